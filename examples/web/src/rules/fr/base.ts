// base.ts - the rules of Onirim for one player, in French.
export const base = `
= Onirim

# aim: Le but
Vous parcourez un labyrinthe de rêves à la recherche de ses huit Portes, deux de
chaque couleur : rouge, bleu, vert et brun. Vous gagnez dès que la huitième
Porte est posée sur la table. Vous perdez si la pioche s'épuise avant.

# cards: Les cartes
La pioche compte 76 cartes.
- 58 Pièces. Chacune a une couleur et un symbole : Soleil, Lune ou Clé. Les
Soleils sont nombreux, les Clés sont rares : trois seulement par couleur.
- 8 Portes, deux de chaque couleur.
- 10 Cauchemars.

Les Pièces (et les Tours, si vous jouez avec elles) sont des cartes Labyrinthe :
ce sont elles qui forment la main. Les Cauchemars et les Songes Heureux sont des
cartes Songe.

# start: La première main
Vous piochez jusqu'à tenir cinq cartes Labyrinthe. Les Portes et les Songes qui
se présentent n'ont pas d'effet : une fois la main complète, on les mélange à
nouveau dans la pioche.

# turn: Un tour
- Vous jouez une carte ou en défaussez une.
- Vous piochez jusqu'à tenir de nouveau cinq cartes.
- Les cartes des Limbes sont mélangées dans la pioche.

# play: Jouer une Pièce
Posez une Pièce au bout de votre labyrinthe. Son symbole doit être différent de
celui de la dernière Pièce : jamais deux Soleils, deux Lunes ou deux Clés côte à
côte. La couleur est sans importance. La toute première Pièce est libre.

# trio: Trois de la même couleur
Si vous jouez la troisième Pièce de suite d'une même couleur, vous pouvez
chercher dans la pioche une Porte de cette couleur, s'il en reste une. La pioche
est ensuite mélangée.

La quatrième Pièce de cette couleur commence une nouvelle série, même si vous
n'avez pas pris de Porte. Une Pièce d'une autre couleur met fin à la série. Une
carte défaussée, non.

# discard: Défausser
Au lieu de jouer, vous pouvez défausser n'importe quelle carte de votre main.
Avec un Soleil ou une Lune, il ne se passe rien de plus. Une Clé déclenche une
Prophétie.

# prophecy: La Prophétie
Vous regardez les cinq premières cartes de la pioche, vous en défaussez une et
vous reposez les autres au sommet, dans l'ordre de votre choix. S'il reste moins
de cinq cartes, vous les regardez toutes.

Un Cauchemar défaussé ainsi est sans effet. Une Porte défaussée ainsi est perdue
pour toujours, et en solo vous ne pouvez plus gagner sans elle.

Une Clé ne déclenche une Prophétie que si vous la défaussez au lieu de jouer une
carte, et non si elle sert à obtenir une Porte ou à apaiser un Cauchemar.

# order: Reposer des cartes
Vous choisissez la carte que vous voulez piocher en premier, puis la suivante,
et ainsi de suite. Tant que la pioche n'est pas mélangée, les cartes viendront
dans cet ordre.

# fill: Compléter la main
Piochez carte après carte jusqu'à en tenir cinq. Une carte Labyrinthe rejoint
votre main. Une Porte ou un Songe produit son effet tout de suite.

# door: Piocher une Porte
Si vous avez une Clé de sa couleur, vous pouvez la défausser pour poser la Porte
sur la table. Sinon, la Porte va dans les Limbes et se représentera.

# nightmare: Piocher un Cauchemar
Choisissez une de ces options, si elle est possible :
- Défausser une Clé de votre main, sans Prophétie.
- Placer une de vos Portes dans les Limbes.
- Révéler les cinq premières cartes de la pioche. Les cartes Labyrinthe sont
défaussées ; les Portes et les Songes vont dans les Limbes, sans effet.
- Défausser toute votre main et en piocher une nouvelle, comme la première. Les
Portes et les Songes qui se présentent vont dans les Limbes, sans effet.

Ensuite le Cauchemar est défaussé, et vous continuez à compléter votre main.

# limbo: Les Limbes
Les cartes mises de côté pendant un tour attendent dans les Limbes. À la fin du
tour, elles sont mélangées dans la pioche. Si les Limbes sont vides, on ne
mélange pas : les cartes que vous connaissez gardent leur place.

# end: La fin
Vous gagnez au moment où la huitième Porte arrive sur la table. Vous perdez
quand vous devez piocher et que la pioche est vide. Les cartes des Limbes ne
vous sauvent pas. Une pioche vide n'est pas une défaite tant qu'aucune carte ne
vous manque.

# deal: De vraies cartes
Si vous jouez avec de vraies cartes, c'est vous qui distribuez : mélangez et
piochez dans votre propre paquet, puis dites quelle carte est venue.
`;
