/* The picture of a scene, or a chart, as a file: PNG, SVG or PDF, on white ground in the colours of
 * paper.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "paint/paint-chart.h"
#include "paint/paint.h"

typedef enum
{
  PAINT_FILE_PNG,
  PAINT_FILE_SVG,
  PAINT_FILE_PDF,
  PAINT_N_FILES,
} PaintFile;

/* The side of the picture of a board, in units of SVG and points of PDF; the size of a chart. */
enum { PAINT_FILE_EXTENT = 576, PAINT_FILE_CHART_WIDTH = 720, PAINT_FILE_CHART_HEIGHT = 288 };

/* The end of a file's name: "png", "svg" or "pdf". Static. */
const char *paint_file_suffix    (PaintFile          format);

/* The media type, such as "image/png". Static. */
const char *paint_file_type      (PaintFile          format);

/* The format that belongs to the end of a file's name, or -1. */
int         paint_file_from_name (const char        *name);

/* Hands the file to `write` piece by piece. `scale` is used for PNG only: pixels per unit. SVG and
 * PDF hold lines and outlines, never pixels. */
cairo_status_t
            paint_file_write     (const PaintScene  *scene,
                                  PaintFile          format,
                                  double             scale,
                                  cairo_write_func_t write,
                                  void              *data);

/* Returns the whole file, or NULL with `error` set. */
GBytes     *paint_file_new_bytes (const PaintScene  *scene,
                                  PaintFile          format,
                                  double             scale,
                                  GError           **error);

/* The same of a chart. */
GBytes     *paint_file_new_chart_bytes
                                 (const PaintChart  *chart,
                                  PaintFile          format,
                                  double             scale,
                                  GError           **error);

/* Anything that can be drawn, its size in units, and the function that draws it, with `scale`
 * pixels for a unit. */
typedef struct
{
  const void *value;
  double      width;
  double      height;
  void      (*draw) (cairo_t    *cr,
                     const void *value,
                     double      scale);
} PaintPicture;

GBytes     *paint_picture_new_bytes
                                 (const PaintPicture *picture,
                                  PaintFile          format,
                                  double             scale,
                                  GError           **error);

/* Removes the marks that make sense on screen only: the selection, and the tints around it. */
void        paint_scene_unselect (PaintScene        *scene);

/* Returns the picture as pixels; the caller frees it with cairo_surface_destroy (). */
cairo_surface_t *
            paint_file_new_surface (const PaintScene *scene,
                                    double            scale);
