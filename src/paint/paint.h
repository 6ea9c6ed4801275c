/* Pictures of puzzles: pure functions that draw a scene on a cairo context, the same on screen, in
 * a thumbnail, on paper and in a file. They keep nothing between two calls and measure nothing on a
 * display, so the same scene always gives the same picture. They may run on any thread.
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

/* The colours of a picture. On screen they come from the style sheet; paper and files use
 * paint_theme_light, and paint_theme_dark holds the same colours as the dark style sheet. */
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

/* Makes the ring of the selection and the tints around it follow the accent colour of the desktop:
 * its hue, made dark or light enough for the ring to be seen. The accent may be one that no screen
 * has, with parts below 0 or above 1. Changes nothing where no shade is enough, and nothing in high
 * contrast. */
void paint_theme_set_accent (PaintTheme        *theme,
                             PaintColor         accent);

/* The marks of a square, beside its content. Each has a shape of its own too, so that no meaning
 * depends on colour alone. */
typedef enum
{
  PAINT_GIVEN    = 1 << 0,      /* bold on grey; a fixed queen stands on a bar */
  PAINT_PEER     = 1 << 1,      /* shares a house with the selected cell */
  PAINT_SAME     = 1 << 2,      /* holds the digit of the selected cell */
  PAINT_SELECTED = 1 << 3,      /* a ring */
  PAINT_CONFLICT = 1 << 4,      /* a wavy underline and a dot */
  PAINT_ATTACKED = 1 << 5,      /* a small cross */
  PAINT_TRYING   = 1 << 6,      /* a dashed ring; a digit or queen that is only tried in outline */
  PAINT_REFUSED  = 1 << 7,      /* a dashed ring and a cross */
  PAINT_PLACED   = 1 << 8,      /* a digit put there by a search: lighter than a person's */
  PAINT_DIFFERS  = 1 << 9,      /* not the same in all solutions: a small diamond */
  PAINT_FOUND    = 1 << 10,     /* part of a solution just found: a tick in the corner */
  PAINT_WRONG    = 1 << 11,     /* not as in the solution: struck through */
  PAINT_FITS     = 1 << 12,     /* can be the digit of the filter: a thin ring */
  PAINT_RULED_OUT = 1 << 13,    /* is empty and cannot be it, or marked for nothing: hatched */
  PAINT_LOOKED_AT = 1 << 14,    /* by a search: is there a queen, or a given? a thin ring */
  PAINT_LOST     = 1 << 15,     /* attacked, but the table has no mark: hatched the other way */
  PAINT_OPEN     = 1 << 16,     /* for the user to choose: a dashed circle */
  PAINT_TAKEN_BACK = 1 << 17,   /* a dotted ring; a digit or queen that stood there, in outline */
  PAINT_AT_WORK = PAINT_TRYING | PAINT_REFUSED | PAINT_TAKEN_BACK,
} PaintFlags;

/* The kind of a ringed line of squares. */
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
  uint8_t strength;                                  /* 255: opaque */
  bool    is_error;                                  /* the rules forbid it */
  bool    has_head;                                  /* an arrow to `to`, from a frame */
  bool    is_past;                                   /* dotted: of a queen that was taken back */
  uint8_t house;                                     /* 1 + that which both share, told at the
                                                      * frame; 0: it is not told */
} PaintSight;

enum { PAINT_MAX_SIGHTS = 32 };

/* What the legend below a board explains. */
typedef enum
{
  PAINT_NO_LEGEND,
  PAINT_LEGEND_SEARCH,
  PAINT_LEGEND_MARKS,           /* of a table of marks that may be wrong */
  PAINT_LEGEND_LOSS,            /* and how it became so */
  PAINT_LEGEND_MOVES,           /* of a learner who is the search */
} PaintLegend;

/* Numbers on the squares, to be compared with those of code. */
typedef enum
{
  PAINT_NO_NUMBERS,
  PAINT_PLACES,                 /* row and column */
  PAINT_SUMS,                   /* r + c: the same along a rising diagonal */
  PAINT_DIFFERENCES,            /* r - c, with as much added that none is less than the first */
  PAINT_BOXES,                  /* sudoku only */
} PaintNumbers;

/* A sum of words on paper, above a board whose rows are letters and whose columns are digits. */
typedef struct
{
  WordsPuzzle   puzzle;                              /* without letters: there is none */
  WordsSolution digits;
  uint16_t      known;                               /* bit l: letter l has a digit, or tries one */
  int8_t        tried;                               /* the letter that does; -1: none */
  bool          is_solved;
  int8_t        n_worked;                            /* columns from the right */
  int32_t       carry[WORDS_COLUMNS_MAX + 1];        /* into each of these and the next one */
  bool          has_column;                          /* the last event is about a column: */
  WordsColumn   column;
  SearchReason  reason;                              /* why it refuses a digit, if it does */
} PaintSum;

/* What a board shows. A plain value; squares are numbered row by row, row * size + column. */
typedef struct
{
  GameKind     kind;
  int          size;                                 /* 9, or n; of words the ten digits */

  uint8_t      digit[SUDOKU_CELLS];                  /* sudoku; 0: empty */
  SudokuDigits marks[SUDOKU_CELLS];                  /* centre marks */
  SudokuDigits corner[SUDOKU_CELLS];
  SudokuDigits colors[SUDOKU_CELLS];                 /* bit c - 1: colour c */
  GameCandidateColors mark_colors[SUDOKU_CELLS];
  GameLinks    links;                                /* between marks that are shown */
  GameCandidate picked;                              /* a mark, ringed; digit 0: none */
  bool         marks_in_places;                      /* centre marks: digit d at position d of 9 */
  uint8_t      only_digit;                           /* of those, one: large in the middle; or 0 */
  bool         keypad_order;                         /* of those: 7 8 9 on top; else 1 2 3 */
  uint8_t      same_digit;                           /* which marks stand out; 0: none */
  SudokuDigits gone[SUDOKU_CELLS];                   /* marks that fade away, struck through */
  uint8_t      gone_strength;

  QueensBoard  queens;                               /* queens */
  QueensBoard  excluded;
  ColouredPuzzle coloured;                           /* the regions; n is 0 where there are none */
  PaintSum     sum;                                  /* words, whose letters are the rows */
  uint32_t     flags[QUEENS_MAX * QUEENS_MAX];       /* PaintFlags of each square */

  int16_t      trying_value;                         /* the digit of the square that is tried */
  int16_t      line;                                 /* the line at work, ringed; -1: none */
  PaintLine    line_kind;
  bool         line_is_dead;                         /* nothing fits into it: a dashed ring */
  bool         has_looks;                            /* of a search with PAINT_LOOKED_AT */

  bool         is_numbered;                          /* rows and columns, outside the squares */
  bool         has_corner;                           /* a button switches where they begin */
  int          first_number;                         /* 0 or 1 */
  PaintNumbers numbers;
  PaintLegend  legend;                               /* where the board is numbered and large */

  uint8_t      glow[QUEENS_MAX * QUEENS_MAX];        /* a tint that passes; 255: opaque */
  bool         shows_attackers;                      /* of the square under the cursor */
  int          n_sights;
  PaintSight   sight[PAINT_MAX_SIGHTS];

  GameHighlight hint;
} PaintScene;

/* The marks that a window asks for beside the content of a state and its conflicts. */
typedef struct
{
  GameSquares selected;
  GameSquares wrong;            /* found by a check against the solution */
  bool        show_peers;       /* of the selected cell, where it is one */
  bool        show_same;        /* cells that hold its digit or, while empty, have it marked */
  int         digit;            /* or those of this digit, whatever is selected; 0: none */
  GameCandidate picked;         /* a mark that the user chose; digit 0: none */
  int         filter;           /* or this one, and where it can be is set apart; 0: none */
  bool        show_attacked;
  bool        show_attackers;   /* of the square under the cursor */
  bool        hide_conflicts;
  bool        marks_in_places;
} PaintView;

/* Fills the scene of a state: content, givens, conflicts, and the marks that the view asks for.
 * With a view of NULL it has no further marks, and pencil marks stand in their positions. */
void paint_scene_init       (PaintScene        *scene,
                             const GameState   *state,
                             const PaintView   *view);

/* Adds the effects of a change as they look `seconds` after it: completed houses light up from the
 * last digit on, a wave crosses a solved board, lines join the squares of a broken rule for a
 * moment, and removed marks fade. Returns false when all effects are over. */
bool paint_scene_add_change (PaintScene        *scene,
                             const GameChange  *change,
                             double             seconds);

/* Adds arrows to a square from the queens that attack it, or to an empty cell from the cells that
 * keep out the digit of a search. */
void paint_scene_add_attackers (PaintScene      *scene,
                                const GameState *state,
                                int              square);

/* Fills the scene of a search after `event` (NULL: at its start). */
void paint_scene_init_search (PaintScene        *scene,
                              const GameSearch  *search,
                              const SearchEvent *event);

/* Adds the highlight of a hint, and removes the marks that help with the next move. For a step of
 * sudoku, empty cells show the candidates of the position in which the solver found it; for a
 * single on a board without marks only those that the hint speaks of. */
void paint_scene_add_hint   (PaintScene          *scene,
                             const GameHint      *hint,
                             const GameHighlight *highlight);

/* How many rows the board has: as many as columns, but for words. */
int  paint_scene_n_rows     (const PaintScene  *scene);

/* Draws the board as large as it fits into width by height, centred; a sum stands above it. */
void paint_scene            (cairo_t           *cr,
                             const PaintScene  *scene,
                             const PaintTheme  *theme,
                             double             width,
                             double             height);

/* Returns the square at a point of the picture that paint_scene () draws, or -1. */
int  paint_square           (const PaintScene  *scene,
                             double             width,
                             double             height,
                             double             x,
                             double             y);

/* Returns the corner and the side of a square: the inverse of paint_square (). */
void paint_square_area      (const PaintScene  *scene,
                             double             width,
                             double             height,
                             int                square,
                             double            *x,
                             double            *y,
                             double            *side);

/* A pencil mark of a cell. */
typedef struct
{
  int  square;
  int  digit;                   /* 0: there is no mark */
  bool is_corner;               /* else a centre mark */
} PaintMark;

/* Returns the pencil mark at a point of the picture: of those of the square there, the one that is
 * nearest and not farther than a sixth of the square's side across and down. Marks that are too
 * small to be pointed at are not found. */
PaintMark paint_mark_at     (const PaintScene  *scene,
                             double             width,
                             double             height,
                             double             x,
                             double             y);

/* Draws the small picture of a list: digits or queens only, without rings and hatching. */
void paint_thumbnail        (cairo_t           *cr,
                             const PaintScene  *scene,
                             const PaintTheme  *theme,
                             double             width,
                             double             height);

/* Draws the swatch of a colour, 1 to GAME_COLORS: its tint and its pattern, with round corners. */
void paint_color_swatch     (cairo_t           *cr,
                             int                color,
                             const PaintTheme  *theme,
                             double             side);

/* Returns the room for a button in the corner of the numbers of rows and columns: a square. */
void paint_corner_area      (const PaintScene  *scene,
                             double             width,
                             double             height,
                             double            *x,
                             double            *y,
                             double            *side);

/* The contrast of two opaque colours, 1 to 21, as WCAG 2 defines it. */
double paint_contrast       (PaintColor         a,
                             PaintColor         b);

/* Mixes `hue` into `ground`; a `share` of 0 is all ground, 1 all hue. */
PaintColor paint_mix        (PaintColor         ground,
                             PaintColor         hue,
                             double             share);

/* Draws a queen in a square of `side` at x, y; filled, or in outline while it is only tried. */
void paint_queen            (cairo_t           *cr,
                             double             x,
                             double             y,
                             double             side,
                             bool               outline);
