/* The card that says how a puzzle stands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/play/app-status.h"

#include <glib/gi18n-lib.h>

#include "game/text/game-text.h"
#include "game/text/game-words.h"

struct _AppStatus
{
  AppWidget  parent_instance;

  GtkLabel  *title;
  GtkLabel  *hardest;
  GtkLabel  *clock;
  GtkWidget *pause_button;
  GtkLabel  *detail;
  GtkLabel  *problem;
  GtkWidget *about_button;

  GameState  state;
  GameFacts  facts;
};

G_DEFINE_FINAL_TYPE (AppStatus, app_status, APP_TYPE_WIDGET)

static char *
dup_sudoku_detail (int n_digits,
                   int n_givens,
                   int n_solutions)
{
  switch (n_solutions)
    {
    case 0:
      /* Translators: how many cells of a sudoku are filled, how many of them were given */
      return g_strdup_printf (_("%d of 81 cells · %d given · no solution"), n_digits, n_givens);

    case 1:
      /* Translators: how many cells of a sudoku are filled, how many of them were given */
      return g_strdup_printf (_("%d of 81 cells · %d given · one solution"), n_digits, n_givens);

    case 2:
      /* Translators: how many cells of a sudoku are filled, how many of them were given */
      return g_strdup_printf (_("%d of 81 cells · %d given · several solutions"), n_digits,
                              n_givens);

    default:
      /* Translators: how many cells of a sudoku are filled, how many of them were given */
      return g_strdup_printf (_("%d of 81 cells · %d given"), n_digits, n_givens);
    }
}

/* The broken rules in words, two of them at most; NULL where none is. */
static char *
dup_sudoku_problem (const SudokuGrid *grid)
{
  SudokuConflict conflicts[SUDOKU_MAX_CONFLICTS];
  int n_conflicts = sudoku_find_conflicts (grid, conflicts);
  GString *text = g_string_new (NULL);

  for (int i = 0; i < MIN (n_conflicts, 2); i++)
    {
      g_autofree char *sentence = game_text_conflict (&conflicts[i]);

      g_string_append_printf (text, i == 0 ? "%s" : "\n%s", sentence);
    }

  return g_string_free (text, n_conflicts == 0);
}

static void
app_status_show_sudoku (AppStatus        *self,
                        const GameSudoku *sudoku)
{
  SudokuGrid grid = game_sudoku_grid (sudoku);
  int n_givens = sudoku_count_digits (&sudoku->givens);
  int n_digits = sudoku_count_digits (&grid);
  const char *title = _("Your puzzle");
  g_autofree char *detail = dup_sudoku_detail (n_digits, n_givens, self->facts.n_solutions);
  g_autofree char *problem = dup_sudoku_problem (&grid);
  g_autofree char *hardest = NULL;

  if (game_state_is_solved (&self->state))
    title = _("Solved");
  else if (self->facts.has_grade)
    title = game_words_level (self->facts.grade.level);

  /* Translators: the hardest technique that a puzzle takes */
  if (self->facts.has_grade)
    hardest = g_strdup_printf (_("hardest step: %s"),
                               game_words_technique (self->facts.grade.sudoku.hardest));

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->hardest, hardest != NULL ? hardest : "");
  gtk_label_set_label (self->detail, detail);
  app_widget_show_text (self->problem, problem);
  gtk_widget_set_visible (self->about_button, n_digits > 0);
}

static void
app_status_show_queens (AppStatus        *self,
                        const GameQueens *game)
{
  const QueensBoard *queens = &game->queens;
  int n_queens = queens_board_count (queens);
  QueensBoard attacked;
  QueensBoard taken = *queens;
  QueensBoard conflicts = *queens;
  int n_free;
  int n_conflicts;
  g_autofree char *title = NULL;
  g_autofree char *detail = NULL;
  g_autofree char *problem = NULL;

  game_queens_attacked (game, &attacked);
  for (int row = 0; row < queens->n; row++)
    {
      taken.row[row] |= attacked.row[row];
      conflicts.row[row] &= attacked.row[row];
    }

  n_free = queens->n * queens->n - queens_board_count (&taken);
  n_conflicts = queens_board_count (&conflicts);

  if (game_state_is_solved (&self->state))
    title = g_strdup (_("Solved"));
  else
    /* Translators: how many queens are placed, of how many, and how many are still to be placed */
    title = g_strdup_printf (_("%d of %d queens · %d left"), n_queens, queens->n,
                             MAX (queens->n - n_queens, 0));
  if (game->coloured.n > 0)
    detail = g_strdup (_("One queen in each row, column and coloured region, and no two touch."));
  else
    detail = g_strdup_printf (ngettext ("%d square is free", "%d squares are free", n_free),
                              n_free);
  if (n_conflicts > 0)
    problem = g_strdup_printf (ngettext ("%d queen is attacked by another one",
                                         "%d queens are attacked by another one", n_conflicts),
                               n_conflicts);

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->hardest,
                       self->facts.has_grade ? game_words_level (self->facts.grade.level) : "");
  gtk_label_set_label (self->detail, detail);
  app_widget_show_text (self->problem, problem);
  gtk_widget_set_visible (self->about_button, game_state_has_givens (&self->state));
}

static void
app_status_class_init (AppStatusClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/status.ui");
  gtk_widget_class_bind_template_child (widget_class, AppStatus, title);
  gtk_widget_class_bind_template_child (widget_class, AppStatus, hardest);
  gtk_widget_class_bind_template_child (widget_class, AppStatus, clock);
  gtk_widget_class_bind_template_child (widget_class, AppStatus, pause_button);
  gtk_widget_class_bind_template_child (widget_class, AppStatus, detail);
  gtk_widget_class_bind_template_child (widget_class, AppStatus, problem);
  gtk_widget_class_bind_template_child (widget_class, AppStatus, about_button);
}

static void
app_status_init (AppStatus *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
app_status_set_state (AppStatus       *self,
                      const GameState *state,
                      const GameFacts *facts)
{
  g_return_if_fail (APP_IS_STATUS (self));

  self->state = *state;
  self->facts = *facts;
  if (state->kind == GAME_SUDOKU)
    app_status_show_sudoku (self, &state->sudoku);
  else
    app_status_show_queens (self, &state->queens);
}

void
app_status_set_clock (AppStatus  *self,
                      const char *time)
{
  g_return_if_fail (APP_IS_STATUS (self));

  app_widget_show_text (self->clock, time);
  gtk_widget_set_visible (self->pause_button,
                          time != NULL && !game_state_is_solved (&self->state));
}
