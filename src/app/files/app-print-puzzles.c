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

#include "game/state/game-variant.h"
#include "game/text/game-words.h"
#include "paint/paint-file.h"

/* What is done to each puzzle, each but for some by a job. */
enum { MAKE, SOLVE, GRADE, N_STAGES };

/* Of small boards there may not be as many puzzles as are wanted. */
enum { MOST_REPEATED = 1000 };

typedef struct
{
  AppPrintOrder     order;
  AppPrintProgress  progress;
  gpointer          data;       /* of progress */

  GArray           *puzzles;
  GArray           *made;       /* the GameState of each that was made */
  guint             n_repeated; /* puzzles that were made again */
  PaintPrintPuzzle  puzzle;     /* the one at work */
  GameState         state;      /* what of it is to be solved */
  int               stage;
  GameJobSlot      *slot;
} Making;

static void
making_free (Making *self)
{
  g_clear_pointer (&self->puzzles, g_array_unref);
  g_array_unref (self->made);
  game_job_slot_free (self->slot);
  g_free (self);
}

static void
cancelled_cb (GCancellable *cancellable,
              GTask        *task)
{
  Making *self = g_task_get_task_data (task);

  game_job_slot_interrupt (self->slot);
}

/* The levels of queens are named like those of sudokus. */
static void
set_level (Making *self,
           int     level)
{
  g_strlcpy (self->puzzle.label, game_words_level (level), sizeof self->puzzle.label);
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
take_shown (Making *self)
{
  GameState plain = game_state_new_plain (&self->order.shown);

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

/* Whether the stage of the puzzle needs a job, and which one. */
static bool
prepare_stage (Making      *self,
               GameRequest *request)
{
  GameSpec spec = self->order.spec;
  GameFacts facts;

  switch (self->stage)
    {
    case MAKE:
      if (self->order.n_new == 0)
        {
          take_shown (self);
          return false;
        }

      game_spec_set_seed (&spec, game_spec_get_seed (&spec) + self->puzzles->len
                                 + self->n_repeated);
      *request = game_request_generate (&spec);
      return true;

    case SOLVE:
      *request = game_request_solve (&self->state);
      return self->order.solutions;

    default:
      /* Only a new puzzle has its level already, and only a sudoku has one. */
      facts = game_facts_new (&self->state);
      *request = game_request_facts (&facts, GAME_FACTS_GRADE);
      return self->order.n_new == 0 && game_kinds[self->state.kind].n_digits > 0;
    }
}

static void
end_stage (Making           *self,
           const GameReport *report)
{
  switch (self->stage)
    {
    case MAKE:
      self->state = report->puzzle;
      g_array_append_val (self->made, self->state);
      paint_scene_init (&self->puzzle.puzzle, &self->state, NULL);
      set_level (self, game_spec_get_level (&self->order.spec));
      break;

    case SOLVE:
      if (report->stats.n_solutions > 0)
        init_solution (&self->puzzle.solution, &report->solve.solution);
      break;

    default:
      if (report->facts.has_grade)
        set_level (self, report->facts.grade.level);
      break;
    }
}

/* Whether a puzzle is on the sheet already, so that another one has to be made. */
static bool
is_repeated (const Making    *self,
             const GameState *puzzle)
{
  if (self->stage != MAKE || self->n_repeated == MOST_REPEATED)
    return false;

  for (guint i = 0; i < self->made->len; i++)
    if (game_state_equal (&g_array_index (self->made, GameState, i), puzzle))
      return true;

  return false;
}

static void
end_puzzle (Making *self)
{
  g_array_append_val (self->puzzles, self->puzzle);
  if (self->progress != NULL)
    self->progress (self->puzzles->len, self->data);

  self->puzzle = (PaintPrintPuzzle) { .label = "" };
  self->stage = MAKE;
}

static void start_next (GTask *task);

static void
stage_done_cb (GObject    *owner,
               GameJob    *job,
               GameReport *report)
{
  g_autoptr(GTask) task = G_TASK (owner);       /* of start_next () */
  Making *self = g_task_get_task_data (task);

  if (g_task_return_error_if_cancelled (task))
    return;

  if (is_repeated (self, &report->puzzle))
    {
      self->n_repeated++;
    }
  else
    {
      end_stage (self, report);
      self->stage++;
    }

  start_next (task);
}

/* Starts the next job that a puzzle needs. The task lives until the job has ended, however it was
 * cancelled meanwhile. */
static void
start_next (GTask *task)
{
  Making *self = g_task_get_task_data (task);
  GameRequest request;

  for (;; self->stage++)
    {
      if (self->stage == N_STAGES)
        end_puzzle (self);

      if ((int) self->puzzles->len >= MAX (self->order.n_new, 1))
        {
          g_task_return_pointer (task, g_steal_pointer (&self->puzzles),
                                 (GDestroyNotify) g_array_unref);
          return;
        }

      if (prepare_stage (self, &request))
        break;
    }

  game_job_slot_start (self->slot, &request, stage_done_cb);
  g_object_ref (task);
  if (g_cancellable_is_cancelled (g_task_get_cancellable (task)))
    game_job_slot_interrupt (self->slot);
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
  self->puzzles = g_array_new (false, false, sizeof (PaintPrintPuzzle));
  self->made = g_array_new (false, false, sizeof (GameState));
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
