/* The words of hints for queens: every stage of every hint says something, and no more than its
 * stage may; whoever does what they say comes to a solution.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/hint/game-hint.h"
#include "game/text/game-words-hints.h"
#include "support/game/said.h"
#include "support/solver/queens-samples.h"

static bool
has_digit (const char *text)
{
  return strpbrk (text, "0123456789") != NULL;
}

/* What is highlighted are squares of the hint, and its line. */
static void
assert_sentence (const QueensHint   *hint,
                 const GameSentence *sentence)
{
  const GameHighlight *highlight = &sentence->highlight;
  QueensBoard known = queens_board_empty (hint->squares[QUEENS_ROLE_CONFLICT].n);
  bool shows = highlight->row >= 0 || highlight->column >= 0;

  g_assert_cmpstr (sentence->text, !=, "");
  g_assert_true (highlight->is_shown);
  g_assert_cmpint (highlight->row, ==, hint->row);
  g_assert_cmpint (highlight->column, ==, hint->column);

  for (int role = 0; role < QUEENS_N_ROLES; role++)
    for (int row = 0; row < known.n; row++)
      known.row[row] |= hint->squares[role].row[row];

  for (int set = 0; set < GAME_N_SQUARE_SETS; set++)
    for (int row = 0; row < QUEENS_MAX; row++)
      {
        const uint32_t squares = highlight->squares[set].row[row];

        g_assert_cmpuint (squares & ~known.row[row], ==, 0);
        shows = shows || squares != 0;
      }

  for (int row = 0; row < known.n; row++)
    g_assert_cmpuint (highlight->squares[GAME_SQUARES_WRONG].row[row]
                      & ~hint->squares[QUEENS_ROLE_CONFLICT].row[row], ==, 0);

  /* Nothing can be highlighted where nobody is to blame. */
  g_assert_true (shows || hint->kind == QUEENS_HINT_SOLVED
                 || (hint->kind == QUEENS_HINT_IMPOSSIBLE
                     && queens_board_count (&hint->squares[QUEENS_ROLE_CONFLICT]) == 0));
}

static void
assert_told (const QueensHint *hint)
{
  g_autofree char *nudge = game_words_queens_nudge (hint);
  g_autofree char *where = game_words_queens_where (hint);
  g_autoptr(GArray) lines = game_words_queens_sentences (hint);
  g_autofree char *line_number = g_strdup_printf ("%d", MAX (hint->row, hint->column) + 1);

  g_assert_cmpstr (game_words_queens_title (hint), !=, "");
  g_assert_cmpuint (lines->len, >, 0);
  g_assert_true (g_array_index (lines, GameSentence, lines->len - 1).is_result);

  for (guint i = 0; i < lines->len; i++)
    assert_sentence (hint, &g_array_index (lines, GameSentence, i));

  if (hint->row < 0 && hint->column < 0)
    return;

  g_assert_false (has_digit (nudge));
  g_assert_nonnull (strstr (where, hint->row >= 0 ? "row" : "column"));
  g_assert_nonnull (strstr (where, line_number));
  g_assert_nonnull (strstr (g_array_index (lines, GameSentence, 0).text, line_number));
}

static QueensBoard
random_board (void)
{
  const int n = g_test_rand_int_range (1, 15);
  QueensBoard board = random_fixed (n, g_test_rand_int_range (1, 6));

  if (g_test_rand_int_range (0, 4) == 0)
    board.row[g_test_rand_int_range (0, n)] |= UINT32_C (1) << g_test_rand_int_range (0, n);

  return board;
}

static void
test_told (void)
{
  for (int round = 0; round < 2000; round++)
    {
      const QueensBoard queens = random_board ();
      const QueensBoard fixed = g_test_rand_bit () ? queens : queens_board_empty (queens.n);
      QueensHint hint;

      if (queens_hint_find (&queens, &fixed, NULL, &hint))
        assert_told (&hint);
    }
}

/* The lines of a hint, one under the other. */
static char *
describe_hint (const QueensHint *hint)
{
  g_autoptr(GArray) lines = game_words_queens_sentences (hint);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (text, "%s\n", g_array_index (lines, GameSentence, i).text);

  return said_open_formulas (g_string_free (text, FALSE));
}

/* Boards with queens in the columns given row by row, from 1; 0: none. */
static void
assert_lines (int         n,
              const char *columns,
              const char *expected)
{
  QueensBoard queens = queens_board_empty (n);
  QueensBoard none = queens;
  QueensHint hint;
  g_autofree char *text = NULL;

  for (int row = 0; columns[row] != '\0'; row++)
    if (columns[row] != '0')
      queens.row[row] = UINT32_C (1) << (columns[row] - '1');

  g_assert_true (queens_hint_find (&queens, &none, NULL, &hint));
  text = describe_hint (&hint);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_examples (void)
{
  assert_lines (3, "", "3 queens on a board of 3 by 3 always attack each other.\n");
  assert_lines (6, "1", "No solution has a queen in row 1, column 1.\n"
                        "So this queen has to go.\n");
  assert_lines (8, "34", "The queens in row 1, column 3 and row 2, column 4 stand on one falling "
                         "diagonal (1 − 3 = 2 − 4).\n"
                         "Without the queen in row 2, column 4 the others can be completed.\n");
  assert_lines (4, "2403", "In row 3, every square but one is attacked.\n"
                           "So the queen of row 3 is in column 1.\n");
  assert_lines (6, "400026", "Column 3 needs a queen, but all of its squares are attacked.\n"
                             "The queen in row 1, column 4 attacks it in rows 1 and 2.\n"
                             "The queen in row 5, column 2 attacks it in rows 4, 5 and 6.\n"
                             "The queen in row 6, column 6 attacks it in rows 3 and 6.\n"
                             "At least one of them has to go, such as the queen in row 5, column "
                             "2.\n");
  assert_lines (7, "0000307", "The queen of row 6 can only be in columns 1 and 5.\n"
                              "A queen on one of these squares would attack them all: row 2, "
                              "column 1; row 2, column 5.\n"
                              "With a queen in row 6, column 5 there is a solution.\n");
}

/* Doing what each hint says, from boards right and wrong, ends with a solution. */
static void
test_followed (void)
{
  for (int round = 0; round < 100; round++)
    {
      GameState state = game_state_new_queens (g_test_rand_int_range (4, 15));
      g_autoptr(GameDocument) document = game_document_new (&state);
      const int size = game_state_size (&state);
      GameHint hint;

      for (int i = g_test_rand_int_range (0, size); i > 0; i--)
        {
          GameMove move = { .kind = GAME_MOVE_QUEEN };

          move.squares = game_squares_of (g_test_rand_int_range (0, size * size));
          game_document_play (document, &move);
        }

      while (game_hint_find (game_document_get_state (document), NULL, false,
                             sudoku_cells_none (), NULL, &hint)
             && hint.kind != GAME_HINT_SOLVED)
        {
          GameMove move;

          g_assert_cmpint (hint.kind, ==, GAME_HINT_QUEENS);
          g_assert_cmpint (game_hint_get_move (&hint, document, &move), !=, GAME_ACTION_NONE);
          g_assert_true (game_document_play (document, &move));
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game-words-queens/told", test_told);
  g_test_add_func ("/game-words-queens/examples", test_examples);
  g_test_add_func ("/game-words-queens/followed", test_followed);

  return g_test_run ();
}
