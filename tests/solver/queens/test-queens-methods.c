/* The methods of n queens that the tutorials have and that are wrong, wasteful or dear, and what a
 * search tells about the queens that attack a square.
 *
 * The wrong undo is written anew here, as the tutorial prints it, and so is the undo by copies; the
 * teaching solvers are held against both.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/queens-samples.h"
#include "support/solver/steps-run.h"

#include "solver/queens/queens-steps.h"

#include <string.h>

enum { LARGEST = 8 };

typedef enum
{
  UNDO_AS_PRINTED,
  UNDO_WITH_COLUMN,
  UNDO_BY_COPY,
} Undo;

/* The plain program: a table of marks, a column for each row. */
typedef struct
{
  int      n;
  Undo     undo;
  bool     marked[LARGEST][LARGEST];
  uint32_t column[LARGEST];
  uint64_t n_boards;
  uint64_t n_valid;
  uint64_t n_placed;
} Plain;

static void
plain_mark (Plain *plain,
            int    row,
            int    column,
            bool   mark,
            bool   with_column)
{
  for (int below = row + 1; below < plain->n; below++)
    {
      if (with_column)
        plain->marked[below][column] = mark;
      if (row + column - below >= 0)
        plain->marked[below][row + column - below] = mark;
      if (column - row + below < plain->n)
        plain->marked[below][column - row + below] = mark;
    }
}

static void
plain_search (Plain *plain,
              int    row)
{
  if (row == plain->n)
    {
      plain->n_boards++;
      plain->n_valid += in_peace (plain->n, plain->column);
      return;
    }

  for (int column = 0; column < plain->n; column++)
    {
      bool backup[LARGEST][LARGEST];

      if (plain->marked[row][column])
        continue;

      plain->column[row] = column;
      plain->n_placed++;
      memcpy (backup, plain->marked, sizeof backup);
      plain_mark (plain, row, column, true, true);
      plain_search (plain, row + 1);
      if (plain->undo == UNDO_BY_COPY)
        memcpy (plain->marked, backup, sizeof backup);
      else
        plain_mark (plain, row, column, false, plain->undo == UNDO_WITH_COLUMN);
    }
}

static void
test_undo (void)
{
  static const struct
  {
    QueensMethod method;
    Undo         undo;
    uint64_t     n_boards[5];           /* for 4 queens to 8 */
    uint64_t     n_valid[5];
  } cases[] = {
    { QUEENS_MARKS_CLEARED, UNDO_AS_PRINTED, { 1, 4, 12, 183, 2083 }, { 1, 3, 0, 4, 8 } },
    { QUEENS_MARKS_CLEARED_ALL, UNDO_WITH_COLUMN, { 2, 15, 229, 4387, 92702 },
      { 2, 10, 4, 40, 92 } },
    { QUEENS_MARKS_COPIED, UNDO_BY_COPY, { 2, 10, 4, 40, 92 }, { 2, 10, 4, 40, 92 } },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    for (int n = 4; n <= LARGEST; n++)
      {
        Plain plain = { .n = n, .undo = cases[i].undo };

        plain_search (&plain, 0);
        g_assert_cmpuint (plain.n_boards, ==, cases[i].n_boards[n - 4]);
        g_assert_cmpuint (plain.n_valid, ==, cases[i].n_valid[n - 4]);

        for (int order = QUEENS_BY_ROW; order <= QUEENS_BY_COLUMN; order++)
          {
            QueensSteps steps;

            queens_steps_init (&steps, cases[i].method, order, n);
            g_assert_cmpint (queens_steps_run (&steps, 0, NULL), ==, SEARCH_EXHAUSTED);
            g_assert_cmpuint (steps.stats.n_solutions, ==, plain.n_boards);
            g_assert_cmpuint (steps.stats.n_valid, ==, plain.n_valid);
            g_assert_cmpuint (steps.stats.n_nodes, ==, plain.n_placed);
          }
      }
}

/* The squares that the tutorial's isValid () looks at: its column, then its diagonals. */
static int
plain_look (const QueensBoard *board,
            bool               by_row,
            int                line,
            int                value,
            QueensAttacker    *squares)
{
  static const int shifts[] = { 0, 1, -1 };
  int n_squares = 0;

  for (int i = 0; i < 3; i++)
    for (int k = 1; line - k >= 0; k++)
      {
        const int across = value + k * shifts[i];
        const int row = by_row ? line - k : across;
        const int column = by_row ? across : line - k;

        if (across < 0 || across >= board->n)
          break;

        squares[n_squares++] = (QueensAttacker) { row, column, SEARCH_NO_REASON };
        if (queens_board_has (board, row, column))
          return n_squares;
      }

  return n_squares;
}

static void
check_looks (const QueensSteps *steps,
             const SearchEvent *event,
             uint64_t          *n_checks)
{
  QueensAttacker wanted[3 * QUEENS_MAX], squares[3 * QUEENS_MAX];
  const int n_squares = queens_steps_looked_at (steps, event, squares);
  QueensBoard board;
  int row, column;

  if (event->kind != SEARCH_PLACE && event->kind != SEARCH_REJECT)
    {
      g_assert_cmpint (n_squares, ==, 0);
      return;
    }

  queens_steps_board (steps, &board);
  g_assert_cmpint (n_squares, ==, plain_look (&board, steps->order == QUEENS_BY_ROW,
                                              event->variable, event->value, wanted));
  for (int i = 0; i < n_squares; i++)
    g_assert_true (squares[i].row == wanted[i].row && squares[i].column == wanted[i].column);
  *n_checks += n_squares;
  g_assert_cmpuint (steps->stats.n_checks, ==, *n_checks);

  /* The last one is that of the queen. */
  if (queens_steps_refuser (steps, event, &row, &column))
    {
      g_assert_cmpint (squares[n_squares - 1].row, ==, row);
      g_assert_cmpint (squares[n_squares - 1].column, ==, column);
      g_assert_cmpint (squares[n_squares - 1].reason, ==, event->reason);
    }
}

static void
test_looks (void)
{
  for (int n = 1; n <= 7; n++)
    for (int order = QUEENS_BY_ROW; order <= QUEENS_BY_COLUMN; order++)
      {
        QueensSteps steps;
        SearchEvent event;
        uint64_t n_checks = 0;

        queens_steps_init (&steps, QUEENS_SCAN_SQUARES, order, n);
        while (queens_steps_next (&steps, &event))
          check_looks (&steps, &event, &n_checks);
        g_assert_cmpuint (steps.stats.n_solutions, ==, n_all[n]);
      }
}

/* Each solution is found once for every order of its queens. */
static void
test_all_squares (void)
{
  uint64_t n_orders = 1;

  for (int n = 1; n <= 6; n++)
    {
      QueensSteps steps;

      n_orders *= n;
      queens_steps_init (&steps, QUEENS_ALL_SQUARES, QUEENS_BY_ROW, n);
      g_assert_cmpint (queens_steps_run (&steps, 0, NULL), ==, SEARCH_EXHAUSTED);
      g_assert_cmpuint (steps.stats.n_solutions, ==, n_all[n] * n_orders);
    }
}

/* The methods that test full boards: all ways to choose the squares. */
static void
test_boards_tested (void)
{
  static const struct
  {
    QueensMethod method;
    int          n;
    uint64_t     n_boards;
  } cases[] = {
    { QUEENS_PLACEMENTS, 4, 1820 }, { QUEENS_PLACEMENTS, 5, 53130 }, { QUEENS_ROWS, 4, 256 },
    { QUEENS_ROWS, 6, 46656 }, { QUEENS_PERMUTATIONS, 4, 24 }, { QUEENS_PERMUTATIONS, 8, 40320 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      QueensSteps steps;

      queens_steps_init (&steps, cases[i].method, QUEENS_BY_ROW, cases[i].n);
      queens_steps_run (&steps, 0, NULL);
      g_assert_cmpuint (steps.stats.n_rejects + steps.stats.n_solutions, ==, cases[i].n_boards);
    }
}

static void
test_stops_at_first (void)
{
  for (int method = 0; method < QUEENS_N_METHODS; method++)
    {
      QueensSteps steps;
      SearchEvent event = { .kind = SEARCH_PLACE };
      QueensBoard board;

      queens_steps_init (&steps, method, QUEENS_BY_ROW, 5);
      steps.stops_at_first = true;
      while (queens_steps_next (&steps, &event))
        ;

      g_assert_cmpint (event.kind, ==, SEARCH_SOLUTION);
      g_assert_cmpuint (steps.stats.n_solutions, ==, 1);
      queens_steps_board (&steps, &board);
      g_assert_cmpint (queens_board_count (&board), ==, 5);
    }
}

static bool
attacks (int row,
         int column,
         int other_row,
         int other_column)
{
  return row == other_row || column == other_column
         || ABS (row - other_row) == ABS (column - other_column);
}

/* The queens that attack a square, counted anew; a queen on it is no attacker unless another was to
 * be put there. */
static int
count_attackers (const QueensSteps *steps,
                 const QueensBoard *board,
                 int                row,
                 int                column,
                 bool               with_itself)
{
  bool looks_back = queens_method_is_by_line (steps->method)
                    && !queens_method_tests_whole (steps->method);
  int n_attackers = 0;

  for (int r = 0; r < board->n; r++)
    for (int c = 0; c < board->n; c++)
      {
        bool is_before = steps->order == QUEENS_BY_ROW ? r < row : c < column;

        if (queens_board_has (board, r, c) && attacks (row, column, r, c)
            && (with_itself || r != row || c != column) && (!looks_back || is_before))
          n_attackers++;
      }

  return n_attackers;
}

static void
check_attackers (const QueensSteps *steps,
                 const SearchEvent *event,
                 const QueensBoard *board)
{
  bool is_asked = event->kind == SEARCH_REJECT || (event->kind == SEARCH_PLACE
                                                   && !queens_method_tests_whole (steps->method));
  QueensAttacker attackers[QUEENS_MAX];
  int n_attackers = queens_steps_attackers (steps, event, attackers);
  bool knows_refuser = false;
  int row, column, other_row, other_column;

  if (!is_asked)
    {
      g_assert_cmpint (n_attackers, ==, 0);
      return;
    }

  queens_steps_square (steps, event->variable, event->value, &row, &column);
  g_assert_cmpint (n_attackers, ==,
                   count_attackers (steps, board, row, column,
                                    event->kind == SEARCH_REJECT
                                    && steps->method == QUEENS_ALL_SQUARES));
  for (int i = 0; i < n_attackers; i++)
    {
      g_assert_true (queens_board_has (board, attackers[i].row, attackers[i].column));
      g_assert_true (attacks (row, column, attackers[i].row, attackers[i].column));
      if (queens_steps_refuser (steps, event, &other_row, &other_column))
        knows_refuser |= attackers[i].row == other_row && attackers[i].column == other_column
                         && attackers[i].reason == event->reason;
    }
  g_assert_true (knows_refuser == queens_steps_refuser (steps, event, &other_row, &other_column));
}

/* The queens that stand, in the order in which they came. */
typedef struct
{
  int row[QUEENS_MAX];
  int column[QUEENS_MAX];
  int n;
} Standing;

static bool
first_queens_attack_all (const Standing    *standing,
                         int                n_queens,
                         const QueensSteps *steps,
                         const SearchEvent *event)
{
  for (int row = 0; row < steps->n; row++)
    for (int column = 0; column < steps->n; column++)
      {
        int line = steps->order == QUEENS_BY_ROW ? row : column;
        bool is_attacked = event->variable >= 0 && line != event->variable;

        for (int i = 0; i < n_queens; i++)
          is_attacked |= attacks (row, column, standing->row[i], standing->column[i]);
        if (!is_attacked)
          return false;
      }

  return true;
}

static void
check_closing (const Standing    *standing,
               const QueensSteps *steps,
               const SearchEvent *event)
{
  int closing = queens_steps_closing_queen (steps, event);

  if (closing < 0)
    {
      g_assert_true (queens_method_is_wrong (steps->method));
      g_assert_false (first_queens_attack_all (standing, standing->n, steps, event));
      return;
    }

  g_assert_true (first_queens_attack_all (standing, closing + 1, steps, event));
  g_assert_false (first_queens_attack_all (standing, closing, steps, event));
}

static void
check_marks (const QueensSteps *steps,
             const QueensBoard *board)
{
  QueensAttacker attackers[QUEENS_MAX];
  QueensBoard lost, left_over;

  queens_steps_wrong_marks (steps, &lost, &left_over);
  if (!queens_method_is_wrong (steps->method))
    g_assert_cmpint (queens_board_count (&lost) + queens_board_count (&left_over), ==, 0);

  for (int line = 1; line < steps->n && queens_method_is_wrong (steps->method); line++)
    for (int value = 0; value < steps->n; value++)
      {
        bool is_marked = steps->n_attacks[line][value] != 0;
        int row, column, n_attackers;

        queens_steps_square (steps, line, value, &row, &column);
        n_attackers = count_attackers (steps, board, row, column, false);
        g_assert_cmpint (queens_steps_attackers_of (steps, row, column, attackers), ==,
                         n_attackers);
        g_assert_true (queens_board_has (&lost, row, column) == (!is_marked && n_attackers > 0));
        g_assert_true (queens_board_has (&left_over, row, column)
                       == (is_marked && n_attackers == 0));
      }
}

static void
follow (Standing          *standing,
        const QueensSteps *steps,
        const SearchEvent *event)
{
  if (event->kind == SEARCH_PLACE)
    {
      queens_steps_square (steps, event->variable, event->value, &standing->row[standing->n],
                           &standing->column[standing->n]);
      standing->n++;
    }
  else if (event->kind == SEARCH_RETRACT)
    {
      standing->n--;
    }
}

static void
check_search (QueensMethod method,
              QueensOrder  order,
              int          n)
{
  Standing standing = { .n = 0 };
  QueensSteps steps;
  SearchEvent event;

  queens_steps_init (&steps, method, order, n);
  while (queens_steps_next (&steps, &event) && steps.n_events < 60000)
    {
      QueensBoard board;

      queens_steps_board (&steps, &board);
      follow (&standing, &steps, &event);
      check_attackers (&steps, &event, &board);
      check_marks (&steps, &board);
      if (event.kind == SEARCH_DEAD_END)
        check_closing (&standing, &steps, &event);
    }
}

static void
test_facts (void)
{
  for (int method = 0; method < QUEENS_N_METHODS; method++)
    for (int order = QUEENS_BY_ROW; order <= QUEENS_BY_COLUMN; order++)
      for (int n = 4; n <= 7; n++)
        check_search (method, order, n);
}

/* The tutorial's own example: queens at 1 3 5 2 4 leave row 6 no square, and so do the first four
 * of them. */
static void
test_innocent (void)
{
  QueensSteps steps;
  SearchEvent event;

  queens_steps_init (&steps, QUEENS_FLAGS, QUEENS_BY_ROW, 8);
  do
    g_assert_true (queens_steps_next (&steps, &event));
  while (event.kind != SEARCH_DEAD_END);

  g_assert_cmpint (event.variable, ==, 5);
  g_assert_cmpint (queens_steps_closing_queen (&steps, &event), ==, 3);
}

static void
test_pairs (void)
{
  QueensAttacker earlier, later;
  QueensSteps steps;
  SearchEvent event;

  queens_steps_init (&steps, QUEENS_ROWS, QUEENS_BY_ROW, 4);
  do
    g_assert_true (queens_steps_next (&steps, &event));
  while (event.kind != SEARCH_REJECT);

  g_assert_cmpint (queens_steps_count_pairs (&steps, &earlier, &later), ==, 6);
  g_assert_cmpint (earlier.row, ==, 0);
  g_assert_cmpint (later.row, ==, 1);
  g_assert_cmpint (later.reason, ==, SEARCH_SAME_COLUMN);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/queens/methods/undo", test_undo);
  g_test_add_func ("/queens/methods/all-squares", test_all_squares);
  g_test_add_func ("/queens/methods/boards-tested", test_boards_tested);
  g_test_add_func ("/queens/methods/stops-at-first", test_stops_at_first);
  g_test_add_func ("/queens/methods/facts", test_facts);
  g_test_add_func ("/queens/methods/innocent", test_innocent);
  g_test_add_func ("/queens/methods/looks", test_looks);
  g_test_add_func ("/queens/methods/pairs", test_pairs);

  return g_test_run ();
}
