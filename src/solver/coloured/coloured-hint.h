/* A hint for coloured queens: one logical step, as a fact.
 *
 * It names the rule, the houses it argues from, squares by their role, and for chains the queens in
 * order. It contains no sentences: `game` describes it in the player's language, `paint` draws its
 * squares by role, tests hold it against the solution.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/coloured/coloured.h"

/* From easy to hard, the order in which the solver looks for them. Groups of two of any rule come
 * before groups of three. */
typedef enum
{
  COLOURED_LAST_SQUARE,         /* a house has one square left, which needs a queen */
  COLOURED_REGION_IN_LINE,      /* what is left of a region lies in one row or column, which is
                                 * then left to no other region */
  COLOURED_LINE_IN_REGION,      /* what is left of a row or column lies in one region */
  COLOURED_STARVED,             /* a queen on such a square would leave a house without any */
  COLOURED_REGIONS_IN_LINES,    /* two or more regions lie in as many rows, or columns */
  COLOURED_LINES_IN_REGIONS,    /* two or more rows, or columns, lie in as many regions */
  COLOURED_LINES_IN_LINES,      /* two or more rows lie in as many columns, or columns in rows */
  COLOURED_CHAIN,               /* a queen there would force others, and in the end leave a house
                                 * without a square */
  COLOURED_N_RULES,
} ColouredRule;

typedef enum
{
  COLOURED_ROW,
  COLOURED_COLUMN,
  COLOURED_REGION,
  COLOURED_N_KINDS,
} ColouredHouseKind;

/* The role of a square in a hint. */
typedef enum
{
  COLOURED_ROLE_FREE,           /* what is left of the houses it argues from */
  COLOURED_ROLE_SUPPOSED,       /* the queens of a chain, which do not stand there */
  COLOURED_ROLE_EXCLUDED,       /* what follows: no queen stands there */
  COLOURED_ROLE_PLACE,          /* what follows: a queen stands there */
  COLOURED_N_ROLES,
} ColouredRole;

/* A queen of a chain: the first is supposed, each of the others has the last square that those
 * before it leave to its house. */
typedef struct
{
  int8_t row;
  int8_t column;
  int8_t kind;                  /* ColouredHouseKind; -1 for the first */
  int8_t house;                 /* its number among those of its kind, from 0; -1 for the first */
} ColouredLink;

/* A plain value. Sets of houses are masks, bit h for house h of that kind.
 *
 *     rule          base         cover     FREE      SUPPOSED  EXCLUDED   PLACE
 *     LAST_SQUARE   the house    -         the one   -         -          the same
 *     …_IN_…        one, or k    as many   all       -         some       -
 *     STARVED       the house    -         all       -         some       -
 *     CHAIN         the house    -         all       link[]    the first  -
 *
 * FREE is what is left of the base. What is excluded lies in the cover and outside of the base
 * (…_IN_…); sees every square of FREE (STARVED); is where the first queen of the chain is supposed,
 * whose queens together see every square of FREE (CHAIN), none of them in vain. */
typedef struct
{
  uint8_t      rule;            /* ColouredRule */
  uint8_t      size;            /* houses of the base; for a chain, queens that are forced */
  uint16_t     base[COLOURED_N_KINDS];
  uint16_t     cover[COLOURED_N_KINDS];
  QueensBoard  squares[COLOURED_N_ROLES];

  uint8_t      n_links;
  ColouredLink link[COLOURED_MAX];
} ColouredHint;

/* Applies the hint to a board. */
void coloured_hint_apply (const ColouredHint *hint,
                          QueensBoard        *queens,
                          QueensBoard        *excluded);

/* How hard the step is to find, in points: the sum over a path is the score of a puzzle. */
int  coloured_hint_score (const ColouredHint *hint);
