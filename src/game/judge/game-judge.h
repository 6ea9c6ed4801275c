/* Judging the output of a program that the user wrote: is it what the judge of a well-known problem
 * wants, and if not, where does it go wrong first.
 *
 * Nothing here knows where the text comes from, and nothing is printed: a verdict is a fact, which
 * game/text/game-text-judge.h puts into words. All of it takes a time linear in the length of the
 * text but for a sort of its boards, and may run on any thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "solver/queens/queens-steps.h"
#include "solver/sudoku/sudoku.h"
#include "solver/words/words.h"

typedef enum
{
  GAME_JUDGE_YBT1213,           /* eight queens, 92 matrices by column under "No. k" */
  GAME_JUDGE_P1219,             /* the first three permutations and the number of all */
  GAME_JUDGE_LEETCODE51,        /* a list of boards, each a list of strings, in any order */
  GAME_JUDGE_LEETCODE52,        /* the number of solutions */
  GAME_JUDGE_LEETCODE37,        /* a solved sudoku */
  GAME_JUDGE_LEETCODE1307,      /* whether a sum of words has a solution */
  GAME_JUDGE_BOARDS,            /* all boards by row, in any shape and under any headings */
  GAME_N_JUDGES,
} GameJudge;

enum { GAME_JUDGE_QUEENS_MAX = 27 };    /* the number of solutions is known up to there */

/* What is asked for. A plain value. */
typedef struct
{
  GameJudge   judge;
  int         n;                /* of queens; 8 for GAME_JUDGE_YBT1213 */
  SudokuGrid  puzzle;           /* of GAME_JUDGE_LEETCODE37 */
  WordsPuzzle words;            /* of GAME_JUDGE_LEETCODE1307 */
} GameJudgeTask;

typedef enum
{
  GAME_VERDICT_ACCEPTED,
  GAME_VERDICT_BLANKS,          /* right but for blanks at the ends of lines and of the text */
  GAME_VERDICT_ORDER,           /* all solutions, in another order */

  GAME_VERDICT_LAYOUT,          /* the boards are right, line `place[0].line` is not */
  GAME_VERDICT_HEADING,         /* a heading says `found`, and it is board `wanted` */
  GAME_VERDICT_TOTAL,           /* the last line says `found`, not `wanted` */
  GAME_VERDICT_TOTAL_MISSING,
  GAME_VERDICT_NUMBER,          /* the one number is `found`, not `wanted` */
  GAME_VERDICT_TRUTH,           /* true, where `wanted` is 0, or false, where it is 1 */

  GAME_VERDICT_ATTACK,          /* two queens of `board` attack each other */
  GAME_VERDICT_NO_QUEEN,        /* a row of `board` has none */
  GAME_VERDICT_ROW_LENGTH,      /* a row has `found` squares, not `wanted` */
  GAME_VERDICT_ROWS,            /* the board has `found` rows, not `wanted` */
  GAME_VERDICT_FOREIGN,         /* `character` is no square */
  GAME_VERDICT_RANGE,           /* a permutation with `found`, which is no column from 1 to n */
  GAME_VERDICT_TWICE,           /* `board` is the same as board `other` */
  GAME_VERDICT_MISSING,         /* solution number `other` is missing */
  GAME_VERDICT_TOO_MANY,        /* more boards than the `wanted` first ones */
  GAME_VERDICT_EMPTY,           /* no output at all */

  GAME_VERDICT_CELLS,           /* `found` cells, not 81 */
  GAME_VERDICT_CELL_EMPTY,      /* a cell has no digit */
  GAME_VERDICT_DIGIT_TWICE,     /* a digit stands twice in a house: `conflict` */
  GAME_VERDICT_GIVEN,           /* a cell has `found`, where the puzzle gives `wanted` */

  GAME_VERDICT_BINARY,          /* these cannot be read: a character that is in no text */
  GAME_VERDICT_MALFORMED,       /* a list whose brackets do not fit */
  GAME_VERDICT_NO_BOARDS,       /* nothing that looks like an answer */
} GameVerdictKind;

/* The output of a wrong program that is well known: marks on one board, which are cleared without
 * regard to the other queens that set them. */
typedef enum
{
  GAME_UNDO_FINE,
  GAME_UNDO_CLEARED,            /* the diagonals are cleared, the column never */
  GAME_UNDO_CLEARED_ALL,        /* all three are */
} GameUndo;

/* Lines from 1, columns in characters from 1; a line of 0 is nowhere. */
typedef struct
{
  int line;
  int column;
} GameJudgePlace;

enum { GAME_VERDICT_TEXT = 80 };

/* A plain value. Boards of the output count from 1, as do rows in `row`. */
typedef struct
{
  GameVerdictKind kind;
  GameJudgePlace  place[2];     /* where it goes wrong, and for two queens or digits the other */
  int             first_line;   /* of the board with its heading; 0 where no board is meant */
  int             last_line;
  uint64_t        board;
  int             row;
  int64_t         found;
  int64_t         wanted;
  uint32_t        character;
  uint64_t        other;

  QueensBoard     shown;        /* the board as it was read; n is 0 where there is none to see */
  int             square[2][2]; /* of GAME_VERDICT_ATTACK: rows and columns from 0 */
  SearchReason    reason;       /* what these share */
  QueensBoard     expected;     /* what should stand there; n is 0 where nobody can tell */
  int             image;        /* of GAME_VERDICT_ORDER: the queens_image () of all boards that
                                 * brings them into the right order; -1: none does */

  SudokuGrid      grid;         /* of a sudoku */
  SudokuConflict  conflict;

  /* Of GAME_VERDICT_LAYOUT, cut where a line is long; none is wanted: the line is too many. */
  char            found_text[GAME_VERDICT_TEXT];
  char            wanted_text[GAME_VERDICT_TEXT];

  GameUndo        undo;         /* the whole output is what this mistake gives */

  uint64_t        n_lines;      /* of the text */
  uint64_t        n_boards;     /* read; the next four count those that are */
  uint64_t        n_right;      /* different solutions */
  uint64_t        n_wrong;
  uint64_t        n_twice;
  uint64_t        n_wanted;     /* boards of the right output */
  uint64_t        n_common;     /* boards at its beginning that are right and in their places */
} GameVerdict;

/* "ybt1213" and so on, as the command line has it. Static. */
const char *game_judge_name         (GameJudge            judge);
bool        game_judge_from_name    (const char          *name,
                                     GameJudge           *judge);

/* Whether the problem takes a number of queens, and which. */
bool        game_judge_takes_n      (GameJudge            judge,
                                     int                 *least,
                                     int                 *most);

/* Judges a text, which is UTF-8, or nearly: bytes that are not are characters that say nothing. */
void        game_judge              (const GameJudgeTask *task,
                                     const char          *text,
                                     gsize                length,
                                     GameVerdict         *verdict);

/* How many events a search with flags takes to its k-th solution; 0 for k = 0. */
uint64_t    game_judge_find_event   (int                  n,
                                     uint64_t             k);

/* Whether the judge would accept it; whether it cannot be judged at all. */
bool        game_verdict_is_right   (const GameVerdict   *verdict,
                                     const GameJudgeTask *task);
bool        game_verdict_is_unreadable
                                    (const GameVerdict   *verdict);

/* The first pair of queens that attack each other, in the order of the later queen; false where
 * there is none. `after`, unless NULL, is a pair: the first behind it. */
typedef struct
{
  int          square[2][2];    /* row and column, the earlier queen first */
  SearchReason reason;
} GameAttack;

bool        game_judge_find_attack  (const QueensBoard   *board,
                                     const GameAttack    *after,
                                     GameAttack          *attack);
