/* Verbal arithmetic: SEND + MORE = MONEY. Each letter is a digit, no two letters the same one, no
 * word of two or more letters begins with 0, and the sum is right. LeetCode's problem 1307 asks
 * whether there is a way.
 *
 * As a board, letters are rows and digits are columns: one digit in each row, no two in a column,
 * and one equation in the place of the diagonals. The rows stand in the order in which a person
 * works out the sum: column by column of the sum from the right, from the top word to the last.
 * Letters, digits and columns are counted from 0, the columns of the sum from the right.
 *
 * Nothing here allocates, and all of it may run on any number of threads at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/search.h"
#include "solver/text.h"

enum
{
  WORDS_DIGITS = 10,
  WORDS_LETTERS_MAX = WORDS_DIGITS,     /* different ones */
  WORDS_COLUMNS_MAX = 32,               /* letters of the longest word */
  WORDS_ADDENDS_MAX = 65535,
  WORDS_ADDENDS_KEPT = 6,
};

/* The equation. A puzzle whose `n_letters` is 0 is none. */
typedef struct
{
  int32_t  n_letters;                   /* different ones */
  int32_t  n_columns;                   /* of the longest word */
  int32_t  n_addends;                   /* words before the equals sign */
  char     letter[WORDS_LETTERS_MAX];   /* A to Z, row by row */
  uint16_t leads;                       /* bit l: letter l begins a word of several: it is not 0 */
  uint16_t n_times[WORDS_COLUMNS_MAX][WORDS_LETTERS_MAX];  /* in a column of the addends */
  int8_t   sum[WORDS_COLUMNS_MAX];      /* the letter of the result in a column, or -1 */
  uint8_t  n_complete[WORDS_LETTERS_MAX + 1];  /* how many columns, from the right, have no other
                                                * letters than the first so many */
  int8_t   addend[WORDS_ADDENDS_KEPT][WORDS_COLUMNS_MAX];  /* the letters of the first words, for a
                                                            * picture; -1: none in this column */
} WordsPuzzle;

/* A digit for each letter, also where it is not a solution. */
typedef struct
{
  uint8_t digit[WORDS_LETTERS_MAX];
} WordsSolution;

/* Called for a solution, which is lent. Returns whether the search goes on. */
typedef bool (*WordsFound) (const WordsSolution *solution,
                            void                *data);

/* Reads an equation: words of the letters A to Z, large or small, with `+` between them and `=` or
 * `==` before the last. Spaces and line breaks may stand between words and signs. `text` is UTF-8
 * and need not end in a NUL; a text of nothing but spaces is TEXT_EMPTY. Returns false, and a
 * puzzle of no letters, where it cannot be read. `error` is always written. */
bool      words_read           (const char          *text,
                                size_t               length,
                                WordsPuzzle         *puzzle,
                                TextError           *error);

/* Writes an equation that can be read with a digit in the place of each letter, as
 * `9567 + 1085 = 10652`, or with capital letters where `solution` is NULL. At most `size` bytes are
 * written, the NUL included. Returns the length without it: it tells how much room the text needs,
 * whether or not it was there. */
size_t    words_write          (const char          *text,
                                size_t               length,
                                const WordsPuzzle   *puzzle,
                                const WordsSolution *solution,
                                char                *buffer,
                                size_t               size);

/* Whether no two letters have the same digit, no word begins with 0, and the sum is right. */
bool      words_is_solution    (const WordsPuzzle   *puzzle,
                                const WordsSolution *solution);

/* What the addends of a column come to with what is carried into it, and the digit that the result
 * has there: 0 where it has no letter. */
int       words_column_total   (const WordsPuzzle   *puzzle,
                                const WordsSolution *digits,
                                int                  column,
                                int                  carry);
int       words_column_result  (const WordsPuzzle   *puzzle,
                                const WordsSolution *digits,
                                int                  column);

/* Finds the solutions in the order of the digits of their rows, up to `limit` of them (0: all), and
 * calls `found`, which may be NULL, for each. The end is SEARCH_INVALID for a puzzle of no letters.
 * Of `stats`, a node is a digit that a letter gets, and a check a column of the sum that is held
 * against its result. */
SearchEnd words_each           (const WordsPuzzle   *puzzle,
                                uint64_t             limit,
                                WordsFound           found,
                                void                *data,
                                const SearchControl *control,
                                SearchStats         *stats);
