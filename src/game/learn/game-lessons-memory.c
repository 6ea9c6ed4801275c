/* Lessons on what a search of queens remembers, and on going back: 6 to 10.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/learn/game-lessons-private.h"

#include <glib/gi18n-lib.h>

const GameLessonPage game_lesson_memory[] = {
  {
    N_("Is this square free? A search asks that again and again. The first way to answer is to "
       "look back at the queens that stand, one after another. It needs no memory but the board. "
       "For eight queens it looks at 46,752 queens until it is done."),
    { GAME_LESSON_QUEENS, 8, "scan", QUEENS_BY_ROW, .position = 24, .view = "state", .first = 1 },
  },
  {
    N_("The second way notes what is taken: a flag for each column and for each diagonal. A queen "
       "sets three flags and clears them when it goes back. Now each square is tested just once, "
       "however many queens stand."),
    { GAME_LESSON_QUEENS, 8, "flags", QUEENS_BY_ROW, .position = 24, .view = "state", .first = 1 },
    { GAME_TASK_GUESS, N_("How many squares are tested for eight queens?"),
      N_("A rough number will do."),
      { { GAME_FACT_CHECKS, N_("Squares tested") } } },
  },
  {
    N_("The third way uses sets and the fourth bits, but both keep the same three things. A set "
       "needs no index, so it is the easiest to get right. Bits hold all flags of a kind in one "
       "number, and one operation finds every free square of a row."),
    { GAME_LESSON_QUEENS, 8, "bits", QUEENS_BY_ROW, .position = 5, .view = "state", .first = 1 },
  },
  {
    N_("Flags need a number for each diagonal. Rows and columns count from 0 here, as in most "
       "programs. The board has eight rows, so n − 1 is 7."),
    { GAME_LESSON_QUEENS, 8, "flags", QUEENS_BY_ROW, .position = 0, .view = "state", .first = 0 },
    { GAME_TASK_NUMBERS, N_("A queen comes to row 4, column 2. Which flags are set?"),
      NULL,
      { { GAME_FACT_SUM, "rising[r+c]", .row = 4, .column = 2 },
        { GAME_FACT_DIFFERENCE, "falling[r−c+n−1]", .row = 4, .column = 2 } },
      .keeps_view = true },
  },
  { NULL },
};

const GameLessonPage game_lesson_diagonals[] = {
  {
    N_("Go up a rising diagonal: with each step the row gets smaller by one and the column larger "
       "by one, so r + c stays the same. On a falling diagonal both grow, and r − c stays the "
       "same. So these two numbers name the diagonals of a square."),
    { GAME_LESSON_QUEENS, 8, "flags", QUEENS_BY_ROW, .position = 4, .view = "state", .first = 0 },
  },
  {
    N_("A board of eight rows has 15 diagonals in each direction. Counting from 0, r + c runs "
       "from 0 to 14. But r − c runs from −7 to 7, and an array has no index −7. Add n − 1, and "
       "it runs from 0 to 14 too."),
    { GAME_LESSON_QUEENS },
    { GAME_TASK_NUMBERS, N_("Fill in the numbers of the diagonals."),
      NULL,
      { { GAME_FACT_SUM, N_("Row 2, column 5: r + c"), .row = 2, .column = 5 },
        { GAME_FACT_DIFFERENCE, N_("Row 2, column 5: r − c + n − 1"), .row = 2, .column = 5 },
        { GAME_FACT_SUM, N_("Row 7, column 0: r + c"), .row = 7, .column = 0 },
        { GAME_FACT_DIFFERENCE, N_("Row 7, column 0: r − c + n − 1"), .row = 7, .column = 0 } } },
  },
  {
    N_("Sudoku has boxes in place of diagonals, and they have numbers too. Counting from 0, box = "
       "r / 3 × 3 + c / 3, where a division drops what is left over. For row 4, column 5 that is "
       "1 × 3 + 1 = 4, the box in the middle."),
    { GAME_LESSON_SUDOKU, 0, "flags", QUEENS_BY_ROW, .position = 16, .view = "state", .first = 0,
      .reads_givens = true },
  },
  {
    N_("The other way round, box b begins in row b / 3 × 3 and in the column b mod 3 × 3. For the "
       "box of row 4, column 5 that is row 3, column 3, its top left cell."),
    { GAME_LESSON_QUEENS },
    { GAME_TASK_NUMBERS, N_("In which boxes are these cells?"),
      NULL,
      { { GAME_FACT_BOX, N_("Row 2, column 7"), .row = 2, .column = 7 },
        { GAME_FACT_BOX, N_("Row 7, column 1"), .row = 7, .column = 1 },
        { GAME_FACT_BOX, N_("Row 4, column 8"), .row = 4, .column = 8 } } },
  },
  { NULL },
};

const GameLessonPage game_lesson_undo[] = {
  {
    N_("Three arrays look clumsy. Why not one table, with a mark on each square below that a "
       "queen attacks? Placing a queen marks its squares up to the edges, taking it back clears "
       "them. Many people write it so. For eight queens such a program reports 92,702 boards, "
       "though there are only 92."),
    { GAME_LESSON_QUEENS, 5, "marks-cleared-all", QUEENS_BY_ROW, .view = "state", .first = 1 },
  },
  {
    N_("Five queens are enough to catch it: 15 boards are reported, and only 10 are right. In a "
       "wrong one, two queens attack each other."),
    { GAME_LESSON_QUEENS },
    { GAME_TASK_WRONG_BOARD, N_("Find the first wrong board."),
      N_("Go from board to board with Next Solution (N). Stop at the wrong one and press "
         "Check.") },
  },
  {
    N_("What went wrong? Where the lines of two queens cross, both mark the same square, but it "
       "holds only one mark. When one queen goes back, it clears the mark, and the other queen’s "
       "mark is gone too. The table now calls an attacked square free."),
    { GAME_LESSON_QUEENS, 5, "marks-cleared-all", QUEENS_BY_ROW, .position = 45, .view = "state",
      .first = 1 },
  },
  {
    N_("The queen of row 1 has stood in column 1 all the time. Other queens came and went in row "
       "2, the last one in column 4. Now the queen of row 2 has just come to column 5. Some "
       "squares that are attacked have no mark any more."),
    { GAME_LESSON_QUEENS, 5, "marks-cleared-all", QUEENS_BY_ROW, .position = 46, .view = "tree",
      .first = 1 },
    { GAME_TASK_LOST_MARK, N_("Click the squares below row 2 whose mark was lost."),
      N_("A mark is drawn as a cross: look for squares that are attacked and have none.") },
  },
  {
    N_("Four queens show nothing: the wrong program finds their two solutions and no other. A "
       "test that is too small proves little. Run your program with n = 5, 6 and 8 as well, and "
       "hold the numbers against known ones: 10, 4 and 92."),
    { GAME_LESSON_QUEENS, 4, "marks-cleared-all", QUEENS_BY_ROW, .position = 33, .view = "state",
      .first = 1 },
  },
  {
    N_("The fifth queen of the first wrong board has just been placed in row 5, column 1, on a "
       "square that is attacked. The table says that it is free."),
    { GAME_LESSON_QUEENS, 5, "marks-cleared-all", QUEENS_BY_ROW, .position = 53, .view = "state",
      .first = 1 },
    { GAME_TASK_LOST_OWNER, N_("Click the queen whose mark was lost in row 5, column 1."),
      N_("Look along the column and both diagonals.") },
  },
  {
    N_("There are three ways to repair it. Copy the table before a queen is placed and put the "
       "copy back afterwards. Or count: each queen adds 1 to its squares and subtracts 1 again. "
       "Or keep three arrays, in which two queens never share a flag."),
    { GAME_LESSON_QUEENS, 8, "marks-copied", QUEENS_BY_ROW, .position = 24, .view = "state",
      .first = 1 },
  },
  {
    N_("A copy is right, but not free. For eight queens 2,056 queens are placed. For each of them "
       "the table of 64 squares is copied once before and once back."),
    { GAME_LESSON_QUEENS },
    { GAME_TASK_NUMBERS, N_("How many squares are copied in all?"),
      N_("Multiply the queens by the squares and by two."),
      { { GAME_FACT_COPIED, N_("Squares copied") } } },
  },
  { NULL },
};

const GameLessonPage game_lesson_columns[] = {
  {
    N_("Nothing is special about rows. The search may as well go column by column, from the left, "
       "and ask in which row each queen stands. It finds the same 92 solutions, in another order."),
    { GAME_LESSON_QUEENS, 8, "flags", QUEENS_BY_COLUMN, .position = 38, .view = "tree",
      .first = 1 },
  },
  {
    N_("The problem YBT1213 prints its boards in this order without saying so. Its first board "
       "has 1 0 0 0 0 0 0 0 in row 1. Whoever searches by row gets another second line, and a "
       "wrong answer."),
    { GAME_LESSON_QUEENS },
    { GAME_TASK_NUMBERS, N_("Which column has the queen of row 2 in the first solution?"),
      N_("Press Next Solution (N) and look at row 2."),
      { { GAME_FACT_QUEEN, N_("Column"), .row = 2 } } },
  },
  {
    N_("By row the first solution is 1 5 8 6 3 7 2 4, by column 1 7 5 8 2 4 6 3. They are mirror "
       "images: the long diagonal is the mirror. Row 5 has its queen in column 3 there, column 5 "
       "has it in row 3 here. The same holds for all 92."),
    { GAME_LESSON_QUEENS, 8, "flags", QUEENS_BY_COLUMN, true, 100000, "tree", 1 },
  },
  {
    N_("A mirror changes nothing about who attacks whom. So the two trees have the same shape, "
       "node by node, and whatever is counted must be equal."),
    { GAME_LESSON_QUEENS, 8, "flags", QUEENS_BY_COLUMN, .view = "tree", .first = 1 },
    { GAME_TASK_NUMBERS, N_("By row 2,056 queens are placed. How many by column?"),
      N_("Play to the end (the key End), or think of the mirror."),
      { { GAME_FACT_PLACED, N_("Queens placed") } } },
  },
  { NULL },
};

const GameLessonPage game_lesson_blame[] = {
  {
    N_("Row 6 has no free square. The search does what it always does: it takes back the queen "
       "that was placed last, the one in row 5. But did that queen close row 6? Look at each "
       "square of row 6 and ask which queens attack it."),
    { GAME_LESSON_QUEENS, 8, "flags", QUEENS_BY_ROW, .position = 24, .view = "tree", .first = 1 },
  },
  {
    N_("Take the queens away in your mind, the last one first. As long as row 6 has no free "
       "square, the queen that you took away was innocent. The one that gives a square back is to "
       "blame."),
    { GAME_LESSON_QUEENS },
    { GAME_TASK_CLOSING_QUEEN, N_("Click the queen that must move."),
      N_("When it goes, row 6 has a free square.") },
  },
  {
    N_("Here the search has moved the queen of row 5 from column 4 to column 8, and row 6 is as "
       "dead as before. Only now does it go back to row 4. A search that jumps straight to the "
       "guilty queen saves this work. That is called backjumping."),
    { GAME_LESSON_QUEENS, 8, "flags", QUEENS_BY_ROW, .position = 38, .view = "tree", .first = 1 },
  },
  {
    N_("Another dead end, some steps later: now row 8 has no free square. The sentence on each "
       "step says who is to blame, but try it yourself first."),
    { GAME_LESSON_QUEENS, 8, "flags", QUEENS_BY_ROW, .position = 66, .view = "tree", .first = 1 },
    { GAME_TASK_CLOSING_QUEEN, N_("Click the queen that must move."),
      N_("When it goes, row 8 has a free square.") },
  },
  { NULL },
};
