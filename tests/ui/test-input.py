#!/usr/bin/python3
"""What is done on the board with real keys, on several layouts, and with a real pointer.

SPDX-License-Identifier: GPL-3.0-or-later
"""
from accessibility import BUTTONS, TABLE
from driver import Program, call, main, wait, xdotool

ROW = [10, 11, 12, 13, 14, 15, 16, 17, 18]      # key codes of 1 to 9, by their place
PAD = [87, 88, 89, 83, 84, 85, 79, 80, 81]


def set_layout(layout):
    call('setxkbmap', layout)


def press(program, row, column, *held, button=1, times=1):
    """Clicks a square, with keys held beside it."""
    for key in held:
        xdotool('keydown', key)
    program.point(program.cell(row, column), button, times)
    for key in held:
        xdotool('keyup', key)


def drag(program, squares, *held, reached):
    """Draws the pointer from square to square with the button held, and keys beside it."""
    for key in held:
        xdotool('keydown', key)
    program.drag(squares, lambda square: program.cell(*square), reached)
    for key in held:
        xdotool('keyup', key)


def numbers(squares):
    return sorted(9 * (row - 1) + column - 1 for row, column in squares)


def wait_for_selected(program, expected):
    """Waits until just these squares, told by row and column, say that they are selected."""
    wait(f'just {sorted(expected)} to be selected',
         lambda: program.selected() == numbers(expected))


def wait_for_one(program, square, is_selected=True):
    """Waits until a square says that it is selected, or that it is not."""
    wait(f'{square} to be selected: {is_selected}',
         lambda: (numbers([square])[0] in program.selected()) == is_selected)


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
        drag(program, [(1, 1), (1, 4), (3, 4)], reached=lambda at: wait_for_one(program, at))
        line = [(1, 1), (1, 2), (1, 3), (1, 4), (2, 4), (3, 4)]
        wait_for_selected(program, line)
        press(program, 9, 9, 'ctrl')
        wait_for_selected(program, [*line, (9, 9)])
        drag(program, [(1, 1), (1, 3)], 'ctrl',
             reached=lambda at: wait_for_one(program, at, is_selected=False))
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
        xdotool('mousemove', '--window', program.number, 8, 400)
        program.click()
        wait_for_selected(program, [])
        program.key('ctrl+z')
        wait_for(program, {})


def test_mark():
    """a click on a mark of the selected cell places its digit; in a mode of marks it goes"""
    with Program() as program:
        program.empty_board()
        program.key('ctrl+Home', 'ctrl+5')
        wait_for(program, {(1, 1): 'marks 5'})
        press(program, 1, 1)                    # the mark stands in the middle
        wait_for(program, {(1, 1): '5'})
        program.key('ctrl+z', 'Down', 'ctrl+5', 'x')
        wait_for(program, {(1, 1): 'marks 5', (2, 1): 'marks 5'})
        press(program, 2, 1)
        wait_for(program, {(1, 1): 'marks 5'})
        program.key('ctrl+z')
        wait_for(program, {(1, 1): 'marks 5', (2, 1): 'marks 5'})


def test_links():
    """two clicks on marks, or a drag, link them: strong, the same again weak, once more none"""
    with Program() as program:
        program.empty_board()
        program.key('ctrl+Home', 'ctrl+5', 'Down', 'ctrl+5', 'b')
        wait_for(program, {(1, 1): 'marks 5', (2, 1): 'marks 5'})
        for strength, click in (('strong', True), ('weak', False)):
            if click:
                press(program, 1, 1)            # the marks stand in the middle
                press(program, 2, 1)
            else:
                drag(program, [(2, 1), (1, 1)], reached=lambda at: None)
            for row in 1, 2:
                wait(f'a {strength} link', lambda: program.cell(row, 1).description.endswith(
                    f'{strength} link from 5 to 5 in row {3 - row} column 1'))
        drag(program, [(1, 1), (2, 1)], reached=lambda at: None)
        wait('no link', lambda: 'link' not in program.cell(1, 1).description)
        program.key('ctrl+z')
        wait('a weak link', lambda: 'weak link' in program.cell(1, 1).description)


def test_selecting_keys():
    """arrows with Shift and Control, all, nothing, the rest, and the cross of W A S D"""
    with Program() as program:
        program.empty_board()
        program.cell(5, 5).activate()
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
    expected = ['empty'] * 81
    expected[:9] = [f'marks {digit}, corner marks {digit % 9 + 1}' for digit in range(1, 10)]
    program.cell(1, 1).activate()
    for centre, corner in zip(keycodes, following):
        program.key(f'ctrl+{centre}', f'shift+{corner}', 'Right')
    wait_for_selected(program, [(1, 1)])
    program.wait_for_cells('marks', lambda cells: cells == expected)
    expected[36:45] = [str((digit + 3) % 9 + 1) for digit in range(1, 10)]
    program.cell(5, 1).activate()
    for keycode in keycodes[4:] + keycodes[:4]:
        program.key(str(keycode), 'Right')
    wait_for_selected(program, [(5, 1)])
    program.wait_for_cells('marks and digits', lambda cells: cells == expected)
    program.cell(1, 1).activate()
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


def test_zoom():
    """plus, minus and 0 with Control zoom the board"""
    with Program() as program:
        board = program.find('Board', (TABLE,))
        before = wait('the board', lambda: board.extents()[2])
        program.key('ctrl+plus')
        wait('a larger board', lambda: board.extents()[2] > before)
        program.key('ctrl+minus')
        wait('the board as before', lambda: board.extents()[2] == before)
        program.key('ctrl+equal')
        wait('a larger board', lambda: board.extents()[2] > before)
        program.key('ctrl+0')
        wait('the board as before', lambda: board.extents()[2] == before)


def test_number_pad():
    """the number pad enters digits and marks, and moves the cursor while Num Lock is off"""
    with Program() as program:
        program.empty_board()
        program.cell(5, 5).activate()
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
                program.cell(1, 1).activate()
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
        wait('a locked key', lambda: 'locked' in program.find('7', BUTTONS).description)
        drag(program, [(1, 1), (1, 3)], reached=lambda at: wait(
            f'a digit in {at}', lambda: '7' in program.cell(*at).name.split(': ')[1]))
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
    """a click excludes, the next one places a queen; a drag excludes, in one step"""
    with Program() as program:
        program.press('Queens')
        program.wait_for_cells('a board of queens', lambda cells: cells == ['empty'] * 64)
        program.focus()
        press(program, 1, 1, times=2)
        program.cell(1, 1, 'queen')
        before = program.cells()
        drag(program, [(3, 2), (3, 8)], reached=lambda at: wait(
            f'a cross in {at}', lambda: 'crossed out' in program.cell(*at).description))
        assert program.cells().count('queen') == 1
        program.key('ctrl+z')
        program.wait_for_cells('the queen', lambda cells: cells == before)
        program.key('ctrl+z', 'ctrl+z')
        program.wait_for_cells('no queen', lambda cells: cells == ['empty'] * 64)
        program.key('Home', 'space')
        program.wait_for_cells('a queen', lambda cells: cells.count('queen') == 1)
        program.key('space')
        program.wait_for_cells('no queen', lambda cells: cells == ['empty'] * 64)


if __name__ == '__main__':
    main(globals())
