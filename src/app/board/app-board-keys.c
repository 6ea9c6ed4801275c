/* What keys mean on a board, as pure functions.
 *
 * Key codes are those of X11 and Wayland (the kernel's, plus 8); they tell the place of a key.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/board/app-board-keys.h"

#include <string.h>

enum
{
  SHIFT = GDK_SHIFT_MASK,
  CONTROL = GDK_CONTROL_MASK,
  OTHERS = GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK,

  SUDOKU = 1 << GAME_SUDOKU,
  QUEENS = 1 << GAME_QUEENS,
  BOTH = SUDOKU | QUEENS,
};

/* Of 0 to 9, in the row of digits and on the number pad. */
static const uint8_t row_keycodes[10] = { 19, 10, 11, 12, 13, 14, 15, 16, 17, 18 };
static const uint8_t pad_keycodes[10] = { 90, 87, 88, 89, 83, 84, 85, 79, 80, 81 };

/* The rows of letters of a US keyboard, and the key code of the first of each. */
static const struct
{
  const char *letters;
  uint8_t     first;
} letter_rows[] = { { "qwertyuiop", 24 }, { "asdfghjkl", 38 }, { "zxcvbnm", 52 } };

/* Letters whose keys form a cross and a row, on every layout. */
static const char placed_letters[] = "wasdzxcvb";

static int
find_place (const uint8_t keycodes[10],
            unsigned int  keycode)
{
  for (int digit = 0; digit < 10; digit++)
    if (keycode == keycodes[digit])
      return digit;

  return -1;
}

int
app_keys_get_digit (unsigned int    keyval,
                    unsigned int    keycode,
                    GdkModifierType state)
{
  uint32_t character = gdk_keyval_to_unicode (keyval);
  int row = find_place (row_keycodes, keycode);
  int pad = find_place (pad_keycodes, keycode);

  if ((state & OTHERS) != 0)
    return -1;

  if ((state & (SHIFT | CONTROL)) != 0 && row >= 0)
    return row;
  if (character >= '0' && character <= '9')
    return character - '0';

  /* What types nothing is a key of the pad that moves the cursor while Num Lock is off. With Num
   * Lock on it comes like this too, but only while Shift is held. */
  if (pad >= 0)
    return (state & SHIFT) != 0 ? pad : -1;

  return character < 0x80 && g_ascii_isalpha (character) ? -1 : row;
}

AppMode
app_keys_get_mode (GdkModifierType state,
                   AppMode         mode)
{
  switch (state & (SHIFT | CONTROL))
    {
    case SHIFT:
      return APP_MODE_CORNER;
    case CONTROL:
      return APP_MODE_CENTRE;
    case SHIFT | CONTROL:
      return APP_MODE_COLOR;
    default:
      return mode;
    }
}

static char
get_letter_by_place (unsigned int keycode)
{
  for (size_t i = 0; i < G_N_ELEMENTS (letter_rows); i++)
    if (keycode >= letter_rows[i].first
        && keycode < letter_rows[i].first + strlen (letter_rows[i].letters))
      return letter_rows[i].letters[keycode - letter_rows[i].first];

  return 0;
}

/* The letter, a to z, that a key is for, or 0: what it types; or what a US keyboard has there where
 * the layout has letters of another script, or where the place counts. */
static char
get_letter (unsigned int    keyval,
            unsigned int    keycode,
            GdkModifierType state)
{
  uint32_t character = gdk_keyval_to_unicode (gdk_keyval_to_lower (keyval));
  bool is_typed = character >= 'a' && character <= 'z';
  char place = get_letter_by_place (keycode);

  if (keycode != 0 && (state & CONTROL) == 0)
    {
      if (place != 0 && strchr (placed_letters, place) != NULL)
        return place;
      if (is_typed && strchr (placed_letters, character) != NULL)
        return 0;
    }

  return is_typed ? (char) character : character >= 0x80 ? place : 0;
}

/* Keys of the pad stand for those they repeat. */
static unsigned int
get_plain_keyval (unsigned int keyval)
{
  static const unsigned int twins[][2] = {
    { GDK_KEY_KP_Up, GDK_KEY_Up },
    { GDK_KEY_KP_Down, GDK_KEY_Down },
    { GDK_KEY_KP_Left, GDK_KEY_Left },
    { GDK_KEY_KP_Right, GDK_KEY_Right },
    { GDK_KEY_KP_Home, GDK_KEY_Home },
    { GDK_KEY_KP_End, GDK_KEY_End },
    { GDK_KEY_KP_Page_Up, GDK_KEY_Page_Up },
    { GDK_KEY_KP_Page_Down, GDK_KEY_Page_Down },
    { GDK_KEY_KP_Enter, GDK_KEY_Return },
    { GDK_KEY_ISO_Enter, GDK_KEY_Return },
    { GDK_KEY_KP_Space, GDK_KEY_space },
    { GDK_KEY_KP_Delete, GDK_KEY_Delete },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (twins); i++)
    if (keyval == twins[i][0])
      return twins[i][1];

  return keyval;
}

/* The arrow that a letter stands for, or 0. */
static unsigned int
get_arrow (char letter)
{
  static const unsigned int arrows[] = { GDK_KEY_Up, GDK_KEY_Left, GDK_KEY_Down, GDK_KEY_Right };
  const char *found = letter != '\0' ? strchr ("wasd", letter) : NULL;

  return found != NULL ? arrows[strlen ("wasd") - strlen (found)] : 0;
}

bool
app_keys_get_step (unsigned int    keyval,
                   unsigned int    keycode,
                   GdkModifierType state,
                   bool            letters,
                   AppStep        *step)
{
  static const struct
  {
    unsigned int keyval;
    bool         control;
    AppStep      step;
  } steps[] = {
    { GDK_KEY_Up, false, { -1, 0, APP_EXTENT_NEXT } },
    { GDK_KEY_Down, false, { 1, 0, APP_EXTENT_NEXT } },
    { GDK_KEY_Left, false, { 0, -1, APP_EXTENT_NEXT } },
    { GDK_KEY_Right, false, { 0, 1, APP_EXTENT_NEXT } },
    { GDK_KEY_Up, true, { -1, 0, APP_EXTENT_EMPTY } },
    { GDK_KEY_Down, true, { 1, 0, APP_EXTENT_EMPTY } },
    { GDK_KEY_Left, true, { 0, -1, APP_EXTENT_EMPTY } },
    { GDK_KEY_Right, true, { 0, 1, APP_EXTENT_EMPTY } },
    { GDK_KEY_Home, false, { 0, -1, APP_EXTENT_EDGE } },
    { GDK_KEY_End, false, { 0, 1, APP_EXTENT_EDGE } },
    { GDK_KEY_Home, true, { -1, -1, APP_EXTENT_EDGE } },
    { GDK_KEY_End, true, { 1, 1, APP_EXTENT_EDGE } },
    { GDK_KEY_Page_Up, false, { -1, 0, APP_EXTENT_BOX } },
    { GDK_KEY_Page_Down, false, { 1, 0, APP_EXTENT_BOX } },
  };
  bool control = (state & CONTROL) != 0;
  unsigned int arrow = letters && !control ? get_arrow (get_letter (keyval, keycode, state)) : 0;

  if ((state & OTHERS) != 0)
    return false;

  keyval = arrow != 0 ? arrow : get_plain_keyval (keyval);
  for (size_t i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      if (keyval != steps[i].keyval || control != steps[i].control)
        continue;

      *step = steps[i].step;
      step->extends = (state & SHIFT) != 0;
      if (step->extends && step->extent == APP_EXTENT_EMPTY)
        step->extent = APP_EXTENT_EDGE;

      return true;
    }

  return false;
}

/* One place on a line of squares; what is extended stops where the board ends. */
static int
walk_line (const AppStep *step,
           int            size,
           int            box,
           int            place,
           int            sign)
{
  if (sign == 0)
    return place;

  switch (step->extent)
    {
    case APP_EXTENT_EDGE:
      return sign < 0 ? 0 : size - 1;

    case APP_EXTENT_BOX:
      return CLAMP (place + sign * box, 0, size - 1);

    case APP_EXTENT_NEXT:
    case APP_EXTENT_EMPTY:
    default:
      return step->extends ? CLAMP (place + sign, 0, size - 1) : (place + sign + size) % size;
    }
}

static int
walk_once (const AppStep *step,
           int            size,
           int            box,
           int            square)
{
  int row = walk_line (step, size, box, square / size, step->rows);
  int column = walk_line (step, size, box, square % size, step->columns);

  return row * size + column;
}

int
app_keys_walk (const AppStep     *step,
               int                size,
               int                box,
               const GameSquares *empty,
               int                square)
{
  int next = walk_once (step, size, box, square);

  if (step->extent != APP_EXTENT_EMPTY)
    return next;

  while (next != square && !game_squares_has (empty, next))
    next = walk_once (step, size, box, next);

  return next;
}

const char *
app_keys_get_action (GameKind        kind,
                     unsigned int    keyval,
                     unsigned int    keycode,
                     GdkModifierType state,
                     bool            letters)
{
  static const struct
  {
    unsigned int key;           /* a letter, or what the key types */
    int          modifiers;
    int          kinds;
    const char  *action;
  } keys[] = {
    { 'z', 0, SUDOKU, "win.mode::digit" },
    { 'x', 0, SUDOKU, "win.mode::corner" },
    { 'c', 0, SUDOKU, "win.mode::centre" },
    { 'v', 0, SUDOKU, "win.mode::colour" },
    { 'b', 0, SUDOKU, "win.mode::link" },
    { 'e', 0, SUDOKU, "win.toggle-centre" },
    { GDK_KEY_space, 0, SUDOKU, "win.step-mode(1)" },
    { GDK_KEY_space, SHIFT, SUDOKU, "win.step-mode(-1)" },
    { GDK_KEY_Return, 0, SUDOKU, "win.enter" },
    { 'm', 0, SUDOKU, "win.fill-marks" },
    { 'm', SHIFT, SUDOKU, "win.auto-marks" },
    { 'f', 0, SUDOKU, "win.filter-here" },

    { GDK_KEY_space, 0, QUEENS, "win.enter" },
    { GDK_KEY_Return, 0, QUEENS, "win.enter" },
    { 'x', 0, QUEENS, "win.exclude" },

    { GDK_KEY_Delete, 0, BOTH, "win.erase" },
    { GDK_KEY_BackSpace, 0, BOTH, "win.erase" },
    { GDK_KEY_Menu, 0, BOTH, "win.context-menu" },
    { GDK_KEY_F10, SHIFT, BOTH, "win.context-menu" },
    { 'f', SHIFT, BOTH, "win.select-alike" },
    { 'a', CONTROL, BOTH, "win.select-all" },
    { 'a', SHIFT | CONTROL, BOTH, "win.select-none" },
    { 'i', CONTROL, BOTH, "win.select-invert" },
    { 'u', 0, BOTH, "win.undo" },
    { 'r', 0, BOTH, "win.redo" },
    { 'h', 0, BOTH, "win.hint" },
    { 'h', SHIFT, BOTH, "win.hint-back" },
    { 'p', 0, BOTH, "win.pause" },
    { 'k', CONTROL, BOTH, "win.check" },
    { 'c', SHIFT | CONTROL, BOTH, "win.copy-menu" },
    { 'v', SHIFT | CONTROL, BOTH, "win.paste-marks" },
  };
  char letter = get_letter (keyval, keycode, state);
  unsigned int key = letter != 0 ? (unsigned int) letter : get_plain_keyval (keyval);
  int modifiers = state & (SHIFT | CONTROL | OTHERS);

  if (letter != 0 && !letters && (modifiers & CONTROL) == 0)
    return NULL;

  for (size_t i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].key == key && keys[i].modifiers == modifiers && (keys[i].kinds & 1 << kind) != 0)
      return keys[i].action;

  return NULL;
}
