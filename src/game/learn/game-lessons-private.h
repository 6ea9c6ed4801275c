/* The pages of the lessons.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/learn/game-lesson.h"

/* The queen and the search: game-lessons-back.c. */
extern const GameLessonPage game_lesson_queen[];
extern const GameLessonPage game_lesson_numbers[];
extern const GameLessonPage game_lesson_search[];
extern const GameLessonPage game_lesson_tree[];
extern const GameLessonPage game_lesson_code[];

/* What a search remembers: game-lessons-memory.c. */
extern const GameLessonPage game_lesson_memory[];
extern const GameLessonPage game_lesson_diagonals[];
extern const GameLessonPage game_lesson_undo[];
extern const GameLessonPage game_lesson_columns[];
extern const GameLessonPage game_lesson_blame[];

/* Other puzzles, and the judge: game-lessons-more.c. */
extern const GameLessonPage game_lesson_sudoku[];
extern const GameLessonPage game_lesson_tightest[];
extern const GameLessonPage game_lesson_judge[];
extern const GameLessonPage game_lesson_words[];
