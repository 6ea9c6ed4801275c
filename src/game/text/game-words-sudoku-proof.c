/* The whole proof of a forcing chain or net, a line for each inference, with its reason.
 *
 * Nothing is left to what the board shows: each line can be checked with the position, the lines
 * above it, and the rules.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-words-sudoku-private.h"

#include <glib/gi18n-lib.h>

#include "game/hint/game-proof-board.h"

/* More than any branch is deep; see MAX_DEPTH in sudoku-net-nested.c. */
enum { MAX_BOARDS = 16 };

static char *
describe_assumption (const SudokuProofStep *step,
                     const char            *cell)
{
  if (step->depth > 0)
    /* Translators: a cell and a digit. It is one more assumption within another. */
    return g_strdup_printf (_("Suppose also that %s is %d."), cell, step->digit);

  return step->is_true ?
    /* Translators: a cell and a digit. */
    g_strdup_printf (_("Suppose %s is %d."), cell, step->digit) :
    /* Translators: a cell and a digit. */
    g_strdup_printf (_("Suppose %s is not %d."), cell, step->digit);
}

static char *
describe_only_digit (const SudokuProofStep *step,
                     const char            *cell,
                     SudokuDigits           candidates)
{
  g_autofree char *others = game_words_any_digit (candidates & ~(1 << (step->digit - 1)));

  if (*others == '\0')
    /* Translators: a cell and a digit. "It" is the cell. */
    return g_strdup_printf (_("%s is %d: it has no other candidate."), cell, step->digit);

  /* Translators: a cell, a digit, other digits: "r4c6 is 1: it can no longer be 6 or 8." */
  return g_strdup_printf (_("%s is %d: it can no longer be %s."), cell, step->digit, others);
}

static char *
describe_locked (const SudokuProofStep *step)
{
  g_autofree char *house = game_words_house (step->house);
  g_autofree char *second = game_words_house (step->second);
  g_autofree char *cells = game_words_cells (step->cells);

  /* Translators: a house, a digit, a house that crosses it, cells, the digit: "In box 8 all 1s lie
   * in column 4, so r2c4 and r3c4 are not 1." */
  return g_strdup_printf (ngettext ("In %s all %ds lie in %s, so %s is not %d.",
                                    "In %s all %ds lie in %s, so %s are not %d.",
                                    sudoku_cells_count (step->cells)),
                          house, step->digit, second, cells, step->digit);
}

static char *
describe_known (const SudokuProofStep *step,
                const char            *cell)
{
  g_autofree char *digit = game_words_any_digit (1 << (step->digit - 1));

  return step->is_true ?
    /* Translators: one cell or several, and a digit: "So r4c7 is 5." */
    g_strdup_printf (ngettext ("So %s is %d.", "So %s are %d.", 1), cell, step->digit) :
    /* Translators: cells and digits that they cannot be: "So r4c2 and r4c3 are not 9." */
    g_strdup_printf (ngettext ("So %s is not %s.", "So %s are not %s.", 1), cell, digit);
}

static char *
describe_goal (const SudokuProofStep *step,
               const char            *cell,
               const GameProofBoard  *board)
{
  int cause = game_proof_board_get_cause (board, step->cell, step->digit);
  g_autofree char *seen = NULL;

  if (step->is_true || cause < 0 || cause == step->cell)
    return describe_known (step, cell);

  seen = game_words_cell (cause);
  /* Translators: a cell, another cell, a digit that the other cell has: "r3c1 sees r3c5, so it is
   * not 6." */
  return g_strdup_printf (_("%s sees %s, so it is not %d."), cell, seen, step->digit);
}

static char *
describe_step (const SudokuProofStep *step,
               const GameProofBoard  *board)
{
  g_autofree char *cell = game_words_cell (step->cell);
  g_autofree char *house = game_words_house (step->house);

  switch (step->kind)
    {
    case SUDOKU_PROOF_SUPPOSE:
      return describe_assumption (step, cell);

    case SUDOKU_PROOF_ONLY_DIGIT:
      return describe_only_digit (step, cell, board->position->candidates[step->cell]);

    case SUDOKU_PROOF_ONLY_PLACE:
      /* Translators: a cell, a digit, a house, the digit: "r4c6 is 1: row 4 has no other place for
       * 1." */
      return g_strdup_printf (_("%s is %d: %s has no other place for %d."), cell, step->digit,
                              house, step->digit);

    case SUDOKU_PROOF_LOCKED:
      return describe_locked (step);

    case SUDOKU_PROOF_NO_DIGIT:
      /* Translators: a cell. */
      return g_strdup_printf (_("Now %s has no candidate left: the assumption was wrong."), cell);

    case SUDOKU_PROOF_NO_PLACE:
      /* Translators: a house and a digit. */
      return g_strdup_printf (_("Now %s has no place left for %d: the assumption was wrong."),
                              house, step->digit);

    case SUDOKU_PROOF_REFUTED:
      return describe_known (step, cell);

    case SUDOKU_PROOF_GOAL:
    default:
      return describe_goal (step, cell, board);
    }
}

void
game_words_sudoku_proof_lines (GameWords         *words,
                               const SudokuProof *proof)
{
  g_autofree GameProofBoard *boards = g_new (GameProofBoard, MAX_BOARDS);

  game_proof_board_init (&boards[0], words->position);

  for (int i = 0; i < proof->n_steps; i++)
    {
      const SudokuProofStep *step = &proof->step[i];
      GameProofBoard *board = &boards[step->depth];
      GameSentence *sentence;

      sentence = game_sentences_add (words->sentences, describe_step (step, board));
      sentence->depth = step->depth;
      sentence->opens = step->kind == SUDOKU_PROOF_SUPPOSE;
      game_highlight_add_proof (&sentence->highlight, board, step);

      if (sentence->opens)
        {
          board[1] = board[0];
          board++;
        }

      game_proof_board_do (board, step);
    }
}
