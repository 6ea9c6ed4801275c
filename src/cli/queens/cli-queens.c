/* nine-queens-cli queens: the options, and the way to whoever answers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/queens/cli-queens.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli-output.h"
#include "cli/cli-stats.h"

/* The options as they were written. */
typedef struct
{
  gboolean count;
  gboolean one;
  gboolean all;
  char    *first;
  char    *nth;
  gboolean fundamental;
  gboolean total;
  char    *fixed;
  char    *seed;
  char    *threads;
  char    *part;
  char    *resume;
  char    *format;
  gboolean wants_stats;
  char   **rest;
} Options;

static void
options_clear (Options *options)
{
  g_free (options->first);
  g_free (options->nth);
  g_free (options->fixed);
  g_free (options->seed);
  g_free (options->threads);
  g_free (options->part);
  g_free (options->resume);
  g_free (options->format);
  g_strfreev (options->rest);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static bool
parse_output (const Options *options,
              CliQueens     *self)
{
  int n_outputs = options->count + options->one + options->all + (options->first != NULL) +
                  (options->nth != NULL);

  if (n_outputs > 1)
    {
      cli_complain ("--count, --one, --all, --first and --nth exclude each other");
      return false;
    }

  self->output = options->count ? CLI_QUEENS_COUNT
               : options->one ? CLI_QUEENS_ONE
               : options->first != NULL ? CLI_QUEENS_FIRST
               : options->nth != NULL ? CLI_QUEENS_NTH : CLI_QUEENS_ALL;

  return (options->first == NULL ||
          cli_parse_number (options->first, "--first", 1, UINT64_MAX, &self->k)) &&
         (options->nth == NULL ||
          cli_parse_number (options->nth, "--nth", 1, UINT64_MAX, &self->k));
}

static bool
parse_size (const Options *options,
            CliQueens     *self)
{
  uint64_t n;

  if (options->rest == NULL || options->rest[1] != NULL)
    {
      cli_complain ("queens takes one N, the number of queens");
      return false;
    }

  if (!cli_parse_number (options->rest[0], "N", 0,
                         self->output == CLI_QUEENS_ONE ? QUEENS_ONE_MAX : QUEENS_MAX, &n))
    return false;

  self->n = (uint32_t) n;
  if (n <= QUEENS_MAX)
    {
      self->fixed = queens_board_empty ((int) n);
      return true;
    }

  self->large_fixed = queens_places_empty ((int) n);
  if (options->fundamental || options->total)
    cli_complain ("--fundamental and --total need an N of %d or less", QUEENS_MAX);
  else if (options->fixed != NULL && n > QUEENS_PLACES_MAX)
    cli_complain ("--fixed needs an N of %d or less", QUEENS_PLACES_MAX);
  else
    return true;

  return false;
}

/* Rows and columns from 0. Two queens in a row of a large board are a board of none. */
static void
fix_queen (CliQueens *self,
           int        row,
           int        column)
{
  int16_t *place = &self->large_fixed.column[row];

  if (self->n <= QUEENS_MAX)
    {
      self->fixed.row[row] |= UINT32_C (1) << column;
      return;
    }

  self->fixed_attack = self->fixed_attack || (*place != QUEENS_NO_PLACE && *place != column);
  *place = (int16_t) column;
}

/* "1:5,2:3". The search goes by rows; for solutions by column the board is turned over. */
static bool
parse_fixed (const char *text,
             CliQueens  *self)
{
  g_auto(GStrv) squares = g_strsplit (text, ",", -1);

  for (char **square = squares; *square != NULL; square++)
    {
      g_auto(GStrv) places = g_strsplit (*square, ":", -1);
      uint64_t row, column;

      if (g_strv_length (places) != 2)
        {
          cli_complain ("--fixed is a list like 1:5,2:3, of rows and columns from 1, not “%s”",
                        text);
          return false;
        }

      if (!cli_parse_number (places[0], "a row of --fixed", 1, self->n, &row) ||
          !cli_parse_number (places[1], "a column of --fixed", 1, self->n, &column))
        return false;

      if (self->format == QUEENS_TEXT_MATRIX_COLUMNS)
        fix_queen (self, (int) column - 1, (int) row - 1);
      else
        fix_queen (self, (int) row - 1, (int) column - 1);
    }

  self->has_fixed = true;
  return true;
}

static bool
parse_seed (const char *text,
            CliQueens  *self)
{
  if (self->output != CLI_QUEENS_ONE || self->has_fixed || self->fundamental)
    {
      cli_complain ("--seed goes with --one, and with neither --fixed nor --fundamental");
      return false;
    }

  self->at_random = true;
  return cli_parse_number (text, "--seed", 0, UINT64_MAX, &self->seed);
}

static bool
parse_part (const char *text,
            CliQueens  *self)
{
  enum { MAX_PARTS = 1000000 };
  g_auto(GStrv) numbers = g_strsplit (text, "/", -1);
  uint64_t part, n_parts;

  if (g_strv_length (numbers) != 2)
    {
      cli_complain ("--part is like 3/8, not “%s”", text);
      return false;
    }

  if (!cli_parse_number (numbers[1], "M of --part=K/M", 1, MAX_PARTS, &n_parts) ||
      !cli_parse_number (numbers[0], "K of --part=K/M", 1, n_parts, &part))
    return false;

  if (self->output != CLI_QUEENS_COUNT && self->output != CLI_QUEENS_ALL)
    {
      cli_complain ("--part counts, and goes with no other wish than --count");
      return false;
    }

  if (self->fundamental || self->total)
    {
      cli_complain ("--part goes with neither --fundamental nor --total");
      return false;
    }

  self->output = CLI_QUEENS_COUNT;
  self->part = (uint32_t) part - 1;
  self->n_parts = (uint32_t) n_parts;
  return true;
}

static bool
parse_format (const char       *text,
              QueensTextFormat *format)
{
  if (text == NULL || queens_text_format_from_name (text, format))
    return true;

  cli_complain ("“%s” is no format; there are leetcode, permutation, matrix, matrix-columns, "
                "board, json, java, matrix-tight, board-numbered and fen", text);
  return false;
}

static bool
check_resume (const CliQueens *self)
{
  if (self->output == CLI_QUEENS_COUNT &&
      (!self->fundamental || queens_board_count (&self->fixed) == 0))
    return true;

  cli_complain ("--resume goes with --count and --part only, and not with --fundamental and "
                "--fixed together");
  return false;
}

static bool
parse (const Options *options,
       CliQueens     *self)
{
  self->fundamental = options->fundamental;
  self->total = options->total;
  self->wants_stats = options->wants_stats;
  self->format = QUEENS_TEXT_LEETCODE;

  return parse_output (options, self) &&
         parse_format (options->format, &self->format) &&
         parse_size (options, self) &&
         (options->fixed == NULL || parse_fixed (options->fixed, self)) &&
         (options->seed == NULL || parse_seed (options->seed, self)) &&
         (options->part == NULL || parse_part (options->part, self)) &&
         (options->resume == NULL || check_resume (self)) &&
         cli_parse_threads (options->threads, &self->n_threads);
}

/* Whether queens of a large board share a column or a diagonal. */
static bool
places_attack (const QueensPlaces *places)
{
  for (int row = 0; row < places->n; row++)
    for (int above = 0; above < row && places->column[row] != QUEENS_NO_PLACE; above++)
      {
        const int distance = abs (places->column[row] - places->column[above]);

        if (places->column[above] != QUEENS_NO_PLACE && (distance == 0 || distance == row - above))
          return true;
      }

  return false;
}

/* The same on a board that is no larger than QUEENS_MAX. */
static bool
board_attacks (const QueensBoard *board)
{
  QueensBoard attacked;

  queens_board_attacked (board, &attacked);

  for (int row = 0; row < board->n; row++)
    if ((board->row[row] & attacked.row[row]) != 0)
      return true;

  return false;
}

static void
warn_of_attacks (CliQueens *self)
{
  if (self->has_fixed && !self->fixed_attack)
    self->fixed_attack = self->n > QUEENS_MAX ? places_attack (&self->large_fixed)
                                              : board_attacks (&self->fixed);

  if (self->fixed_attack)
    cli_complain ("the fixed queens attack each other");
}

/* Prints what was asked for and returns how many solutions that were. */
static uint64_t
answer (const CliQueens *self,
        SearchStats     *stats)
{
  uint64_t n_found;

  switch (self->output)
    {
    case CLI_QUEENS_COUNT:
      n_found = cli_queens_count (self, stats);
      cli_output_printf ("%" G_GUINT64_FORMAT "\n", n_found);
      return n_found;

    case CLI_QUEENS_ONE:
      n_found = cli_queens_one (self, stats);
      break;

    case CLI_QUEENS_ALL:
    case CLI_QUEENS_FIRST:
    case CLI_QUEENS_NTH:
    default:
      n_found = cli_queens_list (self, stats);
      break;
    }

  if (self->total && self->output == CLI_QUEENS_ALL)
    cli_output_printf ("%" G_GUINT64_FORMAT "\n", n_found);
  else if (self->total)
    {
      SearchStats count_stats;

      cli_output_printf ("%" G_GUINT64_FORMAT "\n", cli_queens_count (self, &count_stats));
      search_stats_add (stats, &count_stats);
    }

  return n_found;
}

/* No queens have no solution, as programs on judges count it: an empty list. */
static void
put_none (const CliQueens *self)
{
  if (self->output != CLI_QUEENS_COUNT)
    {
      cli_queens_put_begin (self);
      cli_queens_put_end (self, 0);
    }

  if (self->output == CLI_QUEENS_COUNT || self->total)
    cli_output_put_string ("0\n");
}

/* What is counted, also on the way to solution number k, is counted in lanes. Listing knows none,
 * and fundamental solutions with fixed queens are listed to be counted. */
static const char *
kernel_used (const CliQueens *self)
{
  const bool counts = self->output == CLI_QUEENS_COUNT
                      || (self->total && self->output != CLI_QUEENS_ALL);
  const bool lists = self->fundamental && queens_board_count (&self->fixed) > 0;

  return (counts && !lists) || cli_queens_has_directory (self) ? queens_kernel () : "scalar";
}

/* What was counted by an earlier run is told apart: the speed is that of this one. */
static void
print_stats (const CliQueens   *self,
             uint64_t           n_found,
             const SearchStats *stats)
{
  const uint64_t n_saved = self->saved != NULL ? cli_saved_count_total (self->saved) : 0;

  if (self->n_parts > 0)
    {
      g_autofree char *fixed = cli_queens_fixed_text (self);

      fprintf (stderr, "part: %u of %u, n: %u, fixed: %s\n", self->part + 1, self->n_parts,
               self->n, fixed);
    }

  if (self->saved != NULL)
    fprintf (stderr, "solutions counted before: %" G_GUINT64_FORMAT "\n", n_saved);

  cli_stats_print ("solutions", self->saved != NULL ? stats->n_solutions - n_saved : n_found,
                   stats, kernel_used (self));
}

CliStatus
cli_queens (int    argc,
            char **argv)
{
  g_auto(Options) options = { 0 };
  CliQueens self = { 0 };
  SearchStats stats = { 0 };
  uint64_t n_found;
  CliStatus status;
  const GOptionEntry entries[] = {
    { "count", 0, 0, G_OPTION_ARG_NONE, &options.count, "Print only how many there are", NULL },
    { "one", 0, 0, G_OPTION_ARG_NONE, &options.one, "Print one solution, for N up to 10000000",
      NULL },
    { "all", 0, 0, G_OPTION_ARG_NONE, &options.all, "Print all solutions (the default)", NULL },
    { "first", 0, 0, G_OPTION_ARG_FILENAME, &options.first, "Print the first K solutions", "K" },
    { "nth", 0, 0, G_OPTION_ARG_FILENAME, &options.nth, "Print solution number K", "K" },
    { "fundamental", 0, 0, G_OPTION_ARG_NONE, &options.fundamental,
      "One solution of each class of rotations and reflections", NULL },
    { "total", 0, 0, G_OPTION_ARG_NONE, &options.total,
      "Print how many solutions there are as the last line", NULL },
    { "fixed", 0, 0, G_OPTION_ARG_FILENAME, &options.fixed,
      "Queens that must stay, as ROW:COLUMN,...", "LIST" },
    { "seed", 0, 0, G_OPTION_ARG_FILENAME, &options.seed,
      "With --one, a solution at random from a seed", "S" },
    { "threads", 0, 0, G_OPTION_ARG_FILENAME, &options.threads,
      "Count on N threads (default: one a processor)", "N" },
    { "part", 0, 0, G_OPTION_ARG_FILENAME, &options.part,
      "Count only the K-th of M slices", "K/M" },
    { "resume", 0, 0, G_OPTION_ARG_FILENAME, &options.resume,
      "Keep in FILE what is counted, and go on from there", "FILE" },
    { "format", 0, 0, G_OPTION_ARG_FILENAME, &options.format,
      "leetcode, permutation, matrix, matrix-columns, board,\n"
      "                              json, java, matrix-tight, board-numbered or fen", "FORMAT" },
    { "stats", 0, 0, G_OPTION_ARG_NONE, &options.wants_stats, "Tell on standard error what it took",
      NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &options.rest, NULL, NULL },
    { NULL },
  };

  if (!cli_options_parse ("N", "Counts and lists the ways to place N queens on a board of N by N.",
                          entries, NULL, &argc, &argv, &status))
    return status;

  if (!parse (&options, &self))
    return CLI_USAGE;

  if (self.n == 0)
    {
      put_none (&self);
      return CLI_NONE;
    }

  warn_of_attacks (&self);
  if (options.resume != NULL && !cli_queens_resume (&self, options.resume, &status))
    return status;

  n_found = answer (&self, &stats);
  if (self.wants_stats)
    print_stats (&self, n_found, &stats);

  g_clear_pointer (&self.saved, cli_saved_count_free);
  return n_found == 0 && self.n_parts <= 1 ? CLI_NONE : CLI_FINE;
}
