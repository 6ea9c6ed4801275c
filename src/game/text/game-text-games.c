/* Sentences about games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-text-games.h"

#include <glib/gi18n-lib.h>

#include "game/state/game-change.h"
#include "game/state/game-variant.h"
#include "game/text/game-words-hints.h"

enum { MAX_NEW = 3 };           /* techniques that are named as new */

char *
game_text_time (uint64_t milliseconds)
{
  uint64_t seconds = milliseconds / 1000;
  unsigned int hours = seconds / 3600;
  unsigned int minutes = seconds / 60 % 60;

  if (hours > 0)
    return g_strdup_printf ("%u:%02u:%02u", hours, minutes, (unsigned int) (seconds % 60));

  return g_strdup_printf ("%u:%02u", minutes, (unsigned int) (seconds % 60));
}

static char *
dup_puzzle (const char *puzzle,
            int         size)
{
  if (g_str_equal (puzzle, "sudoku"))
    return g_strdup (_("Sudoku"));

  if (g_str_equal (puzzle, "coloured"))
    /* Translators: a puzzle and the size of its board */
    return g_strdup_printf (_("Coloured Queens, %d × %d"), size, size);

  /* Translators: a puzzle and the size of its board */
  return g_strdup_printf (_("Queens, %d × %d"), size, size);
}

static char *
dup_puzzle_of_level (const char *puzzle,
                     int         size,
                     const char *level)
{
  int number = sudoku_level_from_name (level);
  g_autofree char *name = dup_puzzle (puzzle, size);

  if (number < 0)
    return g_steal_pointer (&name);

  /* Translators: a puzzle and its level: "Sudoku · Medium" */
  return g_strdup_printf (_("%s · %s"), name, game_words_level (number));
}

char *
game_text_game (const GameState     *state,
                const GamePlayStats *stats)
{
  return dup_puzzle_of_level (game_state_info (state)->key, game_state_size (state),
                              stats->level);
}

char *
game_text_record (const GameRecord *record)
{
  return dup_puzzle_of_level (record->puzzle, record->size, record->level);
}

char *
game_text_progress (const GameState *state)
{
  switch (state->kind)
    {
    case GAME_SUDOKU:
      /* Translators: how many cells of a sudoku are filled */
      return g_strdup_printf (_("%d of 81 cells"), game_state_n_placed (state));

    case GAME_QUEENS:
    default:
      /* Translators: how many queens are placed, of how many */
      return g_strdup_printf (_("%d of %d queens"), game_state_n_placed (state),
                              game_state_n_variables (state));
    }
}

char *
game_text_queens (int n)
{
  /* Translators: how many are placed, or a puzzle, in a title or a list: “8 queens” */
  return g_strdup_printf (ngettext ("%d queen", "%d queens", n), n);
}

char *
game_text_placed (const GameState *state)
{
  int n = game_state_n_placed (state);

  switch (state->kind)
    {
    case GAME_SUDOKU:
      /* Translators: how many cells of a sudoku are filled */
      return g_strdup_printf (ngettext ("%d filled", "%d filled", n), n);

    case GAME_QUEENS:
    default:
      return game_text_queens (n);
    }
}

char *
game_text_before (const GameState *before,
                  const GameState *after)
{
  int n = game_state_size (after);
  GameChange change;
  int row;
  int column;

  if (!game_state_same_puzzle (before, after)
      || game_state_n_placed (after) != game_state_n_placed (before) + 1)
    return NULL;

  game_change_between (&change, before, after);
  if (change.last < 0)
    return NULL;

  row = change.last / n + 1;
  column = change.last % n + 1;
  switch (after->kind)
    {
    case GAME_SUDOKU:
      /* Translators: the name of a state before a digit was entered in a cell, as short as it can
       * be: "Before 4 in r9c1", which is row 9, column 1 */
      return g_strdup_printf (_("Before %d in r%dc%d"),
                              after->sudoku.entries.digit[change.last], row, column);

    case GAME_QUEENS:
    default:
      /* Translators: the name of a state before a queen was placed: "Before a queen in r9c1",
       * which is row 9, column 1 */
      return g_strdup_printf (_("Before a queen in r%dc%d"), row, column);
    }
}

/* Days since the year 1, by the calendar of the person. */
static unsigned int
get_day (GDateTime *when)
{
  g_autoptr(GDate) date = g_date_new_dmy (g_date_time_get_day_of_month (when),
                                          g_date_time_get_month (when),
                                          g_date_time_get_year (when));

  return g_date_get_julian (date);
}

char *
game_text_moment (int64_t moment,
                  int64_t now)
{
  g_autoptr(GDateTime) when = g_date_time_new_from_unix_local (moment / G_USEC_PER_SEC);
  g_autoptr(GDateTime) today = g_date_time_new_from_unix_local (now / G_USEC_PER_SEC);

  if (get_day (when) == get_day (today))
    /* Translators: a time of today, as strftime () has it */
    return g_date_time_format (when, _("today, %H:%M"));

  if (get_day (when) + 1 == get_day (today))
    /* Translators: a time of yesterday, as strftime () has it */
    return g_date_time_format (when, _("yesterday, %H:%M"));

  /* Translators: a date, as strftime () has it */
  return g_date_time_format (when, _("%-d %B %Y"));
}

static char *
dup_hints (const GamePlayStats *stats)
{
  uint32_t n_hints = game_play_stats_n_hints (stats);

  if (n_hints == 0)
    return g_strdup (_("No hints"));

  /* Translators: how many hints the player took */
  return g_strdup_printf (ngettext ("%u hint", "%u hints", n_hints), n_hints);
}

char *
game_text_hints (const GamePlayStats *stats)
{
  g_autofree char *hints = dup_hints (stats);

  if (!stats->saw_solution)
    return g_steal_pointer (&hints);

  /* Translators: %s is “No hints” or the like */
  return g_strdup_printf (_("%s · The solution was shown"), hints);
}

char *
game_text_techniques (const GamePlayStats *stats)
{
  GString *list = g_string_new (NULL);

  for (int technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    if (stats->techniques[technique] > 0)
      /* Translators: stands between the names of a list */
      g_string_append_printf (list, "%s%s", list->len > 0 ? _(", ") : "",
                              game_words_technique (technique));

  return g_string_free (list, list->len == 0);
}

/* English tells four forms of ordinal numbers apart. Other languages use one for all four, or as
 * many as they need. */
char *
game_text_nth (const GameStanding *standing)
{
  guint nth = standing->nth;

  if (nth == 0)
    return NULL;

  if (nth == 1)
    return g_strdup (_("Your first at this level"));

  switch (nth / 10 % 10 == 1 ? 0 : nth % 10)
    {
    case 1:
      /* Translators: how many puzzles of this level the player has solved; for 21, 31, 101, … */
      return g_strdup_printf (_("Your %ust at this level"), nth);

    case 2:
      /* Translators: for 2, 22, 32, … */
      return g_strdup_printf (_("Your %und at this level"), nth);

    case 3:
      /* Translators: for 3, 23, 33, … */
      return g_strdup_printf (_("Your %urd at this level"), nth);

    default:
      /* Translators: for all other numbers, such as 4, 11, 12, 13, 20 */
      return g_strdup_printf (_("Your %uth at this level"), nth);
    }
}

char *
game_text_new_path (const GameState    *state,
                    const GameStanding *standing)
{
  GameVariant variant = game_state_variant (state);
  g_autofree char *list = NULL;
  int n_named = 0;

  for (int technique = game_variants[variant].n_techniques - 1; technique >= 0; technique--)
    if (sudoku_techniques_has (&standing->new_path, technique) && n_named++ < MAX_NEW)
      {
        const char *name = game_text_technique (variant, technique);
        char *longer = list == NULL ? g_strdup (name) : g_strconcat (name, _(", "), list, NULL);

        g_free (list);
        list = longer;
      }

  if (list == NULL)
    return NULL;

  /* Translators: techniques of solving that no puzzle needed which the player solved before */
  return g_strdup_printf (ngettext ("New technique: %s", "New techniques: %s",
                                    MIN (n_named, MAX_NEW)), list);
}

const char *
game_text_level (int level)
{
  if (level < GAME_STATISTICS_NO_LEVEL)
    return game_words_level (level);

  /* Translators: a level: puzzles whose level is not known */
  return _("No Level");
}

const char *
game_text_technique (GameVariant variant,
                     int         technique)
{
  int number = sudoku_technique_from_code (game_variants[variant].technique_code (technique));

  return number >= 0 ? game_words_technique (number) : game_words_coloured_title (technique);
}

char *
game_text_slot (const GameStatistics *statistics,
                int                   slot)
{
  bool is_last = slot == statistics->n_slots - 1;
  bool is_week = statistics->period == GAME_PERIOD_WEEKS;
  g_autoptr(GDateTime) date = game_statistics_slot_date (statistics, slot);

  if (is_last)
    return g_strdup (is_week ? _("this week") : _("this month"));

  /* Translators: the day on which a week begins, and a month, as strftime () has them; short.
   * xgettext:no-c-format */
  return g_date_time_format (date, is_week ? _("%-d %b") : _("%b %Y"));
}
