/* Moves of both puzzles, and undo and redo of whatever was played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>

#include "game/game-document.h"

static GameState
make_state (GameKind kind)
{
  GameState state;

  if (kind == GAME_QUEENS)
    {
      state = game_state_new_queens (8);
      state.queens.fixed.row[2] = 1 << 5;
      state.queens.queens.row[2] = 1 << 5;
    }
  else
    {
      SudokuGrid givens = { .digit = { [0] = 5, [40] = 7, [80] = 1 } };

      state = game_state_new_sudoku (&givens);
    }

  return state;
}

/* Any move, also such as change nothing or make no sense. */
static GameMove
make_move (GameKind kind)
{
  GameMove move = { 0 };

  move.kind = g_test_rand_int_range (0, 40);
  if (move.kind > GAME_MOVE_REPLACE)
    move.kind = g_test_rand_int_range (GAME_MOVE_DIGIT, GAME_MOVE_QUEEN + 1);

  move.square = g_test_rand_int_range (-2, 84);
  move.value = g_test_rand_int_range (-1, 12);
  move.state = make_state (kind);

  return move;
}

static void
count_cb (GameDocument *document,
          guint        *n_changes)
{
  (*n_changes)++;
}

/* Random play; then undo everything, and redo it: the same states come back. */
static void
test_undo_all (gconstpointer data)
{
  GameKind kind = GPOINTER_TO_INT (data);
  g_autoptr(GArray) states = g_array_new (FALSE, FALSE, sizeof (GameState));
  g_autoptr(GameDocument) document = NULL;
  GameState state = make_state (kind);
  guint n_changes = 0;
  int position;

  document = game_document_new (&state);
  g_signal_connect (document, "changed", G_CALLBACK (count_cb), &n_changes);
  g_assert_false (game_document_can_undo (document));
  g_assert_false (game_document_can_redo (document));
  g_array_append_val (states, state);

  for (int i = 0; i < 2000; i++)
    {
      GameMove move = make_move (kind);
      GameState before = *game_document_get_state (document);
      bool played = game_document_play (document, &move);

      g_assert_true (played == !game_state_equal (&before, game_document_get_state (document)));
      if (played)
        g_array_append_vals (states, game_document_get_state (document), 1);
    }

  g_assert_cmpuint (n_changes, ==, states->len - 1);

  for (position = states->len - 1; position > 0; position--)
    {
      g_assert_true (game_document_can_undo (document));
      game_document_undo (document);
      g_assert_true (game_state_equal (&g_array_index (states, GameState, position - 1),
                                       game_document_get_state (document)));
    }

  g_assert_false (game_document_can_undo (document));
  game_document_undo (document);

  for (position = 1; position < (int) states->len; position++)
    {
      g_assert_true (game_document_can_redo (document));
      game_document_redo (document);
      g_assert_true (game_state_equal (&g_array_index (states, GameState, position),
                                       game_document_get_state (document)));
    }

  g_assert_false (game_document_can_redo (document));
  g_assert_cmpuint (n_changes, ==, 3 * (states->len - 1));
}

static bool
try_move (GameDocument *document,
          GameMoveKind  kind,
          int           square,
          int           value)
{
  GameMove move = { .kind = kind, .square = square, .value = value };

  return game_document_play (document, &move);
}

static void
test_undo_forgets (void)
{
  g_autoptr(GameDocument) document = NULL;
  GameState state = make_state (GAME_SUDOKU);

  document = game_document_new (&state);
  g_assert_true (try_move (document, GAME_MOVE_DIGIT, 1, 3));
  g_assert_true (try_move (document, GAME_MOVE_DIGIT, 2, 4));
  game_document_undo (document);
  g_assert_false (try_move (document, GAME_MOVE_DIGIT, 0, 4));
  g_assert_true (game_document_can_redo (document));
  g_assert_true (try_move (document, GAME_MOVE_DIGIT, 3, 6));
  g_assert_false (game_document_can_redo (document));
  g_assert_cmpint (game_document_get_state (document)->sudoku.entries.digit[2], ==, 0);
}

static void
test_sudoku_moves (void)
{
  g_autoptr(GameDocument) document = NULL;
  GameState state = make_state (GAME_SUDOKU);
  const GameSudoku *sudoku;

  document = game_document_new (&state);

  g_assert_false (try_move (document, GAME_MOVE_DIGIT, 0, 4));
  g_assert_false (try_move (document, GAME_MOVE_MARK, 0, 4));
  g_assert_false (try_move (document, GAME_MOVE_ERASE, 0, 0));
  g_assert_false (try_move (document, GAME_MOVE_ERASE, 1, 0));
  g_assert_false (try_move (document, GAME_MOVE_RESTART, 0, 0));
  g_assert_false (try_move (document, GAME_MOVE_QUEEN, 1, 0));
  g_assert_true (game_state_is_untouched (game_document_get_state (document)));

  g_assert_true (try_move (document, GAME_MOVE_MARK, 1, 4));
  g_assert_true (try_move (document, GAME_MOVE_MARK, 1, 9));
  g_assert_true (try_move (document, GAME_MOVE_DIGIT, 1, 3));
  g_assert_false (try_move (document, GAME_MOVE_MARK, 1, 4));
  sudoku = &game_document_get_state (document)->sudoku;
  g_assert_cmpint (sudoku->entries.digit[1], ==, 3);
  g_assert_cmpint (sudoku->marks[1], ==, 1 << 3 | 1 << 8);
  g_assert_cmpint (game_sudoku_grid (sudoku).digit[1], ==, 3);
  g_assert_cmpint (game_sudoku_grid (sudoku).digit[0], ==, 5);

  g_assert_true (try_move (document, GAME_MOVE_DIGIT, 1, 6));
  g_assert_true (try_move (document, GAME_MOVE_DIGIT, 1, 6));
  sudoku = &game_document_get_state (document)->sudoku;
  g_assert_cmpint (sudoku->entries.digit[1], ==, 0);
  g_assert_cmpint (sudoku->marks[1], ==, 1 << 3 | 1 << 8);

  g_assert_true (try_move (document, GAME_MOVE_DIGIT, 1, 2));
  g_assert_true (try_move (document, GAME_MOVE_ERASE, 1, 0));
  g_assert_true (try_move (document, GAME_MOVE_ERASE, 1, 0));
  g_assert_true (game_state_is_untouched (game_document_get_state (document)));
}

static void
test_queens_moves (void)
{
  g_autoptr(GameDocument) document = NULL;
  GameState state = make_state (GAME_QUEENS);

  document = game_document_new (&state);

  g_assert_false (try_move (document, GAME_MOVE_QUEEN, 2 * 8 + 5, 0));
  g_assert_false (try_move (document, GAME_MOVE_QUEEN, 64, 0));
  g_assert_false (try_move (document, GAME_MOVE_DIGIT, 0, 1));
  g_assert_false (try_move (document, GAME_MOVE_ERASE, 0, 0));

  g_assert_true (try_move (document, GAME_MOVE_QUEEN, 9, 0));
  g_assert_true (queens_board_has (&game_document_get_state (document)->queens.queens, 1, 1));
  g_assert_true (try_move (document, GAME_MOVE_ERASE, 9, 0));
  g_assert_true (try_move (document, GAME_MOVE_QUEEN, 0, 0));
  g_assert_true (try_move (document, GAME_MOVE_QUEEN, 1, 0));
  g_assert_true (try_move (document, GAME_MOVE_QUEEN, 1, 0));
  g_assert_true (try_move (document, GAME_MOVE_RESTART, 0, 0));
  g_assert_true (game_state_is_untouched (game_document_get_state (document)));
  g_assert_cmpint (queens_board_count (&game_document_get_state (document)->queens.queens), ==, 1);
}

static void
test_solved (void)
{
  const uint8_t columns[] = { 0, 4, 7, 5, 2, 6, 1, 3 };
  GameState state = game_state_new_queens (8);
  GameState sudoku = game_state_new_sudoku (NULL);
  uint8_t digits[SUDOKU_CELLS];

  g_assert_cmpint (game_state_size (&state), ==, 8);
  g_assert_cmpint (game_state_n_sites (&state), ==, 8);
  g_assert_false (game_state_is_solved (&state));
  game_state_fill (&state, columns);
  g_assert_true (game_state_is_solved (&state));
  state.queens.queens.row[0] = 1 << 1;
  g_assert_false (game_state_is_solved (&state));

  /* Rows shifted by three, and by one from band to band. */
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    digits[cell] = (sudoku_row (cell) * 3 + sudoku_row (cell) / 3 + sudoku_column (cell)) % 9 + 1;

  g_assert_false (game_state_is_solved (&sudoku));
  game_state_fill (&sudoku, digits);
  g_assert_true (game_state_is_solved (&sudoku));
  g_assert_cmpint (sudoku_count_digits (&sudoku.sudoku.givens), ==, 0);
}

static void
test_typed_puzzle (void)
{
  GameState state = game_state_new_sudoku (NULL);
  SudokuGrid puzzle;

  state.sudoku.entries.digit[4] = 8;
  puzzle = game_sudoku_puzzle (&state.sudoku);
  g_assert_cmpint (puzzle.digit[4], ==, 8);

  state.sudoku.givens.digit[5] = 1;
  puzzle = game_sudoku_puzzle (&state.sudoku);
  g_assert_cmpint (puzzle.digit[4], ==, 0);
  g_assert_cmpint (puzzle.digit[5], ==, 1);
}

/* What is searched and listed has nothing that was played. */
static void
test_new_puzzle (void)
{
  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    {
      GameState state = make_state (kind);
      GameState expected = state;
      GameState puzzle;

      for (int i = 0; i < 100 || game_state_is_untouched (&state); i++)
        {
          GameMove move = make_move (kind);

          if (move.kind != GAME_MOVE_REPLACE)
            game_state_play (&state, &move);
        }

      puzzle = game_state_new_puzzle (&state);
      g_assert_true (game_state_is_untouched (&puzzle));
      g_assert_true (game_state_equal (&puzzle, &expected));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/game/document/undo-all/sudoku",
                        GINT_TO_POINTER (GAME_SUDOKU), test_undo_all);
  g_test_add_data_func ("/game/document/undo-all/queens",
                        GINT_TO_POINTER (GAME_QUEENS), test_undo_all);
  g_test_add_func ("/game/document/undo-forgets", test_undo_forgets);
  g_test_add_func ("/game/document/sudoku-moves", test_sudoku_moves);
  g_test_add_func ("/game/document/queens-moves", test_queens_moves);
  g_test_add_func ("/game/state/solved", test_solved);
  g_test_add_func ("/game/state/typed-puzzle", test_typed_puzzle);
  g_test_add_func ("/game/state/new-puzzle", test_new_puzzle);

  return g_test_run ();
}
