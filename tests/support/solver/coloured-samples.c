/* Coloured puzzles to test with.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/coloured-samples.h"

ColouredPuzzle
coloured_sample (GRand *rand,
                 int    n)
{
  static const int steps[4][2] = { { -1, 0 }, { 1, 0 }, { 0, -1 }, { 0, 1 } };
  ColouredPuzzle puzzle = { .n = n };
  int n_left = n * n - n;

  memset (puzzle.region, n, n * n);

  for (int region = 0; region < n;)
    {
      int square = g_rand_int_range (rand, 0, n * n);

      if (puzzle.region[square] == n)
        puzzle.region[square] = region++;
    }

  while (n_left > 0)
    {
      int square = g_rand_int_range (rand, 0, n * n);
      const int *step = steps[g_rand_int_range (rand, 0, 4)];
      int row = square / n + step[0];
      int column = square % n + step[1];

      if (puzzle.region[square] == n || row < 0 || row >= n || column < 0 || column >= n
          || puzzle.region[row * n + column] != n)
        continue;

      puzzle.region[row * n + column] = puzzle.region[square];
      n_left--;
    }

  memset (puzzle.region + n * n, 0, sizeof puzzle.region - n * n);

  return puzzle;
}

ColouredPuzzle
coloured_sample_numbered (const ColouredPuzzle *puzzle)
{
  ColouredPuzzle numbered = { .n = puzzle->n };
  int number[COLOURED_MAX];
  int n_seen = 0;

  for (int region = 0; region < COLOURED_MAX; region++)
    number[region] = -1;

  for (int square = 0; square < puzzle->n * puzzle->n; square++)
    {
      int *to = &number[puzzle->region[square]];

      if (*to < 0)
        *to = n_seen++;

      numbered.region[square] = *to;
    }

  return numbered;
}
