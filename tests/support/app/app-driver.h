/* Drives windows of the program in process, as a user does: actions, keys and the pointer go in,
 * what can be seen comes out. tests/ui drives the program from outside.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/play/app-hint-panel.h"
#include "app/widgets/app-toast.h"
#include "app/window/app-window.h"
#include "support/app/app-find.h"
#include "support/app/app-input.h"
#include "support/game/wait-for.h"

/* Runs the tests that `add_tests` adds within the program; what main () returns. */
int              ui_run_with_windows     (int              argc,
                                          char            **argv,
                                          void           (*add_tests) (void));
GtkApplication  *ui_get_application      (void);

/* Whether a finger that touches the screen is one that rests there. Unless a test says so it never
 * is, so that a tap is a tap on a slow machine too. */
void             ui_expect_long_press    (bool             is_expected);

AppWindow       *ui_open_window          (void);
AppWindow       *ui_open_window_of_width (int              width);

/* One that is kept in `folder`; and whether the session there, on the disk, has this text. */
AppWindow       *ui_open_kept            (const char      *folder);
bool             ui_session_says         (const char      *folder,
                                          const char      *text);
void             ui_close_window         (AppWindow       *window);

/* The settings of the program; lent. */
GSettings       *ui_get_settings         (void);

/* Actions. An action that is not there fails the test, one that is disabled does nothing. */
void             ui_act                  (AppWindow       *window,
                                          const char      *action);
void             ui_act_with             (AppWindow       *window,
                                          const char      *action,
                                          GVariant        *target);
bool             ui_is_enabled           (void            *within,
                                          const char      *action);

/* What is chosen: "kind", "page", "mode" are nicks of enums; "pen-digit", "filter" numbers. */
void             ui_choose               (AppWindow       *window,
                                          const char      *what,
                                          const char      *word);
const char      *ui_get_choice           (AppWindow       *window,
                                          const char      *what);
bool             ui_is_chosen            (AppWindow       *window,
                                          const char      *what,
                                          const char      *word);
int              ui_get_number           (AppWindow       *window,
                                          const char      *what);
bool             ui_is_paused            (AppWindow       *window);

/* The puzzle, and its picture. The state is lent. */
const GameState *ui_get_state            (AppWindow       *window);
PaintScene       ui_get_scene            (AppWindow       *window);
GameState        ui_get_shown_state      (AppWindow       *window);

/* Opens a puzzle as a text, and waits until it is on the board. */
void             ui_open_puzzle          (AppWindow       *window,
                                          const GameState *puzzle);
void             ui_open_sudoku          (AppWindow       *window,
                                          const char      *line);

/* A file in a folder; new. */
GFile           *ui_new_file             (const char      *folder,
                                          const char      *name);

/* Saves the puzzle as one that was saved there before, in a format of app-file-chooser.h. */
void             ui_save                 (AppWindow       *window,
                                          GFile           *file,
                                          int              format);

/* The message over the board. */
AppToast        *ui_get_toast            (AppWindow       *window);
void             ui_hide_toast           (AppWindow       *window);
void             ui_wait_for_toast       (AppWindow       *window);
void             ui_wait_for_message     (AppWindow       *window,
                                          const char      *text);

/* The announcement that a screen reader had last; only where GTK can announce, from 4.14 on. */
const char      *ui_get_announced        (void);

/* Solving or making a puzzle, until Stop can be pressed no more; all jobs of the program, those
 * too whose answer nobody waits for. */
void             ui_wait_for_job         (AppWindow       *window);
void             ui_wait_for_all_jobs    (void);

/* The panel of hints; the action "hint", until there is one. */
AppHintPanel    *ui_get_hint_panel       (AppWindow       *window);
bool             ui_shows_hint           (AppWindow       *window);
void             ui_ask_hint             (AppWindow       *window);
