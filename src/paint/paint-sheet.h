/* Sheets of paper: several puzzles a page, as in a magazine, and their solutions at the end, small
 * and upside down. A page depends on the sheet and the page number alone.
 *
 * All lengths are points, a 72th of an inch.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "paint/paint.h"

typedef struct
{
  PaintScene puzzle;
  PaintScene solution;          /* `size` 0: there is none to show */
  char       label[64];         /* beside its number, such as how hard it is; may be empty */
} PaintSheetPuzzle;

/* The texts and the puzzles are lent. */
typedef struct
{
  double                  width;        /* of the printable area; margins lie within it */
  double                  height;
  const char             *family;       /* the font; "": the desktop's sans */

  const char             *title;        /* at the head of pages of puzzles */
  const char             *solutions;    /* the same of pages of solutions; NULL: none are shown */

  int                     per_page;     /* 1, 2, 4, 6 or 9 */
  int                     n_puzzles;
  const PaintSheetPuzzle *puzzle;
} PaintSheet;

/* Where a board stands: the corner and the extent of its border. */
typedef struct
{
  int    page;                  /* from 0 */
  double x, y;
  double extent;
} PaintSheetPosition;

int  paint_sheet_n_pages           (const PaintSheet   *sheet);

/* Draws page number `page`, from 0, in black; it does not clear the page. */
void paint_sheet                   (cairo_t            *cr,
                                    const PaintSheet   *sheet,
                                    int                 page);

void paint_sheet_puzzle_position   (const PaintSheet   *sheet,
                                    int                 puzzle,
                                    PaintSheetPosition *position);

/* Finds the solution of a puzzle; returns false if the sheet does not show it. */
bool paint_sheet_solution_position (const PaintSheet   *sheet,
                                    int                 puzzle,
                                    PaintSheetPosition *position);
