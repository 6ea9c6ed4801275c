/* Sentences about a puzzle that is being entered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-text.h"

#include <glib/gi18n-lib.h>

/* No sudoku with fewer givens has one solution: G. McGuire, B. Tugemann, G. Civario, “There is no
 * 16-clue sudoku”, Experimental Mathematics 23 (2014). */
enum { FEWEST_GIVENS = 17 };

/* Whether a house has the digit, or a cell that may still hold it. */
static bool
has_place (const SudokuGrid *grid,
           SudokuHouseKind   kind,
           int               house,
           int               digit)
{
  for (int i = 0; i < SUDOKU_DIGITS; i++)
    {
      int cell = sudoku_house_cell (kind, house, i);

      if (grid->digit[cell] == digit
          || (grid->digit[cell] == 0 && (sudoku_candidates (grid, cell) >> (digit - 1) & 1)))
        return true;
    }

  return false;
}

static char *
placeless_digit (SudokuHouseKind kind,
                 int             house,
                 int             digit)
{
  switch (kind)
    {
    case SUDOKU_ROW:
      return g_strdup_printf (_("No solution: %d has no place left in row %d"), digit, house + 1);

    case SUDOKU_COLUMN:
      return g_strdup_printf (_("No solution: %d has no place left in column %d"), digit,
                              house + 1);

    case SUDOKU_BOX:
    default:
      return g_strdup_printf (_("No solution: %d has no place left in box %d"), digit, house + 1);
    }
}

/* Where it can be seen that a grid without conflicts has no solution: a cell that nothing fits, or
 * a digit without a place in a house; NULL where one must look further. */
static char *
dead_place (const SudokuGrid *grid)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (grid->digit[cell] == 0 && sudoku_candidates (grid, cell) == 0)
      return g_strdup_printf (_("No solution: no digit fits row %d, column %d"),
                              sudoku_row (cell) + 1, sudoku_column (cell) + 1);

  for (SudokuHouseKind kind = SUDOKU_ROW; kind <= SUDOKU_BOX; kind++)
    for (int house = 0; house < 9; house++)
      for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
        if (!has_place (grid, kind, house, digit))
          return placeless_digit (kind, house, digit);

  return NULL;
}

static char *
describe_sudoku (const SudokuGrid *grid,
                 int               n_solutions)
{
  SudokuConflict conflicts[SUDOKU_MAX_CONFLICTS];
  int n_conflicts = sudoku_find_conflicts (grid, conflicts);
  int n_givens = sudoku_count_digits (grid);
  char *dead = NULL;

  if (n_givens == 0)
    return g_strdup (_("Type or paste the givens"));

  if (n_conflicts > 0)
    {
      g_autofree char *conflict = game_text_conflict (&conflicts[0]);

      /* Translators: %s is a sentence like "7 stands twice in row 3: columns 2 and 8". */
      return g_strdup_printf (_("No solution: %s"), conflict);
    }

  if (n_solutions == 0)
    dead = dead_place (grid);
  if (dead != NULL)
    return dead;

  if (n_solutions > 1 && n_givens < FEWEST_GIVENS)
    return g_strdup_printf (ngettext ("Several solutions: %d given, and one solution takes %d "
                                      "at least",
                                      "Several solutions: %d givens, and one solution takes %d "
                                      "at least", n_givens), n_givens, FEWEST_GIVENS);

  return NULL;
}

/* The first queen that is attacked, and those that do it. Returns false where there is none. */
static bool
find_attack (const GameQueens *queens,
             QueensBoard      *pair)
{
  for (int row = 0; row < queens->queens.n; row++)
    for (uint32_t rest = queens->queens.row[row]; rest != 0; rest &= rest - 1)
      {
        GameQueens alone = *queens;
        QueensBoard attacked;
        int n_attackers = 0;

        alone.queens = queens_board_empty (queens->queens.n);
        alone.queens.row[row] = rest & -rest;
        game_queens_attacked (&alone, &attacked);
        *pair = alone.queens;
        for (int i = 0; i < attacked.n; i++)
          {
            uint32_t attackers = attacked.row[i] & queens->queens.row[i];

            n_attackers += __builtin_popcount (attackers);
            pair->row[i] |= attackers;
          }

        if (n_attackers > 0)
          return true;
      }

  return false;
}

static char *
describe_queens (const GameQueens *queens)
{
  QueensBoard pair;
  g_autofree char *attack = NULL;

  if (queens_board_count (&queens->queens) == 0)
    return g_strdup (_("Place or paste the given queens"));

  if (!find_attack (queens, &pair))
    return NULL;

  attack = game_text_attack (&pair);

  /* Translators: %s is a sentence like "7 stands twice in row 3: columns 2 and 8". */
  return g_strdup_printf (_("No solution: %s"), attack);
}

/* NULL: no more than the number of solutions is to be said. */
static char *
describe_entry (const GameState *state,
                int              n_solutions)
{
  switch (state->kind)
    {
    case GAME_SUDOKU:
      return describe_sudoku (&state->sudoku.givens, n_solutions);

    case GAME_QUEENS:
    default:
      return describe_queens (&state->queens);
    }
}

char *
game_text_entry (const GameState *state,
                 int              n_solutions)
{
  static const char *const answers[] = {
    N_("No solution"), N_("One solution"), N_("Several solutions"),
  };
  char *text = NULL;

  g_return_val_if_fail (state != NULL, NULL);
  g_return_val_if_fail (n_solutions < (int) G_N_ELEMENTS (answers), NULL);

  text = describe_entry (state, n_solutions);
  if (text != NULL)
    return text;

  return g_strdup (n_solutions < 0 ? _("Looking for solutions…") : _(answers[n_solutions]));
}
