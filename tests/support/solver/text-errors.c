/* What a reader says of a text that it cannot take.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/text-errors.h"

void
assert_text_error (const TextError *error,
                   const TextError *wanted)
{
  g_assert_cmpint (error->problem, ==, wanted->problem);
  g_assert_cmpint (error->line, ==, wanted->line);
  g_assert_cmpint (error->column, ==, wanted->column);
  g_assert_cmpint (error->row, ==, wanted->row);
  g_assert_cmpint (error->found, ==, wanted->found);
  g_assert_cmpint (error->wanted, ==, wanted->wanted);
  g_assert_cmpuint (error->character, ==, wanted->character);
}
