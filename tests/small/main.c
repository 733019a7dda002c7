/*
 * main.c - uniform random play on a processor without an operating system.  The
 * debugger, or an emulator in its place, is told the digest of each
 * configuration and how many bytes of stack were used, both hexadecimal:
 *
 *     digest 71e333c16468b464 players=2
 *     stack 0000000000000a00
 *
 * GAMES is how many games are played of each configuration, or fewer if they
 * are long, as measure.c does.
 */
#include "uniform.h"

/* What a debugger does for the program ("semihosting"). */
enum { SYS_WRITE0 = 0x04, SYS_EXIT = 0x18 };

/* Why the program ends. */
enum { RUN_TIME_ERROR = 0x20023, APPLICATION_EXIT = 0x20026 };

#define PAINT UINT32_C(0xA5A5A5A5)

void reset(void);

/* From the linker script, as addresses. */
extern uint32_t stack_bottom[], stack_top[], variables[], variables_end[];

static uint64_t memory[1024 / sizeof(uint64_t)];

static void
ask_debugger(uint32_t operation, uintptr_t argument)
{
	register uint32_t r0 __asm__("r0") = operation;
	register uintptr_t r1 __asm__("r1") = argument;

	__asm__ volatile ("bkpt 0xAB" : "+r"(r0) : "r"(r1) : "memory");
}

static void
leave(uint32_t reason)
{
	for (;;)
		ask_debugger(SYS_EXIT, reason);
}

static void
print(const char *text)
{
	ask_debugger(SYS_WRITE0, (uintptr_t)text);
}

static void
print_number(uint64_t number)
{
	char text[] = "0000000000000000";

	for (int i = 15; i >= 0; i--, number >>= 4)
		text[i] = "0123456789abcdef"[number & 15];
	print(text);
}

static void
play(const char *config)
{
	struct uniform player = {0, 0, UNIFORM_DIGEST};
	onirim_game *game;

	if (onirim_game_new_at(&game, memory, sizeof memory, config, NULL) !=
	    ONIRIM_OK)
		leave(RUN_TIME_ERROR);
	for (uint64_t seed = 1; seed <= GAMES &&
	    player.decisions < UNIFORM_LONG * GAMES; seed++)
		uniform_play(&player, game, seed);
	print("digest ");
	print_number(player.digest);
	print(" ");
	print(config);
	print("\n");
}

/* Where paint has come off, the stack has been. */
static size_t
stack_used(void)
{
	const uint32_t *deepest = stack_bottom;

	while (*deepest == PAINT)
		deepest++;
	return (size_t)(stack_top - deepest) * sizeof *deepest;
}

static void
fault(void)
{
	leave(RUN_TIME_ERROR);
}

/* The processor begins here. */
void
reset(void)
{
	uint32_t *word, *here;

	for (word = variables; word < variables_end; word++)
		*word = 0;
	__asm__ volatile ("mov %0, sp" : "=r"(here));
	for (word = stack_bottom; word < here; word++)
		*word = PAINT;
	play("");
	play("players=2 sets=steps,towers,dreams");
	play("game=nightmarium players=4");
	print("stack ");
	print_number(stack_used());
	print("\n");
	leave(APPLICATION_EXIT);
}

/* What the processor finds at address 0: its stack, where it begins, and where
 * it goes on after an interrupt that cannot be masked and after a fault. */
static const struct {
	uint32_t *stack;
	void (*begin[3])(void);
} vectors __attribute__((section(".vectors"), used)) = {
	stack_top, {reset, fault, fault}
};
