/* The tables of a method's memory.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/search/game-memory-private.h"

#include <glib/gi18n-lib.h>

void
game_memory_free_table (gpointer data)
{
  GameMemoryTable *table = data;

  g_free (table->name);
  g_free (table->formula);
  g_free (table->cells);
  g_free (table);
}

GameMemoryTable *
game_memory_add_table (GameMemory *self,
                       const char *name,
                       int         n_rows,
                       int         n_columns,
                       int         first)
{
  GameMemoryTable *table = g_new0 (GameMemoryTable, 1);

  table->name = g_strdup (name);
  table->n_rows = n_rows;
  table->n_columns = n_columns;
  table->first_row = first;
  table->first_column = first;
  table->cells = g_new0 (GameMemoryCell, n_rows * n_columns);
  for (int i = 0; i < n_rows * n_columns; i++)
    table->cells[i].number = -1;
  g_ptr_array_add (self->tables, table);

  return table;
}

GameMemoryFlags
game_memory_effect (const SearchEvent *event)
{
  if (event == NULL)
    return 0;

  switch ((int) event->kind)
    {
    case SEARCH_PLACE:
      return GAME_MEMORY_ADDED;

    case SEARCH_RETRACT:
      return GAME_MEMORY_GONE;

    case SEARCH_REJECT:
      return GAME_MEMORY_TESTED;

    default:
      return 0;
    }
}

void
game_memory_free (GameMemory *self)
{
  g_free (self->caption);
  g_ptr_array_unref (self->tables);
  g_free (self);
}

static char *
dup_content (const GameMemoryTable *table,
             const GameMemoryCell  *cell)
{
  if ((cell->flags & GAME_MEMORY_FREE) != 0)
    /* Translators: a square that a search may still use, in a table. */
    return g_strdup (C_("cell of a table", "free"));

  if (cell->number >= 0 && table->letters[0] != '\0')
    return g_strdup_printf ("%c", table->letters[cell->number]);

  if (cell->number >= 0)
    return g_strdup_printf ("%d", cell->number);

  /* Translators: a cell of a table that holds a mark, or none. */
  return g_strdup ((cell->flags & GAME_MEMORY_TAKEN) != 0 ? C_("cell of a table", "taken")
                                                          : C_("cell of a table", "empty"));
}

char *
game_memory_dup_cell (const GameMemoryTable *table,
                      int                    row,
                      int                    column)
{
  const GameMemoryCell *cell = &table->cells[row * table->n_columns + column];
  g_autofree char *content = dup_content (table, cell);
  g_autofree char *place = table->n_rows == 1
                           ? g_strdup_printf ("%d", column + table->first_column)
                           : g_strdup_printf ("%d %d", row + table->first_row,
                                              column + table->first_column);

  if ((cell->flags & GAME_MEMORY_TESTED) != 0)
    /* Translators: a table, the numbers of its cell, and what the cell holds. */
    return g_strdup_printf (_("%s %s: %s, tested"), table->name, place, content);

  /* Translators: a table, the numbers of its cell, and what the cell holds. */
  return g_strdup_printf (_("%s %s: %s"), table->name, place, content);
}
