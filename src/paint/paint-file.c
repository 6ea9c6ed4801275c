/* Pictures as files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/paint-file.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <math.h>

#include "paint/paint-parts.h"

/* White around the board, so that the picture stands well in a text. */
static const double margin = 18;

static const struct
{
  const char *suffix;
  const char *type;
} formats[PAINT_N_FILES] = {
  [PAINT_FILE_PNG] = { "png", "image/png" },
  [PAINT_FILE_SVG] = { "svg", "image/svg+xml" },
  [PAINT_FILE_PDF] = { "pdf", "application/pdf" },
};

const char *
paint_file_suffix (PaintFile format)
{
  return formats[format].suffix;
}

const char *
paint_file_type (PaintFile format)
{
  return formats[format].type;
}

int
paint_file_from_name (const char *name)
{
  const char *dot = strrchr (name, '.');

  for (int format = 0; dot != NULL && format < PAINT_N_FILES; format++)
    if (g_ascii_strcasecmp (dot + 1, formats[format].suffix) == 0)
      return format;

  return -1;
}

void
paint_scene_unselect (PaintScene *scene)
{
  for (int square = 0; square < scene->size * scene->size; square++)
    scene->flags[square] &= ~(PAINT_SELECTED | PAINT_PEER | PAINT_SAME);
  scene->picked.digit = 0;
  scene->is_numbered = scene->sum.puzzle.n_letters > 0;         /* what rows are, letters say */
  scene->numbers = PAINT_NO_NUMBERS;
}

/* Drawn at its own size and not as a small picture made larger, so that lines fall on pixels. */
static void
draw_scene (cairo_t    *cr,
            const void *scene,
            double      scale)
{
  double extent = PAINT_FILE_EXTENT - 2 * margin;

  paint_set_color (cr, paint_theme_light.cell);
  cairo_paint (cr);
  cairo_translate (cr, round (margin * scale), round (margin * scale));
  paint_scene (cr, scene, &paint_theme_light, floor (extent * scale), floor (extent * scale));
}

static void
draw_chart (cairo_t    *cr,
            const void *chart,
            double      scale)
{
  cairo_scale (cr, scale, scale);
  paint_chart (cr, chart, &paint_theme_light, PAINT_FILE_CHART_WIDTH, PAINT_FILE_CHART_HEIGHT);
}

static PaintPicture
picture_of_scene (const PaintScene *scene)
{
  return (PaintPicture) { scene, PAINT_FILE_EXTENT, PAINT_FILE_EXTENT, draw_scene };
}

static void
draw_picture (cairo_surface_t    *surface,
              const PaintPicture *picture,
              double              scale)
{
  cairo_t *cr = cairo_create (surface);

  picture->draw (cr, picture->value, scale);
  cairo_destroy (cr);
}

static cairo_surface_t *
new_image (const PaintPicture *picture,
           double              scale)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                                         (int) ceil (picture->width * scale),
                                                         (int) ceil (picture->height * scale));

  draw_picture (surface, picture, scale);
  cairo_surface_flush (surface);

  return surface;
}

cairo_surface_t *
paint_file_new_surface (const PaintScene *scene,
                        double            scale)
{
  PaintPicture picture = picture_of_scene (scene);

  return new_image (&picture, scale);
}

static cairo_surface_t *
new_surface (const PaintPicture *picture,
             PaintFile           format,
             double              scale,
             cairo_write_func_t  write,
             void               *data)
{
  cairo_surface_t *surface;

  if (format == PAINT_FILE_PNG)
    return new_image (picture, scale);

  surface = format == PAINT_FILE_SVG
            ? cairo_svg_surface_create_for_stream (write, data, picture->width, picture->height)
            : cairo_pdf_surface_create_for_stream (write, data, picture->width, picture->height);
  draw_picture (surface, picture, 1);

  return surface;
}

static cairo_status_t
write_picture (const PaintPicture *picture,
               PaintFile           format,
               double              scale,
               cairo_write_func_t  write,
               void               *data)
{
  cairo_surface_t *surface = new_surface (picture, format, scale, write, data);
  cairo_status_t status;

  if (format == PAINT_FILE_PNG)
    {
      status = cairo_surface_write_to_png_stream (surface, write, data);
    }
  else
    {
      cairo_surface_finish (surface);
      status = cairo_surface_status (surface);
    }

  cairo_surface_destroy (surface);

  return status;
}

cairo_status_t
paint_file_write (const PaintScene   *scene,
                  PaintFile           format,
                  double              scale,
                  cairo_write_func_t  write,
                  void               *data)
{
  PaintPicture picture = picture_of_scene (scene);

  return write_picture (&picture, format, scale, write, data);
}

static cairo_status_t
append_cb (void                *data,
           const unsigned char *piece,
           unsigned int         length)
{
  g_byte_array_append (data, piece, length);

  return CAIRO_STATUS_SUCCESS;
}

GBytes *
paint_picture_new_bytes (const PaintPicture  *picture,
                         PaintFile            format,
                         double               scale,
                         GError             **error)
{
  g_autoptr(GByteArray) bytes = g_byte_array_new ();
  cairo_status_t status = write_picture (picture, format, scale, append_cb, bytes);

  if (status != CAIRO_STATUS_SUCCESS)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, cairo_status_to_string (status));
      return NULL;
    }

  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

GBytes *
paint_file_new_bytes (const PaintScene  *scene,
                      PaintFile          format,
                      double             scale,
                      GError           **error)
{
  PaintPicture picture = picture_of_scene (scene);

  return paint_picture_new_bytes (&picture, format, scale, error);
}

GBytes *
paint_file_new_chart_bytes (const PaintChart  *chart,
                            PaintFile          format,
                            double             scale,
                            GError           **error)
{
  PaintPicture picture = { chart, PAINT_FILE_CHART_WIDTH, PAINT_FILE_CHART_HEIGHT, draw_chart };

  return paint_picture_new_bytes (&picture, format, scale, error);
}
