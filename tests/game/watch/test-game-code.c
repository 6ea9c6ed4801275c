/* Code of the methods: which lines an event stands for, how often each ran, and its values.
 *
 * Whether the listings do what they say is for test-code, which runs them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/code/game-code.h"
#include "game/search/game-methods.h"
#include "support/game/game-requests.h"
#include "support/solver/coloured-samples.h"
#include "support/solver/sudoku-texts.h"
#include "support/solver/test-rounds.h"

#include <string.h>

enum { MAX_LINES = 18, MAX_WIDTH = 56 };

/* How often each line of a listing ran, as the visits of all events add up. */
typedef struct
{
  GameCode code;
  int64_t  count[MAX_LINES];
} Tally;

static void
add_visits (Tally             *tally,
            const GameSearch  *search,
            const SearchEvent *event)
{
  int n_before = -1;
  g_autoptr(GArray) visits = game_code_visits (&tally->code, search, event, &n_before);
  const int current = game_code_current_line (&tally->code, search, event);
  const GameCodeVisit *visit = (const GameCodeVisit *) (void *) visits->data;

  /* No line reads the givens, and a solution may have been seen by the line of the event before. */
  g_assert_true ((current < 0) == (event != NULL && event->kind == SEARCH_GIVEN));
  g_assert_cmpint (n_before, <=, visits->len);
  if (event == NULL || (event->kind != SEARCH_SOLUTION && event->kind != SEARCH_GIVEN))
    g_assert_cmpint (visit[n_before].line, ==, current);

  for (guint i = 0; i < visits->len; i++)
    {
      tally->count[visit[i].line]++;
      g_assert_true (game_code_visits_line (&tally->code, search, event, visit[i].line));
    }

  for (int line = 0; line < game_code_n_lines (&tally->code); line++)
    {
      const int64_t count = game_code_count (&tally->code, search, event, line);

      if (count >= 0 && count != tally->count[line])
        g_error ("event %" G_GUINT64_FORMAT ": line %d of %d ran %" G_GINT64_FORMAT " times, not "
                 "%" G_GINT64_FORMAT, game_search_n_events (search), line,
                 tally->code.language, tally->count[line], count);
    }
}

/* Nothing that a view asks for may be missing or out of bounds. */
static void
ask_values (const GameCode    *code,
            const GameSearch  *search,
            const SearchEvent *event)
{
  for (int line = 0; line < game_code_n_lines (code); line++)
    {
      g_autoptr(GArray) values = game_code_values (code, search, event, line);
      g_autofree char *brief = game_code_dup_brief (code, search, event, line, NULL);

      g_assert_true ((brief != NULL) == (values->len > 0));
    }

  g_array_unref (game_code_table (code, search, event));
}

static void
check_sums (const GameMethod *method,
            int               n_events)
{
  Tally tallies[GAME_CODE_N_LANGUAGES] = { 0 };
  GameSearch search;
  SearchEvent event;

  g_assert_true (game_search_init (&search, method));
  for (int language = 0; language < GAME_CODE_N_LANGUAGES; language++)
    {
      game_code_init (&tallies[language].code, &search, language, language % 2);
      add_visits (&tallies[language], &search, NULL);
      ask_values (&tallies[language].code, &search, NULL);
    }

  for (int i = 0; i < n_events && game_search_next (&search, &event); i++)
    for (int language = 0; language < GAME_CODE_N_LANGUAGES; language++)
      {
        add_visits (&tallies[language], &search, &event);
        if (i < 500)
          ask_values (&tallies[language].code, &search, &event);
      }
}

static void
visits_add_up_queens (void)
{
  for (int n = 1; n <= 5; n++)
    for (int method = 0; method < QUEENS_N_METHODS; method++)
      for (int order = QUEENS_BY_ROW; order <= QUEENS_BY_COLUMN; order++)
        {
          const GameMethod searched = { game_state_new_queens (n), method, order };

          check_sums (&searched, test_rounds (10000));
        }
}

static void
visits_add_up_regions (void)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (13);

  for (int n = COLOURED_MIN; n <= 7; n++)
    for (int method = 0; method < QUEENS_N_METHODS; method++)
      for (int order = QUEENS_BY_ROW; order <= QUEENS_BY_COLUMN; order++)
        {
          const ColouredPuzzle puzzle = coloured_sample (rand, n);
          const GameMethod searched = { game_state_new_coloured (&puzzle), method, order };

          if (!queens_method_needs_diagonals (method))
            check_sums (&searched, test_rounds (10000));
        }
}

static void
visits_add_up_words (void)
{
  const char *const equations[] = { "SEND+MORE=MONEY", "TWO+TWO=FOUR", "A+B=C" };

  for (size_t i = 0; i < G_N_ELEMENTS (equations); i++)
    {
      GameMethod searched = { 0 };
      TextError error;

      g_assert_true (words_read (equations[i], strlen (equations[i]), &searched.words, &error));
      for (searched.method = 0; searched.method < WORDS_N_METHODS; searched.method++)
        check_sums (&searched, test_rounds (10000));
    }
}

static void
visits_add_up_sudoku (void)
{
  const char *const lines[] = { WIKI, TWIN };

  for (size_t i = 0; i < G_N_ELEMENTS (lines); i++)
    for (int method = 0; method < SUDOKU_N_METHODS; method++)
      {
        const SudokuGrid givens = make_grid (lines[i]);
        GameMethod searched = { game_state_new_sudoku (&givens), method };

        check_sums (&searched, test_rounds (20000));
        searched.reads_givens = true;
        check_sums (&searched, 1000);
        searched.tells_skips = true;
        check_sums (&searched, test_rounds (20000));
      }
}

/* A solved grid is a solution at once: no call has anything to place. */
static void
visits_full (void)
{
  const SudokuGrid givens = make_grid ("534678912672195348198342567859761423426853791"
                                       "713924856961537284287419635345286179");

  for (int method = 0; method < SUDOKU_N_METHODS; method++)
    {
      GameMethod searched = { game_state_new_sudoku (&givens), method };

      check_sums (&searched, 10);
      searched.tells_skips = true;
      check_sums (&searched, 100);
    }
}

static void
start_queens (GameSearch *search,
              const char *name,
              int         n)
{
  const GameMethod method = {
    game_state_new_queens (n),
    game_methods_find (GAME_SEARCH_QUEENS, name),
    QUEENS_BY_ROW,
  };

  g_assert_true (game_search_init (search, &method));
}

static void
run_to (GameSearch  *search,
        SearchEvent *event,
        uint64_t     number)
{
  while (game_search_n_events (search) < number)
    g_assert_true (game_search_next (search, event));
}

/* The square that the design of Watch shows: row 5, column 3 of eight queens, attacked by three. */
static void
values_refusal (void)
{
  static const int64_t counts[] = {
    263, 263, 2037, 2037, 773, 407, 1775, 262, 262, 262, 257, 252,
  };
  GameSearch search;
  SearchEvent event;
  GameCode code;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *third = NULL;
  g_autofree char *calls = NULL;
  g_autofree char *solutions = NULL;
  g_autofree char *column = NULL;
  GameCodeRead read = GAME_CODE_PLAIN;

  start_queens (&search, "flags", 8);
  run_to (&search, &event, 2390);
  game_code_init (&code, &search, GAME_CODE_PSEUDO, 0);
  g_assert_cmpint (game_code_n_lines (&code), ==, G_N_ELEMENTS (counts));
  g_assert_cmpint (game_code_current_line (&code, &search, &event), ==, 3);

  for (size_t line = 0; line < G_N_ELEMENTS (counts); line++)
    g_assert_cmpint (game_code_count (&code, &search, &event, line), ==, counts[line]);

  calls = game_code_dup_brief (&code, &search, &event, 0, NULL);
  solutions = game_code_dup_brief (&code, &search, &event, 1, NULL);
  column = game_code_dup_brief (&code, &search, &event, 2, NULL);
  g_assert_cmpstr (calls, ==, "r = 5");
  g_assert_cmpstr (solutions, ==, "5 times");
  g_assert_cmpstr (column, ==, "c = 3");

  first = game_code_dup_brief (&code, &search, &event, 3, &read);
  g_assert_cmpstr (first, ==, "row 1");
  g_assert_cmpint (read, ==, GAME_CODE_HIT);
  second = game_code_dup_brief (&code, &search, &event, 4, &read);
  g_assert_cmpstr (second, ==, "row 4, not read");
  g_assert_cmpint (read, ==, GAME_CODE_NOT_READ);
  third = game_code_dup_brief (&code, &search, &event, 5, &read);
  g_assert_cmpstr (third, ==, "row 2, not read");
  g_assert_cmpint (read, ==, GAME_CODE_NOT_READ);
}

static void
assert_value (const GameCode    *code,
              const GameSearch  *search,
              const SearchEvent *event,
              int                line,
              const char        *name,
              const char        *text,
              GameCodeRead       read)
{
  g_autoptr(GArray) values = game_code_values (code, search, event, line);
  const GameCodeValue *value = &g_array_index (values, GameCodeValue, 0);

  g_assert_cmpint (values->len, ==, 1);
  g_assert_cmpstr (value->name, ==, name);
  g_assert_cmpstr (value->value, ==, text);
  g_assert_cmpint (value->read, ==, read);
}

/* The values of an event, joined: "name value read" each, in their order. */
static char *
dup_table (const GameCode    *code,
           const GameSearch  *search,
           const SearchEvent *event)
{
  static const char *const words[] = { "", " read", " hit", " not read" };
  g_autoptr(GArray) values = game_code_table (code, search, event);
  GString *table = g_string_new (NULL);

  for (guint i = 0; i < values->len; i++)
    {
      const GameCodeValue *value = &g_array_index (values, GameCodeValue, i);

      g_string_append_printf (table, "%s%s = %s%s", i > 0 ? "; " : "", value->name, value->value,
                              words[value->read]);
    }

  return g_string_free (table, FALSE);
}

/* Four queens, counted from 1: the last square that is refused, in row 4, column 4. */
static void
values_from_one (void)
{
  GameSearch search;
  SearchEvent event;
  GameCode code;
  g_autofree char *base = NULL;
  g_autofree char *loop = NULL;
  g_autofree char *table = NULL;

  start_queens (&search, "flags", 4);
  run_to (&search, &event, 68);
  game_code_init (&code, &search, GAME_CODE_PSEUDO, 1);
  base = game_code_dup_line (&code, 1);
  loop = game_code_dup_line (&code, 4);
  g_assert_cmpstr (base, ==, "  if r > n: solution, return");
  g_assert_cmpstr (loop, ==, "    or falling[r−c+n]");
  assert_value (&code, &search, &event, 3, "column[4]", "row 1", GAME_CODE_HIT);
  assert_value (&code, &search, &event, 4, "falling[4]", "row 3", GAME_CODE_NOT_READ);
  assert_value (&code, &search, &event, 5, "rising[8]", "free", GAME_CODE_NOT_READ);

  table = dup_table (&code, &search, &event);
  g_assert_cmpstr (table, ==, "r = 4; c = 4; queen[1…3] = 4 1 3; column[4] = row 1 hit; "
                   "falling[4] = row 3 not read; rising[8] = free not read");
}

/* A placed queen has read all three parts, and does not find itself. */
static void
values_placement (void)
{
  GameSearch search;
  SearchEvent event;
  GameCode code;

  start_queens (&search, "flags", 8);
  run_to (&search, &event, 1);
  g_assert_cmpint (event.kind, ==, SEARCH_PLACE);
  game_code_init (&code, &search, GAME_CODE_PSEUDO, 0);
  g_assert_cmpint (game_code_current_line (&code, &search, &event), ==, 7);
  assert_value (&code, &search, &event, 3, "column[0]", "free", GAME_CODE_READ);
  assert_value (&code, &search, &event, 4, "falling[7]", "free", GAME_CODE_READ);
  assert_value (&code, &search, &event, 7, "queen[0]", "0", GAME_CODE_PLAIN);
}

/* The cell that the design shows: all three houses have a 4, and only the row was read. */
static void
values_sudoku (void)
{
  const SudokuGrid givens = make_grid (WIKI);
  const GameMethod method = { game_state_new_sudoku (&givens), SUDOKU_FLAGS };
  GameSearch search;
  SearchEvent event;
  GameCode code;

  g_assert_true (game_search_init (&search, &method));
  run_to (&search, &event, 24316);
  game_code_init (&code, &search, GAME_CODE_PSEUDO, 0);
  g_assert_cmpint (game_code_current_line (&code, &search, &event), ==, 5);
  g_assert_cmpint (game_code_count (&code, &search, &event, 5), ==, 21263);
  g_assert_cmpint (game_code_count (&code, &search, &event, 8), ==, 18889);
  g_assert_cmpint (game_code_count (&code, &search, &event, 9), ==, 2374);
  assert_value (&code, &search, &event, 2, "r, c", "r4c4", GAME_CODE_PLAIN);
  assert_value (&code, &search, &event, 3, "b", "4", GAME_CODE_PLAIN);
  assert_value (&code, &search, &event, 5, "rows[4][4]", "r4c0", GAME_CODE_HIT);
  assert_value (&code, &search, &event, 6, "columns[4][4]", "r2c4", GAME_CODE_NOT_READ);
  assert_value (&code, &search, &event, 7, "boxes[4][4]", "r3c5", GAME_CODE_NOT_READ);
}

/* By columns, rows and columns change places, in words as in indices. */
static void
lines_by_column (void)
{
  const GameMethod method = { game_state_new_queens (8), QUEENS_FLAGS, QUEENS_BY_COLUMN };
  static const char *const lines[] = {
    "place(c)",
    "  if c = n: solution, return",
    "  for r = 0 … n−1",
    "    if row[r]",
    "    or falling[c−r+n−1]",
    "    or rising[c+r]",
    "      then next r",
    "    queen[c] = r",
    "    set all three to c",
    "    place(c+1)",
    "    clear all three",
    "  return  (no r is left)",
  };
  GameSearch search;
  GameCode code;

  g_assert_true (game_search_init (&search, &method));
  game_code_init (&code, &search, GAME_CODE_PSEUDO, 0);
  g_assert_cmpint (game_code_n_lines (&code), ==, G_N_ELEMENTS (lines));

  for (size_t line = 0; line < G_N_ELEMENTS (lines); line++)
    {
      g_autofree char *text = game_code_dup_line (&code, line);

      g_assert_cmpstr (text, ==, lines[line]);
    }
}

static void
check_sizes (const GameMethod *method)
{
  GameSearch search;
  GameCode code;

  g_assert_true (game_search_init (&search, method));
  for (int language = 0; language < GAME_CODE_N_LANGUAGES; language++)
    for (int first = 0; first < 2; first++)
      {
        game_code_init (&code, &search, language, first);
        g_assert_nonnull (code.listing);
        g_assert_cmpint (game_code_n_lines (&code), >=, 8);
        g_assert_cmpint (game_code_n_lines (&code), <=, MAX_LINES);

        for (int line = 0; line < game_code_n_lines (&code); line++)
          {
            g_autofree char *text = game_code_dup_line (&code, line);

            g_assert_cmpint (g_utf8_strlen (text, -1), <=, MAX_WIDTH);
          }
      }
}

/* Those of every method on every board. */
static void
lines_fit (void)
{
  static const char sum[] = "TWO+TWO=FOUR";
  g_autoptr(GRand) rand = g_rand_new_with_seed (13);
  const ColouredPuzzle puzzle = coloured_sample (rand, 6);
  const SudokuGrid givens = make_grid (WIKI);
  GameMethod words = { 0 };
  TextError error;

  for (int method = 0; method < QUEENS_N_METHODS; method++)
    {
      const GameMethod searched = { game_state_new_queens (8), method, QUEENS_BY_ROW };
      const GameMethod coloured = { game_state_new_coloured (&puzzle), method, QUEENS_BY_ROW };

      check_sizes (&searched);
      if (!queens_method_needs_diagonals (method))
        check_sizes (&coloured);
    }

  g_assert_true (words_read (sum, strlen (sum), &words.words, &error));
  for (words.method = 0; words.method < WORDS_N_METHODS; words.method++)
    check_sizes (&words);

  for (int method = 0; method < SUDOKU_N_METHODS; method++)
    {
      GameMethod searched = { game_state_new_sudoku (&givens), method };

      check_sizes (&searched);
      searched.tells_skips = true;
      check_sizes (&searched);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game-code/visits/add-up/queens", visits_add_up_queens);
  g_test_add_func ("/game-code/visits/add-up/regions", visits_add_up_regions);
  g_test_add_func ("/game-code/visits/add-up/words", visits_add_up_words);
  g_test_add_func ("/game-code/visits/add-up/sudoku", visits_add_up_sudoku);
  g_test_add_func ("/game-code/visits/full", visits_full);
  g_test_add_func ("/game-code/values/refusal", values_refusal);
  g_test_add_func ("/game-code/values/from-one", values_from_one);
  g_test_add_func ("/game-code/values/placement", values_placement);
  g_test_add_func ("/game-code/values/sudoku", values_sudoku);
  g_test_add_func ("/game-code/lines/by-column", lines_by_column);
  g_test_add_func ("/game-code/lines/fit", lines_fit);

  return g_test_run ();
}
