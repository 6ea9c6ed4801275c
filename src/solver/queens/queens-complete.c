/* Completing a board of n queens on which some queens stand.
 *
 * The search branches on the row or column with the fewest free squares; a line without any is a
 * dead end, wherever it is. Always taking the first of several tightest lines can get lost for a
 * very long time, so ties and the order of the squares are drawn at random, and a search that
 * exceeds its restart limit starts again with a higher one. The draws come from a fixed seed, so
 * the answer is always the same. C. P. Gomes, B. Selman, H. Kautz, "Boosting Combinatorial Search
 * Through Randomization" (1998).
 *
 * The restart limit grows without bound: sooner or later the search finds a solution, or exhausts
 * the tree and so proves that there is none. Boards of up to 24 queens that stay undecided for long
 * are searched in lanes instead (queens-prove.h).
 *
 * Free squares are not kept but read: diagonals are words of bits, and a line's squares are a
 * window of them. A falling diagonal's number grows along a row, but goes down along a column, so
 * that these words are kept for both directions:
 *
 *     row r      falling[row]     from bit n - 1 - r     n - 1 + c - r is column c
 *     column c   falling[column]  from bit n - 1 - c     n - 1 + r - c is row r
 *     both       rising           from bit r or c        r + c
 *
 * A board of 128 by 128 is thus some hundred bytes, and each level of the search has its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/queens-open.h"
#include "solver/queens/queens-places.h"
#include "solver/queens/queens-prove.h"
#include "solver/random.h"

/* So many starts before a board is gone through in lanes: 39,000 nodes for n = 24, some 6 ms. */
enum { STARTS_BEFORE_PROOF = 4 };

/* The directions in which lines run. */
enum
{
  ROWS,
  COLUMNS,
  N_DIRECTIONS,
};

/* Bits of two words: the squares of a line, or lines of one direction. */
typedef struct
{
  uint64_t word[2];
} Squares;

typedef struct
{
  uint64_t word[4];
} Diagonals;

typedef struct
{
  Squares   open[N_DIRECTIONS];         /* lines without a queen */
  Diagonals falling[N_DIRECTIONS];      /* diagonals with a queen; see above */
  Diagonals rising;
} Board;

typedef struct
{
  int     direction;
  int     number;
  Squares free;
} Line;

typedef struct
{
  QueensPlaces        *solution;
  Random               random;
  uint64_t             restart_limit;   /* the number of nodes at which to start again */

  const SearchControl *control;
  SearchStats         *stats;
  uint64_t             next_check;      /* the number of nodes at which to ask again */
  bool                 stopped;
} Complete;

static inline bool
has_bit (const uint64_t *words,
         int             number)
{
  return words[number / 64] >> number % 64 & 1;
}

static inline void
set_bit (uint64_t *words,
         int       number)
{
  words[number / 64] |= UINT64_C (1) << number % 64;
}

static inline void
clear_bit (uint64_t *words,
           int       number)
{
  words[number / 64] &= ~(UINT64_C (1) << number % 64);
}

/* Goes to the next bit of a word that is not 0. */
static inline int
take_lowest (uint64_t *word)
{
  const int number = __builtin_ctzll (*word);

  *word &= *word - 1;

  return number;
}

static inline int
squares_count (const Squares *squares)
{
  return __builtin_popcountll (squares->word[0]) + __builtin_popcountll (squares->word[1]);
}

/* One of the squares, at random. */
static int
squares_draw (const Squares *squares,
              Random        *random)
{
  const int n_low = __builtin_popcountll (squares->word[0]);
  const int number = random_below (random, squares_count (squares));
  const int word = number >= n_low;
  uint64_t rest = squares->word[word];

  for (int i = number - word * n_low; i > 0; i--)
    rest &= rest - 1;

  return 64 * word + __builtin_ctzll (rest);
}

/* The 64 bits from `first` on. */
static inline uint64_t
window (const uint64_t *words,
        int             first)
{
  const uint64_t *word = words + first / 64;
  const int shift = first % 64;

  return word[0] >> shift | word[1] << 1 << (63 - shift);
}

static inline Squares
board_free (const Board *board,
            int          n,
            int          direction,
            int          number)
{
  const Squares *across = &board->open[!direction];
  const uint64_t *falling = board->falling[direction].word;
  const uint64_t *rising = board->rising.word;
  Squares free = *across;

  free.word[0] &= ~(window (falling, n - 1 - number) | window (rising, number));

  if (n > 64)
    free.word[1] &= ~(window (falling + 1, n - 1 - number) | window (rising + 1, number));

  return free;
}

/* Puts a queen on a square of a line. */
static void
board_put (Board *board,
           int    n,
           int    direction,
           int    number,
           int    square)
{
  clear_bit (board->open[direction].word, number);
  clear_bit (board->open[!direction].word, square);
  set_bit (board->falling[direction].word, n - 1 + square - number);
  set_bit (board->falling[!direction].word, n - 1 + number - square);
  set_bit (board->rising.word, number + square);
}

/* Of a board with an open line. Ties are broken by lot. */
static Line
tightest_line (Complete    *self,
               const Board *board)
{
  const int n = self->solution->n;
  Line tightest = { 0 };
  int fewest = QUEENS_PLACES_MAX + 1;
  int n_equal = 0;

  for (int direction = 0; direction < N_DIRECTIONS; direction++)
    for (int word = 0; word < 2; word++)
      for (uint64_t rest = board->open[direction].word[word]; rest != 0;)
        {
          const int number = 64 * word + take_lowest (&rest);
          const Squares free = board_free (board, n, direction, number);
          const int n_free = squares_count (&free);

          if (n_free > fewest)
            continue;

          n_equal = n_free < fewest ? 1 : n_equal + 1;
          fewest = n_free;

          if (n_equal == 1 || random_below (&self->random, n_equal) == 0)
            tightest = (Line) { direction, number, free };

          if (n_free == 0)
            return tightest;
        }

  return tightest;
}

/* Whether the search from this start is to be given up. */
static bool
complete_gives_up (Complete *self)
{
  if (self->stats->n_nodes >= self->next_check)
    {
      self->next_check = self->stats->n_nodes + SEARCH_CHECK_NODES;
      self->stopped = self->stopped || !search_should_continue (self->control, self->stats);
    }

  return self->stopped || self->stats->n_nodes >= self->restart_limit;
}

/* Returns whether the solution is complete. If not, there is none, or the search was given up. */
static bool
complete_from (Complete    *self,
               const Board *board)
{
  Line line;

  if ((board->open[ROWS].word[0] | board->open[ROWS].word[1]) == 0)
    return true;

  line = tightest_line (self, board);

  while ((line.free.word[0] | line.free.word[1]) != 0)
    {
      const int square = squares_draw (&line.free, &self->random);
      Board next = *board;

      clear_bit (line.free.word, square);
      board_put (&next, self->solution->n, line.direction, line.number, square);
      self->stats->n_nodes++;

      if (line.direction == ROWS)
        self->solution->column[line.number] = square;
      else
        self->solution->column[square] = line.number;

      if (complete_from (self, &next))
        return true;

      self->stats->n_backtracks++;

      if (complete_gives_up (self))
        return false;
    }

  return false;
}

/* Puts the fixed queens on an empty board. Returns false where they stand outside or attack each
 * other. */
static bool
board_init (Board              *board,
            const QueensPlaces *fixed)
{
  const int n = fixed->n;

  *board = (Board) { 0 };

  if (n < 1 || n > QUEENS_PLACES_MAX)
    return false;

  for (int i = 0; i < n; i++)
    {
      set_bit (board->open[ROWS].word, i);
      set_bit (board->open[COLUMNS].word, i);
    }

  for (int row = 0; row < n; row++)
    {
      const int column = fixed->column[row];
      Squares free;

      if (column == QUEENS_NO_PLACE)
        continue;

      if (column < 0 || column >= n)
        return false;

      free = board_free (board, n, ROWS, row);
      if (!has_bit (free.word, column))
        return false;

      board_put (board, n, ROWS, row, column);
    }

  return true;
}

/* Goes through a board of at most QUEENS_PROVE_MAX queens. */
static bool
complete_by_proof (Complete           *self,
                   const QueensPlaces *fixed)
{
  QueensBoard board = queens_board_empty (fixed->n);
  QueensSolution solution;

  for (int row = 0; row < fixed->n; row++)
    if (fixed->column[row] != QUEENS_NO_PLACE)
      board.row[row] = UINT32_C (1) << fixed->column[row];

  if (!queens_prove (&board, self->control, &solution, self->stats, &self->stopped))
    return false;

  for (int row = 0; row < fixed->n; row++)
    self->solution->column[row] = solution.column[row];

  return true;
}

/* Starts searches until one decides whether there is a completion, or until it is stopped. */
static bool
complete_starts (Complete    *self,
                 const Board *board)
{
  const QueensPlaces fixed = *self->solution;
  uint64_t restart_limit = 200 * (uint64_t) fixed.n;

  for (int n_starts = 0; fixed.n > QUEENS_PROVE_MAX || n_starts < STARTS_BEFORE_PROOF; n_starts++)
    {
      self->restart_limit = self->stats->n_nodes + restart_limit;
      restart_limit += restart_limit / 2;

      if (complete_from (self, board))
        return true;

      if (self->stopped || self->stats->n_nodes < self->restart_limit)
        return false;
    }

  return complete_by_proof (self, &fixed);
}

SearchEnd
queens_complete_places (const QueensPlaces  *fixed,
                        const SearchControl *control,
                        QueensPlaces        *solution,
                        SearchStats         *stats)
{
  Complete self = {
    .solution = solution,
    .control = control,
    .stats = stats,
    .next_check = SEARCH_CHECK_NODES,
  };
  Board board;

  *stats = (SearchStats) { 0 };

  if (!board_init (&board, fixed))
    return SEARCH_INVALID;

  *solution = *fixed;
  stats->n_solutions = complete_starts (&self, &board);

  if (self.stopped || !search_should_continue (control, stats))
    return SEARCH_STOPPED;

  return stats->n_solutions > 0 ? SEARCH_LIMITED : SEARCH_EXHAUSTED;
}

SearchEnd
queens_complete (const QueensBoard   *fixed,
                 const SearchControl *control,
                 QueensSolution      *solution,
                 SearchStats         *stats)
{
  QueensPlaces places;
  QueensOpen open;
  SearchEnd end;

  *stats = (SearchStats) { 0 };

  if (!queens_open_init (&open, fixed))
    return SEARCH_INVALID;

  places = queens_places_empty (fixed->n);

  for (int row = 0; row < fixed->n; row++)
    if (fixed->row[row] != 0)
      places.column[row] = __builtin_ctz (fixed->row[row]);

  end = queens_complete_places (&places, control, &places, stats);
  *solution = (QueensSolution) { .n = fixed->n };

  for (int row = 0; row < fixed->n && stats->n_solutions > 0; row++)
    solution->column[row] = places.column[row];

  return end;
}
