#!/usr/bin/python3
"""What becomes of puzzles: the clock and its pause.

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


if __name__ == '__main__':
    sys.exit(run([test_pause]))
