/* What the files of the judge share: the reader of boards, and the steps of a judgement.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/judge/game-judge.h"
#include "solver/text-cursor.h"

/* The numbers in a line of words: "Solution 3 of 92". */
typedef struct
{
  int     line;                 /* 0: there was no such line */
  int     n_numbers;
  int64_t number[4];            /* the first of them */
} GameJudgeHeading;

typedef enum
{
  GAME_JUDGE_ROWS,              /* a row of squares a line */
  GAME_JUDGE_PERMUTATIONS,      /* a board a line */
  GAME_JUDGE_LISTS,             /* lists of strings, in brackets */
} GameJudgeShape;

typedef struct
{
  TextCursor       cursor;
  int              n;
  GameJudgeShape   shape;
  bool             is_separated;  /* empty lines or headings stand between boards of rows */
  int              depth;         /* of brackets */
  GameJudgeHeading heading;       /* the last one behind the last board */
} GameJudgeReader;

/* A board as it was read. */
typedef struct
{
  QueensBoard      board;
  int              n_rows;
  GameJudgePlace   row[GAME_JUDGE_QUEENS_MAX];       /* where each begins */
  GameJudgePlace   queen[GAME_JUDGE_QUEENS_MAX][2];  /* the first two of each */
  GameJudgeHeading heading;
  int              first_line;    /* with the heading */
  int              last_line;

  GameVerdictKind  problem;       /* GAME_VERDICT_ACCEPTED: none; else the first */
  GameJudgePlace   place;
  int              problem_row;
  int64_t          found;
  int64_t          wanted;
  uint32_t         character;
} GameJudgeBoard;

void game_judge_reader_init (GameJudgeReader      *reader,
                             int                   n,
                             const char           *text,
                             gsize                 length);

/* The next board; false behind the last. */
bool game_judge_reader_next (GameJudgeReader      *reader,
                             GameJudgeBoard       *board);

/* The same of lists. */
bool game_judge_read_list   (GameJudgeReader      *reader,
                             GameJudgeBoard       *board);

/* Notes a problem of a board, unless it has one. */
void game_judge_fail        (GameJudgeBoard       *board,
                             GameVerdictKind       problem,
                             const TextCursor     *where,
                             int64_t               found,
                             int64_t               wanted);

/* Takes one more row; those behind the n-th are only counted. */
void game_judge_add_row     (GameJudgeBoard       *board,
                             int                   n,
                             uint32_t              queens,
                             int                   n_squares,
                             const TextCursor     *start,
                             const GameJudgePlace  queen[2]);

static inline GameJudgePlace
game_judge_place (const TextCursor *cursor)
{
  return (GameJudgePlace) { cursor->line, cursor->column };
}

/* The pair that a verdict names: two queens in a row before any other, for such a board has a
 * mistake in its making; else the first of game_judge_find_attack (). */
bool game_judge_find_first  (const QueensBoard    *board,
                             GameAttack           *attack);

/* The problems of queens whose answer is a list of boards. Fills `verdict` but for the layout. */
void game_judge_boards      (const GameJudgeTask  *task,
                             const char           *text,
                             gsize                 length,
                             GameVerdict          *verdict);

/* Whether the boards of a text, which `start` is at the beginning of, are those of a wrong
 * program. */
GameUndo
     game_judge_find_undo   (const GameJudgeReader *start);

/* Holds a right answer against the one text that the judge has. */
void game_judge_layout      (const GameJudgeTask  *task,
                             const char           *text,
                             gsize                 length,
                             GameVerdict          *verdict);

/* A sudoku; a number; true or false. */
void game_judge_sudoku      (const GameJudgeTask  *task,
                             const char           *text,
                             gsize                 length,
                             GameVerdict          *verdict);
void game_judge_number      (const GameJudgeTask  *task,
                             const char           *text,
                             gsize                 length,
                             GameVerdict          *verdict);
void game_judge_truth       (const GameJudgeTask  *task,
                             const char           *text,
                             gsize                 length,
                             GameVerdict          *verdict);
