/* The window, what the pointer does to a puzzle on the board, from press to release.
 *
 * A stroke does the same to every square that it comes to, and the first one tells what: it adds
 * where that square lacks what is put, and takes away where it has it. All of it is one step of
 * undo.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-private.h"

static bool
has_queen (const QueensBoard *board,
           int                square)
{
  return queens_board_has (board, square / board->n, square % board->n);
}

/* Whether a square has what a move puts there. */
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
app_window_stroke_square (AppWindow *self,
                          int        square)
{
  AppStroke stroke = self->stroke;

  stroke.move.squares = game_squares_of (square);
  stroke.move.joined = stroke.made;
  stroke.made = app_window_play (self, &stroke.move) || stroke.made;

  /* The document told that it changed, which ends a stroke unless it was this. */
  self->stroke = stroke;
}

static void
app_window_begin_stroke (AppWindow    *self,
                         int           square,
                         GameMoveKind  kind,
                         int           value)
{
  GameMove move = {
    .kind = kind,
    .value = value,
    .tidy = g_settings_get_boolean (self->settings, "tidy-marks"),
  };
  bool had = has_already (app_window_get_state (self), &move, square);

  move.how = had ? GAME_TAKE : GAME_ADD;
  self->stroke = (AppStroke) {
    .move = move,
    .drags = kind != GAME_MOVE_QUEEN,
    .goes_on = true,
  };
  app_window_stroke_square (self, square);
}

/* Coloured queens are played by going round: empty, excluded, a queen; for most of what a person
 * does there is to exclude. */
static GameMoveKind
get_queens_move (const GameQueens *queens,
                 int               square)
{
  bool is_empty = !has_queen (&queens->queens, square) && !has_queen (&queens->excluded, square);

  return game_queens_is_coloured (queens) && is_empty ? GAME_MOVE_EXCLUDE : GAME_MOVE_QUEEN;
}

gboolean
app_window_square_pressed_cb (AppWindow    *self,
                              int           square,
                              unsigned int  button)
{
  const GameState *state = app_window_get_state (self);
  bool primary = button == GDK_BUTTON_PRIMARY;

  if (self->page != APP_PAGE_PLAY || (!primary && button != GDK_BUTTON_SECONDARY))
    return false;

  if (app_window_get_kind (self) == GAME_QUEENS)
    app_window_begin_stroke (self, square,
                             primary && !self->excluding
                             ? get_queens_move (&state->queens, square) : GAME_MOVE_EXCLUDE, 0);
  else if (primary && self->locked != 0)
    app_window_begin_stroke (self, square, app_window_get_move_kind (self->mode), self->locked);
  else
    return false;

  return true;
}

void
app_window_square_entered_cb (AppWindow *self,
                              int        square)
{
  if (self->stroke.goes_on && self->stroke.drags)
    app_window_stroke_square (self, square);
}

void
app_window_stroke_cancelled_cb (AppWindow *self)
{
  if (self->stroke.goes_on && self->stroke.made)
    game_play_undo (app_window_get_play (self));
}

static void
app_window_enter_at (AppWindow *self,
                     int        square)
{
  app_board_set_current (self->board, square);

  if (self->page != APP_PAGE_PLAY)
    return;

  if (app_window_get_kind (self) == GAME_QUEENS)
    app_window_begin_stroke (self, square, GAME_MOVE_QUEEN, 0);
  else if (self->locked != 0)
    app_window_begin_stroke (self, square, app_window_get_move_kind (self->mode), self->locked);
}

/* By assistive technology: a queen is placed or taken away, a cell is selected. */
void
app_window_square_activated_cb (AppWindow *self,
                                int        square)
{
  if (app_window_get_kind (self) == GAME_QUEENS)
    app_window_enter_at (self, square);
}

/* A finger that rests on a square does what the other button does. */
void
app_window_square_held_cb (AppWindow *self,
                           int        square)
{
  if (app_window_square_pressed_cb (self, square, GDK_BUTTON_SECONDARY))
    return;

  app_board_set_current (self->board, square);
  app_window_menu_requested_cb (self);
}

void
app_window_menu_requested_cb (AppWindow *self)
{
  if (self->page == APP_PAGE_PLAY)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.context-menu", NULL);
}

/* Space and Return at the cursor: a queen, the digit that is locked, or the choice of one. */
static void
app_window_enter_cb (GtkWidget  *widget,
                     const char *action_name,
                     GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  int square = app_board_get_current (self->board);

  if (app_window_get_kind (self) == GAME_QUEENS || self->locked != 0)
    {
      app_window_enter_at (self, square);
      return;
    }

  if (game_squares_is_empty (app_board_get_selected (self->board)))
    app_board_set_current (self->board, square);
  gtk_widget_activate_action (widget, "win.picker", NULL);
}

void
app_window_install_strokes (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.enter", NULL, app_window_enter_cb);
}
