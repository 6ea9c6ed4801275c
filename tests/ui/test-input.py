#!/usr/bin/python3
"""What is done on the board with real keys, on several layouts, and with a real pointer.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import subprocess
import sys

from driver import PATIENCE, Program, pyatspi, run, wait

ROW = [10, 11, 12, 13, 14, 15, 16, 17, 18]      # key codes of 1 to 9, by their place
PAD = [87, 88, 89, 83, 84, 85, 79, 80, 81]


def xdotool(*arguments):
    subprocess.run(['xdotool', *map(str, arguments)], timeout=PATIENCE, check=True)


def set_layout(layout):
    subprocess.run(['setxkbmap', layout], timeout=PATIENCE, check=True)


def middle(program, row, column):
    """Where a square is in the window."""
    area = program.cell(row, column).queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    return area.x + area.width // 2, area.y + area.height // 2


def press(program, row, column, *held, button=1, times=1):
    drag(program, [(row, column)], *held, button=button, times=times)


def drag(program, squares, *held, button=1, times=1):
    """Draws the pointer from square to square with the button held, and keys beside it."""
    places = [middle(program, *square) for square in squares]
    keys = [word for key in held for word in ('keydown', key)]
    releases = [word for key in held for word in ('keyup', key)]
    moves = [word for place in places[1:]
             for word in ('mousemove', '--window', program.number, *place, 'sleep', '.05')]
    clicks = ['mousedown', button, *moves, 'mouseup', button] * times
    xdotool(*keys, 'mousemove', '--window', program.number, *places[0], 'sleep', '.05', *clicks,
            'sleep', '.05', *releases)


def wait_for_selected(program, expected):
    """Waits until just these squares, told by row and column, say that they are selected."""
    wanted = sorted(9 * (row - 1) + column - 1 for row, column in expected)
    wait(f'{sorted(expected)} to be selected', lambda: wanted == [
        index for index, square in enumerate(program.squares())
        if square.getState().contains(pyatspi.STATE_SELECTED)])


def wait_for(program, contents):
    """Waits until a board holds just this, by row and column."""
    expected = ['empty'] * 81
    for (row, column), content in contents.items():
        expected[9 * (row - 1) + column - 1] = content
    program.wait_for_cells(contents, lambda cells: cells == expected)


def test_pointer():
    """press, drag, Control, Shift and double click select; a press beside the board lets go"""
    with Program() as program:
        program.empty_board()
        press(program, 5, 5)
        wait_for_selected(program, [(5, 5)])
        drag(program, [(1, 1), (1, 4), (3, 4)])
        line = [(1, 1), (1, 2), (1, 3), (1, 4), (2, 4), (3, 4)]
        wait_for_selected(program, line)
        press(program, 9, 9, 'ctrl')
        wait_for_selected(program, [*line, (9, 9)])
        drag(program, [(1, 1), (1, 3)], 'ctrl')
        wait_for_selected(program, [(1, 4), (2, 4), (3, 4), (9, 9)])
        program.key('6')
        digits = {(1, 4): '6, conflict', (2, 4): '6, conflict', (3, 4): '6, conflict',
                  (9, 9): '6'}
        wait_for(program, digits)
        press(program, 4, 4)
        wait_for_selected(program, [(4, 4)])
        press(program, 5, 6, 'shift')
        wait_for_selected(program, [(r, c) for r in (4, 5) for c in (4, 5, 6)])
        press(program, 9, 9, times=2)
        wait_for_selected(program, digits)
        xdotool('mousemove', '--window', program.number, 8, 400, 'click', 1)
        wait_for_selected(program, [])
        program.key('ctrl+z')
        wait_for(program, {})


def test_selecting_keys():
    """arrows with Shift and Control, all, nothing, the rest, and the cross of W A S D"""
    with Program() as program:
        program.empty_board()
        program.activate(program.cell(5, 5))
        wait_for_selected(program, [(5, 5)])
        program.key('shift+Right', 'shift+Down')
        wait_for_selected(program, [(5, 5), (5, 6), (6, 5), (6, 6)])
        program.key('w', 'a')
        wait_for_selected(program, [(5, 5)])
        program.key('ctrl+shift+Up')
        wait_for_selected(program, [(row, 5) for row in range(1, 6)])
        program.key('ctrl+i', 'ctrl+i')
        wait_for_selected(program, [(row, 5) for row in range(1, 6)])
        program.key('ctrl+a')
        wait_for_selected(program, [(r, c) for r in range(1, 10) for c in range(1, 10)])
        program.key('ctrl+shift+a')
        wait_for_selected(program, [])
        program.key('Down')
        program.key('Escape')
        wait_for_selected(program, [])


def check_digits(program, keycodes):
    """Enters every digit by its place, with Control and Shift as marks, and alone."""
    following = keycodes[1:] + keycodes[:1]
    program.empty_board()
    program.activate(program.cell(1, 1))
    for centre, corner in zip(keycodes, following):
        program.key(f'ctrl+{centre}', f'shift+{corner}', 'Right')
    program.activate(program.cell(5, 1))
    for keycode in keycodes[4:] + keycodes[:4]:
        program.key(str(keycode), 'Right')
    expected = ['empty'] * 81
    expected[:9] = [f'marks {digit}, corner marks {digit % 9 + 1}' for digit in range(1, 10)]
    expected[36:45] = [str((digit + 3) % 9 + 1) for digit in range(1, 10)]
    program.wait_for_cells('marks and digits', lambda cells: cells == expected)
    program.activate(program.cell(1, 1))
    program.key('Delete')
    program.cell(1, 1, 'empty')


def test_layouts():
    """digits go by the place of their key on every layout"""
    try:
        for layout in ('us', 'fr', 'cz', 'ru'):
            set_layout(layout)
            with Program() as program:
                check_digits(program, ROW)
    finally:
        set_layout('us')


def test_number_pad():
    """the number pad enters digits and marks, and moves the cursor while Num Lock is off"""
    with Program() as program:
        program.empty_board()
        program.activate(program.cell(5, 5))
        program.key(str(PAD[7]), f'shift+{PAD[2]}')
        program.cell(4, 5, 'marks 3')
        program.key(f'ctrl+{PAD[6]}', '9')
        program.cell(1, 1, '9')
        program.key('Num_Lock')
        try:
            check_digits(program, PAD)
        finally:
            program.key('Num_Lock')


def test_modes():
    """modes by Z X C V and Space, by place on a French keyboard, and undo with u and r"""
    try:
        for layout, corner, centre in (('us', 'x', 'c'), ('fr', '53', '54')):
            set_layout(layout)
            with Program() as program:
                program.empty_board()
                program.activate(program.cell(1, 1))
                program.key(corner, str(ROW[0]), centre, str(ROW[1]))
                program.cell(1, 1, 'marks 2, corner marks 1')
                program.key('52', str(ROW[2]))
                program.cell(1, 1, '3')
                program.key('u', 'u')
                program.cell(1, 1, 'marks 1')
                program.key('r')
                program.cell(1, 1, 'marks 2, corner marks 1')
                program.key('space', str(ROW[3]))
                program.cell(1, 1, 'marks 2, corner marks 1 4')
                program.key('shift+space', str(ROW[4]))
                program.cell(1, 1, '5')
    finally:
        set_layout('us')


def test_digit_first():
    """a key of the pad is locked while nothing is selected, and drawn into squares in one step"""
    with Program() as program:
        program.empty_board()
        program.key('ctrl+shift+a')
        program.press('7')
        drag(program, [(1, 1), (1, 3)])
        wait_for(program, {(1, 1): '7, conflict', (1, 2): '7, conflict', (1, 3): '7, conflict'})
        press(program, 1, 2)
        press(program, 1, 3)
        wait_for(program, {(1, 1): '7'})
        program.key('ctrl+z', 'ctrl+z', 'ctrl+z')
        wait_for(program, {})
        program.key('Escape')
        press(program, 4, 4)
        wait_for(program, {})
        wait_for_selected(program, [(4, 4)])


def test_queens():
    """a click places a queen, the other button excludes as far as it is drawn, in one step"""
    with Program() as program:
        program.press('Queens')
        program.wait_for_cells('a board of queens', lambda cells: cells == ['empty'] * 64)
        program.focus()
        press(program, 1, 1)
        program.cell(1, 1, 'queen')
        before = program.cells()
        drag(program, [(3, 2), (3, 8)], button=3)
        assert program.cells().count('queen') == 1
        program.key('ctrl+z')
        program.wait_for_cells('the queen', lambda cells: cells == before)
        program.key('ctrl+z')
        program.wait_for_cells('no queen', lambda cells: cells == ['empty'] * 64)
        program.key('Home', 'space')
        assert program.cells().count('queen') < 2
        program.wait_for_cells('a queen', lambda cells: cells.count('queen') == 1)
        program.key('space')
        program.wait_for_cells('no queen', lambda cells: cells == ['empty'] * 64)


if __name__ == '__main__':
    wanted = sys.argv[1:]
    tests = [value for name, value in list(globals().items()) if name.startswith('test_')]
    sys.exit(run([test for test in tests
                  if not wanted or test.__name__ in wanted]))
