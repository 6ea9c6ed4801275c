/* Listings of the methods of queens that remember the columns and diagonals that are taken.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/code/game-code-private.h"

#include <glib/gi18n-lib.h>

static const GameCodeLine flags_pseudo[] = {
  { PART_ENTER, 0, { "place(r)" } },
  { PART_BASE, 1, { N_("if r = n: solution, return"), N_("if r > n: solution, return") } },
  { PART_LOOP, 1, { N_("for c = 0 … n−1"), N_("for c = 1 … n") } },
  { PART_TEST_1, 2, { N_("if column[c]") } },
  { PART_TEST_2, 2, { N_("or falling[r−c+n−1]"), N_("or falling[r−c+n]") } },
  { PART_TEST_3, 2, { N_("or rising[r+c]") } },
  { PART_NEXT, 3, { N_("then next c") } },
  { PART_PLACE, 2, { "queen[r] = c" } },
  { PART_MARK, 2, { N_("set all three to r") } },
  { PART_CALL, 2, { "place(r+1)" } },
  { PART_CLEAR, 2, { N_("clear all three") } },
  { PART_RETURN, 1, { N_("return  (no c is left)") } },
  { 0 },
};

static const GameCodeLine flags_c[] = {
  { PART_ENTER, 0, { "void place(int r) {" } },
  { PART_BASE, 1, { "if (r == n) { solution(); return; }", "if (r > n) { solution(); return; }" } },
  { PART_LOOP, 1, { "for (int c = 0; c < n; c++) {", "for (int c = 1; c <= n; c++) {" } },
  { PART_INDEX, 2, { "int f = r - c + n - 1, g = r + c;", "int f = r - c + n, g = r + c;" } },
  { PART_TEST_1, 2, { "if (column[c]" } },
  { PART_TEST_2, 4, { "|| falling[f]" } },
  { PART_TEST_3, 4, { "|| rising[g])" } },
  { PART_NEXT, 3, { "continue;" } },
  { PART_PLACE, 2, { "queen[r] = c;" } },
  { PART_MARK, 2, { "column[c] = falling[f] = rising[g] = true;" } },
  { PART_CALL, 2, { "place(r + 1);" } },
  { PART_CLEAR, 2, { "column[c] = falling[f] = rising[g] = false;" } },
  { PART_NONE, 1, { "}" } },
  { PART_RETURN, 0, { "}" } },
  { 0 },
};

static const GameCodeLine flags_python[] = {
  { PART_ENTER, 0, { "def place(r):" } },
  { PART_BASE, 1, { "if r == n:", "if r > n:" } },
  { PART_FOUND, 2, { "return solution()" } },
  { PART_LOOP, 1, { "for c in range(n):", "for c in range(1, n + 1):" } },
  { PART_INDEX, 2, { "f, g = r - c + n - 1, r + c", "f, g = r - c + n, r + c" } },
  { PART_TEST_1, 2, { "if (column[c]" } },
  { PART_TEST_2, 4, { "or falling[f]" } },
  { PART_TEST_3, 4, { "or rising[g]):" } },
  { PART_NEXT, 3, { "continue" } },
  { PART_PLACE, 2, { "queen[r] = c" } },
  { PART_MARK, 2, { "column[c] = falling[f] = rising[g] = True" } },
  { PART_CALL, 2, { "place(r + 1)" } },
  { PART_CLEAR, 2, { "column[c] = falling[f] = rising[g] = False" } },
  { PART_RETURN, 1, { "return" } },
  { 0 },
};

static const GameCodeLine set_pseudo[] = {
  { PART_ENTER, 0, { "place(r)" } },
  { PART_BASE, 1, { N_("if r = n: solution, return"), N_("if r > n: solution, return") } },
  { PART_LOOP, 1, { N_("for c = 0 … n−1"), N_("for c = 1 … n") } },
  { PART_TEST_1, 2, { N_("if columns holds c") } },
  { PART_TEST_2, 2, { N_("or falling holds r−c") } },
  { PART_TEST_3, 2, { N_("or rising holds r+c") } },
  { PART_NEXT, 3, { N_("then next c") } },
  { PART_PLACE, 2, { "queen[r] = c" } },
  { PART_MARK, 2, { N_("put c, r−c, r+c into the sets") } },
  { PART_CALL, 2, { "place(r+1)" } },
  { PART_CLEAR, 2, { N_("take all three out again") } },
  { PART_RETURN, 1, { N_("return  (no c is left)") } },
  { 0 },
};

static const GameCodeLine set_c[] = {
  { PART_ENTER, 0, { "void place(int r) {" } },
  { PART_BASE, 1, { "if (r == n) { solution(); return; }", "if (r > n) { solution(); return; }" } },
  { PART_LOOP, 1, { "for (int c = 0; c < n; c++) {", "for (int c = 1; c <= n; c++) {" } },
  { PART_TEST_1, 2, { "if (holds(columns, c)" } },
  { PART_TEST_2, 4, { "|| holds(falling, r - c)" } },
  { PART_TEST_3, 4, { "|| holds(rising, r + c))" } },
  { PART_NEXT, 3, { "continue;" } },
  { PART_PLACE, 2, { "queen[r] = c;" } },
  { PART_MARK, 2, { "add(columns, c); add(falling, r - c);" } },
  { PART_MARK_2, 2, { "add(rising, r + c);" } },
  { PART_CALL, 2, { "place(r + 1);" } },
  { PART_CLEAR, 2, { "take(columns, c); take(falling, r - c);" } },
  { PART_CLEAR_2, 2, { "take(rising, r + c);" } },
  { PART_NONE, 1, { "}" } },
  { PART_RETURN, 0, { "}" } },
  { 0 },
};

static const GameCodeLine set_python[] = {
  { PART_ENTER, 0, { "def place(r):" } },
  { PART_BASE, 1, { "if r == n:", "if r > n:" } },
  { PART_FOUND, 2, { "return solution()" } },
  { PART_LOOP, 1, { "for c in range(n):", "for c in range(1, n + 1):" } },
  { PART_TEST_1, 2, { "if (c in columns" } },
  { PART_TEST_2, 4, { "or r - c in falling" } },
  { PART_TEST_3, 4, { "or r + c in rising):" } },
  { PART_NEXT, 3, { "continue" } },
  { PART_PLACE, 2, { "queen[r] = c" } },
  { PART_MARK, 2, { "columns.add(c); falling.add(r - c)" } },
  { PART_MARK_2, 2, { "rising.add(r + c)" } },
  { PART_CALL, 2, { "place(r + 1)" } },
  { PART_CLEAR, 2, { "columns.remove(c); falling.remove(r - c)" } },
  { PART_CLEAR_2, 2, { "rising.remove(r + c)" } },
  { PART_RETURN, 1, { "return" } },
  { 0 },
};

static const GameCodeLine set_java[] = {
  { PART_ENTER, 0, { "void place(int r) {" } },
  { PART_BASE, 1, { "if (r == n) { solution(); return; }", "if (r > n) { solution(); return; }" } },
  { PART_LOOP, 1, { "for (int c = 0; c < n; c++) {", "for (int c = 1; c <= n; c++) {" } },
  { PART_TEST_1, 2, { "if (columns.contains(c)" } },
  { PART_TEST_2, 4, { "|| falling.contains(r - c)" } },
  { PART_TEST_3, 4, { "|| rising.contains(r + c))" } },
  { PART_NEXT, 3, { "continue;" } },
  { PART_PLACE, 2, { "queen[r] = c;" } },
  { PART_MARK, 2, { "columns.add(c); falling.add(r - c);" } },
  { PART_MARK_2, 2, { "rising.add(r + c);" } },
  { PART_CALL, 2, { "place(r + 1);" } },
  { PART_CLEAR, 2, { "columns.remove(c); falling.remove(r - c);" } },
  { PART_CLEAR_2, 2, { "rising.remove(r + c);" } },
  { PART_NONE, 1, { "}" } },
  { PART_RETURN, 0, { "}" } },
  { 0 },
};

static const GameCodeLine bits_pseudo[] = {
  { PART_ENTER, 0, { "place(r, col, fall, rise)" } },
  { PART_BASE, 1, { N_("if r = n: solution, return"), N_("if r > n: solution, return") } },
  { PART_SETUP, 1, { "free = full & ~(col | fall | rise)" } },
  { PART_LOOP, 1, { N_("while free ≠ 0") } },
  { PART_INDEX, 2, { "bit = free & −free" } },
  { PART_PLACE, 2, { "queen[r] = bit" } },
  { PART_CALL, 2, { "place(r+1, col | bit," } },
  { PART_NONE, 4, { "(fall | bit) << 1, (rise | bit) >> 1)" } },
  { PART_CLEAR, 2, { "free = free − bit" } },
  { PART_RETURN, 1, { N_("return  (no bit is left)") } },
  { 0 },
};

static const GameCodeLine bits_c[] = {
  { PART_ENTER, 0, { "void place(int r, uint col, uint fall, uint rise) {" } },
  { PART_BASE, 1, { "if (r == n) { solution(); return; }", "if (r > n) { solution(); return; }" } },
  { PART_SETUP, 1, { "uint free = full & ~(col | fall | rise);" } },
  { PART_LOOP, 1, { "while (free != 0) {" } },
  { PART_INDEX, 2, { "uint bit = free & -free;" } },
  { PART_PLACE, 2, { "queen[r] = bit;" } },
  { PART_CALL, 2, { "place(r + 1, col | bit," } },
  { PART_NONE, 5, { "(fall | bit) << 1, (rise | bit) >> 1);" } },
  { PART_CLEAR, 2, { "free -= bit;" } },
  { PART_NONE, 1, { "}" } },
  { PART_RETURN, 0, { "}" } },
  { 0 },
};

static const GameCodeLine bits_python[] = {
  { PART_ENTER, 0, { "def place(r, col, fall, rise):" } },
  { PART_BASE, 1, { "if r == n:", "if r > n:" } },
  { PART_FOUND, 2, { "return solution()" } },
  { PART_SETUP, 1, { "free = full & ~(col | fall | rise)" } },
  { PART_LOOP, 1, { "while free != 0:" } },
  { PART_INDEX, 2, { "bit = free & -free" } },
  { PART_PLACE, 2, { "queen[r] = bit" } },
  { PART_CALL, 2, { "place(r + 1, col | bit," } },
  { PART_NONE, 3, { "(fall | bit) << 1, (rise | bit) >> 1)" } },
  { PART_CLEAR, 2, { "free -= bit" } },
  { PART_RETURN, 1, { "return" } },
  { 0 },
};

static const GameCodeLine bits_java[] = {
  { PART_ENTER, 0, { "void place(int r, int col, int fall, int rise) {" } },
  { PART_BASE, 1, { "if (r == n) { solution(); return; }", "if (r > n) { solution(); return; }" } },
  { PART_SETUP, 1, { "int free = full & ~(col | fall | rise);" } },
  { PART_LOOP, 1, { "while (free != 0) {" } },
  { PART_INDEX, 2, { "int bit = free & -free;" } },
  { PART_PLACE, 2, { "queen[r] = bit;" } },
  { PART_CALL, 2, { "place(r + 1, col | bit," } },
  { PART_NONE, 5, { "(fall | bit) << 1, (rise | bit) >>> 1);" } },
  { PART_CLEAR, 2, { "free -= bit;" } },
  { PART_NONE, 1, { "}" } },
  { PART_RETURN, 0, { "}" } },
  { 0 },
};

const GameCodeListing game_code_queens_flags[] = {
  { "flags", SHAPE_FLAGS, NULL, { flags_pseudo, flags_c, flags_python, flags_c } },
  { "set", SHAPE_FLAGS, NULL, { set_pseudo, set_c, set_python, set_java } },
  { "bits", SHAPE_FREE,
    N_("The lowest bit of a word stands for the first square of a line; full has a bit for "
       "each."),
    { bits_pseudo, bits_c, bits_python, bits_java } },
  { NULL },
};
