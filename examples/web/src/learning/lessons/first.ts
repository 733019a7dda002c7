// first.ts - the first lesson: a whole game of Onirim, which is won.
import * as C from "onirim/constants";
import { asks, both, dealt, lie, say, type Lesson } from "../lesson";

const act = asks(C.ASK_ACT);
const doors = (count: number) => both(act, lie(C.ZONE_DOORS, count));

const remarks = [
  say(doors(6),
    "Keep an eye on the deck: if you must draw and it is empty, you lose. " +
    "Discards and Nightmares make it smaller, so do not waste turns.",
    "Surveillez la pioche : s'il faut piocher et qu'elle est vide, vous " +
    "perdez. Défausses et Cauchemars la vident : ne gaspillez pas vos tours.",
    "Следите за колодой: если нужно взять карту, а колода пуста, вы " +
    "проиграете. Сброс и кошмары уменьшают её, так что не теряйте ходов."),
  say(doors(5),
    "Five Doors of eight! Look for the next colour of which you can lay " +
    "three in a row: Sun, Moon, Sun, or Moon, Sun, Moon.",
    "Cinq Portes sur huit ! Cherchez la prochaine couleur dont vous pouvez " +
    "poser trois cartes de suite : Soleil, Lune, Soleil, ou l'inverse.",
    "Пять дверей из восьми! Поищите цвет, которого у вас хватит на три карты " +
    "подряд: солнце, луна, солнце или луна, солнце, луна."),
  say(both(act, dealt("nightmare")),
    "Limbo is where a turn puts cards aside: Doors and Nightmares that were " +
    "revealed, or a Door without its Key. At the end of the turn they are " +
    "shuffled back into the deck, so nothing there is lost.",
    "Les Limbes recueillent ce qu'un tour met de côté : Portes et Cauchemars " +
    "révélés, ou une Porte sans sa Clé. À la fin du tour, tout est mélangé " +
    "dans la pioche : rien n'y est perdu.",
    "В лимбо откладывают двери и кошмары, которые открылись, и дверь, к " +
    "которой нет ключа. В конце хода их замешивают обратно в колоду: там " +
    "ничего не пропадает."),
  say(doors(3),
    "Instead of playing, you may discard a card. If it is a Key, you look " +
    "at what comes next: this is a Prophecy.",
    "Au lieu de jouer, vous pouvez défausser une carte. Si c'est une Clé, " +
    "vous regardez ce qui vient : c'est la Prophétie.",
    "Вместо того чтобы выкладывать, карту можно сбросить. Если это ключ, вы " +
    "посмотрите, что впереди: это пророчество."),
  say(doors(2),
    "Keys are rare: only three of each colour. They are good for more than " +
    "a place in your row.",
    "Les Clés sont rares : trois seulement par couleur. Elles servent à " +
    "mieux qu'à prolonger votre labyrinthe.",
    "Ключей мало: всего по три каждого цвета. Просто выкладывать их в " +
    "лабиринт жалко."),
  say(doors(1),
    "Your first Door! Seven are still missing. After three cards of a " +
    "colour, the next card begins a new series.",
    "Votre première Porte ! Il en manque encore sept. Après trois cartes " +
    "d'une couleur, la suivante commence une nouvelle série.",
    "Первая дверь! Осталось ещё семь. После трёх карт одного цвета следующая " +
    "карта начинает новую серию."),
  say(both(act, lie(C.ZONE_ROW, 2)),
    "Three cards of one colour in a row bring you a Door of that colour. " +
    "After a Moon, a Sun may follow again.",
    "Trois cartes de suite d'une même couleur vous donnent une Porte de " +
    "cette couleur. Après une Lune, un Soleil convient de nouveau.",
    "Три карты одного цвета подряд приносят дверь этого цвета. После луны " +
    "снова можно положить солнце."),
  say(both(act, lie(C.ZONE_ROW, 1)),
    "You have drawn and hold five cards again. The next card of your row " +
    "must show another symbol than the last one. Its colour is free.",
    "Vous avez pioché et tenez de nouveau cinq cartes. La prochaine carte du " +
    "labyrinthe doit porter un autre symbole que la dernière. La couleur est " +
    "libre.",
    "Вы взяли карту, и в руке их снова пять. На следующей карте лабиринта " +
    "должен быть не тот символ, что на последней. Цвет может быть любым."),
  say(act,
    "This labyrinth of dreams has eight Doors, two of each colour. Find them " +
    "all, and you win. Below is your hand. Play a card that is marked.",
    "Ce labyrinthe de rêves a huit Portes, deux de chaque couleur. " +
    "Trouvez-les toutes, et vous gagnez. Voici votre main, en bas : jouez une " +
    "carte signalée.",
    "В этом лабиринте снов восемь дверей, по две каждого цвета. Найдите все " +
    "— и вы победите. Внизу ваша рука: выложите отмеченную карту."),
  say(asks(C.ASK_SEARCH),
    "Three in a row! You may take the Door out of the deck. The deck is then " +
    "shuffled.",
    "Trois de suite ! Vous pouvez prendre la Porte dans la pioche, qui est " +
    "ensuite mélangée.",
    "Три подряд! Дверь можно найти в колоде и взять себе. Потом колоду " +
    "перемешают."),
  say(asks(C.ASK_DOOR),
    "You drew a Door, and you hold a Key of its colour. Spend the Key, and " +
    "the Door is yours at once.",
    "Vous avez pioché une Porte et vous tenez une Clé de sa couleur. " +
    "Dépensez la Clé, et la Porte est à vous tout de suite.",
    "Вам пришла дверь, а в руке есть ключ её цвета. Отдайте ключ — и дверь " +
    "сразу ваша."),
  say(asks(C.ASK_NIGHTMARE),
    "A Nightmare! It takes something from you, and you choose what: a Key, a " +
    "Door, your hand, or five cards of the deck. Which of them you miss " +
    "least is different each time.",
    "Un Cauchemar ! Il vous prend quelque chose, et vous choisissez quoi : " +
    "une Clé, une Porte, votre main ou cinq cartes de la pioche. Ce qui " +
    "vous manquera le moins change d'une fois à l'autre.",
    "Кошмар! Он что-нибудь отнимет, а что — решать вам: ключ, дверь, всю " +
    "руку или пять карт колоды. Что отдать легче, каждый раз решается " +
    "заново."),
  say(asks(C.ASK_PROPHECY),
    "These cards come next in the deck, and one of them must go. A Nightmare " +
    "does no harm if it goes now. A Door would be lost for good.",
    "Voici les prochaines cartes de la pioche ; l'une d'elles doit partir. " +
    "Un Cauchemar défaussé ici est sans effet. Une Porte serait perdue pour " +
    "toujours.",
    "Это следующие карты колоды, и одну нужно сбросить. Кошмар, сброшенный " +
    "сейчас, не подействует. А дверь пропала бы навсегда."),
  say(asks(C.ASK_ORDER),
    "Now choose which card comes first, and so on. A Door should come while " +
    "you hold its Key.",
    "Choisissez maintenant la carte qui viendra en premier, puis la " +
    "suivante. Une Porte doit venir tant que vous tenez sa Clé.",
    "Теперь решите, какая карта придёт первой, какая за ней. Двери лучше " +
    "прийти, пока у вас есть её ключ."),
];

export const first: Lesson = {
  id: "first",
  about: ["game", "onirim"],
  config: "chance=host",
  next: "",
  deals: `red-sun red-moon red-sun blue-moon green-key
    blue-sun brown-sun red-key green-door blue-moon brown-moon
    nightmare red-sun blue-sun brown-door nightmare green-sun blue-key
    brown-door green-key nightmare red-door blue-door brown-sun brown-key
    green-sun green-moon green-moon brown-door blue-sun red-sun red-moon
    blue-moon`,
  answers: `play:red-sun play:red-moon play:red-sun search
    play:blue-moon key:green-key play:blue-sun reveal play:blue-moon search
    discard:green-key drop:nightmare next:red-door next:blue-door
    next:brown-sun key:red-key key:blue-key
    play:brown-sun play:brown-moon play:brown-sun search key:brown-key
    play:green-moon play:green-sun play:green-moon search`,
  remarks,
  isWhole: true,
  end: {
    en: "All eight Doors: you have won! The deck was kind to you, and it " +
      "will not always be. You know the game: play.",
    fr: "Les huit Portes : vous avez gagné ! La pioche vous a gâté, ce ne " +
      "sera pas toujours le cas. Vous connaissez le jeu : jouez.",
    ru: "Все восемь дверей: вы победили! Колода была к вам добра, так будет " +
      "не всегда. Теперь вы знаете игру — играйте.",
  },
};
