/* Jobs: long work on a worker thread.
 *
 * A request goes in as a copied value, one report comes out, and in between a view may ask for the
 * progress on its own clock. Request and report are tagged by the type of the job. Those who start
 * jobs do it by a GameJobSlot, which drops the report of a job that is no longer wanted. Dropping a
 * job does not stop it; game_job_stop () does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/hint/game-hint.h"
#include "game/jobs/game-store.h"
#include "game/state/game-daily.h"
#include "game/state/game-facts.h"
#include "game/watch/game-compare.h"
#include "game/watch/game-path.h"
#include "game/watch/game-trace.h"

typedef enum
{
  GAME_JOB_SOLVE,       /* one solution, and whether it is the only one (sudoku) */
  GAME_JOB_FACTS,       /* what is to be known of a puzzle */
  GAME_JOB_LIST,        /* every solution into the job's store, or a directory of them */
  GAME_JOB_TRACE,       /* a teaching search from its start to its end */
  GAME_JOB_COMPARE,     /* the cost of a teaching search */
  GAME_JOB_HINT,        /* the next hint */
  GAME_JOB_STEPS,       /* every step that a sudoku has now */
  GAME_JOB_GENERATE,    /* a new puzzle */
  GAME_JOB_DAILY,       /* puzzles of some days */
  GAME_JOB_PATH,        /* how a sudoku is solved by logic, step by step */
} GameJobType;

/* Made by the functions below; what they leave at 0 may be set after that. */
typedef struct
{
  GameJobType type;
  GameState   state;            /* all but GENERATE and DAILY. Sudoku: the puzzle as
                                 * game_sudoku_puzzle () says; queens keep all that stand for
                                 * GAME_JOB_SOLVE, only fixed ones for FACTS and LIST, and
                                 * none for the teaching searches */
  union
  {
    struct
    {
      uint64_t    limit;        /* of solutions; 0: none */
      bool        fundamental;  /* queens: only the first of the images of each, where only images
                                 * with the fixed queens in them are looked at */
    } list;

    struct
    {
      WordsPuzzle words;        /* these six as in GameMethod, whose puzzle is `state` */
      int         method;
      QueensOrder order;
      bool        stops_at_first;
      bool        reads_givens;
      bool        tells_skips;
      uint64_t    limit;        /* of events; 0: none */
    } trace;

    struct
    {
      WordsPuzzle words;        /* these four as in GameMethod, whose puzzle is `state` */
      int         method;
      QueensOrder order;
      bool        stops_at_first;
      uint64_t    limit;        /* of events; 0: none */
    } compare;

    struct
    {
      bool        uniqueness;   /* techniques that argue from it may be used */
      SudokuCells last;         /* what the last move changed */
      GameFacts   facts;        /* of the puzzle or of another one, as far as they are known */
    } hint;

    struct
    {
      SudokuPosition position;
      bool           harder;    /* forcing chains and nets, and nothing else */
    } steps;

    struct
    {
      GameFacts       known;
      GameFactsWanted wanted;
    } facts;

    struct
    {
      int first;                /* as game-daily.h numbers them */
      int n_puzzles;
    } daily;

    GameSpec      generate;
  };
} GameRequest;

GameRequest game_request_solve    (const GameState  *state);
GameRequest game_request_facts    (const GameFacts  *known,
                                   GameFactsWanted   wanted);
GameRequest game_request_list     (const GameState  *puzzle,
                                   uint64_t          limit,
                                   bool              fundamental);
GameRequest game_request_trace    (const GameMethod *method,
                                   uint64_t          limit);
GameRequest game_request_compare  (const GameMethod *method,
                                   uint64_t          limit);
GameRequest game_request_hint     (const GameState  *state,
                                   const GameFacts  *facts,
                                   bool              uniqueness,
                                   SudokuCells       last);
GameRequest game_request_steps    (const GameHint   *hint,
                                   bool              harder);
GameRequest game_request_generate (const GameSpec   *spec);
GameRequest game_request_daily    (int               first,
                                   int               n_puzzles);
GameRequest game_request_path     (const GameState  *puzzle);

typedef struct
{
  GameJobType type;
  SearchEnd   end;              /* SEARCH_STOPPED: the report holds what was found until then */
  SearchStats stats;            /* stats.n_solutions: how many were found; FACTS and PATH: at most
                                 * 2. GENERATE: see game_variants; n_nodes are the puzzles looked
                                 * at */
  union
  {
    /* SOLVE, where stats.n_solutions > 0. */
    struct
    {
      GameState      solution;  /* the state with every cell or queen in it */
      int            n_changed; /* how many of the user's entries `solution` replaces. If
                                 * there are several solutions, one with these entries is taken
                                 * where there is one; queens of a free board stay */
    } solve;

    GameComparison   comparison;

    GameTrace       *trace;     /* owned by the report */
    GameHint        *hint;      /* NULL: stopped. Owned by the report */
    GArray          *steps;     /* SudokuHint; NULL: stopped. Owned by the report */
    GameState        puzzle;    /* GENERATE, where stats.n_solutions is 1 */
    GameState       *daily;     /* all that were asked for; NULL: stopped. Owned by the report */
    GameFacts        facts;
    GamePath        *path;      /* NULL: stopped, or stats.n_solutions is not 1. Owned by the
                                 * report */
  };
} GameReport;

void        game_report_free      (GameReport          *report);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GameReport, game_report_free)

/* What a job has done so far. */
typedef struct
{
  SearchStats stats;
  double      fraction;         /* 0 to 1, or negative where the whole is not known */
  double      seconds;          /* since the job was started */
} GameJobProgress;

#define GAME_TYPE_JOB (game_job_get_type ())

G_DECLARE_FINAL_TYPE (GameJob, game_job, GAME, JOB, GObject)

GameJob    *game_job_new          (const GameRequest   *request);

/* Starts the worker; `callback` runs once, on the main context of the caller, also for a job that
 * was stopped. */
void        game_job_start        (GameJob             *self,
                                   GAsyncReadyCallback  callback,
                                   gpointer             data);
GameReport *game_job_finish       (GameJob             *self,
                                   GAsyncResult        *result);

/* The same on the calling thread, for the command line and tests. */
GameReport *game_job_run          (GameJob             *self);

/* Any thread: the worker ends within a few milliseconds. */
void        game_job_stop         (GameJob             *self);

/* Any thread. */
void        game_job_get_progress (GameJob             *self,
                                   GameJobProgress     *progress);

const GameRequest *
            game_job_get_request  (GameJob             *self);

/* The solutions of a GAME_JOB_LIST, growing from the start; NULL for other types. Lent. */
GameStore  *game_job_get_store    (GameJob             *self);
