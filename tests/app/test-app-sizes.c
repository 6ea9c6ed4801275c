/* Small screens and large text: nothing is wider than 360 pixels, no word is cut off, and the cells
 * of a board can be hit with a finger. Small screens in every language, too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <libintl.h>
#include <locale.h>

#include "app/learn/app-lesson-card.h"
#include "support/app/app-tour.h"

enum { WIDTH = 360, HEIGHT = 640 };

/* Texts to be copied are shown as samples, which need not be whole; nor need the words that stand
 * in an entry until something is typed. */
static void
check_labels (GtkWidget  *widget,
              const char *name)
{
  if (!gtk_widget_get_mapped (widget) || GTK_IS_TEXT (widget)
      || gtk_widget_has_css_class (widget, "sample"))
    return;

  if (GTK_IS_LABEL (widget)
      && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    g_error ("%s: “%s” is cut off", name, gtk_label_get_text (GTK_LABEL (widget)));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_labels (child, name);
}

/* The title bar and what is below it: X11 counts the shadow around them too. */
static void
check_width (GtkWindow  *window,
             const char *name)
{
  GtkWidget *const parts[] = { gtk_window_get_titlebar (window), gtk_window_get_child (window) };

  for (size_t i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      int width;

      if (parts[i] == NULL)
        continue;

      gtk_widget_measure (parts[i], GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      if (width > WIDTH)
        g_error ("%s: %d pixels wide", name, width);
    }
}

/* In a lesson the board may be smaller where only the words beside it ask for an answer. */
static void
check_cells (AppWindow  *window,
             const char *name)
{
  bool plays = ui_is_chosen (window, "page", "play");
  GtkWidget *card = ui_find (window, APP_TYPE_LESSON_CARD);
  bool is_picture = gtk_widget_get_mapped (card)
                    && !app_lesson_card_is_on_board (APP_LESSON_CARD (card));
  graphene_rect_t cell;

  g_assert_true (gtk_widget_compute_bounds (ui_get_cell (window, 0), GTK_WIDGET (window), &cell));
  if (cell.size.width < (plays ? 36 : is_picture ? 16 : 30))
    g_error ("%s: cells of %g pixels", name, cell.size.width);
}

static void
check_cb (GtkWindow  *window,
          const char *name,
          gpointer    data)
{
  bool is_large = GPOINTER_TO_INT (data);

  check_width (window, name);
  check_labels (GTK_WIDGET (window), name);
  if (!is_large && APP_IS_WINDOW (window))
    check_cells (APP_WINDOW (window), name);
}

static void
test_small (void)
{
  ui_tour (WIDTH, HEIGHT, check_cb, GINT_TO_POINTER (false));
}

static void
test_large_text (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * dpi, NULL);
  ui_tour (WIDTH, HEIGHT, check_cb, GINT_TO_POINTER (true));
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

/* What is tested is in the language that LANGUAGE names. */
static void
begin_language (void)
{
  g_autofree char *line = g_strdup_printf ("\nLanguage: %s\n", g_getenv ("LANGUAGE"));

  g_assert_nonnull (setlocale (LC_MESSAGES, ""));
  g_assert_nonnull (strstr (dgettext (GETTEXT_PACKAGE, ""), line));
}

static void
add_tests (void)
{
  if (g_getenv ("NINE_QUEENS_CATALOGUES") != NULL)
    begin_language ();

  g_test_add_func ("/app-sizes/small", test_small);
  g_test_add_func ("/app-sizes/large-text", test_large_text);
}

int
main (int    argc,
      char **argv)
{
  const char *catalogues = g_getenv ("NINE_QUEENS_CATALOGUES");

  if (catalogues != NULL)
    bindtextdomain (GETTEXT_PACKAGE, catalogues);

  return ui_run_with_windows (argc, argv, add_tests);
}
