/* The rows of the stack of a search, and the nodes of its tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-text-stack.h"

#include <glib/gi18n-lib.h>

#include "game/watch/game-stack.h"

void
game_text_stack_heads (const GameSearch  *search,
                       const char       **variable,
                       const char       **value)
{
  const bool by_column = search->type == GAME_SEARCH_QUEENS
                         && search->queens.order == QUEENS_BY_COLUMN;
  const char *const row = C_("head of a column", "Row");
  const char *const column = C_("head of a column", "Column");

  switch (search->type)
    {
    case GAME_SEARCH_SUDOKU:
      *variable = C_("head of a column", "Cell");
      *value = C_("head of a column", "Digit");
      break;

    case GAME_SEARCH_QUEENS:
      *variable = by_column ? column : row;
      *value = by_column ? row : column;
      break;

    case GAME_SEARCH_WORDS:
    case GAME_N_SEARCHES:
    default:
      *variable = C_("head of a column", "Letter");
      *value = C_("head of a column", "Digit");
      break;
    }
}

/* As the table has it, whose head says whether it is a row. */
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
      return g_strdup_printf ("%d", variable + first);

    case GAME_SEARCH_WORDS:
    case GAME_N_SEARCHES:
    default:
      return g_strdup_printf ("%c", search->words.puzzle.letter[variable]);
    }
}

static char *
speak_variable (const GameSearch *search,
                int               variable,
                int               first)
{
  if (search->type != GAME_SEARCH_QUEENS || variable < 0)
    return dup_variable (search, variable, first);

  return g_strdup_printf (search->queens.order == QUEENS_BY_COLUMN
                          /* Translators: the number of a column. */
                          ? C_("level of a search", "column %d")
                          /* Translators: the number of a row. */
                          : C_("level of a search", "row %d"), variable + first);
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

  if (level->is_back)
    /* Translators: a digit or the number of a column that a search took back just now. */
    return g_strdup_printf (_("back from %d"), number);

  if (!level->stands)
    /* Translators: a digit or the number of a column that a search tries. */
    return g_strdup_printf (_("trying %d"), number);

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
  g_autofree char *variable = NULL;
  GameStackLevel what;

  game_stack_level (search, event, level, &what);
  self->level = g_strdup_printf ("%d", level + 1);
  variable = speak_variable (search, what.variable, first);
  self->variable = dup_variable (search, what.variable, first);
  self->value = dup_value (search, &what, first);
  self->untried = dup_untried (search, &what, first);
  /* Translators: a level of a search, its row or cell, the value there, and a list of numbers. */
  self->spoken = g_strdup_printf (_("Level %s, %s: %s; still to try: %s"), self->level,
                                  variable, self->value, self->untried);

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

/* Of the event that places it. */
static char *
dup_place (const GameSearch *search,
           int               variable,
           int               value,
           int               first)
{
  int row, column;

  switch (search->type)
    {
    case GAME_SEARCH_SUDOKU:
      /* Translators: a cell of sudoku and its digit. */
      return g_strdup_printf (_("r%dc%d is %d"), sudoku_row (variable) + 1,
                              sudoku_column (variable) + 1, value);

    case GAME_SEARCH_QUEENS:
      queens_steps_square (&search->queens, variable, value, &row, &column);
      return g_strdup_printf (_("row %d, column %d"), row + first, column + first);

    case GAME_SEARCH_WORDS:
    case GAME_N_SEARCHES:
    default:
      return g_strdup_printf ("%c = %d", search->words.puzzle.letter[variable], value);
    }
}

static char *
dup_state (GameTreeState state,
           int           n_solutions,
           int           n_nodes)
{
  switch (state)
    {
    case GAME_TREE_TO_COME:
      return g_strdup (C_("node of a search tree", "not yet tried"));

    case GAME_TREE_PATH:
      return g_strdup (C_("node of a search tree", "on the path"));

    case GAME_TREE_REFUSED:
      return g_strdup (C_("node of a search tree", "refused"));

    case GAME_TREE_CLOSED:
    default:
      if (n_solutions > 0)
        return g_strdup_printf (ngettext ("%d solution", "%d solutions", n_solutions),
                                n_solutions);

      /* Translators: a branch of a search without a solution, and how large it is. */
      return g_strdup_printf (ngettext ("dead, %d node", "dead, %d nodes", n_nodes), n_nodes);
    }
}

static char *
join (const char *place,
      const char *state)
{
  /* Translators: a node of a search tree, such as “row 3, column 2”, and what came of it. */
  return g_strdup_printf (_("%s: %s"), place, state);
}

char *
game_text_tree_node (const GameTree *tree,
                     int             index,
                     uint64_t        position,
                     int             first)
{
  const GameTreeNode *node = &tree->node[index];
  g_autofree char *place = index == 0 ? g_strdup (_("the beginning"))
                                      : dup_place (&tree->start, node->variable, node->value,
                                                   first);
  g_autofree char *state = dup_state (game_tree_state (tree, index, position), node->n_solutions,
                                      node->n_nodes);
  g_autofree char *solution = NULL;

  if (node->solution == 0 || position < node->found)
    return join (place, state);

  /* Translators: the number of a solution. */
  solution = g_strdup_printf (C_("node of a search tree", "solution %d"), node->solution);
  return join (place, solution);
}

/* The variable of a level of the path and the value as events have them. */
static char *
dup_place_of_path (const GameSearch *search,
                   int               level,
                   int               value,
                   int               first)
{
  int variable = level;

  if (level < 0)
    return g_strdup (_("the beginning"));

  if (search->type == GAME_SEARCH_SUDOKU)
    {
      variable = search->sudoku.level[level].cell;
      value++;
    }
  else if (search->type == GAME_SEARCH_QUEENS && !queens_method_is_by_line (search->queens.method))
    {
      variable = value / search->queens.n;
      value %= search->queens.n;
    }

  return dup_place (search, variable, value, first);
}

char *
game_text_tree_value (const GameSearch *search,
                      int               level,
                      int               value,
                      GameTreeState     state,
                      int               first)
{
  g_autofree char *place = dup_place_of_path (search, level, value, first);
  g_autofree char *words = NULL;
  uint32_t n_solutions = 0;
  uint32_t n_nodes = 0;

  if (state == GAME_TREE_CLOSED)
    n_solutions = game_search_branch (search, level, value, &n_nodes);
  words = dup_state (state, n_solutions, n_nodes);

  return join (place, words);
}
