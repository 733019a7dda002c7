// steps.ts - the rules of the Book of Steps, in French.
export const steps = `
= Le Grimoire des Pas Perdus

# goals: Les Objectifs
Huit Objectifs, deux de chaque couleur, forment une rangée dont le hasard décide
l'ordre. Les Portes doivent être trouvées dans cet ordre.

Pour arriver sur la table, une Porte doit avoir la couleur du premier Objectif
visible. Elle est alors à vous, et l'Objectif est retourné face cachée. Sinon la
Porte va dans les Limbes, même si vous avez dépensé une Clé.

Si vous perdez une Porte, un Objectif de sa couleur redevient visible. Il passe
alors avant tous les autres, où qu'il se trouve.

# spells: Les sorts
Un sort se paie avec des cartes de la défausse, que vous choisissez et qui
quittent le jeu. Vous pouvez en lancer autant que vous pouvez en payer : avant
de jouer ou de défausser, avant de piocher une carte, et quand vous tombez sur
une Porte ou un Songe. À deux, c'est aussi possible à la fin du tour.

# paradox: Prophétie Paradoxale
Elle coûte 5 cartes (6 avec la variante Perdus !). Regardez les cinq dernières
cartes de la pioche, placez-en une au sommet et remettez les autres au bas.

# planning: Planification Parallèle
Elle coûte 7 cartes (9 avec la variante Perdus !). Intervertissez deux
Objectifs, sans les retourner.

# punishment: Puissante Punition
Elle coûte 10 cartes (12 avec la variante Perdus !). Le Cauchemar que vous venez
de piocher est défaussé sans effet.
`;
