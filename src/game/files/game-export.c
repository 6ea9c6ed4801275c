/* Solutions as text. A file is written in slices: one is put together on the main loop, in a
 * few milliseconds, and while GIO writes it the loop is free.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/files/game-export.h"

#include "game/store/game-atomic-file.h"
#include "solver/sudoku/text/sudoku-text.h"

enum
{
  SLICE_SIZE = 64 * 1024,       /* bytes put together at once, about */
};

G_STATIC_ASSERT ((int) QUEENS_TEXT_SIZE > SUDOKU_CELLS + 2);

/* A file that is being written. Belongs to its task. */
typedef struct
{
  GameExport            what;
  uint64_t              n_written;      /* solutions */
  bool                  ended;          /* what ends the list is written too */
  GameReader            reader;

  GOutputStream        *stream;
  GString              *slice;

  GFileProgressCallback progress;
  gpointer              progress_data;
} ExportFile;

static void
export_file_free (gpointer data)
{
  ExportFile *export = data;

  g_clear_object (&export->stream);
  g_string_free (export->slice, TRUE);
  game_store_unref (export->what.store);
  g_free (export);
}

/* A list that starts in the middle starts as every list does, only that numbered boards keep
 * their numbers. */
static uint64_t
export_number (const GameExport *what,
               uint64_t          i)
{
  bool numbered = what->format == QUEENS_TEXT_MATRIX ||
                  what->format == QUEENS_TEXT_MATRIX_TIGHT ||
                  what->format == QUEENS_TEXT_BOARD_NUMBERED ||
                  what->format == QUEENS_TEXT_MATRIX_COLUMNS ||
                  what->format == QUEENS_TEXT_JSON;

  return (numbered ? what->first : 0) + i + 1;
}

static void
export_append (const GameExport *what,
               GameReader       *reader,
               uint64_t          i,
               GString          *text)
{
  char buffer[QUEENS_TEXT_SIZE];
  GameState state;
  QueensSolution solution;
  SudokuGrid grid;

  game_reader_get (reader, what->first + i, &state);

  if (what->kind == GAME_QUEENS)
    {
      game_queens_get_solution (&state.queens, &solution);
      queens_text_write (&solution, what->format, export_number (what, i), buffer, sizeof buffer);
      g_string_append (text, buffer);
      return;
    }

  grid = game_sudoku_grid (&state.sudoku);
  sudoku_write_line (&grid, buffer);
  g_string_append (text, buffer);
  g_string_append_c (text, '\n');
}

/* Begins or ends a list. */
static void
export_frame (const GameExport *what,
              GameReader       *reader,
              bool              is_end,
              GString          *text)
{
  char buffer[QUEENS_TEXT_SIZE];
  GameState state;
  int n = 0;

  if (what->kind == GAME_SUDOKU)
    return;

  if (what->n_solutions > 0)
    {
      game_reader_get (reader, what->first, &state);
      n = game_state_size (&state);
    }

  if (is_end)
    queens_text_end (what->format, n, what->n_solutions, buffer, sizeof buffer);
  else
    queens_text_begin (what->format, n, buffer, sizeof buffer);
  g_string_append (text, buffer);
}

static void
export_file_fill_slice (ExportFile *export)
{
  const GameExport *what = &export->what;

  g_string_truncate (export->slice, 0);

  if (export->n_written == 0)
    export_frame (what, &export->reader, false, export->slice);

  while (export->n_written < what->n_solutions && export->slice->len < SLICE_SIZE)
    export_append (what, &export->reader, export->n_written++, export->slice);

  if (export->n_written == what->n_solutions)
    {
      export_frame (what, &export->reader, true, export->slice);
      export->ended = true;
    }
}

/* Writing and having written call each other until the end. After a write that failed, closing
 * fails too, and says the same. */
static void export_write_slice (GTask *owned_task);

static void
export_written_cb (GObject      *source,
                   GAsyncResult *result,
                   gpointer      data)
{
  GTask *task = data;
  ExportFile *export = g_task_get_task_data (task);
  bool written = g_output_stream_write_all_finish (G_OUTPUT_STREAM (source), result, NULL, NULL);

  if (written && export->progress != NULL)
    export->progress (export->n_written, export->what.n_solutions, export->progress_data);

  if (written && !export->ended)
    export_write_slice (task);
  else
    game_atomic_file_close_async (export->stream, task);
}

/* Takes the task. */
static void
export_write_slice (GTask *owned_task)
{
  ExportFile *export = g_task_get_task_data (owned_task);

  export_file_fill_slice (export);
  g_output_stream_write_all_async (export->stream, export->slice->str, export->slice->len,
                                   G_PRIORITY_DEFAULT, g_task_get_cancellable (owned_task),
                                   export_written_cb, owned_task);
}

char *
game_export_text (const GameExport *what)
{
  GString *text = g_string_new (NULL);
  GameReader reader;

  game_reader_init (&reader, what->store);
  export_frame (what, &reader, false, text);

  for (uint64_t i = 0; i < what->n_solutions; i++)
    export_append (what, &reader, i, text);

  export_frame (what, &reader, true, text);

  return g_string_free (text, FALSE);
}

uint64_t
game_export_estimate_size (const GameExport *what)
{
  g_autoptr(GString) text = g_string_new (NULL);
  GameReader reader;

  if (what->n_solutions == 0)
    return 0;

  game_reader_init (&reader, what->store);
  export_append (what, &reader, what->n_solutions - 1, text);

  return text->len * what->n_solutions;
}

void
game_export_save_async (const GameExport      *what,
                        GFile                 *file,
                        GCancellable          *cancellable,
                        GFileProgressCallback  progress,
                        gpointer               progress_data,
                        GAsyncReadyCallback    callback,
                        gpointer               data)
{
  GTask *task = g_task_new (NULL, cancellable, callback, data);
  ExportFile *export = g_new0 (ExportFile, 1);

  export->what = *what;
  game_store_ref (export->what.store);
  game_reader_init (&export->reader, export->what.store);
  export->slice = g_string_sized_new (SLICE_SIZE + QUEENS_TEXT_SIZE);
  export->progress = progress;
  export->progress_data = progress_data;
  export->stream = game_atomic_file_new (file, GAME_FILE_SHARED);
  g_task_set_task_data (task, export, export_file_free);

  export_write_slice (task);
}

bool
game_export_save_finish (GAsyncResult  *result,
                         GError       **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}
