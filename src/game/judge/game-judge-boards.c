/* Judging a list of boards: each for itself, then all of them against the right list.
 *
 * The first board that is wrong in itself, or that was there before, decides. Where there is none,
 * it is what is missing; then the order, the headings, the total. The right list comes from
 * queens_each (), no further than the boards of the output reach.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/judge/game-judge-private.h"

#include <stdlib.h>
#include <string.h>

/* A right board of the output. */
typedef struct
{
  QueensSolution solution;
  int            first_line;
  int            last_line;
  uint32_t       board;         /* its number */
} Entry;

typedef struct
{
  const GameJudgeTask *task;
  GameVerdict         *verdict;
  GameJudgeReader      start;           /* at the beginning of the output */
  GArray              *entries;         /* in the order of the output */
  GArray              *sorted;          /* the same by solution, then number */
  GameJudgeHeading     last;            /* behind the last board */
  int                  base;            /* which headings begin with; -1: they do not count */
  int64_t              bad_heading;     /* of board `bad_heading_board`; 0: all are right */
  uint64_t             bad_heading_board;
  int                  bad_heading_line;
} Judgement;

/* How many boards are to be printed, and how many there are. */
static uint64_t
count_all (const GameJudgeTask *task)
{
  return task->n == 0 ? 0 : queens_known_count (task->n);
}

static uint64_t
count_wanted (const GameJudgeTask *task)
{
  enum { P1219_BOARDS = 3 };
  const uint64_t all = count_all (task);

  return task->judge == GAME_JUDGE_P1219 ? MIN (all, P1219_BOARDS) : all;
}

static QueensBoard
transposed (const QueensBoard *board)
{
  QueensBoard result = queens_board_empty (board->n);

  for (int row = 0; row < board->n; row++)
    for (int column = 0; column < board->n; column++)
      result.row[column] |= (uint32_t) queens_board_has (board, row, column) << row;

  return result;
}

/* A board as the judge counts: YBT1213 goes by columns. */
static QueensBoard
by_row (const GameJudgeTask *task,
        const QueensBoard   *board)
{
  return task->judge == GAME_JUDGE_YBT1213 ? transposed (board) : *board;
}

/* A solution as the output has it. */
static QueensBoard
board_of (const GameJudgeTask  *task,
          const QueensSolution *solution)
{
  const QueensBoard board = queens_board_from_solution (solution);

  return by_row (task, &board);
}

/* Where the queen of a square stands in the text. */
static GameJudgePlace
queen_place (const GameJudgeBoard *board,
             int                   row,
             int                   column)
{
  const uint32_t before = board->board.row[row] & ((UINT32_C (1) << column) - 1);

  return board->queen[row][before != 0];
}

static void
judge_attack (GameVerdict          *verdict,
              const GameJudgeBoard *board,
              const GameAttack     *attack)
{
  verdict->kind = GAME_VERDICT_ATTACK;
  verdict->reason = attack->reason;
  for (int i = 0; i < 2; i++)
    {
      verdict->square[i][0] = attack->square[i][0];
      verdict->square[i][1] = attack->square[i][1];
      verdict->place[i] = queen_place (board, attack->square[i][0], attack->square[i][1]);
    }
}

/* The first row without a queen; -1 if there is none. */
static int
empty_row (const QueensBoard *board)
{
  for (int row = 0; row < board->n; row++)
    if (board->row[row] == 0)
      return row;

  return -1;
}

/* Writes down what is wrong with a board in itself. */
static void
judge_board (GameVerdict          *verdict,
             const GameJudgeBoard *board)
{
  const int row = empty_row (&board->board);
  GameAttack attack;

  verdict->board = verdict->n_boards;
  verdict->first_line = board->first_line;
  verdict->last_line = board->last_line;
  if (board->problem != GAME_VERDICT_ACCEPTED)
    {
      verdict->kind = board->problem;
      verdict->place[0] = board->place;
      verdict->row = board->problem_row;
      verdict->found = board->found;
      verdict->wanted = board->wanted;
      verdict->character = board->character;
      return;
    }

  verdict->shown = board->board;
  if (game_judge_find_first (&board->board, &attack))
    {
      judge_attack (verdict, board, &attack);
      return;
    }

  verdict->kind = GAME_VERDICT_NO_QUEEN;
  verdict->place[0] = board->row[row];
  verdict->row = row + 1;
}

static bool
has_number (const GameJudgeHeading *heading,
            int64_t                 number)
{
  for (int i = 0; i < MIN (heading->n_numbers, (int) G_N_ELEMENTS (heading->number)); i++)
    if (heading->number[i] == number)
      return true;

  return false;
}

/* Headings count where the first has a 1 or a 0; one with several numbers may mean another. */
static void
judge_heading (Judgement              *self,
               const GameJudgeHeading *heading)
{
  const uint64_t board = self->verdict->n_boards;

  if (board == 1)
    self->base = has_number (heading, 1) ? 1 : has_number (heading, 0) ? 0 : -1;
  if (self->base < 0 || self->bad_heading_board > 0 || heading->n_numbers != 1
      || heading->number[0] == (int64_t) board - 1 + self->base)
    return;

  self->bad_heading = heading->number[0];
  self->bad_heading_board = board;
  self->bad_heading_line = heading->line;
}

static bool
is_judged (const GameVerdict *verdict)
{
  return verdict->kind != GAME_VERDICT_ACCEPTED;
}

/* Reads all boards and judges each for itself. */
static void
read_boards (Judgement *self)
{
  GameVerdict *verdict = self->verdict;
  GameJudgeReader reader = self->start;
  GameJudgeBoard board;

  while (game_judge_reader_next (&reader, &board))
    {
      Entry entry = { .first_line = board.first_line, .last_line = board.last_line };
      QueensBoard queens;

      verdict->n_boards++;
      judge_heading (self, &board.heading);
      queens = by_row (self->task, &board.board);
      if (board.problem == GAME_VERDICT_ACCEPTED
          && queens_board_is_solved (&queens, &entry.solution))
        {
          entry.board = (uint32_t) verdict->n_boards;
          g_array_append_val (self->entries, entry);
          continue;
        }

      verdict->n_wrong++;
      if (!is_judged (verdict))
        judge_board (verdict, &board);
    }

  self->last = reader.heading;
}

static int
compare_entries (const void *a,
                 const void *b)
{
  const Entry *one = a, *other = b;
  const int order = queens_compare (&one->solution, &other->solution);

  return order != 0 ? order : one->board < other->board ? -1 : one->board > other->board;
}

static Entry *
entry_at (GArray *entries,
          guint   i)
{
  return &g_array_index (entries, Entry, i);
}

static bool
is_ascending (GArray *entries)
{
  for (guint i = 1; i < entries->len; i++)
    if (queens_compare (&entry_at (entries, i - 1)->solution,
                        &entry_at (entries, i)->solution) >= 0)
      return false;

  return true;
}

/* Sorts the right boards, counts the different ones, and finds the first that was there before. */
static void
find_twins (Judgement *self)
{
  GameVerdict *verdict = self->verdict;
  const Entry *twin = NULL, *first = NULL, *one = NULL;

  self->sorted = g_array_copy (self->entries);
  if (!is_ascending (self->sorted))
    qsort (self->sorted->data, self->sorted->len, sizeof (Entry), compare_entries);

  for (guint i = 0; i < self->sorted->len; i++)
    {
      const Entry *entry = entry_at (self->sorted, i);

      if (one == NULL || queens_compare (&one->solution, &entry->solution) != 0)
        {
          one = entry;
          verdict->n_right++;
          continue;
        }

      verdict->n_twice++;
      if (twin == NULL || entry->board < twin->board)
        {
          twin = entry;
          first = one;
        }
    }

  if (twin == NULL || (is_judged (verdict) && verdict->board < twin->board))
    return;

  verdict->kind = GAME_VERDICT_TWICE;
  verdict->board = twin->board;
  verdict->other = first->board;
  verdict->first_line = twin->first_line;
  verdict->last_line = twin->last_line;
  verdict->place[0] = (GameJudgePlace) { twin->first_line, 1 };
  verdict->place[1] = (GameJudgePlace) { first->first_line, 1 };
  verdict->shown = board_of (self->task, &twin->solution);
}

/* A walk along the right list beside one of the output. */
typedef struct
{
  GArray        *entries;
  bool           is_sorted;     /* boards that were there before are passed over */
  guint          position;
  uint64_t       number;        /* of the solution that the walk has come to */
  QueensSolution solution;
  bool           has_stopped;   /* there, because the output has another */
} Walk;

static bool
walk_on (const QueensSolution *solution,
         void                 *data)
{
  Walk *walk = data;

  walk->number++;
  walk->solution = *solution;
  while (walk->is_sorted && walk->position > 0 && walk->position < walk->entries->len
         && queens_compare (&entry_at (walk->entries, walk->position)->solution,
                            &entry_at (walk->entries, walk->position - 1)->solution) == 0)
    walk->position++;

  walk->has_stopped = walk->position == walk->entries->len
                      || queens_compare (solution,
                                         &entry_at (walk->entries,
                                                    walk->position)->solution) != 0;
  walk->position += !walk->has_stopped;
  return !walk->has_stopped;
}

static Walk
walk_along (const Judgement *self,
            GArray          *entries)
{
  Walk walk = { .entries = entries, .is_sorted = entries == self->sorted };
  const QueensBoard empty = queens_board_empty (self->task->n);
  SearchStats stats;

  if (self->task->n > 0)
    queens_each (&empty, count_wanted (self->task), walk_on, &walk, NULL, &stats);

  return walk;
}

/* The boards that are right and in their places, and what should come behind them. */
static void
find_common (Judgement *self)
{
  GameVerdict *verdict = self->verdict;
  Walk walk = walk_along (self, self->entries);
  uint64_t n_common = 0;

  while (n_common < walk.position && entry_at (self->entries, (guint) n_common)->board
                                       == n_common + 1)
    n_common++;

  verdict->n_common = n_common;
  if (!walk.has_stopped || walk.position > n_common || verdict->board != n_common + 1)
    return;

  verdict->expected = board_of (self->task, &walk.solution);
}

static void
judge_missing (Judgement *self)
{
  GameVerdict *verdict = self->verdict;
  Walk walk = walk_along (self, self->sorted);

  if (!walk.has_stopped)
    return;

  verdict->kind = GAME_VERDICT_MISSING;
  verdict->other = walk.number;
  verdict->expected = board_of (self->task, &walk.solution);
  for (guint i = 0; i < self->entries->len && verdict->place[0].line == 0; i++)
    if (queens_compare (&entry_at (self->entries, i)->solution, &walk.solution) > 0)
      {
        verdict->place[0] = (GameJudgePlace) { entry_at (self->entries, i)->first_line, 1 };
        verdict->first_line = entry_at (self->entries, i)->first_line;
        verdict->last_line = entry_at (self->entries, i)->last_line;
      }
}

/* The image of all boards that puts them in order. */
static int
find_image (GArray *entries)
{
  for (int image = 1; image < QUEENS_IMAGES; image++)
    {
      bool is_ordered = true;

      for (guint i = 1; i < entries->len && is_ordered; i++)
        {
          const QueensSolution a = queens_image (&entry_at (entries, i - 1)->solution, image);
          const QueensSolution b = queens_image (&entry_at (entries, i)->solution, image);

          is_ordered = queens_compare (&a, &b) < 0;
        }

      if (is_ordered)
        return image;
    }

  return -1;
}

/* No board is wrong, twice or missing. */
static void
judge_order (Judgement *self)
{
  GameVerdict *verdict = self->verdict;
  const Entry *entry = NULL;

  for (guint i = 0; i < self->entries->len && entry == NULL; i++)
    if (entry_at (self->entries, i)->board != entry_at (self->sorted, i)->board)
      entry = entry_at (self->entries, i);

  if (entry == NULL)
    return;

  verdict->kind = GAME_VERDICT_ORDER;
  verdict->board = entry->board;
  verdict->first_line = entry->first_line;
  verdict->last_line = entry->last_line;
  verdict->place[0] = (GameJudgePlace) { entry->first_line, 1 };
  verdict->shown = board_of (self->task, &entry->solution);
  verdict->expected = board_of (self->task, &entry_at (self->sorted, entry->board - 1)->solution);
  verdict->image = find_image (self->entries);
}

static void
judge_too_many (Judgement *self)
{
  GameVerdict *verdict = self->verdict;
  const Entry *entry;

  if (self->entries->len <= verdict->n_wanted)
    return;

  entry = entry_at (self->entries, (guint) verdict->n_wanted);
  verdict->kind = GAME_VERDICT_TOO_MANY;
  verdict->board = entry->board;
  verdict->wanted = (int64_t) verdict->n_wanted;
  verdict->first_line = entry->first_line;
  verdict->last_line = entry->last_line;
  verdict->place[0] = (GameJudgePlace) { entry->first_line, 1 };
}

/* The headings, and a number behind the last board. */
static void
judge_words (Judgement *self)
{
  GameVerdict *verdict = self->verdict;
  const int64_t total = (int64_t) count_all (self->task);
  const bool is_p1219 = self->task->judge == GAME_JUDGE_P1219;

  if (self->bad_heading_board > 0 && !is_p1219)
    {
      verdict->kind = GAME_VERDICT_HEADING;
      verdict->board = self->bad_heading_board;
      verdict->found = self->bad_heading;
      verdict->wanted = (int64_t) self->bad_heading_board - 1 + self->base;
      verdict->place[0] = (GameJudgePlace) { self->bad_heading_line, 1 };
    }
  else if (is_p1219 && self->last.n_numbers == 0)
    {
      verdict->kind = GAME_VERDICT_TOTAL_MISSING;
      verdict->wanted = total;
    }
  else if (self->last.n_numbers == 1 && self->last.number[0] != total)
    {
      verdict->kind = GAME_VERDICT_TOTAL;
      verdict->found = self->last.number[0];
      verdict->wanted = total;
      verdict->place[0] = (GameJudgePlace) { self->last.line, 1 };
    }
}

static void
judge_all (Judgement *self)
{
  GameVerdict *verdict = self->verdict;

  if (verdict->n_boards == 0 && verdict->n_wanted > 0
      && self->start.shape != GAME_JUDGE_LISTS && self->last.n_numbers != 1)
    {
      verdict->kind = GAME_VERDICT_NO_BOARDS;
      return;
    }

  find_twins (self);
  if (!is_judged (verdict))
    judge_missing (self);
  if (!is_judged (verdict))
    judge_too_many (self);
  if (!is_judged (verdict))
    judge_order (self);
  if (!is_judged (verdict))
    judge_words (self);
  find_common (self);
}

void
game_judge_boards (const GameJudgeTask *task,
                   const char          *text,
                   gsize                length,
                   GameVerdict         *verdict)
{
  Judgement self = { .task = task, .verdict = verdict, .base = -1 };

  self.entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  verdict->n_wanted = count_wanted (task);
  game_judge_reader_init (&self.start, task->n, text, length);
  read_boards (&self);
  judge_all (&self);
  g_array_unref (self.entries);
  g_clear_pointer (&self.sorted, g_array_unref);

  if (verdict->kind == GAME_VERDICT_ATTACK || verdict->kind == GAME_VERDICT_TWICE)
    verdict->undo = game_judge_find_undo (&self.start);
}
