// dreams.ts - the rules of Dreams and Premonitions, in English.
export const dreams = `
= Happy Dreams and Dark Premonitions

# premonitions: Dark Premonitions
Four of the eight Premonitions lie open, the others face down. Each names a
condition. As soon as the Doors on the table meet it, the Premonition strikes:
it leaves the game, and you pay its penalty. Two players count the Doors of
both, and the player whose turn it is pays.

If several strike at once, you choose which comes first. Then the others are
looked at again. One whose condition does not hold any more stays open.

# penalties: The penalties
- Two red Doors: all red rooms in the deck are discarded.
- Two blue Doors: you discard two Keys of your choice from the deck.
- Two green Doors: a Nightmare goes from the discard pile to Limbo.
- Two brown Doors: a Door of your choice goes to Limbo.
- Two Doors of one colour: one of them goes to Limbo.
- Three Doors: you discard your hand and draw a new one, and another Premonition
is turned up.
- Five Doors: two more Premonitions are turned up.
- Doors of every colour: all Happy Dreams in the deck are discarded.

A penalty does what it can.

# happy: Happy Dreams
Four Happy Dreams join the deck. When you draw one, choose:
- An open Premonition leaves the game and does no harm.
- Reveal the next seven cards, discard as many as you like, and put the others
back in any order.
- Take any card of the deck, shuffle, and put that card on top.

Then the Happy Dream is discarded, and you go on filling your hand.
`;
