/* Listings for words: the letters are numbered in the order of the search, and get digits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/code/game-code-private.h"

#include <glib/gi18n-lib.h>

static const GameCodeLine carry_pseudo[] = {
  { PART_ENTER, 0, { "place(k)" } },
  { PART_BASE, 1, { N_("if k = m: solution, return"), N_("if k > m: solution, return") } },
  { PART_LOOP, 1, { N_("for d = 0 … 9") } },
  { PART_TEST_1, 2, { N_("if used[d]") } },
  { PART_TEST_2, 2, { N_("or d = 0 and a word begins with k") } },
  { PART_TEST_3, 2, { N_("or a column of the sum is wrong") } },
  { PART_NEXT, 3, { N_("then next d") } },
  { PART_PLACE, 2, { "digit[k] = d" } },
  { PART_MARK, 2, { "used[d] = true" } },
  { PART_CALL, 2, { "place(k+1)" } },
  { PART_CLEAR, 2, { "used[d] = false" } },
  { PART_RETURN, 1, { N_("return  (no d is left)") } },
  { 0 },
};

static const GameCodeLine carry_c[] = {
  { PART_ENTER, 0, { "void place(int k) {" } },
  { PART_BASE, 1, { "if (k == m) { solution(); return; }", "if (k > m) { solution(); return; }" } },
  { PART_LOOP, 1, { "for (int d = 0; d <= 9; d++) {" } },
  { PART_TEST_1, 2, { "if (used[d]" } },
  { PART_TEST_2, 4, { "|| (d == 0 && leads[k])" } },
  { PART_TEST_3, 4, { "|| wrong_sum(k, d))" } },
  { PART_NEXT, 3, { "continue;" } },
  { PART_PLACE, 2, { "digit[k] = d;" } },
  { PART_MARK, 2, { "used[d] = true;" } },
  { PART_CALL, 2, { "place(k + 1);" } },
  { PART_CLEAR, 2, { "used[d] = false;" } },
  { PART_NONE, 1, { "}" } },
  { PART_RETURN, 0, { "}" } },
  { 0 },
};

static const GameCodeLine carry_python[] = {
  { PART_ENTER, 0, { "def place(k):" } },
  { PART_BASE, 1, { "if k == m:", "if k > m:" } },
  { PART_FOUND, 2, { "return solution()" } },
  { PART_LOOP, 1, { "for d in range(10):" } },
  { PART_TEST_1, 2, { "if (used[d]" } },
  { PART_TEST_2, 4, { "or d == 0 and leads[k]" } },
  { PART_TEST_3, 4, { "or wrong_sum(k, d)):" } },
  { PART_NEXT, 3, { "continue" } },
  { PART_PLACE, 2, { "digit[k] = d" } },
  { PART_MARK, 2, { "used[d] = True" } },
  { PART_CALL, 2, { "place(k + 1)" } },
  { PART_CLEAR, 2, { "used[d] = False" } },
  { PART_RETURN, 1, { "return" } },
  { 0 },
};

static const GameCodeLine permutations_pseudo[] = {
  { PART_ENTER, 0, { "place(k)" } },
  { PART_BASE, 1, { N_("if k = m"), N_("if k > m") } },
  { PART_TEST_1, 2, { N_("if a word begins with 0") } },
  { PART_TEST_2, 2, { N_("or a column of the sum is wrong") } },
  { PART_NEXT, 3, { N_("then return") } },
  { PART_FOUND, 2, { N_("solution, return") } },
  { PART_LOOP, 1, { N_("for d = 0 … 9") } },
  { PART_USED, 2, { N_("if used[d]") } },
  { PART_SKIP, 3, { N_("then next d") } },
  { PART_PLACE, 2, { "digit[k] = d" } },
  { PART_MARK, 2, { "used[d] = true" } },
  { PART_CALL, 2, { "place(k+1)" } },
  { PART_CLEAR, 2, { "used[d] = false" } },
  { PART_RETURN, 1, { N_("return  (no d is left)") } },
  { 0 },
};

static const GameCodeLine permutations_c[] = {
  { PART_ENTER, 0, { "void place(int k) {" } },
  { PART_BASE, 1, { "if (k == m) {", "if (k > m) {" } },
  { PART_TEST_1, 2, { "if (zero_leads()" } },
  { PART_TEST_2, 4, { "|| sum_is_wrong())" } },
  { PART_NEXT, 3, { "return;" } },
  { PART_FOUND, 2, { "solution(); return;" } },
  { PART_NONE, 1, { "}" } },
  { PART_LOOP, 1, { "for (int d = 0; d <= 9; d++) {" } },
  { PART_USED, 2, { "if (used[d]) continue;" } },
  { PART_PLACE, 2, { "digit[k] = d;" } },
  { PART_MARK, 2, { "used[d] = true;" } },
  { PART_CALL, 2, { "place(k + 1);" } },
  { PART_CLEAR, 2, { "used[d] = false;" } },
  { PART_NONE, 1, { "}" } },
  { PART_RETURN, 0, { "}" } },
  { 0 },
};

static const GameCodeLine permutations_python[] = {
  { PART_ENTER, 0, { "def place(k):" } },
  { PART_BASE, 1, { "if k == m:", "if k > m:" } },
  { PART_TEST_1, 2, { "if (zero_leads()" } },
  { PART_TEST_2, 4, { "or sum_is_wrong()):" } },
  { PART_NEXT, 3, { "return" } },
  { PART_FOUND, 2, { "return solution()" } },
  { PART_LOOP, 1, { "for d in range(10):" } },
  { PART_USED, 2, { "if used[d]:" } },
  { PART_SKIP, 3, { "continue" } },
  { PART_PLACE, 2, { "digit[k] = d" } },
  { PART_MARK, 2, { "used[d] = True" } },
  { PART_CALL, 2, { "place(k + 1)" } },
  { PART_CLEAR, 2, { "used[d] = False" } },
  { PART_RETURN, 1, { "return" } },
  { 0 },
};

const GameCodeListing game_code_words[] = {
  { "carry", SHAPE_SUMS,
    N_("There are m letters. wrong_sum() adds, from the right, the columns whose letters all have "
       "digits."),
    { carry_pseudo, carry_c, carry_python, carry_c } },
  { "permutations", SHAPE_LETTERS,
    N_("There are m letters. sum_is_wrong() adds all columns, from the right, and looks for the "
       "first that does not come to the digit of the result."),
    { permutations_pseudo, permutations_c, permutations_python, permutations_c } },
  { NULL },
};
