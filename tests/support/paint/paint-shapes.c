/* Pictures of shapes alone, for tests: what can be told from each other without any colour.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/paint/paint-shapes.h"

PaintTheme
theme_of_shapes (bool high_contrast)
{
  const PaintColor white = { 1, 1, 1, 1 };
  const PaintColor black = { 0, 0, 0, 1 };
  PaintTheme theme = {
    .cell = white, .given = white, .peer = white, .same = white, .selected = white,
    .attacked = white, .line = black, .border = black, .ink = black, .own = black,
    .mark = black, .error = black, .found = black, .trying = black, .ring = black,
    .high_contrast = high_contrast,
  };

  return theme;
}

void
check_apart (GPtrArray *pictures,
             int        n_pixels)
{
  for (guint i = 0; i < pictures->len; i++)
    for (guint j = 0; j < i; j++)
      g_assert_cmpint (count_differences (pictures->pdata[i], pictures->pdata[j]), >, n_pixels);
}
