/* Links between candidates as words of a state's line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/store/game-save-private.h"

#include <string.h>

void
game_save_add_links (GString         *text,
                     const GameLinks *links)
{
  g_string_append (text, " link");
  for (int i = 0; i < links->n; i++)
    {
      GameCandidate from = links->of[i].from;
      GameCandidate to = links->of[i].to;

      g_string_append_printf (text, " %dr%dc%d%c%dr%dc%d", from.digit, from.cell / 9 + 1,
                              from.cell % 9 + 1, links->of[i].is_weak ? '-' : '=', to.digit,
                              to.cell / 9 + 1, to.cell % 9 + 1);
    }
}

static bool
read_candidate (const char    *word,
                GameCandidate *candidate)
{
  int cell = *word >= '1' && *word <= '9' ? game_save_read_square (word + 1, SUDOKU_DIGITS) : -1;

  *candidate = (GameCandidate) { MAX (cell, 0), *word - '0' };

  return cell >= 0;
}

bool
game_save_read_link (char      *word,
                     GameLinks *links)
{
  char *sign = strpbrk (word, "=-");
  bool is_weak = sign != NULL && *sign == '-';
  GameCandidate from;
  GameCandidate to;

  if (sign == NULL)
    return false;

  *sign = '\0';

  return read_candidate (word, &from) && read_candidate (sign + 1, &to)
         && game_links_add (links, from, to, is_weak);
}
