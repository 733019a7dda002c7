// towers.ts - the lesson about the Towers.
import * as C from "onirim/constants";
import { asks, both, lie, say, type Lesson } from "../lesson";

const act = asks(C.ASK_ACT);
const towers = (count: number) => both(act, lie(C.ZONE_TOWERS, count));

const remarks = [
  say(towers(3),
    "Two other colours stand already. Mind the edges at both ends: a blank " +
    "edge fits anywhere.",
    "D'autres couleurs sont déjà là. Regardez les bords aux deux bouts : un " +
    "bord vide convient partout.",
    "Другие цвета уже стоят. Смотрите на оба края ряда: пустой край подходит " +
    "к любому."),
  say(towers(2),
    "A Tower that you discard lets you look at cards of the deck, as many as " +
    "its number, and put them in order. There are three Towers of each " +
    "colour, and you need only one.",
    "Une Tour défaussée vous laisse regarder des cartes de la pioche, autant " +
    "que son chiffre, et les remettre en ordre. Chaque couleur a trois " +
    "Tours, et une seule suffit.",
    "Сброшенная башня даёт посмотреть карты колоды, столько, сколько её " +
    "число, и разложить их по порядку. Башен каждого цвета три, а нужна " +
    "одна."),
  say(towers(1),
    "Towers join either end of the row. Where two meet, they must not show " +
    "the same symbol.",
    "Une Tour se pose à gauche ou à droite de la rangée. Deux bords qui se " +
    "touchent ne doivent pas porter le même symbole.",
    "Башню кладут слева или справа от ряда. Там, где башни соприкасаются, " +
    "одинаковых символов быть не должно."),
  say(act,
    "To win, you now also need four neighbouring Towers of four colours. " +
    "Towers have a row of their own and do not disturb your series of rooms.",
    "Pour gagner, il faut aussi quatre Tours voisines de quatre couleurs. " +
    "Les Tours ont leur propre rangée et ne gênent pas vos séries de Pièces.",
    "Для победы теперь нужны ещё четыре соседние башни четырёх цветов. У " +
    "башен свой ряд, и сериям комнат они не мешают."),
  say(asks(C.ASK_NIGHTMARE),
    "Nightmares are worse here: after the usual loss you lose a Tower as " +
    "well.",
    "Ici, les Cauchemars sont pires : après la perte habituelle, vous perdez " +
    "aussi une Tour.",
    "Кошмары здесь страшнее: после обычной потери вы теряете ещё и башню."),
  say(asks(C.ASK_TOWER),
    "Give up a Tower, or keep them all. Then the Nightmare goes to Limbo and " +
    "comes again some day.",
    "Cédez une Tour, ou gardez-les toutes. Le Cauchemar va alors dans les " +
    "Limbes et reviendra un jour.",
    "Отдайте башню или сохраните все. Тогда кошмар уйдёт в лимбо и когда-" +
    "нибудь придёт ещё раз."),
  say(asks(C.ASK_ORDER),
    "Name the cards in the order in which you want to draw them. What you do " +
    "not want yet goes last.",
    "Indiquez les cartes dans l'ordre où vous voulez les piocher. Ce qui ne " +
    "presse pas vient en dernier.",
    "Назовите карты в том порядке, в каком хотите их брать. Что пока не " +
    "нужно, пусть придёт последним."),
];

export const towersLesson: Lesson = {
  id: "towers",
  about: ["sets", "towers"],
  config: "sets=towers chance=host",
  next: "sets=towers",
  deals: `green-tower-4 red-tower-5 red-sun blue-moon brown-tower-3
    brown-tower-4 nightmare red-sun blue-sun brown-sun green-sun green-moon
    blue-tower-5 nightmare red-sun brown-key blue-sun`,
  answers: `play:green-tower-4@right play:red-tower-5@left reveal spare
    discard:brown-tower-4 next:brown-key next:red-sun next:blue-sun
    play:blue-tower-5@right play:brown-tower-3@right`,
  remarks,
  isWhole: false,
  end: {
    en: "While Towers of all four colours stand side by side, Nightmares " +
      "take none of them. Now only the Doors are missing.",
    fr: "Tant que des Tours des quatre couleurs se suivent, les Cauchemars " +
      "n'en détruisent aucune : c'est un Rempart. Il ne manque que les " +
      "Portes.",
    ru: "Пока рядом стоят башни всех четырёх цветов, кошмары их не забирают. " +
      "Теперь не хватает только дверей.",
  },
};
