/* The list of all steps that can be done now: what is chosen in it is what the board and the panel
 * of the hint show.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/play/app-step-row.h"
#include "app/play/app-steps.h"
#include "support/app/app-driver.h"
#include "support/game/game-requests.h"

/* An X-Wing and a Skyscraper are there, and no single. */
#define WITHOUT_SINGLES \
  "257148.9.189563427346729158412..5.89...89.2149.8214...7..9.184...148.9..894..2..1"

typedef struct
{
  AppWindow  *window;
  AppSteps   *steps;
  GtkListBox *list;
} Steps;

static Steps
open_hint (const char *line)
{
  Steps self = { .window = ui_open_window () };

  ui_open_sudoku (self.window, line);
  ui_hide_toast (self.window);
  ui_ask_hint (self.window);
  ui_act (self.window, "win.hint-explain");
  self.steps = APP_STEPS (ui_find (self.window, APP_TYPE_STEPS));
  self.list = GTK_LIST_BOX (ui_find (self.steps, GTK_TYPE_LIST_BOX));

  return self;
}

static void
open_list (Steps *self)
{
  GtkWidget *button = gtk_widget_get_ancestor (GTK_WIDGET (self->steps), GTK_TYPE_MENU_BUTTON);

  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
}

static AppStepRow *
get_row (Steps *self,
         int    index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, index);

  return row != NULL ? APP_STEP_ROW (row) : NULL;
}

static int
count_rows (Steps *self)
{
  int n_rows = 0;

  while (get_row (self, n_rows) != NULL)
    n_rows++;

  return n_rows;
}

static const SudokuHint *
get_shown (Steps *self)
{
  return &app_hint_panel_get_hint (ui_get_hint_panel (self->window))->step;
}

static void
choose (Steps *self,
        int    index)
{
  gtk_list_box_select_row (self->list, GTK_LIST_BOX_ROW (get_row (self, index)));
}

/* A row that is chosen is shown, with its reasons; those of a technique come out below it. */
static void
test_choose (void)
{
  enum { N_FIRST = 10, N_APART = 25 };  /* all of some hundred rows take a minute to be drawn */
  const int n_apart = g_test_quick () ? N_APART : 1;
  Steps self = open_hint (UNIQUE_LINE);
  SudokuHint first = *get_shown (&self);
  PaintScene before, after;
  int n_rows;

  open_list (&self);
  ui_wait_for_all_jobs ();
  n_rows = count_rows (&self);
  g_assert_cmpint (n_rows, >, 10);
  g_assert_true (sudoku_hint_same (app_steps_get_chosen (self.steps), &first));
  g_assert_true (sudoku_hint_same (get_shown (&self), &first));

  for (int i = 0; i < count_rows (&self); i += i < N_FIRST ? 1 : n_apart)
    {
      before = ui_get_scene (self.window);
      choose (&self, i);
      g_assert_true (sudoku_hint_same (app_steps_get_chosen (self.steps), get_shown (&self)));
      g_assert_cmpint (app_hint_panel_get_stage (ui_get_hint_panel (self.window)), ==,
                       GAME_STAGE_WHY);
      after = ui_get_scene (self.window);
      if (i > 0)
        g_assert_true (memcmp (&before.hint, &after.hint, sizeof before.hint) != 0);
    }
  g_assert_cmpint (count_rows (&self), >, n_rows);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (self.steps)));

  gtk_popover_popdown (GTK_POPOVER (self.steps));
  g_assert_true (ui_has_focus (ui_get_hint_panel (self.window)));
  choose (&self, 1);
  ui_act (self.window, "win.hint-apply");
  g_assert_cmpint (count_rows (&self), ==, 0);
  g_assert_null (app_steps_get_chosen (self.steps));

  ui_close_window (self.window);
}

/* The search leaves the techniques whose names hold what was typed; Return closes the list. */
static void
test_search (void)
{
  Steps self = open_hint (WITHOUT_SINGLES);
  GtkEditable *search = GTK_EDITABLE (ui_find (self.steps, GTK_TYPE_SEARCH_ENTRY));
  bool is_there = false;

  open_list (&self);
  ui_wait_for_all_jobs ();
  gtk_editable_set_text (search, "wInG");
  g_signal_emit_by_name (search, "search-changed");
  for (int i = 0; get_row (&self, i) != NULL; i++)
    if (gtk_widget_get_child_visible (GTK_WIDGET (get_row (&self, i))))
      {
        g_assert_true (app_step_row_matches (get_row (&self, i), "Wing"));
        is_there = true;
        choose (&self, i);
      }
  g_assert_true (is_there);
  g_assert_nonnull (strstr (sudoku_technique[get_shown (&self)->technique].name, "Wing"));

  g_signal_emit_by_name (search, "activate");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self.steps)));
  g_assert_true (ui_shows_hint (self.window));

  ui_close_window (self.window);
}

/* Forcing chains come when they are asked for, after all others. */
static void
test_harder (void)
{
  Steps self = open_hint (WITHOUT_SINGLES);
  GtkWidget *button;
  int n_rows;

  open_list (&self);
  ui_wait_for_all_jobs ();
  n_rows = count_rows (&self);
  button = ui_find (self.steps, GTK_TYPE_BUTTON);
  g_assert_true (gtk_widget_get_visible (button));
  g_signal_emit_by_name (button, "clicked");
  ui_wait_for_all_jobs ();
  g_assert_cmpint (count_rows (&self), >, n_rows);
  choose (&self, n_rows - 1);
  g_assert_cmpint (get_shown (&self)->technique, <, SUDOKU_FORCING_CHAIN_CONTRADICTION);
  choose (&self, count_rows (&self) - 1);
  g_assert_cmpint (get_shown (&self)->technique, >=, SUDOKU_FORCING_CHAIN_CONTRADICTION);
  g_assert_false (gtk_widget_get_visible (button));

  ui_close_window (self.window);
}

/* Who closes the list stops the search, and who opens it again starts it again. */
static void
test_stop (void)
{
  Steps self = open_hint (UNIQUE_LINE);

  open_list (&self);
  gtk_popover_popdown (GTK_POPOVER (self.steps));
  ui_wait_for_all_jobs ();
  g_assert_cmpint (count_rows (&self), ==, 0);
  open_list (&self);
  ui_wait_for_all_jobs ();
  g_assert_cmpint (count_rows (&self), >, 0);
  ui_act (self.window, "win.fill-marks");
  g_assert_false (ui_shows_hint (self.window));
  g_assert_cmpint (count_rows (&self), ==, 0);

  ui_close_window (self.window);
}

/* The button is pressed while the hint goes. */
static void
test_late (void)
{
  Steps self = open_hint (UNIQUE_LINE);

  ui_act (self.window, "win.fill-marks");
  g_assert_false (ui_shows_hint (self.window));
  open_list (&self);
  ui_wait_for_all_jobs ();
  g_assert_cmpint (count_rows (&self), ==, 0);

  ui_close_window (self.window);
}

static void
add_tests (void)
{
  g_test_add_func ("/app-steps/choose", test_choose);
  g_test_add_func ("/app-steps/search", test_search);
  g_test_add_func ("/app-steps/harder", test_harder);
  g_test_add_func ("/app-steps/stop", test_stop);
  g_test_add_func ("/app-steps/late", test_late);
}

int
main (int    argc,
      char **argv)
{
  return ui_run_with_windows (argc, argv, add_tests);
}
