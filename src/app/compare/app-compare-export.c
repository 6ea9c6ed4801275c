/* A comparison as a file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/compare/app-compare-export.h"

#include <glib/gi18n-lib.h>

#include "app/files/app-file-chooser.h"
#include "app/files/app-writing.h"
#include "game/files/game-comparison.h"
#include "game/store/game-atomic-file.h"
#include "paint/paint-comparison.h"

/* What is asked for or written; it holds the window. */
typedef struct
{
  GtkWindow      *window;
  AppToast       *toast;
  GameComparisons comparisons;
} Export;

static Export *
export_new (GtkWindow             *window,
            AppToast              *toast,
            const GameComparisons *comparisons)
{
  Export *self = g_new (Export, 1);

  *self = (Export) { g_object_ref (window), g_object_ref (toast), *comparisons };

  return self;
}

static void
export_free (gpointer data)
{
  Export *self = data;

  g_object_unref (self->window);
  g_object_unref (self->toast);
  g_free (self);
}

static GBytes *
new_bytes (const GameComparisons *comparisons,
           const char            *name,
           GError               **error)
{
  char *text;

  if (g_str_has_suffix (name, ".svg"))
    return paint_comparison_new_bytes (comparisons, PAINT_FILE_SVG, 1, error);

  text = g_str_has_suffix (name, ".csv") ? game_comparison_dup_csv (comparisons)
                                         : game_comparison_dup_text (comparisons);

  return g_bytes_new_take (text, strlen (text));
}

static void
export_tell (Export       *self,
             const GError *error)
{
  g_autofree char *message = error == NULL
                             ? g_strdup (_("Saved the comparison"))
                             /* Translators: %s says why. */
                             : g_strdup_printf (_("The comparison could not be saved: %s"),
                                                error->message);

  if (gtk_widget_get_root (GTK_WIDGET (self->toast)) != NULL)
    app_toast_show (self->toast, message, NULL, NULL);
}

static void
export_written_cb (GObject      *object,
                   GAsyncResult *result,
                   gpointer      data)
{
  Export *self = data;
  g_autoptr(GError) error = NULL;

  if (!game_atomic_file_write_finish (result, &error))
    gtk_widget_set_visible (GTK_WIDGET (self->window), true);
  export_tell (self, error);
  app_writing_end (self->window);
  export_free (self);
}

void
app_compare_export_save (GtkWindow             *window,
                         AppToast              *toast,
                         const GameComparisons *comparisons,
                         GFile                 *file)
{
  Export *self = export_new (window, toast, comparisons);
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr(GError) error = NULL;
  g_autoptr(GBytes) bytes = new_bytes (comparisons, name, &error);

  if (bytes == NULL)
    {
      export_tell (self, error);
      export_free (self);
      return;
    }

  app_writing_begin (window);
  game_atomic_file_write_async (file, GAME_FILE_SHARED, bytes, export_written_cb, self);
}

static void
export_chosen_cb (GtkWindow            *window,
                  int                   response,
                  GtkFileChooserNative *chooser)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  Export *self = g_object_get_data (G_OBJECT (chooser), "export");

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    app_compare_export_save (window, self->toast, &self->comparisons, file);
}

void
app_compare_export_ask (GtkWindow             *window,
                        AppToast              *toast,
                        const GameComparisons *comparisons)
{
  g_autofree char *name = game_comparison_dup_title (comparisons);
  GtkFileChooserNative *chooser = app_file_chooser_new_for_comparison (window, name);

  g_object_set_data_full (G_OBJECT (chooser), "export",
                          export_new (window, toast, comparisons), export_free);
  app_file_chooser_show (chooser, G_CALLBACK (export_chosen_cb), window);
}
