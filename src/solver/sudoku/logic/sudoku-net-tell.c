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
  int              part;
  bool             fits;

  int16_t          on[SUDOKU_CELLS];      /* nodes */
  int16_t          off[SUDOKU_LITERALS];
  Group            group[SUDOKU_HINT_MAX_NODES];
  int              n_groups;
} Telling;

static int
add_node (Telling     *telling,
          SudokuCells  cells,
          int          digit,
          bool         is_true)
{
  int node = sudoku_hint_node (telling->hint, cells, digit, is_true);

  if (node < 0)
    telling->fits = false;
  else
    telling->hint->node[node].part = telling->part;

  return node;
}

static void
add_link (Telling *telling,
          int      from,
          int      to,
          bool     strong)
{
  telling->fits &= telling->hint->n_links < SUDOKU_HINT_MAX_LINKS;
  sudoku_hint_link (telling->hint, from, to, strong);
}

/* Links from `digit` being off in those of the cells that the position has it in. */
static void
add_links_from_off (Telling     *telling,
                    SudokuCells  cells,
                    int          digit,
                    int          to,
                    bool         strong)
{
  cells = sudoku_cells_and (cells, telling->net->base->state.where[digit - 1]);

  while (!sudoku_cells_is_empty (cells))
    add_link (telling, telling->off[sudoku_cells_take (&cells) * 9 + digit - 1], to, strong);
}

static void
tell_on (Telling *telling,
         int      cell,
         int      digit)
{
  const SudokuNet *net = telling->net;
  int reason = net->on_reason[cell];
  int node = add_node (telling, sudoku_cells_of (cell), digit, true);

  telling->on[cell] = node;

  if (reason == SUDOKU_ON_CELL)
    for (int other = 1; other <= SUDOKU_DIGITS; other++)
      if (other != digit)
        add_links_from_off (telling, sudoku_cells_of (cell), other, node, true);

  if (reason < SUDOKU_HOUSES)
    add_links_from_off (telling,
                        sudoku_cells_minus (sudoku_house_cells[reason], sudoku_cells_of (cell)),
                        digit, node, true);
}

/* The node for a digit of one house being somewhere in a second house. */
static int
tell_group (Telling *telling,
            int      reason,
            int      digit)
{
  int house = (reason - SUDOKU_OFF_LOCKED) / SUDOKU_HOUSES;
  int second = (reason - SUDOKU_OFF_LOCKED) % SUDOKU_HOUSES;
  SudokuCells cells = sudoku_cells_and (sudoku_house_cells[house], sudoku_house_cells[second]);
  int node;

  for (int i = 0; i < telling->n_groups; i++)
    if (telling->group[i].reason == reason && telling->group[i].digit == digit)
      return telling->group[i].node;

  cells = sudoku_cells_and (cells, telling->net->base->state.where[digit - 1]);
  node = add_node (telling, cells, digit, true);

  if (node >= 0)
    telling->group[telling->n_groups++] = (Group) { reason, digit, node };

  add_links_from_off (telling,
                      sudoku_cells_minus (sudoku_house_cells[house], sudoku_house_cells[second]),
                      digit, node, true);

  return node;
}

static void
tell_off (Telling *telling,
          int      cell,
          int      digit)
{
  const SudokuNet *net = telling->net;
  int literal = cell * 9 + digit - 1;
  int reason = net->off_reason[literal];
  bool is_locked = reason >= SUDOKU_OFF_LOCKED && reason < SUDOKU_OFF_ASSUMED;
  int group = is_locked ? tell_group (telling, reason, digit) : -1;
  int node = add_node (telling, sudoku_cells_of (cell), digit, false);

  telling->off[literal] = node;

  if (is_locked)
    add_link (telling, group, node, false);
  else if (reason < SUDOKU_LITERALS)
    add_link (telling, telling->on[reason / 9], node, false);
  else if (reason >= SUDOKU_OFF_REFUTED)
    {
      const SudokuRefuted *refuted = &net->refuted->refuted[reason - SUDOKU_OFF_REFUTED];

      if (node >= 0)
        telling->hint->node[node].n_inner = refuted->n_inferences;

      for (int other = 1; other <= SUDOKU_DIGITS; other++)
        add_links_from_off (telling, refuted->off[other - 1], other, node, false);
    }
}

bool
sudoku_net_tell (const SudokuNet   *net,
                 const SudokuTrace *trace,
                 int                part,
                 SudokuHint        *hint)
{
  Telling telling;

  telling.net = net;
  telling.hint = hint;
  telling.part = part;
  telling.fits = true;
  telling.n_groups = 0;

  for (int i = 0; i < net->n_logged && telling.fits; i++)
    {
      int cell = net->log[i] % SUDOKU_LITERALS / 9;
      int digit = net->log[i] % 9 + 1;

      if (net->log[i] < SUDOKU_LITERALS)
        {
          if (sudoku_cells_has (trace->off[digit - 1], cell))
            tell_off (&telling, cell, digit);
        }
      else if (sudoku_cells_has (trace->on, cell))
        tell_on (&telling, cell, digit);
    }

  return telling.fits;
}

void
sudoku_net_tell_short (const SudokuNet   *net,
                       const SudokuTrace *trace,
                       int                part,
                       SudokuHint        *hint)
{
  for (int i = 0; i < net->n_logged; i++)
    {
      int cell = net->log[i] % SUDOKU_LITERALS / 9;
      int digit = net->log[i] % 9 + 1;
      int node;

      if (net->log[i] < SUDOKU_LITERALS || !sudoku_cells_has (trace->on, cell))
        continue;

      node = sudoku_hint_node (hint, sudoku_cells_of (cell), digit, true);

      if (node >= 0)
        hint->node[node].part = part;
    }
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
sudoku_net_tell_death (const SudokuNet *net,
                       int              cell,
                       int              digit,
                       bool             is_true,
                       SudokuLogic     *logic,
                       SudokuTechnique  technique)
{
  SudokuHint *hint = sudoku_logic_begin (logic, technique, 1 << (digit - 1));
  SudokuTrace trace;

  sudoku_net_trace_death (net, &trace);

  if (!sudoku_net_tell (net, &trace, 0, hint))
    {
      sudoku_hint_init (hint, technique, 1 << (digit - 1));
      sudoku_net_tell_short (net, &trace, 0, hint);
    }

  sudoku_hint_mark (hint, SUDOKU_ROLE_PATTERN, 0, cell, digit);
  mark_death (hint, net);

  if (is_true)
    sudoku_hint_remove (hint, logic->position, cell, digit);
  else
    sudoku_hint_place (hint, cell, digit);

  return sudoku_logic_tell (logic);
}
