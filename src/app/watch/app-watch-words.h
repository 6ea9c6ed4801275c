/* Numbers and short sentences as the Watch page shows them. All return new strings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>
#include <stdint.h>

/* Grouped digits, or from ten millions on three of them and a power of ten, for narrow columns. */
char *app_watch_words_number    (uint64_t    number);

/* "8 steps a second", "5 seconds a step"; 0 is full speed. */
char *app_watch_words_speed     (double      speed);

/* Markup with the first clause in bold: what stands before the first colon, else the first
 * sentence where others follow. */
char *app_watch_words_emphasize (const char *sentence);
