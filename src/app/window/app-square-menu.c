/* The picker and the context menus, one for each kind of board, are made when they are first asked
 * for and stay: GTK 4.8 keeps the sections of each menu that it ever made.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-square-menu.h"

#include <glib/gi18n-lib.h>

#include "app/play/app-pad.h"
#include "app/play/app-picker.h"
#include "app/widgets/app-widget.h"
#include "game/state/game-variant.h"

struct _AppSquareMenu
{
  GObject     parent_instance;

  AppSession *session;
  GSettings  *settings;
  AppBoard   *board;

  GtkWidget  *picker;                   /* AppPicker, or NULL */
  GtkWidget  *digits_menu;              /* GtkPopoverMenu, or NULL */
  AppPad     *marks;                    /* in it */
  GtkWidget  *queens_menu;              /* GtkPopoverMenu, or NULL */
  GMenu      *queens_moves;             /* its first section */
  AppMode     mode;
  int         pen_digit;
};

G_DEFINE_FINAL_TYPE (AppSquareMenu, app_square_menu, G_TYPE_OBJECT)

static void
app_square_menu_closed_cb (AppSquareMenu *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* Puts a popover beside the board. */
static void
app_square_menu_add_popover (AppSquareMenu *self,
                             GtkWidget     *popover)
{
  gtk_widget_set_parent (popover, gtk_widget_get_ancestor (GTK_WIDGET (self->board),
                                                           GTK_TYPE_OVERLAY));
  g_signal_connect_object (popover, "closed", G_CALLBACK (app_square_menu_closed_cb), self,
                           G_CONNECT_SWAPPED);
}

/* The focus goes before the popover does: GTK 4.8 would keep a popover for ever that has it. */
static void
remove_popover (GtkWidget *popover)
{
  gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_widget_unparent (popover);
}

static void
app_square_menu_point_to_cursor (AppSquareMenu *self,
                                 GtkWidget     *popover)
{
  GdkRectangle area;

  app_board_show_current (self->board, gtk_widget_get_parent (popover), &area);
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &area);
}

/* The number picker. */

static void
app_square_menu_update_picker (AppSquareMenu *self)
{
  AppPad *pad = app_picker_get_pad (APP_PICKER (self->picker));
  GamePlay *play = app_session_get_play_of (self->session, GAME_SUDOKU);

  app_pad_set_mode (pad, self->mode, self->mode);
  app_pad_set_pen_digit (pad, self->pen_digit);
  app_pad_set_sudoku (pad, &game_play_get_state (play)->sudoku);
}

static void
app_square_menu_add_picker (AppSquareMenu *self)
{
  AppPad *pad;

  self->picker = g_object_new (APP_TYPE_PICKER, NULL);
  app_square_menu_add_popover (self, self->picker);

  pad = app_picker_get_pad (APP_PICKER (self->picker));
  g_settings_bind (self->settings, "pad-order", pad, "order", G_SETTINGS_BIND_GET);
  g_signal_connect_object (pad, "digit-used", G_CALLBACK (app_square_menu_update_picker), self,
                           G_CONNECT_SWAPPED);
}

/* The context menu. */

/* The pad of marks in the menu of a sudoku. */
static AppPad *
new_mark_pad (GSettings *settings)
{
  AppPad *pad = g_object_new (APP_TYPE_PAD, NULL);

  g_settings_bind (settings, "pad-order", pad, "order", G_SETTINGS_BIND_GET);
  app_pad_set_mode (pad, APP_MODE_CENTRE, APP_MODE_CENTRE);
  app_pad_set_action (pad, "win.mark");
  /* Translators: the name of a small pad of keys that mark digits in a cell */
  app_widget_set_name (GTK_WIDGET (pad), _("Marks"));

  return pad;
}

/* What may be done to a square of queens; a fixed queen stays. */
static void
add_queens_moves (GMenu            *menu,
                  const GameQueens *queens,
                  int               square)
{
  int row = square / queens->queens.n;
  int column = square % queens->queens.n;
  bool has_queen = queens_board_has (&queens->queens, row, column);
  bool is_excluded = queens_board_has (&queens->excluded, row, column);

  if (queens_board_has (&queens->fixed, row, column))
    return;

  g_menu_append (menu, has_queen ? _("Remove _Queen") : _("Place _Queen"), "win.queen");
  if (!has_queen)
    /* Translators: marks the square as having no queen, or takes that mark away */
    g_menu_append (menu, is_excluded ? _("Do Not _Exclude") : _("_Exclude"), "win.exclude");
  if (has_queen || is_excluded)
    /* Translators: takes away what is on the selected squares */
    g_menu_append (menu, _("C_lear"), "win.erase");
}

static GtkWidget **
app_square_menu_find_menu (AppSquareMenu *self,
                           GameKind       kind)
{
  return game_kinds[kind].n_digits > 0 ? &self->digits_menu : &self->queens_menu;
}

static void
app_square_menu_add_menu (AppSquareMenu *self,
                          GameKind       kind)
{
  g_autofree char *name = g_strconcat (game_kinds[kind].name, "_menu", NULL);
  g_autoptr(GtkBuilder) builder = gtk_builder_new_from_resource ("/nine-queens/ui/board-menu.ui");
  GObject *model = gtk_builder_get_object (builder, name);
  GtkWidget *menu = gtk_popover_menu_new_from_model (G_MENU_MODEL (model));

  gtk_popover_set_has_arrow (GTK_POPOVER (menu), false);
  if (game_kinds[kind].n_digits == 0)
    {
      self->queens_moves = g_object_ref (G_MENU (gtk_builder_get_object (builder,
                                                                         "queens_moves")));
    }
  else
    {
      self->marks = new_mark_pad (self->settings);
      gtk_popover_menu_add_child (GTK_POPOVER_MENU (menu), GTK_WIDGET (self->marks), "marks");
    }

  *app_square_menu_find_menu (self, kind) = menu;
  app_square_menu_add_popover (self, menu);
}

/* What may be done to the square of the cursor now. */
static void
app_square_menu_update_menu (AppSquareMenu *self)
{
  const GameState *state = app_session_get_state (self->session);

  if (game_kinds[state->kind].n_digits > 0)
    {
      app_pad_set_sudoku (self->marks, &state->sudoku);
    }
  else
    {
      g_menu_remove_all (self->queens_moves);
      add_queens_moves (self->queens_moves, &state->queens, app_board_get_current (self->board));
    }
}

static void
app_square_menu_close_menus (AppSquareMenu *self)
{
  GtkWidget *const menus[] = { self->digits_menu, self->queens_menu };

  for (size_t i = 0; i < G_N_ELEMENTS (menus); i++)
    if (menus[i] != NULL)
      gtk_popover_popdown (GTK_POPOVER (menus[i]));
}

static void
app_square_menu_dispose (GObject *object)
{
  AppSquareMenu *self = APP_SQUARE_MENU (object);

  g_clear_pointer (&self->picker, remove_popover);
  g_clear_pointer (&self->digits_menu, remove_popover);
  g_clear_pointer (&self->queens_menu, remove_popover);
  g_clear_object (&self->queens_moves);

  G_OBJECT_CLASS (app_square_menu_parent_class)->dispose (object);
}

static void
app_square_menu_finalize (GObject *object)
{
  AppSquareMenu *self = APP_SQUARE_MENU (object);

  g_clear_object (&self->session);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (app_square_menu_parent_class)->finalize (object);
}

static void
app_square_menu_class_init (AppSquareMenuClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = app_square_menu_dispose;
  object_class->finalize = app_square_menu_finalize;
}

static void
app_square_menu_init (AppSquareMenu *self)
{
}

AppSquareMenu *
app_square_menu_new (AppSession *session,
                     GSettings  *settings,
                     AppBoard   *board)
{
  AppSquareMenu *self = g_object_new (APP_TYPE_SQUARE_MENU, NULL);

  self->session = g_object_ref (session);
  self->settings = g_object_ref (settings);
  self->board = board;

  return self;
}

void
app_square_menu_set_input (AppSquareMenu *self,
                           AppMode        mode,
                           int            pen_digit)
{
  g_return_if_fail (APP_IS_SQUARE_MENU (self));

  self->mode = mode;
  self->pen_digit = pen_digit;
  if (self->picker != NULL)
    app_square_menu_update_picker (self);
}

void
app_square_menu_open_picker (AppSquareMenu *self)
{
  int square;

  g_return_if_fail (APP_IS_SQUARE_MENU (self));

  if (self->picker == NULL)
    app_square_menu_add_picker (self);

  square = app_board_get_current (self->board);
  app_square_menu_update_picker (self);
  app_square_menu_point_to_cursor (self, self->picker);
  app_picker_open (APP_PICKER (self->picker), square / SUDOKU_DIGITS, square % SUDOKU_DIGITS);
}

void
app_square_menu_open (AppSquareMenu *self)
{
  GtkWidget **menu;
  GameKind kind;

  g_return_if_fail (APP_IS_SQUARE_MENU (self));

  app_square_menu_close_menus (self);
  kind = app_session_get_kind (self->session);
  menu = app_square_menu_find_menu (self, kind);
  if (*menu == NULL)
    app_square_menu_add_menu (self, kind);

  app_square_menu_update_menu (self);
  app_square_menu_point_to_cursor (self, *menu);
  gtk_popover_popup (GTK_POPOVER (*menu));
}
