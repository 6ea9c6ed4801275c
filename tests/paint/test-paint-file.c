/* Pictures as files: each is what its name says, and vectors stay vectors.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/paint-file.h"
#include "support/paint/paint-pixels.h"
#include "support/paint/pdf-pages.h"

static PaintScene
random_scene (GameKind kind)
{
  PaintScene scene = { .kind = kind, .line = -1 };

  scene.size = kind == GAME_SUDOKU ? 9 : g_test_rand_int_range (1, QUEENS_MAX + 1);
  scene.queens = queens_board_empty (scene.size);
  for (int square = 0; square < scene.size * scene.size; square++)
    {
      scene.flags[square] = g_test_rand_int_range (0, PAINT_FOUND << 1);
      if (kind == GAME_SUDOKU)
        {
          scene.digit[square] = g_test_rand_int_range (0, 10);
          scene.marks[square] = g_test_rand_int_range (0, SUDOKU_ALL_CANDIDATES + 1);
          for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
            game_candidate_colors_set (&scene.mark_colors[square], digit,
                                       g_test_rand_int_range (0, GAME_COLORS + 1));
          game_links_add (&scene.links, (GameCandidate) { square, g_test_rand_int_range (1, 10) },
                          (GameCandidate) { 80 - square, g_test_rand_int_range (1, 10) },
                          g_test_rand_bit ());
        }
      else if (g_test_rand_int_range (0, 4) == 0)
        {
          scene.queens.row[square / scene.size] |= UINT32_C (1) << square % scene.size;
        }
    }

  return scene;
}

static GBytes *
write_file (const PaintScene *scene,
            PaintFile         format,
            double            scale)
{
  g_autoptr(GError) error = NULL;
  GBytes *bytes = paint_file_new_bytes (scene, format, scale, &error);

  g_assert_no_error (error);
  g_assert_nonnull (bytes);

  return bytes;
}

typedef struct
{
  const unsigned char *data;
  gsize                length;
} Rest;

static cairo_status_t
read_cb (void          *data,
         unsigned char *piece,
         unsigned int   length)
{
  Rest *rest = data;

  if (length > rest->length)
    return CAIRO_STATUS_READ_ERROR;

  memcpy (piece, rest->data, length);
  rest->data += length;
  rest->length -= length;

  return CAIRO_STATUS_SUCCESS;
}

/* A PNG reads back as the pixels that were drawn, of the size that was asked for, and its corners
 * are white. */
static void
test_png (void)
{
  for (int scale = 1; scale <= 4; scale++)
    {
      PaintScene scene = random_scene (scale % 2 == 0 ? GAME_SUDOKU : GAME_QUEENS);
      g_autoptr(GBytes) bytes = write_file (&scene, PAINT_FILE_PNG, scale);
      Rest rest = { g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes) };
      cairo_surface_t *read = cairo_image_surface_create_from_png_stream (read_cb, &rest);
      cairo_surface_t *drawn = paint_file_new_surface (&scene, scale);
      int side = PAINT_FILE_EXTENT * scale;

      g_assert_cmpint (cairo_image_surface_get_width (read), ==, side);
      g_assert_cmpint (cairo_image_surface_get_height (read), ==, side);
      g_assert_cmpint (count_differences (read, drawn), ==, 0);
      for (int i = 0; i < 16 * scale; i++)
        for (int x = 0; x < side; x++)
          {
            g_assert_cmpint (brightness (pixel (read, x, i)), ==, 255);
            g_assert_cmpint (brightness (pixel (read, i, x)), ==, 255);
            g_assert_cmpint (brightness (pixel (read, x, side - 1 - i)), ==, 255);
            g_assert_cmpint (brightness (pixel (read, side - 1 - i, x)), ==, 255);
          }

      cairo_surface_destroy (read);
      cairo_surface_destroy (drawn);
    }
}

static void
test_svg (void)
{
  for (int round = 0; round < 20; round++)
    {
      PaintScene scene = random_scene (round % 2 == 0 ? GAME_SUDOKU : GAME_QUEENS);
      g_autoptr(GBytes) bytes = write_file (&scene, PAINT_FILE_SVG, 1);
      g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL),
                                         g_bytes_get_size (bytes));

      g_assert_nonnull (strstr (text, "<svg"));
      g_assert_nonnull (strstr (text, "</svg>"));
      g_assert_nonnull (strstr (text, "576"));
      g_assert_nonnull (strstr (text, "<path"));
      g_assert_null (strstr (text, "<image"));
      g_assert_null (strstr (text, "data:"));
    }
}

static void
test_pdf (void)
{
  for (int round = 0; round < 20; round++)
    {
      PaintScene scene = random_scene (round % 2 == 0 ? GAME_SUDOKU : GAME_QUEENS);
      g_autoptr(GBytes) bytes = write_file (&scene, PAINT_FILE_PDF, 1);
      GString *pdf = read_pdf (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

      g_assert_true (g_str_has_prefix (pdf->str, "%PDF-"));
      g_assert_cmpint (count_pdf_pages (pdf), ==, 1);
      g_assert_cmpint (count_pdf_images (pdf), ==, 0);
      g_assert_cmpint (count_matches (pdf, "/MediaBox *\\[ *0 0 576 576 *\\]"), >=, 1);
      g_string_free (pdf, TRUE);
    }
}

static cairo_status_t
refuse_cb (void                *data,
           const unsigned char *piece,
           unsigned int         length)
{
  return CAIRO_STATUS_WRITE_ERROR;
}

static void
test_refused (void)
{
  PaintScene scene = random_scene (GAME_SUDOKU);

  for (int format = 0; format < PAINT_N_FILES; format++)
    g_assert_cmpint (paint_file_write (&scene, format, 1, refuse_cb, NULL), ==,
                     CAIRO_STATUS_WRITE_ERROR);
}

static void
test_names (void)
{
  for (int format = 0; format < PAINT_N_FILES; format++)
    {
      g_autofree char *name = g_strdup_printf ("a.b.%s", paint_file_suffix (format));
      g_autofree char *loud = g_ascii_strup (name, -1);

      g_assert_cmpint (paint_file_from_name (name), ==, format);
      g_assert_cmpint (paint_file_from_name (loud), ==, format);
    }

  g_assert_cmpint (paint_file_from_name ("png"), ==, -1);
  g_assert_cmpint (paint_file_from_name ("a.png.txt"), ==, -1);
  g_assert_cmpint (paint_file_from_name (""), ==, -1);
}

/* Two pictures of the same puzzle are the same, whatever was selected. */
static void
test_unselect (void)
{
  PaintScene scene = random_scene (GAME_SUDOKU);
  PaintScene other = scene;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      scene.flags[cell] &= ~(PAINT_SELECTED | PAINT_PEER | PAINT_SAME);
      other.flags[cell] |= PAINT_SELECTED | PAINT_PEER | PAINT_SAME;
    }
  paint_scene_unselect (&other);
  g_assert_cmpmem (&scene, sizeof scene, &other, sizeof other);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/paint/file/png", test_png);
  g_test_add_func ("/paint/file/svg", test_svg);
  g_test_add_func ("/paint/file/pdf", test_pdf);
  g_test_add_func ("/paint/file/refused", test_refused);
  g_test_add_func ("/paint/file/names", test_names);
  g_test_add_func ("/paint/file/unselect", test_unselect);

  return g_test_run ();
}
