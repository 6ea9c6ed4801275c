/* nine-queens-cli generate: new sudoku puzzles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli.h"

#include "cli/cli-output.h"
#include "cli/cli-queue.h"
#include "cli/cli-stats.h"
#include "solver/sudoku-generate.h"
#include "solver/sudoku-text.h"

enum { MAX_PUZZLES = 256 };

/* Some puzzles that one thread makes in a go. */
typedef struct
{
  uint64_t    first;
  int         n_puzzles;
  SudokuGrid  puzzles[MAX_PUZZLES];
  SearchTally tally;
} Part;

typedef struct
{
  SudokuWish  wish;
  uint64_t    count;
  int         n_threads;
  gboolean    stats;

  SearchTally tally;
} Generate;

static void
make_worker (gpointer job,
             gpointer data)
{
  Part *part = job;
  const Generate *self = data;

  cli_stopwatch_start ();
  sudoku_generate (&self->wish, part->first, (size_t) part->n_puzzles, NULL, part->puzzles,
                   &part->tally);
  cli_stopwatch_stop ();
}

static void
part_done (gpointer job,
           gpointer data)
{
  g_autofree Part *part = job;
  Generate *self = data;

  for (int i = 0; i < part->n_puzzles; i++)
    {
      char line[SUDOKU_CELLS + 1];

      sudoku_write_line (&part->puzzles[i], line);
      line[SUDOKU_CELLS] = '\n';
      cli_output_put (line, sizeof line);
    }

  search_tally_add (&self->tally, &part->tally);

  /* Whoever waits for rare puzzles sees them as they come. */
  if (part->n_puzzles < MAX_PUZZLES)
    cli_output_flush ();
}

/* How many puzzles are made in a go: enough to fill the lanes of the solver, unless they are slow
 * to come, and so few that each thread has some to do. */
static uint64_t
get_part_size (const Generate *self)
{
  bool is_slow = self->wish.technique >= 0 || self->wish.level >= SUDOKU_UNFAIR;
  uint64_t share = self->count / ((uint64_t) self->n_threads * 2) + 1;

  return MIN (share, is_slow ? 16 : MAX_PUZZLES);
}

static void
make_all (Generate *self)
{
  g_autoptr(CliQueue) queue = cli_queue_new (self->n_threads, make_worker, part_done, self);
  uint64_t size = get_part_size (self);

  for (uint64_t first = 0; first < self->count; first += size)
    {
      Part *part = g_new (Part, 1);

      part->first = first;
      part->n_puzzles = (int) MIN (size, self->count - first);
      cli_queue_push (queue, part);
    }
}

/* Reads the name of one of some things. Returns false, and complains, where there is none. */
static bool
parse_name (const char *name,
            const char *option,
            int       (*from_name) (const char *name),
            int        *value)
{
  if (name == NULL)
    return true;

  *value = from_name (name);
  if (*value < 0)
    cli_complain ("%s: “%s” is unknown", option, name);

  return *value >= 0;
}

static bool
is_possible (const SudokuWish *wish)
{
  if (sudoku_wish_is_vain (wish))
    {
      const SudokuTechniqueInfo *technique = &sudoku_technique[wish->technique];

      cli_complain ("a puzzle that needs technique %s (%s) is %s at least", technique->code,
                    technique->name, sudoku_level_name (technique->level));
      return false;
    }

  return true;
}

static void
print_stats (const Generate *self)
{
  cli_stats_print ("puzzles", self->count, &self->tally, sudoku_kernel ());
  g_printerr ("seed: %" G_GUINT64_FORMAT "\n", self->wish.seed);
}

CliStatus
cli_generate (int    argc,
              char **argv)
{
  Generate self = { .wish = { .level = -1, .technique = -1 }, .count = 1 };
  g_autofree char *difficulty = NULL;
  g_autofree char *symmetry = NULL;
  g_autofree char *technique = NULL;
  g_autofree char *count = NULL;
  g_autofree char *seed = NULL;
  g_autofree char *threads = NULL;
  int symmetry_value = SUDOKU_SYMMETRY_NONE;
  CliStatus status;
  const GOptionEntry entries[] = {
    { "difficulty", 0, 0, G_OPTION_ARG_FILENAME, &difficulty,
      "easy, medium, hard, unfair or extreme (default: any)", "LEVEL" },
    { "symmetry", 0, 0, G_OPTION_ARG_FILENAME, &symmetry,
      "none, rotational, mirror, diagonal or full (default: none)", "NAME" },
    { "technique", 0, 0, G_OPTION_ARG_FILENAME, &technique,
      "Only puzzles that need the technique with this code", "CODE" },
    { "count", 0, 0, G_OPTION_ARG_FILENAME, &count, "Make N puzzles (default: 1)", "N" },
    { "seed", 0, 0, G_OPTION_ARG_FILENAME, &seed,
      "Make the puzzles of seed S (default: other ones each time)", "S" },
    { "threads", 0, 0, G_OPTION_ARG_FILENAME, &threads,
      "Use N threads (default: one a processor)", "N" },
    { "stats", 0, 0, G_OPTION_ARG_NONE, &self.stats, "Tell on standard error what it took", NULL },
    { NULL },
  };

  if (!cli_options_parse ("",
                          "Makes sudoku puzzles, one a line. Each has one solution, which it would "
                          "not have with a\nclue less, or, where they are symmetric, with a clue "
                          "and its images less.",
                          entries, &argc, &argv, &status))
    return status;

  if (argc > 1)
    {
      cli_complain ("generate takes no arguments: “%s”", argv[1]);
      return CLI_USAGE;
    }

  self.wish.seed = (uint64_t) g_random_int () << 32 | g_random_int ();

  if (!parse_name (difficulty, "--difficulty", sudoku_level_from_name, &self.wish.level) ||
      !parse_name (technique, "--technique", sudoku_technique_from_code, &self.wish.technique) ||
      !parse_name (symmetry, "--symmetry", sudoku_symmetry_from_name, &symmetry_value) ||
      (count != NULL && !cli_parse_number (count, "--count", 1, UINT64_MAX / 2, &self.count)) ||
      (seed != NULL && !cli_parse_number (seed, "--seed", 0, UINT64_MAX, &self.wish.seed)) ||
      !cli_parse_threads (threads, &self.n_threads) ||
      !is_possible (&self.wish))
    return CLI_USAGE;

  self.wish.symmetry = (SudokuSymmetry) symmetry_value;
  make_all (&self);

  if (self.stats)
    print_stats (&self);

  return CLI_FINE;
}
