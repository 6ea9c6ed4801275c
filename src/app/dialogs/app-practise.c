/* The list of techniques of which one can be practised, by level.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/dialogs/app-practise.h"

#include <stdbool.h>

#include "app/widgets/app-dialog.h"
#include "app/widgets/app-widget.h"
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
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), app_widget_new_label (name, NULL));
  app_widget_set_name (row, name);
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

  label = app_widget_new_label (game_words_level (level), "heading");
  gtk_widget_add_css_class (label, "list-heading");
  gtk_list_box_row_set_header (row, label);
}

static void
app_practise_row_activated_cb (AppPractise   *self,
                               GtkListBoxRow *row)
{
  const char *code = sudoku_technique[get_technique (row)].code;

  app_dialog_act (GTK_WIDGET (self), "win.practise", g_variant_new_string (code));
}

static void
app_practise_class_init (AppPractiseClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/practise.ui");
  gtk_widget_class_bind_template_child (widget_class, AppPractise, list);
  gtk_widget_class_bind_template_callback (widget_class, app_practise_row_activated_cb);
  app_dialog_add_keys (widget_class);
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
  return app_dialog_new (APP_TYPE_PRACTISE, parent);
}
