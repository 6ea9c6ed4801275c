/* Solutions as text. A worker puts together and writes one slice of a file after the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/files/game-export.h"

#include "game/jobs/game-thread.h"
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
  GCancellable         *cancellable;    /* may be NULL */
  GString              *slice;

  GFileProgressCallback progress;
  gpointer              progress_data;
} ExportFile;

static void
export_file_free (gpointer data)
{
  ExportFile *export = data;

  g_clear_object (&export->stream);
  g_clear_object (&export->cancellable);
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

/* Writes a slice; the last one replaces the file. After a failure or a cancel the stream is dropped
 * here, which may take long, and the file is what it was. */
static gpointer
export_write_worker (gpointer       data,
                     GCancellable  *cancellable,
                     GError       **error)
{
  ExportFile *export = data;

  export_file_fill_slice (export);
  if (g_output_stream_write_all (export->stream, export->slice->str, export->slice->len, NULL,
                                 export->cancellable, error)
      && (!export->ended || g_output_stream_close (export->stream, export->cancellable, error)))
    return export;

  g_clear_object (&export->stream);

  return NULL;
}

/* Writing and having written call each other until the end. */
static void export_write_slice (GTask *owned_task);

static void
export_written_cb (GObject      *source,
                   GAsyncResult *result,
                   gpointer      data)
{
  g_autoptr(GTask) task = data;
  ExportFile *export = g_task_get_task_data (task);
  GError *error = NULL;

  if (game_thread_run_finish (result, &error) == NULL)
    {
      g_task_return_error (task, error);
      return;
    }

  if (export->progress != NULL)
    export->progress (export->n_written, export->what.n_solutions, export->progress_data);

  if (export->ended)
    g_task_return_boolean (task, TRUE);
  else
    export_write_slice (g_steal_pointer (&task));
}

/* Takes the task. The worker alone decides whether a cancel came in time. */
static void
export_write_slice (GTask *owned_task)
{
  game_thread_run_async (export_write_worker, NULL, g_task_get_task_data (owned_task), NULL, NULL,
                         NULL, export_written_cb, owned_task);
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
  GTask *task = g_task_new (NULL, NULL, callback, data);
  ExportFile *export = g_new0 (ExportFile, 1);

  export->what = *what;
  game_store_ref (export->what.store);
  game_reader_init (&export->reader, export->what.store);
  export->slice = g_string_sized_new (SLICE_SIZE + QUEENS_TEXT_SIZE);
  g_set_object (&export->cancellable, cancellable);
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
