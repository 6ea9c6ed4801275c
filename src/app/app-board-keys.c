/* What keys mean on a board, as pure functions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/app-board-keys.h"

/* Key codes of X11 and Wayland (those of the kernel, plus 8) of 0 to 9, in the row of digits and
 * on the keypad. */
static const uint8_t row_keycodes[10] = { 19, 10, 11, 12, 13, 14, 15, 16, 17, 18 };
static const uint8_t pad_keycodes[10] = { 90, 87, 88, 89, 83, 84, 85, 79, 80, 81 };

/* W, A, S and D by their place, so that they form the same cross on every layout. */
enum { KEYCODE_W = 25, KEYCODE_A = 38, KEYCODE_S = 39, KEYCODE_D = 40 };

static int
get_digit_by_place (unsigned int keycode)
{
  for (int digit = 0; digit < 10; digit++)
    if (keycode == row_keycodes[digit] || keycode == pad_keycodes[digit])
      return digit;

  return -1;
}

int
app_keys_get_digit (unsigned int    keyval,
                    unsigned int    keycode,
                    GdkModifierType state)
{
  uint32_t character = gdk_keyval_to_unicode (keyval);

  if ((state & (GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0)
    return -1;

  if (character >= '0' && character <= '9')
    return character - '0';

  /* Plain keys of the pad move the cursor while Num Lock is off. */
  if ((state & (GDK_SHIFT_MASK | GDK_CONTROL_MASK)) == 0 && character == 0)
    return -1;

  return character < 0x80 && g_ascii_isalpha (character) ? -1 : get_digit_by_place (keycode);
}

/* The direction of a key, in rows and columns. */
static bool
get_direction (unsigned int  keyval,
               unsigned int  keycode,
               int          *rows,
               int          *columns)
{
  *rows = *columns = 0;

  if (keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up)
    *rows = -1;
  else if (keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down)
    *rows = 1;
  else if (keyval == GDK_KEY_Left || keyval == GDK_KEY_KP_Left)
    *columns = -1;
  else if (keyval == GDK_KEY_Right || keyval == GDK_KEY_KP_Right)
    *columns = 1;
  else if (keycode == KEYCODE_W)
    *rows = -1;
  else if (keycode == KEYCODE_S)
    *rows = 1;
  else if (keycode == KEYCODE_A)
    *columns = -1;
  else if (keycode == KEYCODE_D)
    *columns = 1;

  return *rows != 0 || *columns != 0;
}

/* Home, End and the page keys. */
static bool
jump (unsigned int     keyval,
      GdkModifierType  state,
      int              size,
      int              box,
      int             *row,
      int             *column)
{
  bool far = (state & GDK_CONTROL_MASK) != 0;

  switch (keyval)
    {
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      *row = far ? 0 : *row;
      *column = 0;
      return true;

    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      *row = far ? size - 1 : *row;
      *column = size - 1;
      return true;

    case GDK_KEY_Page_Up:
    case GDK_KEY_KP_Page_Up:
      *row = MAX (*row - box, 0);
      return true;

    case GDK_KEY_Page_Down:
    case GDK_KEY_KP_Page_Down:
      *row = MIN (*row + box, size - 1);
      return true;

    default:
      return false;
    }
}

bool
app_keys_move (unsigned int     keyval,
               unsigned int     keycode,
               GdkModifierType  state,
               int              size,
               int              box,
               int             *square)
{
  int row = *square / size;
  int column = *square % size;
  int rows;
  int columns;

  if ((state & (GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0)
    return false;

  if ((state & GDK_CONTROL_MASK) == 0 && get_direction (keyval, keycode, &rows, &columns))
    {
      row = (row + rows + size) % size;
      column = (column + columns + size) % size;
    }
  else if (!jump (keyval, state, size, box, &row, &column))
    {
      return false;
    }

  *square = row * size + column;

  return true;
}
