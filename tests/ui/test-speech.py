#!/usr/bin/python3
"""What a screen reader hears of a game that is played by keys, told from the events of AT-SPI.

As Orca does, it speaks the name and description of what takes the focus, that a row which does is
not selected, and a new description of what has it, and says nothing of a cell whose name changes.
`play-with-orca` compares this with what Orca says. What GTK announces from 4.14 on counts as said,
too.

SPDX-License-Identifier: GPL-3.0-or-later
"""
from gi.repository import Gio

from accessibility import ATSPI, BUTTONS, LIST_ITEM, SELECTED
from driver import Program, main, wait
from speech import Game, argument_of


class Listener:
    """What is heard, as [text, …]."""

    def __init__(self, program):
        self.tree = program.tree
        self.focus = None
        self.row = None                 # that took it
        self.heard = []
        self.changed = []               # [path, what of it], for each event
        for member, handler in (('StateChanged', self._state_changed),
                                ('PropertyChange', self._property_changed),
                                ('ChildrenChanged', self._children_changed),
                                ('Announcement', self._announced)):
            self.tree.subscriptions.append(self.tree.bus.signal_subscribe(
                self.tree.name, ATSPI + 'Event.Object', member, None, None,
                Gio.DBusSignalFlags.NONE, handler))

    def _state_changed(self, bus, sender, path, interface, member, parameters):
        state, gained = parameters.unpack()[:2]
        self.changed.append((path, state))
        if state == 'focused' and gained and path != self.focus:
            node = self.tree.nodes[path]
            self.focus = path
            self.heard += [text if text.endswith('.') else text + '.'
                           for text in (node.name, node.description) if text]
            self.row = node if node.role == LIST_ITEM else None

    def _property_changed(self, bus, sender, path, interface, member, parameters):
        kind = parameters.get_child_value(0).get_string()
        self.changed.append((path, kind))
        if kind == 'accessible-description' and path == self.focus:
            text = parameters.get_child_value(3).get_variant().get_string()
            self.heard += [text] if text else []

    def _children_changed(self, bus, sender, path, interface, member, parameters):
        self.changed.append((path, 'children'))

    def _announced(self, bus, sender, path, interface, member, parameters):
        self.heard.append(parameters.get_child_value(3).get_variant().get_string())

    def take(self):
        """What was heard since the last time."""
        self.tree.update()
        heard = self.heard
        if self.row is not None and not self.row.has(SELECTED):
            heard.append('not selected.')
        self.heard, self.changed, self.row = [], [], None
        return heard


def play(name):
    """Presses the keys of a game and waits for what is said of each."""
    game = Game(name)
    with Program(argument_of(game.puzzle)) as program:
        wait('the board', lambda: program.squares()[0].name)
        program.key('Escape')
        listener = Listener(program)
        for keys, said in game.steps:
            listener.take()
            program.key(*keys)
            wait(f'{said} after {keys}', lambda: len(listener.heard) >= len(said))
            heard = listener.take()
            assert heard == said, (keys, heard, said)


def test_sudoku():
    """an easy sudoku is heard"""
    play('sudoku')


def test_queens():
    """eight queens are heard"""
    play('queens')


def test_hint():
    """a hint is heard"""
    play('hint')


def test_shortcuts():
    """buttons that show what Shift and Ctrl do to the keys of digits do not tell it each time"""
    with Program(argument_of(Game('sudoku').puzzle)) as program:
        wait('the board', lambda: program.squares()[0].name)
        program.key('Escape')
        listener = Listener(program)
        program.key('ctrl+Home')
        wait('the cell', lambda: listener.heard)
        names = [name + digit for name in ('', 'Filter ') for digit in '123456789']
        names += ['Digit', 'Corner', 'Centre', 'Colour', 'Link']
        buttons = {node.path for name in names for button in program.find_all(name, BUTTONS)
                   for node in button.walk()}
        program.key('shift+ctrl+d')
        wait('the row', lambda: 'Row 1: ' in ''.join(listener.heard))
        program.key('shift+ctrl+d')
        wait('the column', lambda: 'Column 1: ' in ''.join(listener.heard))
        program.tree.update()
        told = [what for path, what in listener.changed if path in buttons]
        assert len(buttons) >= len(names) and not told, (len(buttons), told)


def test_attacked():
    """squares that a queen attacks tell their names, and no descriptions, which they have not"""
    with Program('--queens=8') as program:
        wait('the board', lambda: program.squares()[0].name)
        program.key('Escape')
        listener = Listener(program)
        program.key('ctrl+Home')
        wait('the cell', lambda: listener.heard)
        listener.take()
        program.key('space')
        program.cell(8, 8, 'attacked')
        wait('the queen', lambda: listener.heard)
        program.tree.update()
        others = {square.path for square in program.squares()} - {listener.focus}
        told = [path for path, what in listener.changed
                if path in others and what == 'accessible-description']
        assert not told, len(told)


if __name__ == '__main__':
    main(globals())
