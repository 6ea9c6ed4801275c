/* The table of techniques.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-techniques.h"

#include <assert.h>
#include <string.h>

/* Marks a name for translation; whoever shows it translates it. */
#define N_(text) text

/* In the order of SudokuTechnique. Names are those of most players; HoDoKu's, where it has another,
 * come second. */
const SudokuTechniqueInfo sudoku_technique[] = {
  { "0000", N_("Full House"), 4, SUDOKU_EASY, 10, true },
  { "0003", N_("Naked Single"), 4, SUDOKU_EASY, 23, true, "Sole Candidate" },
  { "0002", N_("Hidden Single"), 14, SUDOKU_EASY, 12, true, "Unique Candidate" },

  { "0110", N_("Locked Pair"), 40, SUDOKU_MEDIUM, 20, true },
  { "0111", N_("Locked Triple"), 60, SUDOKU_MEDIUM, 25, true },
  { "0100", N_("Locked Candidates Type 1 (Pointing)"), 50, SUDOKU_MEDIUM, 26, true, "Pointing" },
  { "0101", N_("Locked Candidates Type 2 (Claiming)"), 50, SUDOKU_MEDIUM, 28, true, "Claiming" },

  { "0200", N_("Naked Pair"), 60, SUDOKU_MEDIUM, 30, true },
  { "0201", N_("Naked Triple"), 80, SUDOKU_MEDIUM, 36, true },
  { "0210", N_("Hidden Pair"), 70, SUDOKU_MEDIUM, 34, true },
  { "0211", N_("Hidden Triple"), 100, SUDOKU_MEDIUM, 40, true },
  { "0202", N_("Naked Quad"), 120, SUDOKU_HARD, 50, true, "Naked Quadruple" },
  { "0212", N_("Hidden Quad"), 150, SUDOKU_HARD, 54, true, "Hidden Quadruple" },

  { "0300", N_("X-Wing"), 140, SUDOKU_HARD, 32, true },
  { "0301", N_("Swordfish"), 150, SUDOKU_HARD, 38, true },
  { "0302", N_("Jellyfish"), 160, SUDOKU_HARD, 52, true },
  { "0303", N_("Squirmbag"), 470, SUDOKU_UNFAIR, 54, false, "Starfish" },
  { "0304", N_("Whale"), 470, SUDOKU_UNFAIR, 54, false },
  { "0305", N_("Leviathan"), 470, SUDOKU_UNFAIR, 54, false },

  { "0703", N_("Remote Pair"), 110, SUDOKU_HARD, 70, true },

  { "0610", N_("Bivalue Universal Grave + 1"), 100, SUDOKU_HARD, 56, true, "BUG+1" },

  { "0400", N_("Skyscraper"), 130, SUDOKU_HARD, 66, true },
  { "0401", N_("2-String Kite"), 150, SUDOKU_HARD, 66, true },
  { "0404", N_("Dual 2-String Kite"), 150, SUDOKU_HARD, 66, false },
  { "0403", N_("Turbot Fish"), 120, SUDOKU_HARD, 66, true },
  { "0402", N_("Empty Rectangle"), 120, SUDOKU_HARD, 66, true },
  { "0405", N_("Dual Empty Rectangle"), 120, SUDOKU_HARD, 66, false },

  { "0803", N_("W-Wing"), 150, SUDOKU_HARD, 66, true },
  { "0800", N_("XY-Wing"), 160, SUDOKU_HARD, 42, true, "Y-Wing" },
  { "0801", N_("XYZ-Wing"), 180, SUDOKU_HARD, 44, true },

  { "0600", N_("Unique Rectangle Type 1"), 100, SUDOKU_HARD, 45, true, "Uniqueness Test 1" },
  { "0601", N_("Unique Rectangle Type 2"), 100, SUDOKU_HARD, 45, true, "Uniqueness Test 2" },
  { "0602", N_("Unique Rectangle Type 3"), 100, SUDOKU_HARD, 45, true, "Uniqueness Test 3" },
  { "0603", N_("Unique Rectangle Type 4"), 100, SUDOKU_HARD, 45, true, "Uniqueness Test 4" },
  { "0604", N_("Unique Rectangle Type 5"), 100, SUDOKU_HARD, 45, true, "Uniqueness Test 5" },
  { "0605", N_("Unique Rectangle Type 6"), 100, SUDOKU_HARD, 45, true, "Uniqueness Test 6" },
  { "0606", N_("Hidden Rectangle"), 100, SUDOKU_HARD, 45, true, "Hidden Unique Rectangle" },
  { "0607", N_("Avoidable Rectangle Type 1"), 100, SUDOKU_HARD, 45, true },
  { "0608", N_("Avoidable Rectangle Type 2"), 100, SUDOKU_HARD, 45, true },

  { "0310", N_("Finned X-Wing"), 130, SUDOKU_HARD, 34, true },
  { "0320", N_("Sashimi X-Wing"), 150, SUDOKU_HARD, 34, true },
  { "03101", N_("Siamese Finned X-Wing"), 130, SUDOKU_HARD, 34, false },
  { "03201", N_("Siamese Sashimi X-Wing"), 150, SUDOKU_HARD, 34, false },
  { "0311", N_("Finned Swordfish"), 200, SUDOKU_UNFAIR, 40, true },
  { "0321", N_("Sashimi Swordfish"), 240, SUDOKU_UNFAIR, 40, true },
  { "03111", N_("Siamese Finned Swordfish"), 200, SUDOKU_UNFAIR, 40, false },
  { "03211", N_("Siamese Sashimi Swordfish"), 240, SUDOKU_UNFAIR, 40, false },
  { "0312", N_("Finned Jellyfish"), 250, SUDOKU_UNFAIR, 54, true },
  { "0322", N_("Sashimi Jellyfish"), 260, SUDOKU_UNFAIR, 54, true },
  { "03121", N_("Siamese Finned Jellyfish"), 250, SUDOKU_UNFAIR, 54, false },
  { "03221", N_("Siamese Sashimi Jellyfish"), 260, SUDOKU_UNFAIR, 54, false },
  { "0313", N_("Finned Squirmbag"), 470, SUDOKU_UNFAIR, 56, false },
  { "0323", N_("Sashimi Squirmbag"), 470, SUDOKU_UNFAIR, 56, false },
  { "03131", N_("Siamese Finned Squirmbag"), 470, SUDOKU_UNFAIR, 56, false },
  { "03231", N_("Siamese Sashimi Squirmbag"), 470, SUDOKU_UNFAIR, 56, false },
  { "0314", N_("Finned Whale"), 470, SUDOKU_UNFAIR, 56, false },
  { "0324", N_("Sashimi Whale"), 470, SUDOKU_UNFAIR, 56, false },
  { "03141", N_("Siamese Finned Whale"), 470, SUDOKU_UNFAIR, 56, false },
  { "03241", N_("Siamese Sashimi Whale"), 470, SUDOKU_UNFAIR, 56, false },
  { "0315", N_("Finned Leviathan"), 470, SUDOKU_UNFAIR, 56, false },
  { "0325", N_("Sashimi Leviathan"), 470, SUDOKU_UNFAIR, 56, false },
  { "03151", N_("Siamese Finned Leviathan"), 470, SUDOKU_UNFAIR, 56, false },
  { "03251", N_("Siamese Sashimi Leviathan"), 470, SUDOKU_UNFAIR, 56, false },

  { "1101", N_("Sue de Coq"), 250, SUDOKU_UNFAIR, 50, true, "Two-Sector Disjoint Subsets" },

  { "0500", N_("Simple Colours Trap"), 150, SUDOKU_HARD, 66, true, "Simple Colors Trap" },
  { "0501", N_("Simple Colours Wrap"), 150, SUDOKU_HARD, 66, true, "Simple Colors Wrap" },
  { "0502", N_("Multi Colours 1"), 200, SUDOKU_HARD, 66, true, "Multi Colors 1" },
  { "0503", N_("Multi Colours 2"), 200, SUDOKU_HARD, 66, true, "Multi Colors 2" },

  { "0701", N_("X-Chain"), 260, SUDOKU_UNFAIR, 66, true },
  { "0702", N_("XY-Chain"), 260, SUDOKU_UNFAIR, 70, true },

  { "0706", N_("Continuous Nice Loop"), 280, SUDOKU_UNFAIR, 70, true },
  { "0707", N_("Discontinuous Nice Loop"), 280, SUDOKU_UNFAIR, 70, true },
  { "0708", N_("AIC"), 280, SUDOKU_UNFAIR, 70, true, "Alternating Inference Chain" },
  { "0709", N_("Grouped Continuous Nice Loop"), 300, SUDOKU_UNFAIR, 72, true },
  { "0710", N_("Grouped Discontinuous Nice Loop"), 300, SUDOKU_UNFAIR, 72, true },
  { "0711", N_("Grouped AIC"), 300, SUDOKU_UNFAIR, 72, true,
    "Grouped Alternating Inference Chain" },

  { "0901", N_("Almost Locked Set XZ-Rule"), 300, SUDOKU_UNFAIR, 72, true, "ALS-XZ" },
  { "0902", N_("Almost Locked Set XY-Wing"), 320, SUDOKU_UNFAIR, 75, true, "ALS-XY-Wing" },
  { "0903", N_("Almost Locked Set Chain"), 340, SUDOKU_UNFAIR, 76, true, "ALS-XY-Chain" },
  { "0904", N_("Death Blossom"), 360, SUDOKU_UNFAIR, 80, false },

  { "0330", N_("Franken X-Wing"), 300, SUDOKU_UNFAIR, 76, true },
  { "0331", N_("Franken Swordfish"), 350, SUDOKU_UNFAIR, 76, true },
  { "0332", N_("Franken Jellyfish"), 370, SUDOKU_UNFAIR, 76, false },
  { "0333", N_("Franken Squirmbag"), 470, SUDOKU_EXTREME, 76, false },
  { "0334", N_("Franken Whale"), 470, SUDOKU_EXTREME, 76, false },
  { "0335", N_("Franken Leviathan"), 470, SUDOKU_EXTREME, 76, false },
  { "0340", N_("Finned Franken X-Wing"), 390, SUDOKU_UNFAIR, 78, true },
  { "03401", N_("Siamese Finned Franken X-Wing"), 390, SUDOKU_UNFAIR, 78, false },
  { "0341", N_("Finned Franken Swordfish"), 410, SUDOKU_UNFAIR, 78, true },
  { "03411", N_("Siamese Finned Franken Swordfish"), 410, SUDOKU_UNFAIR, 78, false },
  { "0342", N_("Finned Franken Jellyfish"), 430, SUDOKU_UNFAIR, 78, false },
  { "03421", N_("Siamese Finned Franken Jellyfish"), 430, SUDOKU_UNFAIR, 78, false },
  { "0343", N_("Finned Franken Squirmbag"), 470, SUDOKU_EXTREME, 78, false },
  { "03431", N_("Siamese Finned Franken Squirmbag"), 470, SUDOKU_EXTREME, 78, false },
  { "0344", N_("Finned Franken Whale"), 470, SUDOKU_EXTREME, 78, false },
  { "03441", N_("Siamese Finned Franken Whale"), 470, SUDOKU_EXTREME, 78, false },
  { "0345", N_("Finned Franken Leviathan"), 470, SUDOKU_EXTREME, 78, false },
  { "03451", N_("Siamese Finned Franken Leviathan"), 470, SUDOKU_EXTREME, 78, false },
  { "0350", N_("Mutant X-Wing"), 450, SUDOKU_EXTREME, 80, false },
  { "0351", N_("Mutant Swordfish"), 450, SUDOKU_EXTREME, 80, false },
  { "0352", N_("Mutant Jellyfish"), 450, SUDOKU_EXTREME, 80, false },
  { "0353", N_("Mutant Squirmbag"), 470, SUDOKU_EXTREME, 80, false },
  { "0354", N_("Mutant Whale"), 470, SUDOKU_EXTREME, 80, false },
  { "0355", N_("Mutant Leviathan"), 470, SUDOKU_EXTREME, 80, false },
  { "0360", N_("Finned Mutant X-Wing"), 470, SUDOKU_EXTREME, 80, false },
  { "03601", N_("Siamese Finned Mutant X-Wing"), 470, SUDOKU_EXTREME, 80, false },
  { "0361", N_("Finned Mutant Swordfish"), 470, SUDOKU_EXTREME, 80, false },
  { "03611", N_("Siamese Finned Mutant Swordfish"), 470, SUDOKU_EXTREME, 80, false },
  { "0362", N_("Finned Mutant Jellyfish"), 470, SUDOKU_EXTREME, 80, false },
  { "03621", N_("Siamese Finned Mutant Jellyfish"), 470, SUDOKU_EXTREME, 80, false },
  { "0363", N_("Finned Mutant Squirmbag"), 470, SUDOKU_EXTREME, 80, false },
  { "03631", N_("Siamese Finned Mutant Squirmbag"), 470, SUDOKU_EXTREME, 80, false },
  { "0364", N_("Finned Mutant Whale"), 470, SUDOKU_EXTREME, 80, false },
  { "03641", N_("Siamese Finned Mutant Whale"), 470, SUDOKU_EXTREME, 80, false },
  { "0365", N_("Finned Mutant Leviathan"), 470, SUDOKU_EXTREME, 80, false },
  { "03651", N_("Siamese Finned Mutant Leviathan"), 470, SUDOKU_EXTREME, 80, false },

  { "1301", N_("Forcing Chain Contradiction"), 500, SUDOKU_EXTREME, 75, true },
  { "1302", N_("Forcing Chain Verity"), 500, SUDOKU_EXTREME, 80, true },
  { "1303", N_("Forcing Net Contradiction"), 700, SUDOKU_EXTREME, 85, true },
  { "1304", N_("Forcing Net Verity"), 700, SUDOKU_EXTREME, 90, true },
  { "1305", N_("Nested Forcing Net"), 700, SUDOKU_EXTREME, 95, true },

  { "1201", N_("Template Set"), 10000, SUDOKU_EXTREME, 90, false },
  { "1202", N_("Template Delete"), 10000, SUDOKU_EXTREME, 90, false },
};

static_assert (sizeof sudoku_technique / sizeof sudoku_technique[0] == SUDOKU_N_TECHNIQUES,
               "each technique has a row");

static const char * const level_names[SUDOKU_N_LEVELS] = {
  [SUDOKU_EASY] = "easy",
  [SUDOKU_MEDIUM] = "medium",
  [SUDOKU_HARD] = "hard",
  [SUDOKU_UNFAIR] = "unfair",
  [SUDOKU_EXTREME] = "extreme",
};

/* The last technique of each run of techniques of one family, in order. */
static const struct
{
  SudokuTechnique last;
  SudokuFamily    family;
} families[] = {
  { SUDOKU_HIDDEN_SINGLE, SUDOKU_FAMILY_SINGLES },
  { SUDOKU_LOCKED_TRIPLE, SUDOKU_FAMILY_LOCKED_SUBSETS },
  { SUDOKU_CLAIMING, SUDOKU_FAMILY_LOCKED_CANDIDATES },
  { SUDOKU_HIDDEN_QUADRUPLE, SUDOKU_FAMILY_SUBSETS },
  { SUDOKU_LEVIATHAN, SUDOKU_FAMILY_FISH },
  { SUDOKU_REMOTE_PAIR, SUDOKU_FAMILY_REMOTE_PAIR },
  { SUDOKU_BUG_1, SUDOKU_FAMILY_BUG },
  { SUDOKU_TURBOT_FISH, SUDOKU_FAMILY_TURBOT_FISH },
  { SUDOKU_DUAL_EMPTY_RECTANGLE, SUDOKU_FAMILY_EMPTY_RECTANGLES },
  { SUDOKU_XYZ_WING, SUDOKU_FAMILY_WINGS },
  { SUDOKU_HIDDEN_RECTANGLE, SUDOKU_FAMILY_UNIQUE_RECTANGLES },
  { SUDOKU_AVOIDABLE_RECTANGLE_2, SUDOKU_FAMILY_AVOIDABLE_RECTANGLES },
  { SUDOKU_SIAMESE_SASHIMI_LEVIATHAN, SUDOKU_FAMILY_FISH },
  { SUDOKU_SUE_DE_COQ, SUDOKU_FAMILY_SUE_DE_COQ },
  { SUDOKU_SIMPLE_COLORS_WRAP, SUDOKU_FAMILY_SIMPLE_COLORS },
  { SUDOKU_MULTI_COLORS_2, SUDOKU_FAMILY_MULTI_COLORS },
  { SUDOKU_XY_CHAIN, SUDOKU_FAMILY_CHAINS },
  { SUDOKU_AIC, SUDOKU_FAMILY_LOOPS },
  { SUDOKU_GROUPED_AIC, SUDOKU_FAMILY_GROUPED_LOOPS },
  { SUDOKU_DEATH_BLOSSOM, SUDOKU_FAMILY_ALS },
  { SUDOKU_SIAMESE_FINNED_MUTANT_LEVIATHAN, SUDOKU_FAMILY_FISH },
  { SUDOKU_FORCING_CHAIN_VERITY, SUDOKU_FAMILY_FORCING_CHAINS },
  { SUDOKU_FORCING_NET_VERITY, SUDOKU_FAMILY_FORCING_NETS },
  { SUDOKU_NESTED_FORCING_NET, SUDOKU_FAMILY_NESTED_NETS },
  { SUDOKU_TEMPLATE_DELETE, SUDOKU_FAMILY_TEMPLATES },
};

SudokuFamily
sudoku_technique_family (SudokuTechnique technique)
{
  int i = 0;

  while (families[i].last < technique)
    i++;

  return families[i].family;
}

int
sudoku_technique_from_code (const char *code)
{
  for (int technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    if (strcmp (sudoku_technique[technique].code, code) == 0)
      return technique;

  return -1;
}

static bool
is_in_name (char character)
{
  return (character >= '0' && character <= '9') || character == '+'
         || ((character | 0x20) >= 'a' && (character | 0x20) <= 'z');
}

/* Whether two names have the same letters, digits and plus signs, whatever their case and the
 * hyphens, blanks and brackets between. */
static bool
is_same_name (const char *one,
              const char *other)
{
  do
    {
      while (*one != '\0' && !is_in_name (*one))
        one++;
      while (*other != '\0' && !is_in_name (*other))
        other++;
      if ((*one | 0x20) != (*other | 0x20))
        return false;
    }
  while (*one++ != '\0' && *other++ != '\0');

  return true;
}

int
sudoku_technique_from_name (const char *name)
{
  for (int technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    {
      const SudokuTechniqueInfo *info = &sudoku_technique[technique];

      if (is_same_name (info->name, name) ||
          (info->second_name != NULL && is_same_name (info->second_name, name)))
        return technique;
    }

  return sudoku_technique_from_code (name);
}

const char *
sudoku_level_name (SudokuLevel level)
{
  return level_names[level];
}

int
sudoku_level_from_name (const char *name)
{
  for (int level = 0; level < SUDOKU_N_LEVELS; level++)
    if (strcmp (level_names[level], name) == 0)
      return level;

  return -1;
}

SudokuTechniques
sudoku_techniques_in_path (void)
{
  SudokuTechniques set = { { 0, 0 } };

  for (int technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    if (sudoku_technique[technique].in_path)
      sudoku_techniques_add (&set, technique);

  return set;
}

bool
sudoku_technique_needs_uniqueness (SudokuTechnique technique)
{
  return technique == SUDOKU_BUG_1 ||
         (technique >= SUDOKU_UNIQUE_RECTANGLE_1 && technique <= SUDOKU_AVOIDABLE_RECTANGLE_2);
}
