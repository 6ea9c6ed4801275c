/* Keys and the pointer, given to a window in process.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/app/app-input.h"

#include "app/board/app-board-pointer.h"
#include "support/app/app-find.h"
#include "support/game/game-requests.h"

void
ui_wait_for_frame (AppWindow *window)
{
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
}

/* The board. */

static AppBoard *
find_board (AppWindow *window)
{
  return APP_BOARD (ui_find (window, APP_TYPE_BOARD));
}

AppBoard *
ui_get_board (AppWindow *window)
{
  ui_wait_for_frame (window);

  return find_board (window);
}

GtkWidget *
ui_get_cell (AppWindow *window,
             int        square)
{
  GtkWidget *cell = gtk_widget_get_first_child (GTK_WIDGET (ui_get_board (window)));

  while (cell != NULL && square-- > 0)
    cell = gtk_widget_get_next_sibling (cell);

  return cell;
}

void
ui_assert_cell (AppWindow  *window,
                int         square,
                const char *name)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (ui_get_cell (window, square)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

void
ui_select (AppWindow *window,
           int        square)
{
  app_board_set_current (ui_get_board (window), square);
}

int
ui_get_cursor (AppWindow *window)
{
  return app_board_get_current (ui_get_board (window));
}

int
ui_count_selected (AppWindow *window)
{
  return game_squares_count (app_board_get_selected (ui_get_board (window)));
}

void
ui_click (AppWindow       *window,
          int              square,
          unsigned int     button,
          GdkModifierType  state)
{
  AppBoard *board = ui_get_board (window);

  app_board_press (board, square, button, state, 1);
  app_board_end_drag (board);
}

void
ui_click_mark (AppWindow *window,
               int        square,
               int        digit,
               bool       is_corner)
{
  app_board_press_mark (ui_get_board (window), (PaintMark) { square, digit, is_corner },
                        GDK_BUTTON_PRIMARY, 0, 1);
  ui_click (window, square, GDK_BUTTON_PRIMARY, 0);
}

void
ui_drag (AppWindow       *window,
         int              from,
         int              to,
         unsigned int     button,
         GdkModifierType  state)
{
  AppBoard *board = ui_get_board (window);

  app_board_press (board, from, button, state, 1);
  app_board_drag_to (board, to);
  app_board_end_drag (board);
}

void
ui_activate_cell (AppWindow *window,
                  int        square)
{
  g_assert_true (gtk_widget_activate_action (ui_get_cell (window, square), "activate", NULL));
}

/* Keys. */

typedef struct
{
  const char      *signal;
  unsigned int     keyval;
  unsigned int     keycode;
  GdkModifierType  state;
} Key;

/* To the key controllers of one widget. GTK's own widgets want a real event. */
static bool
send_to_widget (GtkWidget           *widget,
                GtkPropagationPhase  phase,
                const Key           *key)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean taken = false;

  if (!g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "App"))
    return false;

  for (unsigned int i = 0; !taken && i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller)
          && gtk_event_controller_get_propagation_phase (controller) == phase)
        g_signal_emit_by_name (controller, key->signal, key->keyval, key->keycode, key->state,
                               &taken);
    }

  return taken;
}

/* Down to what has the focus, and up again. */
static bool
send (AppWindow *window,
      const Key *key)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_autoptr(GPtrArray) path = g_ptr_array_new_with_free_func (g_object_unref);
  bool taken = false;

  for (GtkWidget *widget = focus != NULL ? focus : GTK_WIDGET (window); widget != NULL;
       widget = gtk_widget_get_parent (widget))
    g_ptr_array_add (path, g_object_ref (widget));

  for (int i = path->len - 1; !taken && i >= 0; i--)
    taken = send_to_widget (path->pdata[i], GTK_PHASE_CAPTURE, key);
  for (unsigned int i = 0; !taken && i < path->len; i++)
    taken = send_to_widget (path->pdata[i], GTK_PHASE_BUBBLE, key);

  return taken;
}

bool
ui_send_key (AppWindow       *window,
             unsigned int     keyval,
             unsigned int     keycode,
             GdkModifierType  state)
{
  Key key = { "key-pressed", keyval, keycode, state };

  return send (window, &key);
}

void
ui_release_key (AppWindow *window)
{
  Key key = { "key-released", GDK_KEY_VoidSymbol, 0, 0 };

  send (window, &key);
}

void
ui_press (AppWindow       *window,
          unsigned int     keyval,
          GdkModifierType  state)
{
  g_assert_true (ui_send_key (window, keyval, 0, state));
}

void
ui_type (AppWindow  *window,
         const char *keys)
{
  for (; *keys != '\0'; keys++)
    {
      ui_send_key (window, gdk_unicode_to_keyval (*keys), 0, 0);
      ui_release_key (window);
    }
}

void
ui_enter (AppWindow *window,
          int        cell,
          int        digit)
{
  ui_select (window, cell);
  ui_press (window, GDK_KEY_0 + digit, 0);
}

void
ui_solve_by_hand (AppWindow  *window,
                  const char *solved_line)
{
  SudokuGrid solved = make_grid (solved_line);
  AppBoard *board = ui_get_board (window);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (game_sudoku_grid (&app_window_get_state (window)->sudoku).digit[cell] == 0)
      {
        app_board_set_current (board, cell);
        ui_press (window, GDK_KEY_0 + solved.digit[cell], 0);
      }
}
