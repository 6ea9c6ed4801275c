/* Hints for puzzles of queens, coloured or with fixed queens, along whole games with mistakes: what
 * is told is true in the only solution, says no more than its stage may, and leads to the end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/hint/game-hint-private.h"
#include "game/text/game-hint-text.h"
#include "game/text/game-words-hints.h"
#include "solver/coloured/coloured-generate.h"
#include "solver/coloured/coloured-logic.h"
#include "solver/queens/queens-generate.h"

static bool
has_digit (const char *text)
{
  return strpbrk (text, "0123456789") != NULL;
}

/* Squares of `a` that are in `b`, or with `without` those that are not. */
static int
count (const QueensBoard *a,
       const QueensBoard *b,
       bool               without)
{
  int n_squares = 0;

  for (int row = 0; row < a->n; row++)
    n_squares += __builtin_popcount (a->row[row] & (without ? ~b->row[row] : b->row[row]));

  return n_squares;
}

static GameState
make_coloured (int n,
               int level)
{
  ColouredSpec wish = { .n = n, .level = level, .seed = g_test_rand_int () };
  ColouredPuzzle puzzle;
  SearchStats stats;

  g_assert_cmpint (coloured_generate (&wish, NULL, &puzzle, &stats), ==, SEARCH_EXHAUSTED);

  return game_state_new_coloured (&puzzle);
}

static GameState
make_fixed (int n,
            int level)
{
  QueensSpec wish = { .n = n, .level = level, .seed = g_test_rand_int () };
  GameState state = game_state_new_queens (n);
  SearchStats stats;

  g_assert_cmpint (queens_generate (&wish, 0, NULL, &state.queens.fixed, &stats), ==,
                   SEARCH_EXHAUSTED);
  state.queens.queens = state.queens.fixed;

  return state;
}

static bool
shows_something (const GameHighlight *highlight)
{
  bool shows = highlight->row >= 0 || highlight->column >= 0;

  for (int set = 0; set < GAME_N_SQUARE_SETS; set++)
    shows = shows || queens_board_count (&highlight->squares[set]) > 0;

  for (int kind = 0; kind < COLOURED_N_KINDS; kind++)
    shows = shows || highlight->bases[kind] != 0;

  return shows;
}

/* Nobody can see on the board which region is the third. */
static void
assert_finds_regions (const char *text)
{
  g_assert_false (g_regex_match_simple ("[Rr]egions? [0-9]", text, 0, 0));
}

/* Each stage of a hint says something, and a sentence of its reasons highlights something. */
static void
assert_told (const GameHint *hint)
{
  g_autofree char *title = game_hint_text_title (hint);
  g_autofree char *nudge = game_hint_text_stage (hint, GAME_STAGE_NUDGE, GAME_ACTION_APPLY);
  g_autofree char *where = game_hint_text_stage (hint, GAME_STAGE_WHERE, GAME_ACTION_APPLY);
  g_autofree char *apply = game_hint_text_stage (hint, GAME_STAGE_APPLY, GAME_ACTION_APPLY);
  g_autoptr(GArray) lines = game_hint_text_sentences (hint);

  g_assert_true (game_hint_has_stages (hint));
  g_assert_cmpstr (title, !=, "");
  g_assert_cmpstr (apply, !=, "");
  g_assert_false (hint->kind == GAME_HINT_COLOURED && has_digit (nudge));
  g_assert_cmpstr (nudge, !=, where);
  assert_finds_regions (where);
  g_assert_cmpuint (lines->len, >, 0);

  for (guint i = 0; i < lines->len; i++)
    {
      const GameSentence *sentence = &g_array_index (lines, GameSentence, i);

      g_assert_cmpstr (sentence->text, !=, "");
      assert_finds_regions (sentence->text);
      g_assert_true (shows_something (&sentence->highlight));
    }

  if (hint->kind == GAME_HINT_COLOURED)
    g_assert_true (g_array_index (lines, GameSentence, lines->len - 1).is_result);
}

static void
assert_step (const GameHint    *hint,
             const QueensBoard *solution)
{
  const QueensBoard *placed = &hint->coloured.squares[COLOURED_ROLE_PLACE];
  const QueensBoard *excluded = &hint->coloured.squares[COLOURED_ROLE_EXCLUDED];

  g_assert_cmpint (count (placed, solution, true), ==, 0);
  g_assert_cmpint (count (excluded, solution, false), ==, 0);
  g_assert_cmpint (queens_board_count (placed) + queens_board_count (excluded), >, 0);
}

/* What is called wrong is wrong, and all of it. */
static void
assert_mistake (const GameHint    *hint,
                const QueensBoard *solution)
{
  const GameQueens *queens = &hint->state.queens;

  g_assert_cmpint (count (&hint->wrong, solution, false), ==, 0);
  g_assert_cmpint (count (&hint->missed, solution, true), ==, 0);
  g_assert_cmpint (queens_board_count (&hint->wrong), ==, count (&queens->queens, solution, true));
  g_assert_cmpint (queens_board_count (&hint->missed), ==,
                   count (&queens->excluded, solution, false));
}

static void
play_at_random (GameDocument *document,
                int           n)
{
  GameMove move = { .kind = g_test_rand_bit () ? GAME_MOVE_QUEEN : GAME_MOVE_EXCLUDE };

  for (int i = g_test_rand_int_range (1, 4); i > 0; i--)
    {
      move.squares = game_squares_of (g_test_rand_int_range (0, n * n));
      game_document_play (document, &move);
    }
}

/* Does what hints say to the end, now and then something at random. Returns how many hints were
 * about mistakes. */
static int
play_to_end (const GameState   *puzzle,
             const QueensBoard *solution,
             bool               with_mistakes)
{
  g_autoptr(GameDocument) document = game_document_new (puzzle);
  const int n = game_state_size (puzzle);
  int n_mistakes = 0;

  for (int step = 0; !game_state_is_solved (game_document_get_state (document)); step++)
    {
      GameHint hint;
      GameMove move;
      GameAction action;

      g_assert_cmpint (step, <, 40 * n * n);
      if (with_mistakes && g_test_rand_int_range (0, 8) == 0)
        play_at_random (document, n);
      if (game_state_is_solved (game_document_get_state (document)))
        break;

      g_assert_true (game_hint_find (game_document_get_state (document), NULL, true,
                                     sudoku_cells_none (), NULL, &hint));
      assert_told (&hint);
      action = game_hint_get_move (&hint, document, &move);
      g_assert_cmpint (action, !=, GAME_ACTION_NONE);

      if (hint.kind == GAME_HINT_COLOURED)
        assert_step (&hint, solution);
      else if (hint.kind == GAME_HINT_MISTAKE)
        assert_mistake (&hint, solution);
      else
        g_assert_true (hint.kind == GAME_HINT_CONFLICT || hint.kind == GAME_HINT_QUEENS);

      n_mistakes += action != GAME_ACTION_APPLY;
      g_assert_true (game_document_play (document, &move));
      if (action == GAME_ACTION_APPLY)
        {
          const GameQueens *after = &game_document_get_state (document)->queens;

          g_assert_cmpint (count (&after->queens, solution, true), ==, 0);
          g_assert_cmpint (count (&after->excluded, solution, false), ==, 0);
        }
    }

  return n_mistakes;
}

static QueensBoard
get_solution (const GameState *puzzle)
{
  GameHint hint;

  g_assert_true (game_hint_find (puzzle, NULL, true, sudoku_cells_none (), NULL, &hint));
  g_assert_cmpint (hint.n_solutions, ==, 1);

  return hint.completed;
}

static void
test_coloured (void)
{
  int n_mistakes = 0;

  for (int n = COLOURED_MIN; n <= 9; n++)
    for (int level = 0; level < COLOURED_N_LEVELS; level++)
      for (int k = 0; k < 2; k++)
        {
          GameState puzzle = make_coloured (n, level);
          QueensBoard solution = get_solution (&puzzle);

          g_assert_cmpint (play_to_end (&puzzle, &solution, false), ==, 0);
          n_mistakes += play_to_end (&puzzle, &solution, true);
        }

  g_assert_cmpint (n_mistakes, >, 0);
}

/* Every rule. */
static void
test_coloured_rules (void)
{
  int n_told[COLOURED_N_RULES] = { 0 };

  for (int k = 0; k < 40; k++)
    {
      GameState state = make_coloured (g_test_rand_int_range (7, 11), COLOURED_HARD);
      ColouredPosition position;
      GameHint hint = { .kind = GAME_HINT_COLOURED, .state = state };

      coloured_position_init (&position, &state.queens.coloured);
      while (coloured_logic_first (&position, &hint.coloured))
        {
          assert_told (&hint);
          n_told[hint.coloured.rule]++;
          coloured_hint_apply (&hint.coloured, &position.queens, &position.excluded);
        }
    }

  for (int rule = 0; rule < COLOURED_N_RULES; rule++)
    {
      g_test_message ("%s: %d", game_words_coloured_title (rule), n_told[rule]);
      g_assert_true (n_told[rule] > 0 || rule == COLOURED_LINES_IN_LINES);
    }
}

static void
test_fixed (void)
{
  int n_mistakes = 0;

  for (int n = 7; n <= 12; n++)
    for (int level = 0; level < QUEENS_N_LEVELS; level++)
      {
        GameState puzzle = make_fixed (n, level);
        QueensBoard solution = get_solution (&puzzle);

        g_assert_cmpint (play_to_end (&puzzle, &solution, false), ==, 0);
        n_mistakes += play_to_end (&puzzle, &solution, true);
      }

  g_assert_cmpint (n_mistakes, >, 0);
}

/* A puzzle of the middle level needs nothing to be tried out, and nothing that only the solution
 * tells is given away. */
static void
test_fixed_medium (void)
{
  for (int k = 0; k < 20; k++)
    {
      GameState state = make_fixed (g_test_rand_int_range (7, 14), QUEENS_MEDIUM);
      bool excluded = false;

      while (!game_state_is_solved (&state))
        {
          GameHint hint;

          g_assert_true (game_hint_find (&state, NULL, true, sudoku_cells_none (), NULL, &hint));
          g_assert_cmpint (hint.kind, ==, GAME_HINT_QUEENS);
          g_assert_true (hint.queens.kind == QUEENS_HINT_ROW_FREE_ONCE
                         || hint.queens.kind == QUEENS_HINT_COLUMN_FREE_ONCE
                         || hint.queens.kind == QUEENS_HINT_EXCLUDED_BY_LINE);
          if (hint.queens.kind == QUEENS_HINT_EXCLUDED_BY_LINE)
            {
              excluded = true;
              g_assert_cmpint (queens_board_count (&hint.queens.squares[QUEENS_ROLE_PLACE]), ==,
                               0);
            }
          state = game_hint_do_queens (&hint);
        }

      g_assert_true (excluded);
    }
}

/* Going back leads to a state without the mistake, and undo back again. */
static void
test_way_back (void)
{
  for (int k = 0; k < 20; k++)
    {
      GameState puzzle = k % 2 == 0 ? make_coloured (7, -1) : make_fixed (8, -1);
      QueensBoard solution = get_solution (&puzzle);
      g_autoptr(GameDocument) document = game_document_new (&puzzle);
      GameMove move = { .kind = GAME_MOVE_EXCLUDE };
      int column, row = 0;
      GameState wrong;
      GameHint hint;

      while (queens_board_has (&puzzle.queens.fixed, row, __builtin_ctz (solution.row[row])))
        row++;
      column = __builtin_ctz (solution.row[row]);
      move.squares = game_squares_of (row * solution.n + column);
      game_document_play (document, &move);
      wrong = *game_document_get_state (document);

      g_assert_true (game_hint_find (&wrong, NULL, true, sudoku_cells_none (), NULL, &hint));
      g_assert_cmpint (hint.kind, ==, GAME_HINT_MISTAKE);
      g_assert_cmpint (queens_board_count (&hint.missed), ==, 1);
      g_assert_cmpint (game_hint_get_move (&hint, document, &move), ==, GAME_ACTION_GO_BACK);
      game_document_play (document, &move);
      g_assert_true (game_state_equal (game_document_get_state (document), &puzzle));
      game_document_undo (document);
      g_assert_true (game_state_equal (game_document_get_state (document), &wrong));
    }
}

/* Nothing is told of the solution where there are several; and where there is none that is said. */
static void
test_improper (void)
{
  GameState state = make_coloured (6, -1);
  GameHint hint;

  /* With rows as regions, any queens that do not touch are a solution. */
  for (int square = 0; square < 36; square++)
    state.queens.coloured.region[square] = square / 6;
  g_assert_true (game_hint_find (&state, NULL, true, sudoku_cells_none (), NULL, &hint));
  g_assert_cmpint (hint.n_solutions, ==, 2);
  g_assert_cmpint (hint.kind, ==, GAME_HINT_NONE);

  state.queens.queens.row[0] = 1 << 2;
  state.queens.queens.row[1] = 1 << 4;
  state.queens.queens.row[2] = 1 << 0;
  state.queens.queens.row[3] = 1 << 3;
  state.queens.queens.row[4] = 1 << 1;
  g_assert_true (game_hint_find (&state, NULL, true, sudoku_cells_none (), NULL, &hint));
  g_assert_cmpint (hint.kind, ==, GAME_HINT_COLOURED);
  g_assert_cmpint (hint.coloured.rule, ==, COLOURED_LAST_SQUARE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game-hint-coloured/coloured", test_coloured);
  g_test_add_func ("/game-hint-coloured/rules", test_coloured_rules);
  g_test_add_func ("/game-hint-coloured/fixed", test_fixed);
  g_test_add_func ("/game-hint-coloured/fixed-medium", test_fixed_medium);
  g_test_add_func ("/game-hint-coloured/way-back", test_way_back);
  g_test_add_func ("/game-hint-coloured/improper", test_improper);

  return g_test_run ();
}
