/* Lessons: pages of a few words beside a search that stands where they speak of it, and every
 * second page a task.
 *
 * All lessons are in one table, whose pages are in the files game-lessons-*.c: to add one, write
 * its pages there and a row in game-lessons.c. The tests hold each page against the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "game/code/game-code.h"

/* What a learner is asked to do. */
typedef enum
{
  GAME_TASK_NONE,               /* the page is only read */
  GAME_TASK_FREE_SQUARES,       /* mark all squares that no queen stands on or attacks */
  GAME_TASK_CANDIDATES,         /* mark all digits that fit into a cell: field 0 says which */
  GAME_TASK_NUMBERS,            /* fill in the fields */
  GAME_TASK_GUESS,              /* field 0, to a factor of GAME_TASK_GUESS_FACTOR */
  GAME_TASK_MOVES,              /* be the search until its first solution: move for move */
  GAME_TASK_ORDER,              /* put the lines of the code, or the steps, in order */
  GAME_TASK_NEXT_LINE,          /* which line of the code runs next */
  GAME_TASK_CLOSING_QUEEN,      /* which queen has to move, for the row to have a free square */
  GAME_TASK_WRONG_BOARD,        /* go to the first board that is wrong */
  GAME_TASK_LOST_MARK,          /* mark the attacked squares whose mark is lost */
  GAME_TASK_LOST_OWNER,         /* which queen's mark was lost, where the last one was placed */
  GAME_TASK_OUTPUT,             /* have the output of one's own program accepted */
  GAME_TASK_N_KINDS,
} GameTaskKind;

/* A number that the engine finds out. Those of a search are of the whole search, or of one that
 * ends with its first solution where the page's does. */
typedef enum
{
  GAME_FACT_NONE,
  GAME_FACT_SUM,                /* of row and column: the index of the rising diagonal */
  GAME_FACT_DIFFERENCE,         /* the index of the falling diagonal, made not negative */
  GAME_FACT_BOX,                /* of a cell of sudoku */
  GAME_FACT_PLACED,             /* by a search */
  GAME_FACT_CHECKS,
  GAME_FACT_COPIED,
  GAME_FACT_TESTED,             /* full boards */
  GAME_FACT_SOLUTIONS,
  GAME_FACT_VALID,              /* solutions that are some */
  GAME_FACT_AT_LEVEL,           /* placements in row `row` */
  GAME_FACT_QUEEN,              /* the column of the queen of row `row` in the first solution */
  GAME_FACT_DIGIT,              /* of letter number `row` in the first solution */
} GameFact;

enum
{
  GAME_TASK_FIELDS_MAX = 6,
  GAME_TASK_STEPS_MAX = 4,
  GAME_TASK_GUESS_FACTOR = 3,
  GAME_TASK_LINES_MAX = 20,
};

typedef struct
{
  GameFact    fact;
  const char *label;            /* translatable, but where it is a formula */
  const char *method;           /* of the search; NULL: that of the page */
  int         n;                /* queens; 0: those of the page */
  int         row;              /* both as the page counts them: from `first` */
  int         column;
} GameTaskField;

/* A step of some work that is put in order. */
typedef struct
{
  const char *text;
  const char *why;              /* it cannot come before those above it; NULL: it is the first */
} GameTaskStep;

typedef struct
{
  GameTaskKind  kind;
  const char   *prompt;         /* what to do, in a few words */
  const char   *hint;           /* how to do it */
  GameTaskField fields[GAME_TASK_FIELDS_MAX];   /* the first without a fact ends them */
  GameTaskStep  steps[GAME_TASK_STEPS_MAX];     /* in their order; none: lines of code */
  bool          keeps_view;     /* of the search: the task is about it */
} GameTask;

typedef enum
{
  GAME_LESSON_QUEENS,
  GAME_LESSON_SUDOKU,
  GAME_LESSON_WORDS,
} GameLessonBoard;

/* The search beside a page. Where `method` is NULL it is that of the page before, and stays where
 * it is. */
typedef struct
{
  GameLessonBoard board;
  int             n;            /* queens */
  const char     *method;       /* its name on the command line */
  QueensOrder     order;
  bool            stops_at_first;
  uint64_t        position;     /* after so many events */
  const char     *view;         /* of the Watch page: "tree", "code", "state", "stack", "stop" */
  int             first;        /* rows and columns count from 0 or 1 */
  bool            reads_givens; /* of sudoku: the first events do */
  bool            tells_skips;  /* of sudoku: events tell that givens are passed */
} GameLessonScene;

typedef struct
{
  const char     *text;         /* at most GAME_LESSON_WORDS_MAX words */
  GameLessonScene scene;
  GameTask        task;
} GameLessonPage;

enum { GAME_LESSON_WORDS_MAX = 60 };

typedef struct
{
  const char           *title;
  const GameLessonPage *pages;  /* ends with a page without a text */
} GameLesson;

/* Ends with a lesson without a title. Texts are to be translated by who shows them. */
extern const GameLesson game_lessons[];

int               game_lessons_count     (void);
int               game_lesson_n_pages    (const GameLesson *lesson);

/* A page with what its task is held against: the search at its place, which the caller moves on for
 * tasks that are done in several steps. A plain value. */
typedef struct
{
  const GameTask *task;
  GameLessonScene scene;        /* that of the page, or of one before */
  GameMethod      method;       /* what a player plays */
  GameSearch      search;
  SearchEvent     event;        /* the last one */
  bool            has_event;    /* false at the start of the search */
} GameLessonStage;

/* The search of a scene that has one. */
void              game_lesson_scene_method (const GameLessonScene *scene,
                                            GameMethod            *method);

void              game_lesson_stage_init (GameLessonStage  *stage,
                                          const GameLesson *lesson,
                                          int               page);

/* Shows the start of the same search on a board of `n` queens, for a field that is about it. */
void              game_lesson_stage_set_n (GameLessonStage *stage,
                                           int              n);

/* Takes one step of the search; false at its end. */
bool              game_lesson_stage_next (GameLessonStage  *stage);

/* The listing that tasks on code are about: pseudo code. */
void              game_lesson_stage_code (const GameLessonStage *stage,
                                          GameCode              *code);
