/* Reading, writing and solving Sukaku.
 *
 * The search is plain: singles, naked and hidden, until there are none, and then each candidate of
 * the cell with the fewest. Nobody has them by the million.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/sudoku-sukaku.h"

#include <string.h>

static bool
is_blank (char character)
{
  return character == ' ' || character == '\t' || character == '\r' || character == '\n';
}

/* Leaves blanks at both ends out. */
static void
strip (const char **text,
       size_t      *length)
{
  while (*length > 0 && is_blank ((*text)[*length - 1]))
    --*length;
  for (; *length > 0 && is_blank (**text); ++*text)
    --*length;
}

bool
sudoku_sukaku_is_line (const char *text,
                       size_t      length)
{
  if (length < SUDOKU_SUKAKU_LENGTH)
    return false;

  strip (&text, &length);
  if (length != SUDOKU_SUKAKU_LENGTH)
    return false;

  for (size_t i = 0; i < length; i++)
    if (text[i] == '\0' || strchr ("0123456789.*_Xx", text[i]) == NULL)
      return false;

  return true;
}

bool
sudoku_sukaku_read (const char   *text,
                    size_t        length,
                    SudokuSukaku *sukaku,
                    TextError    *error)
{
  memset (sukaku, 0, sizeof *sukaku);
  strip (&text, &length);

  for (int i = 0; i < SUDOKU_SUKAKU_LENGTH; i++)
    {
      const int digit = i % SUDOKU_DIGITS + 1;

      if (text[i] == '0' + digit)
        {
          sukaku->candidates[i / SUDOKU_DIGITS] |= (SudokuDigits) (1 << (digit - 1));
        }
      else if (text[i] >= '1' && text[i] <= '9')
        {
          *error = (TextError) { .problem = TEXT_FOREIGN_CHARACTER,
                                 .column = i + 1,
                                 .character = (uint32_t) text[i] };
          return false;
        }
    }

  return true;
}

void
sudoku_sukaku_write (const SudokuSukaku *sukaku,
                     char                line[SUDOKU_SUKAKU_LENGTH + 1])
{
  for (int i = 0; i < SUDOKU_SUKAKU_LENGTH; i++)
    {
      const int index = i % SUDOKU_DIGITS;
      const bool is_there = sukaku->candidates[i / SUDOKU_DIGITS] >> index & 1;

      line[i] = is_there ? (char) ('1' + index) : '.';
    }

  line[SUDOKU_SUKAKU_LENGTH] = '\0';
}

void
sudoku_sukaku_position (const SudokuSukaku *sukaku,
                        SudokuPosition     *position)
{
  const SudokuGrid empty = { { 0 } };

  sudoku_position_init (position, &empty, NULL);
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
      if ((sukaku->candidates[cell] >> (digit - 1) & 1) == 0)
        sudoku_position_remove (position, cell, digit);
}

static bool
is_single (SudokuDigits digits)
{
  return digits != 0 && (digits & (digits - 1)) == 0;
}

/* Whether the digit of a single is a candidate of another cell that sees it. */
static bool
is_seen (const SudokuSukaku *sukaku,
         int                 cell)
{
  SudokuCells peers = sudoku_peer_cells[cell];

  while (!sudoku_cells_is_empty (peers))
    if ((sukaku->candidates[sudoku_cells_take (&peers)] & sukaku->candidates[cell]) != 0)
      return true;

  return false;
}

/* Whether every cell that is no given has all candidates that the givens leave. */
static bool
leave_all (const SudokuSukaku *sukaku,
           const SudokuGrid   *givens)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (givens->digit[cell] == 0
        && (sudoku_candidates (givens, cell) & ~sukaku->candidates[cell]) != 0)
      return false;

  return true;
}

/* What the givens rule out may be left out or not; left out, a single that is none is seen. */
bool
sudoku_sukaku_is_plain (const SudokuSukaku *sukaku,
                        SudokuGrid         *givens)
{
  SudokuGrid unseen = { { 0 } };

  memset (givens, 0, sizeof *givens);
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (is_single (sukaku->candidates[cell]))
      {
        givens->digit[cell] = (uint8_t) sudoku_lowest_digit (sukaku->candidates[cell]);
        if (!is_seen (sukaku, cell))
          unseen.digit[cell] = givens->digit[cell];
      }

  if (leave_all (sukaku, &unseen))
    *givens = unseen;

  return leave_all (sukaku, givens);
}

typedef struct
{
  uint64_t             limit;
  SudokuFound          found;
  void                *data;
  const SearchControl *control;
  SearchStats         *stats;
  SearchEnd            end;
} Search;

/* Places the single cell of a house for a digit. Returns whether there was one. */
static bool
place_hidden_single (SudokuPosition *position)
{
  for (int house = 0; house < SUDOKU_HOUSES; house++)
    for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
      if (__builtin_popcount (position->places[house][digit - 1]) == 1)
        {
          const SudokuCells cells = sudoku_position_in_house (position, house, digit);

          sudoku_position_place (position, sudoku_cells_first (cells), digit);
          return true;
        }

  return false;
}

/* The empty cell with the fewest candidates; one is empty. */
static int
find_tightest (const SudokuPosition *position)
{
  int tightest = -1, fewest = SUDOKU_DIGITS + 1;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      const int n_candidates = __builtin_popcount (position->candidates[cell]);

      if (position->grid.digit[cell] == 0 && n_candidates < fewest)
        {
          tightest = cell;
          fewest = n_candidates;
        }
    }

  return tightest;
}

static bool
take_solution (Search           *search,
               const SudokuGrid *solution)
{
  search->stats->n_solutions++;

  if (search->found != NULL && !search->found (solution, search->data))
    search->end = SEARCH_STOPPED;
  else if (search->stats->n_solutions == search->limit)
    search->end = SEARCH_LIMITED;

  return search->end == SEARCH_EXHAUSTED;
}

/* Places singles. Returns false where there is no solution. */
static bool
propagate (SudokuPosition *position)
{
  bool goes_on = true;

  while (goes_on && !sudoku_position_is_dead (position) && !sudoku_position_is_solved (position))
    {
      const int cell = find_tightest (position);
      const SudokuDigits digits = position->candidates[cell];

      if (is_single (digits))
        sudoku_position_place (position, cell, sudoku_lowest_digit (digits));
      else
        goes_on = place_hidden_single (position);
    }

  return !sudoku_position_is_dead (position);
}

/* Returns false where the search is to end. */
static bool
search_from (Search               *search,
             const SudokuPosition *start)
{
  SudokuPosition position = *start;
  int cell;

  if (!propagate (&position))
    return true;
  if (sudoku_position_is_solved (&position))
    return take_solution (search, &position.grid);

  cell = find_tightest (&position);
  for (SudokuDigits digits = position.candidates[cell]; digits != 0; digits &= digits - 1)
    {
      SudokuPosition next = position;

      if (++search->stats->n_nodes % SEARCH_CHECK_NODES == 0
          && !search_should_continue (search->control, search->stats))
        search->end = SEARCH_STOPPED;
      else
        sudoku_position_place (&next, cell, sudoku_lowest_digit (digits));

      if (search->end != SEARCH_EXHAUSTED || !search_from (search, &next))
        return false;
    }

  return true;
}

SearchEnd
sudoku_sukaku_each (const SudokuSukaku  *sukaku,
                    uint64_t             limit,
                    SudokuFound          found,
                    void                *data,
                    const SearchControl *control,
                    SearchStats         *stats)
{
  Search search = {
    .limit = limit,
    .found = found,
    .data = data,
    .control = control,
    .stats = stats,
    .end = SEARCH_EXHAUSTED,
  };
  SudokuPosition position;

  *stats = (SearchStats) { 0 };
  sudoku_sukaku_position (sukaku, &position);
  search_from (&search, &position);

  if (search.end != SEARCH_STOPPED && !search_should_continue (control, stats))
    search.end = SEARCH_STOPPED;

  return search.end;
}
