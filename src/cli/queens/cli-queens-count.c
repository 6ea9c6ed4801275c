/* Counting the solutions of n queens, cut into slices for the threads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/queens/cli-queens-progress.h"
#include "cli/queens/cli-queens.h"
#include "cli/cli-stats.h"
#include "game/jobs/game-count.h"

/* What is counted, of which only a part may be asked for. */
static GameCount
count_request (const CliQueens *self,
               bool             is_saved)
{
  GameCount count = {
    .fixed = self->fixed,
    .n_threads = self->n_threads,
    .part = self->part,
    .n_parts = is_saved ? MAX (self->n_parts, 1) : self->n_parts,
  };

  return count;
}

/* Names the way in which the solver cuts the work: slices of another way must not be added up. It
 * is what slices of a small board count, which another way would hardly leave as they are. */
static char *
slice_scheme (const CliQueens *self)
{
  enum { SMALL = 10, N_SLICES = 8 };
  QueensBoard board = queens_board_empty (SMALL);
  GString *scheme = g_string_new (NULL);

  if (queens_board_count (&self->fixed) > 0)
    board.row[1] = UINT32_C (1) << 3;

  for (uint32_t i = 0; i < N_SLICES; i++)
    {
      SearchStats stats;

      queens_count_slice (&board, i, N_SLICES, NULL, &stats);
      g_string_append_printf (scheme, "%s%u", i > 0 ? "-" : "", (guint) stats.n_solutions);
    }

  return g_string_free (scheme, FALSE);
}

/* As --fixed has it. */
char *
cli_queens_fixed_text (const CliQueens *self)
{
  GString *text = g_string_new (NULL);

  for (uint32_t row = 0; row < self->n; row++)
    for (uint32_t column = 0; column < self->n; column++)
      if (queens_board_has (&self->fixed, (int) row, (int) column))
        g_string_append_printf (text, "%s%u:%u", text->len > 0 ? "," : "", row + 1, column + 1);

  return g_string_free (text->len > 0 ? text : g_string_append (text, "none"), FALSE);
}

/* Up to the colon the title is that of every saved count. */
bool
cli_queens_resume (CliQueens  *self,
                   const char *file,
                   CliStatus  *status)
{
  const GameCount count = count_request (self, true);
  const uint32_t n_slices = game_count_n_slices (&count);
  g_autofree char *fixed = cli_queens_fixed_text (self);
  g_autofree char *scheme = slice_scheme (self);
  g_autofree char *title = g_strdup_printf ("nine-queens-cli count 2: n=%u fixed=%s part=%u/%u "
                                            "slices=%u scheme=%s", self->n, fixed, count.part + 1,
                                            count.n_parts, n_slices, scheme);

  self->saved = cli_saved_count_open (file, title, count.part * n_slices, n_slices,
                                      count.n_parts * n_slices, status);
  return self->saved != NULL;
}

typedef struct
{
  CliSavedCount    *saved;      /* or NULL */
  CliQueensProgress progress;
} Count;

static void
slice_counted (uint32_t slice,
               uint64_t n_solutions,
               gpointer data)
{
  Count *self = data;

  if (self->saved != NULL)
    cli_saved_count_add (self->saved, slice, n_solutions);
  cli_queens_progress_finish (&self->progress);
}

/* Counts what is not saved yet; the stats include the solutions of the saved slices. Fundamental
 * ones are all solutions and those that a rotation leaves as they are, by Burnside's lemma. */
static uint64_t
count_slices (const CliQueens *self,
              SearchStats     *stats)
{
  GameCount request = count_request (self, self->saved != NULL);
  const uint32_t n_slices = game_count_n_slices (&request);
  const uint32_t n_saved = self->saved != NULL ? cli_saved_count_n (self->saved) : 0;
  Count count = { .saved = self->saved };
  GameProgress progress = { 0 };
  uint64_t n_found;

  cli_queens_estimate (self, n_slices - n_saved, MAX (request.n_parts, 1) * n_slices);
  count.progress = cli_queens_progress_begin (n_slices, n_saved);

  request.is_counted = self->saved != NULL ? cli_saved_count_has (self->saved) : NULL;
  request.slice_counted = slice_counted;
  request.data = &count;

  cli_stopwatch_start ();
  game_count_queens (&request, &progress, stats);
  cli_queens_progress_end (&count.progress);
  if (self->saved != NULL)
    stats->n_solutions += cli_saved_count_total (self->saved);

  n_found = stats->n_solutions;
  if (self->fundamental)
    game_count_fundamental ((int) self->n, stats->n_solutions, &progress, &n_found);
  cli_stopwatch_stop ();

  return n_found;
}

typedef struct
{
  const QueensBoard *fixed;
  uint64_t           n_found;
} FirstImages;

static bool
count_first_image (const QueensSolution *solution,
                   void                 *data)
{
  FirstImages *self = data;

  self->n_found += queens_is_first_image (solution, self->fixed);
  return true;
}

uint64_t
cli_queens_count (const CliQueens *self,
                  SearchStats     *stats)
{
  FirstImages images = { &self->fixed, 0 };

  if (!self->fundamental || queens_board_count (&self->fixed) == 0)
    return count_slices (self, stats);

  cli_stopwatch_start ();
  queens_each (&self->fixed, 0, count_first_image, &images, NULL, stats);
  cli_stopwatch_stop ();
  return images.n_found;
}
