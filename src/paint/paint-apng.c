/* The chunks of an animation.
 *
 * A chunk is its length, its name of four letters, its data, and the checksum of name and data. All
 * numbers have their highest byte first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/paint-apng.h"

#include <string.h>

enum
{
  SIGNATURE = 8,
  HEADER = 25,                  /* the whole chunk IHDR, always the first */
  CHUNK_EDGES = 12,             /* length, name and checksum */
};

/* A chunk of a PNG; lent. */
typedef struct
{
  const uint8_t *name;
  const uint8_t *data;
  uint32_t       length;
} Chunk;

static uint32_t
get_uint32 (const uint8_t *from)
{
  return (uint32_t) from[0] << 24 | (uint32_t) from[1] << 16 | (uint32_t) from[2] << 8 | from[3];
}

static void
put_uint32 (GByteArray *bytes,
            uint32_t    number)
{
  const uint8_t four[] = { number >> 24, number >> 16 & 255, number >> 8 & 255, number & 255 };

  g_byte_array_append (bytes, four, sizeof four);
}

static void
put_uint16 (GByteArray *bytes,
            uint16_t    number)
{
  const uint8_t two[] = { number >> 8, number & 255 };

  g_byte_array_append (bytes, two, sizeof two);
}

/* The checksum of PNG and of zip: CRC-32, four bits a step. */
static uint32_t
find_checksum (const uint8_t *data,
               size_t         length)
{
  static const uint32_t nibble[16] = {
    0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4, 0x4db26158, 0x5005713c,
    0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c, 0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c,
  };
  uint32_t sum = UINT32_MAX;

  for (size_t i = 0; i < length; i++)
    {
      sum = sum >> 4 ^ nibble[(sum ^ data[i]) & 15];
      sum = sum >> 4 ^ nibble[(sum ^ data[i] >> 4) & 15];
    }

  return ~sum;
}

/* Begins a chunk; the caller appends its data and ends it. Returns where it stands. */
static guint
begin_chunk (GByteArray *bytes,
             const char *name)
{
  guint start = bytes->len;

  put_uint32 (bytes, 0);
  g_byte_array_append (bytes, (const uint8_t *) name, 4);

  return start;
}

static void
end_chunk (GByteArray *bytes,
           guint       start)
{
  uint32_t length = bytes->len - start - 8;

  for (int i = 0; i < 4; i++)
    bytes->data[start + i] = length >> (24 - 8 * i) & 255;
  put_uint32 (bytes, find_checksum (bytes->data + start + 4, length + 4));
}

/* Takes the chunk at `offset` and moves on; false at the end. */
static bool
next_chunk (GBytes *png,
            size_t *offset,
            Chunk  *chunk)
{
  size_t length;
  const uint8_t *data = g_bytes_get_data (png, &length);

  if (*offset + CHUNK_EDGES > length)
    return false;

  chunk->length = get_uint32 (data + *offset);
  chunk->name = data + *offset + 4;
  chunk->data = data + *offset + 8;
  if (chunk->length > length - *offset - CHUNK_EDGES)
    return false;

  *offset += CHUNK_EDGES + chunk->length;

  return true;
}

static bool
chunk_is (const Chunk *chunk,
          const char  *name)
{
  return memcmp (chunk->name, name, 4) == 0;
}

void
paint_apng_clear (PaintApng *self)
{
  g_clear_pointer (&self->bytes, g_byte_array_unref);
  g_clear_pointer (&self->still, g_bytes_unref);
}

/* acTL: how many frames there are; zero repetitions are no end. */
static void
put_animation (PaintApng *self,
               uint32_t   n_frames)
{
  guint start = begin_chunk (self->bytes, "acTL");

  put_uint32 (self->bytes, n_frames);
  put_uint32 (self->bytes, 0);
  end_chunk (self->bytes, start);
}

void
paint_apng_init (PaintApng *self,
                 GBytes    *still,
                 uint32_t   n_frames,
                 uint16_t   delay)
{
  gsize length;
  const uint8_t *data = g_bytes_get_data (still, &length);

  *self = (PaintApng) {
    .bytes = g_byte_array_new (), .still = g_bytes_ref (still), .delay = delay,
  };
  g_byte_array_append (self->bytes, data, SIGNATURE + HEADER);
  put_animation (self, n_frames);
  g_byte_array_append (self->bytes, data + SIGNATURE + HEADER,
                       (guint) length - SIGNATURE - HEADER - CHUNK_EDGES);
}

/* fcTL: a frame of full size that replaces the one before it. */
static void
put_frame (PaintApng *self)
{
  const uint8_t *header = (const uint8_t *) g_bytes_get_data (self->still, NULL) + SIGNATURE;
  guint start = begin_chunk (self->bytes, "fcTL");

  put_uint32 (self->bytes, self->n_chunks++);
  g_byte_array_append (self->bytes, header + 8, 8);     /* width and height */
  put_uint32 (self->bytes, 0);
  put_uint32 (self->bytes, 0);
  put_uint16 (self->bytes, self->delay);
  put_uint16 (self->bytes, 1000);
  put_uint16 (self->bytes, 0);                          /* not disposed of, not blended */
  end_chunk (self->bytes, start);
}

static bool
is_like_still (const PaintApng *self,
               GBytes          *png)
{
  size_t length;
  const uint8_t *data = g_bytes_get_data (png, &length);

  return length >= SIGNATURE + HEADER
         && memcmp (data, g_bytes_get_data (self->still, NULL), SIGNATURE + HEADER) == 0;
}

bool
paint_apng_add (PaintApng *self,
                GBytes    *png)
{
  size_t offset = SIGNATURE;
  Chunk chunk;

  if (!is_like_still (self, png))
    return false;

  put_frame (self);
  while (next_chunk (png, &offset, &chunk))
    if (chunk_is (&chunk, "IDAT"))
      {
        guint start = begin_chunk (self->bytes, "fdAT");

        put_uint32 (self->bytes, self->n_chunks++);
        g_byte_array_append (self->bytes, chunk.data, chunk.length);
        end_chunk (self->bytes, start);
      }

  return true;
}

GBytes *
paint_apng_end (PaintApng *self)
{
  end_chunk (self->bytes, begin_chunk (self->bytes, "IEND"));

  return g_byte_array_free_to_bytes (g_steal_pointer (&self->bytes));
}
