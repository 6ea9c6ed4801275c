/* Many sudoku: the choice of the kernel, and the kernel that solves one after the other.
 *
 * Thousand puzzles a second, first solution / proof that it is the only one, on one core of an AMD
 * EPYC (Zen 4) at 3.6 GHz beside other work, GCC 12, batches of 4,000, medians of five runs:
 *
 *                        17 clues        33 clues        top1465      hardest (above 11)
 *     avx512            2,800 / 2,440   5,880 / 5,910     842 / 514   164 / 90
 *     avx2              2,290 / 2,070   5,050 / 5,110     688 / 428   138 / 75
 *     sse2              1,290 / 1,140   3,060 / 3,110     360 / 219    71 / 38
 *     scalar              474 / 441     1,150 / 1,150     163 / 103    36 / 20
 *     taught: propagate    29 / 23         73 / 71        7.6 / 4.7   2.3 / 1.2
 *
 * An easy puzzle needs 4 passes of propagation, a hard one 6.4 for each choice; a pass with AVX-512
 * takes 16 ns a puzzle. meson test --benchmark -v makes such a table.
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

/* Questions have no scalar search: for KERNEL_SCALAR, too, they are searched in four lanes. */
static const struct
{
  SudokuLanesSolve *solve;
  SudokuLanesAsk   *ask;
} solvers[N_KERNELS] = {
  [KERNEL_SCALAR] = { solve_one_by_one, sudoku_lanes_ask_4 },
  [KERNEL_NARROW] = { sudoku_lanes_solve_4, sudoku_lanes_ask_4 },
#ifdef __x86_64__
  [KERNEL_AVX2] = { sudoku_lanes_solve_8, sudoku_lanes_ask_8 },
  [KERNEL_AVX512] = { sudoku_lanes_solve_16, sudoku_lanes_ask_16 },
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

  solvers[kernel].solve (givens, n_puzzles, limit, control, answers);
}

void
sudoku_ask_many (SudokuNextQuestion *next,
                 void               *data)
{
  solvers[kernel_choose ()].ask (next, data);
}

static SudokuQuestion *
take_question (SudokuQuestion *answered,
               void           *data)
{
  SudokuQuestion **only = data;
  SudokuQuestion *question = *only;

  *only = NULL;

  return question;
}

void
sudoku_ask (SudokuQuestion *question)
{
  sudoku_ask_many (take_question, &question);
}

const char *
sudoku_kernel (void)
{
  return kernel_name (kernel_choose ());
}
