/* The puzzles of a sheet of paper.
 *
 * Each goes through up to three jobs: it is made, or taken from the board; it is solved; and one
 * from the board, of which nobody knows how hard it is, is graded.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/files/app-print-puzzles.h"

#include <stdbool.h>

#include "game/text/game-words.h"
#include "paint/paint-file.h"

typedef struct
{
  AppPrintOrder     order;
  AppPrintProgress  progress;
  gpointer          data;       /* of progress */

  GArray           *puzzles;
  PaintSheetPuzzle  puzzle;     /* the one at work */
  GameState         state;      /* what of it is to be solved */
  GameJobSlot      *slot;
} Making;

static void
making_free (Making *self)
{
  g_clear_pointer (&self->puzzles, g_array_unref);
  game_job_slot_free (self->slot);
  g_free (self);
}

/* The task lives until the job has ended, however it was cancelled meanwhile. */
static void
start_job (GTask             *task,
           const GameRequest *request,
           GameJobDone        done)
{
  Making *self = g_task_get_task_data (task);

  game_job_slot_start (self->slot, request, done);
  g_object_ref (task);
  if (g_cancellable_is_cancelled (g_task_get_cancellable (task)))
    game_job_slot_interrupt (self->slot);
}

/* Whether all of it was cancelled: then the task has ended. Takes the reference of start_job (). */
static bool
end_job (GTask *task)
{
  g_object_unref (task);

  return g_task_return_error_if_cancelled (task);
}

static void
cancelled_cb (GCancellable *cancellable,
              GTask        *task)
{
  Making *self = g_task_get_task_data (task);

  game_job_slot_interrupt (self->slot);
}

static void start_next (GTask *task);

static void
end_puzzle (GTask *task)
{
  Making *self = g_task_get_task_data (task);

  g_array_append_val (self->puzzles, self->puzzle);
  if (self->progress != NULL)
    self->progress (self->puzzles->len, self->data);

  start_next (task);
}

/* The levels of queens are named like those of sudokus. */
static void
set_level (Making *self,
           int     level)
{
  g_strlcpy (self->puzzle.label, game_words_level (level), sizeof self->puzzle.label);
}

static void
graded_cb (GObject    *owner,
           GameJob    *job,
           GameReport *report)
{
  GTask *task = G_TASK (owner);

  if (end_job (task))
    return;

  if (report->stats.n_solutions == 1)
    set_level (g_task_get_task_data (task), report->grade.level);

  end_puzzle (task);
}

/* Only a new puzzle has its level already, and only a sudoku has one. */
static void
start_grading (GTask *task)
{
  Making *self = g_task_get_task_data (task);
  GameRequest request = game_request_grade (&self->state);

  if (self->order.n_new == 0 && self->state.kind == GAME_SUDOKU)
    start_job (task, &request, graded_cb);
  else
    end_puzzle (task);
}

/* The picture of a solution: what was not given is lighter. */
static void
init_solution (PaintScene      *scene,
               const GameState *solution)
{
  paint_scene_init (scene, solution, NULL);
  for (int square = 0; square < scene->size * scene->size; square++)
    if ((scene->flags[square] & PAINT_GIVEN) == 0)
      scene->flags[square] |= PAINT_PLACED;
}

static void
solved_cb (GObject    *owner,
           GameJob    *job,
           GameReport *report)
{
  GTask *task = G_TASK (owner);
  Making *self = g_task_get_task_data (task);

  if (end_job (task))
    return;

  if (report->stats.n_solutions > 0)
    init_solution (&self->puzzle.solution, &report->solve.solution);

  start_grading (task);
}

static void
start_solving (GTask *task)
{
  Making *self = g_task_get_task_data (task);
  GameRequest request = game_request_solve (&self->state);

  if (self->order.solutions)
    start_job (task, &request, solved_cb);
  else
    start_grading (task);
}

static void
made_cb (GObject    *owner,
         GameJob    *job,
         GameReport *report)
{
  GTask *task = G_TASK (owner);
  Making *self = g_task_get_task_data (task);

  if (end_job (task))
    return;

  self->state = report->puzzle;
  paint_scene_init (&self->puzzle.puzzle, &self->state, NULL);
  set_level (self, game_spec_get_level (&self->order.spec));
  start_solving (task);
}

static void
start_making (GTask *task)
{
  Making *self = g_task_get_task_data (task);
  GameSpec spec = self->order.spec;
  GameRequest request;

  game_spec_set_seed (&spec, game_spec_get_seed (&spec) + self->puzzles->len);
  request = game_request_generate (&spec);
  start_job (task, &request, made_cb);
}

/* What a person keeps to themselves while they play. */
static GameState
without_marks (const GameState *state)
{
  GameState plain = *state;

  if (plain.kind == GAME_SUDOKU)
    {
      memset (plain.sudoku.marks, 0, sizeof plain.sudoku.marks);
      memset (plain.sudoku.corner, 0, sizeof plain.sudoku.corner);
      memset (plain.sudoku.colors, 0, sizeof plain.sudoku.colors);
      plain.sudoku.auto_marks = false;
    }
  else
    {
      memset (plain.queens.excluded.row, 0, sizeof plain.queens.excluded.row);
    }

  return plain;
}

static void
take_shown (Making *self)
{
  GameState plain = without_marks (&self->order.shown);

  self->state = game_state_new_puzzle (&self->order.shown);

  switch (self->order.detail)
    {
    case APP_PRINT_AS_SHOWN:
      self->puzzle.puzzle = self->order.scene;
      paint_scene_unselect (&self->puzzle.puzzle);
      break;

    case APP_PRINT_WITHOUT_MARKS:
      paint_scene_init (&self->puzzle.puzzle, &plain, NULL);
      break;

    case APP_PRINT_UNPLAYED:
    default:
      paint_scene_init (&self->puzzle.puzzle, &self->state, NULL);
      break;
    }
}

static void
start_next (GTask *task)
{
  Making *self = g_task_get_task_data (task);

  if ((int) self->puzzles->len >= MAX (self->order.n_new, 1))
    {
      g_task_return_pointer (task, g_steal_pointer (&self->puzzles),
                             (GDestroyNotify) g_array_unref);
      return;
    }

  self->puzzle = (PaintSheetPuzzle) { .label = "" };
  if (self->order.n_new > 0)
    {
      start_making (task);
    }
  else
    {
      take_shown (self);
      start_solving (task);
    }
}

void
app_print_puzzles_async (const AppPrintOrder *order,
                         GCancellable        *cancellable,
                         AppPrintProgress     progress,
                         GAsyncReadyCallback  callback,
                         gpointer             data)
{
  g_autoptr(GTask) task = g_task_new (NULL, cancellable, callback, data);
  Making *self = g_new0 (Making, 1);

  self->order = *order;
  self->progress = progress;
  self->data = data;
  self->puzzles = g_array_new (false, false, sizeof (PaintSheetPuzzle));
  self->slot = game_job_slot_new (task);
  g_task_set_task_data (task, self, (GDestroyNotify) making_free);
  g_signal_connect_object (cancellable, "cancelled", G_CALLBACK (cancelled_cb), task, 0);
  start_next (task);
}

GArray *
app_print_puzzles_finish (GAsyncResult  *result,
                          GError       **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
