/* view.c - a game as somebody sees it. */
#include "view.h"
#include "words.h"

/* A card that is asked for is dealt by somebody who may know all of them. */
struct view
view_of(const onirim_game *game, int viewer)
{
	const bool is_dealt = onirim_player(game) == ONIRIM_CHANCE;

	return (struct view){
		.game = game,
		.viewer = viewer,
		.seats = onirim_number(game, viewer, ONIRIM_NUMBER_PLAYERS, 0),
		.is_nightmarium = onirim_number(game, viewer,
		    ONIRIM_NUMBER_GAME, 0) == ONIRIM_GAME_NIGHTMARIUM,
		.reader = {
			.language = words_language(),
			.viewer = is_dealt ? ONIRIM_HOST : viewer,
		},
	};
}

struct pile
pile_of(const struct view *view, int zone, int index)
{
	struct pile pile;

	pile.count = onirim_cards(view->game, view->viewer, zone, index,
	    pile.cards, ONIRIM_CARDS_MAX);
	if (pile.count < 0)
		pile.count = 0;
	return pile;
}

int
count_in(const struct pile *pile, onirim_card card)
{
	int count = 0;

	for (int i = 0; i < pile->count; i++)
		count += pile->cards[i] == card;
	return count;
}

int
number_of(const struct view *view, int what, int index)
{
	return onirim_number(view->game, view->viewer, what, index);
}

bool
plays(const struct view *view, int what, int word)
{
	const int words = number_of(view, what, 0);

	return words > 0 && (words & word) != 0;
}

int
percent(unsigned chance)
{
	const unsigned certain = 65535;

	return (int)((chance * 100 + certain / 2) / certain);
}

/* One player needs both Doors of a colour, two players need one each. */
int
doors_needed(const struct view *view)
{
	return view->seats > 1 ? 1 : 2;
}

int
doors_found(const struct view *view, int seat)
{
	const struct pile doors = pile_of(view, ONIRIM_ZONE_DOORS, seat);
	int found = 0;

	for (int colour = 0; colour < COLOURS; colour++) {
		const int have = count_in(&doors,
		    (onirim_card)(ONIRIM_CARD_DOOR + colour));

		found += have < doors_needed(view) ? have : doors_needed(view);
	}
	return found;
}

int
complete_creatures(const struct view *view, int seat)
{
	int count = 0;

	for (int i = 0; i < PLACES; i++)
		count += pile_of(view, ONIRIM_ZONE_CREATURE,
		    PLACES * seat + i).count == PARTS;
	return count;
}

void
add_action(struct line *line, const struct view *view, onirim_action action)
{
	char text[ONIRIM_TEXT_MAX] = "";

	onirim_action_text(view->game, action, &view->reader, text,
	    sizeof(text));
	line_add(line, "%s", text);
}

void
add_help(struct line *line, const struct view *view, onirim_action action)
{
	char text[ONIRIM_TEXT_MAX] = "";

	onirim_help_text(view->game, action, &view->reader, text,
	    sizeof(text));
	line_add(line, "%s", text);
}

void
add_decision(struct line *line, const struct view *view, int decision)
{
	char text[ONIRIM_TEXT_MAX] = "";

	onirim_decision_text(view->game, decision, &view->reader, text,
	    sizeof(text));
	line_add(line, "%s", text);
}

void
add_seat(struct line *line, const struct view *view, int seat)
{
	if (seat == ONIRIM_CHANCE)
		line_add(line, "%s", say(W_DEALER));
	else
		line_add(line, say(seat == view->viewer ? W_YOU : W_PLAYER),
		    seat + 1);
}
