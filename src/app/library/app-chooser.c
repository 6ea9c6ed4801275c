/* The list of the puzzles of a collection.
 *
 * Invariant: `rows` are all rows that there are; each knows the puzzle that it stands for now. One
 * that is not in view waits with its grading until it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/library/app-chooser.h"

#include <glib/gi18n-lib.h>

#include "app/library/app-chooser-row.h"
#include "app/widgets/app-dialog.h"
#include "app/widgets/app-widget.h"
#include "game/jobs/game-job-slot.h"
#include "game/text/game-text.h"
#include "game/text/game-words.h"

enum { N_FRAMES = 2 };

/* What is known of a puzzle. */
enum { UNKNOWN, UNSOLVABLE, SEVERAL, FIRST_LEVEL };

struct _AppChooser
{
  GtkWindow           parent_instance;

  GtkLabel           *title;
  GtkLabel           *problem;
  GtkWidget          *number;
  GtkScrolledWindow  *scroller;
  GtkListView        *list;

  GameCollection     *collection;
  GtkSingleSelection *selection;
  GHashTable         *rows;     /* a set of AppChooserRow, lent */
  guint               look_id;
  int                 n_frames; /* since there were new rows */
  guint8             *known;    /* of each puzzle */

  GameJobSlot        *grading;  /* of the puzzle at `graded` */
  guint               graded;
};

G_DEFINE_FINAL_TYPE (AppChooser, app_chooser, GTK_TYPE_WINDOW)

static guint chosen_signal;

static void app_chooser_grade_next (AppChooser *self);

static const char *
get_words_about (guint8 known)
{
  switch (known)
    {
    case UNKNOWN:
      return "";

    case UNSOLVABLE:
      return _("No solution");

    case SEVERAL:
      return _("Several solutions");

    default:
      return game_words_level (known - FIRST_LEVEL);
    }
}

static guint8
get_known (const GameFacts *facts)
{
  if (facts->n_solutions == 1)
    return FIRST_LEVEL + facts->grade.level;

  return facts->n_solutions == 0 ? UNSOLVABLE : SEVERAL;
}

static void
app_chooser_graded_cb (GObject    *owner,
                       GameJob    *job,
                       GameReport *report)
{
  AppChooser *self = APP_CHOOSER (owner);
  GHashTableIter iter;
  gpointer row;

  self->known[self->graded] = get_known (&report->facts);
  g_hash_table_iter_init (&iter, self->rows);
  while (g_hash_table_iter_next (&iter, &row, NULL))
    if (app_chooser_row_get_position (row) == self->graded)
      app_chooser_row_set_level (row, get_words_about (self->known[self->graded]));

  app_chooser_grade_next (self);
}

/* A list has more rows than it shows. */
static bool
app_chooser_is_in_view (AppChooser *self,
                        GtkWidget  *row)
{
  graphene_rect_t place;

  return gtk_widget_get_mapped (row)
         && gtk_widget_compute_bounds (row, GTK_WIDGET (self->scroller), &place)
         && place.origin.y + place.size.height > 0
         && place.origin.y < gtk_widget_get_height (GTK_WIDGET (self->scroller));
}

/* The first puzzle in view of which nothing is known; false where there is none. */
static bool
app_chooser_find_ungraded (AppChooser *self,
                           guint      *found)
{
  GHashTableIter iter;
  gpointer row;

  *found = GTK_INVALID_LIST_POSITION;
  g_hash_table_iter_init (&iter, self->rows);
  while (g_hash_table_iter_next (&iter, &row, NULL))
    {
      guint position = app_chooser_row_get_position (row);

      if (position < *found && self->known[position] == UNKNOWN
          && app_chooser_is_in_view (self, row))
        *found = position;
    }

  return *found != GTK_INVALID_LIST_POSITION;
}

static void
app_chooser_grade_next (AppChooser *self)
{
  GameRequest request;
  GameState puzzle;
  GameFacts facts;

  if (game_job_slot_get_job (self->grading) != NULL
      || !app_chooser_find_ungraded (self, &self->graded))
    return;

  game_collection_get_state (self->collection, self->graded, &puzzle);
  if (game_kinds[puzzle.kind].n_digits == 0)
    return;

  puzzle = game_state_new_puzzle (&puzzle);
  facts = game_facts_new (&puzzle);
  request = game_request_facts (&facts, GAME_FACTS_GRADE);
  game_job_slot_start (self->grading, &request, app_chooser_graded_cb);
}

/* A frame puts new rows in their places; the next one finds them there. */
static gboolean
app_chooser_look_cb (GtkWidget     *widget,
                     GdkFrameClock *clock,
                     gpointer       data)
{
  AppChooser *self = APP_CHOOSER (widget);

  if (++self->n_frames < N_FRAMES)
    return G_SOURCE_CONTINUE;

  self->look_id = 0;
  app_chooser_grade_next (self);

  return G_SOURCE_REMOVE;
}

static void
app_chooser_look_soon (AppChooser *self)
{
  self->n_frames = 0;
  if (self->look_id == 0)
    self->look_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), app_chooser_look_cb, NULL,
                                                  NULL);
}

static void
chooser_setup_cb (GtkSignalListItemFactory *factory,
                  GtkListItem              *item,
                  AppChooser               *self)
{
  GtkWidget *row = app_chooser_row_new ();

  gtk_list_item_set_child (item, row);
  g_hash_table_add (self->rows, row);
}

static void
chooser_teardown_cb (GtkSignalListItemFactory *factory,
                     GtkListItem              *item,
                     AppChooser               *self)
{
  g_hash_table_remove (self->rows, gtk_list_item_get_child (item));
}

static void
chooser_bind_cb (GtkSignalListItemFactory *factory,
                 GtkListItem              *item,
                 AppChooser               *self)
{
  AppChooserRow *row = APP_CHOOSER_ROW (gtk_list_item_get_child (item));

  app_chooser_row_set_item (row, gtk_list_item_get_item (item));
  app_chooser_row_set_level (row,
                             get_words_about (self->known[app_chooser_row_get_position (row)]));
  app_chooser_look_soon (self);
}

static void
app_chooser_choose (AppChooser *self)
{
  guint position = gtk_single_selection_get_selected (self->selection);

  if (position == GTK_INVALID_LIST_POSITION)
    return;

  g_signal_emit (self, chosen_signal, 0, position);
  gtk_window_close (GTK_WINDOW (self));
}

static void
app_chooser_number_changed_cb (AppChooser *self)
{
  guint64 number;

  if (g_ascii_string_to_unsigned (gtk_editable_get_text (GTK_EDITABLE (self->number)), 10, 1,
                                  game_collection_get_n_puzzles (self->collection), &number, NULL))
    app_chooser_show (self, number - 1);
}

static char *
dup_problem (GameCollection *collection)
{
  guint n_errors = game_collection_get_n_errors (collection);
  const char *first = game_collection_get_first_error (collection);
  g_autofree char *number = game_text_number (n_errors);

  if (n_errors == 0)
    return NULL;

  if (n_errors == 1)
    /* Translators: %s says where and why: "line 17: 79 cells, where 81 are needed". */
    return g_strdup_printf (_("One part of it is no puzzle: %s"), first);

  /* Translators: a number; and where the first is, and why: "line 17: 79 cells, where 81 are
   * needed". */
  return g_strdup_printf (_("%s parts of it are no puzzles. The first: %s"), number, first);
}

static void
app_chooser_show_heading (AppChooser *self)
{
  guint n_puzzles = game_collection_get_n_puzzles (self->collection);
  g_autofree char *number = game_text_number (n_puzzles);
  g_autofree char *title = g_strdup_printf (ngettext ("%s puzzle", "%s puzzles", n_puzzles),
                                            number);
  g_autofree char *problem = dup_problem (self->collection);

  gtk_label_set_label (self->title, title);
  app_widget_show_text (self->problem, problem);
}

static void
app_chooser_dispose (GObject *object)
{
  AppChooser *self = APP_CHOOSER (object);

  g_clear_pointer (&self->grading, game_job_slot_free);
  g_hash_table_remove_all (self->rows);

  G_OBJECT_CLASS (app_chooser_parent_class)->dispose (object);
}

static void
app_chooser_finalize (GObject *object)
{
  AppChooser *self = APP_CHOOSER (object);

  g_clear_object (&self->selection);
  g_clear_object (&self->collection);
  g_clear_pointer (&self->rows, g_hash_table_unref);
  g_free (self->known);

  G_OBJECT_CLASS (app_chooser_parent_class)->finalize (object);
}

static void
app_chooser_class_init (AppChooserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_chooser_dispose;
  G_OBJECT_CLASS (klass)->finalize = app_chooser_finalize;

  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/chooser.ui");
  gtk_widget_class_bind_template_child (widget_class, AppChooser, title);
  gtk_widget_class_bind_template_child (widget_class, AppChooser, problem);
  gtk_widget_class_bind_template_child (widget_class, AppChooser, number);
  gtk_widget_class_bind_template_child (widget_class, AppChooser, scroller);
  gtk_widget_class_bind_template_child (widget_class, AppChooser, list);
  gtk_widget_class_bind_template_callback (widget_class, app_chooser_choose);
  gtk_widget_class_bind_template_callback (widget_class, app_chooser_number_changed_cb);
  app_dialog_add_keys (widget_class);
}

static void
app_chooser_init (AppChooser *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->grading = game_job_slot_new (self);
  self->rows = g_hash_table_new (NULL, NULL);
}

static void
app_chooser_fill (AppChooser *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (self->scroller);

  g_signal_connect_object (factory, "setup", G_CALLBACK (chooser_setup_cb), self, 0);
  g_signal_connect_object (factory, "bind", G_CALLBACK (chooser_bind_cb), self, 0);
  g_signal_connect_object (factory, "teardown", G_CALLBACK (chooser_teardown_cb), self, 0);
  g_signal_connect_object (place, "value-changed", G_CALLBACK (app_chooser_look_soon), self,
                           G_CONNECT_SWAPPED);

  self->selection = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->collection)));
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  g_object_unref (factory);
}

GtkWidget *
app_chooser_new (GtkWindow      *parent,
                 GameCollection *collection)
{
  AppChooser *self = app_dialog_new (APP_TYPE_CHOOSER, parent);

  self->collection = g_object_ref (collection);
  self->known = g_new0 (guint8, game_collection_get_n_puzzles (collection));
  app_chooser_show_heading (self);
  app_chooser_fill (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->list));

  return GTK_WIDGET (self);
}

GameCollection *
app_chooser_get_collection (AppChooser *self)
{
  g_return_val_if_fail (APP_IS_CHOOSER (self), NULL);

  return self->collection;
}

void
app_chooser_show (AppChooser *self,
                  guint       position)
{
  g_return_if_fail (APP_IS_CHOOSER (self));
  g_return_if_fail (position < game_collection_get_n_puzzles (self->collection));

  gtk_single_selection_set_selected (self->selection, position);
  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", position);
}
