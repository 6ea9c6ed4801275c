/* What libnine-queens-solver does, in one program. It reads sudokus in any common format from
 * standard input and prints of each: its solution, how many solutions it has (2 stands for more),
 * and if it has one, its level, its score, and the technique and the code of the next step. Then it
 * makes an easy sudoku, counts eight queens, lists the first three solutions, and completes a board
 * with queens on two squares.
 *
 *     cc example.c $(pkg-config --cflags --libs nine-queens-solver) -o example
 *     ./example < sudokus.txt
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include <solver/queens/queens.h>
#include <solver/queens/text/queens-text.h>
#include <solver/sudoku/generate/sudoku-generate.h>
#include <solver/sudoku/logic/sudoku-grade.h>
#include <solver/sudoku/logic/sudoku-hint-order.h>
#include <solver/sudoku/text/sudoku-text.h>

enum { MOST_TEXT = 1 << 20 };

/* A hint is a fact: a program finds its own words for it. */
static void
print_hint (const SudokuGrid *givens)
{
  const SudokuTechniques techniques = sudoku_techniques_in_path ();
  SudokuPosition position;
  SudokuHint hint;

  sudoku_position_init (&position, givens, NULL);
  sudoku_position_prove (&position, NULL);
  if (sudoku_hint_order_first (&position, &techniques, sudoku_cells_none (), NULL, &hint))
    printf ("\t%s\t%s", sudoku_technique[hint.technique].name,
            sudoku_technique[hint.technique].code);
}

static void
solve_sudoku (const SudokuGrid *givens)
{
  SudokuAnswer answer;
  SudokuGrade grade;
  char line[SUDOKU_CELLS + 1];

  sudoku_solve (givens, 2, NULL, &answer);
  sudoku_write_line (answer.stats.n_solutions > 0 ? &answer.solution : givens, line);
  printf ("%s\t%" PRIu64, line, answer.stats.n_solutions);

  if (answer.end == SEARCH_EXHAUSTED && answer.stats.n_solutions == 1)
    {
      sudoku_grade_puzzle (givens, NULL, NULL, &grade);
      printf ("\t%s\t%" PRIu32, sudoku_level_name (grade.level), grade.score);
      print_hint (givens);
    }
  putchar ('\n');
}

/* An error is a fact as well, with its place. */
static void
solve_text (const char *text,
            size_t      length)
{
  SudokuReader reader;
  SudokuText puzzle;
  TextError error;
  SudokuRead what;

  sudoku_reader_init (&reader, text, length);
  while ((what = sudoku_reader_next (&reader, &puzzle, &error)) != SUDOKU_READ_END)
    if (what == SUDOKU_READ_PUZZLE)
      solve_sudoku (&puzzle.givens);
    else
      fprintf (stderr, "line %d: problem %d\n", error.line, error.problem);
}

static void
make_sudoku (void)
{
  SudokuSpec spec = { .technique = -1, .seed = 1 };
  SudokuGrid puzzle;
  SearchStats stats;
  char line[SUDOKU_CELLS + 1];

  sudoku_spec_set_level (&spec, "easy");
  if (sudoku_generate (&spec, 0, 1, NULL, &puzzle, &stats) != SEARCH_EXHAUSTED)
    return;

  sudoku_write_line (&puzzle, line);
  puts (line);
}

static bool
print_queens (const QueensSolution *solution,
              void                 *data)
{
  char text[QUEENS_TEXT_SIZE];

  queens_text_write (solution, QUEENS_TEXT_PERMUTATION, 1, text, sizeof text);
  fputs (text, stdout);

  return true;
}

static void
solve_queens (void)
{
  QueensBoard board = queens_board_empty (8);
  QueensSolution solution;
  SearchStats stats;

  queens_count (&board, NULL, &stats);
  printf ("%" PRIu64 "\n", stats.n_solutions);

  queens_each (&board, 3, print_queens, NULL, NULL, &stats);

  /* Rows and columns count from 0; a row is a mask of its columns. */
  board.row[0] = 1 << 0;
  board.row[3] = 1 << 2;
  queens_complete (&board, NULL, &solution, &stats);
  if (stats.n_solutions > 0)
    print_queens (&solution, NULL);
}

int
main (void)
{
  char *text = malloc (MOST_TEXT);

  if (text == NULL)
    return EXIT_FAILURE;
  solve_text (text, fread (text, 1, MOST_TEXT, stdin));
  make_sudoku ();
  solve_queens ();
  free (text);

  return EXIT_SUCCESS;
}
