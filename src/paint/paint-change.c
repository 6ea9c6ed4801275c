/* The effects of a change for a moment after it, as a function of the time. The caller has the
 * clock.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "paint/paint-parts.h"

/* In seconds. */
static const double sweep_time = 0.3;           /* until the light is at the end of a house */
static const double wave_time = 0.38;           /* until it is at the end of the board */
static const double glow_time = 0.22;           /* of one square */
static const double sight_time = 0.6;
static const double gone_time = 0.45;

/* 255 to begin with, fading in the last third of `time`. */
static uint8_t
fading (double seconds,
        double time)
{
  return 255 * CLAMP (3 * (1 - seconds / time), 0, 1);
}

/* Lights a square up and down again, the later the farther it is from where the change was. */
static void
add_glow (PaintScene *scene,
          int         square,
          int         from,
          double      seconds,
          double      time)
{
  int size = scene->size;
  double far = hypot (size - 1, size - 1);
  double distance = hypot (square / size - from / size, square % size - from % size);
  double phase = (seconds - time * distance / far) / glow_time;
  uint8_t glow = phase > 0 && phase < 1 ? 255 * sin (G_PI * phase) : 0;

  scene->glow[square] = MAX (scene->glow[square], glow);
}

static void
add_houses (PaintScene       *scene,
            const GameChange *change,
            double            seconds)
{
  for (int kind = SUDOKU_ROW; kind <= SUDOKU_BOX; kind++)
    for (int house = 0; house < SUDOKU_DIGITS; house++)
      for (int i = 0; i < SUDOKU_DIGITS; i++)
        if (change->houses >> (kind * 9 + house) & 1)
          add_glow (scene, sudoku_house_cell (kind, house, i), change->last, seconds, sweep_time);
}

static void
add_sights (PaintScene        *scene,
            const GameSquares *others,
            int                square,
            uint8_t            strength,
            bool               is_error)
{
  for (int other = game_squares_next (others, 0); other >= 0 && scene->n_sights < PAINT_MAX_SIGHTS;
       other = game_squares_next (others, other + 1))
    scene->sight[scene->n_sights++] = (PaintSight) { square, other, strength, is_error, false };
}

static void
add_gone (PaintScene       *scene,
          const GameChange *change,
          double            seconds)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    scene->gone[cell] = change->gone[cell] & ~scene->marks[cell];

  scene->gone_strength = 255 * (1 - seconds / gone_time);
}

static bool
has_gone (const GameChange *change)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (change->gone[cell] != 0)
      return true;

  return false;
}

bool
paint_scene_add_change (PaintScene       *scene,
                        const GameChange *change,
                        double            seconds)
{
  bool breaks = !game_squares_is_empty (&change->attackers);
  bool loses = has_gone (change);
  double end = 0;

  if (change->solved)
    end = wave_time + glow_time;
  else if (change->houses != 0)
    end = sweep_time + glow_time;
  if (breaks)
    end = fmax (end, sight_time);
  if (loses)
    end = fmax (end, gone_time);

  if (change->last < 0 || seconds < 0 || seconds >= end)
    return false;

  if (change->solved)
    for (int square = 0; square < scene->size * scene->size; square++)
      add_glow (scene, square, change->last, seconds, wave_time);
  else
    add_houses (scene, change, seconds);

  if (breaks && seconds < sight_time)
    add_sights (scene, &change->attackers, change->last, fading (seconds, sight_time), true);
  if (loses && seconds < gone_time)
    add_gone (scene, change, seconds);

  return true;
}

/* What stands in the way of a square: of an empty cell, what keeps out the digit that a search
 * tries. Searches for queens try none. */
static void
find_attackers (const PaintScene *scene,
                const GameState  *state,
                int               square,
                GameSquares      *attackers)
{
  GameState tried = *state;

  if (scene->trying_value > 0 && scene->digit[square] == 0)
    tried.sudoku.entries.digit[square] = scene->trying_value;

  game_state_attackers (&tried, square, attackers);
}

void
paint_scene_add_attackers (PaintScene      *scene,
                           const GameState *state,
                           int              square)
{
  bool is_tried = (scene->flags[square] & PAINT_AT_WORK) != 0;
  GameSquares attackers;

  /* The attackers of a square that a search refuses are shown anyway. */
  if (is_tried && scene->n_sights > 0)
    return;

  find_attackers (scene, state, square, &attackers);
  for (int from = game_squares_next (&attackers, 0);
       from >= 0 && scene->n_sights < PAINT_MAX_SIGHTS;
       from = game_squares_next (&attackers, from + 1))
    scene->sight[scene->n_sights++] = (PaintSight) { from, square, 190, false, true };
}
