/* What stands beside the squares: the switch in the corner of the numbers, and the sum of words,
 * which is drawn with the board and here only has a name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/board/app-board-private.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/app-widget.h"
#include "game/text/game-text.h"

/* Keys find the same switch in the menu of the search, so that the board stays one stop of Tab. */
static void
app_board_add_corner (AppBoard *self)
{
  self->corner = gtk_toggle_button_new_with_label ("");
  gtk_widget_set_focusable (self->corner, FALSE);
  gtk_widget_add_css_class (self->corner, "tile");
  gtk_widget_add_css_class (self->corner, "board-corner");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->corner), "app.count-from-zero");
  gtk_widget_set_tooltip_text (self->corner, _("Count from 0 or from 1"));
  app_widget_set_name (self->corner, _("Count from 0"));
  gtk_widget_set_parent (self->corner, GTK_WIDGET (self));
}

static void
app_board_show_corner (AppBoard *self)
{
  const PaintScene *scene = &self->scene;
  bool is_shown = scene->is_numbered && scene->has_corner;

  if (is_shown && self->corner == NULL)
    app_board_add_corner (self);
  if (!is_shown)
    g_clear_pointer (&self->corner, gtk_widget_unparent);
  if (is_shown)
    gtk_button_set_label (GTK_BUTTON (self->corner), scene->first_number == 0 ? "0" : "1");
}

static void
app_board_place_corner (AppBoard *self,
                        int       width,
                        int       height)
{
  double x;
  double y;
  double side;

  if (self->corner == NULL)
    return;

  paint_corner_area (&self->scene, width, height, &x, &y, &side);
  gtk_widget_measure (self->corner, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->corner, &(GtkAllocation) { x, y, side, side }, -1);
}

/* The equation, and the column at work. */
static void
app_board_show_sum (AppBoard *self)
{
  const PaintSum *sum = &self->scene.sum;
  g_autofree char *name = NULL;

  if (sum->puzzle.n_letters == 0)
    {
      g_clear_pointer (&self->sum, gtk_widget_unparent);
      return;
    }

  if (self->sum == NULL)
    {
      self->sum = gtk_label_new (NULL);
      gtk_widget_set_can_target (self->sum, false);
      gtk_widget_insert_after (self->sum, GTK_WIDGET (self), NULL);
    }

  name = game_text_words_sum (&sum->puzzle, sum->has_column ? &sum->column : NULL, sum->reason);
  app_widget_set_name (self->sum, name);
}

/* Above the squares. */
static void
app_board_place_sum (AppBoard *self,
                     int       width,
                     int       height)
{
  double x;
  double y;
  double side;

  if (self->sum == NULL)
    return;

  paint_square_area (&self->scene, width, height, 0, &x, &y, &side);
  gtk_widget_measure (self->sum, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->sum, &(GtkAllocation) { 0, 0, width, MAX (y, 0) }, -1);
}

void
app_board_show_beside (AppBoard *self)
{
  app_board_show_corner (self);
  app_board_show_sum (self);
}

void
app_board_place_beside (AppBoard *self,
                        int       width,
                        int       height)
{
  app_board_place_corner (self, width, height);
  app_board_place_sum (self, width, height);
}

void
app_board_remove_beside (AppBoard *self)
{
  g_clear_pointer (&self->corner, gtk_widget_unparent);
  g_clear_pointer (&self->sum, gtk_widget_unparent);
}
