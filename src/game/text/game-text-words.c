/* Equations of words: what is wrong with the text of one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-text-private.h"

#include <glib/gi18n-lib.h>

char *
game_text_words_error (const TextError *error)
{
  int line = error->line;
  int column = error->column;
  int wanted = error->wanted;
  g_autofree char *character = game_text_quote_character (error->character);

  switch ((int) error->problem)
    {
    case TEXT_WORD_LONG:
      /* Translators: line and column of a text; the words are those of SEND + MORE = MONEY. */
      return g_strdup_printf (_("line %d, column %d: this word has more than %d letters"),
                              line, column, wanted);

    case TEXT_WORDS_TOO_MANY:
      return g_strdup_printf (_("line %d, column %d: these are more than %d words"),
                              line, column, wanted);

    case TEXT_SIGN_MISSING:
      /* Translators: %s is the first letter of a word, in quotes; + and = are what is missing. */
      return g_strdup_printf (_("line %d, column %d: + or = is missing before %s"),
                              line, column, character);

    case TEXT_RESULT_MISSING:
      return g_strdup_printf (_("line %d, column %d: = and the word behind it are missing"),
                              line, column);

    case TEXT_RESULT_NOT_LAST:
      return g_strdup_printf (_("line %d, column %d: only one word may stand behind ="),
                              line, column);

    case TEXT_LETTERS_TOO_MANY:
      /* Translators: %s is a letter in quotes. Every letter stands for another digit. */
      return g_strdup_printf (_("line %d, column %d: %s is the eleventh letter, and there are only "
                                "ten digits"), line, column, character);

    case TEXT_WORD_MISSING:
    default:
      return g_strdup_printf (_("line %d, column %d: a word is missing here"), line, column);
    }
}
