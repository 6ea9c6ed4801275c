/* The font of the digits, where the one that the desktop prefers has none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>

#include "support/paint/paint-shapes.h"

/* The tests' fonts, of which one has no digits: as fonts of Chinese have none that leave Latin
 * letters to others. */
static const char fonts_conf[] =
  "<?xml version=\"1.0\"?>\n"
  "<!DOCTYPE fontconfig SYSTEM \"urn:fontconfig:fonts.dtd\">\n"
  "<fontconfig>\n"
  "  <include>%s</include>\n"
  "  <match target=\"font\">\n"
  "    <test name=\"family\"><string>DejaVu Sans Mono</string></test>\n"
  "    <edit name=\"charset\" mode=\"assign\">\n"
  "      <minus>\n"
  "        <name>charset</name>\n"
  "        <charset><range><int>0x30</int><int>0x39</int></range></charset>\n"
  "      </minus>\n"
  "    </edit>\n"
  "  </match>\n"
  "</fontconfig>\n";

static cairo_surface_t *
draw_digits (const char *family)
{
  PaintTheme theme = theme_of_shapes (false);
  PaintScene scene = { .kind = GAME_SUDOKU, .size = 9, .line = -1 };
  cairo_t *cr = begin_picture (360, 360);

  g_strlcpy (theme.family, family, sizeof theme.family);
  for (int digit = 1; digit <= 9; digit++)
    {
      scene.digit[digit] = digit;
      scene.flags[digit] = digit % 2 ? PAINT_GIVEN : 0;
    }
  paint_scene (cr, &scene, &theme, 360, 360);

  return end_picture (cr);
}

static void
test_font_without_digits (void)
{
  cairo_surface_t *found = draw_digits ("DejaVu Sans Mono");
  cairo_surface_t *expected = draw_digits ("DejaVu Sans");

  g_assert_cmpint (count_differences (found, expected), ==, 0);
  cairo_surface_destroy (expected);
  cairo_surface_destroy (found);
}

/* Fontconfig reads its file when the first picture is drawn. */
static char *
take_digits_away (void)
{
  g_autofree char *text = g_strdup_printf (fonts_conf, g_getenv ("FONTCONFIG_FILE"));
  g_autoptr(GError) error = NULL;
  char *path;
  int file = g_file_open_tmp ("fonts-XXXXXX.conf", &path, &error);

  g_assert_no_error (error);
  g_close (file, NULL);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  g_setenv ("FONTCONFIG_FILE", path, true);

  return path;
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *path = take_digits_away ();
  int status;

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paint/font/without-digits", test_font_without_digits);
  status = g_test_run ();
  g_remove (path);

  return status;
}
