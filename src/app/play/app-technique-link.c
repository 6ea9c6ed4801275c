/* Names of techniques as links.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/play/app-technique-link.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/app-dialog.h"
#include "game/text/game-text-techniques.h"
#include "game/text/game-words.h"

char *
app_technique_link_dup (SudokuTechnique technique)
{
  const char *name = game_words_technique (technique);
  const char *second_name = sudoku_technique[technique].second_name;
  g_autofree char *tip = NULL;

  if (!game_text_technique_has_page (technique))
    return g_markup_escape_text (name, -1);

  tip = second_name == NULL
        /* Translators: of a technique */
        ? g_strdup (_("What it is, and how to find it"))
        /* Translators: of a technique; %s is another name of it, in English */
        : g_strdup_printf (_("What it is, and how to find it (also called %s)"), second_name);

  return g_markup_printf_escaped ("<a href=\"%s\" title=\"%s\">%s</a>",
                                  sudoku_technique[technique].code, tip, name);
}

static gboolean
link_activated_cb (GtkLabel   *label,
                   const char *code)
{
  GtkWindow *window = app_dialog_get_main (GTK_WIDGET (label));

  gtk_widget_activate_action (GTK_WIDGET (window), "win.technique", "s", code);

  return true;
}

void
app_technique_link_follow (GtkLabel *label)
{
  g_signal_connect (label, "activate-link", G_CALLBACK (link_activated_cb), NULL);
}

void
app_technique_link_show (GtkLabel        *label,
                         SudokuTechnique  technique)
{
  g_autofree char *markup = app_technique_link_dup (technique);

  gtk_label_set_markup (label, markup);
  app_technique_link_follow (label);
}
