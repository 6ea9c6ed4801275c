/* A monkey that does anything at all, for as long as the test goes: keys, the pointer, actions,
 * dialogs, settings, texts. After each step what must hold of the window still holds.
 *
 * The seed stands at the beginning of the output, and `--seed` makes it the same again, but for
 * puzzles that are made and for time; the suite has a seed of its own. `-m slow` takes 20,000
 * steps, not 300; `--verbose` names the steps, and at the end what kept the main loop busy longest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "support/app/app-monkey.h"
#include "support/app/app-invariants.h"
#include "support/game/game-scenarios.h"
#include "game/files/game-file.h"

enum
{
  N_STEPS = 300,
  N_STEPS_SLOW = 20000,
  N_UNDONE = 200,
  N_WORST = 12,
};

static const char *const kinds[] = { "sudoku", "queens" };

/* Puzzles. */

static void
start_some_puzzle (Monkey *monkey)
{
  GameState state = make_puzzle (g_test_rand_int_range (0, 200));
  g_autofree char *text = NULL;

  monkey_say (monkey, "start", state.kind == GAME_SUDOKU ? "sudoku" : "queens");
  text = game_file_write (&state);
  app_window_open_text (monkey->window, text);
}

/* Moves of any kind, which may do nothing. */
static void
play_some_moves (Monkey *monkey)
{
  GamePlay *play = app_window_get_play (monkey->window);

  monkey_say (monkey, "moves", "");
  for (int i = 0; i < 8; i++)
    {
      GameMove move = make_move (false);

      game_play_move (play, &move);
    }

  for (int n = g_test_rand_int_range (0, 5); n > 0; n--)
    game_play_undo (play);
}

static void
change_page (Monkey *monkey)
{
  static const char *const pages[] = { "play", "watch", "solutions" };

  monkey_say (monkey, "page", "");
  ui_choose (monkey->window, "page", pages[g_test_rand_int_range (0, G_N_ELEMENTS (pages))]);
}

static void
change_kind (Monkey *monkey)
{
  monkey_say (monkey, "kind", "");
  ui_choose (monkey->window, "kind", kinds[g_test_rand_int_range (0, G_N_ELEMENTS (kinds))]);
}

/* Texts: a puzzle, parts of it in any order, or a file. */

static char *
make_text (void)
{
  GameState state = make_puzzle (g_test_rand_int_range (0, 200));
  char *text = game_file_write (&state);
  gsize length = strlen (text);

  for (int n = g_test_rand_int_range (0, 3) * 2; n > 0 && length > 0; n--)
    text[g_test_rand_int_range (0, length)] = g_test_rand_int_range (' ', 127);

  return text;
}

static void
paste_some_text (Monkey *monkey)
{
  g_autofree char *text = g_test_rand_int_range (0, 4) == 0 ? g_strdup (monkey_pick_word ())
                                                            : make_text ();

  monkey_say (monkey, "paste", "");
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (monkey->window)), text);
  gtk_widget_activate_action (GTK_WIDGET (monkey->window), "win.paste", NULL);
}

static void
open_some_file (Monkey *monkey)
{
  const char *path = monkey->texts->pdata[g_test_rand_int_range (0, monkey->texts->len)];
  g_autoptr(GFile) file = g_file_new_for_path (path);

  monkey_say (monkey, "open", path);
  app_window_open_file (monkey->window, file);
}

/* Settings, to what the schema lets them be. */

static GVariant *
pick_setting (GSettingsSchemaKey *key,
              GVariant           *value)
{
  g_autoptr(GVariant) range = g_settings_schema_key_get_range (key);
  g_autoptr(GVariant) choices = NULL;
  const char *how;

  if (g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN))
    return g_variant_new_boolean (g_test_rand_bit ());
  if (g_variant_is_of_type (value, G_VARIANT_TYPE_DOUBLE))
    return g_variant_new_double (g_test_rand_double_range (-1, 100000));

  g_variant_get (range, "(&sv)", &how, &choices);
  if (g_str_equal (how, "enum"))
    return g_variant_get_child_value (choices,
                                      g_test_rand_int_range (0, g_variant_n_children (choices)));
  if (g_variant_is_of_type (value, G_VARIANT_TYPE_INT32))
    return g_variant_new_int32 (g_test_rand_int_range (5, 13));
  if (g_variant_is_of_type (value, G_VARIANT_TYPE ("ai")))
    return g_variant_new_parsed ("[%i, %i]", g_test_rand_int_range (-2, 12),
                                 g_test_rand_int_range (-2, 12));

  return g_variant_new_string (monkey_pick_word ());
}

static void
change_setting (Monkey *monkey)
{
  GSettings *settings = ui_get_settings ();
  g_autoptr(GSettingsSchema) schema = NULL;
  g_autoptr(GSettingsSchemaKey) key = NULL;
  g_autoptr(GVariant) value = NULL;
  g_autoptr(GVariant) picked = NULL;
  g_auto(GStrv) names = NULL;
  const char *name;

  g_object_get (settings, "settings-schema", &schema, NULL);
  names = g_settings_schema_list_keys (schema);
  name = names[g_test_rand_int_range (0, g_strv_length (names))];
  key = g_settings_schema_get_key (schema, name);
  value = g_settings_get_value (settings, name);
  picked = g_variant_take_ref (pick_setting (key, value));

  monkey_say (monkey, "setting", name);
  g_settings_set_value (settings, name, picked);
}

/* The window and what is in it. */

static void
resize (Monkey *monkey)
{
  monkey_say (monkey, "resize", "");
  gtk_window_set_default_size (GTK_WINDOW (monkey->window), g_test_rand_int_range (360, 1400),
                               g_test_rand_int_range (360, 1000));
}

static void
touch_window (Monkey *monkey)
{
  const char *what = monkey_touch (GTK_WIDGET (monkey->window));

  monkey_say (monkey, "touch", what != NULL ? what : "nothing");
}

static void
wait_for_something (Monkey *monkey)
{
  monkey_say (monkey, "wait", "");
  monkey_wait (monkey);
}

/* Every step back and forth again. */
static void
undo_everything (Monkey *monkey)
{
  AppWindow *window = monkey->window;
  const GameDocument *document = game_play_get_document (app_window_get_play (window));
  g_autofree GameState *states = NULL;
  guint n_states;
  guint position;
  const GameState *history = game_document_get_history (document, &n_states, &position);
  guint last = position;
  guint first = last > N_UNDONE ? last - N_UNDONE : 0;

  monkey_say (monkey, "undo", "everything");
  states = g_memdup2 (history, n_states * sizeof *history);

  while (position-- > first)
    {
      ui_act (window, "win.undo");
      g_assert_true (game_state_equal (game_document_get_state (document), &states[position]));
    }
  g_assert_true (first > 0 || !game_document_can_undo (document));

  for (position = first + 1; position <= last; position++)
    {
      ui_act (window, "win.redo");
      g_assert_true (game_state_equal (game_document_get_state (document), &states[position]));
    }
}

static AppWindow *
open_kept (Monkey *monkey)
{
  AppWindow *window = ui_open_window_of_width (g_test_rand_int_range (360, 1400));

  app_window_keep (window, monkey->folder);

  return window;
}

/* Both puzzles. */
static void
get_states (AppWindow *window,
            GameState  states[G_N_ELEMENTS (kinds)])
{
  const char *kind = ui_get_choice (window, "kind");

  for (size_t i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      ui_choose (window, "kind", kinds[i]);
      states[i] = *ui_get_state (window);
    }
  ui_choose (window, "kind", kind);
}

static void
assert_same_state (const GameState *now,
                   const GameState *before)
{
  g_autofree char *text_now = NULL;
  g_autofree char *text_before = NULL;

  if (game_state_equal (now, before))
    return;

  text_now = game_file_write (now);
  text_before = game_file_write (before);
  g_error ("a window that was opened again has\n%s\nthat had\n%s", text_now, text_before);
}

/* A window that is closed is gone, and the next one shows what it showed. */
static void
open_anew (Monkey *monkey)
{
  GameState states[G_N_ELEMENTS (kinds)];
  GameState reopened[G_N_ELEMENTS (kinds)];
  gpointer gone = monkey->window;
  const char *kind = ui_get_choice (monkey->window, "kind");
  const char *page = ui_get_choice (monkey->window, "page");

  monkey_say (monkey, "window", "closed and opened");
  get_states (monkey->window, states);

  g_object_add_weak_pointer (gone, &gone);
  gtk_window_close (GTK_WINDOW (monkey->window));
  wait_for (gone == NULL, "the end of a window");

  monkey->window = open_kept (monkey);
  g_assert_true (ui_is_chosen (monkey->window, "kind", kind));
  g_assert_true (ui_is_chosen (monkey->window, "page", page));
  get_states (monkey->window, reopened);
  for (size_t i = 0; i < G_N_ELEMENTS (kinds); i++)
    assert_same_state (&reopened[i], &states[i]);
}

/* Those of the program; GTK's own are only closed. */
static bool
is_own_dialog (GtkWindow *dialog)
{
  const char *type = G_OBJECT_TYPE_NAME (dialog);

  return !GTK_IS_FILE_CHOOSER_DIALOG (dialog) && !g_str_equal (type, "GtkPrintUnixDialog");
}

/* What was opened beside the window is used, closed, and is gone then. */
static void
use_dialogs (Monkey *monkey)
{
  g_autoptr(GListModel) toplevels = g_object_ref (gtk_window_get_toplevels ());

  for (int i = g_list_model_get_n_items (toplevels) - 1; i >= 0; i--)
    {
      g_autoptr(GtkWindow) dialog = g_list_model_get_item (toplevels, i);
      const char *what;

      if (dialog == NULL || dialog == GTK_WINDOW (monkey->window)
          || !gtk_widget_get_visible (GTK_WIDGET (dialog)))
        continue;

      what = G_OBJECT_TYPE_NAME (dialog);
      for (int n = is_own_dialog (dialog) ? g_test_rand_int_range (0, 6) : 0; n > 0; n--)
        {
          const char *touched = monkey_touch (GTK_WIDGET (dialog));

          monkey_say (monkey, what, touched != NULL ? touched : "nothing");
          monkey_settle (monkey);
        }

      monkey_say (monkey, what, "closed");
      gtk_window_close (dialog);
      monkey_settle (monkey);
    }
}

typedef struct
{
  int   weight;
  void (*take) (Monkey *monkey);
  bool  on_board;               /* where it is not covered */
} Step;

static const Step steps[] = {
  { 40, monkey_press_key },
  { 20, monkey_use_pointer, true },
  { 2, monkey_hold_square, true },
  { 3, monkey_activate_cell, true },
  { 15, monkey_use_action },
  { 20, monkey_use_usual_action },
  { 2, monkey_use_app_action },
  { 3, start_some_puzzle },
  { 6, play_some_moves },
  { 4, change_page },
  { 2, change_kind },
  { 3, paste_some_text },
  { 3, open_some_file },
  { 4, change_setting },
  { 4, resize },
  { 25, touch_window },
  { 4, wait_for_something },
  { 1, undo_everything },
  { 1, open_anew },
};

static void
take_some_step (Monkey *monkey)
{
  double begin = monkey_get_time ();
  int n = 0;
  int i = 0;

  for (size_t j = 0; j < G_N_ELEMENTS (steps); j++)
    n += steps[j].weight;

  n = g_test_rand_int_range (0, n);
  while (n >= steps[i].weight)
    n -= steps[i++].weight;

  if (!steps[i].on_board || gtk_widget_get_visible (GTK_WIDGET (ui_get_board (monkey->window))))
    steps[i].take (monkey);
  monkey_note_busy (monkey, begin);
}

static void
find_texts (Monkey     *monkey,
            const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_REGULAR))
        g_ptr_array_add (monkey->texts, path);
      else
        g_free (path);
    }
}

static int
compare_busy (gconstpointer a,
              gconstpointer b,
              gpointer      busy)
{
  double x = *(double *) g_hash_table_lookup (busy, a);
  double y = *(double *) g_hash_table_lookup (busy, b);

  return (x < y) - (x > y);
}

static void
print_busy (Monkey *monkey)
{
  g_autoptr(GList) names = g_hash_table_get_keys (monkey->busy);
  int n = 0;

  names = g_list_sort_with_data (names, compare_busy, monkey->busy);
  for (GList *name = names; name != NULL && n < N_WORST; name = name->next, n++)
    g_test_message ("%7.2f ms of one turn: %s",
                    *(double *) g_hash_table_lookup (monkey->busy, name->data) * 1e3,
                    (const char *) name->data);
}

static void
test_anything (void)
{
  static const char *const corpora[] = { "game-file", "game-collection", "game-save" };
  Monkey monkey = {
    .folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL),
    .texts = g_ptr_array_new_with_free_func (g_free),
    .busy = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free),
  };

  for (size_t i = 0; i < G_N_ELEMENTS (corpora); i++)
    {
      g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "data", "fuzz", corpora[i],
                                                       NULL);

      find_texts (&monkey, folder);
    }
  g_assert_cmpuint (monkey.texts->len, >, 0);
  /* What GTK has to say of sizes is only printed. */
  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL);

  monkey.window = open_kept (&monkey);
  for (int n = g_test_slow () ? N_STEPS_SLOW : N_STEPS; n > 0; n--)
    {
      take_some_step (&monkey);
      monkey_settle (&monkey);
      use_dialogs (&monkey);
      assert_invariants (monkey.window);
    }

  print_busy (&monkey);
  ui_close_window (monkey.window);
  remove_all (monkey.folder);
  g_free (monkey.folder);
  g_ptr_array_unref (monkey.texts);
  g_hash_table_unref (monkey.busy);
}

static void
add_tests (void)
{
  g_test_add_func ("/window/anything", test_anything);
}

int
main (int    argc,
      char **argv)
{
  return ui_run_with_windows (argc, argv, add_tests);
}
