/* The options that ask for a puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/app-options.h"

#include <glib/gi18n-lib.h>
#include <stdbool.h>
#include <string.h>

#include "game/files/game-file.h"
#include "game/learn/game-lesson.h"
#include "game/state/game-variant.h"

void
app_options_add (GApplication *application)
{
  static const GOptionEntry entries[] = {
    { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Print the version and leave"), NULL },
    { "sudoku", 0, 0, G_OPTION_ARG_STRING, NULL,
      /* Translators: for --help: shows the sudoku that this text is, like 53..7.... */
      N_("Play this sudoku"), N_("PUZZLE") },
    { "new", 0, 0, G_OPTION_ARG_STRING, NULL, N_("Play a new sudoku of this level"),
      /* Translators: for --help: beginner, easy, medium, hard, unfair or extreme. */
      N_("LEVEL") },
    { "queens", 0, 0, G_OPTION_ARG_STRING, NULL, N_("Play a board of N queens"), N_("N") },
    { "coloured", 0, 0, G_OPTION_ARG_STRING, NULL,
      N_("Play these coloured queens, like ABBBB/ABBBB/ACCDD/ECCDD/EEDDD"), N_("PUZZLE") },
    { "learn", 0, 0, G_OPTION_ARG_STRING, NULL, N_("Open lesson N"), N_("N") },
    { NULL }
  };

  g_application_add_main_option_entries (application, entries);
}

/* The options that are a puzzle, by its key. */
static const struct
{
  const char *key;
  const char *refusal;
} puzzles[] = {
  { "sudoku", N_("this is no sudoku") },
  { "coloured", N_("these are no coloured queens") },
};

static bool
is_puzzle (const char  *text,
           int          which,
           char       **message)
{
  g_autoptr(GError) error = NULL;
  GameState state;

  if (!game_file_parse (text, strlen (text), &state, NULL, &error))
    *message = g_strdup (error->message);
  else if (!g_str_equal (game_state_info (&state)->key, puzzles[which].key))
    *message = g_strdup (_(puzzles[which].refusal));

  return *message == NULL;
}

int
app_options_read (GVariantDict *options,
                  const char  **action,
                  GVariant    **target,
                  char        **message)
{
  const char *text;
  int64_t n;

  *action = NULL;
  *target = NULL;
  *message = NULL;

  for (size_t i = 0; i < G_N_ELEMENTS (puzzles); i++)
    {
      if (!g_variant_dict_lookup (options, puzzles[i].key, "&s", &text))
        continue;

      if (!is_puzzle (text, i, message))
        return APP_OPTIONS_DATA;

      *action = "open-text";
      *target = g_variant_new_string (text);
      return -1;
    }

  if (g_variant_dict_lookup (options, "new", "&s", &text))
    {
      SudokuSpec spec;

      if (!sudoku_spec_set_level (&spec, text))
        {
          *message = g_strdup (_("a level is beginner, easy, medium, hard, unfair or extreme"));
          return APP_OPTIONS_USAGE;
        }

      *action = "make-sudoku";
      *target = g_variant_new_string (text);
      return -1;
    }

  if (g_variant_dict_lookup (options, "learn", "&s", &text))
    {
      if (!g_ascii_string_to_signed (text, 10, 1, game_lessons_count (), &n, NULL))
        {
          *message = g_strdup_printf (_("lessons are numbered from 1 to %d"),
                                      game_lessons_count ());
          return APP_OPTIONS_USAGE;
        }

      *action = "lesson";
      *target = g_variant_new_int32 (n);
      return -1;
    }

  if (!g_variant_dict_lookup (options, "queens", "&s", &text))
    return -1;

  if (!g_ascii_string_to_signed (text, 10, 1, QUEENS_MAX, &n, NULL))
    {
      *message = g_strdup_printf (_("a board has 1 to %d queens"), QUEENS_MAX);
      return APP_OPTIONS_USAGE;
    }

  *action = "play-queens";
  *target = g_variant_new_int32 (n);

  return -1;
}
