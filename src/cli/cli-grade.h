/* What the two halves of nine-queens-cli grade share: sudokus (cli-grade.c), and boards of queens
 * (cli-grade-boards.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/cli-batch.h"
#include "solver/sudoku/logic/sudoku-grade.h"
#include "solver/sudoku/rating/sudoku-rating.h"

typedef enum
{
  CLI_SORT_NONE,
  CLI_SORT_LEVEL,               /* and by score within a level */
  CLI_SORT_SCORE,
  CLI_SORT_RATING,
} CliSortKey;

typedef struct
{
  SudokuTechniques wanted;
  gboolean         path;
  gboolean         rating;

  /* Which puzzles are printed, and in which order. */
  int              level;       /* -1: any */
  int              min_rating;
  int              max_rating;
  bool             filters;     /* by rating */
  CliSortKey       sort;

  const CliRows   *rows;
  CliRows          steps;       /* of a path */
} CliGrade;

/* A puzzle that is graded, or cannot be. */
typedef struct
{
  const char   *puzzle;         /* its line */
  const char   *level_name;
  int           level;          /* -1: it has none */
  int64_t       score;          /* likewise */
  const char   *technique;      /* NULL: none */
  SudokuRating  rating;         /* an `er` of -1: none, or nobody asks */
  const char   *steps;          /* of its path, as rows; NULL: none */
} CliGraded;

/* Adds the row of a puzzle to the batch, or, where nobody wants it, nothing. */
void cli_grade_put         (CliBatch        *batch,
                            int              puzzle,
                            const CliGrade  *self,
                            const CliGraded *graded);

/* The same for a puzzle that has no grade because it has not one solution, which is bad data. */
void cli_grade_refuse      (CliBatch        *batch,
                            int              puzzle,
                            const CliGrade  *self,
                            const char      *line,
                            uint64_t         n_solutions);

/* Begins the row of a step, the rating or -1 first. */
CliRow cli_grade_begin_step
                           (const CliGrade  *self,
                            GString         *steps,
                            int              rating);

/* Grades a position with one solution. */
void cli_grade_position    (CliBatch             *batch,
                            int                   puzzle,
                            const CliGrade       *self,
                            const char           *line,
                            const SudokuPosition *position);

/* Answers for boards; `data` is a CliGrade. */
void cli_grade_boards      (CliBatch        *batch,
                            gpointer         data);
