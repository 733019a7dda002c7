/*
 * perft.c - how many ways a game can go on, counted by public functions alone.
 *
 *     perft FILE              count again what a file says, and compare
 *     perft -w FILE           write the file anew
 *     perft POSITION DEPTH    leaves and weights of one position
 *
 * onirim-notation(7) says what is counted, and what stands in the file.  In a
 * line to be written anew any numbers will do, two for each depth.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "onirim.h"

enum { DEPTH_MAX = 16, TEXT_MAX = 4096 };

struct count {
	uint64_t leaves;
	uint64_t weights;
};

struct perft {
	int depth;
	onirim_game *games[DEPTH_MAX + 1];      /* after so many answers */
	struct count counts[DEPTH_MAX + 1];
};

static void
add_leaf(struct count *count, uint64_t weight)
{
	count->leaves++;
	count->weights += weight;
}

/* A game that is over is a leaf at every depth that it does not reach. */
static void
add_end(struct perft *perft, int depth, uint64_t weight)
{
	while (++depth <= perft->depth)
		add_leaf(&perft->counts[depth], weight);
}

/* Count what comes of the game at this depth.  Its weight is the product of
 * the weights that led to it. */
static void
count_from(struct perft *perft, int depth, uint64_t weight)
{
	const onirim_game *game = perft->games[depth];
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	uint32_t weights[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);
	const int chances = onirim_weights(game, weights, ONIRIM_ACTIONS_MAX);

	if (n == 0)
		add_end(perft, depth, weight);
	for (int i = 0; i < n; i++) {
		const uint64_t next = weight * (chances > 0 ? weights[i] : 1);

		add_leaf(&perft->counts[depth + 1], next);
		if (depth + 1 == perft->depth)
			continue;
		onirim_game_assign(perft->games[depth + 1], game);
		onirim_apply(perft->games[depth + 1], actions[i]);
		count_from(perft, depth + 1, next);
	}
}

static void
perft_end(struct perft *perft)
{
	for (int i = 0; i <= DEPTH_MAX; i++)
		onirim_game_free(perft->games[i]);
}

/* Count to a depth.  The caller ends what has begun, whatever comes of it. */
static int
perft_begin(struct perft *perft, const char *position, int depth)
{
	perft->depth = depth;
	if (onirim_position_parse(&perft->games[0], position, NULL) !=
	    ONIRIM_OK)
		return 0;
	for (int i = 1; i < depth; i++)
		if (onirim_game_copy(&perft->games[i], perft->games[0]) !=
		    ONIRIM_OK)
			return 0;
	count_from(perft, 0, 1);
	return 1;
}

/* The number of depths that a line tells, each with two numbers. */
static int
depths_of(const char *numbers)
{
	int n = -1;
	char *end = NULL;

	do {
		numbers = end != NULL ? end : numbers;
		strtoull(numbers, &end, 10);
		n++;
	} while (end != numbers);
	return n % 2 == 0 && *numbers == '\0' ? n / 2 : 0;
}

static void
write_line(const struct perft *perft, char *text)
{
	char position[TEXT_MAX];
	int length;

	onirim_position_format(perft->games[0], position, sizeof position);
	length = sprintf(text, "\"%s\"", position);
	for (int depth = 1; depth <= perft->depth; depth++)
		length += sprintf(text + length, " %" PRIu64 " %" PRIu64,
		    perft->counts[depth].leaves, perft->counts[depth].weights);
}

/* Write what the line should be, and add its leaves; 0 when it cannot be
 * read. */
static int
count_line(const char *line, char *anew, uint64_t *leaves)
{
	const char *end = line[0] == '"' ? strchr(line + 1, '"') : NULL;
	const int depth = end != NULL ? depths_of(end + 1) : 0;
	char position[TEXT_MAX];
	struct perft perft = {0};
	int counted;

	if (depth < 1 || depth > DEPTH_MAX)
		return 0;
	sprintf(position, "%.*s", (int)(end - line) - 1, line + 1);
	counted = perft_begin(&perft, position, depth);
	if (counted) {
		write_line(&perft, anew);
		*leaves += perft.counts[depth].leaves;
	}
	perft_end(&perft);
	return counted;
}

/* Write a line anew, or compare it; 0 when it is not right. */
static int
check_line(const char *line, int writing, uint64_t *leaves)
{
	static char anew[2 * TEXT_MAX];

	if (!count_line(line, anew, leaves)) {
		fprintf(stderr, "perft: cannot be read: %s\n", line);
		return 0;
	}
	if (writing)
		puts(anew);
	else if (strcmp(line, anew) != 0)
		fprintf(stderr, "perft: published: %s\n"
		    "perft: counted:   %s\n", line, anew);
	return writing || strcmp(line, anew) == 0;
}

static int
count_file(FILE *file, int writing)
{
	static char line[TEXT_MAX];
	int positions = 0, right = 0;
	uint64_t leaves = 0;

	while (fgets(line, sizeof line, file) != NULL) {
		line[strcspn(line, "\n")] = '\0';
		if (line[0] != '#' && line[0] != '\0') {
			positions++;
			right += check_line(line, writing, &leaves);
		} else if (writing) {
			puts(line);
		}
	}
	if (!writing)
		printf("perft: %d positions, %" PRIu64 " leaves\n", positions,
		    leaves);
	return right != positions || positions == 0;
}

static int
count_named(const char *name, int writing)
{
	FILE *file = fopen(name, "r");
	int status;

	if (file == NULL) {
		perror(name);
		return 1;
	}
	status = count_file(file, writing);
	fclose(file);
	return status;
}

static int
count_position(const char *position, int depth)
{
	struct perft perft = {0};
	const int counted = depth >= 1 && depth <= DEPTH_MAX &&
	    perft_begin(&perft, position, depth);

	if (!counted)
		fputs("perft: the position or the depth cannot be read\n",
		    stderr);
	for (int i = 1; counted && i <= depth; i++)
		printf("%d %" PRIu64 " %" PRIu64 "\n", i,
		    perft.counts[i].leaves, perft.counts[i].weights);
	perft_end(&perft);
	return !counted;
}

int
main(int argc, char **argv)
{
	if (argc == 2)
		return count_named(argv[1], 0);
	if (argc == 3 && strcmp(argv[1], "-w") == 0)
		return count_named(argv[2], 1);
	if (argc == 3)
		return count_position(argv[1], atoi(argv[2]));
	fputs("usage: perft FILE | perft -w FILE | perft POSITION DEPTH\n",
	    stderr);
	return 2;
}
