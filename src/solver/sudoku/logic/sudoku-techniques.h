/* The techniques that people solve sudokus with: their names, codes, levels and scores.
 *
 * The solver tries them in this order. Codes, levels, scores and order are those of HoDoKu 2.2.0,
 * so that grades mean what players expect (codes from 1301 on are ours). Ratings are those of
 * Sudoku Explainer, in tenths; a technique that it does not have is rated as it rates the same
 * deduction.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

typedef enum
{
  SUDOKU_FULL_HOUSE,
  SUDOKU_NAKED_SINGLE,
  SUDOKU_HIDDEN_SINGLE,

  SUDOKU_LOCKED_PAIR,
  SUDOKU_LOCKED_TRIPLE,
  SUDOKU_POINTING,
  SUDOKU_CLAIMING,

  SUDOKU_NAKED_PAIR,
  SUDOKU_NAKED_TRIPLE,
  SUDOKU_HIDDEN_PAIR,
  SUDOKU_HIDDEN_TRIPLE,
  SUDOKU_NAKED_QUADRUPLE,
  SUDOKU_HIDDEN_QUADRUPLE,

  SUDOKU_X_WING,
  SUDOKU_SWORDFISH,
  SUDOKU_JELLYFISH,
  SUDOKU_SQUIRMBAG,
  SUDOKU_WHALE,
  SUDOKU_LEVIATHAN,

  SUDOKU_REMOTE_PAIR,

  SUDOKU_BUG_1,

  SUDOKU_SKYSCRAPER,
  SUDOKU_TWO_STRING_KITE,
  SUDOKU_DUAL_TWO_STRING_KITE,
  SUDOKU_TURBOT_FISH,
  SUDOKU_EMPTY_RECTANGLE,
  SUDOKU_DUAL_EMPTY_RECTANGLE,

  SUDOKU_W_WING,
  SUDOKU_XY_WING,
  SUDOKU_XYZ_WING,

  SUDOKU_UNIQUE_RECTANGLE_1,
  SUDOKU_UNIQUE_RECTANGLE_2,
  SUDOKU_UNIQUE_RECTANGLE_3,
  SUDOKU_UNIQUE_RECTANGLE_4,
  SUDOKU_UNIQUE_RECTANGLE_5,
  SUDOKU_UNIQUE_RECTANGLE_6,
  SUDOKU_HIDDEN_RECTANGLE,
  SUDOKU_AVOIDABLE_RECTANGLE_1,
  SUDOKU_AVOIDABLE_RECTANGLE_2,

  SUDOKU_FINNED_X_WING,
  SUDOKU_SASHIMI_X_WING,
  SUDOKU_SIAMESE_FINNED_X_WING,
  SUDOKU_SIAMESE_SASHIMI_X_WING,
  SUDOKU_FINNED_SWORDFISH,
  SUDOKU_SASHIMI_SWORDFISH,
  SUDOKU_SIAMESE_FINNED_SWORDFISH,
  SUDOKU_SIAMESE_SASHIMI_SWORDFISH,
  SUDOKU_FINNED_JELLYFISH,
  SUDOKU_SASHIMI_JELLYFISH,
  SUDOKU_SIAMESE_FINNED_JELLYFISH,
  SUDOKU_SIAMESE_SASHIMI_JELLYFISH,
  SUDOKU_FINNED_SQUIRMBAG,
  SUDOKU_SASHIMI_SQUIRMBAG,
  SUDOKU_SIAMESE_FINNED_SQUIRMBAG,
  SUDOKU_SIAMESE_SASHIMI_SQUIRMBAG,
  SUDOKU_FINNED_WHALE,
  SUDOKU_SASHIMI_WHALE,
  SUDOKU_SIAMESE_FINNED_WHALE,
  SUDOKU_SIAMESE_SASHIMI_WHALE,
  SUDOKU_FINNED_LEVIATHAN,
  SUDOKU_SASHIMI_LEVIATHAN,
  SUDOKU_SIAMESE_FINNED_LEVIATHAN,
  SUDOKU_SIAMESE_SASHIMI_LEVIATHAN,

  SUDOKU_SUE_DE_COQ,

  SUDOKU_SIMPLE_COLORS_TRAP,
  SUDOKU_SIMPLE_COLORS_WRAP,
  SUDOKU_MULTI_COLORS_1,
  SUDOKU_MULTI_COLORS_2,

  SUDOKU_X_CHAIN,
  SUDOKU_XY_CHAIN,

  SUDOKU_CONTINUOUS_NICE_LOOP,
  SUDOKU_DISCONTINUOUS_NICE_LOOP,
  SUDOKU_AIC,
  SUDOKU_GROUPED_CONTINUOUS_NICE_LOOP,
  SUDOKU_GROUPED_DISCONTINUOUS_NICE_LOOP,
  SUDOKU_GROUPED_AIC,

  SUDOKU_ALS_XZ,
  SUDOKU_ALS_XY_WING,
  SUDOKU_ALS_CHAIN,
  SUDOKU_DEATH_BLOSSOM,

  SUDOKU_FRANKEN_X_WING,
  SUDOKU_FRANKEN_SWORDFISH,
  SUDOKU_FRANKEN_JELLYFISH,
  SUDOKU_FRANKEN_SQUIRMBAG,
  SUDOKU_FRANKEN_WHALE,
  SUDOKU_FRANKEN_LEVIATHAN,
  SUDOKU_FINNED_FRANKEN_X_WING,
  SUDOKU_SIAMESE_FINNED_FRANKEN_X_WING,
  SUDOKU_FINNED_FRANKEN_SWORDFISH,
  SUDOKU_SIAMESE_FINNED_FRANKEN_SWORDFISH,
  SUDOKU_FINNED_FRANKEN_JELLYFISH,
  SUDOKU_SIAMESE_FINNED_FRANKEN_JELLYFISH,
  SUDOKU_FINNED_FRANKEN_SQUIRMBAG,
  SUDOKU_SIAMESE_FINNED_FRANKEN_SQUIRMBAG,
  SUDOKU_FINNED_FRANKEN_WHALE,
  SUDOKU_SIAMESE_FINNED_FRANKEN_WHALE,
  SUDOKU_FINNED_FRANKEN_LEVIATHAN,
  SUDOKU_SIAMESE_FINNED_FRANKEN_LEVIATHAN,
  SUDOKU_MUTANT_X_WING,
  SUDOKU_MUTANT_SWORDFISH,
  SUDOKU_MUTANT_JELLYFISH,
  SUDOKU_MUTANT_SQUIRMBAG,
  SUDOKU_MUTANT_WHALE,
  SUDOKU_MUTANT_LEVIATHAN,
  SUDOKU_FINNED_MUTANT_X_WING,
  SUDOKU_SIAMESE_FINNED_MUTANT_X_WING,
  SUDOKU_FINNED_MUTANT_SWORDFISH,
  SUDOKU_SIAMESE_FINNED_MUTANT_SWORDFISH,
  SUDOKU_FINNED_MUTANT_JELLYFISH,
  SUDOKU_SIAMESE_FINNED_MUTANT_JELLYFISH,
  SUDOKU_FINNED_MUTANT_SQUIRMBAG,
  SUDOKU_SIAMESE_FINNED_MUTANT_SQUIRMBAG,
  SUDOKU_FINNED_MUTANT_WHALE,
  SUDOKU_SIAMESE_FINNED_MUTANT_WHALE,
  SUDOKU_FINNED_MUTANT_LEVIATHAN,
  SUDOKU_SIAMESE_FINNED_MUTANT_LEVIATHAN,

  SUDOKU_FORCING_CHAIN_CONTRADICTION,
  SUDOKU_FORCING_CHAIN_VERITY,
  SUDOKU_FORCING_NET_CONTRADICTION,
  SUDOKU_FORCING_NET_VERITY,
  SUDOKU_NESTED_FORCING_NET,

  SUDOKU_TEMPLATE_SET,
  SUDOKU_TEMPLATE_DELETE,

  SUDOKU_N_TECHNIQUES,
} SudokuTechnique;

/* Techniques with one search and one description. */
typedef enum
{
  SUDOKU_FAMILY_SINGLES,
  SUDOKU_FAMILY_LOCKED_SUBSETS,
  SUDOKU_FAMILY_LOCKED_CANDIDATES,
  SUDOKU_FAMILY_SUBSETS,
  SUDOKU_FAMILY_FISH,
  SUDOKU_FAMILY_REMOTE_PAIR,
  SUDOKU_FAMILY_BUG,
  SUDOKU_FAMILY_TURBOT_FISH,
  SUDOKU_FAMILY_EMPTY_RECTANGLES,
  SUDOKU_FAMILY_WINGS,
  SUDOKU_FAMILY_UNIQUE_RECTANGLES,
  SUDOKU_FAMILY_AVOIDABLE_RECTANGLES,
  SUDOKU_FAMILY_SUE_DE_COQ,
  SUDOKU_FAMILY_SIMPLE_COLORS,
  SUDOKU_FAMILY_MULTI_COLORS,
  SUDOKU_FAMILY_CHAINS,
  SUDOKU_FAMILY_LOOPS,
  SUDOKU_FAMILY_GROUPED_LOOPS,
  SUDOKU_FAMILY_ALS,
  SUDOKU_FAMILY_FORCING_CHAINS,
  SUDOKU_FAMILY_FORCING_NETS,
  SUDOKU_FAMILY_NESTED_NETS,
  SUDOKU_FAMILY_TEMPLATES,
  SUDOKU_N_FAMILIES,
} SudokuFamily;

typedef enum
{
  SUDOKU_EASY,
  SUDOKU_MEDIUM,
  SUDOKU_HARD,
  SUDOKU_UNFAIR,
  SUDOKU_EXTREME,
  SUDOKU_N_LEVELS,
} SudokuLevel;

typedef struct
{
  const char *code;             /* four digits, or five for a siamese form */
  const char *name;             /* in English */
  uint16_t    score;
  uint8_t     level;            /* SudokuLevel */
  uint8_t     rating;           /* in tenths; a chain adds to it by its length */
  bool        in_path;          /* tried when a puzzle is solved or graded, and when a person asks
                                 * for any hint; the others are found when asked for */
  const char *second_name;      /* HoDoKu's where that differs, or another one in use; or NULL */
} SudokuTechniqueInfo;

/* By SudokuTechnique. A new technique gives others new numbers: what is to last is the code. May
 * change. */
extern const SudokuTechniqueInfo sudoku_technique[SUDOKU_N_TECHNIQUES];

/* The technique with a code, or -1. May change. */
int         sudoku_technique_from_code (const char *code);

/* The technique of that name, second name or code, or -1. The case of letters, hyphens, blanks and
 * brackets do not matter: "x wing" is the X-Wing. May change. */
int         sudoku_technique_from_name (const char *name);

/* The family of a technique. */
SudokuFamily
            sudoku_technique_family    (SudokuTechnique technique);

/* "easy" to "extreme". Static. May change. */
const char *sudoku_level_name          (SudokuLevel level);

/* The level of that name, or -1. May change. */
int         sudoku_level_from_name     (const char *name);

/* Sets of techniques. */
typedef struct
{
  uint64_t bits[2];
} SudokuTechniques;

static inline bool
sudoku_techniques_has (const SudokuTechniques *set,
                       int                     technique)
{
  return set->bits[technique / 64] >> (technique % 64) & 1;
}

static inline void
sudoku_techniques_add (SudokuTechniques *set,
                       int               technique)
{
  set->bits[technique / 64] |= (uint64_t) 1 << (technique % 64);
}

static inline void
sudoku_techniques_remove (SudokuTechniques *set,
                          int               technique)
{
  set->bits[technique / 64] &= ~((uint64_t) 1 << (technique % 64));
}

/* The techniques of a path. May change. */
SudokuTechniques sudoku_techniques_in_path (void);

/* Returns whether a technique argues from the uniqueness of the solution. May change. */
bool             sudoku_technique_needs_uniqueness (SudokuTechnique technique);
