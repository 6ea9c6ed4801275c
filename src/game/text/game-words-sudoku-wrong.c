/* The sentences about mistakes in a sudoku.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-words-hints.h"

#include <glib/gi18n-lib.h>

#include "game/text/game-text.h"

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

static char *
describe_mistake (const GameHint *hint)
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

static char *
describe_nudge (const GameHint *hint)
{
  switch ((int) hint->kind)
    {
    case GAME_HINT_CONFLICT:
      return g_strdup (_("A digit stands twice in a row, column or box."));

    case GAME_HINT_UNSOLVABLE:
      return g_strdup (_("The given digits have no solution."));

    case GAME_HINT_MISTAKE:
      return describe_mistake (hint);

    case GAME_HINT_DEAD:
    default:
      return g_strdup (_("The board cannot be completed as it is: there is a mistake somewhere."));
    }
}

static char *
describe_dead_where (const GameHint *hint)
{
  int cell, house, digit;
  g_autofree char *name = NULL;

  if (!sudoku_position_get_dead_end (&hint->position, &cell, &house, &digit))
    return g_strdup (_("No single place shows it: only going on brings it out."));

  if (cell >= 0)
    {
      name = game_words_cell (cell);
      return g_strdup_printf (C_("cells", "Look at %s."), name);
    }

  name = game_words_house (house);

  return g_strdup_printf (C_("houses", "Look at %s."), name);
}

static char *
describe_conflict_where (const GameHint *hint)
{
  g_autofree char *cells = NULL;

  if (sudoku_cells_is_empty (hint->entries))
    return g_strdup (_("It is marked on the board."));

  cells = game_words_cells (hint->entries);

  return g_strdup_printf (C_("cells", "Look at %s."), cells);
}

static char *
describe_where (const GameHint *hint)
{
  g_autofree char *boxes = NULL;

  switch ((int) hint->kind)
    {
    case GAME_HINT_CONFLICT:
      return describe_conflict_where (hint);

    case GAME_HINT_MISTAKE:
      boxes = dup_boxes (sudoku_cells_or (hint->entries, hint->marks));
      return g_strdup_printf (C_("houses", "Look at %s."), boxes);

    case GAME_HINT_DEAD:
    default:
      return describe_dead_where (hint);
    }
}

/* Appends a sentence that highlights cells; takes `text`. */
static void
add (GArray         *sentences,
     const GameHint *hint,
     SudokuCells     cells,
     char           *text)
{
  GameHighlight *highlight = &game_sentences_add (sentences, text)->highlight;

  highlight->cells = cells;
  if (hint->kind == GAME_HINT_MISTAKE)
    highlight->wrong = cells;
}

static void
add_conflicts (GArray         *sentences,
               const GameHint *hint)
{
  SudokuConflict conflicts[SUDOKU_MAX_CONFLICTS];
  SudokuGrid grid = game_sudoku_grid (&hint->state.sudoku);
  int n_conflicts = sudoku_find_conflicts (&grid, conflicts);

  for (int i = 0; i < n_conflicts; i++)
    {
      SudokuCells cells = sudoku_cells_none ();

      for (int j = 0; j < conflicts[i].n_cells; j++)
        cells = sudoku_cells_or (cells, sudoku_cells_of (conflicts[i].cell[j]));

      add (sentences, hint, cells, game_text_conflict (&conflicts[i]));
    }
}

static void
add_mistakes (GArray         *sentences,
              const GameHint *hint)
{
  SudokuCells entries = hint->entries;
  SudokuCells marks = hint->marks;

  while (!sudoku_cells_is_empty (entries))
    {
      int cell = sudoku_cells_take (&entries);
      g_autofree char *name = game_words_cell (cell);

      add (sentences, hint, sudoku_cells_of (cell),
           /* Translators: a cell and a digit. */
           g_strdup_printf (_("In the solution, %s is not %d."), name,
                            hint->state.sudoku.entries.digit[cell]));
    }

  while (!sudoku_cells_is_empty (marks))
    {
      int cell = sudoku_cells_take (&marks);
      g_autofree char *name = game_words_cell (cell);
      g_autofree char *digits = game_words_any_digit (hint->state.sudoku.marks[cell]);

      add (sentences, hint, sudoku_cells_of (cell),
           /* Translators: a cell and digits: "In the solution, r4c7 is not 1 or 5, but only these
            * are marked there." */
           g_strdup_printf (_("In the solution, %s is not %s, but only these are marked there."),
                            name, digits));
    }
}

static void
add_dead_end (GArray         *sentences,
              const GameHint *hint)
{
  int cell, house, digit;
  g_autofree char *name = NULL;

  if (!sudoku_position_get_dead_end (&hint->position, &cell, &house, &digit))
    {
      add (sentences, hint, sudoku_cells_none (),
           g_strdup (_("However the empty cells are filled, some digit appears twice in a row, "
                       "column or box.")));
    }
  else if (cell >= 0)
    {
      name = game_words_cell (cell);
      add (sentences, hint, sudoku_cells_of (cell),
           g_strdup_printf (_("No digit is left for %s."), name));
    }
  else
    {
      name = game_words_house (house);
      add (sentences, hint, sudoku_house_cells[house],
           /* Translators: a house and a digit: "In row 4, no cell is left for 7." */
           g_strdup_printf (_("In %s, no cell is left for %d."), name, digit));
    }
}

static GArray *
list_sentences (const GameHint *hint)
{
  GArray *sentences = game_sentences_new ();

  if (hint->kind == GAME_HINT_CONFLICT)
    add_conflicts (sentences, hint);
  else if (hint->kind == GAME_HINT_MISTAKE)
    add_mistakes (sentences, hint);
  else
    add_dead_end (sentences, hint);

  return sentences;
}

const GameWordsWrong game_words_sudoku_wrong = { describe_nudge, describe_where, list_sentences };
