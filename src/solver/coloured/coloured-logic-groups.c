/* Coloured queens: groups of houses that fill as many others.
 *
 * If the remaining squares of k regions lie in k rows, the queens of these regions are the queens
 * of these rows, and no other square of the rows has one. The same holds for any two kinds of
 * houses, in both directions. With k = 1 it is the step that every player knows, with larger k the
 * subset of sudoku. The remaining squares of k regions fill k rows exactly if the other regions and
 * rows do so the other way round, so it is enough to look at groups of up to half of the houses
 * that have no queen yet.
 *
 *     base    the k houses
 *     cover   the k houses that they fill
 *     FREE    the remaining squares of the base
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/coloured/coloured-logic-private.h"

typedef struct
{
  const ColouredView *view;
  int                 size;
  ColouredHouseKind   base_kind;
  ColouredHouseKind   cover_kind;
  uint32_t            met[COLOURED_MAX];        /* the houses of the other kind that a base house
                                                 * has squares in; none where it has its queen */
  ColouredHint       *hint;
} Groups;

static ColouredRule
rule_of (const Groups *self)
{
  if (self->base_kind == COLOURED_REGION)
    return self->size == 1 ? COLOURED_REGION_IN_LINE : COLOURED_REGIONS_IN_LINES;
  if (self->cover_kind == COLOURED_REGION)
    return self->size == 1 ? COLOURED_LINE_IN_REGION : COLOURED_LINES_IN_REGIONS;

  return COLOURED_LINES_IN_LINES;
}

static ColouredSquares
left_of_houses (const ColouredView *view,
                ColouredHouseKind   kind,
                uint32_t            houses)
{
  ColouredSquares squares = { { 0 } };

  for (; houses != 0; houses &= houses - 1)
    squares = coloured_or (squares, view->houses.house[kind * view->houses.n
                                                       + __builtin_ctz (houses)]);

  return coloured_and (squares, view->left);
}

/* Whether the cover has squares outside of the base; then the hint is written. */
static bool
emit_group (const Groups *self,
            uint32_t      base,
            uint32_t      cover)
{
  const ColouredView *view = self->view;
  const ColouredSquares inside = left_of_houses (view, self->base_kind, base);
  const ColouredSquares out = coloured_minus (left_of_houses (view, self->cover_kind, cover),
                                              inside);

  if (coloured_is_none (out))
    return false;

  coloured_hint_init (self->hint, rule_of (self), view->houses.n);
  self->hint->size = self->size;
  self->hint->base[self->base_kind] = base;
  self->hint->cover[self->cover_kind] = cover;
  coloured_hint_mark (self->hint, COLOURED_ROLE_FREE, inside);
  coloured_hint_mark (self->hint, COLOURED_ROLE_EXCLUDED, out);

  return true;
}

/* Adds `n_more` base houses from `next` on. */
static bool
add_houses (const Groups *self,
            int           n_more,
            int           next,
            uint32_t      base,
            uint32_t      cover)
{
  if (__builtin_popcount (cover) > self->size)
    return false;
  if (n_more == 0)
    return emit_group (self, base, cover);

  for (int house = next; house < self->view->houses.n; house++)
    if (self->met[house] != 0
        && add_houses (self, n_more - 1, house + 1, base | UINT32_C (1) << house,
                       cover | self->met[house]))
      return true;

  return false;
}

static uint32_t
houses_met (const Groups *self,
            int           house)
{
  const ColouredView *view = self->view;
  const int n = view->houses.n;
  const ColouredSquares left = coloured_left_of (view, self->base_kind * n + house);
  uint32_t met = 0;

  if (view->filled >> (self->base_kind * n + house) & 1)
    return 0;

  for (int i = 0; i < n; i++)
    if (coloured_meets (left, view->houses.house[self->cover_kind * n + i]))
      met |= UINT32_C (1) << i;

  return met;
}

static bool
find_between (const ColouredView *view,
              int                 size,
              ColouredHouseKind   base_kind,
              ColouredHouseKind   cover_kind,
              ColouredHint       *hint)
{
  Groups self = {
    .view = view,
    .size = size,
    .base_kind = base_kind,
    .cover_kind = cover_kind,
    .hint = hint,
  };

  for (int house = 0; house < view->houses.n; house++)
    self.met[house] = houses_met (&self, house);

  return add_houses (&self, size, 0, 0, 0);
}

/* A row in a column, and the other way round, would be its last square. */
bool
coloured_find_group (const ColouredView *view,
                     int                 size,
                     ColouredHint       *hint)
{
  static const uint8_t kinds[][2] = {
    { COLOURED_REGION, COLOURED_ROW },
    { COLOURED_REGION, COLOURED_COLUMN },
    { COLOURED_ROW, COLOURED_REGION },
    { COLOURED_COLUMN, COLOURED_REGION },
    { COLOURED_ROW, COLOURED_COLUMN },
    { COLOURED_COLUMN, COLOURED_ROW },
  };

  for (int i = 0; i < (size == 1 ? 4 : 6); i++)
    if (find_between (view, size, kinds[i][0], kinds[i][1], hint))
      return true;

  return false;
}
