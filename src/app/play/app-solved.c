/* The card of a solved puzzle. What the program has solved is told in fewer words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/play/app-solved.h"

#include <glib/gi18n-lib.h>

#include "game/text/game-text-games.h"

struct _AppSolved
{
  AppWidget  parent_instance;

  GtkLabel  *time;
  GtkLabel  *game;
  GtkLabel  *nth;
  GtkWidget *best_row;
  GtkWidget *medal;
  GtkLabel  *best;
  GtkLabel  *hints;
  GtkLabel  *techniques;
  GtkLabel  *new_path;
  GtkWidget *new_button;
  GtkWidget *replay_button;
  GtkWidget *clock_row;
  GtkWidget *clock_switch;
  GtkLabel  *took;
};

G_DEFINE_FINAL_TYPE (AppSolved, app_solved, APP_TYPE_WIDGET)

/* Nothing where there is nothing to compare with. */
static char *
dup_best (const GamePlayStats *stats,
          const GameRecord    *record)
{
  g_autofree char *best = NULL;

  if (record == NULL || record->n_timed < 2)
    return NULL;

  if (stats->milliseconds <= record->best)
    return g_strdup (_("Your best time"));

  best = game_text_time (record->best);

  /* Translators: the best time of a person for puzzles of a kind: "Your best time: 3:21" */
  return g_strdup_printf (_("Your best time: %s"), best);
}

static char *
dup_techniques (const GamePlayStats *stats)
{
  g_autofree char *techniques = game_text_techniques (stats);

  if (techniques == NULL)
    return NULL;

  /* Translators: a list of techniques: "Hints showed you: Hidden Pair, X-Wing" */
  return g_strdup_printf (_("Hints showed you: %s"), techniques);
}

static char *
dup_took (const GamePlayStats *stats)
{
  int n_minutes = MAX ((stats->milliseconds + 30000) / 60000, 1);

  return g_strdup_printf (ngettext ("This puzzle took about %d minute.",
                                    "This puzzle took about %d minutes.", n_minutes), n_minutes);
}

static void
app_solved_class_init (AppSolvedClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/solved.ui");
  gtk_widget_class_bind_template_child (widget_class, AppSolved, time);
  gtk_widget_class_bind_template_child (widget_class, AppSolved, game);
  gtk_widget_class_bind_template_child (widget_class, AppSolved, nth);
  gtk_widget_class_bind_template_child (widget_class, AppSolved, best_row);
  gtk_widget_class_bind_template_child (widget_class, AppSolved, medal);
  gtk_widget_class_bind_template_child (widget_class, AppSolved, best);
  gtk_widget_class_bind_template_child (widget_class, AppSolved, hints);
  gtk_widget_class_bind_template_child (widget_class, AppSolved, techniques);
  gtk_widget_class_bind_template_child (widget_class, AppSolved, new_path);
  gtk_widget_class_bind_template_child (widget_class, AppSolved, new_button);
  gtk_widget_class_bind_template_child (widget_class, AppSolved, replay_button);
  gtk_widget_class_bind_template_child (widget_class, AppSolved, clock_row);
  gtk_widget_class_bind_template_child (widget_class, AppSolved, clock_switch);
  gtk_widget_class_bind_template_child (widget_class, AppSolved, took);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
app_solved_init (AppSolved *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Who comes to the card hears all of it once. */
static void
app_solved_describe (AppSolved *self)
{
  GtkLabel *labels[] = { self->game, self->nth, self->time, self->best, self->hints,
                         self->new_path, self->techniques };
  g_autoptr(GString) text = g_string_new (NULL);

  for (size_t i = 0; i < G_N_ELEMENTS (labels); i++)
    if (gtk_label_get_label (labels[i])[0] != '\0')
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "",
                              gtk_label_get_label (labels[i]));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text->str, -1);
}

void
app_solved_set_game (AppSolved           *self,
                     const GameState     *state,
                     const GamePlayStats *stats,
                     const GameRecord    *record,
                     const GameStanding  *standing,
                     bool                 shows_time)
{
  bool by_hand = !stats->by_program;
  bool timed = by_hand && shows_time;
  g_autofree char *game = game_text_game (state, stats);
  g_autofree char *nth = by_hand ? game_text_nth (standing) : NULL;
  g_autofree char *new_path = by_hand ? game_text_new_path (state, standing) : NULL;
  g_autofree char *time = timed ? game_text_time (stats->milliseconds) : NULL;
  g_autofree char *best = timed ? dup_best (stats, record) : NULL;
  g_autofree char *hints = by_hand ? game_text_hints (stats) :
                                     g_strdup (_("The program has shown the solution."));
  g_autofree char *techniques = by_hand ? dup_techniques (stats) : NULL;
  g_autofree char *took = dup_took (stats);

  g_return_if_fail (APP_IS_SOLVED (self));

  app_widget_show_text (self->game, game);
  app_widget_show_text (self->nth, nth);
  app_widget_show_text (self->time, time);
  gtk_label_set_label (self->best, best != NULL ? best : "");
  app_widget_show_text (self->hints, hints);
  app_widget_show_text (self->new_path, new_path);
  app_widget_show_text (self->techniques, techniques);
  gtk_widget_set_visible (self->best_row, best != NULL);
  gtk_widget_set_visible (self->medal, best != NULL && stats->milliseconds <= record->best);
  gtk_widget_set_visible (self->replay_button, by_hand);
  gtk_widget_set_visible (self->clock_row, by_hand);
  gtk_label_set_label (self->took, took);
  app_solved_describe (self);
}

void
app_solved_take_focus (AppSolved *self)
{
  g_return_if_fail (APP_IS_SOLVED (self));

  gtk_widget_grab_focus (self->new_button);
}

void
app_solved_bind_settings (AppSolved *self,
                          GSettings *settings)
{
  g_return_if_fail (APP_IS_SOLVED (self));

  g_settings_bind (settings, "show-clock", self->clock_switch, "active", G_SETTINGS_BIND_DEFAULT);
}
