/* Scenes: what of a state, or of a search, is to be seen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/paint-parts.h"

static void
add_conflicts (PaintScene       *scene,
               const SudokuGrid *grid)
{
  SudokuConflict conflicts[SUDOKU_MAX_CONFLICTS];
  int n_conflicts = sudoku_find_conflicts (grid, conflicts);

  for (int i = 0; i < n_conflicts; i++)
    for (int j = 0; j < conflicts[i].n_cells; j++)
      scene->flags[conflicts[i].cell[j]] |= PAINT_CONFLICT;
}

/* Peers, equal digits, and empty cells that have the digit among their pencil marks. */
static void
add_relatives (PaintScene *scene,
               int         selected)
{
  const uint8_t *peers = sudoku_peers (selected);
  int digit = scene->digit[selected];

  for (int i = 0; i < SUDOKU_PEERS; i++)
    scene->flags[peers[i]] |= PAINT_PEER;

  if (digit == 0)
    return;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (scene->digit[cell] == digit
        || (scene->digit[cell] == 0 && scene->marks[cell] >> (digit - 1) & 1))
      scene->flags[cell] |= PAINT_SAME;
}

static void
init_sudoku (PaintScene       *scene,
             const GameSudoku *sudoku,
             int               selected)
{
  SudokuGrid grid;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      int given = sudoku->givens.digit[cell];

      grid.digit[cell] = given != 0 ? given : sudoku->entries.digit[cell];
      scene->digit[cell] = grid.digit[cell];
      scene->marks[cell] = sudoku->marks[cell];
      if (given != 0)
        scene->flags[cell] |= PAINT_GIVEN;
    }

  add_conflicts (scene, &grid);
  if (selected >= 0)
    add_relatives (scene, selected);
}

/* Queens in conflict, and the attacked squares between the queens if they are wanted. */
static void
add_attacks (PaintScene *scene,
             bool        show_attacked)
{
  QueensBoard attacked;

  queens_board_attacked (&scene->queens, &attacked);
  for (int row = 0; row < scene->size; row++)
    for (int column = 0; column < scene->size; column++)
      {
        uint16_t *flags = &scene->flags[row * scene->size + column];

        if (!queens_board_has (&attacked, row, column))
          continue;

        if (queens_board_has (&scene->queens, row, column))
          *flags |= PAINT_CONFLICT;
        else if (show_attacked)
          *flags |= PAINT_ATTACKED;
      }
}

static void
init_queens (PaintScene       *scene,
             const GameQueens *queens,
             bool              show_attacked)
{
  scene->queens = queens->queens;
  for (int square = 0; square < scene->size * scene->size; square++)
    if (queens_board_has (&queens->fixed, square / scene->size, square % scene->size))
      scene->flags[square] |= PAINT_GIVEN;

  add_attacks (scene, show_attacked);
}

void
paint_scene_init (PaintScene      *scene,
                  const GameState *state,
                  int              selected,
                  bool             show_attacked)
{
  *scene = (PaintScene) { .kind = state->kind, .size = game_state_size (state), .line = -1 };

  if (scene->kind == GAME_QUEENS)
    init_queens (scene, &state->queens, show_attacked);
  else
    init_sudoku (scene, &state->sudoku, selected);

  if (selected >= 0)
    scene->flags[selected] |= PAINT_SELECTED;
}

/* The square of an event, or -1 where it has none. */
static int
event_square (const GameSearch  *search,
              const SearchEvent *event)
{
  int row, column;

  if (event->kind == SEARCH_SOLUTION || event->site < 0)
    return -1;

  if (search->kind != GAME_QUEENS)
    return event->site;

  if (event->kind == SEARCH_DEAD_END)
    return -1;

  queens_steps_square (&search->queens, event->site, event->value, &row, &column);

  return row * search->queens.n + column;
}

/* The square that holds what refuses a value, or -1. */
static int
refusing_square (const GameSearch  *search,
                 const SearchEvent *event)
{
  int row, column;

  if (event->kind != SEARCH_REJECT)
    return -1;

  if (search->kind != GAME_QUEENS)
    return event->other;

  return queens_steps_refuser (&search->queens, event, &row, &column)
         ? row * search->queens.n + column : -1;
}

static void
add_event (PaintScene        *scene,
           const GameSearch  *search,
           const SearchEvent *event)
{
  bool is_refused = event->kind == SEARCH_REJECT || event->kind == SEARCH_DEAD_END;
  int square = event_square (search, event);
  int refusing = refusing_square (search, event);

  if (square >= 0)
    scene->flags[square] |= is_refused ? PAINT_REFUSED : PAINT_TRYING;
  if (refusing >= 0)
    scene->flags[refusing] |= PAINT_CONFLICT;

  if (search->kind != GAME_QUEENS)
    scene->trying_value = event->value;
  else if (event->kind != SEARCH_SOLUTION && search->queens.method != QUEENS_PLACEMENTS)
    scene->line = event->site;
}

/* The ticks of a solution: on all that the search has put there. */
static void
add_found (PaintScene *scene)
{
  for (int square = 0; square < scene->size * scene->size; square++)
    {
      bool is_placed = scene->kind == GAME_QUEENS
                       ? queens_board_has (&scene->queens, square / scene->size,
                                           square % scene->size)
                       : (scene->flags[square] & PAINT_PLACED) != 0;

      if (is_placed)
        scene->flags[square] |= PAINT_FOUND;
    }
}

void
paint_scene_init_search (PaintScene        *scene,
                         const GameSearch  *search,
                         const SearchEvent *event)
{
  GameState state;

  game_search_state (search, &state);
  paint_scene_init (scene, &state, -1, true);

  if (search->kind == GAME_QUEENS)
    scene->line_is_column = search->queens.order == QUEENS_BY_COLUMN;
  else
    for (int cell = 0; cell < SUDOKU_CELLS; cell++)
      if (scene->digit[cell] != 0 && (scene->flags[cell] & PAINT_GIVEN) == 0)
        scene->flags[cell] |= PAINT_PLACED;

  if (event != NULL)
    add_event (scene, search, event);
  if (event != NULL && event->kind == SEARCH_SOLUTION)
    add_found (scene);
}
