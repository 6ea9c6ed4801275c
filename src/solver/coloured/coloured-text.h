/* Coloured queens as text: the regions, a character for each square.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/coloured/coloured.h"
#include "solver/text.h"

/* Writes the puzzle as one line without a line break, and returns its length without the NUL: the
 * rows from the top, divided by `/`, the regions lettered from A in order of appearance:
 *
 *     AABBB/ACCBB/DDCBB/DDCEE/DDEEE
 *
 * At most `size` bytes are written, the NUL included; COLOURED_TEXT_SIZE is enough. */
enum { COLOURED_TEXT_SIZE = COLOURED_MAX * (COLOURED_MAX + 1) };
size_t coloured_text_write (const ColouredPuzzle *puzzle,
                            char                 *buffer,
                            size_t                size);

/* Reads one puzzle: rows of letters and digits, each of which names a region (small and capital
 * letters are different names), divided by `/` or by line breaks, with or without spaces and commas
 * between the squares; or an array of strings, or of arrays of names or numbers, as JSON has them.
 * Where the first line has a `/`, the puzzle ends where a line ends without one; otherwise it ends
 * at an empty line. The text after it is ignored. `text` is UTF-8 and need not end in a NUL; an
 * empty text is TEXT_EMPTY. The regions of `puzzle` are counted in order of appearance.
 * Where it returns false, `puzzle` has an n of 0. `error` is always written.
 *
 * For TEXT_NUMBER_OUT_OF_RANGE `found` is the squares of the first row and `wanted` the bound that
 * it breaks, COLOURED_MIN or COLOURED_MAX. */
bool   coloured_text_read  (const char           *text,
                            size_t                length,
                            ColouredPuzzle       *puzzle,
                            TextError            *error);
