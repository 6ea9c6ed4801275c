/* The chains that were found in a position, in the order in which they are emitted: those that take
 * most first; of these, as HoDoKu has it, those whose eliminations have the lowest cells (each cell
 * times a weight, 1 for the first and 80 more for each one after it, added up); then the shorter.
 * So 99.6 % of the graded puzzles get the level that HoDoKu gives them; with the shortest first, of
 * those that take most, it is 98.7 %, and a chain has 7 % fewer links.
 *
 * They lie in a heap, so that whoever wants one chain pays for no order among the others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/logic/sudoku-hint.h"

enum
{
  SUDOKU_LINKS_MAX_FINDS = 8192,
};

/* A chain that something follows from. */
typedef struct
{
  uint64_t order;               /* less is earlier; no two are the same */
  uint16_t start;
  uint16_t end;
  uint16_t technique;
} SudokuLinksFind;

typedef struct
{
  int             n_finds;
  int             n_added;
  SudokuLinksFind find[SUDOKU_LINKS_MAX_FINDS];
} SudokuLinksFinds;

void sudoku_links_finds_init (SudokuLinksFinds *finds);

/* Adds a chain of `n_statements` that `hint` describes; dropped where there is no room, or where
 * nothing follows from it. */
void sudoku_links_finds_add  (SudokuLinksFinds *finds,
                              const SudokuHint *hint,
                              int               start,
                              int               end,
                              int               n_statements);

/* Takes the next chain. Returns false where there is none. */
bool sudoku_links_finds_take (SudokuLinksFinds *finds,
                              SudokuLinksFind  *find);
