/* The parts of pictures: boards, glyphs and marks. Private to the layer; other layers include
 * paint.h.
 *
 * All functions draw in the units of the context. They leave its state as they found it, except
 * that the path is empty and the source may have changed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "paint/paint.h"

/* The position of a board. Its squares are all equal and whole pixels large, so that every line
 * falls on pixels; the rest of the room is left around the board, evenly. */
typedef struct
{
  int    size;          /* squares in a row */
  int    n_rows;
  double x, y;          /* the top left corner of the first square */
  double side;          /* of a square */
  double unit;          /* the width of a thin line */
  double strong;        /* the width of the border and of the lines between blocks */
  bool   has_legend;    /* there is room for one below */
  bool   on_paper;      /* there are no pixels: a line lies on both sides of its edge */
  double sum_y;         /* the top of the sum above */
  double sum_line;      /* the height of each of its lines; 0: there is none */
} PaintBoard;

/* A square of the board while it is drawn. */
typedef struct
{
  double x, y;
  double side;
  double unit;
} PaintSquare;

/* A font; one face serves any number of sizes. */
typedef struct
{
  cairo_font_face_t *face;      /* owned */
  double             boldness;  /* added to the outline, in parts of the font's size */
} PaintFace;

/* The patterns that distinguish colours and regions, beside their hues. */
typedef enum
{
  PAINT_PATTERN_SLASHES,
  PAINT_PATTERN_BACKSLASHES,
  PAINT_PATTERN_HORIZONTALS,
  PAINT_PATTERN_VERTICALS,
  PAINT_PATTERN_GRID,
  PAINT_PATTERN_LATTICE,
  PAINT_PATTERN_ZIGZAGS,
  PAINT_PATTERN_DOTS,
  PAINT_PATTERN_CIRCLES,
  PAINT_PATTERN_BRICKS,
  PAINT_PATTERN_PLUSES,
  PAINT_PATTERN_TRIANGLES,
  PAINT_PATTERN_DIAMONDS,
  PAINT_N_PATTERNS,
} PaintPattern;

/* One of `n` equal sectors of a square around its centre, clockwise from the top; n = 1 is the
 * whole square. */
typedef struct
{
  int index;
  int n;
} PaintWedge;

typedef enum
{
  PAINT_REGULAR,
  PAINT_MEDIUM,
  PAINT_BOLD,
} PaintWeight;

/* With room for numbers above and on the left where the scene has them, and for its sum. */
void        paint_board_init       (PaintBoard        *board,
                                    const PaintScene  *scene,
                                    double             width,
                                    double             height);

/* The same for a small picture: its border is one unit of the context wide. */
void        paint_board_init_small (PaintBoard        *board,
                                    const PaintScene  *scene,
                                    double             width,
                                    double             height);

/* The same on paper, where all units are points: x, y and the extent are those of the border, and
 * nothing is rounded. */
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

/* Returns whether every text colour of the theme has enough contrast on a ground. */
bool        paint_is_readable      (const PaintTheme  *theme,
                                    PaintColor         ground);

/* Returns whether a shape has enough contrast on a ground, which is less than text needs. */
bool        paint_is_seen          (PaintColor         shape,
                                    PaintColor         ground);

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

/* Fills a path of digits or text that has the face and the size. */
void        paint_face_fill        (cairo_t           *cr,
                                    const PaintFace   *face,
                                    double             size);

void        paint_wedge_path       (cairo_t           *cr,
                                    PaintSquare        square,
                                    PaintWedge         wedge);

/* Appends the lines of a pattern within a wedge of a square to the path; the lines of many squares
 * are stroked at once. */
void        paint_pattern_path     (cairo_t           *cr,
                                    PaintSquare        square,
                                    PaintPattern       pattern,
                                    PaintWedge         wedge);
void        paint_pattern_stroke   (cairo_t           *cr,
                                    PaintSquare        square,
                                    const PaintTheme  *theme);

/* The GAME_COLORS tints of cells: as strong as the texts of the theme allow. */
void        paint_color_tints      (const PaintTheme  *theme,
                                    PaintColor        *tints);

/* Returns whether the ring is seen on every tint, also where a highlight lies over it. */
bool        paint_ring_is_seen_on_colors (const PaintTheme *theme);

/* Draws the colours of a cell side by side, with the tint that `flags` asks for over them. */
void        paint_color_ground     (cairo_t           *cr,
                                    PaintSquare        square,
                                    const PaintTheme  *theme,
                                    const PaintColor  *tints,
                                    SudokuDigits       set,
                                    unsigned           flags);
void        paint_color_pattern_path (cairo_t      *cr,
                                      PaintSquare   square,
                                      SudokuDigits  set);

/* Makes the ring darker, or lighter in a dark theme, as far as the tints of regions ask for it. */
void        paint_region_set_ring  (PaintTheme        *theme);

/* Tints, behind the content of a square. */
void        paint_ground           (cairo_t           *cr,
                                    PaintSquare        square,
                                    const PaintTheme  *theme,
                                    PaintColor         plain,
                                    unsigned           flags);

/* Appends the diagonal lines of a square that is attacked or ruled out to the path. */
void        paint_hatch_path       (cairo_t           *cr,
                                    PaintSquare        square);
void        paint_hatch_stroke     (cairo_t           *cr,
                                    PaintSquare        square,
                                    PaintColor         color);

/* The ground of a square whose mark is lost. */
void        paint_lost_ground      (cairo_t           *cr,
                                    PaintSquare        square,
                                    const PaintTheme  *theme);

/* Draws the ring of a cell that can be the digit of the filter, behind the content. */
void        paint_fit              (cairo_t           *cr,
                                    PaintSquare        square,
                                    const PaintTheme  *theme);

/* The tint of a square that is tried, over the lines and behind the content. */
void        paint_trying_ground    (cairo_t           *cr,
                                    PaintSquare        square,
                                    const PaintTheme  *theme);

/* Appends a cross in the middle of a square; `half` of its width, in parts of the side. */
void        paint_cross_path       (cairo_t           *cr,
                                    PaintSquare        square,
                                    double             half);

/* Draws the marks that `flags` asks for, in front of the content of a square. */
void        paint_marks            (cairo_t           *cr,
                                    PaintSquare        square,
                                    const PaintTheme  *theme,
                                    unsigned           flags);

double      paint_ring_width       (PaintSquare        square,
                                    const PaintTheme  *theme);

/* How much larger candidates are than beside eight others; and the centre of one in its cell. */
double      paint_mark_scale       (const PaintScene  *scene);
void        paint_mark_centre      (const PaintScene  *scene,
                                    PaintSquare        square,
                                    int                digit,
                                    double            *x,
                                    double            *y);

/* Where a mark of a cell is drawn: the square around it, as wide and high as the room it has for
 * itself; returns false where the cell shows no such mark. */
bool        paint_mark_square      (const PaintBoard  *board,
                                    const PaintScene  *scene,
                                    GameCandidate      mark,
                                    PaintSquare       *square);

/* The width of the lines of a hint, and of links. */
double      paint_link_width       (const PaintBoard  *board,
                                    const PaintTheme  *theme);

/* A link between two points: a curve beside the digits and marks on its way, up to a distance from
 * both. */
typedef struct
{
  double from_x, from_y;
  double to_x, to_y;
  double radius;                /* the distance */
  double width;
  bool   is_weak;               /* dashed */
  bool   has_head;              /* an arrow */
} PaintLink;

void        paint_link             (cairo_t           *cr,
                                    const PaintBoard  *board,
                                    const PaintScene  *scene,
                                    const PaintLink   *link);

/* Arrows between rings of `radius`, with lines of `width`. */
void        paint_hint_links       (cairo_t           *cr,
                                    const PaintBoard  *board,
                                    const PaintScene  *scene,
                                    const PaintTheme  *theme,
                                    double             radius,
                                    double             width);

/* A layer of the picture: draws one part of a scene on a board. */
typedef void PaintLayer (cairo_t          *cr,
                         const PaintBoard *board,
                         const PaintScene *scene,
                         const PaintTheme *theme);

/* Coloured queens: the tints, patterns and borders of regions. */
PaintLayer paint_region_grounds;
PaintLayer paint_region_patterns;
PaintLayer paint_region_lines;

/* One outline around each group of selected squares. */
PaintLayer paint_selection;

/* A change fades: glows behind the content, and lines of sight over it. */
PaintLayer paint_glow;
PaintLayer paint_sights;

/* The houses that the sights of a sudoku tell, in front of all. */
PaintLayer paint_sight_houses;

/* The numbers of rows and columns around the board, and those on its squares. */
PaintLayer paint_line_numbers;
PaintLayer paint_square_numbers;

/* The words for the marks of a search, below the board where there is room. */
PaintLayer paint_queens_legend;
PaintLayer paint_words_legend;
PaintLayer paint_sudoku_legend;

/* The ring around the line at work, if there is one. */
PaintLayer paint_line_ring;

/* Words: the sum above the board, and letters in the place of queens. */
PaintLayer paint_sum;
PaintLayer paint_letters;

/* The pencil marks of a sudoku: corner marks, and centre marks in their positions or in a line. */
PaintLayer paint_pencil;

/* The links that the user drew, and the ring around the mark that is picked. */
PaintLayer paint_links;

/* A hint: the tints behind the digits of a sudoku, and the marks over them; all of it for queens.
 * */
PaintLayer paint_hint_grounds;
PaintLayer paint_hint_marks;
PaintLayer paint_hint_queens;

/* The whole puzzle; paint_puzzle () asks which one it is. */
PaintLayer paint_puzzle;
PaintLayer paint_sudoku;
PaintLayer paint_sudoku_thumbnail;
PaintLayer paint_queens;
PaintLayer paint_queens_thumbnail;

/* What paint_scene_init () and paint_scene_init_search () ask of each puzzle. */
void paint_scene_add_sudoku       (PaintScene        *scene,
                                   const GameSudoku  *sudoku,
                                   const PaintView   *view);
void paint_scene_add_queens       (PaintScene        *scene,
                                   const GameQueens  *queens,
                                   const PaintView   *view);
void paint_scene_add_sudoku_event (PaintScene        *scene,
                                   const SudokuSteps *steps,
                                   const SearchEvent *event);
void paint_scene_add_candidates   (PaintScene        *scene,
                                   const SudokuSteps *steps);
void paint_scene_add_marks        (PaintScene        *scene,
                                   const QueensSteps *steps);
void paint_scene_add_queens_event (PaintScene        *scene,
                                   const QueensSteps *steps,
                                   const SearchEvent *event);
void paint_scene_add_words        (PaintScene        *scene,
                                   const WordsSteps  *steps,
                                   const SearchEvent *event);

/* How many lines a sum has: the carries, the words and the result. */
int  paint_sum_n_lines            (const PaintSum    *sum);
