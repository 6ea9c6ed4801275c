/* Workers write and read the file. What is restored goes into the library on the main thread, a
 * game whenever there is nothing else to do, for each waits until it is on the disk.
 *
 * Whatever is under way has a reference to the object, and nobody else needs one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-backup.h"

#include <glib/gi18n-lib.h>

#include "app/files/app-file-chooser.h"
#include "game/store/game-backup.h"
#include "game/store/game-records.h"

struct _AppBackup
{
  GObject     parent_instance;

  AppSession *session;
  GSettings  *settings;
  GtkWindow  *parent;                   /* NULL once it has gone, as the toast */
  AppToast   *toast;

  GameBackup *backup;                   /* what is being restored, or NULL */
  guint       n_merged;                 /* of its games */
  guint       n_added;
  guint       n_replaced;
};

G_DEFINE_FINAL_TYPE (AppBackup, app_backup, G_TYPE_OBJECT)

static void
app_backup_show_message (AppBackup  *self,
                         const char *message)
{
  if (self->toast != NULL)
    app_toast_show (self->toast, message, NULL, NULL);
}

/* Shows a chooser, which keeps the object. */
static void
app_backup_ask (AppBackup            *self,
                GtkFileChooserNative *owned_chooser,
                GCallback             chosen_cb)
{
  g_object_set_data_full (G_OBJECT (owned_chooser), "backup", g_object_ref (self), g_object_unref);
  app_file_chooser_show (owned_chooser, chosen_cb, self);
}

/* Settings. */

/* Where the window is belongs to this machine and this moment. */
static bool
is_backed_up (const char *name)
{
  return !g_str_has_prefix (name, "window-") && !g_str_equal (name, "kind")
         && !g_str_equal (name, "page");
}

static GSettingsSchema *
app_backup_get_schema (AppBackup *self)
{
  GSettingsSchema *schema;

  g_object_get (self->settings, "settings-schema", &schema, NULL);

  return schema;
}

static void
app_backup_add_settings (AppBackup  *self,
                         GameBackup *backup)
{
  g_autoptr(GSettingsSchema) schema = app_backup_get_schema (self);
  g_auto(GStrv) names = g_settings_schema_list_keys (schema);

  for (char **name = names; *name != NULL; name++)
    if (is_backed_up (*name))
      {
        g_autoptr(GVariant) value = g_settings_get_value (self->settings, *name);

        g_hash_table_insert (backup->settings, g_strdup (*name), g_variant_print (value, false));
      }
}

/* Names and values that this version does not know are left out. */
static void
app_backup_set_settings (AppBackup        *self,
                         const GameBackup *backup)
{
  g_autoptr(GSettingsSchema) schema = app_backup_get_schema (self);
  GHashTableIter iter;
  gpointer name;
  gpointer text;

  g_hash_table_iter_init (&iter, backup->settings);
  while (g_hash_table_iter_next (&iter, &name, &text))
    if (is_backed_up (name) && g_settings_schema_has_key (schema, name))
      {
        g_autoptr(GSettingsSchemaKey) key = g_settings_schema_get_key (schema, name);
        g_autoptr(GVariant) value = g_variant_parse (g_settings_schema_key_get_value_type (key),
                                                     text, NULL, NULL, NULL);

        if (value != NULL && g_settings_schema_key_range_check (key, value))
          g_settings_set_value (self->settings, name, value);
      }
}

/* Back up. */

static void
app_backup_saved_cb (GObject      *object,
                     GAsyncResult *result,
                     gpointer      data)
{
  g_autoptr(AppBackup) self = data;
  g_autoptr(GError) error = NULL;
  g_autofree char *message = NULL;
  int n_games = game_backup_save_finish (result, &error);

  if (n_games >= 0)
    message = g_strdup_printf (ngettext ("Backed up settings, records and %d game",
                                         "Backed up settings, records and %d games", n_games),
                               n_games);
  else
    /* Translators: %s says why. */
    message = g_strdup_printf (_("The backup could not be saved: %s"), error->message);

  app_backup_show_message (self, message);
  g_application_release (g_application_get_default ());
}

/* The program goes on until the file is written, whatever becomes of the window. */
static void
app_backup_save_file (AppBackup *self,
                      GFile     *file)
{
  const char *folder = app_session_get_folder (self->session);
  GameBackup *backup = game_backup_new ();

  app_session_store_all (self->session);
  app_backup_add_settings (self, backup);
  g_application_hold (g_application_get_default ());
  game_backup_save_async (backup, folder, file, app_backup_saved_cb, g_object_ref (self));
}

static void
app_backup_save_chosen_cb (AppBackup            *self,
                           int                   response,
                           GtkFileChooserNative *chooser)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    app_backup_save_file (self, file);
}

/* Restore. */

static void
app_backup_show_restored (AppBackup *self)
{
  int n_games = self->n_added + self->n_replaced;
  g_autofree char *message = NULL;

  if (n_games == 0)
    message = g_strdup (_("All games of the backup were here already"));
  else if (self->n_replaced == 0)
    message = g_strdup_printf (ngettext ("Restored: %d game added",
                                         "Restored: %d games added", n_games), n_games);
  else
    /* Translators: numbers of games that were not here, and that the backup had more of. */
    message = g_strdup_printf (_("Restored: %d new games, %d brought up to date"),
                               (int) self->n_added, (int) self->n_replaced);

  app_backup_show_message (self, message);
}

/* The next game. The library says why it takes none. */
static gboolean
app_backup_merge_cb (gpointer data)
{
  AppBackup *self = data;
  GameLibrary *library = app_session_get_library (self->session);
  GameMerged merged;

  if (library == NULL)
    return G_SOURCE_REMOVE;

  if (self->n_merged == self->backup->games->len)
    {
      app_backup_set_settings (self, self->backup);
      app_backup_show_restored (self);
      return G_SOURCE_REMOVE;
    }

  merged = game_backup_merge_game (self->backup, self->n_merged++, library);
  self->n_added += merged == GAME_MERGED_ADDED;
  self->n_replaced += merged == GAME_MERGED_REPLACED;

  return merged != GAME_MERGED_FAILED ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
app_backup_start (AppBackup *self)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *message = NULL;

  if (game_records_join_lines (app_session_get_folder (self->session), self->backup->records,
                               &error))
    {
      g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, app_backup_merge_cb, g_object_ref (self),
                       g_object_unref);
      return;
    }

  /* Translators: %s says why. */
  message = g_strdup_printf (_("The backup could not be restored: %s"), error->message);
  app_backup_show_message (self, message);
}

static void
app_backup_loaded_cb (GObject      *object,
                      GAsyncResult *result,
                      gpointer      data)
{
  g_autoptr(AppBackup) self = data;
  g_autoptr(GError) error = NULL;
  g_autofree char *message = NULL;

  self->backup = game_backup_load_finish (result, &error);
  if (self->backup != NULL)
    {
      if (app_session_get_folder (self->session) != NULL)
        app_backup_start (self);
      return;
    }

  if (error->domain == GAME_SAVE_ERROR)
    message = g_strdup (error->message);
  else
    /* Translators: %s says why. */
    message = g_strdup_printf (_("The backup could not be read: %s"), error->message);
  app_backup_show_message (self, message);
}

static void
app_backup_restore_file (AppBackup *self,
                         GFile     *file)
{
  app_session_store_all (self->session);
  game_backup_load_async (file, app_backup_loaded_cb, g_object_ref (self));
}

static void
app_backup_restore_chosen_cb (AppBackup            *self,
                              int                   response,
                              GtkFileChooserNative *chooser)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    app_backup_restore_file (self, file);
}

static void
app_backup_finalize (GObject *object)
{
  AppBackup *self = APP_BACKUP (object);

  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  g_clear_weak_pointer (&self->parent);
  g_clear_weak_pointer (&self->toast);
  g_clear_pointer (&self->backup, game_backup_free);

  G_OBJECT_CLASS (app_backup_parent_class)->finalize (object);
}

static void
app_backup_class_init (AppBackupClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = app_backup_finalize;
}

static void
app_backup_init (AppBackup *self)
{
}

AppBackup *
app_backup_new (AppSession *session,
                GSettings  *settings,
                GtkWindow  *parent,
                AppToast   *toast)
{
  AppBackup *self = g_object_new (APP_TYPE_BACKUP, NULL);

  self->session = g_object_ref (session);
  self->settings = g_object_ref (settings);
  g_set_weak_pointer (&self->parent, parent);
  g_set_weak_pointer (&self->toast, toast);

  return self;
}

static void
app_backup_ask_for_new (AppBackup *self)
{
  g_autoptr(GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *name = g_date_time_format (now, "nine-queens-%Y-%m-%d");

  app_backup_ask (self, app_file_chooser_new_for_backup (self->parent, name),
                  G_CALLBACK (app_backup_save_chosen_cb));
}

void
app_backup_run (AppBackup *self,
                GVariant  *what)
{
  g_autoptr(GFile) file = NULL;
  gboolean is_restore;
  const char *uri;

  g_return_if_fail (APP_IS_BACKUP (self));

  if (app_session_get_folder (self->session) == NULL)
    return;

  g_variant_get (what, "(b&s)", &is_restore, &uri);
  file = g_file_new_for_uri (uri);
  if (is_restore && *uri != '\0')
    app_backup_restore_file (self, file);
  else if (is_restore)
    app_backup_ask (self, app_file_chooser_new_for_restore (self->parent),
                    G_CALLBACK (app_backup_restore_chosen_cb));
  else if (*uri != '\0')
    app_backup_save_file (self, file);
  else
    app_backup_ask_for_new (self);
}
