/* A sentence of a hint, and what it speaks of, so that a view can highlight it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "game/hint/game-highlight.h"

typedef struct
{
  char          *text;
  GameHighlight  highlight;
  bool           is_result;     /* it states the conclusion */
  bool           opens;         /* it supposes something: a branch of deeper sentences follows */
  uint8_t        depth;         /* in a proof: how many suppositions it stands under */
} GameSentence;

/* An array of GameSentence, empty. Freed with g_array_unref (), texts and all. */
GArray       *game_sentences_new (void);

/* Appends a sentence; takes `text`. Nothing is highlighted by it yet. The result is lent until the
 * next sentence is added. */
GameSentence *game_sentences_add (GArray *sentences,
                                  char   *text);
