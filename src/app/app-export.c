/* Pictures for other programs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/app-export.h"

#include <glib/gi18n-lib.h>

/* Twice as many pixels as points: sharp on a screen and good enough to print. */
static const double clipboard_scale = 2;

/* Choosing. */

static GtkFileFilter *
new_filter (PaintFile form)
{
  static const char *const names[PAINT_N_FILES] = {
    [PAINT_FILE_PNG] = N_("PNG Picture"),
    [PAINT_FILE_SVG] = N_("SVG Drawing"),
    [PAINT_FILE_PDF] = N_("PDF Document"),
  };
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _(names[form]));
  gtk_file_filter_add_suffix (filter, paint_file_suffix (form));
  gtk_file_filter_add_mime_type (filter, paint_file_type (form));
  g_object_set_data (G_OBJECT (filter), "form", GINT_TO_POINTER (form));

  return filter;
}

static PaintFile
get_filter_form (GtkFileChooser *chooser)
{
  GtkFileFilter *filter = gtk_file_chooser_get_filter (chooser);

  return filter != NULL ? GPOINTER_TO_INT (g_object_get_data (G_OBJECT (filter), "form"))
                        : PAINT_FILE_PNG;
}

/* Another form of file gets another name. */
static void
chooser_filter_cb (GtkFileChooser *chooser,
                   GParamSpec     *pspec,
                   const char     *name)
{
  g_autofree char *full_name = g_strdup_printf ("%s.%s", name,
                                                paint_file_suffix (get_filter_form (chooser)));

  gtk_file_chooser_set_current_name (chooser, full_name);
}

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
  GtkFileChooserNative *native = gtk_file_chooser_native_new (_("Export Picture"), parent,
                                                              GTK_FILE_CHOOSER_ACTION_SAVE,
                                                              _("_Export"), _("_Cancel"));
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (native);

  for (int form = 0; form < PAINT_N_FILES; form++)
    {
      g_autoptr(GtkFileFilter) filter = new_filter (form);

      gtk_file_chooser_add_filter (chooser, filter);
      if (form == PAINT_FILE_PNG)
        gtk_file_chooser_set_filter (chooser, filter);
    }

  add_sizes (chooser);
  set_folder (chooser);
  g_signal_connect_data (chooser, "notify::filter", G_CALLBACK (chooser_filter_cb),
                         g_strdup (name), (GClosureNotify) (void (*) (void)) g_free, 0);
  chooser_filter_cb (chooser, NULL, name);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (native), true);

  return native;
}

void
app_export_get_choice (GtkFileChooserNative *chooser,
                       PaintFile            *form,
                       double               *scale)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;
  const char *size = gtk_file_chooser_get_choice (GTK_FILE_CHOOSER (chooser), "scale");
  int named = name != NULL ? paint_file_from_name (name) : -1;

  *form = named >= 0 ? (PaintFile) named : get_filter_form (GTK_FILE_CHOOSER (chooser));
  *scale = size != NULL ? CLAMP (g_ascii_strtod (size, NULL), 1, 4) : clipboard_scale;
}

/* Saving. */

static void
replaced_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr(GTask) task = data;
  GError *error = NULL;

  if (g_file_replace_contents_finish (G_FILE (object), result, NULL, &error))
    g_task_return_boolean (task, true);
  else
    g_task_return_error (task, error);
}

void
app_export_save_async (const PaintScene    *scene,
                       PaintFile            form,
                       double               scale,
                       GFile               *file,
                       GCancellable        *cancellable,
                       GAsyncReadyCallback  callback,
                       gpointer             data)
{
  g_autoptr(GTask) task = g_task_new (NULL, cancellable, callback, data);
  g_autoptr(GBytes) bytes = NULL;
  GError *error = NULL;

  bytes = paint_file_new_bytes (scene, form, scale, &error);
  if (bytes == NULL)
    {
      g_task_return_error (task, error);
      return;
    }

  g_file_replace_contents_bytes_async (file, bytes, NULL, false, G_FILE_CREATE_NONE, cancellable,
                                       replaced_cb, g_steal_pointer (&task));
}

bool
app_export_save_finish (GAsyncResult  *result,
                        GError       **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

/* The clipboard. */

static GdkTexture *
new_texture (const PaintScene *scene)
{
  cairo_surface_t *surface = paint_file_new_surface (scene, clipboard_scale);
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  gsize stride = cairo_image_surface_get_stride (surface);
  g_autoptr(GBytes) pixels = g_bytes_new (cairo_image_surface_get_data (surface), stride * height);

  cairo_surface_destroy (surface);

  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, pixels, stride);
}

GdkContentProvider *
app_export_new_content (const char       *text,
                        const PaintScene *scene)
{
  g_autoptr(GdkTexture) texture = new_texture (scene);
  g_autoptr(GBytes) drawing = paint_file_new_bytes (scene, PAINT_FILE_SVG, 1, NULL);
  GdkContentProvider *providers[] = {
    gdk_content_provider_new_typed (G_TYPE_STRING, text),
    gdk_content_provider_new_typed (GDK_TYPE_TEXTURE, texture),
    drawing != NULL
    ? gdk_content_provider_new_for_bytes (paint_file_type (PAINT_FILE_SVG), drawing) : NULL,
  };

  return gdk_content_provider_new_union (providers, drawing != NULL ? 3 : 2);
}
