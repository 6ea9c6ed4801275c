/* What keys mean on a board, and what is selected: pure functions.
 *
 * A key is told as GDK tells it: what it types on its layout, its place, and what is held.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib.h>

#include "app/board/app-board-keys.h"
#include "app/board/app-selection.h"

static const GdkModifierType SHIFT = GDK_SHIFT_MASK;
static const GdkModifierType CONTROL = GDK_CONTROL_MASK;

enum { PLACE_OF_1 = 10 };       /* and so on to 9, then 0 */

/* What the row of digits types, from 1 to 9 and then 0, without and with Shift. */
static const struct
{
  const char  *layout;
  unsigned int plain[10];
  unsigned int shifted[10];
} layouts[] = {
  { "us",
    { '1', '2', '3', '4', '5', '6', '7', '8', '9', '0' },
    { '!', '@', '#', '$', '%', '^', '&', '*', '(', ')' } },
  { "fr",
    { '&', GDK_KEY_eacute, '"', '\'', '(', '-', GDK_KEY_egrave, '_', GDK_KEY_ccedilla,
      GDK_KEY_agrave },
    { '1', '2', '3', '4', '5', '6', '7', '8', '9', '0' } },
  { "cz",
    { '+', GDK_KEY_ecaron, GDK_KEY_scaron, GDK_KEY_ccaron, GDK_KEY_rcaron, GDK_KEY_zcaron,
      GDK_KEY_yacute, GDK_KEY_aacute, GDK_KEY_iacute, GDK_KEY_eacute },
    { '1', '2', '3', '4', '5', '6', '7', '8', '9', '0' } },
  { "ir",
    { GDK_KEY_Farsi_1, GDK_KEY_Farsi_2, GDK_KEY_Farsi_3, GDK_KEY_Farsi_4, GDK_KEY_Farsi_5,
      GDK_KEY_Farsi_6, GDK_KEY_Farsi_7, GDK_KEY_Farsi_8, GDK_KEY_Farsi_9, GDK_KEY_Farsi_0 },
    { '!', '@', '#', '$', '%', '^', '&', '*', ')', '(' } },
};

static void
test_digits (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (layouts); i++)
    for (int place = 0; place < 10; place++)
      {
        unsigned int keycode = PLACE_OF_1 + place;
        int digit = (place + 1) % 10;
        unsigned int plain = layouts[i].plain[place];
        unsigned int shifted = layouts[i].shifted[place];

        g_test_message ("%s %d", layouts[i].layout, digit);
        g_assert_cmpint (app_keys_get_digit (plain, keycode, 0), ==, digit);
        g_assert_cmpint (app_keys_get_digit (plain, keycode, GDK_LOCK_MASK), ==, digit);
        g_assert_cmpint (app_keys_get_digit (shifted, keycode, SHIFT), ==, digit);
        g_assert_cmpint (app_keys_get_digit (plain, keycode, CONTROL), ==, digit);
        g_assert_cmpint (app_keys_get_digit (shifted, keycode, SHIFT | CONTROL), ==, digit);
        g_assert_cmpint (app_keys_get_digit (plain, keycode, GDK_ALT_MASK), ==, -1);
        g_assert_cmpint (app_keys_get_digit (plain, keycode, GDK_SUPER_MASK), ==, -1);
      }

  /* What is typed counts where the place is not known. */
  g_assert_cmpint (app_keys_get_digit ('6', 0, SHIFT), ==, 6);
  g_assert_cmpint (app_keys_get_digit ('w', 25, 0), ==, -1);
  g_assert_cmpint (app_keys_get_digit (GDK_KEY_Return, 36, 0), ==, -1);
}

/* Shift turns Num Lock round: 7 comes as Home while it is on, and as 7 while it is off. */
static void
test_number_pad (void)
{
  static const struct
  {
    unsigned int keycode;
    unsigned int digit;
    unsigned int cursor;
  } pad[] = {
    { 90, GDK_KEY_KP_0, GDK_KEY_KP_Insert },
    { 87, GDK_KEY_KP_1, GDK_KEY_KP_End },
    { 88, GDK_KEY_KP_2, GDK_KEY_KP_Down },
    { 89, GDK_KEY_KP_3, GDK_KEY_KP_Page_Down },
    { 83, GDK_KEY_KP_4, GDK_KEY_KP_Left },
    { 84, GDK_KEY_KP_5, GDK_KEY_KP_Begin },
    { 85, GDK_KEY_KP_6, GDK_KEY_KP_Right },
    { 79, GDK_KEY_KP_7, GDK_KEY_KP_Home },
    { 80, GDK_KEY_KP_8, GDK_KEY_KP_Up },
    { 81, GDK_KEY_KP_9, GDK_KEY_KP_Page_Up },
  };
  AppStep step;

  for (int digit = 0; digit < 10; digit++)
    {
      unsigned int keycode = pad[digit].keycode;

      /* Num Lock is on. */
      g_assert_cmpint (app_keys_get_digit (pad[digit].digit, keycode, 0), ==, digit);
      g_assert_cmpint (app_keys_get_digit (pad[digit].cursor, keycode, SHIFT), ==, digit);
      g_assert_cmpint (app_keys_get_digit (pad[digit].digit, keycode, CONTROL), ==, digit);
      g_assert_cmpint (app_keys_get_digit (pad[digit].cursor, keycode, SHIFT | CONTROL), ==, digit);

      /* It is off. */
      g_assert_cmpint (app_keys_get_digit (pad[digit].cursor, keycode, 0), ==, -1);
      g_assert_cmpint (app_keys_get_digit (pad[digit].digit, keycode, SHIFT), ==, digit);
      g_assert_cmpint (app_keys_get_digit (pad[digit].cursor, keycode, CONTROL), ==, -1);
      g_assert_true (app_keys_get_step (pad[digit].cursor, keycode, 0, true, &step)
                     == (digit != 0 && digit != 5));
    }
}

static void
test_modes (void)
{
  for (int mode = 0; mode < APP_N_MODES; mode++)
    {
      g_assert_cmpint (app_keys_get_mode (0, mode), ==, mode);
      g_assert_cmpint (app_keys_get_mode (GDK_LOCK_MASK, mode), ==, mode);
      g_assert_cmpint (app_keys_get_mode (SHIFT, mode), ==, APP_MODE_CORNER);
      g_assert_cmpint (app_keys_get_mode (CONTROL, mode), ==, APP_MODE_CENTRE);
      g_assert_cmpint (app_keys_get_mode (SHIFT | CONTROL, mode), ==, APP_MODE_COLOR);
    }
}

/* Where a key leads from `square` of a board of nine on which all but squares 3 and 30 have
 * something on them. */
static int
walk (unsigned int    keyval,
      unsigned int    keycode,
      GdkModifierType state,
      int             square)
{
  GameSquares empty = game_squares_of (3);
  AppStep step;

  game_squares_add (&empty, 30);
  g_assert_true (app_keys_get_step (keyval, keycode, state, true, &step));
  g_assert_true (step.extends == ((state & GDK_SHIFT_MASK) != 0));

  return app_keys_walk (&step, 9, 3, &empty, square);
}

static void
test_walk (void)
{
  AppStep step;

  g_assert_cmpint (walk (GDK_KEY_Right, 0, 0, 40), ==, 41);
  g_assert_cmpint (walk (GDK_KEY_Right, 0, 0, 44), ==, 36);
  g_assert_cmpint (walk (GDK_KEY_KP_Left, 83, 0, 36), ==, 44);
  g_assert_cmpint (walk (GDK_KEY_Up, 0, 0, 4), ==, 76);
  g_assert_cmpint (walk (GDK_KEY_Down, 0, 0, 76), ==, 4);

  /* What is extended ends at the edge. */
  g_assert_cmpint (walk (GDK_KEY_Right, 0, SHIFT, 44), ==, 44);
  g_assert_cmpint (walk (GDK_KEY_Right, 0, SHIFT | CONTROL, 40), ==, 44);
  g_assert_cmpint (walk (GDK_KEY_Up, 0, SHIFT | CONTROL, 40), ==, 4);

  /* Empty squares are found around the edge, or it stays. */
  g_assert_cmpint (walk (GDK_KEY_Down, 0, CONTROL, 3), ==, 30);
  g_assert_cmpint (walk (GDK_KEY_Down, 0, CONTROL, 30), ==, 3);
  g_assert_cmpint (walk (GDK_KEY_Left, 0, CONTROL, 0), ==, 3);
  g_assert_cmpint (walk (GDK_KEY_Left, 0, CONTROL, 40), ==, 40);

  g_assert_cmpint (walk (GDK_KEY_End, 0, 0, 40), ==, 44);
  g_assert_cmpint (walk (GDK_KEY_Home, 0, CONTROL, 40), ==, 0);
  g_assert_cmpint (walk (GDK_KEY_End, 0, CONTROL, 40), ==, 80);
  g_assert_cmpint (walk (GDK_KEY_Page_Down, 0, 0, 40), ==, 67);
  g_assert_cmpint (walk (GDK_KEY_Page_Down, 0, 0, 67), ==, 76);

  /* The same cross on QWERTY, AZERTY and Dvorak. */
  g_assert_cmpint (walk ('w', 25, 0, 40), ==, 31);
  g_assert_cmpint (walk ('z', 25, 0, 40), ==, 31);
  g_assert_cmpint (walk (',', 25, 0, 40), ==, 31);
  g_assert_cmpint (walk ('Q', 38, SHIFT, 40), ==, 39);
  g_assert_cmpint (walk (GDK_KEY_Cyrillic_yeru, 39, 0, 40), ==, 49);
  g_assert_cmpint (walk ('D', 40, GDK_LOCK_MASK, 40), ==, 41);
  g_assert_false (app_keys_get_step ('a', 24, 0, true, &step));
  g_assert_false (app_keys_get_step ('w', 25, 0, false, &step));
  g_assert_false (app_keys_get_step ('w', 25, CONTROL, true, &step));
  g_assert_false (app_keys_get_step (GDK_KEY_Right, 0, GDK_ALT_MASK, true, &step));
}

static const char *
get_action (unsigned int    keyval,
            unsigned int    keycode,
            GdkModifierType state)
{
  return app_keys_get_action (GAME_SUDOKU, keyval, keycode, state, true);
}

static void
test_actions (void)
{
  /* By place, whatever they type: Z of QWERTY is W of AZERTY. */
  g_assert_cmpstr (get_action ('z', 52, 0), ==, "win.mode::digit");
  g_assert_cmpstr (get_action ('w', 52, 0), ==, "win.mode::digit");
  g_assert_cmpstr (get_action ('V', 55, GDK_LOCK_MASK), ==, "win.mode::colour");
  g_assert_null (get_action ('z', 25, 0));

  /* By what they type, or by place where that is no Latin letter. */
  g_assert_cmpstr (get_action ('m', 47, 0), ==, "win.fill-marks");
  g_assert_cmpstr (get_action ('M', 58, SHIFT), ==, "win.auto-marks");
  g_assert_cmpstr (get_action (GDK_KEY_Cyrillic_er, 43, 0), ==, "win.hint");
  g_assert_cmpstr (get_action (GDK_KEY_hebrew_shin, 38, CONTROL), ==, "win.select-all");
  g_assert_cmpstr (get_action ('a', 24, CONTROL), ==, "win.select-all");
  g_assert_cmpstr (get_action ('A', 24, SHIFT | CONTROL), ==, "win.select-none");
  g_assert_null (get_action ('z', 52, CONTROL));
  g_assert_null (get_action ('h', 43, GDK_ALT_MASK));

  g_assert_cmpstr (get_action (GDK_KEY_space, 65, 0), ==, "win.step-mode(1)");
  g_assert_cmpstr (get_action (GDK_KEY_space, 65, SHIFT), ==, "win.step-mode(-1)");
  g_assert_cmpstr (get_action (GDK_KEY_KP_Enter, 104, 0), ==, "win.enter");
  g_assert_cmpstr (get_action (GDK_KEY_F10, 76, SHIFT), ==, "win.context-menu");
  g_assert_null (get_action (GDK_KEY_F10, 76, 0));

  /* The two puzzles differ. */
  g_assert_cmpstr (app_keys_get_action (GAME_QUEENS, 'x', 53, 0, true), ==, "win.exclude");
  g_assert_cmpstr (app_keys_get_action (GAME_QUEENS, GDK_KEY_space, 65, 0, true), ==, "win.enter");
  g_assert_null (app_keys_get_action (GAME_QUEENS, 'm', 58, 0, true));
}

/* Without single letters everything else is as it was. */
static void
test_no_letters (void)
{
  for (unsigned int letter = 'a'; letter <= 'z'; letter++)
    {
      g_assert_null (app_keys_get_action (GAME_SUDOKU, letter, 0, 0, false));
      g_assert_null (app_keys_get_action (GAME_SUDOKU, letter, 0, SHIFT, false));
      g_assert_true (app_keys_get_action (GAME_SUDOKU, letter, 0, CONTROL, false)
                     == app_keys_get_action (GAME_SUDOKU, letter, 0, CONTROL, true));
    }

  g_assert_cmpstr (app_keys_get_action (GAME_SUDOKU, GDK_KEY_Delete, 0, 0, false), ==,
                   "win.erase");
}

static void
assert_selected (const AppSelection *selection,
                 int                 n_selected,
                 int                 cursor)
{
  g_assert_cmpint (game_squares_count (&selection->squares), ==, n_selected);
  g_assert_cmpint (selection->cursor, ==, cursor);
}

static void
test_selection (void)
{
  AppSelection selection = app_selection_of (40);
  GameSquares chosen = game_squares_of (7);

  assert_selected (&selection, 1, 40);

  /* A rectangle to each corner of the board, from the same anchor. */
  app_selection_extend (&selection, 9, 0);
  assert_selected (&selection, 25, 0);
  app_selection_extend (&selection, 9, 80);
  assert_selected (&selection, 25, 80);
  app_selection_extend (&selection, 9, 41);
  assert_selected (&selection, 2, 41);

  /* It stays beside another one. */
  app_selection_paint (&selection, 0, true);
  assert_selected (&selection, 3, 0);
  app_selection_extend (&selection, 9, 10);
  assert_selected (&selection, 6, 10);
  app_selection_extend (&selection, 9, 1);
  assert_selected (&selection, 4, 1);
  app_selection_paint (&selection, 40, false);
  assert_selected (&selection, 3, 40);

  app_selection_choose (&selection, &chosen);
  assert_selected (&selection, 1, 7);
  chosen = game_squares_none ();
  app_selection_choose (&selection, &chosen);
  assert_selected (&selection, 0, 7);
}

static void
test_squares (void)
{
  for (int size = 1; size <= QUEENS_MAX; size++)
    {
      GameSquares all = app_squares_all (size);
      GameSquares some = game_squares_of (size - 1);
      GameSquares others = app_squares_invert (&some, size);
      GameSquares again = app_squares_invert (&others, size);

      g_assert_cmpint (game_squares_count (&all), ==, size * size);
      g_assert_cmpint (game_squares_count (&others), ==, size * size - 1);
      g_assert_true (game_squares_equal (&again, &some));
    }
}

/* The way to every square ends there, and is no longer than a king's. */
static void
test_approach (void)
{
  enum { SIZE = 12 };

  for (int from = 0; from < SIZE * SIZE; from++)
    for (int to = 0; to < SIZE * SIZE; to++)
      {
        int rows = abs (to / SIZE - from / SIZE);
        int columns = abs (to % SIZE - from % SIZE);
        int square = from;
        int n_steps = 0;

        while (square != to)
          {
            int next = app_selection_approach (SIZE, square, to);

            g_assert_cmpint (abs (next / SIZE - square / SIZE), <=, 1);
            g_assert_cmpint (abs (next % SIZE - square % SIZE), <=, 1);
            square = next;
            n_steps++;
          }

        g_assert_cmpint (n_steps, ==, MAX (rows, columns));
      }
}

static void
test_alike (void)
{
  GameState state = game_state_new_sudoku (NULL);
  GameSquares alike;

  state.sudoku.givens.digit[0] = 5;
  state.sudoku.entries.digit[40] = 5;
  state.sudoku.marks[40] = 1;           /* covered */
  state.sudoku.corner[1] = state.sudoku.corner[2] = 6;
  state.sudoku.marks[2] = 9;
  state.sudoku.colors[2] = state.sudoku.colors[40] = 1;

  alike = app_squares_alike (&state, APP_MODE_DIGIT, 0);
  g_assert_cmpint (game_squares_count (&alike), ==, 2);
  g_assert_true (game_squares_has (&alike, 40));

  alike = app_squares_alike (&state, APP_MODE_CORNER, 1);
  g_assert_cmpint (game_squares_count (&alike), ==, 2);
  alike = app_squares_alike (&state, APP_MODE_DIGIT, 1);
  g_assert_cmpint (game_squares_count (&alike), ==, 1);
  alike = app_squares_alike (&state, APP_MODE_COLOR, 2);
  g_assert_cmpint (game_squares_count (&alike), ==, 2);
  alike = app_squares_alike (&state, APP_MODE_DIGIT, 80);
  g_assert_cmpint (game_squares_count (&alike), ==, 77);

  alike = app_squares_empty (&state);
  g_assert_cmpint (game_squares_count (&alike), ==, 79);

  state = game_state_new_queens (8);
  state.queens.queens.row[0] = 1;
  state.queens.excluded.row[3] = 6;
  alike = app_squares_empty (&state);
  g_assert_cmpint (game_squares_count (&alike), ==, 61);
  alike = app_squares_alike (&state, APP_MODE_DIGIT, 25);
  g_assert_cmpint (game_squares_count (&alike), ==, 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/app/keys/digits", test_digits);
  g_test_add_func ("/app/keys/number-pad", test_number_pad);
  g_test_add_func ("/app/keys/modes", test_modes);
  g_test_add_func ("/app/keys/walk", test_walk);
  g_test_add_func ("/app/keys/actions", test_actions);
  g_test_add_func ("/app/keys/no-letters", test_no_letters);
  g_test_add_func ("/app/selection/rectangle", test_selection);
  g_test_add_func ("/app/selection/squares", test_squares);
  g_test_add_func ("/app/selection/approach", test_approach);
  g_test_add_func ("/app/selection/alike", test_alike);

  return g_test_run ();
}
