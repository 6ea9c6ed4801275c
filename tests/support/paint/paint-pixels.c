/* Pictures as pixels, for tests: a surface with a margin that is to be left alone, and how two of
 * them differ.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/paint/paint-pixels.h"

#include "paint/tree/paint-tree.h"

cairo_t *
begin_picture (int width,
               int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                                         width + 2 * MARGIN,
                                                         height + 2 * MARGIN);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);
  cairo_translate (cr, MARGIN, MARGIN);

  return cr;
}

cairo_surface_t *
end_picture (cairo_t *cr)
{
  cairo_surface_t *surface = cairo_surface_reference (cairo_get_target (cr));

  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

cairo_surface_t *
draw_tree (const GameSearch  *search,
           const SearchEvent *event)
{
  const int width = 372, height = 196;
  PaintTreeView view = { search, event, -1, 1, false };
  PaintTreeLayout layout;
  cairo_t *cr = begin_picture (width, height);

  paint_tree_path_init (&layout, search, event, 0, width, height);
  paint_tree_path (cr, &layout, &view, &paint_theme_light);

  return end_picture (cr);
}

uint32_t
pixel (cairo_surface_t *surface,
       int              x,
       int              y)
{
  const unsigned char *data = cairo_image_surface_get_data (surface);
  uint32_t value;

  memcpy (&value, data + y * cairo_image_surface_get_stride (surface) + 4 * x, sizeof value);

  return value;
}

int
brightness (uint32_t value)
{
  return ((value >> 16 & 0xff) * 299 + (value >> 8 & 0xff) * 587 + (value & 0xff) * 114) / 1000;
}

int
count_differences (cairo_surface_t *a,
                   cairo_surface_t *b)
{
  int n_differences = 0;

  for (int y = 0; y < cairo_image_surface_get_height (a); y++)
    for (int x = 0; x < cairo_image_surface_get_width (a); x++)
      n_differences += abs (brightness (pixel (a, x, y)) - brightness (pixel (b, x, y))) > 2;

  return n_differences;
}

bool
is_blank_around (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        bool is_inside = x >= MARGIN && x < width - MARGIN && y >= MARGIN && y < height - MARGIN;

        if (!is_inside && pixel (surface, x, y) != 0)
          return false;
      }

  return true;
}
