/* The states that the user keeps.
 *
 * The puzzle changes with every move, and these seldom: what is shown is compared with what there
 * is, and tiles are made only where more are needed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/play/app-savepoints.h"

#include <string.h>

#include "app/play/app-savepoint.h"

struct _AppSavepoints
{
  AppWidget      parent_instance;

  GtkWidget     *tiles;
  GtkWidget     *keep;

  GameSavepoint  start;
  GameSavepoints shown;
  bool           is_shown;
};

G_DEFINE_FINAL_TYPE (AppSavepoints, app_savepoints, APP_TYPE_WIDGET)

static gboolean
app_savepoints_key_pressed_cb (AppSavepoints   *self,
                               unsigned int     keyval,
                               unsigned int     keycode,
                               GdkModifierType  state)
{
  bool left = keyval == GDK_KEY_Left || keyval == GDK_KEY_KP_Left;
  bool right = keyval == GDK_KEY_Right || keyval == GDK_KEY_KP_Right;

  if (left || right)
    gtk_widget_child_focus (GTK_WIDGET (self), left ? GTK_DIR_LEFT : GTK_DIR_RIGHT);

  return left || right;
}

static gboolean
app_savepoints_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (APP_SAVEPOINTS (widget)->keep);
}

/* Tab comes in at the button, which can always be pressed, and leaves from anywhere. */
static gboolean
app_savepoints_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  bool tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;

  if (!tab)
    return GTK_WIDGET_CLASS (app_savepoints_parent_class)->focus (widget, direction);

  return gtk_widget_get_focus_child (widget) == NULL && gtk_widget_grab_focus (widget);
}

static void
app_savepoints_class_init (AppSavepointsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->focus = app_savepoints_focus;
  widget_class->grab_focus = app_savepoints_grab_focus;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/savepoints.ui");
  gtk_widget_class_bind_template_child (widget_class, AppSavepoints, tiles);
  gtk_widget_class_bind_template_child (widget_class, AppSavepoints, keep);
  gtk_widget_class_bind_template_callback (widget_class, app_savepoints_key_pressed_cb);
}

static void
app_savepoints_init (AppSavepoints *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static bool
app_savepoints_is_shown (AppSavepoints        *self,
                         const GameSavepoint  *start,
                         const GameSavepoints *savepoints)
{
  if (!self->is_shown || self->shown.n != savepoints->n
      || !game_state_equal (&self->start.state, &start->state))
    return false;

  for (int i = 0; i < savepoints->n; i++)
    if (!game_state_equal (&self->shown.of[i].state, &savepoints->of[i].state)
        || strcmp (self->shown.of[i].name, savepoints->of[i].name) != 0)
      return false;

  return true;
}

/* Shows one in the tile at `*tile` or in a new one, and goes on to the next. */
static void
app_savepoints_show_next (AppSavepoints        *self,
                          GtkWidget           **tile,
                          int                   index,
                          const GameSavepoint  *savepoint)
{
  if (*tile == NULL)
    {
      *tile = app_savepoint_new ();
      gtk_widget_set_hexpand (*tile, true);
      gtk_box_append (GTK_BOX (self->tiles), *tile);
    }

  app_savepoint_show (APP_SAVEPOINT (*tile), index, savepoint);
  *tile = gtk_widget_get_next_sibling (*tile);
}

void
app_savepoints_set (AppSavepoints        *self,
                    const GameState      *state,
                    const GameSavepoints *savepoints)
{
  GameSavepoint start = { .state = game_state_new_puzzle (state) };
  GtkWidget *tile;

  g_return_if_fail (APP_IS_SAVEPOINTS (self));

  if (app_savepoints_is_shown (self, &start, savepoints))
    return;

  self->start = start;
  self->shown = *savepoints;
  self->is_shown = true;
  tile = gtk_widget_get_first_child (self->tiles);
  for (int i = 0; i < savepoints->n; i++)
    if (game_state_same_puzzle (&savepoints->of[i].state, state))
      app_savepoints_show_next (self, &tile, i, &savepoints->of[i]);
  app_savepoints_show_next (self, &tile, -1, &start);

  /* Two fill the columns of two keys; one is as wide as a key, and more scroll. */
  gtk_widget_set_halign (self->tiles, savepoints->n == 0 ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  while (tile != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (tile);

      gtk_box_remove (GTK_BOX (self->tiles), tile);
      tile = next;
    }
}
