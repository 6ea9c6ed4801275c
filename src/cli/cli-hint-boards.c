/* nine-queens-cli hint: boards of queens. They are found and told as in the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli-hint-boards.h"

#include <string.h>

#include "game/state/game-variant.h"
#include "game/text/game-hint-text.h"
#include "game/text/game-text.h"
#include "game/text/game-words-hints.h"

static const char *
get_code (const GameHint *hint)
{
  static const char *const codes[] = {
    [QUEENS_HINT_ROW_FREE_ONCE] = "last-in-row",
    [QUEENS_HINT_COLUMN_FREE_ONCE] = "last-in-column",
    [QUEENS_HINT_EXCLUDED_BY_LINE] = "shuts-line",
    [QUEENS_HINT_EXCLUDED_IN_LINE] = "no-solution",
    [QUEENS_HINT_POSSIBLE] = "possible",
  };

  if (hint->kind == GAME_HINT_COLOURED)
    return game_state_info (&hint->state)->technique_code (hint->coloured.rule);

  return codes[hint->queens.kind];
}

/* What a step says: squares without a queen, or where there are none the queens that it places. */
static QueensBoard
get_excluded (const GameHint *hint)
{
  return hint->kind == GAME_HINT_COLOURED ? hint->coloured.squares[COLOURED_ROLE_EXCLUDED]
                                          : hint->queens.squares[QUEENS_ROLE_EXCLUDED];
}

static QueensBoard
get_placed (const GameHint *hint)
{
  const QueensBoard excluded = get_excluded (hint);

  if (queens_board_count (&excluded) > 0)
    return queens_board_empty (excluded.n);

  return hint->kind == GAME_HINT_COLOURED ? hint->coloured.squares[COLOURED_ROLE_PLACE]
                                          : hint->queens.squares[QUEENS_ROLE_PLACE];
}

static void
put_squares (CliRow     *row,
             QueensBoard board)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (int i = 0; i < board.n; i++)
    for (int column = 0; column < board.n; column++)
      if (board.row[i] >> column & 1)
        g_string_append_printf (text, "%s%d:%d", text->len > 0 ? " " : "", i + 1, column + 1);

  cli_row_words (row, text->str);
}

/* The sentences of a hint behind one another; `begin` is what stands before them. */
static char *
dup_sentences (const GameHint *hint,
               const char     *begin)
{
  g_autoptr(GArray) sentences = game_hint_text_sentences (hint);
  GString *text = g_string_new (begin);

  for (guint i = 0; i < sentences->len; i++)
    {
      if (text->len > 0)
        g_string_append_c (text, ' ');
      g_string_append (text, g_array_index (sentences, GameSentence, i).text);
    }

  return g_string_free (text, FALSE);
}

/* Calls the regions by their letters, where the window calls them by their patterns. */
static char *
name_regions (char           *words,
              const GameHint *hint,
              const char     *line)
{
  const ColouredPuzzle *puzzle = &hint->state.queens.coloured;
  g_autofree char *old = words;
  g_autoptr(GString) text = g_string_new (words);
  int n_regions = 0;

  for (const char *at = line; *at != '\0' && n_regions < puzzle->n; at++)
    if (g_ascii_isalpha (*at) && memchr (line, *at, (gsize) (at - line)) == NULL)
      {
        g_autofree char *pattern = game_words_coloured_house (puzzle, COLOURED_REGION, n_regions);
        g_autofree char *letter = g_strdup_printf ("region %c", *at);

        g_string_replace (text, pattern, letter, 0);
        n_regions++;
      }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

void
cli_hint_put_board (CliRow         *row,
                    const GameHint *hint,
                    const char     *line)
{
  g_autofree char *title = game_hint_text_title (hint);
  g_autofree char *begin = g_strconcat (title, ":", NULL);
  g_autofree char *words = name_regions (dup_sentences (hint, begin), hint, line);

  cli_row_text (row, get_code (hint));
  if (row->rows->format != CLI_FORMAT_TSV)
    cli_row_text (row, title);
  cli_row_nothing (row);
  put_squares (row, get_excluded (hint));
  put_squares (row, get_placed (hint));
  cli_row_text (row, words);
}

/* The search for a solution that has no queen on the excluded squares. */
typedef struct
{
  const QueensBoard *excluded;
  QueensSolution     solution;
  bool               is_found;
} Completion;

static bool
take_completion (const QueensSolution *solution,
                 void                 *data)
{
  Completion *completion = data;

  for (int row = 0; row < solution->n; row++)
    if (queens_board_has (completion->excluded, row, solution->column[row]))
      return true;

  completion->solution = *solution;
  completion->is_found = true;
  return false;
}

static bool
is_quick (const SearchStats *stats,
          void              *data)
{
  enum { MANY_NODES = 20 * 1000 * 1000 };

  return stats->n_nodes < MANY_NODES;
}

/* Where a puzzle has several solutions, the window takes excluded squares for notes that may be
 * wrong. Here they are what is known. */
static void
heed_excluded (const GameState *state,
               GameHint        *hint)
{
  const GameQueens *queens = &state->queens;
  const SearchControl control = { is_quick, NULL };
  Completion completion = { .excluded = &queens->excluded };
  QueensBoard *place = &hint->queens.squares[QUEENS_ROLE_PLACE];
  SearchStats stats;
  const SearchEnd end = queens_each (&queens->queens, 0, take_completion, &completion, &control,
                                     &stats);

  if (end == SEARCH_EXHAUSTED)
    {
      hint->kind = GAME_HINT_DEAD;
      return;
    }

  queens_hint_find_among (&queens->queens, &queens->fixed, &queens->excluded, NULL, &hint->queens);
  if (!completion.is_found && hint->queens.kind == QUEENS_HINT_POSSIBLE)
    hint->kind = GAME_HINT_NONE;

  for (int row = 0; completion.is_found && row < place->n; row++)
    place->row[row] = hint->queens.squares[QUEENS_ROLE_FREE].row[row]
                      & UINT32_C (1) << completion.solution.column[row];
}

bool
cli_hint_next_board (const GameState *state,
                     GameHint        *hint)
{
  game_hint_find (state, NULL, false, sudoku_cells_none (), NULL, hint);

  if (hint->kind == GAME_HINT_QUEENS && hint->n_solutions > 1
      && !queens_hint_is_mistake (&hint->queens)
      && queens_board_count (&state->queens.excluded) > 0)
    heed_excluded (state, hint);

  return hint->kind == GAME_HINT_COLOURED
         || (hint->kind == GAME_HINT_QUEENS && hint->queens.kind != QUEENS_HINT_SOLVED
             && !queens_hint_is_mistake (&hint->queens));
}

void
cli_hint_apply_board (const GameHint *hint,
                      GameState      *state)
{
  const QueensBoard excluded = get_excluded (hint);
  const QueensBoard placed = get_placed (hint);

  for (int row = 0; row < state->queens.queens.n; row++)
    {
      state->queens.excluded.row[row] |= excluded.row[row];
      state->queens.queens.row[row] |= placed.row[row];
    }
}

/* Where the board ends: at its end, or at a colon behind it. */
static gsize
board_length (const char *text)
{
  const char *end = strrchr (text, ']');

  return end != NULL ? (gsize) (end - text) + 1 : strcspn (text, ":");
}

bool
cli_hint_is_board (const char *text)
{
  const gsize length = board_length (text);

  return cli_board_is_line (text, length) && !sudoku_sukaku_is_line (text, length);
}

/* A number of a row or column, from 1. */
static const char *
read_number (const char *at,
             int         n,
             int        *number)
{
  *number = 0;
  while (g_ascii_isdigit (*at) && *number <= n)
    *number = *number * 10 + (*at++ - '0');

  return *number >= 1 && *number <= n ? at : NULL;
}

/* "3:5" is a square without a queen, "+3:5" a queen. Returns where the next one is, or NULL. */
static const char *
read_square (const char *at,
             GameQueens *queens)
{
  const bool is_queen = *at == '+';
  int row, column;

  at = read_number (at + is_queen, queens->queens.n, &row);
  if (at == NULL || *at != ':')
    return NULL;

  at = read_number (at + 1, queens->queens.n, &column);
  if (at == NULL || (*at != ' ' && *at != '\0'))
    return NULL;

  if (is_queen)
    queens->queens.row[row - 1] |= UINT32_C (1) << (column - 1);
  else
    queens->excluded.row[row - 1] |= UINT32_C (1) << (column - 1);

  return at;
}

/* What is wrong at a character of the position. Takes the sentence. */
static char *
dup_place (int   place,
           char *sentence)
{
  g_autofree char *owned = sentence;

  return g_strdup_printf ("character %d of the position: %s", place, owned);
}

static char *
dup_board_error (const TextError *error)
{
  TextError shown = *error;

  shown.line = 0;
  shown.column = 0;
  return error->column > 0 ? dup_place (error->column, game_text_error (&shown))
                           : game_text_error (&shown);
}

/* Returns what is wrong with it, new, or NULL. */
static char *
read_position (const char *text,
               GameState  *state)
{
  const gsize length = board_length (text);
  const char *at = text + length;
  CliBoard board;
  TextError error;

  if (!cli_board_read (text, length, &board, &error))
    return dup_board_error (&error);

  *state = cli_board_state (&board);
  at += *at == ':';
  while (*(at += strspn (at, " ")) != '\0')
    {
      const char *next = read_square (at, &state->queens);

      if (next == NULL)
        return dup_place ((int) (at - text) + 1,
                          g_strdup ("a square of this board is ROW:COLUMN, a queen +ROW:COLUMN"));

      at = next;
    }

  return NULL;
}

/* What is wrong with the board, or NULL: there is only no step. */
static char *
dup_mistake (const GameHint *hint)
{
  switch (hint->kind)
    {
    case GAME_HINT_SOLVED:
    case GAME_HINT_NONE:
    case GAME_HINT_STEP:
    case GAME_HINT_COLOURED:
      return NULL;

    case GAME_HINT_QUEENS:
      return queens_hint_is_mistake (&hint->queens) ? dup_sentences (hint, NULL) : NULL;

    case GAME_HINT_CONFLICT:
    case GAME_HINT_UNSOLVABLE:
    case GAME_HINT_MISTAKE:
    case GAME_HINT_DEAD:
    default:
      return game_hint_has_stages (hint)
             ? dup_sentences (hint, NULL)
             : game_hint_text_stage (hint, GAME_STAGE_NUDGE, GAME_ACTION_NONE);
    }
}

int
cli_hint_find_board (const char         *text,
                     bool                path,
                     const CliHintRows  *rows,
                     GString            *lines,
                     char              **mistake)
{
  g_autofree GameHint *hint = g_new0 (GameHint, 1);
  int n_steps = 0;
  GameState state;

  *mistake = read_position (text, &state);
  if (*mistake != NULL)
    return -1;

  while (cli_hint_next_board (&state, hint))
    {
      const GameState before = state;
      CliRow row;

      /* Where several solutions are left, a hint may say again what was crossed out. */
      cli_hint_apply_board (hint, &state);
      if (n_steps > 0 && game_state_equal (&state, &before))
        break;

      row = cli_hint_begin (rows, lines);
      cli_hint_put_board (&row, hint, text);
      cli_row_end (&row);
      n_steps++;
      if (!path)
        break;
    }

  if (n_steps == 0)
    *mistake = dup_mistake (hint);
  if (*mistake == NULL)
    return n_steps;

  *mistake = name_regions (*mistake, hint, text);
  return -1;
}
