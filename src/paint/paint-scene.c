/* Scenes: the content of a board and its marks, from a state, a search or a hint.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/paint-parts.h"

#include <string.h>

/* How strong the line is from a queen to the square that it refuses. */
enum { SEARCH_SIGHT = 190 };

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

static void
add_peers (PaintScene *scene,
           int         cell)
{
  const uint8_t *peers = sudoku_peers (cell);

  for (int i = 0; i < SUDOKU_PEERS; i++)
    scene->flags[peers[i]] |= PAINT_PEER;
}

/* Cells that hold a digit, and empty ones that have it among their marks. */
static void
add_same (PaintScene *scene,
          int         digit)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (scene->digit[cell] == digit
        || (scene->digit[cell] == 0
            && (scene->marks[cell] | scene->corner[cell]) >> (digit - 1) & 1))
      scene->flags[cell] |= PAINT_SAME;
}

/* Sets apart the empty cells that can be a digit: by their marks, and by the rules where a cell has
 * none. */
static void
add_filter (PaintScene       *scene,
            const SudokuGrid *grid,
            int               digit)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      SudokuDigits marks = scene->marks[cell] | scene->corner[cell];
      SudokuDigits fitting = marks != 0 ? marks : sudoku_candidates (grid, cell);

      if (scene->digit[cell] == 0)
        scene->flags[cell] |= fitting >> (digit - 1) & 1 ? PAINT_FITS : PAINT_RULED_OUT;
    }
}

/* What has to do with the cell that is selected, where it is only one; a filter comes before it. */
static void
add_relatives (PaintScene      *scene,
               const PaintView *view)
{
  int selected = game_squares_count (&view->selected) == 1 ?
                 game_squares_next (&view->selected, 0) : -1;
  int digit = view->filter != 0 ? view->filter : view->digit;

  if (selected >= 0 && view->show_peers && view->filter == 0)
    add_peers (scene, selected);

  if (digit == 0 && selected >= 0 && view->show_same)
    digit = scene->digit[selected];
  if (digit != 0)
    add_same (scene, digit);
  scene->same_digit = digit;
}

void
paint_scene_add_sudoku (PaintScene       *scene,
                        const GameSudoku *sudoku,
                        const PaintView  *view)
{
  SudokuGrid grid = game_sudoku_grid (sudoku);

  memcpy (scene->digit, grid.digit, sizeof scene->digit);
  memcpy (scene->marks, sudoku->marks, sizeof scene->marks);
  memcpy (scene->corner, sudoku->corner, sizeof scene->corner);
  memcpy (scene->colors, sudoku->colors, sizeof scene->colors);
  memcpy (scene->mark_colors, sudoku->mark_colors, sizeof scene->mark_colors);
  scene->links = game_sudoku_get_links (sudoku);
  if (view->picked.digit != 0 && game_sudoku_shows_mark (sudoku, view->picked))
    scene->picked = view->picked;
  scene->marks_in_places = view->marks_in_places;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (sudoku->givens.digit[cell] != 0)
      scene->flags[cell] |= PAINT_GIVEN;

  if (!view->hide_conflicts)
    add_conflicts (scene, &grid);
  add_relatives (scene, view);
  if (view->filter != 0)
    add_filter (scene, &grid, view->filter);
}

/* Queens in conflict, and the attacked squares between the queens if they are wanted. */
static void
add_attacks (PaintScene       *scene,
             const GameQueens *queens,
             const PaintView  *view)
{
  QueensBoard attacked;

  game_queens_attacked (queens, &attacked);
  for (int row = 0; row < scene->size; row++)
    for (int column = 0; column < scene->size; column++)
      {
        uint32_t *flags = &scene->flags[row * scene->size + column];

        if (!queens_board_has (&attacked, row, column))
          continue;

        if (!queens_board_has (&scene->queens, row, column))
          *flags |= view->show_attacked ? PAINT_ATTACKED : 0;
        else if (!view->hide_conflicts)
          *flags |= PAINT_CONFLICT;
      }
}

/* Nothing that helped to solve a board is shown over its solution. */
void
paint_scene_add_queens (PaintScene       *scene,
                        const GameQueens *queens,
                        const PaintView  *view)
{
  bool is_solved = game_queens_get_solution (queens, NULL);

  scene->queens = queens->queens;
  scene->excluded = is_solved ? queens_board_empty (scene->size) : queens->excluded;
  scene->coloured = queens->coloured;
  scene->shows_attackers = view->show_attackers && !is_solved;
  for (int square = 0; square < scene->size * scene->size; square++)
    if (queens_board_has (&queens->fixed, square / scene->size, square % scene->size))
      scene->flags[square] |= PAINT_GIVEN;

  if (!is_solved)
    add_attacks (scene, queens, view);
}

/* The house that an event is about, rather than one cell: nothing fits into it, or the digit had no
 * other place there. */
static bool
add_house (PaintScene        *scene,
           const SearchEvent *event)
{
  switch ((int) event->reason)
    {
    case SEARCH_NO_PLACE_ROW:
    case SEARCH_ONLY_PLACE_ROW:
      scene->line_kind = PAINT_ROW;
      scene->line = sudoku_row (event->variable);
      return true;

    case SEARCH_NO_PLACE_COLUMN:
    case SEARCH_ONLY_PLACE_COLUMN:
      scene->line_kind = PAINT_COLUMN;
      scene->line = sudoku_column (event->variable);
      return true;

    case SEARCH_NO_PLACE_BOX:
    case SEARCH_ONLY_PLACE_BOX:
      scene->line_kind = PAINT_BOX;
      scene->line = sudoku_box (event->variable);
      return true;

    default:
      return false;
    }
}

/* What the methods look at that choose the cell with the fewest. */
void
paint_scene_add_candidates (PaintScene        *scene,
                            const SudokuSteps *steps)
{
  if (steps->method != SUDOKU_TIGHTEST && steps->method != SUDOKU_PROPAGATE)
    return;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (steps->grid.digit[cell] == 0)
      scene->marks[cell] = sudoku_candidates (&steps->grid, cell) & ~steps->barred[cell];
}

static void
add_flag (PaintScene *scene,
          int         square,
          unsigned    flag)
{
  if (square >= 0)
    scene->flags[square] |= flag;
}

/* The square of an event; where it is attacked, no cross is drawn behind this mark. */
static void
add_work (PaintScene        *scene,
          int                square,
          const SearchEvent *event)
{
  const bool is_refused = event->kind == SEARCH_REJECT || event->kind == SEARCH_DEAD_END;
  const bool is_back = event->kind == SEARCH_RETRACT;

  if (square < 0)
    return;

  scene->flags[square] |= is_refused ? PAINT_REFUSED : is_back ? PAINT_TAKEN_BACK : PAINT_TRYING;
}

/* What keeps a value out of the square of an event: an arrow comes from its frame. */
static void
add_attacker (PaintScene *scene,
              int         square,
              int         attacker,
              int         house)
{
  if (attacker == square || scene->n_sights == PAINT_MAX_SIGHTS)
    add_flag (scene, attacker, PAINT_CONFLICT);
  else
    scene->sight[scene->n_sights++] = (PaintSight) {
      .from = attacker, .to = square, .strength = SEARCH_SIGHT, .is_error = true,
      .has_head = true, .house = house,
    };
}

/* The house through which a digit keeps another one out, as sights have it. */
static int
find_house (SearchReason reason,
            int          cell)
{
  const SudokuHouseKind kind = reason == SEARCH_SAME_ROW ? SUDOKU_ROW
                               : reason == SEARCH_SAME_COLUMN ? SUDOKU_COLUMN : SUDOKU_BOX;

  return 1 + sudoku_house_of (kind, cell);
}

void
paint_scene_add_sudoku_event (PaintScene        *scene,
                              const SudokuSteps *steps,
                              const SearchEvent *event)
{
  SudokuAttacker attackers[3];
  int n_attackers = sudoku_steps_attackers (steps, event, attackers);

  scene->trying_value = event->value;
  scene->has_looks = steps->tells_skips && sudoku_method_goes_in_order (steps->method);

  if (event->kind == SEARCH_SKIP)
    {
      add_flag (scene, event->variable, PAINT_LOOKED_AT);
    }
  else if (event->kind == SEARCH_DEAD_END && add_house (scene, event))
    {
      scene->line_is_dead = true;
    }
  else if (event->kind == SEARCH_REJECT || event->kind == SEARCH_DEAD_END)
    {
      add_work (scene, event->variable, event);
      for (int i = 0; i < n_attackers; i++)
        add_attacker (scene, event->variable, attackers[i].cell,
                      find_house (attackers[i].reason, event->variable));
    }
  else
    {
      add_work (scene, event->variable, event);
      if (event->kind == SEARCH_PLACE)
        add_house (scene, event);
    }
}

static void
add_looked_at (PaintScene        *scene,
               const QueensSteps *steps,
               const SearchEvent *event)
{
  QueensAttacker squares[3 * QUEENS_MAX];
  int n_squares = queens_steps_looked_at (steps, event, squares);

  for (int i = 0; i < n_squares; i++)
    add_flag (scene, squares[i].row * steps->n + squares[i].column, PAINT_LOOKED_AT);
  scene->has_looks = steps->method == QUEENS_SCAN_SQUARES;
}

/* Crosses are the marks of the table, not what the queens attack. */
void
paint_scene_add_marks (PaintScene        *scene,
                       const QueensSteps *steps)
{
  QueensBoard lost, left_over;

  if (steps->method != QUEENS_MARKS_CLEARED && steps->method != QUEENS_MARKS_CLEARED_ALL)
    return;

  scene->legend = PAINT_LEGEND_MARKS;
  queens_steps_wrong_marks (steps, &lost, &left_over);
  for (int row = 0; row < steps->n; row++)
    for (int column = 0; column < steps->n; column++)
      {
        uint32_t *flags = &scene->flags[row * steps->n + column];

        if (queens_board_has (&lost, row, column))
          *flags = (*flags & ~PAINT_ATTACKED) | PAINT_LOST;
        if (queens_board_has (&left_over, row, column))
          *flags |= PAINT_ATTACKED | PAINT_RULED_OUT;
      }
}

void
paint_scene_add_queens_event (PaintScene        *scene,
                              const QueensSteps *steps,
                              const SearchEvent *event)
{
  QueensAttacker attackers[QUEENS_MAX];
  int n_attackers;
  int row = -1;
  int column = -1;

  add_looked_at (scene, steps, event);
  if (event->kind == SEARCH_SOLUTION || event->variable < 0)
    return;

  if (queens_method_is_by_line (steps->method))
    {
      scene->line = event->variable;
      scene->line_kind = steps->order == QUEENS_BY_ROW ? PAINT_ROW : PAINT_COLUMN;
      scene->line_is_dead = event->kind == SEARCH_DEAD_END;
    }

  if (event->kind != SEARCH_DEAD_END)
    {
      queens_steps_square (steps, event->variable, event->value, &row, &column);
      add_work (scene, row * steps->n + column, event);
    }

  n_attackers = queens_steps_attackers (steps, event, attackers);
  for (int i = 0; i < n_attackers; i++)
    add_attacker (scene, row * steps->n + column,
                  attackers[i].row * steps->n + attackers[i].column, 0);
}

/* Digits that the letters from the one at work on cannot have: used ones, and where the method
 * minds it, 0 for letters that begin a word. */
static void
add_barred (PaintScene       *scene,
            const WordsSteps *steps)
{
  for (int letter = steps->depth; letter < steps->puzzle.n_letters; letter++)
    for (int digit = 0; digit < WORDS_DIGITS; digit++)
      {
        uint32_t *flags = &scene->flags[letter * WORDS_DIGITS + digit];
        bool leads = steps->method == WORDS_CARRY && digit == 0
                     && (steps->puzzle.leads >> letter & 1);

        if ((leads || (steps->used >> digit & 1))
            && (*flags & PAINT_AT_WORK) == 0)
          *flags |= PAINT_RULED_OUT;
      }
}

static void
add_words_event (PaintScene        *scene,
                 const SearchEvent *event)
{
  if (event->variable < 0)
    return;

  scene->line = event->variable;
  scene->line_kind = PAINT_ROW;
  scene->line_is_dead = event->kind == SEARCH_DEAD_END;

  if (event->other >= 0)
    add_attacker (scene, event->variable * WORDS_DIGITS + event->value,
                  event->other * WORDS_DIGITS + event->value, 0);
  if (event->kind == SEARCH_DEAD_END)
    return;

  add_work (scene, event->variable * WORDS_DIGITS + event->value, event);
  scene->sum.tried = event->variable;
  scene->sum.known |= 1 << event->variable;
  scene->sum.digits.digit[event->variable] = event->value;
}

void
paint_scene_add_words (PaintScene        *scene,
                       const WordsSteps  *steps,
                       const SearchEvent *event)
{
  PaintSum *sum = &scene->sum;

  *sum = (PaintSum) {
    .puzzle = steps->puzzle,
    .digits = steps->digits,
    .known = (1 << steps->depth) - 1,
    .tried = -1,
  };
  sum->n_worked = words_steps_carries (steps, event, sum->carry);

  if (event != NULL)
    {
      add_words_event (scene, event);
      sum->is_solved = event->kind == SEARCH_SOLUTION;
      sum->has_column = words_steps_column (steps, event, &sum->column);
      sum->reason = event->reason;
    }
  add_barred (scene, steps);
}

static bool
has_marks (const PaintScene *scene)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (scene->digit[cell] == 0 && (scene->marks[cell] | scene->corner[cell]) != 0)
      return true;

  return false;
}

/* The digits of a cell that a hint speaks of. */
static SudokuDigits
get_emphasized (const GameHighlight *highlight,
                int                  cell)
{
  SudokuDigits digits = 0;

  for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
    if (highlight->candidate[cell][digit - 1].emphasis != GAME_EMPHASIS_NONE)
      digits |= 1 << (digit - 1);

  return digits;
}

/* A single can be seen without candidates, and those of other cells would give away the next one:
 * they are shown to a user who keeps marks. */
static void
show_candidates (PaintScene     *scene,
                 const GameHint *hint)
{
  bool all = sudoku_technique_family (hint->step.technique) != SUDOKU_FAMILY_SINGLES
             || has_marks (scene);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (scene->digit[cell] == 0)
      {
        scene->marks[cell] = hint->position.candidates[cell];
        if (!all)
          scene->marks[cell] &= get_emphasized (&scene->hint, cell);
        scene->corner[cell] = 0;
      }
  scene->marks_in_places = true;
}

static void
show_line (PaintScene          *scene,
           const GameHighlight *highlight)
{
  const bool is_row = highlight->row >= 0;

  if (!is_row && highlight->column < 0)
    return;

  scene->line = is_row ? highlight->row : highlight->column;
  scene->line_kind = is_row ? PAINT_ROW : PAINT_COLUMN;
  scene->line_is_dead = highlight->line_is_dead;
}

/* Without the user's own drawings, so that those of the hint stand out. */
void
paint_scene_add_hint (PaintScene          *scene,
                      const GameHint      *hint,
                      const GameHighlight *highlight)
{
  if (!highlight->is_shown)
    return;

  scene->hint = *highlight;
  scene->n_sights = 0;
  scene->same_digit = 0;
  scene->links.n = 0;
  scene->picked.digit = 0;
  memset (scene->mark_colors, 0, sizeof scene->mark_colors);
  for (int square = 0; square < scene->size * scene->size; square++)
    scene->flags[square] &= ~(PAINT_PEER | PAINT_SAME | PAINT_ATTACKED | PAINT_FITS
                              | PAINT_RULED_OUT);

  for (SudokuCells wrong = highlight->wrong; !sudoku_cells_is_empty (wrong); )
    scene->flags[sudoku_cells_take (&wrong)] |= PAINT_CONFLICT;

  if (hint->kind == GAME_HINT_STEP)
    show_candidates (scene, hint);

  show_line (scene, highlight);
}
