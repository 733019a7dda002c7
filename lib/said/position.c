/* position.c - games at the start of a turn as text. */
#include "../config.h"
#include "../engine.h"
#include "notation.h"
#include "position.h"

/*
 * A position consists of the words of the configuration, some words that every
 * game has, and the words of its own game, which list cards.
 */
enum {
	WORD_TURN, WORD_ACTIVE, WORD_VIEWER, WORD_GENERATOR, WORD_POOL,
	WORDS_OF_ALL, POSITION_WORDS_MAX = 32,
};

static const char *const words_of_all[] = {
	[WORD_TURN] = "turn",
	[WORD_ACTIVE] = "active",
	[WORD_VIEWER] = "viewer",
	[WORD_GENERATOR] = "generator",
	[WORD_POOL] = "pool",
};

/* Whether the seats that know a card are written after it. */
enum { NO_SEATS, ALL_SEATS_UNWRITTEN, SEATS_WRITTEN };

static const struct list_form {
	bool counted;
	bool may_hide;
	bool may_be_down;
	bool may_have_rank;     /* after a `+` */
	bool in_piles;          /* separated by `/` */
	uint8_t seats;
} list_forms[] = {
	/*                   counted  hide   down   rank   piles  seats */
	[WORD_PILE]      = { true,    false, false, false, false, NO_SEATS },
	[WORD_HAND]      = { true,    true,  false, false, false, NO_SEATS },
	[WORD_KNOWN]     = { true,    true,  false, false, false,
	                     SEATS_WRITTEN },
	[WORD_ROW]       = { false,   false, false, false, false, NO_SEATS },
	[WORD_GOALS]     = { false,   false, true,  true,  false, NO_SEATS },
	[WORD_DECK]      = { false,   true,  false, false, false,
	                     ALL_SEATS_UNWRITTEN },
	[WORD_CREATURES] = { false,   false, false, false, true,  NO_SEATS },
	[WORD_LOOKED]    = { true,    true,  false, false, false,
	                     ALL_SEATS_UNWRITTEN },
};

/* The pool.  No game has its own word for it. */
static const struct position_word pool_word = {
	"pool", WORD_PILE, {ONIRIM_ZONE_POOL, 0}, UINT64_MAX,
};

/* Whether a game has the place of a word. */
static bool
has_place(const struct onirim_game *g, const struct position_word *word)
{
	return word->place.index < oni_piles(g, word->place.zone);
}

/*
 * Writing.
 */

void
oni_write_key(struct text *text, const char *key)
{
	oni_text_add_byte(text, ' ');
	oni_text_add(text, key);
	oni_text_add_byte(text, '=');
}

static void
write_unless_usual(struct text *text, const char *key, unsigned number,
    unsigned usual)
{
	if (number == usual)
		return;
	oni_write_key(text, key);
	oni_text_add_number(text, number);
}

void
oni_write_viewer(struct text *text, unsigned viewer)
{
	if (viewer == ONIRIM_NOBODY)
		oni_text_add(text, "nobody");
	else if (viewer == ONIRIM_HOST)
		oni_text_add(text, "host");
	else
		oni_text_add_number(text, viewer + 1);
}

/* The generator of a new game equals its seed.  If the host deals, it stays
 * equal. */
static void
write_generator(struct text *text, const struct onirim_game *g)
{
	if (g->generator.state == g->config.seed)
		return;
	oni_write_key(text, words_of_all[WORD_GENERATOR]);
	oni_text_add(text, "0x");
	oni_text_add_digits(text, g->generator.state, 16);
}

/* How much higher the face of a Goal is when it lies face down. */
enum { TURNED = ONIRIM_CARD_GOAL_DOWN - ONIRIM_CARD_GOAL };

static void
write_face(const struct onirim_game *g, unsigned card,
    const struct list_form *form, struct text *text)
{
	if (card == HIDDEN_CARD) {
		oni_text_add_byte(text, '?');
		return;
	}
	card = oni_ruleset(g)->faces[card];
	if (!form->may_be_down || card < ONIRIM_CARD_GOAL_DOWN) {
		oni_face_write(card, text);
		return;
	}
	oni_face_write(card - TURNED, text);
	oni_text_add_byte(text, '-');
}

static void
write_rank(unsigned rank, const struct list_form *form, struct text *text)
{
	if (!form->may_have_rank || rank == 0)
		return;
	oni_text_add_byte(text, '+');
	oni_text_add_number(text, rank);
}

static void
write_seats(const struct onirim_game *g, unsigned seen,
    const struct list_form *form, struct text *text)
{
	if (form->seats == NO_SEATS ||
	    (form->seats == ALL_SEATS_UNWRITTEN && seen == all_seats(g)))
		return;
	oni_text_add_byte(text, '/');
	for (unsigned seat = 0; seat < SEATS_MAX; seat++)
		if (set_has(seen, seat))
			oni_text_add_byte(text, (char)('1' + seat));
}

/* How many cards from place i on are written together. */
static unsigned
alike_from(const struct told *told, unsigned i, const struct list_form *form)
{
	const bool seen_counts = form->seats != NO_SEATS;
	unsigned n = 1;

	while (form->counted && i + n < told->count &&
	    told->cards[i + n].card == told->cards[i].card &&
	    (!seen_counts || told->cards[i + n].seen == told->cards[i].seen))
		n++;
	return n;
}

void
oni_write_told(const struct onirim_game *g, const struct position_word *word,
    const struct told *told, struct text *text)
{
	const struct list_form *form = &list_forms[word->form];
	unsigned n;

	if (told->count == 0)
		return;
	oni_write_key(text, word->name);
	for (unsigned i = 0; i < told->count; i += n) {
		n = alike_from(told, i, form);
		if (i > 0)
			oni_text_add_byte(text, form->in_piles &&
			    told->cards[i].seen != told->cards[i - 1].seen
			    ? '/' : ',');
		if (n > 1)
			oni_text_add_number(text, n);
		write_face(g, told->cards[i].card, form, text);
		write_rank(told->cards[i].seen, form, text);
		write_seats(g, told->cards[i].seen, form, text);
	}
}

static void
write_frame(const struct onirim_game *g, struct text *text)
{
	oni_config_write(&g->config, text);
	write_unless_usual(text, words_of_all[WORD_TURN], g->turn, 1);
	write_unless_usual(text, words_of_all[WORD_ACTIVE], g->active + 1u, 1);
}

static void
write_table(const struct onirim_game *g, struct text *text)
{
	const struct position_word *word = oni_position_of(g)->words;

	for (; word->name != NULL; word++) {
		struct told told = {0};

		if (!has_place(g, word))
			continue;
		oni_position_of(g)->tell(g, word, &told);
		oni_write_told(g, word, &told, text);
	}
}

void
oni_position_write(const struct onirim_game *g, struct text *text)
{
	write_frame(g, text);
	if (g->redacted != 0) {
		oni_write_key(text, words_of_all[WORD_VIEWER]);
		oni_write_viewer(text, g->redacted - 1u);
	} else {
		write_generator(text, g);
	}
	write_table(g, text);
}

void
oni_position_write_words(const struct onirim_game *g, struct text *text)
{
	write_frame(g, text);
	write_table(g, text);
}

/*
 * Reading.
 */

struct reading {
	struct onirim_game *g;
	struct config_words config;
	struct word values[POSITION_WORDS_MAX]; /* no start: word is missing */
	struct word text;
	struct word end;                /* the place of missing words */
	struct word hidden;             /* the last entry with a hidden card */
	struct pile untold;             /* not yet named by `pool` */
	struct fault fault;
};

/* The text cannot be read; or it can be read, but is not possible. */
static int
unreadable(struct reading *r, struct word word, int32_t reason)
{
	oni_fault(&r->fault, word, reason);
	return ONIRIM_E_SYNTAX;
}

static int
impossible(struct reading *r, struct word word, int32_t reason)
{
	oni_fault(&r->fault, word, reason);
	return ONIRIM_E_POSITION;
}

/*
 * Words and their values.
 */

/* Where the value of a word is stored that does not belong to the
 * configuration, or NULL if there is no such word. */
static struct word *
find_value(struct reading *r, struct word key)
{
	const struct position_word *words = oni_position_of(r->g)->words;

	for (unsigned i = 0; i < WORDS_OF_ALL; i++)
		if (oni_word_is(key, words_of_all[i]))
			return &r->values[i];
	for (unsigned i = 0; words[i].name != NULL; i++) {
		assert(WORDS_OF_ALL + i < POSITION_WORDS_MAX);
		if (oni_word_is(key, words[i].name))
			return &r->values[WORDS_OF_ALL + i];
	}
	return NULL;
}

static bool
is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* Where the value of a word of the configuration is stored, or NULL if it does
 * not belong to the configuration.  Two words have the key `premonitions`: in
 * the configuration it is a number, and in the game it is the list of the open
 * cards. */
static struct word *
find_config_value(struct reading *r, struct word key, struct word value)
{
	if (oni_word_is(key, "premonitions") &&
	    (value.length == 0 || !is_digit(value.start[0])))
		return NULL;
	return oni_config_value(&r->config, key);
}

/* The configuration is read first, because it says to which game the other
 * words belong. */
static int
read_own_config(struct reading *r, struct word text)
{
	struct word word;
	struct config config;

	while (oni_word_next(&text, &word)) {
		struct word rest = word;
		const struct word key = oni_word_cut(&rest, '=');
		struct word *value = find_config_value(r, key, rest);

		if (value != NULL &&
		    !oni_config_keep(value, word, key, rest, &r->fault))
			return ONIRIM_E_CONFIG;
	}
	if (!oni_config_read_words(&config, &r->config, &r->fault))
		return ONIRIM_E_CONFIG;
	begin_blank(r->g, config);
	return ONIRIM_OK;
}

static int
split_position(struct reading *r, struct word text)
{
	struct word word;

	while (oni_word_next(&text, &word)) {
		struct word rest = word;
		const struct word key = oni_word_cut(&rest, '=');

		if (find_config_value(r, key, rest) == NULL &&
		    !oni_config_keep(find_value(r, key), word, key, rest,
		    &r->fault))
			return ONIRIM_E_SYNTAX;
	}
	return ONIRIM_OK;
}

/* Read a number counted from 1.  It is 1 if the word is not there. */
static int
read_from_one(struct reading *r, struct word value, unsigned most,
    unsigned *number)
{
	uint64_t read = 1;

	if (value.start != NULL &&
	    (!oni_word_number(value, most, &read) || read == 0))
		return unreadable(r, value, oni_word_why_no_number(value));
	*number = (unsigned)read;
	return ONIRIM_OK;
}

/* Seats take turns.  So if the seat that began is not drawn, it determines
 * whose turn it is. */
static int
read_whose_turn(struct reading *r)
{
	const struct word turn_word = r->values[WORD_TURN];
	const struct word active_word = r->values[WORD_ACTIVE];
	const struct config *config = &r->g->config;
	unsigned turn, active;
	int status = read_from_one(r, turn_word, INT32_MAX, &turn);

	if (status == ONIRIM_OK)
		status = read_from_one(r, active_word, SEATS_MAX, &active);
	if (status != ONIRIM_OK)
		return status;
	if (active > config->players)
		return impossible(r, active_word, ONIRIM_PROBLEM_NO_SUCH_SEAT);
	if (config->first != FIRST_RANDOM &&
	    (turn - 1 + config->first - 1) % config->players != active - 1)
		return impossible(r, active_word.start != NULL ? active_word
		    : turn_word.start != NULL ? turn_word : r->end,
		    ONIRIM_PROBLEM_WRONG_TURN);
	r->g->turn = turn;
	r->g->active = (uint8_t)(active - 1);
	return ONIRIM_OK;
}

/* The viewer with this name, or SEATS_MAX if there is none. */
static unsigned
viewer_named(struct word name)
{
	uint64_t seat;

	if (oni_word_is(name, "nobody"))
		return ONIRIM_NOBODY;
	if (oni_word_is(name, "host"))
		return ONIRIM_HOST;
	if (!oni_word_number(name, SEATS_MAX, &seat) || seat == 0)
		return SEATS_MAX;
	return (unsigned)seat - 1;
}

/* A redacted game has no seed, because a seed would reveal everything. */
static int
read_viewer(struct reading *r)
{
	const struct word value = r->values[WORD_VIEWER];
	unsigned viewer;

	if (value.start == NULL)
		return ONIRIM_OK;
	viewer = viewer_named(value);
	if (viewer == SEATS_MAX)
		return unreadable(r, value, ONIRIM_PROBLEM_UNKNOWN_VIEWER);
	if (!is_viewer(r->g, (int)viewer))
		return impossible(r, value, ONIRIM_PROBLEM_NO_SUCH_SEAT);
	if (r->g->config.seed != 0)
		return impossible(r, *oni_config_value(&r->config,
		    (struct word){"seed", 4}), ONIRIM_PROBLEM_REDACTED);
	r->g->redacted = (uint8_t)(viewer + 1);
	return ONIRIM_OK;
}

static int
read_generator(struct reading *r)
{
	const struct word value = r->values[WORD_GENERATOR];
	uint64_t state;

	if (value.start == NULL)
		return ONIRIM_OK;
	if (!oni_word_hexadecimal(value, &state))
		return unreadable(r, value, ONIRIM_PROBLEM_NOT_HEXADECIMAL);
	r->g->generator = oni_chance_from(state);
	if (r->g->redacted != 0)
		return impossible(r, value, ONIRIM_PROBLEM_REDACTED);
	if (r->g->config.chance == CHANCE_HOST)
		return impossible(r, value, ONIRIM_PROBLEM_NEEDS_SEEDED);
	return ONIRIM_OK;
}

/*
 * Cards.
 */

/* The part of a list that is still to be read. */
struct list_left {
	struct word rest;
	bool more;
	uint8_t pile;           /* of the entry that was read last */
	uint8_t next_pile;
};

static struct list_left
list_of(struct word value)
{
	return (struct list_left){value, value.start != NULL, 0, 0};
}

static bool
next_of(struct list_left *list, const struct list_form *form, struct word *word)
{
	struct word comma = list->rest, slash = list->rest;
	struct word entry, part;

	if (!list->more)
		return false;
	entry = oni_word_cut(&comma, ',');
	part = oni_word_cut(&slash, '/');
	list->pile = list->next_pile;
	if (form->in_piles && part.length < entry.length) {
		entry = part;
		comma = slash;
		list->next_pile++;
	}
	*word = entry;
	list->more = comma.start > entry.start + entry.length;
	list->rest = comma;
	return true;
}

/* An entry of a list: a number of cards of one face, and the seats that know
 * them or the rank of the Goal. */
struct entry {
	struct word text;
	unsigned count;
	unsigned rank;
	struct known card;
};

/* These functions take a part off an entry.  They return 0, or the reason if it
 * cannot be read. */

static int32_t
take_count(struct word *rest, unsigned *count)
{
	size_t digits = 0;
	uint64_t number = 1;
	struct word word;

	while (digits < rest->length && is_digit(rest->start[digits]))
		digits++;
	word = oni_word_take(rest, digits);
	if (digits > 0 &&
	    (!oni_word_number(word, LIST_MAX, &number) || number == 0))
		return oni_word_why_no_number(word);
	*count = (unsigned)number;
	return 0;
}

/* Read the digits of at least one seat, each once. */
static bool
read_seats(struct word digits, uint8_t *seats)
{
	*seats = 0;
	for (size_t i = 0; i < digits.length; i++) {
		const unsigned seat = (unsigned char)digits.start[i] - '1';

		if (seat >= SEATS_MAX || set_has(*seats, seat))
			return false;
		*seats |= (uint8_t)set_of(seat);
	}
	return *seats != 0;
}

static int32_t
take_seats(struct word *rest, const struct list_form *form, uint8_t all,
    uint8_t *seats)
{
	struct word digits = *rest;
	bool read;

	*seats = all;
	if (form->seats == NO_SEATS)
		return 0;
	*rest = oni_word_cut(&digits, '/');
	read = digits.start == rest->start + rest->length
	    ? form->seats == ALL_SEATS_UNWRITTEN : read_seats(digits, seats);
	return read ? 0 : ONIRIM_PROBLEM_UNKNOWN_SEATS;
}

static int32_t
take_rank(struct word *rest, const struct list_form *form, unsigned *rank)
{
	struct word digits = *rest;
	uint64_t number = 0;

	*rank = 0;
	if (!form->may_have_rank)
		return 0;
	*rest = oni_word_cut(&digits, '+');
	if (digits.start == rest->start + rest->length)
		return 0;
	if (!oni_word_number(digits, LIST_MAX, &number) || number == 0)
		return oni_word_why_no_number(digits);
	*rank = (unsigned)number;
	return 0;
}

/* Read the card itself.  It is NO_CARD if the game does not have it. */
static int32_t
read_listed(const struct onirim_game *g, struct word name,
    const struct list_form *form, uint8_t *card)
{
	bool down = false;
	unsigned rank;
	uint8_t face;

	if (name.length == 0)
		return ONIRIM_PROBLEM_MISSING;
	if (form->may_hide && oni_word_is(name, "?")) {
		*card = HIDDEN_CARD;
		return 0;
	}
	if (form->may_be_down && name.start[name.length - 1] == '-') {
		down = true;
		name.length--;
	}
	face = oni_face_read(name);
	rank = oni_rank(g, down ? face + TURNED : face);
	*card = rank < CARDS_MAX ? (uint8_t)rank : NO_CARD;
	return face != ONIRIM_NO_CARD ? 0 : ONIRIM_PROBLEM_UNKNOWN_CARD;
}

static int32_t
take_entry(const struct onirim_game *g, const struct list_form *form,
    struct entry *entry)
{
	struct word rest = entry->text;
	int32_t reason = 0;

	entry->count = 1;
	if (form->counted)
		reason = take_count(&rest, &entry->count);
	if (reason == 0)
		reason = take_seats(&rest, form, all_seats(g),
		    &entry->card.seen);
	if (reason == 0)
		reason = take_rank(&rest, form, &entry->rank);
	return reason != 0 ? reason
	    : read_listed(g, rest, form, &entry->card.card);
}

/* Whether the viewer of a redacted game knows what these seats know.  Any other
 * game is completely known. */
static bool
is_told(const struct onirim_game *g, uint8_t seen)
{
	const uint8_t seats = g->redacted == 0 ? 0
	    : seats_of(g, g->redacted - 1);

	return (seen & seats) == seats;
}

/* The seats that know a card because of a word.  In a hand, this includes its
 * own seat. */
static uint8_t
all_who_know(const struct position_word *word, uint8_t seen)
{
	return word->form == WORD_KNOWN
	    ? (uint8_t)(seen | set_of(word->place.index)) : seen;
}

/* Why such a card cannot be in a word, or 0.  If the word says which seats know
 * a card, exactly the cards that the viewer does not know must be hidden. */
static int32_t
why_not_listed(const struct onirim_game *g, const struct position_word *word,
    struct known card)
{
	const bool says_who = list_forms[word->form].seats != NO_SEATS;
	const bool hidden = card.card == HIDDEN_CARD;

	if ((card.seen & ~all_seats(g)) != 0)
		return ONIRIM_PROBLEM_NO_SUCH_SEAT;
	if (says_who && is_told(g, all_who_know(word, card.seen)) == hidden)
		return ONIRIM_PROBLEM_HIDDEN;
	if (card.card == NO_CARD)
		return ONIRIM_PROBLEM_NOT_IN_GAME;
	return hidden || set_holds(word->cards, card.card) ? 0
	    : ONIRIM_PROBLEM_WRONG_PLACE;
}

static int
read_entry(struct reading *r, const struct position_word *word,
    struct entry *entry)
{
	int32_t reason = take_entry(r->g, &list_forms[word->form], entry);

	if (reason != 0)
		return unreadable(r, entry->text, reason);
	reason = why_not_listed(r->g, word, entry->card);
	if (reason != 0)
		return impossible(r, entry->text, reason);
	if (entry->card.card == HIDDEN_CARD)
		r->hidden = entry->text;
	if (list_forms[word->form].may_have_rank)
		entry->card.seen = (uint8_t)entry->rank;
	return ONIRIM_OK;
}

/* Lay a card.  Returns 0, or why it cannot lie there.  The cards of the pool
 * are there already and are only counted. */
static int32_t
lay(struct reading *r, const struct position_word *word, struct known card)
{
	if (word != &pool_word)
		return oni_position_of(r->g)->lay(r->g, word, card);
	if (pile_count(&r->untold, card.card) == 0)
		return ONIRIM_PROBLEM_WRONG_POOL;
	pile_take(&r->untold, card.card);
	return 0;
}

static int
lay_entry(struct reading *r, const struct position_word *word,
    const struct entry *entry)
{
	for (unsigned left = entry->count; left > 0; left--) {
		const int32_t reason = lay(r, word, entry->card);

		if (reason != 0)
			return impossible(r, entry->text, reason);
	}
	return ONIRIM_OK;
}

/* Lay all cards of a word. */
static int
lay_word(struct reading *r, const struct position_word *word, struct word value)
{
	const struct list_form *form = &list_forms[word->form];
	struct list_left list = list_of(value);
	struct entry entry;
	int status = ONIRIM_OK;

	if (list.more && !has_place(r->g, word))
		return impossible(r, value, ONIRIM_PROBLEM_NO_SUCH_PLACE);
	while (status == ONIRIM_OK && next_of(&list, form, &entry.text)) {
		status = read_entry(r, word, &entry);
		if (form->in_piles)
			entry.card.seen = list.pile;
		if (status == ONIRIM_OK)
			status = lay_entry(r, word, &entry);
	}
	return status;
}

static int
lay_all_words(struct reading *r)
{
	const struct position_word *words = oni_position_of(r->g)->words;
	int status = ONIRIM_OK;

	oni_position_of(r->g)->gather(r->g);
	for (unsigned i = 0; words[i].name != NULL && status == ONIRIM_OK; i++)
		status = lay_word(r, &words[i], r->values[WORDS_OF_ALL + i]);
	return status;
}

/* The pool is what is left.  If the word is there, it must have the same
 * cards. */
static int
check_pool(struct reading *r)
{
	const struct word value = r->values[WORD_POOL];
	int status;

	r->untold = r->g->deck.pool;
	status = lay_word(r, &pool_word, value);
	if (status == ONIRIM_OK && value.start != NULL &&
	    pile_size(&r->untold) > 0)
		return impossible(r, value, ONIRIM_PROBLEM_WRONG_POOL);
	return status;
}

/*
 * Checks after all cards have been laid.
 */

/* The first entry of a list that has this card, or the whole list. */
static struct word
entry_with(struct reading *r, const struct position_word *word,
    struct word value, unsigned card)
{
	struct list_left list = list_of(value);
	struct entry entry;

	while (next_of(&list, &list_forms[word->form], &entry.text))
		if (read_entry(r, word, &entry) == ONIRIM_OK &&
		    entry.card.card == card)
			return entry.text;
	return value;
}

/* The part of the text that is to blame. */
static struct word
blamed(struct reading *r, struct blame blame)
{
	const struct word key = {blame.word, strlen(blame.word)};
	const struct word *value = find_value(r, key);
	const size_t i = (size_t)(value - r->values);

	if (value->start == NULL)
		return r->end;
	if (blame.card == NO_CARD)
		return *value;
	return entry_with(r, &oni_position_of(r->g)->words[i - WORDS_OF_ALL],
	    *value, blame.card);
}

/* In a hand, exactly the cards that the viewer does not know must be hidden. */
static int
check_hidden(struct reading *r, const struct position_word *word)
{
	struct told told = {0};

	if (word->form != WORD_HAND || !has_place(r->g, word))
		return ONIRIM_OK;
	oni_position_of(r->g)->tell(r->g, word, &told);
	for (unsigned i = 0; i < told.count; i++) {
		const struct known card = told.cards[i];

		if (is_told(r->g, card.seen) == (card.card == HIDDEN_CARD))
			return impossible(r, blamed(r, (struct blame){
			    .word = word->name, .card = card.card}),
			    ONIRIM_PROBLEM_HIDDEN);
	}
	return ONIRIM_OK;
}

/* Each hidden card is one of the pool, so there cannot be more of them than
 * cards in the pool. */
static int
check_all_hidden(struct reading *r)
{
	const struct position_word *word = oni_position_of(r->g)->words;
	int status = ONIRIM_OK;

	if (r->g->deck.hidden > pile_size(&r->g->deck.pool))
		return impossible(r, r->hidden, ONIRIM_PROBLEM_MANY_HIDDEN);
	for (; word->name != NULL && status == ONIRIM_OK; word++)
		status = check_hidden(r, word);
	return status;
}

static int
settle(struct reading *r)
{
	oni_position_of(r->g)->settle(r->g);
	return ONIRIM_OK;
}

/* If a fact does not hold, the fault is the word that it blames, or the whole
 * text. */
static int
judge(struct reading *r)
{
	struct blame blame;
	const struct fact *broken = oni_unsound(r->g, &blame);

	if (broken == NULL)
		return ONIRIM_OK;
	assert(broken->reason != ONIRIM_PROBLEM_NONE);
	return impossible(r, blame.word != NULL ? blamed(r, blame) : r->text,
	    broken->reason);
}

/* The steps of reading.  Each one needs the steps before it. */
static int
read_all(struct reading *r)
{
	static int (*const steps[])(struct reading *r) = {
		read_whose_turn, read_viewer, read_generator, lay_all_words,
		check_all_hidden, settle, judge, check_pool,
	};
	int status = read_own_config(r, r->text);

	if (status == ONIRIM_OK)
		status = split_position(r, r->text);
	for (unsigned i = 0; i < sizeof steps / sizeof steps[0] &&
	    status == ONIRIM_OK; i++)
		status = steps[i](r);
	return status;
}

int
oni_position_read(struct onirim_game *g, struct word text,
    struct fault *fault)
{
	struct reading r = {
		.g = g, .text = text, .end = {text.start + text.length, 0},
	};
	const int status = read_all(&r);

	*fault = r.fault;
	if (status == ONIRIM_OK)
		oni_list_answers(g);
	return status;
}

int
onirim_position_format(const onirim_game *game, char *text, size_t size)
{
	struct text written = {text, size, 0};

	if (game == NULL || (text == NULL && size > 0))
		return ONIRIM_E_NULL;
	if (!is_position(game))
		return ONIRIM_E_POSITION;
	oni_position_write(game, &written);
	return oni_text_end(&written);
}

int
onirim_position_parse(onirim_game **game, const char *text,
    onirim_problem *problem)
{
	struct onirim_game read;
	struct fault fault;
	int status;

	if (game == NULL)
		return ONIRIM_E_NULL;
	*game = NULL;
	if (text == NULL)
		return ONIRIM_E_NULL;
	status = oni_position_read(&read, (struct word){text, strlen(text)},
	    &fault);
	if (status != ONIRIM_OK)
		return oni_problem_at(problem, status, text, fault);
	oni_problem_none(problem);
	return onirim_game_copy(game, &read);
}
