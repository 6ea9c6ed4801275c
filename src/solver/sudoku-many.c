/* Many sudoku: which kernel solves them, and the one that takes one after the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku-lanes.h"

#include <stdlib.h>
#include <string.h>

/* The control of one puzzle among many: what `proceed` is told is the tally of all so far. */
typedef struct
{
  const SearchControl *control;
  SearchTally          before;
} ManyControl;

static bool
many_proceed (const SearchTally *tally,
              void              *data)
{
  const ManyControl *many = data;
  SearchTally sum = many->before;

  search_tally_add (&sum, tally);

  return search_proceeds (many->control, &sum);
}

static void
solve_one_by_one (const SudokuGrid    *givens,
                  size_t               n_puzzles,
                  uint64_t             limit,
                  const SearchControl *control,
                  SudokuAnswer        *answers)
{
  ManyControl many = { control, { 0 } };
  SearchControl one = { many_proceed, &many };
  bool stopped = false;

  for (size_t i = 0; i < n_puzzles; i++)
    {
      if (stopped)
        {
          answers[i] = (SudokuAnswer) { .end = SEARCH_STOPPED };
          continue;
        }

      sudoku_solve (&givens[i], limit, &one, &answers[i]);
      search_tally_add (&many.before, &answers[i].tally);
      stopped = answers[i].end == SEARCH_STOPPED;
    }
}

typedef struct
{
  const char       *name;
  bool            (*runs) (void);     /* on this processor */
  SudokuLanesSolve *solve;
} Kernel;

static bool
runs_anywhere (void)
{
  return true;
}

#ifdef __x86_64__
static bool
runs_with_avx2 (void)
{
  return __builtin_cpu_supports ("avx2") && __builtin_cpu_supports ("bmi") &&
         __builtin_cpu_supports ("bmi2") && __builtin_cpu_supports ("popcnt");
}

static bool
runs_with_avx512 (void)
{
  return runs_with_avx2 () &&
         __builtin_cpu_supports ("avx512f") && __builtin_cpu_supports ("avx512bw") &&
         __builtin_cpu_supports ("avx512dq") && __builtin_cpu_supports ("avx512vl");
}
#endif

/* The fastest first. */
static const Kernel kernels[] =
{
#ifdef __x86_64__
  { "avx512", runs_with_avx512, sudoku_lanes_16 },
  { "avx2", runs_with_avx2, sudoku_lanes_8 },
  { "sse2", runs_anywhere, sudoku_lanes_4 },
#else
  { "vector", runs_anywhere, sudoku_lanes_4 },
#endif
  { "scalar", runs_anywhere, solve_one_by_one },
};

enum { N_KERNELS = sizeof kernels / sizeof kernels[0] };

/* The kernel that the environment asks for, or NULL. */
static const Kernel *
forced_kernel (void)
{
  const char *name = getenv ("NINE_QUEENS_KERNEL");

  for (int i = 0; name != NULL && i < N_KERNELS; i++)
    if (strcmp (name, kernels[i].name) == 0 && kernels[i].runs ())
      return &kernels[i];

  return NULL;
}

static const Kernel *
fastest_kernel (void)
{
  const Kernel *kernel = kernels;

  while (!kernel->runs ())
    kernel++;

  return kernel;
}

void
sudoku_solve_many (const SudokuGrid    *givens,
                   size_t               n_puzzles,
                   uint64_t             limit,
                   const SearchControl *control,
                   SudokuAnswer        *answers)
{
  const Kernel *kernel = forced_kernel ();

  /* With a puzzle alone the lanes would wait for one of them, unless they share it. */
  if (kernel == NULL)
    kernel = n_puzzles == 1 && limit != 0 ? &kernels[N_KERNELS - 1] : fastest_kernel ();

  kernel->solve (givens, n_puzzles, limit, control, answers);
}

const char *
sudoku_kernel (void)
{
  const Kernel *kernel = forced_kernel ();

  return kernel == NULL ? fastest_kernel ()->name : kernel->name;
}
