#!/usr/bin/python3
"""What becomes of puzzles: the clock and its pause, the card of a solved one, the library.

SPDX-License-Identifier: GPL-3.0-or-later
"""
from accessibility import BOXES, LIST_ITEM
from driver import Program, main, wait


def show_clock(program):
    """Asks for the clock in the preferences."""
    program.key('ctrl+comma')
    program.find('Single-Key Shortcuts')
    program.focus('Preferences')
    program.key('Tab')
    program.wait_for_focus('Clock')
    program.key('space')
    program.find('Pause')
    program.key('Escape')
    wait('the preferences to go', lambda: not program.find_all('Single-Key Shortcuts'))
    program.focus()


def test_pause():
    """a pause by key takes the board from everyone, and ends by button, key and click"""
    with Program() as program:
        program.cell(1, 2, 'empty')
        show_clock(program)
        program.key('p')
        program.wait_for_focus('Continue')
        wait('no board', lambda: not program.find_all('Board'))
        program.key('2', 'Return')
        program.cell(1, 2, 'empty')
        program.key('p')
        program.wait_for_focus('Continue')
        program.key('Escape')
        program.cell(1, 2, 'empty')
        program.press('Pause')
        program.point(program.find('Paused', BOXES))
        program.cell(1, 2, 'empty')


def solve_queens(program):
    """Places eight queens, the last of which solves the board."""
    program.press('Queens')
    program.wait_for_cells('a board of queens', lambda cells: cells == ['empty'] * 64)
    for row, column in enumerate((1, 5, 8, 6, 3, 7, 2, 4)):
        program.cell(row + 1, column).activate()


def test_solved():
    """a board that is solved says so where the focus is, and is played back by keys"""
    with Program() as program:
        solve_queens(program)
        program.wait_for_focus('New Puzzle')
        card = program.find('Solved', BOXES)
        assert 'No hints' in card.description, card.description
        program.press('Replay My Solve')
        program.wait_for_cells('an earlier board', lambda cells: cells.count('queen') < 8)
        program.wait_for_cells('all queens', lambda cells: cells.count('queen') == 8)
        program.wait_for_focus('Play On')
        program.find('Moves').set_value(1)
        program.wait_for_cells('the first queen', lambda cells: cells.count('queen') == 1)
        program.key('Escape')
        program.wait_for_focus('New Puzzle')
        program.key('ctrl+z')
        program.wait_for_cells('the board before', lambda cells: cells.count('queen') == 7)


def test_library():
    """a board that is left is found in the library by keys alone, deleted, and taken up again"""
    with Program() as program:
        program.cell(1, 2, 'empty').activate()
        program.focus()
        program.key('4')
        program.cell(1, 2, '4')
        program.act('win.new-empty')
        program.wait_for_message()
        program.key('ctrl+l')
        program.focus('Library')
        program.shown('38 of 81 cells')
        program.wait_for_focus(roles=(LIST_ITEM,))
        program.key('Delete')
        wait('its row to go', lambda: not program.find_all(roles=(LIST_ITEM,)))
        program.key('ctrl+z')
        program.shown('38 of 81 cells')
        program.key('Return')
        program.cell(1, 2, '4')


if __name__ == '__main__':
    main(globals())
