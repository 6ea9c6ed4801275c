/* The window, its dialogs: each is given values and controllers of the window, and answers with an
 * action. Those of techniques are answered here.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-private.h"

#include "app/compare/app-compare.h"
#include "app/dialogs/app-about-puzzle.h"
#include "app/dialogs/app-judge.h"
#include "app/dialogs/app-new-queens.h"
#include "app/dialogs/app-practise.h"
#include "app/dialogs/app-statistics.h"
#include "app/dialogs/app-technique-page.h"
#include "app/library/app-daily.h"
#include "app/library/app-library.h"
#include "app/player/app-watch-numbers.h"
#include "app/widgets/app-dialog.h"
#include "app/window/app-backup.h"
#include "game/hint/game-trial.h"
#include "game/store/game-records.h"
#include "game/text/game-text-techniques.h"

void
app_window_act_library (AppWindow *self,
                        GVariant  *parameter)
{
  GameLibrary *library = app_session_get_library (self->session);
  const char *folder = app_session_get_folder (self->session);
  bool shows_times = g_settings_get_boolean (self->settings, "show-clock");

  if (library == NULL)
    return;

  app_session_store_all (self->session);
  gtk_window_present (GTK_WINDOW (app_library_new (GTK_WINDOW (self), library,
                                                   game_records_read (folder), shows_times)));
}

static int
get_today (void)
{
  return game_daily_day_of (g_get_real_time ());
}

void
app_window_act_daily (AppWindow *self,
                      GVariant  *parameter)
{
  const char *folder = app_session_get_folder (self->session);
  GtkWidget *daily;

  app_session_store_all (self->session);
  daily = app_daily_new (GTK_WINDOW (self), app_session_get_library (self->session),
                         game_records_read_finished (folder), get_today);
  gtk_window_present (GTK_WINDOW (daily));
}

void
app_window_act_statistics (AppWindow *self,
                           GVariant  *parameter)
{
  GameVariant variant = game_state_variant (app_session_get_state (self->session));
  GArray *games = game_records_read_games (app_session_get_folder (self->session));

  gtk_window_present (GTK_WINDOW (app_statistics_new (GTK_WINDOW (self), games, variant)));
}

void
app_window_act_compare (AppWindow *self,
                        GVariant  *parameter)
{
  const GameMethod search = app_watch_page_get_search (self->watch_page);
  GtkWidget *compare = app_compare_new (GTK_WINDOW (self),
                                        app_session_get_folder (self->session), &search);

  gtk_window_present (GTK_WINDOW (compare));
}

/* The page asks for it where there is one. */
void
app_window_act_save_tree (AppWindow *self,
                          GVariant  *parameter)
{
  const GameTree *tree = app_watch_page_get_tree (self->watch_page);

  if (tree != NULL)
    app_output_save_tree (self->output, tree, app_watch_numbers_get_first (self->settings));
}

void
app_window_act_judge (AppWindow *self,
                      GVariant  *parameter)
{
  gtk_window_present (GTK_WINDOW (app_judge_new (GTK_WINDOW (self))));
}

void
app_window_act_backup (AppWindow *self,
                       GVariant  *parameter)
{
  g_autoptr(AppBackup) backup = app_backup_new (self->session, self->settings, GTK_WINDOW (self),
                                                self->toast);

  app_backup_run (backup, parameter);
}

void
app_window_act_choose_technique (AppWindow *self,
                                 GVariant  *parameter)
{
  gtk_window_present (GTK_WINDOW (app_practise_new (GTK_WINDOW (self), self->settings)));
}

void
app_window_act_practise (AppWindow *self,
                         GVariant  *parameter)
{
  app_maker_make_practice (self->maker, g_variant_get_string (parameter, NULL));
}

/* Above the dialog that its name was in, if it was in one. */
void
app_window_act_technique (AppWindow *self,
                          GVariant  *parameter)
{
  int technique = sudoku_technique_from_code (g_variant_get_string (parameter, NULL));
  GtkWindow *top = app_dialog_get_top (GTK_WINDOW (self));
  GArray *games;

  if (technique < 0 || !game_text_technique_has_page (technique))
    return;

  games = game_records_read_games (app_session_get_folder (self->session));
  gtk_window_present (GTK_WINDOW (app_technique_page_new (top, games, technique)));
}

/* The position of the page as a puzzle of its own, with its hint. */
void
app_window_act_show_technique (AppWindow *self,
                               GVariant  *parameter)
{
  int technique = sudoku_technique_from_code (g_variant_get_string (parameter, NULL));
  GameState position;
  GameHint hint;

  if (technique < 0 || !game_trial_get_position (technique, GAME_POSITION_SHOWN, &position))
    return;

  app_maker_start (self->maker, &position);
  if (game_trial_find_hint (technique, app_session_get_state (self->session), &hint))
    app_hinter_show_hint (self->hinter, &hint);
}

void
app_window_act_try_technique (AppWindow *self,
                              GVariant  *parameter)
{
  app_maker_try (self->maker, g_variant_get_string (parameter, NULL));
}

void
app_window_act_choose_queens (AppWindow *self,
                              GVariant  *parameter)
{
  gtk_window_present (GTK_WINDOW (app_new_queens_new (GTK_WINDOW (self), self->settings)));
}

void
app_window_act_about_puzzle (AppWindow *self,
                             GVariant  *parameter)
{
  GameFactFinder *finder = app_session_get_finder (self->session);

  gtk_window_present (GTK_WINDOW (app_about_puzzle_new (GTK_WINDOW (self), finder)));
}

/* The user knows what is lost if it still cannot be written. */
void
app_window_act_close_anyway (AppWindow *self,
                             GVariant  *parameter)
{
  g_free (app_session_close (self->session));
  gtk_window_destroy (GTK_WINDOW (self));
}
