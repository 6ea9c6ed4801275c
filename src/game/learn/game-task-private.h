/* What the files of game-task share: each checks some kinds of tasks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/learn/game-task.h"

/* The number of a field. */
uint64_t game_task_compute        (const GameLessonStage *stage,
                                   const GameTaskField   *field);

/* Checks of one kind; as game_task_check (). */
bool     game_task_check_numbers  (const GameLessonStage *stage,
                                   const GameAnswer      *answer,
                                   char                 **reason);
bool     game_task_check_guess    (const GameLessonStage *stage,
                                   const GameAnswer      *answer,
                                   char                 **reason);
bool     game_task_check_free     (const GameLessonStage *stage,
                                   const GameAnswer      *answer,
                                   char                 **reason);
bool     game_task_check_lost     (const GameLessonStage *stage,
                                   const GameAnswer      *answer,
                                   char                 **reason);
bool     game_task_check_owner    (const GameLessonStage *stage,
                                   const GameAnswer      *answer,
                                   char                 **reason);
bool     game_task_check_closing  (const GameLessonStage *stage,
                                   const GameAnswer      *answer,
                                   char                 **reason);
bool     game_task_check_board    (const GameLessonStage *stage,
                                   const GameAnswer      *answer,
                                   char                 **reason);
bool     game_task_check_move     (const GameLessonStage *stage,
                                   const GameAnswer      *answer,
                                   char                 **reason);
bool     game_task_check_order    (const GameLessonStage *stage,
                                   const GameAnswer      *answer,
                                   char                 **reason);
bool     game_task_check_line     (const GameLessonStage *stage,
                                   const GameAnswer      *answer,
                                   char                 **reason);
bool     game_task_check_digits   (const GameLessonStage *stage,
                                   const GameAnswer      *answer,
                                   char                 **reason);
bool     game_task_check_output   (const GameLessonStage *stage,
                                   const GameAnswer      *answer,
                                   char                 **reason);

/* The squares that the queens on the board leave free. */
void     game_task_find_free      (const GameLessonStage *stage,
                                   QueensBoard           *squares);

/* The squares whose mark is lost. */
void     game_task_find_lost      (const GameLessonStage *stage,
                                   QueensBoard           *squares);

/* The queen that must move, or whose mark was lost, and the next move. They return false where
 * there is none. */
bool     game_task_find_closing   (const GameLessonStage *stage,
                                   GameAnswer            *answer);
bool     game_task_find_owner     (const GameLessonStage *stage,
                                   GameAnswer            *answer);
bool     game_task_find_move      (const GameLessonStage *stage,
                                   GameAnswer            *answer);

/* The line that runs next, or -1; the digits that fit into the cell. */
int      game_task_find_line      (const GameLessonStage *stage);
uint16_t game_task_find_digits    (const GameLessonStage *stage);
