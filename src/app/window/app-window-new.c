/* The window, new puzzles: the actions of the menu New, and sudokus that are made to order.
 *
 * A puzzle is made by a job, like any other long work, and the one on the board stays until the
 * new one is there. Then that one goes to the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/dialogs/app-about-puzzle.h"
#include "app/dialogs/app-practise.h"
#include "game/text/game-words.h"

/* The technique that a spec asks for, or NULL. */
static const char *
get_technique (const GameSpec *spec)
{
  return spec->variant == GAME_VARIANT_SUDOKU && spec->sudoku.technique >= 0
         ? game_words_technique (spec->sudoku.technique) : NULL;
}

static void
app_window_note_made (AppWindow      *self,
                      const GameSpec *spec)
{
  GamePlay *play = app_window_get_play (self);
  int level = game_spec_get_level (spec);

  if (level >= 0)
    game_play_set_level (play, game_variants[spec->variant].level_name (level));
  game_play_set_seed (play, game_spec_get_seed (spec));
}

static void
app_window_show_made (AppWindow      *self,
                      const GameSpec *spec)
{
  const char *technique = get_technique (spec);
  g_autofree char *message = NULL;

  if (technique == NULL)
    return;

  /* Translators: %s is a technique, like X-Wing */
  message = g_strdup_printf (_("To practise here: %s"), technique);
  app_toast_show (self->toast, message, _("Undo"), "win.bring-back");
}

static void
app_window_made_cb (GObject    *owner,
                    GameJob    *job,
                    GameReport *report)
{
  AppWindow *self = APP_WINDOW (owner);
  const GameSpec *spec = &game_job_get_request (job)->generate;

  app_window_show_job (self);
  if (report->stats.n_solutions == 0)
    return;

  app_window_start (self, &report->puzzle);
  app_window_note_made (self, spec);
  app_window_show_made (self, spec);
}

void
app_window_make (AppWindow      *self,
                 const GameSpec *spec)
{
  GameSpec seeded = *spec;
  GameRequest request;

  game_spec_set_seed (&seeded, (uint64_t) g_random_int () << 32 | g_random_int ());
  request = game_request_generate (&seeded);

  app_window_stop_solving (self);
  app_toast_hide (self->toast);
  app_window_start_job (self, &request, app_window_made_cb);
}

void
app_window_show_unmade (AppWindow      *self,
                        const GameSpec *spec)
{
  const char *technique = get_technique (spec);
  g_autofree char *message = NULL;

  if (technique != NULL)
    /* Translators: %s is a technique, like X-Wing */
    message = g_strdup_printf (_("Stopped. No puzzle for this technique was found: %s"), technique);
  else
    message = g_strdup (_("Stopped. No such puzzle was found."));

  app_toast_show (self->toast, message, NULL, NULL);
}

static void
app_window_new_sudoku_cb (GtkWidget  *widget,
                          const char *action_name,
                          GVariant   *parameter)
{
  int level = sudoku_level_from_name (g_variant_get_string (parameter, NULL));
  GameSpec spec = game_spec_new (GAME_VARIANT_SUDOKU, SUDOKU_DIGITS, level);

  spec.sudoku.symmetry = SUDOKU_SYMMETRY_ROTATIONAL;
  if (level >= 0)
    app_window_make (APP_WINDOW (widget), &spec);
}

/* A symmetric puzzle of a rare technique would be rarer still. */
static void
app_window_practise_cb (GtkWidget  *widget,
                        const char *action_name,
                        GVariant   *parameter)
{
  GameSpec spec = game_spec_new (GAME_VARIANT_SUDOKU, SUDOKU_DIGITS, -1);

  spec.sudoku.technique = sudoku_technique_from_code (g_variant_get_string (parameter, NULL));
  if (spec.sudoku.technique >= 0)
    app_window_make (APP_WINDOW (widget), &spec);
}

static void
app_window_choose_technique_cb (GtkWidget  *widget,
                                const char *action_name,
                                GVariant   *parameter)
{
  gtk_window_present (GTK_WINDOW (app_practise_new (GTK_WINDOW (widget))));
}

static void
app_window_about_puzzle_cb (GtkWidget  *widget,
                            const char *action_name,
                            GVariant   *parameter)
{
  const GameState *state = app_window_get_state (APP_WINDOW (widget));

  gtk_window_present (GTK_WINDOW (app_about_puzzle_new (GTK_WINDOW (widget), state)));
}

static void
app_window_new_empty_cb (GtkWidget  *widget,
                         const char *action_name,
                         GVariant   *parameter)
{
  GameState state = game_state_new_sudoku (NULL);

  app_window_start (APP_WINDOW (widget), &state);
}

static void
app_window_new_menu_cb (GtkWidget  *widget,
                        const char *action_name,
                        GVariant   *parameter)
{
  app_header_open_new_menu (APP_WINDOW (widget)->header);
}

void
app_window_install_new (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char                  *name;
    const char                  *parameter;
    GtkWidgetActionActivateFunc  activate;
  } actions[] = {
    { "win.new-menu", NULL, app_window_new_menu_cb },
    { "win.new-sudoku", "s", app_window_new_sudoku_cb },
    { "win.choose-technique", NULL, app_window_choose_technique_cb },
    { "win.practise", "s", app_window_practise_cb },
    { "win.new-empty", NULL, app_window_new_empty_cb },
    { "win.about-puzzle", NULL, app_window_about_puzzle_cb },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].parameter,
                                     actions[i].activate);
}
