/* The list model of a store.
 *
 * Nothing is kept for a solution that nobody looks at: a list view holds a few hundred items,
 * whether the store has ninety solutions or millions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/game-solutions.h"

struct _GameSolution
{
  GObject parent_instance;

  GameState state;
  uint64_t  index;
};

struct _GameSolutions
{
  GObject parent_instance;

  GameStore *store;
  guint      length;            /* as it was announced */
};

static void game_solutions_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE (GameSolution, game_solution, G_TYPE_OBJECT)

G_DEFINE_FINAL_TYPE_WITH_CODE (GameSolutions, game_solutions, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      game_solutions_list_model_init))

static void
game_solution_class_init (GameSolutionClass *klass)
{
}

static void
game_solution_init (GameSolution *self)
{
}

const GameState *
game_solution_get_state (GameSolution *self)
{
  g_return_val_if_fail (GAME_IS_SOLUTION (self), NULL);

  return &self->state;
}

uint64_t
game_solution_get_index (GameSolution *self)
{
  g_return_val_if_fail (GAME_IS_SOLUTION (self), 0);

  return self->index;
}

static GType
game_solutions_get_item_type (GListModel *model)
{
  return GAME_TYPE_SOLUTION;
}

static guint
game_solutions_get_n_items (GListModel *model)
{
  return GAME_SOLUTIONS (model)->length;
}

static gpointer
game_solutions_get_item (GListModel *model,
                         guint       position)
{
  GameSolutions *self = GAME_SOLUTIONS (model);
  GameSolution *solution = NULL;

  if (position >= self->length)
    return NULL;

  solution = g_object_new (GAME_TYPE_SOLUTION, NULL);
  solution->index = position;
  game_store_get (self->store, position, &solution->state);

  return solution;
}

static void
game_solutions_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = game_solutions_get_item_type;
  iface->get_n_items = game_solutions_get_n_items;
  iface->get_item = game_solutions_get_item;
}

static void
game_solutions_finalize (GObject *object)
{
  GameSolutions *self = GAME_SOLUTIONS (object);

  g_clear_pointer (&self->store, game_store_unref);

  G_OBJECT_CLASS (game_solutions_parent_class)->finalize (object);
}

static void
game_solutions_class_init (GameSolutionsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = game_solutions_finalize;
}

static void
game_solutions_init (GameSolutions *self)
{
}

/* What queens_compare () says of the solution at `position` and `solution`. */
static int
game_solutions_compare (GameSolutions        *self,
                        guint                 position,
                        const QueensSolution *solution)
{
  GameState state;
  QueensSolution here;

  game_store_get (self->store, position, &state);
  if (!queens_board_is_solved (&state.queens.queens, &here))
    g_assert_not_reached ();

  return queens_compare (&here, solution);
}

GameSolutions *
game_solutions_new (GameStore *store)
{
  GameSolutions *self = NULL;

  g_return_val_if_fail (store != NULL, NULL);

  self = g_object_new (GAME_TYPE_SOLUTIONS, NULL);
  self->store = game_store_ref (store);
  self->length = game_store_get_length (store);

  return self;
}

void
game_solutions_update (GameSolutions *self)
{
  guint old_length;

  g_return_if_fail (GAME_IS_SOLUTIONS (self));

  old_length = self->length;
  self->length = game_store_get_length (self->store);

  if (self->length > old_length)
    g_list_model_items_changed (G_LIST_MODEL (self), old_length, 0, self->length - old_length);
}

guint
game_solutions_find (GameSolutions        *self,
                     const QueensSolution *solution,
                     bool                 *exact)
{
  guint from = 0;
  guint to;

  g_return_val_if_fail (GAME_IS_SOLUTIONS (self), 0);
  g_return_val_if_fail (solution != NULL, 0);

  to = self->length;
  while (from < to)
    {
      guint middle = from + (to - from) / 2;

      if (game_solutions_compare (self, middle, solution) < 0)
        from = middle + 1;
      else
        to = middle;
    }

  if (exact != NULL)
    *exact = from < self->length && game_solutions_compare (self, from, solution) == 0;

  return from;
}

void
game_solutions_differ (GameSolutions *self,
                       guint          n,
                       bool           differs[SUDOKU_CELLS])
{
  GameState first;

  g_return_if_fail (GAME_IS_SOLUTIONS (self));

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    differs[cell] = false;

  for (guint position = 0; position < MIN (n, self->length); position++)
    {
      GameState state;

      game_store_get (self->store, position, &state);
      if (position == 0)
        first = state;

      for (int cell = 0; cell < SUDOKU_CELLS; cell++)
        if (state.sudoku.entries.digit[cell] != first.sudoku.entries.digit[cell])
          differs[cell] = true;
    }
}
