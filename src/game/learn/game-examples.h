/* The examples of five tutorials on backtracking, each as the place in the program that shows it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/judge/game-judge.h"
#include "game/learn/game-lesson.h"
#include "solver/queens/text/queens-text.h"

typedef enum
{
  GAME_EXAMPLE_SEARCH,          /* a search at a place: `scene` */
  GAME_EXAMPLE_SOLUTIONS,       /* all solutions of `n` queens, as text in `format` */
  GAME_EXAMPLE_JUDGE,           /* the output of the user's program for `judge`, and perhaps `n` */
  GAME_EXAMPLE_LESSON,          /* number `n`, from 1 */
} GameExampleKind;

typedef struct
{
  const char      *text;        /* what it shows */
  GameExampleKind  kind;
  int              n;
  GameLessonScene  scene;
  const char      *numbers;     /* on the squares, as the setting has it; NULL: none */
  const char      *language;    /* of the code, the same; NULL: the user's */
  QueensTextFormat format;
  GameJudge        judge;
} GameExample;

typedef struct
{
  const char        *title;     /* of the tutorial */
  const GameExample *examples;  /* the first without a text ends them */
} GameTutorial;

/* Ends with a tutorial without a title. Titles and texts are to be translated by who shows them. */
extern const GameTutorial game_tutorials[];

/* An example by its number, from 0 through all tutorials; NULL beyond the last. */
const GameExample *game_examples_get (int number);
