/* Rows of a table as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli-rows.h"

#include <string.h>

#include "cli/cli-output.h"
#include "cli/cli.h"

bool
cli_format_parse (const char *name,
                  CliFormat  *format)
{
  static const char *const names[] = { "tsv", "csv", "json" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (strcmp (name, names[i]) == 0)
      {
        *format = (CliFormat) i;
        return true;
      }

  cli_complain ("--format is tsv, csv or json, not “%s”", name);
  return false;
}

void
cli_rows_add (CliRows *rows,
              ...)
{
  va_list names;
  const char *name;

  va_start (names, rows);
  while ((name = va_arg (names, const char *)) != NULL)
    {
      g_assert (rows->n_columns < CLI_MAX_COLUMNS);
      rows->columns[rows->n_columns++] = name;
    }
  va_end (names);
}

static void
put_quoted_csv (GString    *text,
                const char *value)
{
  g_string_append_c (text, '"');
  for (; *value != '\0'; value++)
    {
      if (*value == '"')
        g_string_append_c (text, '"');
      g_string_append_c (text, *value);
    }
  g_string_append_c (text, '"');
}

static void
put_csv (GString    *text,
         const char *value)
{
  if (strpbrk (value, ",\"\r\n") != NULL)
    put_quoted_csv (text, value);
  else
    g_string_append (text, value);
}

/* `value` is UTF-8. */
static void
put_json (GString    *text,
          const char *value,
          gsize       length)
{
  g_string_append_c (text, '"');
  for (gsize i = 0; i < length; i++)
    if (value[i] == '"' || value[i] == '\\')
      g_string_append_printf (text, "\\%c", value[i]);
    else if ((unsigned char) value[i] < ' ')
      g_string_append_printf (text, "\\u%04x", (unsigned) value[i]);
    else
      g_string_append_c (text, value[i]);
  g_string_append_c (text, '"');
}

void
cli_rows_print_header (const CliRows *rows)
{
  g_autoptr(GString) text = g_string_new (NULL);

  if (rows->format != CLI_FORMAT_CSV)
    return;

  for (int i = 0; i < rows->n_columns; i++)
    {
      if (i > 0)
        g_string_append_c (text, ',');
      put_csv (text, rows->columns[i]);
    }
  g_string_append_c (text, '\n');
  cli_output_put (text->str, text->len);
}

CliRow
cli_row_begin (const CliRows *rows,
               GString       *text)
{
  return (CliRow) { .rows = rows, .text = text };
}

/* What stands before the next value. */
static void
begin_value (CliRow *row)
{
  const bool is_first = row->n_values == 0;

  g_assert (row->n_values < row->rows->n_columns);

  switch (row->rows->format)
    {
    case CLI_FORMAT_JSON:
      g_string_append_c (row->text, is_first ? '{' : ',');
      put_json (row->text, row->rows->columns[row->n_values],
                strlen (row->rows->columns[row->n_values]));
      g_string_append_c (row->text, ':');
      break;

    case CLI_FORMAT_CSV:
    case CLI_FORMAT_TSV:
    default:
      if (!is_first)
        g_string_append_c (row->text, row->rows->format == CLI_FORMAT_CSV ? ',' : '\t');
      break;
    }

  row->n_values++;
}

void
cli_row_nothing (CliRow *row)
{
  static const char *const nothing[] = { "-", "", "null" };

  begin_value (row);
  g_string_append (row->text, nothing[row->rows->format]);
}

void
cli_row_text (CliRow     *row,
              const char *value)
{
  if (value == NULL)
    {
      cli_row_nothing (row);
      return;
    }

  begin_value (row);
  if (row->rows->format == CLI_FORMAT_JSON)
    put_json (row->text, value, strlen (value));
  else if (row->rows->format == CLI_FORMAT_CSV)
    put_csv (row->text, value);
  else
    g_string_append (row->text, value);
}

void
cli_row_number (CliRow   *row,
                uint64_t  value)
{
  begin_value (row);
  g_string_append_printf (row->text, "%" G_GUINT64_FORMAT, value);
}

void
cli_row_tenths (CliRow *row,
                int     value)
{
  if (value < 0)
    {
      cli_row_nothing (row);
      return;
    }

  begin_value (row);
  g_string_append_printf (row->text, "%d.%d", value / 10, value % 10);
}

void
cli_row_words (CliRow     *row,
               const char *words)
{
  if (row->rows->format != CLI_FORMAT_JSON)
    {
      cli_row_text (row, *words != '\0' ? words : NULL);
      return;
    }

  begin_value (row);
  g_string_append_c (row->text, '[');
  while (*words != '\0')
    {
      const gsize length = strcspn (words, " ");

      put_json (row->text, words, length);
      words += length;
      if (*words == ' ')
        {
          g_string_append_c (row->text, ',');
          words++;
        }
    }
  g_string_append_c (row->text, ']');
}

void
cli_row_json (CliRow     *row,
              const char *json)
{
  g_assert (row->rows->format == CLI_FORMAT_JSON);

  begin_value (row);
  g_string_append (row->text, json);
}

void
cli_row_end (CliRow *row)
{
  g_assert (row->n_values == row->rows->n_columns);

  g_string_append (row->text, row->rows->format == CLI_FORMAT_JSON ? "}\n" : "\n");
}
