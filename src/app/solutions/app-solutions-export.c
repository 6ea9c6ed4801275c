/* Copying and saving solutions. The popover that offers it also shows how far a file is, so that
 * it can be left and opened again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "app/files/app-file-chooser.h"
#include "app/files/app-writing.h"
#include "app/widgets/app-drop-down.h"
#include "app/widgets/app-widget.h"
#include "app/widgets/app-notice.h"
#include "app/solutions/app-solutions-export.h"
#include "game/files/game-export.h"
#include "game/files/game-file.h"
#include "game/state/game-variant.h"
#include "game/text/game-text.h"

/* A text longer than this makes other programs stumble when it is pasted. */
#define LONGEST_COPY (16 * 1000 * 1000)

enum { SAMPLE_LINES = 4 };

struct _AppSolutionsExport
{
  AppWidget             parent_instance;

  GtkMenuButton        *menu_button;
  GtkStack             *stack;
  GtkWidget            *format_box;
  GtkDropDown          *format_drop_down;
  GtkLabel             *sample_label;
  GtkWidget            *copy_one_button;
  GtkWidget            *copy_all_button;
  GtkWidget            *save_button;
  GtkLabel             *size_label;
  GtkLabel             *message_label;
  GtkProgressBar       *progress_bar;

  GameExport            all;
  GameState             puzzle;
  uint64_t              picked;
  bool                  is_offered;     /* it opens as soon as there is something */

  GCancellable         *cancellable;    /* while a file is being saved */
  int64_t               started;        /* the saving of it, as g_get_monotonic_time () tells */
  GtkWindow            *window;         /* of that file */
};

G_DEFINE_FINAL_TYPE (AppSolutionsExport, app_solutions_export, APP_TYPE_WIDGET)

/* How the picked solution begins, or the first one. */
static void
app_solutions_export_show_sample (AppSolutionsExport *self)
{
  GameExport sample = self->all;
  g_autofree char *text = NULL;
  g_auto(GStrv) lines = NULL;
  GString *shown;

  sample.first = self->picked < self->all.n_solutions ? self->picked : 0;
  sample.n_solutions = 1;
  text = game_export_text (&sample);
  lines = g_strsplit (text, "\n", SAMPLE_LINES + 1);
  shown = g_string_new (lines[0]);
  for (int i = 1, n = g_strv_length (lines); i < SAMPLE_LINES; i++)
    g_string_append_printf (shown, "\n%s", i < n ? lines[i] : "");

  gtk_label_set_label (self->sample_label, shown->str);
  g_string_free (shown, true);
}

static void
app_solutions_export_update (AppSolutionsExport *self)
{
  uint64_t size = self->all.store != NULL ? game_export_estimate_size (&self->all) : 0;
  g_autofree char *number = game_text_number (self->all.n_solutions);
  g_autofree char *bytes = g_format_size (size);
  /* Translators: a number of solutions, and the size of their text, as in "1.2 MB". */
  g_autofree char *text = g_strdup_printf (ngettext ("%s solution, about %s",
                                                     "%s solutions, about %s",
                                                     self->all.n_solutions % 1000000),
                                           number, bytes);

  gtk_label_set_label (self->size_label, text);
  gtk_widget_set_visible (self->format_box, game_kinds[self->puzzle.kind].n_digits == 0);
  if (self->all.n_solutions > 0)
    app_solutions_export_show_sample (self);
  gtk_widget_set_sensitive (GTK_WIDGET (self->menu_button), self->all.n_solutions > 0);
  gtk_widget_set_sensitive (self->copy_one_button, self->picked < self->all.n_solutions);
  gtk_widget_set_sensitive (self->copy_all_button, size > 0 && size <= LONGEST_COPY);
  gtk_widget_set_tooltip_text (self->copy_all_button,
                               size > LONGEST_COPY ? _("Too long for the clipboard") : NULL);
  gtk_stack_set_visible_child_name (self->stack,
                                    self->cancellable != NULL ? "saving" : "choice");
  if (self->is_offered && self->all.n_solutions > 0)
    {
      self->is_offered = false;
      gtk_menu_button_popup (self->menu_button);
    }
}

static void
app_solutions_export_format_selected_cb (AppSolutionsExport *self)
{
  self->all.format = gtk_drop_down_get_selected (self->format_drop_down);
  app_widget_show_text (self->message_label, NULL);
  app_solutions_export_update (self);
}

/* A button that is pressed by key tells of it a moment later, when the list may have gone. */
static void
app_solutions_export_copy_clicked_cb (AppSolutionsExport *self,
                                      GtkWidget          *button)
{
  GameExport what = self->all;
  g_autofree char *text = NULL;

  if (!gtk_widget_is_sensitive (button))
    return;

  if (button == self->copy_one_button)
    {
      what.first = self->picked;
      what.n_solutions = 1;
    }

  text = game_export_text (&what);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  gtk_menu_button_popdown (self->menu_button);
}

static void
app_solutions_export_judge_clicked_cb (AppSolutionsExport *self)
{
  gtk_menu_button_popdown (self->menu_button);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.judge", NULL);
}

/* Saving. The user can repeat it, so it ends with the window, when its file is away. */

static void
app_solutions_export_progress_cb (goffset  n_written,
                                  goffset  n_solutions,
                                  gpointer data)
{
  AppSolutionsExport *self = data;

  if (self->progress_bar != NULL)
    gtk_progress_bar_set_fraction (self->progress_bar,
                                   n_solutions > 0 ? n_written / (double) n_solutions : 1);
}

/* After an error, or NULL. */
static void
app_solutions_export_show_saved (AppSolutionsExport *self,
                                 const GError       *error)
{
  g_autofree char *message = NULL;

  if (error == NULL)
    {
      message = g_strdup (_("Saved."));
      app_notice_tell ((g_get_monotonic_time () - self->started) / 1e6,
                       _("The solutions are saved"));
    }
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      /* Translators: %s says why. */
      message = g_strdup_printf (_("The file could not be saved: %s"), error->message);
      gtk_menu_button_popup (self->menu_button);
    }

  app_widget_show_text (self->message_label, message);
  gtk_menu_button_set_label (self->menu_button, _("E_xport…"));
  app_solutions_export_update (self);
}

static void
app_solutions_export_saved_cb (GObject      *source,
                               GAsyncResult *result,
                               gpointer      data)
{
  g_autoptr(AppSolutionsExport) self = data;
  g_autoptr(GError) error = NULL;

  game_export_save_finish (result, &error);
  g_clear_object (&self->cancellable);
  if (self->menu_button != NULL)
    app_solutions_export_show_saved (self, error);
  app_writing_end (self->window);
}

static void
app_solutions_export_save (AppSolutionsExport *self,
                           const GameExport   *what,
                           GFile              *file)
{
  self->cancellable = g_cancellable_new ();
  self->started = g_get_monotonic_time ();
  self->window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  app_writing_begin (self->window);
  g_signal_connect_object (self->window, "unmap", G_CALLBACK (g_cancellable_cancel),
                           self->cancellable, G_CONNECT_SWAPPED);
  gtk_progress_bar_set_fraction (self->progress_bar, 0);
  /* Translators: on the button while a file is being written. */
  gtk_menu_button_set_label (self->menu_button, _("Sa_ving…"));
  game_export_save_async (what, file, self->cancellable,
                          app_solutions_export_progress_cb, self,
                          app_solutions_export_saved_cb, g_object_ref (self));
  app_solutions_export_update (self);
}

static void
app_solutions_export_response_cb (AppSolutionsExport *self,
                                  int                 response,
                                  GtkFileChooser     *chooser)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (chooser);

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    app_solutions_export_save (self, g_object_get_data (G_OBJECT (chooser), "export"), file);
}

static char *
app_solutions_export_name (AppSolutionsExport *self)
{
  QueensTextFormat format = self->all.format;
  bool json = game_kinds[self->puzzle.kind].n_digits == 0
              && (format == QUEENS_TEXT_JSON || format == QUEENS_TEXT_LEETCODE);
  g_autofree char *name = game_file_dup_name (&self->puzzle);

  return g_strconcat (name, json ? ".json" : ".txt", NULL);
}

/* The file gets the list of now, whatever the page lists when the dialog is closed. */
static void
app_solutions_export_save_clicked_cb (GtkButton          *button,
                                      AppSolutionsExport *self)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  g_autofree char *name = NULL;
  GtkFileChooserNative *chooser;

  if (!gtk_widget_is_sensitive (GTK_WIDGET (button)))
    return;

  name = app_solutions_export_name (self);
  chooser = gtk_file_chooser_native_new (_("Save Solutions"), window, GTK_FILE_CHOOSER_ACTION_SAVE,
                                         _("_Save"), _("_Cancel"));
  gtk_menu_button_popdown (self->menu_button);
  app_widget_show_text (self->message_label, NULL);
  g_object_set_data_full (G_OBJECT (chooser), "export", g_memdup2 (&self->all, sizeof self->all),
                          g_free);
  g_object_set_data_full (G_OBJECT (chooser), "store", game_store_ref (self->all.store),
                          (GDestroyNotify) game_store_unref);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  app_file_chooser_show (chooser, G_CALLBACK (app_solutions_export_response_cb), self);
}

static void
app_solutions_export_cancel_clicked_cb (GtkButton          *button,
                                        AppSolutionsExport *self)
{
  g_cancellable_cancel (self->cancellable);
}

static void
app_solutions_export_dispose (GObject *object)
{
  AppSolutionsExport *self = APP_SOLUTIONS_EXPORT (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_pointer (&self->all.store, game_store_unref);
  self->progress_bar = NULL;
  self->menu_button = NULL;

  G_OBJECT_CLASS (app_solutions_export_parent_class)->dispose (object);
}

static void
app_solutions_export_class_init (AppSolutionsExportClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = app_solutions_export_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/nine-queens/ui/solutions-export.ui");
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsExport, menu_button);
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsExport, stack);
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsExport, format_box);
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsExport, format_drop_down);
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsExport, sample_label);
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsExport, copy_one_button);
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsExport, copy_all_button);
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsExport, save_button);
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsExport, size_label);
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsExport, message_label);
  gtk_widget_class_bind_template_child (widget_class, AppSolutionsExport, progress_bar);

  gtk_widget_class_bind_template_callback (widget_class, app_solutions_export_format_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_solutions_export_copy_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_solutions_export_judge_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_solutions_export_save_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_solutions_export_cancel_clicked_cb);
}

static void
app_solutions_export_init (AppSolutionsExport *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  app_drop_down_set_up (self->format_drop_down, _("Format"));
  self->all.format = gtk_drop_down_get_selected (self->format_drop_down);
}

void
app_solutions_export_offer (AppSolutionsExport *self,
                            QueensTextFormat    format)
{
  g_return_if_fail (APP_IS_SOLUTIONS_EXPORT (self));

  self->is_offered = true;
  gtk_drop_down_set_selected (self->format_drop_down, format);
  app_solutions_export_update (self);
}

void
app_solutions_export_set_list (AppSolutionsExport *self,
                               GameStore          *store,
                               const GameState    *puzzle,
                               uint64_t            n_solutions,
                               uint64_t            picked)
{
  g_return_if_fail (APP_IS_SOLUTIONS_EXPORT (self));

  /* What was told is of the old list. */
  if (store != self->all.store)
    app_widget_show_text (self->message_label, NULL);

  if (store != NULL)
    game_store_ref (store);

  g_clear_pointer (&self->all.store, game_store_unref);
  self->all.store = store;
  self->all.kind = puzzle->kind;
  self->all.n_solutions = n_solutions;
  self->puzzle = *puzzle;
  self->picked = picked;
  app_solutions_export_update (self);
}
