/* Equations to test with, and the plainest way to solve them: all digits for all letters, and the
 * words as whole numbers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "solver/words/words.h"

typedef struct
{
  const char *text;
  int         n_solutions;
  const char *solution;         /* one of them, or NULL */
} WordsSample;

extern const WordsSample words_samples[];
extern const int n_words_samples;

/* 199 words of up to nine letters before the equals sign; one solution. */
extern const char words_longest_sample[];

WordsPuzzle words_sample_puzzle (const char  *text);

/* An equation of short words with few letters: many of these have several solutions. */
char       *words_random_text   (GRand       *rand);

/* How many solutions an equation has. Knows nothing of columns and carries. */
int         words_count_plainly (const char  *text);

/* Whether digits that were written in the place of letters make the equation true: a digit for each
 * letter, a letter for each digit, no number that begins with 0, and the sum. */
bool        words_is_true       (const char  *text,
                                 const char  *digits);
