/* The rows of the stack of a search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-text-stack.h"

#include <glib/gi18n-lib.h>

#include "game/watch/game-stack.h"

static char *
dup_variable (const GameSearch *search,
              int               variable)
{
  if (variable < 0)
    return g_strdup ("–");

  switch (search->type)
    {
    case GAME_SEARCH_SUDOKU:
      return g_strdup_printf ("r%dc%d", sudoku_row (variable) + 1, sudoku_column (variable) + 1);

    case GAME_SEARCH_QUEENS:
      return g_strdup_printf (search->queens.order == QUEENS_BY_COLUMN
                              /* Translators: the number of a column. */
                              ? C_("level of a search", "column %d")
                              /* Translators: the number of a row. */
                              : C_("level of a search", "row %d"), variable + 1);

    case GAME_SEARCH_WORDS:
    case GAME_N_SEARCHES:
    default:
      return g_strdup_printf ("%c", search->words.puzzle.letter[variable]);
    }
}

/* A value as people count it: a digit, or a square of a line from 1. */
static int
value_number (const GameSearch *search,
              int               value)
{
  return search->type == GAME_SEARCH_QUEENS ? value + 1 : value;
}

/* The same of a bit of a set of values. */
static int
bit_number (const GameSearch *search,
            int               bit)
{
  return search->type == GAME_SEARCH_WORDS ? bit : bit + 1;
}

static char *
dup_value (const GameSearch     *search,
           const GameStackLevel *level)
{
  int number = value_number (search, level->value);

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
             const GameStackLevel *level)
{
  GString *text = g_string_new (NULL);

  if (!level->has_untried)
    g_string_append (text, "…");

  for (uint32_t left = level->untried; left != 0; left &= left - 1)
    g_string_append_printf (text, "%s%d", text->len > 0 ? " " : "",
                            bit_number (search, __builtin_ctz (left)));

  if (text->len == 0)
    g_string_append (text, "–");

  return g_string_free (text, FALSE);
}

GameStackText *
game_text_stack (const GameSearch  *search,
                 const SearchEvent *event,
                 int                level)
{
  GameStackText *self = g_new0 (GameStackText, 1);
  GameStackLevel what;

  game_stack_level (search, event, level, &what);
  self->level = g_strdup_printf ("%d", level + 1);
  self->variable = dup_variable (search, what.variable);
  self->value = dup_value (search, &what);
  self->untried = dup_untried (search, &what);
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
