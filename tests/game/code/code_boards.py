"""What the listings of Python use without showing it.

A frame is a class whose fields and methods are the globals of the listing. `first` is 0 or 1, the
number that a listing counts from.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import itertools

from code_frames import LETTERS, WEIGHTS


class Frame:
    """Counters and solutions; `start` makes the first call."""

    def __init__(self, listing, board):
        self.first = listing.first
        self.counts = [0] * len(listing.lines)
        self.found = []
        self.start = (listing.first,)

    def HIT(self, line):
        self.counts[line] += 1
        return True


def table(height, width, value=False):
    return [[value] * width for _ in range(height)]


class Queens(Frame):
    def __init__(self, listing, board):
        super().__init__(listing, board)
        self.n = int(board)
        self.queen = [None] * (self.n + 1)
        self.used = [False] * (self.n + 1)
        self.column, self.row = [False] * 16, [False] * 16
        self.falling, self.rising = [False] * 16, [False] * 16
        self.attacks = table(self.n + 1, self.n + 1, 0)
        self.marked = table(self.n + 1, self.n + 1)

    def solution(self):
        self.found.append(','.join(str(value - self.first)
                                   for value in self.queen[self.first:self.n + self.first]))

    def attack(self, i, j):
        return (self.queen[i] == self.queen[j]
                or abs(self.queen[i] - self.queen[j]) == abs(i - j))

    def ahead(self, r, c):
        for distance in range(1, self.n + self.first - r):
            for slope in (-1, 0, 1):
                if self.first <= c + slope * distance < self.n + self.first:
                    yield r + distance, c + slope * distance, slope

    def add(self, r, c, d):
        for i, x, _ in self.ahead(r, c):
            self.attacks[i][x] += d

    def mark(self, r, c):
        for i, x, _ in self.ahead(r, c):
            self.marked[i][x] = True

    def mark_column(self, r, c, on):
        for i, x, slope in self.ahead(r, c):
            if slope == 0:
                self.marked[i][x] = on

    mark_row = mark_column

    def mark_diagonals(self, r, c, on):
        for i, x, slope in self.ahead(r, c):
            if slope != 0:
                self.marked[i][x] = on


class QueensOnSquares(Queens):
    def __init__(self, listing, board):
        super().__init__(listing, board)
        if listing.method == 'placements':
            self.start = (self.first, self.first)

    def attack(self, a, b):
        if self.start[1:]:
            a, b = self.queen[a], self.queen[b]
        rows, columns = (abs(x - y) for x, y in zip(divmod(a - self.first, self.n),
                                                    divmod(b - self.first, self.n)))
        return rows == 0 or columns == 0 or rows == columns


class QueensOnBoard(Queens):
    def __init__(self, listing, board):
        super().__init__(listing, board)
        self.board = table(self.n + 1, self.n + 1)

    def solution(self):
        self.found.append(','.join(str(line.index(True) - self.first)
                                   for line in self.board[self.first:self.n + self.first]))


class QueensInSets(Queens):
    def __init__(self, listing, board):
        super().__init__(listing, board)
        self.columns, self.rows, self.falling, self.rising = set(), set(), set(), set()


class QueensInBits(Queens):
    def __init__(self, listing, board):
        super().__init__(listing, board)
        self.full = (1 << self.n) - 1
        self.start = (self.first, 0, 0, 0)

    def solution(self):
        self.found.append(','.join(str(bit.bit_length() - 1)
                                   for bit in self.queen[self.first:self.n + self.first]))


class QueensInRegions(Queens):
    """Squares are those of a line, so that a search by columns has its regions turned."""

    def __init__(self, listing, board):
        n = round(len(board) ** 0.5)
        super().__init__(listing, str(n))
        before = [None] * self.first
        rows = [[ord(letter) - ord('A') + self.first for letter in board[row * n:row * n + n]]
                for row in range(n)]
        lines = rows if listing.order == 'row' else zip(*rows)
        self.area = before + [before + list(line) for line in lines]
        self.region = [False] * (n + 1)
        self.columns, self.rows, self.regions = set(), set(), set()
        if listing.method == 'scan':
            self.attacks = self.refuses

    def refuses(self, i, r, c):
        return (self.queen[i] == c or self.area[i][self.queen[i]] == self.area[r][c]
                or abs(i - r) == 1 and abs(self.queen[i] - c) == 1)

    def attack(self, i, j):
        return self.refuses(i, j, self.queen[j])

    def ahead(self, r, c):
        for i in range(r + 1, self.n + self.first):
            for x in range(self.first, self.n + self.first):
                if self.refuses(r, i, x):
                    yield i, x, 0


class QueensOnRegionSquares(QueensInRegions):
    def __init__(self, listing, board):
        super().__init__(listing, board)
        if listing.method == 'placements':
            self.start = (self.first, self.first)

    def attack(self, a, b):
        if self.start[1:]:
            a, b = self.queen[a], self.queen[b]
        (r, c), (i, x) = divmod(a - self.first, self.n), divmod(b - self.first, self.n)
        return (r == i or c == x or abs(r - i) == abs(c - x) == 1
                or self.area[r + self.first][c + self.first]
                == self.area[i + self.first][x + self.first])


class QueensInRegionBits(QueensInRegions):
    def __init__(self, listing, board):
        super().__init__(listing, board)
        self.full = (1 << self.n) - 1
        self.start = (self.first, 0, 0, 0)
        self.lines, self.area = self.area, self.area_of

    def area_of(self, r, bit):
        return 1 << self.lines[r][bit.bit_length() - 1 + self.first]

    def taken(self, r, areas):
        return sum(1 << j for j, area in enumerate(self.lines[r][self.first:]) if areas >> area & 1)

    def solution(self):
        QueensInBits.solution(self)


def house_cell(house, index):
    """Houses from 0: rows, columns, boxes."""
    kind, number = divmod(house, 9)
    if kind == 0:
        return number * 9 + index
    if kind == 1:
        return index * 9 + number
    return (number // 3 * 3 + index // 3) * 9 + number % 3 * 3 + index % 3


class Sudoku(Frame):
    def __init__(self, listing, board):
        super().__init__(listing, board)
        before = [None] * self.first
        self.grid = before + [int(digit) for digit in board.replace('.', '0')]
        self.empty = before + list(self.empty_cells())
        self.m = len(self.empty) - self.first
        self.houses = [[house_cell(house, index) + self.first for index in range(9)]
                       for house in range(27)]
        self.seen = {}
        for cell in range(self.first, 81 + self.first):
            seen = list(itertools.chain(*(house for house in self.houses if cell in house)))
            self.seen[cell] = before + seen

    def solution(self):
        self.found.append(''.join(map(str, self.grid[self.first:])))

    def empty_cells(self):
        return [cell for cell in range(self.first, 81 + self.first) if self.grid[cell] == 0]

    def candidates(self, cell):
        taken = {self.grid[other] for other in self.seen[cell][self.first:]}
        return [d for d in range(1, 10) if self.grid[cell] == 0 and d not in taken]

    def tightest(self):
        return min(self.empty_cells(), key=lambda cell: len(self.candidates(cell)))

    def places(self, house, d):
        return [cell for cell in house if d in self.candidates(cell)]

    def missing(self, house):
        return [d for d in range(1, 10) if d not in [self.grid[cell] for cell in house]]

    def lost(self, house):
        return [d for d in self.missing(house) if not self.places(house, d)]

    def single(self, house):
        for d in self.missing(house):
            if len(self.places(house, d)) == 1:
                return self.places(house, d)[0], [d]
        return None


class SudokuInFlags(Frame):
    def __init__(self, listing, board):
        super().__init__(listing, board)
        self.grid, self.rows, self.columns, self.boxes = (table(10, 10, 0) for _ in range(4))
        self.empty = [None] * self.first
        for cell, digit in enumerate(board):
            r, c = cell // 9, cell % 9
            b = r // 3 * 3 + c // 3 + self.first
            r, c = r + self.first, c + self.first
            if digit == '.':
                self.empty.append((r, c))
            else:
                d = self.grid[r][c] = int(digit)
                self.rows[r][d] = self.columns[c][d] = self.boxes[b][d] = True
        self.m = len(self.empty) - self.first

    def solution(self):
        self.found.append(''.join(str(digit) for row in self.grid[self.first:9 + self.first]
                                  for digit in row[self.first:9 + self.first]))


class SudokuWithSkips(SudokuInFlags):
    def __init__(self, listing, board):
        super().__init__(listing, board)
        self.start = (self.first, self.first)

    def seen(self, r, c, i):
        r, c, i = r - self.first, c - self.first, i - self.first
        house = (r, 9 + c, 18 + r // 3 * 3 + c // 3)[i // 9]
        row, column = divmod(house_cell(house, i % 9), 9)
        return self.grid[row + self.first][column + self.first]


class Words(Frame):
    def __init__(self, listing, board):
        super().__init__(listing, board)
        before = [None] * self.first
        self.m = len(LETTERS)
        self.digit = before + [0] * self.m
        self.used = [False] * 10
        self.leads = before + [letter in 'TF' for letter in LETTERS]

    def solution(self):
        self.found.append(''.join(map(str, self.digit[self.first:])))

    def wrong_sum(self, k, d):
        self.digit[k] = d
        carry = 0
        for weights in WEIGHTS:
            if any(weights[k + 1 - self.first:]):
                return False
            total = carry + sum(weight * digit for weight, digit
                                in zip(weights, self.digit[self.first:]))
            if total % 10 != 0:
                return True
            carry = total // 10
        return carry > 0

    def zero_leads(self):
        return any(leads and digit == 0 for leads, digit in zip(self.leads, self.digit))

    def sum_is_wrong(self):
        return self.wrong_sum(len(self.digit) - 1, self.digit[-1])


FRAMES = {
    ('queens', 'placements'): QueensOnSquares,
    ('queens', 'all-squares'): QueensOnSquares,
    ('queens', 'scan-squares'): QueensOnBoard,
    ('queens', 'set'): QueensInSets,
    ('queens', 'bits'): QueensInBits,
    ('regions', 'placements'): QueensOnRegionSquares,
    ('regions', 'all-squares'): QueensOnRegionSquares,
    ('regions', 'bits'): QueensInRegionBits,
    ('sudoku', 'flags'): SudokuInFlags,
}


def run(listing, text, board):
    """Counts and solutions of a listing on a board."""
    kinds = {'queens': Queens, 'regions': QueensInRegions, 'sudoku': Sudoku,
             'skips': SudokuWithSkips, 'words': Words}
    frame = FRAMES.get((listing.kind, listing.method), kinds[listing.kind])(listing, board)
    names = {name: getattr(frame, name) for name in dir(frame) if not name.startswith('_')}
    exec(compile(text, listing.name(), 'exec'), names)
    names['place'](*frame.start)
    return frame.counts, frame.found
