/* Sets of squares of a board, numbered row by row: what is selected, and what a move acts on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/queens/queens.h"

enum
{
  GAME_SQUARES_MAX = QUEENS_MAX * QUEENS_MAX,
  GAME_SQUARES_WORDS = GAME_SQUARES_MAX / 64,
};

/* Bit s % 64 of word s / 64 is square s. */
typedef struct
{
  uint64_t word[GAME_SQUARES_WORDS];
} GameSquares;

static inline GameSquares
game_squares_none (void)
{
  return (GameSquares) { { 0 } };
}

/* Nothing for a number that is not that of a square. */
static inline GameSquares
game_squares_of (int square)
{
  GameSquares squares = { { 0 } };

  if (square >= 0 && square < GAME_SQUARES_MAX)
    squares.word[square / 64] = UINT64_C (1) << square % 64;

  return squares;
}

static inline bool
game_squares_has (const GameSquares *squares,
                  int                square)
{
  return square >= 0 && square < GAME_SQUARES_MAX && squares->word[square / 64] >> square % 64 & 1;
}

static inline void
game_squares_add (GameSquares *squares,
                  int          square)
{
  squares->word[square / 64] |= UINT64_C (1) << square % 64;
}

static inline void
game_squares_remove (GameSquares *squares,
                     int          square)
{
  squares->word[square / 64] &= ~(UINT64_C (1) << square % 64);
}

static inline int
game_squares_count (const GameSquares *squares)
{
  int n = 0;

  for (int i = 0; i < GAME_SQUARES_WORDS; i++)
    n += __builtin_popcountll (squares->word[i]);

  return n;
}

/* The first square of the set from `square` on, or -1: the way to go through one,
 *
 *     for (int s = game_squares_next (&set, 0); s >= 0; s = game_squares_next (&set, s + 1))
 */
static inline int
game_squares_next (const GameSquares *squares,
                   int                square)
{
  for (int i = square / 64; i < GAME_SQUARES_WORDS; i++)
    {
      uint64_t word = squares->word[i];

      if (i == square / 64)
        word &= ~UINT64_C (0) << square % 64;
      if (word != 0)
        return i * 64 + __builtin_ctzll (word);
    }

  return -1;
}

static inline bool
game_squares_is_empty (const GameSquares *squares)
{
  return game_squares_next (squares, 0) < 0;
}

static inline bool
game_squares_equal (const GameSquares *a,
                    const GameSquares *b)
{
  for (int i = 0; i < GAME_SQUARES_WORDS; i++)
    if (a->word[i] != b->word[i])
      return false;

  return true;
}
