/* Lessons on the queens and the search: 1 to 5.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/learn/game-lessons-private.h"

#include <glib/gi18n-lib.h>

const GameLessonPage game_lesson_queen[] = {
  {
    N_("A queen attacks every square of its row, its column and its two diagonals, however far. "
       "The first queen stands in the corner here; the squares that it attacks have a cross. "
       "The puzzle: put as many queens on the board as it has rows, so that none attacks another."),
    { GAME_LESSON_QUEENS, 5, "flags", QUEENS_BY_ROW, .position = 1, .view = "tree", .first = 1 },
  },
  {
    N_("A second queen has come to row 2. Together the two close most of the board. To see "
       "whether a square is free, look along all lines through it: the row, the column and both "
       "diagonals."),
    { GAME_LESSON_QUEENS, 5, "flags", QUEENS_BY_ROW, .position = 4, .view = "tree", .first = 1 },
    { GAME_TASK_FREE_SQUARES, N_("Click all squares that are free."),
      N_("Four of the 25 squares are. A second click takes a mark away.") },
  },
  {
    N_("The puzzle is old. In 1848 the chess player Max Bezzel asked how eight queens can stand "
       "on a chessboard, and the great mathematician Gauss tried his hand at it. This is one of "
       "the 92 solutions: the first that a search from the top finds."),
    { GAME_LESSON_QUEENS, 8, "flags", QUEENS_BY_ROW, true, 100000, "tree", 1 },
  },
  {
    N_("Small boards are good for learning. Three queens have no solution at all; four are the "
       "fewest worth watching. Press Play and see how the search goes through them."),
    { GAME_LESSON_QUEENS, 4, "flags", QUEENS_BY_ROW, .view = "tree", .first = 1 },
    { GAME_TASK_NUMBERS, N_("How many solutions do four queens have?"),
      N_("Play the search to its end; the counters below tell."),
      { { GAME_FACT_SOLUTIONS, N_("Solutions") } } },
  },
  { NULL },
};

const GameLessonPage game_lesson_numbers[] = {
  {
    N_("The simplest method puts the queens on any squares and then looks whether two attack each "
       "other. Eight queens on 64 squares: 4,426,165,368 ways. A computer needs about a minute "
       "for them; you would need more than a century. Four queens on 16 squares, as here, have "
       "1,820 ways, and 19 on a go board over 10³¹."),
    { GAME_LESSON_QUEENS, 4, "placements", QUEENS_BY_ROW, .view = "tree", .first = 1 },
  },
  {
    N_("Two queens in a row always attack each other, so each row gets exactly one. Every row has "
       "eight squares to choose from, and there are eight rows: 8⁸ = 16,777,216 boards."),
    { GAME_LESSON_QUEENS, 4, "rows", QUEENS_BY_ROW, .view = "tree", .first = 1 },
    { GAME_TASK_NUMBERS, N_("One queen a row: how many boards for four queens?"),
      N_("Each of four rows has four squares: multiply."),
      { { GAME_FACT_TESTED, N_("Boards") } } },
  },
  {
    N_("Nor may two queens share a column. So use each column once: row 1 has eight to choose "
       "from, row 2 seven, and so on, 40,320 boards in all. Such an order is a permutation. A "
       "board like 2 2 1 3 is never built, because column 2 would be used twice."),
    { GAME_LESSON_QUEENS, 4, "permutations", QUEENS_BY_ROW, .view = "tree", .first = 1 },
  },
  {
    N_("The number of permutations is n × (n − 1) × … × 1, written n! and read “n factorial”. It "
       "is far less than before, but grows fast all the same: 20 queens have more than "
       "2,000,000,000,000,000,000 permutations."),
    { GAME_LESSON_QUEENS },
    { GAME_TASK_NUMBERS, N_("How many permutations are tested?"),
      N_("Begin with the number of queens and multiply it by all smaller numbers."),
      { { GAME_FACT_TESTED, N_("Four queens"), NULL, 4 },
        { GAME_FACT_TESTED, N_("Five queens"), NULL, 5 } } },
  },
  {
    N_("All these methods fill the board first and look afterwards. Backtracking looks at once: "
       "where a queen would be attacked, it is not placed, and all the boards that would have "
       "begun like that are never built. Cutting off a branch so early is called pruning."),
    { GAME_LESSON_QUEENS, 8, "scan", QUEENS_BY_ROW, .position = 38, .view = "tree", .first = 1 },
  },
  {
    N_("Permutations test 40,320 boards of eight queens. How much does pruning save? Guess before "
       "you look. Then open Compare: it measures all methods and draws them as bars, in powers of "
       "ten."),
    { GAME_LESSON_QUEENS },
    { GAME_TASK_GUESS, N_("How many queens does backtracking place to find all 92 solutions?"),
      N_("A rough number will do."),
      { { GAME_FACT_PLACED, N_("Queens placed") } } },
  },
  { NULL },
};

const GameLessonPage game_lesson_search[] = {
  {
    N_("Place four queens as the program does. Go down row by row. In each row take the first "
       "square from the left that no queen attacks. If a row has none left, go back: the last "
       "queen leaves, and its row goes on to the right."),
    { GAME_LESSON_QUEENS, 4, "scan", QUEENS_BY_ROW, true, 0, "tree", 1 },
  },
  {
    N_("Now you are the search. Twelve moves lead to the first solution: eight queens are placed, "
       "four go back. The very first one will turn out to be wrong, but nobody can know that yet."),
    { GAME_LESSON_QUEENS, 4, "scan", QUEENS_BY_ROW, true, 0, "tree", 1 },
    { GAME_TASK_MOVES, N_("Click the next square, or press Back."),
      N_("Keys: 1 to 4 for the column, Backspace for Back.") },
  },
  {
    N_("That was backtracking, and these are all its rules. Attacked? Try the next square. Free? "
       "Place a queen and go on. No square left? Go back. All rows done? That is an answer. No "
       "luck is needed and nothing is forgotten, so no solution is missed."),
    { GAME_LESSON_QUEENS, 4, "scan", QUEENS_BY_ROW, false, 33, "tree", 1 },
  },
  {
    N_("To find the other solutions, the search goes on as if this one were a dead end: it takes "
       "the last queen back and tries the next square. It is done when row 1 has no square left."),
    { GAME_LESSON_QUEENS },
    { GAME_TASK_NUMBERS, N_("How many queens are placed in the whole search?"),
      N_("Play to the end; the counters below tell."),
      { { GAME_FACT_PLACED, N_("Queens placed") } } },
  },
  { NULL },
};

const GameLessonPage game_lesson_tree[] = {
  {
    N_("Each queen that is placed is a node of a tree. Above it is the queen of the row before, "
       "and at the top the empty board. Going on is a step down, going back a step up. The number "
       "at each edge is the column. Play the search and watch the tree grow."),
    { GAME_LESSON_QUEENS, 4, "flags", QUEENS_BY_ROW, .view = "tree", .first = 1 },
  },
  {
    N_("The levels of the tree are the rows of the board. Row 1 has four nodes, one for each "
       "column. Fewer squares are free in row 2: below column 1, only columns 3 and 4 are left."),
    { GAME_LESSON_QUEENS },
    { GAME_TASK_NUMBERS, N_("How many nodes does the tree have in row 2?"),
      N_("Count the nodes of the second level below the empty board."),
      { { GAME_FACT_AT_LEVEL, N_("Nodes in row 2"), .row = 2 } }, .keeps_view = true },
  },
  {
    N_("A triangle is a dead end: some row below has no free square. A diamond holds a solution. "
       "Without pruning, one queen a row gives 4 × 4 × 4 × 4 = 256 leaves; the tree here has only "
       "17 nodes, with the empty board."),
    { GAME_LESSON_QUEENS, 4, "flags", QUEENS_BY_ROW, .position = 18, .view = "tree", .first = 1 },
  },
  {
    N_("The search walks around this tree, always down first and then to the right. That is "
       "called depth first. Only the path from the top to the current node has to be remembered, "
       "never the whole tree."),
    { GAME_LESSON_QUEENS },
    { GAME_TASK_NUMBERS, N_("How many nodes do the lower levels have?"),
      N_("Count the queens that were placed in this row."),
      { { GAME_FACT_AT_LEVEL, N_("Nodes in row 3"), .row = 3 },
        { GAME_FACT_AT_LEVEL, N_("Nodes in row 4"), .row = 4 } }, .keeps_view = true },
  },
  { NULL },
};

const GameLessonPage game_lesson_code[] = {
  {
    N_("The whole method fits into a dozen lines. place(r) fills row r: it goes through the "
       "columns, skips those that are attacked, places a queen and calls itself for the next row. "
       "A function that calls itself is recursive. Step through the search and watch the line "
       "that is marked."),
    { GAME_LESSON_QUEENS, 4, "marks", QUEENS_BY_ROW, .view = "code", .first = 1 },
  },
  {
    N_("Choose, call, take back: these three are the heart of every backtracking program. What "
       "comes before them decides whether a square is worth a try at all."),
    { GAME_LESSON_QUEENS },
    { GAME_TASK_ORDER, N_("Put the lines in order."),
      N_("Begin with the head of the function.") },
  },
  {
    N_("The line that takes back is easily forgotten. Without it the memory would still call "
       "lines taken whose queen is long gone, and free squares would be refused. Whatever was "
       "changed before the call must be changed back after it."),
    { GAME_LESSON_QUEENS, 4, "flags", QUEENS_BY_ROW, .position = 10, .view = "code", .first = 1 },
  },
  {
    N_("Row 3 has no free square: its loop has ended without placing a queen. The call for row 3 "
       "is over and returns to the one that made it."),
    { GAME_LESSON_QUEENS, 4, "flags", QUEENS_BY_ROW, .position = 9, .view = "code", .first = 1 },
    { GAME_TASK_NEXT_LINE, N_("Which line runs next?"),
      N_("The call for row 2 goes on just below the line where it called.") },
  },
  {
    N_("Calls that wait for others are kept on the stack, one for each row, the current one on "
       "top. Each has its own r and c. So when row 4 returns, row 3 still knows at which column "
       "it stopped. That is all that recursion is."),
    { GAME_LESSON_QUEENS, 4, "flags", QUEENS_BY_ROW, .position = 17, .view = "stack", .first = 1 },
  },
  {
    N_("All four queens stand, so the call that was made for row 5 reports a solution and returns "
       "at once. The search is not over yet."),
    { GAME_LESSON_QUEENS, 4, "flags", QUEENS_BY_ROW, .position = 33, .view = "code", .first = 1 },
    { GAME_TASK_NEXT_LINE, N_("Which line runs next?"),
      N_("The call for row 4 goes on just below the line where it called.") },
  },
  { NULL },
};
