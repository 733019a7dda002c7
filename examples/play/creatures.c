/* creatures.c - the table of Nightmarium. */
#include "creatures.h"
#include "nightmarium_words.h"
#include "terrors.h"

enum {
	CREATURES_MAX = 7,
	PLACES = 8,     /* that a seat has in the numbers of creatures */
	FEW_TARGETS = 8 /* that are shown in words */
};

/* What stands for the parts that a card fits. */
static const char part_marks[PARTS] = {
	[LEGS] = '_', [TORSO] = '=', [HEAD] = '^'
};

/*
 * ---- Cards --------------------------------------------------------------
 */

/* The power in a word, or in a letter where there is little room. */
static void
add_power(struct line *line, const struct view *view, onirim_card card)
{
	const int power = terror_power(card);

	line_add(line, "%s", view->detail == DETAIL_WHOLE
	    ? view->words->nightmarium->powers[power].brief
	    : view->words->nightmarium->powers[power].letter);
}

/* A card of a hand, such as "N_=Sca": a Scavenger of the Necronauts for legs
 * or torso. */
static void
add_terror(struct line *line, const struct view *view, onirim_card card)
{
	if (!is_terror(card)) {
		line_add(line, "?");
		return;
	}
	line_add(line, "%c%s", card_style(card),
	    view->words->nightmarium->legions[terror_legion(card)]);
	for (int part = LEGS; part < PARTS; part++)
		if (terror_fits(card, (enum part)part))
			line_add(line, "%c", part_marks[part]);
	add_power(line, view, card);
	line_add(line, "%c", STYLE_PLAIN);
}

static struct pile
creature_at(const struct view *view, int seat, int i)
{
	return pile_of(view, ONIRIM_ZONE_CREATURE, PLACES * seat + i);
}

/* A creature from the legs to the head, such as "2[N.Sca H.Jok I.Her]", or
 * briefly "2[NsHjIh]".  Without brackets it lacks what the dots stand for. */
static void
add_creature(struct line *line, const struct view *view, int seat, int i)
{
	const struct pile cards = creature_at(view, seat, i);
	const bool complete = cards.count == PARTS;
	const bool whole = view->detail == DETAIL_WHOLE;

	line_add(line, "%c%d%c%c", STYLE_BOLD, i + 1, STYLE_PLAIN,
	    complete ? '[' : ' ');
	for (int part = 0; part < PARTS; part++) {
		line_add(line, "%s", part > 0 && whole ? " " : "");
		if (part >= cards.count) {
			line_add(line, "%s", whole ? ".." : ".");
			continue;
		}
		line_add(line, "%c%s%s", card_style(cards.cards[part]),
		    view->words->nightmarium->legions[
		    terror_legion(cards.cards[part])], whole ? "." : "");
		add_power(line, view, cards.cards[part]);
		line_add(line, "%c", STYLE_PLAIN);
	}
	line_add(line, "%s", complete ? "]" : "");
}

/* A card and how many of it there are, unless it is the same as the one
 * before. */
static bool
add_copies(struct line *line, const struct view *view,
    const struct pile *pile, int i)
{
	const int copies = count_in(pile, pile->cards[i]);

	if (i > 0 && pile->cards[i] == pile->cards[i - 1])
		return false;
	add_terror(line, view, pile->cards[i]);
	if (copies > 1)
		line_add(line, " x%d", copies);
	return true;
}

static void
list_add_terrors(struct list *list, const struct view *view,
    const struct pile *pile)
{
	if (pile->count == 0)
		line_add(list->line, "%s", view->words->none);
	for (int i = 0; i < pile->count; i++) {
		struct line thing = { .length = 0 };

		if (add_copies(&thing, view, pile, i))
			list_add(list, &thing);
	}
}

/*
 * ---- Blocks -------------------------------------------------------------
 */

static int
creatures_of(const struct view *view, int seat, bool complete)
{
	int count = 0;

	for (int i = 0; i < CREATURES_MAX; i++) {
		const int height = creature_at(view, seat, i).count;

		count += complete ? height == PARTS : height > 0;
	}
	return count;
}

static void
add_seat(struct line *line, const struct view *view, int seat)
{
	line_add(line, "%s%d", view->words->nightmarium->seat, seat + 1);
}

static void
add_score(struct line *line, const struct view *view, int seat)
{
	add_seat(line, view, seat);
	line_add(line, " %d/%d", creatures_of(view, seat, true),
	    number_of(view, ONIRIM_NUMBER_OBJECTIVE, 0));
}

/* A seat's creatures, and whether it is its turn. */
static void
show_side(struct page *page, const struct view *view, int seat)
{
	const bool active = number_of(view, ONIRIM_NUMBER_ACTIVE, 0) == seat;
	const int count = creatures_of(view, seat, false);
	struct list list = { page, page_line(page), PAGE_LINES };

	line_add(list.line, "%c%c", active ? STYLE_BOLD : STYLE_FAINT,
	    active ? '>' : ' ');
	add_score(list.line, view, seat);
	line_add(list.line, "%c", STYLE_PLAIN);
	line_pad(list.line, LABEL_WIDTH);
	if (count == 0)
		line_add(list.line, "%s", view->words->none);
	for (int i = 0; i < count; i++) {
		struct line thing = { .length = 0 };

		add_creature(&thing, view, seat, i);
		if (view->detail == DETAIL_WHOLE)
			list_add(&list, &thing);
		else
			line_add(list.line, "%s%s", i > 0 ? " " : "",
			    thing.text);
	}
}

static void
show_sides(struct page *page, const struct view *view)
{
	for (int seat = 0; seat < view->seats; seat++)
		show_side(page, view, seat);
}

/* What is known of the hand of somebody else. */
static void
add_known(struct line *line, const struct view *view, struct pile hand,
    int seat)
{
	hand.count -= count_in(&hand, ONIRIM_HIDDEN_CARD);
	if (hand.count == 0 || view->viewer == ONIRIM_HOST ||
	    view->viewer == seat || view->detail != DETAIL_WHOLE)
		return;
	for (int i = 0; i < hand.count; i++) {
		struct line thing = { .length = 0 };

		if (add_copies(&thing, view, &hand, i))
			line_add(line, "%s%s", i > 0 ? " " : " (",
			    thing.text);
	}
	line_add(line, ")");
}

/* How many cards each seat holds, and which of them are known. */
static void
show_hand_sizes(struct page *page, const struct view *view)
{
	struct list list = list_begin(page, view, CAPTION_HANDS,
	    ONIRIM_NOBODY);

	for (int seat = 0; seat < view->seats; seat++) {
		const struct pile hand = pile_of(view, ONIRIM_ZONE_HAND, seat);
		struct line thing = { .length = 0 };

		add_seat(&thing, view, seat);
		line_add(&thing, " %c%d%c", STYLE_BOLD, hand.count,
		    STYLE_PLAIN);
		add_known(&thing, view, hand, seat);
		list_add(&list, &thing);
	}
}

/* The pile, and how many cards of each legion are discarded; where there is
 * room also which they are. */
static void
show_piles(struct page *page, const struct view *view)
{
	const struct pile discard = pile_of(view, ONIRIM_ZONE_DISCARD, 0);
	struct line *line = labelled(page, view, CAPTION_DECK, ONIRIM_NOBODY);
	int counts[LEGIONS] = { 0 };
	struct list list;

	for (int i = 0; i < discard.count; i++)
		counts[terror_legion(discard.cards[i])]++;
	line_add(line, "%d   %c%s%c %d", number_of(view, ONIRIM_NUMBER_DECK,
	    0), STYLE_FAINT, view->words->captions[CAPTION_GONE], STYLE_PLAIN,
	    discard.count);
	for (int legion = 0; legion < LEGIONS; legion++)
		if (counts[legion] > 0)
			line_add(line, "  %c%s %d%c", STYLE_RED + legion,
			    view->words->nightmarium->legions[legion],
			    counts[legion], STYLE_PLAIN);
	if (view->detail != DETAIL_WHOLE || discard.count == 0)
		return;
	list = list_begin(page, view, CAPTION_GONE, ONIRIM_NOBODY);
	list_add_terrors(&list, view, &discard);
}

/* What a Herald has revealed. */
static void
show_revealed(struct page *page, const struct view *view)
{
	const struct pile cards = pile_of(view, ONIRIM_ZONE_PENDING, 0);
	struct list list;

	if (cards.count == 0)
		return;
	list = list_begin(page, view, CAPTION_OPEN, ONIRIM_NOBODY);
	list_add_terrors(&list, view, &cards);
}

/* The viewer's hand.  Who sees all hands gets all of them, and with little
 * room that of the seat whose turn it is. */
static void
show_own_hand(struct page *page, const struct view *view)
{
	const int active = number_of(view, ONIRIM_NUMBER_ACTIVE, 0);

	for (int seat = 0; seat < view->seats; seat++) {
		const struct pile hand = pile_of(view, ONIRIM_ZONE_HAND, seat);
		struct list list;

		if (seat != view->viewer && (view->viewer != ONIRIM_HOST ||
		    (view->detail != DETAIL_WHOLE && seat != active)))
			continue;
		list = list_begin(page, view, CAPTION_HAND, seat);
		list_add_terrors(&list, view, &hand);
	}
}

static const struct block blocks[] = {
	/* block             short    gone */
	{ show_sides,      {     3,  NEVER } },
	{ show_hand_sizes, {     6,      9 } },
	{ show_piles,      { SQUEEZE_QUESTION, 10 } },
	{ show_revealed,   { NEVER,  NEVER } },
	{ show_own_hand,   {     5,     12 } },
};

void
show_creatures(struct page *page, const struct view *view, int squeeze)
{
	show_blocks(page, view, blocks, COUNT_OF(blocks), squeeze);
}

/*
 * ---- Words --------------------------------------------------------------
 */

void
add_actions_left(struct line *line, const struct view *view)
{
	const int decision = onirim_decision(view->game);

	if (decision == ONIRIM_ASK_MOVE || decision == ONIRIM_ASK_NOTHING)
		return;
	line_add(line, "   ");
	line_add(line, view->words->nightmarium->actions,
	    number_of(view, ONIRIM_NUMBER_ACTIONS_LEFT, 0));
}

void
add_completed(struct line *line, const struct view *view)
{
	for (int seat = 0; seat < view->seats; seat++) {
		line_add(line, "%s", seat > 0 ? ", " : "");
		add_score(line, view, seat);
	}
}

bool
add_terror_label(struct line *line, const struct view *view,
    onirim_action action)
{
	const onirim_card card = (onirim_card)onirim_action_card(action);
	const int i = onirim_action_extra(action);
	struct view brief = *view;

	switch (onirim_action_verb(action)) {
	case ONIRIM_VERB_DEAL:
	case ONIRIM_VERB_DISCARD:
		add_terror(line, view, card);
		return true;
	case ONIRIM_VERB_BUILD:
		add_terror(line, view, card);
		line_add(line, " > %d", i + 1);
		return true;
	case ONIRIM_VERB_SEIZE:
	case ONIRIM_VERB_DESTROY:
		if (onirim_legal_actions(view->game, NULL, 0) > FEW_TARGETS)
			brief.detail = DETAIL_SHORT;
		add_seat(line, view, onirim_action_place(action));
		line_add(line, ": ");
		add_creature(line, &brief, onirim_action_place(action), i);
		return true;
	default:
		return false;
	}
}
