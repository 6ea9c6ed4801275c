/* A hint: the next thing to see on the board, as facts.
 *
 * Mistakes come before steps. A hint is a plain value made from a state, and from whether
 * conclusions from uniqueness are wanted; it is about that state alone, and stale when another one
 * is shown. It knows nothing of the sentences that describe it: see game/text/game-hint-text.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/hint/game-highlight.h"
#include "game/state/game-document.h"
#include "game/state/game-facts.h"
#include "game/state/game-stage.h"
#include "solver/coloured/coloured-hint.h"
#include "solver/queens/queens-hint.h"
#include "solver/sudoku/logic/sudoku-hint-order.h"

/* In the order in which they are looked for. */
typedef enum
{
  GAME_HINT_SOLVED,
  GAME_HINT_CONFLICT,           /* a digit stands twice in a house, or two coloured queens do */
  GAME_HINT_UNSOLVABLE,         /* the puzzle has no solution; not for plain queens */
  GAME_HINT_MISTAKE,            /* the only solution contradicts an entry or marks, or a queen or
                                 * squares without one */
  GAME_HINT_DEAD,               /* what was entered or marked leaves no solution; not for plain
                                 * queens */
  GAME_HINT_STEP,               /* sudoku: a logical step */
  GAME_HINT_QUEENS,             /* plain queens: see queens-hint.h, which puts queens that are
                                 * wrong first too */
  GAME_HINT_COLOURED,           /* coloured queens: a logical step */
  GAME_HINT_NONE,               /* nothing that we know of follows */
} GameHintKind;

typedef struct
{
  GameHintKind   kind;
  GameState      state;         /* the one that it is about */

  int            n_solutions;   /* of the puzzle: 0, 1, or 2 for several; not of plain queens
                                 * without fixed ones, which are no puzzle: 2 */

  /* Sudoku. */
  SudokuGrid     solution;      /* where n_solutions is 1 */
  SudokuCells    entries;       /* GAME_HINT_CONFLICT, GAME_HINT_MISTAKE: entries that are wrong */
  SudokuCells    marks;         /* GAME_HINT_MISTAKE: cells whose marks lack the digit */
  SudokuPosition position;      /* candidates: the marks of a cell, as far as the rules leave them,
                                 * and where there are none what the rules leave */
  SudokuHint     step;          /* GAME_HINT_STEP */

  /* Queens. */
  QueensBoard    completed;     /* where n_solutions is 1 */
  QueensBoard    wrong;         /* GAME_HINT_CONFLICT: queens that break a rule; GAME_HINT_MISTAKE:
                                 * those that stand elsewhere in the solution */
  QueensBoard    missed;        /* GAME_HINT_MISTAKE: excluded squares that need a queen */
  QueensHint     queens;        /* GAME_HINT_QUEENS */
  ColouredHint   coloured;      /* GAME_HINT_COLOURED */
} GameHint;

/* What Apply does. */
typedef enum
{
  GAME_ACTION_NONE,
  GAME_ACTION_APPLY,            /* the step is done */
  GAME_ACTION_GO_BACK,          /* to the last state without the mistake */
  GAME_ACTION_TAKE_OUT,         /* there is no such state: what is wrong is taken out */
} GameAction;

/* Finds the hint that a person would find next. Techniques that argue from uniqueness are used
 * where the puzzle is known to be unique and `uniqueness` says so. Of steps that are alike the one
 * nearest to `last` is taken, see game_hint_get_last_cells (). `facts` may be NULL or of another
 * puzzle. Returns false where `control` said no. Takes up to some ten milliseconds: see
 * GAME_JOB_HINT in game-job.h. */
bool          game_hint_find             (const GameState     *state,
                                          const GameFacts     *facts,
                                          bool                 uniqueness,
                                          SudokuCells          last,
                                          const SearchControl *control,
                                          GameHint            *hint);

/* The cells of a sudoku that the last move changed: those that got or lost a digit, or else those
 * whose marks changed. */
SudokuCells   game_hint_get_last_cells   (const GameDocument  *document);

/* Every step of a position as a SudokuHint, each once, by technique, easiest first. `harder`: those
 * of forcing chains and nets, and no others, which takes up to some seconds; else all but these.
 * NULL where `control` said no. */
GArray       *game_hint_find_steps       (const SudokuPosition *position,
                                          bool                  harder,
                                          const SearchControl  *control);

/* Whether it has stages; else there is one sentence, that of GAME_STAGE_NUDGE. */
bool          game_hint_has_stages       (const GameHint      *hint);

/* How many stages there are (not every hint has GAME_STAGE_PROOF), and their order from 0. */
int           game_hint_count_stages     (const GameHint      *hint);
int           game_hint_get_place        (const GameHint      *hint,
                                          GameStage            stage);
GameStage     game_hint_get_stage        (const GameHint      *hint,
                                          int                  place);

/* Its highlight at a stage; nothing is shown at GAME_STAGE_NUDGE, or where there are no stages. */
GameHighlight game_hint_get_highlight    (const GameHint      *hint,
                                          GameStage            stage);

/* Queens that are wrong and squares that lack one. */
QueensBoard   game_hint_get_wrong_queens (const GameHint      *hint);

/* The one move that carries the hint out, for the document whose state it is about. An elimination
 * is kept as marks: cells that lose a candidate get what is left of theirs. `move` is filled unless
 * the action is GAME_ACTION_NONE. */
GameAction    game_hint_get_move         (const GameHint      *hint,
                                          const GameDocument  *document,
                                          GameMove            *move);
