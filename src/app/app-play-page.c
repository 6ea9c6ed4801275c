/* The Play page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/app-play-page.h"

#include "app/app-pad.h"
#include "app/app-status.h"

/* In a narrow window the board makes room for the modes and a pad of two rows, or for a hint. */
enum { NARROW_HEIGHT = 152, NARROW_HINT_HEIGHT = 226 };

struct _AppPlayPage
{
  GtkWidget          parent_instance;

  GtkScrolledWindow *scroller;
  AppHintPanel      *hint_panel;
  GtkWidget         *sudoku;
  GtkWidget         *queens;
  AppPad            *pad;
  GtkWidget         *below_pad;
  GtkSpinButton     *size;
  AppStatus         *status;

  GameKind           kind;
  bool               narrow;
};

G_DEFINE_FINAL_TYPE (AppPlayPage, app_play_page, GTK_TYPE_WIDGET)

static unsigned int size_picked_signal;

static void
app_play_page_size_changed_cb (AppPlayPage *self)
{
  g_signal_emit (self, size_picked_signal, 0, gtk_spin_button_get_value_as_int (self->size));
}

/* In a narrow window a hint takes the place of what is played with; the keys still work. */
static void
app_play_page_make_room_cb (AppPlayPage *self)
{
  bool hint = gtk_widget_get_visible (GTK_WIDGET (self->hint_panel));
  bool tools = !self->narrow || !hint;
  int height = hint ? NARROW_HINT_HEIGHT : NARROW_HEIGHT;

  gtk_widget_set_visible (self->sudoku, tools && self->kind == GAME_SUDOKU);
  gtk_widget_set_visible (self->queens, tools && self->kind == GAME_QUEENS);
  gtk_scrolled_window_set_min_content_height (self->scroller, self->narrow ? height : -1);
}

static void
app_play_page_set_remaining (AppPlayPage      *self,
                             const GameSudoku *sudoku)
{
  SudokuGrid grid = game_sudoku_grid (sudoku);
  int remaining[SUDOKU_DIGITS];

  for (int i = 0; i < SUDOKU_DIGITS; i++)
    remaining[i] = SUDOKU_DIGITS;
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (grid.digit[cell] != 0)
      remaining[grid.digit[cell] - 1]--;

  app_pad_set_remaining (self->pad, remaining);
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
app_play_page_dispose (GObject *object)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (object));

  g_clear_pointer (&child, gtk_widget_unparent);

  G_OBJECT_CLASS (app_play_page_parent_class)->dispose (object);
}

static void
app_play_page_class_init (AppPlayPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_play_page_dispose;

  size_picked_signal = g_signal_new ("size-picked", G_TYPE_FROM_CLASS (klass),
                                     G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_INT);

  g_type_ensure (APP_TYPE_HINT_PANEL);
  g_type_ensure (APP_TYPE_PAD);
  g_type_ensure (APP_TYPE_STATUS);
  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/play-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, hint_panel);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, sudoku);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, queens);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, pad);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, below_pad);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, size);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, status);
  gtk_widget_class_bind_template_callback (widget_class, app_play_page_size_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_play_page_make_room_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
app_play_page_init (AppPlayPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
app_play_page_set_state (AppPlayPage     *self,
                         const GameState *state)
{
  bool is_sudoku = state->kind == GAME_SUDOKU;

  g_return_if_fail (APP_IS_PLAY_PAGE (self));

  self->kind = state->kind;
  app_play_page_make_room_cb (self);
  if (is_sudoku)
    app_play_page_set_remaining (self, &state->sudoku);
  else
    app_play_page_set_size (self, state->queens.queens.n);

  app_status_set_state (self->status, state);
}

void
app_play_page_set_input (AppPlayPage *self,
                         AppMode      mode,
                         int          locked)
{
  g_return_if_fail (APP_IS_PLAY_PAGE (self));

  app_pad_set_locked (self->pad, locked);
}

AppHintPanel *
app_play_page_get_hint_panel (AppPlayPage *self)
{
  g_return_val_if_fail (APP_IS_PLAY_PAGE (self), NULL);

  return self->hint_panel;
}

void
app_play_page_set_narrow (AppPlayPage *self,
                          bool         narrow)
{
  g_return_if_fail (APP_IS_PLAY_PAGE (self));

  self->narrow = narrow;
  app_hint_panel_set_narrow (self->hint_panel, narrow);
  app_play_page_make_room_cb (self);
  gtk_box_set_spacing (GTK_BOX (self->sudoku), narrow ? 10 : 14);
  app_pad_set_narrow (self->pad, narrow);
  gtk_widget_set_visible (self->below_pad, !narrow);
}
