/* Listings of the methods of sudoku. The empty cells are numbered in their order; a cell is a
 * number too, row by row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/code/game-code-private.h"

#include <glib/gi18n-lib.h>

static const GameCodeLine scan_pseudo[] = {
  { PART_ENTER, 0, { "place(k)" } },
  { PART_BASE, 1, { N_("if k = m: solution, return"), N_("if k > m: solution, return") } },
  { PART_SETUP, 1, { "cell = empty[k]" } },
  { PART_LOOP, 1, { N_("for d = 1 … 9") } },
  { PART_INNER, 2, { N_("for i = 0 … 26"), N_("for i = 1 … 27") } },
  { PART_TEST_1, 3, { N_("if grid[seen[cell][i]] = d") } },
  { PART_NEXT, 4, { N_("then next d") } },
  { PART_PLACE, 2, { "grid[cell] = d" } },
  { PART_CALL, 2, { "place(k+1)" } },
  { PART_CLEAR, 2, { "grid[cell] = 0" } },
  { PART_RETURN, 1, { N_("return  (no d is left)") } },
  { 0 },
};

static const GameCodeLine scan_c[] = {
  { PART_ENTER, 0, { "void place(int k) {" } },
  { PART_BASE, 1, { "if (k == m) { solution(); return; }", "if (k > m) { solution(); return; }" } },
  { PART_SETUP, 1, { "int cell = empty[k], i;" } },
  { PART_LOOP, 1, { "for (int d = 1; d <= 9; d++) {" } },
  { PART_INNER, 2, { "for (i = 0; i < 27; i++)", "for (i = 1; i <= 27; i++)" } },
  { PART_TEST_1, 3, { "if (grid[seen[cell][i]] == d)" } },
  { PART_BREAK, 4, { "break;" } },
  { PART_OUT, 2, { "if (i < 27)", "if (i <= 27)" } },
  { PART_NEXT, 3, { "continue;" } },
  { PART_PLACE, 2, { "grid[cell] = d;" } },
  { PART_CALL, 2, { "place(k + 1);" } },
  { PART_CLEAR, 2, { "grid[cell] = 0;" } },
  { PART_NONE, 1, { "}" } },
  { PART_RETURN, 0, { "}" } },
  { 0 },
};

static const GameCodeLine scan_python[] = {
  { PART_ENTER, 0, { "def place(k):" } },
  { PART_BASE, 1, { "if k == m:", "if k > m:" } },
  { PART_FOUND, 2, { "return solution()" } },
  { PART_SETUP, 1, { "cell = empty[k]" } },
  { PART_LOOP, 1, { "for d in range(1, 10):" } },
  { PART_INNER, 2, { "for i in range(27):", "for i in range(1, 28):" } },
  { PART_TEST_1, 3, { "if grid[seen[cell][i]] == d:" } },
  { PART_BREAK, 4, { "break" } },
  { PART_NONE, 2, { "else:" } },
  { PART_PLACE, 3, { "grid[cell] = d" } },
  { PART_CALL, 3, { "place(k + 1)" } },
  { PART_CLEAR, 3, { "grid[cell] = 0" } },
  { PART_RETURN, 1, { "return" } },
  { 0 },
};

static const GameCodeLine flags_pseudo[] = {
  { PART_ENTER, 0, { "place(k)" } },
  { PART_BASE, 1, { N_("if k = m: solution, return"), N_("if k > m: solution, return") } },
  { PART_SETUP, 1, { "r, c = empty[k]" } },
  { PART_SETUP_2, 1, { "b = 3·(r div 3) + c div 3", "b = 3·((r−1) div 3) + (c+2) div 3" } },
  { PART_LOOP, 1, { N_("for d = 1 … 9") } },
  { PART_TEST_1, 2, { N_("if rows[r][d]") } },
  { PART_TEST_2, 2, { N_("or columns[c][d]") } },
  { PART_TEST_3, 2, { N_("or boxes[b][d]") } },
  { PART_NEXT, 3, { N_("then next d") } },
  { PART_PLACE, 2, { "grid[r][c] = d" } },
  { PART_MARK, 2, { N_("set all three") } },
  { PART_CALL, 2, { "place(k+1)" } },
  { PART_CLEAR, 2, { N_("clear all three") } },
  { PART_RETURN, 1, { N_("return  (no d is left)") } },
  { 0 },
};

static const GameCodeLine flags_c[] = {
  { PART_ENTER, 0, { "void place(int k) {" } },
  { PART_BASE, 1, { "if (k == m) { solution(); return; }", "if (k > m) { solution(); return; }" } },
  { PART_SETUP, 1, { "int r = empty_row[k], c = empty_column[k];" } },
  { PART_SETUP_2, 1, { "int b = r / 3 * 3 + c / 3;", "int b = (r - 1) / 3 * 3 + (c + 2) / 3;" } },
  { PART_LOOP, 1, { "for (int d = 1; d <= 9; d++) {" } },
  { PART_TEST_1, 2, { "if (rows[r][d]" } },
  { PART_TEST_2, 4, { "|| columns[c][d]" } },
  { PART_TEST_3, 4, { "|| boxes[b][d])" } },
  { PART_NEXT, 3, { "continue;" } },
  { PART_PLACE, 2, { "grid[r][c] = d;" } },
  { PART_MARK, 2, { "rows[r][d] = columns[c][d] = boxes[b][d] = true;" } },
  { PART_CALL, 2, { "place(k + 1);" } },
  { PART_CLEAR, 2, { "rows[r][d] = columns[c][d] = boxes[b][d] = false;" } },
  { PART_NONE, 1, { "}" } },
  { PART_RETURN, 0, { "}" } },
  { 0 },
};

static const GameCodeLine flags_python[] = {
  { PART_ENTER, 0, { "def place(k):" } },
  { PART_BASE, 1, { "if k == m:", "if k > m:" } },
  { PART_FOUND, 2, { "return solution()" } },
  { PART_SETUP, 1, { "r, c = empty[k]" } },
  { PART_SETUP_2, 1, { "b = r // 3 * 3 + c // 3", "b = (r - 1) // 3 * 3 + (c + 2) // 3" } },
  { PART_LOOP, 1, { "for d in range(1, 10):" } },
  { PART_TEST_1, 2, { "if (rows[r][d]" } },
  { PART_TEST_2, 4, { "or columns[c][d]" } },
  { PART_TEST_3, 4, { "or boxes[b][d]):" } },
  { PART_NEXT, 3, { "continue" } },
  { PART_PLACE, 2, { "grid[r][c] = d" } },
  { PART_MARK, 2, { "rows[r][d] = columns[c][d] = boxes[b][d] = 1" } },
  { PART_CALL, 2, { "place(k + 1)" } },
  { PART_CLEAR, 2, { "rows[r][d] = columns[c][d] = boxes[b][d] = 0" } },
  { PART_RETURN, 1, { "return" } },
  { 0 },
};

static const GameCodeLine tightest_pseudo[] = {
  { PART_ENTER, 0, { "place(k)" } },
  { PART_BASE, 1, { N_("if k = m: solution, return"), N_("if k > m: solution, return") } },
  { PART_SETUP, 1, { N_("best = none") } },
  { PART_INNER, 1, { N_("for each empty cell, until best has no candidate") } },
  { PART_TEST_1, 2, { N_("if it has fewer candidates than best: best = cell") } },
  { PART_LOOP, 1, { N_("for each candidate d of best") } },
  { PART_PLACE, 2, { "grid[best] = d" } },
  { PART_CALL, 2, { "place(k+1)" } },
  { PART_CLEAR, 2, { "grid[best] = 0" } },
  { PART_RETURN, 1, { N_("return  (no d is left)") } },
  { 0 },
};

static const GameCodeLine tightest_c[] = {
  { PART_ENTER, 0, { "void place(int k) {" } },
  { PART_BASE, 1, { "if (k == m) { solution(); return; }", "if (k > m) { solution(); return; }" } },
  { PART_SETUP, 1, { "int best = 0, fewest = 10;" } },
  { PART_OUTER, 1, { "for (int i = 0; i < 81 && fewest > 0; i++)",
                     "for (int i = 1; i <= 81 && fewest > 0; i++)" } },
  { PART_NONE, 2, { "if (grid[i] == 0" } },
  { PART_TEST_1, 4, { "&& count(candidates(i)) < fewest)" } },
  { PART_NONE, 3, { "fewest = count(candidates(best = i));" } },
  { PART_SETUP_2, 1, { "int set = candidates(best);" } },
  { PART_LOOP, 1, { "for (; set != 0; set &= set - 1) {" } },
  { PART_PLACE, 2, { "grid[best] = lowest(set);" } },
  { PART_CALL, 2, { "place(k + 1);" } },
  { PART_CLEAR, 2, { "grid[best] = 0;" } },
  { PART_NONE, 1, { "}" } },
  { PART_RETURN, 0, { "}" } },
  { 0 },
};

static const GameCodeLine tightest_python[] = {
  { PART_ENTER, 0, { "def place(k):" } },
  { PART_BASE, 1, { "if k == m:", "if k > m:" } },
  { PART_FOUND, 2, { "return solution()" } },
  { PART_SETUP, 1, { "fewest = 10" } },
  { PART_OUTER, 1, { "for cell in empty_cells():" } },
  { PART_NONE, 2, { "if (fewest > 0" } },
  { PART_TEST_1, 4, { "and len(candidates(cell)) < fewest):" } },
  { PART_NONE, 3, { "best = cell" } },
  { PART_NONE, 3, { "fewest = len(candidates(best))" } },
  { PART_LOOP, 1, { "for d in candidates(best):" } },
  { PART_PLACE, 2, { "grid[best] = d" } },
  { PART_CALL, 2, { "place(k + 1)" } },
  { PART_CLEAR, 2, { "grid[best] = 0" } },
  { PART_RETURN, 1, { "return" } },
  { 0 },
};

static const GameCodeLine propagate_pseudo[] = {
  { PART_ENTER, 0, { "place(k)" } },
  { PART_BASE, 1, { N_("if k = m: solution, return"), N_("if k > m: solution, return") } },
  { PART_SETUP, 1, { N_("cell = the one with fewest candidates") } },
  { PART_SETUP_2, 1, { N_("set = its candidates") } },
  { PART_HOUSES, 1, { N_("for each house, while set has more than 1") } },
  { PART_LOST, 2, { N_("if a digit has no place there: set = none") } },
  { PART_SINGLE, 2, { N_("if d has one place: cell = it, set = d") } },
  { PART_LOOP, 1, { N_("for each d of set") } },
  { PART_PLACE, 2, { "grid[cell] = d" } },
  { PART_CALL, 2, { "place(k+1)" } },
  { PART_CLEAR, 2, { "grid[cell] = 0" } },
  { PART_RETURN, 1, { N_("return  (no d is left)") } },
  { 0 },
};

static const GameCodeLine propagate_c[] = {
  { PART_ENTER, 0, { "void place(int k) {" } },
  { PART_BASE, 1, { "if (k == m) { solution(); return; }", "if (k > m) { solution(); return; }" } },
  { PART_SETUP, 1, { "int cell = tightest();" } },
  { PART_SETUP_2, 1, { "int set = candidates(cell);" } },
  { PART_HOUSES, 1, { "for (int h = 0; h < 27 && count(set) > 1; h++)",
                      "for (int h = 1; h <= 27 && count(set) > 1; h++)" } },
  { PART_LOST, 2, { "if (lost(h) != 0) set = 0;" } },
  { PART_SINGLE, 2, { "else if (single(h) != 0)" } },
  { PART_NONE, 3, { "cell = place_of(h, set = single(h));" } },
  { PART_LOOP, 1, { "for (; set != 0; set &= set - 1) {" } },
  { PART_PLACE, 2, { "grid[cell] = lowest(set);" } },
  { PART_CALL, 2, { "place(k + 1);" } },
  { PART_CLEAR, 2, { "grid[cell] = 0;" } },
  { PART_NONE, 1, { "}" } },
  { PART_RETURN, 0, { "}" } },
  { 0 },
};

static const GameCodeLine propagate_python[] = {
  { PART_ENTER, 0, { "def place(k):" } },
  { PART_BASE, 1, { "if k == m:", "if k > m:" } },
  { PART_FOUND, 2, { "return solution()" } },
  { PART_SETUP, 1, { "cell = tightest()" } },
  { PART_SETUP_2, 1, { "digits = candidates(cell)" } },
  { PART_HOUSES, 1, { "for house in houses:" } },
  { PART_NONE, 2, { "if len(digits) < 2: break" } },
  { PART_LOST, 2, { "if lost(house): digits = []" } },
  { PART_SINGLE, 2, { "elif single(house): cell, digits = single(house)" } },
  { PART_LOOP, 1, { "for d in digits:" } },
  { PART_PLACE, 2, { "grid[cell] = d" } },
  { PART_CALL, 2, { "place(k + 1)" } },
  { PART_CLEAR, 2, { "grid[cell] = 0" } },
  { PART_RETURN, 1, { "return" } },
  { 0 },
};

const GameCodeListing game_code_sudoku[] = {
  { "scan", SHAPE_SEEN,
    N_("m cells are empty. seen[cell] are the 27 cells of its row, its column and its box."),
    { scan_pseudo, scan_c, scan_python, scan_c } },
  { "flags", SHAPE_HOUSES, N_("m cells are empty; the flags of the given digits are set."),
    { flags_pseudo, flags_c, flags_python, flags_c } },
  { "tightest", SHAPE_TIGHTEST,
    N_("m cells are empty. candidates(cell) are the digits that its row, column and box lack."),
    { tightest_pseudo, tightest_c, tightest_python, tightest_c } },
  { "propagate", SHAPE_PROPAGATE,
    N_("m cells are empty. A house is a row, a column or a box; lost are its digits without a "
       "place, single is one with one place."),
    { propagate_pseudo, propagate_c, propagate_python, propagate_c } },
  { NULL },
};
