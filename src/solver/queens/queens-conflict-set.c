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

static bool
probe_should_continue (const SearchStats *stats,
                       void              *data)
{
  QueensProbe *probe = data;
  SearchStats sum = probe->stats;

  search_stats_add (&sum, stats);
  probe->stopped = probe->stopped || !search_should_continue (probe->control, &sum);

  return !probe->stopped && sum.n_nodes < probe->limit;
}

/* Grows the set `kept`, which goes with `solution`, as far as it goes, and returns the others. */
static uint32_t
probe_rest (QueensProbe    *probe,
            uint32_t        kept,
            QueensSolution *solution)
{
  uint32_t untried = probe->movable & ~kept;

  while (true)
    {
      QueensBoard board;
      uint32_t row;

      for (uint32_t rest = untried; rest != 0; rest &= rest - 1)
        if (queens_board_has (&probe->queens, __builtin_ctz (rest),
                              solution->column[__builtin_ctz (rest)]))
          kept |= rest & -rest;

      untried &= ~kept;

      do
        {
          if (untried == 0)
            return probe->movable & ~kept;

          row = untried & -untried;
          untried &= ~row;
          board = queens_probe_board (probe, kept | row);
        }
      while (queens_probe_complete (probe, &board, SHARE, solution) != SEARCH_LIMITED);

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
find_minimal (QueensProbe        *probe,
              QueensConflictSize *size)
{
  uint32_t conflict = probe->movable;

  *size = QUEENS_CONFLICT_MINIMAL;

  for (uint32_t rest = conflict; rest != 0; rest &= rest - 1)
    {
      const uint32_t fewer = conflict & ~(rest & -rest);
      QueensBoard board = queens_probe_board (probe, fewer);
      QueensSolution solution;

      switch (queens_probe_complete (probe, &board, SHARE, &solution))
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
queens_probe_init (QueensProbe         *probe,
                   const QueensBoard   *queens,
                   const QueensBoard   *fixed,
                   const SearchControl *control)
{
  *probe = (QueensProbe) { .queens = *queens, .control = control };

  for (int row = 0; row < queens->n; row++)
    {
      if ((queens->row[row] & fixed->row[row]) != 0)
        probe->fixed |= UINT32_C (1) << row;
      else if (queens->row[row] != 0)
        probe->movable |= UINT32_C (1) << row;
    }
}

SearchEnd
queens_probe_complete (QueensProbe       *probe,
                       const QueensBoard *board,
                       uint64_t           n_nodes,
                       QueensSolution    *solution)
{
  const SearchControl control = { probe_should_continue, probe };
  SearchStats stats;
  SearchEnd end;

  if (probe->stopped || probe->stats.n_nodes >= QUEENS_HINT_NODES)
    return SEARCH_STOPPED;

  probe->limit = probe->stats.n_nodes + n_nodes;
  if (probe->limit > QUEENS_HINT_NODES)
    probe->limit = QUEENS_HINT_NODES;

  end = queens_complete (board, &control, solution, &stats);
  search_stats_add (&probe->stats, &stats);

  return end;
}

QueensBoard
queens_probe_board (const QueensProbe *probe,
                    uint32_t           rows)
{
  QueensBoard board = queens_board_empty (probe->queens.n);

  for (rows |= probe->fixed; rows != 0; rows &= rows - 1)
    board.row[__builtin_ctz (rows)] = probe->queens.row[__builtin_ctz (rows)];

  return board;
}

uint32_t
queens_conflict_set_find (QueensProbe        *probe,
                          QueensConflictSize *size)
{
  Hitting hitting = { 0 };
  uint32_t conflict = find_minimal (probe, size);
  uint32_t chosen = 0;

  while (hitting.n_sets < MAX_SETS
         && hit_all (&hitting, __builtin_popcount (chosen), &chosen))
    {
      QueensBoard board = queens_probe_board (probe, chosen);
      QueensSolution solution;
      SearchEnd end;

      if (__builtin_popcount (chosen) == __builtin_popcount (conflict))
        {
          *size = QUEENS_CONFLICT_SMALLEST;
          return conflict;
        }

      end = queens_probe_complete (probe, &board, SHARE, &solution);

      if (end == SEARCH_EXHAUSTED)
        {
          *size = QUEENS_CONFLICT_SMALLEST;
          return chosen;
        }

      if (end != SEARCH_LIMITED)
        break;

      hitting.set[hitting.n_sets++] = probe_rest (probe, chosen, &solution);
    }

  return conflict;
}

int
queens_conflict_set_remedy (QueensProbe *probe,
                            uint32_t     conflict,
                            bool        *helps)
{
  const QueensBoard fixed = queens_probe_board (probe, 0);
  QueensSolution solution;

  *helps = false;
  conflict &= probe->movable;

  for (uint32_t rest = conflict; rest != 0; rest &= rest - 1)
    {
      QueensBoard others = queens_probe_board (probe, probe->movable & ~(rest & -rest));

      *helps = queens_probe_complete (probe, &others, SHARE, &solution) == SEARCH_LIMITED;

      if (*helps)
        return __builtin_ctz (rest);
    }

  if (queens_probe_complete (probe, &fixed, SHARE, &solution) == SEARCH_LIMITED)
    {
      const uint32_t rest = probe_rest (probe, 0, &solution) & conflict;

      conflict = rest != 0 ? rest : conflict;
    }

  return conflict != 0 ? __builtin_ctz (conflict) : -1;
}
