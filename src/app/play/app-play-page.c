/* The Play page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/play/app-play-page.h"

#include "app/board/app-board-keys.h"
#include "app/play/app-filter.h"
#include "app/play/app-mode-switch.h"
#include "app/play/app-pad.h"
#include "app/play/app-savepoints.h"
#include "app/play/app-start.h"
#include "app/play/app-status.h"
#include "game/state/game-variant.h"

/* In a narrow window a hint has the room of the keys and of the row below them. */
enum { NARROW_HINT_HEIGHT = 190 };

struct _AppPlayPage
{
  AppWidget          parent_instance;

  GtkScrolledWindow *scroller;
  GtkStack          *words;     /* the start, a hint, savepoints, or nothing */
  AppStart          *start;
  AppHintPanel      *hint_panel;
  AppSavepoints     *savepoints;
  GtkWidget         *nothing;
  AppSolved         *solved;
  AppReplay         *replay;
  GtkWidget         *sudoku;
  AppFilter         *filter;
  GtkWidget         *queens;
  AppModeSwitch     *mode_switch;
  AppPad            *pad;
  GtkWidget         *tools;
  GtkWidget         *erase;
  GtkWidget         *no_links;
  GtkWidget         *no_colour;
  GtkWidget         *fill_marks;
  GtkSpinButton     *size;
  GtkWidget         *size_row;
  AppStatus         *status;

  GtkEventController *keys;     /* of the window that the page is in */

  AppMode            mode;
  GdkModifierType    held;      /* Shift and Control, as far as they are held down */
  int                pen_digit;
  bool               has_digits; /* to be entered; else queens */
  bool               entering;
  bool               untouched;
  int                n_savepoints;
};

G_DEFINE_FINAL_TYPE (AppPlayPage, app_play_page, APP_TYPE_WIDGET)

static void
app_play_page_size_changed_cb (AppPlayPage *self)
{
  g_signal_emit_by_name (self, "size-picked", gtk_spin_button_get_value_as_int (self->size));
}

static GtkWidget *
app_play_page_pick_words (AppPlayPage *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->hint_panel)))
    return GTK_WIDGET (self->hint_panel);

  if (self->entering)
    return self->nothing;

  return self->untouched && self->n_savepoints == 0 ? GTK_WIDGET (self->start)
                                                    : GTK_WIDGET (self->savepoints);
}

/* In a narrow window a hint takes the place of the keys, which still work, and who enters a puzzle
 * needs digits alone. A full proof is long: it takes that place in any window, and so does what is
 * said of a solved puzzle; but how many queens come next can be chosen. */
static void
app_play_page_make_room_cb (AppPlayPage *self)
{
  bool hint = gtk_widget_get_visible (GTK_WIDGET (self->hint_panel));
  bool solved = gtk_widget_get_visible (GTK_WIDGET (self->solved))
                || gtk_widget_get_visible (GTK_WIDGET (self->replay));
  bool narrow = app_widget_get_narrow (APP_WIDGET (self));
  bool proof = hint && app_hint_panel_get_stage (self->hint_panel) == GAME_STAGE_PROOF;
  bool tools = !proof && (!narrow || !(hint || solved));
  bool has_room = narrow && !hint && !solved;

  gtk_widget_set_visible (self->sudoku, tools && !solved && self->has_digits);
  gtk_widget_set_visible (GTK_WIDGET (self->mode_switch),
                          !narrow || !self->entering || self->mode != APP_MODE_DIGIT);
  gtk_widget_set_visible (GTK_WIDGET (self->filter),
                          !narrow && !solved && !proof && self->has_digits);
  gtk_widget_set_visible (self->queens, tools && !self->has_digits);
  gtk_widget_set_visible (GTK_WIDGET (self->scroller), tools || !hint);
  gtk_widget_set_vexpand (GTK_WIDGET (self->scroller), has_room || (solved && !hint));
  gtk_widget_set_visible (GTK_WIDGET (self->words), hint || !(solved || narrow));
  gtk_stack_set_visible_child (self->words, app_play_page_pick_words (self));
  gtk_widget_set_visible (GTK_WIDGET (self->status),
                          !solved && !self->entering && !(narrow && hint));
  gtk_widget_set_size_request (GTK_WIDGET (self->words), -1, narrow ? NARROW_HINT_HEIGHT : -1);
  gtk_scrolled_window_set_min_content_height (self->scroller,
                                              narrow && solved ? NARROW_HINT_HEIGHT : -1);
  gtk_scrolled_window_set_policy (self->scroller, GTK_POLICY_NEVER,
                                  has_room ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC);
}

/* The tenth key of a short pad does what the first button does, and the row below it the rest. */
static void
app_play_page_show_tools (AppPlayPage *self)
{
  bool narrow = app_widget_get_narrow (APP_WIDGET (self));
  bool colour = self->mode == APP_MODE_COLOR;
  bool link = self->mode == APP_MODE_LINK;

  gtk_widget_set_visible (self->tools, !narrow);
  gtk_widget_set_visible (self->erase, !link);
  gtk_widget_set_visible (self->no_links, link);
  gtk_widget_set_visible (self->no_colour, colour);
  gtk_widget_set_visible (self->fill_marks, !colour);
}

/* The pad is narrow by now: its property is bound, and bindings are served before handlers. */
static void
app_play_page_narrow_cb (AppPlayPage *self)
{
  app_widget_set_class (GTK_WIDGET (self), "narrow", app_widget_get_narrow (APP_WIDGET (self)));
  app_play_page_make_room_cb (self);
  app_play_page_show_tools (self);
}

static void
app_play_page_show_input (AppPlayPage *self)
{
  AppMode meant = app_keys_get_mode (self->held, self->mode);

  app_mode_switch_set_meant (self->mode_switch, meant);
  app_pad_set_mode (self->pad, self->mode, meant);
  app_pad_set_pen_digit (self->pad, self->pen_digit);
  app_play_page_show_tools (self);
}

static void
app_play_page_set_held (AppPlayPage     *self,
                        GdkModifierType  held)
{
  if (self->held == held)
    return;

  self->held = held;
  app_play_page_show_input (self);
}

static GdkModifierType
get_modifier (unsigned int keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Shift_L:
    case GDK_KEY_Shift_R:
      return GDK_SHIFT_MASK;

    case GDK_KEY_Control_L:
    case GDK_KEY_Control_R:
      return GDK_CONTROL_MASK;

    default:
      return 0;
    }
}

static gboolean
app_play_page_key_pressed_cb (AppPlayPage     *self,
                              unsigned int     keyval,
                              unsigned int     keycode,
                              GdkModifierType  state)
{
  app_play_page_set_held (self, self->held | get_modifier (keyval));

  return false;
}

static void
app_play_page_key_released_cb (AppPlayPage     *self,
                               unsigned int     keyval,
                               unsigned int     keycode,
                               GdkModifierType  state)
{
  app_play_page_set_held (self, self->held & ~get_modifier (keyval));
}

/* A window that is left does not hear of keys that are let go. */
static void
app_play_page_window_left_cb (AppPlayPage *self)
{
  app_play_page_set_held (self, 0);
}

/* Modifiers are heard of wherever the focus is. */
static void
app_play_page_root (GtkWidget *widget)
{
  AppPlayPage *self = APP_PLAY_PAGE (widget);
  GtkWidget *window;

  GTK_WIDGET_CLASS (app_play_page_parent_class)->root (widget);

  window = GTK_WIDGET (gtk_widget_get_root (widget));
  self->keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->keys, "key-pressed",
                            G_CALLBACK (app_play_page_key_pressed_cb), self);
  g_signal_connect_swapped (self->keys, "key-released",
                            G_CALLBACK (app_play_page_key_released_cb), self);
  gtk_widget_add_controller (window, self->keys);
  g_signal_connect_object (window, "notify::is-active",
                           G_CALLBACK (app_play_page_window_left_cb), self, G_CONNECT_SWAPPED);
}

static void
app_play_page_unroot (GtkWidget *widget)
{
  AppPlayPage *self = APP_PLAY_PAGE (widget);
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));

  g_signal_handlers_disconnect_by_data (window, self);
  gtk_widget_remove_controller (window, self->keys);
  self->keys = NULL;

  GTK_WIDGET_CLASS (app_play_page_parent_class)->unroot (widget);
}

static void
app_play_page_set_size (AppPlayPage *self,
                        int          n)
{
  g_signal_handlers_block_by_func (self->size, app_play_page_size_changed_cb, self);
  gtk_spin_button_set_value (self->size, n);
  g_signal_handlers_unblock_by_func (self->size, app_play_page_size_changed_cb, self);
}

static void
app_play_page_class_init (AppPlayPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->root = app_play_page_root;
  widget_class->unroot = app_play_page_unroot;

  g_signal_new ("size-picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_INT);
  g_type_ensure (APP_TYPE_FILTER);
  g_type_ensure (APP_TYPE_HINT_PANEL);
  g_type_ensure (APP_TYPE_MODE_SWITCH);
  g_type_ensure (APP_TYPE_PAD);
  g_type_ensure (APP_TYPE_REPLAY);
  g_type_ensure (APP_TYPE_SAVEPOINTS);
  g_type_ensure (APP_TYPE_SOLVED);
  g_type_ensure (APP_TYPE_START);
  g_type_ensure (APP_TYPE_STATUS);
  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/play-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, words);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, start);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, hint_panel);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, savepoints);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, nothing);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, solved);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, replay);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, sudoku);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, filter);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, queens);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, mode_switch);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, pad);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, tools);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, erase);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, no_links);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, no_colour);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, fill_marks);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, size);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, size_row);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, status);
  gtk_widget_class_bind_template_callback (widget_class, app_play_page_size_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_play_page_make_room_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_play_page_narrow_cb);
}

static void
app_play_page_init (AppPlayPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
app_play_page_set_state (AppPlayPage          *self,
                         const GameState      *state,
                         const GameFacts      *facts,
                         const GameSavepoints *savepoints)
{
  g_return_if_fail (APP_IS_PLAY_PAGE (self));

  self->has_digits = game_kinds[state->kind].n_digits > 0;
  self->untouched = game_state_is_untouched (state);
  self->n_savepoints = savepoints->n;
  if (self->untouched)
    app_start_set_state (self->start, state);
  app_play_page_make_room_cb (self);
  if (self->has_digits)
    app_pad_set_sudoku (self->pad, &state->sudoku);
  else
    app_play_page_set_size (self, game_state_size (state));

  /* A puzzle has the size that it has. */
  gtk_widget_set_visible (self->size_row,
                          game_state_has_sizes (state) && !game_state_has_givens (state));

  app_status_set_state (self->status, state, facts);
  if (self->entering)
    return;

  app_savepoints_set (self->savepoints, state, savepoints);
  app_status_set_savepoints (self->status, savepoints);
}

void
app_play_page_set_clock (AppPlayPage *self,
                         const char  *time)
{
  g_return_if_fail (APP_IS_PLAY_PAGE (self));

  app_status_set_clock (self->status, time);
}

void
app_play_page_set_entering (AppPlayPage *self,
                            bool         entering)
{
  g_return_if_fail (APP_IS_PLAY_PAGE (self));

  self->entering = entering;
  app_play_page_make_room_cb (self);
}

AppSolved *
app_play_page_get_solved (AppPlayPage *self)
{
  g_return_val_if_fail (APP_IS_PLAY_PAGE (self), NULL);

  return self->solved;
}

AppReplay *
app_play_page_get_replay (AppPlayPage *self)
{
  g_return_val_if_fail (APP_IS_PLAY_PAGE (self), NULL);

  return self->replay;
}

GtkWidget *
app_play_page_get_words (AppPlayPage *self)
{
  g_return_val_if_fail (APP_IS_PLAY_PAGE (self), NULL);

  return GTK_WIDGET (self->words);
}

AppHintPanel *
app_play_page_get_hint_panel (AppPlayPage *self)
{
  g_return_val_if_fail (APP_IS_PLAY_PAGE (self), NULL);

  return self->hint_panel;
}

void
app_play_page_set_input (AppPlayPage *self,
                         AppMode      mode,
                         int          pen_digit)
{
  g_return_if_fail (APP_IS_PLAY_PAGE (self));

  self->mode = mode;
  self->pen_digit = pen_digit;
  app_play_page_make_room_cb (self);
  app_play_page_show_input (self);
}

void
app_play_page_set_filter (AppPlayPage *self,
                          int          digit,
                          bool         awaits)
{
  g_return_if_fail (APP_IS_PLAY_PAGE (self));

  app_filter_set_digit (self->filter, digit, awaits);
  app_status_set_filter (self->status, digit, awaits);
}

void
app_play_page_bind_settings (AppPlayPage *self,
                             GSettings   *settings)
{
  g_return_if_fail (APP_IS_PLAY_PAGE (self));

  g_settings_bind (settings, "pad-order", self->pad, "order", G_SETTINGS_BIND_GET);
  app_solved_bind_settings (self->solved, settings);
}
