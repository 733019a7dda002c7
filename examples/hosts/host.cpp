// Play a game whose answers follow from its hash: host_cpp [configuration]
#include <iostream>
#include <onirim.hpp>

static onirim_action
choose(const onirim::game &game)
{
	const onirim::actions actions = game.legal_actions();
	const auto n = static_cast<std::uint64_t>(actions.size());
	const std::uint64_t hash = onirim_hash(game.get(), ONIRIM_HOST);

	return actions[static_cast<int>(hash % n)];
}

int
main(int argc, char **argv)
try {
	onirim::game game(argc > 1 ? argv[1] : "");

	while (game.outcome() == ONIRIM_PLAYING) {
		const onirim_action action = choose(game);

		std::cout << game.text(onirim_action_text, action, nullptr)
			  << '\n';
		game.apply(action);
	}
	std::cout << (game.outcome() == ONIRIM_WON ? "won" : "lost") << '\n';
} catch (const onirim::error &error) {
	std::cerr << "column " << error.problem().column << ": "
		  << error.what() << '\n';
	return 1;
}
