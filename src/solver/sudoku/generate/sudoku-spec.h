/* The properties that a caller wants a new sudoku to have, and the test for them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/logic/sudoku-techniques.h"
#include "solver/sudoku/sudoku-cells.h"

/* The symmetry of the pattern of the clues. */
typedef enum
{
  SUDOKU_SYMMETRY_NONE,
  SUDOKU_SYMMETRY_ROTATIONAL,   /* half a turn */
  SUDOKU_SYMMETRY_MIRROR,       /* left and right */
  SUDOKU_SYMMETRY_DIAGONAL,     /* along the falling diagonal: rows and columns swapped */
  SUDOKU_SYMMETRY_FULL,         /* all turns and mirror images of the square */
  SUDOKU_N_SYMMETRIES,
} SudokuSymmetry;

typedef struct
{
  int            level;         /* SudokuLevel as sudoku_grade_puzzle () gives it, or -1: any */
  bool           is_beginner;   /* an easy one with SUDOKU_BEGINNER_CLUES or more, which takes only
                                 * hidden singles in boxes and nearly full houses */
  int            technique;     /* SudokuTechnique, or -1: any. The solving path must use it and
                                 * needs none after it in the order of techniques; with a single, no
                                 * more than singles. Techniques that paths normally skip are
                                 * enabled when requested here */
  bool           allows_harder; /* harder techniques may follow `technique` on the path, as they may
                                 * where `level` is higher than its own */
  SudokuSymmetry symmetry;

  /* The rating of Sudoku Explainer (ER), in tenths; 0: any. An extreme puzzle without these and
   * without a technique has SUDOKU_EXTREME_RATING or more. */
  int            min_rating;
  int            max_rating;

  /* 0: any. Puzzles that must have more than SUDOKU_MINIMAL_CLUES are not minimal. */
  int            min_clues;
  int            max_clues;

  SudokuCells    pattern;       /* where the clues stand, redundant or not; empty: anywhere */

  uint64_t       seed;

  bool           grades_as_it_stands;   /* and not in the canonical form: so were the puzzles made
                                         * that people know */
} SudokuSpec;

enum
{
  SUDOKU_EXTREME_RATING = 80,
  SUDOKU_LOWEST_RATING = 12,    /* of a minimal sudoku; others go down to 10 */
  SUDOKU_HIGHEST_RATING = 120,  /* of any known sudoku */
  SUDOKU_MINIMAL_CLUES = 27,
};

/* Why no puzzle can meet a spec. */
typedef enum
{
  SUDOKU_SPEC_POSSIBLE,
  SUDOKU_SPEC_TECHNIQUE,        /* it belongs to a higher level */
  SUDOKU_SPEC_RATINGS,          /* in the wrong order, between two that there are, or not those of
                                 * the level, the technique or the number of clues */
  SUDOKU_SPEC_CLUES,            /* too few, or in the wrong order */
  SUDOKU_SPEC_EASY,             /* with so many clues no puzzle has the level or the technique */
  SUDOKU_SPEC_PATTERN,          /* too few cells, or two lines that could be swapped have none */
} SudokuSpecFault;

/* Returns the symmetry of that name, "none", "rotational", "mirror", "diagonal" or "full", or -1.
 * May change. */
int             sudoku_symmetry_from_name (const char          *name);

/* Sets the level to "beginner" or the name of a SudokuLevel. Returns false if there is none. May
 * change. */
bool            sudoku_spec_set_level     (SudokuSpec          *spec,
                                           const char          *name);

/* Whether a puzzle may need harder techniques than the one of the spec. */
bool            sudoku_spec_allows_harder (const SudokuSpec    *spec);

/* The range in which puzzles that meet the rest of the spec have their ratings, in tenths, as far
 * as it can be proven. `least` is more than `most` where there are no such puzzles. */
void            sudoku_spec_get_ratings   (const SudokuSpec    *spec,
                                           int                 *least,
                                           int                 *most);

/* The first fault that is known of the spec. May change. */
SudokuSpecFault sudoku_spec_find_fault    (const SudokuSpec    *spec);

/* Checks whether a puzzle has the level, the technique and the rating of the spec, doing as little
 * grading as possible. `n_choices` is the number of choices that the fast solver made to prove that
 * the puzzle has one solution. `control` is asked with `stats`. SEARCH_EXHAUSTED: the puzzle meets
 * the spec; SEARCH_LIMITED: it does not; SEARCH_STOPPED: `control` returned false. */
SearchEnd       sudoku_matches_spec       (const SudokuSpec    *spec,
                                           const SudokuGrid    *puzzle,
                                           uint64_t             n_choices,
                                           const SearchControl *control,
                                           const SearchStats   *stats);
