/* Results on standard output, written in large blocks. One thread writes.
 *
 * What cannot be written ends the program with CLI_IO; without a word where it is only that nobody
 * reads on ("| head").
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

void cli_output_put        (const char *text,
                            gsize       length);
void cli_output_put_string (const char *text);
void cli_output_printf     (const char *format,
                            ...) G_GNUC_PRINTF (1, 2);
void cli_output_flush      (void);
