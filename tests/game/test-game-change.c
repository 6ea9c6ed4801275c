/* What moves have changed, and what is wrong against a solution: held against moves whose effects
 * are known, from solutions that come apart and together again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/state/game-change.h"
#include "support/game/game-requests.h"

enum { N_ROUNDS = 200 };

static GameState
solved_sudoku (void)
{
  GameState state = game_state_new_sudoku (NULL);
  SudokuGrid puzzle = make_grid (UNIQUE_LINE);
  SudokuAnswer answer;

  sudoku_solve (&puzzle, 2, NULL, &answer);
  g_assert_cmpint (answer.stats.n_solutions, ==, 1);
  state.sudoku.givens = puzzle;
  game_state_fill (&state, answer.solution.digit);

  return state;
}

static int
random_entry (const GameState *state)
{
  for (;;)
    {
      int cell = g_test_rand_int_range (0, SUDOKU_CELLS);

      if (state->sudoku.givens.digit[cell] == 0)
        return cell;
    }
}

/* Whether a house has no empty cell. */
static bool
is_full (const GameState *state,
         int              kind,
         int              house)
{
  SudokuGrid grid = game_sudoku_grid (&state->sudoku);

  for (int i = 0; i < SUDOKU_DIGITS; i++)
    if (grid.digit[sudoku_house_cell (kind, house, i)] == 0)
      return false;

  return true;
}

/* A right digit completes the houses that are full after it and were not before. */
static void
test_completed (void)
{
  GameState solution = solved_sudoku ();

  for (int round = 0; round < N_ROUNDS; round++)
    {
      GameState before = solution, after;
      int cell = random_entry (&solution);
      GameMove move = { .kind = GAME_MOVE_DIGIT, .value = solution.sudoku.entries.digit[cell] };
      uint32_t houses = 0;
      GameChange change;

      before.sudoku.entries.digit[cell] = 0;
      for (int i = 0; i < round % 6; i++)
        before.sudoku.entries.digit[random_entry (&solution)] = 0;

      after = before;
      move.squares = game_squares_of (cell);
      g_assert_true (game_state_play (&after, &move));
      for (int kind = SUDOKU_ROW; kind <= SUDOKU_BOX; kind++)
        for (int house = 0; house < SUDOKU_DIGITS; house++)
          if (is_full (&after, kind, house) && !is_full (&before, kind, house))
            houses |= UINT32_C (1) << (kind * 9 + house);

      game_change_between (&change, &before, &after);
      g_assert_cmpint (change.last, ==, cell);
      g_assert_cmphex (change.houses, ==, houses);
      g_assert_true (game_squares_is_empty (&change.attackers));
      g_assert_cmpint (change.solved, ==, game_state_is_solved (&after));

      game_change_between (&change, &after, &before);
      g_assert_cmpint (change.last, ==, cell);
      g_assert_cmphex (change.houses, ==, 0);
      g_assert_false (change.solved);
    }
}

/* A wrong digit completes no house that it breaks, and is told with whom it breaks it. */
static void
test_broken (void)
{
  GameState solution = solved_sudoku ();

  for (int round = 0; round < N_ROUNDS; round++)
    {
      GameState before = solution, after = solution;
      int cell = random_entry (&solution), digit = g_test_rand_int_range (1, 10);
      SudokuGrid grid;
      GameChange change;

      if (digit == solution.sudoku.entries.digit[cell])
        continue;

      before.sudoku.entries.digit[cell] = 0;
      after.sudoku.entries.digit[cell] = digit;
      grid = game_sudoku_grid (&after.sudoku);
      game_change_between (&change, &before, &after);

      g_assert_cmphex (change.houses, ==, 0);
      g_assert_false (change.solved);
      g_assert_cmpint (game_squares_count (&change.attackers), >=, 2);
      g_assert_cmpint (game_squares_count (&change.attackers), <=, 3);
      for (int s = game_squares_next (&change.attackers, 0); s >= 0;
           s = game_squares_next (&change.attackers, s + 1))
        g_assert_cmpint (grid.digit[s], ==, digit);
    }
}

/* Marks that a digit takes along are told, and no others. */
static void
test_gone (void)
{
  GameState solution = solved_sudoku ();

  for (int round = 0; round < N_ROUNDS; round++)
    {
      GameState before = game_state_new_puzzle (&solution), after;
      int cell = random_entry (&solution), digit = solution.sudoku.entries.digit[cell];
      GameMove move = { .kind = GAME_MOVE_DIGIT, .value = digit, .tidy = true };
      GameChange change;

      for (int other = 0; other < SUDOKU_CELLS; other++)
        if (before.sudoku.givens.digit[other] == 0)
          before.sudoku.marks[other] = g_test_rand_int_range (0, SUDOKU_ALL_CANDIDATES + 1);

      after = before;
      move.squares = game_squares_of (cell);
      g_assert_true (game_state_play (&after, &move));
      game_change_between (&change, &before, &after);
      for (int other = 0; other < SUDOKU_CELLS; other++)
        g_assert_cmphex (change.gone[other], ==,
                         other == cell ? 0 : before.sudoku.marks[other]
                                             & ~after.sudoku.marks[other]);
    }
}

/* Another puzzle, or many squares at once, is nothing to celebrate. */
static void
test_replaced (void)
{
  GameState solution = solved_sudoku (), puzzle = game_state_new_puzzle (&solution);
  GameState empty = game_state_new_sudoku (NULL), queens = game_state_new_queens (9);
  GameChange change;

  game_change_between (&change, &puzzle, &solution);
  g_assert_cmpint (change.last, ==, -1);
  g_assert_false (change.solved);
  g_assert_cmpint (game_squares_count (&change.changed), ==,
                   SUDOKU_CELLS - sudoku_count_digits (&puzzle.sudoku.givens));

  game_change_between (&change, &empty, &solution);
  g_assert_cmphex (change.houses, ==, 0);
  game_change_between (&change, &queens, &solution);
  g_assert_true (game_squares_is_empty (&change.changed));
}

/* A queen is in conflict where another one attacks her, by the rules of either puzzle. */
static void
test_queens_attackers (void)
{
  for (int round = 0; round < N_ROUNDS; round++)
    {
      bool is_coloured = round % 2 == 1;
      int n = is_coloured ? g_test_rand_int_range (COLOURED_MIN, COLOURED_MAX + 1)
                          : g_test_rand_int_range (1, QUEENS_MAX + 1);
      GameState state = game_state_new_queens (n);
      QueensBoard attacked;

      if (is_coloured)
        {
          state.queens.coloured.n = n;
          for (int square = 0; square < n * n; square++)
            state.queens.coloured.region[square] = g_test_rand_int_range (0, n);
        }
      for (int i = 0; i < 4; i++)
        state.queens.queens.row[g_test_rand_int_range (0, n)] |=
          UINT32_C (1) << g_test_rand_int_range (0, n);

      game_queens_attacked (&state.queens, &attacked);
      for (int square = 0; square < n * n; square++)
        {
          GameSquares attackers;

          game_state_attackers (&state, square, &attackers);
          g_assert_cmpint (!game_squares_is_empty (&attackers), ==,
                           queens_board_has (&attacked, square / n, square % n));
          g_assert_cmpint (game_queens_is_attacked (&state.queens, square), ==,
                           queens_board_has (&attacked, square / n, square % n));
        }
    }
}

static void
test_wrong_cells (void)
{
  GameState solution = solved_sudoku ();

  for (int round = 0; round < N_ROUNDS; round++)
    {
      GameState state = game_state_new_puzzle (&solution);
      GameSquares expected = game_squares_none (), wrong;

      for (int i = 0; i < 12; i++)
        {
          int cell = random_entry (&solution);
          int right = solution.sudoku.entries.digit[cell];
          SudokuDigits marks = g_test_rand_int_range (0, SUDOKU_ALL_CANDIDATES + 1);

          state.sudoku.entries.digit[cell] = i % 2 == 0 ? g_test_rand_int_range (1, 10) : 0;
          state.sudoku.marks[cell] = marks;
          game_squares_remove (&expected, cell);
          if (i % 2 == 0 ? state.sudoku.entries.digit[cell] != right
                         : marks != 0 && (marks >> (right - 1) & 1) == 0)
            game_squares_add (&expected, cell);
        }

      game_state_find_wrong (&state, &solution, &wrong);
      g_assert_true (game_squares_equal (&wrong, &expected));
    }

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      GameSquares wrong;

      game_state_find_wrong (&solution, &solution, &wrong);
      g_assert_false (game_squares_has (&wrong, cell));
    }
}

static void
test_wrong_queens (void)
{
  const uint8_t columns[] = { 0, 2, 4, 1, 3 };
  GameState solution = game_state_new_queens (5), state = game_state_new_queens (5);
  GameSquares wrong;

  game_state_fill (&solution, columns);
  state.queens.queens.row[0] = 1 << 0;
  state.queens.queens.row[1] = 1 << 3;
  state.queens.excluded.row[2] = 1 << 4 | 1 << 0;
  game_state_find_wrong (&state, &solution, &wrong);
  g_assert_cmpint (game_squares_count (&wrong), ==, 2);
  g_assert_true (game_squares_has (&wrong, 1 * 5 + 3));
  g_assert_true (game_squares_has (&wrong, 2 * 5 + 4));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/change/completed", test_completed);
  g_test_add_func ("/game/change/broken", test_broken);
  g_test_add_func ("/game/change/gone", test_gone);
  g_test_add_func ("/game/change/replaced", test_replaced);
  g_test_add_func ("/game/change/queens-attackers", test_queens_attackers);
  g_test_add_func ("/game/change/wrong-cells", test_wrong_cells);
  g_test_add_func ("/game/change/wrong-queens", test_wrong_queens);

  return g_test_run ();
}
