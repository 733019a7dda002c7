# How the examples are built; part of the Makefile.

EXAMPLES := $(BUILD)/play $(patsubst %.c,$(BUILD)/%,\
	$(notdir $(wildcard examples/*.c)))
PLAY := $(wildcard examples/play/*.c)
OPPONENT := examples/play/opponent.c
SEARCH := $(OPPONENT) $(wildcard examples/advisor/*.c)
APP_HEADERS := include/onirim.h $(wildcard examples/*/*.h)

examples: $(EXAMPLES)

$(BUILD)/%: examples/%.c $(STATIC) $(APP_HEADERS)
	$(EXAMPLE_CC) $(APP_FLAGS) -o $@ $< $(STATIC) $(EXAMPLE_LIBS) $(LDLIBS)

EXAMPLE_CC = $(CC)
$(BUILD)/odds: EXAMPLE_LIBS = -lm
$(BUILD)/simulate: EXAMPLE_LIBS = -lpthread -lm
$(BUILD)/simulate: EXAMPLE_CC = $(if \
	$(MPI),OMPI_CC='$(CC)' mpicc -DWITH_MPI,$(CC))

$(BUILD)/play: $(sort $(PLAY) $(SEARCH))
$(BUILD)/advisor: examples/advisor.c $(SEARCH)
$(BUILD)/match: tests/match.c $(OPPONENT)
$(BUILD)/play $(BUILD)/advisor $(BUILD)/match: $(STATIC) $(APP_HEADERS)
	$(APP_CC) -o $@ $(filter %.c,$^) $(STATIC) $(LDLIBS)
