/* The pages of techniques in the window: where they open from, and positions on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <string.h>

#include "app/dialogs/app-about-puzzle.h"
#include "app/dialogs/app-practise.h"
#include "app/dialogs/app-technique-page.h"
#include "app/watch/app-watch-page.h"
#include "game/hint/game-trial.h"
#include "game/text/game-text-techniques.h"
#include "support/app/app-driver.h"
#include "support/game/game-requests.h"

static void
act_on (AppWindow       *window,
        const char      *action,
        SudokuTechnique  technique)
{
  ui_act_with (window, action, g_variant_new_string (sudoku_technique[technique].code));
}

static void
assert_page (const char *title)
{
  GtkWidget *page = ui_wait_for_window (APP_TYPE_TECHNIQUE_PAGE);

  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (page)), ==, title);
}

/* The label below a widget that can be seen and has a link to a technique; NULL where there is
 * none. */
static GtkWidget *
find_link (GtkWidget  *widget,
           const char *code)
{
  g_autofree char *link = g_strdup_printf ("<a href=\"%s\"", code);
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), link) != NULL)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_link (child, code);

  return found;
}

/* The keyboard: Tab to the link, Return. */
static void
follow_link (gpointer    widget,
             const char *code)
{
  GtkWidget *label;

  wait_for ((label = find_link (widget, code)) != NULL, "a link");
  g_assert_true (gtk_widget_get_focusable (label));
  g_assert_true (gtk_widget_child_focus (label, GTK_DIR_TAB_FORWARD));
  g_signal_emit_by_name (label, "activate-current-link");
}

/* The panel of a hint, Watch, About This Puzzle: the name opens the page, above a dialog too. */
static void
test_links (void)
{
  AppWindow *window = ui_open_window ();
  SudokuTechnique technique;
  GtkWidget *about;

  ui_open_sudoku (window, UNIQUE_LINE);
  ui_ask_hint (window);
  technique = app_hint_panel_get_hint (ui_get_hint_panel (window))->step.technique;
  follow_link (ui_get_hint_panel (window), sudoku_technique[technique].code);
  assert_page (sudoku_technique[technique].name);
  ui_close_dialog (ui_find_window (APP_TYPE_TECHNIQUE_PAGE));
  ui_press (window, GDK_KEY_Escape, 0);

  ui_act (window, "win.about-puzzle");
  about = ui_wait_for_window (APP_TYPE_ABOUT_PUZZLE);
  follow_link (about, "0000");
  assert_page ("Full House");
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (
                   ui_find_window (APP_TYPE_TECHNIQUE_PAGE))) == GTK_WINDOW (about));
  ui_close_dialog (ui_find_window (APP_TYPE_TECHNIQUE_PAGE));
  ui_close_dialog (about);

  ui_choose (window, "page", "watch");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_find (ui_find (window, APP_TYPE_WATCH_PAGE),
                                                      GTK_TYPE_DROP_DOWN)), SUDOKU_N_METHODS);
  follow_link (ui_find (window, APP_TYPE_WATCH_PAGE), "0003");
  assert_page ("Naked Single");
  ui_close_window (window);
}

/* Each page says what there is to say, and leads to another one in the same window. */
static void
test_page (void)
{
  AppWindow *window = ui_open_window ();
  GtkWidget *page;

  act_on (window, "win.technique", SUDOKU_UNIQUE_RECTANGLE_1);
  page = ui_wait_for_window (APP_TYPE_TECHNIQUE_PAGE);
  g_assert_true (ui_says (page, "Unique Rectangle Type 1"));
  g_assert_true (ui_says (page, "Also called Uniqueness Test 1"));
  g_assert_true (ui_says (page, "Hard"));
  g_assert_true (ui_says (page, "ER 4.5"));
  g_assert_true (ui_says (page, game_text_technique_line (SUDOKU_UNIQUE_RECTANGLE_1)));
  g_assert_true (ui_says (page, game_text_technique_explanation (SUDOKU_UNIQUE_RECTANGLE_1)));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (ui_find (page, GTK_TYPE_DRAWING_AREA)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "A position with the technique Unique Rectangle Type 1");

  follow_link (page, "0601");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (page)), ==, "Unique Rectangle Type 2");
  ui_close_dialog (page);

  act_on (window, "win.technique", SUDOKU_DEATH_BLOSSOM);
  g_assert_null (ui_find_window (APP_TYPE_TECHNIQUE_PAGE));
  ui_close_window (window);
}

/* Presses a button of a page, which closes with the dialogs below it. */
static void
press (GtkWidget  *page,
       const char *name)
{
  GtkWidget *frame = gtk_widget_get_last_child (gtk_window_get_child (GTK_WINDOW (page)));
  GtkWidget *buttons = gtk_widget_get_first_child (frame);

  for (GtkWidget *button = gtk_widget_get_first_child (buttons); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    if (ui_says (button, name))
      {
        g_signal_emit_by_name (button, "clicked");
        return;
      }

  g_assert_not_reached ();
}

/* Show Me: the position on the board with its hint; the puzzle before comes back. */
static void
test_show (void)
{
  AppWindow *window = ui_open_window ();
  GameState before, position;

  ui_open_sudoku (window, UNIQUE_LINE);
  before = *ui_get_state (window);

  for (int technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    if (game_text_technique_has_page (technique))
      {
        act_on (window, "win.show-technique", technique);
        g_assert_true (ui_shows_hint (window));
        g_assert_cmpint (app_hint_panel_get_hint (ui_get_hint_panel (window))->step.technique, ==,
                         technique);
        g_assert_cmpint (app_hint_panel_get_stage (ui_get_hint_panel (window)), ==,
                         GAME_STAGE_WHY);
        game_trial_get_position (technique, GAME_POSITION_SHOWN, &position);
        g_assert_true (game_state_equal (ui_get_state (window), &position));
      }

  ui_open_puzzle (window, &before);
  ui_act (window, "win.about-puzzle");
  act_on (window, "win.technique", SUDOKU_X_WING);
  press (ui_wait_for_window (APP_TYPE_TECHNIQUE_PAGE), "Show Me");
  g_assert_null (ui_find_window (APP_TYPE_TECHNIQUE_PAGE));
  g_assert_null (ui_find_window (APP_TYPE_ABOUT_PUZZLE));
  g_assert_true (ui_shows_hint (window));
  ui_act (window, "win.bring-back");
  g_assert_true (game_state_equal (ui_get_state (window), &before));
  ui_close_window (window);
}

/* Strikes the candidates of a step, one by one, as a person does. */
static void
strike (AppWindow        *window,
        const SudokuHint *step,
        int               n_marks)
{
  ui_choose (window, "mode", "centre");
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    for (SudokuDigits rest = step->removals[cell]; rest != 0 && n_marks > 0; rest &= rest - 1)
      {
        ui_enter (window, cell, sudoku_lowest_digit (rest));
        n_marks--;
      }
  ui_choose (window, "mode", "digit");
}

/* Try One: it is said when the last candidate of the step is gone, and when the digit stands. */
static void
test_try (void)
{
  AppWindow *window = ui_open_window ();
  GameHint hint;

  act_on (window, "win.try-technique", SUDOKU_X_WING);
  ui_wait_for_toast (window);
  g_assert_true (ui_says (ui_get_toast (window), "Find this step: X-Wing"));
  g_assert_true (game_trial_find_hint (SUDOKU_X_WING, ui_get_state (window), &hint));
  g_assert_cmpint (hint.step.n_removals, >, 1);
  strike (window, &hint.step, hint.step.n_removals - 1);
  g_assert_false (ui_says (ui_get_toast (window), "Right! You found it: X-Wing"));
  ui_act (window, "win.restart");
  ui_act (window, "win.undo");
  strike (window, &hint.step, hint.step.n_removals - 1);
  while (ui_is_enabled (window, "win.undo"))
    ui_act (window, "win.undo");
  strike (window, &hint.step, hint.step.n_removals);
  ui_wait_for_message (window, "Right! You found it: X-Wing");
  ui_act (window, "win.try-another");
  ui_wait_for_job (window);
  ui_wait_for_message (window, "Find this step: X-Wing");

  act_on (window, "win.try-technique", SUDOKU_HIDDEN_SINGLE);
  g_assert_true (game_trial_find_hint (SUDOKU_HIDDEN_SINGLE, ui_get_state (window), &hint));
  ui_enter (window, hint.step.placement[0].cell, hint.step.placement[0].digit);
  ui_wait_for_message (window, "Right! You found it: Hidden Single");
  ui_close_window (window);
}

/* Nobody is praised for what a hint did, and nothing is said about another puzzle. */
static void
test_no_praise (void)
{
  AppWindow *window = ui_open_window ();

  act_on (window, "win.try-technique", SUDOKU_XY_WING);
  ui_ask_hint (window);
  ui_act (window, "win.hint-explain");
  ui_act (window, "win.hint-apply");
  g_assert_false (ui_says (ui_get_toast (window), "Right! You found it: XY-Wing"));

  act_on (window, "win.try-technique", SUDOKU_XY_WING);
  ui_open_sudoku (window, UNIQUE_LINE);
  ui_act (window, "win.solve");
  ui_wait_for_job (window);
  g_assert_false (ui_says (ui_get_toast (window), "Right! You found it: XY-Wing"));
  ui_close_window (window);
}

/* To practise, a new puzzle begins right before the step, or at its own start. */
static void
test_practise (void)
{
  AppWindow *window = ui_open_window ();
  SudokuPosition position;
  SudokuTechniques wanted = sudoku_techniques_in_path ();
  SudokuHint step;

  act_on (window, "win.practise", SUDOKU_XY_WING);
  ui_wait_for_job (window);
  ui_wait_for_message (window, "Find this step: XY-Wing");
  game_sudoku_position (&ui_get_state (window)->sudoku, &position);
  position.unique = true;
  g_assert_true (sudoku_logic_first (&position, &wanted, NULL, &step));
  g_assert_cmpint (step.technique, ==, SUDOKU_XY_WING);

  g_settings_set_boolean (ui_get_settings (), "practise-step", false);
  act_on (window, "win.practise", SUDOKU_XY_WING);
  ui_wait_for_job (window);
  ui_wait_for_message (window, "New puzzle to practise: XY-Wing");
  g_assert_true (game_state_is_untouched (ui_get_state (window)));
  g_settings_reset (ui_get_settings (), "practise-step");
  ui_close_window (window);
}

static int
count_rows (GtkWidget *dialog)
{
  GtkListBox *list = GTK_LIST_BOX (ui_find (dialog, GTK_TYPE_LIST_BOX));
  GtkListBoxRow *row;
  int n_rows = 0;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (list, i)) != NULL; i++)
    n_rows += gtk_widget_get_child_visible (GTK_WIDGET (row));

  return n_rows;
}

static void
search (GtkWidget  *dialog,
        const char *words)
{
  GtkWidget *entry = ui_find (dialog, GTK_TYPE_SEARCH_ENTRY);

  gtk_editable_set_text (GTK_EDITABLE (entry), words);
  g_signal_emit_by_name (entry, "search-changed");
}

/* The search finds names, second names and words of the description. */
static void
test_search (void)
{
  AppWindow *window = ui_open_window ();
  GtkWidget *dialog;
  int n_rows;

  ui_act (window, "win.choose-technique");
  dialog = ui_wait_for_window (APP_TYPE_PRACTISE);
  n_rows = count_rows (dialog);
  g_assert_cmpint (n_rows, >, 40);
  search (dialog, "y-WING");
  g_assert_cmpint (count_rows (dialog), >=, 2);
  g_assert_cmpint (count_rows (dialog), <, 6);
  search (dialog, "uniqueness test 1");
  g_assert_cmpint (count_rows (dialog), ==, 1);
  search (dialog, "roofs and rabbits");
  g_assert_cmpint (count_rows (dialog), ==, 0);
  g_assert_true (ui_says (dialog, "No technique has these words."));
  search (dialog, " ");
  g_assert_cmpint (count_rows (dialog), ==, n_rows);

  search (dialog, "swordfish");
  g_signal_emit_by_name (ui_find (ui_find (dialog, GTK_TYPE_LIST_BOX), GTK_TYPE_BUTTON),
                         "clicked");
  g_assert_nonnull (ui_wait_for_window (APP_TYPE_TECHNIQUE_PAGE));
  ui_close_window (window);
}

static void
add_tests (void)
{
  g_test_add_func ("/app-techniques/links", test_links);
  g_test_add_func ("/app-techniques/page", test_page);
  g_test_add_func ("/app-techniques/show", test_show);
  g_test_add_func ("/app-techniques/try", test_try);
  g_test_add_func ("/app-techniques/no-praise", test_no_praise);
  g_test_add_func ("/app-techniques/practise", test_practise);
  g_test_add_func ("/app-techniques/search", test_search);
}

int
main (int    argc,
      char **argv)
{
  return ui_run_with_windows (argc, argv, add_tests);
}
