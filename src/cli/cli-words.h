/* Equations of words on the command line, for the commands `words` and `steps`.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>

#include "solver/words/words-steps.h"

/* The equation that arguments make, with spaces or without, in quotes or not. */
char *cli_words_join  (char               **arguments);

/* Complains of an equation that cannot be read. */
bool  cli_words_read  (const char          *text,
                       WordsPuzzle         *puzzle);

/* Prints the event of a search behind its name, to the end of the line. */
void  cli_words_print_event (const char        *text,
                             const WordsSteps  *steps,
                             const SearchEvent *event);

