/* Pictures that are made when they are asked for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/files/app-picture.h"

#include <glib/gi18n-lib.h>

#include "game/jobs/game-thread.h"
#include "game/store/game-atomic-file.h"

/* Twice as many pixels as points: sharp on a screen and good enough to print. */
static const double clipboard_scale = 2;

static const PaintFile offered[] = { PAINT_FILE_PNG, PAINT_FILE_SVG };

/* One of scene, chart, walk and tree is there. */
typedef struct
{
  PaintScene *scene;
  PaintChart *chart;
  PaintWalk  *walk;
  GameTree   *tree;
  int         first;            /* of the tree: the number of the first row and column */
  int         format;           /* a PaintFile, PAINT_WALK_APNG or PAINT_TREE_DOT */
  double      scale;
  GFile      *file;
} Making;

struct _AppPicture
{
  GdkContentProvider parent_instance;

  PaintScene         scene;
};

G_DEFINE_FINAL_TYPE (AppPicture, app_picture, GDK_TYPE_CONTENT_PROVIDER)

static void
making_free (Making *making)
{
  g_clear_object (&making->file);
  g_free (making->scene);
  g_free (making->chart);
  g_free (making->walk);
  g_clear_pointer (&making->tree, game_tree_free);
  g_free (making);
}

/* Counting the boards of a long search takes its time too. */
static GBytes *
make_walk (const Making  *making,
           GError       **error)
{
  int most = paint_walk_max_boards (making->format);
  int n = paint_walk_count (making->walk, most);

  if (n > 0 && n <= most)
    return paint_walk_new_bytes (making->walk, making->format, making->scale, error);

  if (n == 0)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                         _("there is no such step in this search."));
  else
    /* Translators: behind “The picture could not be saved: ”; %d is 200 or 2000. */
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                 _("it would have more than %d boards. Choose fewer steps."), most);

  return NULL;
}

static gpointer
make_picture (gpointer       data,
              GCancellable  *cancellable,
              GError       **error)
{
  const Making *making = data;
  g_autoptr(GBytes) bytes = NULL;

  if (making->walk != NULL)
    bytes = make_walk (making, error);
  else if (making->tree != NULL)
    bytes = paint_tree_new_bytes (making->tree, making->first, making->format, error);
  else if (making->chart != NULL)
    bytes = paint_file_new_chart_bytes (making->chart, making->format, making->scale, error);
  else
    bytes = paint_file_new_bytes (making->scene, making->format, making->scale, error);

  if (bytes == NULL
      || (making->file != NULL
          && !game_atomic_file_write (making->file, GAME_FILE_SHARED, bytes, error)))
    return NULL;

  return g_steal_pointer (&bytes);
}

static void
make_async (Making               making,
            GFile               *file,
            GCancellable        *cancellable,
            GAsyncReadyCallback  callback,
            gpointer             data)
{
  g_set_object (&making.file, file);
  game_thread_run_async (make_picture, (GDestroyNotify) g_bytes_unref,
                         g_memdup2 (&making, sizeof making), (GDestroyNotify) making_free, NULL,
                         cancellable, callback, data);
}

void
app_picture_make_async (const PaintScene    *scene,
                        PaintFile            format,
                        double               scale,
                        GFile               *file,
                        GCancellable        *cancellable,
                        GAsyncReadyCallback  callback,
                        gpointer             data)
{
  make_async ((Making) { .format = format, .scale = scale,
                         .scene = g_memdup2 (scene, sizeof *scene) },
              file, cancellable, callback, data);
}

void
app_picture_make_chart_async (const PaintChart    *chart,
                              PaintFile            format,
                              double               scale,
                              GFile               *file,
                              GAsyncReadyCallback  callback,
                              gpointer             data)
{
  make_async ((Making) { .format = format, .scale = scale,
                         .chart = g_memdup2 (chart, sizeof *chart) },
              file, NULL, callback, data);
}

void
app_picture_make_walk_async (const PaintWalk     *walk,
                             int                  format,
                             double               scale,
                             GFile               *file,
                             GAsyncReadyCallback  callback,
                             gpointer             data)
{
  make_async ((Making) { .format = format, .scale = scale,
                         .walk = g_memdup2 (walk, sizeof *walk) },
              file, NULL, callback, data);
}

void
app_picture_make_tree_async (const GameTree      *tree,
                             int                  first,
                             int                  format,
                             GFile               *file,
                             GAsyncReadyCallback  callback,
                             gpointer             data)
{
  make_async ((Making) { .first = first, .format = format, .tree = g_memdup2 (tree, sizeof *tree) },
              file, NULL, callback, data);
}

GBytes *
app_picture_make_finish (GAsyncResult  *result,
                         GError       **error)
{
  return game_thread_run_finish (result, error);
}

char *
app_picture_save_finish (GAsyncResult  *result,
                         GError       **error)
{
  g_autoptr(GBytes) bytes = app_picture_make_finish (result, error);

  if (bytes != NULL)
    return g_strdup (_("Saved the picture"));

  /* Translators: %s says why. */
  return g_strdup_printf (_("The picture could not be saved: %s"), (*error)->message);
}

static GdkContentFormats *
app_picture_ref_formats (GdkContentProvider *provider)
{
  GdkContentFormatsBuilder *builder = gdk_content_formats_builder_new ();

  for (size_t i = 0; i < G_N_ELEMENTS (offered); i++)
    gdk_content_formats_builder_add_mime_type (builder, paint_file_type (offered[i]));

  return gdk_content_formats_builder_free_to_formats (builder);
}

static void
picture_written_cb (GObject      *object,
                    GAsyncResult *result,
                    gpointer      data)
{
  g_autoptr(GTask) task = data;
  GError *error = NULL;

  if (g_output_stream_write_all_finish (G_OUTPUT_STREAM (object), result, NULL, &error))
    g_task_return_boolean (task, true);
  else
    g_task_return_error (task, error);
}

static void
picture_made_cb (GObject      *object,
                 GAsyncResult *result,
                 gpointer      data)
{
  g_autoptr(GTask) task = data;
  GOutputStream *stream = g_task_get_task_data (task);
  GError *error = NULL;
  GBytes *bytes = app_picture_make_finish (result, &error);

  if (bytes == NULL)
    {
      g_task_return_error (task, error);
      return;
    }

  /* They live as long as they are written. */
  g_object_set_data_full (G_OBJECT (task), "bytes", bytes, (GDestroyNotify) g_bytes_unref);
  g_output_stream_write_all_async (stream, g_bytes_get_data (bytes, NULL),
                                   g_bytes_get_size (bytes), G_PRIORITY_DEFAULT,
                                   g_task_get_cancellable (task), picture_written_cb,
                                   g_object_ref (task));
}

static void
app_picture_write_mime_type_async (GdkContentProvider  *provider,
                                   const char          *mime_type,
                                   GOutputStream       *stream,
                                   int                  io_priority,
                                   GCancellable        *cancellable,
                                   GAsyncReadyCallback  callback,
                                   gpointer             data)
{
  AppPicture *self = APP_PICTURE (provider);
  g_autoptr(GTask) task = g_task_new (self, cancellable, callback, data);

  g_task_set_task_data (task, g_object_ref (stream), g_object_unref);
  for (size_t i = 0; i < G_N_ELEMENTS (offered); i++)
    if (g_str_equal (mime_type, paint_file_type (offered[i])))
      {
        app_picture_make_async (&self->scene, offered[i], clipboard_scale, NULL,
                                cancellable, picture_made_cb, g_steal_pointer (&task));
        return;
      }

  g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "%s", mime_type);
}

static gboolean
app_picture_write_mime_type_finish (GdkContentProvider  *provider,
                                    GAsyncResult        *result,
                                    GError             **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

static void
app_picture_class_init (AppPictureClass *klass)
{
  GdkContentProviderClass *provider_class = GDK_CONTENT_PROVIDER_CLASS (klass);

  provider_class->ref_formats = app_picture_ref_formats;
  provider_class->write_mime_type_async = app_picture_write_mime_type_async;
  provider_class->write_mime_type_finish = app_picture_write_mime_type_finish;
}

static void
app_picture_init (AppPicture *self)
{
}

GdkContentProvider *
app_picture_new_content (const char       *text,
                         const PaintScene *scene)
{
  AppPicture *self = g_object_new (APP_TYPE_PICTURE, NULL);
  GdkContentProvider *providers[] = {
    gdk_content_provider_new_typed (G_TYPE_STRING, text),
    GDK_CONTENT_PROVIDER (self),
  };

  self->scene = *scene;

  return gdk_content_provider_new_union (providers, G_N_ELEMENTS (providers));
}
