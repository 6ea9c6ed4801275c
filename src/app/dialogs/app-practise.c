/* The list of techniques of which one can be practised, by level.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/dialogs/app-practise.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "app/widgets/app-dialog.h"
#include "app/widgets/app-widget.h"
#include "game/text/game-text-techniques.h"
#include "game/text/game-words.h"

struct _AppPractise
{
  GtkWindow        parent_instance;

  GtkSearchEntry  *search;
  GtkListBox      *list;
  GtkWidget       *nothing;
  GtkCheckButton  *step;
  GtkCheckButton  *harder;

  char            *words;       /* that are looked for, without case */
};

G_DEFINE_FINAL_TYPE (AppPractise, app_practise, GTK_TYPE_WINDOW)

/* Singles are in every puzzle, and what is forced is no pattern that an eye could learn. Franken
 * fish are so rarely the easiest step that no puzzle for them turns up in minutes. */
bool
app_practise_has (SudokuTechnique technique)
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

/* Opens the page of the technique whose row holds it. */
static void
app_practise_about_cb (GtkWidget *button)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW);
  const char *code = sudoku_technique[get_technique (GTK_LIST_BOX_ROW (row))].code;

  gtk_widget_activate_action (GTK_WIDGET (app_dialog_get_main (button)), "win.technique", "s",
                              code);
}

static GtkWidget *
new_about_button (const char *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("help-about-symbolic");
  g_autofree char *tip = NULL;

  /* Translators: a button that explains a technique; %s is its name, like X-Wing */
  tip = g_strdup_printf (_("What is it? %s"), name);
  app_widget_set_tip (button, tip);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  g_signal_connect (button, "clicked", G_CALLBACK (app_practise_about_cb), NULL);

  return button;
}

static void
app_practise_add (AppPractise     *self,
                  SudokuTechnique  technique)
{
  const char *name = game_words_technique (technique);
  const char *line = game_text_technique_line (technique);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_append (GTK_BOX (words), app_widget_new_label (name, NULL));
  gtk_box_append (GTK_BOX (words), app_widget_new_label (line, "subtitle"));
  gtk_widget_set_hexpand (words, true);
  gtk_box_append (GTK_BOX (box), words);
  gtk_box_append (GTK_BOX (box), new_about_button (name));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  app_widget_set_name (row, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, line,
                                  -1);
  g_object_set_data (G_OBJECT (row), "technique", GINT_TO_POINTER (technique));
  gtk_list_box_append (self->list, row);
}

/* Each level in the order of the table. */
static void
app_practise_fill (AppPractise *self)
{
  for (int level = 0; level < SUDOKU_N_LEVELS; level++)
    for (int technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
      if (sudoku_technique[technique].level == level && app_practise_has (technique))
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

/* The search. */

static bool
has_words (const char *text,
           const char *words)
{
  g_autofree char *folded = text != NULL ? g_utf8_casefold (text, -1) : NULL;

  return folded != NULL && strstr (folded, words) != NULL;
}

static gboolean
app_practise_filter_cb (GtkListBoxRow *row,
                        gpointer       data)
{
  AppPractise *self = data;
  SudokuTechnique technique = get_technique (row);
  const SudokuTechniqueInfo *info = &sudoku_technique[technique];

  return self->words == NULL || has_words (game_words_technique (technique), self->words)
         || has_words (info->name, self->words) || has_words (info->second_name, self->words)
         || has_words (game_text_technique_line (technique), self->words);
}

/* The first row that the search leaves, or NULL. */
static GtkListBoxRow *
app_practise_get_first (AppPractise *self)
{
  GtkListBoxRow *row;
  int i = 0;

  while ((row = gtk_list_box_get_row_at_index (self->list, i++)) != NULL
         && !app_practise_filter_cb (row, self))
    ;

  return row;
}

static void
app_practise_search_changed_cb (AppPractise *self)
{
  g_autofree char *text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->search)));

  g_free (self->words);
  self->words = g_utf8_casefold (g_strstrip (text), -1);
  gtk_list_box_invalidate_filter (self->list);
  gtk_widget_set_visible (self->nothing, app_practise_get_first (self) == NULL);
}

/* Return may come before the search has followed the last letter. */
static void
app_practise_search_activate_cb (AppPractise *self)
{
  GtkListBoxRow *row;

  app_practise_search_changed_cb (self);
  row = app_practise_get_first (self);
  if (row != NULL)
    app_practise_row_activated_cb (self, row);
}

static void
app_practise_finalize (GObject *object)
{
  g_free (APP_PRACTISE (object)->words);

  G_OBJECT_CLASS (app_practise_parent_class)->finalize (object);
}

static void
app_practise_class_init (AppPractiseClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = app_practise_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/practise.ui");
  gtk_widget_class_bind_template_child (widget_class, AppPractise, search);
  gtk_widget_class_bind_template_child (widget_class, AppPractise, list);
  gtk_widget_class_bind_template_child (widget_class, AppPractise, nothing);
  gtk_widget_class_bind_template_child (widget_class, AppPractise, step);
  gtk_widget_class_bind_template_child (widget_class, AppPractise, harder);
  gtk_widget_class_bind_template_callback (widget_class, app_practise_row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_practise_search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_practise_search_activate_cb);
  app_dialog_add_keys (widget_class);
}

static void
app_practise_init (AppPractise *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_header_func (self->list, app_practise_header_cb, NULL, NULL);
  app_practise_fill (self);
  gtk_list_box_set_filter_func (self->list, app_practise_filter_cb, self, NULL);
}

GtkWidget *
app_practise_new (GtkWindow *parent,
                  GSettings *settings)
{
  AppPractise *self = app_dialog_new (APP_TYPE_PRACTISE, parent);

  g_settings_bind (settings, "practise-step", self->step, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "practise-harder", self->harder, "active", G_SETTINGS_BIND_DEFAULT);

  return GTK_WIDGET (self);
}
