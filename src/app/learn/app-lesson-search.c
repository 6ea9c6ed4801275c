/* The search of a lesson: which it is, how the board shows it, and what is told of it before the
 * task is done.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/learn/app-lesson-card-private.h"

#include <glib/gi18n-lib.h>

#include "app/learn/app-lesson-scene.h"
#include "game/text/game-text.h"

enum
{
  BOARD_HEIGHT = 190,           /* of a task that is done on the board: text and prompt */
  FIELD_HEIGHT = 240,           /* with the first field, or the beginning of a view */
  CODE_HEIGHT = 330,            /* with all lines of code */
};

const GameLesson *
app_lesson_card_get_lesson (AppLessonCard *self)
{
  return &game_lessons[self->lesson];
}

bool
app_lesson_card_wants_squares (AppLessonCard *self)
{
  return self->stage.task->kind == GAME_TASK_FREE_SQUARES
         || self->stage.task->kind == GAME_TASK_LOST_MARK;
}

bool
app_lesson_card_wants_queen (AppLessonCard *self)
{
  return self->stage.task->kind == GAME_TASK_CLOSING_QUEEN
         || self->stage.task->kind == GAME_TASK_LOST_OWNER;
}

const GameMethod *
app_lesson_card_get_method (AppLessonCard *self)
{
  g_return_val_if_fail (APP_IS_LESSON_CARD (self), NULL);

  return &self->stage.method;
}

uint64_t
app_lesson_card_get_position (AppLessonCard *self)
{
  g_return_val_if_fail (APP_IS_LESSON_CARD (self), 0);

  return game_search_n_events (&self->stage.search);
}

/* A board is that which is shown; all other tasks are about the place of the page, wherever the
 * user plays. */
void
app_lesson_card_follow (AppLessonCard *self,
                        GamePlayback  *playback)
{
  const SearchEvent *event = game_playback_get_event (playback);

  g_return_if_fail (APP_IS_LESSON_CARD (self));

  self->is_there = self->stage.task->kind == GAME_TASK_WRONG_BOARD
                   || game_playable_get_position (GAME_PLAYABLE (playback))
                      == game_search_n_events (&self->stage.search);
  if (self->stage.task->kind != GAME_TASK_WRONG_BOARD)
    return;

  self->stage.search = *game_playback_get_search (playback);
  self->stage.has_event = event != NULL;
  if (event != NULL)
    self->stage.event = *event;
}

void
app_lesson_card_add_scene (AppLessonCard *self,
                           PaintScene    *scene)
{
  g_return_if_fail (APP_IS_LESSON_CARD (self));

  scene->has_corner = false;
  if (scene->size != self->stage.scene.n || self->stage.scene.board != GAME_LESSON_QUEENS)
    return;

  app_lesson_scene_add (scene, &(AppLessonMarks) {
    .stage = &self->stage,
    .answer = &self->answer,
    .is_there = self->is_there,
    .is_right = self->state == STATE_RIGHT,
    .has_queen = self->has_queen && app_lesson_card_wants_queen (self),
    .row_typed = self->row_typed,
    .refused = self->refused,
  });
}

/* The queen of the task on this page, or on the next one about the same place: the sentence on that
 * says which. */
static bool
app_lesson_card_hides_queen (AppLessonCard *self)
{
  const GameLessonPage *next = &app_lesson_card_get_lesson (self)->pages[self->page + 1];

  return app_lesson_card_wants_queen (self)
         || (self->is_there && next->scene.method == NULL
             && next->task.kind == GAME_TASK_CLOSING_QUEEN);
}

char *
app_lesson_card_dup_sentence (AppLessonCard *self)
{
  const GameTaskKind kind = self->stage.task->kind;
  const bool is_board = self->stage.has_event && self->stage.event.kind == SEARCH_SOLUTION;
  g_autofree char *number = NULL;

  g_return_val_if_fail (APP_IS_LESSON_CARD (self), NULL);

  /* Nothing in the search is asked about. */
  if (kind == GAME_TASK_ORDER || kind == GAME_TASK_CANDIDATES || kind == GAME_TASK_OUTPUT)
    return g_strdup ("");
  if (self->state == STATE_RIGHT)
    return NULL;
  if (app_lesson_card_hides_queen (self) || kind == GAME_TASK_LOST_MARK)
    return g_strdup ("");
  if (kind != GAME_TASK_WRONG_BOARD)
    return NULL;

  number = game_text_number (game_search_stats (&self->stage.search)->n_solutions);

  /* Translators: %s is the number of a board that a program reports, rightly or not. */
  return is_board ? g_strdup_printf (_("The program reports board %s."), number) : g_strdup ("");
}

const char *
app_lesson_card_get_view (AppLessonCard *self)
{
  g_return_val_if_fail (APP_IS_LESSON_CARD (self), NULL);

  return self->stage.task->kind == GAME_TASK_NONE || self->stage.task->keeps_view
         ? self->stage.scene.view : NULL;
}

int
app_lesson_card_get_first (AppLessonCard *self)
{
  g_return_val_if_fail (APP_IS_LESSON_CARD (self), 1);

  return self->stage.scene.first;
}

bool
app_lesson_card_is_on_board (AppLessonCard *self)
{
  g_return_val_if_fail (APP_IS_LESSON_CARD (self), false);

  return self->stage.task->kind == GAME_TASK_MOVES || app_lesson_card_wants_squares (self)
         || app_lesson_card_wants_queen (self);
}

int
app_lesson_card_get_least_height (AppLessonCard *self)
{
  const char *view = app_lesson_card_get_view (self);
  const GameTaskKind kind = self->stage.task->kind;

  if (kind == GAME_TASK_ORDER || kind == GAME_TASK_NEXT_LINE)
    return CODE_HEIGHT;

  return app_lesson_card_is_on_board (self) || g_strcmp0 (view, "tree") == 0
         || kind == GAME_TASK_WRONG_BOARD ? BOARD_HEIGHT : FIELD_HEIGHT;
}

bool
app_lesson_card_is_played (AppLessonCard *self)
{
  const GameTask *task = self->stage.task;

  g_return_val_if_fail (APP_IS_LESSON_CARD (self), false);

  return task->kind == GAME_TASK_NONE || task->kind == GAME_TASK_WRONG_BOARD
         || task->fields[0].fact == GAME_FACT_QUEEN || app_lesson_card_wants_counters (self);
}

bool
app_lesson_card_wants_counters (AppLessonCard *self)
{
  const GameFact fact = self->stage.task->fields[0].fact;

  g_return_val_if_fail (APP_IS_LESSON_CARD (self), false);

  return fact >= GAME_FACT_PLACED && fact <= GAME_FACT_AT_LEVEL;
}

bool
app_lesson_card_is_guessed (AppLessonCard *self)
{
  g_return_val_if_fail (APP_IS_LESSON_CARD (self), false);

  return self->stage.task->kind == GAME_TASK_GUESS && self->state != STATE_RIGHT;
}
