/* Lessons on other puzzles and on the judge: 11 to 14.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/learn/game-lessons-private.h"

#include <glib/gi18n-lib.h>

const GameLessonPage game_lesson_sudoku[] = {
  {
    N_("Sudoku is searched in the same way, with cells for rows and digits for columns. The "
       "search goes from cell to cell, skips the givens and tries the digits from 1 to 9. A digit "
       "fits if it does not stand in the row, the column or the box."),
    { GAME_LESSON_SUDOKU, 0, "scan", QUEENS_BY_ROW, true, 3, "tree", 1 },
  },
  {
    N_("1 has been placed in row 1, column 3, and 2 in column 4. Column 5 is given, so the search "
       "comes to column 6. Which digits can it choose from?"),
    { GAME_LESSON_SUDOKU },
    { GAME_TASK_CANDIDATES, N_("Choose all digits that fit into row 1, column 6."),
      N_("Leave out those that stand in row 1, in column 6 or in the box."),
      { { GAME_FACT_BOX, N_("Digits"), .row = 1, .column = 6 } } },
  },
  {
    N_("The sudoku is solved: 4,208 digits were placed and 4,157 taken back, which leaves one for "
       "each of 51 empty cells. Here the search returns true, and all waiting calls return at "
       "once. If they did not, each would take its right digit away again and go on."),
    { GAME_LESSON_SUDOKU, 0, "scan", QUEENS_BY_ROW, true, 1000000, "code", 1 },
  },
  {
    N_("For each digit this method looks through row, column and box, again and again the same "
       "cells. Guess how often it looks. With flags for rows, columns and boxes, 37,652 tests are "
       "enough for the same steps."),
    { GAME_LESSON_SUDOKU, 0, "scan", QUEENS_BY_ROW, true, 0, "code", 1 },
    { GAME_TASK_GUESS, N_("How many cells does it look at until the solution?"),
      N_("A rough number will do."),
      { { GAME_FACT_CHECKS, N_("Cells looked at") } } },
  },
  {
    N_("How do you write such a program and keep it all in mind? From the whole to the parts: "
       "when the search needs to place a digit, it just calls a helper for it, which is written "
       "later. Press Play: the tables of rows, columns and boxes are filled from the givens "
       "first."),
    { GAME_LESSON_SUDOKU, 0, "flags", QUEENS_BY_ROW, true, 0, "code", 1, .reads_givens = true },
  },
  {
    N_("Four steps lead to the whole program. Ask of each step: does it use anything that no step "
       "before it has defined or asked for?"),
    { GAME_LESSON_SUDOKU },
    { GAME_TASK_ORDER, N_("Put the four steps in order."),
      N_("Begin with what the program has to remember."),
      .steps = {
        { N_("Define the board, the tables of rows, columns and boxes, and a flag for the end."),
          NULL },
        { N_("Write the search as if its helpers were there already."),
          N_("The search reads the board and sets the flag for the end: they must be there.") },
        { N_("Write the helpers: fits, place, remove, next cell."),
          N_("Only the written search shows which helpers it needs.") },
        { N_("Fill the tables from the givens, and start."),
          N_("Filling the tables calls the helper that places a digit.") },
      } },
  },
  { NULL },
};

const GameLessonPage game_lesson_tightest[] = {
  {
    N_("Over 4,000 digits for 51 cells: most of them were wrong guesses. You would not begin at "
       "the top left, but where only one digit fits. A search can do that too: it always takes "
       "the cell with the fewest candidates."),
    { GAME_LESSON_SUDOKU, 0, "tightest", QUEENS_BY_ROW, true, 1, "state", 1 },
  },
  {
    N_("Going cell by cell took 4,208 digits. Predict how many it takes when the tightest cell "
       "comes first. Then press Play and measure."),
    { GAME_LESSON_SUDOKU },
    { GAME_TASK_GUESS, N_("How many digits are placed now?"),
      N_("There are 51 empty cells."),
      { { GAME_FACT_PLACED, N_("Digits placed") } } },
  },
  {
    N_("51 digits for 51 cells: none was taken back. Filling the tightest cell first is one of "
       "the best ideas for such searches. It makes wrong guesses rare, and lets them fail early, "
       "near the top of the tree, where each cut saves most."),
    { GAME_LESSON_SUDOKU, 0, "tightest", QUEENS_BY_ROW, true, 1000000, "tree", 1 },
  },
  {
    N_("A cell with one candidate is called a naked single. A digit that has one place left in a "
       "row, column or box is a hidden single. The method “Singles first” looks for both before "
       "it ever guesses."),
    { GAME_LESSON_SUDOKU, 0, "propagate", QUEENS_BY_ROW, true, 0, "state", 1 },
    { GAME_TASK_CANDIDATES, N_("Which digit fits into the cell in the middle?"),
      N_("Leave out those that stand in row 5, in column 5 or in the middle box."),
      { { GAME_FACT_BOX, N_("Digits"), .row = 5, .column = 5 } } },
  },
  { NULL },
};

const GameLessonPage game_lesson_judge[] = {
  {
    N_("Online judges hold your output against the right one, some to the letter. LeetCode 51 "
       "wants lists, LeetCode 52 only the number, YBT1213 tables of 0 and 1, Luogu P1219 three "
       "lines and a total. “Check My Output” on the Solutions page does the same and says where "
       "it goes wrong."),
    { GAME_LESSON_QUEENS, 4, "flags", QUEENS_BY_ROW, .position = 33, .view = "code", .first = 1 },
  },
  {
    N_("Write a program for four queens in a language that you like; the Code view shows how. Let "
       "it print its boards, in any shape: lists, dots and Qs, or columns such as 2 4 1 3."),
    { GAME_LESSON_QUEENS },
    { GAME_TASK_OUTPUT, N_("Paste the boards that your program prints."),
      N_("All solutions of four queens, in the order of a search by row.") },
  },
  {
    N_("If it is wrong, begin with the first wrong board. Do two queens attack each other? Then a "
       "test is missing, or the undo clears too much. Is a board missing? Then something is not "
       "taken back. Is one there twice? Then the search goes over squares where it should go over "
       "rows."),
    { GAME_LESSON_QUEENS, 4, "all-squares", QUEENS_BY_ROW, .view = "tree", .first = 1 },
  },
  {
    N_("Numbers are the quickest test of all. The known ones are 1, 0, 0, 2, 10 for n = 1 to 5, "
       "and these follow. Let your program count them, or this one."),
    { GAME_LESSON_QUEENS, 8, "flags", QUEENS_BY_ROW, .view = "tree", .first = 1 },
    { GAME_TASK_NUMBERS, N_("How many solutions are there?"),
      N_("The board follows the field that you are in. Play its search to the end."),
      { { GAME_FACT_SOLUTIONS, N_("Six queens"), NULL, 6 },
        { GAME_FACT_SOLUTIONS, N_("Seven queens"), NULL, 7 },
        { GAME_FACT_SOLUTIONS, N_("Eight queens"), NULL, 8 } } },
  },
  { NULL },
};

const GameLessonPage game_lesson_words[] = {
  {
    N_("SEND + MORE = MONEY. Each letter is a digit, no two the same, and no word begins with 0. "
       "As a board: letters are rows, digits are columns, one piece in each row and never two in "
       "a column. In place of the diagonals there is one equation."),
    { GAME_LESSON_WORDS, 0, "carry", QUEENS_BY_ROW, .view = "code", .first = 1 },
  },
  {
    N_("Before you let it run, think for a moment: some letters need no search. The sum has one "
       "digit more than the numbers that are added."),
    { GAME_LESSON_WORDS },
    { GAME_TASK_NUMBERS, N_("Which digit is M?"),
      N_("Two numbers of four digits add up to less than 20,000."),
      { { GAME_FACT_DIGIT, "M", .row = 8 } } },
  },
  {
    N_("The letters come in the order in which one adds: D, E and Y first, since D + E gives Y. "
       "As soon as a column of the sum is complete, it is tested with its carry. A wrong one "
       "closes the whole branch, just as an attacked square does."),
    { GAME_LESSON_WORDS, 0, "carry", QUEENS_BY_ROW, .position = 6, .view = "code", .first = 1 },
  },
  {
    N_("Permutations, tested only when all letters have a digit, place 2,606,500 digits. The "
       "method Digit by digit adds column by column: that is backtracking, and it prunes."),
    { GAME_LESSON_WORDS },
    { GAME_TASK_GUESS, N_("How many digits does the method Digit by digit place?"),
      N_("A rough number will do."),
      { { GAME_FACT_PLACED, N_("Digits placed") } } },
  },
  {
    N_("Rows, cells or letters; columns or digits: the search is the same. Choose, go on, take "
       "back, and test as early as you can. Timetables, routes, packing and many games are "
       "searched like this. You know how now."),
    { GAME_LESSON_WORDS, 0, "carry", QUEENS_BY_ROW, true, 1000000, "tree", 1 },
  },
  { NULL },
};
