/* Listings of the methods of sudoku that go from cell to cell, with the calls for cells that are
 * given. Clearing a cell is part of them, since what stands in a cell tells whether it is given.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/code/game-code-private.h"

#include <glib/gi18n-lib.h>

static const GameCodeLine scan_pseudo[] = {
  { PART_ENTER, 0, { "place(r, c)" } },
  { PART_ROW, 1, { N_("if c = 9: r = r+1, c = 0"), N_("if c > 9: r = r+1, c = 1") } },
  { PART_BASE, 1, { N_("if r = 9: solution, return"), N_("if r > 9: solution, return") } },
  { PART_SKIP_GIVEN, 1, { N_("if grid[r][c] is given") } },
  { PART_NONE, 2, { N_("then place(r, c+1), return") } },
  { PART_LOOP, 1, { N_("for d = 1 … 9") } },
  { PART_INNER, 2, { N_("for i = 0 … 26"), N_("for i = 1 … 27") } },
  { PART_TEST_1, 3, { N_("if seen(r, c, i) = d") } },
  { PART_NEXT, 4, { N_("then next d") } },
  { PART_PLACE, 2, { "grid[r][c] = d" } },
  { PART_CALL, 2, { "place(r, c+1)" } },
  { PART_CLEAR, 2, { "grid[r][c] = 0" } },
  { PART_RETURN, 1, { N_("return  (no d is left)") } },
  { 0 },
};

static const GameCodeLine scan_c[] = {
  { PART_ENTER, 0, { "void place(int r, int c) {" } },
  { PART_ROW, 1, { "if (c == 9) { r++; c = 0; }", "if (c > 9) { r++; c = 1; }" } },
  { PART_BASE, 1, { "if (r == 9) { solution(); return; }", "if (r > 9) { solution(); return; }" } },
  { PART_SKIP_GIVEN, 1, { "if (grid[r][c] != 0)" } },
  { PART_NONE, 2, { "{ place(r, c + 1); return; }" } },
  { PART_SETUP, 1, { "int i;" } },
  { PART_LOOP, 1, { "for (int d = 1; d <= 9; d++) {" } },
  { PART_INNER, 2, { "for (i = 0; i < 27; i++)", "for (i = 1; i <= 27; i++)" } },
  { PART_TEST_1, 3, { "if (seen(r, c, i) == d)" } },
  { PART_BREAK, 4, { "break;" } },
  { PART_OUT, 2, { "if (i < 27)", "if (i <= 27)" } },
  { PART_NEXT, 3, { "continue;" } },
  { PART_PLACE, 2, { "grid[r][c] = d;" } },
  { PART_CALL, 2, { "place(r, c + 1);" } },
  { PART_CLEAR, 2, { "grid[r][c] = 0;" } },
  { PART_NONE, 1, { "}" } },
  { PART_RETURN, 0, { "}" } },
  { 0 },
};

static const GameCodeLine scan_python[] = {
  { PART_ENTER, 0, { "def place(r, c):" } },
  { PART_ROW, 1, { "if c == 9: r, c = r + 1, 0", "if c > 9: r, c = r + 1, 1" } },
  { PART_BASE, 1, { "if r == 9:", "if r > 9:" } },
  { PART_FOUND, 2, { "return solution()" } },
  { PART_SKIP_GIVEN, 1, { "if grid[r][c] != 0:" } },
  { PART_NONE, 2, { "return place(r, c + 1)" } },
  { PART_LOOP, 1, { "for d in range(1, 10):" } },
  { PART_INNER, 2, { "for i in range(27):", "for i in range(1, 28):" } },
  { PART_TEST_1, 3, { "if seen(r, c, i) == d:" } },
  { PART_BREAK, 4, { "break" } },
  { PART_NONE, 2, { "else:" } },
  { PART_PLACE, 3, { "grid[r][c] = d" } },
  { PART_CALL, 3, { "place(r, c + 1)" } },
  { PART_CLEAR, 3, { "grid[r][c] = 0" } },
  { PART_RETURN, 1, { "return" } },
  { 0 },
};

static const GameCodeLine flags_pseudo[] = {
  { PART_ENTER, 0, { "place(r, c)" } },
  { PART_ROW, 1, { N_("if c = 9: r = r+1, c = 0"), N_("if c > 9: r = r+1, c = 1") } },
  { PART_BASE, 1, { N_("if r = 9: solution, return"), N_("if r > 9: solution, return") } },
  { PART_SKIP_GIVEN, 1, { N_("if grid[r][c] is given") } },
  { PART_NONE, 2, { N_("then place(r, c+1), return") } },
  { PART_SETUP_2, 1, { "b = 3·(r div 3) + c div 3", "b = 3·((r−1) div 3) + (c+2) div 3" } },
  { PART_LOOP, 1, { N_("for d = 1 … 9") } },
  { PART_TEST_1, 2, { N_("if rows[r][d]") } },
  { PART_TEST_2, 2, { N_("or columns[c][d]") } },
  { PART_TEST_3, 2, { N_("or boxes[b][d]") } },
  { PART_NEXT, 3, { N_("then next d") } },
  { PART_PLACE, 2, { "grid[r][c] = d" } },
  { PART_MARK, 2, { N_("set all three") } },
  { PART_CALL, 2, { "place(r, c+1)" } },
  { PART_CLEAR, 2, { N_("clear all three") } },
  { PART_CLEAR_2, 2, { "grid[r][c] = 0" } },
  { PART_RETURN, 1, { N_("return  (no d is left)") } },
  { 0 },
};

static const GameCodeLine flags_c[] = {
  { PART_ENTER, 0, { "void place(int r, int c) {" } },
  { PART_ROW, 1, { "if (c == 9) { r++; c = 0; }", "if (c > 9) { r++; c = 1; }" } },
  { PART_BASE, 1, { "if (r == 9) { solution(); return; }", "if (r > 9) { solution(); return; }" } },
  { PART_SKIP_GIVEN, 1, { "if (grid[r][c] != 0)" } },
  { PART_NONE, 2, { "{ place(r, c + 1); return; }" } },
  { PART_SETUP_2, 1, { "int b = r / 3 * 3 + c / 3;", "int b = (r - 1) / 3 * 3 + (c + 2) / 3;" } },
  { PART_LOOP, 1, { "for (int d = 1; d <= 9; d++) {" } },
  { PART_TEST_1, 2, { "if (rows[r][d]" } },
  { PART_TEST_2, 4, { "|| columns[c][d]" } },
  { PART_TEST_3, 4, { "|| boxes[b][d])" } },
  { PART_NEXT, 3, { "continue;" } },
  { PART_PLACE, 2, { "grid[r][c] = d;" } },
  { PART_MARK, 2, { "rows[r][d] = columns[c][d] = boxes[b][d] = true;" } },
  { PART_CALL, 2, { "place(r, c + 1);" } },
  { PART_CLEAR, 2, { "rows[r][d] = columns[c][d] = boxes[b][d] = false;" } },
  { PART_CLEAR_2, 2, { "grid[r][c] = 0;" } },
  { PART_NONE, 1, { "}" } },
  { PART_RETURN, 0, { "}" } },
  { 0 },
};

static const GameCodeLine flags_python[] = {
  { PART_ENTER, 0, { "def place(r, c):" } },
  { PART_ROW, 1, { "if c == 9: r, c = r + 1, 0", "if c > 9: r, c = r + 1, 1" } },
  { PART_BASE, 1, { "if r == 9:", "if r > 9:" } },
  { PART_FOUND, 2, { "return solution()" } },
  { PART_SKIP_GIVEN, 1, { "if grid[r][c] != 0:" } },
  { PART_NONE, 2, { "return place(r, c + 1)" } },
  { PART_SETUP_2, 1, { "b = r // 3 * 3 + c // 3", "b = (r - 1) // 3 * 3 + (c + 2) // 3" } },
  { PART_LOOP, 1, { "for d in range(1, 10):" } },
  { PART_TEST_1, 2, { "if (rows[r][d]" } },
  { PART_TEST_2, 4, { "or columns[c][d]" } },
  { PART_TEST_3, 4, { "or boxes[b][d]):" } },
  { PART_NEXT, 3, { "continue" } },
  { PART_PLACE, 2, { "grid[r][c] = d" } },
  { PART_MARK, 2, { "rows[r][d] = columns[c][d] = boxes[b][d] = 1" } },
  { PART_CALL, 2, { "place(r, c + 1)" } },
  { PART_CLEAR, 2, { "rows[r][d] = columns[c][d] = boxes[b][d] = 0" } },
  { PART_CLEAR_2, 2, { "grid[r][c] = 0" } },
  { PART_RETURN, 1, { "return" } },
  { 0 },
};

const GameCodeListing game_code_sudoku_skips[] = {
  { "scan", SHAPE_SEEN,
    N_("seen(r, c, i) is the digit in one of the 27 cells of the row, the column and the box."),
    { scan_pseudo, scan_c, scan_python, scan_c } },
  { "flags", SHAPE_HOUSES, N_("The flags of the given digits are set."),
    { flags_pseudo, flags_c, flags_python, flags_c } },
  { NULL },
};
