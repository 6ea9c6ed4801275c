/* A state as a line of text: what is not as in the state before.
 *
 * A state is written as layers, each of which has a value for every square, in the order of the
 * table: marks come last, because automatic marks follow from the layers before them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/store/game-save-private.h"
#include "game/state/game-state-private.h"
#include "game/state/game-variant.h"

#include <stddef.h>
#include <string.h>

typedef enum
{
  LAYER_BYTES,                  /* a byte a square: a digit from 0 to 9, or a region as a letter */
  LAYER_DIGITS,                 /* in 81 SudokuDigits: a set of 1 to 9 */
  LAYER_SQUARES,                /* in a QueensBoard: 0 or 1 */
  LAYER_COLORS,                 /* in 81 GameCandidateColors: pairs of a digit and its colour */
  LAYER_LINKS,                  /* in GameLinks: all links, and no squares */
} LayerType;

typedef struct
{
  const char *name;
  LayerType   type;
  char        zero;             /* how 0 is written, of BYTES and SQUARES */
  GameKind    kind;
  size_t      offset;
  size_t      size;
  bool        is_puzzle;        /* rather than what was done to it */
} Layer;

#define LAYER_OF(kind, member) \
  kind, offsetof (GameState, member), sizeof ((GameState *) NULL)->member
#define SUDOKU_LAYER(member) LAYER_OF (GAME_SUDOKU, sudoku.member)
#define QUEENS_LAYER(member) LAYER_OF (GAME_QUEENS, queens.member)

static const Layer layers[] = {
  { "given", LAYER_BYTES, '0', SUDOKU_LAYER (givens.digit), true },
  { "entry", LAYER_BYTES, '0', SUDOKU_LAYER (entries.digit), false },
  { "corner", LAYER_DIGITS, 0, SUDOKU_LAYER (corner), false },
  { "color", LAYER_DIGITS, 0, SUDOKU_LAYER (colors), false },
  { "struck", LAYER_DIGITS, 0, SUDOKU_LAYER (struck), false },
  { "mark-color", LAYER_COLORS, 0, SUDOKU_LAYER (mark_colors), false },
  { "link", LAYER_LINKS, 0, SUDOKU_LAYER (links), false },
  { "mark", LAYER_DIGITS, 0, SUDOKU_LAYER (marks), false },
  { "region", LAYER_BYTES, 'A', QUEENS_LAYER (coloured.region), true },
  { "fixed", LAYER_SQUARES, '0', QUEENS_LAYER (fixed), true },
  { "queen", LAYER_SQUARES, '0', QUEENS_LAYER (queens), false },
  { "excluded", LAYER_SQUARES, '0', QUEENS_LAYER (excluded), false },
};

static const Layer *
find_layer (const char *name,
            GameKind    kind)
{
  for (size_t i = 0; i < G_N_ELEMENTS (layers); i++)
    if (layers[i].kind == kind && strcmp (layers[i].name, name) == 0)
      return &layers[i];

  return NULL;
}

static bool
is_mark (const Layer *layer)
{
  return strcmp (layer->name, "mark") == 0;
}

static void *
get_values (const GameState *state,
            const Layer     *layer)
{
  return (char *) state + layer->offset;
}

static bool
has_regions (const Layer *layer)
{
  return layer->zero == 'A';
}

/* Bytes of a square; but for SQUARES. */
static size_t
get_value_size (const Layer *layer)
{
  return layer->type == LAYER_BYTES ? 1 : layer->size / SUDOKU_CELLS;
}

/* Most rows are as they were, so that no square of them need be looked at. */
static bool
is_same_row (const GameState *before,
             const GameState *state,
             const Layer     *layer,
             int              row)
{
  const char *old = get_values (before, layer);
  const char *new = get_values (state, layer);
  size_t size = game_state_size (state) * get_value_size (layer);

  if (layer->type == LAYER_SQUARES)
    return ((const QueensBoard *) old)->row[row] == ((const QueensBoard *) new)->row[row];

  return memcmp (old + row * size, new + row * size, size) == 0;
}

static uint64_t
get_value (const GameState *state,
           const Layer     *layer,
           int              square)
{
  const void *values = get_values (state, layer);
  const int n = game_state_size (state);

  switch (layer->type)
    {
    case LAYER_DIGITS:
      return ((const SudokuDigits *) values)[square];

    case LAYER_SQUARES:
      return queens_board_has (values, square / n, square % n);

    case LAYER_COLORS:
      return ((const GameCandidateColors *) values)[square];

    case LAYER_BYTES:
    case LAYER_LINKS:
    default:
      return ((const uint8_t *) values)[square];
    }
}

static void
set_value (GameState   *state,
           const Layer *layer,
           int          square,
           uint64_t     value)
{
  void *values = get_values (state, layer);
  const int n = game_state_size (state);
  QueensBoard *board = values;

  switch (layer->type)
    {
    case LAYER_DIGITS:
      ((SudokuDigits *) values)[square] = value;
      break;

    case LAYER_SQUARES:
      board->row[square / n] &= ~(UINT32_C (1) << square % n);
      board->row[square / n] |= (uint32_t) value << square % n;
      break;

    case LAYER_COLORS:
      ((GameCandidateColors *) values)[square] = value;
      break;

    case LAYER_BYTES:
    case LAYER_LINKS:
    default:
      ((uint8_t *) values)[square] = value;
      break;
    }
}

static void
add_digits (GString     *text,
            const Layer *layer,
            uint64_t     value)
{
  if (value == 0)
    g_string_append_c (text, '-');

  for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
    if (layer->type == LAYER_COLORS && game_candidate_colors_get (value, digit) != 0)
      g_string_append_printf (text, "%d%d", digit, game_candidate_colors_get (value, digit));
    else if (layer->type == LAYER_DIGITS && (value >> (digit - 1) & 1) != 0)
      g_string_append_c (text, '0' + digit);
}

static void
add_value (GString     *text,
           const Layer *layer,
           uint64_t     value)
{
  if (layer->type == LAYER_BYTES || layer->type == LAYER_SQUARES)
    g_string_append_c (text, layer->zero + value);
  else
    add_digits (text, layer, value);
}

static bool
read_digits (const char *word,
             uint64_t   *value)
{
  char last = '0';

  *value = 0;
  if (strcmp (word, "-") == 0)
    return true;

  for (; *word != '\0'; word++)
    {
      if (*word <= last || *word > '9')
        return false;

      last = *word;
      *value |= 1u << (*word - '1');
    }

  return last != '0';
}

static bool
read_colors (const char *word,
             uint64_t   *value)
{
  char last = '0';

  *value = 0;
  if (strcmp (word, "-") == 0)
    return true;

  for (; *word != '\0'; word += 2)
    {
      if (*word <= last || *word > '9' || word[1] < '1' || word[1] > '9')
        return false;

      last = *word;
      game_candidate_colors_set (value, word[0] - '0', word[1] - '0');
    }

  return last != '0';
}

static bool
read_value (const char      *word,
            const Layer     *layer,
            const GameState *state,
            uint64_t        *value)
{
  const int n_values = layer->type == LAYER_SQUARES ? 2
                       : has_regions (layer) ? state->queens.coloured.n : SUDOKU_DIGITS + 1;

  if (layer->type == LAYER_DIGITS)
    return read_digits (word, value);
  if (layer->type == LAYER_COLORS)
    return read_colors (word, value);
  if (*word < layer->zero || *word - layer->zero >= n_values || word[1] != '\0')
    return false;

  *value = *word - layer->zero;

  return true;
}

/* The squares of a row that differ; `is_named`: whether the name of the layer is written. */
static void
add_row (GString         *text,
         const Layer     *layer,
         const GameState *before,
         const GameState *state,
         int              row,
         bool            *is_named)
{
  const int n = game_state_size (state);

  for (int square = row * n; square < (row + 1) * n; square++)
    {
      uint64_t value = get_value (state, layer, square);

      if (value == get_value (before, layer, square))
        continue;

      if (!*is_named)
        {
          g_string_append_c (text, ' ');
          g_string_append (text, layer->name);
        }
      *is_named = true;
      game_save_add_square (text, square, n);
      g_string_append_c (text, '=');
      add_value (text, layer, value);
    }
}

static void
add_layer (GString         *text,
           const Layer     *layer,
           const GameState *before,
           const GameState *state)
{
  bool is_named = false;

  if (memcmp (get_values (before, layer), get_values (state, layer), layer->size) == 0
      || (has_regions (layer) && state->queens.coloured.n == 0))
    return;

  if (layer->type == LAYER_LINKS)
    {
      game_save_add_links (text, get_values (state, layer));
      return;
    }

  for (int row = 0; row < game_state_size (state); row++)
    if (!is_same_row (before, state, layer, row))
      add_row (text, layer, before, state, row, &is_named);
}

/* An empty board. */
static GameState
new_board (GameVariant variant,
           int         n)
{
  GameState state = game_state_new_queens (n);

  switch (variant)
    {
    case GAME_VARIANT_SUDOKU:
      return game_state_new_sudoku (NULL);

    case GAME_VARIANT_COLOURED_QUEENS:
      state.queens.coloured.n = n;
      return state;

    case GAME_VARIANT_FREE_QUEENS:
    case GAME_VARIANT_FIXED_QUEENS:
    default:
      return state;
    }
}

static void
add_head (GString         *text,
          const GameState *state)
{
  g_string_append_printf (text, "board %s", game_state_info (state)->key);
  if (game_state_has_sizes (state))
    g_string_append_printf (text, " %d", game_state_size (state));
}

void
game_save_add_state (GString         *text,
                     const GameState *before,
                     const GameState *state)
{
  GameState base = new_board (game_state_variant (state), game_state_size (state));

  if (before != NULL && game_state_size (before) == game_state_size (state)
      && g_str_equal (game_state_info (before)->key, game_state_info (state)->key))
    {
      base = *before;
      g_string_append (text, "step");
    }
  else
    add_head (text, state);

  if (game_state_has_auto_marks (state) != game_state_has_auto_marks (&base))
    {
      g_string_append (text, state->sudoku.auto_marks ? " auto" : " by-hand");
      base.sudoku.auto_marks = state->sudoku.auto_marks;
    }

  for (size_t i = 0; i < G_N_ELEMENTS (layers); i++)
    {
      if (layers[i].kind != state->kind)
        continue;

      if (is_mark (&layers[i]))
        game_state_keep_marks (&base);
      add_layer (text, &layers[i], &base, state);
      memcpy (get_values (&base, &layers[i]), get_values (state, &layers[i]), layers[i].size);
    }

  g_string_append_c (text, '\n');
}

/* After `board`. */
static bool
read_size (char        **line,
           GameVariant   variant,
           GameState    *state)
{
  const GameVariantInfo *info = &game_variants[variant];
  const char *size = NULL;
  uint64_t n = info->most_size;

  if (info->least_size < info->most_size)
    {
      size = game_save_next_word (line);
      if (size == NULL || !game_save_read_number (size, info->most_size, &n) || n == 0)
        return false;
    }

  *state = new_board (variant, n);

  return true;
}

static bool
read_head (char      **line,
           GameState  *state)
{
  const char *name = game_save_next_word (line);

  for (int i = 0; name != NULL && i < GAME_N_VARIANTS; i++)
    if (strcmp (name, game_variants[i].key) == 0)
      return read_size (line, i, state);

  return false;
}

/* Whether it holds what a state promises. */
static bool
is_valid (const GameState *state)
{
  if (state->kind == GAME_SUDOKU)
    {
      for (int cell = 0; cell < SUDOKU_CELLS; cell++)
        if (state->sudoku.givens.digit[cell] != 0 && state->sudoku.entries.digit[cell] != 0)
          return false;

      return true;
    }

  for (int row = 0; row < game_state_size (state); row++)
    if ((state->queens.fixed.row[row] & ~state->queens.queens.row[row]) != 0
        || (state->queens.excluded.row[row] & state->queens.queens.row[row]) != 0)
      return false;

  return state->queens.coloured.n == 0 || coloured_is_valid (&state->queens.coloured);
}

/* `r1c3=4`, in `layer`. */
static bool
read_change (char        *word,
             const Layer *layer,
             GameState   *state)
{
  char *value = strchr (word, '=');
  uint64_t number;
  int square;

  if (layer->type == LAYER_LINKS)
    return game_save_read_link (word, &state->sudoku.links);
  if (value == NULL)
    return false;

  *value++ = '\0';
  square = game_save_read_square (word, game_state_size (state));
  if (square < 0 || !read_value (value, layer, state, &number))
    return false;

  set_value (state, layer, square, number);

  return true;
}

/* Words that name a layer, each with the changes after it. */
static bool
read_layers (char      *line,
             GameState *state)
{
  const Layer *layer = NULL;
  bool is_kept = false;
  char *word;

  while ((word = game_save_next_word (&line)) != NULL)
    {
      const Layer *next = find_layer (word, state->kind);

      if (next == NULL && (layer == NULL || !read_change (word, layer, state)))
        return false;
      if (next == NULL)
        continue;
      if (layer != NULL && next <= layer)
        return false;

      layer = next;
      if (is_mark (layer))
        game_state_keep_marks (state);
      is_kept = is_mark (layer);
      if (layer->type == LAYER_LINKS)
        state->sudoku.links = (GameLinks) { 0 };
    }

  if (!is_kept)
    game_state_keep_marks (state);

  return is_valid (state);
}

bool
game_save_read_state (char      *line,
                      bool       is_first,
                      GameState *state)
{
  const char *head = game_save_next_word (&line);
  bool is_board = g_strcmp0 (head, "board") == 0;

  if (is_board ? !read_head (&line, state) : (is_first || g_strcmp0 (head, "step") != 0))
    return false;

  if (state->kind == GAME_SUDOKU && line != NULL)
    {
      bool is_auto = g_str_has_prefix (line, "auto") && (line[4] == ' ' || line[4] == '\0');
      bool is_by_hand = g_str_has_prefix (line, "by-hand") && (line[7] == ' ' || line[7] == '\0');

      if (is_auto || is_by_hand)
        {
          state->sudoku.auto_marks = is_auto;
          game_save_next_word (&line);
        }
    }

  return read_layers (line, state);
}

char *
game_save_key (const GameState *state)
{
  GameState puzzle = new_board (game_state_variant (state), game_state_size (state));
  g_autoptr(GString) text = g_string_new (NULL);
  g_autofree char *sum = NULL;

  g_return_val_if_fail (state != NULL, NULL);

  add_head (text, &puzzle);
  for (size_t i = 0; i < G_N_ELEMENTS (layers); i++)
    if (layers[i].kind == state->kind && layers[i].is_puzzle)
      add_layer (text, &layers[i], &puzzle, state);

  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, text->len);

  return g_strndup (sum, 16);
}
