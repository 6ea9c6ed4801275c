/* Both teaching solvers of verbal arithmetic: they share the moves, and differ in when they test.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/words/words-steps.h"

/* What the next call does. */
enum
{
  PHASE_LOOK,           /* look at the next digit of the letter at work */
  PHASE_FULL,           /* every letter has a digit: test them if that is still to do, and emit */
  PHASE_RETRACT,        /* take the last digit back */
};

static const char *const method_names[WORDS_N_METHODS] = {
  [WORDS_CARRY] = "carry",
  [WORDS_PERMUTATIONS] = "permutations",
};

const char *
words_method_name (WordsMethod method)
{
  return method_names[method];
}

bool
words_steps_init (WordsSteps        *steps,
                  WordsMethod        method,
                  const WordsPuzzle *puzzle)
{
  *steps = (WordsSteps) { .method = method, .puzzle = *puzzle };

  return puzzle->n_letters > 0;
}

/* Returns true, as a step that was emitted is not the end. */
static bool
emit (WordsSteps      *steps,
      SearchEvent     *event,
      SearchEventKind  kind,
      int              letter,
      int              digit)
{
  *event = (SearchEvent) {
    .kind = kind,
    .reason = SEARCH_NO_REASON,
    .depth = steps->depth,
    .variable = letter,
    .value = digit,
    .other = -1,
  };
  steps->n_events++;

  return true;
}

/* Works out a column of the sum. Returns whether it comes to its result. */
static bool
work_out (const WordsPuzzle   *puzzle,
          const WordsSolution *digits,
          int                  column,
          int                  carry,
          WordsColumn         *worked)
{
  *worked = (WordsColumn) {
    .column = column,
    .carry = carry,
    .total = words_column_total (puzzle, digits, column, carry),
    .result = words_column_result (puzzle, digits, column),
    .digits = *digits,
  };

  return worked->total % WORDS_DIGITS == worked->result;
}

/* Works out the columns from `first` to before `end`, until one is wrong; `worked` is the last.
 * Adds their number to `n_checks`. */
static SearchReason
test_columns (const WordsPuzzle   *puzzle,
              const WordsSolution *digits,
              int                  first,
              int                  end,
              int                 *carry,
              WordsColumn         *worked,
              uint64_t            *n_checks)
{
  for (int column = first; column < end; column++)
    {
      *n_checks += 1;
      if (!work_out (puzzle, digits, column, *carry, worked))
        return SEARCH_WRONG_SUM;

      *carry = worked->total / WORDS_DIGITS;
    }

  return end == puzzle->n_columns && *carry > 0 ? SEARCH_CARRY_LEFT : SEARCH_NO_REASON;
}

/* Why the columns that a digit completes refuse it. `carry` is what comes out of them. */
static SearchReason
test_digit (const WordsSteps *steps,
            int               letter,
            int               digit,
            int              *carry,
            WordsColumn      *worked,
            uint64_t         *n_checks)
{
  const WordsPuzzle *puzzle = &steps->puzzle;
  WordsSolution digits = steps->digits;

  digits.digit[letter] = digit;
  *carry = steps->carry[letter];

  return test_columns (puzzle, &digits, puzzle->n_complete[letter], puzzle->n_complete[letter + 1],
                       carry, worked, n_checks);
}

static bool
would_lead (const WordsPuzzle *puzzle,
            int                letter,
            int                digit)
{
  return digit == 0 && (puzzle->leads >> letter & 1);
}

static bool
emit_reject (WordsSteps   *steps,
             SearchEvent  *event,
             int           letter,
             int           digit,
             SearchReason  reason)
{
  steps->stats.n_rejects++;
  emit (steps, event, SEARCH_REJECT, letter, digit);
  event->reason = reason;

  return true;
}

static int
find_owner (const WordsSteps *steps,
            int               digit)
{
  int letter = 0;

  while (steps->digits.digit[letter] != digit)
    letter++;

  return letter;
}

static bool
place (WordsSteps  *steps,
       SearchEvent *event,
       int          digit,
       int          carry)
{
  const int letter = steps->depth++;

  steps->digits.digit[letter] = digit;
  steps->used |= 1 << digit;
  steps->next[letter] = digit + 1;
  steps->next[letter + 1] = 0;
  steps->rejected[letter + 1] = 0;
  steps->closed[letter + 1] = 0;
  steps->carry[letter + 1] = carry;
  steps->phase = steps->depth == steps->puzzle.n_letters ? PHASE_FULL : PHASE_LOOK;
  steps->stats.n_nodes++;

  return emit (steps, event, SEARCH_PLACE, letter, digit);
}

static bool
retract (WordsSteps  *steps,
         SearchEvent *event)
{
  const int letter = --steps->depth;
  const int digit = steps->digits.digit[letter];

  steps->digits.digit[letter] = 0;
  steps->used &= ~(1 << digit);
  steps->closed[letter] |= 1 << digit;
  steps->phase = PHASE_LOOK;
  steps->stats.n_backtracks++;

  return emit (steps, event, SEARCH_RETRACT, letter, digit);
}

/* A letter that had no digit at all is a dead end. One that did has only been gone through. */
static bool
leave_letter (WordsSteps  *steps,
              SearchEvent *event)
{
  const int letter = steps->depth;

  if (letter == 0)
    return false;
  if (steps->closed[letter] != 0)
    return retract (steps, event);

  steps->phase = PHASE_RETRACT;
  emit (steps, event, SEARCH_DEAD_END, letter, -1);
  event->reason = SEARCH_NO_PLACE_ROW;

  return true;
}

static bool
look_at_digit (WordsSteps  *steps,
               SearchEvent *event)
{
  const int letter = steps->depth;
  const int digit = steps->next[letter];
  SearchReason reason = SEARCH_NO_REASON;
  int carry = 0;
  WordsColumn worked;

  if (digit == WORDS_DIGITS)
    return leave_letter (steps, event);

  steps->stats.n_checks++;
  if (steps->used >> digit & 1)
    reason = SEARCH_SAME_COLUMN;
  else if (would_lead (&steps->puzzle, letter, digit))
    reason = SEARCH_LEADING_ZERO;
  else
    reason = test_digit (steps, letter, digit, &carry, &worked, &steps->stats.n_checks);

  steps->stats.n_second_reads += reason != SEARCH_SAME_COLUMN;
  steps->stats.n_third_reads += reason != SEARCH_SAME_COLUMN && reason != SEARCH_LEADING_ZERO;

  if (reason == SEARCH_NO_REASON)
    return place (steps, event, digit, carry);

  steps->next[letter]++;
  steps->rejected[letter] |= 1 << digit;
  emit_reject (steps, event, letter, digit, reason);
  event->other = reason == SEARCH_SAME_COLUMN ? find_owner (steps, digit) : -1;

  return true;
}

static bool
take_unused_digit (WordsSteps  *steps,
                   SearchEvent *event)
{
  const int letter = steps->depth;
  int digit = steps->next[letter];

  while (digit < WORDS_DIGITS && (steps->used >> digit & 1))
    digit++;

  if (digit < WORDS_DIGITS)
    return place (steps, event, digit, 0);

  return letter > 0 && retract (steps, event);
}

static bool
emit_solution (WordsSteps  *steps,
               SearchEvent *event)
{
  steps->stats.n_solutions++;
  steps->stats.n_valid++;
  steps->phase = PHASE_RETRACT;

  return emit (steps, event, SEARCH_SOLUTION, -1, -1);
}

static bool
emit_wrong_board (WordsSteps   *steps,
                  SearchEvent  *event,
                  int           letter,
                  SearchReason  reason)
{
  steps->phase = PHASE_RETRACT;

  return emit_reject (steps, event, letter, steps->digits.digit[letter], reason);
}

/* Tests the full board and emits the result. */
static bool
test_board (WordsSteps  *steps,
            SearchEvent *event)
{
  const WordsPuzzle *puzzle = &steps->puzzle;
  const int last = puzzle->n_letters - 1;
  SearchReason reason;
  WordsColumn worked;
  int carry = 0;

  steps->stats.n_checks++;
  for (int letter = 0; letter <= last; letter++)
    if (would_lead (puzzle, letter, steps->digits.digit[letter]))
      return emit_wrong_board (steps, event, letter, SEARCH_LEADING_ZERO);

  steps->stats.n_second_reads++;
  reason = test_columns (puzzle, &steps->digits, 0, puzzle->n_columns, &carry, &worked,
                         &steps->stats.n_checks);

  if (reason == SEARCH_NO_REASON)
    return emit_solution (steps, event);
  if (reason == SEARCH_WRONG_SUM && puzzle->sum[worked.column] >= 0)
    return emit_wrong_board (steps, event, puzzle->sum[worked.column], reason);

  return emit_wrong_board (steps, event, last, reason);
}

bool
words_steps_next (WordsSteps  *steps,
                  SearchEvent *event)
{
  const bool tests_boards = steps->method == WORDS_PERMUTATIONS;

  if (steps->puzzle.n_letters == 0
      || (steps->stops_at_first && steps->stats.n_solutions > 0))
    return false;
  if (steps->phase == PHASE_RETRACT)
    return retract (steps, event);
  if (steps->phase == PHASE_FULL)
    return tests_boards ? test_board (steps, event) : emit_solution (steps, event);

  return tests_boards ? take_unused_digit (steps, event) : look_at_digit (steps, event);
}

bool
words_steps_column (const WordsSteps  *steps,
                    const SearchEvent *event,
                    WordsColumn       *column)
{
  const WordsPuzzle *puzzle = &steps->puzzle;
  const bool is_sum = event->reason == SEARCH_WRONG_SUM || event->reason == SEARCH_CARRY_LEFT;
  const bool is_wrong = event->kind == SEARCH_REJECT && is_sum;
  const bool is_right = event->kind == SEARCH_PLACE && steps->method == WORDS_CARRY
                        && puzzle->n_complete[event->variable]
                           < puzzle->n_complete[event->variable + 1];
  uint64_t n_checks = 0;
  int carry = 0;

  if (!is_wrong && !is_right)
    return false;

  if (steps->method == WORDS_CARRY)
    test_digit (steps, event->variable, event->value, &carry, column, &n_checks);
  else
    test_columns (puzzle, &steps->digits, 0, puzzle->n_columns, &carry, column, &n_checks);

  return true;
}

int
words_steps_carries (const WordsSteps  *steps,
                     const SearchEvent *event,
                     int32_t            carry[WORDS_COLUMNS_MAX + 1])
{
  const WordsPuzzle *puzzle = &steps->puzzle;
  const bool is_solution = event != NULL && event->kind == SEARCH_SOLUTION;
  WordsColumn wrong = { .digits = steps->digits };
  int n_worked = 0;

  if (steps->method == WORDS_CARRY || is_solution)
    n_worked = puzzle->n_complete[steps->depth];
  if (event != NULL && event->kind == SEARCH_REJECT && words_steps_column (steps, event, &wrong))
    n_worked = wrong.column + (event->reason == SEARCH_CARRY_LEFT);

  carry[0] = 0;
  for (int column = 0; column < n_worked; column++)
    carry[column + 1] = words_column_total (puzzle, &wrong.digits, column, carry[column])
                        / WORDS_DIGITS;

  return n_worked;
}
