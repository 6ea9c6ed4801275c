/* The teaching methods of n queens: their names, and how they differ.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/queens-steps.h"

static const char *const method_names[QUEENS_N_METHODS] = {
  [QUEENS_PLACEMENTS] = "placements",
  [QUEENS_ALL_SQUARES] = "all-squares",
  [QUEENS_ROWS] = "rows",
  [QUEENS_PERMUTATIONS] = "permutations",
  [QUEENS_SCAN] = "scan",
  [QUEENS_SCAN_SQUARES] = "scan-squares",
  [QUEENS_MARKS_CLEARED] = "marks-cleared",
  [QUEENS_MARKS_CLEARED_ALL] = "marks-cleared-all",
  [QUEENS_MARKS_COPIED] = "marks-copied",
  [QUEENS_MARKS] = "marks",
  [QUEENS_FLAGS] = "flags",
  [QUEENS_SET] = "set",
  [QUEENS_BITS] = "bits",
};

const char *
queens_method_name (QueensMethod method)
{
  return method_names[method];
}

bool
queens_method_is_wrong (QueensMethod method)
{
  return method == QUEENS_MARKS_CLEARED || method == QUEENS_MARKS_CLEARED_ALL;
}

bool
queens_method_needs_diagonals (QueensMethod method)
{
  return queens_method_is_wrong (method) || method == QUEENS_SCAN_SQUARES;
}

bool
queens_method_is_by_line (QueensMethod method)
{
  return method != QUEENS_PLACEMENTS && method != QUEENS_ALL_SQUARES;
}

bool
queens_method_tests_whole (QueensMethod method)
{
  return method == QUEENS_PLACEMENTS || method == QUEENS_ROWS || method == QUEENS_PERMUTATIONS;
}

bool
queens_method_is_comparable (QueensMethod method)
{
  return method != QUEENS_ALL_SQUARES && !queens_method_is_wrong (method);
}
