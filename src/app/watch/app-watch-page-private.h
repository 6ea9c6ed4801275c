/* What the files of the Watch page share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/watch/app-watch-page.h"

#include "app/learn/app-equation.h"
#include "app/learn/app-lesson-card.h"
#include "app/watch/app-watch-counters.h"
#include "app/watch/app-watch-example.h"
#include "app/watch/app-watch-logic.h"
#include "app/watch/app-watch-transport.h"
#include "app/watch/app-watch-views.h"
#include "app/widgets/app-lines.h"

struct _AppWatchPage
{
  AppWidget          parent_instance;

  GtkScrolledWindow *upper_window;
  GtkBox            *upper;
  GtkWidget         *method_box;
  GtkWidget         *method_buttons;
  GtkDropDown       *method_drop_down;
  AppEquation       *equation;  /* visible: a sum of words is searched, not the puzzle */
  GtkMenuButton     *stop_button;
  GtkWidget         *menu_button;
  GMenu             *numbers_menu;    /* these two end with items for the puzzle alone, */
  GMenu             *rules_menu;
  GMenuModel        *queens_numbers;  /* from these three */
  GMenuModel        *sudoku_numbers;
  GMenuModel        *sudoku_rules;
  AppWatchViews     *views;
  AppLines          *sentence;
  AppWatchCounters  *counters;
  AppWatchLogic     *logic;
  AppWatchTransport *transport;
  AppLessonCard     *lesson_card;     /* visible: a lesson is open, and its search is played */
  AppLessonFoot     *lesson_foot;

  GSettings         *settings;
  AppWatchPlayer    *player;
  AppWatchExample   *example;   /* NULL: none is shown */
  GameMethod         method;
  bool               has_puzzle;
  bool               active;
  bool               captioned; /* as its property */
  bool               roomy;     /* the sentence stands below the board */
  bool               filling;   /* the drop-down of methods: the choice is not the user's */
};

/* Plays the method of the page, unless a lesson is open. */
void app_watch_page_start_method    (AppWatchPage *self);
void app_watch_page_fill_methods    (AppWatchPage *self);
void app_watch_page_method_selected_cb (AppWatchPage *self);
void app_watch_page_equation_changed_cb (AppWatchPage *self);

/* The one place where the page is made to show what is. */
void app_watch_page_update          (AppWatchPage *self);

/* Has the search begin anew when the settings change where it begins and ends. */
void app_watch_page_bind_rules      (AppWatchPage *self);

/* What becomes a file. */
void app_watch_page_install_saving  (GtkWidgetClass *widget_class);
void app_watch_page_update_saving   (AppWatchPage *self);

/* Lessons. */
bool app_watch_page_is_in_lesson    (AppWatchPage *self);
void app_watch_page_place_sentence  (AppWatchPage *self);
bool app_watch_page_is_played       (AppWatchPage *self);
bool app_watch_page_wants_counters  (AppWatchPage *self);
void app_watch_page_lesson_scene_cb (AppWatchPage *self);
void app_watch_page_lesson_moved_cb (AppWatchPage *self,
                                     uint64_t      position);
void app_watch_page_lesson_closed_cb (AppWatchPage *self);
