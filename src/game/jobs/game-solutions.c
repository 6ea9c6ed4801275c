/* The list model of a page of a store.
 *
 * Nothing is kept for a solution that nobody looks at: a list view holds a few hundred items,
 * whether the store has ninety solutions or millions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/jobs/game-solutions.h"

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
  GameReader reader;
  guint      page_size;
  guint      page;
  uint64_t   total;             /* as it was announced, here and below */
  guint      length;            /* of the page */
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

/* The number of the first solution of the page. */
static uint64_t
game_solutions_first (GameSolutions *self)
{
  return (uint64_t) self->page * self->page_size;
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
  solution->index = game_solutions_first (self) + position;
  game_reader_get (&self->reader, solution->index, &solution->state);

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

/* Announces what is on the page behind the items that are there. */
static void
game_solutions_fill (GameSolutions *self)
{
  guint before = self->length;

  self->length = MIN (self->page_size, self->total - game_solutions_first (self));

  if (self->length > before)
    g_list_model_items_changed (G_LIST_MODEL (self), before, 0, self->length - before);
}

/* One change in place of two would make a selection look for the old item, and a view for those it
 * showed, among all items of the new page. */
static void
game_solutions_empty (GameSolutions *self)
{
  guint before = self->length;

  self->length = 0;
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, 0);
}

GameSolutions *
game_solutions_new (GameStore *store,
                    guint      page_size)
{
  GameSolutions *self = NULL;

  g_return_val_if_fail (store != NULL, NULL);
  g_return_val_if_fail (page_size > 0, NULL);

  self = g_object_new (GAME_TYPE_SOLUTIONS, NULL);
  self->store = game_store_ref (store);
  self->page_size = page_size;
  game_reader_init (&self->reader, store);
  game_solutions_update (self);

  return self;
}

void
game_solutions_update (GameSolutions *self)
{
  g_return_if_fail (GAME_IS_SOLUTIONS (self));

  self->total = game_store_get_length (self->store);
  game_solutions_fill (self);
}

uint64_t
game_solutions_get_total (GameSolutions *self)
{
  g_return_val_if_fail (GAME_IS_SOLUTIONS (self), 0);

  return self->total;
}

guint
game_solutions_get_n_pages (GameSolutions *self)
{
  g_return_val_if_fail (GAME_IS_SOLUTIONS (self), 0);

  return self->total > 0 ? (self->total - 1) / self->page_size + 1 : 1;
}

guint
game_solutions_get_page (GameSolutions *self)
{
  g_return_val_if_fail (GAME_IS_SOLUTIONS (self), 0);

  return self->page;
}

void
game_solutions_set_page (GameSolutions *self,
                         guint          page)
{
  g_return_if_fail (GAME_IS_SOLUTIONS (self));
  g_return_if_fail (page < game_solutions_get_n_pages (self));

  if (page == self->page)
    return;

  game_solutions_empty (self);
  self->page = page;
  game_solutions_fill (self);
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

  for (guint position = 0; position < MIN (n, self->total); position++)
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
