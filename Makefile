# libonirim: `make play` plays, `make` builds, `make deps check` tests.

# An assignment for GNU make; BSD make prints it as an error and stops.
.error = Please use GNU make. It may be called gmake on this system.

CC ?= cc
AR ?= ar
CPPFLAGS ?=
CFLAGS ?= -O2 -g
LDFLAGS ?=
LDLIBS ?=
PREFIX ?= /usr/local
BINDIR ?= $(PREFIX)/bin
LIBDIR ?= $(PREFIX)/lib
INCLUDEDIR ?= $(PREFIX)/include
DATADIR ?= $(PREFIX)/share
MANDIR ?= $(PREFIX)/share/man
DOCDIR ?= $(PREFIX)/share/doc/libonirim
DESTDIR ?=
RUN ?=
MODEL_GAMES ?= 2000
MODEL_POSITIONS ?= 200000
BENCH_GAMES ?= 50000
BENCH_RUNS ?= 10
BENCH_SLACK ?= 2.5
FUZZ_SECONDS ?= 600
MUTANTS ?= 300
MUTANTS_SEED ?= 1

BUILD ?= build$(if $(SAN),/san)$(if $(MPI),/mpi)$(if $(LEAVE_OUT),/no-advice)
CFLAGS += $(if $(SAN),-fsanitize=address -fsanitize=undefined \
	-fno-sanitize-recover=all)

# Nothing to edit from here on.

VERSION := $(shell awk '/define ONIRIM_VERSION_M|define ONIRIM_VERSION_P/ \
	{ printf "%s%s", dot, $$3; dot = "." }' include/onirim.h)
MAJOR := $(firstword $(subst ., ,$(VERSION)))

WARNINGS := \
	-Wall \
	-Wextra \
	-Wpedantic \
	-Wcast-qual \
	-Wconversion \
	-Wmissing-prototypes \
	-Wshadow \
	-Wstrict-prototypes \
	-Wswitch-enum \
	-Wundef \
	-Wvla \
	-Wwrite-strings

# What the user sets comes last, and for every object and program; SMALLER only
# says which of them -O2 means -Os for.
FLAGS = -std=c11 $(WARNINGS) -Iinclude
LIB_CC = $(CC) $(FLAGS) -fPIC -fvisibility=hidden $(CPPFLAGS) $(CFLAGS) \
	$(SMALLER)
APP_FLAGS = $(FLAGS) -D_POSIX_C_SOURCE=200809L $(CPPFLAGS) $(CFLAGS) $(LDFLAGS)
APP_CC = $(CC) $(APP_FLAGS)
CHECK_CC = $(APP_CC) -Itests -Wno-pedantic $$(pkg-config --cflags check)

# The shared library of each platform: its name, the links that lead to it, its
# directory, what it is linked with, and what that needs.
TARGET := $(shell $(CC) -dumpmachine 2>/dev/null)
SHARED_DIR = $(LIBDIR)
ifneq (,$(findstring mingw,$(TARGET)))
SHARED_NAME := libonirim-$(MAJOR).dll
SHARED_DIR = $(BINDIR)
IMPORT = $(BUILD)/libonirim.dll.a
SHARED_FLAGS = -shared $(BUILD)/onirim.def -Wl,--out-implib,$(IMPORT)
SHARED_NEEDS = $(BUILD)/onirim.def
else ifneq (,$(findstring darwin,$(TARGET)))
SHARED_NAME := libonirim.$(VERSION).dylib
LINKS := libonirim.$(MAJOR).dylib libonirim.dylib
SHARED_FLAGS = -dynamiclib -install_name $(LIBDIR)/$(firstword $(LINKS)) \
	-compatibility_version $(MAJOR) -current_version $(VERSION)
SHARED_NEEDS = $(BUILD)/onirim.pc
else
SHARED_NAME := libonirim.so.$(VERSION)
LINKS := libonirim.so.$(MAJOR) libonirim.so
SHARED_FLAGS = -shared -Wl,-soname,$(firstword $(LINKS)) -Wl,-z,defs \
	-Wl,--version-script,lib/libonirim.map
SHARED_NEEDS = lib/libonirim.map
# Each address in a table has a relocation; packed, they take next to no room.
ifneq (,$(findstring linux-gnu,$(filter x86_64% i%86%,$(TARGET))))
SHARED_FLAGS += -Wl,-z,pack-relative-relocs
endif
endif

# LEAVE_OUT=advice: a smaller library, in which another file stands in.
$(if $(filter-out advice,$(LEAVE_OUT)),$(error LEAVE_OUT knows only advice))
LEFT_OUT := lib/advice/$(if $(LEAVE_OUT),% lib/said/reason.c,absent.c)
SOURCES := $(filter-out $(LEFT_OUT),$(sort $(wildcard lib/*.c lib/*/*.c))) \
	$(if $(LEAVE_OUT),lib/advice/absent.c)
LIB_HEADERS := $(wildcard include/*.h lib/*.h lib/*/*.h)
TEST_HEADERS := $(LIB_HEADERS) $(wildcard tests/*.h tests/*/*.h)
GOLDENS := $(BUILD)/golden $(BUILD)/texts
FUZZERS := $(patsubst tests/fuzz/%.c,%,$(wildcard tests/fuzz/*.c))
RULES := $(addprefix tests/rules/,run.c statements.c looks.c words.c) \
	tests/printed.c
CHECKS := $(addprefix tests/,main.c suites.c games.c printed.c said.c) \
	$(wildcard tests/unit/*.c tests/rules/check_*.c tests/battery/*.c)

# The library as it ships, and the same with its assertions for the tests.
OBJECTS := $(SOURCES:lib/%.c=$(BUILD)/lib/%.o)
ASSERTING := $(SOURCES:lib/%.c=$(BUILD)/asserting/%.o)
STATIC := $(BUILD)/libonirim.a
SHARED := $(BUILD)/$(SHARED_NAME)

# The files by which pkg-config and CMake find the library.  The directories in
# them follow the prefix where they lie under it.
FINDERS := $(addprefix $(BUILD)/,onirim.pc onirimConfig.cmake \
	onirimConfigVersion.cmake)
IN_PLACE := $(foreach v,VERSION PREFIX LIBDIR INCLUDEDIR DATADIR DOCDIR \
	SHARED_DIR SHARED_NAME,-e 's|@$v@|$($v:$(PREFIX)/%=$${prefix}/%)|')

.DELETE_ON_ERROR:
.PHONY: all play headers deps check check-quick manual model bench fuzz \
	mutants strength lint examples weights wasm web amalgamation \
	description install uninstall dist clean FORCE

all: $(STATIC) $(SHARED) $(FINDERS)

# In Debian a compiler comes without the headers of the C library.
headers:
	@echo '#include <stdint.h>' | $(CC) -E - >/dev/null 2>&1 || \
	    sh tests/deps.sh libc6-dev

deps:
	sh tests/deps.sh libc6-dev libncurses-dev check pkg-config mandoc groff \
	    bsdutils

# The quick one plays fewer random games.
check-quick: export CK_EXCLUDE_TAGS = battery
check-quick: MODEL_GAMES = 200
check-quick: MODEL_POSITIONS = 20000
$(if $(filter check,$(MAKECMDGOALS)),$(info check: takes about ten minutes.))

check check-quick: $(BUILD)/rules $(BUILD)/checks $(BUILD)/match $(GOLDENS) \
	$(BUILD)/perft examples manual model lint
	$(RUN) $(BUILD)/rules
	sh tests/checks.sh $(RUN) $(BUILD)/checks
	sh tests/golden/golden.sh "$(GOLDENS)" $(RUN)
	$(RUN) $(BUILD)/perft tests/golden/perft.txt
	sh tests/play.sh $(BUILD)/onirim
	$(RUN) $(BUILD)/match
	sh tests/examples.sh $(BUILD)
	@echo "$@: all passed"

manual: $(STATIC)
	sh tests/manual.sh "-Iinclude $(STATIC)"

model: $(BUILD)/onirim_model $(BUILD)/nightmarium_model $(BUILD)/hash_model
	$(RUN) $(BUILD)/onirim_model $(MODEL_GAMES)
	$(RUN) $(BUILD)/nightmarium_model $$((3 * $(MODEL_GAMES)))
	$(RUN) $(BUILD)/hash_model $(MODEL_POSITIONS)

bench: $(BUILD)/loop $(BUILD)/measure $(BUILD)/simulate
	@$(CC) --version | head -n 1
	$(MAKE) LEAVE_OUT=advice BUILD=$(BUILD)/no-advice
	sh tests/bench/bench.sh $(BUILD) $(BENCH_GAMES) $(BENCH_RUNS) \
	    $(BENCH_SLACK)

fuzz:
	$(MAKE) BUILD=$(BUILD)/fuzz CC=clang $(FUZZERS:%=$(BUILD)/fuzz/fuzz_%) \
	    CFLAGS='-g -O1 -fsanitize=fuzzer-no-link,address,undefined'
	sh tests/fuzz/fuzz.sh $(BUILD)/fuzz $(FUZZ_SECONDS)

# How many changes of the library the fast tests notice, in half an hour.
mutants:
	python3 tests/mutants/mutants.py $(MUTANTS) $(MUTANTS_SEED)

# How many games the library's player wins, in some hours.
strength: $(BUILD)/advisor
	sh tests/contest/strength.sh $(BUILD)

lint: $(STATIC) $(SHARED)
	sh tests/rooms.sh $(BUILD)
	sh tests/unique.sh
	sh tests/told.sh
	sh tests/exports.sh $(BUILD)

# Made anew when the header changes, or what the library says of itself.
description: $(SHARED)
	python3 tests/description/describe.py include/onirim.h $(SHARED) \
	    > $(BUILD)/onirim.json
	mv $(BUILD)/onirim.json include

amalgamation: $(BUILD)/onirim.c $(BUILD)/onirim.h

$(BUILD):
	mkdir -p $@

# Half of the code turns games into text and back, checks what is read, or sets
# games up.  Nobody waits for it, nor for a few rules of the games.  Where the
# user asks for -O2, it is compiled for size.
NOT_WAITED_FOR := config sound advice/reasons core/text core/words said/% \
	%/help %/why %/names %/position %/setup %/sound %/targets %/traits \
	onirim/sets onirim/tower_row onirim/towers nightmarium/herald
$(NOT_WAITED_FOR:%=$(BUILD)/lib/%.o): \
SMALLER = $(if $(filter -O2,$(CFLAGS)),-Os)

$(BUILD)/lib/%.o: lib/%.c $(LIB_HEADERS)
	@mkdir -p $(@D)
	$(LIB_CC) -DNDEBUG -c -o $@ $<

# An assertion says which fact of a sound game is broken.
$(BUILD)/asserting/%.o: lib/%.c $(LIB_HEADERS) tests/unsound.h
	@mkdir -p $(@D)
	$(LIB_CC) -include tests/unsound.h -c -o $@ $<

$(STATIC): $(OBJECTS)
	rm -f $@
	$(AR) rcs $@ $(OBJECTS)

$(SHARED): $(OBJECTS) $(SHARED_NEEDS)
	$(CC) $(CFLAGS) $(LDFLAGS) $(SHARED_FLAGS) -o $@ $(OBJECTS) $(LDLIBS)
	for link in $(LINKS); do ln -sf $(@F) $(BUILD)/$$link; done

$(BUILD)/onirim.def: lib/libonirim.map | $(BUILD)
	sed -n -e '1s/.*/EXPORTS/p' -e 's/^	\(onirim_.*\);$$/\1/p' $< > $@

# Made anew only when something else than last time would stand in them.
vpath %.in examples/cmake
$(FINDERS): $(if $(shell test "`cat $(FINDERS) 2>&1`" = "`sed $(IN_PLACE) \
	onirim.pc.in examples/cmake/*.in`" || echo other),FORCE)
$(FINDERS): $(BUILD)/%: %.in | $(BUILD)
	sed $(IN_PLACE) $< > $@

$(BUILD)/onirim.c: lib/amalgamate.sh $(SOURCES) $(LIB_HEADERS) | $(BUILD)
	sh lib/amalgamate.sh $(SOURCES) > $@

$(BUILD)/onirim.h: include/onirim.h | $(BUILD)
	cp $< $@

include $(sort $(wildcard examples/*.mk examples/*/*.mk))

$(BUILD)/checks: $(CHECKS) $(ASSERTING) $(TEST_HEADERS)
	$(CHECK_CC) -Wl,--wrap=malloc,--wrap=calloc -Wl,--wrap=onirim_apply \
	    -o $@ $(CHECKS) $(ASSERTING) $$(pkg-config --libs check) $(LDLIBS)

$(BUILD)/rules: $(RULES) $(ASSERTING) $(TEST_HEADERS)
	$(APP_CC) -o $@ $(RULES) $(ASSERTING) $(LDLIBS)

$(BUILD)/%_model: tests/proof/%_model.c tests/proof/%_check.c \
	$(ASSERTING) $(TEST_HEADERS)
	$(APP_CC) -o $@ $(filter %.c,$^) $(ASSERTING) $(LDLIBS)

$(BUILD)/fuzz_%: tests/fuzz/%.c $(ASSERTING) $(TEST_HEADERS)
	$(APP_CC) -fsanitize=fuzzer -fno-sanitize-recover=all \
	    -o $@ $< $(ASSERTING) $(LDLIBS)

$(GOLDENS) $(BUILD)/perft: $(BUILD)/%: tests/golden/%.c $(STATIC) \
	$(TEST_HEADERS)
	$(APP_CC) -o $@ $< $(STATIC) $(LDLIBS)

$(BUILD)/loop: tests/bench/loop.c | $(BUILD)
	$(CC) $(CPPFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $< $(LDLIBS)

# The library is measured as it is used, shared.
$(BUILD)/measure: tests/bench/measure.c $(SHARED) $(TEST_HEADERS)
	$(APP_CC) -o $@ $< -L$(BUILD) -lonirim -Wl,-rpath,'$$ORIGIN' $(LDLIBS)

# All files and where they go, but for the manual.  $1 is put or take.
define installed
$(call $1,include/onirim.h include/onirim.hpp,$(INCLUDEDIR))
$(call $1,include/onirim.json,$(DATADIR)/onirim)
$(call $1,$(STATIC) $(IMPORT),$(LIBDIR))
$(call $1,$(SHARED),$(SHARED_DIR),755)
$(call $1,$(filter %.pc,$(FINDERS)),$(LIBDIR)/pkgconfig)
$(call $1,$(filter %.cmake,$(FINDERS)),$(LIBDIR)/cmake/onirim)
$(call $1,README.md CHANGELOG.md LICENSE,$(DOCDIR))
$(if $(PROGRAM),$(call installed_program,$1))
endef
put = install -d $(DESTDIR)$2 && install -m $(or $3,644) $1 $(DESTDIR)$2
take = rm -f $(addprefix $(DESTDIR)$2/,$(notdir $1))

install: all $(PROGRAM)
	$(call installed,put)
	$(foreach l,$(LINKS),ln -sf $(SHARED_NAME) $(DESTDIR)$(LIBDIR)/$l;)
	sh man/pages.sh install $(abspath $(DESTDIR)$(MANDIR))

uninstall:
	$(call installed,take)
	rm -f $(LINKS:%=$(DESTDIR)$(LIBDIR)/%)
	rmdir $(addprefix $(DESTDIR),$(DATADIR)/onirim $(DOCDIR) \
	    $(LIBDIR)/cmake/onirim) 2>/dev/null || :
	sh man/pages.sh remove $(abspath $(DESTDIR)$(MANDIR))

# The same bytes from the same commit, however git and the shell are set up.
dist: | $(BUILD)
	git -c core.autocrlf=false -c tar.umask=022 archive HEAD \
	    --prefix=libonirim-$(VERSION)/ -o $(BUILD)/libonirim-$(VERSION).tar
	gzip -9nf $(BUILD)/libonirim-$(VERSION).tar

clean:
	rm -rf $(BUILD)
