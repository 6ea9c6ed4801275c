/* Takes the sentences of the program apart, so that a test can hold their numbers against a board.
 *
 * A template is a sentence without its full stop: `#` stands for a number and `*` for a list, which
 * is the rest of the sentence up to what follows in the template.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>
#include <stdbool.h>

enum { SAID_MAX_NUMBERS = 12 };

typedef struct
{
  int  number[SAID_MAX_NUMBERS];
  int  n_numbers;
  char list[400];
} Said;

/* Whether `sentence`, up to `end`, says what the template does. */
bool        said_match         (const char *template,
                                const char *sentence,
                                const char *end,
                                Said       *said);

/* The text with spaces in the place of the no-break spaces of its formulas; takes the text. Fails
 * where a formula could be broken across lines. */
char       *said_open_formulas (char       *text);

/* Where a sentence ends, which is at its full stop: before a space or at the end of the text. */
const char *said_find_end      (const char *sentence);

/* The next number of a list, which is moved behind it; -1 where there is none. */
int         said_take_number   (const char **list);
