/* A hand that presses and moves whatever there is in a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* Words that a person, a file, a setting may have for the program, and some that none has. */
static const char *const touch_words[] = {
  "sudoku", "queens", "play", "watch", "solutions", "digit", "corner", "centre", "colour",
  "easy", "medium", "hard", "unfair", "extreme", "flags", "0000", "0200", "0401", "0503", "0709",
  "0901", "8", "1 5 8 6 3 7 2 4", "12", "-1", "99999999999999999999", "%s%n", "", "\303\244\n",
};

static inline const char *
touch_any_word (void)
{
  return touch_words[g_test_rand_int_range (0, G_N_ELEMENTS (touch_words))];
}

/* An item of a menu of this name. */
static inline bool
touch_is_item (GtkWidget  *widget,
               const char *name)
{
  g_autofree char *text = NULL;

  if (!g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton"))
    return false;

  g_object_get (widget, "text", &text, NULL);

  return g_strcmp0 (text, name) == 0;
}

/* Links would start a browser, and the window is not closed by hand here. GTK 4.8 warns of the
 * width of a label in its window of shortcuts. */
static inline bool
touch_may_press (GtkWidget *widget)
{
  const char *action = NULL;

  if (GTK_IS_ACTIONABLE (widget))
    action = gtk_actionable_get_action_name (GTK_ACTIONABLE (widget));

  return !GTK_IS_LINK_BUTTON (widget) && g_strcmp0 (action, "window.close") != 0
         && !touch_is_item (widget, "Keyboard Shortcuts");
}

static inline bool
touch_is_control (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_SWITCH (widget)
         || GTK_IS_RANGE (widget) || GTK_IS_DROP_DOWN (widget) || GTK_IS_SPIN_BUTTON (widget)
         || GTK_IS_EDITABLE (widget) || GTK_IS_GRID_VIEW (widget) || GTK_IS_LIST_BOX_ROW (widget)
         || GTK_IS_SCROLLED_WINDOW (widget)
         || g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton");
}

static inline void
touch_collect (GtkWidget *widget,
               GPtrArray *controls)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return;

  if (touch_is_control (widget) && touch_may_press (widget))
    g_ptr_array_add (controls, widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    touch_collect (child, controls);
}

static inline void
touch_adjust (GtkAdjustment *adjustment)
{
  double lower = gtk_adjustment_get_lower (adjustment);
  double upper = gtk_adjustment_get_upper (adjustment);

  if (upper > lower)
    gtk_adjustment_set_value (adjustment, g_test_rand_double_range (lower, upper));
}

static inline void
touch_select (GtkSelectionModel *model)
{
  guint n_items = model == NULL ? 0 : g_list_model_get_n_items (G_LIST_MODEL (model));

  if (n_items > 0)
    gtk_selection_model_select_item (model, g_test_rand_int_range (0, MIN (n_items, G_MAXINT)),
                                     true);
}

static inline void
touch_drop_down (GtkDropDown *drop_down)
{
  GListModel *model = gtk_drop_down_get_model (drop_down);
  guint n_items = model == NULL ? 0 : g_list_model_get_n_items (model);

  if (n_items > 0)
    gtk_drop_down_set_selected (drop_down, g_test_rand_int_range (0, n_items));
}

static inline void
touch_control (GtkWidget *widget)
{
  if (GTK_IS_RANGE (widget))
    touch_adjust (gtk_range_get_adjustment (GTK_RANGE (widget)));
  else if (GTK_IS_SPIN_BUTTON (widget))
    touch_adjust (gtk_spin_button_get_adjustment (GTK_SPIN_BUTTON (widget)));
  else if (GTK_IS_SCROLLED_WINDOW (widget))
    touch_adjust (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget)));
  else if (GTK_IS_GRID_VIEW (widget))
    touch_select (gtk_grid_view_get_model (GTK_GRID_VIEW (widget)));
  else if (GTK_IS_DROP_DOWN (widget))
    touch_drop_down (GTK_DROP_DOWN (widget));
  else if (GTK_IS_EDITABLE (widget) && g_test_rand_bit ())
    gtk_editable_set_text (GTK_EDITABLE (widget), touch_any_word ());
  else
    gtk_widget_activate (widget);
}

/* Touches one of what can be seen below `root`, and says what it was; NULL where there is none. */
static inline const char *
touch_something (GtkWidget *root)
{
  g_autoptr(GPtrArray) controls = g_ptr_array_new ();
  GtkWidget *widget;
  const char *name;

  touch_collect (root, controls);
  if (controls->len == 0)
    return NULL;

  widget = controls->pdata[g_test_rand_int_range (0, controls->len)];
  name = G_OBJECT_TYPE_NAME (widget);
  touch_control (widget);

  return name;
}
