/* Scenes of hints: what of a hint is to be seen at which stage, and on which line of its reasoning.
 *
 * The line that a person looks at is shown strongly and all the rest faintly; without one all is
 * shown strongly. What a board shows to help with the next move is not shown with a hint.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "game/text/game-sentence.h"
#include "paint/paint-parts.h"

/* A net of more links than this is shown line by line only: all at once nobody could follow it. */
enum { MAX_LINKS_AT_ONCE = 40 };

static PaintRing
get_ring (SudokuRole role,
          int        part)
{
  switch (role)
    {
    case SUDOKU_ROLE_FIN:
      return PAINT_RING_DIAMOND;

    case SUDOKU_ROLE_COMMON:
      return PAINT_RING_DISC;

    case SUDOKU_ROLE_EXTRA:
      return PAINT_RING_DASHED;

    case SUDOKU_ROLE_PATTERN:
    case SUDOKU_ROLE_CAUSE:
    default:
      return PAINT_RING_CIRCLE + part % 4;
    }
}

/* A strong ring takes the place of a faint one, and the first of a kind stays. */
static void
add_ring (PaintHint *shown,
          int        cell,
          int        digit,
          PaintRing  ring,
          bool       faint)
{
  PaintRinged *now = &shown->ringed[cell][digit - 1];

  if (now->ring == PAINT_RING_NONE || (now->faint && !faint))
    *now = (PaintRinged) { ring, faint };
}

static bool
is_of_line (const SudokuMark *mark,
            const GameSentence   *line)
{
  return line == NULL || ((line->roles >> mark->role & 1)
                          && (line->part < 0 || line->part == mark->part));
}

static void
add_marks (PaintHint        *shown,
           const SudokuHint *step,
           const GameSentence   *line)
{
  for (int i = 0; i < step->n_marks; i++)
    {
      const SudokuMark *mark = &step->mark[i];
      bool faint = !is_of_line (mark, line);

      if (mark->role != SUDOKU_ROLE_CAUSE)
        add_ring (shown, mark->cell, mark->digit, get_ring (mark->role, mark->part), faint);
      else if (!faint)
        shown->causes = sudoku_cells_or (shown->causes, sudoku_cells_of (mark->cell));
    }
}

/* The two cells of two statements that are nearest to each other. */
static void
find_ends (const SudokuNode *from,
           const SudokuNode *to,
           int              *from_cell,
           int              *to_cell)
{
  int nearest = INT_MAX;

  for (SudokuCells a = from->cells; !sudoku_cells_is_empty (a); )
    {
      int one = sudoku_cells_take (&a);

      for (SudokuCells b = to->cells; !sudoku_cells_is_empty (b); )
        {
          int other = sudoku_cells_take (&b);
          int rows = sudoku_row (one) - sudoku_row (other);
          int columns = sudoku_column (one) - sudoku_column (other);

          if (rows * rows + columns * columns < nearest)
            {
              nearest = rows * rows + columns * columns;
              *from_cell = one;
              *to_cell = other;
            }
        }
    }
}

static void
add_node (PaintHint        *shown,
          const SudokuNode *node,
          bool              faint)
{
  for (SudokuCells cells = node->cells; !sudoku_cells_is_empty (cells); )
    add_ring (shown, sudoku_cells_take (&cells), node->digit,
              node->is_true ? PAINT_RING_CIRCLE : PAINT_RING_DASHED, faint);
}

static void
add_link (PaintHint        *shown,
          const SudokuHint *step,
          const SudokuLink *link,
          bool              faint)
{
  const SudokuNode *from = &step->node[link->from];
  const SudokuNode *to = &step->node[link->to];
  int from_cell = -1, to_cell = -1;

  add_node (shown, from, faint);
  add_node (shown, to, faint);

  find_ends (from, to, &from_cell, &to_cell);
  if (from_cell >= 0 && shown->n_links < PAINT_MAX_LINKS)
    shown->link[shown->n_links++] = (PaintLink) { from_cell, from->digit, to_cell, to->digit,
                                                  link->strong, faint };
}

static void
add_links (PaintHint        *shown,
           const SudokuHint *step,
           const GameSentence   *line)
{
  bool has_own = line != NULL && line->n_links > 0;

  for (int i = 0; has_own && i < line->n_links; i++)
    add_link (shown, step, &step->link[line->first_link + i], false);

  if (step->n_links > MAX_LINKS_AT_ONCE)
    return;

  for (int i = 0; i < step->n_links; i++)
    if (!has_own || i < line->first_link || i >= line->first_link + line->n_links)
      add_link (shown, step, &step->link[i], line != NULL);
}

static void
add_houses (PaintHint        *shown,
            const SudokuHint *step,
            const GameSentence   *line)
{
  for (int i = 0; i < step->n_houses; i++)
    {
      bool is_base = step->house[i].role == SUDOKU_HOUSE_BASE;

      if (line == NULL || (is_base ? line->shows_base : line->shows_cover))
        *(is_base ? &shown->houses : &shown->covers) |= UINT32_C (1) << step->house[i].house;
    }
}

static void
add_sets (PaintHint        *shown,
          const SudokuHint *step,
          const GameSentence   *line)
{
  for (int i = 0; i < step->n_sets && shown->n_sets < PAINT_MAX_SETS; i++)
    if (line == NULL || line->sets == 0 || (line->sets >> i & 1))
      shown->set[shown->n_sets++] = (PaintSet) { step->set[i].cells, i };
}

static void
add_result (PaintHint        *shown,
            const SudokuHint *step,
            bool              faint)
{
  shown->faint_result = faint;

  for (int i = 0; i < step->n_placements; i++)
    shown->placed[step->placement[i].cell] = step->placement[i].digit;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    shown->struck[cell] = step->removals[cell];
}

/* The cells that a step looks at, before it is said why. */
static void
light_cells (PaintHint        *shown,
             const SudokuHint *step)
{
  for (int i = 0; i < step->n_marks; i++)
    if (step->mark[i].role != SUDOKU_ROLE_CAUSE)
      shown->lit = sudoku_cells_or (shown->lit, sudoku_cells_of (step->mark[i].cell));

  for (int i = 0; i < step->n_sets; i++)
    shown->lit = sudoku_cells_or (shown->lit, step->set[i].cells);

  for (int i = 0; i < step->n_nodes; i++)
    shown->lit = sudoku_cells_or (shown->lit, step->node[i].cells);
}

static void
add_step (PaintScene     *scene,
          const GameHint *hint,
          GameStage       stage,
          const GameSentence *line)
{
  PaintHint *shown = &scene->hint;
  const SudokuHint *step = &hint->step;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (scene->digit[cell] == 0)
      {
        scene->marks[cell] = hint->position.candidates[cell];
        scene->corner[cell] = 0;
      }
  scene->marks_in_places = true;

  if (stage == GAME_STAGE_WHERE)
    {
      add_houses (shown, step, NULL);
      light_cells (shown, step);
      return;
    }

  add_result (shown, step, stage == GAME_STAGE_WHY && line != NULL && !line->shows_result);
  if (stage == GAME_STAGE_WHY)
    {
      add_links (shown, step, line);
      add_marks (shown, step, line);
      add_houses (shown, step, line);
      add_sets (shown, step, line);
    }
}

/* What is wrong: at first only the boxes that it is in. */
static void
add_wrong (PaintScene     *scene,
           const GameHint *hint,
           const GArray   *lines,
           GameStage       stage,
           const GameSentence *line)
{
  PaintHint *shown = &scene->hint;
  SudokuCells cells = sudoku_cells_none ();

  for (guint i = 0; i < lines->len; i++)
    {
      const GameSentence *one = &g_array_index (lines, GameSentence, i);

      if (line == NULL || one == line)
        cells = sudoku_cells_or (cells, one->cells);
    }

  if (stage != GAME_STAGE_WHERE || hint->kind != GAME_HINT_MISTAKE)
    {
      shown->lit = cells;
      for (; hint->kind == GAME_HINT_MISTAKE && !sudoku_cells_is_empty (cells); )
        scene->flags[sudoku_cells_take (&cells)] |= PAINT_CONFLICT;
      return;
    }

  for (int box = SUDOKU_FIRST_BOX; box < SUDOKU_HOUSES; box++)
    if (sudoku_cells_meet (cells, sudoku_house_cells[box]))
      shown->houses |= UINT32_C (1) << box;
}

/* The squares of a role; where a line of the reasoning speaks of one queen to blame, that alone. */
static QueensBoard
get_squares (const QueensHint *queens,
             QueensRole        role,
             const GameSentence   *line)
{
  QueensBoard squares = queens->squares[role];

  if (line == NULL || line->part < 0 || role != QUEENS_ROLE_BLAMED)
    return squares;

  for (int row = 0; row < squares.n; row++)
    squares.row[row] &= row == line->part / squares.n ? UINT32_C (1) << line->part % squares.n : 0;

  return squares;
}

static void
add_queens (PaintScene     *scene,
            const GameHint *hint,
            GameStage       stage,
            const GameSentence *line)
{
  const QueensHint *queens = &hint->queens;
  const bool has_line = queens->row >= 0 || queens->column >= 0;
  PaintHint *shown = &scene->hint;

  if (has_line)
    {
      scene->line = queens->row >= 0 ? queens->row : queens->column;
      scene->line_kind = queens->row >= 0 ? PAINT_ROW : PAINT_COLUMN;
      scene->line_is_dead = queens_hint_is_mistake (queens);
    }

  for (int role = 0; role < QUEENS_N_ROLES; role++)
    {
      bool is_result = role == QUEENS_ROLE_PLACE || role == QUEENS_ROLE_AWAY;
      bool is_of_where = role == QUEENS_ROLE_FREE || (role == QUEENS_ROLE_BLAMED && !has_line);
      bool is_of_why = stage == GAME_STAGE_WHY
                       && (line == NULL || (line->roles >> role & 1)
                           || (line->shows_result && is_result));

      if (is_of_why || (stage == GAME_STAGE_WHERE && is_of_where)
          || (stage == GAME_STAGE_APPLY && is_result))
        shown->squares[role] = get_squares (queens, role, line);
    }
}

/* Of a chain only the queens that a line has come to. */
static QueensBoard
get_supposed (const ColouredHint *step,
              const GameSentence     *line)
{
  QueensBoard supposed = queens_board_empty (step->squares[COLOURED_ROLE_SUPPOSED].n);

  if (line == NULL)
    return step->squares[COLOURED_ROLE_SUPPOSED];

  for (int i = 0; i < line->n_links; i++)
    supposed.row[step->link[i].row] |= UINT32_C (1) << step->link[i].column;

  return supposed;
}

/* The houses that a step argues from and, with the reason, those that they lie in; or of these what
 * a line speaks of. */
static void
add_coloured_houses (PaintHint          *shown,
                     const ColouredHint *step,
                     bool                is_why,
                     const GameSentence     *line)
{
  for (int kind = 0; kind < COLOURED_N_KINDS; kind++)
    {
      shown->lines_lit[kind] = line == NULL || line->shows_base ? step->base[kind] : 0;
      if (is_why && (line == NULL || line->shows_cover))
        shown->lines_covered[kind] = step->cover[kind];
    }

  /* The last link that is spoken of has its house. */
  if (line != NULL && line->n_links > 1 && !line->shows_base)
    shown->lines_lit[step->link[line->n_links - 1].kind] |=
      1 << step->link[line->n_links - 1].house;
}

static void
add_coloured (PaintScene     *scene,
              const GameHint *hint,
              GameStage       stage,
              const GameSentence *line)
{
  static const QueensRole roles[COLOURED_N_ROLES] = {
    [COLOURED_ROLE_FREE] = QUEENS_ROLE_FREE,
    [COLOURED_ROLE_EXCLUDED] = QUEENS_ROLE_EXCLUDED,
    [COLOURED_ROLE_PLACE] = QUEENS_ROLE_PLACE,
  };
  const ColouredHint *step = &hint->coloured;
  PaintHint *shown = &scene->hint;
  const bool is_why = stage == GAME_STAGE_WHY;
  const bool shows_result = stage == GAME_STAGE_APPLY
                            || (is_why && (line == NULL || line->shows_result));

  if (stage != GAME_STAGE_APPLY)
    add_coloured_houses (shown, step, is_why, line);

  /* A chain is about one square, which it is not told yet that it is ruled out. */
  if (stage == GAME_STAGE_WHERE && step->rule == COLOURED_CHAIN)
    {
      memset (shown->lines_lit, 0, sizeof shown->lines_lit);
      shown->squares[QUEENS_ROLE_FREE] = step->squares[COLOURED_ROLE_EXCLUDED];
    }

  for (int role = 0; role < COLOURED_N_ROLES; role++)
    {
      const bool is_result = role == COLOURED_ROLE_PLACE || role == COLOURED_ROLE_EXCLUDED;
      const bool is_told = is_why && (line == NULL || (line->roles >> role & 1));

      if (role == COLOURED_ROLE_CAUSE)
        shown->queen_causes = step->squares[role];
      else if (role == COLOURED_ROLE_SUPPOSED && is_told)
        shown->supposed = get_supposed (step, line);
      else if (role != COLOURED_ROLE_SUPPOSED && (is_told || (is_result && shows_result)))
        shown->squares[roles[role]] = step->squares[role];
    }
}

/* Queens that are wrong, and squares that lack one: at first only the regions, or rows, that they
 * are in. */
static void
add_wrong_queens (PaintScene     *scene,
                  const GameHint *hint,
                  GameStage       stage,
                  const GameSentence *line)
{
  const ColouredPuzzle *coloured = &hint->state.queens.coloured;
  PaintHint *shown = &scene->hint;
  const int n = scene->size;

  for (int square = 0; square < n * n; square++)
    {
      const bool is_wrong = queens_board_has (&hint->wrong, square / n, square % n)
                            || queens_board_has (&hint->missed, square / n, square % n);
      const bool is_told = line == NULL || line->part < 0 || line->part == square;

      if (!is_wrong)
        continue;

      if (stage != GAME_STAGE_WHERE || hint->kind == GAME_HINT_CONFLICT)
        shown->squares[QUEENS_ROLE_BLAMED].row[square / n] |= (uint32_t) is_told << square % n;
      else if (coloured->n > 0)
        shown->lines_lit[COLOURED_REGION] |= 1 << coloured->region[square];
    }
}

void
paint_scene_add_hint (PaintScene     *scene,
                      const GameHint *hint,
                      const GArray   *lines,
                      GameStage       stage,
                      int             line)
{
  const GameSentence *looked_at = line >= 0 && (guint) line < lines->len ?
                              &g_array_index (lines, GameSentence, line) : NULL;

  if (stage == GAME_STAGE_NUDGE || !game_hint_has_stages (hint))
    return;

  scene->hint.is_shown = true;
  scene->n_sights = 0;
  for (int square = 0; square < scene->size * scene->size; square++)
    scene->flags[square] &= ~(PAINT_PEER | PAINT_SAME | PAINT_ATTACKED);

  if (hint->kind == GAME_HINT_QUEENS)
    add_queens (scene, hint, stage, looked_at);
  else if (hint->kind == GAME_HINT_COLOURED)
    add_coloured (scene, hint, stage, looked_at);
  else if (hint->state.kind == GAME_QUEENS)
    add_wrong_queens (scene, hint, stage, looked_at);
  else if (hint->kind == GAME_HINT_STEP)
    add_step (scene, hint, stage, looked_at);
  else
    add_wrong (scene, hint, lines, stage, looked_at);
}
