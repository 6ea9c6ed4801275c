/* A highlight: the squares, candidates, houses and links that stand out on a board while a hint, or
 * one of its sentences, is shown.
 *
 * It says why something stands out; a view gives each reason a shape and a colour. The highlight of
 * a sentence is made with the sentence: its subject stands out, the rest of a step of sudoku is
 * faint, and the rest of other hints is left out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "game/state/game-stage.h"
#include "solver/coloured/coloured-hint.h"
#include "solver/queens/queens-hint.h"
#include "solver/sudoku/logic/sudoku-hint.h"

/* Why a candidate of a sudoku stands out. */
typedef enum
{
  GAME_EMPHASIS_NONE,
  GAME_EMPHASIS_GROUP_1,        /* the groups of a pattern; in a chain the first: true */
  GAME_EMPHASIS_GROUP_2,
  GAME_EMPHASIS_GROUP_3,
  GAME_EMPHASIS_GROUP_4,
  GAME_EMPHASIS_FIN,
  GAME_EMPHASIS_JOINT,          /* joins two groups */
  GAME_EMPHASIS_BESIDE,         /* beside the pattern; in a chain: false */
} GameEmphasis;

typedef struct
{
  uint8_t emphasis;             /* GameEmphasis */
  bool    faint;                /* the sentence does not speak of it */
} GameEmphasized;

/* From one candidate to another. */
typedef struct
{
  uint8_t  from_cell, from_digit;
  uint8_t  to_cell, to_digit;
  bool     strong;
  bool     faint;
  uint16_t number;              /* among the links of the hint */
} GameHighlightLink;

typedef struct
{
  SudokuCells cells;
  int         number;           /* tells groups from each other */
} GameHighlightGroup;

/* Why squares of a board of queens stand out. */
typedef enum
{
  GAME_SQUARES_FREE,            /* free squares of a line, a row or a region */
  GAME_SQUARES_EXCLUDED,        /* no queen can stand there */
  GAME_SQUARES_WRONG,           /* queens that together are wrong; squares that lack one */
  GAME_SQUARES_AWAY,            /* the queen to take away */
  GAME_SQUARES_PLACED,          /* where to put a queen */
  GAME_SQUARES_SUPPOSED,        /* queens that are only thought of */
  GAME_N_SQUARE_SETS,
} GameSquareSet;

enum { GAME_HIGHLIGHT_MAX_LINKS = 64 };

typedef struct
{
  bool               is_shown;

  /* Sudoku. */
  uint32_t           houses;                    /* bit h: house h */
  uint32_t           covers;                    /* houses that a pattern fills */
  SudokuCells        cells;
  SudokuCells        wrong;                     /* their entries or marks are wrong */
  SudokuCells        causes;                    /* their digits keep others out */
  GameEmphasized     candidate[SUDOKU_CELLS][SUDOKU_DIGITS];
  SudokuDigits       removed[SUDOKU_CELLS];
  uint8_t            placed[SUDOKU_CELLS];
  bool               faint_result;              /* of what is removed and placed */
  int                n_links;
  GameHighlightLink  link[GAME_HIGHLIGHT_MAX_LINKS];
  int                n_groups;
  GameHighlightGroup group[SUDOKU_HINT_MAX_SETS];

  /* Queens. */
  QueensBoard        squares[GAME_N_SQUARE_SETS];
  int8_t             row, column;               /* the line it is about; one of both, or both, -1 */
  bool               line_is_dead;              /* no queen can stand on it */
  uint16_t           bases[COLOURED_N_KINDS];   /* of coloured queens; bit h: house h */
  uint16_t           coverings[COLOURED_N_KINDS];
} GameHighlight;

/* Shown, but with nothing in it; what follows from a step would be faint. */
GameHighlight game_highlight_new             (void);

/* Sudoku. Marks: those of `roles`, bit r for SudokuRole r, and of one group, or of all where
 * `group` is -1. Links come before marks of the same candidates, so add them first. */
void          game_highlight_add_links       (GameHighlight      *self,
                                              const SudokuHint   *hint,
                                              int                 first,
                                              int                 n_links);
void          game_highlight_add_marks       (GameHighlight      *self,
                                              const SudokuHint   *hint,
                                              uint32_t            roles,
                                              int                 group);
void          game_highlight_add_houses      (GameHighlight      *self,
                                              const SudokuHint   *hint,
                                              SudokuHouseRole     role);
void          game_highlight_add_group       (GameHighlight      *self,
                                              const SudokuHint   *hint,
                                              int                 set);

/* Adds the rest of the step, faintly; all sets where none was added. */
void          game_highlight_add_rest        (GameHighlight      *self,
                                              const SudokuHint   *hint);

/* All that a step shows at a stage. */
void          game_highlight_add_step        (GameHighlight      *self,
                                              const SudokuHint   *hint,
                                              GameStage           stage);

/* Queens: the squares of `roles`, bit r for QueensRole r, and the line. */
void          game_highlight_add_queens      (GameHighlight      *self,
                                              const QueensHint   *hint,
                                              uint32_t            roles);
void          game_highlight_add_queens_step (GameHighlight      *self,
                                              const QueensHint   *hint,
                                              GameStage           stage);

/* Coloured queens: the squares of `roles`, bit r for ColouredRole r; the houses of the base or the
 * cover; the first queens of a chain. */
void          game_highlight_add_coloured    (GameHighlight      *self,
                                              const ColouredHint *hint,
                                              uint32_t            roles);
void          game_highlight_add_base        (GameHighlight      *self,
                                              const ColouredHint *hint);
void          game_highlight_add_cover       (GameHighlight      *self,
                                              const ColouredHint *hint);
void          game_highlight_add_chain       (GameHighlight      *self,
                                              const ColouredHint *hint,
                                              int                 n_queens);
void          game_highlight_add_coloured_step (GameHighlight      *self,
                                                const ColouredHint *hint,
                                                GameStage           stage);
