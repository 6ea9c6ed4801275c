/* Answers to the tasks of lessons, checked by the engine that plays the search.
 *
 * Nothing here is remembered: whether an answer is right is a fact about the stage.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/learn/game-lesson.h"

/* What a learner answers; which of these are read depends on the task. A plain value. Rows, columns
 * and lines count from 0. */
typedef struct
{
  uint64_t    numbers[GAME_TASK_FIELDS_MAX];
  QueensBoard squares;                  /* all marked ones */
  uint16_t    digits;                   /* bit d: digit d */
  bool        is_back;                  /* of GAME_TASK_MOVES: the last queen is taken back */
  int         row;                      /* the square of a move, or of a queen */
  int         column;
  int         lines[GAME_TASK_LINES_MAX];   /* of GAME_TASK_ORDER: which line stands where; of
                                             * GAME_TASK_NEXT_LINE the first */
  const char *text;                     /* of GAME_TASK_OUTPUT; lent */
} GameAnswer;

/* How many fields a task has. */
int   game_task_n_fields  (const GameTask        *task);

/* Whether the answer is right. `reason` gets a sentence or two that say why it is or is not,
 * translated, to be freed. */
bool  game_task_check     (const GameLessonStage *stage,
                           const GameAnswer      *answer,
                           char                 **reason);

/* The right answer, for a learner who wants to see it. Returns false for a task without one:
 * GAME_TASK_OUTPUT, and GAME_TASK_WRONG_BOARD, where the stage has to go on. */
bool  game_task_solve     (const GameLessonStage *stage,
                           GameAnswer            *answer);

/* The lines of code that a task is about, or the steps: how many there are, and one of them, as it
 * is shown. */
int   game_task_n_lines   (const GameLessonStage *stage);
char *game_task_dup_line  (const GameLessonStage *stage,
                           int                    line);

/* The lines of a GAME_TASK_ORDER in the order in which they are first shown, which is the same each
 * time and not the right one. Returns how many there are. */
int   game_task_shuffle   (const GameLessonStage *stage,
                           int                    lines[GAME_TASK_LINES_MAX]);

/* A mark that is lost: its square, the queen whose it was, and the one that took it along when it
 * was taken back. */
typedef struct
{
  int row, column;
  int owner_row, owner_column;
  int undone_row, undone_column;
} GameLoss;

enum { GAME_LOSSES_MAX = 8 };

/* The lost marks that a task is about, GAME_TASK_WRONG_BOARD, GAME_TASK_LOST_MARK or
 * GAME_TASK_LOST_OWNER, from the top: with the first two queens that attack each other, the square
 * of the later one. Returns how many there are. */
int   game_task_find_losses (const GameLessonStage *stage,
                             GameLoss               losses[GAME_LOSSES_MAX]);

/* GAME_TASK_MOVES: takes the stage to the next move of the search, a placement or a taking back.
 * Returns false where it comes to a solution, or its end, first: the task is done. */
bool  game_task_next_move (GameLessonStage       *stage);

/* How many moves there are to the first solution, and how many of these are made. */
void  game_task_count_moves (const GameLessonStage *stage,
                             int                   *n_made,
                             int                   *n_moves);
