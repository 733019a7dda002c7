// two.ts - the rules of Onirim for two players, in French.
export const two = `
= À deux joueurs

# two: Jouer ensemble
Vous gagnez ensemble quand chacun a en même temps des Portes des quatre
couleurs. Vous perdez ensemble quand il faut piocher et que la pioche est vide.

Chacun a son propre labyrinthe et ses propres Portes. Une deuxième Porte de la
même couleur ne compte pas, mais on peut la céder à un Cauchemar.

# draft: Le choix des cartes
Huit cartes Labyrinthe sont révélées. Chacun en prend une à son tour, jusqu'à en
avoir trois : c'est sa main personnelle, que son partenaire ne voit plus. Les
deux cartes qui restent sont la main commune, visible pour les deux.

# shared: La main commune
Votre main se compose de votre main personnelle et de la main commune. Ce que
vous jouez, défaussez ou cédez peut venir de l'une ou de l'autre. Pour
compléter, on pioche d'abord pour la main personnelle, jusqu'à trois cartes,
puis pour la main commune, jusqu'à deux.

Un Cauchemar frappe le joueur dont c'est le tour. S'il défausse toute sa main,
la main commune part avec elle.

# swap: L'échange
Si vous défaussez une carte au lieu d'en jouer une, vous pouvez ensuite échanger
une carte de votre main personnelle avec une carte de la main commune. Cela se
fait avant la Prophétie d'une Clé.
`;
