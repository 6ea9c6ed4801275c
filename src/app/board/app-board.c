/* The board draws everything in one cairo node and has one empty child for each square, which
 * holds the focus and is what assistive technology sees.
 *
 * Invariant: `cells` holds scene.size squared cells, and the cursor is on one of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/board/app-board-private.h"

#include <string.h>

#include "app/board/app-cell.h"
#include "app/widgets/app-theme.h"
#include "app/widgets/app-widget.h"
#include "app/widgets/app-zoom-area.h"
#include "game/state/game-variant.h"
#include "game/text/game-text.h"

enum
{
  BOARD_MINIMUM = 180,
  BOARD_NATURAL = 598,
};

G_DEFINE_FINAL_TYPE (AppBoard, app_board, GTK_TYPE_WIDGET)

/* Says to assistive technology which cells are selected. */
static void
app_board_mark_selected (AppBoard *self)
{
  for (unsigned int i = 0; i < self->cells->len; i++)
    app_cell_set_selected (self->cells->pdata[i],
                           game_squares_has (&self->selection.squares, i));
}

/* Whether the focus of the window is on a cell, also while the window is not the active one: then
 * no widget of it has a focus child. */
static bool
app_board_holds_focus (AppBoard *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}

/* A cursor below the last row that is shown comes to that one. */
void
app_board_set_selection (AppBoard           *self,
                         const AppSelection *selection)
{
  const AppSelection before = self->selection;
  const int n_shown = app_board_count_shown (self);

  self->selection = *selection;
  if (n_shown > 0 && selection->cursor >= n_shown)
    self->selection = app_selection_of (n_shown - self->scene.size
                                        + selection->cursor % self->scene.size);

  if (self->selection.cursor != before.cursor)
    app_board_show_cursor (self);
  if (self->selection.cursor != before.cursor && app_board_holds_focus (self))
    gtk_widget_grab_focus (GTK_WIDGET (self));

  if (self->selection.cursor == before.cursor
      && game_squares_equal (&self->selection.squares, &before.squares))
    return;

  app_board_mark_selected (self);
  g_signal_emit_by_name (self, "selection-changed");
}

void
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
  g_signal_emit_by_name (self, "square-activated", square);
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
      gtk_widget_insert_before (cell, GTK_WIDGET (self), self->corner);
      g_ptr_array_add (self->cells, cell);
    }

  gtk_accessible_update_relation (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_RELATION_ROW_COUNT, size,
                                  GTK_ACCESSIBLE_RELATION_COL_COUNT, size,
                                  -1);
}

/* Makes as many cells as the board has squares, and keeps the focus on it. GTK takes the focus from
 * a widget that goes only later, when the board may have it again, and gives it to any other: so no
 * cell goes that has it. */
static void
app_board_set_size (AppBoard *self,
                    int       size)
{
  AppZoomArea *around = app_zoom_area_get_around (GTK_WIDGET (self));
  bool focused = app_board_holds_focus (self);

  if (self->cells->len == (unsigned int) (size * size))
    return;

  if (around != NULL)
    app_zoom_step (app_zoom_area_get_zoom (around), 0);

  if (focused)
    gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
  app_board_remove_cells (self);
  app_board_add_cells (self, size);
  self->drag = APP_DRAG_NONE;
  self->selection = self->undragged = app_selection_of (size / 2 * size + size / 2);
  app_board_mark_selected (self);
  if (focused)
    gtk_widget_grab_focus (GTK_WIDGET (self));

  g_signal_emit_by_name (self, "selection-changed");
}

/* What the cell speaks, if it has the focus: what the square holds, and more about it. */
static char *
app_board_dup_news (AppBoard   *self,
                    int         square,
                    const char *detail)
{
  g_autofree char *content = NULL;

  if (!gtk_widget_has_focus (self->cells->pdata[square]))
    return NULL;

  content = game_text_square_content (&self->state, square);

  return app_board_join (content, detail);
}

static void
app_board_name_cells (AppBoard *self)
{
  for (unsigned int i = 0; i < self->cells->len; i++)
    {
      const PaintSum *sum = &self->scene.sum;
      bool has_letters = sum->puzzle.n_letters > 0;
      g_autofree char *name = has_letters
                              ? game_text_words_square (&sum->puzzle, &sum->digits, sum->known, i)
                              : game_text_square (&self->state, i);
      GameNotes notes = app_board_get_notes (&self->scene, i);
      g_autofree char *detail = game_text_square_detail (&self->state, i, notes);
      g_autofree char *news = app_board_dup_news (self, i, detail);

      app_cell_set_name (self->cells->pdata[i], name, has_letters ? "" : detail,
                         has_letters ? name : news);
      gtk_widget_set_visible (self->cells->pdata[i], (int) i < app_board_count_shown (self));
    }
}

static bool
have_same_notes (const PaintScene *scene,
                 const PaintScene *other)
{
  for (int i = 0; i < scene->size * scene->size; i++)
    if (app_board_get_notes (scene, i) != app_board_get_notes (other, i))
      return false;

  return true;
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

  app_board_place_beside (self, width, height);
}

static void
app_board_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  AppBoard *self = APP_BOARD (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  PaintScene scene = self->scene;
  graphene_rect_t visible;
  cairo_t *cr;

  if (!self->theme_read)
    app_theme_read (widget, &self->theme);
  self->theme_read = true;

  if (self->by_key && gtk_widget_get_focus_child (widget) != NULL)
    scene.flags[self->selection.cursor] |= PAINT_SELECTED;
  app_board_effects_apply (&self->effects, &scene, &self->state,
                           self->by_key ? self->selection.cursor : -1);

  app_board_preview_link (self, &scene);

  app_board_get_visible (self, &visible);
  cr = gtk_snapshot_append_cairo (snapshot, &visible);
  paint_scene (cr, &scene, &self->theme, width, height);
  cairo_destroy (cr);

  if (self->corner != NULL)
    gtk_widget_snapshot_child (widget, self->corner, snapshot);
}

static void
app_board_root (GtkWidget *widget)
{
  AppZoomArea *around = app_zoom_area_get_around (widget);

  GTK_WIDGET_CLASS (app_board_parent_class)->root (widget);

  if (around != NULL)
    app_zoom_area_set_content (around, app_board_get_content);
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

  /* One that is covered leaves the focus where it is. */
  return gtk_widget_get_visible (widget) && self->cells->len > 0
         && gtk_widget_grab_focus (self->cells->pdata[self->selection.cursor]);
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

  app_board_effects_stop (&self->effects);
  app_board_remove_cells (self);
  app_board_remove_beside (self);

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
app_board_install_signals (GObjectClass *object_class)
{
  static const struct
  {
    const char *name;
    int         n_numbers;
  } plain[] = {
    { "square-entered", 1 },
    { "drag-cancelled", 0 },
    { "square-activated", 1 },
    { "square-held", 1 },
    { "menu-requested", 0 },
    { "alike-requested", 0 },
    { "selection-changed", 0 },
  };
  GType type = G_TYPE_FROM_CLASS (object_class);

  g_signal_new ("square-pressed", type, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled,
                NULL, NULL, G_TYPE_BOOLEAN, 2, G_TYPE_INT, G_TYPE_UINT);

  g_signal_new ("mark-clicked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3,
                G_TYPE_INT, G_TYPE_INT, G_TYPE_BOOLEAN);

  g_signal_new ("marks-joined", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 4,
                G_TYPE_INT, G_TYPE_INT, G_TYPE_INT, G_TYPE_INT);

  for (size_t i = 0; i < G_N_ELEMENTS (plain); i++)
    g_signal_new (plain[i].name, type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                  plain[i].n_numbers, G_TYPE_INT);
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
  widget_class->root = app_board_root;
  widget_class->focus = app_board_focus;
  widget_class->grab_focus = app_board_grab_focus;
  widget_class->set_focus_child = app_board_set_focus_child;

  app_board_install_signals (object_class);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
  gtk_widget_class_set_css_name (widget_class, "board");
}

static void
app_board_init (AppBoard *self)
{
  self->noted = game_state_new_queens (0);      /* none yet */
  self->read_square = -1;
  self->cells = g_ptr_array_new ();
  app_board_effects_init (&self->effects, GTK_WIDGET (self));

  /* A board is not read from right to left anywhere, and its arrows are not mirrored. */
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE, true,
                                  -1);
  app_board_init_pointer (self);
}

void
app_board_set_draws_links (AppBoard *self,
                           bool      draws_links)
{
  g_return_if_fail (APP_IS_BOARD (self));

  self->draws_links = draws_links;
}

void
app_board_set_scene (AppBoard         *self,
                     const PaintScene *scene,
                     const GameState  *state)
{
  bool is_known;

  g_return_if_fail (APP_IS_BOARD (self));
  g_return_if_fail (scene->size == game_state_size (state));

  is_known = self->cells->len > 0 && game_state_equal (&self->state, state)
             && have_same_notes (&self->scene, scene)
             && memcmp (&self->scene.sum, &scene->sum, sizeof scene->sum) == 0;
  if (self->scene.size != scene->size || self->scene.is_numbered != scene->is_numbered
      || memcmp (&self->scene.sum.puzzle, &scene->sum.puzzle, sizeof scene->sum.puzzle) != 0)
    gtk_widget_queue_allocate (GTK_WIDGET (self));

  self->scene = *scene;
  app_board_show_beside (self);
  app_board_set_size (self, scene->size);
  if (!is_known)
    {
      const AppSelection selection = self->selection;

      self->state = *state;
      app_board_set_selection (self, &selection);
      app_board_name_cells (self);
    }

  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const PaintScene *
app_board_get_scene (AppBoard *self)
{
  g_return_val_if_fail (APP_IS_BOARD (self), NULL);

  return &self->scene;
}

const GameState *
app_board_get_state (AppBoard *self)
{
  g_return_val_if_fail (APP_IS_BOARD (self), NULL);

  return &self->state;
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

/* Around the edge, without the rows that are hidden. */
static int
app_board_find_step (AppBoard      *self,
                     const AppStep *step)
{
  int size = self->scene.size;
  int n_shown = app_board_count_shown (self);
  GameSquares empty = app_squares_empty (&self->state);
  int square = self->selection.cursor;

  for (int hidden = n_shown; hidden < size * size; hidden++)
    game_squares_remove (&empty, hidden);

  do
    square = app_keys_walk (step, size, game_kinds[self->scene.kind].box, &empty, square);
  while (square >= n_shown && step->extent == APP_EXTENT_NEXT && !step->extends);

  return square < n_shown ? square : n_shown - size + square % size;
}

void
app_board_walk (AppBoard      *self,
                const AppStep *step)
{
  AppSelection selection;
  int square;

  g_return_if_fail (APP_IS_BOARD (self));

  selection = self->selection;
  square = app_board_find_step (self, step);

  if (step->extends)
    app_selection_extend (&selection, self->scene.size, square);
  else
    selection = app_selection_of (square);

  app_board_set_by_key (self, true);
  app_board_set_selection (self, &selection);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

void
app_board_remember_state (AppBoard        *self,
                          const GameState *state,
                          bool             shows_attackers,
                          bool             is_shown)
{
  bool is_same_board = self->noted.kind == state->kind;
  GameChange change;

  g_return_if_fail (APP_IS_BOARD (self));

  if (is_same_board && game_state_equal (&self->noted, state))
    return;

  if (is_same_board && is_shown)
    {
      game_change_between (&change, &self->noted, state);
      if (!shows_attackers)
        change.attackers = game_squares_none ();
      app_board_effects_start (&self->effects, &change);
    }
  self->noted = *state;
}

bool
app_board_is_moving (AppBoard *self)
{
  g_return_val_if_fail (APP_IS_BOARD (self), false);

  return self->effects.tick != 0;
}
