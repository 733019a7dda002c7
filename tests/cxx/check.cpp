// What onirim.hpp adds to the library: objects that copy, move and free, ranges,
// strings and exceptions.  A game by its objects goes as one by the C functions.
#include <cstdio>
#include <cstdlib>
#include <onirim.hpp>

static int checks;

static void
expect(bool holds, const char *what)
{
	checks++;
	if (holds)
		return;
	std::fprintf(stderr, "cxx: %s\n", what);
	std::exit(1);
}

// The call raises this status, in the library's words.
template <class Call>
static onirim_problem
raises(int status, const char *what, Call call)
{
	try {
		call();
	} catch (const onirim::error &e) {
		expect(e.status() == status, what);
		expect(e.what() == e.text("en") && *e.what() != '\0', what);
		return e.problem();
	}
	expect(false, what);
	return {};
}

static onirim::game
played(const char *config, int decisions)
{
	onirim::game game(config);

	while (decisions-- > 0)
		game.apply(game.legal_actions()[0]);
	return game;
}

static std::uint64_t
hash(const onirim::game &game)
{
	return onirim_hash(game.get(), ONIRIM_HOST);
}

static void
check_copies()
{
	onirim::game game = played("seed=1 events=on", 5);
	onirim::game copy(game), other("game=nightmarium players=3");
	const std::uint64_t before = hash(game);

	expect(hash(copy) == before, "a copy is equal");
	copy.apply(copy.legal_actions()[1]);
	expect(hash(game) == before, "a copy is another game");
	other = game;
	expect(hash(other) == before, "any game can be assigned");
	const onirim::game &self = game;
	game = self;
	expect(hash(game) == before, "a game can be assigned to itself");
	onirim::game &same = game;
	game = std::move(same);
	expect(hash(game) == before, "a game can be moved to itself");
	const onirim_game *place = game.get();
	onirim::game moved(std::move(game));
	expect(moved.get() == place && game.get() == nullptr, "a move");
	game = std::move(moved);
	expect(game.get() == place && hash(game) == before, "a move back");
	std::vector<onirim::game> many(3, game);
	many.erase(many.begin());
	many.insert(many.begin(), copy);
	expect(hash(many[0]) == hash(copy) && hash(many[2]) == before,
	    "games in a vector");
}

static void
check_errors()
{
	const onirim_problem problem = raises(ONIRIM_E_CONFIG, "a bad word",
	    [] { onirim::game game("players=1 sets=stairs"); });
	expect(problem.column == 16 && problem.length == 6 &&
	    problem.reason == ONIRIM_PROBLEM_UNKNOWN_WORD, "the bad word");
	const onirim::error error(ONIRIM_E_CONFIG, problem);
	for (const std::string &language : onirim::texts(onirim_language))
		expect(error.text(language.c_str()) ==
		    onirim::text(onirim_problem_text, &problem, language),
		    "the words of a problem");
	raises(ONIRIM_E_LANGUAGE, "no such language",
	    [&] { error.text("xx"); });
	expect(onirim::error(ONIRIM_E_OVER).what() ==
	    std::string(onirim_strerror(ONIRIM_E_OVER)), "words of a status");
	const std::runtime_error &base = error;
	expect(*base.what() != '\0', "an error of the standard library");
}

static void
check_nul()
{
	using namespace std::string_literals;
	const onirim::game game("seed=1");
	const onirim::record record(game);
	const std::string text = "seed=1\0 events=on"s;

	const onirim_problem problem = raises(ONIRIM_E_SYNTAX,
	    "a NUL in a configuration", [&] { onirim::game bad(text); });
	expect(problem.offset == 6 && problem.column == 7, "where the NUL is");
	raises(ONIRIM_E_SYNTAX, "a NUL in a position",
	    [&] { onirim::read(onirim_position_parse, text); });
	raises(ONIRIM_E_SYNTAX, "a NUL in a view of a record",
	    [&] { onirim::read(onirim_record_parse, std::string_view(text)); });
	raises(ONIRIM_E_SYNTAX, "a NUL in an action",
	    [] { onirim::read(onirim_action_parse, "play:red-sun\0"s); });
	raises(ONIRIM_E_SYNTAX, "a NUL in a tag",
	    [&] { record.call(onirim_record_set_tag, "name"s, text); });
	expect(raises(ONIRIM_E_RANGE, "no such tag",
	    [&] { record.text(onirim_record_tag, "name"); }).status == 0,
	    "a status without a problem");
	raises(ONIRIM_E_SYNTAX, "a NUL in a language",
	    [] { onirim::reader reader("en\0x"s); });
	raises(ONIRIM_E_SYNTAX, "a NUL in a name",
	    [] { onirim::reader reader("en", {"A", "B\0"s}); });
}

static void
check_empty()
{
	onirim::game game("seed=1 events=on");
	onirim::record record(game);
	onirim::advisor advisor(game);
	const onirim::game kept(std::move(game));
	const onirim::record kept_record(std::move(record));
	const onirim::advisor kept_advisor(std::move(advisor));
	const onirim::game null(static_cast<onirim_game *>(nullptr));

	for (const onirim::game *empty : {&std::as_const(game), &null}) {
		const auto check = [&](const char *what, auto call) {
			raises(ONIRIM_E_NULL, what, call);
		};
		check("outcome", [&] { empty->outcome(); });
		check("player", [&] { empty->player(); });
		check("decision", [&] { empty->decision(); });
		check("legal_actions", [&] { empty->legal_actions(); });
		check("redact", [&] { empty->redact(0); });
		check("copy", [&] { onirim::game copy(*empty); });
		check("record", [&] { onirim::record begun(*empty); });
		check("advisor", [&] { onirim::advisor made(*empty); });
		check("text", [&] { empty->text(onirim_config_format); });
		check("list", [&] { empty->list(onirim_events, 0); });
		check("call", [&] {
			empty->call(onirim_game_assign, kept.get());
		});
		check("from", [&] {
			kept.call(onirim_game_assign, empty->get());
		});
		check("advice", [&] {
			kept_advisor.list(onirim_advise, empty->get(), 1u, 1u);
		});
	}
	raises(ONIRIM_E_NULL, "apply", [&] { game.apply(1); });
	raises(ONIRIM_E_NULL, "ply", [&] { record.call(onirim_record_ply); });
	raises(ONIRIM_E_NULL, "at", [&] { record.at(0); });
	raises(ONIRIM_E_NULL, "choose", [&] {
		advisor.call(onirim_advisor_choose, kept.get(), 1, 1u);
	});
	game = kept;
	expect(hash(game) == hash(kept), "an empty game can be filled");
}

// What is refused changes nothing.
static void
check_refusals()
{
	onirim::game game = played("seed=2", 3);
	const onirim::game other("game=nightmarium");
	const std::uint64_t before = hash(game);

	raises(ONIRIM_E_FAMILY, "another family",
	    [&] { game.call(onirim_game_assign, other.get()); });
	raises(ONIRIM_E_FAMILY, "a snapshot of another family", [&] {
		const auto bytes = other.list(onirim_snapshot_save);
		game.call(onirim_snapshot_restore, bytes.data(), bytes.size());
	});
	raises(ONIRIM_E_FAMILY, "advice on another family", [&] {
		onirim::advisor(game).list(onirim_advise, other.get(), 1u, 1u);
	});
	raises(ONIRIM_E_ACTION, "no action", [&] { game.apply(0); });
	raises(ONIRIM_E_RANGE, "no such viewer", [&] { game.redact(7); });
	raises(ONIRIM_E_REDACTED, "a redacted game",
	    [&] { game.redact(0).apply(game.legal_actions()[0]); });
	const onirim::actions actions = game.legal_actions();
	raises(ONIRIM_E_RANGE, "before the first", [&] { actions[-1]; });
	raises(ONIRIM_E_RANGE, "after the last",
	    [&] { actions[actions.size()]; });
	raises(ONIRIM_E_DAMAGED, "no snapshot",
	    [] { onirim::made(onirim_snapshot_load,
		reinterpret_cast<const std::uint8_t *>("onirim"), 6u); });
	raises(ONIRIM_E_RANGE, "no such reader", [&] {
		game.text(onirim_decision_text, ONIRIM_ASK_ACT,
		    onirim::reader("en", {}, 7));
	});
	expect(hash(game) == before, "what is refused changes nothing");
}

static void
check_texts()
{
	const onirim::game game("game=nightmarium players=3 seed=5");
	char text[8192];

	onirim_view_format(game.get(), 1, text, sizeof text);
	expect(game.text(onirim_view_format, 1) == text, "a long text");
	expect(onirim::text(onirim_card_name,
	    static_cast<onirim_card>(ONIRIM_CARD_ROOM)) == "red-sun",
	    "a text without an object");
	expect(onirim::text(onirim_card_name,
	    static_cast<onirim_card>(ONIRIM_CARD_GOAL)).size() == 8, "no NUL");
	expect(onirim::texts(onirim_language).front() == "en", "languages");
	expect(onirim::texts(onirim_config_value, "players=2", 99).empty(),
	    "no such key");
	std::string keys;
	for (const std::string &key : onirim::texts(onirim_config_key))
		keys += key + ' ';
	expect(keys.find("players ") != keys.npos &&
	    keys.find("seed ") != keys.npos, "all keys");
}

static void
check_readers()
{
	const onirim::game game("game=nightmarium players=3 seed=5");
	const char *names[] = {nullptr, "Zoé", nullptr, nullptr, nullptr};
	const onirim_reader c = {"fr", names, 0, 0};
	char text[ONIRIM_TEXT_MAX];
	onirim::reader first("fr-FR", {"", "Zoé"}, 0);
	const onirim::reader reader(std::move(first));

	onirim_zone_text(game.get(), ONIRIM_ZONE_HAND, 1, &c, text,
	    sizeof text);
	expect(game.text(onirim_zone_text, ONIRIM_ZONE_HAND, 1, reader) == text,
	    "a reader is passed whole");
	expect(std::string(text).find("Zoé") != std::string::npos, "a name");
	expect(game.text(onirim_zone_text, ONIRIM_ZONE_HAND, 0, reader)
	    != game.text(onirim_zone_text, ONIRIM_ZONE_HAND, 0, nullptr),
	    "a reader or none");
}

static void
check_lists()
{
	onirim::game game = played("seed=4 events=on", 4);
	onirim_card cards[ONIRIM_CARDS_MAX];
	const int n = onirim_cards(game.get(), 0, ONIRIM_ZONE_HAND, 0, cards,
	    ONIRIM_CARDS_MAX);

	expect(game.list(onirim_cards, 0, ONIRIM_ZONE_HAND, 0) ==
	    std::vector<onirim_card>(cards, cards + n), "a hand");
	expect(game.list(onirim_cards, 0, ONIRIM_ZONE_LIMBO, 0).empty(),
	    "an empty list");
	const std::vector<onirim_event> events = game.list(onirim_events, 0);
	expect(!events.empty() && events[0].kind == ONIRIM_EVENT_CHOICE &&
	    !game.text(onirim_answer_text, events.data(), events.size(),
	    nullptr).empty(), "events and their line");
	expect(game.call(onirim_number, 0, ONIRIM_NUMBER_PLAYERS, 0) == 1,
	    "a number");
}

static void
check_kept()
{
	onirim::game game = played("players=2 sets=towers seed=8", 9);
	const auto bytes = game.list(onirim_snapshot_save);
	const onirim::game loaded(onirim::made(onirim_snapshot_load,
	    bytes.data(), bytes.size()));
	onirim::record record(game);

	expect(hash(loaded) == hash(game), "a snapshot");
	record.call(onirim_record_add, game.legal_actions()[1]);
	record.call(onirim_record_set_tag, "name", std::string("a \"b\""));
	const std::string text = record.text(onirim_record_format);
	const onirim::record again(onirim::read(onirim_record_parse, text));
	expect(again.text(onirim_record_format) == text && text.size() >
	    ONIRIM_TEXT_MAX, "a record as text");
	expect(hash(again.at(0)) == hash(game) &&
	    hash(again.at(1)) != hash(game), "a record's games");
	raises(ONIRIM_E_RANGE, "beyond the record", [&] { again.at(2); });
	record.call(onirim_record_undo);
	expect(record.call(onirim_record_ply) == 0, "taken back");
	const onirim::game start("seed=3");
	const onirim::game read(onirim::read(onirim_position_parse,
	    start.text(onirim_position_format)));
	expect(hash(read) == hash(start), "a position");
}

static void
check_search()
{
	const onirim::game game = played("game=nightmarium players=2 seed=6", 7);
	const int seat = game.player();
	onirim::game known = game.redact(seat);
	onirim::advisor advisor(game);
	const auto advice = advisor.list(onirim_advise, known.get(), 40u, 3u);

	expect(known.list(onirim_observe, seat) ==
	    game.list(onirim_observe, seat), "what a seat sees");
	expect(static_cast<int>(advice.size()) == game.legal_actions().size() &&
	    advice[0].chance > 0 && advice[0].chance >= advice.back().chance,
	    "advice");
	const int chosen = advisor.call(onirim_advisor_choose, game.get(), 6, 1u);
	expect(game.call(onirim_is_legal, static_cast<onirim_action>(chosen))
	    == 1, "a player's choice");
	known.call(onirim_resample, seat, 9u);
	known.apply(known.legal_actions()[0]);
	expect(static_cast<int>(game.list(onirim_action_mask).size()) ==
	    game.call(onirim_action_space), "a mask");
}

// A game by objects and one by the C functions, answer by answer.
static void
check_whole_game(const std::string &config)
{
	onirim_action list[ONIRIM_ACTIONS_MAX];
	onirim_game *c = nullptr;
	onirim::game game(config);
	int decisions = 0;

	expect(onirim_game_new(&c, config.c_str(), nullptr) == ONIRIM_OK,
	    "a game in C");
	while (game.outcome() == ONIRIM_PLAYING) {
		const int n = onirim_legal_actions(c, list, ONIRIM_ACTIONS_MAX);
		int i = 0;

		for (const onirim_action action : game.legal_actions())
			expect(i < n && action == list[i++], "an answer");
		expect(i == n && hash(game) == onirim_hash(c, ONIRIM_HOST),
		    "a question");
		i = static_cast<int>(hash(game) % static_cast<unsigned>(n));
		game.apply(game.legal_actions()[i]);
		onirim_apply(c, list[i]);
		decisions++;
	}
	expect(decisions > 0 && game.legal_actions().size() == 0 &&
	    onirim_outcome(c) == game.outcome() &&
	    hash(game) == onirim_hash(c, ONIRIM_HOST), "the end");
	onirim_game_free(c);
}

int
main()
{
	check_copies();
	check_errors();
	check_nul();
	check_empty();
	check_refusals();
	check_texts();
	check_readers();
	check_lists();
	check_kept();
	check_search();
	for (const char *config : {"", "players=2", "sets=steps,towers,dreams",
	    "players=2 sets=steps,towers,dreams variants=open",
	    "chance=host events=on", "game=nightmarium players=5"})
		for (const char *seed : {" seed=1", " seed=0xFEDCBA9876543210"})
			check_whole_game(config + std::string(seed));
	std::printf("cxx: %d checks\n", checks);
}
