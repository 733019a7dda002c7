// nightmarium.ts - the rules of Nightmarium, in French.
export const nightmarium = `
= Nightmarium

# n-aim: Le but
De deux à cinq joueurs construisent des créatures, chacun pour soi. Le premier
qui en a cinq complètes gagne aussitôt. On peut convenir d'un autre nombre.

# n-cards: Les Terreurs
Les 108 cartes sont des Terreurs nocturnes de quatre légions : Nécronautes,
Homoncules, Insectoïdes et Chiméridés. Une Terreur forme les membres inférieurs,
le torse ou la tête. Certaines conviennent à plusieurs positions, et beaucoup
ont un pouvoir. Chacun commence avec cinq cartes ; la main n'a pas de limite.

# n-turn: Un tour
Vous avez deux actions, deux fois la même si vous voulez :
- Piocher une carte.
- Défausser des cartes et en piocher la moitié.
- Jouer une carte sur une créature.

Quand la pioche est vide, la défausse est mélangée et devient la pioche.

# n-exchange: Défausser pour piocher
Défaussez autant de cartes que vous voulez. Pour deux cartes, vous en piochez
une ; une carte impaire ne rapporte rien.

# n-build: Jouer une carte
Une créature se construit de bas en haut : les membres inférieurs, puis le
torse, puis la tête. Vous pouvez en avoir plusieurs en chantier, mais jamais
plus de créatures en tout qu'il n'en faut pour gagner. Si vos deux actions
jouent chacune une carte, les deux cartes doivent être de la même légion.

# n-wake: Une créature se réveille
La tête termine la créature, qui se réveille. Si c'était la dernière qu'il vous
fallait, vous avez gagné. Sinon ses pouvoirs s'activent un par un : tête, torse,
membres inférieurs. Ils sont obligatoires.

Si un pouvoir ne trouve rien à faire, ceux du dessous sont perdus. Si un pouvoir
termine une autre créature, celle-ci se réveille aussitôt, et les pouvoirs qui
restaient à la première sont perdus. Ensuite vient votre seconde action, si vous
l'avez encore.

# n-legion: Une seule légion
Si les trois cartes sont de la même légion, chaque adversaire défausse de sa
main une carte de cette légion. S'il n'en a pas, il défausse deux autres cartes.
Cela se passe avant les pouvoirs.

# herald: Le Héraut
Révélez deux cartes de la pioche. Jouez celles qui peuvent l'être, quelle que
soit leur légion ; les autres sont défaussées. Si les deux terminent une
créature, vous choisissez celle qui se réveille.

# mourner: Le Pleureur
Piochez deux cartes.

# joker: Le Joker
Jouez une carte de plus de votre main, quelle que soit sa légion.

# executioner: Le Bourreau
Prenez dans votre main la dernière carte d'une créature adverse, complète ou
non.

# scavenger: Le Charognard
Défaussez toute une créature incomplète d'un adversaire.

# devourer: Le Dévoreur
Défaussez la dernière carte d'une autre de vos créatures, complète ou non.

# n-end: La fin
La partie se termine quand un joueur complète la dernière créature qu'il lui
fallait. Une créature complète qui perd sa tête ne compte plus. Avec une
nouvelle tête, elle se réveille encore.
`;
