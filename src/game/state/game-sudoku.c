/* States of a sudoku, and moves from one to the next.
 *
 * A cell never has both a given and an entry. While marks keep themselves up (`auto_marks`), the
 * centre marks of every empty cell are what the rules leave without what is struck.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/state/game-state-private.h"

#include <string.h>

static bool
is_digit (int value)
{
  return value >= 1 && value <= SUDOKU_DIGITS;
}

static SudokuCells
get_cells (const GameSquares *squares)
{
  SudokuCells cells = sudoku_cells_none ();

  for (int s = game_squares_next (squares, 0); s >= 0 && s < SUDOKU_CELLS;
       s = game_squares_next (squares, s + 1))
    cells = sudoku_cells_or (cells, sudoku_cells_of (s));

  return cells;
}

/* Those of the cells that have no digit in `grid`. */
static SudokuCells
get_empty (SudokuCells       cells,
           const SudokuGrid *grid)
{
  SudokuCells empty = cells;

  while (!sudoku_cells_is_empty (cells))
    {
      int cell = sudoku_cells_take (&cells);

      if (grid->digit[cell] != 0)
        empty = sudoku_cells_minus (empty, sudoku_cells_of (cell));
    }

  return empty;
}

/* Whether a move on something that some cells have is to give it to all or to take it from all. */
static bool
is_given (GameHow how,
          bool    all_have)
{
  return how == GAME_ADD || (how == GAME_TOGGLE && !all_have);
}

/* Puts a bit into every cell's set, or takes it out. */
static void
change_bit (SudokuDigits *sets,
            SudokuCells   cells,
            int           value,
            GameHow       how)
{
  const SudokuDigits bit = 1 << (value - 1);
  bool all_have = true;
  bool given;

  for (SudokuCells rest = cells; !sudoku_cells_is_empty (rest);)
    all_have = (sets[sudoku_cells_take (&rest)] & bit) != 0 && all_have;

  given = is_given (how, all_have);
  while (!sudoku_cells_is_empty (cells))
    {
      int cell = sudoku_cells_take (&cells);

      sets[cell] = given ? sets[cell] | bit : sets[cell] & ~bit;
    }
}

/* Takes the digit of a cell out of all marks that see it. */
static void
tidy_marks (GameSudoku *sudoku,
            int         cell,
            int         digit)
{
  SudokuCells peers = sudoku_peer_cells[cell];

  while (!sudoku_cells_is_empty (peers))
    {
      int peer = sudoku_cells_take (&peers);

      sudoku->marks[peer] &= ~(1 << (digit - 1));
      sudoku->corner[peer] &= ~(1 << (digit - 1));
    }
}

static void
set_digits (GameSudoku     *sudoku,
            SudokuCells     cells,
            const GameMove *move)
{
  bool all_have = true;
  bool given;

  cells = get_empty (cells, &sudoku->givens);
  for (SudokuCells rest = cells; !sudoku_cells_is_empty (rest);)
    all_have = sudoku->entries.digit[sudoku_cells_take (&rest)] == move->value && all_have;

  given = is_given (move->how, all_have);
  while (!sudoku_cells_is_empty (cells))
    {
      int cell = sudoku_cells_take (&cells);
      uint8_t *entry = &sudoku->entries.digit[cell];

      if (given)
        *entry = move->value;
      else if (*entry == move->value)
        *entry = 0;

      if (given && move->tidy)
        tidy_marks (sudoku, cell, move->value);
    }
}

/* While marks keep themselves up, what is struck is what a person changes. */
static void
set_marks (GameSudoku     *sudoku,
           SudokuCells     cells,
           const GameMove *move)
{
  SudokuGrid grid = game_sudoku_grid (sudoku);

  cells = get_empty (cells, &grid);
  change_bit (sudoku->marks, cells, move->value, move->how);

  while (sudoku->auto_marks && !sudoku_cells_is_empty (cells))
    {
      int cell = sudoku_cells_take (&cells);
      SudokuDigits bit = 1 << (move->value - 1);

      sudoku->struck[cell] &= ~bit;
      sudoku->struck[cell] |= bit & sudoku_candidates (&grid, cell) & ~sudoku->marks[cell];
    }
}

static void
set_corner_marks (GameSudoku     *sudoku,
                  SudokuCells     cells,
                  const GameMove *move)
{
  SudokuGrid grid = game_sudoku_grid (sudoku);

  change_bit (sudoku->corner, get_empty (cells, &grid), move->value, move->how);
}

static void
set_colors (GameSudoku     *sudoku,
            SudokuCells     cells,
            const GameMove *move)
{
  if (move->value != 0)
    {
      change_bit (sudoku->colors, cells, move->value, move->how);
      return;
    }

  while (!sudoku_cells_is_empty (cells))
    {
      int cell = sudoku_cells_take (&cells);

      sudoku->colors[cell] = 0;
      sudoku->mark_colors[cell] = 0;
    }
}

static void
set_mark_colors (GameSudoku     *sudoku,
                 SudokuCells     cells,
                 const GameMove *move)
{
  bool all_have = true;
  int color;

  for (SudokuCells rest = cells; !sudoku_cells_is_empty (rest);)
    all_have = game_candidate_colors_get (sudoku->mark_colors[sudoku_cells_take (&rest)],
                                          move->digit) == move->value && all_have;

  color = is_given (move->how, all_have) ? move->value : 0;
  while (!sudoku_cells_is_empty (cells))
    game_candidate_colors_set (&sudoku->mark_colors[sudoku_cells_take (&cells)], move->digit,
                               color);
}

/* One layer of the cells; which one is told by whether there is anything in those above it. */
static void
erase (GameSudoku  *sudoku,
       SudokuCells  cells)
{
  const GameSudoku before = *sudoku;
  SudokuGrid grid = game_sudoku_grid (sudoku);

  for (SudokuCells rest = cells; !sudoku_cells_is_empty (rest);)
    sudoku->entries.digit[sudoku_cells_take (&rest)] = 0;
  if (!game_sudoku_equal (sudoku, &before))
    return;

  game_links_clear (&sudoku->links, get_empty (cells, &grid));
  for (SudokuCells rest = get_empty (cells, &grid); !sudoku_cells_is_empty (rest);)
    {
      int cell = sudoku_cells_take (&rest);

      sudoku->mark_colors[cell] = 0;
      sudoku->corner[cell] = 0;
      sudoku->struck[cell] = 0;
      if (!sudoku->auto_marks)
        sudoku->marks[cell] = 0;
    }
  if (!game_sudoku_equal (sudoku, &before))
    return;

  while (!sudoku_cells_is_empty (cells))
    sudoku->colors[sudoku_cells_take (&cells)] = 0;
}

/* What the rules leave, in every empty cell, without what is struck. It is done for each state that
 * is saved or read, and so the digits of a house are gathered once for all its cells. */
static void
fill_marks (GameSudoku *sudoku)
{
  SudokuGrid grid = game_sudoku_grid (sudoku);
  SudokuDigits held[SUDOKU_BOX + 1][SUDOKU_DIGITS] = { 0 };

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    for (int kind = SUDOKU_ROW; grid.digit[cell] != 0 && kind <= SUDOKU_BOX; kind++)
      held[kind][sudoku_house (kind, cell)] |= 1 << (grid.digit[cell] - 1);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (grid.digit[cell] == 0)
      {
        SudokuDigits out = sudoku->struck[cell];

        for (int kind = SUDOKU_ROW; kind <= SUDOKU_BOX; kind++)
          out |= held[kind][sudoku_house (kind, cell)];
        sudoku->marks[cell] = SUDOKU_ALL_CANDIDATES & ~out;
      }
}

/* What a person had taken out before stays out. */
static void
set_auto_marks (GameSudoku *sudoku,
                GameHow     how)
{
  SudokuGrid grid = game_sudoku_grid (sudoku);

  sudoku->auto_marks = is_given (how, sudoku->auto_marks);
  memset (sudoku->struck, 0, sizeof sudoku->struck);

  for (int cell = 0; sudoku->auto_marks && cell < SUDOKU_CELLS; cell++)
    if (grid.digit[cell] == 0 && sudoku->marks[cell] != 0)
      sudoku->struck[cell] = sudoku_candidates (&grid, cell) & ~sudoku->marks[cell];
}

static void
restart (GameSudoku *sudoku)
{
  GameSudoku fresh = { .givens = sudoku->givens, .auto_marks = sudoku->auto_marks };

  *sudoku = fresh;
}

static void
play (GameSudoku     *sudoku,
      SudokuCells     cells,
      const GameMove *move)
{
  switch (move->kind)
    {
    case GAME_MOVE_DIGIT:
      set_digits (sudoku, cells, move);
      break;

    case GAME_MOVE_MARK:
      set_marks (sudoku, cells, move);
      break;

    case GAME_MOVE_CORNER:
      set_corner_marks (sudoku, cells, move);
      break;

    case GAME_MOVE_COLOR:
      set_colors (sudoku, cells, move);
      break;

    case GAME_MOVE_COLOR_MARK:
      set_mark_colors (sudoku, cells, move);
      break;

    case GAME_MOVE_LINK:
      game_links_step (&sudoku->links, move->ends[0], move->ends[1]);
      break;

    case GAME_MOVE_UNLINK:
      sudoku->links = (GameLinks) { 0 };
      break;

    case GAME_MOVE_ERASE:
      erase (sudoku, cells);
      break;

    case GAME_MOVE_FILL_MARKS:
      fill_marks (sudoku);
      break;

    case GAME_MOVE_AUTO_MARKS:
      set_auto_marks (sudoku, move->how);
      break;

    case GAME_MOVE_RESTART:
      restart (sudoku);
      break;

    case GAME_MOVE_QUEEN:
    case GAME_MOVE_EXCLUDE:
    case GAME_MOVE_REPLACE:
    default:
      break;
    }
}

static bool
is_candidate (GameCandidate candidate)
{
  return candidate.cell < SUDOKU_CELLS && is_digit (candidate.digit);
}

static bool
has_value (const GameMove *move)
{
  switch (move->kind)
    {
    case GAME_MOVE_DIGIT:
    case GAME_MOVE_MARK:
    case GAME_MOVE_CORNER:
      return is_digit (move->value);

    case GAME_MOVE_COLOR:
      return move->value >= 0 && move->value <= GAME_COLORS;

    case GAME_MOVE_COLOR_MARK:
      return is_digit (move->digit) && move->value >= 0 && move->value <= GAME_COLORS;

    case GAME_MOVE_LINK:
      return is_candidate (move->ends[0]) && is_candidate (move->ends[1]);

    case GAME_MOVE_UNLINK:
    case GAME_MOVE_ERASE:
    case GAME_MOVE_FILL_MARKS:
    case GAME_MOVE_AUTO_MARKS:
    case GAME_MOVE_QUEEN:
    case GAME_MOVE_EXCLUDE:
    case GAME_MOVE_RESTART:
    case GAME_MOVE_REPLACE:
    default:
      return true;
    }
}

void
game_sudoku_keep_marks (GameSudoku *sudoku)
{
  if (sudoku->auto_marks)
    fill_marks (sudoku);
}

bool
game_sudoku_play (GameSudoku     *sudoku,
                  const GameMove *move)
{
  const GameSudoku before = *sudoku;

  if (!has_value (move))
    return false;

  play (sudoku, get_cells (&move->squares), move);
  game_sudoku_keep_marks (sudoku);

  return !game_sudoku_equal (sudoku, &before);
}

bool
game_sudoku_equal (const GameSudoku *a,
                   const GameSudoku *b)
{
  return memcmp (&a->givens, &b->givens, sizeof a->givens) == 0
         && memcmp (&a->entries, &b->entries, sizeof a->entries) == 0
         && memcmp (a->marks, b->marks, sizeof a->marks) == 0
         && memcmp (a->corner, b->corner, sizeof a->corner) == 0
         && memcmp (a->colors, b->colors, sizeof a->colors) == 0
         && a->auto_marks == b->auto_marks
         && memcmp (a->struck, b->struck, sizeof a->struck) == 0
         && memcmp (a->mark_colors, b->mark_colors, sizeof a->mark_colors) == 0
         && memcmp (&a->links, &b->links, sizeof a->links) == 0;
}

bool
game_sudoku_has_drawings (const GameSudoku *sudoku)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (sudoku->mark_colors[cell] != 0)
      return true;

  return sudoku->links.n > 0;
}

bool
game_sudoku_is_untouched (const GameSudoku *sudoku)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (sudoku->entries.digit[cell] != 0 || sudoku->corner[cell] != 0
        || sudoku->colors[cell] != 0 || sudoku->struck[cell] != 0
        || (sudoku->marks[cell] != 0 && !sudoku->auto_marks))
      return false;

  return !game_sudoku_has_drawings (sudoku);
}

void
game_sudoku_fill (GameSudoku    *sudoku,
                  const uint8_t *digits)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (sudoku->givens.digit[cell] == 0)
      sudoku->entries.digit[cell] = digits[cell];
}

SudokuGrid
game_sudoku_grid (const GameSudoku *sudoku)
{
  SudokuGrid grid = sudoku->givens;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (grid.digit[cell] == 0)
      grid.digit[cell] = sudoku->entries.digit[cell];

  return grid;
}

SudokuGrid
game_sudoku_puzzle (const GameSudoku *sudoku)
{
  return sudoku_count_digits (&sudoku->givens) > 0 ? sudoku->givens : sudoku->entries;
}

void
game_sudoku_position (const GameSudoku *sudoku,
                      SudokuPosition   *position)
{
  SudokuGrid grid = game_sudoku_grid (sudoku);
  SudokuGrid puzzle = game_sudoku_puzzle (sudoku);

  sudoku_position_init (position, &grid, &puzzle);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (grid.digit[cell] == 0 && sudoku->marks[cell] != 0)
      for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
        if (!(sudoku->marks[cell] >> (digit - 1) & 1))
          sudoku_position_remove (position, cell, digit);
}

void
game_sudoku_set_marks (GameSudoku   *sudoku,
                       int           cell,
                       SudokuDigits  marks)
{
  SudokuGrid grid = game_sudoku_grid (sudoku);

  if (sudoku->auto_marks)
    sudoku->struck[cell] = sudoku_candidates (&grid, cell) & ~marks;

  sudoku->marks[cell] = marks;
}

bool
game_sudoku_shows_mark (const GameSudoku *sudoku,
                        GameCandidate     mark)
{
  SudokuDigits marks = sudoku->marks[mark.cell] | sudoku->corner[mark.cell];

  return sudoku->givens.digit[mark.cell] == 0 && sudoku->entries.digit[mark.cell] == 0
         && marks >> (mark.digit - 1) & 1;
}

GameLinks
game_sudoku_get_links (const GameSudoku *sudoku)
{
  GameLinks links = { 0 };

  for (int i = 0; i < sudoku->links.n; i++)
    if (game_sudoku_shows_mark (sudoku, sudoku->links.of[i].from)
        && game_sudoku_shows_mark (sudoku, sudoku->links.of[i].to))
      links.of[links.n++] = sudoku->links.of[i];

  return links;
}
