/* What is kept while somebody plays at random and is killed at random, a hundred times.
 *
 * Players are this program again, each with a folder of its own. Every round of a player's loop
 * does a few things to both puzzles, lets ten milliseconds go by on its clock, and tells a digest
 * of all that is to be kept: both boards with all states of undo, selection, page and mode. A
 * player that has told so many rounds as it may is killed while it goes on. What is kept then must
 * be what the player had, at most a second before; a second is a hundred of its own rounds, so that
 * a busy machine makes it longer, and a player rests while one write takes very many of them. The
 * next player goes on from there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib-unix.h>
#include <signal.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/game/game-sessions.h"
#include "support/game/wait-for.h"
#include "game/store/game-autosave.h"

enum
{
  N_PLAYERS = 10,               /* at once */
  N_LIVES = 10,
  MAX_ROUNDS = 130,             /* of a life */
  ROUND_MS = 10,
  A_SECOND = 1000 / ROUND_MS,
  SLOW_WRITE = A_SECOND / 3,    /* rounds that one write may take while the player goes on */
};

static const char player_variable[] = "NINE_QUEENS_TEST_PLAYER";

/* Of all that is kept but the clocks and the position in Watch, which go on by themselves. */
static char *
dup_digest (GameSession *session)
{
  g_autoptr(GBytes) text = NULL;

  session->position = 0;
  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    session->boards[kind].game->stats.milliseconds = 0;
  text = game_session_write (session);

  return g_compute_checksum_for_bytes (G_CHECKSUM_SHA1, text);
}

typedef struct
{
  GameAutosave   *autosave;
  GameDocument *documents[GAME_N_KINDS];
  GamePlayStats    stats[GAME_N_KINDS];
  GameSession   shown;          /* what is not of the games */
  int           round;
  char         *path;           /* of the session */
  ino_t         written;        /* its inode when the last write began */
  int           began;          /* the round in which it did */
} Player;

static GameSession *
collect_cb (gpointer data)
{
  Player *player = data;
  GameSession *session = game_session_new ();

  *session = player->shown;
  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    {
      guint n_states;
      guint position;
      const GameState *states = game_document_get_history (player->documents[kind], &n_states,
                                                           &position);

      session->boards[kind].game = game_save_new (states, n_states, position, &player->stats[kind]);
    }

  return session;
}

static ino_t
get_inode (Player *player)
{
  struct stat status;

  return stat (player->path, &status) == 0 ? status.st_ino : 0;
}

static GameSession *
write_cb (gpointer data)
{
  Player *player = data;

  player->written = get_inode (player);
  player->began = player->round;

  return collect_cb (player);
}

static bool
waits_for_disk (Player *player)
{
  return player->began >= 0 && player->round - player->began >= SLOW_WRITE
         && get_inode (player) == player->written;
}

static int
get_n_squares (Player *player,
               int     kind)
{
  int size = game_state_size (game_document_get_state (player->documents[kind]));

  return size * size;
}

static void
select_at_random (Player *player,
                  int     kind)
{
  int n_squares = get_n_squares (player, kind);

  player->shown.boards[kind].cursor = g_test_rand_int_range (0, n_squares);
  player->shown.boards[kind].selected = game_squares_of (g_test_rand_int_range (0, n_squares));
}

static void
look_at_random (Player *player)
{
  static const char *const pages[] = { "play", "watch", "solutions" };
  static const char *const modes[] = { "digit", "corner", "centre", "colour", "link" };
  GameSession *shown = &player->shown;

  shown->kind = g_test_rand_int_range (0, GAME_N_KINDS);
  g_strlcpy (shown->page, pages[g_test_rand_int_range (0, G_N_ELEMENTS (pages))],
             sizeof shown->page);
  g_strlcpy (shown->mode, modes[g_test_rand_int_range (0, G_N_ELEMENTS (modes))],
             sizeof shown->mode);
}

/* A move, now and then to another puzzle of the same kind. */
static void
move_at_random (Player *player,
                int     kind)
{
  int n_squares = get_n_squares (player, kind);
  GameMove move = make_move (false);

  if (g_test_rand_int_range (0, 60) == 0)
    {
      int which = g_test_rand_int_range (0, 50) * 4;

      move.kind = GAME_MOVE_REPLACE;
      move.state = make_puzzle (kind == GAME_SUDOKU ? which : which + 2);
    }

  game_document_play (player->documents[kind], &move);
  if (get_n_squares (player, kind) != n_squares)
    select_at_random (player, kind);
}

static void
act_at_random (Player *player)
{
  int kind = g_test_rand_int_range (0, GAME_N_KINDS);
  int n_squares = get_n_squares (player, kind);

  switch (g_test_rand_int_range (0, 10))
    {
    case 0:
      game_document_undo (player->documents[kind]);
      break;
    case 1:
      game_document_redo (player->documents[kind]);
      break;
    case 2:
      select_at_random (player, kind);
      break;
    case 3:
      look_at_random (player);
      break;
    default:
      move_at_random (player, kind);
    }

  if (get_n_squares (player, kind) != n_squares)
    select_at_random (player, kind);
  game_autosave_touch (player->autosave);
}

static void
tell (Player *player)
{
  g_autoptr(GameSession) session = collect_cb (player);
  g_autofree char *digest = dup_digest (session);
  g_autofree char *line = g_strdup_printf ("round %d %s %" G_GUINT64_FORMAT "\n", player->round,
                                           digest, player->stats[GAME_SUDOKU].milliseconds);

  if (write (STDOUT_FILENO, line, strlen (line)) != (ssize_t) strlen (line))
    g_error ("nobody listens");
}

static gboolean
round_cb (gpointer data)
{
  Player *player = data;
  GameSession tick = { .position = 0 };

  if (waits_for_disk (player))
    return G_SOURCE_CONTINUE;

  for (int n = g_test_rand_int_range (-2, 4); n > 0; n--)
    act_at_random (player);

  player->round++;
  player->stats[GAME_SUDOKU].milliseconds += ROUND_MS;
  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    tick.boards[kind].stats = player->stats[kind];
  if (player->round % A_SECOND == 0)
    game_autosave_tick (player->autosave, &tick);
  tell (player);

  return G_SOURCE_CONTINUE;
}

static void
restore (Player      *player,
         GameSession *session)
{
  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    {
      const GameSave *game = session->boards[kind].game;

      player->stats[kind] = game->stats;
      game_document_set_history (player->documents[kind],
                                 &g_array_index (game->states, GameState, 0), game->states->len,
                                 game->position);
    }

  player->shown = *session;
  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    player->shown.boards[kind].game = NULL;
}

/* Does not return. */
static void
play (const char *folder)
{
  Player player = { 0 };
  g_autoptr(GameSession) session = NULL;
  g_autofree char *message = NULL;

  player.path = g_build_filename (folder, "session", NULL);
  player.began = -1;
  player.autosave = game_autosave_new (folder, write_cb, &player);
  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    {
      GameState state = make_puzzle (kind == GAME_SUDOKU ? 0 : 1 + 4 * 7);

      player.documents[kind] = game_document_new (&state);
      player.stats[kind].begun = 1 + kind;
    }

  session = game_autosave_load (player.autosave, &message);
  g_assert_null (message);
  if (session != NULL)
    restore (&player, session);

  tell (&player);
  g_timeout_add (ROUND_MS, round_cb, &player);
  for (;;)
    g_main_context_iteration (NULL, true);
}

/* What is known of a player. */
typedef struct
{
  char    *folder;
  GPid     pid;
  int      n_rounds;            /* after which it is killed */
  GString *told;
  bool     has_ended;
  char    *digest;              /* of what was kept by the one before, or NULL */
  uint64_t milliseconds;
} Life;

typedef struct
{
  int      round;
  char     digest[41];
  uint64_t milliseconds;
} Moment;

static void
end_life (Life *life)
{
  int status;

  g_assert_cmpint (waitpid (life->pid, &status, 0), ==, life->pid);
  g_assert_true (WIFSIGNALED (status) && WTERMSIG (status) == SIGKILL);
  g_spawn_close_pid (life->pid);
  life->has_ended = true;
}

static int
count_rounds (Life *life)
{
  int n_lines = 0;

  for (size_t i = 0; i < life->told->len; i++)
    n_lines += life->told->str[i] == '\n';

  return n_lines;
}

static gboolean
told_cb (int          output,
         GIOCondition condition,
         gpointer     data)
{
  Life *life = data;
  int n_before = count_rounds (life);
  char text[4096];
  ssize_t length = read (output, text, sizeof text);

  g_assert_cmpint (length, >=, 0);
  if (length == 0)
    {
      close (output);
      end_life (life);
      return G_SOURCE_REMOVE;
    }

  g_string_append_len (life->told, text, length);
  if (n_before < life->n_rounds && count_rounds (life) >= life->n_rounds)
    g_assert_no_errno (kill (life->pid, SIGKILL));

  return G_SOURCE_CONTINUE;
}

static void
begin_life (Life       *life,
            const char *program)
{
  g_autofree char *seed = g_strdup_printf ("--seed=R02S%08x%08x%08x%08x", g_test_rand_int (),
                                           g_test_rand_int (), g_test_rand_int (),
                                           g_test_rand_int ());
  char *words[] = { (char *) program, (char *) "--tap", seed, NULL };
  g_auto(GStrv) environment = g_environ_setenv (g_get_environ (), player_variable, life->folder,
                                                true);
  g_autoptr(GError) error = NULL;
  int output;

  life->told = g_string_new (NULL);
  life->has_ended = false;
  life->n_rounds = g_test_rand_int_range (0, MAX_ROUNDS);
  g_spawn_async_with_pipes (NULL, words, environment, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL,
                            &life->pid, NULL, &output, NULL, &error);
  g_assert_no_error (error);
  if (life->n_rounds == 0)
    g_assert_no_errno (kill (life->pid, SIGKILL));
  g_unix_fd_add (output, G_IO_IN | G_IO_HUP, told_cb, life);
}

/* All that a player has told; a line that it was killed in was not. */
static GArray *
read_moments (Life *life)
{
  g_auto(GStrv) lines = g_strsplit (life->told->str, "\n", 0);
  GArray *moments = g_array_new (false, true, sizeof (Moment));

  for (guint i = 0; i + 1 < g_strv_length (lines); i++)
    {
      Moment moment = { 0 };

      if (sscanf (lines[i], "round %d %40s %" G_GUINT64_FORMAT, &moment.round, moment.digest,
                  &moment.milliseconds) == 3)
        g_array_append_val (moments, moment);
    }

  return moments;
}

/* The latest moment with this digest, or NULL. */
static const Moment *
find_moment (GArray     *moments,
             const char *digest)
{
  for (guint i = moments->len; i > 0; i--)
    if (g_str_equal (g_array_index (moments, Moment, i - 1).digest, digest))
      return &g_array_index (moments, Moment, i - 1);

  return NULL;
}

static GameSession *
load (Life *life)
{
  g_autoptr(GameAutosave) autosave = game_autosave_new (life->folder, collect_cb, NULL);
  g_autofree char *message = NULL;
  GameSession *session = game_autosave_load (autosave, &message);

  g_assert_cmpstr (message, ==, NULL);

  return session;
}

static void
check_life (Life *life)
{
  g_autoptr(GArray) moments = read_moments (life);
  g_autoptr(GameSession) session = load (life);
  const Moment *last = moments->len > 0 ? &g_array_index (moments, Moment, moments->len - 1) : NULL;
  const Moment *kept;
  g_autofree char *digest = NULL;
  uint64_t milliseconds;

  if (session == NULL)
    {
      g_assert_null (life->digest);
      g_assert_true (last == NULL || last->round <= A_SECOND);
      return;
    }

  milliseconds = session->boards[GAME_SUDOKU].game->stats.milliseconds;
  digest = dup_digest (session);
  if (last == NULL)
    {
      g_assert_cmpstr (digest, ==, life->digest);
      return;
    }

  /* It began with what was kept. */
  if (life->digest != NULL)
    {
      g_assert_cmpstr (g_array_index (moments, Moment, 0).digest, ==, life->digest);
      g_assert_cmpuint (g_array_index (moments, Moment, 0).milliseconds, ==, life->milliseconds);
    }

  kept = find_moment (moments, digest);
  g_assert_nonnull (kept);
  g_test_message ("%d rounds, the last %d of them lost, %u states", last->round,
                  last->round - kept->round, session->boards[GAME_SUDOKU].game->states->len);
  g_assert_cmpint (last->round - kept->round, <=, A_SECOND);
  g_assert_cmpuint (milliseconds + 1000, >=, last->milliseconds);
  g_assert_cmpuint (milliseconds, <=, last->milliseconds + ROUND_MS);

  g_free (life->digest);
  life->digest = g_steal_pointer (&digest);
  life->milliseconds = milliseconds;
}

static void
remove_folder (const char *path)
{
  g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      unlink (file);
    }

  rmdir (path);
}

static void
test_hundred (gconstpointer data)
{
  Life lives[N_PLAYERS] = { 0 };

  for (int i = 0; i < N_PLAYERS; i++)
    lives[i].folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);

  for (int n = 0; n < N_LIVES; n++)
    {
      for (int i = 0; i < N_PLAYERS; i++)
        begin_life (&lives[i], data);

      for (int i = 0; i < N_PLAYERS; i++)
        {
          wait_for (lives[i].has_ended, "the end of a player");
          check_life (&lives[i]);
          g_string_free (lives[i].told, true);
        }
    }

  for (int i = 0; i < N_PLAYERS; i++)
    {
      g_assert_nonnull (lives[i].digest);
      remove_folder (lives[i].folder);
      g_free (lives[i].folder);
      g_free (lives[i].digest);
    }
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *program = g_strdup (argv[0]);
  const char *folder = g_getenv (player_variable);

  g_test_init (&argc, &argv, NULL);
  if (folder != NULL)
    play (folder);
  g_test_add_data_func ("/game-kills/hundred", program, test_hundred);

  return g_test_run ();
}
