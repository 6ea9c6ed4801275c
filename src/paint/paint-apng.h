/* An animation in the format APNG: a PNG with more chunks, which programs that do not know them
 * show as a still picture of its own.
 *
 * The frames are the PNGs that cairo writes. Their chunks are joined as they are: the still picture
 * stays as it is, the data of the frames goes into fdAT, and only lengths and checksums are made
 * anew, so that no library for PNG is needed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct
{
  GByteArray *bytes;
  GBytes     *still;            /* picture, which all frames must be like */
  uint32_t    n_chunks;         /* that carry a sequence number */
  uint16_t    delay;            /* of a frame, in milliseconds */
} PaintApng;

/* `n_frames` frames will be added; the animation goes on from its start after the last. `still` is
 * a PNG and no frame. */
void    paint_apng_init  (PaintApng  *self,
                          GBytes     *still,
                          uint32_t    n_frames,
                          uint16_t    delay);

/* Adds a PNG. Returns false where it is not of the size and the form of the still picture. */
bool    paint_apng_add   (PaintApng  *self,
                          GBytes     *png);

/* Ends the animation and returns the whole file. */
GBytes *paint_apng_end   (PaintApng  *self);

void    paint_apng_clear (PaintApng  *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PaintApng, paint_apng_clear)
