/* The list of techniques of which one can be practised, by level.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/dialogs/app-practise.h"

#include <stdbool.h>

#include "game/text/game-words.h"

struct _AppPractise
{
  GtkWindow   parent_instance;

  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (AppPractise, app_practise, GTK_TYPE_WINDOW)

/* Singles are in every puzzle, and what is forced is no pattern that an eye could learn. Franken
 * fish are so rarely the easiest step that no puzzle for them turns up in minutes. */
static bool
is_worth_practising (SudokuTechnique technique)
{
  const SudokuTechniqueInfo *info = &sudoku_technique[technique];

  return info->in_path && info->level > SUDOKU_EASY && info->level < SUDOKU_EXTREME
         && technique != SUDOKU_FRANKEN_X_WING && technique != SUDOKU_FRANKEN_SWORDFISH
         && technique != SUDOKU_FINNED_FRANKEN_X_WING;
}

static SudokuTechnique
get_technique (GtkListBoxRow *row)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "technique"));
}

static void
app_practise_add (AppPractise     *self,
                  SudokuTechnique  technique)
{
  const char *name = game_words_technique (technique);
  GtkWidget *label = gtk_label_new (name);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), true);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data (G_OBJECT (row), "technique", GINT_TO_POINTER (technique));
  gtk_list_box_append (self->list, row);
}

/* Each level in the order of the table. */
static void
app_practise_fill (AppPractise *self)
{
  for (int level = 0; level < SUDOKU_N_LEVELS; level++)
    for (int technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
      if (sudoku_technique[technique].level == level && is_worth_practising (technique))
        app_practise_add (self, technique);
}

/* The level stands above the first of its techniques. */
static void
app_practise_header_cb (GtkListBoxRow *row,
                        GtkListBoxRow *before,
                        gpointer       data)
{
  SudokuLevel level = sudoku_technique[get_technique (row)].level;
  GtkWidget *label;

  if (before != NULL && sudoku_technique[get_technique (before)].level == level)
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }

  label = gtk_label_new (game_words_level (level));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (label, "list-heading");
  gtk_list_box_row_set_header (row, label);
}

static void
app_practise_row_activated_cb (AppPractise   *self,
                               GtkListBoxRow *row)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  const char *code = sudoku_technique[get_technique (row)].code;

  gtk_widget_activate_action (GTK_WIDGET (parent), "win.practise", "s", code);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
app_practise_class_init (AppPractiseClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/practise.ui");
  gtk_widget_class_bind_template_child (widget_class, AppPractise, list);
  gtk_widget_class_bind_template_callback (widget_class, app_practise_row_activated_cb);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close",
                                       NULL);
}

static void
app_practise_init (AppPractise *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_header_func (self->list, app_practise_header_cb, NULL, NULL);
  app_practise_fill (self);
}

GtkWidget *
app_practise_new (GtkWindow *parent)
{
  return g_object_new (APP_TYPE_PRACTISE,
                       "transient-for", parent,
                       "destroy-with-parent", TRUE,
                       NULL);
}
