/* Sentences about puzzles and about faulty texts, and the numbers in them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-text-private.h"

#include <glib/gi18n-lib.h>

#include "game/text/game-words-hints.h"
#include "game/text/game-words.h"

char *
game_text_join (char *first,
                char *second)
{
  g_autofree char *first_owned = first;
  g_autofree char *second_owned = second;

  if (first == NULL)
    return g_steal_pointer (&second_owned);

  if (second == NULL)
    return g_steal_pointer (&first_owned);

  /* Translators: two whole sentences, one after the other. */
  return g_strdup_printf (_("%s %s"), first, second);
}

char *
game_text_keep_formulas (char *text)
{
  static const char *const signs[][2] = {
    { " + ", "\302\240+\302\240" }, { " − ", "\302\240−\302\240" },
    { " = ", "\302\240=\302\240" }, { " × ", "\302\240×\302\240" },
  };
  GString *string = g_string_new (text);

  g_free (text);
  for (size_t i = 0; i < G_N_ELEMENTS (signs); i++)
    g_string_replace (string, signs[i][0], signs[i][1], 0);

  return g_string_free (string, FALSE);
}

char *
game_text_number (uint64_t number)
{
  return g_strdup_printf ("%'" G_GUINT64_FORMAT, number);
}

char *
game_text_quote_character (uint32_t character)
{
  char bytes[8] = { 0 };

  if (!g_unichar_validate (character) || !g_unichar_isprint (character))
    return g_strdup_printf ("U+%04X", character);

  g_unichar_to_utf8 (character, bytes);

  /* Translators: a character in quotes. */
  return g_strdup_printf (_("“%s”"), bytes);
}

static char *
foreign_character (const TextError *error)
{
  g_autofree char *character = game_text_quote_character (error->character);

  if (error->line > 0 && error->column > 0)
    /* Translators: line and column of a text, and a character in quotes. */
    return g_strdup_printf (_("line %d, column %d: %s has no place in a puzzle"),
                            error->line, error->column, character);

  if (error->line > 0)
    return g_strdup_printf (_("line %d: %s has no place in a puzzle"), error->line, character);

  return g_strdup_printf (_("%s has no place in a puzzle"), character);
}

static char *
wrong_number (const TextError *error)
{
  g_autofree char *found = g_strdup_printf ("%" G_GINT64_FORMAT, error->found);

  if (error->line > 0 && error->column > 0)
    return g_strdup_printf (_("line %d, column %d: the number %s is out of range"),
                            error->line, error->column, found);

  if (error->line > 0)
    return g_strdup_printf (_("line %d: the number %s is out of range"), error->line, found);

  return g_strdup_printf (_("the number %s is out of range"), found);
}

static char *
wrong_n_cells (const TextError *error)
{
  int found = error->found;
  int wanted = error->wanted;

  if (error->line > 0)
    /* Translators: the first number is that of a line of text. */
    return g_strdup_printf (ngettext ("line %d: %d cell, where %d are needed",
                                      "line %d: %d cells, where %d are needed", found),
                            error->line, found, wanted);

  return g_strdup_printf (ngettext ("%d cell, where %d are needed",
                                    "%d cells, where %d are needed", found), found, wanted);
}

static char *
wrong_n_rows (const TextError *error)
{
  int found = error->found;
  int wanted = error->wanted;

  if (error->line > 0)
    /* Translators: the first number is that of a line of text. */
    return g_strdup_printf (ngettext ("line %d: %d row, where %d are needed",
                                      "line %d: %d rows, where %d are needed", found),
                            error->line, found, wanted);

  return g_strdup_printf (ngettext ("%d row, where %d are needed",
                                    "%d rows, where %d are needed", found), found, wanted);
}

static char *
wrong_n_regions (const TextError *error)
{
  int found = error->found;
  int wanted = error->wanted;

  /* Translators: the coloured regions of a puzzle of queens. */
  return g_strdup_printf (ngettext ("%d region, where %d are needed",
                                    "%d regions, where %d are needed", found), found, wanted);
}

static char *
wrong_size (const TextError *error)
{
  const int found = error->found;
  const int wanted = error->wanted;

  if (found < wanted)
    /* Translators: rows and columns of a board of queens, and the fewest that it may have. */
    return g_strdup_printf (_("the board is %d × %d, but must be %d × %d at least"), found, found,
                            wanted, wanted);

  /* Translators: rows and columns of a board of queens, and the most that it may have. */
  return g_strdup_printf (_("the board is %d × %d, but must be %d × %d at most"), found, found,
                          wanted, wanted);
}

static char *
region_apart (const TextError *error)
{
  if (error->line == 0)
    /* Translators: follows the place in a text, in which squares are letters. */
    return g_strdup (_("a square apart from the rest of its region"));

  /* Translators: line and column of a text, in which squares are letters. */
  return g_strdup_printf (_("line %d, column %d: a square apart from the rest of its region"),
                          error->line, error->column);
}

static char *
malformed (const TextError *error)
{
  if (error->line > 0 && error->column > 0)
    return g_strdup_printf (_("line %d, column %d: brackets, quotes or tags do not fit together"),
                            error->line, error->column);

  if (error->line > 0)
    return g_strdup_printf (_("line %d: brackets, quotes or tags do not fit together"),
                            error->line);

  return g_strdup (_("brackets, quotes or tags do not fit together"));
}

static const char *
link_problem (TextProblem problem)
{
  if (problem == TEXT_LINK_SHORT)
    return _("the link only names a puzzle on the web; copy its long link or its digits there");

  if (problem == TEXT_LINK_NOT_CLASSIC)
    return _("the sudoku of the link has another size or further rules");

  return _("the link is cut off or damaged");
}

static char *
wrong_link (const TextError *error)
{
  if (error->line > 1)
    /* Translators: the number of a line of text, and what is wrong there, as in
     * “line 5: the link is cut off or damaged”. */
    return g_strdup_printf (_("line %d: %s"), error->line, link_problem (error->problem));

  return g_strdup (link_problem (error->problem));
}

char *
game_text_error (const TextError *error)
{
  switch (error->problem)
    {
    case TEXT_FOREIGN_CHARACTER:
      return foreign_character (error);

    case TEXT_ROW_SHORT:
      return g_strdup_printf (_("row %d is short: %d of %d cells"),
                              error->row, (int) error->found, (int) error->wanted);

    case TEXT_ROW_LONG:
      return g_strdup_printf (_("row %d is long: %d cells, where %d are needed"),
                              error->row, (int) error->found, (int) error->wanted);

    case TEXT_CELLS_MISSING:
    case TEXT_CELLS_TOO_MANY:
      return wrong_n_cells (error);

    case TEXT_ROWS_MISSING:
    case TEXT_ROWS_TOO_MANY:
      return wrong_n_rows (error);

    case TEXT_REGIONS_MISSING:
    case TEXT_REGIONS_TOO_MANY:
      return wrong_n_regions (error);

    case TEXT_BOARD_SIZE:
      return wrong_size (error);

    case TEXT_REGION_APART:
      return region_apart (error);

    case TEXT_NUMBER_OUT_OF_RANGE:
      return wrong_number (error);

    case TEXT_MALFORMED:
      return malformed (error);

    case TEXT_LINK_SHORT:
    case TEXT_LINK_DAMAGED:
    case TEXT_LINK_NOT_CLASSIC:
      return wrong_link (error);

    case TEXT_WORD_MISSING:
    case TEXT_WORD_LONG:
    case TEXT_WORDS_TOO_MANY:
    case TEXT_SIGN_MISSING:
    case TEXT_RESULT_MISSING:
    case TEXT_RESULT_NOT_LAST:
    case TEXT_LETTERS_TOO_MANY:
      return game_text_words_error (error);

    case TEXT_EMPTY:
    case TEXT_FINE:
    default:
      return g_strdup (_("there is no puzzle in it"));
    }
}

static char *
repeated_digit (const SudokuConflict *conflict)
{
  int digit = conflict->digit;
  int house = conflict->house + 1;
  int n_cells = conflict->n_cells;

  switch (conflict->house_kind)
    {
    case SUDOKU_ROW:
      /* Translators: a digit, a number of times (3 or more), the number of a row. */
      return g_strdup_printf (_("%d stands %d times in row %d"), digit, n_cells, house);

    case SUDOKU_COLUMN:
      return g_strdup_printf (_("%d stands %d times in column %d"), digit, n_cells, house);

    case SUDOKU_BOX:
    default:
      return g_strdup_printf (_("%d stands %d times in box %d"), digit, n_cells, house);
    }
}

char *
game_text_conflict (const SudokuConflict *conflict)
{
  int digit = conflict->digit;
  int house = conflict->house + 1;
  int first = conflict->cell[0];
  int second = conflict->cell[1];

  if (conflict->n_cells > 2)
    return repeated_digit (conflict);

  switch (conflict->house_kind)
    {
    case SUDOKU_ROW:
      /* Translators: a digit, the number of a row, and those of two columns. */
      return g_strdup_printf (_("%d stands twice in row %d: columns %d and %d"), digit, house,
                              sudoku_column (first) + 1, sudoku_column (second) + 1);

    case SUDOKU_COLUMN:
      /* Translators: a digit, the number of a column, and those of two rows. */
      return g_strdup_printf (_("%d stands twice in column %d: rows %d and %d"), digit, house,
                              sudoku_row (first) + 1, sudoku_row (second) + 1);

    case SUDOKU_BOX:
    default:
      /* Translators: a digit and the number of a box, counted from the top left. */
      return g_strdup_printf (_("%d stands twice in box %d: row %d, column %d and "
                                "row %d, column %d"), digit, house,
                              sudoku_row (first) + 1, sudoku_column (first) + 1,
                              sudoku_row (second) + 1, sudoku_column (second) + 1);
    }
}

char *
game_text_attack (const QueensBoard *queens)
{
  int row[2] = { 0 };
  int column[2] = { 0 };
  int n_queens = 0;

  for (int i = 0; i < queens->n; i++)
    for (uint32_t rest = queens->row[i]; rest != 0 && n_queens < 2; rest &= rest - 1)
      {
        row[n_queens] = i + 1;
        column[n_queens++] = __builtin_ctz (rest) + 1;
      }

  return g_strdup_printf (_("the queens in row %d, column %d and row %d, column %d attack each "
                            "other"), row[0], column[0], row[1], column[1]);
}

static bool
is_in_conflict (const SudokuGrid *grid,
                int               cell)
{
  return !(sudoku_candidates (grid, cell) >> (grid->digit[cell] - 1) & 1);
}

/* "1 4 9" */
static char *
format_digits (SudokuDigits digits)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
    if (digits >> (digit - 1) & 1)
      g_string_append_printf (text, text->len > 0 ? " %d" : "%d", digit);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Whatever kind of marks a cell has alone is just its marks. */
static char *
marked_cell (const GameSudoku *sudoku,
             int               cell)
{
  SudokuDigits first = sudoku->marks[cell] != 0 ? sudoku->marks[cell] : sudoku->corner[cell];
  g_autofree char *marks = format_digits (first);
  g_autofree char *corner = format_digits (sudoku->corner[cell]);

  if (sudoku->marks[cell] != 0 && sudoku->corner[cell] != 0)
    /* Translators: what a cell holds, for screen readers; both %s are like "1 4 9". */
    return g_strdup_printf (C_("square", "marks %s, corner marks %s"), marks, corner);

  /* Translators: what a cell holds, for screen readers; %s is like "1 4 9". */
  return g_strdup_printf (C_("square", "marks %s"), marks);
}

static char *
sudoku_content (const GameSudoku *sudoku,
                int               cell)
{
  const SudokuGrid grid = game_sudoku_grid (sudoku);
  int digit = grid.digit[cell];

  if (digit == 0 && (sudoku->marks[cell] | sudoku->corner[cell]) != 0)
    return marked_cell (sudoku, cell);

  if (digit == 0)
    /* Translators: what a cell or square holds, for screen readers. */
    return g_strdup (C_("square", "empty"));

  if (is_in_conflict (&grid, cell))
    /* Translators: a digit that stands beside an equal one. */
    return g_strdup_printf (C_("square", "%d, conflict"), digit);

  if (sudoku->givens.digit[cell] != 0)
    /* Translators: a digit that belongs to the puzzle. */
    return g_strdup_printf (C_("square", "%d, given"), digit);

  return g_strdup_printf ("%d", digit);
}

static const char *
queens_content (const GameQueens *queens,
                int               square)
{
  bool is_attacked = game_queens_is_attacked (queens, square);
  int row = square / queens->queens.n;
  int column = square % queens->queens.n;

  if (!queens_board_has (&queens->queens, row, column))
    /* Translators: an empty square on which a queen could be taken. */
    return is_attacked ? C_("square", "attacked") : C_("square", "empty");

  if (is_attacked)
    /* Translators: a queen that another queen attacks. */
    return C_("square", "queen, conflict");

  if (queens_board_has (&queens->fixed, row, column))
    /* Translators: a queen that belongs to the puzzle and cannot be taken away. */
    return C_("square", "queen, fixed");

  return C_("square", "queen");
}

char *
game_text_square_content (const GameState *state,
                          int              square)
{
  switch (state->kind)
    {
    case GAME_SUDOKU:
      return sudoku_content (&state->sudoku, square);

    case GAME_QUEENS:
    default:
      return g_strdup (queens_content (&state->queens, square));
    }
}

char *
game_text_square (const GameState *state,
                  int              square)
{
  int size = game_state_size (state);
  g_autofree char *content = game_text_square_content (state, square);

  /* Translators: where a square is and what it holds, for screen readers: "empty", "5, given". */
  return g_strdup_printf (_("Row %d, column %d: %s"),
                          square / size + 1, square % size + 1, content);
}

/* A name says only that a cell with one kind of marks has marks; a digit hides them. */
static void
describe_marks (const GameSudoku *sudoku,
                int               cell,
                GPtrArray        *details)
{
  const SudokuGrid grid = game_sudoku_grid (sudoku);

  if (grid.digit[cell] != 0 || (sudoku->marks[cell] != 0) == (sudoku->corner[cell] != 0))
    return;

  if (sudoku->marks[cell] != 0)
    /* Translators: for screen readers: all marks of this cell are in its centre */
    g_ptr_array_add (details, g_strdup (_("centre marks")));
  else
    /* Translators: for screen readers: all marks of this cell are in its corners */
    g_ptr_array_add (details, g_strdup (_("corner marks")));
}

static void
describe_colors (const GameSudoku *sudoku,
                 int               cell,
                 GPtrArray        *details)
{
  for (int color = 1; color <= SUDOKU_DIGITS; color++)
    if (sudoku->colors[cell] >> (color - 1) & 1)
      /* Translators: for screen readers: the cell has the colour with this number */
      g_ptr_array_add (details, g_strdup_printf (_("colour %d"), color));
}

static void
describe_mark_colors (const GameSudoku *sudoku,
                      int               cell,
                      GPtrArray        *details)
{
  for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
    {
      int color = game_candidate_colors_get (sudoku->mark_colors[cell], digit);

      if (color != 0 && game_sudoku_shows_mark (sudoku, (GameCandidate) { cell, digit }))
        /* Translators: for screen readers: the mark of the first digit has the colour with the
         * second number */
        g_ptr_array_add (details, g_strdup_printf (_("mark %d in colour %d"), digit, color));
    }
}

/* From the end in this cell; a link within the cell is told once. */
static void
describe_links (const GameSudoku *sudoku,
                int               cell,
                GPtrArray        *details)
{
  GameLinks links = game_sudoku_get_links (sudoku);

  for (int i = 0; i < links.n; i++)
    {
      const GameLink *link = &links.of[i];
      GameCandidate here = link->from.cell == cell ? link->from : link->to;
      GameCandidate there = link->from.cell == cell ? link->to : link->from;

      if (here.cell != cell)
        continue;

      g_ptr_array_add (details,
                       g_strdup_printf (link->is_weak
                                        /* Translators: as the next, but a weak link */
                                        ? _("weak link from %d to %d in row %d column %d")
                                        /* Translators: for screen readers: a line drawn from a
                                         * digit of this cell to another one, and where that is;
                                         * part of a list, so without commas */
                                        : _("strong link from %d to %d in row %d column %d"),
                                        here.digit, there.digit, sudoku_row (there.cell) + 1,
                                        sudoku_column (there.cell) + 1));
    }
}

static void
describe_queens (const GameQueens *queens,
                 int               square,
                 GPtrArray        *details)
{
  int n = queens->queens.n;

  if (queens->coloured.n > 0)
    g_ptr_array_add (details, game_words_coloured_house (&queens->coloured, COLOURED_REGION,
                                                         queens->coloured.region[square]));
  if (queens_board_has (&queens->excluded, square / n, square % n))
    /* Translators: of a square: a person marked it as one without a queen. */
    g_ptr_array_add (details, g_strdup (_("crossed out")));
}

static void
describe_notes (GameNotes  notes,
                GPtrArray *details)
{
  if (notes & GAME_NOTE_WRONG)
    /* Translators: for screen readers: what is in this square is not as in the solution */
    g_ptr_array_add (details, g_strdup (_("wrong")));
  if (notes & GAME_NOTE_CHOSEN)
    /* Translators: for screen readers: the user has chosen this square as an answer */
    g_ptr_array_add (details, g_strdup (C_("square", "chosen")));
  if (notes & GAME_NOTE_MARKED)
    /* Translators: for screen readers: the table of a search has a mark for this square */
    g_ptr_array_add (details, g_strdup (C_("square", "marked")));
  if (notes & GAME_NOTE_LOST)
    /* Translators: for screen readers: a queen attacks this square, but the mark is gone */
    g_ptr_array_add (details, g_strdup (C_("square", "mark lost")));
}

char *
game_text_square_detail (const GameState *state,
                         int              square,
                         GameNotes        notes)
{
  g_autoptr(GPtrArray) details = g_ptr_array_new_with_free_func (g_free);

  if (state->kind == GAME_SUDOKU)
    {
      describe_marks (&state->sudoku, square, details);
      describe_colors (&state->sudoku, square, details);
      describe_mark_colors (&state->sudoku, square, details);
      describe_links (&state->sudoku, square, details);
    }
  else
    {
      describe_queens (&state->queens, square, details);
    }

  describe_notes (notes, details);

  return game_words_list (details);
}
