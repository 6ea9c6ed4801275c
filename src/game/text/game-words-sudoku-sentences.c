/* Adds sentences about a step of sudoku, and their highlights.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/text/game-words-sudoku-private.h"

static GameSentence *
get_last (GameWords *words)
{
  return &g_array_index (words->sentences, GameSentence, words->sentences->len - 1);
}

void
game_words_take (GameWords *words,
                 char      *text)
{
  game_sentences_add (words->sentences, text);
}

void
game_words_add (GameWords  *words,
                const char *format,
                ...)
{
  va_list arguments;

  va_start (arguments, format);
  game_words_take (words, g_strdup_vprintf (format, arguments));
  va_end (arguments);
}

void
game_words_show_links (GameWords *words,
                       int        first,
                       int        n_links)
{
  game_highlight_add_links (&get_last (words)->highlight, words->hint, first, n_links);
}

void
game_words_show_marks (GameWords *words,
                       uint32_t   roles,
                       int        group)
{
  game_highlight_add_marks (&get_last (words)->highlight, words->hint, roles, group);
}

void
game_words_show_houses (GameWords       *words,
                        SudokuHouseRole  role)
{
  game_highlight_add_houses (&get_last (words)->highlight, words->hint, role);
}

void
game_words_show_sets (GameWords *words,
                      uint32_t   sets)
{
  for (int i = 0; i < words->hint->n_sets; i++)
    if (sets >> i & 1)
      game_highlight_add_group (&get_last (words)->highlight, words->hint, i);
}

void
game_words_show_result (GameWords *words)
{
  get_last (words)->is_result = true;
  get_last (words)->highlight.faint_result = false;
}
