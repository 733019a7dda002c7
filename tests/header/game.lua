-- The constants and the game of game.c, through LuaJIT's ffi:
-- game.lua HEADER LIBRARY NAMES
local ffi = require "ffi"
local bit = require "bit"

ffi.cdef(assert(io.open(arg[1])):read("*a"))
local onirim = ffi.load(arg[2])
local C = ffi.C

for name in io.lines(arg[3]) do
	print(name .. " " .. C[name])
end

local function answer(game, action)
	local text = ffi.new("char[?]", C.ONIRIM_TEXT_MAX)
	local events = ffi.new("onirim_event[64]")

	onirim.onirim_action_format(action, text, C.ONIRIM_TEXT_MAX)
	onirim.onirim_apply(game, action)
	local n = onirim.onirim_events(game, C.ONIRIM_HOST, events, 64)
	local last = n > 0 and events[n - 1].kind or 0
	print(ffi.string(text) .. " " .. n .. " " .. last)
end

local place = ffi.new("onirim_game *[1]")
local problem = ffi.new("onirim_problem")
local actions = ffi.new("onirim_action[?]", C.ONIRIM_ACTIONS_MAX)

onirim.onirim_game_new(place, "players=9", problem)
print(problem.status .. " " .. problem.offset)
assert(onirim.onirim_game_new(place, "seed=42 events=on", nil) == C.ONIRIM_OK)
local game = place[0]
while onirim.onirim_legal_actions(game, actions, C.ONIRIM_ACTIONS_MAX) > 0 do
	answer(game, actions[0])
end
print(onirim.onirim_outcome(game) == C.ONIRIM_WON and "won" or "lost")
print(bit.tohex(onirim.onirim_hash(game, C.ONIRIM_HOST)))
onirim.onirim_game_free(game)
