/* The listings, line by line, and what each line stands for.
 *
 * Private to game-code*.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/code/game-code.h"

/* What a line does. A listing has one line at most for each; a method or a language that does in
 * one line what others do in two has no line for the second. */
typedef enum
{
  PART_NONE,            /* nothing that is counted: a brace, the rest of the line above */
  PART_ENTER,           /* the head of place () */
  PART_BASE,            /* is all placed? */
  PART_FOUND,           /* it is a solution; where it has no line, it is in that of BASE */
  PART_ROW,             /* behind the last column: on to the next row */
  PART_SKIP_GIVEN,      /* is the cell given? then on to the next one, in a call of its own */
  PART_SETUP,           /* before the loop: the cell and its box, the free squares */
  PART_SETUP_2,
  PART_HOUSES,          /* the search for hidden singles, whose lines are not counted */
  PART_LOST,
  PART_SINGLE,
  PART_LOOP,            /* the loop over the values */
  PART_INDEX,           /* first thing in its turn */
  PART_USED,            /* permutations: is the value used? then skip it */
  PART_SKIP,
  PART_OUTER,           /* around INNER; not counted */
  PART_INNER,           /* a loop inside a test; those of its second and third part */
  PART_INNER_2,
  PART_INNER_3,
  PART_TEST_1,          /* the test, or its first part; the second and third are read only where */
  PART_TEST_2,          /* those before did not hit */
  PART_TEST_3,
  PART_BREAK,           /* leaves INNER, as the value is refused */
  PART_OUT,             /* was INNER left so? */
  PART_NEXT,            /* goes on with the next value, as this one is refused */
  PART_COPY,            /* a backup before the marks are changed */
  PART_PLACE,
  PART_MARK,
  PART_MARK_2,
  PART_CALL,
  PART_CLEAR,           /* takes back */
  PART_CLEAR_2,
  PART_RETURN,          /* all values were gone through */
} GameCodePart;

/* Which parts a method has, and what counts them. */
typedef enum
{
  SHAPE_WHOLE,          /* full boards are tested, pair by pair */
  SHAPE_PERMUTATIONS,   /* the same, where used columns are skipped */
  SHAPE_LOOK_BACK,      /* a test goes through what is placed, in a loop */
  SHAPE_LINES,          /* a test goes through the squares of three lines, in a loop each */
  SHAPE_TABLE,          /* a test is one look at a table */
  SHAPE_FLAGS,          /* a test has three parts */
  SHAPE_REGIONS,        /* the same with regions in the place of diagonals */
  SHAPE_FREE,           /* only free values are tried: no test */
  SHAPE_SEEN,           /* sudoku: a test goes through the cells of three houses, in a loop */
  SHAPE_HOUSES,         /* sudoku: a test has a part for each kind of house */
  SHAPE_SUMS,           /* words: a digit is used, or leads, or makes a column wrong */
  SHAPE_LETTERS,        /* words: used digits are skipped, and full boards tested, in two parts */
  SHAPE_TIGHTEST,       /* sudoku: only candidates are tried, in the cell with the fewest */
  SHAPE_PROPAGATE,      /* the same after the singles */
} GameCodeShape;

typedef struct
{
  GameCodePart part;
  int          indent;          /* in steps, whose width depends on the language */
  const char  *text[2];         /* counting from 0 and from 1; the second is NULL if it is the same.
                                 * Pseudo code is translated. */
} GameCodeLine;

typedef struct GameCodeListing
{
  const char         *method;   /* its name on the command line */
  GameCodeShape       shape;
  const char         *note;     /* as game_code_note () says */
  const GameCodeLine *lines[GAME_CODE_N_LANGUAGES];  /* each ends with a line without text */
} GameCodeListing;

/* The tables end with a listing without a method. */
extern const GameCodeListing game_code_queens_whole[];
extern const GameCodeListing game_code_queens_back[];
extern const GameCodeListing game_code_queens_table[];
extern const GameCodeListing game_code_queens_flags[];
extern const GameCodeListing game_code_queens_regions[];
extern const GameCodeListing game_code_sudoku[];
extern const GameCodeListing game_code_sudoku_skips[];
extern const GameCodeListing game_code_words[];

/* Whether a listing is that of a method of this name. */
bool         game_code_is             (const GameCode    *code,
                                       const char        *method);

/* Whether the calls go from cell to cell, with those of the givens. */
bool         game_code_has_skips      (const GameCode    *code);

/* Whether the queens go through the squares of the whole board instead of one line each. */
bool         game_code_goes_by_square (const GameCode    *code);

/* The line of a part, or -1. A solution without a line of its own is in that of PART_BASE. */
int          game_code_find_line      (const GameCode    *code,
                                       GameCodePart       part);
GameCodePart game_code_part           (const GameCode    *code,
                                       int                line);

/* Whether all variables have a value, so that the call that just began has nothing to place. */
bool         game_code_is_full        (const GameSearch  *search);

/* Whether full boards are tested, and nothing else; whether values in use are skipped. */
bool         game_code_tests_whole    (GameCodeShape      shape);
bool         game_code_skips_used     (GameCodeShape      shape);

/* Whether the cell is looked for after the event that made the call, as the next one begins. */
bool         game_code_is_late        (GameCodeShape      shape);

/* How many turns the inner loop of a test took for an event: the queens, pairs of queens or cells
 * that were looked at. */
int          game_code_n_turns        (const GameCode    *code,
                                       const GameSearch  *search,
                                       const SearchEvent *event);

/* How many of them were looked at in a part of a test that has a loop for each, from 1. */
int          game_code_n_looked_at    (const GameSearch  *search,
                                       const SearchEvent *event,
                                       int                part);

/* The part of a test that refused, from 1; 0 where the value was not refused. */
int          game_code_hit            (const GameCode    *code,
                                       const GameSearch  *search,
                                       const SearchEvent *event);

/* The queen of an earlier line for which part 1 (the column), 2 or 3 of a test in three parts
 * refuses the square of an event, or -1. The parts are diagonals, or a region and touching. */
int          game_code_owner          (const QueensSteps *steps,
                                       const SearchEvent *event,
                                       int                part);

/* The number of the queen on a line, or on a square; -1 where there is none. */
int          game_code_queen_on_line   (const GameCode    *code,
                                        const QueensSteps *steps,
                                        int                line);
int          game_code_queen_on_square (const GameCode    *code,
                                        const QueensSteps *steps,
                                        int                line,
                                        int                value);
