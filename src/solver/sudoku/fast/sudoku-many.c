/* Many sudoku: which kernel solves them, and the one that takes one after the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/kernel.h"
#include "solver/sudoku/fast/sudoku-lanes.h"

/* The control of one puzzle among many: passes on the statistics of all puzzles so far. */
typedef struct
{
  const SearchControl *control;
  SearchStats          before;
} ManyControl;

static bool
many_should_continue (const SearchStats *stats,
                      void              *data)
{
  const ManyControl *many = data;
  SearchStats sum = many->before;

  search_stats_add (&sum, stats);

  return search_should_continue (many->control, &sum);
}

static void
solve_one_by_one (const SudokuGrid    *givens,
                  size_t               n_puzzles,
                  uint64_t             limit,
                  const SearchControl *control,
                  SudokuAnswer        *answers)
{
  ManyControl many = { control, { 0 } };
  SearchControl one = { many_should_continue, &many };
  bool stopped = false;

  for (size_t i = 0; i < n_puzzles; i++)
    {
      if (stopped)
        {
          answers[i] = (SudokuAnswer) { .end = SEARCH_STOPPED };
          continue;
        }

      sudoku_solve (&givens[i], limit, &one, &answers[i]);
      search_stats_add (&many.before, &answers[i].stats);
      stopped = answers[i].end == SEARCH_STOPPED;
    }
}

static SudokuLanesSolve *const solvers[N_KERNELS] =
{
  [KERNEL_SCALAR] = solve_one_by_one,
  [KERNEL_NARROW] = sudoku_lanes_4,
#ifdef __x86_64__
  [KERNEL_AVX2] = sudoku_lanes_8,
  [KERNEL_AVX512] = sudoku_lanes_16,
#endif
};

void
sudoku_solve_many (const SudokuGrid    *givens,
                   size_t               n_puzzles,
                   uint64_t             limit,
                   const SearchControl *control,
                   SudokuAnswer        *answers)
{
  Kernel kernel;

  /* With a puzzle alone the lanes would wait for one of them, unless they share it. */
  if (!kernel_is_forced (&kernel))
    kernel = n_puzzles == 1 && limit != 0 ? KERNEL_SCALAR : kernel_choose ();

  solvers[kernel] (givens, n_puzzles, limit, control, answers);
}

const char *
sudoku_kernel (void)
{
  return kernel_name (kernel_choose ());
}
