/* The drawing is made of labels that look like cells and keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/play/app-start.h"

#include <glib/gi18n-lib.h>

#include "game/state/game-variant.h"

struct _AppStart
{
  AppWidget  parent_instance;

  GtkLabel  *key;
  GtkWidget *digit;
  GtkWidget *queen;
  GtkLabel  *begin;
  GtkLabel  *rule;
};

G_DEFINE_FINAL_TYPE (AppStart, app_start, APP_TYPE_WIDGET)

static char *
dup_rule (const GameState *state)
{
  int n = game_state_size (state);

  switch (game_state_variant (state))
    {
    case GAME_VARIANT_SUDOKU:
      return g_strdup (_("Each row, column and box holds 1 to 9 once."));

    case GAME_VARIANT_COLOURED_QUEENS:
      return g_strdup (_("One queen in each row, column and coloured region, and no two touch."));

    case GAME_VARIANT_FREE_QUEENS:
    case GAME_VARIANT_FIXED_QUEENS:
    default:
      return g_strdup_printf (ngettext ("Place %d queen.",
                                        "Place %d queens so that none attacks another.", n), n);
    }
}

const char *
app_start_get_begin (GameKind kind)
{
  return game_kinds[kind].n_digits > 0 ? _("Pick an empty cell, then press a digit.")
                                       : _("Click once to exclude, again for a queen.");
}

static void
app_start_class_init (AppStartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/start.ui");
  gtk_widget_class_bind_template_child (widget_class, AppStart, key);
  gtk_widget_class_bind_template_child (widget_class, AppStart, digit);
  gtk_widget_class_bind_template_child (widget_class, AppStart, queen);
  gtk_widget_class_bind_template_child (widget_class, AppStart, begin);
  gtk_widget_class_bind_template_child (widget_class, AppStart, rule);
}

static void
app_start_init (AppStart *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
app_start_set_state (AppStart        *self,
                     const GameState *state)
{
  bool has_digits = game_kinds[state->kind].n_digits > 0;
  g_autofree char *rule = dup_rule (state);

  g_return_if_fail (APP_IS_START (self));

  gtk_label_set_label (self->key, has_digits ? "5" : "×");
  gtk_widget_set_visible (self->digit, has_digits);
  gtk_widget_set_visible (self->queen, !has_digits);
  gtk_label_set_label (self->begin, app_start_get_begin (state->kind));
  gtk_label_set_label (self->rule, rule);
}
