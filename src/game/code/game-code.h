/* The code of a search method, with what it did so far: how often each line ran, the line that an
 * event comes from, and the values that it read.
 *
 * A listing shows the method as one would write it: in pseudo code, C, Python or Java, counting
 * from 0 or from 1. The tests run the listings of C, Python and Java as they are shown and hold
 * their counts against those of the search; so change both or none. A search by columns has the
 * same listings with r and c, row and column exchanged.
 *
 * An event stands for all lines that ran since the event before: a refusal for the next turn of the
 * loop, the test and the jump to the turn after it; a placement for the line that places, the call
 * and the test of the call whether all is placed. One of them is the line of the event, which a
 * view shows. The counts include all of them, and so they add up after each event: turns of the
 * loop are placements and refusals, calls are placements and the first.
 *
 * Everything is computed from the search as it is after its event, so nothing is remembered and
 * any event may follow any other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "game/search/game-search.h"

typedef enum
{
  GAME_CODE_PSEUDO,
  GAME_CODE_C,
  GAME_CODE_PYTHON,
  GAME_CODE_JAVA,
  GAME_CODE_N_LANGUAGES,
} GameCodeLanguage;

/* Which listing is shown, as a plain value. */
typedef struct
{
  const struct GameCodeListing *listing;
  GameCodeLanguage              language;
  QueensOrder                   order;
  int                           first;    /* counts from 0 or from 1 */
} GameCode;

/* A line that ran between two events. */
typedef struct
{
  int line;
  int level;            /* of the calls, from 0: the row, or the number of the queen or cell */
} GameCodeVisit;

/* What a test did with a value. */
typedef enum
{
  GAME_CODE_PLAIN,      /* no test: a variable or a count */
  GAME_CODE_READ,       /* read, and the test went on */
  GAME_CODE_HIT,        /* read, and the test ended with it */
  GAME_CODE_NOT_READ,   /* the test had ended before */
} GameCodeRead;

typedef struct
{
  char        *name;    /* as the listing has it, with its index: "column[3]"; NULL for a count */
  char        *value;   /* "row 1", "free", "5 times" */
  GameCodeRead read;
} GameCodeValue;

/* Finds the listing for a search; each method has one. */
void        game_code_init         (GameCode           *code,
                                    const GameSearch   *search,
                                    GameCodeLanguage    language,
                                    int                 first);

/* Lines are numbered from 0. A line of code, with its indentation; to be freed. */
int         game_code_n_lines      (const GameCode     *code);
char       *game_code_dup_line     (const GameCode     *code,
                                    int                 line);

/* Whether a line does something, so that the search can stop there; false for a closing brace. */
bool        game_code_can_stop     (const GameCode     *code,
                                    int                 line);

/* Explains, in a sentence, names that the listing uses without showing them. Translated; NULL where
 * there are none. */
const char *game_code_note         (const GameCode     *code);

/* The line that an event comes from; `event` is NULL at the start. Returns -1 where no line stands
 * for the event: the reading of the givens. `search` is the search after the event, here and
 * below. */
int         game_code_current_line (const GameCode     *code,
                                    const GameSearch   *search,
                                    const SearchEvent  *event);

/* The lines that ran since the event before, in their order, as an array of GameCodeVisit; to be
 * unreffed. `n_before`, which may be NULL, gets how many of them ran before the search became what
 * it is now: the one after these is that of game_code_current_line (). */
GArray     *game_code_visits       (const GameCode     *code,
                                    const GameSearch   *search,
                                    const SearchEvent  *event,
                                    int                *n_before);

/* Whether a line ran since the event before; for the search for a stop. Allocates nothing. */
bool        game_code_visits_line  (const GameCode     *code,
                                    const GameSearch   *search,
                                    const SearchEvent  *event,
                                    int                 line);

/* How often a line ran up to the event: a line that begins a loop once for each turn, a part of a
 * test only where it was read. Returns -1 for lines that are not counted. */
int64_t     game_code_count        (const GameCode     *code,
                                    const GameSearch   *search,
                                    const SearchEvent  *event,
                                    int                 line);

/* The values of a line at the event, as an array of GameCodeValue; empty where the line has none.
 * To be unreffed. */
GArray     *game_code_values       (const GameCode     *code,
                                    const GameSearch   *search,
                                    const SearchEvent  *event,
                                    int                 line);

/* The values of the event, for a table beside the listing: the variables, what is placed, and all
 * parts of a test with what was read. Some of these are the values of lines. */
GArray     *game_code_table        (const GameCode     *code,
                                    const GameSearch   *search,
                                    const SearchEvent  *event);

/* The values of a line in a few words for the end of it: "r = 5", "row 1", "row 2, not read"; NULL
 * where there are no values. `read`, which may be NULL, gets how a view shows it. To be freed. */
char       *game_code_dup_brief    (const GameCode     *code,
                                    const GameSearch   *search,
                                    const SearchEvent  *event,
                                    int                 line,
                                    GameCodeRead       *read);
