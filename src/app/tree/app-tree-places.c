/* The places of a search tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/tree/app-tree-places.h"

#include "game/text/game-text-stack.h"

void
app_tree_places_init (AppTreePlaces *self,
                      GamePlayback  *playback,
                      int            levels,
                      int            first,
                      double         width,
                      double         height)
{
  self->playback = playback;
  self->tree = game_playback_get_tree (playback);
  self->first = first;

  if (self->tree != NULL)
    paint_tree_layout_init (&self->layout, self->tree, levels, width, height);
  else
    paint_tree_path_init (&self->layout, game_playback_get_search (playback),
                          game_playback_get_event (playback), levels, width, height);
}

int
app_tree_places_count_levels (GamePlayback *playback)
{
  const GameTree *tree = game_playback_get_tree (playback);

  return tree != NULL ? tree->n_levels
                      : game_search_n_variables (game_playback_get_search (playback));
}

int
app_tree_places_get_current (AppTreePlaces *self)
{
  uint64_t position = game_playable_get_position (GAME_PLAYABLE (self->playback));

  return self->tree != NULL
         ? paint_tree_shown (&self->layout, game_tree_find (self->tree, position))
         : self->layout.at;
}

char *
app_tree_places_dup_words (AppTreePlaces *self,
                           int            place)
{
  const GameSearch *search = game_playback_get_search (self->playback);
  const PaintTreePlace *of_path = &self->layout.place[place];

  if (self->tree != NULL)
    return game_text_tree_node (self->tree, place, game_search_n_events (search), self->first);

  return game_text_tree_value (search, of_path->level, of_path->value, of_path->state,
                               self->first);
}

bool
app_tree_places_find (AppTreePlaces *self,
                      int            place,
                      uint64_t      *position)
{
  const PaintTreePlace *of_path = &self->layout.place[place];

  *position = 0;
  if (self->tree != NULL)
    *position = game_tree_position (self->tree, place);
  else if (of_path->level >= 0)
    return game_playback_find_tried (self->playback, of_path->level, of_path->value, position);

  return true;
}

void
app_tree_places_draw (AppTreePlaces    *self,
                      cairo_t          *cr,
                      int               marked,
                      const PaintTheme *theme)
{
  PaintTreeView view = {
    game_playback_get_search (self->playback), game_playback_get_event (self->playback), marked,
    self->first,
  };

  if (self->tree != NULL)
    paint_tree_whole (cr, &self->layout, self->tree, &view, theme);
  else
    paint_tree_path (cr, &self->layout, &view, theme);
}
