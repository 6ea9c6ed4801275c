/* What the parts of the board share: app-board.c (what is drawn, selected and told),
 * app-board-pointer.c (what a pointer does), app-board-place.c (where things are) and
 * app-board-beside.c (what is no square).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/board/app-board.h"
#include "app/board/app-board-effects.h"
#include "game/text/game-text.h"

/* What the pointer does while its button is held. */
typedef enum
{
  APP_DRAG_NONE,
  APP_DRAG_WAITING,             /* a finger, of which is not known yet whether it rests */
  APP_DRAG_SELECTING,
  APP_DRAG_DESELECTING,
  APP_DRAG_EXTENDING,           /* a rectangle */
  APP_DRAG_STROKE,              /* the puzzle changes */
  APP_DRAG_LINKING,             /* from the mark that was pressed to another one */
} AppDrag;

/* The houses of a square: row, column, and box or region. */
enum { N_READ_HOUSES = 3 };

struct _AppBoard
{
  GtkWidget     parent_instance;

  PaintScene    scene;
  GameState     state;
  PaintTheme    theme;
  bool          theme_read;

  GPtrArray    *cells;          /* AppCell, lent: they are children */
  GtkWidget    *corner;         /* of the numbers, where the scene has one; else NULL */
  GtkWidget    *sum;            /* the name of that of words, where the scene has one; else NULL */
  AppSelection  selection;
  bool          by_key;         /* whether a key was used last, so that the cursor is ringed */

  AppDrag       drag;
  int           drag_square;    /* where it has come to */
  AppSelection  undragged;      /* as it was before */
  PaintMark     pressed_mark;   /* of the cell that was selected then; digit 0: none */
  PaintMark     target_mark;    /* the one that a link is dragged to; digit 0: none */
  bool          clicked_mark;   /* the last press was the click of a mark */
  bool          draws_links;

  int           read_square;    /* of which a house was read last; -1: of none */
  int           read_house;     /* row, column, or box or region */

  AppBoardEffects effects;
  GameState     noted;          /* by app_board_remember_state () */
};

/* app-board.c */
void app_board_set_selection (AppBoard           *self,
                              const AppSelection *selection);
void app_board_set_by_key    (AppBoard           *self,
                              bool                by_key);

/* app-board-beside.c: what stands beside the squares, which the scene decides. */
void app_board_show_beside   (AppBoard           *self);
void app_board_place_beside  (AppBoard           *self,
                              int                 width,
                              int                 height);
void app_board_remove_beside (AppBoard           *self);

/* app-board-place.c: where the squares lie in a board of a size; the part of the board that can be
 * seen; and moving it until the square of the cursor is. */
void app_board_get_content   (GtkWidget          *widget,
                              int                 width,
                              int                 height,
                              graphene_rect_t    *content);
void app_board_get_visible   (AppBoard           *self,
                              graphene_rect_t    *visible);
void app_board_show_cursor   (AppBoard           *self);

/* How many squares are seen, the first ones: a sum has rows for its letters only, and the cells of
 * the others are hidden. */
int  app_board_count_shown   (AppBoard           *self);

/* app-board-notes.c: what is said of a square beside its content. */
GameNotes app_board_get_notes (const PaintScene  *scene,
                               int                square);
char     *app_board_join      (const char         *text,
                               const char         *detail);

/* app-board-pointer.c */
void app_board_init_pointer  (AppBoard           *self);

/* Adds the link that a drag would draw. */
void app_board_preview_link  (AppBoard           *self,
                              PaintScene         *scene);
