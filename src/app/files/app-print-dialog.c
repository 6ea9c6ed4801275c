/* The dialog that asks what to print.
 *
 * It stands before the desktop's own dialog and not within it: where a program lives in a sandbox,
 * that one belongs to another process and takes no pages of ours.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/files/app-print-dialog.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/app-dialog.h"
#include "app/widgets/app-drop-down.h"
#include "app/widgets/app-widget.h"
#include "app/widgets/app-notice.h"
#include "app/files/app-print-puzzles.h"
#include "app/files/app-print.h"
#include "game/state/game-variant.h"
#include "game/text/game-words.h"

/* In the order of the drop-down. */
enum { WHAT_BOARD, WHAT_SUDOKUS, WHAT_QUEENS, WHAT_COLOURED };

/* Of all of these sizes there are puzzles of all levels. */
static const struct
{
  GameVariant variant;
  int         smallest, largest;        /* 0: it is not asked for */
} makes[] = {
  [WHAT_SUDOKUS] = { GAME_VARIANT_SUDOKU, 0, 0 },
  [WHAT_QUEENS] = { GAME_VARIANT_FIXED_QUEENS, 7, 16 },
  [WHAT_COLOURED] = { GAME_VARIANT_COLOURED_QUEENS, COLOURED_MIN, COLOURED_MAX },
};

struct _AppPrintDialog
{
  GtkWindow     parent_instance;

  GtkWidget    *choices;
  GtkDropDown  *what;
  GtkDropDown  *detail;
  GtkDropDown  *level;
  GtkWidget    *size;
  GtkWidget    *count;
  GtkDropDown  *per_page;
  GtkWidget    *solutions;
  GtkWidget    *progress_bar;

  GameState     shown;
  PaintScene    scene;
  GCancellable *cancellable;    /* of what is being made; ended when the dialog closes */
  int           n_wanted;
  int64_t       started;        /* the making of them, as g_get_monotonic_time () tells */
};

G_DEFINE_FINAL_TYPE (AppPrintDialog, app_print_dialog, GTK_TYPE_WINDOW)

enum { PRINT, N_SIGNALS };

static guint signals[N_SIGNALS];

/* In the order of the drop-down. */
static const int per_page[] = { 1, 2, 4, 6, 9 };

static const char memory_group[] = "Sheet";

/* As many levels as there are; the one that is selected stays if it can. */
static void
app_print_dialog_set_n_levels (AppPrintDialog *self,
                               guint           n_levels)
{
  guint selected = gtk_drop_down_get_selected (self->level);
  g_autoptr(GtkStringList) names = NULL;

  if (g_list_model_get_n_items (gtk_drop_down_get_model (self->level)) == n_levels)
    return;

  names = gtk_string_list_new (NULL);
  for (guint level = 0; level < n_levels; level++)
    gtk_string_list_append (names, game_words_level (level));
  gtk_drop_down_set_model (self->level, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->level, MIN (selected, n_levels - 1));
}

static void
app_print_dialog_update (AppPrintDialog *self)
{
  guint what = gtk_drop_down_get_selected (self->what);
  bool is_new = what != WHAT_BOARD;
  bool sized = makes[what].largest > 0;

  gtk_widget_set_visible (GTK_WIDGET (self->detail), !is_new);
  gtk_widget_set_visible (GTK_WIDGET (self->level), is_new);
  gtk_widget_set_visible (self->size, sized);
  app_print_dialog_set_n_levels (self, game_variants[makes[what].variant].n_levels);
  if (sized)
    gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->size), makes[what].smallest,
                               makes[what].largest);

  gtk_widget_set_sensitive (self->choices, self->cancellable == NULL);
  gtk_widget_set_visible (self->progress_bar, self->cancellable != NULL && is_new);
}

/* Remembering. */

static void
recall_drop_down (GKeyFile    *memory,
                  const char  *key,
                  GtkDropDown *drop_down)
{
  guint n_items = g_list_model_get_n_items (gtk_drop_down_get_model (drop_down));
  int selected = g_key_file_get_integer (memory, memory_group, key, NULL);

  if (g_key_file_has_key (memory, memory_group, key, NULL)
      && selected >= 0 && (guint) selected < n_items)
    gtk_drop_down_set_selected (drop_down, selected);
}

static void
recall_number (GKeyFile      *memory,
               const char    *key,
               GtkSpinButton *button)
{
  if (g_key_file_has_key (memory, memory_group, key, NULL))
    gtk_spin_button_set_value (button, g_key_file_get_integer (memory, memory_group, key, NULL));
}

static void
app_print_dialog_recall (AppPrintDialog *self)
{
  g_autoptr(GKeyFile) memory = app_print_load_memory ();

  recall_drop_down (memory, "what", self->what);
  recall_drop_down (memory, "detail", self->detail);
  recall_drop_down (memory, "level", self->level);
  recall_drop_down (memory, "per-page", self->per_page);
  recall_number (memory, "size", GTK_SPIN_BUTTON (self->size));
  recall_number (memory, "number", GTK_SPIN_BUTTON (self->count));
  if (g_key_file_has_key (memory, memory_group, "solutions", NULL))
    gtk_check_button_set_active (GTK_CHECK_BUTTON (self->solutions),
                                 g_key_file_get_boolean (memory, memory_group, "solutions",
                                                         NULL));
}

static void
app_print_dialog_remember (AppPrintDialog *self)
{
  g_autoptr(GKeyFile) memory = app_print_load_memory ();
  const struct
  {
    const char *key;
    int         value;
  } numbers[] = {
    { "what", gtk_drop_down_get_selected (self->what) },
    { "detail", gtk_drop_down_get_selected (self->detail) },
    { "level", gtk_drop_down_get_selected (self->level) },
    { "per-page", gtk_drop_down_get_selected (self->per_page) },
    { "size", gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->size)) },
    { "number", gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->count)) },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (numbers); i++)
    g_key_file_set_integer (memory, memory_group, numbers[i].key, numbers[i].value);
  g_key_file_set_boolean (memory, memory_group, "solutions",
                          gtk_check_button_get_active (GTK_CHECK_BUTTON (self->solutions)));
  app_print_keep_memory (memory);
}

/* Making. */

static void
app_print_dialog_progress (int      n_made,
                           gpointer data)
{
  AppPrintDialog *self = data;
  /* Translators: how many puzzles are made, and how many there will be */
  g_autofree char *text = g_strdup_printf (_("%d of %d"), n_made, self->n_wanted);

  gtk_progress_bar_set_text (GTK_PROGRESS_BAR (self->progress_bar), text);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress_bar),
                                 n_made / (double) self->n_wanted);
}

static GameVariant
get_variant (AppPrintDialog *self)
{
  guint what = gtk_drop_down_get_selected (self->what);

  return what == WHAT_BOARD ? game_state_variant (&self->shown) : makes[what].variant;
}

/* New sudokus look best with a pattern. */
static GameSpec
get_spec (AppPrintDialog *self)
{
  GameSpec spec = game_spec_new (makes[gtk_drop_down_get_selected (self->what)].variant,
                                 gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->size)),
                                 gtk_drop_down_get_selected (self->level));

  game_spec_set_seed (&spec, (uint64_t) g_random_int () << 32 | g_random_int ());
  if (spec.variant == GAME_VARIANT_SUDOKU)
    spec.sudoku.symmetry = SUDOKU_SYMMETRY_ROTATIONAL;

  return spec;
}

static void
app_print_dialog_made_cb (GObject      *object,
                          GAsyncResult *result,
                          gpointer      data)
{
  g_autoptr(AppPrintDialog) self = data;
  g_autoptr(GArray) puzzles = app_print_puzzles_finish (result, NULL);
  g_autoptr(GtkPrintOperation) operation = NULL;
  bool with_solutions;

  if (puzzles == NULL)
    return;

  app_notice_tell ((g_get_monotonic_time () - self->started) / 1e6,
                   _("The puzzles to print are made"));
  with_solutions = gtk_check_button_get_active (GTK_CHECK_BUTTON (self->solutions));
  operation = app_print_new (_(game_variants[get_variant (self)].name), puzzles,
                             puzzles->len == 1
                             ? 1 : per_page[gtk_drop_down_get_selected (self->per_page)],
                             with_solutions);
  gtk_window_destroy (GTK_WINDOW (self));
  g_signal_emit (self, signals[PRINT], 0, operation);
}

static void
app_print_dialog_print_clicked_cb (AppPrintDialog *self)
{
  bool is_new = gtk_drop_down_get_selected (self->what) != WHAT_BOARD;
  int count = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->count));
  AppPrintOrder order = {
    .n_new = is_new ? count : 0,
    .solutions = gtk_check_button_get_active (GTK_CHECK_BUTTON (self->solutions)),
    .shown = self->shown,
    .scene = self->scene,
    .detail = gtk_drop_down_get_selected (self->detail),
  };

  if (is_new)
    order.spec = get_spec (self);

  app_print_dialog_remember (self);
  self->cancellable = g_cancellable_new ();
  self->started = g_get_monotonic_time ();
  self->n_wanted = MAX (order.n_new, 1);
  app_print_dialog_progress (0, self);
  app_print_dialog_update (self);
  app_print_puzzles_async (&order, self->cancellable, app_print_dialog_progress,
                           app_print_dialog_made_cb, g_object_ref (self));
}

/* However it goes, it takes what it waits for with it; that holds a reference until then, when the
 * parent may be gone, which GTK would still look at. */
static void
app_print_dialog_unrealize (GtkWidget *widget)
{
  g_cancellable_cancel (APP_PRINT_DIALOG (widget)->cancellable);

  GTK_WIDGET_CLASS (app_print_dialog_parent_class)->unrealize (widget);
  gtk_window_set_transient_for (GTK_WINDOW (widget), NULL);
}

static void
app_print_dialog_finalize (GObject *object)
{
  g_clear_object (&APP_PRINT_DIALOG (object)->cancellable);

  G_OBJECT_CLASS (app_print_dialog_parent_class)->finalize (object);
}

static void
app_print_dialog_class_init (AppPrintDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = app_print_dialog_finalize;
  widget_class->unrealize = app_print_dialog_unrealize;
  signals[PRINT] = g_signal_new ("print", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, GTK_TYPE_PRINT_OPERATION);

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/print.ui");
  gtk_widget_class_bind_template_child (widget_class, AppPrintDialog, choices);
  gtk_widget_class_bind_template_child (widget_class, AppPrintDialog, what);
  gtk_widget_class_bind_template_child (widget_class, AppPrintDialog, detail);
  gtk_widget_class_bind_template_child (widget_class, AppPrintDialog, level);
  gtk_widget_class_bind_template_child (widget_class, AppPrintDialog, size);
  gtk_widget_class_bind_template_child (widget_class, AppPrintDialog, count);
  gtk_widget_class_bind_template_child (widget_class, AppPrintDialog, per_page);
  gtk_widget_class_bind_template_child (widget_class, AppPrintDialog, solutions);
  gtk_widget_class_bind_template_child (widget_class, AppPrintDialog, progress_bar);
  gtk_widget_class_bind_template_callback (widget_class, app_print_dialog_update);
  gtk_widget_class_bind_template_callback (widget_class, app_print_dialog_print_clicked_cb);
  app_dialog_add_keys (widget_class);
}

static void
app_print_dialog_init (AppPrintDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  app_drop_down_set_up (self->what, _("Print"));
  app_drop_down_set_up (self->detail, _("Show"));
  app_drop_down_set_up (self->level, _("Level"));
  app_drop_down_set_up (self->per_page, _("On a Page"));
  app_print_dialog_recall (self);
  app_print_dialog_update (self);
}

AppPrintDialog *
app_print_dialog_new (GtkWindow        *parent,
                      const GameState  *shown,
                      const PaintScene *scene)
{
  AppPrintDialog *self = app_dialog_new (APP_TYPE_PRINT_DIALOG, parent);

  self->shown = *shown;
  self->scene = *scene;

  return self;
}
