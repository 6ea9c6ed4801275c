/* The window, its hints: they are found on a worker, told in the panel stage by stage, and carried
 * out as one move.
 *
 * Invariant: a hint that is shown is about the state that is shown. Whatever changes the board
 * closes it and drops the job that looks for one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-private.h"

static AppHintPanel *
app_window_get_panel (AppWindow *self)
{
  return app_play_page_get_hint_panel (self->play_page);
}

static void
app_window_enable_hint (AppWindow *self)
{
  AppHintPanel *panel = app_window_get_panel (self);
  const GameHint *hint = app_hint_panel_get_hint (panel);
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_action_set_enabled (widget, "win.hint-back", app_hint_panel_has_previous (panel));
  gtk_widget_action_set_enabled (widget, "win.hint-explain",
                                 hint != NULL && game_hint_has_stages (hint));
  gtk_widget_action_set_enabled (widget, "win.hint-apply",
                                 app_hint_panel_get_action (panel) != GAME_ACTION_NONE);
}

static void
app_window_count_hint (AppWindow      *self,
                       const GameHint *hint,
                       GameStage       stage)
{
  int technique = hint->kind == GAME_HINT_STEP ? hint->step.technique : -1;

  if (game_hint_has_stages (hint))
    game_play_count_hint (app_window_get_play (self), stage, technique);
}

static void
app_window_go_to_stage (AppWindow *self,
                        GameStage  stage)
{
  AppHintPanel *panel = app_window_get_panel (self);

  app_hint_panel_set_stage (panel, stage);

  /* A hint may be found when another page is shown already: it does not take the focus there. */
  if (self->page == APP_PAGE_PLAY)
    app_hint_panel_take_focus (panel);

  app_window_count_hint (self, app_hint_panel_get_hint (panel), stage);
  app_window_enable_hint (self);
}

/* A person may want to be told more at once. */
static GameStage
app_window_get_first_stage (AppWindow      *self,
                            const GameHint *hint)
{
  g_autofree char *choice = g_settings_get_string (self->settings, "hint-stage");

  if (!game_hint_has_stages (hint) || g_str_equal (choice, "nudge"))
    return GAME_STAGE_NUDGE;

  return g_str_equal (choice, "where") ? GAME_STAGE_WHERE : GAME_STAGE_WHY;
}

static void
app_window_show_hint (AppWindow      *self,
                      const GameHint *hint)
{
  AppHintPanel *panel = app_window_get_panel (self);
  GameMove move;
  GameAction action = game_hint_get_move (hint, game_play_get_document (app_window_get_play (self)),
                                          &move);

  app_hint_panel_set_hint (panel, hint, action);
  game_play_end_hint (app_window_get_play (self));
  app_window_go_to_stage (self, app_window_get_first_stage (self, hint));
  for (; self->hint_presses > 0 && app_hint_panel_has_next (panel); self->hint_presses--)
    app_window_go_to_stage (self, app_hint_panel_get_stage (panel) + 1);
}

static void
app_window_hint_found_cb (GObject    *owner,
                          GameJob    *job,
                          GameReport *report)
{
  if (report->hint != NULL)
    app_window_show_hint (APP_WINDOW (owner), report->hint);
}

static void
app_window_find_hint (AppWindow *self)
{
  bool uniqueness = g_settings_get_boolean (self->settings, "hint-uniqueness");
  GameRequest request = game_request_hint (app_window_get_state (self), uniqueness);

  if (game_job_slot_get_job (self->hint_job) != NULL)
    {
      self->hint_presses++;
      return;
    }

  self->hint_presses = 0;
  game_job_slot_start (self->hint_job, &request, app_window_hint_found_cb);
}

static void
app_window_hint_cb (GtkWidget  *widget,
                    const char *action_name,
                    GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  AppHintPanel *panel = app_window_get_panel (self);
  bool was_seen = self->page == APP_PAGE_PLAY;

  app_window_set_page (self, APP_PAGE_PLAY);
  app_window_continue (self);

  if (app_hint_panel_get_hint (panel) == NULL)
    app_window_find_hint (self);
  else if (!was_seen)
    app_window_go_to_stage (self, app_hint_panel_get_stage (panel));
  else if (app_hint_panel_has_next (panel))
    app_window_go_to_stage (self, app_hint_panel_get_stage (panel) + 1);
}

static void
app_window_hint_back_cb (GtkWidget  *widget,
                         const char *action_name,
                         GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  AppHintPanel *panel = app_window_get_panel (self);

  if (app_hint_panel_has_previous (panel))
    app_window_go_to_stage (self, app_hint_panel_get_stage (panel) - 1);
}

static void
app_window_hint_explain_cb (GtkWidget  *widget,
                            const char *action_name,
                            GVariant   *parameter)
{
  app_window_go_to_stage (APP_WINDOW (widget), GAME_STAGE_WHY);
}

static void
app_window_hint_apply_cb (GtkWidget  *widget,
                          const char *action_name,
                          GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  GameDocument *document = game_play_get_document (app_window_get_play (self));
  const GameHint *shown = app_hint_panel_get_hint (app_window_get_panel (self));
  GameHint hint;
  GameMove move;
  GameAction action;

  if (self->page != APP_PAGE_PLAY || shown == NULL)
    return;

  hint = *shown;
  action = game_hint_get_move (&hint, document, &move);
  if (action == GAME_ACTION_NONE)
    return;

  /* What follows from the givens is none: the puzzle that was entered is started first. */
  if (action == GAME_ACTION_APPLY && app_session_is_entering (self->session))
    {
      app_session_start_entered (self->session);
      hint.state = *app_window_get_state (self);
      game_hint_get_move (&hint, document, &move);
    }

  app_window_count_hint (self, &hint, GAME_STAGE_APPLY);
  game_play_move (app_window_get_play (self), &move);
}

bool
app_window_close_hint (AppWindow *self)
{
  AppHintPanel *panel = app_window_get_panel (self);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  bool was_shown = app_hint_panel_get_hint (panel) != NULL;

  game_job_slot_stop (self->hint_job);

  if (!was_shown)
    return false;

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (panel)))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  app_hint_panel_set_hint (panel, NULL, GAME_ACTION_NONE);
  app_window_enable_hint (self);

  return true;
}

static void
app_window_hint_closed_cb (AppWindow *self)
{
  app_window_close_hint (self);
}

void
app_window_install_hint (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.hint", NULL, app_window_hint_cb);
  gtk_widget_class_install_action (widget_class, "win.hint-back", NULL, app_window_hint_back_cb);
  gtk_widget_class_install_action (widget_class, "win.hint-explain", NULL,
                                   app_window_hint_explain_cb);
  gtk_widget_class_install_action (widget_class, "win.hint-apply", NULL,
                                   app_window_hint_apply_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK,
                                       "win.hint-apply", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, GDK_CONTROL_MASK,
                                       "win.hint-apply", NULL);
}

void
app_window_init_hint (AppWindow *self)
{
  AppHintPanel *panel = app_window_get_panel (self);

  g_signal_connect_object (panel, "closed", G_CALLBACK (app_window_hint_closed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (panel, "highlight-changed", G_CALLBACK (app_window_update_board), self,
                           G_CONNECT_SWAPPED);
  app_window_enable_hint (self);
}
