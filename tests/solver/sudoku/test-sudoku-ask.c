/* Questions of the generator: every kernel answers them as sudoku_each () does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/sudoku-ask.h"

#include <string.h>

#include "support/solver/sudoku-kernels.h"
#include "support/solver/sudoku-samples.h"

enum { N_QUESTIONS = 60 };

/* The solutions of a puzzle that has lost a candidate. */
typedef struct
{
  int          cell, digit;     /* 0: none is lost */
  uint64_t     n_others;
  SudokuGrid   other;           /* the last one; the first one if no candidate is lost */
  SudokuPlanes candidates;      /* of the question */
} Others;

static bool
count_others (const SudokuGrid *solution,
              void             *data)
{
  Others *self = data;

  if (solution->digit[self->cell] != self->digit)
    {
      self->n_others++;
      self->other = *solution;
    }

  return true;
}

static void
set_candidates (SudokuPlanes      planes,
                const SudokuGrid *givens)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
      if (givens->digit[cell] == 0 || givens->digit[cell] == digit)
        planes[digit - 1][cell % SUDOKU_PLANES] |= 1u << cell / SUDOKU_PLANES;
}

/* Draws a question about a puzzle with solutions, and looks for itself which of them it leaves. */
static void
draw_question (SudokuQuestion *question,
               Others         *others)
{
  SudokuGrid givens;
  SearchStats stats;
  SudokuAnswer answer;

  sudoku_random_wide (&givens);
  sudoku_solve (&givens, 1, NULL, &answer);

  *others = (Others) { 0 };
  do
    others->cell = g_test_rand_int_range (0, SUDOKU_CELLS);
  while (givens.digit[others->cell] != 0);
  if (g_test_rand_bit ())
    others->digit = answer.solution.digit[others->cell];
  if (g_test_rand_bit ())
    givens = answer.solution;
  givens.digit[others->cell] = 0;
  sudoku_each (&givens, 0, count_others, others, NULL, &stats);

  if (others->digit == 0)
    {
      sudoku_solve (&givens, 1, NULL, &answer);
      others->other = answer.solution;
    }

  *question = (SudokuQuestion) {
    .limit = g_test_rand_int_range (1, 4),
    .wants_solution = g_test_rand_bit (),
  };
  set_candidates (question->candidates, &givens);
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (givens.digit[cell] != 0 && g_test_rand_int_range (0, 4) > 0)
      question->givens[cell % SUDOKU_PLANES] |= 1u << cell / SUDOKU_PLANES;
  if (others->digit != 0)
    question->candidates[others->digit - 1][others->cell % SUDOKU_PLANES]
      &= ~(1u << others->cell / SUDOKU_PLANES);
  memcpy (others->candidates, question->candidates, sizeof others->candidates);
}

/* Questions that are asked in their order. */
typedef struct
{
  SudokuQuestion question[N_QUESTIONS];
  int            n_asked;
  int            n_answered;
  int            most_open;
} Asker;

/* Now and then there is none for a lane until another is answered. */
static SudokuQuestion *
next_question (SudokuQuestion *answered,
               void           *data)
{
  Asker *asker = data;

  asker->n_answered += answered != NULL;
  if (asker->n_asked == N_QUESTIONS
      || (answered != NULL && asker->n_answered < asker->n_asked
          && g_test_rand_int_range (0, 4) == 0))
    return NULL;

  asker->n_asked++;
  asker->most_open = MAX (asker->most_open, asker->n_asked - asker->n_answered);

  return &asker->question[asker->n_asked - 1];
}

static int
count_lanes (void)
{
  const char *kernel = sudoku_kernel ();

  return g_str_equal (kernel, "avx512") ? 16 : g_str_equal (kernel, "avx2") ? 8 : 4;
}

static void
check_answer (const SudokuQuestion *question,
              const Others         *others)
{
  bool is_known = others->n_others == 1 || (others->digit == 0 && others->n_others > 0);
  SudokuPlanes other = { { 0 } };

  g_assert_cmpuint (question->n_solutions, ==,
                    MIN (others->n_others, (uint64_t) question->limit));

  if (others->n_others == 0 || !question->wants_solution)
    g_assert_cmpmem (question->candidates, sizeof question->candidates,
                     others->candidates, sizeof others->candidates);
  else if (is_known)
    {
      set_candidates (other, &others->other);
      g_assert_cmpmem (question->candidates, sizeof question->candidates, other, sizeof other);
    }
}

/* Each has its own limit, and a digit that a cell may not have. */
static void
check_ask (void)
{
  Asker asker = { .n_asked = 0 };
  Others others[N_QUESTIONS];

  for (int i = 0; i < N_QUESTIONS; i++)
    draw_question (&asker.question[i], &others[i]);
  sudoku_ask_many (next_question, &asker);
  g_assert_cmpint (asker.n_answered, ==, N_QUESTIONS);
  g_assert_cmpint (asker.most_open, ==, count_lanes ());

  for (int i = 0; i < N_QUESTIONS; i++)
    check_answer (&asker.question[i], &others[i]);

  /* There may be none at all. */
  sudoku_ask_many (next_question, &asker);
  g_assert_cmpint (asker.n_answered, ==, N_QUESTIONS);
}

static void
test_ask (void)
{
  sudoku_with_each_kernel (check_ask);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_unsetenv ("NINE_QUEENS_KERNEL");

  g_test_add_func ("/sudoku/ask", test_ask);

  return g_test_run ();
}
