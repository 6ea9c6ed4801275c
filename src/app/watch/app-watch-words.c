/* Numbers and short sentences of the Watch page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "app/watch/app-watch-words.h"
#include "game/text/game-text.h"

enum { EXACT_BELOW = 10 * 1000 * 1000 };

static const char * const superscripts[] = { "⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹" };

char *
app_watch_words_number (uint64_t number)
{
  int power;

  if (number < EXACT_BELOW)
    return game_text_number (number);

  power = floor (log10 (number));

  return g_strdup_printf ("%.2f×10%s%s", number / pow (10, power),
                          power >= 10 ? superscripts[power / 10] : "",
                          superscripts[power % 10]);
}

char *
app_watch_words_speed (double speed)
{
  g_autofree char *number = NULL;

  if (speed == 0)
    return g_strdup (_("Full speed"));

  if (speed < 1)
    {
      int seconds = round (1 / speed);

      /* Translators: the speed of an animation that is slow: "5 seconds a step". */
      return g_strdup_printf (ngettext ("%d second a step", "%d seconds a step", seconds),
                              seconds);
    }

  number = game_text_number (speed);

  if (speed < 1000)
    /* Translators: the speed of an animation. */
    return g_strdup_printf (ngettext ("%s step a second", "%s steps a second",
                                      (unsigned long) speed),
                            number);

  /* Translators: the same, for large numbers: there is little room. */
  return g_strdup_printf (_("%s a second"), number);
}

/* The length of the first clause, its colon or full stop included, or 0. Chinese has its own. */
static size_t
app_watch_words_first_clause (const char *sentence)
{
  static const char * const marks[] = { ": ", "：", ". ", "。" };

  for (size_t i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      const char *mark = strstr (sentence, marks[i]);

      if (mark != NULL)
        return mark + strlen (marks[i]) - sentence;
    }

  return 0;
}

char *
app_watch_words_emphasize (const char *sentence)
{
  size_t length = app_watch_words_first_clause (sentence);
  g_autofree char *first = g_markup_escape_text (sentence, length);
  g_autofree char *rest = g_markup_escape_text (sentence + length, -1);

  return length > 0 ? g_strdup_printf ("<b>%s</b>%s", first, rest) : g_strdup (rest);
}
