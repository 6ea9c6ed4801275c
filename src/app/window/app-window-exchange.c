/* The window, what comes in: files, the clipboard, things dropped on it.
 *
 * A text with several puzzles is never guessed at: a person chooses, and may go on from one puzzle
 * of it to the next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/library/app-chooser.h"
#include "app/window/app-replaced.h"
#include "game/files/game-file.h"
#include "game/files/game-merge.h"
#include "game/files/game-load.h"
#include "game/text/game-text.h"

/* What is done with a text that was read. */
typedef enum
{
  TAKE_OPENED,
  TAKE_PASTED,
  TAKE_MARKS,                   /* of the puzzle on the board */
} Taking;

static char *
dup_taken_message (const GameState *state,
                   Taking           taking)
{
  int n_givens;

  if (state->kind == GAME_QUEENS)
    {
      int n_queens = queens_board_count (&state->queens.queens);

      if (game_queens_is_coloured (&state->queens))
        /* Translators: the rows and columns of a board. */
        return g_strdup_printf (_("Took a board of coloured queens, %d × %d"),
                                state->queens.coloured.n, state->queens.coloured.n);

      return g_strdup_printf (ngettext ("Took a board with %d queen",
                                        "Took a board with %d queens", n_queens), n_queens);
    }

  n_givens = sudoku_count_digits (&state->sudoku.givens);
  if (taking == TAKE_PASTED)
    return g_strdup_printf (ngettext ("Pasted %d given", "Pasted %d givens", n_givens), n_givens);

  return g_strdup_printf (ngettext ("Took a sudoku with %d given",
                                    "Took a sudoku with %d givens", n_givens), n_givens);
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
                 const char      *message)
{
  AppReplaced replaced = app_session_take (self->session, state);

  if (replaced == APP_REPLACED_NOTHING)
    app_toast_show (self->toast, _("This puzzle is already on the board"), NULL, NULL);
  else
    app_replaced_show (replaced, self->toast, message);
}

/* Several puzzles. */

static void
app_window_take_numbered (AppWindow *self,
                          guint      position)
{
  guint n_puzzles = game_collection_get_n_puzzles (self->collection);
  g_autofree char *number = game_text_number (position + 1);
  g_autofree char *all = game_text_number (n_puzzles);
  /* Translators: two numbers, like “Puzzle 17 of 500”. */
  g_autofree char *message = g_strdup_printf (_("Puzzle %s of %s"), number, all);
  GameState state;

  self->collection_place = position;
  game_collection_get_state (self->collection, position, &state);
  app_window_take (self, &state, message);
  app_window_update (self);
}

static void
app_window_chosen_cb (AppWindow  *self,
                      guint       position,
                      AppChooser *chooser)
{
  g_set_object (&self->collection, app_chooser_get_collection (chooser));
  app_window_take_numbered (self, position);
}

static void
app_window_choose (AppWindow      *self,
                   GameCollection *collection)
{
  GtkWidget *chooser = app_chooser_new (GTK_WINDOW (self), collection);

  g_signal_connect_object (chooser, "chosen", G_CALLBACK (app_window_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (chooser));
}

static void
app_window_next_puzzle_cb (GtkWidget  *widget,
                           const char *action_name,
                           GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  int n_on = g_str_equal (action_name, "win.next-puzzle") ? 1 : -1;

  app_window_take_numbered (self, self->collection_place + n_on);
}

bool
app_window_has_neighbour (AppWindow *self,
                          int        n_on)
{
  gint64 place = (gint64) self->collection_place + n_on;

  return self->collection != NULL && place >= 0
         && place < game_collection_get_n_puzzles (self->collection);
}

/* Marks for the puzzle on the board. */

static void
app_window_take_marks (AppWindow       *self,
                       const GameState *from)
{
  GameState state = *app_window_get_state (self);
  g_autofree char *message = NULL;
  int cell;

  switch (game_merge (&state, from, &cell))
    {
    case GAME_MERGED:
      if (app_session_play_state (self->session, &state))
        app_toast_show (self->toast, _("Took the marks and digits of your other cells"), _("Undo"),
                        "win.undo");
      else
        app_toast_show (self->toast, _("This puzzle is already on the board"), NULL, NULL);
      return;

    case GAME_MERGE_OTHER_PUZZLE:
      message = g_strdup_printf (_("These marks are of another puzzle: it differs in row %d, "
                                   "column %d"), sudoku_row (cell) + 1, sudoku_column (cell) + 1);
      break;

    case GAME_MERGE_NO_SUDOKU:
    default:
      message = g_strdup (_("Only a sudoku takes marks"));
    }

  app_toast_show (self->toast, message, NULL, NULL);
}

/* Reading. */

static void
app_window_take_collection (AppWindow      *self,
                            GameCollection *collection,
                            Taking          taking)
{
  g_autofree char *message = NULL;
  GameState state;

  game_collection_get_state (collection, 0, &state);
  if (taking == TAKE_MARKS)
    {
      app_window_take_marks (self, &state);
    }
  else if (game_collection_get_n_puzzles (collection) > 1)
    {
      app_window_choose (self, collection);
    }
  else
    {
      message = dup_taken_message (&state, taking);
      app_window_take (self, &state, message);
    }
}

static void
app_window_finish_taking (AppWindow    *self,
                          GAsyncResult *result,
                          Taking        taking)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GameSave) game = NULL;
  g_autoptr(GameCollection) collection = game_load_finish (result, &game, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED)
      || gtk_widget_in_destruction (GTK_WIDGET (self)))
    return;

  if (game != NULL && taking == TAKE_MARKS)
    {
      app_window_take_marks (self, game_save_get_state (game));
    }
  else if (game != NULL)
    {
      app_session_resume (self->session, game);
      gtk_widget_grab_focus (GTK_WIDGET (self->board));
      app_toast_show (self->toast, _("Opened a saved game, with all its steps"), NULL, NULL);
    }
  else if (collection != NULL)
    {
      app_window_take_collection (self, collection, taking);
    }
  else
    {
      app_toast_show (self->toast, error->message, NULL, NULL);
    }
}

static void
app_window_text_read_cb (GObject      *object,
                         GAsyncResult *result,
                         gpointer      data)
{
  g_autoptr(AppWindow) self = data;

  app_window_finish_taking (self, result, TAKE_PASTED);
}

static void
app_window_marks_read_cb (GObject      *object,
                          GAsyncResult *result,
                          gpointer      data)
{
  g_autoptr(AppWindow) self = data;

  app_window_finish_taking (self, result, TAKE_MARKS);
}

static void
app_window_opened_cb (GObject      *object,
                      GAsyncResult *result,
                      gpointer      data)
{
  g_autoptr(AppWindow) self = data;

  app_window_finish_taking (self, result, TAKE_OPENED);
}

void
app_window_open_file (AppWindow *self,
                      GFile     *file)
{
  g_return_if_fail (APP_IS_WINDOW (self));

  game_load_file_async (file, app_window_begin_taking (self),
                        app_window_opened_cb, g_object_ref (self));
}

void
app_window_open_text (AppWindow  *self,
                      const char *text)
{
  g_autoptr(GBytes) bytes = g_bytes_new (text, strlen (text));

  g_return_if_fail (APP_IS_WINDOW (self));

  game_load_text_async (bytes, app_window_begin_taking (self),
                        app_window_opened_cb, g_object_ref (self));
}

/* Files. */

static void
app_window_file_chosen_cb (AppWindow            *self,
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
  static const char *const patterns[] = {
    "*.nine-queens", "*.sdm", "*.sdk", "*.ss", "*.sdx", "*.sudoku", "*.opensudoku", "*.csv",
    "*.json",
  };
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
  g_signal_connect_object (chooser, "response", G_CALLBACK (app_window_file_chosen_cb),
                           widget, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* The clipboard. */

static void
app_window_take_clipboard (AppWindow           *self,
                           GObject             *clipboard,
                           GAsyncResult        *result,
                           GAsyncReadyCallback  callback)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result,
                                                          &error);
  g_autoptr(GBytes) bytes = text != NULL ? g_bytes_new (text, strlen (text)) : NULL;

  if (bytes != NULL)
    game_load_text_async (bytes, self->cancellable, callback, g_object_ref (self));
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    app_toast_show (self->toast, _("The clipboard holds no text"), NULL, NULL);
}

static void
app_window_pasted_cb (GObject      *object,
                      GAsyncResult *result,
                      gpointer      data)
{
  g_autoptr(AppWindow) self = data;

  app_window_take_clipboard (self, object, result, app_window_text_read_cb);
}

static void
app_window_pasted_marks_cb (GObject      *object,
                            GAsyncResult *result,
                            gpointer      data)
{
  g_autoptr(AppWindow) self = data;

  app_window_take_clipboard (self, object, result, app_window_marks_read_cb);
}

static void
app_window_paste_cb (GtkWidget  *widget,
                     const char *action_name,
                     GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  bool marks = g_str_equal (action_name, "win.paste-marks");

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), app_window_begin_taking (self),
                                 marks ? app_window_pasted_marks_cb : app_window_pasted_cb,
                                 g_object_ref (self));
}

/* Drag and drop. */

/* What was dragged out of this program is there already. */
static gboolean
app_window_drop_cb (AppWindow     *self,
                    const GValue  *value,
                    double         x,
                    double         y,
                    GtkDropTarget *target)
{
  GdkDrop *drop = gtk_drop_target_get_current_drop (target);

  if (drop != NULL && gdk_drop_get_drag (drop) != NULL)
    return false;

  if (G_VALUE_HOLDS (value, G_TYPE_FILE))
    app_window_open_file (self, g_value_get_object (value));
  else
    app_window_open_text (self, g_value_get_string (value));

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
  gtk_widget_class_install_action (widget_class, "win.paste-marks", NULL, app_window_paste_cb);
  gtk_widget_class_install_action (widget_class, "win.next-puzzle", NULL,
                                   app_window_next_puzzle_cb);
  gtk_widget_class_install_action (widget_class, "win.previous-puzzle", NULL,
                                   app_window_next_puzzle_cb);

  /* Bound here and not as an accelerator, so that an entry that has the focus comes first. */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_v, GDK_CONTROL_MASK, "win.paste",
                                       NULL);
}
