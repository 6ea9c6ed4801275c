/* The sentences about mistakes on a board of queens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-words-queens-private.h"

#include <glib/gi18n-lib.h>

static char *
describe_mistake (const GameHint *hint)
{
  const int n_wrong = queens_board_count (&hint->wrong);
  const int n_missed = queens_board_count (&hint->missed);

  if (n_missed == 0)
    return g_strdup_printf (ngettext ("%d queen stands on a wrong square.",
                                      "%d queens stand on wrong squares.", n_wrong), n_wrong);

  if (n_wrong == 0)
    return g_strdup_printf (ngettext ("%d square that is crossed out needs a queen.",
                                      "%d squares that are crossed out need queens.", n_missed),
                            n_missed);

  return g_strdup (_("Queens stand on wrong squares, and squares that are crossed out need "
                     "queens."));
}

static char *
describe_nudge (const GameHint *hint)
{
  switch ((int) hint->kind)
    {
    case GAME_HINT_CONFLICT:
      return g_strdup (_("Queens are in each other's way."));

    case GAME_HINT_UNSOLVABLE:
      return g_strdup (_("This puzzle has no solution."));

    case GAME_HINT_MISTAKE:
      return describe_mistake (hint);

    case GAME_HINT_DEAD:
    default:
      return g_strdup (_("The board cannot be completed as it is: there is a mistake somewhere."));
    }
}

/* The regions of some squares; of a board without regions the rows. */
static char *
dup_houses (const GameHint    *hint,
            const QueensBoard *squares,
            const QueensBoard *others)
{
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const ColouredPuzzle *coloured = &hint->state.queens.coloured;
  const bool has_regions = coloured->n != 0;
  uint32_t houses = 0;

  for (int row = 0; row < squares->n; row++)
    for (uint32_t rest = squares->row[row] | others->row[row]; rest != 0; rest &= rest - 1)
      houses |= UINT32_C (1) << (has_regions
                                 ? coloured->region[row * coloured->n + __builtin_ctz (rest)]
                                 : row);

  for (; houses != 0; houses &= houses - 1)
    g_ptr_array_add (names,
                     game_words_coloured_house (coloured,
                                                has_regions ? COLOURED_REGION : COLOURED_ROW,
                                                __builtin_ctz (houses)));

  return game_words_list (names);
}

static char *
describe_where (const GameHint *hint)
{
  g_autofree char *names = NULL;

  if (hint->kind == GAME_HINT_DEAD)
    return g_strdup (_("No single place shows it: only going on brings it out."));

  names = dup_houses (hint, &hint->wrong, &hint->missed);

  return g_strdup_printf (C_("houses", "Look at %s."), names);
}

/* A sentence for each square, which it highlights. */
static void
add_squares (GArray            *sentences,
             const QueensBoard *squares,
             bool               missed)
{
  for (int row = 0; row < squares->n; row++)
    for (uint32_t rest = squares->row[row]; rest != 0; rest &= rest - 1)
      {
        const int column = __builtin_ctz (rest);
        char *text = g_strdup_printf (missed ?
                                      _("In the solution, there is a queen in row %d, column %d.") :
                                      _("In the solution, there is no queen in row %d, column %d."),
                                      row + 1, column + 1);
        QueensBoard *wrong = &game_sentences_add (sentences, text)
          ->highlight.squares[GAME_SQUARES_WRONG];

        *wrong = queens_board_empty (squares->n);
        wrong->row[row] = UINT32_C (1) << column;
      }
}

/* How two coloured queens are in each other's way; NULL where they are not. */
static char *
describe_conflict (const ColouredPuzzle *coloured,
                   int                   first,
                   int                   second)
{
  const int n = coloured->n;
  const int rows[] = { first / n, second / n };
  const int columns[] = { first % n, second % n };
  g_autofree char *region = NULL;

  if (rows[0] == rows[1] || columns[0] == columns[1])
    return game_queens_describe_line_attack ((GameSquare) { rows[0], columns[0] },
                                             (GameSquare) { rows[1], columns[1] });

  if (coloured->region[first] == coloured->region[second])
    {
      region = game_words_coloured_house (coloured, COLOURED_REGION, coloured->region[first]);

      /* Translators: the first is a region of coloured queens, like “the region with dots” */
      return g_strdup_printf (_("Two queens stand in %s: in row %d, column %d and row %d, column "
                                "%d."), region, rows[0] + 1, columns[0] + 1, rows[1] + 1,
                              columns[1] + 1);
    }

  if (rows[1] - rows[0] == 1 && ABS (columns[1] - columns[0]) == 1)
    return g_strdup_printf (_("The queens in row %d, column %d and row %d, column %d touch."),
                            rows[0] + 1, columns[0] + 1, rows[1] + 1, columns[1] + 1);

  return NULL;
}

static bool
has_square (const QueensBoard *board,
            int                square)
{
  return queens_board_has (board, square / board->n, square % board->n);
}

/* A sentence for each pair. */
static void
add_conflicts (GArray         *sentences,
               const GameHint *hint)
{
  const ColouredPuzzle *coloured = &hint->state.queens.coloured;
  const int n_squares = coloured->n * coloured->n;

  for (int first = 0; first < n_squares; first++)
    for (int second = first + 1; second < n_squares && has_square (&hint->wrong, first); second++)
      {
        char *text = has_square (&hint->wrong, second) ? describe_conflict (coloured, first, second)
                                                       : NULL;

        if (text != NULL)
          game_sentences_add (sentences, text)->highlight.squares[GAME_SQUARES_WRONG] = hint->wrong;
      }
}

static GArray *
list_sentences (const GameHint *hint)
{
  GArray *sentences = game_sentences_new ();

  if (hint->kind == GAME_HINT_CONFLICT)
    {
      add_conflicts (sentences, hint);
    }
  else if (hint->kind == GAME_HINT_MISTAKE)
    {
      add_squares (sentences, &hint->wrong, false);
      add_squares (sentences, &hint->missed, true);
    }
  else
    {
      game_sentences_add (sentences, describe_nudge (hint));
    }

  return sentences;
}

const GameWordsWrong game_words_queens_wrong = { describe_nudge, describe_where, list_sentences };
