#!/usr/bin/python3
"""The Play panel: digits and marks entered by pointer alone, and through AT-SPI alone.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import subprocess
import sys

from driver import BUTTONS, PATIENCE, Program, pyatspi, run, wait, walk


def opened(program, name):
    """The popover of that name, once it is open."""
    return wait(f'“{name}” to open', lambda: next(
        (node for node in program.find_all(name)
         if node.getState().contains(pyatspi.STATE_VISIBLE)), None))


def inside(popover, name):
    return next(node for node in walk(popover) if node.name == name and node.getRole() in BUTTONS)


def checked(program):
    """The modes that are on, on the Play page."""
    switch = program.find('Mode')
    return [node.name for node in walk(switch) if node.getRole() == pyatspi.ROLE_RADIO_BUTTON
            and node.getState().contains(pyatspi.STATE_CHECKED)]


def press_other(program, node):
    """Presses the other button over the middle of a widget."""
    area = node.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    subprocess.run(['xdotool', 'mousemove', '--window', program.number,
                    str(area.x + area.width // 2), str(area.y + area.height // 2),
                    'click', '3'], timeout=PATIENCE, check=True)


def hold(program, node):
    """Presses with the pointer until that is a long press."""
    area = node.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    subprocess.run(['xdotool', 'mousemove', '--window', program.number,
                    str(area.x + area.width // 2), str(area.y + area.height // 2),
                    'mousedown', '1', 'sleep', '1.2', 'mouseup', '1'],
                   timeout=PATIENCE, check=True)


def test_pointer():
    """digits, marks of both kinds and colours are entered and erased by clicks alone"""
    with Program() as program:
        program.empty_board()
        program.point(program.cell(2, 3))
        program.point(program.find('5', BUTTONS))
        program.cell(2, 3, '5')
        program.point(program.cell(2, 4))
        program.point(program.find('Corner', BUTTONS))
        wait('corner marks', lambda: checked(program) == ['Corner'])
        program.point(program.find('1', BUTTONS))
        program.cell(2, 4, 'marks 1')
        program.point(program.find('Centre', BUTTONS))
        wait('centre marks', lambda: checked(program) == ['Centre'])
        program.point(program.find('2', BUTTONS))
        program.cell(2, 4, 'marks 2, corner marks 1')
        program.point(program.find('Digit', BUTTONS))
        program.point(program.find('Erase', BUTTONS))
        program.cell(2, 4, 'empty')


def test_menu():
    """the other button opens the menu with the pad of marks, and Return the picker"""
    with Program() as program:
        program.empty_board()
        press_other(program, program.cell(6, 2))
        menu = wait('the menu', lambda: next(iter(program.find_all('Marks')), None))
        program.click(inside(menu, '4'))
        program.cell(6, 2, 'marks 4')
        program.click(inside(menu, '6'))
        program.cell(6, 2, 'marks 4 6')
        program.key('Escape')
        wait('the menu to close', lambda: not program.find_all('Marks'))
        program.key('Return')
        picker = opened(program, 'Digits for row 6, column 2')
        program.click(inside(picker, '7'))
        program.cell(6, 2, '7')


def test_accessible():
    """a cell is filled through AT-SPI alone, with the picker, which is named after it"""
    with Program() as program:
        program.empty_board()
        program.activate(program.cell(3, 5))
        program.act('win.picker')
        picker = opened(program, 'Digits for row 3, column 5')
        program.click(inside(picker, '8'))
        program.cell(3, 5, '8')
        program.activate(program.cell(3, 6))
        program.press('Corner')
        program.act('win.picker')
        picker = opened(program, 'Digits for row 3, column 6')
        program.click(inside(picker, 'Keep Open'))
        program.click(inside(picker, '1'))
        program.click(inside(picker, '9'))
        program.cell(3, 6, 'marks 1 9')
        program.focus()
        program.key('Escape')
        wait('the focus on the cell', lambda: program.cell(3, 6).getState().contains(
            pyatspi.STATE_FOCUSED))


def test_picker_keys():
    """arrows and Return choose in the picker, and the focus comes back to the cell"""
    with Program() as program:
        program.empty_board()
        program.activate(program.cell(4, 4))
        program.act('win.picker')
        opened(program, 'Digits for row 4, column 4')
        program.key('Down', 'Right', 'Return')
        program.cell(4, 4, '5')
        wait('the focus on the cell', lambda: program.cell(4, 4).getState().contains(
            pyatspi.STATE_FOCUSED))


def test_lock():
    """a long press on a key locks its digit, and another one lets it go"""
    with Program() as program:
        program.empty_board()
        program.point(program.cell(5, 5))
        key = program.find('6', BUTTONS)
        hold(program, key)
        wait('a locked key', lambda: key.description == '9 left, locked')
        program.cell(5, 5, 'empty')
        hold(program, key)
        wait('a free key', lambda: key.description == '9 left')


if __name__ == '__main__':
    sys.exit(run([test_pointer, test_menu, test_accessible, test_picker_keys, test_lock]))
