/* Marks and entries from elsewhere: all that is said of the same puzzle is taken over, and nothing
 * of another one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>

#include "game/files/game-merge.h"

enum { N_ROUNDS = 200 };

static int
any_digit (void)
{
  return g_test_rand_int_range (1, SUDOKU_DIGITS + 1);
}

/* Givens, and below them whatever a person may have put there; rules do not matter. */
static GameState
make_state (const SudokuGrid *givens,
            bool              auto_marks)
{
  GameState state = game_state_new_sudoku (givens);
  GameMove move = { .kind = GAME_MOVE_AUTO_MARKS, .how = auto_marks ? GAME_ADD : GAME_TAKE };

  game_state_play (&state, &move);
  for (int i = 0; i < 60; i++)
    {
      move.kind = g_test_rand_int_range (GAME_MOVE_DIGIT, GAME_MOVE_COLOR);
      move.value = any_digit ();
      move.squares = game_squares_of (g_test_rand_int_range (0, SUDOKU_CELLS));
      move.how = GAME_ADD;
      game_state_play (&state, &move);
    }

  return state;
}

static SudokuGrid
make_givens (void)
{
  SudokuGrid givens = { { 0 } };

  for (int i = 0; i < 20; i++)
    givens.digit[g_test_rand_int_range (0, SUDOKU_CELLS)] = any_digit ();

  return givens;
}

static void
test_taken_over (void)
{
  for (int round = 0; round < N_ROUNDS; round++)
    {
      SudokuGrid givens = make_givens ();
      GameState before = make_state (&givens, false);
      GameState from = make_state (&givens, false);
      GameState state = before;
      int cell;

      /* A grid of candidates does not say what was given. */
      if (round % 2 == 0)
        {
          from.sudoku.entries = game_sudoku_grid (&from.sudoku);
          from.sudoku.givens = (SudokuGrid) { { 0 } };
        }

      g_assert_cmpint (game_merge (&state, &from, &cell), ==, GAME_MERGED);
      for (int i = 0; i < SUDOKU_CELLS; i++)
        {
          int said = from.sudoku.entries.digit[i];

          g_assert_cmpint (state.sudoku.givens.digit[i], ==, givens.digit[i]);
          if (givens.digit[i] != 0)
            continue;

          g_assert_cmpint (state.sudoku.entries.digit[i], ==,
                           said != 0 ? said : before.sudoku.entries.digit[i]);
          if (said == 0)
            g_assert_cmphex (state.sudoku.marks[i], ==, from.sudoku.marks[i] != 0
                                                        ? from.sudoku.marks[i]
                                                        : before.sudoku.marks[i]);
        }
    }
}

static void
test_other (void)
{
  for (int round = 0; round < N_ROUNDS; round++)
    {
      SudokuGrid givens = make_givens ();
      SudokuGrid others = givens;
      GameState before = make_state (&givens, round % 2 == 0);
      GameState state = before;
      GameState from;
      int given = g_test_rand_int_range (0, SUDOKU_CELLS);
      int cell;

      while (givens.digit[given] == 0)
        given = (given + 1) % SUDOKU_CELLS;
      others.digit[given] = givens.digit[given] % SUDOKU_DIGITS + 1;

      from = make_state (&others, false);
      g_assert_cmpint (game_merge (&state, &from, &cell), ==, GAME_MERGE_OTHER_PUZZLE);
      g_assert_cmpint (cell, ==, given);
      g_assert_true (game_state_equal (&state, &before));
    }
}

/* An entry takes its digit out of marks that keep themselves up, and nobody struck it there: when
 * it goes the digit comes back, wherever the entry stands. */
static void
test_not_struck (void)
{
  static const int places[][2] = { { 0, 8 }, { 8, 0 } };

  for (size_t i = 0; i < G_N_ELEMENTS (places); i++)
    {
      const int marked = places[i][0];
      const int entered = places[i][1];
      GameState state = game_state_new_sudoku (NULL);
      GameState from = game_state_new_sudoku (NULL);
      GameMove move = { .kind = GAME_MOVE_AUTO_MARKS, .how = GAME_ADD };
      int cell;

      game_state_play (&state, &move);
      from.sudoku.entries.digit[entered] = 5;
      from.sudoku.marks[marked] = SUDOKU_ALL_CANDIDATES & ~(1 << 4);
      g_assert_cmpint (game_merge (&state, &from, &cell), ==, GAME_MERGED);

      move = (GameMove) { .kind = GAME_MOVE_ERASE, .squares = game_squares_of (entered) };
      g_assert_true (game_state_play (&state, &move));
      g_assert_cmphex (state.sudoku.marks[marked], ==, SUDOKU_ALL_CANDIDATES);
    }
}

static void
test_queens (void)
{
  GameState state = game_state_new_queens (8);
  GameState from = game_state_new_sudoku (NULL);
  int cell;

  g_assert_cmpint (game_merge (&state, &from, &cell), ==, GAME_MERGE_NO_SUDOKU);
  g_assert_cmpint (game_merge (&from, &state, &cell), ==, GAME_MERGE_NO_SUDOKU);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game-merge/taken-over", test_taken_over);
  g_test_add_func ("/game-merge/other", test_other);
  g_test_add_func ("/game-merge/not-struck", test_not_struck);
  g_test_add_func ("/game-merge/queens", test_queens);

  return g_test_run ();
}
