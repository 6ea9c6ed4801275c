"""Replays the texts of hints: does each sentence follow from the position, the sentences before it,
and the rules?

It knows the rules of sudoku and the sentences of forcing chains and nets, chains and loops, and by
replay_sets.py those of almost locked sets; of the program it knows nothing. What it cannot read, or
what does not follow, is a `Gap`.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import re

import replay_sets
from replay_rules import (ALL, BOXES, CELL, COLUMNS, DIGITS, HOUSE, LIST, NUMBERS, PEERS, ROWS, Gap,
                          Position, candidates_of_field, cells_in, digits_in, house_of, need,
                          need_known, read)

NETS = {'1301', '1302', '1303', '1304', '1305'}
CHAINS = {'0701', '0702', '0706', '0707', '0708', '0709', '0710', '0711'}
SETS = set(replay_sets.PROOFS)
ALL_CODES = NETS | CHAINS | SETS


class Branch:
    """What is left of the candidates under an assumption."""

    def __init__(self, candidates, cell, digit, is_true):
        self.assumed = cell, digit, is_true
        self.left = [set(digits) for digits in candidates]
        need(digit in self.left[cell], 'what is supposed is gone already')
        if is_true:
            self.place(cell, digit)
        else:
            self.left[cell].discard(digit)

    def place(self, cell, digit):
        need(digit in self.left[cell], 'placed where it is gone')
        self.left[cell] = {digit}
        for peer in PEERS[cell]:
            self.left[peer].discard(digit)

    def places(self, house, digit):
        return {cell for cell in house if digit in self.left[cell]}


class Net:
    """The proof of a forcing chain or net."""

    def __init__(self, position):
        self.position = position
        self.branches = []
        self.cases = None       # of a verity: those not tried yet
        self.goals = []
        self.wrong = None       # the assumption that was refuted last
        self.known = set()      # (cell, digit, is_true)

    def candidates(self):
        return self.branches[-1].left if self.branches else self.position.candidates

    def branch(self):
        need(self.branches, 'nothing is supposed')
        return self.branches[-1]

    def suppose(self, more, cell, not_, digit):
        need(self.wrong is None, 'a refuted assumption is left without a conclusion')
        need(bool(more) == bool(self.branches), 'a branch is not told as one')
        cell, digit = cells_in(cell)[0], int(digit)
        if not self.branches and self.cases is not None:
            need((cell, digit) in self.cases and not not_, 'no case')
            self.cases.remove((cell, digit))
        self.branches.append(Branch(self.candidates(), cell, digit, not not_))

    def only_digit(self, cell, digit, others):
        cell, digit = cells_in(cell)[0], int(digit)
        need(digits_in(others or '') == self.position.candidates[cell] - {digit}, 'other digits')
        need(self.branch().left[cell] == {digit}, 'another digit is left')
        self.branch().place(cell, digit)

    def only_place(self, cell, digit, house, same):
        cell, digit = cells_in(cell)[0], int(digit)
        need(digit == int(same), 'another digit')
        need(self.branch().places(house_of(house), digit) == {cell}, 'another place is left')
        self.branch().place(cell, digit)

    def locked(self, house, digit, second, cells, same):
        digit, house, second = int(digit), house_of(house), house_of(second)
        need(digit == int(same), 'another digit')
        need(self.branch().places(house, digit) <= second, 'another place is left')
        for cell in cells_in(cells):
            need(cell in second - house, 'not in the second house')
            self.branch().left[cell].discard(digit)

    def contradict(self):
        need(self.wrong is None, 'a refuted assumption is left without a conclusion')
        self.wrong = self.branches.pop().assumed
        if not self.branches:
            cell, digit, is_true = self.wrong
            need(self.cases is None, 'a case of a verity is refuted')
            self.known.add((cell, digit, not is_true))

    def no_digit(self, cell):
        need(not self.branch().left[cells_in(cell)[0]], 'a candidate is left')
        self.contradict()

    def no_place(self, house, digit):
        need(not self.branch().places(house_of(house), int(digit)), 'a place is left')
        self.contradict()

    def reach(self, cell, digit, is_true):
        left = self.branch().left[cell]
        need(left == {digit} if is_true else digit not in left, 'the goal is not reached')
        need(len(self.branches) == 1 and self.cases is not None, 'a goal within a branch')
        self.branches.pop()
        self.goals.append((cell, digit, is_true))

    def sees(self, cell, other, digit):
        cell, other, digit = cells_in(cell)[0], cells_in(other)[0], int(digit)
        need(other in PEERS[cell] and self.branch().left[other] == {digit}, 'it does not')
        self.reach(cell, digit, False)

    def conclude(self, cells, not_, digits):
        cells, digits = cells_in(cells), digits_in(digits)
        if self.branches and self.wrong is not None:
            need([(cells[0], min(digits), True)] == [self.wrong] and not_, 'another conclusion')
            self.branch().left[cells[0]].discard(min(digits))
            self.wrong = None
        elif self.branches:
            self.reach(cells[0], min(digits), not not_)
        else:
            for cell in cells:
                need_known(self, cell, digits, not not_)

    def only(self, digit, cell):
        need_known(self, cells_in(cell)[0], {int(digit)}, True)

    def knows(self, cell, digit, is_true):
        """Whether it is known, or follows from that at once: all else in the cell is gone."""
        if (cell, digit, is_true) in self.known:
            return True
        if is_true:
            others = self.position.candidates[cell] - {digit}
            return all((cell, other, False) in self.known for other in others)
        return any((cell, other, True) in self.known for other in DIGITS - {digit})

    def cases_of_cell(self, cell, digits):
        cell = cells_in(cell)[0]
        need(digits_in(digits) == self.position.candidates[cell], 'other candidates')
        self.cases = {(cell, digit) for digit in self.position.candidates[cell]}

    def cases_of_house(self, digit, house, cells):
        cells = set(cells_in(cells))
        need(self.position.places(house_of(house), int(digit)) == cells, 'other places')
        self.cases = {(cell, int(digit)) for cell in cells}

    def whichever(self):
        need(not self.branches and self.cases == set(), 'a case is left')
        need(len(set(self.goals)) == 1, 'the cases differ')
        self.known.add(self.goals[0])

    # What texts said before they had the whole proof: that a list of cells is settled.
    def settled(self, listed):
        for cell, digit in re.findall('(r.c.) is ([1-9])', listed):
            cell, digit = cells_in(cell)[0], int(digit)
            left = self.branch()
            need(left.left[cell] == {digit} or any(left.places(house, digit) == {cell}
                 for house in ROWS + COLUMNS + BOXES if cell in house), 'not settled')
            left.place(cell, digit)


NET_SENTENCES = [(re.compile(pattern), method) for pattern, method in (
    ('Suppose (?:that )?(also that )?%s is (not )?([1-9])' % CELL, Net.suppose),
    ('%s is ([1-9]): it (?:has no other candidate|can no longer be %s)' % (CELL, NUMBERS),
     Net.only_digit),
    ('%s is ([1-9]): %s has no other place for ([1-9])' % (CELL, HOUSE), Net.only_place),
    ('In %s all ([1-9])s lie in %s, so %s (?:is|are) not ([1-9])' % (HOUSE, HOUSE, LIST),
     Net.locked),
    ('Now %s has no candidate left: the assumption was wrong' % CELL, Net.no_digit),
    ('Now %s has no place left for ([1-9]): the assumption was wrong' % HOUSE, Net.no_place),
    ('%s sees %s, so it is not ([1-9])' % (CELL, CELL), Net.sees),
    ('(?:So|And) %s (?:is|are) (not )?%s' % (LIST, NUMBERS), Net.conclude),
    ('Only ([1-9]) is left for %s' % CELL, Net.only),
    ('%s is %s' % (CELL, NUMBERS), Net.cases_of_cell),
    ('The ([1-9]) of %s is in %s' % (HOUSE, LIST), Net.cases_of_house),
    ('Whichever it is, the same follows', Net.whichever),
    ('Then (r.c. is [1-9](?:(?:, | and )r.c. is [1-9])*)', Net.settled),
)]


class Chain:
    """A chain or loop. It is told from what is supposed, or from one end that is not."""

    def __init__(self, position):
        self.position = position
        self.start = None       # (cells, digit, is_true)
        self.now = None         # (cells, digit): the digit is in one of these cells
        self.weak = []          # the two ends of each weak link
        self.around = []        # digits that a set takes whichever way a loop is
        self.known = set()      # (cell, digit) that goes
        self.is_closed = False  # to a loop
        self.ends = None        # of which one has the digit
        self.others = ()        # two ends, (cells, digit), of which one is true

    def suppose(self, cell, digit):
        self.start = frozenset(cells_in(cell)), int(digit), True
        self.now = self.start[:2]

    def check_off(self, cells, digit):
        """That no one of the cells has the digit, after what was found last."""
        need(self.now is not None, 'nothing is found yet')
        where, what = self.now
        if digit == what:
            need(all(other in PEERS[cell] for cell in cells for other in where), 'not seen')
        else:
            need(set(cells) == set(where) and len(where) == 1, 'another cell')
        self.weak.append((frozenset(where), what, frozenset(cells), digit))

    def leave(self, cells, digit, other):
        """A cell without a digit has the other."""
        need(self.position.candidates[cells[0]] == {digit, other}, 'another candidate')
        self.now = frozenset(cells), other

    def lie(self, cells, digit, house, places):
        """A house without the digit in some cells has it in the places."""
        need(self.position.places(house_of(house), digit) <= set(cells) | set(places),
             'another place')
        self.now = frozenset(places), digit

    def first_cell(self, cells, digit, other):
        cells, digit = cells_in(cells), int(digit)
        self.start = frozenset(cells), digit, False
        self.leave(cells, digit, int(other))

    def first_house(self, cells, digit, same, house, places):
        cells, digit = cells_in(cells), int(digit)
        need(digit == int(same), 'another digit')
        self.start = frozenset(cells), digit, False
        self.lie(cells, digit, house, cells_in(places))

    def next_cell(self, cells, digit, other):
        self.check_off(cells_in(cells), int(digit))
        self.leave(cells_in(cells), int(digit), int(other))

    def next_house(self, cells, digit, same, house, places):
        need(digit == same, 'another digit')
        self.check_off(cells_in(cells), int(digit))
        self.lie(cells_in(cells), int(digit), house, cells_in(places))

    def enter_set(self, cells, digits, lost):
        cells, digits, lost = cells_in(cells), digits_in(digits), int(lost)
        found = set().union(*(self.position.candidates[cell] for cell in cells))
        need(any(set(cells) <= house for house in ROWS + COLUMNS + BOXES), 'in no house')
        need(found == digits and len(digits) == len(cells) + 1, 'no almost locked set')
        places = self.position.places(cells, lost)
        need(self.now[1] == lost and all(other in PEERS[cell] for cell in places
                                         for other in self.now[0]), 'not seen')
        self.weak.append((self.now[0], lost, frozenset(places), lost))
        return cells, digits, lost

    def next_set(self, cells, digits, lost, digit, places):
        cells, digits, lost = self.enter_set(cells, digits, lost)
        need(self.position.places(cells, int(digit)) == set(cells_in(places)), 'other places')
        self.now = frozenset(cells_in(places)), int(digit)
        for rest in digits - {lost, int(digit)}:
            self.around.append((frozenset(self.position.places(cells, rest)), rest))

    def force(self, cells, digits, lost, cell, digit):
        cells, digits, lost = self.enter_set(cells, digits, lost)
        cell, digit = cells_in(cell)[0], int(digit)
        need(self.position.candidates[cell] - {digit} <= digits - {lost}, 'another candidate')
        for other in self.position.candidates[cell] - {digit}:
            need(self.position.places(cells, other) <= PEERS[cell], 'not seen')
        self.now = frozenset({cell}), digit

    def remove(self, ends, digit):
        for cell in range(81):
            if digit in self.position.candidates[cell] and ends <= PEERS[cell]:
                self.known.add((cell, digit))

    def end_same(self, first, last, digit):
        first, last = frozenset(cells_in(first)), frozenset(cells_in(last))
        need(self.start == (first, int(digit), False), 'another start')
        need(self.now == (last, int(digit)), 'another end')
        self.ends = first | last, int(digit)

    def end_group(self, digit, cells):
        digit = int(digit)
        need(self.start[1:] == (digit, False) and self.now[1] == digit, 'another digit')
        need(self.start[0] | self.now[0] == set(cells_in(cells)), 'other cells')
        self.ends = self.start[0] | self.now[0], digit

    def see_ends(self, cells, digit):
        need(self.ends is not None and self.ends[1] == int(digit), 'another digit')
        need(all(self.ends[0] <= PEERS[cell] for cell in cells_in(cells)), 'not seen')
        self.known |= {(cell, int(digit)) for cell in cells_in(cells)}

    def end_other(self, first, digit, last, other):
        first, last = frozenset(cells_in(first)), frozenset(cells_in(last))
        digit, other = int(digit), int(other)
        need(self.start == (first, digit, False), 'another start')
        need(self.now == (last, other), 'another end')
        self.others = (first, digit), (last, other)

    def clash(self, cell, digit, other_cells, same):
        """An end without its digit, but with that of the other end, which is true then."""
        cells, other_cells = frozenset(cells_in(cell)), frozenset(cells_in(other_cells))
        need(digit == same, 'another digit')
        need(any(one[0] == cells and one[1] != int(digit) and other == (other_cells, int(digit))
                 for one, other in (self.others, self.others[::-1])), 'no such ends')
        need(all(one in PEERS[other] for one in cells for other in other_cells),
             'they do not see each other')
        self.known |= {(one, int(digit)) for one in cells}

    def end_false(self, cell, digit):
        cell, digit = cells_in(cell), int(digit)
        need(self.start == (frozenset(cell), digit, True), 'another start')
        self.check_off(cell, digit)
        self.known.add((cell[0], digit))

    def end_clash(self, cell, digit):
        cell, digit = cells_in(cell), int(digit)
        need(self.start == (frozenset(cell), digit, True), 'another start')
        need(self.now[0] == frozenset(cell) and self.now[1] != digit, 'no contradiction')
        self.known.add((cell[0], digit))

    def close(self):
        """From here on one is true of the two ends of each weak link."""
        cells, digit, is_true = self.start
        if is_true:
            need(self.now == (cells, digit), 'it does not close')
        else:
            self.check_off(sorted(cells), digit)
        self.is_closed = True

    def beside_cell(self, cell, either, digits):
        cell, either, digits = cells_in(cell)[0], digits_in(either), digits_in(digits)
        need(self.is_closed and any(first == last == {cell} and either == {one, other}
             for first, one, last, other in self.weak), 'no such link')
        self.known |= {(cell, digit) for digit in digits - either}

    def beside_link(self, digit, ends, cells, same):
        digit, ends = int(digit), set(cells_in(ends))
        need(digit == int(same), 'another digit')
        need(self.is_closed and any(one == other == digit and first | last == ends
             for first, one, last, other in self.weak), 'no such link')
        need(all(ends <= PEERS[cell] for cell in cells_in(cells)), 'not seen')
        self.known |= {(cell, digit) for cell in cells_in(cells)}

    def locked_set(self, cells, digits):
        digits = digits_in(digits)
        need(self.is_closed, 'no loop')
        for places, digit in self.around:
            if digit in digits and places <= set(cells_in(cells)):
                self.remove(places, digit)

    def conclude(self, cells, not_, digits):
        for cell in cells_in(cells):
            need_known(self, cell, digits_in(digits), not not_)

    def only(self, digit, cell):
        need_known(self, cells_in(cell)[0], {int(digit)}, True)

    def knows(self, cell, digit, is_true):
        if self.start == ({cell}, self.start[1], False) and self.now == ({cell}, self.start[1]):
            return (digit == self.start[1]) == is_true
        if is_true:
            return all((cell, other) in self.known
                       for other in self.position.candidates[cell] - {digit})
        return (cell, digit) in self.known


CHAIN_SENTENCES = [(re.compile(pattern), method) for pattern, method in (
    ('Suppose %s is ([1-9])' % CELL, Chain.suppose),
    ('If %s is not ([1-9]), it is ([1-9])' % CELL, Chain.first_cell),
    ('If %s (?:is|are) not ([1-9]), the ([1-9]) of %s is in %s' % (LIST, HOUSE, LIST),
     Chain.first_house),
    ('Then %s is not ([1-9]), so it is ([1-9])' % CELL, Chain.next_cell),
    ('Then %s (?:is|are) not ([1-9]), so the ([1-9]) of %s is in %s' % (LIST, HOUSE, LIST),
     Chain.next_house),
    ('%s hold all but one of %s\\. Now they lack ([1-9]), so ([1-9]) is in %s'
     % (LIST, ALL, LIST), Chain.next_set),
    ('%s hold all but one of %s\\. Now they lack ([1-9]) and hold the others, so %s can only be '
     '([1-9])' % (LIST, ALL, CELL), Chain.force),
    ('So %s or %s is ([1-9])' % (LIST, LIST), Chain.end_same),
    ('So ([1-9]) is in %s' % LIST, Chain.end_group),
    ('%s sees? (?:both|all of them), so (?:it is|they are) not ([1-9])' % LIST, Chain.see_ends),
    ('So %s is ([1-9]) or %s is ([1-9])' % (LIST, LIST), Chain.end_other),
    ('If %s were ([1-9]), %s would be ([1-9]) too, but they see each other' % (CELL, LIST),
     Chain.clash),
    ('Then %s cannot be ([1-9]), which contradicts the assumption' % CELL, Chain.end_false),
    ('But %s was supposed to be ([1-9])' % CELL, Chain.end_clash),
    ('So the chain closes into a loop: at each weak link exactly one end is true, and every '
     'other candidate that sees both ends is ruled out', Chain.close),
    ('%s is %s, so it is not %s' % (CELL, NUMBERS, NUMBERS), Chain.beside_cell),
    ('([1-9]) is in %s, so %s (?:is|are) not ([1-9])' % (LIST, LIST), Chain.beside_link),
    ('Either way %s hold %s as well' % (LIST, ALL), Chain.locked_set),
    ('(?:So|And) %s (?:is|are) (not )?%s' % (LIST, NUMBERS), Chain.conclude),
    ('Only ([1-9]) is left for %s' % CELL, Chain.only),
)]


def replay(position, fields):
    """Holds a step, the five fields of a line, against its text."""
    code, _, gone, placed, text = fields
    if code in NETS:
        proof = read(Net(position), NET_SENTENCES, text)
        need(not proof.branches, 'a branch is left open')
    elif code in SETS:
        proof, sentences = replay_sets.PROOFS[code]
        proof = read(proof(position), sentences, text)
    else:
        proof = read(Chain(position), CHAIN_SENTENCES, text)
    gone, placed = candidates_of_field(gone), candidates_of_field(placed)
    need(gone or placed, 'nothing follows')
    for cell, digit in gone:
        need(proof.knows(cell, digit, False), 'r%dc%d is not shown not to be %d'
             % (cell // 9 + 1, cell % 9 + 1, digit))
    for cell, digit in placed:
        need(proof.knows(cell, digit, True), 'r%dc%d is not shown to be %d'
             % (cell // 9 + 1, cell % 9 + 1, digit))


def replay_paths(lines):
    """Reads the output of `grade --path`. Yields (code, text, gap) for each step of these."""
    position = None
    for line in lines:
        fields = line.rstrip('\n').split('\t')
        if fields[0]:
            position = Position(fields[0])
            continue
        fields = fields[2:7]
        if fields[0] in ALL_CODES:
            try:
                replay(position, fields)
                yield fields[0], fields[4], None
            except Gap as gap:
                yield fields[0], fields[4], str(gap)
        for cell, digit in candidates_of_field(fields[2]):
            position.candidates[cell].discard(digit)
        for cell, digit in candidates_of_field(fields[3]):
            position.place(cell, digit)
