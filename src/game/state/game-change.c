/* What a move has changed; see game-change.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/state/game-change.h"

#include "game/state/game-state-private.h"

static bool
is_sudoku (const GameState *state)
{
  return state->kind == GAME_SUDOKU;
}

/* The digit of a square, or whether it has a queen. */
static int
content (const GameState *state,
         int              square)
{
  int n = game_state_size (state);

  if (is_sudoku (state))
    return state->sudoku.givens.digit[square] != 0 ? state->sudoku.givens.digit[square]
                                                   : state->sudoku.entries.digit[square];

  return queens_board_has (&state->queens.queens, square / n, square % n);
}

static bool
has_other_marks (const GameState *a,
                 const GameState *b,
                 int              square)
{
  int n = game_state_size (a);

  if (is_sudoku (a))
    return a->sudoku.marks[square] != b->sudoku.marks[square]
           || a->sudoku.corner[square] != b->sudoku.corner[square]
           || a->sudoku.colors[square] != b->sudoku.colors[square];

  return queens_board_has (&a->queens.excluded, square / n, square % n)
         != queens_board_has (&b->queens.excluded, square / n, square % n);
}

/* Fills `changed`, and `last` where one content is another. */
static void
find_changed (GameChange      *change,
              const GameState *before,
              const GameState *after)
{
  int n = game_state_size (after), n_contents = 0;

  for (int square = 0; square < n * n; square++)
    {
      bool is_other = content (before, square) != content (after, square);

      if (is_other)
        {
          change->last = square;
          n_contents++;
        }
      if (is_other || has_other_marks (before, after, square))
        game_squares_add (&change->changed, square);
    }

  if (n_contents != 1)
    change->last = -1;
}

/* Whether a house holds every digit. */
static bool
is_complete (const GameState *state,
             SudokuHouseKind  kind,
             int              house)
{
  SudokuDigits digits = 0;

  for (int i = 0; i < SUDOKU_DIGITS; i++)
    {
      int digit = content (state, sudoku_house_cell (kind, house, i));

      digits |= digit != 0 ? 1 << (digit - 1) : 0;
    }

  return digits == SUDOKU_ALL_CANDIDATES;
}

static void
find_houses (GameChange      *change,
             const GameState *after)
{
  for (int kind = SUDOKU_ROW; kind <= SUDOKU_BOX; kind++)
    {
      int house = sudoku_house (kind, change->last);

      if (is_complete (after, kind, house))
        change->houses |= UINT32_C (1) << (kind * 9 + house);
    }
}

static void
find_gone (GameChange      *change,
           const GameState *before,
           const GameState *after)
{
  int digit = content (after, change->last);

  for (int cell = 0; digit != 0 && cell < SUDOKU_CELLS; cell++)
    if (cell != change->last && content (after, cell) == 0)
      change->gone[cell] = before->sudoku.marks[cell] & ~after->sudoku.marks[cell]
                           & 1 << (digit - 1);
}

void
game_change_between (GameChange      *change,
                     const GameState *before,
                     const GameState *after)
{
  *change = (GameChange) { .last = -1 };
  if (before->kind != after->kind || game_state_size (before) != game_state_size (after))
    return;

  find_changed (change, before, after);
  if (!game_state_same_puzzle (before, after))
    change->last = -1;
  if (change->last < 0)
    return;

  change->solved = game_state_is_solved (after) && !game_state_is_solved (before);
  if (content (after, change->last) != 0)
    game_state_attackers (after, change->last, &change->attackers);

  if (is_sudoku (after))
    {
      find_houses (change, after);
      find_gone (change, before, after);
    }
}

static void
find_cell_attackers (const GameState *state,
                     int              cell,
                     GameSquares     *attackers)
{
  const uint8_t *peers = sudoku_peers (cell);
  int digit = content (state, cell);

  for (int i = 0; digit != 0 && i < SUDOKU_PEERS; i++)
    if (content (state, peers[i]) == digit)
      game_squares_add (attackers, peers[i]);
}

void
game_state_attackers (const GameState *state,
                      int              square,
                      GameSquares     *attackers)
{
  int n = game_state_size (state);

  *attackers = game_squares_none ();
  if (is_sudoku (state))
    {
      find_cell_attackers (state, square, attackers);
      return;
    }

  for (int other = 0; other < n * n; other++)
    if (other != square && content (state, other) != 0
        && game_queens_see (&state->queens, square, other))
      game_squares_add (attackers, other);
}

static bool
is_wrong (const GameState *state,
          const GameState *solution,
          int              square)
{
  int here = content (state, square), right = content (solution, square);
  int n = game_state_size (state);

  if (is_sudoku (state) && here == 0)
    return state->sudoku.marks[square] != 0
           && (state->sudoku.marks[square] >> (right - 1) & 1) == 0;

  if (is_sudoku (state))
    return here != right;

  return right == 0 ? here != 0
                    : queens_board_has (&state->queens.excluded, square / n, square % n);
}

void
game_state_find_wrong (const GameState *state,
                       const GameState *solution,
                       GameSquares     *wrong)
{
  int n = game_state_size (state);

  *wrong = game_squares_none ();
  for (int square = 0; square < n * n; square++)
    if (is_wrong (state, solution, square))
      game_squares_add (wrong, square);
}
