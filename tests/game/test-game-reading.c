/* What is read aloud: houses of a sudoku, lines and regions of queens, and what is left to place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>

#include "game/text/game-text.h"
#include "solver/coloured/coloured-text.h"

enum { ROW, COLUMN, THIRD };

static void
assert_house (const GameState *state,
              int              square,
              int              kind,
              const char      *expected)
{
  g_autofree char *text = game_text_house (state, square, kind);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_remaining (const GameState *state,
                  const char      *expected)
{
  g_autofree char *text = game_text_remaining (state);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_sudoku (void)
{
  GameState state = game_state_new_sudoku (NULL);

  state.sudoku.givens.digit[9 * 2 + 4] = 7;
  state.sudoku.entries.digit[9 * 2 + 8] = 3;
  state.sudoku.entries.digit[9 * 0 + 4] = 1;

  assert_house (&state, 9 * 2 + 4, ROW,
                "Row 3: empty, empty, empty, empty, 7, empty, empty, empty, 3");
  assert_house (&state, 9 * 2 + 4, COLUMN,
                "Column 5: 1, empty, 7, empty, empty, empty, empty, empty, empty");
  assert_house (&state, 9 * 2 + 4, THIRD,
                "Box 2: empty, 1, empty, empty, empty, empty, empty, 7, empty");
}

static void
test_digits_left (void)
{
  GameState state = game_state_new_sudoku (NULL);

  assert_remaining (&state, "1: 9 left, 2: 9 left, 3: 9 left, 4: 9 left, 5: 9 left, 6: 9 left, "
                            "7: 9 left, 8: 9 left and 9: 9 left");

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    state.sudoku.entries.digit[cell] = (cell / 27 + cell / 9 * 3 + cell) % 9 + 1;
  assert_remaining (&state, "All digits are placed.");

  state.sudoku.entries.digit[0] = 0;
  state.sudoku.entries.digit[3] = 0;
  state.sudoku.entries.digit[12] = 0;
  assert_remaining (&state, "1: 1 left, 4: 1 left and 7: 1 left");

  /* Too many of one are none left of it. */
  state.sudoku.entries.digit[0] = 2;
  state.sudoku.entries.digit[3] = 2;
  state.sudoku.entries.digit[12] = 2;
  assert_remaining (&state, "1: 1 left, 4: 1 left and 7: 1 left");
}

static void
test_queens (void)
{
  GameState state = game_state_new_queens (4);

  assert_remaining (&state, "4 queens left to place");
  assert_house (&state, 0, ROW, "Row 1: no queen, free are columns 1, 2, 3 and 4");

  state.queens.queens.row[0] = 1 << 1;
  assert_remaining (&state, "3 queens left to place");
  assert_house (&state, 0, ROW, "Row 1: queen in column 2");
  assert_house (&state, 4, ROW, "Row 2: no queen, free is column 4");
  assert_house (&state, 4, COLUMN, "Column 1: no queen, free are rows 3 and 4");
  state.queens.excluded.row[1] = 1 << 3;
  assert_house (&state, 4, ROW, "Row 2: no queen and no free square");

  state.queens.queens.row[0] |= 1 << 3;
  assert_house (&state, 0, ROW, "Row 1: queens in columns 2 and 4");
  g_assert_null (game_text_house (&state, 0, THIRD));

  for (int row = 0; row < 4; row++)
    state.queens.queens.row[row] = 1 << row;
  assert_remaining (&state, "All queens are placed.");
}

static void
test_regions (void)
{
  ColouredPuzzle puzzle = { .n = 4 };
  GameState state;

  for (int square = 0; square < 16; square++)
    puzzle.region[square] = square / 4;
  state = game_state_new_coloured (&puzzle);

  assert_house (&state, 0, THIRD,
                "There is no queen and 4 free squares in the region with dots");
  state.queens.queens.row[0] = 1 << 1;
  assert_house (&state, 0, THIRD, "There is 1 queen in the region with dots");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/reading/sudoku", test_sudoku);
  g_test_add_func ("/game/reading/digits-left", test_digits_left);
  g_test_add_func ("/game/reading/queens", test_queens);
  g_test_add_func ("/game/reading/regions", test_regions);

  return g_test_run ();
}
