"""The rules of sudoku, and the words that texts of hints have in common.

Of the program it knows nothing. What cannot be read, or does not follow, is a `Gap`.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import re

ROWS = [frozenset(range(9 * i, 9 * i + 9)) for i in range(9)]
COLUMNS = [frozenset(range(i, 81, 9)) for i in range(9)]
BOXES = [frozenset(9 * (i // 3 * 3 + j // 3) + i % 3 * 3 + j % 3 for j in range(9))
         for i in range(9)]
HOUSES = {'row': ROWS, 'column': COLUMNS, 'box': BOXES}
PEERS = [frozenset().union(*(house for house in ROWS + COLUMNS + BOXES if cell in house)) - {cell}
         for cell in range(81)]
DIGITS = frozenset(range(1, 10))
HOUSE = '((?:row|column|box) [1-9])'
CELL = '(r[1-9]c[1-9])'
LIST = r'(r[1-9]c[1-9](?:(?:, | and | or )r[1-9]c[1-9])*)'
NUMBERS = r'([1-9](?:(?:, | or )[1-9])*)'
ALL = r'([1-9](?:(?:, | and )[1-9])*)'
CLAUSE = r'r[1-9]c[1-9](?:(?:, | and )r[1-9]c[1-9])* (?:is|are) not [1-9](?:(?:, | or )[1-9])*'
CLAUSES = re.compile(r'So (%s(?:(?:; |, and )%s)+)(?=\.(?: |$))' % (CLAUSE, CLAUSE))


class Gap(Exception):
    """A sentence that does not follow."""


def need(holds, message):
    if not holds:
        raise Gap(message)


class Position:
    """What is filled, and the candidates of the other cells."""

    def __init__(self, puzzle):
        self.filled = {}
        self.candidates = [set(DIGITS) for _ in range(81)]
        for cell, digit in enumerate(puzzle):
            if digit in '123456789':
                self.place(cell, int(digit))

    def place(self, cell, digit):
        self.filled[cell] = digit
        self.candidates[cell] = set()
        for peer in PEERS[cell]:
            self.candidates[peer].discard(digit)

    def places(self, house, digit):
        return {cell for cell in house if digit in self.candidates[cell]}


def cells_in(text):
    return [9 * int(row) + int(column) - 10 for row, column in re.findall('r([1-9])c([1-9])', text)]


def digits_in(text):
    return {int(digit) for digit in re.findall(r'(?<![rc])\b[1-9]\b', text)}


def house_of(text):
    kind, number = text.split()
    return HOUSES[kind][int(number) - 1]


def candidates_of_field(field):
    return [(9 * int(word[1]) + int(word[2]) - 10, int(word[0]))
            for word in field.split() if word != '-']


def need_known(proof, cell, digits, is_true):
    """Of the digits that a cell is not, those count that are its candidates."""
    digits = digits if is_true else digits & proof.position.candidates[cell]
    need(digits and all(proof.knows(cell, digit, is_true) for digit in digits), 'not known')


def read(proof, sentences, text):
    """Reads sentence after sentence. Several may belong together: the longest is taken first."""
    rest = CLAUSES.sub(lambda match: 'So ' + '. And '.join(re.split('; |, and ', match.group(1))),
                       text.split(': ', 1)[1])
    while rest:
        for pattern, method in sentences:
            match = re.compile(pattern.pattern + r'\.(?: |$)').match(rest)
            if match:
                break
        else:
            raise Gap('cannot read “%s”' % rest.split('. ')[0])
        try:
            method(proof, *match.groups())
        except Gap as gap:
            raise Gap('%s: “%s”' % (gap, match.group().strip())) from None
        rest = rest[match.end():]
    return proof
