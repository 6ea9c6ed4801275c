/* One puzzle of a day.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/library/app-daily-card.h"

#include <glib/gi18n-lib.h>

#include "app/board/app-thumbnail.h"
#include "game/text/game-text-games.h"
#include "game/text/game-words.h"

struct _AppDailyCard
{
  AppWidget     parent_instance;

  AppThumbnail *thumbnail;
  GtkLabel     *title;
  GtkLabel     *level;
  GtkWidget    *solved;
  GtkLabel     *status;
  GtkButton    *button;
};

G_DEFINE_FINAL_TYPE (AppDailyCard, app_daily_card, APP_TYPE_WIDGET)

static guint play_signal;

bool
app_daily_game_is_going_on (const AppDailyGame *game)
{
  return game->save != NULL && game->save->stats.finished == 0;
}

static char *
dup_level (const AppDailyGame *game)
{
  const char *level = game_words_level (game_spec_get_level (&game->spec));
  int n;

  if (game->puzzle == NULL || !game_state_has_sizes (game->puzzle))
    return g_strdup (level);

  n = game_state_size (game->puzzle);

  /* Translators: the level of a puzzle, and the rows and columns of its board */
  return g_strdup_printf (_("%s, %d × %d"), level, n, n);
}

static char *
dup_status (const AppDailyGame *game)
{
  g_autofree char *moment = NULL;

  if (game->puzzle == NULL)
    return g_strdup ("");

  if (app_daily_game_is_going_on (game))
    return game_text_progress (game_save_get_state (game->save));

  if (game->solved > 0)
    {
      moment = game_text_moment (game->solved, g_get_real_time ());

      /* Translators: %s is when: "today, 9:12" or a date */
      return g_strdup_printf (_("Solved %s"), moment);
    }

  return g_strdup (game->save != NULL ? _("The solution was shown") : _("Not started"));
}

/* Its letters are the access keys of the first and the second card. */
static const char *
get_verb (const AppDailyGame *game,
          const char        **letters)
{
  *letters = "co";
  if (app_daily_game_is_going_on (game))
    return _("Continue");

  *letters = "pl";

  return game->solved > 0 || game->save != NULL ? _("Play Again") : _("Play");
}

void
app_daily_card_show (AppDailyCard       *self,
                     const AppDailyGame *game,
                     int                 which)
{
  const GameState *state = game->save != NULL ? game_save_get_state (game->save) : game->puzzle;
  const char *title = _(game_variants[game->spec.variant].name);
  const char *letters;
  const char *verb = get_verb (game, &letters);
  g_autofree char *level = dup_level (game);
  g_autofree char *status = dup_status (game);
  g_autofree char *name = g_strdup_printf ("%s, %s", verb, title);
  PaintScene scene = { 0 };

  g_return_if_fail (APP_IS_DAILY_CARD (self));

  if (game->puzzle != NULL)
    paint_scene_init (&scene, state, NULL);
  app_thumbnail_set_scene (self->thumbnail, &scene);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->level, level);
  gtk_label_set_label (self->status, status);
  gtk_widget_set_visible (self->solved,
                          game->solved > 0 && !app_daily_game_is_going_on (game));

  app_widget_set_keyed (self->button, verb, letters[which]);
  app_widget_set_name (GTK_WIDGET (self->button), name);
  app_widget_set_class (GTK_WIDGET (self->button), "suggested-action", game->is_next);
  app_widget_set_class (GTK_WIDGET (self->button), "tile", !game->is_next);
  gtk_widget_set_sensitive (GTK_WIDGET (self->button), game->puzzle != NULL);
}

static void
app_daily_card_clicked_cb (AppDailyCard *self)
{
  g_signal_emit (self, play_signal, 0);
}

static gboolean
app_daily_card_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (APP_DAILY_CARD (widget)->button));
}

static void
app_daily_card_class_init (AppDailyCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  play_signal = g_signal_new ("play", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                              NULL, G_TYPE_NONE, 0);

  g_type_ensure (APP_TYPE_THUMBNAIL);
  widget_class->grab_focus = app_daily_card_grab_focus;
  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/daily-card.ui");
  gtk_widget_class_bind_template_child (widget_class, AppDailyCard, thumbnail);
  gtk_widget_class_bind_template_child (widget_class, AppDailyCard, title);
  gtk_widget_class_bind_template_child (widget_class, AppDailyCard, level);
  gtk_widget_class_bind_template_child (widget_class, AppDailyCard, solved);
  gtk_widget_class_bind_template_child (widget_class, AppDailyCard, status);
  gtk_widget_class_bind_template_child (widget_class, AppDailyCard, button);
  gtk_widget_class_bind_template_callback (widget_class, app_daily_card_clicked_cb);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
app_daily_card_init (AppDailyCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
