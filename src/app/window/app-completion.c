/* A puzzle that came solved, or was entered whole, is none that anybody has solved: it has no card.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-completion.h"

#include "game/state/game-variant.h"
#include "game/store/game-records.h"
#include "game/store/game-standing.h"

struct _AppCompletion
{
  GObject     parent_instance;

  AppSession *session;
  GSettings  *settings;
  AppSolved  *card;
  AppReplay  *replay;
  AppBoard   *board;
};

static unsigned int changed_signal;

G_DEFINE_FINAL_TYPE (AppCompletion, app_completion, G_TYPE_OBJECT)

static const GameRecord *
find_record (const GArray        *records,
             const GameState     *state,
             const GamePlayStats *stats)
{
  for (guint i = 0; i < records->len; i++)
    {
      const GameRecord *record = &g_array_index (records, GameRecord, i);

      if (record->size == game_state_size (state)
          && g_str_equal (record->puzzle, game_state_info (state)->key)
          && g_str_equal (record->level, stats->level))
        return record;
    }

  return NULL;
}

static bool
app_completion_is_due (AppCompletion *self)
{
  const GameState *state = app_session_get_state (self->session);

  return app_session_shows_board (self->session) && game_state_is_solved (state)
         && !game_state_is_untouched (state) && !app_session_is_entering (self->session)
         && app_replay_get_state (self->replay) == NULL;
}

static void
app_completion_show_card (AppCompletion *self)
{
  GamePlay *play = app_session_get_play (self->session);
  const GameState *state = game_play_get_state (play);
  GamePlayStats stats = game_play_get_stats (play);
  const char *folder = app_session_get_folder (self->session);
  g_autoptr(GArray) records = game_records_read (folder);
  g_autoptr(GArray) games = game_records_read_games (folder);
  GameStanding standing = game_standing_find (games, stats.begun);

  app_solved_set_game (self->card, state, &stats, find_record (records, state, &stats), &standing,
                       g_settings_get_boolean (self->settings, "show-clock"));
}

/* The state that the replay shows, or NULL. */
static const GameState *
app_completion_get_replayed (AppCompletion *self)
{
  return app_session_shows_board (self->session) ? app_replay_get_state (self->replay) : NULL;
}

bool
app_completion_get_scene (AppCompletion *self,
                          PaintScene    *scene,
                          GameState     *state)
{
  PaintView view = { .marks_in_places = true };
  const GameState *replayed;
  int last;

  g_return_val_if_fail (APP_IS_COMPLETION (self), false);

  replayed = app_completion_get_replayed (self);
  if (replayed == NULL)
    return false;

  last = app_replay_get_last (self->replay);
  if (last >= 0)
    view.selected = game_squares_of (last);

  *state = *replayed;
  paint_scene_init (scene, state, &view);

  return true;
}

void
app_completion_update (AppCompletion *self,
                       bool           has_finished)
{
  GamePlayStats stats;
  bool is_due;

  g_return_if_fail (APP_IS_COMPLETION (self));

  if (!app_session_shows_board (self->session))
    app_replay_stop (self->replay);

  stats = game_play_get_stats (app_session_get_play (self->session));
  is_due = app_completion_is_due (self);
  if (is_due)
    app_completion_show_card (self);
  gtk_widget_set_visible (GTK_WIDGET (self->card), is_due);
  if (has_finished && is_due && !stats.by_program)
    app_solved_take_focus (self->card);
}

/* The board looks, but is not played on. */
static void
app_completion_replay_changed_cb (AppCompletion *self)
{
  bool replays = app_completion_get_replayed (self) != NULL;

  gtk_widget_set_can_target (GTK_WIDGET (self->board), !replays);
  gtk_widget_set_visible (GTK_WIDGET (self->card), app_completion_is_due (self));
  g_signal_emit (self, changed_signal, 0);
}

void
app_completion_replay (AppCompletion *self)
{
  const GameState *states;
  guint n_states;
  guint position;
  guint first;

  g_return_if_fail (APP_IS_COMPLETION (self));

  states = game_play_get_history (app_session_get_play (self->session), &n_states, &position);
  first = position;
  while (first > 0 && game_state_same_puzzle (&states[first - 1], &states[position]))
    first--;

  if (app_completion_is_due (self) && first < position)
    app_replay_start (self->replay, &states[first], position - first + 1);
}

bool
app_completion_end_replay (AppCompletion *self)
{
  bool replays = app_completion_get_replayed (self) != NULL;

  app_replay_stop (self->replay);
  if (replays && app_completion_is_due (self))
    app_solved_take_focus (self->card);

  return replays;
}

/* The action that makes another puzzle of a variant to order; NULL: there is none. */
static const char *
get_new_action (GameVariant variant)
{
  switch (variant)
    {
    case GAME_VARIANT_SUDOKU:
      return "win.new-sudoku";

    case GAME_VARIANT_FIXED_QUEENS:
      return "win.new-queens-puzzle";

    case GAME_VARIANT_COLOURED_QUEENS:
      return "win.new-coloured";

    case GAME_VARIANT_FREE_QUEENS:
    default:
      return NULL;
    }
}

/* Another one of the variant, size and level; where that is not known the user is asked. */
void
app_completion_new_alike (AppCompletion *self)
{
  GtkWidget *widget = GTK_WIDGET (self->board);
  const GameState *state = app_session_get_state (self->session);
  GamePlayStats stats = game_play_get_stats (app_session_get_play (self->session));
  const char *action = get_new_action (game_state_variant (state));
  bool has_size = game_state_has_sizes (state);

  if (action == NULL || stats.level[0] == '\0')
    gtk_widget_activate_action (widget, has_size ? "win.choose-queens" : "win.new-menu", NULL);
  else if (has_size)
    gtk_widget_activate_action (widget, action, "(si)", stats.level, game_state_size (state));
  else
    gtk_widget_activate_action (widget, action, "s", stats.level);
}

/* A replay is of the history as it was. */
static void
app_completion_session_changed_cb (AppCompletion  *self,
                                   GamePlayChange  flags)
{
  if ((flags & GAME_PLAY_STATE) != 0)
    app_replay_stop (self->replay);
}

static void
app_completion_finalize (GObject *object)
{
  AppCompletion *self = APP_COMPLETION (object);

  g_clear_object (&self->session);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (app_completion_parent_class)->finalize (object);
}

static void
app_completion_class_init (AppCompletionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = app_completion_finalize;

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
app_completion_init (AppCompletion *self)
{
}

AppCompletion *
app_completion_new (AppSession  *session,
                    GSettings   *settings,
                    AppPlayPage *page,
                    AppBoard    *board)
{
  AppCompletion *self = g_object_new (APP_TYPE_COMPLETION, NULL);

  self->session = g_object_ref (session);
  self->settings = g_object_ref (settings);
  self->card = app_play_page_get_solved (page);
  self->replay = app_play_page_get_replay (page);
  self->board = board;

  g_signal_connect_object (session, "changed", G_CALLBACK (app_completion_session_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->replay, "changed",
                           G_CALLBACK (app_completion_replay_changed_cb), self,
                           G_CONNECT_SWAPPED);

  return self;
}
