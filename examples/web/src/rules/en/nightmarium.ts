// nightmarium.ts - the rules of Nightmarium, in English.
export const nightmarium = `
= Nightmarium

# n-aim: The aim
Two to five players build creatures, each for themselves. The first with five
complete creatures wins at once. You may agree on another number.

# n-cards: Terrors
The 108 cards are Terrors of four legions: Necronauts, Homunculi, Insektoids and
Chimeridae. A Terror is legs, a torso or a head. Some fit more than one part.
Many have a power. Each player begins with five cards; a hand has no limit.

# n-turn: A turn
You take two actions. Each is one of these, and both may be the same:
- Draw a card.
- Discard cards and draw half as many.
- Play a card onto a creature.

When the deck is empty, the discard pile is shuffled and becomes the deck.

# n-exchange: Discarding for new cards
Discard as many cards as you like. For every two of them you draw one; an odd
card brings nothing.

# n-build: Playing a card
A creature is built from below: first legs, then a torso, then a head. You may
have several unfinished creatures, but all your creatures together are never
more than you need to win. If both actions of a turn play a card, both cards
must be of one legion.

# n-wake: A creature wakes
The head completes a creature, and it wakes. If it is the last one that you
need, you have won. Otherwise its powers follow, one by one: head, torso, legs.
You must use them.

If a power finds nothing to do, the powers below it are lost. If a power
completes another creature, that one wakes at once, and the rest of the powers
of the first are lost. After the powers you take your second action, if you
still have it.

# n-legion: A creature of one legion
If all three cards are of one legion, each other player discards a card of that
legion from the hand. A player who has none discards two other cards. This comes
before the powers.

# herald: Herald
Reveal two cards of the deck. Play those that you can, of any legion; the others
are discarded. If both complete a creature, you choose which one wakes.

# mourner: Mourner
Draw two cards.

# joker: Joker
Play one more card from your hand, of any legion.

# executioner: Executioner
Take the last card of another player's creature into your hand. The creature may
be complete or not.

# scavenger: Scavenger
Discard a whole unfinished creature of another player.

# devourer: Devourer
Discard the last card of another creature of your own, complete or not.

# n-end: The end
The game ends when a player completes the last creature that was needed. A
complete creature that loses its head does not count any more. With a new head
it wakes again.
`;
