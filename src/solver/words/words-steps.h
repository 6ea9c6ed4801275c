/* Teaching solvers of verbal arithmetic, one event a call, on a board whose rows are letters and
 * whose columns are digits: the variable of an event is the letter, its value the digit.
 *
 * A WordsSteps is a plain value. A copy made with `=` is a checkpoint, from which the search
 * continues exactly as the original does. Nothing is allocated.
 *
 * WORDS_CARRY tries 0 to 9 for each letter, row by row. A digit is refused for SEARCH_SAME_COLUMN
 * (`other` is the letter that has it), for SEARCH_LEADING_ZERO, or because a column of the sum
 * whose letters are all known with this one is wrong: SEARCH_WRONG_SUM, or SEARCH_CARRY_LEFT.
 * SEARCH_DEAD_END, whose value is -1, is emitted for a letter that had no digit at all, never for
 * one whose digits have all been tried.
 *
 * WORDS_PERMUTATIONS goes through all ways to give the letters different digits, and skips the
 * digits in use without an event. When every letter has one it tests the words, and then the
 * columns from the right: the event is a SEARCH_REJECT of the letter that begins a word with 0, or
 * of the result's in the first column that is wrong, or of the last row where the result has none
 * there. The last letter is retracted next.
 *
 * A check is a look at one digit (WORDS_CARRY alone), at the first letters of all words together,
 * or at a column of the sum. SEARCH_SOLUTION has the variable and the value -1.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/words/words.h"

typedef enum
{
  WORDS_CARRY,          /* backtracking, column by column of the sum */
  WORDS_PERMUTATIONS,   /* all ways to give letters different digits, tested when all have one */
  WORDS_N_METHODS,
} WordsMethod;

typedef struct
{
  WordsMethod   method;
  WordsPuzzle   puzzle;
  bool          stops_at_first;         /* the search ends with its first solution, which stays on
                                         * the board; set it after words_steps_init () */

  SearchStats   stats;
  uint64_t      n_events;               /* how many events were returned */
  int           depth;                  /* how many letters have a digit */
  WordsSolution digits;                 /* of these */
  int8_t        next[WORDS_LETTERS_MAX + 1];      /* the digit that each row tries next */
  uint16_t      used;                             /* digits */
  uint16_t      rejected[WORDS_LETTERS_MAX + 1];  /* digits that were refused at once; none where
                                                   * only full boards are tested */
  uint16_t      closed[WORDS_LETTERS_MAX + 1];    /* digits that were retracted */
  int32_t       carry[WORDS_LETTERS_MAX + 1];     /* WORDS_CARRY: out of the columns that the
                                                   * letters above the row complete */
  uint8_t       phase;                            /* the next thing to do; private */
} WordsSteps;

/* A column of the sum, worked out. */
typedef struct
{
  int           column;
  int           carry;                  /* into it */
  int           total;                  /* of the digits of the addends with it */
  int           result;                 /* the digit that the result has there */
  WordsSolution digits;                 /* of its letters */
} WordsColumn;

/* "carry", "permutations". Static. */
const char *words_method_name  (WordsMethod        method);

/* Puts a search at its start. Returns false, and a search that is over, for a puzzle of no
 * letters. */
bool        words_steps_init   (WordsSteps        *steps,
                                WordsMethod        method,
                                const WordsPuzzle *puzzle);

/* Takes one step and emits it as `event`. Returns false at the end, when no letter has a digit and
 * every solution has been emitted. */
bool        words_steps_next   (WordsSteps        *steps,
                                SearchEvent       *event);

/* The column of the sum that an event is about, for the event that was just emitted: of a
 * SEARCH_REJECT the wrong one, or the last where a carry is left; of a SEARCH_PLACE of WORDS_CARRY
 * the leftmost that the letter completes. Returns false where there is none. */
bool        words_steps_column (const WordsSteps  *steps,
                                const SearchEvent *event,
                                WordsColumn       *column);

/* How many columns of the sum, from the right, the search has worked out by the end of `event`, its
 * last one, or NULL at the start; a wrong one is not among them. Writes the carry into each of them
 * and into the next one. */
int         words_steps_carries (const WordsSteps  *steps,
                                 const SearchEvent *event,
                                 int32_t            carry[WORDS_COLUMNS_MAX + 1]);
