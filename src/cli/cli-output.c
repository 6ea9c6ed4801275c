/* The block of text that is written next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli-output.h"

#include <errno.h>
#include <poll.h>
#include <stdarg.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"

enum { BLOCK = 256 * 1024 };

static struct
{
  char  text[BLOCK];
  gsize length;
} block;

static void
write_all (const char *text,
           gsize       length)
{
  while (length > 0)
    {
      ssize_t written = write (STDOUT_FILENO, text, length);

      if (written < 0 && (errno == EINTR || errno == EAGAIN))
        {
          struct pollfd poll_output = { .fd = STDOUT_FILENO, .events = POLLOUT };

          poll (&poll_output, 1, -1);
          continue;
        }

      if (written < 0)
        {
          if (errno != EPIPE)
            cli_complain ("cannot write: %s", strerror (errno));
          _exit (CLI_IO);
        }

      text += written;
      length -= (gsize) written;
    }
}

void
cli_output_flush (void)
{
  write_all (block.text, block.length);
  block.length = 0;
}

void
cli_output_put (const char *text,
                gsize       length)
{
  bool is_large = length > sizeof block.text / 4;       /* not worth a copy */

  if (is_large || length > sizeof block.text - block.length)
    cli_output_flush ();

  if (is_large)
    {
      write_all (text, length);
      return;
    }

  memcpy (block.text + block.length, text, length);
  block.length += length;
}

void
cli_output_put_string (const char *text)
{
  cli_output_put (text, strlen (text));
}

void
cli_output_printf (const char *format,
                   ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  cli_output_put_string (text);
}
