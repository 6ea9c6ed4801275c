/* What a hint says, stage by stage.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/hint/game-hint-private.h"

#include <glib/gi18n-lib.h>

#include "game/text/game-text.h"
#include "game/text/game-words-coloured.h"
#include "game/text/game-words-private.h"
#include "game/text/game-words-queens.h"

/* More cells than this are not named one by one. */
enum { MAX_NAMED_CELLS = 8 };

/* Every cell that a step looks at, but for those that lose something. */
static SudokuCells
get_looked_at (const SudokuHint *step)
{
  SudokuCells cells = sudoku_cells_none ();

  for (int i = 0; i < step->n_marks; i++)
    if (step->mark[i].role != SUDOKU_ROLE_CAUSE)
      cells = sudoku_cells_or (cells, sudoku_cells_of (step->mark[i].cell));

  for (int i = 0; i < step->n_sets; i++)
    cells = sudoku_cells_or (cells, step->set[i].cells);

  for (int i = 0; i < step->n_nodes; i++)
    cells = sudoku_cells_or (cells, step->node[i].cells);

  return cells;
}

/* The boxes that hold some of the cells. */
static char *
dup_boxes (SudokuCells cells)
{
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (int box = SUDOKU_FIRST_BOX; box < SUDOKU_HOUSES; box++)
    if (sudoku_cells_meet (cells, sudoku_house_cells[box]))
      g_ptr_array_add (names, game_words_house (box));

  return game_words_list (names);
}

char *
game_hint_title (const GameHint *hint)
{
  switch (hint->kind)
    {
    case GAME_HINT_SOLVED:
      /* Translators: the title of a hint */
      return g_strdup (C_("hint", "Solved"));

    case GAME_HINT_CONFLICT:
      /* Translators: the title of a hint: a digit stands twice */
      return g_strdup (C_("hint", "Broken Rule"));

    case GAME_HINT_MISTAKE:
      /* Translators: the title of a hint */
      return g_strdup (C_("hint", "Mistake"));

    case GAME_HINT_DEAD:
      /* Translators: the title of a hint: what was entered cannot be completed */
      return g_strdup (C_("hint", "Dead End"));

    case GAME_HINT_STEP:
      return g_strdup (game_words_technique (hint->step.technique));

    case GAME_HINT_QUEENS:
      return g_strdup (game_words_queens_title (&hint->queens));

    case GAME_HINT_COLOURED:
      return g_strdup (game_words_coloured_title (hint->coloured.rule));

    case GAME_HINT_UNSOLVABLE:
    case GAME_HINT_NONE:
    default:
      /* Translators: the title of a hint: there is nothing to tell */
      return g_strdup (C_("hint", "No Step"));
    }
}

static char *
tell_mistake_nudge (const GameHint *hint)
{
  int n_entries = sudoku_cells_count (hint->entries);
  int n_marks = sudoku_cells_count (hint->marks);

  if (n_marks == 0)
    return g_strdup_printf (ngettext ("%d digit that you entered is wrong.",
                                      "%d digits that you entered are wrong.", n_entries),
                            n_entries);

  if (n_entries == 0)
    return g_strdup_printf (ngettext ("The marks of %d cell lack the right digit.",
                                      "The marks of %d cells lack the right digit.", n_marks),
                            n_marks);

  return g_strdup (_("Digits that you entered are wrong, and marks lack the right digit."));
}

/* Whether it is told by game-hint-queens-words.c that queens are wrong. */
static bool
is_wrong_queens (const GameHint *hint)
{
  return hint->state.kind == GAME_QUEENS && hint->kind >= GAME_HINT_CONFLICT
         && hint->kind <= GAME_HINT_DEAD;
}

static bool
is_free_board (const GameState *state)
{
  return state->kind == GAME_QUEENS && !game_queens_is_coloured (&state->queens);
}

static char *
tell_nudge (const GameHint *hint)
{
  if (is_wrong_queens (hint))
    return game_hint_queens_nudge (hint);

  switch (hint->kind)
    {
    case GAME_HINT_SOLVED:
      return g_strdup (_("This is solved."));

    case GAME_HINT_CONFLICT:
      return g_strdup (_("A digit stands twice in a row, column or box."));

    case GAME_HINT_UNSOLVABLE:
      return g_strdup (_("The given digits have no solution."));

    case GAME_HINT_MISTAKE:
      return tell_mistake_nudge (hint);

    case GAME_HINT_DEAD:
      return g_strdup (_("What stands here cannot be completed: something before is wrong."));

    case GAME_HINT_STEP:
      return game_words_nudge (&hint->step);

    case GAME_HINT_QUEENS:
      return game_words_queens_nudge (&hint->queens);

    case GAME_HINT_COLOURED:
      return game_words_coloured_nudge (&hint->coloured);

    case GAME_HINT_NONE:
    default:
      return g_strdup (hint->n_solutions != 1 && !is_free_board (&hint->state) ?
                       _("Nothing more follows: the puzzle has several solutions.") :
                       _("Nothing follows here that could be told in a hint."));
    }
}

static char *
tell_step_where (const SudokuHint *step)
{
  SudokuCells looked_at = get_looked_at (step);
  g_autofree char *cells = game_words_cells (looked_at);
  g_autofree char *houses = game_words_houses (step, SUDOKU_HOUSE_BASE);
  bool is_many = sudoku_cells_count (looked_at) > MAX_NAMED_CELLS;

  if (*houses != '\0' && *cells != '\0' && !is_many)
    /* Translators: houses and cells: "Look at rows 2 and 7, and there at r2c3 and r7c3." */
    return g_strdup_printf (_("Look at %s, and there at %s."), houses, cells);

  if (is_many && *houses == '\0')
    return g_strdup (_("Look at the cells that are lit."));

  if (*houses != '\0')
    /* Translators: houses: "Look at rows 2 and 7." */
    return g_strdup_printf (C_("houses", "Look at %s."), houses);

  /* Translators: cells: "Look at r2c3 and r7c3." */
  return g_strdup_printf (C_("cells", "Look at %s."), cells);
}

/* The first cell that nothing fits into, or -1. */
static int
get_dead_cell (const SudokuPosition *position)
{
  SudokuCells empty = position->empty;

  while (!sudoku_cells_is_empty (empty))
    {
      int cell = sudoku_cells_take (&empty);

      if (position->candidates[cell] == 0)
        return cell;
    }

  return -1;
}

static bool
holds_digit (const SudokuPosition *position,
             int                   house,
             int                   digit)
{
  for (int i = 0; i < SUDOKU_DIGITS; i++)
    if (position->grid.digit[sudoku_cell_of_house (house, i)] == digit)
      return true;

  return false;
}

/* The first house that has no place for a digit which it lacks. */
static bool
get_dead_house (const SudokuPosition *position,
                int                  *house,
                int                  *digit)
{
  for (*house = 0; *house < SUDOKU_HOUSES; (*house)++)
    for (*digit = 1; *digit <= SUDOKU_DIGITS; (*digit)++)
      if (position->places[*house][*digit - 1] == 0 && !holds_digit (position, *house, *digit))
        return true;

  return false;
}

static char *
tell_dead_where (const SudokuPosition *position)
{
  int cell = get_dead_cell (position);
  int house, digit;
  g_autofree char *name = NULL;

  if (cell >= 0)
    {
      name = game_words_cell (cell);
      return g_strdup_printf (C_("cells", "Look at %s."), name);
    }

  if (!get_dead_house (position, &house, &digit))
    return g_strdup (_("It does not show in one place: only trying on leads there."));

  name = game_words_house (house);

  return g_strdup_printf (C_("houses", "Look at %s."), name);
}

static char *
tell_conflict_where (const GameHint *hint)
{
  g_autofree char *cells = NULL;

  if (sudoku_cells_is_empty (hint->entries))
    return g_strdup (_("It is marked on the board."));

  cells = game_words_cells (hint->entries);

  return g_strdup_printf (C_("cells", "Look at %s."), cells);
}

static char *
tell_where (const GameHint *hint)
{
  SudokuCells wrong = sudoku_cells_or (hint->entries, hint->marks);
  g_autofree char *boxes = NULL;

  if (is_wrong_queens (hint))
    return game_hint_queens_where (hint);

  switch (hint->kind)
    {
    case GAME_HINT_CONFLICT:
      return tell_conflict_where (hint);

    case GAME_HINT_MISTAKE:
      boxes = dup_boxes (wrong);
      return g_strdup_printf (C_("houses", "Look at %s."), boxes);

    case GAME_HINT_DEAD:
      return tell_dead_where (&hint->position);

    case GAME_HINT_STEP:
      return tell_step_where (&hint->step);

    case GAME_HINT_QUEENS:
      return game_words_queens_where (&hint->queens);

    case GAME_HINT_COLOURED:
      return game_words_coloured_where (&hint->coloured);

    case GAME_HINT_SOLVED:
    case GAME_HINT_UNSOLVABLE:
    case GAME_HINT_NONE:
    default:
      return tell_nudge (hint);
    }
}

/* Whether it says only where no queen can stand. */
static bool
excludes (const GameHint *hint)
{
  if (hint->kind == GAME_HINT_COLOURED)
    return queens_board_count (&hint->coloured.squares[COLOURED_ROLE_PLACE]) == 0;

  return hint->kind == GAME_HINT_QUEENS
         && queens_board_count (&hint->queens.squares[QUEENS_ROLE_EXCLUDED]) > 0
         && queens_board_count (&hint->queens.squares[QUEENS_ROLE_PLACE]) == 0;
}

static char *
tell_action (const GameHint *hint,
             GameAction      action)
{
  switch (action)
    {
    case GAME_ACTION_APPLY:
      if (hint->kind == GAME_HINT_STEP && hint->step.n_placements == 0)
        return g_strdup (_("The candidates that go are struck out of the marks. Undo takes it "
                           "back."));

      if (excludes (hint))
        return g_strdup (_("The squares that are ruled out are crossed out. Undo takes it back."));

      return g_strdup (_("What follows is put on the board. Undo takes it back."));

    case GAME_ACTION_GO_BACK:
      return g_strdup (_("The board becomes what it was before the mistake. Undo brings back what "
                         "is here now."));

    case GAME_ACTION_TAKE_OUT:
      return g_strdup (_("What is wrong is taken off the board. Undo brings it back."));

    case GAME_ACTION_NONE:
    default:
      return g_strdup (_("There is nothing to be done on the board."));
    }
}

char *
game_hint_text (const GameHint *hint,
                GameStage       stage,
                GameAction      action)
{
  switch (stage)
    {
    case GAME_STAGE_WHERE:
      return tell_where (hint);

    case GAME_STAGE_APPLY:
      return tell_action (hint, action);

    case GAME_STAGE_NUDGE:
    case GAME_STAGE_WHY:
    case GAME_N_STAGES:
    default:
      return tell_nudge (hint);
    }
}

static void
add_conflicts (GameWords      *words,
               const GameHint *hint)
{
  SudokuConflict conflicts[SUDOKU_MAX_CONFLICTS];
  SudokuGrid grid = game_sudoku_grid (&hint->state.sudoku);
  int n_conflicts = sudoku_find_conflicts (&grid, conflicts);

  for (int i = 0; i < n_conflicts; i++)
    {
      GameLine *line = game_words_add (words, game_text_conflict (&conflicts[i]));

      for (int j = 0; j < conflicts[i].n_cells; j++)
        line->cells = sudoku_cells_or (line->cells, sudoku_cells_of (conflicts[i].cell[j]));
    }
}

static void
add_mistakes (GameWords      *words,
              const GameHint *hint)
{
  SudokuCells entries = hint->entries;
  SudokuCells marks = hint->marks;

  while (!sudoku_cells_is_empty (entries))
    {
      int cell = sudoku_cells_take (&entries);
      g_autofree char *name = game_words_cell (cell);

      /* Translators: a cell and a digit: "The puzzle has one solution, and in it r4c7 is not 5." */
      game_words_add (words, g_strdup_printf (_("The puzzle has one solution, and in it %s is not "
                                                "%d."), name,
                                              hint->state.sudoku.entries.digit[cell]))
        ->cells = sudoku_cells_of (cell);
    }

  while (!sudoku_cells_is_empty (marks))
    {
      int cell = sudoku_cells_take (&marks);
      g_autofree char *name = game_words_cell (cell);
      g_autofree char *digits = game_words_any_digit (hint->state.sudoku.marks[cell]);

      /* Translators: a cell and digits: "The puzzle has one solution, and in it r4c7 is not 1 or
       * 5, the only digits that are marked there." */
      game_words_add (words, g_strdup_printf (_("The puzzle has one solution, and in it %s is not "
                                                "%s, the only digits that are marked there."), name,
                                              digits))
        ->cells = sudoku_cells_of (cell);
    }
}

static void
add_dead_end (GameWords      *words,
              const GameHint *hint)
{
  int cell = get_dead_cell (&hint->position);
  int house, digit;
  g_autofree char *name = NULL;

  if (cell >= 0)
    {
      name = game_words_cell (cell);
      game_words_add (words, g_strdup_printf (_("No digit is left for %s."), name))->cells =
        sudoku_cells_of (cell);
    }
  else if (get_dead_house (&hint->position, &house, &digit))
    {
      name = game_words_house (house);
      /* Translators: a house and a digit: "In row 4, no place is left for 7." */
      game_words_add (words, g_strdup_printf (_("In %s, no place is left for %d."), name, digit))
        ->cells = sudoku_house_cells[house];
    }
  else
    {
      game_words_add (words, g_strdup (_("However the empty cells are filled, a digit comes to "
                                         "stand twice in a row, column or box.")));
    }
}

GArray *
game_hint_lines (const GameHint *hint)
{
  GameWords words = { NULL, &hint->step, &hint->position };

  if (hint->kind == GAME_HINT_STEP)
    return game_words_lines (&hint->step, &hint->position);

  if (hint->kind == GAME_HINT_QUEENS)
    return game_words_queens_lines (&hint->queens);

  if (hint->kind == GAME_HINT_COLOURED)
    return game_words_coloured_lines (&hint->coloured);

  if (is_wrong_queens (hint))
    return game_hint_queens_lines (hint);

  words.lines = game_words_new_lines ();

  switch (hint->kind)
    {
    case GAME_HINT_CONFLICT:
      add_conflicts (&words, hint);
      break;

    case GAME_HINT_MISTAKE:
      add_mistakes (&words, hint);
      break;

    case GAME_HINT_DEAD:
      add_dead_end (&words, hint);
      break;

    case GAME_HINT_SOLVED:
    case GAME_HINT_UNSOLVABLE:
    case GAME_HINT_STEP:
    case GAME_HINT_QUEENS:
    case GAME_HINT_COLOURED:
    case GAME_HINT_NONE:
    default:
      game_words_add (&words, tell_nudge (hint));
      break;
    }

  return words.lines;
}

const char *
game_action_label (GameAction action)
{
  switch (action)
    {
    case GAME_ACTION_GO_BACK:
      /* Translators: a button: undo up to where the board was right */
      return _("Go Back to Before the Mistake");

    case GAME_ACTION_TAKE_OUT:
      /* Translators: a button: the wrong entries are erased */
      return _("Take Out the Mistake");

    case GAME_ACTION_NONE:
    case GAME_ACTION_APPLY:
    default:
      /* Translators: a button: what a hint says is done on the board */
      return _("Apply");
    }
}
