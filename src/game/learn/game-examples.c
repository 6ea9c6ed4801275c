/* The examples of the tutorials.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/learn/game-examples.h"

#include <glib/gi18n-lib.h>

#define SEARCH(text_, ...)                                                                        \
  { .text = text_, .kind = GAME_EXAMPLE_SEARCH, .scene = { __VA_ARGS__ } }
#define NUMBERED(text_, numbers_, ...)                                                            \
  { .text = text_, .kind = GAME_EXAMPLE_SEARCH, .numbers = numbers_, .scene = { __VA_ARGS__ } }
#define CODE(text_, ...)                                                                          \
  { .text = text_, .kind = GAME_EXAMPLE_SEARCH, .language = "java",                               \
    .scene = { __VA_ARGS__, .view = "code" } }
#define SOLUTIONS(text_, n_, format_)                                                             \
  { .text = text_, .kind = GAME_EXAMPLE_SOLUTIONS, .n = n_, .format = format_ }
#define JUDGE(text_, judge_, n_)                                                                  \
  { .text = text_, .kind = GAME_EXAMPLE_JUDGE, .judge = judge_, .n = n_ }
#define LESSON(text_, n_)                                                                         \
  { .text = text_, .kind = GAME_EXAMPLE_LESSON, .n = n_ }

#define QUEENS(n_, method_) GAME_LESSON_QUEENS, n_, method_, QUEENS_BY_ROW
#define BY_COLUMN(n_, method_) GAME_LESSON_QUEENS, n_, method_, QUEENS_BY_COLUMN
#define SUDOKU(method_) GAME_LESSON_SUDOKU, .method = method_

static const GameExample two_dimensions[] = {
  SOLUTIONS (N_("The two boards of four queens, as LeetCode 51 wants them"), 4,
             QUEENS_TEXT_LEETCODE),
  /* Translators: Java is a programming language. */
  SOLUTIONS (N_("The same as Java prints it: [.Q.., ...Q, Q..., ..Q.]"), 4, QUEENS_TEXT_JAVA),
  SEARCH (N_("Queens on [0, 1] and [1, 3]: one square is left in row 2"), QUEENS (4, "scan"),
          .position = 28, .view = "tree"),
  SEARCH (N_("Square [3, 1] is attacked by all three queens"), QUEENS (4, "scan"),
          .position = 31, .view = "tree"),
  /* Translators: dfs and isValid are names in a program. */
  CODE (N_("The code for queens: dfs and isValid"), QUEENS (4, "scan-squares"), .position = 27),
  SEARCH (N_("isValid looks at squares: the column, then one diagonal, then the other"),
          QUEENS (8, "scan-squares"), .position = 33, .view = "state"),
  SEARCH (N_("The sudoku of LeetCode 37, cell by cell"), SUDOKU ("scan"),
          .view = "tree", .first = 1),
  LESSON (N_("Which digits fit into a cell"), 11),
  NUMBERED (N_("The number of a box: (row / 3) * 3 + column / 3"), "boxes", SUDOKU ("flags"),
            .position = 3, .view = "state"),
  SEARCH (N_("The solved sudoku, after 4,208 digits that were tried"), SUDOKU ("scan"),
          .stops_at_first = true, .position = 43056, .view = "tree", .first = 1),
  CODE (N_("The code for sudoku: dfs and isValid"), SUDOKU ("scan"), .position = 8),
  CODE (N_("Behind column 9 comes the next row, and a given is skipped"), SUDOKU ("scan"),
        .tells_skips = true, .position = 2),
  JUDGE (N_("Rows such as [5, 3, 4, …]: check your own"), GAME_JUDGE_LEETCODE37, 9),
  { NULL },
};

static const GameExample games[] = {
  SEARCH (N_("The search for four queens, step by step"), QUEENS (4, "flags"),
          .view = "tree", .first = 1),
  SEARCH (N_("Its tree, with the columns 1 to 4"), QUEENS (4, "flags"), .position = 82,
          .view = "tree", .first = 1),
  SEARCH (N_("All permutations, before anything is pruned"), QUEENS (4, "permutations"),
          .position = 5, .view = "tree", .first = 1),
  NUMBERED (N_("Row + column is the same along a diagonal"), "sums", QUEENS (4, "flags"),
            .position = 12, .view = "state"),
  NUMBERED (N_("Row − column is the same along the other"), "differences", QUEENS (4, "flags"),
            .position = 12, .view = "state"),
  SEARCH (N_("Columns and diagonals in hash sets"), QUEENS (4, "set"), .position = 13,
          .view = "state"),
  SEARCH (N_("The same in arrays: n − 1 is added to the index"), QUEENS (4, "flags"),
          .position = 13, .view = "state"),
  SEARCH (N_("The same in the bits of three numbers"), QUEENS (4, "bits"), .position = 6,
          .view = "state"),
  CODE (N_("The code, with three arrays"), QUEENS (4, "flags"), .position = 13),
  SEARCH (N_("A stack of columns becomes a board"), QUEENS (4, "flags"), .position = 33,
          .view = "stack"),
  JUDGE (N_("Exercise, LeetCode 52: nine queens have 352 boards"), GAME_JUDGE_LEETCODE52, 9),
  JUDGE (N_("Exercise, LeetCode 37: solve a sudoku"), GAME_JUDGE_LEETCODE37, 9),
  LESSON (N_("Exercise, LeetCode 1307: SEND + MORE = MONEY"), 14),
  { NULL },
};

static const GameExample sudoku[] = {
  SEARCH (N_("A digit is struck out of row, column and box at once"), SUDOKU ("propagate"),
          .position = 1, .view = "tree", .first = 1),
  SEARCH (N_("It cannot go on, so it goes back"), SUDOKU ("flags"), .position = 35,
          .view = "tree", .first = 1),
  SEARCH (N_("Looking at row, column and box again for each digit"), SUDOKU ("scan"),
          .position = 8, .view = "state", .first = 1),
  SEARCH (N_("Three arrays instead, such as rows[2][8]"), SUDOKU ("flags"), .position = 8,
          .view = "state"),
  SEARCH (N_("The givens are read into the arrays first"), SUDOKU ("flags"),
          .reads_givens = true, .position = 5, .view = "state"),
  /* Translators: couldPlace, place and remove are names in a program. */
  CODE (N_("The code: couldPlace, place and remove"), SUDOKU ("flags"), .position = 8),
  LESSON (N_("Put the lines of a program in order"), 5),
  /* Translators: isFinished is a name in a program. */
  SEARCH (N_("isFinished: the search stops at the first solution"), SUDOKU ("flags"),
          .stops_at_first = true, .position = 43056, .view = "stack"),
  JUDGE (N_("Check a sudoku that your program solved"), GAME_JUDGE_LEETCODE37, 9),
  { NULL },
};

static const GameExample recursion[] = {
  LESSON (N_("What one queen takes, and what two take"), 1),
  LESSON (N_("From 64 choose 8 to 8! and further down"), 2),
  SEARCH (N_("Four queens: (1, 1), (2, 3), and row 3 is closed"), QUEENS (4, "scan"),
          .position = 9, .view = "tree", .first = 1),
  LESSON (N_("Place four queens yourself, as the search does"), 3),
  /* Translators: findQueen and check are names in a program. */
  CODE (N_("The code: findQueen and check"), QUEENS (8, "scan"), .position = 14),
  SEARCH (N_("How the calls go in and come back out"), QUEENS (8, "scan"), .position = 60,
          .view = "stack", .first = 1),
  SEARCH (N_("What stays behind if a line that clears is missing"), QUEENS (4, "marks-cleared"),
          .position = 11, .view = "state", .first = 1),
  SOLUTIONS (N_("All 92 boards of o and +, below 方案1:"), 8, QUEENS_TEXT_BOARD_NUMBERED),
  JUDGE (N_("Check your own 92 boards"), GAME_JUDGE_BOARDS, 8),
  { NULL },
};

static const GameExample eight_queens[] = {
  SEARCH (N_("8 to the power of 8: every way, column by column"), BY_COLUMN (8, "rows"),
          .position = 5, .view = "tree", .first = 1),
  SEARCH (N_("A to E stand and F has no row, wherever E goes"), BY_COLUMN (8, "flags"),
          .position = 38, .view = "tree", .first = 1),
  LESSON (N_("Which queen is to blame for it"), 10),
  SEARCH (N_("Over all squares, each board is found many times"), QUEENS (4, "all-squares"),
          .position = 8, .view = "tree", .first = 1),
  NUMBERED (N_("The line y = −x + row + i"), "sums", QUEENS (8, "marks"), .position = 4,
            .view = "state"),
  NUMBERED (N_("The line y = x + i − row"), "differences", QUEENS (8, "marks"), .position = 4,
            .view = "state"),
  SEARCH (N_("Find the mistake: the undo, and the first board that is wrong"),
          QUEENS (8, "marks-cleared"), .position = 98, .view = "state", .first = 1),
  LESSON (N_("Which marks the wrong undo loses"), 8),
  SEARCH (N_("Repaired with three arrays"), QUEENS (8, "flags"), .position = 11, .view = "state"),
  SEARCH (N_("Repaired with a copy of the marks"), QUEENS (8, "marks-copied"), .position = 11,
          .view = "state"),
  SEARCH (N_("One table and no copy: it counts"), QUEENS (8, "marks"), .position = 11,
          .view = "state"),
  SOLUTIONS (N_("The first right program: matrices below “No.1”"), 8, QUEENS_TEXT_MATRIX_TIGHT),
  SOLUTIONS (N_("YBT 1213: all 92 boards, by column"), 8, QUEENS_TEXT_MATRIX_COLUMNS),
  JUDGE (N_("YBT 1213: check your own output"), GAME_JUDGE_YBT1213, 8),
  SOLUTIONS (N_("Luogu P1219, n = 6: 2 4 6 1 3 5 and three more"), 6, QUEENS_TEXT_PERMUTATION),
  JUDGE (N_("Luogu P1219, n = 6: check your own output"), GAME_JUDGE_P1219, 6),
  JUDGE (N_("LeetCode 51: check your own output"), GAME_JUDGE_LEETCODE51, 8),
  { NULL },
};

const GameTutorial game_tutorials[] = {
  /* Translators: the title of a tutorial; in Chinese, 二维场景下的回溯问题 -- N皇后 + 数独. */
  { N_("Backtracking in Two Dimensions: N Queens and Sudoku"), two_dimensions },
  /* Translators: the title of a tutorial; in Chinese, 「回溯算法」专题 7:游戏问题(八皇后问题). */
  { N_("Backtracking, Topic 7: Games (Eight Queens)"), games },
  /* Translators: the title of a tutorial; in Chinese, 37. 解数独. */
  { N_("37. Solving a Sudoku"), sudoku },
  /* Translators: the title of a tutorial; in Chinese, 八皇后问题,递归回溯. */
  { N_("Eight Queens: Recursion and Backtracking"), recursion },
  /* Translators: the title of a tutorial; in Chinese, 【回溯法】八皇后问题. */
  { N_("Backtracking: Eight Queens (YBT 1213, Luogu P1219)"), eight_queens },
  { NULL },
};

const GameExample *
game_examples_get (int number)
{
  for (const GameTutorial *tutorial = game_tutorials; tutorial->title != NULL; tutorial++)
    for (const GameExample *example = tutorial->examples; example->text != NULL; example++)
      if (number-- == 0)
        return example;

  return NULL;
}
