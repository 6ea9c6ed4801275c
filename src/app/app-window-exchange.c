/* The window, what comes in and goes out: files, the clipboard, things dropped on it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/app-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/app-export.h"
#include "game/game-file.h"
#include "game/game-open.h"

static char *
dup_sudoku_message (int n_givens,
                    int n_puzzles)
{
  if (n_puzzles > 1)
    return g_strdup_printf (ngettext ("Took the first of %d puzzle",
                                      "Took the first of %d puzzles", n_puzzles), n_puzzles);

  return g_strdup_printf (ngettext ("Took a sudoku with %d given",
                                    "Took a sudoku with %d givens", n_givens), n_givens);
}

static char *
dup_pasted_message (const GameState *state,
                    int              n_puzzles,
                    bool             pasted)
{
  int n_givens;

  if (state->kind == GAME_QUEENS)
    {
      int n_queens = queens_board_count (&state->queens.queens);

      return g_strdup_printf (ngettext ("Took a board with %d queen",
                                        "Took a board with %d queens", n_queens), n_queens);
    }

  n_givens = sudoku_count_digits (&state->sudoku.givens);
  if (pasted && n_puzzles <= 1)
    return g_strdup_printf (ngettext ("Pasted %d given", "Pasted %d givens", n_givens), n_givens);

  return dup_sudoku_message (n_givens, n_puzzles);
}

/* The last puzzle that is asked for counts: one that is still on its way gives up. Lent. */
static GCancellable *
app_window_begin_taking (AppWindow *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();

  return self->cancellable;
}

static void
app_window_take (AppWindow       *self,
                 const GameState *state,
                 unsigned int     n_puzzles,
                 bool             pasted)
{
  g_autofree char *message = dup_pasted_message (state, n_puzzles, pasted);
  GameState taken = app_window_take_into_entry (self, state);

  if (app_window_replace (self, &taken))
    app_toast_show (self->toast, message, _("Undo"), "win.undo");
  else
    app_toast_show (self->toast, _("This puzzle is already on the board"), NULL, NULL);
}

static void
app_window_finish_taking (AppWindow    *self,
                          GAsyncResult *result,
                          bool          pasted)
{
  g_autoptr(GError) error = NULL;
  GameState state;
  unsigned int n_puzzles;

  if (game_open_finish (result, &state, &n_puzzles, &error))
    app_window_take (self, &state, n_puzzles, pasted);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    app_toast_show (self->toast, error->message, NULL, NULL);
}

static void
app_window_text_read_cb (GObject      *object,
                         GAsyncResult *result,
                         gpointer      data)
{
  g_autoptr(AppWindow) self = data;

  app_window_finish_taking (self, result, true);
}

static void
app_window_take_text (AppWindow  *self,
                      const char *text)
{
  g_autoptr(GBytes) bytes = g_bytes_new (text, strlen (text));

  game_open_text_async (bytes, self->cancellable, app_window_text_read_cb, g_object_ref (self));
}

static void
app_window_opened_cb (GObject      *object,
                      GAsyncResult *result,
                      gpointer      data)
{
  g_autoptr(AppWindow) self = data;

  app_window_finish_taking (self, result, false);
}

void
app_window_open_file (AppWindow *self,
                      GFile     *file)
{
  g_return_if_fail (APP_IS_WINDOW (self));

  game_open_file_async (file, app_window_begin_taking (self),
                        app_window_opened_cb, g_object_ref (self));
}

static void
app_window_chosen_cb (AppWindow            *self,
                      int                   response,
                      GtkFileChooserNative *chooser)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    app_window_open_file (self, file);

  g_object_unref (chooser);
}

static GtkFileFilter *
new_filter (const char *name,
            const char *pattern)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  gtk_file_filter_add_pattern (filter, pattern);

  return filter;
}

static void
app_window_open_cb (GtkWidget  *widget,
                    const char *action_name,
                    GVariant   *parameter)
{
  static const char *const patterns[] = { "*.sdm", "*.sdk", "*.ss", "*.sudoku", "*.opensudoku" };
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (_("Open a Puzzle"),
                                                               GTK_WINDOW (widget),
                                                               GTK_FILE_CHOOSER_ACTION_OPEN,
                                                               _("_Open"), _("_Cancel"));
  g_autoptr(GtkFileFilter) puzzles = new_filter (_("Puzzles"), "*.txt");
  g_autoptr(GtkFileFilter) all = new_filter (_("All Files"), "*");

  for (size_t i = 0; i < G_N_ELEMENTS (patterns); i++)
    gtk_file_filter_add_pattern (puzzles, patterns[i]);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), puzzles);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), all);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), true);
  g_signal_connect_object (chooser, "response", G_CALLBACK (app_window_chosen_cb),
                           widget, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
app_window_pasted_cb (GObject      *object,
                      GAsyncResult *result,
                      gpointer      data)
{
  g_autoptr(AppWindow) self = data;
  g_autoptr(GError) error = NULL;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (object), result, &error);

  if (text != NULL)
    app_window_take_text (self, text);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    app_toast_show (self->toast, _("The clipboard holds no text"), NULL, NULL);
}

static void
app_window_paste_cb (GtkWidget  *widget,
                     const char *action_name,
                     GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), app_window_begin_taking (self),
                                 app_window_pasted_cb, g_object_ref (self));
}

/* What is on the board, whichever page shows it, and its picture for programs that take one. */
static void
app_window_copy_cb (GtkWidget  *widget,
                    const char *action_name,
                    GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  g_autofree char *text = game_file_write (app_window_get_state (self));
  g_autoptr(GdkContentProvider) content = NULL;
  PaintScene scene;

  paint_scene_init (&scene, app_window_get_state (self), NULL);
  content = app_export_new_content (text, &scene);
  gdk_clipboard_set_content (gtk_widget_get_clipboard (widget), content);
  app_toast_show (self->toast, _("Copied the puzzle as text"), NULL, NULL);
}

static gboolean
app_window_drop_cb (AppWindow    *self,
                    const GValue *value)
{
  if (G_VALUE_HOLDS (value, G_TYPE_FILE))
    {
      app_window_open_file (self, g_value_get_object (value));
      return true;
    }

  app_window_begin_taking (self);
  app_window_take_text (self, g_value_get_string (value));

  return true;
}

void
app_window_init_exchange (AppWindow *self)
{
  GType types[] = { G_TYPE_FILE, G_TYPE_STRING };
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);

  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  g_signal_connect_swapped (target, "drop", G_CALLBACK (app_window_drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

void
app_window_install_exchange (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.open", NULL, app_window_open_cb);
  gtk_widget_class_install_action (widget_class, "win.paste", NULL, app_window_paste_cb);
  gtk_widget_class_install_action (widget_class, "win.copy", NULL, app_window_copy_cb);

  /* Bound here and not as accelerators, so that an entry that has the focus comes first. */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_v, GDK_CONTROL_MASK, "win.paste",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK, "win.copy",
                                       NULL);
}
