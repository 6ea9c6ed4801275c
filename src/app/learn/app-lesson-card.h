/* A lesson, page by page, in the place of method and views: its words, the task and the answer.
 *
 * The card plays nothing. Signal "scene-changed": the search of get_method () is to be shown at
 * get_position (). Signal "moved": the same search goes to that position. Signal "marked": what
 * add_scene () draws is another. Signal "closed": the user has had enough.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/learn/app-lesson-foot.h"
#include "app/widgets/app-widget.h"
#include "game/learn/game-task.h"
#include "game/watch/game-playback.h"
#include "paint/paint.h"

#define APP_TYPE_LESSON_CARD (app_lesson_card_get_type ())

G_DECLARE_FINAL_TYPE (AppLessonCard, app_lesson_card, APP, LESSON_CARD, AppWidget)

/* Keeps in `settings` how far the user came; `foot`, shown elsewhere, has the buttons. */
void              app_lesson_card_bind          (AppLessonCard   *self,
                                                 GSettings       *settings,
                                                 AppLessonFoot   *foot);

/* Opens a lesson, counted from 0, at the page where the user left it. */
void              app_lesson_card_open          (AppLessonCard   *self,
                                                 int              lesson);

/* What is to be played, and where it begins. */
const GameMethod *app_lesson_card_get_method    (AppLessonCard   *self);
uint64_t          app_lesson_card_get_position  (AppLessonCard   *self);

/* The search has come to another place. */
void              app_lesson_card_follow        (AppLessonCard   *self,
                                                 GamePlayback    *playback);

/* The user has clicked a square of the board; true if the task wanted one. */
bool              app_lesson_card_press_square  (AppLessonCard   *self,
                                                 int              square);

/* Marks the squares of the answer. */
void              app_lesson_card_add_scene     (AppLessonCard   *self,
                                                 PaintScene      *scene);

/* The sentence in place of that on the search, which would give the answer away: it may be empty.
 * NULL where there is no need for one. */
char             *app_lesson_card_dup_sentence  (AppLessonCard   *self);

/* The view of the search that is shown below the card: on pages that are only read and where the
 * task is about it; NULL on others. Static. */
const char       *app_lesson_card_get_view      (AppLessonCard   *self);

/* Whether the user plays the search on this page; elsewhere that would give the answer away, or the
 * learner is the search. */
bool              app_lesson_card_is_played     (AppLessonCard   *self);

/* Whether the task asks for what the counters of the search say: they stand in the place of the
 * sentence then. */
bool              app_lesson_card_wants_counters (AppLessonCard  *self);

/* Whether a guess is asked for, which the length of the search would nearly tell. */
bool              app_lesson_card_is_guessed    (AppLessonCard   *self);

/* Where rows and columns begin to count: with 0 or 1. */
int               app_lesson_card_get_first     (AppLessonCard   *self);

/* Whether the learner clicks squares of the board. */
bool              app_lesson_card_is_on_board   (AppLessonCard   *self);

/* How much of the page is to be seen at least where room is short, in pixels. */
int               app_lesson_card_get_least_height (AppLessonCard *self);

/* True if the card took the key. */
bool              app_lesson_card_press_key     (AppLessonCard   *self,
                                                 guint            keyval,
                                                 GdkModifierType  state);
