/* Listings of the methods of queens with a table of the attacked squares. They differ in the undo.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/code/game-code-private.h"

#include <glib/gi18n-lib.h>

/* The lines above the marks are the same in all four. */
static const GameCodeLine cleared_pseudo[] = {
  { PART_ENTER, 0, { "place(r)" } },
  { PART_BASE, 1, { N_("if r = n: solution, return"), N_("if r > n: solution, return") } },
  { PART_LOOP, 1, { N_("for c = 0 … n−1"), N_("for c = 1 … n") } },
  { PART_TEST_1, 2, { N_("if marked[r][c]") } },
  { PART_NEXT, 3, { N_("then next c") } },
  { PART_PLACE, 2, { "queen[r] = c" } },
  { PART_MARK, 2, { N_("mark its column ahead") } },
  { PART_MARK_2, 2, { N_("mark its diagonals ahead") } },
  { PART_CALL, 2, { "place(r+1)" } },
  { PART_CLEAR, 2, { N_("clear its diagonals ahead") } },
  { PART_RETURN, 1, { N_("return  (no c is left)") } },
  { 0 },
};

static const GameCodeLine cleared_c[] = {
  { PART_ENTER, 0, { "void place(int r) {" } },
  { PART_BASE, 1, { "if (r == n) { solution(); return; }", "if (r > n) { solution(); return; }" } },
  { PART_LOOP, 1, { "for (int c = 0; c < n; c++) {", "for (int c = 1; c <= n; c++) {" } },
  { PART_TEST_1, 2, { "if (marked[r][c])" } },
  { PART_NEXT, 3, { "continue;" } },
  { PART_PLACE, 2, { "queen[r] = c;" } },
  { PART_MARK, 2, { "mark_column(r, c, true);" } },
  { PART_MARK_2, 2, { "mark_diagonals(r, c, true);" } },
  { PART_CALL, 2, { "place(r + 1);" } },
  { PART_CLEAR, 2, { "mark_diagonals(r, c, false);" } },
  { PART_NONE, 1, { "}" } },
  { PART_RETURN, 0, { "}" } },
  { 0 },
};

static const GameCodeLine cleared_python[] = {
  { PART_ENTER, 0, { "def place(r):" } },
  { PART_BASE, 1, { "if r == n:", "if r > n:" } },
  { PART_FOUND, 2, { "return solution()" } },
  { PART_LOOP, 1, { "for c in range(n):", "for c in range(1, n + 1):" } },
  { PART_TEST_1, 2, { "if marked[r][c]:" } },
  { PART_NEXT, 3, { "continue" } },
  { PART_PLACE, 2, { "queen[r] = c" } },
  { PART_MARK, 2, { "mark_column(r, c, True)" } },
  { PART_MARK_2, 2, { "mark_diagonals(r, c, True)" } },
  { PART_CALL, 2, { "place(r + 1)" } },
  { PART_CLEAR, 2, { "mark_diagonals(r, c, False)" } },
  { PART_RETURN, 1, { "return" } },
  { 0 },
};

static const GameCodeLine cleared_all_pseudo[] = {
  { PART_ENTER, 0, { "place(r)" } },
  { PART_BASE, 1, { N_("if r = n: solution, return"), N_("if r > n: solution, return") } },
  { PART_LOOP, 1, { N_("for c = 0 … n−1"), N_("for c = 1 … n") } },
  { PART_TEST_1, 2, { N_("if marked[r][c]") } },
  { PART_NEXT, 3, { N_("then next c") } },
  { PART_PLACE, 2, { "queen[r] = c" } },
  { PART_MARK, 2, { N_("mark its column ahead") } },
  { PART_MARK_2, 2, { N_("mark its diagonals ahead") } },
  { PART_CALL, 2, { "place(r+1)" } },
  { PART_CLEAR, 2, { N_("clear its column ahead") } },
  { PART_CLEAR_2, 2, { N_("clear its diagonals ahead") } },
  { PART_RETURN, 1, { N_("return  (no c is left)") } },
  { 0 },
};

static const GameCodeLine cleared_all_c[] = {
  { PART_ENTER, 0, { "void place(int r) {" } },
  { PART_BASE, 1, { "if (r == n) { solution(); return; }", "if (r > n) { solution(); return; }" } },
  { PART_LOOP, 1, { "for (int c = 0; c < n; c++) {", "for (int c = 1; c <= n; c++) {" } },
  { PART_TEST_1, 2, { "if (marked[r][c])" } },
  { PART_NEXT, 3, { "continue;" } },
  { PART_PLACE, 2, { "queen[r] = c;" } },
  { PART_MARK, 2, { "mark_column(r, c, true);" } },
  { PART_MARK_2, 2, { "mark_diagonals(r, c, true);" } },
  { PART_CALL, 2, { "place(r + 1);" } },
  { PART_CLEAR, 2, { "mark_column(r, c, false);" } },
  { PART_CLEAR_2, 2, { "mark_diagonals(r, c, false);" } },
  { PART_NONE, 1, { "}" } },
  { PART_RETURN, 0, { "}" } },
  { 0 },
};

static const GameCodeLine cleared_all_python[] = {
  { PART_ENTER, 0, { "def place(r):" } },
  { PART_BASE, 1, { "if r == n:", "if r > n:" } },
  { PART_FOUND, 2, { "return solution()" } },
  { PART_LOOP, 1, { "for c in range(n):", "for c in range(1, n + 1):" } },
  { PART_TEST_1, 2, { "if marked[r][c]:" } },
  { PART_NEXT, 3, { "continue" } },
  { PART_PLACE, 2, { "queen[r] = c" } },
  { PART_MARK, 2, { "mark_column(r, c, True)" } },
  { PART_MARK_2, 2, { "mark_diagonals(r, c, True)" } },
  { PART_CALL, 2, { "place(r + 1)" } },
  { PART_CLEAR, 2, { "mark_column(r, c, False)" } },
  { PART_CLEAR_2, 2, { "mark_diagonals(r, c, False)" } },
  { PART_RETURN, 1, { "return" } },
  { 0 },
};

static const GameCodeLine copied_pseudo[] = {
  { PART_ENTER, 0, { "place(r)" } },
  { PART_BASE, 1, { N_("if r = n: solution, return"), N_("if r > n: solution, return") } },
  { PART_LOOP, 1, { N_("for c = 0 … n−1"), N_("for c = 1 … n") } },
  { PART_TEST_1, 2, { N_("if marked[r][c]") } },
  { PART_NEXT, 3, { N_("then next c") } },
  { PART_COPY, 2, { N_("backup = copy of marked") } },
  { PART_PLACE, 2, { "queen[r] = c" } },
  { PART_MARK, 2, { N_("mark all that it attacks ahead") } },
  { PART_CALL, 2, { "place(r+1)" } },
  { PART_CLEAR, 2, { N_("marked = backup") } },
  { PART_RETURN, 1, { N_("return  (no c is left)") } },
  { 0 },
};

static const GameCodeLine copied_c[] = {
  { PART_ENTER, 0, { "void place(int r) {" } },
  { PART_BASE, 1, { "if (r == n) { solution(); return; }", "if (r > n) { solution(); return; }" } },
  { PART_LOOP, 1, { "for (int c = 0; c < n; c++) {", "for (int c = 1; c <= n; c++) {" } },
  { PART_TEST_1, 2, { "if (marked.at[r][c])" } },
  { PART_NEXT, 3, { "continue;" } },
  { PART_COPY, 2, { "struct table backup = marked;" } },
  { PART_PLACE, 2, { "queen[r] = c;" } },
  { PART_MARK, 2, { "mark(r, c);" } },
  { PART_CALL, 2, { "place(r + 1);" } },
  { PART_CLEAR, 2, { "marked = backup;" } },
  { PART_NONE, 1, { "}" } },
  { PART_RETURN, 0, { "}" } },
  { 0 },
};

static const GameCodeLine copied_python[] = {
  { PART_ENTER, 0, { "def place(r):" } },
  { PART_BASE, 1, { "if r == n:", "if r > n:" } },
  { PART_FOUND, 2, { "return solution()" } },
  { PART_LOOP, 1, { "for c in range(n):", "for c in range(1, n + 1):" } },
  { PART_TEST_1, 2, { "if marked[r][c]:" } },
  { PART_NEXT, 3, { "continue" } },
  { PART_COPY, 2, { "backup = [line[:] for line in marked]" } },
  { PART_PLACE, 2, { "queen[r] = c" } },
  { PART_MARK, 2, { "mark(r, c)" } },
  { PART_CALL, 2, { "place(r + 1)" } },
  { PART_CLEAR, 2, { "marked[:] = backup" } },
  { PART_RETURN, 1, { "return" } },
  { 0 },
};

static const GameCodeLine copied_java[] = {
  { PART_ENTER, 0, { "void place(int r) {" } },
  { PART_BASE, 1, { "if (r == n) { solution(); return; }", "if (r > n) { solution(); return; }" } },
  { PART_LOOP, 1, { "for (int c = 0; c < n; c++) {", "for (int c = 1; c <= n; c++) {" } },
  { PART_TEST_1, 2, { "if (marked[r][c])" } },
  { PART_NEXT, 3, { "continue;" } },
  { PART_COPY, 2, { "boolean[][] backup = copy(marked);" } },
  { PART_PLACE, 2, { "queen[r] = c;" } },
  { PART_MARK, 2, { "mark(r, c);" } },
  { PART_CALL, 2, { "place(r + 1);" } },
  { PART_CLEAR, 2, { "marked = backup;" } },
  { PART_NONE, 1, { "}" } },
  { PART_RETURN, 0, { "}" } },
  { 0 },
};

static const GameCodeLine marks_pseudo[] = {
  { PART_ENTER, 0, { "place(r)" } },
  { PART_BASE, 1, { N_("if r = n: solution, return"), N_("if r > n: solution, return") } },
  { PART_LOOP, 1, { N_("for c = 0 … n−1"), N_("for c = 1 … n") } },
  { PART_TEST_1, 2, { N_("if attacks[r][c] > 0") } },
  { PART_NEXT, 3, { N_("then next c") } },
  { PART_PLACE, 2, { "queen[r] = c" } },
  { PART_MARK, 2, { N_("add 1 where it attacks ahead") } },
  { PART_CALL, 2, { "place(r+1)" } },
  { PART_CLEAR, 2, { N_("subtract 1 where it attacks ahead") } },
  { PART_RETURN, 1, { N_("return  (no c is left)") } },
  { 0 },
};

static const GameCodeLine marks_c[] = {
  { PART_ENTER, 0, { "void place(int r) {" } },
  { PART_BASE, 1, { "if (r == n) { solution(); return; }", "if (r > n) { solution(); return; }" } },
  { PART_LOOP, 1, { "for (int c = 0; c < n; c++) {", "for (int c = 1; c <= n; c++) {" } },
  { PART_TEST_1, 2, { "if (attacks[r][c] > 0)" } },
  { PART_NEXT, 3, { "continue;" } },
  { PART_PLACE, 2, { "queen[r] = c;" } },
  { PART_MARK, 2, { "add(r, c, 1);" } },
  { PART_CALL, 2, { "place(r + 1);" } },
  { PART_CLEAR, 2, { "add(r, c, -1);" } },
  { PART_NONE, 1, { "}" } },
  { PART_RETURN, 0, { "}" } },
  { 0 },
};

static const GameCodeLine marks_python[] = {
  { PART_ENTER, 0, { "def place(r):" } },
  { PART_BASE, 1, { "if r == n:", "if r > n:" } },
  { PART_FOUND, 2, { "return solution()" } },
  { PART_LOOP, 1, { "for c in range(n):", "for c in range(1, n + 1):" } },
  { PART_TEST_1, 2, { "if attacks[r][c] > 0:" } },
  { PART_NEXT, 3, { "continue" } },
  { PART_PLACE, 2, { "queen[r] = c" } },
  { PART_MARK, 2, { "add(r, c, 1)" } },
  { PART_CALL, 2, { "place(r + 1)" } },
  { PART_CLEAR, 2, { "add(r, c, -1)" } },
  { PART_RETURN, 1, { "return" } },
  { 0 },
};

const GameCodeListing game_code_queens_table[] = {
  { "marks-cleared", SHAPE_TABLE,
    N_("The squares ahead are those that are filled later. The marks straight ahead are never "
       "cleared, and a mark that is cleared may have belonged to another queen too."),
    { cleared_pseudo, cleared_c, cleared_python, cleared_c } },
  { "marks-cleared-all", SHAPE_TABLE,
    N_("The squares ahead are those that are filled later. A mark that is cleared may have "
       "belonged to another queen too."),
    { cleared_all_pseudo, cleared_all_c, cleared_all_python, cleared_all_c } },
  { "marks-copied", SHAPE_TABLE,
    N_("The squares ahead are those that are filled later; mark() marks those that the queen "
       "attacks."),
    { copied_pseudo, copied_c, copied_python, copied_java } },
  { "marks", SHAPE_TABLE,
    N_("The squares ahead are those that are filled later; add() adds its last number to those "
       "that the queen attacks."),
    { marks_pseudo, marks_c, marks_python, marks_c } },
  { NULL },
};
