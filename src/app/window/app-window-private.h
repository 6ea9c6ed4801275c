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
#include "app/window/app-checker.h"
#include "app/window/app-completion.h"
#include "app/window/app-header.h"
#include "app/window/app-hinter.h"
#include "app/window/app-input.h"
#include "app/window/app-maker.h"
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

struct _AppWindow
{
  GtkApplicationWindow  parent_instance;

  GSettings            *settings;
  AppSession           *session;
  AppMaker             *maker;
  AppHinter            *hinter;
  AppChecker           *checker;
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

  /* What is under way. */
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

/* app-window-picker.c */
void             app_window_install_picker (GtkWidgetClass  *widget_class);
void             app_window_enable_picker  (AppWindow       *self);

/* Before the window goes. */
void             app_window_close_popovers (AppWindow       *self);

/* app-window-view.c */

void             app_window_update_board   (AppWindow       *self);

/* Before a state is shown: what of it is new. */
void             app_window_note_change    (AppWindow       *self);
void             app_window_add_view_settings (AppWindow    *self);

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

G_END_DECLS
