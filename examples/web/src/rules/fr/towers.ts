// towers.ts - the rules of the Towers, in French.
export const towers = `
= Les Tours

# towers: Les Tours
Douze Tours rejoignent la pioche. Ce sont des cartes Labyrinthe : elles viennent
en main, et on les joue ou les défausse comme des Pièces. Pour gagner, il faut
les huit Portes et, en même temps, quatre Tours voisines de quatre couleurs
différentes : un Rempart.

Une Tour se pose à gauche ou à droite d'une rangée à part, commune à deux
joueurs. Deux bords qui se touchent ne doivent avoir aucun symbole en commun. Un
bord vide touche n'importe quel bord. Les Tours ne continuent ni n'interrompent
une série de Pièces.

# look: Défausser une Tour
Si vous défaussez une Tour au lieu de jouer une carte, vous regardez autant de
cartes de la pioche que l'indique son chiffre, et vous les reposez dans l'ordre
de votre choix.

# loss: Les Cauchemars et les Tours
Une fois l'effet d'un Cauchemar appliqué, vous devez défausser une Tour de la
rangée. Une Tour placée entre deux autres ne peut partir que si celles-ci
peuvent alors se toucher.

Ou bien vous choisissez la fausse destruction : vous ne perdez aucune Tour, mais
le Cauchemar va dans les Limbes et se représentera.

# aligned: Le Rempart
Tant que quatre Tours voisines ont quatre couleurs différentes, les Cauchemars
ne détruisent aucune Tour.
`;
