/* Finding conflict sets of queens, as small as possible.
 *
 * A set of queens is a conflict set if no solution has all of them. First, the queens of the board
 * are left out one after the other as long as the rest is still a conflict set: of the result no
 * queen can be left out, but there may be a smaller set elsewhere. The smallest one is found from
 * below. If a set of queens can be completed, every conflict set has a queen outside it:
 *
 *     queens         A B C D E           a conflict set has ...
 *     A B E complete                     ... C or D
 *     A C E complete                     ... B or D
 *
 * So a smallest conflict set is at least as large as the smallest set that hits all of these: here
 * D. If that set can be completed, then a solution with it shows, together with as many of the
 * other queens as possible, the next set to be hit; if not, it is a conflict set and none is
 * smaller. A. Ignatiev et al., "Smallest MUS Extraction with Minimal Hitting Set Dualization"
 * (2015).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/queens-conflict-set.h"

enum
{
  MAX_SETS = 128,               /* room for sets to be hit */
  MAX_CHOICES = 200000,         /* of all searches for a smallest set that hits them: some 20 ms */
  SHARE = QUEENS_HINT_NODES / 8, /* of the budget, for a single set of queens */
};

typedef struct
{
  int      n_sets;
  uint32_t set[MAX_SETS];
  int      n_choices;
} Hitting;

/* Returns the board of the fixed queens and those in `rows`. */
static QueensBoard
get_board (const QueensTrial *trial,
           uint32_t           rows)
{
  QueensBoard board = queens_board_empty (trial->queens.n);

  for (rows |= trial->fixed; rows != 0; rows &= rows - 1)
    board.row[__builtin_ctz (rows)] = trial->queens.row[__builtin_ctz (rows)];

  return board;
}

static bool
trial_should_continue (const SearchStats *stats,
                       void              *data)
{
  QueensTrial *trial = data;
  SearchStats sum = trial->stats;

  search_stats_add (&sum, stats);
  trial->stopped = trial->stopped || !search_should_continue (trial->control, &sum);

  return !trial->stopped && sum.n_nodes < trial->limit;
}

/* Grows the set `kept`, which goes with `solution`, as far as it goes, and returns the others. */
static uint32_t
trial_rest (QueensTrial    *trial,
            uint32_t        kept,
            QueensSolution *solution)
{
  uint32_t untried = trial->movable & ~kept;

  while (true)
    {
      QueensBoard board;
      uint32_t row;

      for (uint32_t rest = untried; rest != 0; rest &= rest - 1)
        if (queens_board_has (&trial->queens, __builtin_ctz (rest),
                              solution->column[__builtin_ctz (rest)]))
          kept |= rest & -rest;

      untried &= ~kept;

      do
        {
          if (untried == 0)
            return trial->movable & ~kept;

          row = untried & -untried;
          untried &= ~row;
          board = get_board (trial, kept | row);
        }
      while (queens_trial_complete (trial, &board, SHARE, solution) != SEARCH_LIMITED);

      kept |= row;
    }
}

/* The set that `chosen` does not hit and that has the fewest queens outside `barred`; 0 when all
 * are hit. `shut` says that one of them cannot be hit any more. */
static uint32_t
tightest_set (const Hitting *hitting,
              uint32_t       chosen,
              uint32_t       barred,
              bool          *shut)
{
  uint32_t tightest = 0;
  int fewest = QUEENS_MAX + 1;

  *shut = false;

  for (int i = 0; i < hitting->n_sets && !*shut; i++)
    {
      const uint32_t set = hitting->set[i] & ~barred;
      const int size = __builtin_popcount (set);

      if ((hitting->set[i] & chosen) != 0 || size >= fewest)
        continue;

      tightest = set;
      fewest = size;
      *shut = size == 0;
    }

  return tightest;
}

/* Whether `n_more` queens beside those chosen hit all sets; then they are added. */
static bool
hit_with (Hitting  *hitting,
          uint32_t  barred,
          int       n_more,
          uint32_t *chosen)
{
  bool shut;
  uint32_t set = tightest_set (hitting, *chosen, barred, &shut);

  if (shut || ++hitting->n_choices > MAX_CHOICES)
    return false;

  if (set == 0)
    return true;

  for (; set != 0 && n_more > 0; set &= set - 1)
    {
      uint32_t with = *chosen | (set & -set);

      if (hit_with (hitting, barred, n_more - 1, &with))
        {
          *chosen = with;
          return true;
        }

      barred |= set & -set;
    }

  return false;
}

/* A smallest set of queens that hits all, which has at least `n_least`. Returns false where it took
 * too many choices. */
static bool
hit_all (Hitting  *hitting,
         int       n_least,
         uint32_t *chosen)
{
  for (int n = n_least; hitting->n_choices <= MAX_CHOICES; n++)
    {
      *chosen = 0;

      if (hit_with (hitting, 0, n, chosen))
        return true;
    }

  return false;
}

/* Leaves out queens for as long as the others are wrong. */
static uint32_t
find_minimal (QueensTrial        *trial,
              QueensConflictSize *size)
{
  uint32_t conflict = trial->movable;

  *size = QUEENS_CONFLICT_MINIMAL;

  for (uint32_t rest = conflict; rest != 0; rest &= rest - 1)
    {
      const uint32_t fewer = conflict & ~(rest & -rest);
      QueensBoard board = get_board (trial, fewer);
      QueensSolution solution;

      switch (queens_trial_complete (trial, &board, SHARE, &solution))
        {
        case SEARCH_EXHAUSTED:
          conflict = fewer;
          break;

        case SEARCH_LIMITED:
          break;

        case SEARCH_STOPPED:
        case SEARCH_INVALID:
        default:
          *size = QUEENS_CONFLICT_SOME;
          break;
        }
    }

  return conflict;
}

void
queens_trial_init (QueensTrial         *trial,
                   const QueensBoard   *queens,
                   const QueensBoard   *fixed,
                   const SearchControl *control)
{
  *trial = (QueensTrial) { .queens = *queens, .control = control };

  for (int row = 0; row < queens->n; row++)
    {
      if ((queens->row[row] & fixed->row[row]) != 0)
        trial->fixed |= UINT32_C (1) << row;
      else if (queens->row[row] != 0)
        trial->movable |= UINT32_C (1) << row;
    }
}

SearchEnd
queens_trial_complete (QueensTrial       *trial,
                       const QueensBoard *board,
                       uint64_t           n_nodes,
                       QueensSolution    *solution)
{
  const SearchControl control = { trial_should_continue, trial };
  SearchStats stats;
  SearchEnd end;

  if (trial->stopped || trial->stats.n_nodes >= QUEENS_HINT_NODES)
    return SEARCH_STOPPED;

  trial->limit = trial->stats.n_nodes + n_nodes;
  if (trial->limit > QUEENS_HINT_NODES)
    trial->limit = QUEENS_HINT_NODES;

  end = queens_complete (board, &control, solution, &stats);
  search_stats_add (&trial->stats, &stats);

  return end;
}

uint32_t
queens_conflict_set_find (QueensTrial        *trial,
                          QueensConflictSize *size)
{
  Hitting hitting = { 0 };
  uint32_t conflict = find_minimal (trial, size);
  uint32_t chosen = 0;

  while (hitting.n_sets < MAX_SETS
         && hit_all (&hitting, __builtin_popcount (chosen), &chosen))
    {
      QueensBoard board = get_board (trial, chosen);
      QueensSolution solution;
      SearchEnd end;

      if (__builtin_popcount (chosen) == __builtin_popcount (conflict))
        {
          *size = QUEENS_CONFLICT_SMALLEST;
          return conflict;
        }

      end = queens_trial_complete (trial, &board, SHARE, &solution);

      if (end == SEARCH_EXHAUSTED)
        {
          *size = QUEENS_CONFLICT_SMALLEST;
          return chosen;
        }

      if (end != SEARCH_LIMITED)
        break;

      hitting.set[hitting.n_sets++] = trial_rest (trial, chosen, &solution);
    }

  return conflict;
}

int
queens_conflict_set_remedy (QueensTrial *trial,
                            uint32_t     conflict,
                            bool        *helps)
{
  const QueensBoard fixed = get_board (trial, 0);
  QueensSolution solution;

  *helps = false;
  conflict &= trial->movable;

  for (uint32_t rest = conflict; rest != 0; rest &= rest - 1)
    {
      QueensBoard others = get_board (trial, trial->movable & ~(rest & -rest));

      *helps = queens_trial_complete (trial, &others, SHARE, &solution) == SEARCH_LIMITED;

      if (*helps)
        return __builtin_ctz (rest);
    }

  if (queens_trial_complete (trial, &fixed, SHARE, &solution) == SEARCH_LIMITED)
    {
      const uint32_t rest = trial_rest (trial, 0, &solution) & conflict;

      conflict = rest != 0 ? rest : conflict;
    }

  return conflict != 0 ? __builtin_ctz (conflict) : -1;
}
