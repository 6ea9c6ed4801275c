/* Pictures as pixels, for tests: a surface with a margin that is to be left alone, and how two of
 * them differ.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>
#include <glib.h>
#include <stdbool.h>
#include <stdint.h>

#include "game/search/game-search.h"

enum { MARGIN = 8 };

/* A context on a surface of `width` by `height` within its margin; ended by end_picture (). */
cairo_t         *begin_picture     (int              width,
                                    int              height);
cairo_surface_t *end_picture       (cairo_t         *cr);

/* The tree of a large search. */
cairo_surface_t *draw_tree         (const GameSearch  *search,
                                    const SearchEvent *event);

uint32_t         pixel             (cairo_surface_t *surface,
                                    int              x,
                                    int              y);

/* The brightness of a pixel, 0 to 255: what is left of it without its hue. */
int              brightness        (uint32_t         value);

/* How many pixels are of another brightness, such that an eye may see it. */
int              count_differences (cairo_surface_t *a,
                                    cairo_surface_t *b);
bool             is_blank_around   (cairo_surface_t *surface);
