// steps.ts - the rules of the Book of Steps, in English.
export const steps = `
= The Book of Steps Lost and Found

# goals: Goals
Eight Goals lie in one row, two of each colour, in an order of chance. The
Doors must be found in this order.

A Door that is about to come to the table must have the colour of the first
Goal that lies face up. Then the Door is yours, and the Goal is turned face
down. Otherwise the Door goes to Limbo, even if you spent a Key on it.

If you lose a Door, a Goal of its colour is turned up again. It is then the
first Goal, wherever it lies.

# spells: Spells
You pay for a spell with cards of your choice from the discard pile. They leave
the game. You may cast as many spells as you can pay for: before you play or
discard, before you draw a card, and when a Door or a Dream was drawn. Two
players can also cast one at the end of the turn.

# paradox: Paradoxical Prophecy
It costs 5 cards (6 with the variant Lost). Look at the five lowest cards of the
deck, put one of them on top, and the others back at the bottom.

# planning: Parallel Planning
It costs 7 cards (9 with the variant Lost). Swap two Goals. Each keeps the side
that it shows.

# punishment: Powerful Punishment
It costs 10 cards (12 with the variant Lost). A Nightmare that you have just
drawn is discarded and does nothing.
`;
