/* Listings of the methods of queens that look back over the queens that stand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/code/game-code-private.h"

#include <glib/gi18n-lib.h>

static const GameCodeLine squares_pseudo[] = {
  { PART_ENTER, 0, { "place(q)" } },
  { PART_BASE, 1, { N_("if q = n: solution, return"), N_("if q > n: solution, return") } },
  { PART_LOOP, 1, { N_("for s = 0 … n·n−1"), N_("for s = 1 … n·n") } },
  { PART_INNER, 2, { N_("for i = 0 … q−1"), N_("for i = 1 … q−1") } },
  { PART_TEST_1, 3, { N_("if queen i attacks or holds s") } },
  { PART_NEXT, 4, { N_("then next s") } },
  { PART_PLACE, 2, { "queen[q] = s" } },
  { PART_CALL, 2, { "place(q+1)" } },
  { PART_CLEAR, 2, { N_("queen[q] = none") } },
  { PART_RETURN, 1, { N_("return  (no s is left)") } },
  { 0 },
};

static const GameCodeLine squares_c[] = {
  { PART_ENTER, 0, { "void place(int q) {" } },
  { PART_BASE, 1, { "if (q == n) { solution(); return; }", "if (q > n) { solution(); return; }" } },
  { PART_LOOP, 1, { "for (int s = 0; s < n * n; s++) {", "for (int s = 1; s <= n * n; s++) {" } },
  { PART_INDEX, 2, { "int i;" } },
  { PART_INNER, 2, { "for (i = 0; i < q; i++)", "for (i = 1; i < q; i++)" } },
  { PART_TEST_1, 3, { "if (attack(queen[i], s))" } },
  { PART_BREAK, 4, { "break;" } },
  { PART_OUT, 2, { "if (i < q)" } },
  { PART_NEXT, 3, { "continue;" } },
  { PART_PLACE, 2, { "queen[q] = s;" } },
  { PART_CALL, 2, { "place(q + 1);" } },
  { PART_CLEAR, 2, { "queen[q] = -1;", "queen[q] = 0;" } },
  { PART_NONE, 1, { "}" } },
  { PART_RETURN, 0, { "}" } },
  { 0 },
};

static const GameCodeLine squares_python[] = {
  { PART_ENTER, 0, { "def place(q):" } },
  { PART_BASE, 1, { "if q == n:", "if q > n:" } },
  { PART_FOUND, 2, { "return solution()" } },
  { PART_LOOP, 1, { "for s in range(n * n):", "for s in range(1, n * n + 1):" } },
  { PART_INNER, 2, { "for i in range(q):", "for i in range(1, q):" } },
  { PART_TEST_1, 3, { "if attack(queen[i], s):" } },
  { PART_BREAK, 4, { "break" } },
  { PART_NONE, 2, { "else:" } },
  { PART_PLACE, 3, { "queen[q] = s" } },
  { PART_CALL, 3, { "place(q + 1)" } },
  { PART_CLEAR, 3, { "queen[q] = None" } },
  { PART_RETURN, 1, { "return" } },
  { 0 },
};

static const GameCodeLine scan_pseudo[] = {
  { PART_ENTER, 0, { "place(r)" } },
  { PART_BASE, 1, { N_("if r = n: solution, return"), N_("if r > n: solution, return") } },
  { PART_LOOP, 1, { N_("for c = 0 … n−1"), N_("for c = 1 … n") } },
  { PART_INNER, 2, { N_("for i = 0 … r−1"), N_("for i = 1 … r−1") } },
  { PART_TEST_1, 3, { N_("if queen[i] = c") } },
  { PART_TEST_2, 3, { N_("or |queen[i]−c| = r−i") } },
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
  { PART_TEST_1, 3, { "if (queen[i] == c" } },
  { PART_TEST_2, 5, { "|| abs(queen[i] - c) == r - i)" } },
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
  { PART_TEST_1, 3, { "if (queen[i] == c" } },
  { PART_TEST_2, 5, { "or abs(queen[i] - c) == r - i):" } },
  { PART_BREAK, 4, { "break" } },
  { PART_NONE, 2, { "else:" } },
  { PART_PLACE, 3, { "queen[r] = c" } },
  { PART_CALL, 3, { "place(r + 1)" } },
  { PART_CLEAR, 3, { "queen[r] = None" } },
  { PART_RETURN, 1, { "return" } },
  { 0 },
};

static const GameCodeLine lines_pseudo[] = {
  { PART_ENTER, 0, { "place(r)" } },
  { PART_BASE, 1, { N_("if r = n: solution, return"), N_("if r > n: solution, return") } },
  { PART_LOOP, 1, { N_("for c = 0 … n−1"), N_("for c = 1 … n") } },
  { PART_INNER, 2, { N_("for i = 1 … r"), N_("for i = 1 … r−1") } },
  { PART_TEST_1, 3, { N_("if board[r−i][c]: next c") } },
  { PART_INNER_2, 2, { N_("for i = 1 … min(r, n−1−c)"), N_("for i = 1 … min(r−1, n−c)") } },
  { PART_TEST_2, 3, { N_("if board[r−i][c+i]: next c") } },
  { PART_INNER_3, 2, { N_("for i = 1 … min(r, c)"), N_("for i = 1 … min(r−1, c−1)") } },
  { PART_TEST_3, 3, { N_("if board[r−i][c−i]: next c") } },
  { PART_PLACE, 2, { N_("board[r][c] = queen") } },
  { PART_CALL, 2, { "place(r+1)" } },
  { PART_CLEAR, 2, { N_("board[r][c] = none") } },
  { PART_RETURN, 1, { N_("return  (no c is left)") } },
  { 0 },
};

static const GameCodeLine lines_c[] = {
  { PART_INDEX, 0, { "bool is_free(int r, int c) {" } },
  { PART_INNER, 1, { "for (int i = 1; i <= r; i++)", "for (int i = 1; i < r; i++)" } },
  { PART_TEST_1, 2, { "if (board[r - i][c]) return false;" } },
  { PART_INNER_2, 1, { "for (int i = 1; i <= r && c + i < n; i++)",
                       "for (int i = 1; i < r && c + i <= n; i++)" } },
  { PART_TEST_2, 2, { "if (board[r - i][c + i]) return false;" } },
  { PART_INNER_3, 1, { "for (int i = 1; i <= r && i <= c; i++)",
                       "for (int i = 1; i < r && i < c; i++)" } },
  { PART_TEST_3, 2, { "if (board[r - i][c - i]) return false;" } },
  { PART_NONE, 1, { "return true;" } },
  { PART_NONE, 0, { "}" } },
  { PART_ENTER, 0, { "void place(int r) {" } },
  { PART_BASE, 1, { "if (r == n) { solution(); return; }", "if (r > n) { solution(); return; }" } },
  { PART_LOOP, 1, { "for (int c = 0; c < n; c++) {", "for (int c = 1; c <= n; c++) {" } },
  { PART_OUT, 2, { "if (!is_free(r, c)) continue;" } },
  { PART_PLACE, 2, { "board[r][c] = true;" } },
  { PART_CALL, 2, { "place(r + 1);" } },
  { PART_CLEAR, 2, { "board[r][c] = false;" } },
  { PART_NONE, 1, { "}" } },
  { PART_RETURN, 0, { "}" } },
  { 0 },
};

static const GameCodeLine lines_python[] = {
  { PART_INDEX, 0, { "def is_free(r, c):" } },
  { PART_INNER, 1, { "for i in range(1, r + 1):", "for i in range(1, r):" } },
  { PART_TEST_1, 2, { "if board[r - i][c]: return False" } },
  { PART_INNER_2, 1, { "for i in range(1, min(r, n - 1 - c) + 1):",
                       "for i in range(1, min(r - 1, n - c) + 1):" } },
  { PART_TEST_2, 2, { "if board[r - i][c + i]: return False" } },
  { PART_INNER_3, 1, { "for i in range(1, min(r, c) + 1):", "for i in range(1, min(r, c)):" } },
  { PART_TEST_3, 2, { "if board[r - i][c - i]: return False" } },
  { PART_NONE, 1, { "return True" } },
  { PART_ENTER, 0, { "def place(r):" } },
  { PART_BASE, 1, { "if r == n:", "if r > n:" } },
  { PART_FOUND, 2, { "return solution()" } },
  { PART_LOOP, 1, { "for c in range(n):", "for c in range(1, n + 1):" } },
  { PART_OUT, 2, { "if is_free(r, c):" } },
  { PART_PLACE, 3, { "board[r][c] = True" } },
  { PART_CALL, 3, { "place(r + 1)" } },
  { PART_CLEAR, 3, { "board[r][c] = False" } },
  { PART_RETURN, 1, { "return" } },
  { 0 },
};

const GameCodeListing game_code_queens_back[] = {
  { "all-squares", SHAPE_LOOK_BACK,
    N_("Squares are numbered in the order of the search. attack(a, b) is true where a queen on a "
       "attacks b or stands there."),
    { squares_pseudo, squares_c, squares_python, squares_c } },
  { "scan", SHAPE_LOOK_BACK, NULL, { scan_pseudo, scan_c, scan_python, scan_c } },
  { "scan-squares", SHAPE_LINES, NULL, { lines_pseudo, lines_c, lines_python, lines_c } },
  { NULL },
};
