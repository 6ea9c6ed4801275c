/* The reasons of hints for queens, line by line.
 *
 * Most sentences come twice, for a row and for a column: in many languages one word cannot be put
 * in place of the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-words-queens-private.h"

#include <glib/gi18n-lib.h>

#include "game/text/game-text.h"
#include "game/text/game-words.h"

/* The position of a square in the line, from 1. */
static int
get_position (const QueensHint *hint,
              GameSquare        square)
{
  return 1 + (game_queens_is_row (hint) ? square.column : square.row);
}

/* The numbers of positions in a line, from 1: "2, 5 and 7". */
static char *
dup_numbers (uint32_t positions)
{
  g_autoptr(GPtrArray) numbers = g_ptr_array_new_with_free_func (g_free);

  for (; positions != 0; positions &= positions - 1)
    g_ptr_array_add (numbers, g_strdup_printf ("%d", __builtin_ctz (positions) + 1));

  return game_words_list (numbers);
}

/* The squares of a role, all in the line of the hint, as numbers of positions. */
static char *
dup_positions (const QueensHint *hint,
               QueensRole        role)
{
  GameSquare squares[QUEENS_MAX];
  int n_squares = game_queens_get_squares (hint, role, squares);
  uint32_t positions = 0;

  for (int i = 0; i < n_squares; i++)
    positions |= UINT32_C (1) << (get_position (hint, squares[i]) - 1);

  return dup_numbers (positions);
}

/* Takes `text`; the sentence highlights the squares of `roles`. */
static GameSentence *
add_line (GArray           *sentences,
          const QueensHint *hint,
          uint32_t          roles,
          char             *text)
{
  GameSentence *sentence = game_sentences_add (sentences, text);

  game_highlight_add_queens (&sentence->highlight, hint, roles);

  return sentence;
}

/* Adds the conclusion. */
static void
add_result (GArray           *sentences,
            const QueensHint *hint,
            QueensRole        role,
            char             *text)
{
  const uint32_t roles = 1 << role | 1 << QUEENS_ROLE_PLACE | 1 << QUEENS_ROLE_AWAY;

  add_line (sentences, hint, roles, text)->is_result = true;
}

char *
game_queens_describe_line_attack (GameSquare a,
                                  GameSquare b)
{
  if (a.row == b.row)
    return g_strdup_printf (_("Row %d has two queens, in columns %d and %d."), a.row + 1,
                            a.column + 1, b.column + 1);

  if (a.column == b.column)
    return g_strdup_printf (_("Column %d has two queens, in rows %d and %d."), a.column + 1,
                            a.row + 1, b.row + 1);

  return NULL;
}

/* How two queens attack each other. */
static char *
describe_attack (GameSquare a,
                 GameSquare b)
{
  const int rows[] = { a.row + 1, b.row + 1 };
  const int columns[] = { a.column + 1, b.column + 1 };
  char *in_line = game_queens_describe_line_attack (a, b);
  char *sentence;

  if (in_line != NULL)
    return in_line;

  if (a.row - a.column == b.row - b.column)
    /* Translators: the sum in brackets tells that row − column is the same. */
    sentence = g_strdup_printf (_("The queens in row %d, column %d and row %d, column %d stand on "
                                  "one falling diagonal (%d − %d = %d − %d)."), rows[0],
                                columns[0], rows[1], columns[1], rows[0], columns[0], rows[1],
                                columns[1]);
  else
    /* Translators: the sum in brackets tells that row + column is the same. */
    sentence = g_strdup_printf (_("The queens in row %d, column %d and row %d, column %d stand on "
                                  "one rising diagonal (%d + %d = %d + %d)."), rows[0], columns[0],
                                rows[1], columns[1], rows[0], columns[0], rows[1], columns[1]);

  return game_text_keep_formulas (sentence);
}

/* Which of the queens to blame goes. */
static void
add_remedy (GArray           *sentences,
            const QueensHint *hint)
{
  GameSquare away;

  if (game_queens_get_squares (hint, QUEENS_ROLE_AWAY, &away) == 0)
    add_result (sentences, hint, QUEENS_ROLE_CONFLICT,
                g_strdup (_("All of them are fixed, so there is no solution.")));
  else if (game_queens_count (hint, QUEENS_ROLE_CONFLICT) == 1)
    add_result (sentences, hint, QUEENS_ROLE_AWAY, g_strdup (_("So this queen has to go.")));
  else if (hint->helps)
    add_result (sentences, hint, QUEENS_ROLE_AWAY,
                g_strdup_printf (_("Without the queen in row %d, column %d the others can be "
                                   "completed."), away.row + 1, away.column + 1));
  else
    add_result (sentences, hint, QUEENS_ROLE_AWAY,
                g_strdup_printf (_("At least one of them has to go, such as the queen in row %d, "
                                   "column %d."), away.row + 1, away.column + 1));
}

static void
add_conflict (GArray           *sentences,
              const QueensHint *hint)
{
  GameSquare squares[QUEENS_MAX];

  game_queens_get_squares (hint, QUEENS_ROLE_CONFLICT, squares);
  add_line (sentences, hint, 1 << QUEENS_ROLE_CONFLICT, describe_attack (squares[0], squares[1]));
  add_remedy (sentences, hint);
}

/* Which positions a queen takes of the dead line. */
static char *
describe_taken (const QueensHint *hint,
                GameSquare        queen)
{
  const int n = hint->squares[QUEENS_ROLE_CONFLICT].n;
  const int number = game_queens_is_row (hint) ? queen.row : queen.column;
  const int distance = ABS (number - (game_queens_line (hint) - 1));
  const int position = get_position (hint, queen) - 1;
  uint32_t positions = UINT32_C (1) << position;
  g_autofree char *numbers = NULL;

  if (position >= distance)
    positions |= UINT32_C (1) << (position - distance);

  if (position + distance < n)
    positions |= UINT32_C (1) << (position + distance);

  numbers = dup_numbers (positions);

  /* Translators: a square, and columns: "The queen in row 1, column 5 attacks it in columns 4, 5
   * and 6." "It" is the row that the line before named. */
  if (game_queens_is_row (hint))
    return g_strdup_printf (ngettext ("The queen in row %d, column %d attacks it in column %s.",
                                      "The queen in row %d, column %d attacks it in columns %s.",
                                      __builtin_popcount (positions)),
                            queen.row + 1, queen.column + 1, numbers);

  /* Translators: a square, and rows: "The queen in row 1, column 5 attacks it in rows 4, 5 and
   * 6." "It" is the column that the line before named. */
  return g_strdup_printf (ngettext ("The queen in row %d, column %d attacks it in row %s.",
                                    "The queen in row %d, column %d attacks it in rows %s.",
                                    __builtin_popcount (positions)),
                          queen.row + 1, queen.column + 1, numbers);
}

static void
add_taken (GArray           *sentences,
           const QueensHint *hint,
           GameSquare        queen)
{
  GameSentence *sentence = add_line (sentences, hint, 0, describe_taken (hint, queen));
  QueensBoard *wrong = &sentence->highlight.squares[GAME_SQUARES_WRONG];

  *wrong = queens_board_empty (hint->squares[QUEENS_ROLE_CONFLICT].n);
  wrong->row[queen.row] = UINT32_C (1) << queen.column;
}

static void
add_dead_line (GArray           *sentences,
               const QueensHint *hint)
{
  GameSquare squares[QUEENS_MAX];
  const int n_queens = game_queens_get_squares (hint, QUEENS_ROLE_CONFLICT, squares);

  add_line (sentences, hint, 0,
            g_strdup_printf (game_queens_is_row (hint) ?
                             _("Row %d needs a queen, but all of its squares are attacked.") :
                             _("Column %d needs a queen, but all of its squares are attacked."),
                             game_queens_line (hint)));

  if (n_queens > GAME_WORDS_MAX_SQUARES)
    add_line (sentences, hint, 1 << QUEENS_ROLE_CONFLICT,
              g_strdup_printf (ngettext ("The %d queen that is marked attacks every square of it.",
                                         "The %d queens that are marked attack every square of it.",
                                         n_queens), n_queens));
  else
    for (int i = 0; i < n_queens; i++)
      add_taken (sentences, hint, squares[i]);

  add_remedy (sentences, hint);
}

/* That no solution has the queens to blame. */
static char *
describe_blamed (const QueensHint *hint)
{
  const int n_queens = game_queens_count (hint, QUEENS_ROLE_CONFLICT);
  g_autofree char *names = game_queens_dup_squares (hint, QUEENS_ROLE_CONFLICT);

  if (n_queens == 1)
    return g_strdup_printf (hint->has_fixed ?
                            _("With the fixed queens in place, no solution has a queen in %s.") :
                            _("No solution has a queen in %s."), names);

  if (n_queens > GAME_WORDS_MAX_SQUARES)
    return g_strdup_printf (hint->has_fixed ?
                            _("With the fixed queens in place, no solution has all of the %d "
                              "queens that are marked.") :
                            _("No solution has all of the %d queens that are marked."), n_queens);

  /* Translators: squares: "No solution has queens on all of these squares: row 1, column 5; row 3,
   * column 2." */
  return g_strdup_printf (hint->has_fixed ?
                          _("With the fixed queens in place, no solution has queens on all of "
                            "these squares: %s.") :
                          _("No solution has queens on all of these squares: %s."), names);
}

/* How sure it is that those are to blame. */
static char *
describe_blame (QueensConflictSize blame)
{
  switch (blame)
    {
    case QUEENS_CONFLICT_SMALLEST:
      return g_strdup (_("No smaller group is to blame: any smaller group of the queens on the "
                         "board can be completed."));

    case QUEENS_CONFLICT_MINIMAL:
      return g_strdup (_("Take away any one of them, and the others can be completed. Another, "
                         "smaller group may be to blame as well."));

    case QUEENS_CONFLICT_SOME:
    default:
      return g_strdup (_("Some of them may be innocent, but it would take too long to find out."));
    }
}

static void
add_impossible (GArray           *sentences,
                const QueensHint *hint)
{
  const int n_queens = game_queens_count (hint, QUEENS_ROLE_CONFLICT);

  if (n_queens == 0)
    {
      add_result (sentences, hint, QUEENS_ROLE_CONFLICT, game_queens_dup_nobody (hint));
      return;
    }

  add_line (sentences, hint, 1 << QUEENS_ROLE_CONFLICT, describe_blamed (hint));

  if (n_queens > 1)
    add_line (sentences, hint, 1 << QUEENS_ROLE_CONFLICT, describe_blame (hint->conflict_size));

  add_remedy (sentences, hint);
}

/* That the queen of the line has only one square. */
static void
add_only_place (GArray           *sentences,
                const QueensHint *hint)
{
  GameSquare square;

  game_queens_get_squares (hint, QUEENS_ROLE_PLACE, &square);
  add_result (sentences, hint, QUEENS_ROLE_PLACE,
              g_strdup_printf (game_queens_is_row (hint) ?
                               /* Translators: a row and a column. */
                               _("So the queen of row %d is in column %d.") :
                               /* Translators: a column and a row. */
                               _("So the queen of column %d is in row %d."),
                               game_queens_line (hint), get_position (hint, square)));
}

/* Why one square is free, and no other. */
static char *
describe_free_once (const QueensHint *hint)
{
  const int line = game_queens_line (hint);

  if (hint->has_excluded)
    return g_strdup_printf (game_queens_is_row (hint) ?
                            _("In row %d, every square but one is attacked or crossed out.") :
                            _("In column %d, every square but one is attacked or crossed out."),
                            line);

  return g_strdup_printf (game_queens_is_row (hint) ?
                          _("In row %d, every square but one is attacked.") :
                          _("In column %d, every square but one is attacked."), line);
}

static void
add_free_once (GArray           *sentences,
               const QueensHint *hint)
{
  add_line (sentences, hint, 1 << QUEENS_ROLE_FREE, describe_free_once (hint));
  add_only_place (sentences, hint);
}

/* Where a queen can be put, if that is known. */
static void
add_possible_place (GArray           *sentences,
                    const QueensHint *hint)
{
  GameSquare square;

  if (game_queens_get_squares (hint, QUEENS_ROLE_PLACE, &square) > 0)
    add_result (sentences, hint, QUEENS_ROLE_PLACE,
                g_strdup_printf (_("With a queen in row %d, column %d there is a solution."),
                                 square.row + 1, square.column + 1));
  else
    add_result (sentences, hint, QUEENS_ROLE_EXCLUDED,
                g_strdup (_("So no queen can stand on a square that is crossed out.")));
}

/* Which squares are free in the line. */
static void
add_free_places (GArray           *sentences,
                 const QueensHint *hint)
{
  g_autofree char *positions = dup_positions (hint, QUEENS_ROLE_FREE);

  /* Translators: a row and columns: "The queen of row 3 can only be in columns 2, 5 and 7." */
  add_line (sentences, hint, 1 << QUEENS_ROLE_FREE,
            g_strdup_printf (game_queens_is_row (hint) ?
                             _("The queen of row %d can only be in columns %s.") :
                             _("The queen of column %d can only be in rows %s."),
                             game_queens_line (hint), positions));
}

/* No more than six squares attack two or three of one line, so they are named one by one. */
static void
add_excluded_by_line (GArray           *sentences,
                      const QueensHint *hint)
{
  const int n_excluded = game_queens_count (hint, QUEENS_ROLE_EXCLUDED);
  g_autofree char *names = game_queens_dup_squares (hint, QUEENS_ROLE_EXCLUDED);

  add_free_places (sentences, hint);

  /* Translators: squares: "A queen on one of these squares would attack them all: row 1, column 5;
   * row 3, column 2." "Them" are the squares where the queen of a line can be. */
  add_line (sentences, hint, 1 << QUEENS_ROLE_EXCLUDED | 1 << QUEENS_ROLE_FREE,
            g_strdup_printf (ngettext ("A queen in %s would attack them all.",
                                       "A queen on one of these squares would attack them all: %s.",
                                       n_excluded), names));
  add_possible_place (sentences, hint);
}

static void
add_excluded_in_line (GArray           *sentences,
                      const QueensHint *hint)
{
  const int n_excluded = game_queens_count (hint, QUEENS_ROLE_EXCLUDED);
  g_autofree char *positions = dup_positions (hint, QUEENS_ROLE_EXCLUDED);

  add_free_places (sentences, hint);

  /* Translators: columns, or rows: "No solution has it in columns 2 and 5, as trying everything
   * shows." "It" is the queen of a row, or of a column. */
  add_line (sentences, hint, 1 << QUEENS_ROLE_EXCLUDED,
            g_strdup_printf (game_queens_is_row (hint) ?
                             ngettext ("No solution has it in column %s, as trying everything "
                                       "shows.",
                                       "No solution has it in columns %s, as trying everything "
                                       "shows.", n_excluded) :
                             ngettext ("No solution has it in row %s, as trying everything shows.",
                                       "No solution has it in rows %s, as trying everything shows.",
                                       n_excluded), positions));

  if (game_queens_count (hint, QUEENS_ROLE_FREE) == n_excluded + 1)
    add_only_place (sentences, hint);
  else
    add_possible_place (sentences, hint);
}

static void
add_possible (GArray           *sentences,
              const QueensHint *hint)
{
  const int n_free = game_queens_count (hint, QUEENS_ROLE_FREE);

  add_line (sentences, hint, 1 << QUEENS_ROLE_FREE,
            g_strdup_printf (game_queens_is_row (hint) ?
                             _("No row or column without a queen has fewer free squares than row "
                               "%d, which has %d.") :
                             _("No row or column without a queen has fewer free squares than "
                               "column %d, which has %d."),
                             game_queens_line (hint), n_free));
  add_possible_place (sentences, hint);
}

GArray *
game_words_queens_sentences (const QueensHint *hint)
{
  GArray *sentences = game_sentences_new ();

  switch ((QueensHintKind) hint->kind)
    {
    case QUEENS_HINT_CONFLICT:
      add_conflict (sentences, hint);
      break;

    case QUEENS_HINT_ROW_DEAD:
    case QUEENS_HINT_COLUMN_DEAD:
      add_dead_line (sentences, hint);
      break;

    case QUEENS_HINT_IMPOSSIBLE:
      add_impossible (sentences, hint);
      break;

    case QUEENS_HINT_ROW_FREE_ONCE:
    case QUEENS_HINT_COLUMN_FREE_ONCE:
      add_free_once (sentences, hint);
      break;

    case QUEENS_HINT_EXCLUDED_BY_LINE:
      add_excluded_by_line (sentences, hint);
      break;

    case QUEENS_HINT_EXCLUDED_IN_LINE:
      add_excluded_in_line (sentences, hint);
      break;

    case QUEENS_HINT_POSSIBLE:
      add_possible (sentences, hint);
      break;

    case QUEENS_HINT_SOLVED:
    case QUEENS_HINT_NONE:
    default:
      add_result (sentences, hint, QUEENS_ROLE_PLACE, game_words_queens_nudge (hint));
      break;
    }

  return sentences;
}
