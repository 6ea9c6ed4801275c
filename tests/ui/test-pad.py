#!/usr/bin/python3
"""The Play panel: digits and marks entered by pointer alone, and through AT-SPI alone.

SPDX-License-Identifier: GPL-3.0-or-later
"""
from accessibility import BUTTONS, CHECKED, FOCUSED, PRESSED, RADIO_BUTTON, VISIBLE
from driver import Program, main, wait, xdotool


def opened(program, name):
    """The popover of that name, once it is open."""
    return wait(f'“{name}” to open', lambda: program.find_with(VISIBLE, name)[0])


def inside(popover, name):
    return wait(f'“{name}”', lambda: [node for node in popover.walk()
                                      if node.name == name and node.role in BUTTONS][0])


def wait_for_mode(program, name):
    """Waits until that mode, and no other, is on, on the Play page."""
    switch = program.find('Mode')
    wait(f'{name} alone to be on', lambda: [name] == [
        node.name for node in switch.walk() if node.role == RADIO_BUTTON and node.has(CHECKED)])


def hold(program, node, what, condition):
    """Holds the pointer down on a widget until that has its effect."""
    xdotool('mousemove', *program.at(node))
    xdotool('mousedown', 1)
    wait(what, condition)
    xdotool('mouseup', 1)


def test_pointer():
    """digits, marks of both kinds and colours are entered and erased by clicks alone"""
    with Program() as program:
        program.empty_board()
        program.point(program.cell(2, 3))
        program.point(program.find('5', BUTTONS))
        program.cell(2, 3, '5')
        program.point(program.cell(2, 4))
        program.point(program.find('Corner', BUTTONS))
        wait_for_mode(program, 'Corner')
        program.point(program.find('1', BUTTONS))
        program.cell(2, 4, 'marks 1')
        program.point(program.find('Centre', BUTTONS))
        wait_for_mode(program, 'Centre')
        program.point(program.find('2', BUTTONS))
        program.cell(2, 4, 'marks 2, corner marks 1')
        program.point(program.find('Digit', BUTTONS))
        program.point(program.find('Erase', BUTTONS))
        program.cell(2, 4, 'empty')


def test_menu():
    """the other button opens the menu with the pad of marks, and Return the picker"""
    with Program() as program:
        program.empty_board()
        program.point(program.cell(6, 2), button=3)
        menu = program.find('Marks')
        inside(menu, '4').activate()
        program.cell(6, 2, 'marks 4')
        inside(menu, '6').activate()
        program.cell(6, 2, 'marks 4 6')
        program.key('Escape')
        wait('the menu to close', lambda: not program.find_all('Marks'))
        program.key('Return')
        picker = opened(program, 'Digits for row 6, column 2')
        inside(picker, '7').activate()
        program.cell(6, 2, '7')


def test_accessible():
    """a cell is filled through AT-SPI alone, with the picker, which is named after it"""
    with Program() as program:
        program.empty_board()
        program.cell(3, 5).activate()
        program.act('win.picker')
        picker = opened(program, 'Digits for row 3, column 5')
        inside(picker, '8').activate()
        program.cell(3, 5, '8')
        program.cell(3, 6).activate()
        program.press('Corner')
        wait_for_mode(program, 'Corner')
        program.act('win.picker')
        picker = opened(program, 'Digits for row 3, column 6')
        keep_open = inside(picker, 'Keep Open')
        keep_open.activate()
        wait('the picker to be kept open', lambda: keep_open.has(PRESSED))
        inside(picker, '1').activate()
        program.cell(3, 6, 'marks 1')
        inside(picker, '9').activate()
        program.cell(3, 6, 'marks 1 9')
        program.focus()
        program.key('Escape')
        wait('the focus on the cell', lambda: program.cell(3, 6).has(FOCUSED))


def test_picker_keys():
    """arrows and Return choose in the picker, and the focus comes back to the cell"""
    with Program() as program:
        program.empty_board()
        program.cell(4, 4).activate()
        program.act('win.picker')
        opened(program, 'Digits for row 4, column 4')
        program.key('Down', 'Right', 'Return')
        program.cell(4, 4, '5')
        wait('the focus on the cell', lambda: program.cell(4, 4).has(FOCUSED))


def test_lock():
    """a long press on a key locks its digit, and another one lets it go"""
    with Program(knows_long_presses=True) as program:
        program.empty_board()
        program.point(program.cell(5, 5))
        key = program.find('6', BUTTONS)
        hold(program, key, 'a locked key', lambda: key.description == '9 left, locked')
        program.cell(5, 5, 'empty')
        hold(program, key, 'a free key', lambda: key.description == '9 left')


if __name__ == '__main__':
    main(globals())
