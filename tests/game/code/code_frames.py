"""What the listings of C and Java use without showing it: boards, sets, the list of solutions.

Both share their frames, which are written in the words that both languages have. `first` is 0 or 1,
the number that a listing counts from.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import re

# Of arrays: enough for 7 queens and 81 cells from 1 on, and for the digits of a house.
SIZES = {'line': 16, 'cell': 82, 'house': 28, 'digit': 10}

QUEENS = [('int', 'queen', 'line')]
PRINT_BOARD = '''
void solution() {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      if (board[i + first][j + first]) found(i == 0 ? ' ' : ',', j);
}
'''
PRINT_QUEENS = '''
void solution() {
  for (int i = 0; i < n; i++) found(i == 0 ? ' ' : ',', queen[i + first] - first);
}
'''
ATTACK_BY_LINE = '''
bool attack(int i, int j) {
  return queen[i] == queen[j] || abs(queen[i] - queen[j]) == abs(i - j);
}
'''
ON_SQUARES = '''
bool attacks_square(int a, int b) {
  int rows = abs((a - first) / n - (b - first) / n);
  int columns = abs((a - first) % n - (b - first) % n);
  return rows == 0 || columns == 0 || rows == columns;
}
'''
ADD = '''
void add(int r, int c, int d) {
  for (int k = 1; r + k < n + first; k++)
    for (int x = c - k; x <= c + k; x += k)
      if (x >= first && x < n + first) attacks[r + k][x] += d;
}
'''
MARK = '''
void mark_column(int r, int c, bool on) {
  for (int i = r + 1; i < n + first; i++) marked[i][c] = on;
}
void mark_row(int r, int c, bool on) { mark_column(r, c, on); }
void mark_diagonals(int r, int c, bool on) {
  for (int k = 1; r + k < n + first; k++) {
    if (c - k >= first) marked[r + k][c - k] = on;
    if (c + k < n + first) marked[r + k][c + k] = on;
  }
}
'''
COPIED = {
    'c': '''
struct table { bool at[16][16]; };
struct table marked;
void mark(int r, int c) {
  for (int k = 1; r + k < n + first; k++)
    for (int x = c - k; x <= c + k; x += k)
      if (x >= first && x < n + first) marked.at[r + k][x] = true;
}
''',
    'java': '''
boolean[][] marked = new boolean[16][16];
boolean[][] copy(boolean[][] table) {
  boolean[][] copied = new boolean[16][];
  for (int i = 0; i < 16; i++) copied[i] = table[i].clone();
  return copied;
}
void mark(int r, int c) {
  for (int k = 1; r + k < n + first; k++)
    for (int x = c - k; x <= c + k; x += k)
      if (x >= first && x < n + first) marked[r + k][x] = true;
}
''',
}
SETS = {
    'c': '''
bool columns[64], rows[64], falling[64], rising[64];
bool holds(bool *set, int value) { return set[value + 32]; }
void add(bool *set, int value) { set[value + 32] = true; }
void take(bool *set, int value) { set[value + 32] = false; }
''',
    'java': '''
HashSet<Integer> columns = new HashSet<>(), rows = new HashSet<>();
HashSet<Integer> falling = new HashSet<>(), rising = new HashSet<>();
''',
}
# On boards with regions, in lines and squares of lines.
AREAS = [('int', 'area', 'line', 'line')]
AREA = '''
void init() {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      area[i + first][j + first] = given[by_column ? j * n + i : i * n + j] + first;
}
bool refuses(int i, int r, int c) {
  return queen[i] == c || area[i][queen[i]] == area[r][c]
         || (abs(i - r) == 1 && abs(queen[i] - c) == 1);
}
'''
REGION_SETS = {
    'c': '''
bool columns[64], rows[64], regions[64];
bool holds(bool *set, int value) { return set[value]; }
void add(bool *set, int value) { set[value] = true; }
void take(bool *set, int value) { set[value] = false; }
''',
    'java': '''
HashSet<Integer> columns = new HashSet<>(), rows = new HashSet<>(), regions = new HashSet<>();
''',
}
REGION_BITS = '''
void solution() {
  for (int i = 0; i < n; i++) found(i == 0 ? ' ' : ',', lowest_bit(queen[i + first]));
}
int full;
void init() { full = (1 << n) - 1; }
int region_of(int r, int j) { return given[by_column ? j * n + r - first : (r - first) * n + j]; }
int area(int r, int bit) { return 1 << region_of(r, lowest_bit(bit)); }
int taken(int r, int areas) {
  int set = 0;
  for (int j = 0; j < n; j++)
    if ((areas >> region_of(r, j) & 1) != 0) set |= 1 << j;
  return set;
}
'''
ON_REGION_SQUARES = '''
bool attacks_square(int a, int b) {
  int rows = abs((a - first) / n - (b - first) / n);
  int columns = abs((a - first) % n - (b - first) % n);
  return rows == 0 || columns == 0 || (rows == 1 && columns == 1)
         || area[(a - first) / n + first][(a - first) % n + first]
            == area[(b - first) / n + first][(b - first) % n + first];
}
'''
ATTACK_BY_REGION = 'bool attack(int i, int j) { return refuses(i, j, queen[j]); }\n'
REGION_MARK = '''
void mark(int r, int c) {
  for (int i = r + 1; i < n + first; i++)
    for (int x = first; x < n + first; x++)
      if (refuses(r, i, x)) %s[i][x] = true;
}
'''
REGION_COPIED = {
    'c': COPIED['c'].split('void mark')[0] + REGION_MARK % 'marked.at',
    'java': COPIED['java'].split('void mark')[0] + REGION_MARK % 'marked',
}
REGION_ADD = '''
void add(int r, int c, int d) {
  for (int i = r + 1; i < n + first; i++)
    for (int x = first; x < n + first; x++)
      if (refuses(r, i, x)) attacks[i][x] += d;
}
'''
BITS = '''
void solution() {
  for (int i = 0; i < n; i++) found(i == 0 ? ' ' : ',', lowest_bit(queen[i + first]));
}
int full;
void init() { full = (1 << n) - 1; }
'''

CELLS = [('int', 'grid', 'cell'), ('int', 'empty', 'cell')]
# Sets of digits have bit d - 1 for the digit d; houses are the rows, the columns and the boxes.
GRID = '''
int m;
void solution() {
  for (int i = 0; i < 81; i++) found(i == 0 ? ' ' : 0, grid[i + first]);
}
void init() {
  m = 0;
  for (int i = 0; i < 81; i++) {
    grid[i + first] = given[i];
    if (given[i] == 0) { empty[m + first] = i + first; m++; }
  }
}
'''
SEEN = GRID.replace('''  }
}
''', '''    for (int j = 0; j < 27; j++)
      seen[i + first][j + first] =
        house_cell(j < 9 ? i / 9 : j < 18 ? 9 + i % 9 : 18 + i / 27 * 3 + i % 9 / 3, j % 9) + first;
  }
}
''')
CANDIDATES = GRID + '''
int candidates(int cell) {
  int set = 511, i = cell - first;
  if (grid[cell] != 0) return 0;
  for (int j = 0; j < 9; j++) {
    set &= ~(1 << grid[house_cell(i / 9, j) + first] >> 1);
    set &= ~(1 << grid[house_cell(9 + i % 9, j) + first] >> 1);
    set &= ~(1 << grid[house_cell(18 + i / 27 * 3 + i % 9 / 3, j) + first] >> 1);
  }
  return set;
}
int count(int set) {
  int n_bits = 0;
  for (; set != 0; set &= set - 1) n_bits++;
  return n_bits;
}
int lowest(int set) { return lowest_bit(set) + 1; }
'''
HOUSES = CANDIDATES + '''
int tightest() {
  int best = 0, fewest = 10;
  for (int i = first; i < 81 + first; i++)
    if (grid[i] == 0 && count(candidates(i)) < fewest) {
      best = i;
      fewest = count(candidates(i));
    }
  return best;
}
int cell_of(int h, int j) { return house_cell(h - first, j) + first; }
int lost(int h) {
  int set = 511;
  for (int j = 0; j < 9; j++)
    set &= ~(candidates(cell_of(h, j)) | 1 << grid[cell_of(h, j)] >> 1);
  return set;
}
int single(int h) {
  int once = 0, twice = 0;
  for (int j = 0; j < 9; j++) {
    twice |= once & candidates(cell_of(h, j));
    once |= candidates(cell_of(h, j));
  }
  return once & ~twice & -(once & ~twice);
}
int place_of(int h, int set) {
  int j = 0;
  while ((candidates(cell_of(h, j)) & set) == 0) j++;
  return cell_of(h, j);
}
'''
FLAGS = '''
int m;
void solution() {
  for (int i = 0; i < 81; i++) found(i == 0 ? ' ' : 0, grid[i / 9 + first][i % 9 + first]);
}
void init() {
  m = 0;
  for (int i = 0; i < 81; i++) {
    int r = i / 9, c = i % 9, b = r / 3 * 3 + c / 3, d = given[i];
    grid[r + first][c + first] = d;
    if (d == 0) {
      empty_row[m + first] = r + first;
      empty_column[m + first] = c + first;
      m++;
    }
    else
      rows[r + first][d] = columns[c + first][d] = boxes[b + first][d] = true;
  }
}
'''
GRID_BY_ROWS = FLAGS.split('void init')[0].replace('int m;', '') + '''
void init() {
  for (int i = 0; i < 81; i++) grid[i / 9 + first][i % 9 + first] = given[i];
}
int seen(int r, int c, int i) {
  int row = r - first, column = c - first, j = i - first;
  int cell = house_cell(j < 9 ? row : j < 18 ? 9 + column : 18 + row / 3 * 3 + column / 3, j % 9);
  return grid[cell / 9 + first][cell % 9 + first];
}
'''

# TO + TO = FOR has four solutions. The letters are numbered in the order of the search.
EQUATION = 'TO+TO=FOR'
LETTERS = 'ORTF'
# By column from the right: how often each letter is added, less where it is in the result.
WEIGHTS = tuple(tuple(sum(word[-1 - column:len(word) - column] == letter
                          for word in ('TO', 'TO')) - ('FOR'[2 - column] == letter)
                      for letter in LETTERS) for column in range(3))
SUMS = '''
int m;
void solution() {
  for (int i = 0; i < m; i++) found(i == 0 ? ' ' : 0, digit[i + first]);
}
bool wrong_sum(int k, int d) {
  int carry = 0;
  digit[k] = d;
  for (int column = 0; column < 3; column++) {
    int total = carry;
    for (int i = 0; i < m; i++) {
      if (weights[column][i] != 0 && i + first > k) return false;
      total += weights[column][i] * digit[i + first];
    }
    if (total %% 10 != 0) return true;
    carry = total / 10;
  }
  return carry > 0;
}
bool zero_leads() {
  for (int i = 0; i < m; i++) if (leads[i + first] && digit[i + first] == 0) return true;
  return false;
}
bool sum_is_wrong() { return wrong_sum(m - 1 + first, digit[m - 1 + first]); }
void init() {
  m = %d;
  leads[%d + first] = leads[%d + first] = true;
%s}
''' % (len(LETTERS), LETTERS.index('T'), LETTERS.index('F'),
       ''.join('  weights[%d][%d] = %d;\n' % (column, i, weight)
               for column, weights in enumerate(WEIGHTS) for i, weight in enumerate(weights)))


# By kind and method: arrays, functions by language or for both, and the first call.
FRAMES = {
    ('queens', 'placements'): (
        QUEENS, PRINT_QUEENS + ON_SQUARES
        + 'bool attack(int i, int j) { return attacks_square(queen[i], queen[j]); }\n',
        'place(first, first);'),
    ('queens', 'all-squares'): (
        QUEENS, PRINT_QUEENS + ON_SQUARES
        + 'bool attack(int a, int b) { return attacks_square(a, b); }\n', 'place(first);'),
    ('queens', 'rows'): (QUEENS, PRINT_QUEENS + ATTACK_BY_LINE, 'place(first);'),
    ('queens', 'permutations'): (
        QUEENS + [('bool', 'used', 'line')], PRINT_QUEENS + ATTACK_BY_LINE, 'place(first);'),
    ('queens', 'scan'): (QUEENS, PRINT_QUEENS, 'place(first);'),
    ('queens', 'scan-squares'): (
        [('bool', 'board', 'line', 'line')], PRINT_BOARD, 'place(first);'),
    ('queens', 'marks-cleared'): (
        QUEENS + [('bool', 'marked', 'line', 'line')], PRINT_QUEENS + MARK, 'place(first);'),
    ('queens', 'marks-cleared-all'): (
        QUEENS + [('bool', 'marked', 'line', 'line')], PRINT_QUEENS + MARK, 'place(first);'),
    ('queens', 'marks-copied'): (
        QUEENS, {word: PRINT_QUEENS + text for word, text in COPIED.items()}, 'place(first);'),
    ('queens', 'marks'): (
        QUEENS + [('int', 'attacks', 'line', 'line')], PRINT_QUEENS + ADD, 'place(first);'),
    ('queens', 'flags'): (
        QUEENS + [('bool', name, 'house') for name in ('column', 'row', 'falling', 'rising')],
        PRINT_QUEENS, 'place(first);'),
    ('queens', 'set'): (
        QUEENS, {word: PRINT_QUEENS + text for word, text in SETS.items()}, 'place(first);'),
    ('queens', 'bits'): (QUEENS, BITS, 'init(); place(first, 0, 0, 0);'),
    ('regions', 'placements'): (
        QUEENS + AREAS, PRINT_QUEENS + AREA + ON_REGION_SQUARES
        + 'bool attack(int i, int j) { return attacks_square(queen[i], queen[j]); }\n',
        'init(); place(first, first);'),
    ('regions', 'all-squares'): (
        QUEENS + AREAS, PRINT_QUEENS + AREA + ON_REGION_SQUARES
        + 'bool attack(int a, int b) { return attacks_square(a, b); }\n', 'init(); place(first);'),
    ('regions', 'rows'): (
        QUEENS + AREAS, PRINT_QUEENS + AREA + ATTACK_BY_REGION, 'init(); place(first);'),
    ('regions', 'permutations'): (
        QUEENS + AREAS + [('bool', 'used', 'line')], PRINT_QUEENS + AREA + ATTACK_BY_REGION,
        'init(); place(first);'),
    ('regions', 'scan'): (
        QUEENS + AREAS, PRINT_QUEENS + AREA
        + 'bool attacks(int i, int r, int c) { return refuses(i, r, c); }\n',
        'init(); place(first);'),
    ('regions', 'marks-copied'): (
        QUEENS + AREAS,
        {word: PRINT_QUEENS + AREA + text for word, text in REGION_COPIED.items()},
        'init(); place(first);'),
    ('regions', 'marks'): (
        QUEENS + AREAS + [('int', 'attacks', 'line', 'line')],
        PRINT_QUEENS + AREA + REGION_ADD, 'init(); place(first);'),
    ('regions', 'flags'): (
        QUEENS + AREAS + [('bool', name, 'line') for name in ('column', 'row', 'region')],
        PRINT_QUEENS + AREA, 'init(); place(first);'),
    ('regions', 'set'): (
        QUEENS + AREAS,
        {word: PRINT_QUEENS + AREA + text for word, text in REGION_SETS.items()},
        'init(); place(first);'),
    ('regions', 'bits'): (QUEENS, REGION_BITS, 'init(); place(first, 0, 0, 0);'),
    **dict.fromkeys((('words', 'carry'), ('words', 'permutations')), (
        [('int', 'digit', 'digit'), ('bool', 'used', 'digit'), ('bool', 'leads', 'digit'),
         ('int', 'weights', 'digit', 'digit')], SUMS, 'init(); place(first);')),
    ('sudoku', 'scan'): (CELLS + [('int', 'seen', 'cell', 'house')], SEEN, 'init(); place(first);'),
    ('sudoku', 'flags'): (
        [('int', 'grid', 'digit', 'digit'), ('int', 'empty_row', 'cell'),
         ('int', 'empty_column', 'cell')]
        + [('bool', name, 'digit', 'digit') for name in ('rows', 'columns', 'boxes')],
        FLAGS, 'init(); place(first);'),
    ('skips', 'scan'): (
        [('int', 'grid', 'digit', 'digit')], GRID_BY_ROWS, 'init(); place(first, first);'),
    ('skips', 'flags'): (
        [('int', 'grid', 'digit', 'digit'), ('int', 'empty_row', 'cell'),
         ('int', 'empty_column', 'cell')]
        + [('bool', name, 'digit', 'digit') for name in ('rows', 'columns', 'boxes')],
        FLAGS, 'init(); place(first, first);'),
    ('sudoku', 'tightest'): (CELLS, CANDIDATES, 'init(); place(first);'),
    ('sudoku', 'propagate'): (CELLS, HOUSES, 'init(); place(first);'),
}

HOUSE_CELL = '''
int house_cell(int h, int j) {
  return h < 9 ? h * 9 + j : h < 18 ? j * 9 + h - 9
         : ((h - 18) / 3 * 3 + j / 3) * 9 + (h - 18) % 3 * 3 + j % 3;
}
'''


def frame_of(listing, language):
    arrays, functions, start = FRAMES[listing.kind, listing.method]
    if isinstance(functions, dict):
        functions = functions[language]
    return arrays, functions, start


def all_runs(listings):
    for listing, _ in listings:
        for board, _, _ in listing.runs:
            yield listing, board


C_HEAD = '''
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

typedef unsigned int uint;

static int n, first, given[81];
static bool by_column;
static long counted[64];
static char solutions[1 << 20];
static size_t length;

static bool HIT (int line) { counted[line]++; return true; }

static void found (int separator, int value)
{
  if (separator != 0)
    solutions[length++] = separator;
  length += snprintf (solutions + length, sizeof solutions - length, "%d", value);
}

static int lowest_bit (uint set) { return __builtin_ctz (set); }
''' + HOUSE_CELL

C_TAIL = '''
static void run (int number, const char *board, int from, bool column, int n_lines,
                 void (*start) (void))
{
  int length = strlen (board);

  first = from;
  by_column = column;
  n = atoi (board);
  for (int i = 0; length > 1 && i < length; i++)
    given[i] = board[i] == '.' ? 0 : board[i] - (length < 81 ? 'A' : '0');
  for (; length > 1 && length < 81 && n * n < length; n++)
    continue;
  start ();
  printf ("%d|%s|", number, board);
  for (int line = 0; line < n_lines; line++)
    printf (" %ld", counted[line]);
  printf ("|%s\\n", solutions);
}

int main (void)
{
  for (size_t i = 0; i < sizeof runs / sizeof runs[0]; i++)
    {
      if (fork () == 0)
        {
          run (runs[i].number, runs[i].board, runs[i].first, runs[i].by_column,
               runs[i].n_lines, runs[i].start);
          fflush (stdout);
          _exit (0);
        }
      wait (NULL);
    }
  return 0;
}
'''


def c_program(listings):
    """All listings in one program: the names of each are its own. Each run is a process, as some
    methods leave marks behind."""
    parts = [C_HEAD]
    for listing, text in listings:
        arrays, functions, start = frame_of(listing, 'c')
        declared = ''.join('%s %s%s;\n' % (kind, name, ''.join('[%d]' % SIZES[size]
                                                               for size in sizes))
                           for kind, name, *sizes in arrays)
        frame = declared + functions
        names = sorted(set(own_names(frame)))
        parts += ['#define %s %s_%d\n' % (name, name, listing.number) for name in names]
        parts.append('%s%s\nvoid start(void) { %s }\n' % (frame, text, start))
        parts += ['#undef %s\n' % name for name in names]
    parts.append('static const struct { int number; const char *board; int first; bool by_column;'
                 ' int n_lines; void (*start) (void); } runs[] = {\n')
    parts += ['  { %d, "%s", %d, %d, %d, start_%d },\n' % (
        listing.number, board, listing.first, listing.order == 'column', len(listing.lines),
        listing.number)
              for listing, board in all_runs(listings)]
    parts += ['};\n', C_TAIL]
    return ''.join(parts)


def own_names(frame):
    """The names that a frame declares outside its functions, and those of all listings."""
    outside = frame
    while '{' in outside:
        outside = re.sub(r'\{[^{}]*\}', '', outside)
    names = re.findall(r'(\w+)\(', outside) + re.findall(r'(\w+)(?:\[\d+\])*[,;]', outside)
    return names + re.findall(r'struct (\w+)', outside) + ['place', 'is_free', 'start']


JAVA_HEAD = '''
import static java.lang.Math.abs;
import java.util.HashSet;

abstract class Base {
  int n, first;
  int[] given = new int[81];
  boolean by_column;
  long[] counted = new long[64];
  StringBuilder solutions = new StringBuilder();

  boolean HIT(int line) { counted[line]++; return true; }
  void found(int separator, int value) {
    if (separator != 0) solutions.append((char) separator);
    solutions.append(value);
  }
  int lowest_bit(int set) { return Integer.numberOfTrailingZeros(set); }
''' + HOUSE_CELL + '''
  abstract void start();
  void run(int number, String board, int from, boolean column, int n_lines) {
    int length = board.length();
    first = from;
    by_column = column;
    if (length == 1) n = Integer.parseInt(board);
    for (int i = 0; length > 1 && i < length; i++)
      given[i] = board.charAt(i) == '.' ? 0 : board.charAt(i) - (length < 81 ? 'A' : '0');
    while (length > 1 && length < 81 && n * n < length) n++;
    start();
    StringBuilder line = new StringBuilder(number + "|" + board + "|");
    for (int i = 0; i < n_lines; i++) line.append(" ").append(counted[i]);
    System.out.println(line.append("|").append(solutions));
  }
}
'''


def java_program(listings):
    parts = [JAVA_HEAD]
    for listing, text in listings:
        arrays, functions, start = frame_of(listing, 'java')
        declared = ''.join('%s%s %s = new %s%s;\n' % (
            kind, '[]' * len(sizes), name, kind, ''.join('[%d]' % SIZES[size] for size in sizes))
                           for kind, name, *sizes in arrays)
        frame = re.sub(r'\bbool\b', 'boolean', declared + functions)
        parts.append('class Listing%d extends Base {\n%s\n%s\nvoid start() { %s }\n}\n' % (
            listing.number, frame, text, start))
    parts.append('public class Code {\n  public static void main(String[] words) {\n')
    parts += ['    new Listing%d().run(%d, "%s", %d, %s, %d);\n' % (
        listing.number, listing.number, board, listing.first,
        'true' if listing.order == 'column' else 'false', len(listing.lines))
              for listing, board in all_runs(listings)]
    parts.append('  }\n}\n')
    return ''.join(parts)
