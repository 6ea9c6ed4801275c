/* Choosing a file, and its format by a filter or by its name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/files/app-file-chooser.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game/state/game-variant.h"

static const char backup_suffix[] = "nine-queens-backup";

/* Another format gets another name. */
static void
file_chooser_filter_cb (GtkFileChooser *chooser,
                        GParamSpec     *pspec,
                        const char     *name)
{
  GtkFileFilter *filter = gtk_file_chooser_get_filter (chooser);
  g_autofree char *full_name = NULL;

  if (filter == NULL)
    return;

  full_name = g_strdup_printf ("%s.%s", name,
                               (char *) g_object_get_data (G_OBJECT (filter), "suffix"));
  gtk_file_chooser_set_current_name (chooser, full_name);
}

/* The name is without a suffix. */
static GtkFileChooserNative *
new_chooser (GtkWindow  *parent,
             const char *title,
             const char *accept,
             const char *name)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, parent,
                                                               GTK_FILE_CHOOSER_ACTION_SAVE,
                                                               accept, _("_Cancel"));

  g_signal_connect_data (chooser, "notify::filter", G_CALLBACK (file_chooser_filter_cb),
                         g_strdup (name), (GClosureNotify) (void (*) (void)) g_free, 0);

  return chooser;
}

/* The first one is chosen until the user chooses another. Lends the filter. */
static GtkFileFilter *
add_filter (GtkFileChooserNative *chooser,
            int                   format,
            const char           *title,
            const char           *suffix)
{
  g_autoptr(GtkFileFilter) filter = gtk_file_filter_new ();
  GtkFileFilter *current;

  gtk_file_filter_set_name (filter, title);
  gtk_file_filter_add_suffix (filter, suffix);
  g_object_set_data (G_OBJECT (filter), "format", GINT_TO_POINTER (format));
  g_object_set_data_full (G_OBJECT (filter), "suffix", g_strdup (suffix), g_free);

  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  current = gtk_file_chooser_get_filter (GTK_FILE_CHOOSER (chooser));

  /* GTK may have chosen it, but did not say so. */
  if (current == NULL || current == filter)
    gtk_file_chooser_set_filter (GTK_FILE_CHOOSER (chooser), filter);

  return filter;
}

static int
get_chosen_format (GtkFileChooserNative *chooser)
{
  GtkFileFilter *filter = gtk_file_chooser_get_filter (GTK_FILE_CHOOSER (chooser));
  g_autoptr(GListModel) filters = gtk_file_chooser_get_filters (GTK_FILE_CHOOSER (chooser));
  g_autoptr(GObject) first = g_list_model_get_item (filters, 0);

  return GPOINTER_TO_INT (g_object_get_data (filter != NULL ? G_OBJECT (filter) : first,
                                             "format"));
}

/* Puzzles. */

static const char *
get_extension (int format)
{
  return format == APP_SAVE_GAME ? "nine-queens" : game_format_get_info (format)->extension;
}

static void
add_format (GtkFileChooserNative *chooser,
            int                   format,
            const char           *name)
{
  g_autofree char *title = g_strdup_printf ("%s (.%s)", name, get_extension (format));

  add_filter (chooser, format, title, get_extension (format));
}

GtkFileChooserNative *
app_file_chooser_new_for_puzzle (GtkWindow       *parent,
                                 const GameState *state)
{
  const char *name = game_kinds[state->kind].name;
  GtkFileChooserNative *chooser = new_chooser (parent, _("Save Puzzle"), _("_Save"), name);

  /* Translators: a format of file, the program's own. */
  add_format (chooser, APP_SAVE_GAME, _("Game, with all that was done"));
  for (int format = 0; format < GAME_N_FORMATS; format++)
    if (game_format_fits (format, state))
      add_format (chooser, format, game_format_get_name (format));

  return chooser;
}

int
app_file_chooser_get_format (GtkFileChooserNative *chooser,
                             const GameState      *state)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : g_strdup ("");
  const char *dot = strrchr (name, '.');
  int format = get_chosen_format (chooser);
  GameFormat named;

  if (dot == NULL || g_ascii_strcasecmp (dot + 1, get_extension (format)) == 0)
    return format;

  if (g_ascii_strcasecmp (dot + 1, "nine-queens") == 0)
    return APP_SAVE_GAME;

  return game_format_from_file_name (name, state, &named) ? (int) named : format;
}

/* Pictures. */

/* `from_name` tells the format of a name, or -1. */
static int
get_named_format (GtkFileChooserNative *chooser,
                  int                 (*from_name) (const char *name))
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;
  int format = name != NULL ? from_name (name) : -1;

  return format >= 0 ? format : get_chosen_format (chooser);
}

/* The first one is chosen if nobody chooses: sharp on a screen, and good enough to print. */
static void
add_sizes (GtkFileChooser *chooser,
           int             width,
           int             height)
{
  const char *const scales[] = { "2", "4", NULL };
  g_autofree char *normal = g_strdup_printf ("%d × %d", 2 * width, 2 * height);
  g_autofree char *large = g_strdup_printf ("%d × %d", 4 * width, 4 * height);
  const char *labels[] = { normal, large, NULL };

  /* Translators: how many pixels a PNG picture has */
  gtk_file_chooser_add_choice (chooser, "scale", _("Size of PNG"), (const char **) scales, labels);
}

static GtkFileChooserNative *
new_for_picture (GtkWindow  *parent,
                 const char *name)
{
  static const char *const titles[PAINT_N_FILES] = {
    [PAINT_FILE_PNG] = N_("PNG Picture"),
    [PAINT_FILE_SVG] = N_("SVG Drawing"),
    [PAINT_FILE_PDF] = N_("PDF Document"),
  };
  GtkFileChooserNative *chooser = new_chooser (parent, _("Export Picture"), _("_Export"), name);
  const char *path = g_get_user_special_dir (G_USER_DIRECTORY_PICTURES);
  g_autoptr(GFile) folder = path != NULL ? g_file_new_for_path (path) : NULL;

  for (int format = 0; format < PAINT_N_FILES; format++)
    gtk_file_filter_add_mime_type (add_filter (chooser, format, _(titles[format]),
                                               paint_file_suffix (format)),
                                   paint_file_type (format));

  if (folder != NULL)
    gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), folder, NULL);

  return chooser;
}

GtkFileChooserNative *
app_file_chooser_new_for_picture (GtkWindow  *parent,
                                  const char *name,
                                  int         width,
                                  int         height)
{
  GtkFileChooserNative *chooser = new_for_picture (parent, name);

  add_sizes (GTK_FILE_CHOOSER (chooser), width, height);

  return chooser;
}

void
app_file_chooser_get_picture (GtkFileChooserNative *chooser,
                              PaintFile            *format,
                              double               *scale)
{
  const char *size = gtk_file_chooser_get_choice (GTK_FILE_CHOOSER (chooser), "scale");

  *format = get_named_format (chooser, paint_file_from_name);
  *scale = size != NULL ? CLAMP (g_ascii_strtod (size, NULL), 1, 4) : 2;
}

/* How large it becomes is not known before its boards are counted. */
GtkFileChooserNative *
app_file_chooser_new_for_walk (GtkWindow  *parent,
                               const char *name)
{
  GtkFileChooserNative *chooser = new_for_picture (parent, name);

  /* Translators: a format of file, APNG. */
  add_filter (chooser, PAINT_WALK_APNG, _("Animated PNG"), "apng");

  return chooser;
}

void
app_file_chooser_get_walk (GtkFileChooserNative *chooser,
                           int                  *format,
                           double               *scale)
{
  *format = get_named_format (chooser, paint_walk_format_from_name);
  *scale = *format == PAINT_WALK_APNG ? 1 : 2;
}

GtkFileChooserNative *
app_file_chooser_new_for_tree (GtkWindow  *parent,
                               const char *name)
{
  GtkFileChooserNative *chooser = new_for_picture (parent, name);

  /* Translators: a format of file. Graphviz is a program that draws graphs, DOT its language. */
  add_filter (chooser, PAINT_TREE_DOT, _("Graphviz (DOT)"), "dot");

  return chooser;
}

int
app_file_chooser_get_tree (GtkFileChooserNative *chooser)
{
  return get_named_format (chooser, paint_tree_format_from_name);
}

/* Comparisons. */

GtkFileChooserNative *
app_file_chooser_new_for_comparison (GtkWindow  *parent,
                                     const char *name)
{
  GtkFileChooserNative *chooser = new_chooser (parent, _("Export Comparison"), _("_Export"), name);

  add_filter (chooser, 0, _("Text"), "txt");
  add_filter (chooser, 0, _("Table (CSV)"), "csv");
  add_filter (chooser, 0, _("SVG Drawing"), "svg");

  return chooser;
}

/* Backups. */

GtkFileChooserNative *
app_file_chooser_new_for_backup (GtkWindow  *parent,
                                 const char *name)
{
  GtkFileChooserNative *chooser = new_chooser (parent, _("Back Up"), _("_Save"), name);
  /* Translators: a format of file: all games, records and settings. */
  g_autofree char *title = g_strdup_printf ("%s (.%s)", _("Backup"), backup_suffix);

  add_filter (chooser, 0, title, backup_suffix);

  return chooser;
}

GtkFileChooserNative *
app_file_chooser_new_for_restore (GtkWindow *parent)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (_("Restore a Backup"), parent,
                                                               GTK_FILE_CHOOSER_ACTION_OPEN,
                                                               _("_Restore"), _("_Cancel"));
  g_autoptr(GtkFileFilter) all = gtk_file_filter_new ();

  /* Translators: files, in a dialog that opens one. */
  add_filter (chooser, 0, _("Backups"), backup_suffix);
  gtk_file_filter_set_name (all, _("All Files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), all);

  return chooser;
}

/* Any. */

static void
file_chooser_end_cb (GtkNativeDialog *chooser)
{
  gtk_native_dialog_hide (chooser);
  g_object_unref (chooser);
}

void
app_file_chooser_show (GtkFileChooserNative *owned_chooser,
                       GCallback             response_cb,
                       gpointer              object)
{
  GtkNativeDialog *dialog = GTK_NATIVE_DIALOG (owned_chooser);

  g_signal_connect_object (dialog, "response", response_cb, object, G_CONNECT_SWAPPED);
  g_signal_connect (dialog, "response", G_CALLBACK (file_chooser_end_cb), NULL);
  g_signal_connect_object (gtk_native_dialog_get_transient_for (dialog), "unmap",
                           G_CALLBACK (file_chooser_end_cb), dialog, G_CONNECT_SWAPPED);
  gtk_native_dialog_set_modal (dialog, true);

  /* GTK chooses the first filter by itself and does not tell; the name follows from it. */
  g_object_notify (G_OBJECT (dialog), "filter");
  gtk_native_dialog_show (dialog);
}
