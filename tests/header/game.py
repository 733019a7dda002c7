"""The constants and the game of game.c, through cffi without a compiler:
game.py HEADER LIBRARY NAMES"""

import sys

import cffi

ffi = cffi.FFI()
ffi.cdef(open(sys.argv[1]).read())
onirim = ffi.dlopen(sys.argv[2])

for name in open(sys.argv[3]).read().split():
    print(name, getattr(onirim, name))


def answer(game, action):
    text = ffi.new("char[]", onirim.ONIRIM_TEXT_MAX)
    events = ffi.new("onirim_event[64]")
    onirim.onirim_action_format(action, text, len(text))
    onirim.onirim_apply(game, action)
    n = onirim.onirim_events(game, onirim.ONIRIM_HOST, events, len(events))
    last = events[n - 1].kind if n > 0 else 0
    print(ffi.string(text).decode(), n, last)


place = ffi.new("onirim_game **")
problem = ffi.new("onirim_problem *")
actions = ffi.new("onirim_action[]", onirim.ONIRIM_ACTIONS_MAX)
onirim.onirim_game_new(place, b"players=9", problem)
print(problem.status, problem.offset)
if onirim.onirim_game_new(place, b"seed=42 events=on", ffi.NULL) != 0:
    sys.exit(1)
game = place[0]
while onirim.onirim_legal_actions(game, actions, len(actions)) > 0:
    answer(game, actions[0])
won = onirim.onirim_outcome(game) == onirim.ONIRIM_WON
print("won" if won else "lost")
print("%016x" % onirim.onirim_hash(game, onirim.ONIRIM_HOST))
onirim.onirim_game_free(game)
