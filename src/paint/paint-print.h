/* Printed pages: several puzzles a page, as in a magazine, and their solutions at the end, small
 * and upside down. A page depends on the print and the page number alone.
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
} PaintPrintPuzzle;

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
  const PaintPrintPuzzle *puzzle;
} PaintPrint;

/* Where a board stands: the corner and the extent of its border. */
typedef struct
{
  int    page;                  /* from 0 */
  double x, y;
  double extent;
} PaintPrintPosition;

int  paint_print_n_pages           (const PaintPrint   *print);

/* Draws page number `page`, from 0, in black; it does not clear the page. */
void paint_print                   (cairo_t            *cr,
                                    const PaintPrint   *print,
                                    int                 page);

void paint_print_puzzle_position   (const PaintPrint   *print,
                                    int                 puzzle,
                                    PaintPrintPosition *position);

/* Finds the solution of a puzzle; returns false if the print does not show it. */
bool paint_print_solution_position (const PaintPrint   *print,
                                    int                 puzzle,
                                    PaintPrintPosition *position);
