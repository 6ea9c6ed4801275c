/* The puzzles by name: a row for each, with everything that differs between them and is not a move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/state/game-state.h"
#include "solver/coloured/coloured-generate.h"
#include "solver/queens/queens-generate.h"
#include "solver/sudoku/logic/sudoku-grade.h"
#include "solver/sudoku/generate/sudoku-generate.h"
#include "solver/sudoku/rating/sudoku-rating.h"

/* What a generator is asked for. The level counts from 0, easy, or is -1: any. */
typedef struct
{
  GameVariant variant;

  union
  {
    SudokuSpec   sudoku;
    QueensSpec   queens;        /* fixed ones */
    ColouredSpec coloured;
  };
} GameSpec;

/* How hard a puzzle is. */
typedef struct
{
  int level;

  union
  {
    SudokuGrade   sudoku;
    ColouredGrade coloured;
  };
} GameGrade;

/* What differs between the boards, whatever is played on them. */
typedef struct
{
  const char  *name;            /* in saved sessions and settings */
  const char  *title;           /* to be translated */
  int          n_digits;        /* that a person enters and marks; 0: queens are placed */
  int          box;             /* the rows of a box, or of the largest board */
  uint64_t     most_listed;     /* more solutions say little; 0: all are listed */

  /* Of the teaching searches. */
  int          first_method;    /* which a person watches at first */
  const char  *method_key;      /* of the one that is watched, in the settings */
  bool         has_orders;      /* row by row, or column by column */
  bool         has_path;        /* it can be watched as it is solved by logic, too */
  bool         has_words;       /* sums of words can be watched, too, on a board like it */
} GameKindInfo;

typedef struct
{
  const char  *key;             /* in records, on the command line, of text formats: free and fixed
                                 * queens have the same */
  const char  *name;            /* to be translated */
  const char  *plural;          /* the same, on the command line */
  int          least_size;
  int          most_size;
  int          usual_size;
  bool         is_free;         /* nothing but the size of the board is given */
  bool         has_images;      /* rotations and reflections of a solution are solutions by the same
                                 * rules, fixed queens aside */
  int          n_levels;        /* of the first names in game_words_level () */

  const char *(*level_name)      (int                  level);
  int         (*level_from_name) (const char          *name);   /* -1: there is none */

  /* The kernel that the generator uses. Static. */
  const char *(*kernel)          (void);

  /* NULL where puzzles are not generated. */
  bool        (*is_impossible)   (const GameSpec      *spec);

  /* Makes puzzles number `first` to `first` + `n_puzzles` - 1 of a spec. What the stats says is
   * written with each generator; it is overwritten. SEARCH_EXHAUSTED: all of them are made;
   * SEARCH_LIMITED: stats->n_solutions of them are, and there are no more. */
  SearchEnd   (*generate)        (const GameSpec      *spec,
                                  uint64_t             first,
                                  size_t               n_puzzles,
                                  const SearchControl *control,
                                  GameState           *puzzles,
                                  SearchStats         *stats);

  /* Looks for two solutions of what game_state_new_puzzle () makes: stats->n_solutions is 0, 1
   * (SEARCH_EXHAUSTED: the only one) or 2. The first is in `solution`, if there is one. */
  SearchEnd   (*prove)           (const GameState     *puzzle,
                                  const SearchControl *control,
                                  GameState           *solution,
                                  SearchStats         *stats);

  /* Grades a puzzle that is known to have one solution. False: `control` stopped it. */
  bool        (*grade)           (const GameState     *puzzle,
                                  const SearchControl *control,
                                  GameGrade           *grade);

  /* Rates such a puzzle as Sudoku Explainer does; NULL where it has none. False: `control` stopped
   * it. */
  bool        (*rate)            (const GameState     *puzzle,
                                  const SearchControl *control,
                                  SudokuRating        *rating);

  /* The techniques that a grade is made of, numbered as the solver does; NULL where there are
   * none. A code is static and stays what it is, for it is in records. */
  int         n_techniques;
  const char *(*technique_code)  (int                  technique);
  bool        (*grade_has)       (const GameGrade     *grade,
                                  int                  technique);
} GameVariantInfo;

extern const GameKindInfo    game_kinds[GAME_N_KINDS];
extern const GameVariantInfo game_variants[GAME_N_VARIANTS];

/* The row of the puzzle of a state, and whether its board may have another size. */
const GameVariantInfo *game_state_info    (const GameState *state);
bool                   game_state_has_sizes (const GameState *state);

/* The first variant that records name so, or -1. */
int                    game_variant_from_key (const char *key);

/* The techniques that solve a puzzle of a variant, as its grade has them. */
SudokuTechniques       game_grade_techniques (const GameGrade *grade,
                                              GameVariant      variant);

/* Of any level and with seed 0. A sudoku is of any pattern and technique, and has no size. */
GameSpec               game_spec_new      (GameVariant      variant,
                                           int              size,
                                           int              level);

/* Sets the level by its name; sudokus can be for beginners, too. False: the puzzle has no such
 * level. */
bool                   game_spec_set_level (GameSpec       *spec,
                                            const char     *name);
void                   game_spec_set_seed (GameSpec        *spec,
                                           uint64_t         seed);
uint64_t               game_spec_get_seed (const GameSpec  *spec);
int                    game_spec_get_level (const GameSpec *spec);
