/* The window, its moves: what a person does to the puzzle, as actions and as answers to the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-private.h"

bool
app_window_play (AppWindow      *self,
                 const GameMove *move)
{
  return game_play_move (app_window_get_play (self), move);
}

/* A move on the squares that are selected. */
void
app_window_play_selected (AppWindow    *self,
                          GameMoveKind  kind,
                          int           value)
{
  GameMove move = {
    .kind = kind,
    .squares = app_window_get_squares (self),
    .value = value,
    .tidy = g_settings_get_boolean (self->settings, "tidy-marks"),
  };

  if (self->page == APP_PAGE_PLAY)
    app_window_play (self, &move);
}

GameMoveKind
app_window_get_move_kind (AppMode mode)
{
  static const GameMoveKind kinds[APP_N_MODES] = {
    [APP_MODE_DIGIT] = GAME_MOVE_DIGIT,
    [APP_MODE_CORNER] = GAME_MOVE_CORNER,
    [APP_MODE_CENTRE] = GAME_MOVE_MARK,
    [APP_MODE_COLOR] = GAME_MOVE_COLOR,
  };

  return kinds[mode];
}

void
app_window_enter_digit (AppWindow *self,
                        int        digit,
                        AppMode    mode)
{
  if (mode == APP_MODE_DIGIT && app_window_enter_onwards (self, digit))
    return;

  if (app_window_get_kind (self) == GAME_SUDOKU)
    app_window_play_selected (self, app_window_get_move_kind (mode), digit);
}

void
app_window_size_picked_cb (AppWindow *self,
                           int        n)
{
  app_window_show_replaced (self, app_session_set_free_size (self->session, n), NULL);
}

void
app_window_start (AppWindow       *self,
                  const GameState *state)
{
  app_window_show_replaced (self, app_session_start (self->session, state), NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* The modifiers that are held while a key of the pad is pressed. */
static GdkModifierType
get_modifiers (GtkWidget *widget)
{
  GdkSeat *seat = gdk_display_get_default_seat (gtk_widget_get_display (widget));
  GdkDevice *keyboard = seat != NULL ? gdk_seat_get_keyboard (seat) : NULL;

  return keyboard != NULL ? gdk_device_get_modifier_state (keyboard) : 0;
}

/* A key of the pad: it enters its digit, or locks it where there is nothing to enter it into. */
static void
app_window_digit_cb (GtkWidget  *widget,
                     const char *action_name,
                     GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  int digit = g_variant_get_int32 (parameter);

  if (self->locked != 0 || g_settings_get_boolean (self->settings, "digit-first")
      || game_squares_is_empty (app_board_get_selected (self->board)))
    app_window_lock_digit (self, self->locked == digit ? 0 : digit);
  else
    app_window_enter_digit (self, digit, app_keys_get_mode (get_modifiers (widget), self->mode));
}

static void
app_window_erase_cb (GtkWidget  *widget,
                     const char *action_name,
                     GVariant   *parameter)
{
  app_window_play_selected (APP_WINDOW (widget), GAME_MOVE_ERASE, 0);
}

static void
app_window_exclude_cb (GtkWidget  *widget,
                       const char *action_name,
                       GVariant   *parameter)
{
  app_window_play_selected (APP_WINDOW (widget), GAME_MOVE_EXCLUDE, 0);
}

/* So many modes on. */
static void
app_window_step_mode_cb (GtkWidget  *widget,
                         const char *action_name,
                         GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  int n_steps = g_variant_get_int32 (parameter) % APP_N_MODES;

  app_window_set_mode (self, (self->mode + APP_N_MODES + n_steps) % APP_N_MODES);
}

static void
app_window_toggle_centre_cb (GtkWidget  *widget,
                             const char *action_name,
                             GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);

  app_window_set_mode (self, self->mode == APP_MODE_CENTRE ? APP_MODE_DIGIT : APP_MODE_CENTRE);
}

static void
app_window_fill_marks_cb (GtkWidget  *widget,
                          const char *action_name,
                          GVariant   *parameter)
{
  app_window_play_selected (APP_WINDOW (widget), GAME_MOVE_FILL_MARKS, 0);
}

static void
app_window_undo_cb (GtkWidget  *widget,
                    const char *action_name,
                    GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);

  app_toast_hide (self->toast);
  game_play_undo (app_window_get_play (self));
}

static void
app_window_redo_cb (GtkWidget  *widget,
                    const char *action_name,
                    GVariant   *parameter)
{
  game_play_redo (app_window_get_play (APP_WINDOW (widget)));
}

static void
app_window_restart_cb (GtkWidget  *widget,
                       const char *action_name,
                       GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  GameMove move = { .kind = GAME_MOVE_RESTART };

  app_window_set_page (self, APP_PAGE_PLAY);
  app_window_play (self, &move);
}

void
app_window_install_moves (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char                  *name;
    const char                  *parameter;
    GtkWidgetActionActivateFunc  activate;
  } actions[] = {
    { "win.undo", NULL, app_window_undo_cb },
    { "win.redo", NULL, app_window_redo_cb },
    { "win.restart", NULL, app_window_restart_cb },
    { "win.digit", "i", app_window_digit_cb },
    { "win.erase", NULL, app_window_erase_cb },
    { "win.exclude", NULL, app_window_exclude_cb },
    { "win.fill-marks", NULL, app_window_fill_marks_cb },
    { "win.step-mode", "i", app_window_step_mode_cb },
    { "win.toggle-centre", NULL, app_window_toggle_centre_cb },
  };
  const GdkModifierType control = GDK_CONTROL_MASK;

  for (size_t i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].parameter,
                                     actions[i].activate);

  /* Bound here and not as accelerators, so that an entry that has the focus comes first. */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, control, "win.undo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_y, control, "win.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, control | GDK_SHIFT_MASK,
                                       "win.redo", NULL);
}
