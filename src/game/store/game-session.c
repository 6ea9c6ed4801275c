/* The session as text and back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/store/game-session.h"

#include <string.h>

#include "game/state/game-variant.h"
#include "game/store/game-save-private.h"

static const char what[] = "nine-queens-session";

/* Who reads which line; `board` is that of the game before, NULL while there is none. */
typedef bool (*ReadLine) (char             *line,
                          GameSessionBoard *board,
                          GameSession      *session);

GameSession *
game_session_new (void)
{
  return g_new0 (GameSession, 1);
}

void
game_session_free (GameSession *session)
{
  if (session == NULL)
    return;

  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    game_save_free (session->boards[kind].game);
  g_clear_pointer (&session->records, g_ptr_array_unref);
  g_free (session);
}

/* Those of them that are on the board: it may have become smaller while another one was shown. */
static void
add_squares (GString           *text,
             const char        *name,
             const GameSquares *squares,
             int                n)
{
  int first = game_squares_next (squares, 0);

  if (first < 0 || first >= n * n)
    return;

  g_string_append (text, name);
  for (int s = first; s >= 0 && s < n * n; s = game_squares_next (squares, s + 1))
    game_save_add_square (text, s, n);
  g_string_append_c (text, '\n');
}

static void
add_board (GString                *text,
           const GameSessionBoard *board)
{
  const int n = game_state_size (game_save_get_state (board->game));
  GameSquares cursor = game_squares_of (board->cursor);

  g_string_append (text, "game\n");
  game_save_add (text, board->game);
  add_squares (text, "cursor", &cursor, n);
  add_squares (text, "selected", &board->selected, n);
}

GBytes *
game_session_write (const GameSession *session)
{
  GString *body = g_string_new (NULL);
  int version = 1;

  g_return_val_if_fail (session != NULL, NULL);

  g_string_append_printf (body, "show %s\n", game_kinds[session->kind].name);
  if (session->page[0] != '\0')
    g_string_append_printf (body, "page %s\n", session->page);
  if (session->mode[0] != '\0')
    g_string_append_printf (body, "mode %s\n", session->mode);
  if (session->method[0] != '\0')
    g_string_append_printf (body, "watch %s %s %" G_GUINT64_FORMAT "\n", session->method,
                            session->by_column ? "by-column" : "by-row", session->position);
  for (guint i = 0; session->records != NULL && i < session->records->len; i++)
    {
      g_string_append_printf (body, "record %s\n", (char *) session->records->pdata[i]);
      version = 2;
    }

  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    if (session->boards[kind].game != NULL)
      {
        add_board (body, &session->boards[kind]);
        version = MAX (version, game_save_get_version (session->boards[kind].game));
      }

  return game_save_add_checksum (what, version, body);
}

static bool
copy_name (const char *word,
           char       *name)
{
  return word != NULL && *word != '\0' && g_strlcpy (name, word, GAME_NAME_SIZE) < GAME_NAME_SIZE;
}

static bool
read_show (char             *line,
           GameSessionBoard *board,
           GameSession      *session)
{
  for (int shown = 0; shown < GAME_N_KINDS; shown++)
    if (strcmp (line, game_kinds[shown].name) == 0)
      {
        session->kind = shown;
        return true;
      }

  return false;
}

static bool
read_page (char             *line,
           GameSessionBoard *board,
           GameSession      *session)
{
  return copy_name (line, session->page);
}

static bool
read_mode (char             *line,
           GameSessionBoard *board,
           GameSession      *session)
{
  return copy_name (line, session->mode);
}

static bool
read_watch (char             *line,
            GameSessionBoard *board,
            GameSession      *session)
{
  const char *method = game_save_next_word (&line);
  const char *order = game_save_next_word (&line);

  session->by_column = g_strcmp0 (order, "by-column") == 0;

  return copy_name (method, session->method)
         && (session->by_column || g_strcmp0 (order, "by-row") == 0)
         && line != NULL && game_save_read_number (line, G_MAXUINT64, &session->position);
}

static bool
read_record (char             *line,
             GameSessionBoard *board,
             GameSession      *session)
{
  if (session->records == NULL)
    session->records = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (session->records, g_strdup (line));

  return true;
}

static int
get_size (const GameSessionBoard *board)
{
  return board == NULL ? 0 : game_state_size (game_save_get_state (board->game));
}

static bool
read_cursor (char             *line,
             GameSessionBoard *board,
             GameSession      *session)
{
  int square = game_save_read_square (line, get_size (board));

  if (square >= 0)
    board->cursor = square;

  return square >= 0;
}

static bool
read_selected (char             *line,
               GameSessionBoard *board,
               GameSession      *session)
{
  const char *word;

  while ((word = game_save_next_word (&line)) != NULL)
    {
      int square = game_save_read_square (word, get_size (board));

      if (square < 0)
        return false;

      game_squares_add (&board->selected, square);
    }

  return board != NULL;
}

static bool
read_line (char             *line,
           GameSessionBoard *board,
           GameSession      *session)
{
  static const struct
  {
    const char *name;
    ReadLine    read;
  } readers[] = {
    { "show", read_show },
    { "page", read_page },
    { "mode", read_mode },
    { "watch", read_watch },
    { "record", read_record },
    { "cursor", read_cursor },
    { "selected", read_selected },
  };
  const char *name = game_save_next_word (&line);

  for (size_t i = 0; i < G_N_ELEMENTS (readers); i++)
    if (strcmp (readers[i].name, name) == 0)
      return line != NULL && readers[i].read (line, board, session);

  return false;
}

/* After `game`; `board` becomes that of the game. */
static bool
read_game (GameSaveLines     *lines,
           GameSessionBoard **board,
           GameSession       *session,
           GError           **error)
{
  GameSave *game = game_save_read_lines (lines, error);
  GameKind kind;

  if (game == NULL)
    return false;

  kind = game_save_get_state (game)->kind;
  *board = &session->boards[kind];
  for (guint i = 0; i < game->states->len; i++)
    if ((*board)->game != NULL || g_array_index (game->states, GameState, i).kind != kind)
      {
        game_save_free (game);
        return game_save_refuse (lines, error);
      }

  (*board)->game = game;
  (*board)->stats = game->stats;

  return true;
}

GameSession *
game_session_read (GBytes  *text,
                   GError **error)
{
  g_autoptr(GameSession) session = game_session_new ();
  g_autofree char *body = NULL;
  GameSessionBoard *board = NULL;
  GameSaveLines lines;
  char *line;

  g_return_val_if_fail (text != NULL, NULL);

  body = game_save_verify (what, text, &lines, error);
  if (body == NULL)
    return NULL;

  while ((line = game_save_next_line (&lines)) != NULL)
    {
      bool is_game = strcmp (line, "game") == 0;

      if (is_game && !read_game (&lines, &board, session, error))
        return NULL;
      if (!is_game && !read_line (line, board, session))
        {
          game_save_refuse (&lines, error);
          return NULL;
        }
    }

  return g_steal_pointer (&session);
}
