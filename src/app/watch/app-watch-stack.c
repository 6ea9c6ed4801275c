/* The stack of a search. A row that is chosen runs the search until its level is on top again.
 *
 * Rows are kept and only written anew where their text changes: a step changes one or two of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/watch/app-watch-stack.h"

#include <glib/gi18n-lib.h>

#include "app/player/app-watch-numbers.h"
#include "game/text/game-text-stack.h"
#include "game/watch/game-stack.h"

enum { COLUMN_LEVEL, COLUMN_VARIABLE, COLUMN_VALUE, COLUMN_UNTRIED, N_COLUMNS };

struct _AppWatchStack
{
  AppWidget       parent_instance;

  GtkLabel       *heads[N_COLUMNS];
  GtkSizeGroup   *columns[N_COLUMNS];
  GtkListBox     *list;

  GSettings      *settings;
  AppWatchPlayer *player;
};

static void app_watch_stack_init_view (AppWatchViewInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AppWatchStack, app_watch_stack, APP_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (APP_TYPE_WATCH_VIEW,
                                                      app_watch_stack_init_view))

static GtkLabel *
app_watch_stack_add_cell (AppWatchStack *self,
                          GtkBox        *box,
                          int            column)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), column == COLUMN_UNTRIED);
  gtk_widget_set_hexpand (label, column == COLUMN_UNTRIED);
  gtk_size_group_add_widget (self->columns[column], label);
  gtk_box_append (box, label);

  return GTK_LABEL (label);
}

static GtkListBoxRow *
app_watch_stack_add_row (AppWatchStack *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 16);
  GtkWidget *row = gtk_list_box_row_new ();

  for (int column = 0; column < N_COLUMNS; column++)
    app_watch_stack_add_cell (self, GTK_BOX (box), column);

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_append (self->list, row);

  return GTK_LIST_BOX_ROW (row);
}

/* Returns whether the row has changed. */
static bool
app_watch_stack_fill_row (GtkListBoxRow       *row,
                          const GameStackText *text)
{
  const char *const texts[N_COLUMNS] = { text->level, text->variable, text->value, text->untried };
  GtkWidget *label = gtk_widget_get_first_child (gtk_list_box_row_get_child (row));
  bool has_changed = false;

  for (int column = 0; column < N_COLUMNS; column++)
    {
      has_changed |= !g_str_equal (gtk_label_get_label (GTK_LABEL (label)), texts[column]);
      gtk_label_set_label (GTK_LABEL (label), texts[column]);
      label = gtk_widget_get_next_sibling (label);
    }

  return has_changed;
}

static int
app_watch_stack_count (AppWatchPlayer *player)
{
  GamePlayback *playback = app_watch_view_get_playback (player);

  return game_stack_n_levels (game_playback_get_search (playback),
                              game_playback_get_event (playback));
}

static void
app_watch_stack_show_level (AppWatchStack *self,
                            int            index,
                            int            level)
{
  GamePlayback *playback = app_watch_view_get_playback (self->player);
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, index);
  g_autoptr(GameStackText) text = game_text_stack (game_playback_get_search (playback),
                                                   game_playback_get_event (playback), level,
                                                   app_watch_numbers_get_first (self->settings));

  if (row == NULL)
    row = app_watch_stack_add_row (self);

  if (app_watch_stack_fill_row (row, text))
    app_widget_set_name (GTK_WIDGET (row), text->spoken);
  gtk_widget_set_visible (GTK_WIDGET (row), TRUE);
}

static void
app_watch_stack_show_heads (AppWatchStack    *self,
                            const GameSearch *search)
{
  const char *texts[N_COLUMNS] = {
    /* Translators: head of a column: how deep in a search. */
    [COLUMN_LEVEL] = C_("head of a column", "Level"),
    /* Translators: head of a column: the values that a search has not tried yet. */
    [COLUMN_UNTRIED] = _("Still to Try"),
  };

  game_text_stack_heads (search, &texts[COLUMN_VARIABLE], &texts[COLUMN_VALUE]);

  for (int column = 0; column < N_COLUMNS; column++)
    gtk_label_set_label (self->heads[column], texts[column]);
}

static void
app_watch_stack_show (AppWatchView   *view,
                      AppWatchPlayer *player)
{
  AppWatchStack *self = APP_WATCH_STACK (view);
  const GameSearch *search = app_watch_view_get_search (player);
  int n_levels = app_watch_stack_count (player);
  GtkListBoxRow *row;

  g_set_object (&self->player, player);
  app_watch_stack_show_heads (self, search);

  for (int i = 0; i < n_levels; i++)
    app_watch_stack_show_level (self, i, n_levels - 1 - i);

  for (int i = n_levels; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    gtk_widget_set_visible (GTK_WIDGET (row), FALSE);
}

static void
app_watch_stack_init_view (AppWatchViewInterface *interface)
{
  interface->show = app_watch_stack_show;
}

static void
app_watch_stack_activated_cb (AppWatchStack *self,
                              GtkListBoxRow *row)
{
  int level = app_watch_stack_count (self->player) - 1 - gtk_list_box_row_get_index (row);

  app_watch_player_leave (self->player, level);
}

static void
app_watch_stack_dispose (GObject *object)
{
  AppWatchStack *self = APP_WATCH_STACK (object);

  g_clear_object (&self->player);
  g_clear_object (&self->settings);
  for (int column = 0; column < N_COLUMNS; column++)
    g_clear_object (&self->columns[column]);

  G_OBJECT_CLASS (app_watch_stack_parent_class)->dispose (object);
}

static void
app_watch_stack_class_init (AppWatchStackClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = app_watch_stack_dispose;
}

static GtkWidget *
app_watch_stack_new_head (AppWatchStack *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 16);

  gtk_widget_add_css_class (box, "stack-head");
  for (int column = 0; column < N_COLUMNS; column++)
    {
      self->columns[column] = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
      self->heads[column] = app_watch_stack_add_cell (self, GTK_BOX (box), column);
      gtk_widget_add_css_class (GTK_WIDGET (self->heads[column]), "small");
      gtk_widget_add_css_class (GTK_WIDGET (self->heads[column]), "quiet");
    }

  return box;
}

static void
app_watch_stack_init (AppWatchStack *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *list = gtk_list_box_new ();

  self->list = GTK_LIST_BOX (list);
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "watch-stack");
  app_widget_set_name (list, _("Stack"));
  g_signal_connect_object (list, "row-activated", G_CALLBACK (app_watch_stack_activated_cb), self,
                           G_CONNECT_SWAPPED);

  gtk_box_append (GTK_BOX (box), app_watch_stack_new_head (self));
  gtk_box_append (GTK_BOX (box), list);
  gtk_widget_set_parent (box, GTK_WIDGET (self));
}

void
app_watch_stack_bind (AppWatchStack *self,
                      GSettings     *settings)
{
  g_return_if_fail (APP_IS_WATCH_STACK (self));

  g_set_object (&self->settings, settings);
}
