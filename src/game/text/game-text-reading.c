/* What is read aloud when the user asks: a house as a whole, and what is still to be placed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-text.h"

#include <glib/gi18n-lib.h>

#include "game/text/game-words-hints.h"
#include "game/text/game-words.h"

/* "5, 3, empty, …": one digit after the other, as the cells of the house are. */
static char *
dup_digits (const SudokuGrid *grid,
            int               house)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (int i = 0; i < SUDOKU_DIGITS; i++)
    {
      int digit = grid->digit[sudoku_cell_of_house (house, i)];

      if (i > 0)
        g_string_append (text, ", ");
      if (digit != 0)
        g_string_append_printf (text, "%d", digit);
      else
        g_string_append (text, C_("square", "empty"));
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
sudoku_house_text (const GameSudoku *sudoku,
                   int               cell,
                   SudokuHouseKind   kind)
{
  const SudokuGrid grid = game_sudoku_grid (sudoku);
  int house = sudoku_house_of (kind, cell);
  g_autofree char *digits = dup_digits (&grid, house);

  switch (kind)
    {
    case SUDOKU_ROW:
      /* Translators: read aloud; %s is like “5, 3, empty, 7” */
      return g_strdup_printf (_("Row %d: %s"), house % 9 + 1, digits);

    case SUDOKU_COLUMN:
      return g_strdup_printf (_("Column %d: %s"), house % 9 + 1, digits);

    case SUDOKU_BOX:
    default:
      return g_strdup_printf (_("Box %d: %s"), house % 9 + 1, digits);
    }
}

/* A line of a board of queens: the numbers of its squares with a queen, and of those where one can
 * still be placed. */
typedef struct
{
  GPtrArray *queens;
  GPtrArray *free;
} Line;

static void
look_at (const GameQueens *queens,
         int               square,
         int               number,
         Line             *line)
{
  int row = square / queens->queens.n;
  int column = square % queens->queens.n;

  if (queens_board_has (&queens->queens, row, column))
    g_ptr_array_add (line->queens, g_strdup_printf ("%d", number));
  else if (!queens_board_has (&queens->excluded, row, column)
           && !game_queens_is_attacked (queens, square))
    g_ptr_array_add (line->free, g_strdup_printf ("%d", number));
}

static char *
row_text (const Line *line,
          int         row)
{
  g_autofree char *queens = game_words_list (line->queens);
  g_autofree char *free = game_words_list (line->free);

  if (line->queens->len > 0)
    /* Translators: read aloud; %s is one column, or several: “2 and 5” */
    return g_strdup_printf (ngettext ("Row %d: queen in column %s", "Row %d: queens in columns %s",
                                      line->queens->len), row, queens);

  if (line->free->len > 0)
    /* Translators: columns where a queen can still be placed */
    return g_strdup_printf (ngettext ("Row %d: no queen, free is column %s",
                                      "Row %d: no queen, free are columns %s", line->free->len),
                            row, free);

  return g_strdup_printf (_("Row %d: no queen and no free square"), row);
}

static char *
column_text (const Line *line,
             int         column)
{
  g_autofree char *queens = game_words_list (line->queens);
  g_autofree char *free = game_words_list (line->free);

  if (line->queens->len > 0)
    return g_strdup_printf (ngettext ("Column %d: queen in row %s", "Column %d: queens in rows %s",
                                      line->queens->len), column, queens);

  if (line->free->len > 0)
    return g_strdup_printf (ngettext ("Column %d: no queen, free is row %s",
                                      "Column %d: no queen, free are rows %s", line->free->len),
                            column, free);

  return g_strdup_printf (_("Column %d: no queen and no free square"), column);
}

static char *
region_text (const GameQueens *queens,
             const Line       *line,
             int               region)
{
  g_autofree char *name = game_words_coloured_house (&queens->coloured, COLOURED_REGION, region);

  if (line->queens->len > 0)
    /* Translators: read aloud; %s is like “the region with dots” */
    return g_strdup_printf (ngettext ("There is %d queen in %s", "There are %d queens in %s",
                                      line->queens->len), (int) line->queens->len, name);

  return g_strdup_printf (ngettext ("There is no queen and %d free square in %s",
                                    "There is no queen and %d free squares in %s",
                                    line->free->len), (int) line->free->len, name);
}

static char *
queens_house_text (const GameQueens *queens,
                   int               square,
                   int               kind)
{
  g_autoptr(GPtrArray) with_queens = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GPtrArray) free = g_ptr_array_new_with_free_func (g_free);
  Line line = { with_queens, free };
  const uint8_t *region = queens->coloured.region;
  int n = queens->queens.n;

  if (kind == COLOURED_REGION && queens->coloured.n == 0)
    return NULL;

  for (int other = 0; other < n * n; other++)
    if (kind == COLOURED_ROW && other / n == square / n)
      look_at (queens, other, other % n + 1, &line);
    else if (kind == COLOURED_COLUMN && other % n == square % n)
      look_at (queens, other, other / n + 1, &line);
    else if (kind == COLOURED_REGION && region[other] == region[square])
      look_at (queens, other, 0, &line);

  return kind == COLOURED_ROW ? row_text (&line, square / n + 1) :
         kind == COLOURED_COLUMN ? column_text (&line, square % n + 1) :
         region_text (queens, &line, region[square]);
}

char *
game_text_house (const GameState *state,
                 int              square,
                 int              kind)
{
  switch (state->kind)
    {
    case GAME_SUDOKU:
      return sudoku_house_text (&state->sudoku, square, kind);

    case GAME_QUEENS:
    default:
      return queens_house_text (&state->queens, square, kind);
    }
}

static char *
remaining_digits (const SudokuGrid *grid)
{
  g_autoptr(GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;
  int n_left[SUDOKU_DIGITS + 1];

  for (int digit = 0; digit <= SUDOKU_DIGITS; digit++)
    n_left[digit] = SUDOKU_DIGITS;
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    n_left[grid->digit[cell]]--;

  for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
    if (n_left[digit] > 0)
      /* Translators: a digit, and how often it is still to be placed: “4: 2 left” */
      g_ptr_array_add (items, g_strdup_printf (ngettext ("%d: %d left", "%d: %d left",
                                                         n_left[digit]), digit, n_left[digit]));

  list = game_words_list (items);

  return g_strdup (items->len > 0 ? list : _("All digits are placed."));
}

static char *
remaining_queens (const QueensBoard *queens)
{
  int n_left = queens->n;

  for (int row = 0; row < queens->n; row++)
    n_left -= __builtin_popcount (queens->row[row]);

  if (n_left <= 0)
    return g_strdup (_("All queens are placed."));

  return g_strdup_printf (ngettext ("%d queen left to place", "%d queens left to place", n_left),
                          n_left);
}

char *
game_text_remaining (const GameState *state)
{
  SudokuGrid grid;

  switch (state->kind)
    {
    case GAME_SUDOKU:
      grid = game_sudoku_grid (&state->sudoku);
      return remaining_digits (&grid);

    case GAME_QUEENS:
    default:
      return remaining_queens (&state->queens.queens);
    }
}
