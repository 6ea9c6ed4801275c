/* Sentences and stacks that count from 0 say the same as those that count from 1, of numbers that
 * are one less.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <locale.h>
#include <string.h>

#include "game/text/game-text-stack.h"
#include "game/text/game-text.h"
#include "game/watch/game-stack.h"
#include "support/game/game-requests.h"
#include "support/solver/test-rounds.h"

enum { N_EVENTS = 4000 };

static bool
follows (const char *text,
         const char *position,
         const char *word)
{
  size_t length = strlen (word);

  return (size_t) (position - text) >= length && strncmp (position - length, word, length) == 0;
}

/* By how much a number at a place of a text must be less; -1: 0 to 2, as a sum of two may be. */
static int
get_difference (const char *text,
                const char *position)
{
  static const char *const places[] = { "row ", "Row ", "column ", "Column ", "rows ", "columns ",
                                        "box ", "Box " };

  for (size_t i = 0; i < G_N_ELEMENTS (places); i++)
    if (follows (text, position, places[i]))
      return 1;

  return follows (text, position, "ueen ") || follows (text, position, "Solution ") ? 0 : -1;
}

static void
assert_shifted (const char *from_one,
                const char *from_zero)
{
  const char *a = from_one;
  const char *b = from_zero;

  while (*a != '\0' && *b != '\0')
    {
      int difference = get_difference (from_one, a);
      char *a_end, *b_end;
      gint64 less;

      if (!g_ascii_isdigit (*a) || !g_ascii_isdigit (*b))
        {
          if (*a++ != *b++)
            g_error ("“%s” becomes “%s”", from_one, from_zero);
          continue;
        }

      less = g_ascii_strtoll (a, &a_end, 10) - g_ascii_strtoll (b, &b_end, 10);
      if (difference >= 0 ? less != difference : less < 0 || less > 2)
        g_error ("“%s” becomes “%s”", from_one, from_zero);
      a = a_end;
      b = b_end;
    }

  g_assert_true (*a == '\0' && *b == '\0');
}

static void
check_search (const GameMethod *method)
{
  GameSearch search;
  SearchEvent event;

  g_assert_true (game_search_init (&search, method));
  for (int i = 0; i < test_rounds (N_EVENTS) && game_search_next (&search, &event); i++)
    {
      g_autofree char *from_one = game_text_event (&search, &event, 1);
      g_autofree char *from_zero = game_text_event (&search, &event, 0);

      assert_shifted (from_one, from_zero);
    }
}

static void
test_sentences_queens (void)
{
  for (int method = 0; method < QUEENS_N_METHODS; method++)
    for (int order = QUEENS_BY_ROW; order <= QUEENS_BY_COLUMN; order++)
      for (int n = 4; n <= 7; n++)
        check_search (&(GameMethod) { game_state_new_queens (n), method, order });
}

static void
test_sentences_sudoku (void)
{
  const SudokuGrid hard = make_grid (HARD_LINE);

  for (int method = 0; method < SUDOKU_N_METHODS; method++)
    check_search (&(GameMethod) { .puzzle = game_state_new_sudoku (&hard), .method = method });
}

/* Of queens, rows and columns are numbers that shift; of a sudoku the cell does, and digits do
 * not. */
static void
test_stack (void)
{
  const SudokuGrid hard = make_grid (HARD_LINE);
  const GameMethod queens = { game_state_new_queens (6), QUEENS_FLAGS, QUEENS_BY_ROW };
  const GameMethod sudoku = { game_state_new_sudoku (&hard), SUDOKU_TIGHTEST };
  GameSearch search;
  SearchEvent event;

  g_assert_true (game_search_init (&search, &queens));
  g_assert_true (game_search_next (&search, &event));
  for (int first = 0; first <= 1; first++)
    {
      g_autoptr(GameStackText) text = game_text_stack (&search, &event, 0, first);

      g_assert_cmpstr (text->variable, ==, first == 0 ? "0" : "1");
      g_assert_cmpstr (text->value, ==, first == 0 ? "0" : "1");
      g_assert_cmpstr (text->untried, ==, first == 0 ? "1 2 3 4 5" : "2 3 4 5 6");
    }

  g_assert_true (game_search_init (&search, &sudoku));
  do
    g_assert_true (game_search_next (&search, &event));
  while (event.kind != SEARCH_PLACE);
  {
    g_autoptr(GameStackText) from_one = game_text_stack (&search, &event, 0, 1);
    g_autoptr(GameStackText) from_zero = game_text_stack (&search, &event, 0, 0);
    int row = sudoku_row (event.variable), column = sudoku_column (event.variable);
    g_autofree char *cell = g_strdup_printf ("r%dc%d", row, column);

    g_assert_cmpstr (from_zero->variable, ==, cell);
    g_assert_cmpstr (from_zero->value, ==, from_one->value);
    g_assert_cmpstr (from_zero->untried, ==, from_one->untried);
  }
}

/* What the levels of each puzzle are called, and what its top level does after an event of each
 * kind. */
static void
test_stack_words (void)
{
  static const char words[] = "SEND + MORE = MONEY";
  const SudokuGrid hard = make_grid (HARD_LINE);
  GameMethod methods[] = {
    { game_state_new_queens (5), QUEENS_FLAGS, QUEENS_BY_ROW },
    { game_state_new_queens (5), QUEENS_FLAGS, QUEENS_BY_COLUMN },
    { .puzzle = game_state_new_sudoku (&hard), .method = SUDOKU_FLAGS },
    { .method = WORDS_CARRY },
  };
  static const char *const heads[][2] = {
    { "Row", "Column" }, { "Column", "Row" }, { "Cell", "Digit" }, { "Letter", "Digit" },
  };
  TextError error;

  g_assert_true (words_read (words, strlen (words), &methods[3].words, &error));
  for (size_t i = 0; i < G_N_ELEMENTS (methods); i++)
    {
      const char *variable, *value;
      GameSearch search;
      SearchEvent event;

      g_assert_true (game_search_init (&search, &methods[i]));
      game_text_stack_heads (&search, &variable, &value);
      g_assert_cmpstr (variable, ==, heads[i][0]);
      g_assert_cmpstr (value, ==, heads[i][1]);

      for (int k = 0; k < 200 && game_search_next (&search, &event); k++)
        {
          const int top = game_stack_n_levels (&search, &event) - 1;
          g_autoptr(GameStackText) text = game_text_stack (&search, &event, top, 1);

          g_assert_cmpint (g_str_has_prefix (text->value, "trying "), ==,
                           event.kind == SEARCH_REJECT);
          g_assert_cmpint (g_str_has_prefix (text->value, "back from "), ==,
                           event.kind == SEARCH_RETRACT);
          g_assert_nonnull (strstr (text->spoken, text->variable));
        }
    }
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game-first/sentences/queens", test_sentences_queens);
  g_test_add_func ("/game-first/sentences/sudoku", test_sentences_sudoku);
  g_test_add_func ("/game-first/stack", test_stack);
  g_test_add_func ("/game-first/stack-words", test_stack_words);

  return g_test_run ();
}
