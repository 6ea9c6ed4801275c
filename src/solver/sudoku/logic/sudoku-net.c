/* Chains and nets: how they grow, and how a reason is traced back.
 *
 * Conclusions are drawn in the order in which they come up, so that what follows in few steps is
 * found first. Whatever needs a cell or a house to be empty but for one place is recorded only as
 * that; what emptied it is in the net already, and is looked up when a reason is traced. As each
 * entry of the log follows from earlier ones alone, one pass back over the log is a trace.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-net.h"

#include <string.h>

static void
add_to_queue (SudokuNet *net,
              int        cell,
              int        digit,
              int        reason,
              int        second_house)
{
  net->queue[net->n_queued].cell = cell;
  net->queue[net->n_queued].digit = digit;
  net->queue[net->n_queued].reason = reason;
  net->queue[net->n_queued++].second_house = second_house;
}

/* The line that all these places of a box are in, or the box that those of a line are in; or -1. */
static int
get_second_house (int      house,
                  uint16_t places)
{
  for (int i = 0; i < 3; i++)
    {
      if ((places & ~(0007 << 3 * i)) == 0)
        switch (sudoku_kind_of_house (house))
          {
          case SUDOKU_ROW:
            return SUDOKU_FIRST_BOX + house / 3 * 3 + i;
          case SUDOKU_COLUMN:
            return SUDOKU_FIRST_BOX + i * 3 + (house - SUDOKU_FIRST_COLUMN) / 3;
          case SUDOKU_BOX:
          default:
            return (house - SUDOKU_FIRST_BOX) / 3 * 3 + i;
          }

      if (house >= SUDOKU_FIRST_BOX && (places & ~(0111 << i)) == 0)
        return SUDOKU_FIRST_COLUMN + (house - SUDOKU_FIRST_BOX) % 3 * 3 + i;
    }

  return -1;
}

/* Looks at a house that has lost a place for `digit`. */
static void
look_at_house (SudokuNet *net,
               int        house,
               int        digit)
{
  uint16_t places = net->state.places[house][digit - 1];

  if (places == 0)
    {
      net->is_dead = true;
      net->dead_cell = -1;
      net->dead_house = house;
      net->dead_digit = digit;
    }
  else if ((places & (places - 1)) == 0)
    {
      if (net->kind != SUDOKU_NET_CHAIN ||
          sudoku_bit_count[net->base->state.places[house][digit - 1]] <= 2)
        add_to_queue (net, sudoku_cell_of_house (house, __builtin_ctz (places)), digit, house,
                      SUDOKU_HOUSES);
    }
  else if (net->kind == SUDOKU_NET_LOCKED && sudoku_bit_count[places] <= 3)
    {
      int second = get_second_house (house, places);

      if (second >= 0)
        add_to_queue (net, 0, digit, house, second);
    }
}

static void
look_at_cell (SudokuNet *net,
              int        cell)
{
  SudokuDigits digits = net->state.candidates[cell];

  if (digits == 0)
    {
      net->is_dead = true;
      net->dead_cell = cell;
    }
  else if ((digits & (digits - 1)) == 0 && net->state.on[cell] == 0 &&
           (net->kind != SUDOKU_NET_CHAIN ||
            sudoku_bit_count[net->base->state.candidates[cell]] <= 2))
    add_to_queue (net, cell, sudoku_lowest_digit (digits), SUDOKU_ON_CELL, SUDOKU_HOUSES);
}

static void
take_off (SudokuNet *net,
          int        cell,
          int        digit,
          int        reason)
{
  int row = sudoku_row (cell);
  int column = sudoku_column (cell);
  int box = sudoku_box (cell);
  int literal = cell * 9 + digit - 1;
  SudokuNetState *state = &net->state;

  if (net->is_dead || !(state->candidates[cell] >> (digit - 1) & 1))
    return;

  net->log[net->n_logged++] = literal;
  net->off_reason[literal] = reason;
  state->candidates[cell] &= ~(1 << (digit - 1));
  state->where[digit - 1] = sudoku_cells_minus (state->where[digit - 1], sudoku_cells_of (cell));
  state->places[row][digit - 1] &= ~(1 << column);
  state->places[SUDOKU_FIRST_COLUMN + column][digit - 1] &= ~(1 << row);
  state->places[SUDOKU_FIRST_BOX + box][digit - 1] &= ~(1 << (row % 3 * 3 + column % 3));

  look_at_cell (net, cell);

  if (!net->is_dead)
    look_at_house (net, row, digit);
  if (!net->is_dead)
    look_at_house (net, SUDOKU_FIRST_COLUMN + column, digit);
  if (!net->is_dead)
    look_at_house (net, SUDOKU_FIRST_BOX + box, digit);
}

static void
take_off_cells (SudokuNet   *net,
                SudokuCells  cells,
                int          digit,
                int          reason)
{
  while (!net->is_dead && !sudoku_cells_is_empty (cells))
    take_off (net, sudoku_cells_take (&cells), digit, reason);
}

static void
put_on (SudokuNet *net,
        int        cell,
        int        digit,
        int        reason)
{
  int literal = cell * 9 + digit - 1;
  SudokuDigits others = net->state.candidates[cell] & ~(1 << (digit - 1));

  if (net->state.on[cell] != 0)
    return;

  net->log[net->n_logged++] = SUDOKU_LITERALS + literal;
  net->on_reason[cell] = reason;
  net->state.on[cell] = digit;

  for (; others != 0; others &= others - 1)
    take_off (net, cell, sudoku_lowest_digit (others), literal);

  take_off_cells (net, sudoku_cells_and (net->state.where[digit - 1], sudoku_peer_cells[cell]),
                  digit, literal);
}

/* Draws conclusions until there are none. */
static bool
propagate (SudokuNet *net)
{
  while (!net->is_dead && net->n_done < net->n_queued)
    {
      int i = net->n_done++;
      int digit = net->queue[i].digit;
      int house = net->queue[i].reason;
      int second = net->queue[i].second_house;

      if (second == SUDOKU_HOUSES)
        put_on (net, net->queue[i].cell, digit, net->queue[i].reason);
      else
        take_off_cells (net,
                        sudoku_cells_minus (sudoku_cells_and (net->state.where[digit - 1],
                                                              sudoku_house_cells[second]),
                                            sudoku_house_cells[house]),
                        digit, SUDOKU_OFF_LOCKED + house * SUDOKU_HOUSES + second);
    }

  return !net->is_dead;
}

void
sudoku_net_init (SudokuNet            *base,
                 const SudokuPosition *position,
                 SudokuNetKind         kind)
{
  memcpy (base->state.candidates, position->candidates, sizeof position->candidates);
  memcpy (base->state.places, position->places, sizeof position->places);
  memcpy (base->state.where, position->where, sizeof position->where);
  memset (base->state.on, 0, sizeof base->state.on);
  base->kind = kind;
  base->base = base;
  base->parent = NULL;
  base->n_logged = 0;
  base->n_queued = 0;
  base->n_done = 0;
  base->is_dead = false;
  base->refuted = NULL;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (position->candidates[cell] != 0)
      look_at_cell (base, cell);

  for (int house = 0; house < SUDOKU_HOUSES; house++)
    for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
      if (position->places[house][digit - 1] != 0)
        look_at_house (base, house, digit);
}

bool
sudoku_net_assume (SudokuNet       *net,
                   const SudokuNet *parent,
                   int              cell,
                   int              digit,
                   bool             is_true)
{
  net->state = parent->state;
  net->kind = parent->kind;
  net->base = parent->base;
  net->parent = parent;
  net->n_logged = 0;
  net->n_done = 0;
  net->n_queued = parent->n_queued - parent->n_done;
  net->is_dead = false;
  memcpy (net->queue, parent->queue + parent->n_done, net->n_queued * sizeof net->queue[0]);

  if (net->refuted != NULL)
    net->refuted->n_refuted = 0;

  if (is_true)
    put_on (net, cell, digit, SUDOKU_ON_ASSUMED);
  else
    take_off (net, cell, digit, SUDOKU_OFF_ASSUMED);

  return propagate (net);
}

bool
sudoku_net_refute (SudokuNet       *net,
                   const SudokuNet *inner,
                   int              cell,
                   int              digit)
{
  SudokuRefuted *refuted = &net->refuted->refuted[net->refuted->n_refuted];
  SudokuTrace trace;

  sudoku_net_trace_death (inner, &trace);
  memcpy (refuted->off, trace.outer, sizeof refuted->off);
  refuted->n_inferences = trace.n_inferences;

  if (net->refuted->proof != NULL)
    {
      SudokuProof *proof = net->refuted->proof;

      refuted->first_step = sudoku_net_prove_death (inner, (SudokuCandidate) { cell, digit }, true,
                                                    proof);
      refuted->n_steps = proof->n_steps - refuted->first_step;
    }

  net->n_queued = 0;
  net->n_done = 0;
  take_off (net, cell, digit, SUDOKU_OFF_REFUTED + net->refuted->n_refuted++);

  return propagate (net);
}

/* Needs these cells to be without `digit`: those that the position has it in. */
static void
need_off (const SudokuNet *net,
          SudokuTrace     *trace,
          SudokuCells      cells,
          int              digit)
{
  SudokuCells mine = net->parent->state.where[digit - 1];
  SudokuCells all = net->base->state.where[digit - 1];

  cells = sudoku_cells_and (cells, all);
  trace->off[digit - 1] = sudoku_cells_or (trace->off[digit - 1], sudoku_cells_and (cells, mine));
  trace->outer[digit - 1] = sudoku_cells_or (trace->outer[digit - 1],
                                             sudoku_cells_minus (cells, mine));
}

/* Needs `cell` to be without any digit but those `kept`. */
static void
need_off_cell (const SudokuNet *net,
               SudokuTrace     *trace,
               int              cell,
               SudokuDigits     kept)
{
  SudokuDigits digits = net->base->state.candidates[cell] & ~kept;

  for (; digits != 0; digits &= digits - 1)
    need_off (net, trace, sudoku_cells_of (cell), sudoku_lowest_digit (digits));
}

static void
need_reason_on (const SudokuNet *net,
                SudokuTrace     *trace,
                int              cell,
                int              digit)
{
  int reason = net->on_reason[cell];

  if (reason == SUDOKU_ON_CELL)
    need_off_cell (net, trace, cell, 1 << (digit - 1));
  else if (reason < SUDOKU_HOUSES)
    need_off (net, trace,
              sudoku_cells_minus (sudoku_house_cells[reason], sudoku_cells_of (cell)), digit);
}

static void
need_reason_off (const SudokuNet *net,
                 SudokuTrace     *trace,
                 int              cell,
                 int              digit)
{
  int reason = net->off_reason[cell * 9 + digit - 1];

  if (reason < SUDOKU_LITERALS)
    trace->on = sudoku_cells_or (trace->on, sudoku_cells_of (reason / 9));
  else if (reason < SUDOKU_OFF_ASSUMED)
    {
      int house = (reason - SUDOKU_OFF_LOCKED) / SUDOKU_HOUSES;
      int second = (reason - SUDOKU_OFF_LOCKED) % SUDOKU_HOUSES;

      need_off (net, trace,
                sudoku_cells_minus (sudoku_house_cells[house], sudoku_house_cells[second]), digit);
    }
  else if (reason >= SUDOKU_OFF_REFUTED)
    {
      const SudokuRefuted *refuted = &net->refuted->refuted[reason - SUDOKU_OFF_REFUTED];

      for (int other = 1; other <= SUDOKU_DIGITS; other++)
        need_off (net, trace, refuted->off[other - 1], other);

      trace->n_inferences += refuted->n_inferences;
    }
}

/* Goes back over the log, from what is asked for to what it follows from. */
static void
trace_back (const SudokuNet *net,
            SudokuTrace     *trace)
{
  for (int i = net->n_logged - 1; i >= 0; i--)
    {
      bool is_on = net->log[i] >= SUDOKU_LITERALS;
      int cell = net->log[i] % SUDOKU_LITERALS / 9;
      int digit = net->log[i] % 9 + 1;

      if (!sudoku_cells_has (is_on ? trace->on : trace->off[digit - 1], cell))
        continue;

      trace->n_inferences++;

      if (is_on)
        need_reason_on (net, trace, cell, digit);
      else
        need_reason_off (net, trace, cell, digit);
    }
}

void
sudoku_net_trace_death (const SudokuNet *net,
                        SudokuTrace     *trace)
{
  memset (trace, 0, sizeof *trace);

  if (net->dead_cell >= 0)
    need_off_cell (net, trace, net->dead_cell, 0);
  else
    need_off (net, trace, sudoku_house_cells[net->dead_house], net->dead_digit);

  trace_back (net, trace);
}

void
sudoku_net_trace (const SudokuNet *net,
                  int              cell,
                  int              digit,
                  bool             is_on,
                  SudokuTrace     *trace)
{
  memset (trace, 0, sizeof *trace);

  if (is_on)
    trace->on = sudoku_cells_of (cell);
  else
    trace->off[digit - 1] = sudoku_cells_of (cell);

  trace_back (net, trace);
}

void
sudoku_net_add_alive (const SudokuNet *net,
                      SudokuAlive     *alive)
{
  for (int i = 0; i < net->n_logged; i++)
    {
      bool is_on = net->log[i] >= SUDOKU_LITERALS;
      int digit = net->log[i] % 9 + 1;
      SudokuCells *set = is_on ? &alive->on[digit - 1] : &alive->off[digit - 1];

      *set = sudoku_cells_or (*set, sudoku_cells_of (net->log[i] % SUDOKU_LITERALS / 9));
    }
}
