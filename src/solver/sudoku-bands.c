/* What can be concluded about a sudoku grid in bit masks, see the drawing in sudoku-bands.h.
 *
 * For one digit, the box rows of a band that still take it are a matrix of three rows by three
 * boxes, and the digit stands once in each row and once in each box: three places that form a
 * permutation. close_rows () keeps the entries that belong to a permutation inside the matrix, for
 * the three bands at once, and the cells under them. That is every conclusion about this digit from
 * rows and boxes together, locked candidates included. close_columns () does the same with columns:
 * in a stack (three boxes above each other) the digit's matrix is three bands by three planes.
 *
 * A box row that is alone in its row and has one cell left is a hidden single. It is fixed: all
 * other digits lose the cell, and are looked at again. When no digit changes any more, cells that
 * are left to one digit only (naked singles) are given to it, and the round begins anew.
 *
 * A matrix is nine bits; three of them are worked on side by side in one word, as octal digits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku-bands.h"

#include <string.h>

enum
{
  FIELD_0 = 0000000777,         /* a field: bits 0-8, 9-17 or 18-26 */
  FIELD_1 = 0000777000,
  FIELD_2 = 0777000000,
  LINE_0 = 0007007007,          /* a line of three bits in each field */
  LINE_1 = 0070070070,
  LINE_2 = 0700700700,
  BOX = 0111111111,             /* one bit of each line: the cells of box 0 of a band */
};

/* The bit of each cell of a band, in row order. */
static const uint8_t cell_bit[SUDOKU_BAND_CELLS] =
{
  0,  9, 18,  1, 10, 19,  2, 11, 20,
  3, 12, 21,  4, 13, 22,  5, 14, 23,
  6, 15, 24,  7, 16, 25,  8, 17, 26,
};

/* The lowest bit's number; `word` is not 0. */
static inline int
lowest (uint32_t word)
{
  return __builtin_ctz (word);
}

/* All cells of the box that a cell is in. */
static inline uint32_t
box_of (int bit)
{
  return BOX << bit % 3;
}

/* Turns the lines of each field by one or two places, so that each line stands where the next, or
 * the one after it, has stood. */
static inline uint32_t
turn_lines (uint32_t word)
{
  return ((word >> 3) & (LINE_0 | LINE_1)) | ((word << 6) & LINE_2);
}

static inline uint32_t
turn_lines_twice (uint32_t word)
{
  return ((word >> 6) & LINE_0) | ((word << 3) & (LINE_1 | LINE_2));
}

/* The same for the bits of each line, */
static inline uint32_t
turn_bits (uint32_t word)
{
  return ((word >> 1) & (BOX | BOX << 1)) | ((word << 2) & (BOX << 2));
}

static inline uint32_t
turn_bits_twice (uint32_t word)
{
  return ((word >> 2) & BOX) | ((word << 1) & (BOX << 1 | BOX << 2));
}

/* and for the fields themselves. */
static inline uint32_t
turn_fields (uint32_t word)
{
  return (word >> 9) | (word << 18 & FIELD_2);
}

static inline uint32_t
turn_fields_twice (uint32_t word)
{
  return (word >> 18) | (word << 9 & (FIELD_1 | FIELD_2));
}

/* An entry of a 3 x 3 matrix belongs to a permutation when the four entries that share neither its
 * line nor its bit hold one of their two diagonals. */
static inline uint32_t
permutations_of_lines_and_bits (uint32_t matrices)
{
  uint32_t next = turn_lines (matrices);
  uint32_t after = turn_lines_twice (matrices);

  return matrices & ((turn_bits (next) & turn_bits_twice (after)) |
                     (turn_bits_twice (next) & turn_bits (after)));
}

static inline uint32_t
permutations_of_lines_and_fields (uint32_t matrices)
{
  uint32_t next = turn_lines (matrices);
  uint32_t after = turn_lines_twice (matrices);

  return matrices & ((turn_fields (next) & turn_fields_twice (after)) |
                     (turn_fields_twice (next) & turn_fields (after)));
}

/* Which box rows of each band take the digit: field = band, line = row, bit = box. Clears what is
 * in no permutation from the words, and returns the box rows that are left. */
static inline uint32_t
close_rows (uint32_t word[SUDOKU_BANDS])
{
  uint32_t a = word[0];
  uint32_t b = word[1];
  uint32_t c = word[2];
  uint32_t rows = permutations_of_lines_and_bits (((a | a >> 9 | a >> 18) & FIELD_0) |
                                                  ((b << 9 | b | b >> 9) & FIELD_1) |
                                                  ((c << 18 | c << 9 | c) & FIELD_2));
  uint32_t in_a = rows & FIELD_0;
  uint32_t in_b = rows & FIELD_1;
  uint32_t in_c = rows & FIELD_2;

  word[0] = a & (in_a | in_a << 9 | in_a << 18);
  word[1] = b & (in_b >> 9 | in_b | in_b << 9);
  word[2] = c & (in_c >> 18 | in_c >> 9 | in_c);

  return rows;
}

/* The same for box columns: field = plane, line = band, bit = box (that is, stack). Returns whether
 * any cell was cleared. */
static inline bool
close_columns (uint32_t word[SUDOKU_BANDS])
{
  uint32_t a = word[0];
  uint32_t b = word[1];
  uint32_t c = word[2];
  uint32_t columns = permutations_of_lines_and_fields (((a | a >> 3 | a >> 6) & LINE_0) |
                                                       ((b << 3 | b | b >> 3) & LINE_1) |
                                                       ((c << 6 | c << 3 | c) & LINE_2));
  uint32_t in_a = columns & LINE_0;
  uint32_t in_b = columns & LINE_1;
  uint32_t in_c = columns & LINE_2;

  word[0] = a & (in_a | in_a << 3 | in_a << 6);
  word[1] = b & (in_b >> 3 | in_b | in_b << 3);
  word[2] = c & (in_c >> 6 | in_c >> 3 | in_c);

  return ((a ^ word[0]) | (b ^ word[1]) | (c ^ word[2])) != 0;
}

/* The cells that are alone in their box row. */
static inline uint32_t
lonely (uint32_t word)
{
  return word & ~(word >> 9 | word >> 18 | word << 9 | word << 18);
}

/* Takes cells away from every digit but one. */
static inline void
fix (SudokuBands *bands,
     int          digit,
     int          band,
     uint32_t     cells)
{
  bands->fixed[band] |= cells;

  for (int other = 0; other < SUDOKU_DIGITS; other++)
    if (other != digit && (bands->word[other][band] & cells) != 0)
      {
        bands->word[other][band] &= ~cells;
        bands->changed |= 1u << other;
      }
}

/* Fixes the hidden singles of a digit, given the box rows that take it: those alone in their row
 * (and then, in every permutation, in their box), with one cell. */
static inline void
fix_hidden_singles (SudokuBands *bands,
                    int          digit,
                    uint32_t     rows)
{
  uint32_t alone = rows & ~(turn_bits (rows) | turn_bits_twice (rows));

  for (int band = 0; band < SUDOKU_BANDS; band++)
    {
      uint32_t box_rows = alone >> 9 * band & FIELD_0;
      uint32_t cells = lonely (bands->word[digit][band]) &
                       (box_rows | box_rows << 9 | box_rows << 18) & ~bands->fixed[band];

      if (cells != 0)
        fix (bands, digit, band, cells);
    }
}

/* Draws the conclusions about one digit. Returns false if it has no place left. Where columns have
 * taken cells away the rows may say more; that waits for the next turn of the digit, when other
 * digits may have taken some too. */
static bool
settle_digit (SudokuBands *bands,
              int          digit)
{
  uint32_t *word = bands->word[digit];
  uint32_t rows = close_rows (word);

  if (rows == 0)
    return false;

  if (close_columns (word))
    bands->changed |= 1u << digit;

  fix_hidden_singles (bands, digit, rows);

  return true;
}

/* Gives the cells that are left to one digit to that digit. Returns false where a cell is left to
 * none. */
static bool
place_naked_singles (SudokuBands *bands)
{
  for (int band = 0; band < SUDOKU_BANDS; band++)
    {
      uint32_t once = 0;
      uint32_t twice = 0;
      uint32_t singles;

      for (int digit = 0; digit < SUDOKU_DIGITS; digit++)
        {
          twice |= once & bands->word[digit][band];
          once |= bands->word[digit][band];
        }

      if (once != SUDOKU_BAND_ALL)
        return false;

      singles = once & ~twice & ~bands->fixed[band];

      for (int digit = 0; singles != 0; digit++)
        for (uint32_t cells = bands->word[digit][band] & singles; cells != 0; cells &= cells - 1)
          {
            uint32_t cell = cells & -cells;

            bands->word[digit][band] &= ~box_of (lowest (cell)) | cell;
            bands->changed |= 1u << digit;
            singles &= ~cell;
          }
    }

  return true;
}

void
sudoku_bands_load (SudokuBands      *bands,
                   const SudokuGrid *givens)
{
  uint32_t given[SUDOKU_DIGITS][SUDOKU_BANDS] = { { 0 } };
  uint32_t out_of_reach[SUDOKU_DIGITS][SUDOKU_BANDS] = { { 0 } };

  bands->changed = SUDOKU_ALL_CANDIDATES;
  memset (bands->fixed, 0, sizeof bands->fixed);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (givens->digit[cell] != 0)
      {
        int digit = givens->digit[cell] - 1;
        int band = cell / SUDOKU_BAND_CELLS;
        int bit = cell_bit[cell % SUDOKU_BAND_CELLS];

        given[digit][band] |= 1u << bit;
        out_of_reach[digit][band] |= box_of (bit);
        bands->fixed[band] |= 1u << bit;
      }

  for (int digit = 0; digit < SUDOKU_DIGITS; digit++)
    for (int band = 0; band < SUDOKU_BANDS; band++)
      bands->word[digit][band] = given[digit][band] |
                                 (SUDOKU_BAND_ALL & ~bands->fixed[band] &
                                  ~out_of_reach[digit][band]);
}

bool
sudoku_bands_settle (SudokuBands *bands)
{
  do
    {
      while (bands->changed != 0)
        {
          int digit = lowest (bands->changed);

          bands->changed &= bands->changed - 1;
          if (!settle_digit (bands, digit))
            return false;
        }

      if (!place_naked_singles (bands))
        return false;
    }
  while (bands->changed != 0);

  return true;
}

bool
sudoku_bands_solved (const SudokuBands *bands)
{
  return (bands->fixed[0] & bands->fixed[1] & bands->fixed[2]) == SUDOKU_BAND_ALL;
}

/* Finds the cells with the fewest digits, if that is less than `n_max`; all but the fixed ones have
 * two or more. at_least[n] holds the cells of a band that n or more digits may take. */
static bool
find_tightest (const SudokuBands *bands,
               int                n_max,
               uint32_t           tightest[SUDOKU_BANDS])
{
  uint32_t at_least[SUDOKU_BANDS][SUDOKU_DIGITS + 2] = { { 0 } };

  for (int band = 0; band < SUDOKU_BANDS; band++)
    {
      at_least[band][0] = SUDOKU_BAND_ALL;

      for (int digit = 0; digit < SUDOKU_DIGITS; digit++)
        for (int n = n_max; n > 0; n--)
          at_least[band][n] |= at_least[band][n - 1] & bands->word[digit][band];
    }

  for (int n = 2; n < n_max; n++)
    {
      uint32_t any = 0;

      for (int band = 0; band < SUDOKU_BANDS; band++)
        any |= tightest[band] = at_least[band][n] & ~at_least[band][n + 1];

      if (any != 0)
        return true;
    }

  return false;
}

/* How many cells that share a house with this one are not fixed. */
static int
count_open_peers (const SudokuBands *bands,
                  int                band,
                  int                bit)
{
  uint32_t box = box_of (bit);
  uint32_t row = LINE_0 << bit / 3 % 3 * 3;
  uint32_t plane = FIELD_0 << bit / 9 * 9;
  uint32_t peers[SUDOKU_BANDS] = { box & plane, box & plane, box & plane };
  int n_peers = 0;

  peers[band] = row | box;

  for (int i = 0; i < SUDOKU_BANDS; i++)
    n_peers += __builtin_popcount (peers[i] & ~bands->fixed[i]);

  return n_peers;
}

void
sudoku_bands_choose (const SudokuBands *bands,
                     SudokuChoice      *choice)
{
  uint32_t tightest[SUDOKU_BANDS];
  int most_peers = -1;

  if (!find_tightest (bands, 3, tightest))
    find_tightest (bands, SUDOKU_DIGITS + 1, tightest);

  for (int band = 0; band < SUDOKU_BANDS; band++)
    for (uint32_t cells = tightest[band]; cells != 0; cells &= cells - 1)
      {
        int n_peers = count_open_peers (bands, band, lowest (cells));

        if (n_peers > most_peers)
          {
            most_peers = n_peers;
            choice->band = band;
            choice->cell = cells & -cells;
          }
      }

  choice->digit = 0;
  while ((bands->word[choice->digit][choice->band] & choice->cell) == 0)
    choice->digit++;
}

void
sudoku_bands_take (SudokuBands        *bands,
                   const SudokuChoice *choice)
{
  bands->word[choice->digit][choice->band] &= ~box_of (lowest (choice->cell)) | choice->cell;
  bands->changed |= 1u << choice->digit;
}

void
sudoku_bands_exclude (SudokuBands        *bands,
                      const SudokuChoice *choice)
{
  bands->word[choice->digit][choice->band] &= ~choice->cell;
  bands->changed |= 1u << choice->digit;
}

/* The digits are written as binary numbers: digits_with[i] holds the cells of a band whose digit
 * has the bit i set. */
void
sudoku_bands_write (const SudokuBands *bands,
                    SudokuGrid        *grid)
{
  for (int band = 0; band < SUDOKU_BANDS; band++)
    {
      uint32_t digits_with[4] = { 0 };

      for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
        for (int i = 0; i < 4; i++)
          if ((digit >> i & 1) != 0)
            digits_with[i] |= bands->word[digit - 1][band];

      for (int cell = 0; cell < SUDOKU_BAND_CELLS; cell++)
        {
          int bit = cell_bit[cell];

          grid->digit[band * SUDOKU_BAND_CELLS + cell] = (digits_with[0] >> bit & 1) |
                                                         (digits_with[1] >> bit & 1) << 1 |
                                                         (digits_with[2] >> bit & 1) << 2 |
                                                         (digits_with[3] >> bit & 1) << 3;
        }
    }
}
