/* Chains and nets as the nodes and links of a hint.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-net.h"

/* The places in a second house that hold a digit of a house: a node of its own. */
typedef struct
{
  int reason;
  int digit;
  int node;
} Group;

typedef struct
{
  const SudokuNet *net;
  SudokuHint      *hint;
  int              branch;
  bool             fits;

  int16_t          on[SUDOKU_CELLS];      /* nodes */
  int16_t          off[SUDOKU_LITERALS];
  Group            group[SUDOKU_HINT_MAX_NODES];
  int              n_groups;
} Emitter;

static int
add_node (Emitter     *emitter,
          SudokuCells  cells,
          int          digit,
          bool         is_true)
{
  int node = sudoku_hint_node (emitter->hint, cells, digit, is_true);

  if (node < 0)
    emitter->fits = false;
  else
    emitter->hint->node[node].branch = emitter->branch;

  return node;
}

static void
add_link (Emitter *emitter,
          int      from,
          int      to,
          bool     strong)
{
  emitter->fits &= emitter->hint->n_links < SUDOKU_HINT_MAX_LINKS;
  sudoku_hint_link (emitter->hint, from, to, strong);
}

/* Links from `digit` being off in those of the cells that the position has it in. */
static void
add_links_from_off (Emitter     *emitter,
                    SudokuCells  cells,
                    int          digit,
                    int          to,
                    bool         strong)
{
  cells = sudoku_cells_and (cells, emitter->net->base->state.where[digit - 1]);

  while (!sudoku_cells_is_empty (cells))
    add_link (emitter, emitter->off[sudoku_cells_take (&cells) * 9 + digit - 1], to, strong);
}

static void
emit_on (Emitter *emitter,
         int      cell,
         int      digit)
{
  const SudokuNet *net = emitter->net;
  int reason = net->on_reason[cell];
  int node = add_node (emitter, sudoku_cells_of (cell), digit, true);

  emitter->on[cell] = node;

  if (reason == SUDOKU_ON_CELL)
    for (int other = 1; other <= SUDOKU_DIGITS; other++)
      if (other != digit)
        add_links_from_off (emitter, sudoku_cells_of (cell), other, node, true);

  if (reason < SUDOKU_HOUSES)
    add_links_from_off (emitter,
                        sudoku_cells_minus (sudoku_house_cells[reason], sudoku_cells_of (cell)),
                        digit, node, true);
}

/* The node for a digit of one house being somewhere in a second house. */
static int
emit_group (Emitter *emitter,
            int      reason,
            int      digit)
{
  int house = (reason - SUDOKU_OFF_LOCKED) / SUDOKU_HOUSES;
  int second = (reason - SUDOKU_OFF_LOCKED) % SUDOKU_HOUSES;
  SudokuCells cells = sudoku_cells_and (sudoku_house_cells[house], sudoku_house_cells[second]);
  int node;

  for (int i = 0; i < emitter->n_groups; i++)
    if (emitter->group[i].reason == reason && emitter->group[i].digit == digit)
      return emitter->group[i].node;

  cells = sudoku_cells_and (cells, emitter->net->base->state.where[digit - 1]);
  node = add_node (emitter, cells, digit, true);

  if (node >= 0)
    emitter->group[emitter->n_groups++] = (Group) { reason, digit, node };

  add_links_from_off (emitter,
                      sudoku_cells_minus (sudoku_house_cells[house], sudoku_house_cells[second]),
                      digit, node, true);

  return node;
}

static void
emit_off (Emitter *emitter,
          int      cell,
          int      digit)
{
  const SudokuNet *net = emitter->net;
  int literal = cell * 9 + digit - 1;
  int reason = net->off_reason[literal];
  bool is_locked = reason >= SUDOKU_OFF_LOCKED && reason < SUDOKU_OFF_ASSUMED;
  int group = is_locked ? emit_group (emitter, reason, digit) : -1;
  int node = add_node (emitter, sudoku_cells_of (cell), digit, false);

  emitter->off[literal] = node;

  if (is_locked)
    add_link (emitter, group, node, false);
  else if (reason < SUDOKU_LITERALS)
    add_link (emitter, emitter->on[reason / 9], node, false);
  else if (reason >= SUDOKU_OFF_REFUTED)
    {
      const SudokuRefuted *refuted = &net->refuted->refuted[reason - SUDOKU_OFF_REFUTED];

      if (node >= 0)
        emitter->hint->node[node].n_inner = refuted->n_inferences;

      for (int other = 1; other <= SUDOKU_DIGITS; other++)
        add_links_from_off (emitter, refuted->off[other - 1], other, node, false);
    }
}

bool
sudoku_net_emit (const SudokuNet   *net,
                 const SudokuTrace *trace,
                 bool               whole,
                 int                branch,
                 SudokuHint        *hint)
{
  Emitter emitter;

  emitter.net = net;
  emitter.hint = hint;
  emitter.branch = branch;
  emitter.fits = true;
  emitter.n_groups = 0;

  for (int i = 0; i < net->n_logged && emitter.fits; i++)
    {
      bool is_on = net->log[i] >= SUDOKU_LITERALS;
      int cell = net->log[i] % SUDOKU_LITERALS / 9;
      int digit = net->log[i] % 9 + 1;

      if (!sudoku_cells_has (is_on ? trace->on : trace->off[digit - 1], cell))
        continue;

      if (whole && is_on)
        emit_on (&emitter, cell, digit);
      else if (whole)
        emit_off (&emitter, cell, digit);
      else if (is_on)
        add_node (&emitter, sudoku_cells_of (cell), digit, true);
    }

  return emitter.fits;
}

static void
mark_death (SudokuHint      *hint,
            const SudokuNet *net)
{
  if (net->dead_cell >= 0)
    sudoku_hint_mark_digits (hint, SUDOKU_ROLE_EXTRA, 0, net->dead_cell,
                             net->base->state.candidates[net->dead_cell]);
  else
    {
      sudoku_hint_house (hint, SUDOKU_HOUSE_BASE, net->dead_house);
      sudoku_hint_mark_cells (hint, SUDOKU_ROLE_EXTRA, 0,
                              sudoku_cells_and (net->base->state.where[net->dead_digit - 1],
                                                sudoku_house_cells[net->dead_house]),
                              net->dead_digit);
    }
}

bool
sudoku_net_emit_death (const SudokuNet *net,
                       int              cell,
                       int              digit,
                       bool             is_true,
                       SudokuLogic     *logic,
                       SudokuTechnique  technique)
{
  SudokuHint *hint = sudoku_logic_begin (logic, technique, 1 << (digit - 1));
  SudokuTrace trace;

  sudoku_net_trace_death (net, &trace);

  if (!sudoku_net_emit (net, &trace, true, 0, hint))
    {
      sudoku_hint_init (hint, technique, 1 << (digit - 1));
      sudoku_net_emit (net, &trace, false, 0, hint);
    }

  sudoku_hint_mark (hint, SUDOKU_ROLE_PATTERN, 0, cell, digit);
  mark_death (hint, net);

  if (is_true)
    sudoku_hint_remove (hint, logic->position, cell, digit);
  else
    sudoku_hint_place (hint, cell, digit);

  return sudoku_logic_emit (logic);
}
