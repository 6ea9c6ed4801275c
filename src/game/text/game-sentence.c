/* Arrays of sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/text/game-sentence.h"

static void
clear_sentence (GameSentence *sentence)
{
  g_free (sentence->text);
}

GArray *
game_sentences_new (void)
{
  GArray *sentences = g_array_new (FALSE, FALSE, sizeof (GameSentence));

  g_array_set_clear_func (sentences, (GDestroyNotify) clear_sentence);

  return sentences;
}

GameSentence *
game_sentences_add (GArray *sentences,
                    char   *text)
{
  GameSentence sentence = { .text = text, .highlight = game_highlight_new () };

  g_array_append_val (sentences, sentence);

  return &g_array_index (sentences, GameSentence, sentences->len - 1);
}
