/* Puzzles that go out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-output.h"

#include <glib/gi18n-lib.h>

#include "app/files/app-copy-as.h"
#include "app/files/app-file-chooser.h"
#include "app/files/app-picture.h"
#include "app/files/app-print-dialog.h"
#include "app/files/app-print-run.h"
#include "app/files/app-writing.h"
#include "app/play/app-pad.h"
#include "game/files/game-file.h"
#include "game/store/game-atomic-file.h"

struct _AppOutput
{
  GObject       parent_instance;

  AppSession   *session;
  GSettings    *settings;
  GtkWindow    *parent;
  AppToast     *toast;                  /* NULL once the window has gone */
  AppSceneFunc  get_scene;
  gpointer      scene_data;

  GQueue        savings;                /* Saving; the first one is being written */
};

G_DEFINE_FINAL_TYPE (AppOutput, app_output, G_TYPE_OBJECT)

/* After an error (or NULL) the window comes back, if the user has closed it. */
static void
app_output_show_message (AppOutput    *self,
                         const char   *message,
                         const GError *error)
{
  if (self->toast == NULL)
    return;

  app_toast_show (self->toast, message, NULL, NULL);
  if (error != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->parent), true);
}

/* Files. */

/* A file that is being written, or waits for that: of two to the same file the later one stays. */
typedef struct
{
  AppOutput *output;
  GameSave  *game;
  GBytes    *bytes;
  GFile     *file;
  int        format;            /* app-file-chooser.h */
  bool       is_complete;       /* the format holds everything that is on the board */
} Saving;

static void
saving_free (Saving *saving)
{
  app_writing_end (saving->output->parent);
  g_object_unref (saving->output);
  game_save_free (saving->game);
  g_bytes_unref (saving->bytes);
  g_object_unref (saving->file);
  g_free (saving);
}

static char *
dup_saved_message (const Saving *saving)
{
  g_autofree char *name = g_file_get_basename (saving->file);

  if (saving->is_complete)
    /* Translators: %s is the name of a file. */
    return g_strdup_printf (_("Saved “%s”"), name);

  /* Translators: %s is the name of a file. */
  return g_strdup_printf (_("Saved “%s”, without what this format cannot hold"), name);
}

static void app_output_saved_cb (GObject      *object,
                                 GAsyncResult *result,
                                 gpointer      data);

static void
app_output_write_next (AppOutput *self)
{
  Saving *saving = g_queue_peek_head (&self->savings);

  if (saving != NULL)
    game_atomic_file_write_async (saving->file, GAME_FILE_SHARED, saving->bytes,
                                  app_output_saved_cb, saving);
}

static void
app_output_saved_cb (GObject      *object,
                     GAsyncResult *result,
                     gpointer      data)
{
  Saving *saving = data;
  g_autoptr(AppOutput) self = g_object_ref (saving->output);
  const GameState *puzzle = game_save_get_state (saving->game);
  GamePlay *play = app_session_get_play_of (self->session, puzzle->kind);
  g_autoptr(GError) error = NULL;
  g_autofree char *message = NULL;

  if (game_atomic_file_write_finish (result, &error))
    {
      if (game_play_get_stats (play).begun == saving->game->stats.begun)
        game_play_set_file (play, saving->file, saving->format, puzzle);
      message = dup_saved_message (saving);
    }
  else
    {
      /* Translators: %s says why. */
      message = g_strdup_printf (_("The puzzle could not be saved: %s"), error->message);
    }

  app_output_show_message (self, message, error);
  g_queue_pop_head (&self->savings);
  saving_free (saving);
  app_output_write_next (self);
}

/* The text in a format, and whether it reads back as the same state. */
static GBytes *
new_text (const GameState *state,
          GameFormat       format,
          bool            *is_complete)
{
  g_autofree char *text = game_file_write_format (state, format);
  GString *lines = g_string_new (text);
  GameState again;

  *is_complete = game_file_parse (text, strlen (text), &again, NULL, NULL)
                 && game_state_equal (&again, state);
  g_string_append_c (lines, '\n');

  return g_string_free_to_bytes (lines);
}

static void
app_output_save_file (AppOutput *self,
                      GameSave  *owned_game,
                      GFile     *file,
                      int        format)
{
  Saving *saving = g_new0 (Saving, 1);

  saving->output = g_object_ref (self);
  saving->game = owned_game;
  saving->file = g_object_ref (file);
  saving->format = format;
  saving->is_complete = true;

  if (format == APP_SAVE_GAME)
    saving->bytes = game_save_write (owned_game);
  else
    saving->bytes = new_text (game_save_get_state (owned_game), format, &saving->is_complete);

  app_writing_begin (self->parent);
  g_queue_push_tail (&self->savings, saving);
  if (self->savings.length == 1)
    app_output_write_next (self);
}

static void
app_output_save_chosen_cb (AppOutput            *self,
                           int                   response,
                           GtkFileChooserNative *chooser)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  GameSave *game;

  if (response != GTK_RESPONSE_ACCEPT || file == NULL)
    return;

  game = g_object_steal_data (G_OBJECT (chooser), "game");
  app_output_save_file (self, game, file,
                        app_file_chooser_get_format (chooser, game_save_get_state (game)));
}

/* Pictures. */

static void
app_output_exported_cb (GObject      *object,
                        GAsyncResult *result,
                        gpointer      data)
{
  g_autoptr(AppOutput) self = data;
  g_autoptr(GError) error = NULL;
  g_autofree char *message = app_picture_save_finish (result, &error);

  app_output_show_message (self, message, error);
  app_writing_end (self->parent);
}

static void
app_output_export_chosen_cb (AppOutput            *self,
                             int                   response,
                             GtkFileChooserNative *chooser)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  const PaintScene *scene = g_object_get_data (G_OBJECT (chooser), "scene");

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    {
      PaintFile format;
      double scale;

      app_file_chooser_get_picture (chooser, &format, &scale);
      app_writing_begin (self->parent);
      app_picture_make_async (scene, format, scale, file, NULL, app_output_exported_cb,
                              g_object_ref (self));
    }
}

static void
app_output_tree_chosen_cb (AppOutput            *self,
                           int                   response,
                           GtkFileChooserNative *chooser)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response != GTK_RESPONSE_ACCEPT || file == NULL)
    return;

  app_writing_begin (self->parent);
  app_picture_make_tree_async (g_object_get_data (G_OBJECT (chooser), "tree"),
                               GPOINTER_TO_INT (g_object_get_data (G_OBJECT (chooser), "first")),
                               app_file_chooser_get_tree (chooser), file, app_output_exported_cb,
                               g_object_ref (self));
}

/* Paper. */

static void
app_output_printed_cb (GObject      *object,
                       GAsyncResult *result,
                       gpointer      data)
{
  g_autoptr(AppOutput) self = data;
  g_autoptr(GError) error = NULL;
  g_autofree char *message = NULL;

  if (app_print_run_finish (result, &error))
    return;

  /* Translators: %s says why. */
  message = g_strdup_printf (_("Printing failed: %s"), error->message);
  app_output_show_message (self, message, error);
}

static void
app_output_run_print_cb (AppOutput         *self,
                         GtkPrintOperation *operation)
{
  app_print_run_async (operation, self->parent, app_output_printed_cb, g_object_ref (self));
}

static void
app_output_dispose (GObject *object)
{
  APP_OUTPUT (object)->toast = NULL;

  G_OBJECT_CLASS (app_output_parent_class)->dispose (object);
}

static void
app_output_finalize (GObject *object)
{
  g_clear_object (&APP_OUTPUT (object)->session);
  g_clear_object (&APP_OUTPUT (object)->settings);

  G_OBJECT_CLASS (app_output_parent_class)->finalize (object);
}

static void
app_output_class_init (AppOutputClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = app_output_dispose;
  object_class->finalize = app_output_finalize;
}

static void
app_output_init (AppOutput *self)
{
}

AppOutput *
app_output_new (AppSession   *session,
                GSettings    *settings,
                GtkWindow    *parent,
                AppToast     *toast,
                AppSceneFunc  get_scene,
                gpointer      data)
{
  AppOutput *self = g_object_new (APP_TYPE_OUTPUT, NULL);

  self->session = g_object_ref (session);
  self->settings = g_object_ref (settings);
  self->parent = parent;
  self->toast = toast;
  self->get_scene = get_scene;
  self->scene_data = data;

  return self;
}

void
app_output_copy (AppOutput *self)
{
  const GameState *state;
  g_autofree char *text = NULL;
  g_autoptr(GdkContentProvider) content = NULL;
  PaintScene scene;

  g_return_if_fail (APP_IS_OUTPUT (self));

  state = app_session_get_state (self->session);
  text = game_file_write (state);
  paint_scene_init (&scene, state, NULL);
  scene.keypad_order = app_pad_is_keypad (self->settings);
  content = app_picture_new_content (text, &scene);
  gdk_clipboard_set_content (gtk_widget_get_clipboard (GTK_WIDGET (self->parent)), content);
  app_output_show_message (self, _("Copied the puzzle as text"), NULL);
}

void
app_output_copy_as (AppOutput  *self,
                    const char *id)
{
  const GameState *state;
  g_autofree char *text = NULL;
  g_autofree char *message = NULL;
  GameFormat format;

  g_return_if_fail (APP_IS_OUTPUT (self));

  state = app_session_get_state (self->session);
  if (!game_format_from_id (id, &format) || !game_format_fits (format, state))
    return;

  text = game_file_write_format (state, format);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self->parent)), text);
  /* Translators: %s is a format of text, like "81 characters". */
  message = g_strdup_printf (_("Copied: %s"), game_format_get_name (format));
  app_output_show_message (self, message, NULL);
}

void
app_output_choose_copy (AppOutput *self)
{
  g_return_if_fail (APP_IS_OUTPUT (self));

  gtk_window_present (GTK_WINDOW (app_copy_as_new (self->parent,
                                                   app_session_get_state (self->session))));
}

void
app_output_save (AppOutput *self)
{
  GFile *file;
  int format = 0;

  g_return_if_fail (APP_IS_OUTPUT (self));

  file = game_play_get_file (app_session_get_play (self->session), &format);
  if (file != NULL && (format == APP_SAVE_GAME
                       || game_format_fits (format, app_session_get_state (self->session))))
    app_output_save_file (self, app_session_dup_game (self->session,
                                                      app_session_get_kind (self->session)),
                          file, format);
  else
    app_output_save_as (self);
}

/* The file gets the game of now, whatever is on the board when the dialog is closed. */
void
app_output_save_as (AppOutput *self)
{
  GtkFileChooserNative *chooser;
  GameSave *game;

  g_return_if_fail (APP_IS_OUTPUT (self));

  game = app_session_dup_game (self->session, app_session_get_kind (self->session));
  chooser = app_file_chooser_new_for_puzzle (self->parent, game_save_get_state (game));
  g_object_set_data_full (G_OBJECT (chooser), "game", game, (GDestroyNotify) game_save_free);
  app_file_chooser_show (chooser, G_CALLBACK (app_output_save_chosen_cb), self);
}

/* So with the picture. */
void
app_output_export_picture (AppOutput *self)
{
  GtkFileChooserNative *chooser;
  g_autofree char *name = NULL;
  PaintScene *scene;
  GameState shown;

  g_return_if_fail (APP_IS_OUTPUT (self));

  scene = g_new (PaintScene, 1);
  self->get_scene (self->scene_data, scene, &shown);
  paint_scene_unselect (scene);

  name = game_file_dup_name (&shown);
  chooser = app_file_chooser_new_for_picture (self->parent, name, PAINT_FILE_EXTENT,
                                              PAINT_FILE_EXTENT);
  g_object_set_data_full (G_OBJECT (chooser), "scene", scene, g_free);
  app_file_chooser_show (chooser, G_CALLBACK (app_output_export_chosen_cb), self);
}

void
app_output_print (AppOutput *self)
{
  AppPrintDialog *dialog;
  PaintScene scene;
  GameState shown;

  g_return_if_fail (APP_IS_OUTPUT (self));

  self->get_scene (self->scene_data, &scene, &shown);
  dialog = app_print_dialog_new (self->parent, &shown, &scene);
  g_signal_connect_object (dialog, "print", G_CALLBACK (app_output_run_print_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
app_output_save_tree (AppOutput      *self,
                      const GameTree *tree,
                      int             first)
{
  GtkFileChooserNative *chooser;

  g_return_if_fail (APP_IS_OUTPUT (self));

  chooser = app_file_chooser_new_for_tree (self->parent, _("Search tree"));
  g_object_set_data_full (G_OBJECT (chooser), "tree", g_memdup2 (tree, sizeof *tree),
                          (GDestroyNotify) game_tree_free);
  g_object_set_data (G_OBJECT (chooser), "first", GINT_TO_POINTER (first));
  app_file_chooser_show (chooser, G_CALLBACK (app_output_tree_chosen_cb), self);
}
