/* What the methods of queens keep: columns and diagonals, counts, words of bits, or nothing but the
 * queens.
 *
 * A line is a row, or a column where the search goes by columns; r and c are exchanged then.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/search/game-memory-private.h"

#include <glib/gi18n-lib.h>

#include "solver/queens/queens-open.h"

/* The names of a line and of a square in it. */
typedef struct
{
  char        line;
  char        square;
  const char *squares;          /* the strip of squares that are taken */
} Names;

static Names
names_of (const QueensSteps *steps)
{
  return steps->order == QUEENS_BY_ROW ? (Names) { 'r', 'c', "column" }
                                       : (Names) { 'c', 'r', "row" };
}

static void
mark_taken (GameMemoryTable *table,
            int              index,
            int              owner,
            GameMemoryFlags  effect)
{
  GameMemoryCell *cell = game_memory_cell (table, 0, index);

  cell->number = owner;
  cell->flags |= GAME_MEMORY_TAKEN | effect;
}

/* The effect of the last event on what a standing queen has. */
static GameMemoryFlags
effect_of_queen (const QueensSteps *steps,
                 const SearchEvent *event,
                 int                queen)
{
  return event != NULL && event->kind == SEARCH_PLACE && queen == steps->depth - 1
         ? GAME_MEMORY_ADDED : 0;
}

/* The cell of the square of the last event, where that did not set it. */
static void
mark_event (GameMemoryTable   *table,
            const SearchEvent *event,
            int                index)
{
  if (event != NULL && event->variable >= 0 && event->value >= 0 && event->kind != SEARCH_PLACE)
    game_memory_cell (table, 0, index)->flags |= game_memory_effect (event);
}

/* queen[r]: the square of each queen; the one that is looked at is framed. */
static void
add_queens (GameMemory        *self,
            const QueensSteps *steps,
            const SearchEvent *event,
            int                first)
{
  Names names = names_of (steps);
  g_autofree char *name = g_strdup_printf ("queen[%c]", names.line);
  GameMemoryTable *table = game_memory_add_table (self, name, 1, steps->n, first);

  for (int queen = 0; queen < steps->depth; queen++)
    mark_taken (table, queen, steps->square[queen] + first,
                effect_of_queen (steps, event, queen));

  if (event != NULL && event->kind == SEARCH_REJECT && event->other >= 0)
    game_memory_cell (table, 0, event->other)->flags |= GAME_MEMORY_TESTED;
}

/* The same where queens stand anywhere: two rows, with the row and the column of each. */
static void
add_squares (GameMemory        *self,
             const QueensSteps *steps,
             const SearchEvent *event,
             int                first)
{
  static const char *const row_names[] = { "r", "c" };
  GameMemoryTable *table = game_memory_add_table (self, "queen[k]", 2, steps->n, first);

  table->row_names = row_names;
  for (int queen = 0; queen < steps->depth; queen++)
    {
      int place[2];

      queens_steps_square (steps, steps->square[queen] / steps->n,
                           steps->square[queen] % steps->n, &place[0], &place[1]);
      for (int i = 0; i < 2; i++)
        *game_memory_cell (table, i, queen) = (GameMemoryCell) {
          .number = place[i] + first,
          .flags = GAME_MEMORY_TAKEN | effect_of_queen (steps, event, queen),
        };
    }
}

/* board[r][c]: where queens stand; the squares that were looked at are framed. */
static void
add_board (GameMemory        *self,
           const QueensSteps *steps,
           const SearchEvent *event,
           int                first)
{
  GameMemoryTable *table = game_memory_add_table (self, "board[r][c]", steps->n, steps->n, first);
  QueensAttacker looked_at[3 * QUEENS_MAX];
  int n_looked_at = event != NULL ? queens_steps_looked_at (steps, event, looked_at) : 0;

  for (int queen = 0; queen < steps->depth; queen++)
    {
      int row, column;

      queens_steps_square (steps, queen, steps->square[queen], &row, &column);
      game_memory_cell (table, row, column)->flags
        |= GAME_MEMORY_TAKEN | effect_of_queen (steps, event, queen);
    }

  for (int i = 0; i < n_looked_at; i++)
    game_memory_cell (table, looked_at[i].row, looked_at[i].column)->flags |= GAME_MEMORY_TESTED;
}

static void
add_columns (GameMemory        *self,
             const QueensSteps *steps,
             const SearchEvent *event,
             const char        *prefix,
             int                first)
{
  Names names = names_of (steps);
  g_autofree char *name = g_strdup_printf ("%s[%c]", prefix, names.square);
  GameMemoryTable *table = game_memory_add_table (self, name, 1, steps->n, first);

  for (int queen = 0; queen < steps->depth; queen++)
    mark_taken (table, steps->square[queen], queen + first,
                effect_of_queen (steps, event, queen));
  if (event != NULL)
    mark_event (table, event, event->value);
}

/* The number of a diagonal, from 0: rising ones by the sum, falling ones by the difference. */
static int
diagonal (const QueensSteps *steps,
          bool               is_rising,
          int                line,
          int                square)
{
  return is_rising ? line + square : line - square + steps->n - 1;
}

static char *
dup_formula (const QueensSteps *steps,
             const SearchEvent *event,
             bool               is_rising,
             int                first)
{
  int line = event->variable + first;
  int square = event->value + first;

  if (is_rising)
    return g_strdup_printf ("%d + %d = %d", line, square, line + square);

  return g_strdup_printf ("%d − %d + %d = %d", line, square, steps->n - 1 + first,
                          line - square + steps->n - 1 + first);
}

static void
add_diagonals (GameMemory        *self,
               const QueensSteps *steps,
               const SearchEvent *event,
               bool               is_rising,
               int                first)
{
  Names names = names_of (steps);
  g_autofree char *name = is_rising
                          ? g_strdup_printf ("rising[%c+%c]", names.line, names.square)
                          : g_strdup_printf ("falling[%c−%c+%s]", names.line, names.square,
                                             first == 0 ? "n−1" : "n");
  GameMemoryTable *table = game_memory_add_table (self, name, 1, 2 * steps->n - 1,
                                                  is_rising ? 2 * first : first);

  for (int queen = 0; queen < steps->depth; queen++)
    mark_taken (table, diagonal (steps, is_rising, queen, steps->square[queen]), queen + first,
                effect_of_queen (steps, event, queen));

  if (event == NULL || event->variable < 0 || event->value < 0)
    return;

  mark_event (table, event, diagonal (steps, is_rising, event->variable, event->value));
  table->formula = dup_formula (steps, event, is_rising, first);
}

/* On a board with regions: which of them hold a queen. */
static void
add_regions (GameMemory        *self,
             const QueensSteps *steps,
             const SearchEvent *event,
             int                first)
{
  GameMemoryTable *table = game_memory_add_table (self, "region", 1, steps->n, first);

  for (int queen = 0; queen < steps->depth; queen++)
    {
      int row, column;

      queens_steps_square (steps, queen, steps->square[queen], &row, &column);
      mark_taken (table, steps->region[row * steps->n + column], queen + first,
                  effect_of_queen (steps, event, queen));
    }

  if (event != NULL && event->variable >= 0 && event->value >= 0)
    {
      int row, column;

      queens_steps_square (steps, event->variable, event->value, &row, &column);
      mark_event (table, event, steps->region[row * steps->n + column]);
    }
}

/* The counts or marks of all squares, in the geometry of the board. */
static void
add_marks (GameMemory        *self,
           const QueensSteps *steps,
           const SearchEvent *event,
           int                first)
{
  GameMemoryTable *table = game_memory_add_table (self, "attacks[r][c]", steps->n, steps->n, first);
  QueensBoard lost, left_over;

  queens_steps_wrong_marks (steps, &lost, &left_over);
  for (int line = 0; line < steps->n; line++)
    for (int square = 0; square < steps->n; square++)
      {
        int row, column;
        GameMemoryCell *cell;

        queens_steps_square (steps, line, square, &row, &column);
        cell = game_memory_cell (table, row, column);
        if (line > 0)
          cell->number = steps->n_attacks[line][square];
        if (steps->n_attacks[line][square] > 0)
          cell->flags |= GAME_MEMORY_TAKEN;
        if (((lost.row[row] | left_over.row[row]) >> column & 1) != 0)
          cell->flags |= GAME_MEMORY_WRONG;
        if (event != NULL && event->variable == line && event->value == square)
          cell->flags |= game_memory_effect (event);
      }
}

static GameMemoryFlags
bit_flags (int  row,
           bool is_set)
{
  if (!is_set)
    return 0;

  return row == 3 ? GAME_MEMORY_FREE : GAME_MEMORY_TAKEN;
}

/* Three words and what is free in the line at work, with the bit that is taken next. */
static void
add_words (GameMemory        *self,
           const QueensSteps *steps,
           const SearchEvent *event,
           int                first)
{
  static const char *const row_names[] = { "column", "rising", "falling", "free" };
  static const char *const column_names[] = { "row", "rising", "falling", "free" };
  bool is_place = event != NULL && event->kind == SEARCH_PLACE;
  int line = MIN (is_place ? event->variable : steps->depth, steps->n - 1);
  GameMemoryTable *table = game_memory_add_table (self, "", 4, steps->n, first);
  uint32_t words[4] = { 0 };

  table->row_names = steps->order == QUEENS_BY_ROW ? row_names : column_names;
  for (int queen = 0; queen < MIN (steps->depth, line); queen++)
    {
      int square = steps->square[queen];
      int distance = line - queen;

      words[0] |= UINT32_C (1) << square;
      if (square >= distance)
        words[1] |= UINT32_C (1) << (square - distance);
      if (square + distance < steps->n)
        words[2] |= UINT32_C (1) << (square + distance);
    }

  words[3] = queens_all_columns (steps->n) & ~(words[0] | words[1] | words[2]);
  for (int row = 0; row < 4; row++)
    for (int square = 0; square < steps->n; square++)
      *game_memory_cell (table, row, square) = (GameMemoryCell) {
        .number = words[row] >> square & 1,
        .flags = bit_flags (row, words[row] >> square & 1),
      };

  if (is_place)
    game_memory_cell (table, 3, event->value)->flags |= GAME_MEMORY_TESTED;
}

static void
add_flags (GameMemory        *self,
           const QueensSteps *steps,
           const SearchEvent *event,
           int                first)
{
  add_columns (self, steps, event, names_of (steps).squares, first);
  if (steps->has_regions)
    {
      add_regions (self, steps, event, first);
      return;
    }

  add_diagonals (self, steps, event, true, first);
  add_diagonals (self, steps, event, false, first);
}

void
game_memory_fill_queens (GameMemory        *self,
                         const QueensSteps *steps,
                         const SearchEvent *event,
                         int                first)
{
  switch (steps->method)
    {
    case QUEENS_PLACEMENTS:
    case QUEENS_ALL_SQUARES:
      add_squares (self, steps, event, first);
      self->caption = g_strdup (_("It keeps the square of each queen, nothing else."));
      break;

    case QUEENS_PERMUTATIONS:
      add_queens (self, steps, event, first);
      add_columns (self, steps, event, "used", first);
      self->caption = g_strdup (_("Dark in the second strip: used, by the queen with this "
                                  "number."));
      break;

    case QUEENS_SCAN_SQUARES:
      add_board (self, steps, event, first);
      self->caption = g_strdup (_("It keeps the board, nothing else. Framed: the squares that it "
                                  "looked at."));
      break;

    case QUEENS_MARKS_CLEARED:
    case QUEENS_MARKS_CLEARED_ALL:
      add_marks (self, steps, event, first);
      self->caption = g_strdup (_("1 is a mark: the square counts as attacked. Struck through: the "
                                  "mark is not as the queens say."));
      break;

    case QUEENS_MARKS_COPIED:
    case QUEENS_MARKS:
      add_marks (self, steps, event, first);
      self->caption = g_strdup (_("How many queens attack each square below them."));
      break;

    case QUEENS_FLAGS:
    case QUEENS_SET:
      add_flags (self, steps, event, first);
      self->caption = g_strdup (_("Dark: taken, with the number of its queen. Framed: what this "
                                  "square reads."));
      break;

    case QUEENS_BITS:
      if (steps->has_regions)
        add_flags (self, steps, event, first);
      else
        add_words (self, steps, event, first);
      self->caption = g_strdup (_("The bit of a square stands in its column, so the lowest bit is "
                                  "at the left."));
      break;

    case QUEENS_ROWS:
    case QUEENS_SCAN:
    case QUEENS_N_METHODS:
    default:
      add_queens (self, steps, event, first);
      self->caption = g_strdup (_("It keeps the queens, nothing else. Framed: the queen that is "
                                  "looked at."));
      break;
    }
}
