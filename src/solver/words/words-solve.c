/* The fast search: column by column of the sum, from the right.
 *
 * A letter that completes a column gets only the digits with which that column ends in the digit of
 * its result; `fitting` has them for each number that the letter can count for in the column and
 * each rest that the other letters can leave. Its further columns, and the carry, are looked at
 * then.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/words/words.h"

enum { ALL_DIGITS = (1 << WORDS_DIGITS) - 1 };

typedef struct
{
  const WordsPuzzle   *puzzle;
  WordsSolution        solution;        /* so far; 0 in the rows that follow */
  uint16_t             used;            /* digits */
  uint16_t             fitting[WORDS_DIGITS][WORDS_DIGITS];

  uint64_t             limit;
  WordsFound           found;
  void                *data;

  const SearchControl *control;
  SearchStats         *stats;
  SearchEnd            end;             /* SEARCH_EXHAUSTED for as long as it goes on */
} Search;

static void
fill_fitting (Search *self)
{
  for (int times = 0; times < WORDS_DIGITS; times++)
    for (int rest = 0; rest < WORDS_DIGITS; rest++)
      for (int digit = 0; digit < WORDS_DIGITS; digit++)
        if ((rest + times * digit) % WORDS_DIGITS == 0)
          self->fitting[times][rest] |= 1 << digit;
}

/* Counts the result as taken away, so that a column is right where it comes to nothing. */
static uint16_t
find_fitting (const Search *self,
              int           row,
              int           column,
              int           carry)
{
  const WordsPuzzle *puzzle = self->puzzle;
  int times = puzzle->n_times[column][row];
  int rest = words_column_total (puzzle, &self->solution, column, carry);

  if (puzzle->sum[column] == row)
    times += WORDS_DIGITS - 1;
  else
    rest += WORDS_DIGITS - words_column_result (puzzle, &self->solution, column);

  return self->fitting[times % WORDS_DIGITS][rest % WORDS_DIGITS];
}

/* Works out the columns that the letter of `row` completes. Returns false where one is wrong. */
static bool
carry_on (const Search *self,
          int           row,
          int          *carry)
{
  const WordsPuzzle *puzzle = self->puzzle;

  for (int column = puzzle->n_complete[row]; column < puzzle->n_complete[row + 1]; column++)
    {
      const int total = words_column_total (puzzle, &self->solution, column, *carry);

      self->stats->n_checks++;
      if (total % WORDS_DIGITS != words_column_result (puzzle, &self->solution, column))
        return false;

      *carry = total / WORDS_DIGITS;
    }

  return row + 1 < puzzle->n_letters || *carry == 0;
}

static void
take_solution (Search *self)
{
  self->stats->n_solutions++;
  if (self->found != NULL && !self->found (&self->solution, self->data))
    self->end = SEARCH_STOPPED;
  else if (self->stats->n_solutions == self->limit)
    self->end = SEARCH_LIMITED;
}

static void
count_node (Search *self)
{
  self->stats->n_nodes++;
  if (self->stats->n_nodes % SEARCH_CHECK_NODES == 0
      && !search_should_continue (self->control, self->stats))
    self->end = SEARCH_STOPPED;
}

static void
search_row (Search *self,
            int     row,
            int     carry)
{
  const WordsPuzzle *puzzle = self->puzzle;
  const bool completes = puzzle->n_complete[row] < puzzle->n_complete[row + 1];
  uint16_t left = ALL_DIGITS & ~self->used & ~(puzzle->leads >> row & 1);

  if (completes)
    left &= find_fitting (self, row, puzzle->n_complete[row], carry);

  for (; left != 0 && self->end == SEARCH_EXHAUSTED; left &= left - 1)
    {
      const uint16_t digit = left & -left;
      int next_carry = carry;

      self->solution.digit[row] = __builtin_ctz (digit);
      if (!carry_on (self, row, &next_carry))
        continue;

      count_node (self);
      if (row + 1 == puzzle->n_letters)
        {
          take_solution (self);
          continue;
        }

      self->used |= digit;
      search_row (self, row + 1, next_carry);
      self->used &= ~digit;
      self->stats->n_backtracks++;
    }

  self->solution.digit[row] = 0;
}

SearchEnd
words_each (const WordsPuzzle   *puzzle,
            uint64_t             limit,
            WordsFound           found,
            void                *data,
            const SearchControl *control,
            SearchStats         *stats)
{
  Search self = {
    .puzzle = puzzle,
    .limit = limit,
    .found = found,
    .data = data,
    .control = control,
    .stats = stats,
    .end = SEARCH_EXHAUSTED,
  };

  *stats = (SearchStats) { 0 };
  if (puzzle->n_letters == 0)
    return SEARCH_INVALID;

  fill_fitting (&self);
  search_row (&self, 0, 0);

  return search_should_continue (control, stats) ? self.end : SEARCH_STOPPED;
}
