/* Choosing a file to save a picture in.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/files/app-export.h"

#include <glib/gi18n-lib.h>

#include "app/files/app-file-chooser.h"

/* Twice as many pixels as points: sharp on a screen and good enough to print. */
static const double default_scale = 2;

static char *
dup_size (const char *scale)
{
  int side = PAINT_FILE_EXTENT * g_ascii_strtod (scale, NULL);

  return g_strdup_printf ("%d × %d", side, side);
}

/* The first one is what is chosen if nobody chooses. */
static void
add_sizes (GtkFileChooser *chooser)
{
  const char *const scales[] = { "2", "4", NULL };
  g_autofree char *normal = dup_size (scales[0]);
  g_autofree char *large = dup_size (scales[1]);
  const char *labels[] = { normal, large, NULL };

  /* Translators: how many pixels a PNG picture has */
  gtk_file_chooser_add_choice (chooser, "scale", _("Size of PNG"), (const char **) scales, labels);
}

/* Pictures are kept together, where there is a place for them. */
static void
set_folder (GtkFileChooser *chooser)
{
  const char *path = g_get_user_special_dir (G_USER_DIRECTORY_PICTURES);
  g_autoptr(GFile) folder = path != NULL ? g_file_new_for_path (path) : NULL;

  if (folder != NULL)
    gtk_file_chooser_set_current_folder (chooser, folder, NULL);
}

GtkFileChooserNative *
app_export_new_chooser (GtkWindow  *parent,
                        const char *name)
{
  static const char *const titles[PAINT_N_FILES] = {
    [PAINT_FILE_PNG] = N_("PNG Picture"),
    [PAINT_FILE_SVG] = N_("SVG Drawing"),
    [PAINT_FILE_PDF] = N_("PDF Document"),
  };
  GtkFileChooserNative *chooser = app_file_chooser_new (parent, _("Export Picture"), _("_Export"),
                                                        name);

  for (int format = 0; format < PAINT_N_FILES; format++)
    gtk_file_filter_add_mime_type (app_file_chooser_add_format (chooser, format,
                                                                _(titles[format]),
                                                                paint_file_suffix (format)),
                                   paint_file_type (format));

  add_sizes (GTK_FILE_CHOOSER (chooser));
  set_folder (GTK_FILE_CHOOSER (chooser));

  return chooser;
}

void
app_export_get_choice (GtkFileChooserNative *chooser,
                       PaintFile            *format,
                       double               *scale)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;
  const char *size = gtk_file_chooser_get_choice (GTK_FILE_CHOOSER (chooser), "scale");
  int named = name != NULL ? paint_file_from_name (name) : -1;

  *format = named >= 0 ? (PaintFile) named : (PaintFile) app_file_chooser_get_format (chooser);
  *scale = size != NULL ? CLAMP (g_ascii_strtod (size, NULL), 1, 4) : default_scale;
}
