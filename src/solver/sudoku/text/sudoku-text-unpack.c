/* What LZString packed (pieroxy.net, compressToBase64), as the links of f-puzzles and SudokuPad
 * have it.
 *
 * The text is a row of codes, each of as many bits as the number of phrases known so far needs, the
 * low bit first; six bits are a character. Code 0 brings a new character of 8 bits, 1 one of 16
 * bits, 2 is the end. Any other code is a phrase: a new character, or an earlier phrase and the
 * character behind it. So each phrase stands in the text that is already unpacked, and is kept as
 * its position there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/text/sudoku-text-private.h"

enum
{
  CODE_BYTE,
  CODE_WIDE,
  CODE_END,
  FIRST_PHRASE,
};

typedef struct
{
  SudokuLinkData   data;
  SudokuUnpacked  *unpacked;
  unsigned         value;       /* of the last character */
  int              n_left;      /* of its bits */
  bool             is_over;     /* bits were asked for behind the end */

  unsigned         n_phrases;   /* the codes before FIRST_PHRASE counted */
  unsigned         n_until_longer;      /* phrases that codes of this length still have room for */
  int              code_length; /* in bits */
} Unpacking;

/* Of a character of base 64, or -1. */
static int
base64_value (int character)
{
  if (character >= 'A' && character <= 'Z')
    return character - 'A';
  if (character >= 'a' && character <= 'z')
    return character - 'a' + 26;
  if (character >= '0' && character <= '9')
    return character - '0' + 52;

  /* A plus sign that somebody took for an encoded space. */
  return character == '+' || character == ' ' ? 62 : character == '/' ? 63 : -1;
}

static unsigned
take_bit (Unpacking *self)
{
  if (self->n_left == 0)
    {
      int value = base64_value (sudoku_link_next (&self->data));

      self->is_over = self->is_over || value < 0;
      self->value = value < 0 ? 0 : (unsigned) value;
      self->n_left = 6;
    }

  self->n_left--;
  return self->value >> self->n_left & 1;
}

static unsigned
take_bits (Unpacking *self,
           int        n_bits)
{
  unsigned bits = 0;

  for (int i = 0; i < n_bits; i++)
    bits |= take_bit (self) << i;

  return bits;
}

static void
add_phrase (Unpacking *self,
            unsigned   begin,
            unsigned   length)
{
  self->unpacked->phrases[self->n_phrases++] = (SudokuPhrase) {
    (uint16_t) begin, (uint16_t) length,
  };

  if (--self->n_until_longer == 0)
    {
      self->n_until_longer = 1u << self->code_length;
      self->code_length++;
    }
}

/* Makes the character that comes next a phrase, and puts it where the text goes on. */
static void
add_character (Unpacking *self,
               int        n_bits)
{
  unsigned character = take_bits (self, n_bits);

  self->unpacked->text[self->unpacked->length] = character > 0 && character < 0x80
                                                      ? (char) character : '?';
  add_phrase (self, self->unpacked->length, 1);
}

/* A phrase may reach into what it adds, so it is copied from its beginning. */
static bool
append (SudokuUnpacked *unpacked,
        SudokuPhrase    phrase)
{
  if (unpacked->length + phrase.length >= SUDOKU_UNPACKED_MAX)
    return false;

  for (unsigned i = 0; i < phrase.length; i++)
    unpacked->text[unpacked->length + i] = unpacked->text[phrase.begin + i];
  unpacked->length += phrase.length;
  return true;
}

bool
sudoku_unpack (SudokuLinkData  data,
               SudokuUnpacked *unpacked)
{
  Unpacking self = {
    .data = data, .unpacked = unpacked,
    .n_phrases = FIRST_PHRASE, .n_until_longer = 1, .code_length = 2,
  };
  SudokuPhrase last = { 0 };

  unpacked->length = 0;
  while (!self.is_over)
    {
      unsigned code = take_bits (&self, self.code_length);

      if (code == CODE_END)
        return !self.is_over && unpacked->length > 0;

      if (code == CODE_BYTE || code == CODE_WIDE)
        {
          add_character (&self, code == CODE_BYTE ? 8 : 16);
          code = self.n_phrases - 1;
        }

      /* The new phrase: the last one and the character that now comes behind it. */
      if (last.length > 0)
        add_phrase (&self, last.begin, last.length + 1u);
      if (code >= self.n_phrases)
        return false;

      last = (SudokuPhrase) { (uint16_t) unpacked->length, unpacked->phrases[code].length };
      if (!append (unpacked, unpacked->phrases[code]))
        return false;
    }

  return false;
}
