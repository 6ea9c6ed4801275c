"""Three hands that play the same games: keys alone, the pointer alone, and AT-SPI alone.

What they have in common is what they can do to a puzzle; squares are told by row and column from 0.
Each says what it is sure of: a hand waits where the program answers, and never for a time.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import subprocess

from driver import BUTTONS, PATIENCE, pyatspi, wait, walk

CLICK = ['click', '--delay', 8, 1]
WITH_DIGIT = {'digit': '', 'corner': 'shift+', 'centre': 'ctrl+'}     # keys of one entry


def name_of(square, content):
    return f'Row {square[0] + 1}, column {square[1] + 1}: {content}'


class Hand:
    """What is the same for all: how the board is looked at."""

    def __init__(self, program):
        self.program = program
        self.known = {}         # buttons by name: a walk through all widgets takes long
        self.panel = None
        self.look()

    def look(self):
        """Takes in the board, which stays the same while a puzzle is played."""
        self.squares = self.program.squares()
        self.size = round(len(self.squares) ** .5)

    def cell(self, square):
        return self.squares[square[0] * self.size + square[1]]

    def wait_for(self, square, content):
        cell = self.cell(square)
        wait(f'“{name_of(square, content)}”', lambda: cell.name == name_of(square, content))

    def wait_for_hint(self, stage):
        """Until a hint is told as far as that."""
        if self.panel is None:
            self.panel = wait('a hint', lambda: next(
                (node for node in walk(self.program.window) if node.name.startswith('Hint: ')),
                None))
        wait(f'the stage {stage} of a hint', lambda: f', {stage}, ' in self.panel.name)

    def button(self, name):
        """The button of that name, as soon as it can be pressed."""
        def can_be_pressed(node):
            states = node.getState()
            return states.contains(pyatspi.STATE_VISIBLE) \
                and states.contains(pyatspi.STATE_SENSITIVE)

        def find():
            if name not in self.known or not can_be_pressed(self.known[name]):
                self.known[name] = next(node for node in self.program.find_all(name, BUTTONS)
                                        if can_be_pressed(node))
            return self.known[name]

        return wait(f'the button “{name}”', find)


class Keyboard(Hand):
    """Keys alone, many in one go: nothing is lost while the program is slow."""

    cursor = None

    def keys_to(self, square):
        """Arrows, the short way round the edges; Ctrl with Right passes what is filled."""
        keys = [] if self.cursor else ['ctrl+Home']
        row, column = self.cursor or (0, 0)
        down = (square[0] - row) % self.size
        right = (square[1] - column) % self.size
        up, left = self.size - down, self.size - right
        keys += ['Down'] * down if down <= up else ['Up'] * up
        keys += ['Right'] * right if right <= left else ['Left'] * left
        self.cursor = square
        return keys

    def enter(self, digits, kind='digit'):
        """Digits or marks into cells: {square: digits}."""
        keys = []
        for square, entries in digits.items():
            keys += self.keys_to(square) + [WITH_DIGIT[kind] + digit for digit in entries]
        self.program.key(*keys)

    def enter_rows(self, rows):
        """A digit into every empty cell, row by row, from each to the next with Ctrl+Right."""
        keys = ['ctrl+Home']
        for columns in rows:
            for place, (column, digit) in enumerate(columns):
                keys += [] if column == 0 and place == 0 else ['ctrl+Right']
                keys.append(digit)
            keys += ['Home', 'Down']
        self.program.key(*keys)
        self.cursor = (0, 0)

    def mark_together(self, squares, digit):
        """Selects neighbours in a row with Shift and marks all of them."""
        first, *others = squares
        self.program.key(*self.keys_to(first), *['shift+Right'] * len(others), f'ctrl+{digit}')
        self.cursor = squares[-1]

    def erase(self, square):
        self.program.key(*self.keys_to(square), 'Delete')

    def pick(self, square, digit):
        """Through the number picker at the cell."""
        self.program.key(*self.keys_to(square), 'Return')
        self.opened(square)
        self.program.key(digit)

    def opened(self, square):
        return wait('the number picker', lambda: next(
            (node for node in walk(self.program.application)
             if node.name == f'Digits for row {square[0] + 1}, column {square[1] + 1}'
             and node.getState().contains(pyatspi.STATE_VISIBLE)), None))

    def undo(self, times=1):
        self.program.key(*['ctrl+z'] * times)

    def redo(self, times=1):
        self.program.key(*['ctrl+shift+z'] * times)

    def fill_marks(self):
        self.program.key('ctrl+a', 'm')
        self.program.key('ctrl+Home')
        self.cursor = (0, 0)

    def hint(self):
        for stage in ('Nudge', 'Where', 'Why'):
            self.program.key('h')
            self.wait_for_hint(stage)
        self.program.key('ctrl+Return')
        self.cursor = None

    def go_to(self, name):
        """Tab, until the focus is on what has that name."""
        stops = [node for node in walk(self.program.window)
                 if node.getState().contains(pyatspi.STATE_FOCUSABLE)]
        focus = self.find_focus(stops)
        for _ in stops:
            before = focus
            self.program.key('Tab')
            focus = wait('Tab to go on', lambda: self.find_focus(stops, but=before))
            if focus.name == name:
                return
        raise AssertionError(f'Tab does not come to “{name}”')

    def find_focus(self, stops, but=None):
        return next((node for node in stops + self.squares
                     if node != but and node.getState().contains(pyatspi.STATE_FOCUSED)), None)

    def show_queens(self):
        self.go_to('Queens')
        self.program.key('space')

    def place(self, squares):
        keys = []
        for square in squares:
            keys += self.keys_to(square) + ['space']
        self.program.key(*keys)

    def exclude(self, squares):
        keys = []
        for square in squares:
            keys += self.keys_to(square) + ['x']
        self.program.key(*keys)


class Pointer(Hand):
    """The pointer alone: buttons pressed, held and released where things are."""

    def middle(self, node):
        area = node.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
        return area.x + area.width // 2, area.y + area.height // 2

    def xdotool(self, *words):
        subprocess.run(['xdotool', *map(str, words)], timeout=PATIENCE, check=True)

    def at(self, node, *words):
        return ['mousemove', '--window', self.program.number, *self.middle(node), *words]

    def click(self, name):
        self.xdotool(*self.at(self.button(name), *CLICK))

    def enter(self, digits, kind='digit'):
        if kind != 'digit':
            self.click(kind.capitalize())
        keys = {digit: self.at(self.button(digit), *CLICK)
                for digit in set(''.join(digits.values()))}
        words = []
        for square, entries in digits.items():
            words += self.at(self.cell(square), *CLICK)
            for digit in entries:
                words += keys[digit]
        self.xdotool(*words)
        if kind != 'digit':
            self.click('Digit')

    def enter_rows(self, rows):
        self.enter({(row, column): digit
                    for row, columns in enumerate(rows) for column, digit in columns})

    def drag(self, squares, button):
        first, *others = [self.at(self.cell(square)) for square in squares]
        self.xdotool(*first, 'mousedown', button,
                     *[word for move in others for word in move + ['sleep', '.02']],
                     'mouseup', button)

    def mark_together(self, squares, digit):
        self.drag(squares, 1)
        self.click('Centre')
        self.click(digit)
        self.click('Digit')

    def erase(self, square):
        self.xdotool(*self.at(self.cell(square), *CLICK))
        self.click('Erase')

    def undo(self, times=1):
        for _ in range(times):
            self.click('Undo')

    def redo(self, times=1):
        for _ in range(times):
            self.click('Redo')

    def hint(self):
        self.click('Hint')
        self.wait_for_hint('Nudge')
        self.click('Explain Fully')
        self.wait_for_hint('Why')
        self.click('Apply')

    def show_queens(self):
        self.click('Queens')

    def place(self, squares):
        self.xdotool(*[word for square in squares
                       for word in self.at(self.cell(square), *CLICK)])

    def exclude(self, squares):
        self.drag(squares, 3)


class Accessible(Hand):
    """Actions of what has the names that the program promises, as a switch or a voice does them.

    GTK holds a button down for a quarter of a second before that counts, so each entry is waited
    for."""

    def press(self, name):
        self.program.activate(self.button(name))

    def enter(self, digits, kind='digit'):
        if kind != 'digit':
            self.press(kind.capitalize())
            wait(kind, lambda: self.is_checked(kind.capitalize()))
        keys = {digit: self.button(digit)
                for digit in set(''.join(digits.values()))}
        for square, entries in digits.items():
            cell = self.cell(square)
            self.program.activate(cell)
            for digit in entries:
                before = cell.name
                self.program.activate(keys[digit])
                wait(f'an entry in {before}', lambda: cell.name != before)
        if kind != 'digit':
            self.press('Digit')
            wait('digits', lambda: self.is_checked('Digit'))

    def is_checked(self, name):
        return self.button(name).getState().contains(pyatspi.STATE_CHECKED)

    def enter_rows(self, rows):
        self.enter({(row, column): digit
                    for row, columns in enumerate(rows) for column, digit in columns})

    def mark_together(self, squares, digit):
        self.enter({square: digit for square in squares}, 'centre')

    def erase(self, square):
        self.program.activate(self.cell(square))
        self.press('Erase')

    def step(self, name, times):
        for _ in range(times):
            before = self.program.cells()
            self.press(name)
            self.program.wait_for_cells(name, lambda cells: cells != before)

    def undo(self, times=1):
        self.step('Undo', times)

    def redo(self, times=1):
        self.step('Redo', times)

    def hint(self):
        self.press('Hint')
        self.wait_for_hint('Nudge')
        self.press('Explain Fully')
        self.wait_for_hint('Why')
        self.press('Apply')

    def show_queens(self):
        self.press('Queens')

    def place(self, squares):
        for square in squares:
            self.program.activate(self.cell(square))

    def exclude(self, squares):
        """Nothing that has a promised name does this."""
