/* Takes the sentences of the program apart; see the header.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/game/said.h"

#include <stdlib.h>
#include <string.h>

static const char minus[] = "−";

/* A number with a sign that is a minus, and with separators of thousands. */
static bool
take_number (const char **place,
             int         *number)
{
  bool is_negative = g_str_has_prefix (*place, minus);

  *place += is_negative ? strlen (minus) : 0;
  if (!g_ascii_isdigit (**place))
    return false;

  *number = 0;
  while (g_ascii_isdigit (**place) || (**place == ',' && g_ascii_isdigit ((*place)[1])))
    {
      if (**place != ',')
        *number = *number * 10 + **place - '0';
      (*place)++;
    }
  if (is_negative)
    *number = -*number;

  return true;
}

static bool
take_list (const char  *rest,
           const char **place,
           const char  *end,
           Said        *said)
{
  size_t n_rest = strlen (rest);
  const char *behind = end - n_rest;

  if (behind < *place || strncmp (behind, rest, n_rest) != 0)
    return false;

  g_assert_cmpint (behind - *place, <, sizeof said->list);
  memcpy (said->list, *place, behind - *place);
  said->list[behind - *place] = '\0';

  return true;
}

bool
said_match (const char *template,
            const char *sentence,
            const char *end,
            Said       *said)
{
  const char *place = sentence;

  *said = (Said) { .n_numbers = 0 };
  for (; *template != '\0'; template++)
    {
      if (*template == '*')
        return take_list (template + 1, &place, end, said);

      if (*template == '#')
        {
          if (said->n_numbers == SAID_MAX_NUMBERS
              || !take_number (&place, &said->number[said->n_numbers++]))
            return false;
        }
      else if (place >= end || *place++ != *template)
        {
          return false;
        }
    }

  return place == end;
}

char *
said_open_formulas (char *text)
{
  static const char *const signs[] = { " + ", " − ", " = ", " × " };
  char *to = text;

  for (size_t i = 0; i < G_N_ELEMENTS (signs); i++)
    if (strstr (text, signs[i]) != NULL)
      g_error ("“%s” can be broken at “%s”", text, signs[i]);

  for (const char *from = text; *from != '\0'; to++)
    {
      const bool is_space = from[0] == '\302' && from[1] == '\240';    /* U+00A0 */

      *to = is_space ? ' ' : *from;
      from += is_space ? 2 : 1;
    }
  *to = '\0';

  return text;
}

const char *
said_find_end (const char *sentence)
{
  while (*sentence != '\0' && (*sentence != '.' || (sentence[1] != ' ' && sentence[1] != '\0')))
    sentence++;

  return sentence;
}

int
said_take_number (const char **list)
{
  int number;

  while (**list != '\0' && !g_ascii_isdigit (**list))
    (*list)++;

  return take_number (list, &number) ? number : -1;
}
