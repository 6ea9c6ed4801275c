/* Slots for jobs: one current job, and reports that come late.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/jobs/game-job-slot.h"
#include "support/game/game-requests.h"
#include "support/game/wait-for.h"

static int n_reports;
static uint64_t n_solutions;
static SearchEnd last_end;

static void
counted_cb (GObject    *owner,
            GameJob    *job,
            GameReport *report)
{
  n_reports++;
  n_solutions = report->stats.n_solutions;
  last_end = report->end;
}

/* Nobody but the test has the job any more: its callback has run. */
static bool
is_forgotten (GameJob *job)
{
  run_pending ();

  return g_atomic_int_get (&G_OBJECT (job)->ref_count) == 1;
}

/* The worker lets go of it without waking the main loop. */
static void
wait_for_job (GameJob *job)
{
  wait_for_thread (is_forgotten (job), "the end of a job");
}

static GameJob *
start (GameJobSlot *slot,
       int          n)
{
  GameRequest request = make_queens (GAME_JOB_TRACE, n);

  request.trace.method = QUEENS_BITS;
  game_job_slot_start (slot, &request, counted_cb);

  return g_object_ref (game_job_slot_get_job (slot));
}

/* A job that ends is no longer current, and its owner gets the report once. */
static void
test_end (void)
{
  g_autoptr(GObject) owner = g_object_new (G_TYPE_OBJECT, NULL);
  g_autoptr(GameJobSlot) slot = game_job_slot_new (owner);
  g_autoptr(GameJob) job = start (slot, 8);

  n_reports = 0;
  wait_for_job (job);
  g_assert_null (game_job_slot_get_job (slot));
  g_assert_cmpint (n_reports, ==, 1);
  g_assert_cmpuint (n_solutions, ==, 92);
  g_assert_false (game_job_slot_stop (slot));
}

/* The report of a job that was replaced finds no one. */
static void
test_replace (void)
{
  g_autoptr(GObject) owner = g_object_new (G_TYPE_OBJECT, NULL);
  g_autoptr(GameJobSlot) slot = game_job_slot_new (owner);
  g_autoptr(GameJob) endless = start (slot, 24);
  g_autoptr(GameJob) job = start (slot, 6);

  n_reports = 0;
  g_assert_true (game_job_slot_get_job (slot) == job);
  wait_for_job (endless);
  wait_for_job (job);
  g_assert_cmpint (n_reports, ==, 1);
  g_assert_cmpuint (n_solutions, ==, 4);
}

/* A job that was stopped is forgotten; one that was interrupted still reports. */
static void
test_stop (void)
{
  g_autoptr(GObject) owner = g_object_new (G_TYPE_OBJECT, NULL);
  g_autoptr(GameJobSlot) slot = game_job_slot_new (owner);
  g_autoptr(GameJob) stopped = start (slot, 24);
  g_autoptr(GameJob) interrupted = NULL;

  n_reports = 0;
  g_assert_true (game_job_slot_stop (slot));
  g_assert_null (game_job_slot_get_job (slot));
  wait_for_job (stopped);
  g_assert_cmpint (n_reports, ==, 0);

  interrupted = start (slot, 24);
  game_job_slot_interrupt (slot);
  wait_for_job (interrupted);
  g_assert_cmpint (n_reports, ==, 1);
  g_assert_cmpint (last_end, ==, SEARCH_STOPPED);
}

/* A slot keeps no owner alive, and its job outlives both in peace. */
static void
test_owner_goes (void)
{
  GObject *owner = g_object_new (G_TYPE_OBJECT, NULL);
  GameJobSlot *slot = game_job_slot_new (owner);
  g_autoptr(GameJob) job = start (slot, 24);

  n_reports = 0;
  g_assert_cmpuint (owner->ref_count, ==, 1);
  game_job_slot_free (slot);
  g_object_unref (owner);
  wait_for_job (job);
  g_assert_cmpint (n_reports, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/job-slot/end", test_end);
  g_test_add_func ("/game/job-slot/replace", test_replace);
  g_test_add_func ("/game/job-slot/stop", test_stop);
  g_test_add_func ("/game/job-slot/owner-goes", test_owner_goes);

  return g_test_run ();
}
