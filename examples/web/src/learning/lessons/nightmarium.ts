// nightmarium.ts - the lesson about Nightmarium, against another player.
import * as C from "onirim/constants";
import { asks, both, lie, say, type Lesson } from "../lesson";

const move = asks(C.ASK_MOVE);
const SECOND = 1;

const remarks = [
  say(both(move, lie(C.ZONE_CREATURE, 2, SECOND)),
    "The head is still missing. The last creature that you need wins at " +
    "once, whatever its powers are.",
    "Il manque encore la tête. La dernière créature qu'il vous faut gagne " +
    "aussitôt, quels que soient ses pouvoirs.",
    "Осталась голова. Последнее нужное существо побеждает сразу, какие бы " +
    "способности у него ни были."),
  say(both(move, lie(C.ZONE_CREATURE, 3)),
    "The creature woke, its powers are done, and you go on. Cards that you " +
    "cannot use can be exchanged: two for one.",
    "La créature s'est réveillée, ses pouvoirs sont terminés, et votre tour " +
    "continue. Les cartes inutiles s'échangent : deux contre une.",
    "Существо проснулось, его способности сработали, и игра идёт дальше. " +
    "Лишние карты можно обменять: две на одну."),
  say(both(move, lie(C.ZONE_CREATURE, 2)),
    "The head completes a creature, and it wakes: its powers work one after " +
    "the other. If all three cards are of one legion, the others must " +
    "discard.",
    "La tête termine la créature, qui se réveille : ses pouvoirs s'activent " +
    "l'un après l'autre. Si les trois cartes sont de la même légion, les " +
    "adversaires défaussent.",
    "Голова завершает существо, и оно просыпается: его способности действуют " +
    "одна за другой. Если все три карты одного легиона, соперники сбрасывают " +
    "карты."),
  say(both(move, lie(C.ZONE_CREATURE, 1)),
    "A turn has two actions. If both play a card, both cards must be of one " +
    "legion, which is the colour of the card.",
    "Un tour compte deux actions. Si chacune joue une carte, les deux cartes " +
    "doivent être de la même légion, donc de la même couleur.",
    "В ходу два действия. Если оба раза вы выкладываете карту, обе должны " +
    "быть одного легиона: это цвет карты."),
  say(move,
    "Be the first to complete your creatures: here two are enough, a whole " +
    "game asks for five. A creature grows from below: legs, torso, head.",
    "Soyez le premier à compléter vos créatures : ici deux suffisent, une " +
    "vraie partie en demande cinq. Une créature se construit de bas en " +
    "haut : membres inférieurs, torse, tête.",
    "Побеждает тот, кто первым завершит своих существ: здесь хватит двух, в " +
    "обычной игре нужно пять. Существо растёт снизу вверх: ноги, туловище, " +
    "голова."),
  say(asks(C.ASK_JOKER),
    "The first power: a Joker plays one more card, of any legion. Powers " +
    "must be used, head first, then torso and legs.",
    "Le premier pouvoir : un Joker joue une carte de plus, de n'importe " +
    "quelle légion. Les pouvoirs sont obligatoires : la tête, puis le torse " +
    "et les membres inférieurs.",
    "Первая способность: Пересмешник выкладывает ещё одну карту, любого " +
    "легиона. Отказаться нельзя: сначала голова, потом туловище и ноги."),
  say(asks(C.ASK_EXCHANGE),
    "Discard cards that do not fit your creatures. You draw one card for " +
    "every two.",
    "Défaussez ce qui ne va pas à vos créatures. Pour deux cartes, vous en " +
    "piochez une.",
    "Сбросьте то, что не подходит вашим существам. За каждые две карты вы " +
    "берёте одну."),
];

export const nightmarium: Lesson = {
  id: "nightmarium",
  about: ["game", "nightmarium"],
  config: "game=nightmarium players=2 objective=2 chance=host",
  next: "game=nightmarium players=2",
  deals: `n30 n47 n31 n9 n87 n66 n57 n2 n44 n86 n60 n8 n85 n1 n63`,
  answers: `build:n30@1 build:n47@1 build:n57@1 draw
    build:n31@1 build:n9@2 exchange discard:n85 discard:n87
    build:n60@2 draw build:n8@2 build:n1@2`,
  remarks,
  isWhole: true,
  end: {
    en: "That was a whole game, only a short one. Every power has its own " +
      "rule: press a card of a creature long, or with the right button, to " +
      "read it.",
    fr: "C'était une partie entière, mais courte. Chaque pouvoir a sa règle, " +
      "qu'un appui long ou un clic droit sur une carte d'une créature montre.",
    ru: "Это была целая игра, только короткая. У каждой способности своё " +
      "правило: его покажет долгое нажатие на карту существа или правая " +
      "кнопка мыши.",
  },
};
