/* The teaching solvers of verbal arithmetic: every event is true, both methods find what the fast
 * search finds, and a copy of a search goes on as the original does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/test-rounds.h"
#include "support/solver/words-samples.h"

#include "solver/words/words-steps.h"

typedef struct
{
  WordsSteps steps;
  int        digit[WORDS_LETTERS_MAX];  /* as the events tell it; -1: none */
  int        n_placed;
  uint64_t   n_returned[SEARCH_SOLUTION + 1];
  uint16_t   rejected[WORDS_LETTERS_MAX + 1];   /* likewise */
  uint16_t   closed[WORDS_LETTERS_MAX + 1];
} Watch;

/* The digits as they are, with that of the event. */
static WordsSolution
digits_of (const Watch       *watch,
           const SearchEvent *event)
{
  WordsSolution digits = { { 0 } };

  for (int letter = 0; letter < watch->steps.puzzle.n_letters; letter++)
    digits.digit[letter] = MAX (watch->digit[letter], 0);
  if (event->variable >= 0 && event->value >= 0)
    digits.digit[event->variable] = event->value;

  return digits;
}

/* The columns of the sum whose letters are known, from the right: the first that is wrong, or -1.
 * `carry` is what comes out of the last that is right. */
static int
find_wrong_column (const Watch         *watch,
                   const WordsSolution *digits,
                   int                  n_known,
                   int                 *carry)
{
  const WordsPuzzle *puzzle = &watch->steps.puzzle;

  *carry = 0;
  for (int column = 0; column < puzzle->n_columns; column++)
    {
      int total = *carry;

      for (int letter = 0; letter < puzzle->n_letters; letter++)
        {
          if (letter >= n_known && (puzzle->n_times[column][letter] > 0
                                    || puzzle->sum[column] == letter))
            return -1;

          total += digits->digit[letter] * puzzle->n_times[column][letter];
        }

      if (total % 10 != (puzzle->sum[column] < 0 ? 0 : digits->digit[puzzle->sum[column]]))
        return column;

      *carry = total / 10;
    }

  return -1;
}

static void
check_column (const Watch         *watch,
              const SearchEvent   *event,
              const WordsSolution *digits)
{
  const WordsPuzzle *puzzle = &watch->steps.puzzle;
  WordsColumn column;
  int carry;
  int wrong = find_wrong_column (watch, digits, event->kind == SEARCH_PLACE
                                                ? event->variable + 1 : puzzle->n_letters, &carry);

  if (!words_steps_column (&watch->steps, event, &column))
    {
      g_assert_cmpint (event->reason, !=, SEARCH_WRONG_SUM);
      g_assert_cmpint (event->reason, !=, SEARCH_CARRY_LEFT);
      return;
    }

  g_assert_cmpint (column.total, ==,
                   words_column_total (puzzle, digits, column.column, column.carry));
  g_assert_cmpint (column.result, ==, words_column_result (puzzle, digits, column.column));
  g_assert_true ((column.total % 10 == column.result) == (event->reason != SEARCH_WRONG_SUM));
  if (event->kind == SEARCH_PLACE)
    {
      g_assert_cmpint (column.column, ==, puzzle->n_complete[event->variable + 1] - 1);
      g_assert_cmpint (column.total / 10, ==, carry);
    }
  else if (event->reason == SEARCH_WRONG_SUM)
    {
      g_assert_cmpint (column.column, ==, wrong);
      g_assert_cmpint (column.carry, ==, carry);
    }
  else
    {
      g_assert_cmpint (column.column, ==, puzzle->n_columns - 1);
      g_assert_cmpint (column.total, >=, 10);
    }
}

static void
check_refused (const Watch       *watch,
               const SearchEvent *event)
{
  const WordsPuzzle *puzzle = &watch->steps.puzzle;
  const WordsSolution digits = digits_of (watch, event);
  const bool is_full = watch->n_placed == puzzle->n_letters;
  const int n_known = is_full ? puzzle->n_letters : event->variable + 1;
  int carry;

  g_assert_true (is_full == (watch->steps.method == WORDS_PERMUTATIONS));
  g_assert_cmpint (event->value, >=, 0);

  switch ((int) event->reason)
    {
    case SEARCH_SAME_COLUMN:
      g_assert_false (is_full);
      g_assert_cmpint (event->other, <, event->variable);
      g_assert_cmpint (watch->digit[event->other], ==, event->value);
      break;
    case SEARCH_LEADING_ZERO:
      g_assert_cmpint (event->value, ==, 0);
      g_assert_true (puzzle->leads >> event->variable & 1);
      break;
    case SEARCH_WRONG_SUM:
      g_assert_cmpint (find_wrong_column (watch, &digits, n_known, &carry), >=, 0);
      break;
    case SEARCH_CARRY_LEFT:
      g_assert_cmpint (event->variable, ==, puzzle->n_letters - 1);
      g_assert_cmpint (find_wrong_column (watch, &digits, puzzle->n_letters, &carry), ==, -1);
      g_assert_cmpint (carry, >, 0);
      break;
    default:
      g_assert_not_reached ();
    }
}

/* Takes the event to the digits that the events tell of. */
static void
follow (Watch             *watch,
        const SearchEvent *event)
{
  if (event->kind == SEARCH_PLACE)
    {
      for (int letter = 0; letter < watch->steps.puzzle.n_letters; letter++)
        g_assert_cmpint (watch->digit[letter], !=, event->value);
      g_assert_cmpint (event->variable, ==, watch->n_placed++);
      watch->digit[event->variable] = event->value;
      watch->rejected[event->variable + 1] = watch->closed[event->variable + 1] = 0;
    }
  else if (event->kind == SEARCH_RETRACT)
    {
      g_assert_cmpint (event->variable, ==, --watch->n_placed);
      g_assert_cmpint (watch->digit[event->variable], ==, event->value);
      watch->digit[event->variable] = -1;
      watch->closed[event->variable] |= 1 << event->value;
    }
  else if (event->kind == SEARCH_REJECT && watch->steps.method == WORDS_CARRY)
    {
      watch->rejected[event->variable] |= 1 << event->value;
    }
}

/* What is carried is what is carried on paper, and no column that is known is left out. */
static void
check_carries (const Watch       *watch,
               const SearchEvent *event)
{
  const WordsPuzzle *puzzle = &watch->steps.puzzle;
  const bool is_wrong = event->reason == SEARCH_WRONG_SUM;
  const bool is_full = event->kind == SEARCH_SOLUTION || event->reason == SEARCH_CARRY_LEFT;
  const bool by_column = watch->steps.method == WORDS_CARRY;
  WordsSolution digits = watch->steps.digits;
  int32_t carry[WORDS_COLUMNS_MAX + 1];
  int n_worked = words_steps_carries (&watch->steps, event, carry);
  WordsColumn column;

  if (is_wrong || event->reason == SEARCH_CARRY_LEFT)
    digits = digits_of (watch, event);

  g_assert_cmpint (carry[0], ==, 0);
  for (int i = 0; i < n_worked; i++)
    {
      int total = words_column_total (puzzle, &digits, i, carry[i]);

      g_assert_cmpint (total % 10, ==, words_column_result (puzzle, &digits, i));
      g_assert_cmpint (carry[i + 1], ==, total / 10);
    }

  if (is_wrong && words_steps_column (&watch->steps, event, &column))
    g_assert_cmpint (n_worked, ==, column.column);
  else
    g_assert_cmpint (n_worked, ==, is_full ? puzzle->n_columns
                                   : by_column ? puzzle->n_complete[watch->n_placed] : 0);
}

static void
check_event (Watch             *watch,
             const SearchEvent *event)
{
  const WordsSteps *steps = &watch->steps;
  const WordsSolution digits = digits_of (watch, event);

  watch->n_returned[event->kind]++;
  if (event->kind == SEARCH_REJECT)
    check_refused (watch, event);
  if (event->kind == SEARCH_DEAD_END)
    g_assert_cmpint (watch->rejected[event->variable], ==, (1 << 10) - 1);
  if (event->kind == SEARCH_SOLUTION)
    g_assert_true (words_is_solution (&steps->puzzle, &digits));
  if (event->kind != SEARCH_RETRACT)
    check_column (watch, event, &digits);

  follow (watch, event);
  g_assert_cmpint (event->depth, ==, watch->n_placed);
  g_assert_cmpint (steps->depth, ==, watch->n_placed);
  for (int letter = 0; letter < steps->puzzle.n_letters; letter++)
    g_assert_cmpint (steps->digits.digit[letter], ==, MAX (watch->digit[letter], 0));
  for (int letter = 0; letter <= steps->depth && letter < steps->puzzle.n_letters; letter++)
    {
      g_assert_cmpint (steps->rejected[letter], ==, watch->rejected[letter]);
      g_assert_cmpint (steps->closed[letter], ==, watch->closed[letter]);
    }
  check_carries (watch, event);
}

/* Returns how many solutions were emitted. */
static uint64_t
watch_search (WordsMethod  method,
              const char  *text)
{
  const WordsPuzzle puzzle = words_sample_puzzle (text);
  Watch watch = { .n_placed = 0 };
  SearchEvent event;
  uint64_t n_events = 0;

  for (int letter = 0; letter < WORDS_LETTERS_MAX; letter++)
    watch.digit[letter] = -1;
  g_assert_true (words_steps_init (&watch.steps, method, &puzzle));

  while (words_steps_next (&watch.steps, &event))
    {
      check_event (&watch, &event);
      g_assert_cmpuint (watch.steps.n_events, ==, ++n_events);
    }

  g_assert_cmpint (watch.n_placed, ==, 0);
  g_assert_cmpint (watch.steps.used, ==, 0);
  g_assert_cmpuint (watch.n_returned[SEARCH_PLACE], ==, watch.steps.stats.n_nodes);
  g_assert_cmpuint (watch.n_returned[SEARCH_RETRACT], ==, watch.steps.stats.n_backtracks);
  g_assert_cmpuint (watch.n_returned[SEARCH_SOLUTION], ==, watch.steps.stats.n_solutions);
  g_assert_cmpuint (watch.n_returned[SEARCH_SOLUTION], ==, watch.steps.stats.n_valid);
  g_assert_cmpuint (watch.n_returned[SEARCH_REJECT], ==, watch.steps.stats.n_rejects);
  g_assert_false (words_steps_next (&watch.steps, &event));

  return watch.steps.stats.n_solutions;
}

static void
test_events (void)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (g_test_rand_int ());

  for (int i = 0; i < n_words_samples; i++)
    if (words_sample_puzzle (words_samples[i].text).n_columns > 1)
      g_assert_cmpuint (watch_search (WORDS_CARRY, words_samples[i].text), ==,
                        words_samples[i].n_solutions);

  for (int round = 0; round < test_rounds (100); round++)
    {
      g_autofree char *text = words_random_text (rand);
      const WordsPuzzle puzzle = words_sample_puzzle (text);
      SearchStats stats;

      g_test_message ("%s", text);
      words_each (&puzzle, 0, NULL, NULL, NULL, &stats);
      g_assert_cmpuint (watch_search (WORDS_CARRY, text), ==, stats.n_solutions);
      if (puzzle.n_letters < 6)
        g_assert_cmpuint (watch_search (WORDS_PERMUTATIONS, text), ==, stats.n_solutions);
    }
}

/* Both find the same solutions in the same order. */
static void
check_agreement (const char *text)
{
  const WordsPuzzle puzzle = words_sample_puzzle (text);
  g_autoptr(GArray) found = g_array_new (FALSE, FALSE, sizeof (WordsSolution));
  guint n_again = 0;
  SearchEvent event;
  WordsSteps steps;

  words_steps_init (&steps, WORDS_CARRY, &puzzle);
  while (words_steps_next (&steps, &event))
    if (event.kind == SEARCH_SOLUTION)
      g_array_append_val (found, steps.digits);

  words_steps_init (&steps, WORDS_PERMUTATIONS, &puzzle);
  while (words_steps_next (&steps, &event))
    if (event.kind == SEARCH_SOLUTION)
      {
        g_assert_cmpuint (n_again, <, found->len);
        g_assert_cmpmem (&steps.digits, sizeof steps.digits,
                         &g_array_index (found, WordsSolution, n_again++), sizeof steps.digits);
      }

  g_assert_cmpuint (n_again, ==, found->len);
}

/* More letters than eight have millions of permutations. */
static void
test_agreement (void)
{
  const int n_letters = test_rounds (8) == 8 ? 8 : 6;

  for (int i = 0; i < n_words_samples; i++)
    {
      const WordsPuzzle puzzle = words_sample_puzzle (words_samples[i].text);

      if (i == 0 || puzzle.n_letters <= n_letters)
        check_agreement (words_samples[i].text);
    }
}

static void
test_numbers (void)
{
  const WordsPuzzle puzzle = words_sample_puzzle ("SEND + MORE = MONEY");
  WordsSteps steps;
  SearchEvent event;

  words_steps_init (&steps, WORDS_CARRY, &puzzle);
  while (words_steps_next (&steps, &event))
    continue;
  g_assert_cmpuint (steps.stats.n_nodes, ==, 1772);
  g_assert_cmpuint (steps.stats.n_solutions, ==, 1);

  words_steps_init (&steps, WORDS_PERMUTATIONS, &puzzle);
  while (words_steps_next (&steps, &event))
    continue;
  g_assert_cmpuint (steps.stats.n_nodes, ==, 2606500);  /* 10 + 10 * 9 + … + 10! / 2! */
  g_assert_cmpuint (steps.stats.n_solutions, ==, 1);
}

static void
test_replay (void)
{
  const WordsPuzzle puzzle = words_sample_puzzle ("SEND + MORE = MONEY");

  for (int method = 0; method < WORDS_N_METHODS; method++)
    for (int round = 0; round < 20; round++)
      {
        WordsSteps steps;
        WordsSteps copy;
        SearchEvent event;
        SearchEvent again;
        int n_before = g_test_rand_int_range (0, 18000);

        words_steps_init (&steps, method, &puzzle);
        for (int i = 0; i < n_before; i++)
          g_assert_true (words_steps_next (&steps, &event));

        copy = steps;
        for (int i = 0; i < 500 && words_steps_next (&steps, &event); i++)
          {
            g_assert_true (words_steps_next (&copy, &again));
            g_assert_cmpmem (&event, sizeof event, &again, sizeof again);
          }
      }
}

/* The first solution stays on the board. */
static void
test_first (void)
{
  const WordsPuzzle puzzle = words_sample_puzzle ("TWO + TWO = FOUR");

  for (int method = 0; method < WORDS_N_METHODS; method++)
    {
      WordsSteps steps;
      SearchEvent event;

      words_steps_init (&steps, method, &puzzle);
      steps.stops_at_first = true;
      while (words_steps_next (&steps, &event))
        continue;

      g_assert_cmpint (event.kind, ==, SEARCH_SOLUTION);
      g_assert_cmpuint (steps.stats.n_solutions, ==, 1);
      g_assert_true (words_is_solution (&puzzle, &steps.digits));
    }
}

static void
test_no_letters (void)
{
  const WordsPuzzle none = { 0 };
  SearchEvent event;
  WordsSteps steps;

  for (int method = 0; method < WORDS_N_METHODS; method++)
    {
      g_assert_false (words_steps_init (&steps, method, &none));
      g_assert_false (words_steps_next (&steps, &event));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/words-steps/events", test_events);
  g_test_add_func ("/words-steps/agreement", test_agreement);
  g_test_add_func ("/words-steps/numbers", test_numbers);
  g_test_add_func ("/words-steps/replay", test_replay);
  g_test_add_func ("/words-steps/first", test_first);
  g_test_add_func ("/words-steps/no-letters", test_no_letters);

  return g_test_run ();
}
