# How the library is built for WebAssembly; part of the Makefile.

WASM := $(BUILD)/wasm
WASM_CC = clang --target=wasm32 -std=c11 $(WARNINGS) -Werror -Iinclude -Oz \
	-flto -mbulk-memory -fvisibility=hidden -DNDEBUG -nostdlibinc \
	-isystem examples/bare \
	$(if $(SAN),-fsanitize=undefined -fsanitize-trap=undefined)
WASM_LD = wasm-ld --no-entry --strip-all -O2 --lto-O3 --compress-relocations \
	--stack-first -z stack-size=65536 \
	--export=malloc --export=free
WASM_SOURCES := $(filter-out lib/advice/absent.c,\
	$(sort $(wildcard lib/*.c lib/*/*.c))) \
	examples/bare/string.c examples/javascript/memory.c
WASM_OBJECTS := $(WASM_SOURCES:%.c=$(WASM)/%.o)

# What a game needs that has words of its own: these sections of the header, and
# a few functions besides.
PLAY_SECTIONS := Life of a game|Asking and answering|Seeing|Facts|Notation
PLAY_ALSO := onirim_language onirim_version onirim_version_number
PLAY_EXPORTS = $(addprefix --export=,$(PLAY_ALSO) \
	$(shell awk '/^ [*] ---- / { plays = /($(PLAY_SECTIONS)) -/ } \
	plays && /^ONIRIM_API/ && match($$0, /onirim_[a-z_]+[^a-z_ ]/) \
	{ print substr($$0, RSTART, RLENGTH - 1) }' include/onirim.h))

wasm: $(WASM)/onirim.wasm $(WASM)/onirim-play.wasm

$(WASM)/onirim.wasm: $(WASM_OBJECTS)
	$(WASM_LD) --export-dynamic -o $@ $^

$(WASM)/onirim-play.wasm: $(WASM_OBJECTS)
	$(WASM_LD) $(PLAY_EXPORTS) -o $@ $^

$(WASM)/%.o: %.c $(LIB_HEADERS)
	@mkdir -p $(@D)
	$(WASM_CC) -c -o $@ $<
