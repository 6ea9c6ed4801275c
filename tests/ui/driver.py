"""Drives Nine Queens as a person does: reads it through AT-SPI, acts by keys and by actions.

Everything waits for what it expects instead of sleeping; a wait that ends in vain raises.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import os
import shutil
import subprocess
import sys
import time
import traceback

import pyatspi

KEPT = os.path.join(os.environ['XDG_DATA_HOME'], 'nine-queens')
PATIENCE = 20   # seconds until a wait is in vain; generous, because machines are shared


def wait(what, condition):
    """Returns the first true result of `condition`; `what` says what was hoped for."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            result = condition()
        except Exception:      # an accessible went away while it was looked at
            result = None
        if result:
            return result
        if time.monotonic() > end:
            raise AssertionError('in vain: ' + what)
        time.sleep(.03)


def walk(node):
    """A widget and all below it; the squares of a board, which are many, are left out."""
    yield node
    if node.getRole() == pyatspi.ROLE_TABLE and node.name == 'Board':
        return
    for index in range(node.childCount):
        child = node.getChildAtIndex(index)
        if child is not None:
            yield from walk(child)


class Program:
    """A running nine-queens, ended with the `with` block. It finds nothing that another one kept,
    unless it `resumes`."""

    def __init__(self, *arguments, resumes=False):
        if not resumes:
            shutil.rmtree(KEPT, ignore_errors=True)
        self.process = subprocess.Popen([os.environ['NINE_QUEENS'], *arguments],
                                        stderr=subprocess.PIPE, text=True)
        self.application = wait('the program on the accessibility bus', self._find_application)
        self.board = None
        self.window = wait('its window', self._find_window)
        self.focus()

    def __enter__(self):
        return self

    def __exit__(self, kind, value, trace):
        if self.process.poll() is None:
            self.process.terminate()
        _, self.messages = self.process.communicate(timeout=PATIENCE)
        if kind is None and ('CRITICAL' in self.messages or 'WARNING' in self.messages):
            raise AssertionError('the program complained:\n' + self.messages)

    def _find_application(self):
        desktop = pyatspi.Registry.getDesktop(0)
        for index in range(desktop.childCount):
            application = desktop.getChildAtIndex(index)
            if application is not None and application.get_process_id() == self.process.pid:
                return application
        return None

    def _find_window(self):
        return self.application.childCount and self.application.getChildAtIndex(0)

    def focus(self, title='Nine Queens'):
        """Gives the keyboard to the window of that title."""
        found = subprocess.run(['xdotool', 'search', '--sync', '--onlyvisible', '--all', '--pid',
                                str(self.process.pid), '--name', title], capture_output=True,
                               text=True, timeout=PATIENCE, check=True)
        self.number = found.stdout.split()[-1]
        subprocess.run(['xdotool', 'windowfocus', '--sync', self.number], timeout=PATIENCE,
                       check=True)

    def find_all(self, name=None, role=None):
        return [node for node in walk(self.application)
                if (name is None or node.name == name)
                and (role is None or node.getRole() in role)]

    def find(self, name, role=None):
        return wait(f'“{name}”', lambda: next(iter(self.find_all(name, role)), None))

    def shown(self, text):
        """Waits until some label or name contains `text`."""
        return wait(f'the text “{text}”', lambda: next(
            (node for node in walk(self.application) if text in node.name), None))

    def activate(self, node):
        node.queryAction().doAction(0)

    def act(self, name):
        """An action of the window; GTK 4.18 does not name menu items."""
        actions = self.window.queryAction()
        names = [actions.getName(index) for index in range(actions.nActions)]
        actions.doAction(names.index(name))

    def empty_board(self):
        self.act('win.new-empty')
        self.wait_for_cells('an empty board', lambda cells: cells == ['empty'] * 81)
        self.focus()

    def click(self, button):
        """Holds the button down as GTK does before it counts; until then another is ignored."""
        self.activate(button)
        time.sleep(.3)

    def press(self, name):
        """Presses the button of that name; of a menu button the part that can be pressed."""
        self.click(wait(f'the button “{name}”', lambda: next(
            (node for node in self.find_all(name, BUTTONS)
             if 'Action' in node.get_interfaces() and node.queryAction().nActions), None)))

    def point(self, node):
        """Clicks into the middle of a widget with the pointer."""
        area = node.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
        subprocess.run(['xdotool', 'mousemove', '--window', self.number,
                        str(area.x + area.width // 2), str(area.y + area.height // 2),
                        'click', '1'], timeout=PATIENCE, check=True)

    def key(self, *keys):
        subprocess.run(['xdotool', 'key', '--delay', '8', *keys], timeout=PATIENCE, check=True)

    def squares(self):
        if self.board is None:
            self.board = self.find('Board', (pyatspi.ROLE_TABLE,))
        return [self.board.getChildAtIndex(index) for index in range(self.board.childCount)]

    def cells(self):
        """The names of all squares, without their places."""
        return [square.name.split(': ', 1)[1] for square in self.squares()]

    def cell(self, row, column, content=''):
        """The square there, once it holds what it should."""
        name = f'Row {row}, column {column}: {content}'
        return wait(f'“{name}”', lambda: next(
            (square for square in self.squares()
             if square.name == name or not content and square.name.startswith(name)), None))

    def wait_for_cells(self, what, condition):
        return wait(what, lambda: condition(self.cells()))


BUTTONS = (pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_TOGGLE_BUTTON, pyatspi.ROLE_RADIO_BUTTON,
           pyatspi.ROLE_CHECK_BOX, pyatspi.ROLE_PUSH_BUTTON_MENU
           if hasattr(pyatspi, 'ROLE_PUSH_BUTTON_MENU') else pyatspi.ROLE_PUSH_BUTTON)


def run(tests):
    """Runs the tests in order and tells them as TAP; the exit status is the verdict."""
    print(f'1..{len(tests)}')
    n_failed = 0
    for number, test in enumerate(tests, 1):
        try:
            test()
        except Exception:
            n_failed += 1
            print(f'not ok {number} - {test.__doc__}')
            print('\n'.join('# ' + line for line in traceback.format_exc().splitlines()))
        else:
            print(f'ok {number} - {test.__doc__}')
        sys.stdout.flush()
    return 1 if n_failed else 0
