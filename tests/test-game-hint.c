/* Hints: what they say must be true on the board, whatever the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/game-hint.h"

static const char puzzle[] = "53..7....6..195....98....6.8...6...34"
                             "..8.3..17...2...6.6....28....419..5....8..79";

static SudokuGrid
read_grid (const char *line)
{
  SudokuGrid grid = { 0 };

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    grid.digit[cell] = line[cell] == '.' ? 0 : line[cell] - '0';

  return grid;
}

/* A puzzle of singles: each hint names a cell that is empty and, filled from the solution, goes on
 * to the end. */
static void
test_singles (void)
{
  SudokuGrid givens = read_grid (puzzle);
  GameState state = game_state_new_sudoku (&givens);
  SudokuAnswer answer;
  GameHint hint;

  sudoku_solve (&givens, 2, NULL, &answer);
  g_assert_cmpuint (answer.tally.n_solutions, ==, 1);

  for (hint = game_hint_find (&state);
       hint.kind != GAME_HINT_SOLVED;
       hint = game_hint_find (&state))
    {
      g_autofree char *text = game_hint_text (&hint);

      g_assert_cmpint (hint.kind, >=, GAME_HINT_NAKED_SINGLE);
      g_assert_cmpint (hint.kind, <=, GAME_HINT_SINGLE_IN_BOX);
      g_assert_cmpint (state.sudoku.givens.digit[hint.square], ==, 0);
      g_assert_cmpint (state.sudoku.entries.digit[hint.square], ==, 0);
      g_assert_nonnull (strstr (text, "can be filled"));
      state.sudoku.entries.digit[hint.square] = answer.solution.digit[hint.square];
    }

  g_assert_true (game_state_is_solved (&state));
}

static void
test_wrong (void)
{
  SudokuGrid givens = read_grid (puzzle);
  GameState state = game_state_new_sudoku (&givens);

  state.sudoku.entries.digit[2] = 5;
  g_assert_cmpint (game_hint_find (&state).kind, ==, GAME_HINT_CONFLICT);

  state.sudoku.entries.digit[2] = 0;
  state = game_state_new_sudoku (NULL);
  g_assert_cmpint (game_hint_find (&state).kind, ==, GAME_HINT_NONE);
}

static GameHint
find_with_queens (int        n,
                  const int *columns,
                  int        n_queens)
{
  GameState state = game_state_new_queens (n);

  for (int row = 0; row < n_queens; row++)
    state.queens.queens.row[row] = UINT32_C (1) << columns[row];

  return game_hint_find (&state);
}

static void
test_queens (void)
{
  GameHint hint = find_with_queens (4, (int[]) { 0 }, 1);

  /* . . free free in row 2, . free . free in row 3, . free free . in row 4 */
  g_assert_cmpint (hint.kind, ==, GAME_HINT_NONE);

  hint = find_with_queens (4, (int[]) { 0, 2 }, 2);
  g_assert_cmpint (hint.kind, ==, GAME_HINT_ROW_DEAD);
  g_assert_cmpint (hint.square / 4, ==, 2);

  hint = find_with_queens (4, (int[]) { 1 }, 1);
  g_assert_cmpint (hint.kind, ==, GAME_HINT_ROW_FREE_ONCE);
  g_assert_cmpint (hint.square, ==, 1 * 4 + 3);

  g_assert_cmpint (find_with_queens (4, (int[]) { 1, 3, 0, 2 }, 4).kind, ==, GAME_HINT_SOLVED);
  g_assert_cmpint (find_with_queens (4, (int[]) { 1, 2 }, 2).kind, ==, GAME_HINT_CONFLICT);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game-hint/singles", test_singles);
  g_test_add_func ("/game-hint/wrong", test_wrong);
  g_test_add_func ("/game-hint/queens", test_queens);

  return g_test_run ();
}
