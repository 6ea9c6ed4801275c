/* Moves of both puzzles, and undo and redo of whatever was played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>

#include "game/state/game-document.h"

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

  move.kind = g_test_rand_int_range (0, 60);
  if (move.kind > GAME_MOVE_REPLACE)
    move.kind = g_test_rand_int_range (GAME_MOVE_DIGIT, GAME_MOVE_RESTART);

  for (int n = g_test_rand_int_range (0, 4); n >= 0; n--)
    game_squares_add (&move.squares, g_test_rand_int_range (0, 84));
  move.value = g_test_rand_int_range (-1, 12);
  move.digit = g_test_rand_int_range (-1, 12);
  for (int i = 0; i < 2; i++)
    move.ends[i] = (GameCandidate) {
      g_test_rand_int_range (0, 84), g_test_rand_int_range (0, 12),
    };
  move.how = g_test_rand_int_range (GAME_TOGGLE, GAME_TAKE + 1);
  move.tidy = g_test_rand_bit ();
  move.state = make_state (kind);

  return move;
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
  g_assert_false (game_document_can_undo (document));
  g_assert_false (game_document_can_redo (document));
  g_array_append_val (states, state);

  for (int i = 0; i < 2000; i++)
    {
      GameMove move = make_move (kind);
      GameState before = *game_document_get_state (document);
      bool played = game_document_play (document, &move);

      n_changes += played;
      g_assert_true (played == !game_state_equal (&before, game_document_get_state (document)));
      if (played)
        g_array_append_vals (states, game_document_get_state (document), 1);
    }

  g_assert_cmpuint (n_changes, ==, states->len - 1);

  for (position = states->len - 1; position > 0; position--)
    {
      g_assert_true (game_document_can_undo (document));
      n_changes += game_document_undo (document);
      g_assert_true (game_state_equal (&g_array_index (states, GameState, position - 1),
                                       game_document_get_state (document)));
    }

  g_assert_false (game_document_can_undo (document));
  g_assert_false (game_document_undo (document));

  for (position = 1; position < (int) states->len; position++)
    {
      g_assert_true (game_document_can_redo (document));
      n_changes += game_document_redo (document);
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
  GameMove move = { .kind = kind, .squares = game_squares_of (square), .value = value };

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

static GameMove
make_move_on (GameMoveKind kind,
              int          from,
              int          to,
              int          value)
{
  GameMove move = { .kind = kind, .value = value };

  for (int square = from; square <= to; square++)
    game_squares_add (&move.squares, square);

  return move;
}

/* Where one of many cells lacks what is put there all get it; where none does all lose it. */
static void
test_many_cells (void)
{
  const GameMoveKind kinds[] = {
    GAME_MOVE_DIGIT, GAME_MOVE_MARK, GAME_MOVE_CORNER, GAME_MOVE_COLOR,
  };

  for (size_t i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      GameState state = make_state (GAME_SUDOKU);
      GameState start = state;
      GameMove one = make_move_on (kinds[i], 3, 3, 8);
      GameMove some = make_move_on (kinds[i], 1, 5, 8);
      GameMove all = make_move_on (kinds[i], 1, 5, 8);
      GameState full;

      all.how = GAME_ADD;
      g_assert_true (game_state_play (&state, &one));
      g_assert_true (game_state_play (&state, &some));
      full = state;
      g_assert_false (game_state_play (&state, &all));
      g_assert_true (game_state_play (&state, &some));
      g_assert_true (game_state_equal (&state, &start));
      g_assert_true (game_state_play (&state, &all));
      g_assert_true (game_state_equal (&state, &full));
      all.how = GAME_TAKE;
      g_assert_true (game_state_play (&state, &all));
      g_assert_true (game_state_equal (&state, &start));
    }
}

static void
test_erase_layers (void)
{
  GameState state = make_state (GAME_SUDOKU);
  GameMove erase = make_move_on (GAME_MOVE_ERASE, 0, 8, 0);
  GameMove moves[] = {
    make_move_on (GAME_MOVE_COLOR, 0, 4, 2),
    make_move_on (GAME_MOVE_MARK, 1, 1, 4),
    make_move_on (GAME_MOVE_CORNER, 2, 2, 4),
    make_move_on (GAME_MOVE_DIGIT, 1, 3, 6),
  };

  for (size_t i = 0; i < G_N_ELEMENTS (moves); i++)
    g_assert_true (game_state_play (&state, &moves[i]));

  g_assert_cmpint (state.sudoku.colors[0], ==, 1 << 1);
  g_assert_true (game_state_play (&state, &erase));
  g_assert_cmpint (state.sudoku.entries.digit[1], ==, 0);
  g_assert_cmpint (state.sudoku.marks[1], ==, 1 << 3);
  g_assert_cmpint (state.sudoku.corner[2], ==, 1 << 3);
  g_assert_true (game_state_play (&state, &erase));
  g_assert_cmpint (state.sudoku.marks[1] | state.sudoku.corner[2], ==, 0);
  g_assert_cmpint (state.sudoku.colors[3], ==, 1 << 1);
  g_assert_true (game_state_play (&state, &erase));
  g_assert_true (game_state_is_untouched (&state));
  g_assert_false (game_state_play (&state, &erase));
}

static void
test_tidy_marks (void)
{
  GameState state = make_state (GAME_SUDOKU);
  GameMove marks = make_move_on (GAME_MOVE_MARK, 1, 30, 6);
  GameMove corner = make_move_on (GAME_MOVE_CORNER, 1, 30, 6);
  GameMove digit = make_move_on (GAME_MOVE_DIGIT, 10, 10, 6);

  digit.tidy = true;
  g_assert_true (game_state_play (&state, &marks));
  g_assert_true (game_state_play (&state, &corner));
  g_assert_true (game_state_play (&state, &digit));

  for (int cell = 1; cell <= 30; cell++)
    {
      SudokuDigits expected = sudoku_cells_has (sudoku_peer_cells[10], cell) ? 0 : 1 << 5;

      g_assert_cmpint (state.sudoku.marks[cell], ==, expected);
      g_assert_cmpint (state.sudoku.corner[cell], ==, expected);
    }
}

/* Marks that keep themselves up are what the rules leave without what was struck, whatever is
 * played; and a digit that goes gives back what it took. */
static void
test_auto_marks (void)
{
  GameState state = make_state (GAME_SUDOKU);
  GameMove begin = { .kind = GAME_MOVE_AUTO_MARKS };

  g_assert_true (game_state_play (&state, &begin));
  g_assert_true (game_state_is_untouched (&state));

  for (int i = 0; i < 3000; i++)
    {
      GameMove move = make_move (GAME_SUDOKU);
      SudokuGrid grid;

      if (move.kind == GAME_MOVE_AUTO_MARKS || move.kind == GAME_MOVE_REPLACE)
        continue;

      game_state_play (&state, &move);
      grid = game_sudoku_grid (&state.sudoku);
      for (int cell = 0; cell < SUDOKU_CELLS; cell++)
        if (grid.digit[cell] == 0)
          g_assert_cmpint (state.sudoku.marks[cell], ==,
                           sudoku_candidates (&grid, cell) & ~state.sudoku.struck[cell]);
    }
}

static void
test_struck_stays (void)
{
  GameState state = make_state (GAME_SUDOKU);
  GameMove begin = { .kind = GAME_MOVE_AUTO_MARKS };
  GameMove strike = make_move_on (GAME_MOVE_MARK, 1, 1, 9);
  GameMove digit = make_move_on (GAME_MOVE_DIGIT, 2, 2, 8);
  SudokuDigits before;

  g_assert_true (game_state_play (&state, &begin));
  g_assert_true (game_state_play (&state, &strike));
  before = state.sudoku.marks[1];
  g_assert_cmpint (before & 1 << 8, ==, 0);
  g_assert_true (game_state_play (&state, &digit));
  g_assert_cmpint (state.sudoku.marks[1], ==, before & ~(1 << 7));
  g_assert_true (game_state_play (&state, &digit));
  g_assert_cmpint (state.sudoku.marks[1], ==, before);
  g_assert_true (game_state_play (&state, &begin));
  g_assert_cmpint (state.sudoku.marks[1], ==, before);
  g_assert_true (game_state_play (&state, &begin));
  g_assert_cmpint (state.sudoku.marks[1], ==, before);
}

/* What is joined to a move goes back with it. */
static void
test_joined (void)
{
  GameState state = make_state (GAME_QUEENS);
  g_autoptr(GameDocument) document = game_document_new (&state);

  for (int square = 40; square < 48; square++)
    {
      GameMove move = make_move_on (GAME_MOVE_EXCLUDE, square, square, 0);

      move.how = GAME_ADD;
      move.joined = square > 40;
      g_assert_true (game_document_play (document, &move));
    }

  state.queens.excluded = game_document_get_state (document)->queens.excluded;
  g_assert_cmpint (queens_board_count (&state.queens.excluded), ==, 8);
  state.queens.excluded = queens_board_empty (8);
  game_document_undo (document);
  g_assert_true (game_state_equal (game_document_get_state (document), &state));
  g_assert_false (game_document_can_undo (document));
}

/* What is done to one puzzle is kept whole; another one begins with nothing. */
static void
test_whole (void)
{
  enum { N_MOVES = 1000 };

  GameState state = make_state (GAME_SUDOKU);
  GameState other = make_state (GAME_SUDOKU);
  g_autoptr(GameDocument) document = game_document_new (&state);
  GameMove digit = make_move_on (GAME_MOVE_DIGIT, 1, 1, 4);

  for (int i = 0; i < N_MOVES; i++)
    g_assert_true (game_document_play (document, &digit));
  for (int i = 0; i < N_MOVES; i++)
    game_document_undo (document);
  g_assert_false (game_document_can_undo (document));
  g_assert_true (game_state_equal (game_document_get_state (document), &state));

  other.sudoku.givens.digit[4] = 2;
  game_document_set_history (document, &other, 1, 0);
  g_assert_true (game_state_equal (game_document_get_state (document), &other));
  g_assert_false (game_document_can_undo (document));
  g_assert_false (game_document_can_redo (document));
}

static void
test_excluded (void)
{
  GameState state = make_state (GAME_QUEENS);
  GameMove row = make_move_on (GAME_MOVE_EXCLUDE, 16, 23, 0);
  GameMove queen = make_move_on (GAME_MOVE_QUEEN, 17, 17, 0);
  GameMove erase = make_move_on (GAME_MOVE_ERASE, 16, 23, 0);

  g_assert_true (game_state_play (&state, &row));
  g_assert_cmpint (queens_board_count (&state.queens.excluded), ==, 7);
  g_assert_true (game_state_play (&state, &queen));
  g_assert_false (queens_board_has (&state.queens.excluded, 2, 1));
  g_assert_true (game_state_play (&state, &erase));
  g_assert_false (queens_board_has (&state.queens.queens, 2, 1));
  g_assert_true (queens_board_has (&state.queens.queens, 2, 5));
  g_assert_cmpint (queens_board_count (&state.queens.excluded), ==, 6);
  g_assert_true (game_state_play (&state, &erase));
  g_assert_true (game_state_is_untouched (&state));
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
  g_assert_cmpint (game_state_n_variables (&state), ==, 8);
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
  g_test_add_func ("/game/document/many-cells", test_many_cells);
  g_test_add_func ("/game/document/erase-layers", test_erase_layers);
  g_test_add_func ("/game/document/tidy-marks", test_tidy_marks);
  g_test_add_func ("/game/document/auto-marks", test_auto_marks);
  g_test_add_func ("/game/document/struck-stays", test_struck_stays);
  g_test_add_func ("/game/document/joined", test_joined);
  g_test_add_func ("/game/document/excluded", test_excluded);
  g_test_add_func ("/game/document/whole", test_whole);
  g_test_add_func ("/game/document/undo-forgets", test_undo_forgets);
  g_test_add_func ("/game/document/sudoku-moves", test_sudoku_moves);
  g_test_add_func ("/game/document/queens-moves", test_queens_moves);
  g_test_add_func ("/game/state/solved", test_solved);
  g_test_add_func ("/game/state/typed-puzzle", test_typed_puzzle);
  g_test_add_func ("/game/state/new-puzzle", test_new_puzzle);

  return g_test_run ();
}
