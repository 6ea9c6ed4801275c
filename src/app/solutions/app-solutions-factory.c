/* The small boards of a list of solutions: a thumbnail with its number below.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "app/files/app-picture.h"
#include "app/solutions/app-solutions-factory.h"
#include "app/solutions/app-solutions-words.h"
#include "game/files/game-file.h"
#include "game/jobs/game-solutions.h"
#include "game/state/game-variant.h"
#include "game/text/game-text.h"

/* A step is a size; the medium one is the usual one. */
static const AppZoomRange size_range = {
  .least = 1 / 1.5,
  .most = 1.5,
  .step = 1.5,
  .has_steps_only = true,
};

/* What is dragged out is the solution as text and as a picture; Copy does the same. */
static GdkContentProvider *
app_solutions_factory_prepare_cb (GtkDragSource *source,
                                  double         x,
                                  double         y,
                                  GtkListItem   *item)
{
  GameSolution *solution = gtk_list_item_get_item (item);
  g_autofree char *text = NULL;
  PaintScene scene;

  if (solution == NULL)
    return NULL;

  text = game_file_write (game_solution_get_state (solution));
  paint_scene_init (&scene, game_solution_get_state (solution), NULL);

  return app_picture_new_content (text, &scene);
}

static void
app_solutions_factory_drag_begin_cb (GtkDragSource *source,
                                     GdkDrag       *drag,
                                     GtkWidget     *thumbnail)
{
  g_autoptr(GdkPaintable) picture = gtk_widget_paintable_new (thumbnail);

  gtk_drag_source_set_icon (source, picture, gtk_widget_get_width (thumbnail) / 2,
                            gtk_widget_get_height (thumbnail) / 2);
}

static void
app_solutions_factory_setup_cb (GtkSignalListItemFactory *factory,
                                GtkListItem              *item,
                                gpointer                  size)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *number = gtk_label_new (NULL);
  GtkWidget *thumbnail = g_object_new (APP_TYPE_THUMBNAIL, NULL);
  GtkDragSource *source = gtk_drag_source_new ();

  app_thumbnail_set_size (APP_THUMBNAIL (thumbnail), GPOINTER_TO_INT (size));
  gtk_widget_add_css_class (box, "solution");
  gtk_widget_add_css_class (number, "small");
  gtk_widget_add_css_class (number, "quiet");
  gtk_widget_add_css_class (number, "figures");
  g_signal_connect_object (source, "prepare", G_CALLBACK (app_solutions_factory_prepare_cb), item,
                           0);
  g_signal_connect_object (source, "drag-begin", G_CALLBACK (app_solutions_factory_drag_begin_cb),
                           thumbnail, 0);
  gtk_widget_add_controller (thumbnail, GTK_EVENT_CONTROLLER (source));
  gtk_box_append (GTK_BOX (box), thumbnail);
  gtk_box_append (GTK_BOX (box), number);
  gtk_list_item_set_child (item, box);
}

static char *
app_solutions_factory_name (const GameState *state,
                            const char      *number)
{
  g_autofree char *permutation = NULL;
  QueensSolution solution;

  if (game_kinds[state->kind].n_digits > 0)
    /* Translators: the accessible name of a solution in a list; %s is its number. */
    return g_strdup_printf (_("Solution %s"), number);

  game_queens_get_solution (&state->queens, &solution);
  permutation = app_solutions_words_permutation (&solution);

  /* Translators: the same with the columns of its queens: "Solution 7: 2 4 6 8 3 1 7 5". */
  return g_strdup_printf (_("Solution %s: %s"), number, permutation);
}

static void
app_solutions_factory_bind_cb (GtkSignalListItemFactory *factory,
                               GtkListItem              *item,
                               gpointer                  data)
{
  GtkWidget *box = gtk_list_item_get_child (item);
  GtkWidget *thumbnail = gtk_widget_get_first_child (box);
  GameSolution *solution = gtk_list_item_get_item (item);
  const GameState *state = game_solution_get_state (solution);
  g_autofree char *number = game_text_number (game_solution_get_index (solution) + 1);
  g_autofree char *name = app_solutions_factory_name (state, number);
  PaintScene scene;

  app_solutions_factory_init_scene (&scene, state, data);
  app_thumbnail_set_scene (APP_THUMBNAIL (thumbnail), &scene);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (thumbnail)), number);

  /* The widget of the item itself has the focus, and so the name. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (box)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
}

static void
app_solutions_factory_free_differs (gpointer  data,
                                    GClosure *closure)
{
  g_free (data);
}

GtkListItemFactory *
app_solutions_factory_new (const bool       differs[SUDOKU_CELLS],
                           AppThumbnailSize size)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  bool *copy = g_memdup2 (differs, sizeof (bool) * SUDOKU_CELLS);

  g_signal_connect (factory, "setup", G_CALLBACK (app_solutions_factory_setup_cb),
                    GINT_TO_POINTER (size));
  g_signal_connect_data (factory, "bind", G_CALLBACK (app_solutions_factory_bind_cb), copy,
                         app_solutions_factory_free_differs, 0);

  return factory;
}

static gboolean
app_solutions_factory_fit_cb (GtkWidget     *list,
                              GdkFrameClock *clock,
                              gpointer       data)
{
  GtkWidget *item = gtk_widget_get_first_child (list);
  int width = 0;

  if (item != NULL)
    gtk_widget_measure (item, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  if (width > 0)
    gtk_grid_view_set_max_columns (GTK_GRID_VIEW (list),
                                   MAX (1, gtk_widget_get_width (list) / width));

  return G_SOURCE_REMOVE;
}

/* GTK keeps thirty rows of as many columns as a list may have, seen or not: hundreds of small
 * boards. So it may have those that fit, which is said before the next layout, never within one. */
static void
app_solutions_factory_fit (GtkWidget *list)
{
  gtk_widget_add_tick_callback (list, app_solutions_factory_fit_cb, NULL, NULL);
}

AppZoom *
app_solutions_factory_new_zoom (GtkGridView *list)
{
  AppZoom *zoom = app_zoom_new (GTK_WIDGET (list), &size_range);
  GtkAdjustment *across = gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (list));

  g_signal_connect_object (across, "changed", G_CALLBACK (app_solutions_factory_fit), list,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (zoom, "moved", G_CALLBACK (app_solutions_factory_fit), list,
                           G_CONNECT_SWAPPED);

  return zoom;
}

AppThumbnailSize
app_solutions_factory_get_size (AppZoom *zoom)
{
  double n_steps = log (app_zoom_get_scale (zoom)) / log (size_range.step);

  return APP_THUMBNAIL_MEDIUM + (int) round (n_steps);
}

void
app_solutions_factory_init_scene (PaintScene      *scene,
                                  const GameState *state,
                                  const bool       differs[SUDOKU_CELLS])
{
  paint_scene_init (scene, state, NULL);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (differs[cell])
      scene->flags[cell] |= PAINT_DIFFERS;
}
