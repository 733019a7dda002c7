// towers.ts - the rules of the Towers, in English.
export const towers = `
= The Towers

# towers: Towers
Twelve Towers join the deck. They are Locations: they come to your hand, and you
play or discard them like rooms. To win you need the eight Doors and, at the
same time, four neighbouring Towers of four different colours.

A Tower goes to the left or the right end of a row of its own, which two players
share. Edges that touch must not have a symbol in common. A blank edge touches
anything. Towers neither continue nor end a series of rooms.

# look: Discarding a Tower
If you discard a Tower instead of playing a card, you look at as many cards of
the deck as its number says, and put them back in any order.

# loss: Nightmares and Towers
After a Nightmare has done its harm, you must discard a Tower of the row. One
between two others may go only if these two may then touch.

Or you use false destruction: you lose no Tower, but the Nightmare goes to Limbo
and will come again.

# aligned: The alignment
While four neighbouring Towers have four different colours, Nightmares take no
Tower.
`;
