/* Listing the solutions of n queens as they are found, in constant memory.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli-output.h"
#include "cli/queens/cli-queens.h"
#include "cli/cli-stats.h"
#include "solver/queens/queens-directory.h"

typedef struct
{
  const CliQueens *request;
  QueensBoard      fixed;       /* as the search has it */
  uint64_t         n_found;
  uint64_t         n_printed;
} List;

/* Arrays have commas between their elements, so the first of them must know that it is. */
void
cli_queens_put (const CliQueens      *self,
                const QueensSolution *solution,
                uint64_t              index)
{
  char text[QUEENS_TEXT_SIZE];
  bool alone = self->output == CLI_QUEENS_NTH && self->format == QUEENS_TEXT_LEETCODE;
  gsize length = queens_text_write (solution, self->format, alone ? 1 : index, text, sizeof text);

  cli_output_put (text, length);
}

void
cli_queens_put_begin (const CliQueens *self)
{
  char text[QUEENS_TEXT_SIZE];
  gsize length = queens_text_begin (self->format, (int) self->n, text, sizeof text);

  cli_output_put (text, length);
}

void
cli_queens_put_end (const CliQueens *self,
                    uint64_t         n_printed)
{
  char text[QUEENS_TEXT_SIZE];
  gsize length = queens_text_end (self->format, (int) self->n, n_printed, text, sizeof text);

  cli_output_put (text, length);
}

static bool
list_found (const QueensSolution *solution,
            void                 *data)
{
  List *self = data;
  const CliQueens *request = self->request;

  if (request->fundamental && !queens_is_first_image (solution, &self->fixed))
    return true;

  self->n_found++;
  if (request->output == CLI_QUEENS_NTH && self->n_found < request->k)
    return true;

  cli_stopwatch_stop ();
  cli_queens_put (request, solution, self->n_found);
  self->n_printed++;
  cli_stopwatch_start ();
  return request->output == CLI_QUEENS_ALL || self->n_found < request->k;
}

bool
cli_queens_has_directory (const CliQueens *self)
{
  return self->output == CLI_QUEENS_NTH && !self->fundamental &&
         queens_board_count (&self->fixed) == 0 && self->n <= QUEENS_DIRECTORY_MAX;
}

/* Solution number k, counting only what comes before it, or after it where that is less. Returns
 * how many solutions there are. */
static uint64_t
list_nth (const CliQueens *self,
          SearchStats     *stats,
          bool            *found)
{
  gsize n_entries = queens_directory_size (self->n);
  g_autofree QueensDirectoryEntry *entries = g_new (QueensDirectoryEntry, n_entries);
  QueensDirectory directory;
  QueensSolution solution;

  cli_stopwatch_start ();
  queens_directory_init (&directory, self->n, entries);
  *found = self->k <= directory.n_solutions;
  if (*found)
    {
      queens_directory_build (&directory, MIN (self->k, directory.n_solutions - self->k + 1),
                              NULL, stats);
      queens_directory_seek (&directory, self->k - 1, &solution);
    }
  cli_stopwatch_stop ();

  if (*found)
    cli_queens_put (self, &solution, self->k);

  return directory.n_solutions;
}

static void
list_each (SearchStats *stats,
           List        *list)
{
  cli_stopwatch_start ();
  queens_each (&list->fixed, 0, list_found, list, NULL, stats);
  cli_stopwatch_stop ();
}

uint64_t
cli_queens_list (const CliQueens *self,
                 SearchStats     *stats)
{
  List list = { .request = self, .fixed = self->fixed };
  bool found;

  cli_queens_put_begin (self);
  if (cli_queens_has_directory (self))
    {
      list.n_found = list_nth (self, stats, &found);
      list.n_printed = found;
    }
  else
    {
      list_each (stats, &list);
    }
  cli_queens_put_end (self, list.n_printed);

  if (self->output == CLI_QUEENS_NTH && list.n_printed == 0 && list.n_found > 0)
    cli_complain ("there is no solution number %" G_GUINT64_FORMAT "; the last is number %"
                  G_GUINT64_FORMAT, self->k, list.n_found);
  return self->output == CLI_QUEENS_NTH ? list.n_printed : list.n_found;
}
