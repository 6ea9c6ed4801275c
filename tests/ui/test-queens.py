#!/usr/bin/python3
"""Puzzles of queens, driven by pointer, keys and AT-SPI as a person plays them.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import os
import re
from xml.etree import ElementTree

from accessibility import BUTTONS, FOCUSED, LABEL, MENU_ITEM, SELECTED, TREE, TREE_ITEM
from driver import Program, main, wait

HEADER = os.path.join(os.path.dirname(__file__), '..', '..', 'data', 'ui', 'header.ui')


def choose_new(program, name):
    """Chooses from the menu New. GTK 4.18 does not name its items: they stand as header.ui has
    them."""
    menu = ElementTree.parse(HEADER).find("menu[@id='new_menu']")
    names = [item.find("attribute[@name='label']").text.replace('_', '')
             for item in menu.iter('item')]

    def find_item():
        items = program.find_all(roles=(MENU_ITEM,))
        if any(item.name for item in items):
            return program.find_all(name)[0]
        return items[names.index(name)]

    program.press('New')
    wait(f'“{name}”', find_item).activate()


def to_coloured(program, level):
    """Makes coloured queens of that level by the menu; returns the size of the board."""
    choose_new(program, f'Coloured Queens: {level}')
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
        assert square.description == f'empty, {region}', square.description
        for content, is_crossed_out in (('queen', False), ('empty', True), ('empty', False)):
            program.press('Undo')
            wait_for(square, content, is_crossed_out)
        assert square.description == f'empty, {region}', square.description


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
        choose_new(program, 'New Queens Puzzle…')
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


def outline(node):
    """The names of a node and of all below it, each with its level and place as they are told."""
    return [(node.name, node.description)] + [
        line for child in node.children for line in outline(child)]


def items(program):
    return program.find_all(roles=(TREE_ITEM,))


def enter_tree(program, name):
    """Tab from the switch of the views into the tree, to the node at work."""
    program.focus()
    program.key('alt+t')
    focused = program.wait_for_focus('Tree')
    while focused.role != TREE_ITEM:
        last = focused
        program.key('Tab')
        focused = wait('the focus to move', lambda: [
            node for node in program.find_with(FOCUSED) if node is not last][0])
    assert focused.name == name, focused.name


def test_tree():
    """the nodes of a search tree, with what came of them, by keys and by their action"""
    with Program('--queens=4') as program:
        program.show_page('Watch')
        tree = program.find('Search tree', (TREE,))
        wait('all nodes', lambda: len(items(program)) == 17)
        program.find('row 1, column 2: not yet tried', (TREE_ITEM,)).activate()
        wait('the first branch to be dead', lambda: outline(tree.children[0])[:5] == [
            ('the beginning: on the path', 'level 0, 1 of 1'),
            ('row 1, column 1: dead, 4 nodes', 'level 1, 1 of 4'),
            ('row 2, column 3: dead, 1 node', 'level 2, 1 of 2'),
            ('row 2, column 4: dead, 2 nodes', 'level 2, 2 of 2'),
            ('row 3, column 2: dead, 1 node', 'level 3, 1 of 1')])
        wait('the second one to be at work', lambda: [
            item.name for item in program.find_with(SELECTED, roles=(TREE_ITEM,))]
            == ['row 1, column 2: on the path'])
        enter_tree(program, 'row 1, column 2: on the path')
        for key, name in (('Down', 'row 2, column 4: not yet tried'),
                          ('Down', 'row 3, column 1: not yet tried'),
                          ('Down', 'row 4, column 3: not yet tried'),
                          ('Return', 'row 4, column 3: solution 1'),
                          ('Right', 'row 4, column 2: not yet tried')):
            program.key(key)
            program.wait_for_focus(name, (TREE_ITEM,))


def test_path():
    """the same of a tree that is too large to be drawn whole: its path, and what hangs on it"""
    with Program('--queens=8') as program:
        program.show_page('Watch')
        program.find('Depth over time')
        wait('the first row', lambda: len(items(program)) == 9)
        enter_tree(program, 'the beginning: on the path')
        for key, name in (('Down', 'row 1, column 1: not yet tried'),
                          ('Return', 'row 1, column 1: on the path'),
                          ('Down', 'row 2, column 1: not yet tried'),
                          ('Return', 'row 2, column 1: refused')):
            program.key(key)
            program.wait_for_focus(name, (TREE_ITEM,))
        wait('two rows', lambda: len(items(program)) == 17)
        row = program.find('row 1, column 1: on the path', (TREE_ITEM,))
        assert [item.description for item in row.children] \
            == [f'level 2, {i + 1} of 8' for i in range(8)]


if __name__ == '__main__':
    main(globals())
