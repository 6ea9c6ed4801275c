/* A game as text and back; game-save.h describes the format.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/store/game-save-private.h"

#include <string.h>

static const char what[] = "nine-queens-game";

GameSave *
game_save_new (const GameState     *states,
               guint                n_states,
               guint                position,
               const GamePlayStats *stats)
{
  GameSave *save = g_new0 (GameSave, 1);

  g_return_val_if_fail (position < n_states, NULL);

  save->states = g_array_sized_new (FALSE, FALSE, sizeof (GameState), n_states);
  g_array_append_vals (save->states, states, n_states);
  save->position = position;
  save->stats = *stats;

  return save;
}

void
game_save_free (GameSave *save)
{
  if (save == NULL)
    return;

  g_array_unref (save->states);
  g_free (save);
}

GameSave *
game_save_copy (const GameSave *save)
{
  GameSave *copy = game_save_new ((const GameState *) save->states->data, save->states->len,
                                  save->position, &save->stats);

  copy->savepoints = save->savepoints;
  copy->entering = save->entering;

  return copy;
}

GameSave *
game_save_new_of_play (GamePlay *play)
{
  GamePlayStats stats = game_play_get_stats (play);
  guint n_states;
  guint position;
  const GameState *states = game_play_get_history (play, &n_states, &position);
  GameSave *save = game_save_new (states, n_states, position, &stats);

  save->savepoints = *game_play_get_savepoints (play);
  save->entering = game_play_is_entering (play) && !game_state_is_entry (&states[position]);

  return save;
}

void
game_save_resume (const GameSave *save,
                  GamePlay       *play)
{
  game_play_resume (play, (const GameState *) save->states->data, save->states->len,
                    save->position, &save->stats);
  game_play_set_savepoints (play, &save->savepoints);
  game_play_set_entering (play, save->entering);
}

const GameState *
game_save_get_state (const GameSave *save)
{
  return &g_array_index (save->states, GameState, save->position);
}

char *
game_save_dup_key (const GameSave *save)
{
  const GameState *now = game_save_get_state (save);
  g_autofree char *begun = NULL;
  g_autofree char *sum = NULL;

  for (guint i = 0; i < save->states->len; i++)
    if (game_state_has_givens (&g_array_index (save->states, GameState, i)))
      return game_save_key (&g_array_index (save->states, GameState, i));

  if (!game_state_is_entry (now))
    return game_save_key (now);

  begun = g_strdup_printf ("entered %" G_GINT64_FORMAT, save->stats.begun);
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, begun, -1);

  return g_strndup (sum, 16);
}

/* Whether a state and the next one are of one game. */
static bool
goes_on (const GArray *states,
         guint         index)
{
  const GameState *state = &g_array_index (states, GameState, index);
  const GameState *next = &g_array_index (states, GameState, index + 1);
  GameState entered = game_state_new_entered (state);

  return game_state_same_puzzle (state, next)
         || (!game_state_has_givens (state) && game_state_same_puzzle (&entered, next));
}

/* A stretch of a history at its last state. The games of a history are begun one after the other,
 * for when they were begun tells games apart. */
static GameSave *
new_stretch (const GArray *states,
             guint         first,
             guint         last)
{
  GamePlayStats stats = game_play_stats_new ();

  stats.begun += first;
  if (game_state_is_solved (&g_array_index (states, GameState, last)))
    stats.finished = stats.begun;

  return game_save_new (&g_array_index (states, GameState, first), last - first + 1, last - first,
                        &stats);
}

GPtrArray *
game_save_split (GameSave *save)
{
  GPtrArray *others = g_ptr_array_new_with_free_func ((GDestroyNotify) game_save_free);
  guint last;
  guint now_first = 0;
  guint now_last = 0;

  for (guint first = 0; first < save->states->len; first = last + 1)
    {
      for (last = first; last + 1 < save->states->len && goes_on (save->states, last); last++)
        ;

      if (save->position < first || save->position > last)
        {
          g_ptr_array_add (others, new_stretch (save->states, first, last));
        }
      else
        {
          now_first = first;
          now_last = last;
        }
    }

  g_array_set_size (save->states, now_last + 1);
  if (now_first > 0)
    g_array_remove_range (save->states, 0, now_first);
  save->position -= now_first;

  return others;
}

/* By the calendar, to the microsecond. */
static void
add_date (GString    *text,
          const char *name,
          int64_t     date)
{
  g_autoptr(GDateTime) seconds = g_date_time_new_from_unix_utc (date / G_USEC_PER_SEC);
  g_autoptr(GDateTime) exact = NULL;
  g_autofree char *word = NULL;

  if (date <= 0 || seconds == NULL)
    return;

  exact = g_date_time_add (seconds, date % G_USEC_PER_SEC);
  word = g_date_time_format_iso8601 (exact);
  g_string_append_printf (text, "%s %s\n", name, word);
}

static bool
read_date (char    *line,
           int64_t *date)
{
  g_autoptr(GDateTime) exact = g_date_time_new_from_iso8601 (line, NULL);

  if (exact == NULL || g_date_time_to_unix (exact) < 0)
    return false;

  *date = g_date_time_to_unix (exact) * G_USEC_PER_SEC + g_date_time_get_microsecond (exact);

  return true;
}

static void
add_hints (GString             *text,
           const GamePlayStats *stats)
{
  if (game_play_stats_n_hints (stats) > 0)
    {
      g_string_append (text, "hints");
      for (int stage = 0; stage < GAME_N_STAGES; stage++)
        g_string_append_printf (text, " %u", stats->hints[stage]);
      g_string_append_c (text, '\n');
    }

  for (int technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    if (stats->techniques[technique] > 0)
      g_string_append_printf (text, "technique %s %u\n", sudoku_technique[technique].code,
                              stats->techniques[technique]);
}

/* A title that is a line of its own, whatever it was. */
static void
add_title (GString    *text,
           const char *title)
{
  g_autofree char *line = g_utf8_make_valid (title, -1);

  g_strdelimit (line, "\n", ' ');
  if (*line != '\0')
    g_string_append_printf (text, "title %s\n", line);
}

static void
add_stats (GString             *text,
           const GamePlayStats *stats)
{
  add_date (text, "begun", stats->begun);
  add_date (text, "finished", stats->finished);
  if (stats->by_program)
    g_string_append (text, "by-program\n");
  if (stats->saw_solution)
    g_string_append (text, "saw-solution\n");
  g_string_append_printf (text, "time %" G_GUINT64_FORMAT "\n", stats->milliseconds);
  add_hints (text, stats);
  if (stats->checks > 0)
    g_string_append_printf (text, "checks %u\n", stats->checks);
  if (stats->level[0] != '\0')
    g_string_append_printf (text, "level %s\n", stats->level);
  if (stats->has_seed)
    g_string_append_printf (text, "seed %" G_GUINT64_FORMAT "\n", stats->seed);
  add_title (text, stats->title);
}

int
game_save_get_version (const GameSave *save)
{
  if (save->savepoints.n > 0 || save->entering)
    return 2;

  for (guint i = 0; i < save->states->len; i++)
    if (game_state_has_drawings (&g_array_index (save->states, GameState, i)))
      return 2;

  return 1;
}

/* After the line of `before`. */
static void
add_savepoints (GString              *text,
                const GameSavepoints *savepoints,
                const GameState      *before)
{
  for (int i = 0; i < savepoints->n; i++)
    {
      const GameSavepoint *savepoint = &savepoints->of[i];

      g_string_append_printf (text, "savepoint%s%s\n", savepoint->name[0] != '\0' ? " " : "",
                              savepoint->name);
      game_save_add_state (text, before, &savepoint->state);
      before = &savepoint->state;
    }
}

/* The latest states, `most` at the most, and the one now among them. */
static void
add_history (GString        *text,
             const GameSave *save,
             guint           most)
{
  const GameState *states = (const GameState *) save->states->data;
  guint n_states = save->states->len;
  guint first = MIN (n_states > most ? n_states - most : 0, save->position);

  n_states = MIN (n_states - first, most);
  g_string_append_printf (text, "history %u %u\n", n_states, save->position - first);
  for (guint i = 0; i < n_states; i++)
    game_save_add_state (text, i > 0 ? &states[first + i - 1] : NULL, &states[first + i]);
  add_savepoints (text, &save->savepoints, &states[first + n_states - 1]);
  g_string_append (text, "end\n");
}

/* What is written can be read again: where steps that change the whole board make the text too
 * large, fewer of the oldest are kept. */
void
game_save_add (GString        *text,
               const GameSave *save)
{
  size_t begun;

  add_stats (text, &save->stats);
  if (save->entering)
    g_string_append (text, "entering\n");
  begun = text->len;
  add_history (text, save, GAME_SAVE_MAX_STATES);

  for (guint most = MIN (save->states->len, GAME_SAVE_MAX_STATES) / 2;
       text->len - begun > GAME_SAVE_MAX_HISTORY && most > 0; most /= 2)
    {
      g_string_truncate (text, begun);
      add_history (text, save, most);
    }
}

GBytes *
game_save_write (const GameSave *save)
{
  GString *body = g_string_new (NULL);

  g_return_val_if_fail (save != NULL, NULL);

  game_save_add (body, save);

  return game_save_add_checksum (what, game_save_get_version (save), body);
}

static bool
read_hints (char          *line,
            GamePlayStats *stats)
{
  for (int stage = 0; stage < GAME_N_STAGES; stage++)
    {
      const char *word = game_save_next_word (&line);
      uint64_t number;

      if (word == NULL || !game_save_read_number (word, G_MAXINT / GAME_N_STAGES, &number))
        return false;

      stats->hints[stage] = number;
    }

  return line == NULL;
}

static bool
read_technique (char          *line,
                GamePlayStats *stats)
{
  const char *code = game_save_next_word (&line);
  int technique = sudoku_technique_from_code (code);
  uint64_t number;

  if (line == NULL || !game_save_read_number (line, G_MAXUINT16, &number))
    return false;

  /* One that went away again is no reason to lose a game. */
  if (technique >= 0)
    stats->techniques[technique] = number;

  return true;
}

/* One line of the statistics: its name, and what stands after it. */
static bool
read_stats (const char    *name,
            char          *line,
            GamePlayStats *stats)
{
  uint64_t number = 0;
  bool is_read = false;

  if (strcmp (name, "begun") == 0)
    return read_date (line, &stats->begun);

  if (strcmp (name, "finished") == 0)
    return read_date (line, &stats->finished);

  if (strcmp (name, "by-program") == 0)
    return stats->by_program = *line == '\0';

  if (strcmp (name, "saw-solution") == 0)
    return stats->saw_solution = *line == '\0';

  if (strcmp (name, "time") == 0)
    return game_save_read_number (line, G_MAXINT64 / 1000, &stats->milliseconds);

  if (strcmp (name, "hints") == 0)
    return read_hints (line, stats);

  if (strcmp (name, "technique") == 0)
    return read_technique (line, stats);

  if (strcmp (name, "level") == 0)
    return g_strlcpy (stats->level, line, sizeof stats->level) < sizeof stats->level;

  if (strcmp (name, "title") == 0)
    return g_strlcpy (stats->title, line, sizeof stats->title) < sizeof stats->title;

  if (strcmp (name, "seed") == 0)
    return stats->has_seed = game_save_read_number (line, G_MAXUINT64, &stats->seed);

  is_read = strcmp (name, "checks") == 0 && game_save_read_number (line, G_MAXINT, &number);
  if (is_read)
    stats->checks = number;

  return is_read;
}

/* Up to `end`; each state is read by what `before` does not say. */
static bool
read_savepoints (GameSaveLines    *lines,
                 const GameState  *before,
                 GameSavepoints   *savepoints,
                 GError          **error)
{
  GameSavepoint savepoint = { .state = *before };
  char *line;

  while ((line = game_save_next_line (lines)) != NULL && strcmp (line, "end") != 0)
    {
      const char *word = game_save_next_word (&line);

      game_savepoint_set_name (&savepoint, line != NULL ? line : "");
      line = game_save_next_line (lines);
      if (strcmp (word, "savepoint") != 0 || line == NULL
          || !game_save_read_state (line, false, &savepoint.state)
          || savepoint.state.kind != before->kind
          || !game_savepoints_insert (savepoints, savepoints->n, &savepoint))
        return game_save_refuse (lines, error);
    }

  return line != NULL || game_save_refuse (lines, error);
}

static bool
read_states (GameSaveLines  *lines,
             uint64_t        n_states,
             GArray         *states,
             GError        **error)
{
  GameState state = game_state_new_sudoku (NULL);

  for (uint64_t i = 0; i < n_states; i++)
    {
      char *line = game_save_next_line (lines);

      if (line == NULL || !game_save_read_state (line, i == 0, &state))
        return game_save_refuse (lines, error);

      g_array_append_val (states, state);
    }

  return true;
}

/* After `history`. */
static GameSave *
read_history (GameSaveLines        *lines,
              char                 *line,
              const GamePlayStats  *stats,
              bool                  entering,
              GError              **error)
{
  g_autoptr(GArray) states = g_array_new (FALSE, FALSE, sizeof (GameState));
  g_autoptr(GameSave) save = NULL;
  char *word = game_save_next_word (&line);
  uint64_t n_states;
  uint64_t position;

  if (word == NULL || !game_save_read_number (word, GAME_SAVE_MAX_STATES, &n_states)
      || n_states == 0 || line == NULL || !game_save_read_number (line, n_states - 1, &position))
    {
      game_save_refuse (lines, error);
      return NULL;
    }

  if (!read_states (lines, n_states, states, error))
    return NULL;

  save = game_save_new (&g_array_index (states, GameState, 0), n_states, position, stats);
  save->entering = entering;
  if (!read_savepoints (lines, &g_array_index (states, GameState, n_states - 1),
                        &save->savepoints, error))
    return NULL;

  return g_steal_pointer (&save);
}

bool
game_save_is_game (GBytes *text)
{
  gsize length;
  const char *bytes = g_bytes_get_data (text, &length);

  return length > strlen (what) && memcmp (bytes, what, strlen (what)) == 0
         && bytes[strlen (what)] == ' ';
}

GameSave *
game_save_read_lines (GameSaveLines  *lines,
                      GError        **error)
{
  GamePlayStats stats = { 0 };
  bool entering = false;
  char nothing[] = "";
  char *line;

  while ((line = game_save_next_line (lines)) != NULL)
    {
      const char *name = game_save_next_word (&line);

      if (strcmp (name, "history") == 0)
        return read_history (lines, line, &stats, entering, error);
      if (strcmp (name, "entering") == 0 && line == NULL)
        entering = true;
      else if (!read_stats (name, line != NULL ? line : nothing, &stats))
        break;
    }

  game_save_refuse (lines, error);

  return NULL;
}

GameSave *
game_save_read (GBytes  *text,
                GError **error)
{
  GameSaveLines lines;
  g_autofree char *body = NULL;
  g_autoptr(GameSave) save = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  body = game_save_verify (what, text, &lines, error);
  if (body == NULL)
    return NULL;

  save = game_save_read_lines (&lines, error);
  if (save != NULL && game_save_next_line (&lines) != NULL)
    {
      game_save_refuse (&lines, error);
      return NULL;
    }

  return g_steal_pointer (&save);
}

bool
game_save_went_through (const GameSave  *save,
                        const GameState *state)
{
  for (guint i = save->states->len; i > 0; i--)
    if (game_state_equal (&g_array_index (save->states, GameState, i - 1), state))
      return true;

  return false;
}
