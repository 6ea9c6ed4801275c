/* One puzzle of a day: a small picture, what it is, how far the user is, and a button to play it.
 *
 * Signal "play": the button was pressed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/widgets/app-widget.h"

#include "game/state/game-variant.h"
#include "game/store/game-save.h"

/* What a card shows. Pointers are lent for the call. */
typedef struct
{
  GameSpec         spec;
  const GameState *puzzle;      /* NULL: it is being made */
  const GameSave  *save;        /* the game in the library, or NULL */
  int64_t          solved;      /* microseconds since 1970; 0: not yet */
  bool             is_next;     /* its button stands out */
} AppDailyGame;

#define APP_TYPE_DAILY_CARD (app_daily_card_get_type ())

G_DECLARE_FINAL_TYPE (AppDailyCard, app_daily_card, APP, DAILY_CARD, AppWidget)

/* The first card or the second: their buttons have different access keys. */
void app_daily_card_show        (AppDailyCard       *self,
                                 const AppDailyGame *game,
                                 int                 which);

/* Whether it was begun and is not finished. */
bool app_daily_game_is_going_on (const AppDailyGame *game);
