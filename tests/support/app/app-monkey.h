/* A monkey at the window: what it does with keys, the pointer and actions, all at random, and how
 * long the main loop is busy with that.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "support/app/app-driver.h"

typedef struct
{
  AppWindow  *window;
  char       *folder;           /* where the window is kept */
  GPtrArray  *texts;            /* paths of files to open */

  const char *doing;            /* a key of: */
  GHashTable *busy;             /* name → longest processor time of a turn, in seconds */
} Monkey;

/* Names a step, for messages and for what it costs. */
void        monkey_say            (Monkey     *monkey,
                                   const char *step,
                                   const char *what);

/* What follows from a step; a while with nothing new. */
void        monkey_settle         (Monkey     *monkey);
void        monkey_wait           (Monkey     *monkey);

/* The processor time of this thread, in seconds, and what a step that began then has cost. */
double      monkey_get_time       (void);
void        monkey_note_busy      (Monkey     *monkey,
                                   double      begin);

/* Steps. */
void        monkey_press_key      (Monkey     *monkey);
void        monkey_use_pointer    (Monkey     *monkey);
void        monkey_hold_square    (Monkey     *monkey);
void        monkey_activate_cell  (Monkey     *monkey);
void        monkey_use_action     (Monkey     *monkey);
void        monkey_use_usual_action (Monkey   *monkey);
void        monkey_use_app_action (Monkey     *monkey);

/* Touches one of the controls that can be seen below `root`, and says which type it was; NULL where
 * there is none. */
const char *monkey_touch          (GtkWidget  *root);

/* A word that a user, a file or a setting may have for the program, or one that none has. */
const char *monkey_pick_word      (void);
