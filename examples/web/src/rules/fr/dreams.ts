// dreams.ts - the rules of Dreams and Premonitions, in French.
export const dreams = `
= Songes Heureux et Funestes Prémonitoires

# premonitions: Les Funestes Prémonitoires
Sur huit Funestes Prémonitoires, quatre sont visibles et les autres face cachée.
Chacune a une condition. Dès que les Portes posées sur la table la remplissent,
elle frappe : elle quitte le jeu, et vous subissez sa pénalité. À deux, les
Portes des deux joueurs comptent, et c'est le joueur dont c'est le tour qui
subit la pénalité.

Si plusieurs frappent en même temps, vous choisissez laquelle passe en premier.
Puis on regarde de nouveau les autres : celle dont la condition n'est plus
remplie reste visible.

# penalties: Les pénalités
- Deux Portes rouges : toutes les Pièces rouges de la pioche sont défaussées.
- Deux Portes bleues : vous défaussez de la pioche deux Clés de votre choix.
- Deux Portes vertes : un Cauchemar va de la défausse dans les Limbes.
- Deux Portes brunes : une Porte de votre choix va dans les Limbes.
- Deux Portes de même couleur : l'une d'elles va dans les Limbes.
- Trois Portes : vous défaussez votre main et en piochez une nouvelle, puis une
autre Funeste Prémonitoire est révélée.
- Cinq Portes : deux autres Funestes Prémonitoires sont révélées.
- Les quatre couleurs : tous les Songes Heureux de la pioche sont défaussés.

Une pénalité fait ce qu'elle peut.

# happy: Les Songes Heureux
Quatre Songes Heureux rejoignent la pioche. Quand vous tombez sur l'un d'eux,
choisissez :
- Une Funeste Prémonitoire visible quitte le jeu, sans pénalité.
- Révélez sept cartes de la pioche, défaussez-en autant que vous voulez et
reposez les autres dans l'ordre de votre choix.
- Cherchez une carte quelconque de la pioche, mélangez, puis placez cette carte
au sommet.

Ensuite le Songe Heureux est défaussé, et vous continuez à compléter votre main.
`;
