/* A comparison as a text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/files/game-comparison.h"

#include <glib/gi18n-lib.h>

#include "game/search/game-methods.h"
#include "game/state/game-variant.h"
#include "game/text/game-text-games.h"
#include "game/text/game-text.h"

enum { GAP = 2 };       /* spaces between columns */

/* In seconds. */
static const double minute = 60;
static const double hour = 60 * 60;
static const double day = 24 * 60 * 60;
static const double year = 365.25 * 24 * 60 * 60;

const char *
game_comparison_head (int column)
{
  const char *const heads[GAME_COMPARISON_COLUMNS] = {
    /* Translators: a way of searching */
    [GAME_COMPARISON_METHOD] = _("Method"),
    /* Translators: the head of a column: how many boards, full or not, a search looked at */
    [GAME_COMPARISON_BOARDS] = _("Boards tested"),
    /* Translators: values placed */
    [GAME_COMPARISON_NODES] = _("Nodes"),
    /* Translators: tests made to accept or refuse a value */
    [GAME_COMPARISON_CHECKS] = _("Checks"),
    /* Translators: the head of a column: how many squares a method copied */
    [GAME_COMPARISON_COPIES] = _("Copies"),
    [GAME_COMPARISON_SOLUTIONS] = _("Solutions"),
    [GAME_COMPARISON_TIME] = _("Time"),
  };

  return heads[column];
}

static char *
dup_seconds (double seconds)
{
  if (seconds < 0.0001)
    /* Translators: microseconds. */
    return g_strdup_printf (_("%.0f µs"), seconds * 1000000);

  if (seconds < 0.1)
    /* Translators: milliseconds. */
    return g_strdup_printf (_("%.2f ms"), seconds * 1000);

  /* Translators: seconds. */
  return g_strdup_printf (_("%.2f s"), seconds);
}

/* Rounded to one digit: no more is known. */
static uint64_t
round_to_digit (double number)
{
  uint64_t ten = 1;

  while (number >= 9.5 * ten)
    ten *= 10;

  return MAX ((uint64_t) (number / ten + 0.5), 1) * ten;
}

char *
game_comparison_dup_expected (double seconds)
{
  g_autofree char *number = NULL;
  double unit = seconds >= 1.5 * year ? year
                : seconds >= 1.5 * day ? day
                : seconds >= 1.5 * hour ? hour
                : seconds >= 1.5 * minute ? minute : 1;
  uint64_t n = round_to_digit (MIN (seconds / unit, 1e6));

  number = game_text_number (n);
  if (unit == year && n == 1000000)
    return g_strdup (_("More than a million years"));

  /* Translators: here and in the following, %s is a number: how long a search takes. */
  if (unit == year)
    return g_strdup_printf (ngettext ("About %s year", "About %s years", n), number);
  if (unit == day)
    return g_strdup_printf (ngettext ("About %s day", "About %s days", n), number);
  if (unit == hour)
    return g_strdup_printf (ngettext ("About %s hour", "About %s hours", n), number);
  if (unit == minute)
    return g_strdup_printf (ngettext ("About %s minute", "About %s minutes", n), number);
  return g_strdup_printf (ngettext ("About %s second", "About %s seconds", n), number);
}

static uint64_t
get_number (GameSearchType        type,
            const GameComparison *comparison,
            int                   column)
{
  const SearchStats *stats = &comparison->stats;
  const uint64_t numbers[GAME_COMPARISON_COLUMNS] = {
    [GAME_COMPARISON_BOARDS] = game_comparison_boards (type, comparison),
    [GAME_COMPARISON_NODES] = stats->n_nodes,
    [GAME_COMPARISON_CHECKS] = stats->n_checks,
    [GAME_COMPARISON_COPIES] = stats->n_copies,
    [GAME_COMPARISON_SOLUTIONS] = stats->n_solutions,
  };

  return numbers[column];
}

char *
game_comparison_dup_amount (GameSearchType        type,
                            const GameComparison *comparison,
                            int                   column)
{
  switch (column)
    {
    case GAME_COMPARISON_METHOD:
      return game_text_method (type, comparison->method);

    case GAME_COMPARISON_TIME:
      return dup_seconds (comparison->seconds);

    default:
      return game_text_number (get_number (type, comparison, column));
    }
}

static char *
dup_puzzle (const GameComparisons *comparisons)
{
  switch (comparisons->type)
    {
    case GAME_SEARCH_SUDOKU:
      return g_strdup (_(game_kinds[comparisons->type].title));

    case GAME_SEARCH_WORDS:
      return game_text_words_equation (&comparisons->words);

    case GAME_SEARCH_QUEENS:
    case GAME_N_SEARCHES:
    default:
      return game_text_queens (comparisons->size);
    }
}

char *
game_comparison_dup_title (const GameComparisons *comparisons)
{
  g_autofree char *name = dup_puzzle (comparisons);

  /* Translators: %s is a puzzle, such as “8 queens”; how far searches go */
  return g_strdup_printf (comparisons->stops_at_first ? _("%s, first solution")
                                                      : _("%s, all solutions"), name);
}

/* In cells of a terminal: a Chinese character has two. */
static int
get_width (const char *text)
{
  int width = 0;

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    width += g_unichar_iswide (g_utf8_get_char (at)) ? 2 : 1;

  return width;
}

/* `row` is -1 for the heads. */
static char *
dup_cell (const GameComparisons *comparisons,
          int                    row,
          int                    column)
{
  return row < 0 ? g_strdup (game_comparison_head (column))
                 : game_comparison_dup_amount (comparisons->type, &comparisons->row[row], column);
}

static int
get_column_width (const GameComparisons *comparisons,
                  int                    column)
{
  int width = 0;

  for (int row = -1; row < comparisons->n_rows; row++)
    {
      g_autofree char *cell = dup_cell (comparisons, row, column);

      width = MAX (width, get_width (cell));
    }

  return width;
}

static void
append_cell (GString    *text,
             const char *cell,
             int         width,
             bool        is_first)
{
  int n_spaces = width - get_width (cell);

  g_string_append_printf (text, "%*s%s%*s", is_first ? 0 : n_spaces + GAP, "", cell,
                          is_first ? n_spaces : 0, "");
}

char *
game_comparison_dup_text (const GameComparisons *comparisons)
{
  g_autofree char *title = game_comparison_dup_title (comparisons);
  GString *text = g_string_new (title);
  int width[GAME_COMPARISON_COLUMNS];

  for (int column = 0; column < GAME_COMPARISON_COLUMNS; column++)
    width[column] = get_column_width (comparisons, column);

  g_string_append (text, "\n\n");
  for (int row = -1; row < comparisons->n_rows; row++)
    {
      for (int column = 0; column < GAME_COMPARISON_COLUMNS; column++)
        {
          g_autofree char *cell = dup_cell (comparisons, row, column);

          append_cell (text, cell, width[column], column == 0);
        }
      g_string_append_c (text, '\n');
    }

  return g_string_free (text, false);
}

char *
game_comparison_dup_csv (const GameComparisons *comparisons)
{
  GString *text = g_string_new ("method,boards,nodes,checks,copies,solutions,seconds\n");

  for (int row = 0; row < comparisons->n_rows; row++)
    {
      const GameComparison *comparison = &comparisons->row[row];
      char seconds[G_ASCII_DTOSTR_BUF_SIZE];

      g_string_append (text, game_methods[comparisons->type].name (comparison->method));
      for (int column = GAME_COMPARISON_BOARDS; column <= GAME_COMPARISON_SOLUTIONS; column++)
        g_string_append_printf (text, ",%" G_GUINT64_FORMAT,
                                get_number (comparisons->type, comparison, column));
      g_ascii_formatd (seconds, sizeof seconds, "%.6f", comparison->seconds);
      g_string_append_printf (text, ",%s\n", seconds);
    }

  return g_string_free (text, false);
}
