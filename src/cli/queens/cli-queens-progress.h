/* How long a count takes: an estimate before a long one begins, and how far it is, on a terminal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/queens/cli-queens.h"

typedef struct
{
  bool     is_shown;
  uint32_t n_slices;
  uint32_t n_saved;             /* finished before it began */
  uint32_t n_finished;          /* since */
  gint64   begin;               /* by the monotonic clock, in microseconds */
  gint64   shown_at;
} CliQueensProgress;

/* Says on standard error how long it takes to count `n_left` of `n_all` slices, where that is long,
 * and somebody is there to read it or wants --stats. No estimate is made for fixed queens. Takes a
 * fifth of a second. */
void              cli_queens_estimate        (const CliQueens   *self,
                                              uint32_t           n_left,
                                              uint32_t           n_all);

/* One line that is written over and over; nothing where standard error is no terminal. */
CliQueensProgress cli_queens_progress_begin  (uint32_t           n_slices,
                                              uint32_t           n_saved);
void              cli_queens_progress_finish (CliQueensProgress *self);      /* a slice */
void              cli_queens_progress_end    (CliQueensProgress *self);
