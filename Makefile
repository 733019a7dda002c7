# libonirim: `make play` plays, `make` builds, `make deps check` tests.

CC ?= cc
AR ?= ar
CFLAGS ?= -O2 -g
PREFIX ?= /usr/local
LIBDIR ?= $(PREFIX)/lib
INCLUDEDIR ?= $(PREFIX)/include
MANDIR ?= $(PREFIX)/share/man
DESTDIR ?=
RUN ?=
MODEL_GAMES ?= 2000
MODEL_POSITIONS ?= 200000
BENCH_GAMES ?= 200000
BENCH_RUNS ?= 5
FUZZ_SECONDS ?= 600

BUILD ?= build$(if $(SAN),/san)$(if $(MPI),/mpi)
ifdef SAN
CFLAGS += -fsanitize=address,undefined -fno-sanitize-recover=all
endif

# Nothing to edit from here on.

VERSION := $(shell awk '/define ONIRIM_VERSION_M|define ONIRIM_VERSION_P/ \
	{ printf "%s%s", dot, $$3; dot = "." }' include/onirim.h)
SONAME := libonirim.so.$(firstword $(subst ., ,$(VERSION)))

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

LIB_CFLAGS = -std=c11 $(WARNINGS) -Iinclude -fPIC -fvisibility=hidden \
	-fno-asynchronous-unwind-tables $(OPTIMIZED)
OPTIMIZED = $(CFLAGS)
APP_CFLAGS = -std=c11 $(WARNINGS) -Iinclude -D_POSIX_C_SOURCE=200809L $(CFLAGS)
CHECK_CFLAGS = $(APP_CFLAGS) -Wno-pedantic $$(pkg-config --cflags check)

SOURCES := $(sort $(wildcard lib/*.c lib/*/*.c))
HEADERS := $(wildcard include/*.h lib/*.h lib/*/*.h tests/*/*.h examples/*/*.h)
EXAMPLES := $(BUILD)/play $(patsubst %.c,$(BUILD)/%,\
	$(notdir $(wildcard examples/*.c)))
EXAMPLE_CC = $(CC)
PLAY := $(wildcard examples/play/*.c)
OPPONENT := examples/play/opponent.c examples/play/terrors.c
SEARCH := $(OPPONENT) $(wildcard examples/advisor/*.c)
GOLDENS := $(BUILD)/golden $(BUILD)/texts
FUZZERS := $(patsubst tests/fuzz/%.c,%,$(wildcard tests/fuzz/*.c))
CHECKS := $(wildcard tests/unit/*.c tests/rules/*.c tests/battery/*.c)

# The library as it ships, and the same with its assertions for the tests.
OBJECTS := $(SOURCES:lib/%.c=$(BUILD)/lib/%.o)
ASSERTING := $(SOURCES:lib/%.c=$(BUILD)/asserting/%.o)
STATIC := $(BUILD)/libonirim.a
SHARED := $(BUILD)/libonirim.so.$(VERSION)

.PHONY: all play deps check manual model bench fuzz lint examples install \
	uninstall dist clean FORCE

all: $(STATIC) $(SHARED) $(BUILD)/onirim.pc

play: $(BUILD)/play
	@$(BUILD)/play

deps:
	sh tests/deps.sh check pkg-config mandoc bsdutils

check: $(BUILD)/checks $(BUILD)/match $(GOLDENS) $(BUILD)/perft examples \
	manual model lint
	sh tests/checks.sh $(RUN) $(BUILD)/checks
	sh tests/golden/golden.sh "$(GOLDENS)" $(RUN)
	$(RUN) $(BUILD)/perft tests/golden/perft.txt
	sh tests/play.sh $(BUILD)/play
	$(RUN) $(BUILD)/match
	sh tests/examples.sh $(BUILD)

manual: $(STATIC)
	sh tests/manual.sh "-Iinclude $(STATIC)"

model: $(BUILD)/model_check $(BUILD)/terrors_check $(BUILD)/hash_check
	$(RUN) $(BUILD)/model_check $(MODEL_GAMES)
	$(RUN) $(BUILD)/terrors_check $(MODEL_GAMES)
	$(RUN) $(BUILD)/hash_check $(MODEL_POSITIONS)

bench: $(BUILD)/loop $(BUILD)/library $(BUILD)/search $(BUILD)/simulate
	sh tests/bench/bench.sh $(BUILD) $(BENCH_GAMES) $(BENCH_RUNS)

fuzz:
	$(MAKE) BUILD=$(BUILD)/fuzz CC=clang $(FUZZERS:%=$(BUILD)/fuzz/fuzz_%) \
	    CFLAGS='-g -O1 -fsanitize=fuzzer-no-link,address,undefined'
	sh tests/fuzz/fuzz.sh $(BUILD)/fuzz $(FUZZ_SECONDS)

lint: $(STATIC) $(SHARED)
	sh tests/rooms.sh
	sh tests/exports.sh $(BUILD)

examples: $(EXAMPLES)

# What no game plays through is made small rather than fast.
$(BUILD)/lib/said/%.o $(BUILD)/lib/kept/%.o $(BUILD)/lib/%/extent.o \
$(BUILD)/lib/%/help.o $(BUILD)/lib/%/why.o $(BUILD)/lib/%/position.o \
$(BUILD)/lib/%/sound.o $(BUILD)/lib/%/stack.o: OPTIMIZED = $(CFLAGS:-O2=-Os)

$(BUILD)/lib/%.o: lib/%.c $(HEADERS)
	@mkdir -p $(@D)
	$(CC) $(LIB_CFLAGS) -DNDEBUG -c -o $@ $<

# An assertion says which fact of a sound game is broken.
$(BUILD)/asserting/%.o: lib/%.c $(HEADERS) tests/unsound.h
	@mkdir -p $(@D)
	$(CC) $(LIB_CFLAGS) -include tests/unsound.h -c -o $@ $<

$(STATIC): $(OBJECTS)
	rm -f $@
	$(AR) rcs $@ $(OBJECTS)

$(SHARED): $(OBJECTS) lib/libonirim.map
	$(CC) $(CFLAGS) $(LDFLAGS) -shared -Wl,-soname,$(SONAME) \
	    -Wl,--version-script,lib/libonirim.map -Wl,-z,defs,-z,noseparate-code \
	    -o $@ $(OBJECTS)
	ln -sf $(@F) $(BUILD)/$(SONAME)
	ln -sf $(SONAME) $(BUILD)/libonirim.so

# Always made anew, as the directories may be others than last time.
$(BUILD)/onirim.pc: onirim.pc.in FORCE
	@mkdir -p $(@D)
	sed -e 's|@PREFIX@|$(PREFIX)|' -e 's|@LIBDIR@|$(LIBDIR)|' \
	    -e 's|@INCLUDEDIR@|$(INCLUDEDIR)|' -e 's|@VERSION@|$(VERSION)|' \
	    onirim.pc.in > $@

$(BUILD)/%: examples/%.c $(STATIC) $(HEADERS)
	$(EXAMPLE_CC) $(APP_CFLAGS) $(LDFLAGS) -o $@ $< $(STATIC) $(EXAMPLE_LIBS)

$(BUILD)/odds: private EXAMPLE_LIBS = -lm
$(BUILD)/simulate: private EXAMPLE_LIBS = -lpthread -lm
$(BUILD)/simulate: private EXAMPLE_CC = $(if \
	$(MPI),OMPI_CC='$(CC)' mpicc -DWITH_MPI,$(CC))

$(BUILD)/play: $(sort $(PLAY) $(SEARCH))
$(BUILD)/advisor: examples/advisor.c $(SEARCH)
$(BUILD)/match: tests/match.c $(OPPONENT)
$(BUILD)/play $(BUILD)/advisor $(BUILD)/match: $(STATIC) $(HEADERS)
	$(CC) $(APP_CFLAGS) $(LDFLAGS) -o $@ $(filter %.c,$^) $(STATIC)

$(BUILD)/checks: $(CHECKS) $(ASSERTING) $(HEADERS)
	$(CC) $(CHECK_CFLAGS) $(LDFLAGS) -Wl,--wrap=malloc,--wrap=calloc \
	    -Wl,--wrap=onirim_apply -o $@ $(CHECKS) \
	    $(ASSERTING) $$(pkg-config --libs check)

$(BUILD)/%_check: tests/proof/%_check.c tests/proof/%.c \
	$(ASSERTING) $(HEADERS)
	$(CC) $(APP_CFLAGS) $(LDFLAGS) -o $@ $(filter %.c,$^) $(ASSERTING)

$(BUILD)/fuzz_%: tests/fuzz/%.c $(ASSERTING) $(HEADERS)
	$(CC) $(APP_CFLAGS) -fsanitize=fuzzer -fno-sanitize-recover=all \
	    -o $@ $< $(ASSERTING)

$(GOLDENS) $(BUILD)/perft: $(BUILD)/%: tests/golden/%.c $(STATIC) $(HEADERS)
	$(CC) $(APP_CFLAGS) $(LDFLAGS) -o $@ $< $(STATIC)

$(BUILD)/loop: tests/bench/loop.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -o $@ $<

# The library is measured as it is used, shared.
$(BUILD)/library $(BUILD)/search: $(BUILD)/%: tests/bench/%.c $(SHARED) $(HEADERS)
	$(CC) $(APP_CFLAGS) $(LDFLAGS) -o $@ $< -L$(BUILD) -lonirim \
	    -Wl,-rpath,'$$ORIGIN'

install: all
	install -d $(DESTDIR)$(LIBDIR)/pkgconfig $(DESTDIR)$(INCLUDEDIR)
	install -m 644 include/onirim.h $(DESTDIR)$(INCLUDEDIR)
	install -m 644 $(STATIC) $(DESTDIR)$(LIBDIR)
	install -m 755 $(SHARED) $(DESTDIR)$(LIBDIR)
	ln -sf $(notdir $(SHARED)) $(DESTDIR)$(LIBDIR)/$(SONAME)
	ln -sf $(SONAME) $(DESTDIR)$(LIBDIR)/libonirim.so
	install -m 644 $(BUILD)/onirim.pc $(DESTDIR)$(LIBDIR)/pkgconfig
	sh man/pages.sh install $(abspath $(DESTDIR)$(MANDIR))

uninstall:
	rm -f $(DESTDIR)$(INCLUDEDIR)/onirim.h $(addprefix \
	    $(DESTDIR)$(LIBDIR)/,libonirim.a libonirim.so $(SONAME) \
	    $(notdir $(SHARED)) pkgconfig/onirim.pc)
	sh man/pages.sh remove $(abspath $(DESTDIR)$(MANDIR))

dist:
	@mkdir -p $(BUILD)
	git archive --prefix=libonirim-$(VERSION)/ \
	    -o $(BUILD)/libonirim-$(VERSION).tar.gz HEAD

clean:
	rm -rf $(BUILD)
