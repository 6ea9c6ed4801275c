#!/usr/bin/python3
"""What becomes of puzzles: the clock and its pause, the card of a solved one, the library.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import sys

from driver import Program, pyatspi, run, wait


def focused(program, name):
    """Waits until a widget of that name has the focus."""
    return wait(f'the focus on “{name}”', lambda: next(
        (node for node in program.find_all(name)
         if node.getState().contains(pyatspi.STATE_FOCUSED)), None))


def test_pause():
    """a pause by key takes the board from everyone, and ends by button, key and click"""
    with Program() as program:
        program.cell(1, 2, 'empty')
        program.key('p')
        focused(program, 'Continue')
        wait('no board', lambda: not program.find_all('Board'))
        program.key('2', 'Return')
        program.board = None
        program.cell(1, 2, 'empty')
        program.key('p')
        focused(program, 'Continue')
        program.key('Escape')
        program.board = None
        program.cell(1, 2, 'empty')
        program.press('Pause')
        program.point(program.find('Paused', (pyatspi.ROLE_PANEL, pyatspi.ROLE_GROUPING)))
        program.board = None
        program.cell(1, 2, 'empty')


def solve_queens(program):
    """Places eight queens, the last of which solves the board."""
    program.press('Queens')
    for row, column in enumerate((1, 5, 8, 6, 3, 7, 2, 4)):
        program.activate(program.cell(row + 1, column))


def test_solved():
    """a board that is solved says so where the focus is, and is played back by keys"""
    with Program() as program:
        solve_queens(program)
        focused(program, 'New Puzzle')
        card = program.find('Solved', (pyatspi.ROLE_PANEL, pyatspi.ROLE_GROUPING))
        assert 'No hints' in card.description, card.description
        program.press('Replay My Solve')
        focused(program, 'Pause')
        program.wait_for_cells('the first queen', lambda cells: cells.count('queen') == 1)
        program.wait_for_cells('all queens', lambda cells: cells.count('queen') == 8)
        program.key('Escape')
        focused(program, 'New Puzzle')
        program.key('ctrl+z')
        program.wait_for_cells('the board before', lambda cells: cells.count('queen') == 7)


def test_library():
    """a board that is left is found in the library by keys alone, deleted, and taken up again"""
    with Program() as program:
        program.activate(program.cell(1, 2, 'empty'))
        program.focus()
        program.key('4')
        program.cell(1, 2, '4')
        program.act('win.new-empty')
        program.shown('kept in the library')
        program.key('ctrl+l')
        program.focus('Library')
        program.shown('38 of 81 cells')
        wait('the focus on the row', lambda: next(
            (node for node in program.find_all(role=(pyatspi.ROLE_LIST_ITEM,))
             if node.getState().contains(pyatspi.STATE_FOCUSED)), None))
        program.key('Delete')
        program.shown('Deleted from the library')
        program.key('ctrl+z')
        program.shown('38 of 81 cells')
        program.key('Return')
        program.cell(1, 2, '4')


if __name__ == '__main__':
    sys.exit(run([test_pause, test_solved, test_library]))
