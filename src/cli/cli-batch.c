/* Puzzles in batches, from the input to the threads and back in order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli-batch.h"

#include <string.h>

#include "cli/cli-output.h"
#include "cli/cli-stats.h"
#include "game/jobs/game-pool.h"

typedef struct
{
  CliAnswer   answer;
  CliAnswer   answer_boards;
  CliSpread   spread;           /* or NULL */
  gpointer    data;
  int         n_threads;
  CliSort    *sort;             /* NULL: rows stay in the order of their puzzles */

  const char *file;             /* of the puzzle that is being spread */
  GamePool   *pool;
  CliBatch   *batch;            /* the one that is being filled, or NULL */
  GPtrArray  *spare;            /* batches to be filled again; new memory is slow */

  guint64     n_puzzles;
  SearchStats stats;
  CliStatus   status;
} Run;

SudokuGrid
cli_batch_digits (const CliBatch *batch,
                  int             puzzle)
{
  SudokuGrid grid = batch->givens[puzzle];

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (grid.digit[cell] == 0)
      grid.digit[cell] = batch->entries[puzzle].digit[cell];

  return grid;
}

void
cli_batch_put (CliBatch         *batch,
               const SudokuGrid *grid,
               const char       *tail)
{
  gsize length = batch->text->len;
  gsize tail_length = strlen (tail);

  g_string_set_size (batch->text, length + SUDOKU_CELLS + tail_length);
  sudoku_write_line (grid, batch->text->str + length);
  memcpy (batch->text->str + length + SUDOKU_CELLS, tail, tail_length);
}

void
cli_batch_stream (CliBatch *batch)
{
  enum { MUCH = 64 * 1024 };

  if (!batch->streams || batch->text->len < MUCH)
    return;

  cli_output_put (batch->text->str, batch->text->len);
  g_string_truncate (batch->text, 0);
}

static void
answer_worker (gpointer job,
               gpointer data)
{
  CliBatch *batch = job;
  Run *self = data;

  if (batch->has_boards)
    self->answer_boards (batch, self->data);
  else
    self->answer (batch, self->data);
}

/* A puzzle that was filtered out has an empty row. */
static void
sort_rows (const CliBatch *batch,
           CliSort        *sort)
{
  gsize begin = 0;

  for (int i = 0; i < batch->n_puzzles; i++)
    {
      if (batch->end[i] > begin)
        cli_sort_add (sort, batch->key[i], batch->text->str + begin, batch->end[i] - begin);
      begin = batch->end[i];
    }
}

static void
batch_done (gpointer job,
            gpointer data)
{
  CliBatch *batch = job;
  Run *self = data;

  if (self->sort != NULL)
    sort_rows (batch, self->sort);
  else
    cli_output_put (batch->text->str, batch->text->len);
  for (int i = 0; i < batch->n_puzzles; i++)
    if (batch->bad[i] != NULL)
      {
        cli_input_name_bad (batch->file, batch->line[i], batch->bad[i]);
        g_clear_pointer (&batch->bad[i], g_free);
      }

  self->n_puzzles += (guint64) batch->n_puzzles;
  self->status = cli_status_worse (self->status, batch->status);
  search_stats_add (&self->stats, &batch->stats);
  g_ptr_array_add (self->spare, batch);
}

static CliBatch *
new_batch (bool streams)
{
  CliBatch *batch = g_new0 (CliBatch, 1);

  batch->text = g_string_new (NULL);
  batch->streams = streams;
  return batch;
}

static void
free_batch (gpointer data)
{
  CliBatch *batch = data;

  g_string_free (batch->text, TRUE);
  g_free (batch);
}

/* The batch that is being filled, an empty one if there was none. */
static CliBatch *
batch_to_fill (Run        *self,
               const char *file)
{
  if (self->batch != NULL)
    return self->batch;

  if (self->spare->len > 0)
    self->batch = g_ptr_array_steal_index_fast (self->spare, self->spare->len - 1);
  else
    self->batch = new_batch (self->n_threads == 1);

  self->batch->file = file;
  self->batch->n_puzzles = 0;
  self->batch->status = CLI_FINE;
  self->batch->stats = (SearchStats) { 0 };
  g_string_truncate (self->batch->text, 0);
  if (self->batch->has_entries)
    memset (self->batch->entries, 0, sizeof self->batch->entries);
  self->batch->has_entries = false;
  self->batch->has_boards = false;
  return self->batch;
}

static void
push_batch (Run *self)
{
  if (self->batch != NULL)
    game_pool_push (self->pool, g_steal_pointer (&self->batch));
}

/* The same for puzzles of one kind. */
static CliBatch *
batch_of_kind (Run        *self,
               const char *file,
               bool        has_boards)
{
  if (self->batch != NULL && self->batch->has_boards != has_boards)
    push_batch (self);

  batch_to_fill (self, file)->has_boards = has_boards;
  return self->batch;
}

/* Returns whether it was. */
static bool
push_if_full (Run *self)
{
  if (self->batch->n_puzzles < (self->batch->has_boards ? CLI_BATCH_BOARDS : CLI_BATCH))
    return false;

  push_batch (self);
  return true;
}

static void
take_lines (const char   *file,
            SudokuReader *reader,
            gpointer      data)
{
  Run *self = data;

  do
    {
      CliBatch *batch = batch_of_kind (self, file, false);
      int line = reader->line;
      size_t n_lines = sudoku_reader_take_lines (reader, batch->givens + batch->n_puzzles,
                                                 (size_t) (CLI_BATCH - batch->n_puzzles));

      for (size_t i = 0; i < n_lines; i++)
        batch->line[batch->n_puzzles++] = line++;
    }
  while (push_if_full (self));
}

static void
take_puzzle (const char       *file,
             const SudokuText *puzzle,
             gpointer          data)
{
  Run *self = data;
  CliBatch *batch = batch_of_kind (self, file, false);

  batch->givens[batch->n_puzzles] = puzzle->givens;
  batch->entries[batch->n_puzzles] = puzzle->entries;
  batch->has_entries = true;
  batch->line[batch->n_puzzles++] = puzzle->line;
  push_if_full (self);
}

static bool
add_grid (const SudokuGrid *grid,
          void             *data)
{
  Run *self = data;

  self->batch->givens[self->batch->n_puzzles++] = *grid;
  if (push_if_full (self))
    batch_of_kind (self, self->file, false);

  return true;
}

static void
spread_puzzle (Run              *self,
               const char       *file,
               int               line,
               const SudokuGrid *puzzle)
{
  g_autofree char *wrong = NULL;

  self->file = file;
  batch_of_kind (self, file, false);
  wrong = self->spread (puzzle, add_grid, self, self->data);

  if (wrong != NULL)
    {
      cli_input_name_bad (file, line, wrong);
      self->status = cli_status_worse (self->status, CLI_DATA);
    }
}

static void
spread_lines (const char   *file,
              SudokuReader *reader,
              gpointer      data)
{
  SudokuGrid puzzle;

  for (int line = reader->line; sudoku_reader_take_lines (reader, &puzzle, 1) > 0;
       line = reader->line)
    spread_puzzle (data, file, line, &puzzle);
}

static void
spread_one (const char       *file,
            const SudokuText *puzzle,
            gpointer          data)
{
  spread_puzzle (data, file, puzzle->line, &puzzle->givens);
}

static void
take_board (const char     *file,
            int             line,
            const CliBoard *board,
            gpointer        data)
{
  Run *self = data;
  CliBatch *batch = batch_of_kind (self, file, true);

  batch->boards[batch->n_puzzles] = *board;
  batch->line[batch->n_puzzles++] = line;
  push_if_full (self);
}

static void
input_paused (gpointer data)
{
  Run *self = data;

  push_batch (self);
  game_pool_drain (self->pool);
  cli_output_flush ();
}

static CliStatus
run_batches (Run                   *self,
             const CliShared       *shared,
             const CliInputHandler *handler)
{
  CliStatus status;

  cli_rows_print_header (&shared->rows);
  self->spare = g_ptr_array_new_with_free_func (free_batch);
  self->pool = game_pool_new (self->n_threads, answer_worker, batch_done, self);
  status = cli_input_read (shared->files, handler);
  game_pool_free (self->pool);
  if (self->sort != NULL)
    cli_sort_print (self->sort);
  g_ptr_array_unref (self->spare);

  if (shared->wants_stats)
    cli_stats_print ("puzzles", self->n_puzzles, &self->stats, sudoku_kernel ());

  return cli_status_worse (status, self->status);
}

CliStatus
cli_batch_run_sorted (const CliShared *shared,
                      CliAnswer        answer,
                      CliAnswer        answer_boards,
                      CliSort         *sort,
                      gpointer         data)
{
  Run run = {
    .answer = answer,
    .answer_boards = answer_boards,
    .data = data,
    .n_threads = shared->n_threads,
    .sort = sort,
  };
  const CliInputHandler handler = {
    .lines = take_lines,
    .puzzle = take_puzzle,
    .board = answer_boards != NULL ? take_board : NULL,
    .pause = input_paused,
    .data = &run,
  };

  return run_batches (&run, shared, &handler);
}

CliStatus
cli_batch_spread (const CliShared *shared,
                  CliSpread        spread,
                  CliAnswer        answer,
                  gpointer         data)
{
  Run run = {
    .answer = answer,
    .spread = spread,
    .data = data,
    .n_threads = shared->n_threads,
  };
  const CliInputHandler handler = {
    .lines = spread_lines,
    .puzzle = spread_one,
    .pause = input_paused,
    .data = &run,
  };

  return run_batches (&run, shared, &handler);
}

CliStatus
cli_batch_run (const CliShared *shared,
               CliAnswer        answer,
               CliAnswer        answer_boards,
               gpointer         data)
{
  return cli_batch_run_sorted (shared, answer, answer_boards, NULL, data);
}
