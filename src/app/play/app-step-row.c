/* A row of the list of all steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/play/app-step-row.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/app-widget.h"
#include "game/text/game-words-hints.h"

struct _AppStepRow
{
  GtkListBoxRow parent_instance;

  GtkLabel     *name;
  GtkLabel     *result;
  GtkLabel     *count;
  GtkWidget    *tick;

  const char   *technique;
  guint         index;
  guint         n_steps;
};

G_DEFINE_FINAL_TYPE (AppStepRow, app_step_row, GTK_TYPE_LIST_BOX_ROW)

static void
app_step_row_class_init (AppStepRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/step-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AppStepRow, name);
  gtk_widget_class_bind_template_child (widget_class, AppStepRow, result);
  gtk_widget_class_bind_template_child (widget_class, AppStepRow, count);
  gtk_widget_class_bind_template_child (widget_class, AppStepRow, tick);
}

static void
app_step_row_init (AppStepRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
app_step_row_new (const SudokuHint *step,
                  guint             index,
                  guint             n_steps)
{
  AppStepRow *self = g_object_new (APP_TYPE_STEP_ROW, NULL);
  g_autofree char *result = game_words_sudoku_result (step);
  /* Translators: so many steps of one technique can be done now */
  g_autofree char *count = g_strdup_printf (ngettext ("%d step", "%d steps", n_steps), n_steps);
  g_autofree char *name = NULL;

  self->technique = game_words_technique (step->technique);
  self->index = index;
  self->n_steps = n_steps;
  gtk_label_set_label (self->name, self->technique);
  gtk_widget_set_visible (GTK_WIDGET (self->name), n_steps > 0);
  app_widget_set_class (GTK_WIDGET (self), "further", n_steps == 0);
  gtk_label_set_label (self->result, result);
  gtk_label_set_label (self->count, n_steps > 1 ? count : "");

  /* Translators: a technique, what follows from it, and how many such steps there are */
  name = n_steps > 1 ? g_strdup_printf (_("%s: %s, %s"), self->technique, result, count)
                     /* Translators: a technique, and what follows from it */
                     : g_strdup_printf (_("%s: %s"), self->technique, result);
  app_widget_set_name (GTK_WIDGET (self), name);

  return GTK_WIDGET (self);
}

guint
app_step_row_get_index (AppStepRow *self)
{
  g_return_val_if_fail (APP_IS_STEP_ROW (self), 0);

  return self->index;
}

guint
app_step_row_get_n_steps (AppStepRow *self)
{
  g_return_val_if_fail (APP_IS_STEP_ROW (self), 0);

  return self->n_steps;
}

bool
app_step_row_matches (AppStepRow *self,
                      const char *text)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);
  g_autofree char *name = NULL;

  g_return_val_if_fail (APP_IS_STEP_ROW (self), false);

  name = g_utf8_casefold (self->technique, -1);

  return strstr (name, folded) != NULL;
}

void
app_step_row_set_chosen (AppStepRow *self,
                         bool        is_chosen)
{
  g_return_if_fail (APP_IS_STEP_ROW (self));

  gtk_widget_set_visible (self->tick, is_chosen);
  gtk_widget_set_visible (GTK_WIDGET (self->count), !is_chosen);
}
