/* The picture of a scene as a file: PNG, SVG or PDF, on white ground in the colours of paper.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "paint/paint.h"

typedef enum
{
  PAINT_FILE_PNG,
  PAINT_FILE_SVG,
  PAINT_FILE_PDF,
  PAINT_N_FILES,
} PaintFile;

/* The side of the picture, in units of SVG and points of PDF. */
enum { PAINT_FILE_EXTENT = 576 };

/* "png", "svg", "pdf": as names of files end. */
const char *paint_file_suffix    (PaintFile          format);

/* "image/png" and so on. */
const char *paint_file_type      (PaintFile          format);

/* The format that the name of a file asks for, or -1. */
int         paint_file_from_name (const char        *name);

/* Writes the picture in pieces, as cairo has them ready. `scale` is of PNG: pixels for each unit.
 * What SVG and PDF hold is lines and outlines, never pixels. */
cairo_status_t
            paint_file_write     (const PaintScene  *scene,
                                  PaintFile          format,
                                  double             scale,
                                  cairo_write_func_t write,
                                  void              *data);

/* The whole file, or NULL and why not. */
GBytes     *paint_file_new_bytes (const PaintScene  *scene,
                                  PaintFile          format,
                                  double             scale,
                                  GError           **error);

/* Takes away what only an eye at the screen has use for: what is selected, and what lights up
 * because of that. */
void        paint_scene_unselect (PaintScene        *scene);

/* The picture as pixels; free with cairo_surface_destroy (). */
cairo_surface_t *
            paint_file_new_surface (const PaintScene *scene,
                                    double            scale);
