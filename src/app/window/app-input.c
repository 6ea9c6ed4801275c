/* What the input is told, by settings, session and window, and what it tells of itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-input-private.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/app-enums.h"

enum
{
  PROP_MODE = 1,
  PROP_PEN_DIGIT,
  PROP_FILTER,
  PROP_AUTO_MARKS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];
static unsigned int changed_signal;

G_DEFINE_FINAL_TYPE (AppInput, app_input, G_TYPE_OBJECT)

bool
app_input_can_play (AppInput *self)
{
  const GameState *shown = app_board_get_state (self->board);
  const GameState *state = app_session_get_state (self->session);

  return app_session_shows_board (self->session) && shown->kind == state->kind
         && game_state_size (shown) == game_state_size (state);
}

bool
app_input_takes_digits (AppInput *self)
{
  return app_input_can_play (self) && app_session_get_board (self->session)->n_digits > 0;
}

bool
app_input_play (AppInput       *self,
                const GameMove *move)
{
  return game_play_move (app_session_get_play (self->session), move);
}

void
app_input_explain (AppInput       *self,
                   const GameMove *move)
{
  SudokuGrid grid;

  if (move->kind != GAME_MOVE_MARK && move->kind != GAME_MOVE_CORNER)
    return;

  grid = game_sudoku_grid (&app_session_get_state (self->session)->sudoku);
  for (int cell = game_squares_next (&move->squares, 0); cell >= 0;
       cell = game_squares_next (&move->squares, cell + 1))
    if (grid.digit[cell] == 0)
      return;

  app_toast_show (self->toast, _("Only empty cells take marks"), NULL, NULL);
}

GameMoveKind
app_input_get_move_kind (AppMode mode)
{
  static const GameMoveKind kinds[APP_N_MODES] = {
    [APP_MODE_DIGIT] = GAME_MOVE_DIGIT,
    [APP_MODE_CORNER] = GAME_MOVE_CORNER,
    [APP_MODE_CENTRE] = GAME_MOVE_MARK,
    [APP_MODE_COLOR] = GAME_MOVE_COLOR,
  };

  return kinds[mode];
}

/* Digits. */

void
app_input_set_pen_digit (AppInput *self,
                         int       digit)
{
  if (self->mode == APP_MODE_LINK)
    digit = 0;
  if (self->pen_digit == digit)
    return;

  self->pen_digit = digit;
  g_signal_emit (self, changed_signal, 0);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PEN_DIGIT]);
}

static void
app_input_tell_filter (AppInput *self)
{
  g_signal_emit (self, changed_signal, 0);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FILTER]);
}

void
app_input_set_filter (AppInput *self,
                      int       digit)
{
  bool awaited = self->awaits_filter;

  self->awaits_filter = false;
  if (self->filter == digit && !awaited)
    return;

  self->filter = digit;
  app_input_tell_filter (self);
}

void
app_input_set_held_filter (AppInput *self,
                           int       digit)
{
  if (self->held_filter == digit)
    return;

  self->held_filter = digit;
  app_input_tell_filter (self);
}

void
app_input_set_awaits_filter (AppInput *self,
                             bool      awaits)
{
  if (self->awaits_filter == awaits)
    return;

  self->awaits_filter = awaits;
  app_input_tell_filter (self);
}

bool
app_input_take_filter (AppInput *self,
                       int       digit)
{
  if (!self->awaits_filter)
    return false;

  app_input_set_filter (self, self->filter == digit ? 0 : digit);

  return true;
}

void
app_input_set_picked (AppInput      *self,
                      GameCandidate  mark)
{
  if (game_candidate_equal (self->picked, mark))
    return;

  self->picked = mark;
  g_signal_emit (self, changed_signal, 0);
}

bool
app_input_clear_digits (AppInput *self)
{
  bool had_any = self->pen_digit != 0 || app_input_get_filter (self) != 0 || self->awaits_filter
                 || self->picked.digit != 0;

  app_input_set_picked (self, (GameCandidate) { 0, 0 });
  app_input_set_pen_digit (self, 0);
  app_input_set_filter (self, 0);
  app_input_set_held_filter (self, 0);

  return had_any;
}

/* Automatic marks are a part of the puzzle's state. */

static void
app_input_set_auto_marks (AppInput *self,
                          bool      auto_marks)
{
  GameMove move = { .kind = GAME_MOVE_AUTO_MARKS, .how = auto_marks ? GAME_ADD : GAME_TAKE };

  app_input_play (self, &move);
}

static void
app_input_notify_auto_marks (AppInput *self)
{
  bool auto_marks = game_state_has_auto_marks (app_session_get_state (self->session));

  if (self->auto_marks == auto_marks)
    return;

  self->auto_marks = auto_marks;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_AUTO_MARKS]);
}

/* A mark that is gone is picked no more. */
static void
app_input_check_picked (AppInput *self)
{
  if (self->picked.digit != 0
      && !game_sudoku_shows_mark (&app_session_get_state (self->session)->sudoku, self->picked))
    app_input_set_picked (self, (GameCandidate) { 0, 0 });
}

static void
app_input_session_changed_cb (AppInput       *self,
                              GamePlayChange  flags)
{
  if ((flags & GAME_PLAY_PUZZLE) != 0)
    app_input_clear_digits (self);

  if ((flags & GAME_PLAY_STATE) != 0)
    {
      self->drag.goes_on = false;
      app_input_check_picked (self);
      app_input_notify_auto_marks (self);
    }
}

static void
app_input_get_property (GObject      *object,
                        unsigned int  id,
                        GValue       *value,
                        GParamSpec   *pspec)
{
  AppInput *self = APP_INPUT (object);

  switch (id)
    {
    case PROP_MODE:
      g_value_set_enum (value, self->mode);
      break;
    case PROP_PEN_DIGIT:
      g_value_set_int (value, self->pen_digit);
      break;
    case PROP_FILTER:
      g_value_set_int (value, app_input_get_filter (self));
      break;
    case PROP_AUTO_MARKS:
      g_value_set_boolean (value,
                           game_state_has_auto_marks (app_session_get_state (self->session)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
app_input_set_property (GObject      *object,
                        unsigned int  id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  AppInput *self = APP_INPUT (object);

  switch (id)
    {
    case PROP_MODE:
      app_input_set_mode (self, g_value_get_enum (value));
      break;
    case PROP_PEN_DIGIT:
      app_input_set_pen_digit (self, g_value_get_int (value));
      break;
    case PROP_FILTER:
      app_input_set_filter (self, g_value_get_int (value));
      break;
    case PROP_AUTO_MARKS:
      app_input_set_auto_marks (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
app_input_finalize (GObject *object)
{
  AppInput *self = APP_INPUT (object);

  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  g_clear_object (&self->board);
  g_clear_object (&self->toast);

  G_OBJECT_CLASS (app_input_parent_class)->finalize (object);
}

static void
app_input_class_init (AppInputClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = app_input_get_property;
  object_class->set_property = app_input_set_property;
  object_class->finalize = app_input_finalize;

  properties[PROP_MODE] = g_param_spec_enum ("mode", NULL, NULL, APP_TYPE_MODE, APP_MODE_DIGIT,
                                             flags);
  properties[PROP_PEN_DIGIT] = g_param_spec_int ("pen-digit", NULL, NULL, 0, 9, 0, flags);
  properties[PROP_FILTER] = g_param_spec_int ("filter", NULL, NULL, 0, 9, 0, flags);
  properties[PROP_AUTO_MARKS] = g_param_spec_boolean ("auto-marks", NULL, NULL, false, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
app_input_init (AppInput *self)
{
  self->color = 1;
}

AppInput *
app_input_new (AppSession *session)
{
  AppInput *self = g_object_new (APP_TYPE_INPUT, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "changed", G_CALLBACK (app_input_session_changed_cb), self,
                           G_CONNECT_SWAPPED);

  return self;
}

AppMode
app_input_get_mode (AppInput *self)
{
  g_return_val_if_fail (APP_IS_INPUT (self), APP_MODE_DIGIT);

  return self->mode;
}

void
app_input_set_mode (AppInput *self,
                    AppMode   mode)
{
  g_return_if_fail (APP_IS_INPUT (self));

  if (self->mode == mode)
    return;

  self->mode = mode;
  if (self->board != NULL)
    app_board_set_draws_links (self->board, mode == APP_MODE_LINK);
  app_input_set_picked (self, (GameCandidate) { 0, 0 });
  if (mode == APP_MODE_LINK)
    app_input_set_pen_digit (self, 0);
  app_session_touch (self->session);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODE]);
}

int
app_input_get_pen_digit (AppInput *self)
{
  g_return_val_if_fail (APP_IS_INPUT (self), 0);

  return self->pen_digit;
}

int
app_input_get_filter (AppInput *self)
{
  g_return_val_if_fail (APP_IS_INPUT (self), 0);

  return self->held_filter != 0 ? self->held_filter : self->filter;
}

GameCandidate
app_input_get_picked (AppInput *self)
{
  g_return_val_if_fail (APP_IS_INPUT (self), ((GameCandidate) { 0, 0 }));

  return self->picked;
}

bool
app_input_awaits_filter (AppInput *self)
{
  g_return_val_if_fail (APP_IS_INPUT (self), false);

  return self->awaits_filter;
}
