/* What a PDF holds, for tests, without a program that shows one: its pages and whether pixels are
 * among what it draws.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/paint/pdf-pages.h"

cairo_status_t
append_cb (void                *data,
           const unsigned char *piece,
           unsigned int         length)
{
  g_byte_array_append (data, piece, length);

  return CAIRO_STATUS_SUCCESS;
}

/* What a stream holds once it is inflated; NULL if it was not deflated. */
static char *
inflate_stream (const char *data,
                gsize       length,
                gsize      *n_inflated)
{
  g_autoptr(GZlibDecompressor) inflater = g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB);
  g_autoptr(GInputStream) source = g_memory_input_stream_new_from_data (data, length, NULL);
  g_autoptr(GInputStream) stream = g_converter_input_stream_new (source,
                                                                 G_CONVERTER (inflater));
  g_autoptr(GString) text = g_string_new (NULL);
  char piece[4096];
  gssize n_read;

  while ((n_read = g_input_stream_read (stream, piece, sizeof piece, NULL, NULL)) > 0)
    g_string_append_len (text, piece, n_read);

  *n_inflated = text->len;

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/* Where a word begins, or NULL. The bytes may be anything, zeros too. */
static const char *
find_word (const char *start,
           const char *end,
           const char *word)
{
  const gsize length = strlen (word);

  for (; end - start >= (gssize) length; start++)
    if (memcmp (start, word, length) == 0)
      return start;

  return NULL;
}

GString *
read_pdf (const char *data,
          gsize       length)
{
  GString *text = g_string_new_len (data, length);
  const char *end = data + length;
  const char *start = data;

  while ((start = find_word (start, end, "stream\n")) != NULL)
    {
      gsize n_inflated;
      g_autofree char *inflated = NULL;

      start += strlen ("stream\n");
      inflated = inflate_stream (start, end - start, &n_inflated);
      if (inflated != NULL)
        g_string_append_len (text, inflated, n_inflated);
    }

  return text;
}

int
count_matches (const GString *text,
               const char    *pattern)
{
  g_autoptr(GRegex) regex = g_regex_new (pattern, G_REGEX_RAW, 0, NULL);
  g_autoptr(GMatchInfo) match = NULL;
  int n_matches = 0;

  g_regex_match_full (regex, text->str, text->len, 0, 0, &match, NULL);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    n_matches++;

  return n_matches;
}

int
count_pdf_pages (const GString *pdf)
{
  return count_matches (pdf, "/Type */Page\\b");
}

int
count_pdf_images (const GString *pdf)
{
  return count_matches (pdf, "/Subtype */Image\\b") + count_matches (pdf, "\\bBI\\s+/W");
}
