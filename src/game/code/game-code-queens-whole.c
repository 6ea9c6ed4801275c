/* Listings of the methods of queens that test full boards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/code/game-code-private.h"

#include <glib/gi18n-lib.h>

/* Translators: pseudo code. Names, indices and signs stay as they are, words are translated:
 * "if r = n", "for c = 0 … n−1", "solution, return". */
static const GameCodeLine placements_pseudo[] = {
  { PART_ENTER, 0, { "place(q, start)" } },
  { PART_BASE, 1, { N_("if q = n"), N_("if q > n") } },
  { PART_INNER, 2, { N_("for j = 1 … n−1, i = 0 … j−1"), N_("for j = 2 … n, i = 1 … j−1") } },
  { PART_TEST_1, 3, { N_("if queens i and j attack each other") } },
  { PART_NEXT, 4, { N_("then return") } },
  { PART_FOUND, 2, { N_("solution, return") } },
  { PART_LOOP, 1, { N_("for s = start … n·n−n+q") } },
  { PART_PLACE, 2, { "queen[q] = s" } },
  { PART_CALL, 2, { "place(q+1, s+1)" } },
  { PART_CLEAR, 2, { N_("queen[q] = none") } },
  { PART_RETURN, 1, { N_("return  (no s is left)") } },
  { 0 },
};

static const GameCodeLine placements_c[] = {
  { PART_ENTER, 0, { "void place(int q, int start) {" } },
  { PART_BASE, 1, { "if (q == n) {", "if (q > n) {" } },
  { PART_OUTER, 2, { "for (int j = 1; j < n; j++)", "for (int j = 2; j <= n; j++)" } },
  { PART_INNER, 3, { "for (int i = 0; i < j; i++)", "for (int i = 1; i < j; i++)" } },
  { PART_TEST_1, 4, { "if (attack(i, j))" } },
  { PART_NEXT, 5, { "return;" } },
  { PART_FOUND, 2, { "solution(); return;" } },
  { PART_NONE, 1, { "}" } },
  { PART_LOOP, 1, { "for (int s = start; s <= n * n - n + q; s++) {" } },
  { PART_PLACE, 2, { "queen[q] = s;" } },
  { PART_CALL, 2, { "place(q + 1, s + 1);" } },
  { PART_CLEAR, 2, { "queen[q] = -1;", "queen[q] = 0;" } },
  { PART_NONE, 1, { "}" } },
  { PART_RETURN, 0, { "}" } },
  { 0 },
};

static const GameCodeLine placements_python[] = {
  { PART_ENTER, 0, { "def place(q, start):" } },
  { PART_BASE, 1, { "if q == n:", "if q > n:" } },
  { PART_OUTER, 2, { "for j in range(1, n):", "for j in range(2, n + 1):" } },
  { PART_INNER, 3, { "for i in range(j):", "for i in range(1, j):" } },
  { PART_TEST_1, 4, { "if attack(i, j):" } },
  { PART_NEXT, 5, { "return" } },
  { PART_FOUND, 2, { "return solution()" } },
  { PART_LOOP, 1, { "for s in range(start, n * n - n + q + 1):" } },
  { PART_PLACE, 2, { "queen[q] = s" } },
  { PART_CALL, 2, { "place(q + 1, s + 1)" } },
  { PART_CLEAR, 2, { "queen[q] = None" } },
  { PART_RETURN, 1, { "return" } },
  { 0 },
};

static const GameCodeLine rows_pseudo[] = {
  { PART_ENTER, 0, { "place(r)" } },
  { PART_BASE, 1, { N_("if r = n"), N_("if r > n") } },
  { PART_INNER, 2, { N_("for j = 1 … n−1, i = 0 … j−1"), N_("for j = 2 … n, i = 1 … j−1") } },
  { PART_TEST_1, 3, { N_("if queens i and j attack each other") } },
  { PART_NEXT, 4, { N_("then return") } },
  { PART_FOUND, 2, { N_("solution, return") } },
  { PART_LOOP, 1, { N_("for c = 0 … n−1"), N_("for c = 1 … n") } },
  { PART_PLACE, 2, { "queen[r] = c" } },
  { PART_CALL, 2, { "place(r+1)" } },
  { PART_CLEAR, 2, { N_("queen[r] = none") } },
  { PART_RETURN, 1, { N_("return  (no c is left)") } },
  { 0 },
};

static const GameCodeLine rows_c[] = {
  { PART_ENTER, 0, { "void place(int r) {" } },
  { PART_BASE, 1, { "if (r == n) {", "if (r > n) {" } },
  { PART_OUTER, 2, { "for (int j = 1; j < n; j++)", "for (int j = 2; j <= n; j++)" } },
  { PART_INNER, 3, { "for (int i = 0; i < j; i++)", "for (int i = 1; i < j; i++)" } },
  { PART_TEST_1, 4, { "if (attack(i, j))" } },
  { PART_NEXT, 5, { "return;" } },
  { PART_FOUND, 2, { "solution(); return;" } },
  { PART_NONE, 1, { "}" } },
  { PART_LOOP, 1, { "for (int c = 0; c < n; c++) {", "for (int c = 1; c <= n; c++) {" } },
  { PART_PLACE, 2, { "queen[r] = c;" } },
  { PART_CALL, 2, { "place(r + 1);" } },
  { PART_CLEAR, 2, { "queen[r] = -1;", "queen[r] = 0;" } },
  { PART_NONE, 1, { "}" } },
  { PART_RETURN, 0, { "}" } },
  { 0 },
};

static const GameCodeLine rows_python[] = {
  { PART_ENTER, 0, { "def place(r):" } },
  { PART_BASE, 1, { "if r == n:", "if r > n:" } },
  { PART_OUTER, 2, { "for j in range(1, n):", "for j in range(2, n + 1):" } },
  { PART_INNER, 3, { "for i in range(j):", "for i in range(1, j):" } },
  { PART_TEST_1, 4, { "if attack(i, j):" } },
  { PART_NEXT, 5, { "return" } },
  { PART_FOUND, 2, { "return solution()" } },
  { PART_LOOP, 1, { "for c in range(n):", "for c in range(1, n + 1):" } },
  { PART_PLACE, 2, { "queen[r] = c" } },
  { PART_CALL, 2, { "place(r + 1)" } },
  { PART_CLEAR, 2, { "queen[r] = None" } },
  { PART_RETURN, 1, { "return" } },
  { 0 },
};

static const GameCodeLine permutations_pseudo[] = {
  { PART_ENTER, 0, { "place(r)" } },
  { PART_BASE, 1, { N_("if r = n"), N_("if r > n") } },
  { PART_INNER, 2, { N_("for j = 1 … n−1, i = 0 … j−1"), N_("for j = 2 … n, i = 1 … j−1") } },
  { PART_TEST_1, 3, { N_("if queens i and j attack each other") } },
  { PART_NEXT, 4, { N_("then return") } },
  { PART_FOUND, 2, { N_("solution, return") } },
  { PART_LOOP, 1, { N_("for c = 0 … n−1"), N_("for c = 1 … n") } },
  { PART_USED, 2, { N_("if used[c]") } },
  { PART_SKIP, 3, { N_("then next c") } },
  { PART_PLACE, 2, { "queen[r] = c" } },
  { PART_MARK, 2, { "used[c] = true" } },
  { PART_CALL, 2, { "place(r+1)" } },
  { PART_CLEAR, 2, { "used[c] = false" } },
  { PART_RETURN, 1, { N_("return  (no c is left)") } },
  { 0 },
};

static const GameCodeLine permutations_c[] = {
  { PART_ENTER, 0, { "void place(int r) {" } },
  { PART_BASE, 1, { "if (r == n) {", "if (r > n) {" } },
  { PART_OUTER, 2, { "for (int j = 1; j < n; j++)", "for (int j = 2; j <= n; j++)" } },
  { PART_INNER, 3, { "for (int i = 0; i < j; i++)", "for (int i = 1; i < j; i++)" } },
  { PART_TEST_1, 4, { "if (attack(i, j)) return;" } },
  { PART_FOUND, 2, { "solution(); return;" } },
  { PART_NONE, 1, { "}" } },
  { PART_LOOP, 1, { "for (int c = 0; c < n; c++) {", "for (int c = 1; c <= n; c++) {" } },
  { PART_USED, 2, { "if (used[c]) continue;" } },
  { PART_PLACE, 2, { "queen[r] = c;" } },
  { PART_MARK, 2, { "used[c] = true;" } },
  { PART_CALL, 2, { "place(r + 1);" } },
  { PART_CLEAR, 2, { "used[c] = false;" } },
  { PART_NONE, 1, { "}" } },
  { PART_RETURN, 0, { "}" } },
  { 0 },
};

static const GameCodeLine permutations_python[] = {
  { PART_ENTER, 0, { "def place(r):" } },
  { PART_BASE, 1, { "if r == n:", "if r > n:" } },
  { PART_OUTER, 2, { "for j in range(1, n):", "for j in range(2, n + 1):" } },
  { PART_INNER, 3, { "for i in range(j):", "for i in range(1, j):" } },
  { PART_TEST_1, 4, { "if attack(i, j): return" } },
  { PART_FOUND, 2, { "return solution()" } },
  { PART_LOOP, 1, { "for c in range(n):", "for c in range(1, n + 1):" } },
  { PART_USED, 2, { "if used[c]:" } },
  { PART_SKIP, 3, { "continue" } },
  { PART_PLACE, 2, { "queen[r] = c" } },
  { PART_MARK, 2, { "used[c] = True" } },
  { PART_CALL, 2, { "place(r + 1)" } },
  { PART_CLEAR, 2, { "used[c] = False" } },
  { PART_RETURN, 1, { "return" } },
  { 0 },
};

const GameCodeListing game_code_queens_whole[] = {
  { "placements", SHAPE_WHOLE,
    N_("Squares are numbered in the order of the search. attack(i, j) is true where queens i and "
       "j attack each other."),
    { placements_pseudo, placements_c, placements_python, placements_c } },
  { "rows", SHAPE_WHOLE, N_("attack(i, j) is true where queens i and j attack each other."),
    { rows_pseudo, rows_c, rows_python, rows_c } },
  { "permutations", SHAPE_PERMUTATIONS,
    N_("attack(i, j) is true where queens i and j attack each other."),
    { permutations_pseudo, permutations_c, permutations_python, permutations_c } },
  { NULL },
};
