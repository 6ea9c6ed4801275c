#!/usr/bin/python3
"""All lessons, from their list to their last pages: by keys alone, and through AT-SPI alone.

SPDX-License-Identifier: GPL-3.0-or-later
"""
from accessibility import BUTTONS, ENTRIES, LABEL, LIST, LIST_ITEM, SELECTED, VISIBLE
from driver import Program, main, wait

CODE = ['place(r)', 'if r > n: solution, return', 'for c = 1 … n', 'if attacks[r][c] > 0',
        'then next c', 'queen[r] = c', 'add 1 where it attacks ahead', 'place(r+1)',
        'subtract 1 where it attacks ahead', 'return  (no c is left)']
STEPS = ['Define the board', 'Write the search', 'Write the helpers', 'Fill the tables']
NEXT = 10               # the line below the call, in both tasks

# The answers to the tasks of each lesson, which are on every second page.
LESSONS = [
    [('squares', [(3, 5), (4, 2), (5, 2), (5, 4)]), ('numbers', [2])],
    [('numbers', [256]), ('numbers', [24, 120]), ('numbers', [2000])],
    [('moves', '13b42bbb2413'), ('numbers', [16])],
    [('numbers', [6]), ('numbers', [4, 2])],
    [('order', CODE), ('line', NEXT), ('line', NEXT)],
    [('numbers', [15000]), ('numbers', [6, 9])],
    [('numbers', [7, 4, 7, 14]), ('numbers', [2, 6, 5])],
    [('board', 3), ('squares', [(3, 3), (4, 1), (4, 4), (5, 1)]), ('squares', [(1, 1)]),
     ('numbers', [263168])],
    [('numbers', [7]), ('numbers', [2056])],
    [('squares', [(4, 2)]), ('squares', [(6, 4)])],
    [('digits', '468'), ('numbers', [300000]), ('order', STEPS)],
    [('numbers', [51]), ('digits', '5')],
    [('output', '2 4 1 3\n3 1 4 2\n'), ('numbers', [4, 40, 92])],
    [('numbers', [1]), ('numbers', [1800])],
]


class Learner:
    """What is the same for both: how the card is looked at."""

    def __init__(self, program):
        self.program = program

    def is_there(self, name):
        return self.program.find_with(VISIBLE, name, BUTTONS)

    def can_go_on(self):
        """The last button has the name of the first."""
        return self.is_there('Continue') or len(self.is_there('Close Lesson')) == 2

    def wait_for_page(self, page, n_pages):
        self.program.find(f'Page {page} of {n_pages}', (LABEL,))

    def lines(self, what):
        """The places of what is put in order, each with its line."""
        rows = self.program.find('Code', (LIST,)).children
        names = [row.name for row in rows]
        return rows, [next(i for i, name in enumerate(names) if name.startswith(line))
                      for line in what]

    def play(self, lesson, answers):
        n_pages = 2 * len(answers) + (lesson in (14,))
        self.open(lesson)
        for page in range(1, n_pages + 1):
            self.wait_for_page(page, n_pages)
            if page % 2 == 0:
                kind, answer = answers[page // 2 - 1]
                getattr(self, kind)(answer)
                wait(f'the answer to page {page} of lesson {lesson} to be right',
                     self.can_go_on)
            self.go_on(page == n_pages)
        wait('the lesson to be closed', lambda: not self.is_there('Close Lesson'))


class ByKeys(Learner):
    """Nothing but keys. A page that is shown has the focus; Tab goes to its Close button, and then
    to where the task is answered."""

    TO_TASK = ['Tab', 'Tab']

    def key(self, *keys):
        self.program.key(*keys)

    def open(self, lesson):
        self.key('alt+l')
        self.program.focus('Lessons')
        self.key('Home', *['Down'] * (lesson - 1), 'Return')
        self.program.shown(f'Lesson {lesson}')
        self.program.focus()

    def go_on(self, is_last):
        self.key('Return')

    def squares(self, squares):
        self.key(*[str(number) for square in squares for number in square], 'Return')

    def moves(self, moves):
        self.key(*['BackSpace' if move == 'b' else move for move in moves])

    def numbers(self, numbers):
        keys = ['Tab']
        for number in numbers:
            keys += ['Tab', *str(number)]
        self.key(*keys, 'Return')

    def digits(self, digits):
        self.key(*digits, 'Return')

    def order(self, lines):
        """Each line up to its place, from the first on; the focus goes with it."""
        _, places = self.lines(lines)
        keys, focus = list(self.TO_TASK), 0
        for to in range(len(places)):
            place = places[to]
            keys += ['Down'] * (place - focus) + ['Up'] * (focus - place)
            keys += ['alt+Up'] * (place - to)
            places = [other + (to <= other < place) for other in places]
            focus = to
        self.key(*keys, 'Return')

    def line(self, line):
        self.key(*self.TO_TASK, *['Down'] * line, 'Return')

    def board(self, number):
        for board in range(1, number + 1):
            self.key('n')
            self.program.shown(f'The program reports board {board}.')
        self.key('Return')

    def output(self, text):
        names = {' ': 'space', '\n': 'Return'}
        self.key(*self.TO_TASK, *[names.get(letter, letter) for letter in text], *['Tab'] * 3,
                 'space')


class ByActions(Learner):
    """Widgets are found by name and role; their actions, texts and selections do the rest."""

    def press(self, name):
        self.program.press(name)

    def check(self):
        self.press('Check')

    def open(self, lesson):
        self.press('Lessons')
        row = wait(f'lesson {lesson} in the list', lambda: [
            node for node in self.program.find_all(roles=(LIST_ITEM,))
            if node.name.startswith(f'{lesson}. ')][0])
        row.activate()
        self.program.shown(f'Lesson {lesson}')

    def go_on(self, is_last):
        wait('the button to go on', self.can_go_on)
        self.press('Close Lesson' if is_last else 'Continue')

    def squares(self, squares):
        """The board may be that of the last page still, whose squares go at the next frame."""
        for square in squares:
            wait(f'{square} to be pressed',
                 lambda: self.program.cell(*square).activate() or True)
            wait(f'{square} to be chosen',
                 lambda: 'chosen' in self.program.cell(*square).description)
        self.check()

    def moves(self, moves):
        depth = 0
        for number, move in enumerate(moves, 1):
            depth += -1 if move == 'b' else 1
            if move == 'b':
                self.press('Back')
            else:
                self.program.cell(depth, int(move)).activate()
            if number < len(moves):
                self.program.shown(f'{number} of {len(moves)} moves')

    def numbers(self, numbers):
        entries = wait('the fields', lambda: [
            node for node in self.program.find_all(roles=ENTRIES)
            if node.is_shown() and node.name][:len(numbers)])
        for entry, number in zip(entries, numbers):
            entry.set_text(str(number))
        self.check()

    def digits(self, digits):
        for digit in digits:
            self.press(digit)
        self.check()

    def order(self, lines):
        """Ten lines would take many presses, and GTK holds each for a quarter of a second."""
        if len(lines) > 4:
            self.press('Show Me')
            return
        for to, line in enumerate(lines):
            rows, places = self.lines([line])
            for place in range(places[0], to, -1):
                up = [node for node in rows[place].walk() if node.name == 'Move Up'][0]
                up.activate()
                wait(f'“{line}” in row {place}', lambda: rows[place - 1].name.startswith(line))
        self.check()

    def line(self, line):
        code = self.program.find('Code', (LIST,))
        code.ask('Selection', 'SelectChild', '(i)', line)
        wait(f'line {line} to be selected', lambda: code.children[line].has(SELECTED))
        self.check()

    def board(self, number):
        for board in range(1, number + 1):
            self.press('Next Solution')
            self.program.shown(f'The program reports board {board}.')
        self.check()

    def output(self, text):
        self.program.find('Output', ENTRIES).set_text(text)
        self.check()


def play_all(learner_of):
    with Program('--queens=8') as program:
        program.show_page('Watch')
        learner = learner_of(program)
        for lesson, answers in enumerate(LESSONS, 1):
            learner.play(lesson, answers)


def test_keys():
    """all lessons are played to their ends by keys alone"""
    play_all(ByKeys)


def test_accessible():
    """all lessons are played to their ends through AT-SPI alone"""
    play_all(ByActions)


if __name__ == '__main__':
    main(globals())
