#!/usr/bin/python3
"""What can have the focus, on each page and in each dialog, has a name that a person would give it.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import os

from accessibility import ACTIVE, FOCUSABLE, LABEL, LIST_ITEM, PANEL
from driver import Program, main, wait

PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
LIBRARY = ('Gtk', 'App', 'Gdk')         # how names begin that GTK makes of a type


def complain(name):
    """Why a name is none, or nothing."""
    words = name.split()
    half = len(words) // 2
    if not words:
        return 'no name'
    if name.startswith(LIBRARY):
        return 'the name of a type'
    if '_' in name:
        return 'an access key in the name'
    if len(words) % 2 == 0 and words[:half] == words[half:]:
        return 'a name twice'
    return None


def name_of(node):
    """Its name; of the chosen item in a drop-down, to which GTK 4.18 gives no role, its text."""
    if node.role != PANEL:
        return node.name
    return node.name or ' '.join(label.name for label in node.walk() if label.role == LABEL)


def look(program, least):
    """Complains of all that can have the focus; at least so many widgets are to be seen."""
    program.tree.refresh()
    nodes = program.find_with(FOCUSABLE)
    found = [f'“{name}” ({node.role}), {complain(name)}'
             for node, name in zip(nodes, map(name_of, nodes)) if complain(name)]
    if len(nodes) < least:
        found.append(f'{len(nodes)} widgets')
    if found:
        raise LookupError('\n'.join(found))
    return True


def check(program, where, least):
    """A widget that has just come may get its name a moment later."""
    wait(f'{where} to have names', lambda: look(program, least))


def puzzle_file(text):
    path = os.path.join(os.environ['XDG_CACHE_HOME'], 'puzzle.txt')
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text)
    return path


def check_dialog(program, title, least, open_it):
    """Opens a dialog, looks at it, and closes it by Escape."""
    wait('the window to have the keyboard', lambda: program.window.has(ACTIVE))
    open_it()
    wait(title, lambda: [window for window in program.windows() if window.name == title][0])
    check(program, title, least)
    program.focus(title)
    program.key('Escape')
    wait('the window alone', lambda: len(program.windows()) == 1)


def test_pages():
    """Play with a hint, entry, queens, Watch and Solutions"""
    with Program(puzzle_file(PUZZLE)) as program:
        check(program, 'Play', 40)
        program.act('win.hint')
        program.wait_for_hint('Nudge')
        check(program, 'a hint', 40)
        program.show_page('Watch')
        check(program, 'Watch', 15)
        program.show_page('Solutions')
        program.press('Show Solutions')
        program.wait_for_cells('the solution', lambda cells: 'empty' not in cells)
        check(program, 'Solutions', 15)
        program.show_page('Play')
        program.act('win.new-empty')
        program.find('Start')
        check(program, 'entry', 40)
        program.press('Queens')
        program.find('Number of queens')
        check(program, 'queens', 15)


def test_popovers():
    """the list of a drop-down, what is exported, and the number picker"""
    with Program(puzzle_file(PUZZLE)) as program:
        program.focus()
        program.key('Return')
        program.find('Keep Open')
        check(program, 'the picker', 40)
        program.key('Escape')
        program.show_page('Watch')
        program.press('Method')
        program.find('By logic, as people do')
        check(program, 'the list of methods', 20)
        program.key('Escape')
        program.press('Speed')
        program.find('8 steps a second', (LIST_ITEM,))
        check(program, 'the list of speeds', 20)


def test_dialogs():
    """each dialog of the window"""
    dialogs = [('Library', 4, 'library'), ('Puzzle of the Day', 30, 'daily'),
               ('Statistics', 2, 'statistics'), ('Practise a Technique', 30, 'choose-technique'),
               ('New Queens Puzzle', 6, 'choose-queens'), ('Copy As', 5, 'copy-menu'),
               ('About This Puzzle', 2, 'about-puzzle'), ('Print', 5, 'print'),
               ('Lessons', 5, 'lessons'), ('Check My Output', 5, 'judge')]
    keys = [('Preferences', 12, 'ctrl+comma'), ('Help', 1, 'F1'),
            ('Keyboard Shortcuts', 1, 'ctrl+question')]
    with Program(puzzle_file(PUZZLE)) as program:
        program.focus()
        for title, least, action in dialogs:
            check_dialog(program, title, least, lambda: program.act('win.' + action))
        for title, least, key in keys:
            check_dialog(program, title, least, lambda: program.key(key))
        program.show_page('Watch')
        check_dialog(program, 'Compare Methods', 1, lambda: program.press('Compare'))


def test_chooser():
    """the puzzles of a file, and the savepoints of one"""
    with Program(puzzle_file(PUZZLE + '\n' + PUZZLE[::-1] + '\n')) as program:
        wait('the chooser', lambda: len(program.windows()) == 2)
        check(program, 'the chooser', 4)
        program.press('Open')
        wait('the window alone', lambda: len(program.windows()) == 1)
        program.act('win.fill-marks')
        program.press('Keep This State')
        program.find('Savepoint Menu')
        check(program, 'savepoints', 40)


if __name__ == '__main__':
    main(globals())
