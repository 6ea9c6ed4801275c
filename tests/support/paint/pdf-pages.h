/* What a PDF holds, for tests, without a program that shows one: its pages and whether pixels are
 * among what it draws.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>
#include <gio/gio.h>

/* For cairo, which writes a file in pieces. */
cairo_status_t append_cb        (void                *data,
                                 const unsigned char *piece,
                                 unsigned int         length);

/* Everything in the file that is text: newer writers deflate the objects too. */
GString       *read_pdf         (const char          *data,
                                 gsize                length);
int            count_matches    (const GString       *text,
                                 const char          *pattern);
int            count_pdf_pages  (const GString       *pdf);
int            count_pdf_images (const GString       *pdf);
