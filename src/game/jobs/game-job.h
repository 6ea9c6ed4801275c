/* Jobs: long work on a worker thread. The only place that starts one.
 *
 * A request goes in as a copied value, one report comes out, and in between a view may ask for the
 * progress on its own clock. Whoever starts a job keeps it as `self->job` and counts a report only
 * if its job is still that one. Dropping a job does not stop it; game_job_stop () does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/files/game-collection.h"
#include "game/hint/game-hint.h"
#include "game/watch/game-path.h"
#include "game/store/game-save.h"
#include "game/state/game-state.h"
#include "game/jobs/game-store.h"
#include "game/watch/game-trace.h"
#include "solver/coloured/coloured-grade.h"
#include "solver/sudoku/generate/sudoku-generate.h"
#include "solver/sudoku/logic/sudoku-grade.h"

G_BEGIN_DECLS

typedef enum
{
  GAME_SOLVE,           /* one solution, and whether it is the only one (sudoku) */
  GAME_COUNT,           /* how many solutions there are; for queens the fundamental ones too */
  GAME_LIST,            /* every solution into the job's store, or a directory of them */
  GAME_TRACE,           /* a teaching search from its start to its end */
  GAME_COMPARE,         /* every teaching method on the same puzzle */
  GAME_HINT,            /* the next hint */
  GAME_READ,            /* a puzzle out of a text: see game_job_new_read () */
  GAME_GENERATE,        /* a new puzzle; of a sudoku the grade, too */
  GAME_GRADE,           /* how hard a puzzle is */
  GAME_PATH,            /* how a sudoku is solved by logic, step by step */
} GameWish;

typedef struct
{
  GameWish    wish;
  GameState   state;            /* sudoku: the puzzle as game_sudoku_puzzle () says; queens keep all
                                 * that stand for GAME_SOLVE, only fixed ones for GAME_COUNT and
                                 * GAME_LIST, and none for the teaching searches */
  uint64_t    limit;            /* of solutions or, for GAME_TRACE and each method of GAME_COMPARE,
                                 * of events; 0: none */
  bool        fundamental;      /* GAME_LIST of queens: only the first of the images of each, where
                                 * only images with the fixed queens in them are looked at */
  int         method;           /* GAME_TRACE */
  QueensOrder order;            /* GAME_TRACE, GAME_COMPARE */
  bool        uniqueness;       /* GAME_HINT: techniques that argue from it may be used */
  int         n_threads;        /* GAME_COUNT of queens; 0: as many as there are processors */
  SudokuSpec  like;             /* GAME_GENERATE: what the puzzle is to be like. `state` says only
                                 * whether it is a sudoku or a puzzle of queens, and then the size,
                                 * of `coloured` if it is one: of these, `level` is a QueensLevel or
                                 * a ColouredLevel, or -1, and but for `seed` the rest is not
                                 * looked at */
} GameRequest;

enum { GAME_MAX_METHODS = 8 };

/* What one method needed (GAME_COMPARE). */
typedef struct
{
  int         method;
  SearchEnd   end;
  SearchStats stats;
  double      seconds;          /* of the worker's processor time */
} GameComparison;

typedef struct
{
  SearchEnd      end;
  SearchStats    stats;         /* stats.n_solutions: how many were found. GAME_GENERATE: see
                                 * sudoku-generate.h; n_nodes are the puzzles looked at */
  uint64_t       n_fundamental; /* GAME_COUNT of queens: of the empty board, else not told (0) */
  GameState      solution;      /* GAME_SOLVE, where stats.n_solutions > 0: the state with every
                                 * cell or queen in it */
  int            n_changed;     /* GAME_SOLVE: how many of the person's entries `solution` has
                                 * others in place of. If there are several solutions, one with
                                 * these entries is taken where there is one; queens of a free board
                                 * stay */
  GameTrace     *trace;         /* GAME_TRACE; owned by the report */
  GameComparison comparison[GAME_MAX_METHODS];  /* GAME_COMPARE */
  int            n_comparisons;
  GameHint      *hint;          /* GAME_HINT, unless it was stopped; owned by the report */
  GameState      puzzle;        /* GAME_READ, without an error: the first puzzle of the text;
                                 * GAME_GENERATE, where stats.n_solutions is 1: the new puzzle */
  SudokuGrade    grade;         /* GAME_GENERATE and GAME_GRADE of a sudoku, likewise */
  ColouredGrade  coloured;      /* GAME_GRADE of coloured queens */
  int            queens_level;  /* GAME_GRADE of queens: QueensLevel or ColouredLevel */
  GamePath      *path;          /* GAME_PATH, where stats.n_solutions is 1 and nobody stopped it;
                                 * owned by the report */
  guint          n_puzzles;     /* GAME_READ: how many there are */
  GameCollection *collection;   /* GAME_READ, without an error: all of them; owned by the report */
  GameSave      *game;          /* GAME_READ of a saved game: that, in place of `collection`; owned
                                 * by the report */
  GError        *error;         /* GAME_READ: why there is none; owned by the report */
} GameReport;

void        game_report_free      (GameReport          *report);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GameReport, game_report_free)

/* What a job has done so far. */
typedef struct
{
  SearchStats stats;
  double      fraction;         /* 0 to 1, or negative where the whole is not known */
  double      seconds;          /* since the job was started */
} GameProgress;

#define GAME_TYPE_JOB (game_job_get_type ())

G_DECLARE_FINAL_TYPE (GameJob, game_job, GAME, JOB, GObject)

GameJob    *game_job_new          (const GameRequest   *request);

/* A job that parses a text, of which it takes a reference, as game_file_parse () does. Opening
 * files and pasting is easier with game-open.h. */
GameJob    *game_job_new_read     (GBytes              *text);

/* Starts the worker; `callback` runs once, on the main context of the caller, also for a job that
 * was stopped (its report says SEARCH_STOPPED and holds what was found until then). */
void        game_job_start        (GameJob             *self,
                                   GAsyncReadyCallback  callback,
                                   gpointer             data);
GameReport *game_job_finish       (GameJob             *self,
                                   GAsyncResult        *result);

/* The same on the calling thread, for the command line and tests. */
GameReport *game_job_run          (GameJob             *self);

/* Any thread: the worker ends within a few milliseconds; with GAME_READ at the next line. */
void        game_job_stop         (GameJob             *self);

/* Any thread. */
void        game_job_get_progress (GameJob             *self,
                                   GameProgress        *progress);

const GameRequest *
            game_job_get_request  (GameJob             *self);

/* The solutions of a GAME_LIST, growing from the start; NULL for other wishes. Lent. */
GameStore  *game_job_get_store    (GameJob             *self);

/* Other work that takes longer than a frame and has no need of progress or Stop, such as encoding a
 * picture: `encode` runs on a worker thread with `data`, which nobody else touches until it is
 * freed. It returns new bytes, or NULL with an error. */
typedef GBytes * (*GameEncode)    (gconstpointer        data,
                                   GError             **error);

void        game_encode_async     (GameEncode           encode,
                                   gpointer             data,
                                   GDestroyNotify       free_data,
                                   GCancellable        *cancellable,
                                   GAsyncReadyCallback  callback,
                                   gpointer             callback_data);
GBytes     *game_encode_finish    (GAsyncResult        *result,
                                   GError             **error);

G_END_DECLS
