/* The list of all steps.
 *
 * Invariant: every technique that has a step has a row. Its other steps get rows below that one
 * when it is chosen, so that a list of some hundred steps opens at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/play/app-steps.h"

#include <glib/gi18n-lib.h>

#include "app/play/app-step-row.h"

struct _AppSteps
{
  GtkPopover   parent_instance;

  GtkEditable *search;
  GtkListBox  *list;
  GtkLabel    *summary;
  GtkWidget   *harder_button;

  GArray      *steps;           /* SudokuHint, in the order of the rows */
  SudokuHint   shown;           /* on the board when the list was opened */
  AppStepRow  *chosen;          /* or NULL */
  guint        n_techniques;
  bool         has_steps;       /* those of the usual techniques */
  bool         has_harder;
  bool         is_filling;      /* what is selected is not chosen by the user */
};

static unsigned int wanted_signal, chosen_signal;

G_DEFINE_FINAL_TYPE (AppSteps, app_steps, GTK_TYPE_POPOVER)

static const SudokuHint *
app_steps_get_step (AppSteps *self,
                    guint     index)
{
  return &g_array_index (self->steps, SudokuHint, index);
}

static void
app_steps_say (AppSteps *self)
{
  g_autofree char *summary = NULL;

  /* Translators: of the steps that can be done now */
  summary = g_strdup_printf (ngettext ("%d technique", "%d techniques, easiest first",
                                       self->n_techniques), self->n_techniques);
  gtk_label_set_label (self->summary, summary);
}

static void
app_steps_want (AppSteps *self,
                bool      harder)
{
  gtk_widget_set_visible (self->harder_button, false);
  gtk_label_set_label (self->summary, _("Looking for steps…"));
  g_signal_emit (self, wanted_signal, 0, harder);
}

static void
app_steps_harder_cb (AppSteps *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
  app_steps_want (self, true);
}

static gboolean
app_steps_filter_cb (GtkListBoxRow *row,
                     gpointer       data)
{
  AppSteps *self = data;

  return app_step_row_matches (APP_STEP_ROW (row), gtk_editable_get_text (self->search));
}

static void
app_steps_search_cb (AppSteps *self)
{
  gtk_list_box_invalidate_filter (self->list);
  gtk_adjustment_set_value (gtk_list_box_get_adjustment (self->list), 0);
}

/* Shows the other steps of a technique below its row. */
static void
app_steps_unfold (AppSteps   *self,
                  AppStepRow *row)
{
  guint n_steps = app_step_row_get_n_steps (row);
  int position = gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
  GtkListBoxRow *next = gtk_list_box_get_row_at_index (self->list, position + 1);

  if (next != NULL && app_step_row_get_n_steps (APP_STEP_ROW (next)) == 0)
    return;

  for (guint i = 1; i < n_steps; i++)
    {
      guint index = app_step_row_get_index (row) + i;

      gtk_list_box_insert (self->list,
                           app_step_row_new (app_steps_get_step (self, index), index, 0),
                           position + i);
    }
}

static void
app_steps_selected_cb (AppSteps      *self,
                       GtkListBoxRow *row)
{
  if (self->chosen != NULL)
    app_step_row_set_chosen (self->chosen, false);

  self->chosen = row != NULL ? APP_STEP_ROW (row) : NULL;
  if (self->chosen == NULL)
    return;

  app_step_row_set_chosen (self->chosen, true);
  app_steps_unfold (self, self->chosen);
  if (!self->is_filling)
    g_signal_emit (self, chosen_signal, 0);
}

/* Return, in the list or in the search, or a double click: done with the list. */
static void
app_steps_close_cb (AppSteps *self)
{
  gtk_popover_popdown (GTK_POPOVER (self));
}

/* From the search to the list. */
static gboolean
app_steps_key_pressed_cb (AppSteps     *self,
                          unsigned int  keyval)
{
  if (keyval != GDK_KEY_Down && keyval != GDK_KEY_KP_Down)
    return false;

  return gtk_widget_child_focus (GTK_WIDGET (self->list), GTK_DIR_TAB_FORWARD);
}

static void
app_steps_map (GtkWidget *widget)
{
  AppSteps *self = APP_STEPS (widget);

  GTK_WIDGET_CLASS (app_steps_parent_class)->map (widget);
  if (!self->has_steps)
    app_steps_want (self, false);
}

static void
app_steps_dispose (GObject *object)
{
  AppSteps *self = APP_STEPS (object);

  self->chosen = NULL;
  self->is_filling = true;
  gtk_popover_set_child (GTK_POPOVER (object), NULL);
  g_clear_pointer (&self->steps, g_array_unref);

  G_OBJECT_CLASS (app_steps_parent_class)->dispose (object);
}

static void
app_steps_class_init (AppStepsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_steps_dispose;
  widget_class->map = app_steps_map;

  wanted_signal = g_signal_new ("wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/steps.ui");
  gtk_widget_class_bind_template_child (widget_class, AppSteps, search);
  gtk_widget_class_bind_template_child (widget_class, AppSteps, list);
  gtk_widget_class_bind_template_child (widget_class, AppSteps, summary);
  gtk_widget_class_bind_template_child (widget_class, AppSteps, harder_button);
  gtk_widget_class_bind_template_callback (widget_class, app_steps_search_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_steps_key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_steps_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_steps_close_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_steps_harder_cb);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
}

static void
app_steps_init (AppSteps *self)
{
  self->steps = g_array_new (FALSE, FALSE, sizeof (SudokuHint));
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_filter_func (self->list, app_steps_filter_cb, self, NULL);
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search),
                                           GTK_WIDGET (self->list));
}

void
app_steps_reset (AppSteps         *self,
                 const SudokuHint *shown)
{
  GtkListBoxRow *row;

  g_return_if_fail (APP_IS_STEPS (self));

  gtk_popover_popdown (GTK_POPOVER (self));
  self->chosen = NULL;
  self->is_filling = true;
  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  self->is_filling = false;

  g_array_set_size (self->steps, 0);
  self->n_techniques = 0;
  self->has_steps = self->has_harder = false;
  gtk_editable_set_text (self->search, "");
  if (shown != NULL)
    self->shown = *shown;
}

/* Selects the step that is on the board where it is among the steps of a row. */
static void
app_steps_select_shown (AppSteps   *self,
                        AppStepRow *row)
{
  guint first = app_step_row_get_index (row);

  for (guint i = 0; i < app_step_row_get_n_steps (row); i++)
    if (sudoku_hint_same (app_steps_get_step (self, first + i), &self->shown))
      {
        int position = gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));

        app_steps_unfold (self, row);
        gtk_list_box_select_row (self->list,
                                 gtk_list_box_get_row_at_index (self->list, position + i));
      }
}

static guint
count_steps_of_technique (const GArray *steps,
                          guint         first)
{
  guint end = first;

  while (end < steps->len && g_array_index (steps, SudokuHint, end).technique
                             == g_array_index (steps, SudokuHint, first).technique)
    end++;

  return end - first;
}

void
app_steps_add (AppSteps     *self,
               const GArray *steps,
               bool          harder)
{
  guint first;

  g_return_if_fail (APP_IS_STEPS (self));

  first = self->steps->len;
  g_array_append_vals (self->steps, steps->data, steps->len);
  self->has_steps = true;
  self->has_harder |= harder;

  self->is_filling = true;
  for (guint n_steps; first < self->steps->len; first += n_steps)
    {
      GtkWidget *row;

      n_steps = count_steps_of_technique (self->steps, first);
      row = app_step_row_new (app_steps_get_step (self, first), first, n_steps);
      gtk_list_box_append (self->list, row);
      if (self->chosen == NULL)
        app_steps_select_shown (self, APP_STEP_ROW (row));
      self->n_techniques++;
    }
  self->is_filling = false;

  gtk_widget_set_visible (self->harder_button, !self->has_harder);
  app_steps_say (self);
  if (self->steps->len == 0 && !harder)
    app_steps_want (self, true);
}

const SudokuHint *
app_steps_get_chosen (AppSteps *self)
{
  g_return_val_if_fail (APP_IS_STEPS (self), NULL);

  return self->chosen != NULL
         ? app_steps_get_step (self, app_step_row_get_index (self->chosen)) : NULL;
}
