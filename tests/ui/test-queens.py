#!/usr/bin/python3
"""Puzzles of queens, driven by pointer, keys and AT-SPI as a person plays them.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import re

from accessibility import BUTTONS, LABEL
from driver import Program, main, wait


def to_coloured(program, level):
    """Makes coloured queens of that level by the menu; returns the size of the board."""
    program.press('New')
    program.find(f'Coloured Queens: {level}').activate()
    wait('regions', lambda: all('region' in square.description for square in program.squares()))
    return round(len(program.squares()) ** .5)


def wait_for(square, content, is_crossed_out=False):
    wait(f'“{content}”, crossed out: {is_crossed_out}', lambda:
         square.name.endswith(f': {content}')
         and ('crossed out' in square.description) == is_crossed_out)


def test_pointer():
    """a click crosses a square out, the next one places a queen, and the third takes it away"""
    with Program() as program:
        to_coloured(program, 'Easy')
        square = program.cell(3, 4, 'empty')
        region = square.description
        assert re.fullmatch(r'the region with [a-z ]+', region), region
        program.point(square)
        wait('a cross', lambda: 'crossed out' in square.description)
        program.point(square)
        program.cell(3, 4, 'queen')
        program.cell(3, 1, 'attacked')
        program.point(square)
        wait_for(square, 'empty')
        assert square.description == region
        for content, is_crossed_out in (('queen', False), ('empty', True), ('empty', False)):
            program.press('Undo')
            wait_for(square, content, is_crossed_out)
        assert square.description == region


def test_keyboard():
    """keys place queens and cross squares out, and a broken rule is told at once"""
    with Program() as program:
        n = to_coloured(program, 'Easy')
        program.key('ctrl+Home', 'Return')
        program.cell(1, 1, 'queen')
        program.key('Right', 'x')
        wait('a cross', lambda: 'crossed out' in program.cell(1, 2).description)
        program.key('ctrl+Home', 'End', 'space')
        program.cell(1, n, 'queen, conflict')
        program.cell(1, 1, 'queen, conflict')
        program.key('space')
        program.cell(1, 1, 'queen')


def test_hints():
    """hints lead from an empty board to the solution"""
    with Program() as program:
        n = to_coloured(program, 'Medium')
        for _ in range(30 * n):
            if program.cells().count('queen') == n:
                break
            before = [(square.name, square.description) for square in program.squares()]
            for stage in ('Nudge', 'Where', 'Why'):
                program.press('Hint')
                program.wait_for_hint(stage)
            program.key('ctrl+Return')
            wait('a step', lambda: before != [(square.name, square.description)
                                              for square in program.squares()])
        program.shown('Solved')


def test_mistake():
    """a queen on a wrong square is told, and it is gone back to before it"""
    with Program() as program:
        n = to_coloured(program, 'Easy')
        program.press('Solve')
        program.wait_for_cells('a solution', lambda cells: cells.count('queen') == n)
        wrong = 1 + next(column for column in range(n) if program.cells()[column] != 'queen')
        program.press('Undo')
        program.cell(1, wrong, 'empty')
        program.cell(1, wrong).activate()
        program.cell(1, wrong, 'queen')
        program.press('Hint')
        for stage in ('Nudge', 'Where', 'Why'):
            program.wait_for_hint(stage, 'Mistake')
            program.press('Hint')
        program.press('Go Back to Before the Mistake')
        program.cell(1, wrong, 'empty')


def test_dialog():
    """a puzzle with fixed queens is made by the dialog; they stay, and there is a level"""
    with Program() as program:
        program.press('New')
        program.find('New Queens Puzzle…').activate()
        program.find('Create', BUTTONS)
        program.focus('New Queens Puzzle')
        program.point(program.find('Fixed Queens', BUTTONS))
        program.press('Create')
        program.wait_for_cells('fixed queens', lambda cells: 'queen, fixed' in cells)
        program.focus()
        before = program.cells()
        square = program.squares()[before.index('queen, fixed')]
        square.activate()
        program.press('Solve')
        program.wait_for_cells('all queens', lambda cells: sum('queen' in c for c in cells) == 8)
        assert square.name.endswith('queen, fixed')
        program.key('alt+Return')
        program.find('Level', (LABEL,))


if __name__ == '__main__':
    main(globals())
