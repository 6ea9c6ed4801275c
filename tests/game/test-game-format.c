/* Forms in which a puzzle is copied and saved: whatever is written in one of them is read back, in
 * every encoding and from the midst of other puzzles, with all that the table says it holds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "support/game/game-requests.h"
#include "game/files/game-collection.h"
#include "game/files/game-file.h"
#include "game/files/game-format.h"

/* Whether a set has two digits or more. */
static bool
has_two (SudokuDigits digits)
{
  return (digits & (digits - 1)) != 0;
}

/* Whether the rules leave each empty cell two digits. */
static bool
leaves_two (const SudokuGrid *grid)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (grid->digit[cell] == 0 && !has_two (sudoku_candidates (grid, cell)))
      return false;

  return true;
}

/* A sudoku in which all rules hold, with entries, and marks that the rules leave: two or more in
 * each cell, for a lone candidate is a digit to the readers of grids of candidates. */
static GameState
any_sudoku (void)
{
  GameState state = game_state_new_sudoku (NULL);
  GameSudoku *sudoku = &state.sudoku;
  SudokuGrid grid;

  for (int i = 0; i < 40; i++)
    {
      int cell = g_test_rand_int_range (0, SUDOKU_CELLS);
      int digit = g_test_rand_int_range (1, 10);
      SudokuGrid more = game_sudoku_grid (sudoku);

      if (more.digit[cell] != 0 || (sudoku_candidates (&more, cell) >> (digit - 1) & 1) == 0)
        continue;

      more.digit[cell] = digit;
      if (leaves_two (&more))
        (g_test_rand_bit () ? &sudoku->givens : &sudoku->entries)->digit[cell] = digit;
    }

  grid = game_sudoku_grid (sudoku);
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (grid.digit[cell] == 0)
      {
        SudokuDigits left = sudoku_candidates (&grid, cell);
        SudokuDigits some = left & g_test_rand_int_range (0, SUDOKU_ALL_CANDIDATES + 1);

        sudoku->marks[cell] = has_two (some) ? some : left;
      }

  return state;
}

/* Queens anywhere, or one in each row and column, or in peace. */
static GameState
any_queens (void)
{
  GameState state = game_state_new_queens (g_test_rand_int_range (4, QUEENS_MAX + 1));
  QueensBoard *board = &state.queens.queens;
  const int kind = g_test_rand_int_range (0, 3);
  QueensSolution solution;
  uint32_t columns[QUEENS_MAX];
  SearchStats stats;

  queens_random (board->n, g_test_rand_int (), NULL, columns, &stats);
  for (int row = 0; row < board->n; row++)
    solution.column[row] = columns[row];
  solution.n = board->n;
  *board = queens_board_from_solution (&solution);

  if (kind == 1)
    for (int row = 0; row < board->n; row++)
      board->row[row] = UINT32_C (1) << row;
  else if (kind == 2)
    for (int row = 0; row < board->n; row++)
      board->row[row] |= (g_test_rand_int () & g_test_rand_int () & g_test_rand_int ())
                         & UINT32_MAX >> (QUEENS_MAX - board->n);

  return state;
}

/* Regions that grow from a square each, until they meet. */
static GameState
any_coloured (void)
{
  ColouredPuzzle puzzle = { .n = g_test_rand_int_range (COLOURED_MIN, COLOURED_MAX + 1) };
  const int n = puzzle.n;
  int owner[COLOURED_SQUARES] = { 0 };
  int n_left = n * n - n;

  for (int region = 1; region <= n; )
    {
      int square = g_test_rand_int_range (0, n * n);

      if (owner[square] == 0)
        owner[square] = region++;
    }

  while (n_left > 0)
    {
      int square = g_test_rand_int_range (0, n * n);
      int side = g_test_rand_int_range (0, 4);
      int row = square / n + (side == 0) - (side == 1);
      int column = square % n + (side == 2) - (side == 3);

      if (owner[square] != 0 && row >= 0 && row < n && column >= 0 && column < n
          && owner[row * n + column] == 0)
        {
          owner[row * n + column] = owner[square];
          n_left--;
        }
    }

  /* Counted in order of appearance, as they are read. */
  for (int square = 0, n_seen = 0; square < n * n; square++)
    {
      int first = 0;

      while (owner[first] != owner[square])
        first++;
      puzzle.region[square] = first < square ? puzzle.region[first] : n_seen++;
    }

  return game_state_new_coloured (&puzzle);
}

/* What is left of a state that was written in a format and read. */
static GameState
kept_by (GameFormat       format,
         const GameState *state)
{
  const GameFormatInfo *info = game_format_get_info (format);
  GameState kept = *state;

  if (state->kind == GAME_QUEENS)
    return kept;

  if (!info->entries)
    {
      kept.sudoku.givens = game_sudoku_grid (&state->sudoku);
      memset (&kept.sudoku.entries, 0, sizeof kept.sudoku.entries);
    }
  if (!info->marks)
    memset (kept.sudoku.marks, 0, sizeof kept.sudoku.marks);

  return kept;
}

/* How a text may come: as it was written, with a mark before it, in UTF-16, with the ends of lines
 * of other systems. */
static const struct
{
  const char *mark;
  gsize       mark_length;
  const char *encoding;
  const char *line_end;
} ways[] = {
  { "", 0, NULL, "\n" },
  { "\xef\xbb\xbf", 3, NULL, "\n" },
  { "\xff\xfe", 2, "UTF-16LE", "\n" },
  { "\xfe\xff", 2, "UTF-16BE", "\r\n" },
  { "", 0, NULL, "\r\n" },
  { "", 0, NULL, "\r" },
};

static GBytes *
encode (const char *text,
        gsize       way)
{
  g_autoptr(GString) lines = g_string_new (text);
  GByteArray *bytes = g_byte_array_new ();
  g_autofree char *converted = NULL;
  gsize length = 0;

  g_string_replace (lines, "\n", ways[way].line_end, 0);
  converted = g_convert (lines->str, lines->len,
                         ways[way].encoding != NULL ? ways[way].encoding : "UTF-8", "UTF-8",
                         NULL, &length, NULL);
  g_byte_array_append (bytes, (const guint8 *) ways[way].mark, ways[way].mark_length);
  g_byte_array_append (bytes, (const guint8 *) converted, length);

  return g_byte_array_free_to_bytes (bytes);
}

static void
assert_state (const char      *text,
              GameCollection  *collection,
              guint            position,
              const GameState *wanted)
{
  GameState read;

  game_collection_get_state (collection, position, &read);
  if (!game_state_equal (&read, wanted))
    g_error ("puzzle %u is not what was written as\n%s", position, text);
}

/* Alone and twice, in every way. */
static void
check_format (GameFormat       format,
              const GameState *state)
{
  g_autofree char *text = game_file_write_format (state, format);
  const char *gap = state->kind == GAME_QUEENS ? "\n" : "";
  g_autofree char *twice = g_strconcat (text, gap, text, NULL);
  GameState kept = kept_by (format, state);

  g_assert_true (g_str_has_suffix (text, "\n"));

  for (gsize way = 0; way < G_N_ELEMENTS (ways); way++)
    {
      g_autoptr(GBytes) bytes = encode (twice, way);
      g_autoptr(GError) error = NULL;
      g_autoptr(GameCollection) collection = game_collection_new (bytes, NULL, &error);

      if (collection == NULL)
        g_error ("form %s, way %d: %s\n%s", game_format_get_info (format)->id, (int) way,
                 error->message, twice);

      g_assert_cmpstr (game_collection_get_first_error (collection), ==, NULL);
      g_assert_cmpuint (game_collection_get_n_puzzles (collection), ==, 2);
      assert_state (text, collection, 0, &kept);
      assert_state (text, collection, 1, &kept);
    }
}

static void
check_formats (GameState (*make) (void),
             guint       n_formats)
{
  guint n_seen[GAME_N_FORMATS] = { 0 };
  guint n_fit = 0;

  for (int round = 0; round < 300; round++)
    {
      GameState state = make ();

      for (GameFormat format = 0; format < GAME_N_FORMATS; format++)
        if (game_format_fits (format, &state))
          {
            n_seen[format]++;
            check_format (format, &state);
          }
    }

  for (GameFormat format = 0; format < GAME_N_FORMATS; format++)
    n_fit += n_seen[format] > 0;
  g_assert_cmpuint (n_fit, ==, n_formats);
}

static void
test_sudoku (void)
{
  check_formats (any_sudoku, 8);
}

static void
test_queens (void)
{
  check_formats (any_queens, 7);
}

static void
test_coloured (void)
{
  check_formats (any_coloured, 1);
}

/* Ids are told apart, and a file's name says its format. */
static void
test_names (void)
{
  GameState sudoku = game_state_new_sudoku (NULL);
  GameState queens = game_state_new_queens (8);
  GameFormat format;

  for (GameFormat i = 0; i < GAME_N_FORMATS; i++)
    {
      g_assert_true (game_format_from_id (game_format_get_info (i)->id, &format));
      g_assert_cmpint (format, ==, i);
      g_assert_cmpstr (game_format_get_name (i), !=, "");
      g_assert_false (game_format_fits (i, &sudoku) && game_format_fits (i, &queens));
    }

  g_assert_false (game_format_from_id ("novel", &format));
  g_assert_true (game_format_from_file_name ("a.b.SDK", &sudoku, &format));
  g_assert_cmpint (format, ==, GAME_FORMAT_SDK);
  g_assert_true (game_format_from_file_name ("x.json", &sudoku, &format));
  g_assert_cmpint (format, ==, GAME_FORMAT_ARRAYS);
  g_assert_true (game_format_from_file_name ("x.json", &queens, &format));
  g_assert_cmpint (format, ==, GAME_FORMAT_LEETCODE);
  g_assert_false (game_format_from_file_name ("x.sdk", &queens, &format));
  g_assert_false (game_format_from_file_name ("sdk", &sudoku, &format));

  /* Not all queens are placed. */
  g_assert_true (game_format_fits (GAME_FORMAT_FEN, &queens));
  g_assert_false (game_format_fits (GAME_FORMAT_PERMUTATION, &queens));
}

/* The state that the files of tests/data/formats hold. */
static GameState
golden_state (GameFormat format)
{
  static const char regions[] = "0011102211332113324433444";
  SudokuGrid givens = make_grid (UNIQUE_LINE);
  GameState state = game_state_new_sudoku (&givens);
  ColouredPuzzle puzzle = { .n = 5 };

  state.sudoku.entries.digit[2] = 4;
  state.sudoku.marks[3] = 0x22;
  if (game_format_fits (format, &state))
    return state;

  state = game_state_new_queens (4);
  for (int row = 0; row < 4; row++)
    state.queens.queens.row[row] = UINT32_C (1) << ("1302"[row] - '0');
  if (game_format_fits (format, &state))
    return state;

  for (int square = 0; square < 25; square++)
    puzzle.region[square] = regions[square] - '0';

  return game_state_new_coloured (&puzzle);
}

/* To the letter, so that other programs go on reading it. */
static void
test_golden (void)
{
  for (GameFormat format = 0; format < GAME_N_FORMATS; format++)
    {
      const GameFormatInfo *info = game_format_get_info (format);
      g_autofree char *name = g_strdup_printf ("%s.%s", info->id, info->extension);
      g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "formats", name, NULL);
      GameState state = golden_state (format);
      g_autofree char *written = game_file_write_format (&state, format);
      g_autofree char *wanted = NULL;
      g_autoptr(GError) error = NULL;

      g_file_get_contents (path, &wanted, NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpstr (written, ==, wanted);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game-format/sudoku", test_sudoku);
  g_test_add_func ("/game-format/queens", test_queens);
  g_test_add_func ("/game-format/coloured", test_coloured);
  g_test_add_func ("/game-format/names", test_names);
  g_test_add_func ("/game-format/golden", test_golden);

  return g_test_run ();
}
