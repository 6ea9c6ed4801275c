/* What the methods of sudoku keep: the digits of each house, or how many candidates a cell has.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/search/game-memory-private.h"

#include <glib/gi18n-lib.h>

static const char *const house_names[] = { "rows[r][d]", "columns[c][d]", "boxes[b][d]" };

static char *
dup_box (const SearchEvent *event,
         int                first)
{
  int row = sudoku_row (event->variable);
  int column = sudoku_column (event->variable);
  int box = sudoku_house (SUDOKU_BOX, event->variable);

  if (first == 0)
    return g_strdup_printf ("b = 3·(%d/3) + %d/3 = %d", row, column, box);

  return g_strdup_printf ("b = 3·(%d/3) + %d/3 + 1 = %d", row, column, box + 1);
}

/* A field a digit of each house. */
static void
add_houses (GameMemory        *self,
            const SudokuSteps *steps,
            const SearchEvent *event,
            int                first)
{
  bool has_cell = event != NULL && event->variable >= 0 && event->value > 0;

  for (int kind = SUDOKU_ROW; kind <= SUDOKU_BOX; kind++)
    {
      GameMemoryTable *table = game_memory_add_table (self, house_names[kind], 9, 9, first);

      table->first_column = 1;
      for (int house = 0; house < 9; house++)
        for (int digit = 1; digit <= 9; digit++)
          if ((steps->taken[kind][house] >> (digit - 1) & 1) != 0)
            game_memory_cell (table, house, digit - 1)->flags |= GAME_MEMORY_TAKEN;

      if (has_cell)
        game_memory_cell (table, sudoku_house (kind, event->variable),
                          event->value - 1)->flags |= game_memory_effect (event);
      if (has_cell && kind == SUDOKU_BOX)
        table->formula = dup_box (event, first);
    }
}

/* How many candidates each empty cell has. */
static void
add_counts (GameMemory        *self,
            const SudokuSteps *steps,
            const SearchEvent *event,
            int                first)
{
  GameMemoryTable *table = game_memory_add_table (self, "candidates[r][c]", 9, 9, first);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      GameMemoryCell *what = game_memory_cell (table, sudoku_row (cell), sudoku_column (cell));

      if (steps->grid.digit[cell] != 0)
        what->flags |= GAME_MEMORY_TAKEN;
      else
        what->number = __builtin_popcount (sudoku_candidates (&steps->grid, cell)
                                           & ~steps->barred[cell]);
      if (event != NULL && event->variable == cell)
        what->flags |= GAME_MEMORY_TESTED;
    }
}

void
game_memory_fill_sudoku (GameMemory        *self,
                         const SudokuSteps *steps,
                         const SearchEvent *event,
                         int                first)
{
  switch (steps->method)
    {
    case SUDOKU_FLAGS:
      add_houses (self, steps, event, first);
      self->caption = g_strdup (_("Dark: the house has this digit. Framed: the three fields of the "
                                  "digit that is tried."));
      break;

    case SUDOKU_TIGHTEST:
    case SUDOKU_PROPAGATE:
      add_counts (self, steps, event, first);
      self->caption = g_strdup (_("The number of candidates of each empty cell. Framed: the cell "
                                  "at work."));
      break;

    case SUDOKU_SCAN:
    case SUDOKU_N_METHODS:
    default:
      self->caption = g_strdup (_("It keeps nothing beside the grid: each digit is looked for in "
                                  "the row, the column and the box."));
      break;
    }
}
