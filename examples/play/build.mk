# The program `onirim`; part of the Makefile.

# The table on the whole screen needs ncurses, for the machine that is built
# for; without it there is a conversation.
SCREEN_LIBS = $(eval SCREEN_LIBS := $(shell pkg-config --exists ncursesw \
	2>/dev/null && echo 'int main(void) { return 0; }' | $(CC) -x c \
	-o /dev/null - $$(pkg-config --libs ncursesw) 2>/dev/null && \
	pkg-config --libs ncursesw))$(SCREEN_LIBS)
SCREEN_FLAGS = -D_XOPEN_SOURCE=700 $(if $(SCREEN_LIBS),-DWITH_NCURSES \
	$(filter-out -D_XOPEN%,$(shell pkg-config --cflags ncursesw)))

$(BUILD)/onirim: private FLAGS += -Iexamples/play
$(BUILD)/onirim: $(wildcard examples/play/*.c) $(BUILD)/texts.c \
	examples/crowd/dice.c $(STATIC) $(APP_HEADERS) \
	examples/play/words.list
	$(APP_CC) $(SCREEN_FLAGS) -o $@ $(filter %.c,$^) $(STATIC) \
	    $(SCREEN_LIBS) $(LDLIBS)

# It is installed where there are terminals as POSIX has them.
PROGRAM := $(if $(findstring mingw,$(TARGET)),,$(BUILD)/onirim)
define installed_program
$(call $1,$(PROGRAM),$(BINDIR),755)
$(call $1,examples/play/completions/onirim,$(COMPLETIONS))
endef
COMPLETIONS = $(DATADIR)/bash-completion/completions

play: headers $(BUILD)/onirim
	$(if $(SCREEN_LIBS),,@echo 'With pkg-config and ncursesw (in Debian \
	libncurses-dev) there is a table on the whole screen.')
	@$(BUILD)/onirim

# Rooms of the terminal game that need no terminal, and their tests.
$(BUILD)/terminal: $(wildcard tests/terminal/*.c) tests/suites.c tests/games.c \
	$(addprefix examples/play/,disk.c store.c tally.c seats.c encoding.c) \
	$(STATIC) $(TEST_HEADERS) $(APP_HEADERS)
	$(CHECK_CC) -D_XOPEN_SOURCE=700 -o $@ $(filter %.c,$^) $(STATIC) \
	    $$(pkg-config --libs check) $(LDLIBS)

check check-quick: $(BUILD)/terminal

.PHONY: check-menu
check check-quick: check-menu
check-menu: $(BUILD)/onirim
	sh tests/menu.sh $(BUILD)/onirim
	bash tests/completion.sh $(BUILD)/onirim

# Games are played on the screen of tmux; SCREEN=all plays each of them in all
# sizes and languages, in about half an hour.
.PHONY: check-screen
check-screen: $(BUILD)/onirim $(SHARED)
	python3 tests/screen/games.py $(BUILD) $(SCREEN)
	python3 tests/screen/hands.py $(BUILD)
	python3 tests/screen/kill.py $(BUILD)
	python3 tests/screen/mouse.py $(BUILD)
