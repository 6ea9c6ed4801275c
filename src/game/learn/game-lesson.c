/* Lessons: the search of a page, brought to its place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/learn/game-lesson.h"

#include <string.h>

#include "game/search/game-methods.h"

/* The sudoku of the tutorials, and the best known sum. */
static const char sudoku[] = "53..7....6..195....98....6.8...6...34..8.3..17...2...6."
                             "6....28....419..5....8..79";
static const char words[] = "SEND + MORE = MONEY";

int
game_lessons_count (void)
{
  int n_lessons = 0;

  while (game_lessons[n_lessons].title != NULL)
    n_lessons++;

  return n_lessons;
}

int
game_lesson_n_pages (const GameLesson *lesson)
{
  int n_pages = 0;

  while (lesson->pages[n_pages].text != NULL)
    n_pages++;

  return n_pages;
}

static GameState
make_sudoku (void)
{
  SudokuGrid grid = { 0 };

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    grid.digit[cell] = sudoku[cell] == '.' ? 0 : sudoku[cell] - '0';

  return game_state_new_sudoku (&grid);
}

void
game_lesson_scene_method (const GameLessonScene *scene,
                          GameMethod            *method)
{
  TextError error;

  *method = (GameMethod) {
    .order = scene->order,
    .stops_at_first = scene->stops_at_first,
    .reads_givens = scene->reads_givens,
    .tells_skips = scene->tells_skips,
  };

  switch (scene->board)
    {
    case GAME_LESSON_SUDOKU:
      method->puzzle = make_sudoku ();
      break;

    case GAME_LESSON_WORDS:
      method->puzzle = game_state_new_queens (WORDS_DIGITS);
      words_read (words, strlen (words), &method->words, &error);
      method->method = game_methods_find (GAME_SEARCH_WORDS, scene->method);
      return;

    case GAME_LESSON_QUEENS:
    default:
      method->puzzle = game_state_new_queens (scene->n);
    }

  method->method = game_methods_find (game_method_search (method), scene->method);
}

static void
begin (GameLessonStage *stage)
{
  stage->has_event = false;
  game_lesson_scene_method (&stage->scene, &stage->method);
  game_search_init (&stage->search, &stage->method);

  for (uint64_t i = 0; i < stage->scene.position && game_lesson_stage_next (stage); i++)
    ;
}

void
game_lesson_stage_init (GameLessonStage  *stage,
                        const GameLesson *lesson,
                        int               page)
{
  int at = page;

  while (at > 0 && lesson->pages[at].scene.method == NULL)
    at--;

  memset (stage, 0, sizeof *stage);
  stage->task = &lesson->pages[page].task;
  stage->scene = lesson->pages[at].scene;
  begin (stage);
}

void
game_lesson_stage_set_n (GameLessonStage *stage,
                         int              n)
{
  stage->scene.n = n;
  stage->scene.position = 0;
  begin (stage);
}

bool
game_lesson_stage_next (GameLessonStage *stage)
{
  if (!game_search_next (&stage->search, &stage->event))
    return false;

  stage->has_event = true;

  return true;
}

void
game_lesson_stage_code (const GameLessonStage *stage,
                        GameCode              *code)
{
  game_code_init (code, &stage->search, GAME_CODE_PSEUDO, stage->scene.first);
}
