"""Three input methods that play the same games: keys alone, the pointer alone, and AT-SPI alone.

What they have in common is what they can do to a puzzle; squares are told by row and column from 0.
Each says what it is sure of: it waits where the program answers, and never for a time.

SPDX-License-Identifier: GPL-3.0-or-later
"""
from accessibility import ALERT, BUTTONS, CHECKED, FOCUSABLE, FOCUSED, SELECTED, SENSITIVE, VISIBLE
from driver import wait

WITH_DIGIT = {'digit': '', 'corner': 'shift+', 'centre': 'ctrl+'}     # keys of one entry


def name_of(square, content):
    return f'Row {square[0] + 1}, column {square[1] + 1}: {content}'


class InputMethod:
    """What is the same for all: how the board is looked at."""

    def __init__(self, program):
        self.program = program
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

    def button(self, name):
        """The button of that name, as soon as it can be pressed."""
        def find():
            nodes = self.program.find_all(name, BUTTONS)
            return [node for node, states in zip(nodes, self.program.tree.ask_states(nodes))
                    if states >> VISIBLE & 1 and states >> SENSITIVE & 1][0]

        return wait(f'the button “{name}”', find)


class Keyboard(InputMethod):
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

    def dismiss(self):
        self.program.key('Escape')

    def erase(self, square):
        self.program.key(*self.keys_to(square), 'Delete')

    def undo(self):
        self.program.key('ctrl+z')

    def redo(self):
        self.program.key('ctrl+shift+z')

    def hint(self):
        for stage in ('Nudge', 'Where', 'Why'):
            self.program.key('h')
            self.program.wait_for_hint(stage)
        self.program.key('ctrl+Return')
        self.cursor = None

    def go_to(self, name):
        """Tab, until the focus is on what has that name."""
        stops = self.program.find_with(FOCUSABLE)
        focus = self.find_focus(stops)
        for _ in stops:
            before = focus
            self.program.key('Tab')
            focus = wait('Tab to go on', lambda: self.find_focus(stops, but=before))
            if focus.name == name:
                return
        raise AssertionError(f'Tab does not come to “{name}”')

    def find_focus(self, stops, but=None):
        nodes = stops + self.squares
        return next((node for node, states in zip(nodes, self.program.tree.ask_states(nodes))
                     if node != but and states >> FOCUSED & 1), None)

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


class Presser(InputMethod):
    """Whoever presses buttons: what is the same with the pointer and through AT-SPI."""

    def dismiss(self):
        """Waits until no message lies over the last row. Each goes by itself, and may do so while
        somebody makes for its button."""
        wait('the message to go', lambda: not self.program.find_all(roles=(ALERT,)))

    def set_mode(self, name):
        self.press(name)
        wait(f'the mode {name}', lambda: self.program.find_with(CHECKED, name, BUTTONS))

    def enter(self, digits, kind='digit'):
        if kind != 'digit':
            self.set_mode(kind.capitalize())
        for square, entries in digits.items():
            cell = self.cell(square)
            self.select(square)
            for digit in entries:
                before = cell.name
                self.press(digit)
                wait(f'an entry in {before}', lambda: cell.name != before)
        if kind != 'digit':
            self.set_mode('Digit')

    def enter_rows(self, rows):
        self.enter({(row, column): digit
                    for row, columns in enumerate(rows) for column, digit in columns})

    def erase(self, square):
        self.select(square)
        self.press('Erase')

    def step(self, name):
        before = self.program.cells()
        self.press(name)
        self.program.wait_for_cells(name, lambda cells: cells != before)

    def undo(self):
        self.step('Undo')

    def redo(self):
        self.step('Redo')

    def hint(self):
        self.press('Hint')
        self.program.wait_for_hint('Nudge')
        self.press('Explain Fully')
        self.program.wait_for_hint('Why')
        self.press('Apply')

    def show_queens(self):
        self.press('Queens')


class Pointer(Presser):
    """The pointer alone: buttons pressed, held and released where things are.

    One thing is done at a time and waited for: an X server that is busy moves the pointer before it
    has dealt with a release that was sent earlier."""

    def press(self, name):
        self.program.point(self.button(name))

    def select(self, square):
        """A square that is selected alone is left as it is: a click on it may hit a mark."""
        squares = self.program.squares()
        selected = [node for node, states in zip(squares, self.program.tree.ask_states(squares))
                    if states >> SELECTED & 1]
        if selected == [self.cell(square)]:
            return
        self.program.point(self.cell(square))
        wait(f'{square} to be selected', lambda: self.cell(square).has(SELECTED))

    def drag(self, squares, reached):
        """Draws over the squares; `reached` says of a cell whether the pointer came there."""
        self.program.drag(squares, self.cell, lambda square: wait(
            f'the pointer to reach {square}', lambda: reached(self.cell(square))))

    def mark_together(self, squares, digit):
        self.drag(squares, lambda cell: cell.has(SELECTED))
        self.set_mode('Centre')
        self.press(digit)
        self.wait_for(squares[-1], f'marks {digit}')
        self.set_mode('Digit')

    def place(self, squares):
        """The first click excludes a square, the second one places, the third empties it."""
        for square in squares:
            cell = self.cell(square)
            had = 'queen' in cell.name
            once = had or 'crossed out' in cell.description
            self.program.point(cell, times=1 if once else 2)
            wait(f'a queen placed or taken in {square}',
                 lambda: ('queen' in self.cell(square).name) != had)

    def exclude(self, squares):
        self.drag(squares, lambda cell: 'crossed out' in cell.description)


class Accessible(Presser):
    """Actions of what has the names that the program promises, as a switch or a voice does them.

    GTK holds a button down for a quarter of a second before that counts."""

    def press(self, name):
        self.button(name).activate()

    def select(self, square):
        self.cell(square).activate()
        wait(f'{square} to be selected', lambda: self.cell(square).has(SELECTED))

    def mark_together(self, squares, digit):
        self.enter({square: digit for square in squares}, 'centre')

    def place(self, squares):
        for square in squares:
            self.cell(square).activate()

    def exclude(self, squares):
        """Nothing that has a promised name does this."""
