// two.ts - the rules of Onirim for two players, in English.
export const two = `
= Two players

# two: Playing together
You win together when each of you has Doors of all four colours at the same
time. You lose together when a card must be drawn and the deck is empty.

Each player has a row and Doors of their own. A second Door of a colour does
not count, but it can be given to a Nightmare.

# draft: The draft
Eight Locations are laid open. You take one in turn, until each of you has
three. These are your own cards, and your partner does not see them afterwards.
The two cards that are left are the shared cards. They lie open for both.

# shared: The shared cards
Your hand is your own cards and the shared cards together. What you play,
discard, spend or give away may be any of them. When you fill your hand, you
first draw own cards up to three, then shared cards up to two.

A Nightmare strikes the player whose turn it is. If you discard your whole
hand, the shared cards go with it.

# swap: Swapping
If you discard a card instead of playing one, you may then swap one of your own
cards with a shared card. This comes before the Prophecy of a Key.
`;
