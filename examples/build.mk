# How the examples are built; part of the Makefile.

EXAMPLES := $(addprefix $(BUILD)/,play simulate \
	$(basename $(notdir $(wildcard examples/*.c))))
PLAY := $(wildcard examples/play/*.c)
OPPONENT := examples/play/opponent.c
SEARCH := $(OPPONENT) $(wildcard examples/advisor/*.c)
APP_HEADERS := include/onirim.h $(wildcard examples/*/*.h)

examples: $(EXAMPLES)

$(BUILD)/%: examples/%.c $(STATIC) $(APP_HEADERS)
	$(APP_CC) -o $@ $< $(STATIC) $(EXAMPLE_LIBS) $(LDLIBS)

$(BUILD)/odds: EXAMPLE_LIBS = -lm

$(BUILD)/play: $(sort $(PLAY) $(SEARCH))
$(BUILD)/advisor: examples/advisor.c $(SEARCH)
$(BUILD)/match: $(addprefix tests/contest/,match.c rules.c rules.h) $(OPPONENT)
$(BUILD)/play $(BUILD)/advisor $(BUILD)/match: $(STATIC) $(APP_HEADERS)
	$(APP_CC) -o $@ $(filter %.c,$^) $(STATIC) $(LDLIBS)

# Programs that play many games: with MPI=1, on many machines.
CROWD := $(wildcard examples/crowd/*.c)
CROWD_CC = $(if $(MPI),OMPI_CC='$(CC)' mpicc -DWITH_MPI,$(CC)) $(APP_FLAGS)
$(BUILD)/simulate: examples/simulate/simulate.c $(CROWD)
$(BUILD)/crowd: tests/crowd.c $(CROWD)
$(BUILD)/simulate $(BUILD)/crowd: $(STATIC) $(APP_HEADERS)
	$(CROWD_CC) -o $@ $(filter %.c,$^) $(STATIC) -lpthread -lm $(LDLIBS)
