/* What the parts of the window share: app-window.c (what is shown), app-window-actions.c (actions),
 * app-window-properties.c (what others follow of it), app-window-picker.c (what opens at a square),
 * app-window-new.c and app-window-queens.c (new puzzles), app-window-exchange.c (puzzles that come
 * in and go out), app-window-print.c (pictures and paper), app-window-solve.c (the job),
 * app-window-check.c (mistakes), app-window-view.c (the picture), app-window-hint.c (hints) and
 * app-window-layout.c (wide and narrow).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>

#include "app/board/app-board.h"
#include "app/play/app-entry-bar.h"
#include "app/widgets/app-job-bar.h"
#include "app/play/app-pad.h"
#include "app/play/app-play-page.h"
#include "app/widgets/app-segments.h"
#include "app/solutions/app-solutions-page.h"
#include "app/widgets/app-split.h"
#include "app/widgets/app-toast.h"
#include "app/watch/app-watch-page.h"
#include "app/window/app-completion.h"
#include "app/window/app-header.h"
#include "app/window/app-input.h"
#include "app/window/app-session.h"
#include "app/window/app-window.h"
#include "game/files/game-collection.h"
#include "game/jobs/game-job-slot.h"

G_BEGIN_DECLS

typedef enum
{
  APP_PAGE_PLAY,
  APP_PAGE_WATCH,
  APP_PAGE_SOLUTIONS,
  APP_N_PAGES,
} AppPage;

/* The only solution of a puzzle. */
typedef struct
{
  bool      is_known;
  GameState puzzle;
  GameState solution;
} AppAnswer;

struct _AppWindow
{
  GtkApplicationWindow  parent_instance;

  GSettings            *settings;
  AppSession           *session;
  AppCompletion        *completion;
  AppInput             *input;

  /* What is shown. */
  AppPage               page;
  GameCollection       *collection;       /* the text that a puzzle was chosen from, or NULL */
  guint                 collection_place; /* and its place in that, from 0 */
  bool                  show_attacked;

  /* What was shown last, and the solution that it is checked against. */
  GameKind              shown_kind;       /* as was notified last */
  GameState             seen;
  AppAnswer             answer;

  /* What is under way. */
  GameJobSlot          *job;              /* solving, or making a puzzle */
  GameJobSlot          *hint_job;         /* finding a hint */
  int                   hint_presses;     /* that came while it is found */
  GameJobSlot          *check_job;        /* looking for the solution that is checked against */
  GCancellable         *cancellable;      /* opening and pasting; ended when the window closes */

  AppHeader            *header;
  AppSplit             *split;
  AppBoard             *board;
  GtkWidget            *cover;            /* in place of the board while the clock is paused */
  AppEntryBar          *entry_bar;
  AppJobBar            *job_bar;
  GtkStack             *pages;
  AppPlayPage          *play_page;
  AppWatchPage         *watch_page;
  AppSolutionsPage     *solutions_page;
  AppToast             *toast;
  GtkWidget            *picker;           /* AppPicker, once it was asked for */
  GtkWidget            *menus[GAME_N_KINDS];      /* GtkPopoverMenu, the same */
  AppPad               *mark_pad;         /* in that of a sudoku */
};

/* app-window.c */
GameKind         app_window_get_kind       (AppWindow       *self);

/* The one place where state comes down. */
void             app_window_update         (AppWindow       *self);

/* app-window-actions.c */
void             app_window_install_actions (GtkWidgetClass *widget_class);
void             app_window_enable_actions (AppWindow       *self);

/* app-window-properties.c */
void             app_window_install_properties (AppWindowClass *klass);
void             app_window_set_page       (AppWindow       *self,
                                            AppPage          page);
void             app_window_set_kind       (AppWindow       *self,
                                            GameKind         kind);
void             app_window_input_notify_cb (AppWindow      *self,
                                             GParamSpec     *pspec);

/* Where another board is shown. */
void             app_window_notify_kind    (AppWindow       *self);

/* A pause by the user: property "paused", action win.pause. */
void             app_window_set_paused     (AppWindow       *self,
                                            bool             paused);

/* app-window-clock.c */
void             app_window_init_clock     (AppWindow       *self);

/* Shows the time, and whether the puzzle can be paused. */
void             app_window_update_clock   (AppWindow       *self);

/* Ends a pause by hand. Returns whether there was one. */
bool             app_window_continue       (AppWindow       *self);
void             app_window_cover_pressed_cb (AppWindow     *self);

/* app-window-library.c */

/* Says what came in place of another puzzle, if `message` is not NULL, and that the other one is in
 * the library, if it is; with a button that brings that back. */
void             app_window_show_replaced  (AppWindow       *self,
                                            AppReplaced      replaced,
                                            const char      *message);

/* Shows a new puzzle that is there to be played: the cursor is where the keys go. */
void             app_window_start          (AppWindow       *self,
                                            const GameState *state);

/* Goes on with a saved game; what is on the boards stays in the library. */
void             app_window_resume_game    (AppWindow       *self,
                                            const GameSave  *save);
void             app_window_install_library (GtkWidgetClass *widget_class);

/* app-window-picker.c */
void             app_window_install_picker (GtkWidgetClass  *widget_class);
void             app_window_enable_picker  (AppWindow       *self);

/* Before the window goes. */
void             app_window_close_popovers (AppWindow       *self);

/* app-window-new.c */
void             app_window_install_new    (GtkWidgetClass  *widget_class);

/* Makes a puzzle to a spec; the seed is a new one. */
void             app_window_make           (AppWindow       *self,
                                            const GameSpec  *spec);

/* Says that no such puzzle was found. */
void             app_window_show_unmade    (AppWindow       *self,
                                            const GameSpec  *spec);

/* app-window-queens.c */
void             app_window_install_queens (GtkWidgetClass  *widget_class);
void             app_window_size_picked_cb (AppWindow       *self,
                                            int              n);

/* app-window-view.c */

void             app_window_update_board   (AppWindow       *self);

/* Before a state is shown: what of it is new. */
void             app_window_note_change    (AppWindow       *self);
void             app_window_add_view_settings (AppWindow    *self);

/* app-window-check.c */
void             app_window_install_check  (GtkWidgetClass  *widget_class);

/* Brings what is wrong up to a change, and checks anew where a person wants that after every
 * move. */
void             app_window_keep_checked   (AppWindow        *self);
void             app_window_stop_checking  (AppWindow       *self);
bool             app_window_has_check_level (AppWindow      *self,
                                            const char      *level);

/* app-window-layout.c */
void             app_window_split_narrow_cb   (AppWindow    *self);

/* app-window-exchange.c */
void             app_window_install_exchange (GtkWidgetClass *widget_class);
void             app_window_init_exchange    (AppWindow      *self);

/* Whether there is a puzzle so many places on in the text that the last one was chosen from. */
bool             app_window_has_neighbour    (AppWindow      *self,
                                              int             n_on);

/* app-window-save.c */
void             app_window_install_save   (GtkWidgetClass  *widget_class);

/* app-window-print.c */
void             app_window_install_print  (GtkWidgetClass  *widget_class);

/* app-window-solve.c */
void             app_window_install_solve  (GtkWidgetClass  *widget_class);

/* Starts a job that the user waits for. */
void             app_window_start_job      (AppWindow         *self,
                                            const GameRequest *request,
                                            GameJobDone        done);

/* Shows the progress of that job; when it has ended, that there is none. */
void             app_window_show_job       (AppWindow       *self);
void             app_window_stop_solving   (AppWindow       *self);
void             app_window_stop_cb        (AppWindow       *self);

/* app-window-hint.c */
void             app_window_install_hint   (GtkWidgetClass  *widget_class);
void             app_window_init_hint      (AppWindow       *self);

/* Whether there was one. */
bool             app_window_close_hint     (AppWindow       *self);

G_END_DECLS
