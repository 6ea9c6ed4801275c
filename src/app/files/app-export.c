/* Pictures for other programs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/files/app-export.h"

#include <glib/gi18n-lib.h>

#include "app/files/app-picture.h"
#include "game/store/game-atomic-file.h"

/* Twice as many pixels as points: sharp on a screen and good enough to print. */
static const double default_scale = 2;

/* Choosing. */

static GtkFileFilter *
new_filter (PaintFile format)
{
  static const char *const names[PAINT_N_FILES] = {
    [PAINT_FILE_PNG] = N_("PNG Picture"),
    [PAINT_FILE_SVG] = N_("SVG Drawing"),
    [PAINT_FILE_PDF] = N_("PDF Document"),
  };
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _(names[format]));
  gtk_file_filter_add_suffix (filter, paint_file_suffix (format));
  gtk_file_filter_add_mime_type (filter, paint_file_type (format));
  g_object_set_data (G_OBJECT (filter), "format", GINT_TO_POINTER (format));

  return filter;
}

static PaintFile
get_filter_format (GtkFileChooser *chooser)
{
  GtkFileFilter *filter = gtk_file_chooser_get_filter (chooser);

  return filter != NULL ? GPOINTER_TO_INT (g_object_get_data (G_OBJECT (filter), "format"))
                        : PAINT_FILE_PNG;
}

/* Another format of file gets another name. */
static void
chooser_filter_cb (GtkFileChooser *chooser,
                   GParamSpec     *pspec,
                   const char     *name)
{
  g_autofree char *full_name = g_strdup_printf ("%s.%s", name,
                                                paint_file_suffix (get_filter_format (chooser)));

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

  for (int format = 0; format < PAINT_N_FILES; format++)
    {
      g_autoptr(GtkFileFilter) filter = new_filter (format);

      gtk_file_chooser_add_filter (chooser, filter);
      if (format == PAINT_FILE_PNG)
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
                       PaintFile            *format,
                       double               *scale)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;
  const char *size = gtk_file_chooser_get_choice (GTK_FILE_CHOOSER (chooser), "scale");
  int named = name != NULL ? paint_file_from_name (name) : -1;

  *format = named >= 0 ? (PaintFile) named : get_filter_format (GTK_FILE_CHOOSER (chooser));
  *scale = size != NULL ? CLAMP (g_ascii_strtod (size, NULL), 1, 4) : default_scale;
}

/* Saving. */

static void
replaced_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr(GTask) task = data;
  GError *error = NULL;

  if (game_atomic_file_write_finish (result, &error))
    g_task_return_boolean (task, true);
  else
    g_task_return_error (task, error);
}

static void
made_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr(GTask) task = data;
  GFile *file = g_task_get_task_data (task);
  GError *error = NULL;
  g_autoptr(GBytes) bytes = app_picture_make_finish (result, &error);

  if (bytes == NULL)
    g_task_return_error (task, error);
  else
    game_atomic_file_write_async (file, GAME_FILE_SHARED, bytes, g_task_get_cancellable (task),
                                  replaced_cb, g_object_ref (task));
}

void
app_export_save_async (const PaintScene    *scene,
                       PaintFile            format,
                       double               scale,
                       GFile               *file,
                       GCancellable        *cancellable,
                       GAsyncReadyCallback  callback,
                       gpointer             data)
{
  GTask *task = g_task_new (NULL, cancellable, callback, data);

  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  app_picture_make_async (scene, format, scale, cancellable, made_cb, task);
}

bool
app_export_save_finish (GAsyncResult  *result,
                        GError       **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

/* The clipboard. */

GdkContentProvider *
app_export_new_content (const char       *text,
                        const PaintScene *scene)
{
  GdkContentProvider *providers[] = {
    gdk_content_provider_new_typed (G_TYPE_STRING, text),
    app_picture_new (scene),
  };

  return gdk_content_provider_new_union (providers, G_N_ELEMENTS (providers));
}
