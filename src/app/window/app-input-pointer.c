/* The pointer on the board, from press to release.
 *
 * A drag does the same to every square that it comes to, and the first square decides: the drag
 * adds where that one lacks the digit, mark or queen, and takes away where it has it. All of it is
 * one step of undo.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-input-private.h"

#include "app/play/app-pad.h"

static bool
has_queen (const QueensBoard *board,
           int                square)
{
  return queens_board_has (board, square / board->n, square % board->n);
}

/* Whether a square has already what a move puts there. */
static bool
has_already (const GameState *state,
             const GameMove  *move,
             int              square)
{
  const GameSudoku *sudoku = &state->sudoku;
  int bit = move->value > 0 ? 1 << (move->value - 1) : 0;

  switch ((int) move->kind)
    {
    case GAME_MOVE_QUEEN:
      return has_queen (&state->queens.queens, square);
    case GAME_MOVE_EXCLUDE:
      return has_queen (&state->queens.excluded, square);
    case GAME_MOVE_DIGIT:
      return sudoku->entries.digit[square] == move->value;
    case GAME_MOVE_MARK:
      return (sudoku->marks[square] & bit) != 0;
    case GAME_MOVE_CORNER:
      return (sudoku->corner[square] & bit) != 0;
    case GAME_MOVE_COLOR:
      return (sudoku->colors[square] & bit) != 0;
    default:
      return false;
    }
}

static void
app_input_drag_over (AppInput *self,
                     int       square)
{
  AppInputDrag drag = self->drag;

  drag.move.squares = game_squares_of (square);
  drag.move.joined = drag.has_changed;
  drag.has_changed = app_input_play (self, &drag.move) || drag.has_changed;

  /* The session told that the puzzle changed, which ends a drag unless it was this one. */
  self->drag = drag;
}

static void
app_input_begin_drag (AppInput     *self,
                      int           square,
                      GameMoveKind  kind,
                      int           value)
{
  GameMove move = {
    .kind = kind,
    .value = value,
    .tidy = g_settings_get_boolean (self->settings, "tidy-marks"),
  };
  bool had = has_already (app_session_get_state (self->session), &move, square);

  move.how = had ? GAME_TAKE : GAME_ADD;
  move.squares = game_squares_of (square);
  self->drag = (AppInputDrag) {
    .move = move,
    .spreads = kind != GAME_MOVE_QUEEN,
    .goes_on = true,
  };
  app_input_drag_over (self, square);
}

static void
app_input_begin_pen (AppInput *self,
                     int       square)
{
  app_input_begin_drag (self, square, app_input_get_move_kind (self->mode), self->pen_digit);
  if (!self->drag.has_changed)
    app_input_explain (self, &self->drag.move);
}

/* A press goes round: empty, excluded, a queen; for most of what the user does there is to exclude.
 * Given queens are only placed. */
static GameMoveKind
app_input_get_queens_move (AppInput *self,
                           int       square)
{
  const GameQueens *queens = &app_session_get_state (self->session)->queens;
  bool is_empty = !has_queen (&queens->queens, square) && !has_queen (&queens->excluded, square);

  return is_empty && !app_session_is_entering (self->session) ? GAME_MOVE_EXCLUDE
                                                              : GAME_MOVE_QUEEN;
}

/* A mark of the cell that is selected alone can be coloured by the pen too. */
static bool
app_input_colors_mark (AppInput *self)
{
  return self->mode == APP_MODE_COLOR && app_board_presses_mark (self->board);
}

static gboolean
app_input_square_pressed_cb (AppInput     *self,
                             int           square,
                             unsigned int  button)
{
  if (!app_input_can_play (self) || button != GDK_BUTTON_PRIMARY)
    return false;

  if (app_input_acts_at_cursor (self))
    app_input_begin_drag (self, square, app_input_get_queens_move (self, square), 0);
  else if (self->pen_digit != 0 && !app_input_colors_mark (self))
    app_input_begin_pen (self, square);
  else
    return false;

  return true;
}

static void
app_input_square_entered_cb (AppInput *self,
                             int       square)
{
  if (self->drag.goes_on && self->drag.spreads)
    app_input_drag_over (self, square);
}

/* A mark is placed as a digit; in the modes of marks it goes; in the others it is meant itself. The
 * board may have become another one since the mark was pressed. */
static void
app_input_mark_clicked_cb (AppInput *self,
                           int       square,
                           int       digit,
                           gboolean  is_corner)
{
  GameMove strike = {
    .kind = is_corner ? GAME_MOVE_CORNER : GAME_MOVE_MARK,
    .squares = game_squares_of (square),
    .value = digit,
    .how = GAME_TAKE,
  };

  if (!app_input_takes_digits (self))
    return;

  if (self->mode == APP_MODE_CORNER || self->mode == APP_MODE_CENTRE)
    app_input_play (self, &strike);
  else if (self->mode == APP_MODE_DIGIT)
    app_input_enter_digit (self, digit, self->mode);
  else
    app_input_press_mark (self, (GameCandidate) { square, digit });
}

static void
app_input_marks_joined_cb (AppInput *self,
                           int       square,
                           int       digit,
                           int       other_square,
                           int       other_digit)
{
  const GameCandidate from = { square, digit }, to = { other_square, other_digit };
  const GameSudoku *sudoku = &app_session_get_state (self->session)->sudoku;

  if (app_input_takes_digits (self) && self->mode == APP_MODE_LINK
      && game_sudoku_shows_mark (sudoku, from) && game_sudoku_shows_mark (sudoku, to))
    app_input_join_marks (self, from, to);
}

static void
app_input_drag_cancelled_cb (AppInput *self)
{
  if (self->drag.goes_on && self->drag.has_changed)
    game_play_undo (app_session_get_play (self->session));
}

static void
app_input_enter_square (AppInput *self,
                        int       square)
{
  app_board_set_current (self->board, square);

  if (!app_input_can_play (self))
    return;

  if (app_input_acts_at_cursor (self))
    app_input_begin_drag (self, square, GAME_MOVE_QUEEN, 0);
  else if (self->pen_digit != 0)
    app_input_begin_pen (self, square);
}

/* By assistive technology: a queen is placed or taken away, a cell is selected. */
static void
app_input_square_activated_cb (AppInput *self,
                               int       square)
{
  if (app_input_acts_at_cursor (self))
    app_input_enter_square (self, square);
}

static void
app_input_menu_requested_cb (AppInput *self)
{
  if (app_input_can_play (self))
    gtk_widget_activate_action (GTK_WIDGET (self->board), "win.context-menu", NULL);
}

/* A finger that rests on a square does what the other button does. */
static void
app_input_square_held_cb (AppInput *self,
                          int       square)
{
  app_board_set_current (self->board, square);
  app_input_menu_requested_cb (self);
}

void
app_input_bind (AppInput  *self,
                GSettings *settings,
                AppBoard  *board,
                AppToast  *toast)
{
  const struct
  {
    const char *signal;
    GCallback   callback;
  } connections[] = {
    { "square-pressed", G_CALLBACK (app_input_square_pressed_cb) },
    { "square-entered", G_CALLBACK (app_input_square_entered_cb) },
    { "mark-clicked", G_CALLBACK (app_input_mark_clicked_cb) },
    { "marks-joined", G_CALLBACK (app_input_marks_joined_cb) },
    { "drag-cancelled", G_CALLBACK (app_input_drag_cancelled_cb) },
    { "square-activated", G_CALLBACK (app_input_square_activated_cb) },
    { "square-held", G_CALLBACK (app_input_square_held_cb) },
    { "menu-requested", G_CALLBACK (app_input_menu_requested_cb) },
    { "alike-requested", G_CALLBACK (app_input_select_alike) },
    { "selection-changed", G_CALLBACK (app_input_selection_changed_cb) },
  };

  g_return_if_fail (APP_IS_INPUT (self));
  g_return_if_fail (self->board == NULL);

  self->settings = g_object_ref (settings);
  self->board = g_object_ref (board);
  self->toast = g_object_ref (toast);
  app_board_set_draws_links (board, self->mode == APP_MODE_LINK);
  for (size_t i = 0; i < G_N_ELEMENTS (connections); i++)
    g_signal_connect_object (board, connections[i].signal, connections[i].callback, self,
                             G_CONNECT_SWAPPED);
}

void
app_input_enter (AppInput *self)
{
  int square;

  g_return_if_fail (APP_IS_INPUT (self));

  square = app_board_get_current (self->board);
  if (app_input_acts_at_cursor (self) || self->pen_digit != 0)
    {
      app_input_enter_square (self, square);
      return;
    }

  if (game_squares_is_empty (app_board_get_selected (self->board)))
    app_board_set_current (self->board, square);
  gtk_widget_activate_action (GTK_WIDGET (self->board), "win.picker", NULL);
}

/* Whether something at this place takes presses: a square, a control, or the pad, whose keys were
 * meant by a press between them. */
static bool
takes_press (GtkWidget *around,
             double     x,
             double     y)
{
  GtkWidget *widget = gtk_widget_pick (around, x, y, GTK_PICK_DEFAULT);

  while (widget != NULL && widget != around && !gtk_widget_get_focusable (widget)
         && !APP_IS_PAD (widget))
    widget = gtk_widget_get_parent (widget);

  return widget != NULL && widget != around;
}

void
app_input_press_around (AppInput  *self,
                        GtkWidget *around,
                        double     x,
                        double     y)
{
  g_return_if_fail (APP_IS_INPUT (self));

  if (app_input_can_play (self) && !app_session_is_paused (self->session)
      && !takes_press (around, x, y))
    app_input_select_none (self);
}
