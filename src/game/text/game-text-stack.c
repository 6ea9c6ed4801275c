/* The rows of the stack of a search, and the nodes of its tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-text-stack.h"

#include <glib/gi18n-lib.h>

#include "game/watch/game-stack.h"

static char *
dup_variable (const GameSearch *search,
              int               variable,
              int               first)
{
  if (variable < 0)
    return g_strdup ("–");

  switch (search->type)
    {
    case GAME_SEARCH_SUDOKU:
      return g_strdup_printf ("r%dc%d", sudoku_row (variable) + first,
                              sudoku_column (variable) + first);

    case GAME_SEARCH_QUEENS:
      return g_strdup_printf (search->queens.order == QUEENS_BY_COLUMN
                              /* Translators: the number of a column. */
                              ? C_("level of a search", "column %d")
                              /* Translators: the number of a row. */
                              : C_("level of a search", "row %d"), variable + first);

    case GAME_SEARCH_WORDS:
    case GAME_N_SEARCHES:
    default:
      return g_strdup_printf ("%c", search->words.puzzle.letter[variable]);
    }
}

/* A value as people count it: a digit, or a square of a line. */
static int
value_number (const GameSearch *search,
              int               value,
              int               first)
{
  return search->type == GAME_SEARCH_QUEENS ? value + first : value;
}

/* The same of a bit of a set of values. */
static int
bit_number (const GameSearch *search,
            int               bit,
            int               first)
{
  return search->type == GAME_SEARCH_SUDOKU ? bit + 1 : value_number (search, bit, first);
}

static char *
dup_value (const GameSearch     *search,
           const GameStackLevel *level,
           int                   first)
{
  int number = value_number (search, level->value, first);

  if (level->value < 0)
    return g_strdup ("–");

  if (!level->stands)
    /* Translators: a digit or the number of a column that a search looks at. */
    return g_strdup_printf (_("looks at %d"), number);

  if (level->is_forced)
    /* Translators: a digit that is the only one possible. */
    return g_strdup_printf (_("%d, forced"), number);

  return g_strdup_printf ("%d", number);
}

static char *
dup_untried (const GameSearch     *search,
             const GameStackLevel *level,
             int                   first)
{
  GString *text = g_string_new (NULL);

  if (!level->has_untried)
    g_string_append (text, "…");

  for (uint32_t left = level->untried; left != 0; left &= left - 1)
    g_string_append_printf (text, "%s%d", text->len > 0 ? " " : "",
                            bit_number (search, __builtin_ctz (left), first));

  if (text->len == 0)
    g_string_append (text, "–");

  return g_string_free (text, FALSE);
}

GameStackText *
game_text_stack (const GameSearch  *search,
                 const SearchEvent *event,
                 int                level,
                 int                first)
{
  GameStackText *self = g_new0 (GameStackText, 1);
  GameStackLevel what;

  game_stack_level (search, event, level, &what);
  self->level = g_strdup_printf ("%d", level + 1);
  self->variable = dup_variable (search, what.variable, first);
  self->value = dup_value (search, &what, first);
  self->untried = dup_untried (search, &what, first);
  /* Translators: a level of a search, its row or cell, the value there, and a list of numbers. */
  self->spoken = g_strdup_printf (_("Level %s, %s: %s; still to try: %s"), self->level,
                                  self->variable, self->value, self->untried);

  return self;
}

void
game_stack_text_free (GameStackText *self)
{
  g_free (self->level);
  g_free (self->variable);
  g_free (self->value);
  g_free (self->untried);
  g_free (self->spoken);
  g_free (self);
}

static char *
dup_node_place (const GameTree     *tree,
                const GameTreeNode *node,
                int                 first)
{
  const GameSearch *search = &tree->start;
  int row, column;

  if (node->level == 0)
    return g_strdup (_("the beginning"));

  switch (search->type)
    {
    case GAME_SEARCH_SUDOKU:
      /* Translators: a cell of sudoku and its digit. */
      return g_strdup_printf (_("r%dc%d is %d"), sudoku_row (node->variable) + 1,
                              sudoku_column (node->variable) + 1, node->value);

    case GAME_SEARCH_QUEENS:
      queens_steps_square (&search->queens, node->variable, node->value, &row, &column);
      return g_strdup_printf (_("row %d, column %d"), row + first, column + first);

    case GAME_SEARCH_WORDS:
    case GAME_N_SEARCHES:
    default:
      return g_strdup_printf ("%c = %d", search->words.puzzle.letter[node->variable], node->value);
    }
}

static char *
dup_node_kind (const GameTree *tree,
               int             index,
               uint64_t        position)
{
  const GameTreeNode *node = &tree->node[index];

  if (node->solution > 0 && position >= node->found)
    /* Translators: the number of a solution. */
    return g_strdup_printf (C_("node of a search tree", "solution %d"), node->solution);

  switch (game_tree_state (tree, index, position))
    {
    case GAME_TREE_TO_COME:
      return g_strdup (C_("node of a search tree", "not yet tried"));

    case GAME_TREE_PATH:
      return g_strdup (C_("node of a search tree", "on the path"));

    case GAME_TREE_CLOSED:
    default:
      if (node->n_solutions > 0)
        return g_strdup_printf (ngettext ("%d solution", "%d solutions", node->n_solutions),
                                node->n_solutions);

      /* Translators: a branch of a search without a solution, and how large it is. */
      return g_strdup_printf (ngettext ("dead, %d node", "dead, %d nodes", node->n_nodes),
                              node->n_nodes);
    }
}

char *
game_text_tree_node (const GameTree *tree,
                     int             node,
                     uint64_t        position,
                     int             first)
{
  g_autofree char *place = dup_node_place (tree, &tree->node[node], first);
  g_autofree char *kind = dup_node_kind (tree, node, position);

  /* Translators: a node of a search tree, such as “row 3, column 2”, and what came of it. */
  return g_strdup_printf (_("%s: %s"), place, kind);
}
