/* Pictures of puzzles: pure functions from a scene to a cairo context, the same on screen, in a
 * thumbnail, on paper and in a file. Nothing is kept between two calls and nothing is measured on
 * a display; the same scene gives the same picture.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>

#include "game/state/game-change.h"
#include "game/hint/game-hint.h"
#include "game/state/game-state.h"
#include "game/watch/game-trace.h"

typedef struct
{
  double red, green, blue, alpha;
} PaintColor;

/* The colours of a picture; on screen they come from the style sheet; for paper
 * and files paint_theme_light () and paint_theme_dark () hold the same ones. */
typedef struct
{
  PaintColor cell;
  PaintColor given;             /* behind a given, and the dark squares of a chess board */
  PaintColor peer;
  PaintColor same;
  PaintColor selected;
  PaintColor attacked;

  PaintColor line;              /* between cells */
  PaintColor border;            /* around the board and the boxes */
  PaintColor ink;
  PaintColor own;               /* digits that a person entered */
  PaintColor mark;
  PaintColor error;
  PaintColor found;
  PaintColor trying;
  PaintColor ring;

  bool       high_contrast;     /* two pixel lines, no tints, shapes only */
  char       family[64];        /* of the font, as the desktop has it; empty: its sans */
} PaintTheme;

extern const PaintTheme paint_theme_light;
extern const PaintTheme paint_theme_dark;

/* Makes what is selected, and the tints around it, follow the accent of a desktop: its hue, as dark
 * or as light as the ring needs to be seen. Where that cannot be, nothing changes; nor in high
 * contrast. */
void paint_theme_set_accent (PaintTheme        *theme,
                             PaintColor         accent);

/* What is to be shown on one square, beside its content. Nothing is told by colour alone: each of
 * these has a shape of its own too. */
typedef enum
{
  PAINT_GIVEN    = 1 << 0,      /* bold on grey; a fixed queen stands on a bar */
  PAINT_PEER     = 1 << 1,      /* shares a house with the selected cell */
  PAINT_SAME     = 1 << 2,      /* holds the digit of the selected cell */
  PAINT_SELECTED = 1 << 3,      /* a ring */
  PAINT_CONFLICT = 1 << 4,      /* a wavy underline and a dot */
  PAINT_ATTACKED = 1 << 5,      /* hatched */
  PAINT_TRYING   = 1 << 6,      /* a dashed ring; what does not stand there yet in outline */
  PAINT_REFUSED  = 1 << 7,      /* a dashed ring and a cross */
  PAINT_PLACED   = 1 << 8,      /* a digit put there by a search: lighter than a person's */
  PAINT_DIFFERS  = 1 << 9,      /* not the same in all solutions: a small diamond */
  PAINT_FOUND    = 1 << 10,     /* part of a solution just found: a tick in the corner */
  PAINT_WRONG    = 1 << 11,     /* not as in the solution: struck through */
} PaintFlags;

/* A line of squares that are looked at together. */
typedef enum
{
  PAINT_ROW,
  PAINT_COLUMN,
  PAINT_BOX,                    /* sudoku only */
} PaintLine;

/* A line between two squares one of which attacks the other. */
typedef struct
{
  int16_t from, to;
  uint8_t strength;                                  /* 255: all of it */
  bool    is_error;                                  /* and may not */
} PaintSight;

enum { PAINT_MAX_SIGHTS = 32 };

/* What a board shows. A plain value; squares are numbered row by row, row * size + column. */
typedef struct
{
  GameKind     kind;
  int          size;                                 /* 9, or n */

  uint8_t      digit[SUDOKU_CELLS];                  /* sudoku; 0: empty */
  SudokuDigits marks[SUDOKU_CELLS];                  /* centre marks */
  SudokuDigits corner[SUDOKU_CELLS];
  SudokuDigits colors[SUDOKU_CELLS];                 /* bit c - 1: colour c */
  bool         marks_in_places;                      /* centre marks: digit d at place d of nine */
  uint8_t      same_digit;                           /* which marks stand out; 0: none */
  SudokuDigits gone[SUDOKU_CELLS];                   /* marks that fade away, struck through */
  uint8_t      gone_strength;

  QueensBoard  queens;                               /* queens */
  QueensBoard  excluded;
  ColouredPuzzle coloured;                           /* with regions, unless its n is 0 */
  uint16_t     flags[QUEENS_MAX * QUEENS_MAX];       /* PaintFlags of each square */

  int16_t      trying_value;                         /* the digit of the square that is tried */
  int16_t      line;                                 /* the line at work, ringed; -1: none */
  PaintLine    line_kind;
  bool         line_is_dead;                         /* nothing fits into it: a dashed ring */

  uint8_t      glow[QUEENS_MAX * QUEENS_MAX];        /* a tint that passes; 255: all of it */
  bool         shows_attackers;                      /* of the square that is looked at */
  int          n_sights;
  PaintSight   sight[PAINT_MAX_SIGHTS];

  GameHighlight    hint;
} PaintScene;

/* What a window wants to be seen of a state, beside what stands on it and what breaks a rule. */
typedef struct
{
  GameSquares selected;
  GameSquares wrong;            /* found by a check against the solution */
  bool        show_peers;       /* of the selected cell, where it is one */
  bool        show_same;        /* cells that hold its digit or, while empty, have it marked */
  int         digit;            /* or those of this digit, whatever is selected; 0: none */
  bool        show_attacked;
  bool        show_attackers;   /* of the square that is looked at */
  bool        hide_conflicts;
  bool        marks_in_places;
} PaintView;

/* The scene of a state: content, givens, conflicts, and what the view wants. NULL is a view of
 * nothing but that, with marks in their places. */
void paint_scene_init       (PaintScene        *scene,
                             const GameState   *state,
                             const PaintView   *view);

/* Adds what is seen of a change so many seconds after it: houses that were completed light up from
 * the last digit on, a wave goes over a board that was solved, what breaks a rule is joined for a
 * moment, and marks that are gone fade. Returns whether there is more to come. */
bool paint_scene_add_change (PaintScene        *scene,
                             const GameChange  *change,
                             double             seconds);

/* Adds lines from a square to the queens that attack it. */
void paint_scene_add_attackers (PaintScene     *scene,
                             const GameState   *state,
                             int                square);

/* The scene of a search after `event` (NULL: at its start). */
void paint_scene_init_search (PaintScene       *scene,
                              const GameSearch *search,
                              const SearchEvent *event);

/* Adds what is highlighted of a hint. While a step of sudoku is shown, empty cells show the
 * candidates that it was found with; what the board shows to help with the next move goes. */
void paint_scene_add_hint   (PaintScene        *scene,
                             const GameHint    *hint,
                             const GameHighlight *highlight);

/* Draws the board as large as it fits into width by height, square and centred. */
void paint_scene            (cairo_t           *cr,
                             const PaintScene  *scene,
                             const PaintTheme  *theme,
                             double             width,
                             double             height);

/* The square at a point, or -1: the inverse of what paint_scene () draws. */
int  paint_square           (const PaintScene  *scene,
                             double             width,
                             double             height,
                             double             x,
                             double             y);

/* Where a square is: the inverse of paint_square (). */
void paint_square_area      (const PaintScene  *scene,
                             double             width,
                             double             height,
                             int                square,
                             double            *x,
                             double            *y,
                             double            *side);

/* The small picture of a list: no rings, no hatching, only what stands on the board. */
void paint_thumbnail        (cairo_t           *cr,
                             const PaintScene  *scene,
                             const PaintTheme  *theme,
                             double             width,
                             double             height);

/* The key of a colour, 1 to GAME_COLORS: its tint and its pattern, rounded. */
void paint_color_swatch     (cairo_t           *cr,
                             int                color,
                             const PaintTheme  *theme,
                             double             side);

/* The contrast of two opaque colours, 1 to 21, as WCAG 2 defines it. */
double paint_contrast       (PaintColor         a,
                             PaintColor         b);

/* A queen in a square of `side` at x, y; filled, or in outline while it is only tried. */
void paint_queen            (cairo_t           *cr,
                             double             x,
                             double             y,
                             double             side,
                             bool               outline);

/* The search tree around the place of a search: the path from the root to now in bold, beside it
 * what was tried and closed at each depth. Circle: a choice; square: refused; triangle: a closed
 * subtree; diamond: a solution. */
void paint_tree             (cairo_t           *cr,
                             const GameSearch  *search,
                             const SearchEvent *event,
                             const PaintTheme  *theme,
                             double             width,
                             double             height);
