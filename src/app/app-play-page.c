/* The Play page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/app-play-page.h"

#include "app/app-pad.h"
#include "app/app-status.h"

/* As high as the modes and a pad of two rows: in a narrow window the board makes room for them. */
enum { NARROW_HEIGHT = 152 };

struct _AppPlayPage
{
  GtkWidget          parent_instance;

  GtkScrolledWindow *scroller;
  GtkWidget         *hint_card;
  GtkLabel          *hint;
  GtkWidget         *sudoku;
  GtkWidget         *queens;
  AppPad            *pad;
  GtkWidget         *below_pad;
  GtkSpinButton     *size;
  AppStatus         *status;
};

G_DEFINE_FINAL_TYPE (AppPlayPage, app_play_page, GTK_TYPE_WIDGET)

static unsigned int size_picked_signal;

static void
app_play_page_size_changed_cb (AppPlayPage *self)
{
  g_signal_emit (self, size_picked_signal, 0, gtk_spin_button_get_value_as_int (self->size));
}

static void
app_play_page_hint_close_cb (AppPlayPage *self)
{
  app_play_page_set_hint (self, NULL);
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

  g_type_ensure (APP_TYPE_PAD);
  g_type_ensure (APP_TYPE_STATUS);
  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/play-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, hint_card);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, hint);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, sudoku);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, queens);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, pad);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, below_pad);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, size);
  gtk_widget_class_bind_template_child (widget_class, AppPlayPage, status);
  gtk_widget_class_bind_template_callback (widget_class, app_play_page_size_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_play_page_hint_close_cb);
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

  gtk_widget_set_visible (self->sudoku, is_sudoku);
  gtk_widget_set_visible (self->queens, !is_sudoku);
  if (is_sudoku)
    app_play_page_set_remaining (self, &state->sudoku);
  else
    app_play_page_set_size (self, state->queens.queens.n);

  app_status_set_state (self->status, state);
}

void
app_play_page_set_hint (AppPlayPage *self,
                        const char  *hint)
{
  g_return_if_fail (APP_IS_PLAY_PAGE (self));

  gtk_label_set_label (self->hint, hint != NULL ? hint : "");
  gtk_widget_set_visible (self->hint_card, hint != NULL);
}

bool
app_play_page_has_hint (AppPlayPage *self)
{
  g_return_val_if_fail (APP_IS_PLAY_PAGE (self), false);

  return gtk_widget_get_visible (self->hint_card);
}

void
app_play_page_set_narrow (AppPlayPage *self,
                          bool         narrow)
{
  g_return_if_fail (APP_IS_PLAY_PAGE (self));

  gtk_scrolled_window_set_min_content_height (self->scroller, narrow ? NARROW_HEIGHT : -1);
  gtk_box_set_spacing (GTK_BOX (self->sudoku), narrow ? 10 : 14);
  app_pad_set_narrow (self->pad, narrow);
  gtk_widget_set_visible (self->below_pad, !narrow);
}
