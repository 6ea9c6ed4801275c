/* Access keys: on each page and in each dialog every labelled control has one, and no two that can
 * be seen at once share one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/dialogs/app-about-puzzle.h"
#include "app/dialogs/app-new-queens.h"
#include "app/dialogs/app-practise.h"
#include "app/dialogs/app-preferences.h"
#include "app/dialogs/app-statistics.h"
#include "app/dialogs/app-unsaved.h"
#include "app/files/app-print-dialog.h"
#include "app/library/app-daily-calendar.h"
#include "app/library/app-daily.h"
#include "app/library/app-library.h"
#include "app/play/app-key.h"
#include "app/play/app-mode-switch.h"
#include "app/play/app-savepoint.h"
#include "app/solutions/app-solutions-export.h"
#include "app/window/app-header.h"
#include "support/app/app-driver.h"
#include "support/game/game-scenarios.h"

static const char puzzle[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/* Access keys by the window or popover in which they are pressed. */
typedef struct
{
  const char *where;
  GHashTable *labels;           /* "POINTER KEY" → label */
  int         n_controls;
} Access;

static bool
has_access_key (GtkWidget *label)
{
  return gtk_label_get_mnemonic_keyval (GTK_LABEL (label)) != GDK_KEY_VoidSymbol;
}

static bool
has_words (const char *text)
{
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    if (g_unichar_isalpha (g_utf8_get_char (c)))
      return true;

  return false;
}

/* The first label that can be seen in a widget and has words. */
static GtkWidget *
find_words (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_NATIVE (widget))
    return NULL;

  if (GTK_IS_LABEL (widget) && has_words (gtk_label_get_text (GTK_LABEL (widget))))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_words (child);

  return found;
}

/* The buttons of the header bar, the tabs and the modes have keys of their own; what stands on a
 * digit, on a day, or on what the user has named is not a label of a control. */
static bool
is_exempt (GtkWidget *widget)
{
  static GType (*const types[]) (void) = {
    app_header_get_type, app_mode_switch_get_type, app_key_get_type, app_savepoint_get_type,
    app_daily_calendar_get_type,
  };

  for (size_t i = 0; i < G_N_ELEMENTS (types); i++)
    if (gtk_widget_get_ancestor (widget, types[i] ()) != NULL)
      return true;

  return gtk_widget_has_css_class (gtk_widget_get_parent (widget), "tabs");
}

static void
expect_labelled (Access    *access,
                 GtkWidget *widget)
{
  g_autoptr(GList) labels = gtk_widget_list_mnemonic_labels (widget);
  bool found = false;

  for (GList *item = labels; item != NULL; item = item->next)
    found |= has_access_key (item->data);

  if (!found)
    g_test_fail_printf ("%s: no label with an access key for a %s", access->where,
                        G_OBJECT_TYPE_NAME (widget));
}

/* Whether a label stands before it, and not another control. */
static bool
has_words_before (GtkWidget *widget)
{
  GtkWidget *before = gtk_widget_get_prev_sibling (widget);

  return before != NULL && find_words (before) != NULL && ui_find (before, GTK_TYPE_BUTTON) == NULL;
}

/* Words on a button are its label; those of other controls are beside them, if there are any. */
static void
check_control (Access    *access,
               GtkWidget *widget)
{
  GtkWidget *words = NULL;

  if ((GTK_IS_BUTTON (widget) && !GTK_IS_DROP_DOWN (gtk_widget_get_parent (widget)))
      || GTK_IS_CHECK_BUTTON (widget))
    words = find_words (widget);

  if (words != NULL && !is_exempt (widget))
    {
      access->n_controls++;
      if (!has_access_key (words))
        g_test_fail_printf ("%s: “%s” has no access key", access->where,
                            gtk_label_get_text (GTK_LABEL (words)));
    }

  if ((GTK_IS_SWITCH (widget) || GTK_IS_SPIN_BUTTON (widget) || GTK_IS_DROP_DOWN (widget))
      && has_words_before (widget))
    expect_labelled (access, widget);
}

static void
check_label (Access    *access,
             GtkWidget *label)
{
  GtkWidget *manager = gtk_widget_get_ancestor (label, GTK_TYPE_SHORTCUT_MANAGER);
  unsigned int key = gtk_label_get_mnemonic_keyval (GTK_LABEL (label));
  const char *text = gtk_label_get_text (GTK_LABEL (label));
  char *name = g_strdup_printf ("%p %s", manager, gdk_keyval_name (gdk_keyval_to_lower (key)));
  const char *other = g_hash_table_lookup (access->labels, name);

  if (other != NULL)
    g_test_fail_printf ("%s: “%s” and “%s” have the same access key %s", access->where, other, text,
                          gdk_keyval_name (key));
  g_hash_table_insert (access->labels, name, g_strdup (text));
}

static void
check_widget (Access    *access,
              GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER_MENU (widget))
    return;

  check_control (access, widget);
  if (GTK_IS_LABEL (widget) && has_access_key (widget))
    check_label (access, widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_widget (access, child);
}

/* Whether a stack still shows the page before. */
static bool
is_changing (GtkWidget *widget)
{
  if (GTK_IS_STACK (widget) && gtk_stack_get_transition_running (GTK_STACK (widget)))
    return true;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (is_changing (child))
      return true;

  return false;
}

/* Returns how many labelled buttons there are. */
static int
check (gpointer    root,
       const char *where)
{
  Access access = { where, g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free), 0 };

  gtk_test_widget_wait_for_draw (root);
  wait_for (!is_changing (root), "the end of a change of pages");
  check_widget (&access, root);
  g_hash_table_unref (access.labels);
  g_test_message ("%s: %d labelled buttons", where, access.n_controls);

  return access.n_controls;
}

static void
test_play (void)
{
  AppWindow *window = ui_open_window ();

  ui_open_sudoku (window, puzzle);
  g_assert_cmpint (check (window, "Play"), >=, 3);
  ui_choose (window, "mode", "colour");
  check (window, "Play, colours");
  ui_choose (window, "mode", "digit");
  ui_act (window, "win.fill-marks");
  check (window, "savepoints");

  ui_ask_hint (window);
  g_assert_cmpint (check (window, "hint, nudge"), >=, 5);
  ui_act (window, "win.hint-explain");
  g_assert_cmpint (check (window, "hint, why"), >=, 6);
  ui_act (window, "win.hint-apply");
  ui_act (window, "win.check");
  ui_wait_for_toast (window);
  check (window, "a message");

  ui_act (window, "win.solve");
  ui_wait_for_job (window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpint (check (window, "solved"), >=, 2);
  ui_close_window (window);
}

static void
test_entry (void)
{
  AppWindow *window = ui_open_window ();

  ui_act (window, "win.new-empty");
  g_assert_cmpint (check (window, "entry"), >=, 5);
  ui_act (window, "win.enter-queens");
  g_assert_cmpint (check (window, "entry of queens"), >=, 4);
  ui_close_window (window);
}

static void
test_queens (void)
{
  AppWindow *window = ui_open_window ();

  ui_choose (window, "kind", "queens");
  g_assert_cmpint (check (window, "queens"), >=, 3);
  ui_ask_hint (window);
  check (window, "a hint for queens");
  ui_act (window, "win.solve");
  ui_wait_for_job (window);
  check (window, "solved queens");
  ui_close_window (window);
}

static void
test_other_pages (void)
{
  static const char *const kinds[] = { "sudoku", "queens" };
  AppWindow *window = ui_open_window ();

  ui_open_sudoku (window, puzzle);
  for (size_t i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      ui_choose (window, "kind", kinds[i]);
      ui_choose (window, "page", "watch");
      g_assert_cmpint (check (window, "Watch"), >=, 1);
      ui_choose (window, "page", "solutions");
      check (window, "Solutions");
      ui_act (window, "win.show-solutions");
      ui_wait_for_all_jobs ();
      check (window, "Solutions, shown");
    }
  gtk_menu_button_popup (GTK_MENU_BUTTON (
    ui_find (ui_find (window, APP_TYPE_SOLUTIONS_EXPORT), GTK_TYPE_MENU_BUTTON)));
  g_assert_cmpint (check (window, "export"), >=, 7);
  ui_close_window (window);
}

static void
test_dialogs (void)
{
  static const struct
  {
    const char *action;
    GType     (*get_type) (void);
    int         n_buttons;
  } dialogs[] = {
    { "win.library", app_library_get_type, 3 },
    { "win.daily", app_daily_get_type, 3 },
    { "win.statistics", app_statistics_get_type, 1 },
    { "win.choose-queens", app_new_queens_get_type, 5 },
    { "win.choose-technique", app_practise_get_type, 0 },
    { "win.about-puzzle", app_about_puzzle_get_type, 0 },
    { "win.print", app_print_dialog_get_type, 3 },
    { "app.preferences", app_preferences_get_type, 0 },
  };
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  AppWindow *window = ui_open_kept (folder);

  ui_open_sudoku (window, puzzle);
  for (size_t i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      GtkWidget *dialog;

      gtk_widget_activate_action (GTK_WIDGET (window), dialogs[i].action, NULL);
      dialog = ui_wait_for_window (dialogs[i].get_type ());
      ui_wait_for_all_jobs ();
      g_assert_cmpint (check (dialog, dialogs[i].action), >=, dialogs[i].n_buttons);
      ui_close_dialog (dialog);
    }

  ui_close_window (window);
  remove_all (folder);
}

/* The folder of what is kept is a file, so that nothing can be saved. */
static void
test_not_saved (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "in-the-way", NULL);
  GtkWidget *dialog;
  AppWindow *window;

  g_assert_true (g_file_set_contents (path, "", -1, NULL));
  window = ui_open_kept (path);
  ui_close_window (window);
  dialog = ui_wait_for_window (APP_TYPE_UNSAVED);
  g_assert_cmpint (check (dialog, "not saved"), >=, 3);
  gtk_widget_activate_action (dialog, "unsaved.act", "s", "win.close-anyway");
  remove_all (folder);
}

/* Squares have names from the first picture on, also where that is an empty board. */
static void
test_first_names (void)
{
  AppWindow *window;

  g_settings_set_string (ui_get_settings (), "page", "watch");
  g_settings_set_boolean (ui_get_settings (), "watch-givens", true);
  window = ui_open_window ();
  ui_assert_cell (window, 0, "Row 1, column 1: empty");
  ui_close_window (window);
  g_settings_reset (ui_get_settings (), "watch-givens");
  g_settings_reset (ui_get_settings (), "page");
}

static void
add_tests (void)
{
  g_test_add_func ("/app/access/play", test_play);
  g_test_add_func ("/app/access/entry", test_entry);
  g_test_add_func ("/app/access/queens", test_queens);
  g_test_add_func ("/app/access/other-pages", test_other_pages);
  g_test_add_func ("/app/access/dialogs", test_dialogs);
  g_test_add_func ("/app/access/not-saved", test_not_saved);
  g_test_add_func ("/app/access/first-names", test_first_names);
}

int
main (int    argc,
      char **argv)
{
  return ui_run_with_windows (argc, argv, add_tests);
}
