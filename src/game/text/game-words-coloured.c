/* The words of hints for coloured queens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-words-hints.h"

#include <glib/gi18n-lib.h>

#include "game/state/game-regions.h"

/* More squares than this are not named one by one: they are crossed out on the board. */
enum { MAX_NAMED = 3 };

/* A sentence for each kind of house, translated where it is used: in many languages one word cannot
 * be put in place of another. */
typedef const char *KindTexts[COLOURED_N_KINDS];

/* The kind of the first house of a set. */
static ColouredHouseKind
get_kind (const uint16_t *houses)
{
  for (int kind = 0; kind < COLOURED_N_KINDS; kind++)
    if (houses[kind] != 0)
      return kind;

  return COLOURED_REGION;
}

static const char *
get_region (const ColouredPuzzle *puzzle,
            int                   region)
{
  static const char *const names[COLOURED_MAX] = {
    /* Translators: a region of a board of coloured queens, in the middle of a sentence, by the
     * pattern that it has on the board: “Look at the region with dots.” So are those below. */
    [GAME_LOOK_HORIZONTALS] = N_("the region with level lines"),
    [GAME_LOOK_DOTS] = N_("the region with dots"),
    [GAME_LOOK_LATTICE] = N_("the region with netting"),
    [GAME_LOOK_CIRCLES] = N_("the region with rings"),
    [GAME_LOOK_VERTICALS] = N_("the region with upright lines"),
    [GAME_LOOK_PLUSES] = N_("the region with plus signs"),
    [GAME_LOOK_ZIGZAGS] = N_("the region with zigzags"),
    [GAME_LOOK_DIAMONDS] = N_("the region with diamonds"),
    [GAME_LOOK_BACKSLASHES] = N_("the region with slanting lines"),
    [GAME_LOOK_TRIANGLES] = N_("the region with triangles"),
    [GAME_LOOK_GRID] = N_("the region with a grid"),
    [GAME_LOOK_BRICKS] = N_("the region with bricks"),
  };
  uint8_t looks[COLOURED_MAX];

  game_region_looks (puzzle, looks);

  return _(names[looks[region]]);
}

char *
game_words_coloured_house (const ColouredPuzzle *puzzle,
                           int                   kind,
                           int                   house)
{
  switch (kind)
    {
    case COLOURED_ROW:
      return g_strdup_printf (_("row %d"), house + 1);

    case COLOURED_COLUMN:
      return g_strdup_printf (_("column %d"), house + 1);

    case COLOURED_REGION:
    default:
      return g_strdup (get_region (puzzle, house));
    }
}

/* "row 1 and row 3": a list of names. */
static char *
dup_houses (const ColouredPuzzle *puzzle,
            const uint16_t       *houses)
{
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (int kind = 0; kind < COLOURED_N_KINDS; kind++)
    for (unsigned rest = houses[kind]; rest != 0; rest &= rest - 1)
      g_ptr_array_add (names, game_words_coloured_house (puzzle, kind, __builtin_ctz (rest)));

  return game_words_list (names);
}

static char *
dup_square (int row,
            int column)
{
  return g_strdup_printf (_("row %d, column %d"), row + 1, column + 1);
}

/* Row by row: "row 3, column 4; row 5, column 1". */
static char *
board_squares (const QueensBoard *squares)
{
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (int row = 0; row < squares->n; row++)
    for (uint32_t rest = squares->row[row]; rest != 0; rest &= rest - 1)
      g_ptr_array_add (names, dup_square (row, __builtin_ctz (rest)));

  return game_words_squares (names);
}

const char *
game_words_coloured_title (ColouredRule rule)
{
  static const char *const titles[COLOURED_N_RULES] = {
    /* Translators: the title of a hint: a row, column or region has one square left */
    [COLOURED_LAST_SQUARE] = NC_("hint", "Last Square"),
    /* Translators: the title of a hint: the rest of a region lies in one row or column */
    [COLOURED_REGION_IN_LINE] = NC_("hint", "Region within a Line"),
    /* Translators: the title of a hint: the rest of a row or column lies in one region */
    [COLOURED_LINE_IN_REGION] = NC_("hint", "Line within a Region"),
    /* Translators: the title of a hint: a queen there would leave a row, column or region without
     * any square */
    [COLOURED_STARVED] = NC_("hint", "Left without a Square"),
    /* Translators: the title of a hint: some regions lie in as many rows or columns */
    [COLOURED_REGIONS_IN_LINES] = NC_("hint", "Regions within Lines"),
    /* Translators: the title of a hint: some rows or columns lie in as many regions */
    [COLOURED_LINES_IN_REGIONS] = NC_("hint", "Lines within Regions"),
    /* Translators: the title of a hint: some rows lie in as many columns, or the reverse */
    [COLOURED_LINES_IN_LINES] = NC_("hint", "Lines within Lines"),
    /* Translators: the title of a hint: a queen that would force others, and so cannot stand */
    [COLOURED_CHAIN] = NC_("hint", "Chain of Forced Queens"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "hint", titles[rule]);
}

char *
game_words_coloured_nudge (const ColouredHint *hint)
{
  static const KindTexts last = {
    N_("Some row has only one square left for its queen."),
    N_("Some column has only one square left for its queen."),
    N_("Some region has only one square left for its queen."),
  };
  static const KindTexts starved = {
    N_("Some row has so few squares left that a queen elsewhere would rule them all out."),
    N_("Some column has so few squares left that a queen elsewhere would rule them all out."),
    N_("Some region has so few squares left that a queen elsewhere would rule them all out."),
  };
  static const KindTexts within = {
    N_("All squares left in some row lie in one region."),
    N_("All squares left in some column lie in one region."),
    N_("All squares left in some region lie in one row or column."),
  };
  static const KindTexts groups = {
    N_("All squares left in some rows lie in as many regions or columns."),
    N_("All squares left in some columns lie in as many regions or rows."),
    N_("All squares left in some regions lie in as many rows or columns."),
  };
  static const KindTexts *const texts[COLOURED_N_RULES] = {
    [COLOURED_LAST_SQUARE] = &last,
    [COLOURED_REGION_IN_LINE] = &within,
    [COLOURED_LINE_IN_REGION] = &within,
    [COLOURED_STARVED] = &starved,
    [COLOURED_REGIONS_IN_LINES] = &groups,
    [COLOURED_LINES_IN_REGIONS] = &groups,
    [COLOURED_LINES_IN_LINES] = &groups,
  };

  if (hint->rule == COLOURED_CHAIN)
    return g_strdup (_("Some square is ruled out by what a queen on it would force."));

  return g_strdup (_((*texts[hint->rule])[get_kind (hint->base)]));
}

char *
game_words_coloured_where (const ColouredHint   *hint,
                           const ColouredPuzzle *puzzle)
{
  g_autofree char *houses = dup_houses (puzzle, hint->base);
  g_autofree char *squares = board_squares (&hint->squares[COLOURED_ROLE_EXCLUDED]);

  return hint->rule == COLOURED_CHAIN ? g_strdup_printf (C_("cells", "Look at %s."), squares)
                                      : g_strdup_printf (C_("houses", "Look at %s."), houses);
}

/* Takes `text`; the sentence highlights the squares of `roles`. */
static GameSentence *
add_line (GArray             *sentences,
          const ColouredHint *hint,
          uint32_t            roles,
          char               *text)
{
  GameSentence *sentence = game_sentences_add (sentences, text);

  game_highlight_add_coloured (&sentence->highlight, hint, roles);

  return sentence;
}

/* Adds the conclusion. */
static void
add_result (GArray             *sentences,
            const ColouredHint *hint,
            char               *text)
{
  const uint32_t roles = 1 << COLOURED_ROLE_EXCLUDED | 1 << COLOURED_ROLE_PLACE;

  add_line (sentences, hint, roles, text)->is_result = true;
}

/* That no queen can stand on what the hint excludes. */
static void
add_excluded (GArray             *sentences,
              const ColouredHint *hint)
{
  const QueensBoard *excluded = &hint->squares[COLOURED_ROLE_EXCLUDED];
  const int n_squares = queens_board_count (excluded);
  g_autofree char *names = board_squares (excluded);
  char *text;

  if (n_squares > MAX_NAMED)
    text = g_strdup_printf (ngettext ("So no queen can stand on the %d square that is crossed "
                                      "out.",
                                      "So no queen can stand on the %d squares that are crossed "
                                      "out.", n_squares), n_squares);
  else
    /* Translators: squares: "So no queen can stand on any of these squares: row 1, column 5;
     * row 3, column 2." */
    text = g_strdup_printf (ngettext ("So no queen can stand in %s.",
                                      "So no queen can stand on any of these squares: "
                                      "%s.", n_squares), names);

  add_result (sentences, hint, text);
}

static void
add_last_square (GArray               *sentences,
                 const ColouredHint   *hint,
                 const ColouredPuzzle *puzzle)
{
  g_autofree char *house = dup_houses (puzzle, hint->base);
  g_autofree char *square = board_squares (&hint->squares[COLOURED_ROLE_PLACE]);
  GameSentence *line;

  /* Translators: a row, column or region: "In row 3, all squares but one are ruled out." */
  line = add_line (sentences, hint, 1 << COLOURED_ROLE_FREE,
                   g_strdup_printf (_("In %s, all squares but one are ruled out."), house));
  game_highlight_add_base (&line->highlight, hint);

  /* Translators: a square: "So its queen is in row 2, column 5." */
  add_result (sentences, hint, g_strdup_printf (_("So its queen is in %s."), square));
}

static void
add_within (GArray               *sentences,
            const ColouredHint   *hint,
            const ColouredPuzzle *puzzle)
{
  g_autofree char *base = dup_houses (puzzle, hint->base);
  g_autofree char *cover = dup_houses (puzzle, hint->cover);
  GameSentence *line;

  /* Translators: rows, columns or regions: "All squares left in the region with dots are in row
   * 5." */
  line = add_line (sentences, hint, 1 << COLOURED_ROLE_FREE,
                   g_strdup_printf (_("All squares left in %s are in %s."), base, cover));
  game_highlight_add_base (&line->highlight, hint);
  game_highlight_add_cover (&line->highlight, hint);

  if (hint->size == 1)
    /* Translators: rows, columns or regions: "So the queen of the region with dots is also the
     * queen of row 5." */
    line = add_line (sentences, hint, 1 << COLOURED_ROLE_FREE,
                     g_strdup_printf (_("So the queen of %s is also the queen of %s."), base,
                                      cover));
  else
    line = add_line (sentences, hint, 1 << COLOURED_ROLE_FREE,
                     /* Translators: rows, columns or regions, like “row 2 and row 3” */
                     g_strdup_printf (ngettext ("The %d queen there is all that %s can have.",
                                                "The %d queens there are all that %s can have.",
                                                hint->size), hint->size, cover));
  game_highlight_add_cover (&line->highlight, hint);
  add_excluded (sentences, hint);
}

static void
add_starved (GArray               *sentences,
             const ColouredHint   *hint,
             const ColouredPuzzle *puzzle)
{
  const int n_free = queens_board_count (&hint->squares[COLOURED_ROLE_FREE]);
  g_autofree char *house = dup_houses (puzzle, hint->base);
  GameSentence *line;

  line = add_line (sentences, hint, 1 << COLOURED_ROLE_FREE,
                   /* Translators: a number and a row, column or region: "2 squares are left in row
                    * 4." */
                   g_strdup_printf (ngettext ("%d square is left in %s.",
                                              "%d squares are left in %s.", n_free), n_free,
                                    house));
  game_highlight_add_base (&line->highlight, hint);
  add_line (sentences, hint, 1 << COLOURED_ROLE_FREE | 1 << COLOURED_ROLE_EXCLUDED,
            g_strdup (_("A queen on a square that is crossed out would rule all of them out: by "
                        "its row, its column or its region, or because it touches them.")));
  add_excluded (sentences, hint);
}

/* Each queen of the chain, and then the house that comes to nothing. */
static void
add_chain (GArray               *sentences,
           const ColouredHint   *hint,
           const ColouredPuzzle *puzzle)
{
  g_autofree char *house = dup_houses (puzzle, hint->base);
  GameSentence *line;

  for (int i = 0; i < hint->n_links; i++)
    {
      const ColouredLink *link = &hint->link[i];
      g_autofree char *square = dup_square (link->row, link->column);
      g_autofree char *of = link->kind < 0 ? NULL
                                           : game_words_coloured_house (puzzle,
                                                                        link->kind, link->house);

      if (of == NULL)
        /* Translators: %s is a square */
        line = add_line (sentences, hint, 0,
                         g_strdup_printf (_("Suppose a queen stands in %s."), square));
      else
        /* Translators: a row, column or region, and a square */
        line = add_line (sentences, hint, 0,
                         g_strdup_printf (_("Then %s has only %s left for its queen."), of,
                                          square));
      game_highlight_add_chain (&line->highlight, hint, i + 1);
      if (i > 0)
        line->highlight.bases[link->kind] |= 1 << link->house;
    }

  line = add_line (sentences, hint, 1 << COLOURED_ROLE_SUPPOSED | 1 << COLOURED_ROLE_FREE,
                   /* Translators: %s is a row, column or region */
                   g_strdup_printf (_("Then no square is left in %s."), house));
  game_highlight_add_base (&line->highlight, hint);
  add_excluded (sentences, hint);
}

GArray *
game_words_coloured_sentences (const ColouredHint   *hint,
                               const ColouredPuzzle *puzzle)
{
  GArray *sentences = game_sentences_new ();

  if (hint->rule == COLOURED_LAST_SQUARE)
    add_last_square (sentences, hint, puzzle);
  else if (hint->rule == COLOURED_STARVED)
    add_starved (sentences, hint, puzzle);
  else if (hint->rule == COLOURED_CHAIN)
    add_chain (sentences, hint, puzzle);
  else
    add_within (sentences, hint, puzzle);

  return sentences;
}
