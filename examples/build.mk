# How the examples are built; part of the Makefile.

EXAMPLES := $(addprefix $(BUILD)/,onirim advisor simulate train \
	$(basename $(notdir $(wildcard examples/*.c))))
APP_HEADERS := include/onirim.h $(wildcard examples/*/*.h)

examples: $(EXAMPLES)

$(BUILD)/%: examples/%.c $(STATIC) $(APP_HEADERS)
	$(APP_CC) -o $@ $< $(STATIC) $(EXAMPLE_LIBS) $(LDLIBS)

$(BUILD)/odds: EXAMPLE_LIBS = -lm

$(BUILD)/match: tests/contest/match.c \
	$(addprefix examples/advisor/,rules.c thumb_nightmarium.c)
$(BUILD)/match: $(STATIC) $(APP_HEADERS)
	$(APP_CC) -o $@ $(filter %.c,$^) $(STATIC) $(LDLIBS)

# Programs that play many games: with MPI=1, on many machines.
CROWD := $(wildcard examples/crowd/*.c)
CROWD_CC = $(if $(MPI),OMPI_CC='$(CC)' mpicc -DWITH_MPI,$(CC)) $(APP_FLAGS)
$(BUILD)/advisor: $(wildcard examples/advisor/*.c) $(CROWD)
$(BUILD)/simulate: examples/simulate/simulate.c $(CROWD)
$(BUILD)/crowd: tests/crowd.c $(CROWD)
$(BUILD)/advisor $(BUILD)/simulate $(BUILD)/crowd: $(STATIC) $(APP_HEADERS)
	$(CROWD_CC) -o $@ $(filter %.c,$^) $(STATIC) -lpthread -lm $(LDLIBS)

# The learner uses the insides of the player that it teaches.  Its results are
# the same on every x86-64 with these options.
TRAIN_FLAGS := -O3 -fno-math-errno -ffp-contract=off
$(BUILD)/train: $(wildcard examples/train/*.c) $(CROWD) $(STATIC) \
	$(APP_HEADERS) $(wildcard lib/advice/*.h)
	$(CROWD_CC) $(TRAIN_FLAGS) -o $@ $(filter %.c,$^) $(STATIC) \
	    -lpthread -lm $(LDLIBS)

# Teach the networks anew, and then look how the chances that they tell come
# out.  What was interrupted goes on where it stopped; `make -j2 weights` uses
# two processors.
NETWORKS := solo two nightmarium
LEARNT := $(NETWORKS:%=$(BUILD)/weights/%.c)
weights: $(LEARNT)
	sh examples/train/weights.sh $(LEARNT) > $(BUILD)/weights/weights.c
	cp $(BUILD)/weights/weights.c lib/advice
	$(MAKE) $(BUILD)/train
	$(BUILD)/train --corrections --threads 2 > $(BUILD)/weights/corrections.c
	cp $(BUILD)/weights/corrections.c lib/advice

$(LEARNT): $(BUILD)/weights/%.c: $(BUILD)/train
	@mkdir -p $(@D)
	$(BUILD)/train --network $* --state $(@:.c=.state) > $@.new
	mv $@.new $@
