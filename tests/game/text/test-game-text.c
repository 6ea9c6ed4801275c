/* Sentences: the names of squares to the letter, and a sentence for everything that can happen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "game/search/game-methods.h"
#include "game/text/game-text.h"
#include "solver/coloured/coloured-text.h"
#include "support/game/game-requests.h"

static void
assert_text (char       *text,
             const char *expected)
{
  g_assert_cmpstr (text, ==, expected);
  g_free (text);
}

static void
test_sudoku_squares (void)
{
  GameState state = game_state_new_sudoku (NULL);

  state.sudoku.givens.digit[11] = 7;
  state.sudoku.entries.digit[13] = 4;
  state.sudoku.marks[80] = 1 << 0 | 1 << 3 | 1 << 8;
  state.sudoku.marks[13] = 1 << 0;
  state.sudoku.corner[14] = 1 << 6;
  state.sudoku.marks[15] = 1 << 1 | 1 << 2;
  state.sudoku.corner[15] = 1 << 6;

  assert_text (game_text_square (&state, 0), "Row 1, column 1: empty");
  assert_text (game_text_square (&state, 11), "Row 2, column 3: 7, given");
  assert_text (game_text_square (&state, 13), "Row 2, column 5: 4");
  assert_text (game_text_square (&state, 80), "Row 9, column 9: marks 1 4 9");
  assert_text (game_text_square (&state, 14), "Row 2, column 6: marks 7");
  assert_text (game_text_square (&state, 15), "Row 2, column 7: marks 2 3, corner marks 7");

  state.sudoku.entries.digit[13] = 7;
  assert_text (game_text_square (&state, 11), "Row 2, column 3: 7, conflict");
  assert_text (game_text_square (&state, 13), "Row 2, column 5: 7, conflict");
}

static void
test_queens_squares (void)
{
  GameState state = game_state_new_queens (8);

  assert_text (game_text_square (&state, 0), "Row 1, column 1: empty");

  state.queens.queens.row[2] = 1 << 4;
  assert_text (game_text_square (&state, 2 * 8 + 4), "Row 3, column 5: queen");
  assert_text (game_text_square (&state, 2 * 8 + 7), "Row 3, column 8: attacked");
  assert_text (game_text_square (&state, 7 * 8 + 7), "Row 8, column 8: empty");

  state.queens.fixed.row[2] = 1 << 4;
  assert_text (game_text_square (&state, 2 * 8 + 4), "Row 3, column 5: queen, fixed");

  state.queens.queens.row[7] = 1 << 4;
  assert_text (game_text_square (&state, 2 * 8 + 4), "Row 3, column 5: queen, conflict");
  assert_text (game_text_square (&state, 7 * 8 + 4), "Row 8, column 5: queen, conflict");
}

static void
test_details (void)
{
  const char regions[] = "AABBB/ACBBD/ACCDD/ECCDD/EEEED";
  GameState sudoku = game_state_new_sudoku (NULL);
  GameState queens = { .kind = GAME_QUEENS };
  TextError error;

  sudoku.sudoku.marks[0] = sudoku.sudoku.corner[1] = 1 << 3;
  sudoku.sudoku.marks[2] = sudoku.sudoku.corner[2] = 1;
  sudoku.sudoku.colors[1] = sudoku.sudoku.colors[3] = 1 << 1 | 1 << 4;
  sudoku.sudoku.marks[3] = 1;
  sudoku.sudoku.entries.digit[3] = 7;

  assert_text (game_text_square_detail (&sudoku, 0, 0), "centre marks");
  assert_text (game_text_square_detail (&sudoku, 1, 0), "corner marks, colour 2 and colour 5");
  assert_text (game_text_square_detail (&sudoku, 2, 0), "");
  assert_text (game_text_square_detail (&sudoku, 3, GAME_NOTE_WRONG),
               "colour 2, colour 5 and wrong");

  sudoku.sudoku.marks[20] = 1 << 3 | 1 << 6;
  game_candidate_colors_set (&sudoku.sudoku.mark_colors[20], 4, 3);
  game_candidate_colors_set (&sudoku.sudoku.mark_colors[20], 5, 3);
  game_links_add (&sudoku.sudoku.links, (GameCandidate) { 20, 4 }, (GameCandidate) { 20, 7 }, true);
  assert_text (game_text_square_detail (&sudoku, 20, 0),
               "centre marks, mark 4 in colour 3 and weak link from 4 to 7 in row 3 column 3");
  sudoku.sudoku.corner[80] = 1 << 8;
  game_links_add (&sudoku.sudoku.links, (GameCandidate) { 20, 4 }, (GameCandidate) { 80, 9 },
                  false);
  assert_text (game_text_square_detail (&sudoku, 80, 0),
               "corner marks and strong link from 9 to 4 in row 3 column 3");
  sudoku.sudoku.corner[80] = 0;
  assert_text (game_text_square_detail (&sudoku, 80, 0), "");

  g_assert_true (coloured_text_read (regions, strlen (regions), &queens.queens.coloured,
                                     &error));
  queens = game_state_new_coloured (&queens.queens.coloured);
  queens.queens.excluded.row[1] = 1 << 1;
  assert_text (game_text_square_detail (&queens, 2, 0), "the region with diamonds");
  assert_text (game_text_square_detail (&queens, 6, 0),
               "the region with level lines and crossed out");

  queens = game_state_new_queens (8);
  queens.queens.excluded.row[7] = 1 << 7;
  assert_text (game_text_square_detail (&queens, 0, 0), "");
  assert_text (game_text_square_detail (&queens, 63, GAME_NOTE_WRONG), "crossed out and wrong");
  assert_text (game_text_square_detail (&queens, 5, GAME_NOTE_CHOSEN | GAME_NOTE_LOST),
               "chosen and mark lost");
}

/* Whether no row, column, digit or box that the sentence names is beyond `limit`. */
static void
assert_numbers (const char *text,
                int         limit)
{
  static const char *const words[] = { "row ", "Row ", "column ", "Column ", "Box ", "columns ",
                                       "rows " };

  for (size_t i = 0; i < G_N_ELEMENTS (words); i++)
    for (const char *place = strstr (text, words[i]);
         place != NULL;
         place = strstr (place + 1, words[i]))
      {
        const char *number = place + strlen (words[i]);

        if (g_ascii_isdigit (*number))
          {
            g_assert_cmpint (atoi (number), >=, 1);
            g_assert_cmpint (atoi (number), <=, limit);
          }
      }
}

static int
count_sentences (const char *text)
{
  int n_sentences = 0;

  for (const char *c = text; *c != '\0'; c++)
    n_sentences += *c == '.' && (c[1] == ' ' || c[1] == '\0');

  return n_sentences;
}

static void
assert_sentences (char *text,
                  int   limit)
{
  g_assert_nonnull (text);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_cmpint (text[strlen (text) - 1], ==, '.');
  g_assert_cmpint (count_sentences (text), >=, 1);
  g_assert_cmpint (count_sentences (text), <=, 2);
  g_assert_null (strchr (text, '%'));
  assert_numbers (text, limit);
  g_free (text);
}

static void
describe_search (const GameMethod *method,
                 uint64_t          max_events)
{
  int size = game_state_size (&method->puzzle);
  GameSearch search;
  SearchEvent event;

  g_assert_true (game_search_init (&search, method));
  assert_sentences (game_text_event (&search, NULL, 1), size);

  for (uint64_t i = 0; i < max_events && game_search_next (&search, &event); i++)
    assert_sentences (game_text_event (&search, &event, 1), size);
}

static void
test_queens_events (void)
{
  for (int number = 0; number < QUEENS_N_METHODS; number++)
    for (int order = QUEENS_BY_ROW; order <= QUEENS_BY_COLUMN; order++)
      for (int n = 1; n <= (number < QUEENS_PERMUTATIONS ? 4 : 6); n++)
        {
          GameMethod method = {
            .puzzle = game_state_new_queens (n),
            .method = number,
            .order = order,
          };

          describe_search (&method, 20000);
        }
}

static void
test_sudoku_events (void)
{
  /* The third is the second with a digit that leaves it no solution. */
  static const char *const lines[] = {
    UNIQUE_LINE,
    HARD_LINE,
    "..7...........32...5.1.2...5.1..47......7...1..49...8.3....79......9..6.4.96...52",
  };

  for (int number = 0; number < SUDOKU_N_METHODS; number++)
    for (size_t i = 0; i < G_N_ELEMENTS (lines); i++)
      {
        SudokuGrid givens = make_grid (lines[i]);
        GameMethod method = { .puzzle = game_state_new_sudoku (&givens), .method = number };

        describe_search (&method, 20000);
      }
}

/* The sentence of the place that the mock-up shows, in its own search. */
static void
test_refusal (void)
{
  GameMethod method = {
    .puzzle = game_state_new_queens (8),
    .method = QUEENS_FLAGS,
    .order = QUEENS_BY_ROW,
  };
  GameSearch search;
  SearchEvent event;

  g_assert_true (game_search_init (&search, &method));
  do
    g_assert_true (game_search_next (&search, &event));
  while (event.kind != SEARCH_REJECT || event.reason != SEARCH_SAME_ANTIDIAGONAL);

  assert_text (game_text_event (&search, &event, 1),
               "Row 3, column 2 is refused: the queen in row 2, column 3 takes it along a rising "
               "diagonal (3\302\240+\302\2402\302\240=\302\2402\302\240+\302\2403). Column 3 "
               "is next.");
}

/* The next event that is not a dead end, which says itself what follows; false at the end. */
static bool
look_ahead (const GameSearch *search,
            SearchEvent      *event)
{
  GameSearch ahead = *search;

  while (game_search_next (&ahead, event))
    if (event->kind != SEARCH_DEAD_END)
      return true;

  return false;
}

/* Where a queen or a digit is taken back next, the sentence before says nothing else. */
static void
check_promises (const GameMethod *method)
{
  GameSearch search;
  SearchEvent event;
  SearchEvent next;

  g_assert_true (game_search_init (&search, method));
  for (int i = 0; i < 3000 && game_search_next (&search, &event); i++)
    {
      g_autofree char *text = game_text_event (&search, &event, 1);
      bool is_back = look_ahead (&search, &next) && next.kind == SEARCH_RETRACT;

      if (g_str_has_suffix (text, "is taken back.") || g_str_has_suffix (text, "taken out too.")
          || g_str_has_suffix (text, "cannot stay.") || g_str_has_suffix (text, " first."))
        g_assert_true (is_back);
      else if (is_back)
        g_assert_false (g_str_has_suffix (text, "is next."));

      if (g_str_has_suffix (text, "the search is over."))
        g_assert_false (look_ahead (&search, &next));
    }
}

static void
test_promises (void)
{
  SudokuGrid givens = make_grid (HARD_LINE);

  for (int number = 0; number < QUEENS_N_METHODS; number++)
    for (int order = QUEENS_BY_ROW; order <= QUEENS_BY_COLUMN; order++)
      for (int n = 1; n <= 5; n++)
        {
          GameMethod method = { game_state_new_queens (n), number, order };

          check_promises (&method);
        }

  for (int number = 0; number < SUDOKU_N_METHODS; number++)
    {
      GameMethod method = { game_state_new_sudoku (&givens), number, 0 };

      check_promises (&method);
    }
}

/* A search that stops with its first solution says so. */
static void
test_stops (void)
{
  SudokuGrid givens = make_grid (UNIQUE_LINE);
  const GameMethod methods[] = {
    { .puzzle = game_state_new_queens (4), .method = QUEENS_BITS, .stops_at_first = true },
    { .puzzle = game_state_new_sudoku (&givens), .method = SUDOKU_FLAGS, .stops_at_first = true },
  };
  const char *const expected[] = {
    "Solution: 4 queens stand, and none attacks another. The search stops here.",
    "Solution: every row, column and box has all nine digits. The search stops here.",
  };

  for (size_t i = 0; i < G_N_ELEMENTS (methods); i++)
    {
      GameSearch search;
      SearchEvent event;

      g_assert_true (game_search_init (&search, &methods[i]));
      while (game_search_next (&search, &event))
        ;
      assert_text (game_text_event (&search, &event, 1), expected[i]);
    }
}

/* The mistake of the wrong methods is about diagonals. */
static void
test_no_diagonals (void)
{
  GameMethod method = { .puzzle = game_state_new_queens (5), .method = QUEENS_MARKS_CLEARED };
  ColouredPuzzle puzzle = { .n = 5 };
  GameSearch search;

  for (int square = 0; square < 25; square++)
    puzzle.region[square] = square / 5;
  method.puzzle.queens.coloured = puzzle;

  g_assert_false (game_search_init (&search, &method));
  assert_text (game_text_event (&search, NULL, 1),
               "This mistake is about diagonals, which coloured queens do not attack along: there "
               "is nothing to watch here.");
}

/* There is nothing to fill, and nowhere to go back. */
static void
test_full_grid (void)
{
  SudokuGrid grid = make_grid (SOLVED_LINE);
  GameMethod method = { .puzzle = game_state_new_sudoku (&grid) };
  GameSearch search;
  SearchEvent event;

  g_assert_true (game_search_init (&search, &method));
  assert_text (game_text_event (&search, NULL, 1),
               "Every cell is filled: there is nothing to search.");
  g_assert_true (game_search_next (&search, &event));
  assert_text (game_text_event (&search, &event, 1),
               "Solution 1: every row, column and box has all nine digits.");
}

static void
test_methods (void)
{
  g_autoptr(GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int type = 0; type < GAME_N_SEARCHES; type++)
    for (int method = 0; method < game_methods[type].n_methods; method++)
      {
        g_autofree char *name = game_text_method (type, method);

        g_assert_true (g_hash_table_add (names, g_strdup_printf ("%d %s", type, name)));
        assert_sentences (game_text_method_blurb (type, method), 9);
      }

  assert_text (game_text_method (GAME_SEARCH_QUEENS, QUEENS_FLAGS),
               "Backtracking, with memory");
}

static void
test_errors (void)
{
  static const struct
  {
    TextError   error;
    const char *text;
  } errors[] = {
    { { TEXT_EMPTY }, "there is no puzzle in it" },
    { { TEXT_FOREIGN_CHARACTER, 4, 7, .character = 'x' },
      "line 4, column 7: “x” has no place in a puzzle" },
    { { TEXT_FOREIGN_CHARACTER, 4, .character = 0x5bab },
      "line 4: “宫” has no place in a puzzle" },
    { { TEXT_FOREIGN_CHARACTER, 1, 2, .character = 7 },
      "line 1, column 2: U+0007 has no place in a puzzle" },
    { { TEXT_FOREIGN_CHARACTER, .character = 0xd800 }, "U+D800 has no place in a puzzle" },
    { { TEXT_ROW_SHORT, .row = 4, .found = 8, .wanted = 9 }, "row 4 is short: 8 of 9 cells" },
    { { TEXT_ROW_LONG, .row = 4, .found = 10, .wanted = 9 },
      "row 4 is long: 10 cells, where 9 are needed" },
    { { TEXT_CELLS_MISSING, .found = 79, .wanted = 81 }, "79 cells, where 81 are needed" },
    { { TEXT_CELLS_MISSING, 3, .found = 1, .wanted = 81 },
      "line 3: 1 cell, where 81 are needed" },
    { { TEXT_CELLS_TOO_MANY, 3, .found = 82, .wanted = 81 },
      "line 3: 82 cells, where 81 are needed" },
    { { TEXT_ROWS_MISSING, .found = 7, .wanted = 9 }, "7 rows, where 9 are needed" },
    { { TEXT_ROWS_TOO_MANY, 12, .found = 10, .wanted = 9 },
      "line 12: 10 rows, where 9 are needed" },
    { { TEXT_NUMBER_OUT_OF_RANGE, 2, 5, .found = 9, .wanted = 8 },
      "line 2, column 5: the number 9 is out of range" },
    { { TEXT_NUMBER_OUT_OF_RANGE, .found = -3000000000 },
      "the number -3000000000 is out of range" },
    { { TEXT_BOARD_SIZE, 2, 1, .found = 4, .wanted = 5 },
      "the board is 4 × 4, but must be 5 × 5 at least" },
    { { TEXT_BOARD_SIZE, .found = 33, .wanted = 32 },
      "the board is 33 × 33, but must be 32 × 32 at most" },
    { { TEXT_REGIONS_MISSING, .found = 4, .wanted = 5 }, "4 regions, where 5 are needed" },
    { { TEXT_REGIONS_TOO_MANY, 5, 2, .found = 7, .wanted = 5 },
      "7 regions, where 5 are needed" },
    { { TEXT_REGION_APART, 5, 2, 5 },
      "line 5, column 2: a square apart from the rest of its region" },
    { { TEXT_REGION_APART, .row = 5 }, "a square apart from the rest of its region" },
    { { TEXT_MALFORMED, 2, 5 },
      "line 2, column 5: brackets, quotes or tags do not fit together" },
    { { TEXT_MALFORMED, 2 }, "line 2: brackets, quotes or tags do not fit together" },
    { { TEXT_MALFORMED }, "brackets, quotes or tags do not fit together" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (errors); i++)
    assert_text (game_text_error (&errors[i].error), errors[i].text);
}

static void
test_conflicts (void)
{
  SudokuConflict conflict = { SUDOKU_ROW, 2, 7, 2, { 19, 25 } };

  assert_text (game_text_conflict (&conflict), "7 stands twice in row 3: columns 2 and 8");

  conflict = (SudokuConflict) { SUDOKU_COLUMN, 1, 7, 2, { 1, 73 } };
  assert_text (game_text_conflict (&conflict), "7 stands twice in column 2: rows 1 and 9");

  conflict = (SudokuConflict) { SUDOKU_BOX, 4, 7, 2, { 30, 40 } };
  assert_text (game_text_conflict (&conflict),
               "7 stands twice in box 5: row 4, column 4 and row 5, column 5");

  conflict = (SudokuConflict) { SUDOKU_ROW, 2, 7, 3, { 19, 22, 25 } };
  assert_text (game_text_conflict (&conflict), "7 stands 3 times in row 3");
}

static void
test_attacks (void)
{
  QueensBoard queens = queens_board_empty (8);

  queens.row[1] = 1 << 4;
  queens.row[3] = 1 << 6;
  assert_text (game_text_attack (&queens),
               "the queens in row 2, column 5 and row 4, column 7 attack each other");

  queens.row[1] = 1 << 4 | 1;
  assert_text (game_text_attack (&queens),
               "the queens in row 2, column 1 and row 2, column 5 attack each other");
}

static void
assert_report (GameRequest *request,
               const char  *expected)
{
  g_autoptr(GameJob) job = game_job_new (request);
  g_autoptr(GameReport) report = game_job_run (job);

  assert_text (game_text_report (request, report), expected);
}

static void
test_sudoku_reports (void)
{
  GameRequest request = make_sudoku (GAME_JOB_SOLVE, UNIQUE_LINE);
  SudokuGrid *givens = &request.state.sudoku.givens;

  assert_report (&request, "Solved. This is the only solution.");

  request.state.sudoku.entries.digit[2] = 1;
  assert_report (&request, "Solved. 1 of your entries contradicted the only solution and was "
                           "changed.");

  request.state.sudoku.entries.digit[3] = 4;
  request.state.sudoku.entries.digit[5] = 8;
  assert_report (&request, "Solved. 2 of your entries contradicted the only solution and were "
                           "changed.");
  request.state.sudoku.entries.digit[3] = 0;
  request.state.sudoku.entries.digit[5] = 0;

  for (int cell = 9; cell < SUDOKU_CELLS; cell++)
    givens->digit[cell] = 0;
  assert_report (&request, "Solved. There are several solutions, and this one agrees with your "
                           "entries.");

  request.state.sudoku.entries.digit[2] = 5;
  assert_report (&request, "Your entries contradict all solutions. There are several, and this is "
                           "one of them.");

  request.state.sudoku.entries.digit[2] = 0;
  assert_report (&request, "Solved. There are several solutions, and this is one of them.");

  request = make_sudoku (GAME_JOB_SOLVE, UNIQUE_LINE);
  givens->digit[2] = 2;
  assert_report (&request, "This puzzle has no solution.");
  givens->digit[2] = 5;
  assert_report (&request, "This puzzle has no solution: 5 stands twice in row 1: columns 1 and "
                           "3.");
}

static void
test_queens_reports (void)
{
  GameRequest request = make_queens (GAME_JOB_SOLVE, 8);

  assert_report (&request, "Solved. No queen attacks another.");
  request.state.queens.queens.row[3] = 1 << 3;
  request.state.queens.queens.row[4] = 1 << 4;
  assert_report (&request, "These queens cannot be completed: two of them attack each other.");

  request = make_queens (GAME_JOB_SOLVE, 3);
  assert_report (&request, "A board of 3 × 3 has no solution.");
  request = make_queens (GAME_JOB_SOLVE, 4);
  put_queen (&request, 0, 0);
  assert_report (&request, "These queens cannot be completed.");
}

static void
test_numbers (void)
{
  assert_text (game_text_number (0), "0");
  assert_text (game_text_number (G_GUINT64_CONSTANT (18446744073709551615)),
               "18446744073709551615");
}

/* Where a job was stopped, its answer says no more than it knows. */
static void
test_made_report (void)
{
  GameRequest solve = make_sudoku (GAME_JOB_SOLVE, UNIQUE_LINE);
  GameReport report = { .end = SEARCH_STOPPED, .stats.n_solutions = 2, .solve.n_changed = 1 };

  solve.state.sudoku.entries.digit[2] = 4;
  assert_text (game_text_report (&solve, &report),
               "Solved. There are several solutions, and this is one of them.");

  report = (GameReport) { .end = SEARCH_STOPPED };
  assert_text (game_text_report (&solve, &report), "Stopped before a solution was found.");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/text/squares/sudoku", test_sudoku_squares);
  g_test_add_func ("/game/text/squares/queens", test_queens_squares);
  g_test_add_func ("/game/text/squares/details", test_details);
  g_test_add_func ("/game/text/events/queens", test_queens_events);
  g_test_add_func ("/game/text/events/sudoku", test_sudoku_events);
  g_test_add_func ("/game/text/events/refusal", test_refusal);
  g_test_add_func ("/game/text/events/promises", test_promises);
  g_test_add_func ("/game/text/events/full-grid", test_full_grid);
  g_test_add_func ("/game/text/events/stops", test_stops);
  g_test_add_func ("/game/text/events/no-diagonals", test_no_diagonals);
  g_test_add_func ("/game/text/methods", test_methods);
  g_test_add_func ("/game/text/errors", test_errors);
  g_test_add_func ("/game/text/conflicts", test_conflicts);
  g_test_add_func ("/game/text/attacks", test_attacks);
  g_test_add_func ("/game/text/reports/sudoku", test_sudoku_reports);
  g_test_add_func ("/game/text/reports/queens", test_queens_reports);
  g_test_add_func ("/game/text/reports/made", test_made_report);
  g_test_add_func ("/game/text/numbers", test_numbers);

  return g_test_run ();
}
