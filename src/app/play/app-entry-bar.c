/* The bar over a board into which a puzzle is entered.
 *
 * While a puzzle is looked at, the chip goes on for a moment to say what it said.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/play/app-entry-bar.h"

#include <glib/gi18n-lib.h>

#include "game/state/game-variant.h"
#include "game/text/game-text.h"

enum { DELAY_MS = 250 };        /* until then the chip goes on to say what it said */

struct _AppEntryBar
{
  AppWidget     parent_instance;

  GtkLabel     *title;
  GtkWidget    *answer;
  GtkWidget    *chip_box;
  GtkImage     *chip_icon;
  GtkLabel     *chip;
  GtkWidget    *paste_button;
  GtkWidget    *list_button;
  GtkWidget    *start_button;
  GtkWidget    *onwards;

  GameState     puzzle;         /* what is entered, as a puzzle */
  unsigned int  timeout_id;
  int           n_solutions;    /* 0, 1, 2 for several, or GAME_FACTS_UNKNOWN */
};

G_DEFINE_FINAL_TYPE (AppEntryBar, app_entry_bar, APP_TYPE_WIDGET)

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
  int n_solutions = game_state_is_blank (&self->puzzle) ? GAME_FACTS_UNKNOWN : self->n_solutions;

  for (int i = 0; i < (int) G_N_ELEMENTS (looks); i++)
    app_widget_set_class (self->chip_box, looks[i].css_class, i == n_solutions);

  gtk_widget_set_visible (GTK_WIDGET (self->chip_icon), n_solutions != GAME_FACTS_UNKNOWN);
  if (n_solutions != GAME_FACTS_UNKNOWN)
    gtk_image_set_from_icon_name (self->chip_icon, looks[n_solutions].icon);
}

/* A narrow bar has room for the answer and one button: the page of solutions lists them too. */
static void
app_entry_bar_show_buttons (AppEntryBar *self)
{
  bool blank = game_state_is_blank (&self->puzzle);
  bool narrow = app_widget_get_narrow (APP_WIDGET (self));

  gtk_widget_set_sensitive (self->start_button, self->n_solutions != 0 && !blank);
  gtk_widget_set_visible (self->list_button, self->n_solutions > 1 && !blank && !narrow);
  gtk_widget_set_visible (self->paste_button, blank || !narrow);
}

static void
app_entry_bar_show (AppEntryBar *self)
{
  g_autofree char *text = game_text_entry (&self->puzzle, self->n_solutions);

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  gtk_label_set_label (self->chip, text);
  app_entry_bar_show_look (self);
  app_entry_bar_show_buttons (self);
}

static gboolean
app_entry_bar_delay_cb (gpointer data)
{
  AppEntryBar *self = data;

  self->timeout_id = 0;
  app_entry_bar_show (self);

  return G_SOURCE_REMOVE;
}

static void
app_entry_bar_set_puzzle (AppEntryBar     *self,
                          const GameState *puzzle)
{
  bool has_digits = game_kinds[puzzle->kind].n_digits > 0;

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  self->puzzle = *puzzle;
  gtk_label_set_label (self->title, has_digits ? _("Enter the given digits")
                                              : _("Place the given queens"));
  gtk_widget_set_visible (self->onwards, has_digits && !app_widget_get_narrow (APP_WIDGET (self)));
}

static void
app_entry_bar_narrow_cb (AppEntryBar *self)
{
  bool narrow = app_widget_get_narrow (APP_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->answer),
                                  narrow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_visible (GTK_WIDGET (self->title), !narrow);
  gtk_widget_set_visible (self->onwards, !narrow && game_kinds[self->puzzle.kind].n_digits > 0);
  app_entry_bar_show_buttons (self);
}

static void
app_entry_bar_dispose (GObject *object)
{
  AppEntryBar *self = APP_ENTRY_BAR (object);

  g_clear_handle_id (&self->timeout_id, g_source_remove);

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
  gtk_widget_class_bind_template_child (widget_class, AppEntryBar, paste_button);
  gtk_widget_class_bind_template_child (widget_class, AppEntryBar, list_button);
  gtk_widget_class_bind_template_child (widget_class, AppEntryBar, start_button);
  gtk_widget_class_bind_template_child (widget_class, AppEntryBar, onwards);
  gtk_widget_class_bind_template_callback (widget_class, app_entry_bar_narrow_cb);
}

static void
app_entry_bar_init (AppEntryBar *self)
{
  self->n_solutions = GAME_FACTS_UNKNOWN;
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
app_entry_bar_set_state (AppEntryBar     *self,
                         const GameState *state,
                         const GameFacts *facts)
{
  GameState puzzle;
  bool is_other;

  g_return_if_fail (APP_IS_ENTRY_BAR (self));

  is_other = !gtk_widget_get_visible (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), state != NULL);
  if (state == NULL)
    {
      g_clear_handle_id (&self->timeout_id, g_source_remove);
      return;
    }

  puzzle = game_state_new_entered (state);
  if (is_other || !game_state_equal (&puzzle, &self->puzzle))
    app_entry_bar_set_puzzle (self, &puzzle);

  self->n_solutions = game_state_has_conflict (&puzzle) ? 0 : facts->n_solutions;
  if (is_other || self->n_solutions != GAME_FACTS_UNKNOWN || game_state_is_blank (&puzzle))
    app_entry_bar_show (self);
  else if (self->timeout_id == 0)
    self->timeout_id = g_timeout_add (DELAY_MS, app_entry_bar_delay_cb, self);
}

void
app_entry_bar_bind (AppEntryBar *self,
                    GSettings   *settings)
{
  g_return_if_fail (APP_IS_ENTRY_BAR (self));

  g_settings_bind (settings, "enter-onwards", self->onwards, "active", G_SETTINGS_BIND_DEFAULT);
}

