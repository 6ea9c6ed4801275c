/* Only the puzzle that was asked for last counts: reading it cancels the one before.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-import.h"

#include <glib/gi18n-lib.h>

#include "app/files/app-file-chooser.h"
#include "app/library/app-chooser.h"
#include "app/library/app-library.h"
#include "app/window/app-replaced.h"
#include "game/files/game-load.h"
#include "game/files/game-merge.h"
#include "game/text/game-text.h"

/* Where a text comes from, or what it is for. */
typedef enum
{
  IMPORT_FILE,
  IMPORT_PASTE,
  IMPORT_MARKS,                 /* for the puzzle on the board */
} ImportKind;

struct _AppImport
{
  GObject         parent_instance;

  AppSession     *session;
  GtkWindow      *parent;
  AppBoard       *board;
  AppToast       *toast;                /* NULL once the window has gone */

  /* What is being read, or was read last. */
  GCancellable   *cancellable;
  ImportKind      kind;

  GameCollection *collection;           /* the text that a puzzle was chosen from, or NULL */
  guint           position;             /* of that puzzle in it, from 0 */
};

static unsigned int changed_signal;

G_DEFINE_FINAL_TYPE (AppImport, app_import, G_TYPE_OBJECT)

static char *
dup_message (const GameState *state,
             ImportKind       kind)
{
  int n_queens;
  int n_givens;

  switch (game_state_variant (state))
    {
    case GAME_VARIANT_COLOURED_QUEENS:
      /* Translators: the rows and columns of a board. */
      return g_strdup_printf (_("Opened a board of coloured queens, %d × %d"),
                              state->queens.coloured.n, state->queens.coloured.n);

    case GAME_VARIANT_FREE_QUEENS:
    case GAME_VARIANT_FIXED_QUEENS:
      n_queens = queens_board_count (&state->queens.queens);
      return g_strdup_printf (ngettext ("Opened a board with %d queen",
                                        "Opened a board with %d queens", n_queens), n_queens);

    case GAME_VARIANT_SUDOKU:
    default:
      n_givens = sudoku_count_digits (&state->sudoku.givens);
      if (kind == IMPORT_PASTE)
        return g_strdup_printf (ngettext ("Pasted %d given", "Pasted %d givens", n_givens),
                                n_givens);

      return g_strdup_printf (ngettext ("Opened a sudoku with %d given",
                                        "Opened a sudoku with %d givens", n_givens), n_givens);
    }
}

static void
app_import_take (AppImport       *self,
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
app_import_take_numbered (AppImport *self,
                          guint      position)
{
  guint n_puzzles = game_collection_get_n_puzzles (self->collection);
  g_autofree char *number = game_text_number (position + 1);
  g_autofree char *all = game_text_number (n_puzzles);
  /* Translators: two numbers, like “Puzzle 17 of 500”. */
  g_autofree char *message = g_strdup_printf (_("Puzzle %s of %s"), number, all);
  GameState state;

  self->position = position;
  game_collection_get_state (self->collection, position, &state);
  app_import_take (self, &state, message);
  g_signal_emit (self, changed_signal, 0);
}

static void
app_import_chosen_cb (AppImport  *self,
                      guint       position,
                      AppChooser *chooser)
{
  g_set_object (&self->collection, app_chooser_get_collection (chooser));
  app_import_take_numbered (self, position);
}

static void
app_import_choose (AppImport      *self,
                   GameCollection *collection)
{
  GtkWidget *chooser = app_chooser_new (self->parent, collection);

  g_signal_connect_object (chooser, "chosen", G_CALLBACK (app_import_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (chooser));
}

/* Marks for the puzzle on the board. */

static void
app_import_take_marks (AppImport       *self,
                       const GameState *from)
{
  GameState state = *app_session_get_state (self->session);
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
app_import_take_collection (AppImport      *self,
                            GameCollection *collection)
{
  g_autofree char *message = NULL;
  GameState state;

  game_collection_get_state (collection, 0, &state);
  if (self->kind == IMPORT_MARKS)
    {
      app_import_take_marks (self, &state);
    }
  else if (game_collection_get_n_puzzles (collection) > 1)
    {
      app_import_choose (self, collection);
    }
  else
    {
      message = dup_message (&state, self->kind);
      app_import_take (self, &state, message);
    }
}

static void
app_import_resume (AppImport      *self,
                   const GameSave *game)
{
  app_session_resume (self->session, game);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  app_toast_show (self->toast, _("Opened a saved game, with all its steps"), NULL, NULL);
}

/* What is opened beside the library takes the place of a game that would be picked there. */
static void
app_import_close_library (AppImport *self)
{
  g_autoptr(GList) windows = gtk_window_list_toplevels ();

  for (GList *link = windows; link != NULL; link = link->next)
    if (APP_IS_LIBRARY (link->data)
        && gtk_window_get_transient_for (GTK_WINDOW (link->data)) == self->parent)
      gtk_window_close (GTK_WINDOW (link->data));
}

static void
app_import_read_cb (GObject      *object,
                    GAsyncResult *result,
                    gpointer      data)
{
  g_autoptr(AppImport) self = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(GameSave) game = NULL;
  g_autoptr(GameCollection) collection = game_load_finish (result, &game, &error);

  if (self->toast == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  if (error == NULL && self->kind != IMPORT_MARKS)
    app_import_close_library (self);

  if (game != NULL && self->kind == IMPORT_MARKS)
    app_import_take_marks (self, game_save_get_state (game));
  else if (game != NULL)
    app_import_resume (self, game);
  else if (collection != NULL)
    app_import_take_collection (self, collection);
  else
    app_toast_show (self->toast, error->message, NULL, NULL);
}

static void
app_import_begin (AppImport  *self,
                  ImportKind  kind)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  self->kind = kind;
}

static void
app_import_read_text (AppImport  *self,
                      const char *text)
{
  g_autoptr(GBytes) bytes = g_bytes_new (text, strlen (text));

  game_load_text_async (bytes, self->cancellable, app_import_read_cb, g_object_ref (self));
}

/* The clipboard. */

static void
app_import_pasted_cb (GObject      *object,
                      GAsyncResult *result,
                      gpointer      data)
{
  g_autoptr(AppImport) self = data;
  g_autoptr(GError) error = NULL;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (object), result, &error);

  if (self->toast == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  if (text != NULL)
    app_import_read_text (self, text);
  else
    app_toast_show (self->toast, _("The clipboard holds no text"), NULL, NULL);
}

static void
app_import_read_clipboard (AppImport  *self,
                           ImportKind  kind)
{
  app_import_begin (self, kind);
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self->parent)),
                                 self->cancellable, app_import_pasted_cb, g_object_ref (self));
}

/* Files. */

static void
app_import_file_chosen_cb (AppImport            *self,
                           int                   response,
                           GtkFileChooserNative *chooser)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    app_import_open_file (self, file);
}

/* Drag and drop. */

/* A puzzle that was dragged out of this program is there already. */
static gboolean
app_import_drop_cb (AppImport     *self,
                    const GValue  *value,
                    double         x,
                    double         y,
                    GtkDropTarget *target)
{
  GdkDrop *drop = gtk_drop_target_get_current_drop (target);

  if (drop != NULL && gdk_drop_get_drag (drop) != NULL)
    return false;

  if (G_VALUE_HOLDS (value, G_TYPE_FILE))
    app_import_open_file (self, g_value_get_object (value));
  else
    app_import_open_text (self, g_value_get_string (value));

  return true;
}

static void
app_import_add_drop_target (AppImport *self)
{
  GType types[] = { G_TYPE_FILE, G_TYPE_STRING };
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);

  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  g_signal_connect_object (target, "drop", G_CALLBACK (app_import_drop_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->parent), GTK_EVENT_CONTROLLER (target));
}

static void
app_import_dispose (GObject *object)
{
  AppImport *self = APP_IMPORT (object);

  g_cancellable_cancel (self->cancellable);
  self->toast = NULL;

  G_OBJECT_CLASS (app_import_parent_class)->dispose (object);
}

static void
app_import_finalize (GObject *object)
{
  AppImport *self = APP_IMPORT (object);

  g_clear_object (&self->collection);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (app_import_parent_class)->finalize (object);
}

static void
app_import_class_init (AppImportClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = app_import_dispose;
  object_class->finalize = app_import_finalize;

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
app_import_init (AppImport *self)
{
}

AppImport *
app_import_new (AppSession *session,
                GtkWindow  *parent,
                AppBoard   *board,
                AppToast   *toast)
{
  AppImport *self = g_object_new (APP_TYPE_IMPORT, NULL);

  self->session = g_object_ref (session);
  self->parent = parent;
  self->board = board;
  self->toast = toast;
  app_import_add_drop_target (self);

  return self;
}

void
app_import_open_file (AppImport *self,
                      GFile     *file)
{
  g_return_if_fail (APP_IS_IMPORT (self));

  app_import_begin (self, IMPORT_FILE);
  game_load_file_async (file, self->cancellable, app_import_read_cb, g_object_ref (self));
}

void
app_import_open_text (AppImport  *self,
                      const char *text)
{
  g_return_if_fail (APP_IS_IMPORT (self));

  app_import_begin (self, IMPORT_FILE);
  app_import_read_text (self, text);
}

void
app_import_open (AppImport *self)
{
  static const char *const patterns[] = {
    "*.txt", "*.nine-queens", "*.sdm", "*.sdk", "*.ss", "*.sdx", "*.sudoku", "*.opensudoku",
    "*.csv", "*.json",
  };
  g_autoptr(GtkFileFilter) puzzles = gtk_file_filter_new ();
  g_autoptr(GtkFileFilter) all = gtk_file_filter_new ();
  GtkFileChooserNative *chooser;

  g_return_if_fail (APP_IS_IMPORT (self));

  chooser = gtk_file_chooser_native_new (_("Open a Puzzle"), self->parent,
                                         GTK_FILE_CHOOSER_ACTION_OPEN, _("_Open"), _("_Cancel"));
  for (size_t i = 0; i < G_N_ELEMENTS (patterns); i++)
    gtk_file_filter_add_pattern (puzzles, patterns[i]);
  gtk_file_filter_set_name (puzzles, _("Puzzles"));
  gtk_file_filter_set_name (all, _("All Files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), puzzles);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), all);
  app_file_chooser_show (chooser, G_CALLBACK (app_import_file_chosen_cb), self);
}

void
app_import_paste (AppImport *self)
{
  g_return_if_fail (APP_IS_IMPORT (self));

  app_import_read_clipboard (self, IMPORT_PASTE);
}

void
app_import_paste_marks (AppImport *self)
{
  g_return_if_fail (APP_IS_IMPORT (self));

  app_import_read_clipboard (self, IMPORT_MARKS);
}

bool
app_import_has_neighbour (AppImport *self,
                          int        offset)
{
  gint64 position;

  g_return_val_if_fail (APP_IS_IMPORT (self), false);

  position = (gint64) self->position + offset;

  return self->collection != NULL && position >= 0
         && position < game_collection_get_n_puzzles (self->collection);
}

void
app_import_open_neighbour (AppImport *self,
                           int        offset)
{
  g_return_if_fail (app_import_has_neighbour (self, offset));

  app_import_take_numbered (self, self->position + offset);
}
