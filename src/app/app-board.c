/* The board draws everything in one cairo node and has one empty child for each square, which
 * holds the focus and is what assistive technology sees.
 *
 * Invariant: `cells` holds scene.size squared cells, and the cursor is on one of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/app-board.h"

#include "app/app-board-keys.h"
#include "app/app-cell.h"
#include "app/app-theme.h"
#include "game/game-text.h"

enum
{
  BOARD_MINIMUM = 180,
  BOARD_NATURAL = 598,
};

struct _AppBoard
{
  GtkWidget     parent_instance;

  PaintScene    scene;
  GameState     state;
  PaintTheme    theme;
  bool          theme_read;

  GPtrArray    *cells;          /* AppCell, lent: they are children */
  AppSelection  selection;
  bool          by_key;         /* whether a key was used last, so that the cursor is ringed */
};

G_DEFINE_FINAL_TYPE (AppBoard, app_board, GTK_TYPE_WIDGET)

enum { SQUARE_PRESSED, DIGIT_PRESSED, ERASE_PRESSED, SELECTION_CHANGED, N_SIGNALS };

static unsigned int signals[N_SIGNALS];

/* Says to assistive technology which cells are selected. */
static void
app_board_tell_selected (AppBoard *self)
{
  for (unsigned int i = 0; i < self->cells->len; i++)
    app_cell_set_selected (self->cells->pdata[i],
                           game_squares_has (&self->selection.squares, i));
}

static void
app_board_set_selection (AppBoard           *self,
                         const AppSelection *selection)
{
  const AppSelection before = self->selection;

  self->selection = *selection;
  if (selection->cursor != before.cursor
      && gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self));

  if (selection->cursor == before.cursor
      && game_squares_equal (&selection->squares, &before.squares))
    return;

  app_board_tell_selected (self);
  g_signal_emit (self, signals[SELECTION_CHANGED], 0);
}

static void
app_board_set_by_key (AppBoard *self,
                      bool      by_key)
{
  if (self->by_key == by_key)
    return;

  self->by_key = by_key;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
app_board_cell_activated_cb (AppBoard  *self,
                             GtkWidget *cell)
{
  unsigned int square;

  if (!g_ptr_array_find (self->cells, cell, &square))
    return;

  app_board_set_current (self, square);
  g_signal_emit (self, signals[SQUARE_PRESSED], 0, square);
}

static void
app_board_remove_cells (AppBoard *self)
{
  for (unsigned int i = 0; i < self->cells->len; i++)
    gtk_widget_unparent (self->cells->pdata[i]);

  g_ptr_array_set_size (self->cells, 0);
}

static void
app_board_add_cells (AppBoard *self,
                     int       size)
{
  for (int square = 0; square < size * size; square++)
    {
      GtkWidget *cell = app_cell_new (square / size, square % size);

      g_signal_connect_object (cell, "activated", G_CALLBACK (app_board_cell_activated_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_widget_set_parent (cell, GTK_WIDGET (self));
      g_ptr_array_add (self->cells, cell);
    }

  gtk_accessible_update_relation (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_RELATION_ROW_COUNT, size,
                                  GTK_ACCESSIBLE_RELATION_COL_COUNT, size,
                                  -1);
}

/* Makes as many cells as the board has squares, and keeps the focus on it. */
static void
app_board_set_size (AppBoard *self,
                    int       size)
{
  bool focused = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;

  if (self->cells->len == (unsigned int) (size * size))
    return;

  app_board_remove_cells (self);
  app_board_add_cells (self, size);
  self->selection = app_selection_of (size / 2 * size + size / 2);
  app_board_tell_selected (self);
  if (focused)
    gtk_widget_grab_focus (GTK_WIDGET (self));

  g_signal_emit (self, signals[SELECTION_CHANGED], 0);
}

static void
app_board_name_cells (AppBoard *self)
{
  for (unsigned int i = 0; i < self->cells->len; i++)
    {
      g_autofree char *name = game_text_square (&self->state, i);

      app_cell_set_name (self->cells->pdata[i], name);
    }
}

static void
app_board_pressed_cb (AppBoard        *self,
                      int              n_press,
                      double           x,
                      double           y,
                      GtkGestureClick *gesture)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int square = paint_square (&self->scene, gtk_widget_get_width (widget),
                             gtk_widget_get_height (widget), x, y);

  if (square < 0)
    return;

  app_board_set_by_key (self, false);
  app_board_set_current (self, square);
  gtk_widget_grab_focus (widget);
  g_signal_emit (self, signals[SQUARE_PRESSED], 0, square);
}

static gboolean
app_board_key_pressed_cb (AppBoard        *self,
                          unsigned int     keyval,
                          unsigned int     keycode,
                          GdkModifierType  state)
{
  return app_board_press_key (self, keyval, keycode, state);
}

static void
app_board_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  *minimum = BOARD_MINIMUM;
  *natural = BOARD_NATURAL;
}

static void
app_board_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  AppBoard *self = APP_BOARD (widget);

  for (unsigned int i = 0; i < self->cells->len; i++)
    {
      GtkWidget *cell = self->cells->pdata[i];
      double x;
      double y;
      double side;

      paint_square_area (&self->scene, width, height, i, &x, &y, &side);
      gtk_widget_measure (cell, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (cell, &(GtkAllocation) { x, y, side, side }, -1);
    }
}

static void
app_board_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  AppBoard *self = APP_BOARD (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  PaintScene scene = self->scene;
  cairo_t *cr;

  if (!self->theme_read)
    app_theme_read (widget, &self->theme);
  self->theme_read = true;

  if (self->by_key && gtk_widget_get_focus_child (widget) != NULL)
    scene.flags[self->selection.cursor] |= PAINT_SELECTED;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  paint_scene (cr, &scene, &self->theme, width, height);
  cairo_destroy (cr);
}

static void
app_board_css_changed (GtkWidget         *widget,
                       GtkCssStyleChange *change)
{
  AppBoard *self = APP_BOARD (widget);

  GTK_WIDGET_CLASS (app_board_parent_class)->css_changed (widget, change);

  self->theme_read = false;
  gtk_widget_queue_draw (widget);
}

/* Tab comes in at the cursor and leaves from anywhere: the board is one stop. */
static gboolean
app_board_focus (GtkWidget        *widget,
                 GtkDirectionType  direction)
{
  if (gtk_widget_get_focus_child (widget) != NULL)
    return false;

  app_board_set_by_key (APP_BOARD (widget), true);

  return gtk_widget_grab_focus (widget);
}

static gboolean
app_board_grab_focus (GtkWidget *widget)
{
  AppBoard *self = APP_BOARD (widget);

  return self->cells->len > 0 && gtk_widget_grab_focus (self->cells->pdata[self->selection.cursor]);
}

static void
app_board_set_focus_child (GtkWidget *widget,
                           GtkWidget *child)
{
  AppBoard *self = APP_BOARD (widget);
  unsigned int square;

  GTK_WIDGET_CLASS (app_board_parent_class)->set_focus_child (widget, child);

  if (child != NULL && g_ptr_array_find (self->cells, child, &square)
      && square != (unsigned int) self->selection.cursor)
    app_board_set_current (self, square);
  gtk_widget_queue_draw (widget);
}

static void
app_board_dispose (GObject *object)
{
  AppBoard *self = APP_BOARD (object);

  app_board_remove_cells (self);

  G_OBJECT_CLASS (app_board_parent_class)->dispose (object);
}

static void
app_board_finalize (GObject *object)
{
  AppBoard *self = APP_BOARD (object);

  g_clear_pointer (&self->cells, g_ptr_array_unref);

  G_OBJECT_CLASS (app_board_parent_class)->finalize (object);
}

static void
app_board_class_init (AppBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = app_board_dispose;
  object_class->finalize = app_board_finalize;
  widget_class->measure = app_board_measure;
  widget_class->size_allocate = app_board_size_allocate;
  widget_class->snapshot = app_board_snapshot;
  widget_class->css_changed = app_board_css_changed;
  widget_class->focus = app_board_focus;
  widget_class->grab_focus = app_board_grab_focus;
  widget_class->set_focus_child = app_board_set_focus_child;

  signals[SQUARE_PRESSED] = g_signal_new ("square-pressed", G_TYPE_FROM_CLASS (klass),
                                          G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, G_TYPE_INT);
  signals[DIGIT_PRESSED] = g_signal_new ("digit-pressed", G_TYPE_FROM_CLASS (klass),
                                         G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_BOOLEAN);
  signals[ERASE_PRESSED] = g_signal_new ("erase-pressed", G_TYPE_FROM_CLASS (klass),
                                         G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);
  signals[SELECTION_CHANGED] = g_signal_new ("selection-changed", G_TYPE_FROM_CLASS (klass),
                                           G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                           G_TYPE_NONE, 0);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
  gtk_widget_class_set_css_name (widget_class, "board");
}

static void
app_board_init (AppBoard *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->cells = g_ptr_array_new ();

  /* A board is not read from right to left anywhere, and its arrows are not mirrored. */
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);

  g_signal_connect_swapped (click, "pressed", G_CALLBACK (app_board_pressed_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (app_board_key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

void
app_board_set_scene (AppBoard         *self,
                     const PaintScene *scene,
                     const GameState  *state)
{
  g_return_if_fail (APP_IS_BOARD (self));
  g_return_if_fail (scene->size == game_state_size (state));

  if (self->scene.size != scene->size)
    gtk_widget_queue_allocate (GTK_WIDGET (self));

  self->scene = *scene;
  app_board_set_size (self, scene->size);
  if (!game_state_equal (&self->state, state))
    {
      self->state = *state;
      app_board_name_cells (self);
    }

  gtk_widget_queue_draw (GTK_WIDGET (self));
}

int
app_board_get_current (AppBoard *self)
{
  g_return_val_if_fail (APP_IS_BOARD (self), 0);

  return self->selection.cursor;
}

void
app_board_set_current (AppBoard *self,
                       int       square)
{
  AppSelection selection = app_selection_of (square);

  g_return_if_fail (APP_IS_BOARD (self));
  g_return_if_fail (square >= 0 && (unsigned int) square < self->cells->len);

  app_board_set_selection (self, &selection);
}

const GameSquares *
app_board_get_selected (AppBoard *self)
{
  g_return_val_if_fail (APP_IS_BOARD (self), NULL);

  return &self->selection.squares;
}

void
app_board_select (AppBoard          *self,
                  const GameSquares *squares)
{
  AppSelection selection = self->selection;

  g_return_if_fail (APP_IS_BOARD (self));

  app_selection_choose (&selection, squares);
  app_board_set_selection (self, &selection);
}

bool
app_board_press_key (AppBoard        *self,
                     unsigned int     keyval,
                     unsigned int     keycode,
                     GdkModifierType  state)
{
  int square = self->selection.cursor;
  int box = self->scene.kind == GAME_SUDOKU ? 3 : self->scene.size;
  int digit = app_keys_get_digit (keyval, keycode, state);
  bool modified = (state & (GDK_SHIFT_MASK | GDK_CONTROL_MASK)) != 0;

  if (digit > 0)
    {
      g_signal_emit (self, signals[DIGIT_PRESSED], 0, digit, modified);
    }
  else if (!modified
           && (digit == 0 || keyval == GDK_KEY_Delete || keyval == GDK_KEY_KP_Delete
               || keyval == GDK_KEY_BackSpace))
    {
      g_signal_emit (self, signals[ERASE_PRESSED], 0);
    }
  else if (app_keys_move (keyval, keycode, state, self->scene.size, box, &square))
    {
      app_board_set_by_key (self, true);
      app_board_set_current (self, square);
      gtk_widget_grab_focus (GTK_WIDGET (self));
    }
  else if (!modified && (keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space
                         || keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter))
    {
      app_board_set_by_key (self, true);
      g_signal_emit (self, signals[SQUARE_PRESSED], 0, self->selection.cursor);
    }
  else
    {
      return false;
    }

  return true;
}
