/* A right answer to the letter: the problems whose judge has one text, blanks at the ends of its
 * lines and of itself aside.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/judge/game-judge-private.h"

#include <string.h>

#include "solver/queens/text/queens-text.h"

typedef struct
{
  GString          *text;
  QueensTextFormat  format;
  uint64_t          n_written;
} Writer;

static bool
write_solution (const QueensSolution *solution,
                void                 *data)
{
  Writer *self = data;
  char buffer[QUEENS_TEXT_SIZE];
  gsize length = queens_text_write (solution, self->format, ++self->n_written, buffer,
                                    sizeof buffer);

  g_string_append_len (self->text, buffer, (gssize) length);
  return true;
}

/* What the judge has, or NULL where it has no one text. */
static GString *
dup_wanted (const GameJudgeTask *task)
{
  const QueensBoard empty = queens_board_empty (task->n);
  Writer writer = { 0 };
  SearchStats stats;

  if (task->judge != GAME_JUDGE_YBT1213 && task->judge != GAME_JUDGE_P1219)
    return NULL;

  writer.text = g_string_new (NULL);
  writer.format = task->judge == GAME_JUDGE_P1219 ? QUEENS_TEXT_PERMUTATION
                                                  : QUEENS_TEXT_MATRIX_COLUMNS;
  queens_each (&empty, task->judge == GAME_JUDGE_P1219 ? 3 : 0, write_solution, &writer, NULL,
               &stats);
  if (task->judge == GAME_JUDGE_P1219)
    g_string_append_printf (writer.text, "%" G_GUINT64_FORMAT "\n",
                            queens_known_count (task->n));

  return writer.text;
}

/* A line without its end and the blanks before it; `rest` goes on behind it. */
static GString
take_line (const char **rest,
           const char  *end)
{
  const char *begin = *rest;
  const char *line_end = memchr (begin, '\n', (gsize) (end - begin));
  gsize length = (gsize) ((line_end != NULL ? line_end : end) - begin);

  *rest = line_end != NULL ? line_end + 1 : end;
  while (length > 0 && (begin[length - 1] == ' ' || begin[length - 1] == '\t'
                        || begin[length - 1] == '\r'))
    length--;

  return (GString) { .str = (char *) begin, .len = length };
}

/* The line as far as it can be shown. */
static void
copy_line (char           copy[GAME_VERDICT_TEXT],
           const GString *line)
{
  g_autofree char *valid = g_utf8_make_valid (line->str, (gssize) line->len);
  const char *end;

  g_strlcpy (copy, valid, GAME_VERDICT_TEXT);
  g_utf8_validate (copy, -1, &end);
  copy[end - copy] = '\0';
}

static bool
is_blank (const char *text,
          const char *end)
{
  while (text < end && g_ascii_isspace (*text))
    text++;

  return text == end;
}

/* The first line that is not the same, if any, goes into the verdict. */
static bool
compare_lines (const char    *found,
               gsize          found_length,
               const GString *wanted,
               GameVerdict   *verdict)
{
  const char *found_end = found + found_length;
  const char *rest = wanted->str, *wanted_end = wanted->str + wanted->len;

  for (int number = 1; !is_blank (found, found_end) || rest < wanted_end; number++)
    {
      const GString mine = take_line (&found, found_end);
      const GString theirs = take_line (&rest, wanted_end);

      if (mine.len == theirs.len && memcmp (mine.str, theirs.str, mine.len) == 0)
        continue;

      verdict->kind = GAME_VERDICT_LAYOUT;
      verdict->place[0] = (GameJudgePlace) { number, 1 };
      verdict->first_line = verdict->last_line = number;
      copy_line (verdict->found_text, &mine);
      copy_line (verdict->wanted_text, &theirs);
      return false;
    }

  return true;
}

void
game_judge_layout (const GameJudgeTask *task,
                   const char          *text,
                   gsize                length,
                   GameVerdict         *verdict)
{
  GString *wanted = dup_wanted (task);

  if (wanted == NULL)
    return;

  if (wanted->len != length || memcmp (wanted->str, text, length) != 0)
    if (compare_lines (text, length, wanted, verdict))
      verdict->kind = GAME_VERDICT_BLANKS;

  g_string_free (wanted, TRUE);
}
