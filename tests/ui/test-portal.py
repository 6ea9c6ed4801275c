#!/usr/bin/python3
"""Files and paper out of a sandbox: the program as a Flatpak, before the dialogs of the desktop's
portals, which belong to another process.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import os
import shutil

import accessibility
from accessibility import ENTRIES, FOCUSED, PUSH_BUTTON, SENSITIVE
from driver import Program, call, is_free, main, wait

LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
OTHER = '.172...6.....5.72.8..3....96.9.2..5...........3..8.4.29....1..5.28.9.....5...239.'
FOLDER = os.path.join(os.environ['HOME'], 'Puzzles')


def configure(name, text):
    path = os.path.join(os.environ['XDG_CONFIG_HOME'], name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text)


def choose_portals(*others):
    """Portals as on a desktop of GTK, but for `others`. Those that run do not read it again."""
    configure('xdg-desktop-portal/portals.conf',
              '\n'.join(('[preferred]', 'default=gtk', *others, '')))


def prepare():
    """A folder for the files, which is where papers go too, and portals."""
    configure('user-dirs.dirs', f'XDG_DOCUMENTS_DIR="{FOLDER}"\n')
    choose_portals()


def puzzle_path(name, text=None):
    """A place in a folder with nothing else in it."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    os.mkdir(FOLDER)
    path = os.path.join(FOLDER, name)
    if text is not None:
        with open(path, 'w', encoding='utf-8') as file:
            file.write(text + '\n')
    return path


def read(path, mode='r'):
    with open(path, mode) as file:
        return file.read()


def is_portal(pid):
    with open(f'/proc/{pid}/cmdline', encoding='utf-8') as file:
        return 'xdg-desktop-portal' in file.read()


def find_in_portal(program, what, is_wanted):
    """What is wanted in the dialogs of the portals, as soon as it is there."""
    tree = accessibility.Tree(Program.bus, accessibility.find_process(Program.bus, is_portal))

    def find():
        tree.refresh()
        return [node for node in tree.root.walk() if is_wanted(node)][0]

    found = wait(f'{what} of the portal', find)
    tree.close()
    return found


def press(program, name):
    """Presses a button of a dialog of the portals, as soon as it can be pressed."""
    find_in_portal(program, f'the button “{name}”', lambda node: (
        node.name == name and node.role == PUSH_BUTTON and node.has(SENSITIVE))).activate()


def answer(program, title, path, *buttons, message=None):
    """Enters a path into the dialog of that title and presses buttons: to accept it, and that a
    file is replaced. A message about it would be gone before the dialog is."""
    program.focus(title)
    program.key('ctrl+l')
    find_in_portal(program, 'the entry', lambda node: (
        node.role in ENTRIES and node.has(FOCUSED))).set_text(path)
    for button in buttons:
        press(program, button)
    if message is not None:
        program.wait_for_message(message)
    wait(f'“{title}” to go', lambda: not program.search(title))
    program.focus()


def test_open():
    """a puzzle that is chosen in the portal's dialog is on the board"""
    path = puzzle_path('to-open.txt', OTHER)
    with Program('--sudoku=' + LINE) as program:
        program.wait_for_sudoku(LINE)
        program.key('ctrl+o')
        answer(program, 'Open a Puzzle', path, 'Open')
        program.wait_for_sudoku(OTHER)


def test_save():
    """a game is saved by the portal, then again without asking, and opens with all its steps"""
    path = puzzle_path('saved.nine-queens')
    with Program('--sudoku=' + LINE) as program:
        program.wait_for_sudoku(LINE)
        program.key('ctrl+Home', 'Right', 'Right', '4')
        program.cell(1, 3, '4')
        program.key('ctrl+shift+s')
        answer(program, 'Save Puzzle', path, 'Save', message='Saved “saved.nine-queens”')
        first = read(path)

        program.key('Delete', '1')
        program.cell(1, 3, '1')
        program.key('ctrl+s')
        wait('the game to be saved again', lambda: read(path) != first)
        assert not program.search('Save Puzzle')
    assert os.listdir(FOLDER) == ['saved.nine-queens'], os.listdir(FOLDER)

    with Program(path) as program:
        program.cell(1, 3, '1')
        program.key('ctrl+z', 'ctrl+z')
        program.cell(1, 3, '4')


def test_replace():
    """a file is replaced after the portal asked, in the format of its name, and keeps its mode"""
    path = puzzle_path('old.sdm', OTHER)
    os.chmod(path, 0o640)
    with Program('--sudoku=' + LINE) as program:
        program.wait_for_sudoku(LINE)
        program.key('ctrl+shift+s')
        answer(program, 'Save Puzzle', path, 'Save', 'Replace', message='Saved “old.sdm”')
    assert read(path).strip() == LINE, read(path)
    assert os.stat(path).st_mode & 0o777 == 0o640, oct(os.stat(path).st_mode)
    assert os.listdir(FOLDER) == ['old.sdm'], os.listdir(FOLDER)


def restart_portals(*others):
    choose_portals(*others)
    call('pkill', '--exact', '--full', '/usr/libexec/xdg-desktop-portal')
    wait('the portals to go', lambda: is_free('org.freedesktop.portal.Desktop'))


def print_board(program):
    """Accepts the program's own dialog; returns the window of that."""
    program.wait_for_sudoku(LINE)
    program.key('ctrl+p')
    program.focus('^Print$')
    own = program.search('^Print$')
    program.key('alt+p')
    return own


def test_print():
    """a board is printed through the portal, to a file: there is no other printer"""
    path = puzzle_path('Sudoku.pdf')
    with Program('--sudoku=' + LINE) as program:
        own = print_board(program)
        wait('the dialog of the portal', lambda: program.search('^Print$')[-1:] not in ([], own))
        program.focus('^Print$')
        program.key('Down')
        press(program, 'Print')
        wait('all of the paper', lambda: read(path, 'rb').rstrip().endswith(b'%%EOF'))
    assert read(path, 'rb').startswith(b'%PDF'), read(path, 'rb')[:8]


def test_no_printing():
    """a message says so where the desktop has no dialog to print"""
    restart_portals('org.freedesktop.impl.portal.Print=none')
    try:
        with Program('--sudoku=' + LINE) as program:
            print_board(program)
            program.wait_for_message('Printing failed: ')
    finally:
        restart_portals()


if __name__ == '__main__':
    prepare()
    main(globals())
