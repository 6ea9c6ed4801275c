/* Lessons: what each page says and shows, and the checks of its task. The engine solves every task,
 * and whatever differs from its answer is refused with a reason.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "game/learn/game-task.h"
#include "game/search/game-methods.h"

/* A scene beyond this is the end of its search. */
enum { FAR = 100000 };

typedef void (*Visit) (const GameLesson      *lesson,
                       int                    page,
                       const GameLessonStage *stage);

static void
visit_pages (Visit visit)
{
  for (const GameLesson *lesson = game_lessons; lesson->title != NULL; lesson++)
    for (int page = 0; page < game_lesson_n_pages (lesson); page++)
      {
        GameLessonStage stage;

        game_lesson_stage_init (&stage, lesson, page);
        visit (lesson, page, &stage);
      }
}

static int
count_words (const char *text)
{
  g_auto(GStrv) words = g_strsplit (text, " ", -1);

  return g_strv_length (words);
}

static void
check_text (const GameLesson      *lesson,
            int                    page,
            const GameLessonStage *stage)
{
  const GameLessonPage *self = &lesson->pages[page];

  g_test_message ("%s, page %d", lesson->title, page + 1);
  g_assert_cmpint (count_words (self->text), <=, GAME_LESSON_WORDS_MAX);
  g_assert_cmpint (self->task.kind != GAME_TASK_NONE, ==, page % 2);
  if (self->task.kind != GAME_TASK_NONE)
    {
      g_assert_nonnull (self->task.prompt);
      g_assert_cmpint (count_words (self->task.prompt), <=, 14);
    }
  for (int field = 0; field < game_task_n_fields (&self->task); field++)
    g_assert_nonnull (self->task.fields[field].label);
}

static void
test_texts (void)
{
  g_assert_cmpint (game_lessons_count (), ==, 14);
  visit_pages (check_text);
}

/* The search gets to the place that the page speaks of, and the views have something to show. */
static void
check_place (const GameLesson      *lesson,
             int                    page,
             const GameLessonStage *stage)
{
  const uint64_t n_events = game_search_n_events (&stage->search);
  GameCode code;

  g_test_message ("%s, page %d", lesson->title, page + 1);
  g_assert_cmpint (stage->method.method, >=, 0);
  g_assert_true (g_strv_contains ((const char *const[]) { "tree", "code", "state", "stack", "stop",
                                                          NULL }, stage->scene.view));

  if (stage->scene.position < FAR)
    g_assert_cmpuint (n_events, ==, stage->scene.position);
  else
    {
      g_assert_true (stage->scene.stops_at_first);
      g_assert_cmpint (stage->event.kind, ==, SEARCH_SOLUTION);
    }
  if (strcmp (stage->scene.view, "code") == 0)
    {
      game_lesson_stage_code (stage, &code);
      g_assert_nonnull (code.listing);
    }
}

static void
test_places (void)
{
  visit_pages (check_place);
}

/* Refused with a reason, or accepted with one. */
static void
assert_checked (const GameLessonStage *stage,
                const GameAnswer      *answer,
                bool                   is_right)
{
  g_autofree char *reason = NULL;
  bool accepted = game_task_check (stage, answer, &reason);

  g_assert_nonnull (reason);
  g_test_message ("%s: %s", accepted ? "right" : "wrong", reason);
  g_assert_cmpint (accepted, ==, is_right);
  g_assert_cmpint (strlen (reason), >, 5);
}

static void
refuse_squares (const GameLessonStage *stage,
                const GameAnswer      *right)
{
  const int n = stage->scene.n;

  g_assert_cmpint (queens_board_count (&right->squares), >, 0);

  for (int row = 0; row < n; row++)
    for (int column = 0; column < n; column++)
      {
        GameAnswer answer = *right;

        answer.squares.row[row] ^= UINT32_C (1) << column;
        assert_checked (stage, &answer, false);
      }
}

static void
refuse_queens (const GameLessonStage *stage,
               const GameAnswer      *right)
{
  for (int row = 0; row < stage->scene.n; row++)
    for (int column = 0; column < stage->scene.n; column++)
      if (row != right->row || column != right->column)
        assert_checked (stage, &(GameAnswer) { .row = row, .column = column }, false);
}

static void
refuse_numbers (const GameLessonStage *stage,
                const GameAnswer      *right)
{
  for (int field = 0; field < game_task_n_fields (stage->task); field++)
    {
      GameAnswer answer = *right;

      answer.numbers[field]++;
      assert_checked (stage, &answer, stage->task->kind == GAME_TASK_GUESS);
      answer.numbers[field] = right->numbers[field] * GAME_TASK_GUESS_FACTOR + 1;
      assert_checked (stage, &answer, false);
      answer.numbers[field] = right->numbers[field] / (GAME_TASK_GUESS_FACTOR + 1);
      assert_checked (stage, &answer, false);
    }
}

static void
refuse_digits (const GameLessonStage *stage,
               const GameAnswer      *right)
{
  g_assert_cmpint (right->digits, !=, 0);

  for (int digit = 1; digit <= 9; digit++)
    assert_checked (stage, &(GameAnswer) { .digits = right->digits ^ 1 << digit }, false);
}

static void
refuse_lines (const GameLessonStage *stage,
              const GameAnswer      *right)
{
  GameCode code;

  game_lesson_stage_code (stage, &code);

  for (int line = 0; line < game_code_n_lines (&code); line++)
    if (line != right->lines[0])
      assert_checked (stage, &(GameAnswer) { .lines[0] = line }, false);
}

static void
refuse_orders (const GameLessonStage *stage,
               const GameAnswer      *right)
{
  GameAnswer answer = { 0 };
  const int n_lines = game_task_shuffle (stage, answer.lines);
  bool is_there[GAME_TASK_LINES_MAX] = { false };

  for (int line = 0; line < n_lines; line++)
    is_there[answer.lines[line]] = true;
  for (int line = 0; line < n_lines; line++)
    g_assert_true (is_there[line]);
  assert_checked (stage, &answer, false);

  for (int line = 1; line < n_lines; line++)
    {
      answer = *right;
      answer.lines[line - 1] = right->lines[line];
      answer.lines[line] = right->lines[line - 1];
      assert_checked (stage, &answer, false);
    }
}

/* All that a learner could do in place of the next move. */
static void
refuse_moves (const GameLessonStage *stage,
              const GameAnswer      *right)
{
  if (!right->is_back)
    assert_checked (stage, &(GameAnswer) { .is_back = true }, false);

  for (int row = 0; row < stage->scene.n; row++)
    for (int column = 0; column < stage->scene.n; column++)
      if (right->is_back || row != right->row || column != right->column)
        assert_checked (stage, &(GameAnswer) { .row = row, .column = column }, false);
}

static void
check_task (const GameLesson      *lesson,
            int                    page,
            const GameLessonStage *stage)
{
  GameAnswer right;

  if (!game_task_solve (stage, &right))
    return;

  g_test_message ("%s, page %d: %s", lesson->title, page + 1, stage->task->prompt);
  assert_checked (stage, &right, true);

  switch (stage->task->kind)
    {
    case GAME_TASK_FREE_SQUARES:
    case GAME_TASK_LOST_MARK:
      refuse_squares (stage, &right);
      break;

    case GAME_TASK_CLOSING_QUEEN:
    case GAME_TASK_LOST_OWNER:
      refuse_queens (stage, &right);
      break;

    case GAME_TASK_NUMBERS:
    case GAME_TASK_GUESS:
      refuse_numbers (stage, &right);
      break;

    case GAME_TASK_CANDIDATES:
      refuse_digits (stage, &right);
      break;

    case GAME_TASK_NEXT_LINE:
      refuse_lines (stage, &right);
      break;

    case GAME_TASK_ORDER:
      refuse_orders (stage, &right);
      break;

    case GAME_TASK_MOVES:
      refuse_moves (stage, &right);
      break;

    case GAME_TASK_NONE:
    case GAME_TASK_WRONG_BOARD:
    case GAME_TASK_OUTPUT:
    case GAME_TASK_N_KINDS:
    default:
      g_assert_not_reached ();
    }
}

static void
test_tasks (void)
{
  visit_pages (check_task);
}

/* The page of a lesson whose task is of this kind, the first one. */
static void
find_task (GameTaskKind     kind,
           GameLessonStage *stage)
{
  for (const GameLesson *lesson = game_lessons; lesson->title != NULL; lesson++)
    for (int page = 0; page < game_lesson_n_pages (lesson); page++)
      if (lesson->pages[page].task.kind == kind)
        {
          game_lesson_stage_init (stage, lesson, page);
          return;
        }

  g_assert_not_reached ();
}

static void
test_moves (void)
{
  GameLessonStage stage;
  GameAnswer right;
  int n_played = 0;

  find_task (GAME_TASK_MOVES, &stage);

  while (game_task_solve (&stage, &right))
    {
      int n_made, n_moves;

      game_task_count_moves (&stage, &n_made, &n_moves);
      g_assert_cmpint (n_made, ==, n_played);
      g_assert_cmpint (n_moves, ==, 12);

      assert_checked (&stage, &right, true);
      refuse_moves (&stage, &right);
      g_assert_true (game_task_next_move (&stage));
      n_played++;
    }

  g_assert_cmpint (n_played, ==, 12);
  g_assert_cmpint (stage.search.queens.depth, ==, 4);
}

static void
test_wrong_board (void)
{
  GameLessonStage stage;

  find_task (GAME_TASK_WRONG_BOARD, &stage);
  assert_checked (&stage, &(GameAnswer) { 0 }, false);

  while (game_lesson_stage_next (&stage))
    {
      bool is_third = game_search_stats (&stage.search)->n_solutions == 3
                      && stage.event.kind == SEARCH_SOLUTION;

      assert_checked (&stage, &(GameAnswer) { 0 }, is_third);
    }
}

/* Each lost mark has an owner that attacks its square, and went with a queen that attacked it too
 * and stands there no more. */
static void
check_losses (const GameLessonStage *stage)
{
  GameLoss losses[GAME_LOSSES_MAX];
  const int n_losses = game_task_find_losses (stage, losses);
  QueensBoard board;

  g_assert_cmpint (n_losses, >, 0);
  queens_steps_board (&stage->search.queens, &board);

  for (int i = 0; i < n_losses; i++)
    {
      const GameLoss *loss = &losses[i];
      QueensBoard owner = queens_board_empty (board.n), undone = owner;
      QueensBoard attacked;

      g_assert_true (queens_board_has (&board, loss->owner_row, loss->owner_column));
      g_assert_false (queens_board_has (&board, loss->undone_row, loss->undone_column));
      g_assert_cmpint (loss->undone_row, >, loss->owner_row);

      owner.row[loss->owner_row] = UINT32_C (1) << loss->owner_column;
      queens_board_attacked (&owner, &attacked);
      g_assert_true (queens_board_has (&attacked, loss->row, loss->column));
      undone.row[loss->undone_row] = UINT32_C (1) << loss->undone_column;
      queens_board_attacked (&undone, &attacked);
      g_assert_true (queens_board_has (&attacked, loss->row, loss->column));
    }
}

static void
test_losses (void)
{
  GameLoss losses[GAME_LOSSES_MAX];
  GameLessonStage stage;

  find_task (GAME_TASK_LOST_MARK, &stage);
  check_losses (&stage);

  /* As the page says. */
  find_task (GAME_TASK_LOST_OWNER, &stage);
  check_losses (&stage);
  g_assert_cmpint (game_task_find_losses (&stage, losses), ==, 1);
  g_assert_cmpint (losses[0].owner_row, ==, 0);
  g_assert_cmpint (losses[0].undone_row, ==, 1);
  g_assert_cmpint (losses[0].undone_column, ==, 3);

  find_task (GAME_TASK_WRONG_BOARD, &stage);
  while (game_search_stats (&stage.search)->n_solutions < 3)
    g_assert_true (game_lesson_stage_next (&stage));
  check_losses (&stage);
}

/* Of the four steps each says why it cannot come earlier. */
static void
test_steps (void)
{
  const GameLesson *lesson = &game_lessons[10];
  const int page = game_lesson_n_pages (lesson) - 1;
  GameAnswer answer = { 0 };
  g_autofree char *reason = NULL;
  GameLessonStage stage;

  game_lesson_stage_init (&stage, lesson, page);
  g_assert_cmpint (game_task_n_lines (&stage), ==, 4);
  for (int step = 0; step < 4; step++)
    g_assert_cmpint (stage.task->steps[step].why == NULL, ==, step == 0);

  answer.lines[1] = 2;
  answer.lines[2] = 1;
  answer.lines[3] = 3;
  g_assert_false (game_task_check (&stage, &answer, &reason));
  g_assert_nonnull (strstr (reason, "Step 2 comes too early."));
}

static void
test_output (void)
{
  GameLessonStage stage;

  find_task (GAME_TASK_OUTPUT, &stage);
  assert_checked (&stage, &(GameAnswer) { .text = "2 4 1 3\n3 1 4 2\n" }, true);
  assert_checked (&stage, &(GameAnswer) { .text = "[[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"],"
                                                  "[\"..Q.\",\"Q...\",\"...Q\",\".Q..\"]]" }, true);
  assert_checked (&stage, &(GameAnswer) { .text = "2 4 1 3\n" }, false);
  assert_checked (&stage, &(GameAnswer) { .text = "2 4 1 3\n1 2 3 4\n" }, false);
  assert_checked (&stage, &(GameAnswer) { .text = NULL }, false);
}

/* The numbers that the texts name. */
static void
assert_counts (const char *name,
               int         n,
               uint64_t    n_nodes,
               uint64_t    n_tested,
               uint64_t    n_solutions,
               uint64_t    n_valid)
{
  GameMethod method = { .puzzle = game_state_new_queens (n) };
  const SearchStats *stats;
  GameSearch search;
  SearchEvent event;

  method.method = game_methods_find (GAME_SEARCH_QUEENS, name);
  game_search_init (&search, &method);
  while (game_search_next (&search, &event))
    ;
  stats = game_search_stats (&search);

  if (n_nodes > 0)
    g_assert_cmpuint (stats->n_nodes, ==, n_nodes);
  if (n_tested > 0)
    g_assert_cmpuint (stats->n_rejects + stats->n_solutions, ==, n_tested);
  g_assert_cmpuint (stats->n_solutions, ==, n_solutions);
  g_assert_cmpuint (stats->n_valid, ==, n_valid);
}

static void
test_numbers (void)
{
  assert_counts ("placements", 4, 0, 1820, 2, 2);
  assert_counts ("rows", 4, 0, 256, 2, 2);
  assert_counts ("permutations", 8, 0, 40320, 92, 92);
  assert_counts ("flags", 3, 0, 0, 0, 0);
  assert_counts ("flags", 4, 16, 0, 2, 2);
  assert_counts ("flags", 8, 2056, 0, 92, 92);
  assert_counts ("marks-cleared-all", 4, 0, 0, 2, 2);
  assert_counts ("marks-cleared-all", 5, 0, 0, 15, 10);
  assert_counts ("marks-cleared-all", 8, 0, 0, 92702, 92);
}

static const struct
{
  GameLessonBoard board;
  const char     *method;
  GameFact        fact;
  uint64_t        number;
} facts[] = {
  { GAME_LESSON_QUEENS, "scan", GAME_FACT_CHECKS, 46752 },
  { GAME_LESSON_QUEENS, "scan", GAME_FACT_PLACED, 2056 },
  { GAME_LESSON_SUDOKU, "scan", GAME_FACT_PLACED, 4208 },
  { GAME_LESSON_SUDOKU, "flags", GAME_FACT_CHECKS, 37652 },
  { GAME_LESSON_SUDOKU, "tightest", GAME_FACT_PLACED, 51 },
  { GAME_LESSON_WORDS, "permutations", GAME_FACT_PLACED, 2606500 },
};

/* The same by way of a task, as a teacher's page would have it. */
static void
test_facts (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (facts); i++)
    {
      const GameLessonPage pages[] = {
        { "A page",
          { facts[i].board, 8, facts[i].method, .view = "tree", .first = 1,
            .stops_at_first = facts[i].board == GAME_LESSON_SUDOKU },
          { GAME_TASK_NUMBERS, "How many?", NULL, { { facts[i].fact, "Number" } } } },
        { NULL },
      };
      GameLessonStage stage;
      GameAnswer right;

      game_lesson_stage_init (&stage, &(GameLesson) { "A lesson", pages }, 0);
      g_assert_true (game_task_solve (&stage, &right));
      g_assert_cmpuint (right.numbers[0], ==, facts[i].number);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/lessons/texts", test_texts);
  g_test_add_func ("/game/lessons/places", test_places);
  g_test_add_func ("/game/lessons/tasks", test_tasks);
  g_test_add_func ("/game/lessons/moves", test_moves);
  g_test_add_func ("/game/lessons/wrong-board", test_wrong_board);
  g_test_add_func ("/game/lessons/losses", test_losses);
  g_test_add_func ("/game/lessons/steps", test_steps);
  g_test_add_func ("/game/lessons/output", test_output);
  g_test_add_func ("/game/lessons/numbers", test_numbers);
  g_test_add_func ("/game/lessons/facts", test_facts);

  return g_test_run ();
}
