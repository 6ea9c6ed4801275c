/* Sentences: everything the program says about puzzles, searches and faulty texts, in the language
 * of the person. One sentence is one translatable string; none is put together from pieces.
 *
 * All functions return a new string, to be freed with g_free ().
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "game/jobs/game-job.h"
#include "game/watch/game-trace.h"
#include "solver/text.h"

/* The error and its position, to stand in brackets or behind a file's name: "line 4, column 7: “x”
 * has no place in a puzzle", "row 4 is short: 8 of 9 cells". */
char *game_text_error          (const TextError   *error);

/* The digit that stands twice, and where: "7 stands twice in row 3: columns 2 and 8". */
char *game_text_conflict       (const SudokuConflict *conflict);

/* The first two of `queens`, which attack each other: "the queens in row 1, column 2
 * and row 3, column 4 attack each other". */
char *game_text_attack         (const QueensBoard *queens);

/* What the user should know of a puzzle that is being entered, as game_state_new_entered () makes
 * it: what to do first, the number of solutions (0, 1 or 2 for several), and the reason if one can
 * see that there is none. `n_solutions` is -1 while it is unknown. */
char *game_text_entry          (const GameState   *state,
                                int                n_solutions);

/* The accessible name of a square, such as "Row 2, column 3: 9, given"; tests and users' scripts
 * rely on the exact words. */
char *game_text_square         (const GameState   *state,
                                int                square);

/* The same without the place: "9, given". */
char *game_text_square_content (const GameState   *state,
                                int                square);

/* What there is to say of a square that its state does not hold. */
typedef enum
{
  GAME_NOTE_WRONG  = 1 << 0,    /* a check found that it contradicts the solution */
  GAME_NOTE_CHOSEN = 1 << 1,    /* in the answer to a task */
  GAME_NOTE_MARKED = 1 << 2,    /* in the table of a search */
  GAME_NOTE_LOST   = 1 << 3,    /* attacked, but not marked there */
} GameNotes;

/* The accessible description of a square, which adds to its name: "corner marks",
 * "colour 2 and colour 5", "the region with dots and crossed out", "strong link from 4 to 7 in
 * row 3 column 3"; empty if there is nothing to add. */
char *game_text_square_detail  (const GameState   *state,
                                int                square,
                                GameNotes          notes);

/* What is read aloud of the row, column, or box or region (`kind` 0, 1, 2) of a square: “Row 3: 5,
 * 3, empty, …”, “Row 3: no queen, free are columns 2 and 6”; NULL for the region of a board that
 * has none. And what is still to be placed: "1: 2 left and 4: 1 left". */
char *game_text_house          (const GameState   *state,
                                int                square,
                                int                kind);
char *game_text_remaining      (const GameState   *state);

/* Describes the last event of a search and its reason, in at most two sentences. `event` may be
 * NULL (the start). `search` is the search after the event, `first` the number of the first row and
 * column: 0 or 1. */
char *game_text_event          (const GameSearch  *search,
                                const SearchEvent *event,
                                int                first);

/* The sums of a sentence, such as “3 + 2 = 5”, made unbreakable, in any language; takes the text.
 * What is told of an event comes so. */
char *game_text_keep_formulas  (char              *text);

/* A copy of a text in which a word of more than 60 characters, such as the name of a file, has lost
 * its middle, and so has a text of more than 1000. `text` is valid UTF-8. */
char *game_text_shorten        (const char        *text);

/* The word for a mark on a board that is searched. */
typedef enum
{
  GAME_LEGEND_TRIED,
  GAME_LEGEND_TAKEN_BACK,       /* in its place */
  GAME_LEGEND_LOOKED_AT,        /* for a queen */
  GAME_LEGEND_SKIPPED,          /* a given */
  GAME_LEGEND_ATTACKER,         /* an arrow from it */
  GAME_LEGEND_ATTACKED,
  GAME_LEGEND_HOLDER,           /* of the digit that is tried */
  GAME_LEGEND_BARRED,           /* of words: a digit that a letter cannot have */
  GAME_LEGEND_CARRY,            /* of words: from column to column of a sum */
  GAME_LEGEND_MARKED,           /* in a table of marks */
  GAME_LEGEND_LOST,             /* attacked, but not marked in it */
  GAME_LEGEND_LEFT_OVER,        /* marked, but not attacked */
  GAME_LEGEND_OWNER,            /* an arrow from the queen whose mark was lost */
  GAME_LEGEND_UNDO,             /* a line to the queen whose taking back lost it */
  GAME_LEGEND_OPEN,             /* squares that a learner can choose */
  GAME_LEGEND_CLICKED,          /* the one that was chosen and refused */
  GAME_LEGEND_LINE,             /* a row, a column or a house */
  GAME_N_LEGENDS,
} GameLegend;

char *game_text_legend         (GameLegend         item);

/* Two sentences, one after the other; either may be NULL. Takes both. */
char *game_text_join           (char              *first,
                                char              *second);

/* A column of a sum of words, worked out, in lines to stand beside the sum: which one, “N + R + 1”,
 * “6 + 4 + 1 = 11”, what the result has there, and where nothing is wrong what is carried. Ends
 * with NULL. */
char **game_text_words_column  (const WordsPuzzle *puzzle,
                                const WordsColumn *column,
                                SearchReason       reason);

/* "SEND + MORE = MONEY", of at most so many words as a puzzle keeps; others are dots. */
char *game_text_words_equation (const WordsPuzzle *puzzle);

/* The same with the lines of a column, for who cannot see the sum; `column` may be NULL: "SEND +
 * MORE = MONEY; Column 2 from the right; N + R + 1; 6 + 4 + 1 = 11; writes 1, but E is 5". */
char *game_text_words_sum      (const WordsPuzzle *puzzle,
                                const WordsColumn *column,
                                SearchReason       reason);

/* A square of their board: "letter E, digit 5: chosen". Bit l of `known`: letter l has a digit. */
char *game_text_words_square   (const WordsPuzzle   *puzzle,
                                const WordsSolution *digits,
                                unsigned             known,
                                int                  square);

/* The name of a method as a menu shows it: "Backtracking, with memory". */
char *game_text_method         (GameSearchType     type,
                                int                method);

/* What a method does, in one or two sentences. */
char *game_text_method_blurb   (GameSearchType     type,
                                int                method);

/* The result of a request to solve: "These queens cannot be completed.", "Solved. This is the only
 * solution." */
char *game_text_report         (const GameRequest *request,
                                const GameReport  *report);

/* A number with the digits grouped as the locale does. */
char *game_text_number         (uint64_t           number);
