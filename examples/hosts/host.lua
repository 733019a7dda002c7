-- Play a game whose answers follow from its hash:
-- luajit host.lua [configuration]
local ffi = require "ffi"

-- The preprocessor makes the header plain.  A program for users would keep what
-- it writes in a file, because they may have no compiler.
local plain = io.popen("echo '#include <onirim.h>' | " ..
	"cc -E -P $(pkg-config --cflags onirim) -")
ffi.cdef(plain:read("*a"))

local onirim, C = ffi.load("onirim"), ffi.C
local text = ffi.new("char[?]", C.ONIRIM_TEXT_MAX)

local function new_game(config)
	local place = ffi.new("onirim_game *[1]")
	local problem = ffi.new("onirim_problem")

	if onirim.onirim_game_new(place, config, problem) < 0 then
		onirim.onirim_problem_text(problem, "en", text, ffi.sizeof(text))
		return nil, "column " .. problem.column .. ": " ..
			ffi.string(text)
	end
	return ffi.gc(place[0], onirim.onirim_game_free)
end

-- A hash has 64 bits, more than a number of Lua holds; only the remainder
-- becomes one.
local function choose(game)
	local actions = ffi.new("onirim_action[?]", C.ONIRIM_ACTIONS_MAX)
	local n = onirim.onirim_legal_actions(game, actions,
		C.ONIRIM_ACTIONS_MAX)
	local hash = onirim.onirim_hash(game, C.ONIRIM_HOST)

	return actions[tonumber(hash % n)]
end

local game, why = new_game(arg[1] or "")
if not game then
	io.stderr:write(why, "\n")
	os.exit(1)
end
while onirim.onirim_outcome(game) == C.ONIRIM_PLAYING do
	local action = choose(game)

	onirim.onirim_action_text(game, action, nil, text, ffi.sizeof(text))
	print(ffi.string(text))
	onirim.onirim_apply(game, action)
end
print(onirim.onirim_outcome(game) == C.ONIRIM_WON and "won" or "lost")
