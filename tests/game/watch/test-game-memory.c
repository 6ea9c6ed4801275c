/* The memory of search methods, held against the board after each event.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>

#include "game/search/game-memory.h"
#include "support/game/game-requests.h"

static const GameMemoryTable *
get_table (const GameMemory *memory,
           guint             i)
{
  g_assert_cmpuint (i, <, memory->tables->len);

  return g_ptr_array_index (memory->tables, i);
}

static const GameMemoryCell *
get_cell (const GameMemoryTable *table,
          int                    row,
          int                    column)
{
  int r = row - table->first_row;
  int c = column - table->first_column;

  g_assert_cmpint (r, >=, 0);
  g_assert_cmpint (r, <, table->n_rows);
  g_assert_cmpint (c, >=, 0);
  g_assert_cmpint (c, <, table->n_columns);

  return &table->cells[r * table->n_columns + c];
}

/* Each queen has its column and its diagonals, by the numbers of the code. Nothing else is
 * taken. */
static void
check_strips (const GameMemory  *memory,
              const QueensSteps *steps,
              int                first)
{
  for (int queen = 0; queen < steps->depth; queen++)
    {
      int r = queen + first, c = steps->square[queen] + first, n = steps->n;
      int index[] = { c, r + c, r - c + n - 1 + first };

      for (int i = 0; i < 3; i++)
        {
          const GameMemoryTable *table = get_table (memory, i);
          const GameMemoryCell *cell = get_cell (table, table->first_row, index[i]);

          g_assert_cmpint (cell->number, ==, r);
          g_assert_cmpint (cell->flags & GAME_MEMORY_TAKEN, !=, 0);
        }
    }

  for (int i = 0; i < 3; i++)
    {
      const GameMemoryTable *table = get_table (memory, i);
      int n_taken = 0;

      for (int k = 0; k < table->n_columns; k++)
        n_taken += (table->cells[k].flags & GAME_MEMORY_TAKEN) != 0;
      g_assert_cmpint (n_taken, ==, steps->depth);
    }
}

/* The words are what attacks the line at work; free is the rest. */
static void
check_words (const GameMemory  *memory,
             const QueensSteps *steps,
             const SearchEvent *event)
{
  const GameMemoryTable *table = get_table (memory, 0);
  int line = event->kind == SEARCH_PLACE ? event->variable : MIN (steps->depth, steps->n - 1);

  for (int square = 0; square < steps->n; square++)
    {
      bool is_attacked = false;

      for (int queen = 0; queen < MIN (line, steps->depth); queen++)
        is_attacked |= steps->square[queen] == square
                       || ABS (steps->square[queen] - square) == line - queen;
      g_assert_cmpint (table->cells[3 * steps->n + square].number, ==, !is_attacked);
    }
}

static void
check_counts (const GameMemory  *memory,
              const QueensSteps *steps)
{
  const GameMemoryTable *table = get_table (memory, 0);

  for (int line = 1; line < steps->n; line++)
    for (int square = 0; square < steps->n; square++)
      {
        int row, column;

        queens_steps_square (steps, line, square, &row, &column);
        g_assert_cmpint (table->cells[row * steps->n + column].number, ==,
                         steps->n_attacks[line][square]);
      }
}

static void
check_queens (const GameMemory  *memory,
              const GameSearch  *search,
              const SearchEvent *event,
              int                first)
{
  const QueensSteps *steps = &search->queens;

  switch ((int) steps->method)
    {
    case QUEENS_FLAGS:
    case QUEENS_SET:
      check_strips (memory, steps, first);
      break;

    case QUEENS_BITS:
      check_words (memory, steps, event);
      break;

    case QUEENS_MARKS:
    case QUEENS_MARKS_CLEARED:
      check_counts (memory, steps);
      break;

    default:
      g_assert_cmpuint (memory->tables->len, >, 0);
      break;
    }
}

static void
test_queens (void)
{
  for (int i = 0; i < 4 * QUEENS_N_METHODS; i++)
    {
      GameMethod what = {
        .puzzle = game_state_new_queens (4), .method = i / 4, .order = i / 2 % 2,
      };
      GameSearch search;
      SearchEvent event;

      g_assert_true (game_search_init (&search, &what));
      while (game_search_next (&search, &event))
        {
          g_autoptr(GameMemory) memory = game_memory_new (&search, &event, i % 2);

          g_assert_nonnull (memory->caption);
          check_queens (memory, &search, &event, i % 2);
        }
    }
}

/* The three fields of sudoku have each digit of the grid, and the box has its number. */
static void
test_sudoku (void)
{
  GameRequest request = make_sudoku (GAME_JOB_TRACE, UNIQUE_LINE);
  GameMethod what = { .puzzle = request.state, .method = SUDOKU_FLAGS };
  GameSearch search;
  SearchEvent event;

  g_assert_true (game_search_init (&search, &what));
  for (int i = 0; i < 300 && game_search_next (&search, &event); i++)
    {
      g_autoptr(GameMemory) memory = game_memory_new (&search, &event, 1);

      for (int kind = SUDOKU_ROW; kind <= SUDOKU_BOX; kind++)
        for (int cell = 0; cell < SUDOKU_CELLS; cell++)
          {
            int digit = search.sudoku.grid.digit[cell];

            if (digit != 0)
              g_assert_cmpint (get_cell (get_table (memory, kind), sudoku_house (kind, cell) + 1,
                                         digit)->flags & GAME_MEMORY_TAKEN, !=, 0);
          }

      if (event.variable >= 0 && event.value > 0)
        {
          g_autofree char *end = g_strdup_printf ("= %d",
                                                  sudoku_house (SUDOKU_BOX, event.variable) + 1);

          g_assert_true (g_str_has_suffix (get_table (memory, SUDOKU_BOX)->formula, end));
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/memory/queens", test_queens);
  g_test_add_func ("/game/memory/sudoku", test_sudoku);

  return g_test_run ();
}
