/* The texts of the technique pages: one line, as a list has it, and the rest of the explanation. At
 * most 80 words together, in words that a player understands who does not know the technique.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-text-techniques.h"

#include <glib.h>
#include <glib/gi18n-lib.h>

typedef struct
{
  const char *line;
  const char *text;
} Page;

static const Page pages[SUDOKU_N_TECHNIQUES] = {
  [SUDOKU_FULL_HOUSE] = {
    N_("One cell of a row, column or box is still empty."),
    N_("Eight digits stand already, so the empty cell takes the ninth. Look for it first "
       "wherever the board is nearly full: it costs nothing, and each one found often opens the "
       "next."),
  },
  [SUDOKU_NAKED_SINGLE] = {
    N_("Only one digit is left for a cell."),
    N_("Count the digits in the cell's row, column and box together. If eight different ones are "
       "there, the cell takes the ninth. Start where row, column and box are well filled; with "
       "pencil marks, look for a cell that has only one left."),
  },
  [SUDOKU_HIDDEN_SINGLE] = {
    N_("Only one cell of a row, column or box can take a digit."),
    N_("Choose a digit and a box. Each copy of the digit on the board blocks its row and its "
       "column. If one empty cell of the box is left, the digit goes there. Rows and columns "
       "work the same way. The cell may well have other candidates; they do not matter."),
  },
  [SUDOKU_LOCKED_PAIR] = {
    N_("Two cells, in one box and in one line, have only the same two candidates."),
    N_("The two cells lie in the same box and also in the same row or column. They take the two "
       "digits, one each, so both are used up. Remove them from the rest of the box, and from "
       "the rest of the row or column as well."),
  },
  [SUDOKU_LOCKED_TRIPLE] = {
    N_("Three cells, in one box and in one line, have only three digits between them."),
    N_("The three cells lie in the same box and also in the same row or column. They take the "
       "three digits, one each, so all three are used up. Remove them from the rest of the box, "
       "and from the rest of the row or column as well."),
  },
  [SUDOKU_POINTING] = {
    N_("In a box, a digit fits only in one row or column."),
    N_("All places of the digit in the box lie in one row or column. Wherever it ends up, that "
       "row or column has its digit inside the box. So remove it from the rest of the row or "
       "column, outside the box."),
  },
  [SUDOKU_CLAIMING] = {
    N_("In a row or column, a digit fits only in one box."),
    N_("All places of the digit in the row or column lie in one box. The row or column takes its "
       "digit there, and that is also the digit of the box. So remove it from the other cells of "
       "the box."),
  },
  [SUDOKU_NAKED_PAIR] = {
    N_("Two cells of a row, column or box have only the same two candidates."),
    N_("One cell takes the first digit and one the second; we do not know yet which way round. "
       "Either way both digits are used up. Remove them from all other cells of that row, column "
       "or box."),
  },
  [SUDOKU_NAKED_TRIPLE] = {
    N_("Three cells of a row, column or box have only three digits between them."),
    N_("Put the candidates of the three cells together. If that makes just three digits, each "
       "cell takes one of them; a cell may have two of the digits or all three. Remove the three "
       "digits from all other cells of that row, column or box."),
  },
  [SUDOKU_HIDDEN_PAIR] = {
    N_("Two digits fit only in the same two cells of a row, column or box."),
    N_("Do not look at cells but at the places of digits. If two digits have the same two cells "
       "left and no others, these cells take them, one each. Nothing else can stand there: "
       "remove all other candidates from the two cells."),
  },
  [SUDOKU_HIDDEN_TRIPLE] = {
    N_("Three digits fit only in the same three cells of a row, column or box."),
    N_("Between them, the three digits have just three cells left; not every digit needs all "
       "three. The cells take these digits, one each, and nothing else fits there. Remove all "
       "other candidates from the three cells."),
  },
  [SUDOKU_NAKED_QUADRUPLE] = {
    N_("Four cells of a row, column or box have only four digits between them."),
    N_("The cells take these digits, one each, though no cell need have all four. Remove the "
       "four digits from all other cells of that row, column or box. Where few cells are empty, "
       "the hidden pair or triple among the others says the same and is easier to see."),
  },
  [SUDOKU_HIDDEN_QUADRUPLE] = {
    N_("Four digits fit only in the same four cells of a row, column or box."),
    N_("Between them, the four digits have just four cells left. The cells take them, one each, "
       "so remove all other candidates from the four cells. It is rare and hard to see; often "
       "the other empty cells are easier to find, as a naked set."),
  },
  [SUDOKU_X_WING] = {
    N_("In two rows, a digit fits only in the same two columns."),
    N_("Look at one digit. Its two places in each of the two rows form a rectangle. Each row "
       "needs the digit once, so it stands at two opposite corners. Either way both columns have "
       "it there. Remove it from every other cell of these columns. Rows and columns may change "
       "roles."),
  },
  [SUDOKU_SWORDFISH] = {
    N_("In three rows, a digit fits only in the same three columns."),
    N_("It is an X-Wing with three rows. Each of them has two or three places for the digit, and "
       "all of these lie in three columns. The rows put the digit into each of the columns once. "
       "Remove it from every other cell of these columns. Rows and columns may change roles."),
  },
  [SUDOKU_JELLYFISH] = {
    N_("In four rows, a digit fits only in the same four columns."),
    N_("It is an X-Wing with four rows. Each of them has two to four places for the digit, and "
       "all of these lie in four columns. The rows put the digit into each of the columns once. "
       "Remove it from every other cell of these columns. Rows and columns may change roles."),
  },
  [SUDOKU_REMOTE_PAIR] = {
    N_("A chain of cells that all have the same two candidates."),
    N_("Each cell of the chain sees the next one, so the two digits alternate. With an even "
       "number of cells the two ends differ: one is the first digit, the other one the second. A "
       "cell that sees both ends can be neither. Remove both digits from it."),
  },
  [SUDOKU_BUG_1] = {
    N_("All empty cells have two candidates, and only one cell has three."),
    N_("Without its third digit, every digit would have exactly two places in each row, column "
       "and box that lacks it, and such a puzzle never has just one solution. So the cell takes "
       "the digit that can stand in three cells of its row, of its column and of its box. This "
       "trusts that the puzzle has one solution."),
  },
  [SUDOKU_SKYSCRAPER] = {
    N_("Two rows have two places each for a digit, and share one column."),
    N_("In two rows the digit has just two places, and one place of each row lies in the same "
       "column. These two are not both the digit, so at least one of the other two, the roofs, "
       "is. Remove it from every cell that sees both roofs. Rows and columns may change roles."),
  },
  [SUDOKU_TWO_STRING_KITE] = {
    N_("A row and a column with two places each for a digit meet in a box."),
    N_("The digit has two places in the row and two in the column. One of each lie in the same "
       "box, so these two are not both the digit. Hence at least one of the two far ends is. "
       "Remove the digit from the cell that sees both far ends."),
  },
  [SUDOKU_TURBOT_FISH] = {
    N_("Two places of a digit here, two there, and one of each see each other."),
    N_("In two houses, that is rows, columns or boxes, the digit has just two places each. One "
       "place of the first sees one of the second, so these two are not both the digit. Hence at "
       "least one of the two free ends is. Remove the digit from every cell that sees both ends."),
  },
  [SUDOKU_EMPTY_RECTANGLE] = {
    N_("In a box, a digit lies only on a cross of one row and one column."),
    N_("Two cells elsewhere are the only places of the digit in their row or column, and one of "
       "them lies on an arm of the cross. If that one is the digit, the box has it on the other "
       "arm; if not, the second cell is. Remove it from the cell where the line of the second "
       "cell meets the other arm."),
  },
  [SUDOKU_W_WING] = {
    N_("Two cells have the same two candidates, and a pair of places joins them."),
    N_("One of the two digits has just two places in some row, column or box, and each of the "
       "cells sees one of these. So not both cells can be that digit: at least one is the other "
       "digit. Remove the other digit from every cell that sees both cells."),
  },
  [SUDOKU_XY_WING] = {
    N_("Three cells with two candidates each: a pivot and two wings."),
    N_("The pivot sees both wings. Each wing has one of the pivot's digits, and a third digit "
       "that both wings share. Whichever digit the pivot is, the wing that has it as well is "
       "left with the third one. So one wing is the third digit. Remove that from every cell "
       "that sees both wings."),
  },
  [SUDOKU_XYZ_WING] = {
    N_("An XY-Wing whose pivot has the third digit too."),
    N_("The pivot has three candidates and sees both wings. Each wing has two of the three, and "
       "all three cells share one digit. Whatever the pivot is, one of the three cells is the "
       "shared digit. Remove it from every cell that sees all three."),
  },
  [SUDOKU_UNIQUE_RECTANGLE_1] = {
    N_("Three corners of a rectangle have only the same two candidates."),
    N_("The corners lie in two rows, two columns and two boxes. If the fourth had only these two "
       "digits as well, they could be swapped, and the puzzle would have two solutions. So the "
       "fourth corner is something else: remove both digits from it. This trusts that the puzzle "
       "has one solution."),
  },
  [SUDOKU_UNIQUE_RECTANGLE_2] = {
    N_("Two corners of a rectangle have one extra digit, the same in both."),
    N_("The other two corners have only the two digits of the rectangle. If neither corner were "
       "its extra digit, the two digits could be swapped, and the puzzle would have two "
       "solutions. So one of them is it. Remove the extra digit from every cell that sees both. "
       "This trusts that the puzzle has one solution."),
  },
  [SUDOKU_UNIQUE_RECTANGLE_3] = {
    N_("Two corners of a rectangle have extra digits that make a naked set with other cells."),
    N_("One of the corners must be an extra digit, or the rectangle could be swapped. So both "
       "together count as one cell with just the extra digits. With other cells of the row, "
       "column or box it makes a naked pair, triple or quad: remove these digits from the rest. "
       "This trusts that the puzzle has one solution."),
  },
  [SUDOKU_UNIQUE_RECTANGLE_4] = {
    N_("One digit of a rectangle has to be in one of two corners, so the other one goes."),
    N_("Two corners have extra candidates. In a row, column or box of both, one digit of the "
       "rectangle fits nowhere else, so one of them is it. If the other one were the second "
       "digit, both digits could be swapped. Remove the second digit from both corners. This "
       "trusts that the puzzle has one solution."),
  },
  [SUDOKU_UNIQUE_RECTANGLE_5] = {
    N_("Two opposite corners of a rectangle, or three, have the same extra digit."),
    N_("The corners that are left have only the two digits of the rectangle. If no corner were "
       "the extra digit, the two digits could be swapped, and the puzzle would have two "
       "solutions. So one corner is it. Remove the extra digit from every cell that sees all "
       "corners that have it."),
  },
  [SUDOKU_UNIQUE_RECTANGLE_6] = {
    N_("Two opposite corners of a rectangle have extra digits, and one digit forms an X-Wing."),
    N_("In both rows, or in both columns, one digit of the rectangle fits only in the corners, "
       "so it stands at two opposite ones. If these were the corners with extra digits, the "
       "other two would be the second digit, and both digits could be swapped. Remove it from "
       "the corners with extra digits."),
  },
  [SUDOKU_HIDDEN_RECTANGLE] = {
    N_("One corner of a rectangle has just two candidates; the opposite one loses a digit."),
    N_("In the row and the column of the opposite corner, one digit of the rectangle fits only "
       "in the corners. If the opposite corner were the other digit, all four would be settled, "
       "and both digits could be swapped. So remove the other digit there. This trusts that the "
       "puzzle has one solution."),
  },
  [SUDOKU_AVOIDABLE_RECTANGLE_1] = {
    N_("Three corners of a rectangle are filled, and one digit would let them be swapped."),
    N_("The corners lie in two rows, two columns and two boxes, and none was given. If the "
       "fourth completed the pattern, the two digits could be swapped, and the puzzle would have "
       "two solutions. Remove that digit from the fourth corner. This trusts that the puzzle has "
       "one solution."),
  },
  [SUDOKU_AVOIDABLE_RECTANGLE_2] = {
    N_("Two corners of a rectangle are filled; the other two share an extra digit."),
    N_("None of the corners was given. Each of the two empty ones has the digit that would let "
       "the rectangle be swapped, and the same extra digit. One of them must be the extra one, "
       "or there would be two solutions. Remove it from every cell that sees both. This trusts "
       "that the puzzle has one solution."),
  },
  [SUDOKU_FINNED_X_WING] = {
    N_("An X-Wing but for extra places beside one corner, the fin."),
    N_("In two rows a digit fits only in the same two columns, except for the fin, which is in "
       "the box of one corner. Either the fin is the digit, or the X-Wing holds. Remove the "
       "digit where both would: from cells in that corner's column and in the box of the fin. "
       "Rows and columns may change roles."),
  },
  [SUDOKU_SASHIMI_X_WING] = {
    N_("A finned X-Wing that lacks the corner beside its fin."),
    N_("It works like a Finned X-Wing, but the digit does not fit in the corner beside the fin. "
       "Either the fin is the digit, or its row has only the other corner, and the rest follows. "
       "Remove the digit from cells in the missing corner's column and in the box of the fin. "
       "Rows and columns may change roles."),
  },
  [SUDOKU_FINNED_SWORDFISH] = {
    N_("A Swordfish but for extra places in one box, the fin."),
    N_("In three rows a digit fits only in the same three columns, except for the fin. Either "
       "the fin is the digit, or the Swordfish holds. Remove the digit where both would: from "
       "cells in a column of the Swordfish that lie in the box of the fin. Rows and columns may "
       "change roles."),
  },
  [SUDOKU_SASHIMI_SWORDFISH] = {
    N_("A finned Swordfish that lacks corners beside its fin."),
    N_("It works like a Finned Swordfish, but without the fin one row has only one place left, "
       "because the digit does not fit beside the fin. Either the fin is the digit, or that "
       "place is, and the rest follows. Remove the digit from cells in the columns of the fish "
       "that lie in the box of the fin."),
  },
  [SUDOKU_FINNED_JELLYFISH] = {
    N_("A Jellyfish but for extra places in one box, the fin."),
    N_("In four rows a digit fits only in the same four columns, except for the fin. Either the "
       "fin is the digit, or the Jellyfish holds. Remove the digit where both would: from cells "
       "in a column of the Jellyfish that lie in the box of the fin. Rows and columns may change "
       "roles."),
  },
  [SUDOKU_SASHIMI_JELLYFISH] = {
    N_("A finned Jellyfish that lacks corners beside its fin."),
    N_("It works like a Finned Jellyfish, but without the fin one row has only one place left, "
       "because the digit does not fit beside the fin. Either the fin is the digit, or that "
       "place is, and the rest follows. Remove the digit from cells in the columns of the fish "
       "that lie in the box of the fin."),
  },
  [SUDOKU_SUE_DE_COQ] = {
    N_("Cells where a box and a line cross, with helpers on both sides."),
    N_("Where a box and a row or column cross, some cells have too many digits. Helpers in the "
       "rest of the line and in the rest of the box bring it into balance: there are as many "
       "cells as digits, so all are used up. Remove the line's digits from the rest of the line, "
       "and the box's from the rest of the box."),
  },
  [SUDOKU_SIMPLE_COLORS_TRAP] = {
    N_("Two colours alternate along the pairs of a digit; a cell sees both."),
    N_("Where a row, column or box has just two places for the digit, one is right and one is "
       "wrong. Colour such places in two colours, in turn, from pair to pair: all of one colour "
       "are right, all of the other wrong. A cell that sees both colours cannot be the digit. "
       "Remove it there."),
  },
  [SUDOKU_SIMPLE_COLORS_WRAP] = {
    N_("Two colours alternate along the pairs of a digit; one contradicts itself."),
    N_("Where a row, column or box has just two places for the digit, one is right and one is "
       "wrong. Colour such places in two colours, in turn, from pair to pair. If two cells of "
       "one colour see each other, that colour is wrong. Remove the digit from all of its cells."),
  },
  [SUDOKU_MULTI_COLORS_1] = {
    N_("Two groups of pairs in two colours each; a cell sees one colour of both."),
    N_("Colour two separate groups of pairs of a digit, each in two colours. If a colour of the "
       "first group sees one of the second, these two are not both right, so at least one of "
       "their opposites is. Remove the digit from every cell that sees both of the opposite "
       "colours."),
  },
  [SUDOKU_MULTI_COLORS_2] = {
    N_("Two groups of pairs in two colours each; one colour sees both of the other group."),
    N_("Colour two separate groups of pairs of a digit, each in two colours. Of each group one "
       "colour is right. If a colour sees both colours of the other group, it sees one that is "
       "right, so it is wrong itself. Remove the digit from all of its cells."),
  },
  [SUDOKU_X_CHAIN] = {
    N_("A chain through the places of one digit: at least one end is right."),
    N_("A strong link joins the only two places in a row, column or box: if one is wrong, the "
       "other is right. A weak link joins places that see each other. Take them in turn, with "
       "strong links first and last: at least one end is the digit. Remove it from every cell "
       "that sees both ends."),
  },
  [SUDOKU_XY_CHAIN] = {
    N_("A chain of cells with two candidates each."),
    N_("Each cell sees the next and shares a digit with it. If the first cell is not the digit "
       "that the chain begins with, it is its other one, so the next cell is not, and so on, "
       "until the last cell has to be the digit of the beginning. So one end is that digit. "
       "Remove it from every cell that sees both ends."),
  },
  [SUDOKU_CONTINUOUS_NICE_LOOP] = {
    N_("A ring of strong and weak links, in turn all the way round."),
    N_("Of the two candidates of a strong link at least one is true, of a weak link at most one. "
       "If both kinds alternate around the whole ring, exactly one is true in each link. So a "
       "weak link also rules out what sees both of its ends, and in a cell all other candidates."),
  },
  [SUDOKU_DISCONTINUOUS_NICE_LOOP] = {
    N_("A chain comes back to the cell where it began, and settles it."),
    N_("Strong and weak links alternate, except where the chain begins and ends. If the "
       "candidate there cannot be false, because then it would be true, place it. If it cannot "
       "be true, because then it would be false, remove it. If two candidates of the cell are "
       "left, one of them is true, and the others go."),
  },
  [SUDOKU_AIC] = {
    N_("A chain of strong and weak links, in turn: at least one end is true."),
    N_("An alternating inference chain begins and ends with a strong link. If the one end is "
       "false, the other is true. Where both ends have the same digit, remove it from every cell "
       "that sees both. Where the digits differ and the cells see each other, each cell loses "
       "the digit of the other end."),
  },
  [SUDOKU_GROUPED_CONTINUOUS_NICE_LOOP] = {
    N_("A Continuous Nice Loop in which groups of cells are links too."),
    N_("A link may lead to two or three cells that have a digit together, in one box and one "
       "line, or through an almost locked set: cells that have one digit more than there are "
       "cells. Otherwise it is a Continuous Nice Loop: in each link exactly one end is true, and "
       "what sees both ends of a weak link goes."),
  },
  [SUDOKU_GROUPED_DISCONTINUOUS_NICE_LOOP] = {
    N_("A Discontinuous Nice Loop in which groups of cells are links too."),
    N_("A link may lead to two or three cells that have a digit together, in one box and one "
       "line, or through an almost locked set: cells that have one digit more than there are "
       "cells. Otherwise it is a Discontinuous Nice Loop: the chain comes back to its first "
       "cell, and settles what that is or is not."),
  },
  [SUDOKU_GROUPED_AIC] = {
    N_("An AIC in which groups of cells are links too."),
    N_("A link may lead to two or three cells that have a digit together, in one box and one "
       "line, or through an almost locked set: cells that have one digit more than there are "
       "cells. Otherwise it is an AIC: at least one end is true, so what cannot stand beside "
       "either end goes."),
  },
  [SUDOKU_ALS_XZ] = {
    N_("Two almost locked sets share a digit that only one of them can have."),
    N_("An almost locked set has one digit more than cells; without one, it holds all the "
       "others. Two sets have a digit X, and every place of X in one sees every one in the "
       "other. So one set lacks X, and holds another digit Z that both have. Remove Z from cells "
       "that see all places of Z in both."),
  },
  [SUDOKU_ALS_XY_WING] = {
    N_("Three almost locked sets: a middle one, and two that share a digit with it."),
    N_("An almost locked set has one digit more than cells. The middle set shares a digit with "
       "each of the others that only one of the two can have. It lacks one digit at most, so it "
       "takes its digit from one of the outer sets, which then holds all others. A digit of both "
       "outer sets leaves cells that see all its places."),
  },
  [SUDOKU_ALS_CHAIN] = {
    N_("A chain of almost locked sets, each of which shares a digit with the next."),
    N_("An almost locked set has one digit more than cells. Neighbours share a digit that only "
       "one of both can have. If the first set lacks a digit that the last one has too, it takes "
       "the shared one from the next, and so on, until the last has to hold the digit. Remove it "
       "from cells that see all its places in both."),
  },
  [SUDOKU_FRANKEN_X_WING] = {
    N_("An X-Wing in which a box takes the part of a row or column."),
    N_("Two houses, such as a row and a box, each need the digit. All their places for it lie in "
       "two other houses, so these get their digit there. Remove it from the rest of those two. "
       "Boxes make it hard to see; it is rarely the easiest step."),
  },
  [SUDOKU_FRANKEN_SWORDFISH] = {
    N_("A Swordfish in which boxes take the part of rows or columns."),
    N_("Three houses, rows and boxes for instance, each need the digit. All their places for it "
       "lie in three other houses, so these get their digit there. Remove it from the rest of "
       "those three. Boxes make it hard to see; it is rarely the easiest step."),
  },
  [SUDOKU_FINNED_FRANKEN_X_WING] = {
    N_("A Franken X-Wing but for some extra places, the fins."),
    N_("Two houses, one of them a box, have all their places for the digit in two other houses, "
       "except for the fins. Either a fin is the digit, or the Franken X-Wing holds. Remove the "
       "digit from cells of those two other houses that see all fins."),
  },
  [SUDOKU_FINNED_FRANKEN_SWORDFISH] = {
    N_("A Franken Swordfish but for some extra places, the fins."),
    N_("Three houses, some of them boxes, have all their places for the digit in three other "
       "houses, except for the fins. Either a fin is the digit, or the Franken Swordfish holds. "
       "Remove the digit from cells of those three other houses that see all fins."),
  },
  [SUDOKU_FORCING_CHAIN_CONTRADICTION] = {
    N_("Suppose that a candidate is true; the chains from it contradict each other."),
    N_("Follow chains from the candidate. If they lead to two things that cannot both be, to a "
       "cell without a digit, or to a row, column or box without room for one, the candidate is "
       "false. Remove it. Sometimes one supposes that it is false, and the contradiction shows "
       "that it is true."),
  },
  [SUDOKU_FORCING_CHAIN_VERITY] = {
    N_("Whichever candidate of a cell or house is true, the same follows."),
    N_("One candidate of the cell is true, or one place of the digit in the row, column or box. "
       "Follow a chain from each of them. If all of the chains reach the same conclusion, it "
       "holds in any case. Place that digit, or remove that candidate."),
  },
  [SUDOKU_FORCING_NET_CONTRADICTION] = {
    N_("Suppose that a candidate is true; all that follows ends in a contradiction."),
    N_("A net is more than a chain: a step may need several earlier ones, when a cell has lost "
       "all candidates but one, or a digit all places but one. If all this ends in a "
       "contradiction, the candidate is false. It is a last resort; go through the explanation "
       "line by line."),
  },
  [SUDOKU_FORCING_NET_VERITY] = {
    N_("Whichever candidate of a cell or house is true, a net leads to the same."),
    N_("One candidate of the cell is true, or one place of the digit in the row, column or box. "
       "Work out from each of them all that follows, where a step may need several earlier ones. "
       "What comes out every time is true in any case. It is a last resort; go through it branch "
       "by branch."),
  },
  [SUDOKU_NESTED_FORCING_NET] = {
    N_("A net in which single inferences are proved by nets of their own."),
    N_("It works like other forcing nets, but where nothing more follows, one more candidate is "
       "tried inside the net: if that ends in a contradiction, it is false there. Few puzzles "
       "need this, the hardest that are known. A person will hardly find it; it shows that logic "
       "alone gets there."),
  },
};

bool
game_text_technique_has_page (SudokuTechnique technique)
{
  return pages[technique].line != NULL;
}

const char *
game_text_technique_line (SudokuTechnique technique)
{
  g_return_val_if_fail (game_text_technique_has_page (technique), "");

  return g_dgettext (GETTEXT_PACKAGE, pages[technique].line);
}

const char *
game_text_technique_explanation (SudokuTechnique technique)
{
  g_return_val_if_fail (game_text_technique_has_page (technique), "");

  return g_dgettext (GETTEXT_PACKAGE, pages[technique].text);
}
