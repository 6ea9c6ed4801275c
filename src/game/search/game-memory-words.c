/* What the methods of verbal arithmetic keep: the digits in use.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/search/game-memory-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

void
game_memory_fill_words (GameMemory        *self,
                        const WordsSteps  *steps,
                        const SearchEvent *event,
                        int                first)
{
  GameMemoryTable *table = game_memory_add_table (self, "used[d]", 1, WORDS_DIGITS, 0);

  memcpy (table->letters, steps->puzzle.letter, WORDS_LETTERS_MAX);

  for (int letter = 0; letter < steps->depth; letter++)
    {
      GameMemoryCell *cell = game_memory_cell (table, 0, steps->digits.digit[letter]);

      cell->number = letter;
      cell->flags |= GAME_MEMORY_TAKEN;
    }

  if (event != NULL && event->value >= 0)
    game_memory_cell (table, 0, event->value)->flags |= game_memory_effect (event);
  self->caption = g_strdup (_("Dark: the digit is used, by this letter."));
}
