/* The parts that pictures are made of: the place of a board, glyphs, and marks. Private to the
 * layer; whoever uses pictures includes paint.h.
 *
 * All functions draw in the units of the context and leave its state as they found it, but for the
 * path (empty) and, where a sentence says so, the source.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "paint/paint.h"

/* Where a board lies. Its squares are all equal and whole pixels large, so that every line falls
 * on pixels; what is left over goes to the outside, evenly. */
typedef struct
{
  int    size;          /* squares in a row */
  double x, y;          /* the top left corner of the first square */
  double side;          /* of a square */
  double unit;          /* the width of a thin line */
  double strong;        /* the width of the border and of the lines between blocks */
  bool   on_paper;      /* there are no pixels: a line lies on both sides of its edge */
} PaintBoard;

/* A square of the board while it is drawn. */
typedef struct
{
  double x, y;
  double side;
  double unit;
} PaintSquare;

/* A font at three sizes is three calls, but one face. */
typedef struct
{
  cairo_font_face_t *face;      /* owned */
  double             boldness;  /* added to the outline, in parts of the font's size */
} PaintFace;

typedef enum
{
  PAINT_REGULAR,
  PAINT_MEDIUM,
  PAINT_BOLD,
} PaintWeight;

void        paint_board_init       (PaintBoard        *board,
                                    int                size,
                                    double             width,
                                    double             height);

/* The same for a small picture: its border is one unit of the context wide. */
void        paint_board_init_small (PaintBoard        *board,
                                    int                size,
                                    double             width,
                                    double             height);

/* The same on paper, where all units are points: the top left corner and the extent are those of
 * the border, and nothing is brought to whole units. */
void        paint_board_init_paper (PaintBoard        *board,
                                    int                size,
                                    double             x,
                                    double             y,
                                    double             extent,
                                    double             unit);

PaintSquare paint_board_square     (const PaintBoard  *board,
                                    int                square);

/* Thin lines between the squares, a strong one around them, and one between blocks of `block`
 * squares (0: no blocks). */
void        paint_board_lines      (cairo_t           *cr,
                                    const PaintBoard  *board,
                                    const PaintTheme  *theme,
                                    int                block);

void        paint_set_color        (cairo_t           *cr,
                                    PaintColor         color);
void        paint_set_faint_color  (cairo_t           *cr,
                                    PaintColor         color,
                                    double             alpha);
void        paint_rounded_path     (cairo_t           *cr,
                                    double             x,
                                    double             y,
                                    double             width,
                                    double             height,
                                    double             radius);

/* The face of the theme's font, or the one of the desktop that is nearest to it. */
void        paint_face_init        (PaintFace         *face,
                                    const PaintTheme  *theme,
                                    PaintWeight        weight);
void        paint_face_clear       (PaintFace         *face);
void        paint_face_select      (cairo_t           *cr,
                                    const PaintFace   *face,
                                    double             size);

/* Appends a digit, centred, to the path; the face must be selected. */
void        paint_digit_path       (cairo_t           *cr,
                                    int                digit,
                                    double             x,
                                    double             y);

/* Appends a text that ends, is centred, or begins at x, for an `align` of -1, 0, 1; its digits are
 * centred on y. Returns its width. */
double      paint_text_path        (cairo_t           *cr,
                                    const char        *text,
                                    double             x,
                                    double             y,
                                    int                align);

/* Fills the path that was made with a face of that size. */
void        paint_face_fill        (cairo_t           *cr,
                                    const PaintFace   *face,
                                    double             size);

/* Tints, behind the content of a square. */
void        paint_ground           (cairo_t           *cr,
                                    PaintSquare        square,
                                    const PaintTheme  *theme,
                                    PaintColor         plain,
                                    unsigned           flags);

/* Appends the diagonal lines of an attacked square to the path. */
void        paint_hatch_path       (cairo_t           *cr,
                                    PaintSquare        square);
void        paint_hatch_stroke     (cairo_t           *cr,
                                    PaintSquare        square,
                                    const PaintTheme  *theme);

/* The tint of a square that is tried, over the lines and behind the content. */
void        paint_trying_ground    (cairo_t           *cr,
                                    PaintSquare        square,
                                    const PaintTheme  *theme);

/* The marks of a square, in front of its content: whatever `flags` asks for. */
void        paint_marks            (cairo_t           *cr,
                                    PaintSquare        square,
                                    const PaintTheme  *theme,
                                    unsigned           flags);

/* The ring around the line at work, if there is one. */
void        paint_line_ring        (cairo_t           *cr,
                                    const PaintBoard  *board,
                                    const PaintScene  *scene,
                                    const PaintTheme  *theme);

/* The centre of a candidate in its cell. */
void        paint_mark_centre      (PaintSquare        square,
                                    int                digit,
                                    double            *x,
                                    double            *y);

/* A hint: what lies behind the digits of a sudoku, and what lies over them. */
void        paint_hint_grounds     (cairo_t           *cr,
                                    const PaintBoard  *board,
                                    const PaintScene  *scene,
                                    const PaintTheme  *theme);
void        paint_hint_marks       (cairo_t           *cr,
                                    const PaintBoard  *board,
                                    const PaintScene  *scene,
                                    const PaintTheme  *theme);

/* Arrows between rings of `radius`, with lines of `width`. */
void        paint_hint_links       (cairo_t           *cr,
                                    const PaintBoard  *board,
                                    const PaintScene  *scene,
                                    const PaintTheme  *theme,
                                    double             radius,
                                    double             width);

/* All that a hint shows of queens. */
void        paint_hint_queens      (cairo_t           *cr,
                                    const PaintBoard  *board,
                                    const PaintScene  *scene,
                                    const PaintTheme  *theme);

/* The puzzles; paint_puzzle () asks which one it is. */
void        paint_puzzle           (cairo_t           *cr,
                                    const PaintBoard  *board,
                                    const PaintScene  *scene,
                                    const PaintTheme  *theme);
void        paint_sudoku           (cairo_t           *cr,
                                    const PaintBoard  *board,
                                    const PaintScene  *scene,
                                    const PaintTheme  *theme);
void        paint_sudoku_thumbnail (cairo_t           *cr,
                                    const PaintBoard  *board,
                                    const PaintScene  *scene,
                                    const PaintTheme  *theme);
void        paint_queens           (cairo_t           *cr,
                                    const PaintBoard  *board,
                                    const PaintScene  *scene,
                                    const PaintTheme  *theme);
void        paint_queens_thumbnail (cairo_t           *cr,
                                    const PaintBoard  *board,
                                    const PaintScene  *scene,
                                    const PaintTheme  *theme);
