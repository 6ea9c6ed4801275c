/* The bar over a board into which a puzzle is entered.
 *
 * Invariant: `n_solutions` is that of `puzzle`, or UNKNOWN while `job` is looking.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/play/app-entry-bar.h"

#include <glib/gi18n-lib.h>

#include "game/jobs/game-job-slot.h"
#include "game/text/game-text.h"

enum
{
  UNKNOWN = -1,
  PATIENCE_MS = 250,            /* until then the chip goes on to say what it said */
};

struct _AppEntryBar
{
  GtkWidget     parent_instance;

  GtkLabel     *title;
  GtkWidget    *answer;
  GtkWidget    *chip_box;
  GtkImage     *chip_icon;
  GtkLabel     *chip;
  GtkWidget    *list_button;
  GtkWidget    *start_button;
  GtkWidget    *onwards;

  GameState     puzzle;         /* what is entered, as a puzzle */
  GameJobSlot    *counting;
  unsigned int  timeout_id;
  int           n_solutions;    /* 0, 1, 2 for several, or UNKNOWN */
  bool          narrow;
};

G_DEFINE_FINAL_TYPE (AppEntryBar, app_entry_bar, GTK_TYPE_WIDGET)

/* What the chip looks like, by the number of solutions; what it says, it says in words. */
static const struct
{
  const char *icon;
  const char *css_class;
} looks[] = {
  { "dialog-warning-symbolic", "unsolvable" },
  { "object-select-symbolic", "unique" },
  { "view-grid-symbolic", "several" },
};

static void
app_entry_bar_show_look (AppEntryBar *self)
{
  int n_solutions = game_state_is_blank (&self->puzzle) ? UNKNOWN : self->n_solutions;

  for (int i = 0; i < (int) G_N_ELEMENTS (looks); i++)
    {
      if (i == n_solutions)
        gtk_widget_add_css_class (self->chip_box, looks[i].css_class);
      else
        gtk_widget_remove_css_class (self->chip_box, looks[i].css_class);
    }

  gtk_widget_set_visible (GTK_WIDGET (self->chip_icon), n_solutions != UNKNOWN);
  if (n_solutions != UNKNOWN)
    gtk_image_set_from_icon_name (self->chip_icon, looks[n_solutions].icon);
}

static void
app_entry_bar_show (AppEntryBar *self)
{
  g_autofree char *text = game_text_entry (&self->puzzle, self->n_solutions);
  bool blank = game_state_is_blank (&self->puzzle);

  gtk_label_set_label (self->chip, text);
  app_entry_bar_show_look (self);
  gtk_widget_set_visible (self->list_button, self->n_solutions > 1 && !blank);
  gtk_widget_set_sensitive (self->start_button, self->n_solutions != 0 && !blank);
}

static void
app_entry_bar_stop (AppEntryBar *self)
{
  g_clear_handle_id (&self->timeout_id, g_source_remove);
  game_job_slot_stop (self->counting);
}

static void
app_entry_bar_counted_cb (GObject    *owner,
                          GameJob    *job,
                          GameReport *report)
{
  AppEntryBar *self = APP_ENTRY_BAR (owner);

  app_entry_bar_stop (self);
  if (report->end != SEARCH_STOPPED)
    self->n_solutions = MIN (report->stats.n_solutions, 2);
  app_entry_bar_show (self);
}

static gboolean
app_entry_bar_patience_cb (gpointer data)
{
  AppEntryBar *self = data;

  self->timeout_id = 0;
  app_entry_bar_show (self);

  return G_SOURCE_REMOVE;
}

/* Two solutions are as good as any more. */
static void
app_entry_bar_count (AppEntryBar *self)
{
  GameRequest request = game_request_count (&self->puzzle, 2);

  self->n_solutions = UNKNOWN;
  game_job_slot_start (self->counting, &request, app_entry_bar_counted_cb);
  self->timeout_id = g_timeout_add (PATIENCE_MS, app_entry_bar_patience_cb, self);
}

static void
app_entry_bar_dispose (GObject *object)
{
  AppEntryBar *self = APP_ENTRY_BAR (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  app_entry_bar_stop (self);
  g_clear_pointer (&self->counting, game_job_slot_free);
  g_clear_pointer (&child, gtk_widget_unparent);

  G_OBJECT_CLASS (app_entry_bar_parent_class)->dispose (object);
}

static void
app_entry_bar_class_init (AppEntryBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_entry_bar_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/entry-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, AppEntryBar, title);
  gtk_widget_class_bind_template_child (widget_class, AppEntryBar, answer);
  gtk_widget_class_bind_template_child (widget_class, AppEntryBar, chip_box);
  gtk_widget_class_bind_template_child (widget_class, AppEntryBar, chip_icon);
  gtk_widget_class_bind_template_child (widget_class, AppEntryBar, chip);
  gtk_widget_class_bind_template_child (widget_class, AppEntryBar, list_button);
  gtk_widget_class_bind_template_child (widget_class, AppEntryBar, start_button);
  gtk_widget_class_bind_template_child (widget_class, AppEntryBar, onwards);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
app_entry_bar_init (AppEntryBar *self)
{
  self->n_solutions = UNKNOWN;
  self->counting = game_job_slot_new (self);
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
app_entry_bar_set_state (AppEntryBar     *self,
                         const GameState *state)
{
  bool was_visible;
  GameState puzzle;

  g_return_if_fail (APP_IS_ENTRY_BAR (self));

  was_visible = gtk_widget_get_visible (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), state != NULL);
  if (state == NULL)
    {
      app_entry_bar_stop (self);
      return;
    }

  puzzle = game_state_new_entered (state);
  if (was_visible && game_state_equal (&puzzle, &self->puzzle))
    return;

  app_entry_bar_stop (self);
  self->puzzle = puzzle;
  gtk_label_set_label (self->title, puzzle.kind == GAME_SUDOKU ? _("Enter the given digits")
                                                                : _("Place the given queens"));
  gtk_widget_set_visible (self->onwards, puzzle.kind == GAME_SUDOKU && !self->narrow);
  if (game_state_has_conflict (&puzzle))
    self->n_solutions = 0;
  else
    app_entry_bar_count (self);

  if (game_job_slot_get_job (self->counting) == NULL || !was_visible
      || game_state_is_blank (&puzzle))
    app_entry_bar_show (self);
}

void
app_entry_bar_bind (AppEntryBar *self,
                    GSettings   *settings)
{
  g_return_if_fail (APP_IS_ENTRY_BAR (self));

  g_settings_bind (settings, "enter-onwards", self->onwards, "active", G_SETTINGS_BIND_DEFAULT);
}

void
app_entry_bar_set_narrow (AppEntryBar *self,
                          bool         narrow)
{
  g_return_if_fail (APP_IS_ENTRY_BAR (self));

  self->narrow = narrow;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->answer),
                                  narrow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_visible (GTK_WIDGET (self->title), !narrow);
  gtk_widget_set_visible (self->onwards, !narrow && self->puzzle.kind == GAME_SUDOKU);
}
