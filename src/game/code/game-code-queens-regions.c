/* Listings for boards with regions, of the methods whose test is another there: a column, a region
 * and the squares beside the queen of the line before.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/code/game-code-private.h"

#include <glib/gi18n-lib.h>

static const GameCodeLine scan_pseudo[] = {
  { PART_ENTER, 0, { "place(r)" } },
  { PART_BASE, 1, { N_("if r = n: solution, return"), N_("if r > n: solution, return") } },
  { PART_LOOP, 1, { N_("for c = 0 … n−1"), N_("for c = 1 … n") } },
  { PART_INNER, 2, { N_("for i = 0 … r−1"), N_("for i = 1 … r−1") } },
  { PART_TEST_1, 3, { N_("if queen i attacks (r, c)") } },
  { PART_NEXT, 4, { N_("then next c") } },
  { PART_PLACE, 2, { "queen[r] = c" } },
  { PART_CALL, 2, { "place(r+1)" } },
  { PART_CLEAR, 2, { N_("queen[r] = none") } },
  { PART_RETURN, 1, { N_("return  (no c is left)") } },
  { 0 },
};

static const GameCodeLine scan_c[] = {
  { PART_ENTER, 0, { "void place(int r) {" } },
  { PART_BASE, 1, { "if (r == n) { solution(); return; }", "if (r > n) { solution(); return; }" } },
  { PART_LOOP, 1, { "for (int c = 0; c < n; c++) {", "for (int c = 1; c <= n; c++) {" } },
  { PART_INDEX, 2, { "int i;" } },
  { PART_INNER, 2, { "for (i = 0; i < r; i++)", "for (i = 1; i < r; i++)" } },
  { PART_TEST_1, 3, { "if (attacks(i, r, c))" } },
  { PART_BREAK, 4, { "break;" } },
  { PART_OUT, 2, { "if (i < r)" } },
  { PART_NEXT, 3, { "continue;" } },
  { PART_PLACE, 2, { "queen[r] = c;" } },
  { PART_CALL, 2, { "place(r + 1);" } },
  { PART_CLEAR, 2, { "queen[r] = -1;", "queen[r] = 0;" } },
  { PART_NONE, 1, { "}" } },
  { PART_RETURN, 0, { "}" } },
  { 0 },
};

static const GameCodeLine scan_python[] = {
  { PART_ENTER, 0, { "def place(r):" } },
  { PART_BASE, 1, { "if r == n:", "if r > n:" } },
  { PART_FOUND, 2, { "return solution()" } },
  { PART_LOOP, 1, { "for c in range(n):", "for c in range(1, n + 1):" } },
  { PART_INNER, 2, { "for i in range(r):", "for i in range(1, r):" } },
  { PART_TEST_1, 3, { "if attacks(i, r, c):" } },
  { PART_BREAK, 4, { "break" } },
  { PART_NONE, 2, { "else:" } },
  { PART_PLACE, 3, { "queen[r] = c" } },
  { PART_CALL, 3, { "place(r + 1)" } },
  { PART_CLEAR, 3, { "queen[r] = None" } },
  { PART_RETURN, 1, { "return" } },
  { 0 },
};

static const GameCodeLine flags_pseudo[] = {
  { PART_ENTER, 0, { "place(r)" } },
  { PART_BASE, 1, { N_("if r = n: solution, return"), N_("if r > n: solution, return") } },
  { PART_LOOP, 1, { N_("for c = 0 … n−1"), N_("for c = 1 … n") } },
  { PART_TEST_1, 2, { N_("if column[c]") } },
  { PART_TEST_2, 2, { N_("or region[area[r][c]]") } },
  { PART_TEST_3, 2, { N_("or |queen[r−1]−c| = 1") } },
  { PART_NEXT, 3, { N_("then next c") } },
  { PART_PLACE, 2, { "queen[r] = c" } },
  { PART_MARK, 2, { N_("set both to r") } },
  { PART_CALL, 2, { "place(r+1)" } },
  { PART_CLEAR, 2, { N_("clear both") } },
  { PART_RETURN, 1, { N_("return  (no c is left)") } },
  { 0 },
};

static const GameCodeLine flags_c[] = {
  { PART_ENTER, 0, { "void place(int r) {" } },
  { PART_BASE, 1, { "if (r == n) { solution(); return; }", "if (r > n) { solution(); return; }" } },
  { PART_LOOP, 1, { "for (int c = 0; c < n; c++) {", "for (int c = 1; c <= n; c++) {" } },
  { PART_TEST_1, 2, { "if (column[c]" } },
  { PART_TEST_2, 4, { "|| region[area[r][c]]" } },
  { PART_TEST_3, 4, { "|| (r > 0 && abs(queen[r - 1] - c) == 1))",
                      "|| (r > 1 && abs(queen[r - 1] - c) == 1))" } },
  { PART_NEXT, 3, { "continue;" } },
  { PART_PLACE, 2, { "queen[r] = c;" } },
  { PART_MARK, 2, { "column[c] = region[area[r][c]] = true;" } },
  { PART_CALL, 2, { "place(r + 1);" } },
  { PART_CLEAR, 2, { "column[c] = region[area[r][c]] = false;" } },
  { PART_NONE, 1, { "}" } },
  { PART_RETURN, 0, { "}" } },
  { 0 },
};

static const GameCodeLine flags_python[] = {
  { PART_ENTER, 0, { "def place(r):" } },
  { PART_BASE, 1, { "if r == n:", "if r > n:" } },
  { PART_FOUND, 2, { "return solution()" } },
  { PART_LOOP, 1, { "for c in range(n):", "for c in range(1, n + 1):" } },
  { PART_TEST_1, 2, { "if (column[c]" } },
  { PART_TEST_2, 4, { "or region[area[r][c]]" } },
  { PART_TEST_3, 4, { "or r > 0 and abs(queen[r-1] - c) == 1):",
                      "or r > 1 and abs(queen[r-1] - c) == 1):" } },
  { PART_NEXT, 3, { "continue" } },
  { PART_PLACE, 2, { "queen[r] = c" } },
  { PART_MARK, 2, { "column[c] = region[area[r][c]] = True" } },
  { PART_CALL, 2, { "place(r + 1)" } },
  { PART_CLEAR, 2, { "column[c] = region[area[r][c]] = False" } },
  { PART_RETURN, 1, { "return" } },
  { 0 },
};

static const GameCodeLine set_pseudo[] = {
  { PART_ENTER, 0, { "place(r)" } },
  { PART_BASE, 1, { N_("if r = n: solution, return"), N_("if r > n: solution, return") } },
  { PART_LOOP, 1, { N_("for c = 0 … n−1"), N_("for c = 1 … n") } },
  { PART_TEST_1, 2, { N_("if columns holds c") } },
  { PART_TEST_2, 2, { N_("or regions holds area[r][c]") } },
  { PART_TEST_3, 2, { N_("or |queen[r−1]−c| = 1") } },
  { PART_NEXT, 3, { N_("then next c") } },
  { PART_PLACE, 2, { "queen[r] = c" } },
  { PART_MARK, 2, { N_("put c and area[r][c] into the sets") } },
  { PART_CALL, 2, { "place(r+1)" } },
  { PART_CLEAR, 2, { N_("take both out again") } },
  { PART_RETURN, 1, { N_("return  (no c is left)") } },
  { 0 },
};

static const GameCodeLine set_c[] = {
  { PART_ENTER, 0, { "void place(int r) {" } },
  { PART_BASE, 1, { "if (r == n) { solution(); return; }", "if (r > n) { solution(); return; }" } },
  { PART_LOOP, 1, { "for (int c = 0; c < n; c++) {", "for (int c = 1; c <= n; c++) {" } },
  { PART_TEST_1, 2, { "if (holds(columns, c)" } },
  { PART_TEST_2, 4, { "|| holds(regions, area[r][c])" } },
  { PART_TEST_3, 4, { "|| (r > 0 && abs(queen[r - 1] - c) == 1))",
                      "|| (r > 1 && abs(queen[r - 1] - c) == 1))" } },
  { PART_NEXT, 3, { "continue;" } },
  { PART_PLACE, 2, { "queen[r] = c;" } },
  { PART_MARK, 2, { "add(columns, c); add(regions, area[r][c]);" } },
  { PART_CALL, 2, { "place(r + 1);" } },
  { PART_CLEAR, 2, { "take(columns, c); take(regions, area[r][c]);" } },
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
  { PART_TEST_2, 4, { "or area[r][c] in regions" } },
  { PART_TEST_3, 4, { "or r > 0 and abs(queen[r-1] - c) == 1):",
                      "or r > 1 and abs(queen[r-1] - c) == 1):" } },
  { PART_NEXT, 3, { "continue" } },
  { PART_PLACE, 2, { "queen[r] = c" } },
  { PART_MARK, 2, { "columns.add(c); regions.add(area[r][c])" } },
  { PART_CALL, 2, { "place(r + 1)" } },
  { PART_CLEAR, 2, { "columns.remove(c); regions.remove(area[r][c])" } },
  { PART_RETURN, 1, { "return" } },
  { 0 },
};

static const GameCodeLine set_java[] = {
  { PART_ENTER, 0, { "void place(int r) {" } },
  { PART_BASE, 1, { "if (r == n) { solution(); return; }", "if (r > n) { solution(); return; }" } },
  { PART_LOOP, 1, { "for (int c = 0; c < n; c++) {", "for (int c = 1; c <= n; c++) {" } },
  { PART_TEST_1, 2, { "if (columns.contains(c)" } },
  { PART_TEST_2, 4, { "|| regions.contains(area[r][c])" } },
  { PART_TEST_3, 4, { "|| (r > 0 && abs(queen[r - 1] - c) == 1))",
                      "|| (r > 1 && abs(queen[r - 1] - c) == 1))" } },
  { PART_NEXT, 3, { "continue;" } },
  { PART_PLACE, 2, { "queen[r] = c;" } },
  { PART_MARK, 2, { "columns.add(c); regions.add(area[r][c]);" } },
  { PART_CALL, 2, { "place(r + 1);" } },
  { PART_CLEAR, 2, { "columns.remove(c); regions.remove(area[r][c]);" } },
  { PART_NONE, 1, { "}" } },
  { PART_RETURN, 0, { "}" } },
  { 0 },
};

static const GameCodeLine bits_pseudo[] = {
  { PART_ENTER, 0, { "place(r, col, areas, near)" } },
  { PART_BASE, 1, { N_("if r = n: solution, return"), N_("if r > n: solution, return") } },
  { PART_SETUP, 1, { "free = full & ~(col | near | taken(r, areas))" } },
  { PART_LOOP, 1, { N_("while free ≠ 0") } },
  { PART_INDEX, 2, { "bit = free & −free" } },
  { PART_PLACE, 2, { "queen[r] = bit" } },
  { PART_CALL, 2, { "place(r+1, col | bit, areas | area(r, bit)," } },
  { PART_NONE, 4, { "bit << 1 | bit >> 1)" } },
  { PART_CLEAR, 2, { "free = free − bit" } },
  { PART_RETURN, 1, { N_("return  (no bit is left)") } },
  { 0 },
};

static const GameCodeLine bits_c[] = {
  { PART_ENTER, 0, { "void place(int r, uint col, uint areas, uint near) {" } },
  { PART_BASE, 1, { "if (r == n) { solution(); return; }", "if (r > n) { solution(); return; }" } },
  { PART_SETUP, 1, { "uint free = full & ~(col | near | taken(r, areas));" } },
  { PART_LOOP, 1, { "while (free != 0) {" } },
  { PART_INDEX, 2, { "uint bit = free & -free;" } },
  { PART_PLACE, 2, { "queen[r] = bit;" } },
  { PART_CALL, 2, { "place(r + 1, col | bit, areas | area(r, bit)," } },
  { PART_NONE, 5, { "bit << 1 | bit >> 1);" } },
  { PART_CLEAR, 2, { "free -= bit;" } },
  { PART_NONE, 1, { "}" } },
  { PART_RETURN, 0, { "}" } },
  { 0 },
};

static const GameCodeLine bits_python[] = {
  { PART_ENTER, 0, { "def place(r, col, areas, near):" } },
  { PART_BASE, 1, { "if r == n:", "if r > n:" } },
  { PART_FOUND, 2, { "return solution()" } },
  { PART_SETUP, 1, { "free = full & ~(col | near | taken(r, areas))" } },
  { PART_LOOP, 1, { "while free != 0:" } },
  { PART_INDEX, 2, { "bit = free & -free" } },
  { PART_PLACE, 2, { "queen[r] = bit" } },
  { PART_CALL, 2, { "place(r + 1, col | bit, areas | area(r, bit)," } },
  { PART_NONE, 3, { "bit << 1 | bit >> 1)" } },
  { PART_CLEAR, 2, { "free -= bit" } },
  { PART_RETURN, 1, { "return" } },
  { 0 },
};

static const GameCodeLine bits_java[] = {
  { PART_ENTER, 0, { "void place(int r, int col, int areas, int near) {" } },
  { PART_BASE, 1, { "if (r == n) { solution(); return; }", "if (r > n) { solution(); return; }" } },
  { PART_SETUP, 1, { "int free = full & ~(col | near | taken(r, areas));" } },
  { PART_LOOP, 1, { "while (free != 0) {" } },
  { PART_INDEX, 2, { "int bit = free & -free;" } },
  { PART_PLACE, 2, { "queen[r] = bit;" } },
  { PART_CALL, 2, { "place(r + 1, col | bit, areas | area(r, bit)," } },
  { PART_NONE, 5, { "bit << 1 | bit >> 1);" } },
  { PART_CLEAR, 2, { "free -= bit;" } },
  { PART_NONE, 1, { "}" } },
  { PART_RETURN, 0, { "}" } },
  { 0 },
};

const GameCodeListing game_code_queens_regions[] = {
  { "scan", SHAPE_LOOK_BACK,
    N_("attacks() is true where queen i keeps others off the square."),
    { scan_pseudo, scan_c, scan_python, scan_c } },
  { "flags", SHAPE_REGIONS, N_("area holds the region of each square."),
    { flags_pseudo, flags_c, flags_python, flags_c } },
  { "set", SHAPE_REGIONS, N_("area holds the region of each square."),
    { set_pseudo, set_c, set_python, set_java } },
  { "bits", SHAPE_FREE,
    N_("The lowest bit of a word stands for the first square of a line. taken() are the squares "
       "whose region has a queen, near those that the queen before touches."),
    { bits_pseudo, bits_c, bits_python, bits_java } },
  { NULL },
};
