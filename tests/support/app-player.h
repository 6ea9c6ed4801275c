/* A player of the window: what it does with keys, the pointer and actions, and how long the main
 * loop is busy with that.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <time.h>

#include "support/app-windows.h"
#include "support/app-touch.h"
#include "app/board/app-board-private.h"

enum { PLAYER_TURNS = 200 };      /* of the main loop after a step, at most */

typedef struct
{
  AppWindow  *window;
  char       *folder;           /* what the program keeps */
  GPtrArray  *texts;            /* paths of files to open */

  const char *doing;            /* a key of: */
  GHashTable *busy;             /* name → longest processor time of a turn, in seconds */
} Player;

static inline double
get_processor_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return now.tv_sec + now.tv_nsec * 1e-9;
}

static inline void
note_busy (Player *player,
           double  begin)
{
  double seconds = get_processor_time () - begin;
  double *most;

  if (player->doing == NULL)
    return;

  most = g_hash_table_lookup (player->busy, player->doing);
  *most = MAX (*most, seconds);
}

static inline bool
turn_once (Player *player)
{
  double begin = get_processor_time ();
  bool turned = g_main_context_iteration (NULL, false);

  note_busy (player, begin);

  return turned;
}

static inline void
settle (Player *player)
{
  for (int i = 0; i < PLAYER_TURNS && turn_once (player); i++)
    ;
}

/* As GTK does at the end of an event, of which there are none here: the focus leaves a popover that
 * has closed. */
static inline void
move_focus (Player *player)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (player->window));
  GtkWidget *popover = focus == NULL ? NULL : gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER);

  if (popover != NULL && !gtk_widget_get_mapped (popover))
    gtk_widget_grab_focus (GTK_WIDGET (player->window->board));
}

static inline void
wait_some_time (Player *player)
{
  int64_t end = g_get_monotonic_time () + g_test_rand_int_range (1, 60) * 1000;

  while (g_get_monotonic_time () < end)
    if (!turn_once (player))
      g_usleep (1000);
}

static inline void
say (Player     *player,
     const char *step,
     const char *what)
{
  g_autofree char *name = g_strdup_printf ("%s %s", step, what);
  gpointer key;

  g_test_message ("%s", name);
  if (!g_hash_table_lookup_extended (player->busy, name, &key, NULL))
    {
      key = g_steal_pointer (&name);
      g_hash_table_insert (player->busy, key, g_new0 (double, 1));
    }

  player->doing = key;
}

/* Keys. */

static inline void
press_some_key (Player *player)
{
  static const unsigned int keyvals[] = {
    GDK_KEY_Up, GDK_KEY_Down, GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_Home, GDK_KEY_End,
    GDK_KEY_Page_Up, GDK_KEY_Page_Down, GDK_KEY_Escape, GDK_KEY_Delete, GDK_KEY_BackSpace,
    GDK_KEY_Return, GDK_KEY_space, GDK_KEY_Tab, GDK_KEY_Menu, GDK_KEY_F1, GDK_KEY_F10,
    GDK_KEY_KP_0, GDK_KEY_KP_5, GDK_KEY_KP_9, GDK_KEY_KP_Left, GDK_KEY_KP_Enter, GDK_KEY_plus,
    GDK_KEY_minus, GDK_KEY_comma, GDK_KEY_period, GDK_KEY_slash, GDK_KEY_Cyrillic_ef,
    GDK_KEY_eacute, GDK_KEY_VoidSymbol,
  };
  GdkModifierType state = 0;
  unsigned int keyval;
  unsigned int keycode = g_test_rand_bit () ? g_test_rand_int_range (9, 136) : 0;

  switch (g_test_rand_int_range (0, 4))
    {
    case 0:
      keyval = GDK_KEY_0 + g_test_rand_int_range (0, 10);
      break;
    case 1:
      keyval = GDK_KEY_a + g_test_rand_int_range (0, 26);
      break;
    default:
      keyval = keyvals[g_test_rand_int_range (0, G_N_ELEMENTS (keyvals))];
    }

  if (g_test_rand_int_range (0, 3) == 0)
    state |= GDK_SHIFT_MASK;
  if (g_test_rand_int_range (0, 4) == 0)
    state |= GDK_CONTROL_MASK;
  if (g_test_rand_int_range (0, 20) == 0)
    state |= GDK_ALT_MASK;

  say (player, "key", gdk_keyval_name (keyval));
  if (!app_window_board_key_cb (player->window, keyval, keycode, state))
    app_window_key_cb (player->window, keyval, keycode, state);
  if (g_test_rand_bit ())
    app_window_key_released_cb (player->window);
}

/* The pointer. */

static inline int
get_any_square (AppBoard *board)
{
  return g_test_rand_int_range (0, board->scene.size * board->scene.size);
}

static inline void
use_pointer (Player *player)
{
  static const GdkModifierType states[] = { 0, 0, 0, GDK_SHIFT_MASK, GDK_CONTROL_MASK };
  AppBoard *board = player->window->board;
  unsigned int button = g_test_rand_int_range (0, 4) == 0 ? GDK_BUTTON_SECONDARY
                                                          : GDK_BUTTON_PRIMARY;
  GdkModifierType state = states[g_test_rand_int_range (0, G_N_ELEMENTS (states))];
  int square = get_any_square (board);

  say (player, "pointer", button == GDK_BUTTON_PRIMARY ? "primary" : "secondary");
  app_board_press (board, square, button, state, 1);
  if (g_test_rand_int_range (0, 6) == 0)
    app_board_press (board, square, button, state, 2);
  for (int n = g_test_rand_int_range (0, 4); n > 0; n--)
    app_board_drag_to (board, get_any_square (board));

  if (g_test_rand_int_range (0, 8) == 0)
    app_board_cancel_drag (board);
  else if (g_test_rand_int_range (0, 12) > 0)
    app_board_end_drag (board);
}

static inline void
hold_square (Player *player)
{
  say (player, "pointer", "held");
  app_window_square_held_cb (player->window, get_any_square (player->window->board));
}

static inline void
activate_cell (Player *player)
{
  AppBoard *board = player->window->board;

  say (player, "cell", "activate");
  gtk_widget_activate_action (board->cells->pdata[get_any_square (board)], "activate", NULL);
}

/* Actions. */

/* What an action can be asked for; others take numbers of 1 to 9 and any word. */
static const struct
{
  const char *name;
  int         first;
  int         last;
} number_targets[] = {
  { "win.new-queens", 1, QUEENS_MAX },
  { "win.step-mode", -1, 1 },
  { "win.lock-digit", 0, 9 },
  { "win.find-digit", 0, 9 },
};

static inline GVariant *
make_number (const char *action)
{
  for (size_t i = 0; i < G_N_ELEMENTS (number_targets); i++)
    if (g_str_equal (number_targets[i].name, action))
      return g_variant_new_int32 (g_test_rand_int_range (number_targets[i].first,
                                                         number_targets[i].last + 1));

  return g_variant_new_int32 (g_test_rand_int_range (1, 10));
}

static inline GVariant *
make_target (const char         *action,
             const GVariantType *type)
{
  if (type == NULL)
    return NULL;
  if (g_variant_type_equal (type, G_VARIANT_TYPE_INT32))
    return make_number (action);
  if (g_variant_type_equal (type, G_VARIANT_TYPE_STRING))
    return g_variant_new_string (touch_any_word ());
  if (g_variant_type_equal (type, G_VARIANT_TYPE_BOOLEAN))
    return g_variant_new_boolean (g_test_rand_bit ());

  g_assert_cmpstr (g_variant_type_peek_string (type), ==, "(si)");

  return g_variant_new ("(si)", touch_any_word (), g_test_rand_int_range (-1, QUEENS_MAX + 2));
}

/* The number of a random action of the window. */
static inline unsigned int
pick_action (GtkWidgetClass *klass)
{
  g_autoptr(GArray) numbers = g_array_new (false, false, sizeof (unsigned int));
  const GVariantType *type;
  const char *name;
  const char *property;
  GType owner;

  for (unsigned int i = 0; gtk_widget_class_query_action (klass, i, &owner, &name, &type,
                                                          &property); i++)
    if (g_str_has_prefix (name, "win."))
      g_array_append_val (numbers, i);

  return g_array_index (numbers, unsigned int, g_test_rand_int_range (0, numbers->len));
}

static inline void
use_action (Player *player)
{
  GtkWidgetClass *klass = GTK_WIDGET_GET_CLASS (player->window);
  g_autoptr(GVariant) target = NULL;
  const GVariantType *type;
  const char *name;
  const char *property;
  GType owner;

  gtk_widget_class_query_action (klass, pick_action (klass), &owner, &name, &type, &property);
  say (player, "action", name);
  target = make_target (name, type);
  if (target != NULL)
    g_variant_ref_sink (target);
  gtk_widget_activate_action_variant (GTK_WIDGET (player->window), name, target);
}

/* What a person does most, which is one of many actions. */
static inline void
use_usual_action (Player *player)
{
  static const char *const names[] = {
    "win.undo", "win.undo", "win.redo", "win.hint", "win.hint", "win.hint-apply", "win.check",
    "win.solve", "win.fill-marks", "win.auto-marks",
  };
  const char *name = names[g_test_rand_int_range (0, G_N_ELEMENTS (names))];

  say (player, "action", name);
  gtk_widget_activate_action (GTK_WIDGET (player->window), name, NULL);
}

static inline void
use_app_action (Player *player)
{
  /* Not `shortcuts`: GTK 4.8 warns of the width of a label in its window. */
  static const char *const names[] = { "preferences", "help", "about" };
  const char *name = names[g_test_rand_int_range (0, G_N_ELEMENTS (names))];

  say (player, "dialog", name);
  g_action_group_activate_action (G_ACTION_GROUP (application), name, NULL);
}

