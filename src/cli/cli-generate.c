/* nine-queens-cli generate: new puzzles, of sudoku and queens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli.h"

#include <string.h>

#include "cli/cli-board.h"
#include "cli/cli-output.h"
#include "cli/cli-progress.h"
#include "cli/cli-spec.h"
#include "cli/cli-stats.h"
#include "game/jobs/game-pool.h"
#include "solver/sudoku/text/sudoku-text.h"

enum
{
  MAX_PUZZLES = 256,            /* that a thread makes in a go */
  MAX_SLOW_PUZZLES = 16,        /* where they may be slow to come */
  MAX_LISTED_PUZZLES = 4096,    /* where all are listed for it */
  MOST_IN_VAIN = 10000,         /* puzzles in a row that have all come before */
};

/* What a thread makes in a go. */
typedef struct
{
  uint64_t    first;
  int         n_puzzles;        /* that it was asked for */
  GString    *text;             /* a line each */
  bool        is_last;          /* there are no more puzzles */
  uint64_t    n_counted;        /* of the nodes of the search, for the progress */
  SearchStats stats;
} Part;

typedef struct
{
  GameSpec    spec;
  uint64_t    count;
  int         n_threads;
  CliRows     rows;

  /* What has come. Where puzzles may come twice, the lines of those that have. */
  uint64_t    n_put;
  uint64_t    n_repeated;       /* puzzles left out */
  int         n_in_vain;        /* the last ones, all of them repeated */
  bool        is_over;
  GHashTable *known;

  SearchStats stats;
} Generate;

static void
put_puzzle (const Generate  *self,
            const GameState *puzzle,
            GString         *text)
{
  g_autoptr(GString) line = g_string_new (NULL);
  CliRow row = cli_row_begin (&self->rows, text);
  CliBoard board = { .coloured.n = 0 };

  switch (game_state_variant (puzzle))
    {
    case GAME_VARIANT_SUDOKU:
      g_string_set_size (line, SUDOKU_CELLS);
      sudoku_write_line (&puzzle->sudoku.givens, line->str);
      break;

    case GAME_VARIANT_FREE_QUEENS:
    case GAME_VARIANT_FIXED_QUEENS:
    case GAME_VARIANT_COLOURED_QUEENS:
      board.coloured = puzzle->queens.coloured;
      board.fixed = puzzle->queens.fixed;
      cli_board_put (line, &board);
      break;

    default:
      g_assert_not_reached ();
    }

  cli_row_text (&row, line->str);
  cli_row_end (&row);
}

/* The stats begin anew with each puzzle of queens. */
static bool
count_tried (const SearchStats *stats,
             void              *data)
{
  Part *part = data;
  const uint64_t before = stats->n_nodes < part->n_counted ? 0 : part->n_counted;

  part->n_counted = stats->n_nodes;
  cli_progress_count (stats->n_nodes - before, false);
  return true;
}

static void
make_worker (gpointer job,
             gpointer data)
{
  Part *part = job;
  const Generate *self = data;
  const SearchControl control = { .should_continue = count_tried, .data = part };
  g_autofree GameState *puzzles = g_new (GameState, part->n_puzzles);
  SearchEnd end;

  cli_stopwatch_start ();
  end = game_variants[self->spec.variant].generate (&self->spec, part->first,
                                                    (size_t) part->n_puzzles, &control,
                                                    puzzles, &part->stats);
  cli_stopwatch_stop ();

  part->is_last = end == SEARCH_LIMITED;
  for (uint64_t i = 0; i < part->stats.n_solutions; i++)
    put_puzzle (self, &puzzles[i], part->text);
}

/* Prints the lines that have not come yet. */
static void
put_new_lines (Generate *self,
               char     *text)
{
  while (*text != '\0')
    {
      char *end = strchr (text, '\n') + 1;
      char *line = g_strndup (text, (gsize) (end - text));

      text = end;
      if (self->is_over || !g_hash_table_add (self->known, line))
        {
          self->n_repeated++;
          self->n_in_vain++;
          self->is_over = self->is_over || self->n_in_vain == MOST_IN_VAIN;
          continue;
        }

      cli_output_put (line, strlen (line));
      self->n_put++;
      self->n_in_vain = 0;
    }
}

static void
part_done (gpointer job,
           gpointer data)
{
  g_autofree Part *part = job;
  Generate *self = data;
  const uint64_t n_before = self->n_put;

  if (self->known != NULL)
    {
      put_new_lines (self, part->text->str);
    }
  else
    {
      cli_output_put (part->text->str, part->text->len);
      self->n_put += part->stats.n_solutions;
    }

  cli_progress_count (0, self->n_put > n_before);
  self->is_over = self->is_over || part->is_last;
  g_string_free (part->text, TRUE);
  search_stats_add (&self->stats, &part->stats);

  /* Whoever waits for rare puzzles sees them as they come. */
  if (part->n_puzzles < MAX_PUZZLES)
    cli_output_flush ();
}

/* How many puzzles are made in a go: enough to fill the lanes of the solver, unless they are slow
 * to come, and so few that each thread has some to do. */
static uint64_t
get_part_size (const Generate *self)
{
  bool is_listed = cli_spec_get_repeats (&self->spec) == CLI_REPEATS_NEVER;
  uint64_t most = is_listed ? MAX_LISTED_PUZZLES
                  : cli_spec_is_quick (&self->spec) ? MAX_PUZZLES : MAX_SLOW_PUZZLES;
  uint64_t share = self->count / ((uint64_t) self->n_threads * 2) + 1;

  return MIN (share, most);
}

static void
push_part (Generate *self,
           GamePool *pool,
           uint64_t  first,
           int       n_puzzles)
{
  Part *part = g_new0 (Part, 1);

  part->first = first;
  part->n_puzzles = n_puzzles;
  part->text = g_string_new (NULL);
  game_pool_push (pool, part);
}

/* For each puzzle that comes again another one is made. */
static void
make_all (Generate *self)
{
  g_autoptr(GamePool) pool = game_pool_new (self->n_threads, make_worker, part_done, self);
  uint64_t size = get_part_size (self);
  uint64_t first = 0;

  while (!self->is_over && first < self->count + self->n_repeated)
    {
      while (!self->is_over && first < self->count + self->n_repeated)
        {
          int n_puzzles = (int) MIN (size, self->count + self->n_repeated - first);

          push_part (self, pool, first, n_puzzles);
          first += (uint64_t) n_puzzles;
        }

      game_pool_drain (pool);
    }
}

static CliStatus
tell_end (const Generate *self)
{
  if (self->n_put == self->count)
    return CLI_FINE;

  if (self->n_in_vain < MOST_IN_VAIN)
    cli_complain ("there are only %" G_GUINT64_FORMAT " such puzzles", self->n_put);
  else
    cli_complain ("after %" G_GUINT64_FORMAT " such puzzles no more were found", self->n_put);

  return CLI_NONE;
}

static void
print_stats (const Generate *self)
{
  cli_stats_print ("puzzles", self->n_put, &self->stats,
                   game_variants[self->spec.variant].kernel ());
  g_printerr ("seed: %" G_GUINT64_FORMAT "\n", game_spec_get_seed (&self->spec));
}

CliStatus
cli_generate (int    argc,
              char **argv)
{
  Generate self = { .count = 1 };
  g_auto(CliShared) shared = { NULL };
  g_auto(CliSpecOptions) options = { NULL };
  g_autofree char *count = NULL;
  g_autofree char *seed = NULL;
  uint64_t number = (uint64_t) g_random_int () << 32 | g_random_int ();
  CliStatus status;
  const GOptionEntry entries[] = {
    { "puzzle", 0, 0, G_OPTION_ARG_FILENAME, &options.puzzle,
      "sudoku, queens or coloured (default: sudoku)", "NAME" },
    { "size", 0, 0, G_OPTION_ARG_FILENAME, &options.size,
      "Queens on N by N squares, 4 to 32, coloured 5 to 12 (default: 8)", "N" },
    { "symmetry", 0, 0, G_OPTION_ARG_FILENAME, &options.symmetry,
      "Sudokus: none, rotational, mirror, diagonal or full (default: none)", "NAME" },
    { "clues", 0, 0, G_OPTION_ARG_FILENAME, &options.clues,
      "Sudokus with LOW to HIGH clues; from 28 on they are not minimal", "LOW-HIGH" },
    { "pattern", 0, 0, G_OPTION_ARG_FILENAME, &options.pattern,
      "Sudokus whose clues stand where FILE has digits from 1, letters, * or #", "FILE" },
    { "allow-harder", 0, 0, G_OPTION_ARG_NONE, &options.allows_harder,
      "With --technique, let harder techniques follow it", NULL },
    { "count", 0, 0, G_OPTION_ARG_FILENAME, &count, "Make N puzzles (default: 1)", "N" },
    { "seed", 0, 0, G_OPTION_ARG_FILENAME, &seed,
      "Make the puzzles of seed S (default: other ones each time)", "S" },
    { NULL },
  };

  if (!cli_shared_parse (CLI_SHARED_NEW_LEVEL | CLI_SHARED_RATINGS | CLI_SHARED_TECHNIQUE
                         | CLI_SHARED_FORMAT | CLI_SHARED_THREADS | CLI_SHARED_STATS,
                         "",
                         "Makes puzzles, one a line. Each has one solution, which it would not "
                         "have with one of\nthe given digits or queens less, or, where a sudoku "
                         "is symmetric, with a digit and its\nimages less. Sudokus for beginners, "
                         "with many clues or with a pattern may have more\nthan that.",
                         entries, &shared, &argc, &argv, &status))
    return status;

  if (argc > 1)
    {
      cli_complain ("generate takes no arguments: “%s”", argv[1]);
      return CLI_USAGE;
    }

  if ((count != NULL && !cli_parse_number (count, "--count", 1, UINT64_MAX / 2, &self.count))
      || (seed != NULL && !cli_parse_number (seed, "--seed", 0, UINT64_MAX, &number)))
    return CLI_USAGE;

  status = cli_spec_read (&options, &shared, &self.spec);
  if (status != CLI_FINE)
    return status;

  game_spec_set_seed (&self.spec, number);
  self.n_threads = shared.n_threads;
  self.rows = shared.rows;
  cli_rows_add (&self.rows, "puzzle", NULL);
  cli_rows_print_header (&self.rows);
  if (cli_spec_get_repeats (&self.spec) == CLI_REPEATS_LIKELY)
    self.known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  cli_progress_start ();
  make_all (&self);
  g_clear_pointer (&self.known, g_hash_table_unref);

  if (shared.wants_stats)
    print_stats (&self);

  return tell_end (&self);
}
