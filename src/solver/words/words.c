/* The rules of verbal arithmetic.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/words/words.h"

int
words_column_total (const WordsPuzzle   *puzzle,
                    const WordsSolution *digits,
                    int                  column,
                    int                  carry)
{
  int total = carry;

  for (int letter = 0; letter < puzzle->n_letters; letter++)
    total += puzzle->n_times[column][letter] * digits->digit[letter];

  return total;
}

int
words_column_result (const WordsPuzzle   *puzzle,
                     const WordsSolution *digits,
                     int                  column)
{
  return puzzle->sum[column] >= 0 ? digits->digit[puzzle->sum[column]] : 0;
}

static bool
has_own_digits (const WordsPuzzle   *puzzle,
                const WordsSolution *solution)
{
  int used = 0;

  for (int letter = 0; letter < puzzle->n_letters; letter++)
    {
      const int digit = solution->digit[letter];
      const bool leads = puzzle->leads >> letter & 1;

      if (digit >= WORDS_DIGITS || (used >> digit & 1) || (digit == 0 && leads))
        return false;

      used |= 1 << digit;
    }

  return true;
}

bool
words_is_solution (const WordsPuzzle   *puzzle,
                   const WordsSolution *solution)
{
  int carry = 0;

  if (puzzle->n_letters == 0 || !has_own_digits (puzzle, solution))
    return false;

  for (int column = 0; column < puzzle->n_columns; column++)
    {
      const int total = words_column_total (puzzle, solution, column, carry);

      if (total % WORDS_DIGITS != words_column_result (puzzle, solution, column))
        return false;

      carry = total / WORDS_DIGITS;
    }

  return carry == 0;
}
