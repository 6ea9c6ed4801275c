/* A collection as a list model: the offsets of its puzzles, and items made when they are looked at.
 *
 * Which kind of puzzles a text holds is told by its look alone where that is certain: nothing else
 * reads as coloured queens; boards of queens have a Q, or are nothing but 0 and 1, or are one short
 * line of numbers. Everything else is read as sudoku first and, if it is none, as queens; so is a
 * text with a link, whatever letters that has. All puzzles of a text are of one kind.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/files/game-collection-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game/files/game-file.h"
#include "game/text/game-text.h"
#include "solver/queens/queens.h"
#include "solver/sudoku/text/sudoku-text.h"

/* What is done with the puzzles of a kind. */
typedef struct
{
  void  (*find)  (GameFinding     *finding);
  void  (*read)  (const char      *text,
                  gsize            length,
                  guint32          offset,
                  GameFound       *found);
  char *(*words) (const char      *begin,
                  const char      *end);
} GameReading;

static const GameReading coloured = {
  game_find_coloured, game_read_coloured, game_collection_about_board,
};
static const GameReading queens = {
  game_find_queens, game_read_queens, game_collection_about_board
};
static const GameReading sudoku = {
  game_find_sudoku, game_read_sudoku, game_collection_about_sudoku
};

struct _GameCollectionItem
{
  GObject parent_instance;

  GameState state;
  guint     number;
  char     *words;
};

struct _GameCollection
{
  GObject parent_instance;

  GBytes            *text;      /* decoded */
  const GameReading *reading;
  GArray            *offsets;   /* guint32, as in GameFinding */
  guint              n_errors;
  char              *first_error;
};

static void game_collection_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE (GameCollectionItem, game_collection_item, G_TYPE_OBJECT)

G_DEFINE_FINAL_TYPE_WITH_CODE (GameCollection, game_collection, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      game_collection_list_model_init))

static void
game_collection_item_finalize (GObject *object)
{
  GameCollectionItem *self = GAME_COLLECTION_ITEM (object);

  g_clear_pointer (&self->words, g_free);

  G_OBJECT_CLASS (game_collection_item_parent_class)->finalize (object);
}

static void
game_collection_item_class_init (GameCollectionItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = game_collection_item_finalize;
}

static void
game_collection_item_init (GameCollectionItem *self)
{
}

const GameState *
game_collection_item_get_state (GameCollectionItem *self)
{
  g_return_val_if_fail (GAME_IS_COLLECTION_ITEM (self), NULL);

  return &self->state;
}

guint
game_collection_item_get_number (GameCollectionItem *self)
{
  g_return_val_if_fail (GAME_IS_COLLECTION_ITEM (self), 0);

  return self->number;
}

const char *
game_collection_item_get_words (GameCollectionItem *self)
{
  g_return_val_if_fail (GAME_IS_COLLECTION_ITEM (self), NULL);

  return self->words;
}

/* The text, which is not NULL even where it is empty. */
static const char *
game_collection_get_text (GameCollection *self,
                          gsize          *length)
{
  const char *text = g_bytes_get_data (self->text, length);

  return text != NULL ? text : "";
}

static void
game_collection_read (GameCollection *self,
                      guint           position,
                      GameFound      *found)
{
  gsize length;
  const char *text = game_collection_get_text (self, &length);

  self->reading->read (text, length, g_array_index (self->offsets, guint32, position), found);
}

static GType
game_collection_get_item_type (GListModel *model)
{
  return GAME_TYPE_COLLECTION_ITEM;
}

static guint
game_collection_get_n_items (GListModel *model)
{
  return GAME_COLLECTION (model)->offsets->len;
}

static gpointer
game_collection_get_item (GListModel *model,
                          guint       position)
{
  GameCollection *self = GAME_COLLECTION (model);
  GameCollectionItem *item = NULL;
  gsize length;
  const char *text = game_collection_get_text (self, &length);
  GameFound found;

  if (position >= self->offsets->len)
    return NULL;

  game_collection_read (self, position, &found);
  item = g_object_new (GAME_TYPE_COLLECTION_ITEM, NULL);
  item->state = found.state;
  item->number = position + 1;
  item->words = self->reading->words (text + found.begin, text + found.end);

  return item;
}

static void
game_collection_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = game_collection_get_item_type;
  iface->get_n_items = game_collection_get_n_items;
  iface->get_item = game_collection_get_item;
}

static void
game_collection_finalize (GObject *object)
{
  GameCollection *self = GAME_COLLECTION (object);

  g_clear_pointer (&self->text, g_bytes_unref);
  g_clear_pointer (&self->offsets, g_array_unref);
  g_clear_pointer (&self->first_error, g_free);

  G_OBJECT_CLASS (game_collection_parent_class)->finalize (object);
}

static void
game_collection_class_init (GameCollectionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = game_collection_finalize;
}

static void
game_collection_init (GameCollection *self)
{
  self->offsets = g_array_new (FALSE, FALSE, sizeof (guint32));
}

/* Digits and blanks that can only be a 0/1 matrix or a permutation. */
static bool
has_numbers_of_queens (const char *text,
                       gsize       length)
{
  guint n_rows = 0;
  guint n_numbers = 0;
  bool has_one = false;
  bool is_binary = true;

  for (gsize i = 0; i < length; i++)
    {
      if (!g_ascii_isdigit (text[i]) && !g_ascii_isspace (text[i]))
        return false;

      if (!g_ascii_isdigit (text[i]))
        continue;

      n_rows += i == 0 || text[i - 1] == '\n';
      n_numbers += i == 0 || !g_ascii_isdigit (text[i - 1]);
      has_one = has_one || text[i] == '1';
      is_binary = is_binary && text[i] <= '1';
    }

  if (n_rows == 1)
    return n_numbers > 1 && n_numbers <= QUEENS_MAX;

  return is_binary && has_one;
}

static bool
looks_like_queens (const char *text,
                   gsize       length)
{
  if (sudoku_text_has_link (text, length))
    return false;

  if (memchr (text, 'Q', length) != NULL)
    return true;

  /* The heading of a matrix in a list of solutions. */
  if (length > 3 && memcmp (text, "No.", 3) == 0)
    return true;

  return has_numbers_of_queens (text, length);
}

/* Nothing but letters, and slashes between them. */
static bool
looks_like_coloured (const char *text,
                     gsize       length)
{
  bool has_slash = false;

  for (gsize i = 0; i < length; i++)
    {
      if (!g_ascii_isalpha (text[i]) && !g_ascii_isspace (text[i]) && text[i] != '/')
        return false;

      has_slash = has_slash || text[i] == '/';
    }

  return has_slash;
}

/* The sentence about a row says which row, and here it may be that of any puzzle. New. */
static char *
dup_placed_error (const TextError *error)
{
  g_autofree char *reason = game_text_error (error);

  if (error->line > 0 && error->row > 0 && error->column == 0)
    /* Translators: the number of a line of text, and what is wrong there, as in
     * “line 5: row 4 is short: 8 of 9 cells”. */
    return g_strdup_printf (_("line %d: %s"), error->line, reason);

  return g_steal_pointer (&reason);
}

/* Whether there are puzzles of this kind, which are then the collection. Else `error`, if it is not
 * set yet, is what is wrong with the text. */
static bool
game_collection_find (GameCollection    *self,
                      const GameReading *reading,
                      GCancellable      *cancellable,
                      TextError         *error)
{
  GameFinding finding = { .cancellable = cancellable, .offsets = self->offsets };

  finding.text = game_collection_get_text (self, &finding.length);
  g_array_set_size (self->offsets, 0);
  reading->find (&finding);

  if (finding.offsets->len == 0)
    {
      if (error->problem == TEXT_FINE)
        *error = finding.first_error;
      return false;
    }

  self->reading = reading;
  self->n_errors = finding.n_errors;
  if (finding.n_errors > 0)
    self->first_error = dup_placed_error (&finding.first_error);

  return true;
}

/* The kind that the text looks like comes first among those that may be blamed. */
static bool
game_collection_find_any (GameCollection *self,
                          GCancellable   *cancellable,
                          TextError      *error)
{
  gsize length;
  const char *text = game_collection_get_text (self, &length);
  TextError ignored = { .problem = TEXT_FINE };
  bool has_regions = looks_like_coloured (text, length);
  bool is_queens = looks_like_queens (text, length);

  return game_collection_find (self, &coloured, cancellable, has_regions ? error : &ignored)
         || (is_queens && game_collection_find (self, &queens, cancellable, error))
         || game_collection_find (self, &sudoku, cancellable, error)
         || (!is_queens && game_collection_find (self, &queens, cancellable, error));
}

GameCollection *
game_collection_new (GBytes        *text,
                     GCancellable  *cancellable,
                     GError       **error)
{
  g_autoptr(GameCollection) self = NULL;
  TextError text_error = { .problem = TEXT_FINE };
  g_autofree char *reason = NULL;
  bool is_found;

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  self = g_object_new (GAME_TYPE_COLLECTION, NULL);
  self->text = game_file_decode (text, error);
  if (self->text == NULL)
    return NULL;

  is_found = game_collection_find_any (self, cancellable, &text_error);

  if (g_cancellable_is_cancelled (cancellable))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, _("Reading was stopped."));
      return NULL;
    }

  if (is_found)
    return g_steal_pointer (&self);

  reason = game_text_error (&text_error);
  if (text_error.problem == TEXT_LINK_NOT_CLASSIC || text_error.problem == TEXT_LINK_SHORT)
    /* Translators: %s is like “the sudoku of the link has another size or further rules”. */
    g_set_error (error, GAME_FILE_ERROR, GAME_FILE_ERROR_TEXT,
                 _("This cannot be played here (%s)."), reason);
  else
    /* Translators: %s is like “row 4 is short: 8 of 9 cells”. */
    g_set_error (error, GAME_FILE_ERROR, GAME_FILE_ERROR_TEXT,
                 _("This is not a puzzle (%s)."), reason);

  return NULL;
}

guint
game_collection_get_n_puzzles (GameCollection *self)
{
  g_return_val_if_fail (GAME_IS_COLLECTION (self), 0);

  return self->offsets->len;
}

void
game_collection_get_state (GameCollection *self,
                           guint           position,
                           GameState      *state)
{
  GameFound found;

  g_return_if_fail (GAME_IS_COLLECTION (self));
  g_return_if_fail (position < self->offsets->len);

  game_collection_read (self, position, &found);
  *state = found.state;
}

guint
game_collection_get_n_errors (GameCollection *self)
{
  g_return_val_if_fail (GAME_IS_COLLECTION (self), 0);

  return self->n_errors;
}

const char *
game_collection_get_first_error (GameCollection *self)
{
  g_return_val_if_fail (GAME_IS_COLLECTION (self), NULL);

  return self->first_error;
}
