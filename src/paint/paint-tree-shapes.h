/* The shapes of nodes in a search tree, appended to a path. Private to the layer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "paint/paint-parts.h"

typedef void (*PaintTreeShape) (cairo_t          *cr,
                                double            x,
                                double            y,
                                double            radius);

void paint_tree_disc           (cairo_t          *cr,
                                double            x,
                                double            y,
                                double            radius);
void paint_tree_square         (cairo_t          *cr,
                                double            x,
                                double            y,
                                double            radius);
void paint_tree_triangle       (cairo_t          *cr,
                                double            x,
                                double            y,
                                double            radius);
void paint_tree_diamond        (cairo_t          *cr,
                                double            x,
                                double            y,
                                double            radius);

/* The thin lines between nodes: seen on the ground of every theme. */
void paint_tree_stroke_edges   (cairo_t          *cr,
                                const PaintTheme *theme);

/* Fills a text, as paint_text_path () places it. */
void paint_tree_text           (cairo_t          *cr,
                                const PaintTheme *theme,
                                PaintColor        color,
                                const char       *text,
                                double            size,
                                double            x,
                                double            y,
                                int               align);
