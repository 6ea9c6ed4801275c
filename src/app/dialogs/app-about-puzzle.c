/* What there is to know about a puzzle.
 *
 * What is shown is also one text: that is read aloud, and it is what Copy gives, with the puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/dialogs/app-about-puzzle.h"

#include <glib/gi18n-lib.h>

#include "app/play/app-technique-link.h"
#include "app/widgets/app-dialog.h"
#include "game/files/game-file.h"
#include "game/text/game-words-hints.h"
#include "game/text/game-words.h"

struct _AppAboutPuzzle
{
  GtkWindow       parent_instance;

  GtkStack       *stack;
  GtkLabel       *sentence;
  GtkGrid        *facts;
  GtkGrid        *techniques;
  GtkWidget      *copy_button;

  GameFactFinder *finder;
  bool            is_shown;
  GString        *text;
};

G_DEFINE_FINAL_TYPE (AppAboutPuzzle, app_about_puzzle, GTK_TYPE_WINDOW)

static GtkWidget *
attach (GtkGrid    *grid,
        const char *text,
        int         column,
        int         row)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_label_set_wrap (GTK_LABEL (label), true);
  gtk_label_set_wrap_mode (GTK_LABEL (label),
                           column == 0 ? PANGO_WRAP_WORD : PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (label, column == 0);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  gtk_grid_attach (grid, label, column, row, 1, 1);

  return label;
}

/* A line of a table: a name and a value, and how it is read and copied. Returns the value. */
static GtkWidget *
app_about_puzzle_add (AppAboutPuzzle *self,
                      GtkGrid        *grid,
                      const char     *name,
                      const char     *value)
{
  GtkWidget *label;
  int row = 0;

  while (gtk_grid_get_child_at (grid, 0, row) != NULL)
    row++;

  attach (grid, name, 0, row);
  label = attach (grid, value, 1, row);

  /* Translators: a name and a value, as in "Level: Hard" */
  g_string_append_printf (self->text, _("%s: %s"), name, value);
  g_string_append_c (self->text, '\n');

  return label;
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

/* Its name opens its page. */
static void
app_about_puzzle_add_technique (AppAboutPuzzle  *self,
                                SudokuTechnique  technique,
                                unsigned int     n_used)
{
  int row = 0;

  app_about_puzzle_add_number (self, self->techniques, game_words_technique (technique), n_used);
  while (gtk_grid_get_child_at (self->techniques, 0, row + 1) != NULL)
    row++;
  app_technique_link_show (GTK_LABEL (gtk_grid_get_child_at (self->techniques, 0, row)),
                           technique);
}

static void
app_about_puzzle_add_rating (AppAboutPuzzle     *self,
                             const SudokuRating *rating)
{
  char text[SUDOKU_RATING_TEXT];
  GtkWidget *label;

  sudoku_rating_write (rating, text);
  label = app_about_puzzle_add (self, self->facts, _("Rating (Sudoku Explainer)"), text);
  /* Translators: what the three numbers of a rating like 7.1/1.2/1.2 mean, one after another */
  gtk_widget_set_tooltip_text (label, _("How hard the hardest step is, the hardest up to the first "
                                        "digit, and the first step"));
}

static void
app_about_puzzle_add_grade (AppAboutPuzzle  *self,
                            const GameFacts *facts)
{
  const SudokuGrade *grade = &facts->grade.sudoku;

  /* Translators: how hard a sudoku is: easy, medium, hard ... */
  app_about_puzzle_add (self, self->facts, _("Level"), game_words_level (grade->level));
  /* Translators: the sum of the points of all steps to the solution */
  app_about_puzzle_add_number (self, self->facts, _("Score"), grade->score);
  app_about_puzzle_add_rating (self, &facts->rating);
  app_about_puzzle_add_number (self, self->facts, _("Steps"), grade->n_steps);

  for (int technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    if (grade->n_used[technique] > 0)
      app_about_puzzle_add_technique (self, technique, grade->n_used[technique]);

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

  gtk_widget_set_visible (GTK_WIDGET (self->techniques), true);
}

static void
app_about_puzzle_add_queens (AppAboutPuzzle   *self,
                             const GameQueens *queens,
                             const GameFacts  *facts)
{
  /* Translators: how many rows and columns a board has */
  app_about_puzzle_add_number (self, self->facts, _("Size"), queens->queens.n);
  if (queens->coloured.n == 0)
    /* Translators: how many queens of a puzzle stand from the start */
    app_about_puzzle_add_number (self, self->facts, _("Fixed queens"),
                                 queens_board_count (&queens->fixed));
  if (facts->n_solutions != 1)
    return;

  app_about_puzzle_add (self, self->facts, _("Level"), game_words_level (facts->grade.level));
  if (queens->coloured.n > 0)
    app_about_puzzle_add_coloured (self, &facts->grade.coloured);
}

static void
app_about_puzzle_add_sudoku (AppAboutPuzzle   *self,
                             const GameSudoku *sudoku,
                             const GameFacts  *facts)
{
  SudokuGrid puzzle = game_sudoku_puzzle (sudoku);

  /* Translators: how many digits of a sudoku are given */
  app_about_puzzle_add_number (self, self->facts, _("Givens"), sudoku_count_digits (&puzzle));
  if (facts->n_solutions == 1)
    app_about_puzzle_add_grade (self, facts);
}

static const char *
get_sentence (const GameFacts  *facts)
{
  switch (facts->n_solutions)
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
app_about_puzzle_show (AppAboutPuzzle  *self,
                       const GameFacts *facts)
{
  const char *sentence = get_sentence (facts);
  g_autofree char *line = game_file_write (&facts->puzzle);

  g_string_append_printf (self->text, "%s\n", sentence);
  gtk_label_set_label (self->sentence, sentence);

  if (facts->puzzle.kind == GAME_QUEENS)
    app_about_puzzle_add_queens (self, &facts->puzzle.queens, facts);
  else
    app_about_puzzle_add_sudoku (self, &facts->puzzle.sudoku, facts);

  gtk_stack_set_visible_child_name (self->stack, "done");
  gtk_widget_set_sensitive (self->copy_button, true);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  self->text->str, -1);
  g_string_prepend (self->text, "\n");
  g_string_prepend (self->text, line);
}

/* All at once, as soon as nothing more is to be found; maybe of another puzzle than at first. */
static void
app_about_puzzle_facts_changed_cb (AppAboutPuzzle *self)
{
  const GameFacts *facts = game_fact_finder_get_facts (self->finder);

  if (self->is_shown)
    return;

  game_fact_finder_want (self->finder, GAME_FACTS_RATING);
  if (facts->n_solutions == GAME_FACTS_UNKNOWN
      || (facts->n_solutions == 1 && !facts->has_grade) || game_facts_lack_rating (facts))
    return;

  self->is_shown = true;
  app_about_puzzle_show (self, facts);
}

static void
app_about_puzzle_copy_clicked_cb (AppAboutPuzzle *self)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), self->text->str);
}

static void
app_about_puzzle_finalize (GObject *object)
{
  AppAboutPuzzle *self = APP_ABOUT_PUZZLE (object);

  g_clear_object (&self->finder);
  g_string_free (self->text, true);

  G_OBJECT_CLASS (app_about_puzzle_parent_class)->finalize (object);
}

static void
app_about_puzzle_class_init (AppAboutPuzzleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = app_about_puzzle_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/about-puzzle.ui");
  gtk_widget_class_bind_template_child (widget_class, AppAboutPuzzle, stack);
  gtk_widget_class_bind_template_child (widget_class, AppAboutPuzzle, sentence);
  gtk_widget_class_bind_template_child (widget_class, AppAboutPuzzle, facts);
  gtk_widget_class_bind_template_child (widget_class, AppAboutPuzzle, techniques);
  gtk_widget_class_bind_template_child (widget_class, AppAboutPuzzle, copy_button);
  gtk_widget_class_bind_template_callback (widget_class, app_about_puzzle_copy_clicked_cb);
  app_dialog_add_keys (widget_class);
}

static void
app_about_puzzle_init (AppAboutPuzzle *self)
{
  self->text = g_string_new (NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
app_about_puzzle_new (GtkWindow      *parent,
                      GameFactFinder *finder)
{
  AppAboutPuzzle *self = app_dialog_new (APP_TYPE_ABOUT_PUZZLE, parent);

  self->finder = g_object_ref (finder);
  g_signal_connect_object (finder, "changed", G_CALLBACK (app_about_puzzle_facts_changed_cb), self,
                           G_CONNECT_SWAPPED);
  app_about_puzzle_facts_changed_cb (self);

  return GTK_WIDGET (self);
}
