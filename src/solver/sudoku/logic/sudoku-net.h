/* What follows from an assumption in a position: chains and nets of singles.
 *
 * A net holds what is known under one assumption: what is on (placed) and what is off (out of its
 * cell), each with what it follows from, in the order in which it was found, so that the reason of
 * anything can be traced back. It grows by these rules:
 *
 *   a digit that is on takes it from all peers, and the other digits from its cell;
 *   a cell with one candidate left, or a house with one place left for a digit, has it on;
 *   a digit whose places in a house are all in a second house is off in the rest of that one.
 *
 * Of a chain only the first two hold, and the second only for cells and houses with two candidates
 * in the position: so each link has one cause.
 *
 * A net is dead when a cell or a house has nothing left. Within a net that comes to rest other
 * assumptions can be made, each a net of its own; one that is refuted is off in the net around it.
 *
 * Literals are numbered cell * 9 + digit - 1. Private to the logic.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/logic/sudoku-logic-private.h"
#include "solver/sudoku/logic/sudoku-proof.h"

enum
{
  SUDOKU_LITERALS = SUDOKU_CELLS * SUDOKU_DIGITS,

  /* Why something is off: a literal that is on; or one of these, and what is added to it. */
  SUDOKU_OFF_LOCKED = SUDOKU_LITERALS,  /* + house * 27 + the second house */
  SUDOKU_OFF_ASSUMED = SUDOKU_OFF_LOCKED + SUDOKU_HOUSES * SUDOKU_HOUSES,
  SUDOKU_OFF_REFUTED,                   /* + index of the inner net */

  /* Why something is on: the house that has no other place for it; or */
  SUDOKU_ON_CELL = SUDOKU_HOUSES,       /* the cell has nothing else left */
  SUDOKU_ON_ASSUMED,

  SUDOKU_NET_MAX_REFUTED = 256,
};

typedef enum
{
  SUDOKU_NET_CHAIN,
  SUDOKU_NET_SINGLES,
  SUDOKU_NET_LOCKED,            /* and locked candidates */
} SudokuNetKind;

/* A refuted assumption within a net: the literals of the net around it that the refutation used,
 * all of them off, and how many inferences it took. */
typedef struct
{
  SudokuCells off[SUDOKU_DIGITS];
  uint16_t    n_inferences;
  uint32_t    first_step;       /* its branch, where a proof is recorded */
  uint32_t    n_steps;
} SudokuRefuted;

typedef struct
{
  SudokuRefuted refuted[SUDOKU_NET_MAX_REFUTED];
  int           n_refuted;
  SudokuProof  *proof;          /* where refutations are recorded, or NULL */
} SudokuRefutedList;

typedef struct
{
  SudokuDigits candidates[SUDOKU_CELLS];
  uint16_t     places[SUDOKU_HOUSES][SUDOKU_DIGITS];
  SudokuCells  where[SUDOKU_DIGITS];
  uint8_t      on[SUDOKU_CELLS];          /* a digit or 0 */
} SudokuNetState;

typedef struct _SudokuNet SudokuNet;

struct _SudokuNet
{
  SudokuNetState       state;

  SudokuNetKind        kind;
  const SudokuNet     *base;              /* the position, without an assumption */
  const SudokuNet     *parent;            /* what the assumption was made in */

  /* What happened, in order: a literal that went off, or SUDOKU_LITERALS + one that went on. */
  uint16_t             log[SUDOKU_LITERALS + SUDOKU_CELLS];
  int                  n_logged;
  uint16_t             off_reason[SUDOKU_LITERALS];
  uint8_t              on_reason[SUDOKU_CELLS];

  /* What is to be drawn as a conclusion. */
  struct
  {
    uint8_t            cell;              /* unused for locked candidates */
    uint8_t            digit;
    uint8_t            reason;            /* SUDOKU_ON_..., or the house of locked candidates */
    uint8_t            second_house;      /* of locked candidates, else SUDOKU_HOUSES */
  }                    queue[1024];
  int                  n_queued;
  int                  n_done;

  bool                 is_dead;
  int                  dead_cell;         /* the cell that has nothing left, or -1: */
  int                  dead_house;        /* the house, and what it has no place for */
  int                  dead_digit;

  SudokuRefutedList   *refuted;           /* NULL where no other assumptions are made within */
};

/* What something follows from. */
typedef struct
{
  SudokuCells on;                         /* in this net, by cell */
  SudokuCells off[SUDOKU_DIGITS];         /* in this net */
  SudokuCells outer[SUDOKU_DIGITS];       /* off in the net around it */
  int         n_inferences;               /* with those of inner nets */
} SudokuTrace;

/* The net of a position, in which assumptions are made. It is never settled itself. */
void sudoku_net_init     (SudokuNet            *base,
                          const SudokuPosition *position,
                          SudokuNetKind         kind);

/* Assumes within `parent`, which is a base or at rest, that `digit` is, or is not, in `cell`, and
 * draws all conclusions. Returns false if it is dead. */
bool sudoku_net_assume   (SudokuNet            *net,
                          const SudokuNet      *parent,
                          int                   cell,
                          int                   digit,
                          bool                  is_true);

/* Goes on with what a net around a refuted assumption learns. Returns false if it is dead. */
bool sudoku_net_refute   (SudokuNet            *net,
                          const SudokuNet      *inner,
                          int                   cell,
                          int                   digit);

/* Why a dead net is dead. */
void sudoku_net_trace_death (const SudokuNet   *net,
                             SudokuTrace       *trace);

/* Why `digit` is on, or off, in `cell`. */
void sudoku_net_trace       (const SudokuNet   *net,
                             int                cell,
                             int                digit,
                             bool               is_on,
                             SudokuTrace       *trace);

/* Adds a trace to the hint, as nodes of a branch, in the order of the log: where `whole`, a node
 * for each inference, and links; else only what is on, without links. Returns false where not all
 * of it had room. */
bool sudoku_net_emit        (const SudokuNet   *net,
                             const SudokuTrace *trace,
                             bool               whole,
                             int                branch,
                             SudokuHint        *hint);

/* Hands over the hint of an assumption that `net` refutes. */
bool sudoku_net_emit_death  (const SudokuNet   *net,
                             int                cell,
                             int                digit,
                             bool               is_true,
                             SudokuLogic       *logic,
                             SudokuTechnique    technique);

/* Record as a branch of a proof, all steps of it: why a net is dead, and returns where the branch
 * begins; or why a goal is on, or off. Returns false, and records nothing, where it is not. */
int  sudoku_net_prove_death (const SudokuNet   *net,
                             SudokuCandidate    assumed,
                             bool               is_true,
                             SudokuProof       *proof);
bool sudoku_net_prove_goal  (const SudokuNet   *net,
                             SudokuCandidate    assumed,
                             SudokuCandidate    goal,
                             bool               is_true,
                             SudokuProof       *proof);

/* Literals that are known to lead to no contradiction. */
typedef struct
{
  SudokuCells on[SUDOKU_DIGITS];
  SudokuCells off[SUDOKU_DIGITS];
} SudokuAlive;

/* Adds all that is in a net without a contradiction: none of it leads to one if it is assumed. */
void sudoku_net_add_alive   (const SudokuNet   *net,
                             SudokuAlive       *alive);

/* Looks for nested nets, and emits them. */
void sudoku_net_nested      (SudokuLogic       *logic);

/* Records why a candidate is refuted by nested nets; the last branch is that of the candidate.
 * Returns where it begins, or -1 where the candidate is not refuted. */
int  sudoku_net_prove_nested (const SudokuPosition *position,
                              SudokuCandidate       candidate,
                              SudokuProof          *proof);
