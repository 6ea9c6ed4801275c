/* What there is to know about a puzzle.
 *
 * What is shown is also one text: that is read aloud, and it is what Copy gives, with the puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/dialogs/app-about-puzzle.h"

#include <glib/gi18n-lib.h>

#include "game/files/game-file.h"
#include "game/jobs/game-job-slot.h"
#include "game/text/game-words-coloured.h"
#include "game/text/game-words.h"

struct _AppAboutPuzzle
{
  GtkWindow  parent_instance;

  GtkStack  *stack;
  GtkLabel  *sentence;
  GtkGrid   *facts;
  GtkWidget *techniques_title;
  GtkGrid   *techniques;
  GtkWidget *copy_button;

  GameState    puzzle;
  GameJobSlot *grading;
  GString     *text;
};

G_DEFINE_FINAL_TYPE (AppAboutPuzzle, app_about_puzzle, GTK_TYPE_WINDOW)

static void
attach (GtkGrid    *grid,
        const char *text,
        int         column,
        int         row)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_label_set_wrap (GTK_LABEL (label), column == 0);
  gtk_widget_set_hexpand (label, column == 0);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  gtk_grid_attach (grid, label, column, row, 1, 1);
}

/* A line of a table: a name and a value, and how it is read and copied. */
static void
app_about_puzzle_add (AppAboutPuzzle *self,
                      GtkGrid        *grid,
                      const char     *name,
                      const char     *value)
{
  int row = 0;

  while (gtk_grid_get_child_at (grid, 0, row) != NULL)
    row++;

  attach (grid, name, 0, row);
  attach (grid, value, 1, row);

  /* Translators: a name and a value, as in "Level: Hard" */
  g_string_append_printf (self->text, _("%s: %s"), name, value);
  g_string_append_c (self->text, '\n');
}

static void
app_about_puzzle_add_number (AppAboutPuzzle *self,
                             GtkGrid        *grid,
                             const char     *name,
                             unsigned int    number)
{
  g_autofree char *value = g_strdup_printf ("%u", number);

  app_about_puzzle_add (self, grid, name, value);
}

static void
app_about_puzzle_add_grade (AppAboutPuzzle    *self,
                            const SudokuGrade *grade)
{
  g_autofree char *rating = g_strdup_printf ("%.1f", grade->rating / 10.0);

  /* Translators: how hard a sudoku is: easy, medium, hard ... */
  app_about_puzzle_add (self, self->facts, _("Level"), game_words_level (grade->level));
  /* Translators: the sum of the points of all steps to the solution */
  app_about_puzzle_add_number (self, self->facts, _("Score"), grade->score);
  app_about_puzzle_add (self, self->facts, _("Rating (Sudoku Explainer)"), rating);
  app_about_puzzle_add_number (self, self->facts, _("Steps"), grade->n_steps);

  for (int technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    if (grade->n_used[technique] > 0)
      app_about_puzzle_add_number (self, self->techniques, game_words_technique (technique),
                                   grade->n_used[technique]);

  gtk_widget_set_visible (self->techniques_title, true);
  gtk_widget_set_visible (GTK_WIDGET (self->techniques), true);
}

static void
app_about_puzzle_add_coloured (AppAboutPuzzle      *self,
                               const ColouredGrade *grade)
{
  app_about_puzzle_add_number (self, self->facts, _("Score"), grade->score);
  app_about_puzzle_add_number (self, self->facts, _("Steps"), grade->n_steps);

  for (int rule = 0; rule < COLOURED_N_RULES; rule++)
    if (grade->n_used[rule] > 0)
      app_about_puzzle_add_number (self, self->techniques, game_words_coloured_title (rule),
                                   grade->n_used[rule]);

  gtk_widget_set_visible (self->techniques_title, true);
  gtk_widget_set_visible (GTK_WIDGET (self->techniques), true);
}

static void
app_about_puzzle_add_queens (AppAboutPuzzle   *self,
                             const GameQueens *queens,
                             const GameReport *report)
{
  /* Translators: how many rows and columns a board has */
  app_about_puzzle_add_number (self, self->facts, _("Size"), queens->queens.n);
  if (queens->coloured.n == 0)
    /* Translators: how many queens of a puzzle stand from the start */
    app_about_puzzle_add_number (self, self->facts, _("Fixed queens"),
                                 queens_board_count (&queens->fixed));
  if (report->stats.n_solutions != 1)
    return;

  app_about_puzzle_add (self, self->facts, _("Level"), game_words_level (report->grade.level));
  if (queens->coloured.n > 0)
    app_about_puzzle_add_coloured (self, &report->grade.coloured);
}

static void
app_about_puzzle_add_sudoku (AppAboutPuzzle   *self,
                             const GameSudoku *sudoku,
                             const GameReport *report)
{
  SudokuGrid puzzle = game_sudoku_puzzle (sudoku);

  /* Translators: how many digits of a sudoku are given */
  app_about_puzzle_add_number (self, self->facts, _("Givens"), sudoku_count_digits (&puzzle));
  if (report->stats.n_solutions == 1)
    app_about_puzzle_add_grade (self, &report->grade.sudoku);
}

static const char *
get_sentence (const GameReport *report)
{
  if (report->end == SEARCH_STOPPED)
    return _("This puzzle was not looked at to the end.");

  switch (report->stats.n_solutions)
    {
    case 0:
      return _("This puzzle has no solution, and so no level.");

    case 1:
      return _("This puzzle has one solution.");

    default:
      return _("This puzzle has several solutions. Only a puzzle with one solution has a level.");
    }
}

static void
app_about_puzzle_show (AppAboutPuzzle   *self,
                       const GameReport *report)
{
  const char *sentence = get_sentence (report);
  g_autofree char *line = game_file_write (&self->puzzle);

  g_string_append_printf (self->text, "%s\n", sentence);
  gtk_label_set_label (self->sentence, sentence);

  if (self->puzzle.kind == GAME_QUEENS)
    app_about_puzzle_add_queens (self, &self->puzzle.queens, report);
  else
    app_about_puzzle_add_sudoku (self, &self->puzzle.sudoku, report);

  gtk_stack_set_visible_child_name (self->stack, "done");
  gtk_widget_set_sensitive (self->copy_button, true);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  self->text->str, -1);
  g_string_prepend (self->text, "\n");
  g_string_prepend (self->text, line);
}

static void
app_about_puzzle_graded_cb (GObject    *owner,
                            GameJob    *job,
                            GameReport *report)
{
  app_about_puzzle_show (APP_ABOUT_PUZZLE (owner), report);
}

static void
app_about_puzzle_start (AppAboutPuzzle *self)
{
  GameRequest request = game_request_grade (&self->puzzle);

  game_job_slot_start (self->grading, &request, app_about_puzzle_graded_cb);
}

static void
app_about_puzzle_copy_clicked_cb (AppAboutPuzzle *self)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), self->text->str);
}

/* The parent may be gone by the end of that, which GTK would still look at. */
static void
app_about_puzzle_unrealize (GtkWidget *widget)
{
  game_job_slot_stop (APP_ABOUT_PUZZLE (widget)->grading);

  GTK_WIDGET_CLASS (app_about_puzzle_parent_class)->unrealize (widget);
  gtk_window_set_transient_for (GTK_WINDOW (widget), NULL);
}

static void
app_about_puzzle_dispose (GObject *object)
{
  g_clear_pointer (&APP_ABOUT_PUZZLE (object)->grading, game_job_slot_free);

  G_OBJECT_CLASS (app_about_puzzle_parent_class)->dispose (object);
}

static void
app_about_puzzle_finalize (GObject *object)
{
  g_string_free (APP_ABOUT_PUZZLE (object)->text, true);

  G_OBJECT_CLASS (app_about_puzzle_parent_class)->finalize (object);
}

static void
app_about_puzzle_class_init (AppAboutPuzzleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_about_puzzle_dispose;
  widget_class->unrealize = app_about_puzzle_unrealize;
  G_OBJECT_CLASS (klass)->finalize = app_about_puzzle_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/about-puzzle.ui");
  gtk_widget_class_bind_template_child (widget_class, AppAboutPuzzle, stack);
  gtk_widget_class_bind_template_child (widget_class, AppAboutPuzzle, sentence);
  gtk_widget_class_bind_template_child (widget_class, AppAboutPuzzle, facts);
  gtk_widget_class_bind_template_child (widget_class, AppAboutPuzzle, techniques_title);
  gtk_widget_class_bind_template_child (widget_class, AppAboutPuzzle, techniques);
  gtk_widget_class_bind_template_child (widget_class, AppAboutPuzzle, copy_button);
  gtk_widget_class_bind_template_callback (widget_class, app_about_puzzle_copy_clicked_cb);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close",
                                       NULL);
}

static void
app_about_puzzle_init (AppAboutPuzzle *self)
{
  self->grading = game_job_slot_new (self);
  self->text = g_string_new (NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
app_about_puzzle_new (GtkWindow       *parent,
                      const GameState *state)
{
  AppAboutPuzzle *self = g_object_new (APP_TYPE_ABOUT_PUZZLE,
                                       "transient-for", parent,
                                       "destroy-with-parent", TRUE,
                                       NULL);

  self->puzzle = game_state_new_puzzle (state);
  app_about_puzzle_start (self);

  return GTK_WIDGET (self);
}
