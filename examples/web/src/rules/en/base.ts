// base.ts - the rules of Onirim for one player, in English.
export const base = `
= Onirim

# aim: The aim
You walk through a labyrinth of dreams and look for its eight Doors, two of
each colour: red, blue, green and brown. You win as soon as the eighth Door
lies on the table. You lose if the deck runs out first.

# cards: The cards
The deck has 76 cards.
- 58 rooms. Each has a colour and a symbol: Sun, Moon or Key. Suns are common,
Keys are rare: each colour has only three.
- 8 Doors, two of each colour.
- 10 Nightmares.

Rooms (and Towers, if you play with them) are Locations: the cards that a hand
is made of. Nightmares and Happy Dreams are Dreams.

# start: The first hand
You draw until you hold five Locations. Doors and Dreams that come up do
nothing now. They are shuffled back into the deck when your hand is complete.

# turn: A turn
- First you play a card or discard one.
- Then you draw until your hand has five cards again.
- Last, the cards in Limbo are shuffled back into the deck.

# play: Playing a room
Put a room at the end of your row. Its symbol must differ from the symbol of
the last room there: no Sun next to a Sun, no Moon next to a Moon, no Key next
to a Key. The colour does not matter. The very first room may be any room.

# trio: Three of a colour
If you play the third room of one colour in succession, you may take a Door of
that colour out of the deck, if it has one. The deck is then shuffled.

The fourth room of that colour is the first of a new series, even if you took
no Door. A room of another colour ends the series. A card that you discard
does not.

# discard: Discarding
Instead of playing, you may discard any card of your hand. A Sun or a Moon is
simply gone. A Key brings a Prophecy.

# prophecy: Prophecy
You look at the next five cards of the deck, discard one of them, and put the
others back on top in any order. If the deck has fewer than five cards, you
look at all of them.

A Nightmare that you discard here does no harm. A Door that you discard here is
lost for good, and alone you cannot win without it.

A Key brings a Prophecy only if you discard it instead of playing a card. A Key
that you spend on a Door or give to a Nightmare does not.

# order: Putting cards back
You choose the card that you want to draw first, then the next one, and so on.
As long as the deck is not shuffled, the cards come in this order.

# fill: Filling the hand
Draw one card after the other until you hold five. A Location joins your hand.
Doors and Dreams do not: what they do happens at once.

# door: A Door is drawn
If you have a Key of its colour, you may discard the Key and put the Door on
the table. Otherwise the Door goes to Limbo and will come again.

# nightmare: A Nightmare is drawn
Choose one of these, if you can do it:
- Discard a Key of your hand. It brings no Prophecy.
- Put one of your Doors into Limbo.
- Reveal the next five cards of the deck. Locations among them are discarded,
Doors and Dreams go to Limbo and do nothing.
- Discard your whole hand and draw a new one, like the first. Doors and Dreams
that come up go to Limbo and do nothing.

Then the Nightmare is discarded, and you go on filling your hand.

# limbo: Limbo
Cards that are put aside during a turn wait in Limbo. At the end of the turn
they are shuffled back into the deck. If Limbo is empty, the deck is not
shuffled, and cards that you know there stay in their places.

# end: The end
You win at the moment when the eighth Door comes to the table. You lose when
you must draw a card and the deck is empty. Cards in Limbo do not save you. An
empty deck alone is no defeat, as long as you need no card.

# deal: Real cards
If you play with real cards, you deal: shuffle and draw your own deck, and tell
which card came.
`;
