// Play a game whose answers follow from its hash: host [configuration]
package main

// #cgo pkg-config: onirim
// #include <onirim.h>
// #include <stdlib.h>
import "C"

import (
	"fmt"
	"os"
	"unsafe"
)

var english = C.CString("en")

func newGame(config string) (*C.onirim_game, error) {
	var game *C.onirim_game
	var problem C.onirim_problem
	var text [C.ONIRIM_TEXT_MAX]C.char

	c := C.CString(config)
	defer C.free(unsafe.Pointer(c))
	if C.onirim_game_new(&game, c, &problem) < 0 {
		C.onirim_problem_text(&problem, english, &text[0], C.ONIRIM_TEXT_MAX)
		return nil, fmt.Errorf("column %d: %s", problem.column,
			C.GoString(&text[0]))
	}
	return game, nil
}

func choose(game *C.onirim_game) C.onirim_action {
	var actions [C.ONIRIM_ACTIONS_MAX]C.onirim_action

	n := C.onirim_legal_actions(game, &actions[0], C.ONIRIM_ACTIONS_MAX)
	return actions[C.onirim_hash(game, C.ONIRIM_HOST)%C.uint64_t(n)]
}

func main() {
	var text [C.ONIRIM_TEXT_MAX]C.char

	game, err := newGame(append(os.Args, "")[1])
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	defer C.onirim_game_free(game)
	for C.onirim_outcome(game) == C.ONIRIM_PLAYING {
		action := choose(game)
		C.onirim_action_text(game, action, nil, &text[0], C.ONIRIM_TEXT_MAX)
		fmt.Println(C.GoString(&text[0]))
		C.onirim_apply(game, action)
	}
	results := []string{C.ONIRIM_WON: "won", C.ONIRIM_LOST: "lost"}
	fmt.Println(results[C.onirim_outcome(game)])
}
