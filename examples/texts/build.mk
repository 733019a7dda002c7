# How the texts become a part of programs; part of the Makefile.

TEXTS := $(sort $(wildcard examples/texts/*/*.txt examples/texts/*/*/*.txt))

$(BUILD)/texts.c: examples/texts/embed.awk $(TEXTS) | $(BUILD)
	awk -f $^ > $@

$(BUILD)/play_texts: private FLAGS += -Iexamples/play
$(BUILD)/play_texts: tests/play_texts.c $(BUILD)/texts.c \
	$(addprefix examples/play/,chapters.c lessons.c moments.c teacher.c) \
	examples/crowd/dice.c $(STATIC) $(APP_HEADERS)
	$(APP_CC) -o $@ $(filter %.c,$^) $(STATIC) $(LDLIBS)

check check-quick: $(BUILD)/play_texts
