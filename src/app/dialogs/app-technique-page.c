/* The page of a technique. One page shows any: what it shows follows from the technique and from
 * the line of the reasons that the user points at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/dialogs/app-technique-page.h"

#include <stdbool.h>

#include <glib/gi18n-lib.h>

#include "app/dialogs/app-practise.h"
#include "app/play/app-hint-lines.h"
#include "app/play/app-technique-link.h"
#include "app/widgets/app-adaptive-bin.h"
#include "app/widgets/app-dialog.h"
#include "app/widgets/app-theme.h"
#include "app/widgets/app-widget.h"
#include "game/hint/game-trial.h"
#include "game/store/game-records.h"
#include "game/text/game-hint-text.h"
#include "game/text/game-text-techniques.h"
#include "game/text/game-words.h"
#include "paint/paint.h"

enum
{
  N_NEAR = 2,                   /* techniques of the family before, and after */
  SIDE_WIDE = 352,              /* of the picture, in pixels */
  SIDE_NARROW = 316,
};

static const char all_techniques[] = "all";

struct _AppTechniquePage
{
  GtkWindow        parent_instance;

  GtkScrolledWindow *scroller;
  AppWidget       *frame;
  AppWidget       *buttons;
  GtkOrientable   *button_box;
  GtkBox          *heads;
  GtkBox          *body;
  GtkLabel        *name_label;
  GtkLabel        *level_label;
  GtkLabel        *rating_label;
  GtkLabel        *note_label;
  GtkLabel        *line_label;
  GtkLabel        *text_label;
  GtkDrawingArea  *picture;
  AppHintLines    *lines;
  GtkLabel        *others_label;
  GtkWidget       *practise_button;
  GtkWidget       *try_button;

  GArray          *games;       /* GameResult */
  SudokuTechnique  technique;
  GameHint        *hint;        /* the step of the picture; NULL until a technique is shown */
  GArray          *sentences;   /* its GameSentences */
};

G_DEFINE_FINAL_TYPE (AppTechniquePage, app_technique_page, GTK_TYPE_WINDOW)

/* The picture. */

/* The digits that the step is about. */
static SudokuDigits
get_digits (const SudokuHint *step)
{
  SudokuDigits digits = step->digits;

  for (int i = 0; i < step->n_marks; i++)
    digits |= 1 << (step->mark[i].digit - 1);
  for (int i = 0; i < step->n_nodes; i++)
    digits |= 1 << (step->node[i].digit - 1);
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    digits |= step->removals[cell];

  return digits;
}

/* The digit of a step that is about one; else 0. */
static int
get_only_digit (const SudokuHint *step)
{
  SudokuDigits digits = get_digits (step);

  return (digits & (digits - 1)) == 0 ? sudoku_lowest_digit (digits) : 0;
}

/* The cells in which other candidates matter too, for instance because there are none. */
static SudokuCells
get_cells (const SudokuHint *step)
{
  SudokuCells cells = sudoku_cells_none ();

  for (int i = 0; i < step->n_marks; i++)
    cells = sudoku_cells_or (cells, sudoku_cells_of (step->mark[i].cell));
  for (int i = 0; i < step->n_sets; i++)
    cells = sudoku_cells_or (cells, step->set[i].cells);
  for (int i = 0; i < step->n_nodes; i++)
    cells = sudoku_cells_or (cells, step->node[i].cells);

  return cells;
}

static void
app_technique_page_draw_cb (GtkDrawingArea *area,
                            cairo_t        *cr,
                            int             width,
                            int             height,
                            gpointer        data)
{
  AppTechniquePage *self = data;
  GameHighlight highlight;
  PaintScene scene;
  PaintTheme theme;

  if (self->hint == NULL)
    return;

  paint_scene_init (&scene, &self->hint->state, NULL);
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (self->hint->state.sudoku.entries.digit[cell] != 0)
      scene.flags[cell] |= PAINT_PLACED;

  highlight = game_hint_text_highlight (self->hint, self->sentences, GAME_STAGE_WHY,
                                        app_hint_lines_get_line (self->lines));
  paint_scene_add_hint (&scene, self->hint, &highlight);
  scene.only_digit = get_only_digit (&self->hint->step);
  app_theme_read (GTK_WIDGET (area), &theme);
  paint_scene (cr, &scene, &theme, width, height);
}

static void
app_technique_page_show_picture (AppTechniquePage *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self->picture));
}

static void
app_technique_page_drop_hint (AppTechniquePage *self)
{
  g_clear_pointer (&self->hint, g_free);
  g_clear_pointer (&self->sentences, g_array_unref);
}

/* A picture is small: it shows no candidates that have nothing to do with the step. */
static void
leave_out_others (GameHint *hint)
{
  SudokuDigits digits = get_digits (&hint->step);
  SudokuCells cells = get_cells (&hint->step);
  bool is_of_one = get_only_digit (&hint->step) != 0;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (is_of_one || !sudoku_cells_has (cells, cell))
      {
        hint->position.candidates[cell] &= digits;
        hint->state.sudoku.marks[cell] &= digits;
      }
}

static void
app_technique_page_show_position (AppTechniquePage *self)
{
  const char *name = game_words_technique (self->technique);
  g_autofree char *picture = NULL;
  GameHint *hint = g_new (GameHint, 1);
  GameState state;

  app_technique_page_drop_hint (self);
  app_hint_lines_clear (self->lines);
  if (!game_trial_get_position (self->technique, GAME_POSITION_SHOWN, &state)
      || !game_trial_find_hint (self->technique, &state, hint))
    {
      g_free (hint);
      return;
    }

  self->hint = hint;
  self->sentences = game_hint_text_sentences (hint);
  app_hint_lines_show (self->lines, NULL, self->sentences);
  leave_out_others (self->hint);
  app_technique_page_show_picture (self);

  /* Translators: a picture as it is read aloud; %s is a technique, like X-Wing */
  picture = g_strdup_printf (_("A position with the technique %s"), name);
  app_widget_set_name (GTK_WIDGET (self->picture), picture);
}

/* The words. */

static unsigned int
app_technique_page_count_met (AppTechniquePage *self)
{
  unsigned int n_met = 0;

  for (guint i = 0; i < self->games->len; i++)
    if (sudoku_techniques_has (&g_array_index (self->games, GameResult, i).path, self->technique))
      n_met++;

  return n_met;
}

/* The second name and how often it was met, where there is something to say. */
static void
app_technique_page_show_note (AppTechniquePage *self)
{
  const char *second_name = sudoku_technique[self->technique].second_name;
  unsigned int n_met = app_technique_page_count_met (self);
  g_autoptr(GString) note = g_string_new (NULL);

  if (second_name != NULL)
    /* Translators: below the name of a technique; %s is another name of it, in English */
    g_string_append_printf (note, _("Also called %s"), second_name);
  if (second_name != NULL && n_met > 0)
    g_string_append (note, " · ");
  if (n_met > 0)
    g_string_append_printf (note, ngettext ("You have met it in %u puzzle",
                                            "You have met it in %u puzzles", n_met), n_met);

  app_widget_show_text (self->note_label, note->len > 0 ? note->str : NULL);
}

/* Whether a technique is another one, with few pages between. */
static bool
is_near (SudokuTechnique other,
         SudokuTechnique technique)
{
  int n_between = 0;

  for (int i = MIN (other, technique) + 1; i < (int) MAX (other, technique); i++)
    n_between += game_text_technique_has_page (i);

  return other != technique && game_text_technique_has_page (other) && n_between < N_NEAR;
}

/* The techniques of the same family that come next to this one, each on a line; and all. */
static void
app_technique_page_show_others (AppTechniquePage *self)
{
  SudokuFamily family = sudoku_technique_family (self->technique);
  g_autoptr(GString) markup = g_string_new (NULL);

  for (int other = 0; other < SUDOKU_N_TECHNIQUES; other++)
    if (sudoku_technique_family (other) == family && is_near (other, self->technique))
      {
        g_autofree char *link = app_technique_link_dup (other);

        g_string_append_printf (markup, "%s\n", link);
      }

  g_string_append_printf (markup, "<a href=\"%s\">%s</a>", all_techniques, _("All techniques"));
  gtk_label_set_markup (self->others_label, markup->str);
}

static void
app_technique_page_show (AppTechniquePage *self,
                         SudokuTechnique   technique)
{
  const SudokuTechniqueInfo *info = &sudoku_technique[technique];
  const char *name = game_words_technique (technique);
  g_autofree char *rating = NULL;

  self->technique = technique;
  /* Translators: a rating of the scale of Sudoku Explainer, such as "ER 3.2" */
  rating = g_strdup_printf (_("ER %.1f"), info->rating / 10.0);

  gtk_window_set_title (GTK_WINDOW (self), name);
  gtk_label_set_label (self->name_label, name);
  gtk_label_set_label (self->level_label, game_words_level (info->level));
  gtk_label_set_label (self->rating_label, rating);
  gtk_label_set_label (self->line_label, game_text_technique_line (technique));
  gtk_label_set_label (self->text_label, game_text_technique_explanation (technique));
  gtk_widget_set_visible (self->practise_button, app_practise_has (technique));
  app_technique_page_show_note (self);
  app_technique_page_show_others (self);
  app_technique_page_show_position (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

static void
app_technique_page_act (AppTechniquePage *self,
                        const char       *action)
{
  const char *code = sudoku_technique[self->technique].code;

  app_dialog_act (GTK_WIDGET (self), action, g_variant_new_string (code));
}

static gboolean
app_technique_page_link_cb (AppTechniquePage *self,
                            const char       *code)
{
  if (g_str_equal (code, all_techniques))
    app_dialog_act (GTK_WIDGET (self), "win.choose-technique", NULL);
  else
    app_technique_page_show (self, sudoku_technique_from_code (code));

  return true;
}

static void
app_technique_page_show_clicked_cb (AppTechniquePage *self)
{
  app_technique_page_act (self, "win.show-technique");
}

static void
app_technique_page_practise_clicked_cb (AppTechniquePage *self)
{
  app_technique_page_act (self, "win.practise");
}

static void
app_technique_page_try_clicked_cb (AppTechniquePage *self)
{
  app_technique_page_act (self, "win.try-technique");
}

static GtkOrientation
get_orientation (AppWidget *widget)
{
  return app_widget_get_narrow (widget) ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;
}

static void
app_technique_page_narrow_cb (AppTechniquePage *self)
{
  GtkOrientation orientation = get_orientation (self->frame);
  int side = app_widget_get_narrow (self->frame) ? SIDE_NARROW : SIDE_WIDE;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->heads), orientation);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->body), orientation);
  gtk_drawing_area_set_content_width (self->picture, side);
  gtk_drawing_area_set_content_height (self->picture, side);
  gtk_orientable_set_orientation (self->button_box, get_orientation (self->buttons));
}

static void
app_technique_page_dispose (GObject *object)
{
  AppTechniquePage *self = APP_TECHNIQUE_PAGE (object);

  app_technique_page_drop_hint (self);
  g_clear_pointer (&self->games, g_array_unref);

  G_OBJECT_CLASS (app_technique_page_parent_class)->dispose (object);
}

static void
app_technique_page_class_init (AppTechniquePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_technique_page_dispose;

  g_type_ensure (APP_TYPE_ADAPTIVE_BIN);
  g_type_ensure (APP_TYPE_HINT_LINES);
  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/technique-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AppTechniquePage, scroller);
  gtk_widget_class_bind_template_child (widget_class, AppTechniquePage, frame);
  gtk_widget_class_bind_template_child (widget_class, AppTechniquePage, buttons);
  gtk_widget_class_bind_template_child (widget_class, AppTechniquePage, button_box);
  gtk_widget_class_bind_template_child (widget_class, AppTechniquePage, heads);
  gtk_widget_class_bind_template_child (widget_class, AppTechniquePage, body);
  gtk_widget_class_bind_template_child (widget_class, AppTechniquePage, name_label);
  gtk_widget_class_bind_template_child (widget_class, AppTechniquePage, level_label);
  gtk_widget_class_bind_template_child (widget_class, AppTechniquePage, rating_label);
  gtk_widget_class_bind_template_child (widget_class, AppTechniquePage, note_label);
  gtk_widget_class_bind_template_child (widget_class, AppTechniquePage, line_label);
  gtk_widget_class_bind_template_child (widget_class, AppTechniquePage, text_label);
  gtk_widget_class_bind_template_child (widget_class, AppTechniquePage, picture);
  gtk_widget_class_bind_template_child (widget_class, AppTechniquePage, lines);
  gtk_widget_class_bind_template_child (widget_class, AppTechniquePage, others_label);
  gtk_widget_class_bind_template_child (widget_class, AppTechniquePage, practise_button);
  gtk_widget_class_bind_template_child (widget_class, AppTechniquePage, try_button);
  gtk_widget_class_bind_template_callback (widget_class, app_technique_page_narrow_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_technique_page_show_picture);
  gtk_widget_class_bind_template_callback (widget_class, app_technique_page_link_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_technique_page_show_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_technique_page_practise_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_technique_page_try_clicked_cb);
  app_dialog_add_keys (widget_class);
}

static void
app_technique_page_init (AppTechniquePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  app_technique_page_narrow_cb (self);
  app_hint_lines_set_max_width_chars (self->lines, 30);
  gtk_drawing_area_set_draw_func (self->picture, app_technique_page_draw_cb, self, NULL);
}

GtkWidget *
app_technique_page_new (GtkWindow       *parent,
                        GArray          *games,
                        SudokuTechnique  technique)
{
  AppTechniquePage *self = app_dialog_new (APP_TYPE_TECHNIQUE_PAGE, parent);

  self->games = games;
  app_technique_page_show (self, technique);
  gtk_widget_grab_focus (self->try_button);

  return GTK_WIDGET (self);
}
