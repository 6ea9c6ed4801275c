"""Replays the texts of almost locked sets, Death Blossom and Sue de Coq; see replay.py.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import re

from replay_rules import (ALL, BOXES, CELL, COLUMNS, HOUSE, LIST, NUMBERS, PEERS, ROWS, cells_in,
                          digits_in, house_of, need, need_known)

ENDING = (
    (r'(?:So|And) %s (?:is|are) (not )?%s' % (LIST, NUMBERS), 'conclude'),
    (r'Only ([1-9]) is left for %s' % CELL, 'only'),
)


def sentences_of(proof, patterns):
    return [(re.compile(pattern), getattr(proof, method)) for pattern, method in patterns + ENDING]


class Proof:
    """What is known to go, and the sentences that conclude it."""

    def __init__(self, position):
        self.position = position
        self.known = set()      # (cell, digit) that goes

    def remove(self, places, digit):
        """The digit goes from all that see every one of the places."""
        need(places, 'no place')
        self.known |= {(cell, digit) for cell in range(81)
                       if digit in self.position.candidates[cell] and places <= PEERS[cell]}

    def knows(self, cell, digit, is_true):
        if is_true:
            return all((cell, other) in self.known
                       for other in self.position.candidates[cell] - {digit})
        return (cell, digit) in self.known

    def conclude(self, cells, not_, digits):
        for cell in cells_in(cells):
            need_known(self, cell, digits_in(digits), not not_)

    def only(self, digit, cell):
        need_known(self, cells_in(cell)[0], {int(digit)}, True)


class AlmostLocked:
    """Cells of one house that have one digit more than they are."""

    def __init__(self, position, cells):
        self.position = position
        self.cells = frozenset(cells)
        self.digits = frozenset().union(*(position.candidates[cell] for cell in cells))
        need(any(self.cells <= house for house in ROWS + COLUMNS + BOXES), 'in no house')
        need(len(self.digits) == len(self.cells) + 1, 'no almost locked set')

    def places(self, digit):
        need(digit in self.digits, 'no such digit in the set')
        return self.position.places(self.cells, digit)


def see_each_other(some, others):
    return all(one in PEERS[other] for one in some for other in others)


class Ends(Proof):
    """What ends in places of which one has a digit."""

    def __init__(self, position):
        super().__init__(position)
        self.ends = None        # (cells, digit)

    def end_in(self, digit, cells, found):
        need(found == set(cells_in(cells)), 'other cells')
        self.ends = found, int(digit)

    def block(self, _, digit):
        need(self.ends is not None and self.ends[1] == int(digit), 'another digit')
        self.remove(*self.ends)


class Sets(Ends):
    """A chain of almost locked sets, or two that are linked twice."""

    def __init__(self, position):
        super().__init__(position)
        self.sets = []
        self.losses = []        # (digit that goes, digit that is there for it), a set each
        self.common = None      # of two sets that are linked twice

    def name_set(self, cells, digits):
        need(len(self.losses) in (0, len(self.sets)), 'a set without its loss')
        self.sets.append(AlmostLocked(self.position, cells_in(cells)))
        need(self.sets[-1].digits == digits_in(digits), 'other digits')

    def lose(self, lost, taken, places):
        need(len(self.losses) == len(self.sets) - 1, 'no set for it')
        lost, taken, here = int(lost), int(taken), self.sets[-1]
        need(lost != taken and here.places(lost), 'no such digit')
        need(here.places(taken) == set(cells_in(places)) if places else len(here.cells) == 1,
             'other places')
        if self.losses:
            before = self.sets[-2].places(lost)
            need(self.losses[-1][1] == lost, 'another digit')
            need(see_each_other(before, here.places(lost)), 'not restricted')
        self.losses.append((lost, taken))

    def lose_first(self, lost, taken, places=None):
        need(not self.losses, 'not the first set')
        self.lose(lost, taken, places)

    def lose_next(self, lost, same, taken, places=None):
        need(self.losses and lost == same, 'another digit')
        self.lose(lost, taken, places)

    def end(self, digit, cells):
        need(len(self.losses) == len(self.sets) > 1, 'a set without its loss')
        first, last = self.sets[0], self.sets[-1]
        need(self.losses[0][0] == self.losses[-1][1] == int(digit), 'another digit')
        self.end_in(digit, cells, first.places(int(digit)) | last.places(int(digit)))

    def end_others(self, digits):
        """Where a digit is missing in the first set, all is as with that of the ends."""
        need(self.ends is not None, 'no end yet')
        for digit in digits_in(digits):
            need(digit not in (self.losses[0][1], self.losses[-1][0]), 'a restricted common')
            self.remove(self.sets[0].places(digit) | self.sets[-1].places(digit), digit)

    def link_twice(self, digits):
        self.common = digits_in(digits)
        need(len(self.sets) == len(self.common) == 2 and not self.losses, 'not two of them')
        for digit in self.common:
            need(see_each_other(*(each.places(digit) for each in self.sets)), 'not restricted')

    def lock(self):
        need(self.common is not None, 'not linked twice')
        for each in self.sets:
            for digit in each.digits - self.common:
                self.remove(each.places(digit), digit)

    def lock_common(self, digits):
        need(self.common is not None and digits_in(digits) <= self.common, 'other digits')
        for digit in digits_in(digits):
            self.remove(self.sets[0].places(digit) | self.sets[1].places(digit), digit)


BLOCK = ('No (other cell that sees it|cell that sees both|cell that sees all of them) '
         'can be ([1-9])', 'block')
OTHERS = ('The same holds for %s' % ALL, 'end_others')
SET_SENTENCES = sentences_of(Sets, (
    (r'%s is %s' % (CELL, NUMBERS), 'name_set'),
    (r'%s hold all but one of %s(?: \(an almost locked set\))?' % (LIST, ALL), 'name_set'),
    (r'If it is not ([1-9]), it is ([1-9])', 'lose_first'),
    (r'If they lack ([1-9]), they hold all the others, so ([1-9]) is in %s' % LIST, 'lose_first'),
    (r'The ([1-9]) of the set before rules out ([1-9]) here, so it is ([1-9])', 'lose_next'),
    (r'([1-9]) cannot be in both sets \(it is their restricted common\), so these '
     r'cells lack ([1-9]), and ([1-9]) is in %s' % LIST, 'lose_next'),
    (r'So ([1-9]) is in %s' % LIST, 'end'),
    (r'%s can each be in only one of the two sets, so each set has one of them and all of its '
     r'other digits' % ALL, 'link_twice'),
    (r'So a cell that sees every place of one of these digits in its set cannot be that digit',
     'lock'),
    (r'A cell that sees every place of %s in both sets cannot be that digit' % NUMBERS,
     'lock_common'),
    BLOCK, OTHERS))


class Blossom(Ends):
    def __init__(self, position):
        super().__init__(position)
        self.stem = None
        self.petals = {}        # digit of the stem: (set, digit that is there then)

    def name_stem(self, cell, digits):
        self.stem = cells_in(cell)[0]
        need(digits_in(digits) == self.position.candidates[self.stem], 'other candidates')

    def add_petal(self, digit, cells, taken, places=None):
        need(self.stem is not None, 'no stem')
        digit, taken = int(digit), int(taken)
        petal = AlmostLocked(self.position, cells_in(cells))
        need(digit in self.position.candidates[self.stem] and digit not in self.petals,
             'no digit of the stem')
        need(petal.places(digit) <= PEERS[self.stem] and taken != digit, 'not seen')
        need(petal.places(taken) == set(cells_in(places or cells)), 'other places')
        self.petals[digit] = petal, taken

    def find(self, digit):
        need(self.stem is not None, 'no stem')
        need(set(self.petals) == self.position.candidates[self.stem], 'a petal is missing')
        return set().union(*(petal.places(digit) for petal, _ in self.petals.values()))

    def end(self, digit, cells):
        need({taken for _, taken in self.petals.values()} == {int(digit)}, 'another digit')
        self.end_in(digit, cells, self.find(int(digit)))

    def end_others(self, digits):
        need(self.ends is not None, 'no end yet')
        for digit in digits_in(digits):
            need(digit not in self.petals, 'a petal loses it')
            self.remove(self.find(digit), digit)


BLOSSOM_SENTENCES = sentences_of(Blossom, (
    (r'The stem %s is %s' % (CELL, NUMBERS), 'name_stem'),
    (r'If it is ([1-9]), then %s is ([1-9])' % CELL, 'add_petal'),
    (r'If it is ([1-9]), %s hold their other digits, so ([1-9]) is in %s' % (LIST, LIST),
     'add_petal'),
    (r'Whatever the stem is, ([1-9]) is in %s' % LIST, 'end'),
    BLOCK, OTHERS))


class SueDeCoq(Proof):
    def __init__(self, position):
        super().__init__(position)
        self.line = self.box = self.crossing = self.arms = None
        self.is_full = False    # every digit is there as often as it can be

    def cross(self, line, box, cells, digits):
        self.line, self.box, self.crossing = house_of(line), house_of(box), set(cells_in(cells))
        need(self.crossing <= self.line & self.box, 'not where they cross')
        need(set().union(*(self.position.candidates[cell] for cell in self.crossing))
             == digits_in(digits), 'other candidates')

    def reach(self, in_line, line, in_box, box, number):
        need(self.crossing is not None, 'nothing crosses')
        self.arms = set(cells_in(in_line)), set(cells_in(in_box))
        need(house_of(line) == self.line and house_of(box) == self.box, 'another house')
        need(self.arms[0] <= self.line - self.box and self.arms[1] <= self.box - self.line,
             'not in the house alone')
        need(len(self.cells()) == int(number), 'another number')

    def cells(self):
        need(self.arms is not None, 'no arms')
        return self.crossing | self.arms[0] | self.arms[1]

    def places(self, digit):
        return self.position.places(self.cells(), digit)

    def twice(self):
        """The digits that can be there twice: once in the line, and once in the box."""
        return {digit for digit in range(1, 10)
                if not (self.places(digit) <= self.line or self.places(digit) <= self.box)}

    def count(self, number):
        n_digits = sum(len(self.places(digit)) > 0 for digit in range(1, 10))
        need(int(number) == n_digits == len(self.cells()) and not self.twice(), 'too many digits')
        self.is_full = True

    def count_twice(self, digits):
        n_digits = sum(len(self.places(digit)) > 0 for digit in range(1, 10))
        need(digits_in(digits) == self.twice(), 'other digits')
        need(n_digits + len(self.twice()) == len(self.cells()), 'too many digits')
        self.is_full = True

    def bind_in(self, house, digit):
        need(self.is_full and self.places(digit), 'not counted')
        self.known |= {(cell, digit) for cell in house - self.cells()}

    def bind(self, digits, house):
        for digit in digits_in(digits):
            need(self.places(digit) <= house_of(house), 'in the other arm too')
            self.bind_in(house_of(house), digit)

    def bind_crossing(self, digits):
        for digit in digits_in(digits):
            need(self.places(digit) <= self.crossing, 'not only there')
            self.bind_in(self.line | self.box, digit)

    def bind_arms(self, digits):
        need(digits_in(digits) <= self.twice(), 'not twice')
        for digit in digits_in(digits):
            self.bind_in(self.line | self.box, digit)
            self.known |= {(cell, digit) for cell in self.crossing}


SUE_DE_COQ_SENTENCES = sentences_of(SueDeCoq, (
    (r'Where %s and %s cross, %s can be %s' % (HOUSE, HOUSE, LIST, NUMBERS), 'cross'),
    (r'With %s in %s and %s in %s, these are ([1-9]) cells' % (LIST, HOUSE, LIST, HOUSE), 'reach'),
    (r'They have ([1-9]) digits, none of which can be there twice, so each is there once', 'count'),
    (r'Only %s can be there twice, so every digit is there as often as it can be' % ALL,
     'count_twice'),
    (r'The %s of %s (?:is|are) in these cells and nowhere else' % (ALL, HOUSE), 'bind'),
    (r'Both have their %s where they cross and nowhere else' % ALL, 'bind_crossing'),
    (r'Both have their %s in these cells, but not where they cross' % ALL, 'bind_arms')))

PROOFS = {
    '0901': (Sets, SET_SENTENCES),
    '0902': (Sets, SET_SENTENCES),
    '0903': (Sets, SET_SENTENCES),
    '0904': (Blossom, BLOSSOM_SENTENCES),
    '1101': (SueDeCoq, SUE_DE_COQ_SENTENCES),
}
