"""Drives Nine Queens as a person does: reads it through AT-SPI, acts by keys and by actions.

Whoever needs something waits for it, and a wait looks again when the program sends an event.
Nothing sleeps, but to see whether the program does. A test that fails leaves no program behind.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import fnmatch
import os
import shutil
import signal
import subprocess
import sys
import time
import traceback

from gi.repository import Gio, GLib

import accessibility
from accessibility import (BUTTONS, CHECK_BOX, CHECKED, FOCUSED, PRESSED, SELECTED, SENSITIVE,
                           TABLE)

KEPT = os.path.join(os.environ['XDG_DATA_HOME'], 'nine-queens')
SETTINGS = os.path.join(os.environ['XDG_CONFIG_HOME'], 'gtk-4.0', 'settings.ini')
HOUR_MS = 3600000
LIMIT = 600             # seconds; only a wait for what never comes takes as long
BEAT = .1               # seconds until files and processes, which send no events, are looked at
REFRESH = 1             # seconds without success, after which all widgets are asked for again
EVENTS = 4              # of X for a word of xdotool: a key and its modifier go down and up
REST = .03              # seconds of sleep, longer than from a frame to the next
N_AWAKE = 50            # looks at a program that always wakes, because something moves in it
ONWARDS = 'Go on to the next cell after each digit'
APPLICATION = 'io.github.ninequeens.NineQueens'

programs = []           # that run


def next_event(seconds):
    """Returns at the next event, or after so many seconds."""
    def passed():
        passed.by = True
        return GLib.SOURCE_REMOVE

    passed.by = False
    timer = GLib.timeout_add(int(1000 * seconds), passed)
    GLib.MainContext.default().iteration(True)
    if not passed.by:
        GLib.source_remove(timer)


def wait(what, condition):
    """Returns the first true result of `condition`; `what` says what is awaited."""
    end = time.monotonic() + LIMIT
    refresh = time.monotonic() + REFRESH
    gone = None
    while True:
        for program in programs:
            if program.tree is not None:
                program.tree.update()
        try:
            result = condition()
        except (GLib.Error, LookupError, OSError, ValueError) as error:     # looked at too early
            result, gone = None, error
        if result:
            return result
        if time.monotonic() > end:
            raise AssertionError(f'timed out waiting for {what}') from gone
        if time.monotonic() > refresh:
            began = time.monotonic()
            for program in programs:
                if program.tree is not None:
                    program.tree.refresh()
            ended = time.monotonic()
            refresh = ended + max(2 * REFRESH, 10 * (ended - began))
        else:
            next_event(BEAT)


def call(*command, **options):
    return subprocess.run([str(word) for word in command], timeout=LIMIT, check=True, **options)


def do(*words):
    """What moves the pointer and presses keys; another desktop puts its own in place of it."""
    call('xdotool', *words)


def xdotool(*words):
    """One call is one thing done: what is done by AT-SPI afterwards comes after it in the program
    too, which has the events of X and the questions of AT-SPI from two sockets."""
    do(*words)
    for program in programs:
        program.settle(EVENTS * len(words))


def is_free(name):
    """Whether nobody has that name on the session bus."""
    return not Gio.bus_get_sync(Gio.BusType.SESSION, None).call_sync(
        'org.freedesktop.DBus', '/org/freedesktop/DBus', 'org.freedesktop.DBus', 'NameHasOwner',
        GLib.Variant('(s)', (name,)), None, Gio.DBusCallFlags.NONE, -1, None).unpack()[0]


def set_times(long_press):
    """Tells GTK after how long a press is a long one, and that two clicks make a double click,
    however long the machine takes for them."""
    os.makedirs(os.path.dirname(SETTINGS), exist_ok=True)
    with open(SETTINGS, 'w', encoding='utf-8') as file:
        file.write(f'[Settings]\ngtk-long-press-time={long_press}\n'
                   f'gtk-double-click-time={HOUR_MS}\n')


class Program:
    """A running nine-queens, ended with the `with` block. It finds nothing that another one kept,
    unless it `resumes`. A press is a long one only where it `knows_long_presses`, and then at
    once. A `message` with which it comes is awaited first, for it goes by itself."""

    bus = None              # the accessibility bus, the same for all

    def __init__(self, *arguments, resumes=False, knows_long_presses=False, message=None):
        if not resumes:
            shutil.rmtree(KEPT, ignore_errors=True)
        set_times(1 if knows_long_presses else HOUR_MS)
        if Program.bus is None:
            Program.bus = accessibility.connect()
        self.tree = None
        self.board = None
        wait('the last program to leave the bus', lambda: is_free(APPLICATION))
        self.log = open(os.path.join(os.environ['XDG_CACHE_HOME'], 'messages'), 'w+',
                        encoding='utf-8')
        self.process = subprocess.Popen([os.environ['NINE_QUEENS'], *arguments], stderr=self.log,
                                        start_new_session=True)
        programs.append(self)
        self.tree = accessibility.Tree(Program.bus, wait(
            'the program on the accessibility bus', self._find_name))
        self.tree.refresh()
        if message is not None:
            self.wait_for_message(message)
        self.pid = wait('its process', self._find_pid)
        self.window = wait('its window', self._find_window)
        self.focus()

    def __enter__(self):
        return self

    def __exit__(self, kind, value, trace):
        self.end(signal.SIGTERM)
        if kind is not None:
            self.show_messages()
        elif 'CRITICAL' in self.messages or 'WARNING' in self.messages:
            raise AssertionError('the program complained:\n' + self.messages)

    def end(self, how=signal.SIGKILL):
        """Ends the program, if it has not ended, and all that it started."""
        if self not in programs:
            return
        programs.remove(self)
        if self.tree is not None:
            self.tree.close()
        if self.process.poll() is None:
            self.process.send_signal(how)
        try:
            self.process.wait(LIMIT)
        finally:
            try:
                os.killpg(self.process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            self.process.wait()
            self.log.seek(0)
            self.messages = self.log.read()
            self.log.close()

    def show_messages(self):
        """Of a program that has ended, to who looks for why a test failed."""
        print('the program said: ' + self.messages, file=sys.stderr, flush=True)

    def _find_name(self):
        """Of the session that it began: out of a sandbox another process of it speaks."""
        self._check_alive()
        return accessibility.find_process(Program.bus,
                                          lambda pid: os.getsid(pid) == self.process.pid)

    def _find_pid(self):
        """In a sandbox it is another process than the one that was started."""
        def is_wanted(pid):
            try:
                with open(f'/proc/{pid}/comm', encoding='utf-8') as file:
                    return (file.read() == 'nine-queens\n'
                            and os.getsid(int(pid)) == self.process.pid)
            except OSError:             # it left
                return False

        return next(filter(is_wanted, filter(str.isdigit, os.listdir('/proc'))), None)

    def _check_alive(self):
        if self.process.poll() is not None:
            raise AssertionError(f'the program ended with {self.process.returncode}')

    def _find_window(self):
        self._check_alive()
        return self.windows()[0]

    def windows(self):
        if not self.tree.root.children:
            self.tree.outdated.add(accessibility.ROOT)
            self.tree.update()
        return self.tree.root.children

    def focus(self, title='Nine Queens'):
        """Gives the keyboard to the window of that title."""
        self.number = wait(f'the window “{title}”', lambda: self.search(title)[-1])
        xdotool('windowfocus', '--sync', self.number)

    def search(self, title):
        """The windows of that title; none where one went while xdotool looked, which it takes for
        an error. No other program has any in this display."""
        command = ('xdotool', 'search', '--onlyvisible', '--name', title)
        return subprocess.run(command, timeout=LIMIT, capture_output=True, text=True,
                              check=False).stdout.split()

    def find_all(self, name=None, roles=None):
        self.tree.update()
        return [node for node in self.tree.root.walk()
                if (name is None or node.name == name) and (roles is None or node.role in roles)]

    def find(self, name, roles=None):
        return wait(f'“{name}”', lambda: self.find_all(name, roles)[0])

    def find_with(self, state, name=None, roles=None):
        """All of that name and role that are in a state now."""
        nodes = self.find_all(name, roles)
        return [node for node, states in zip(nodes, self.tree.ask_states(nodes))
                if states >> state & 1]

    def wait_for_focus(self, name=None, roles=None):
        """Waits until a widget of that name or role has the focus."""
        return wait(f'the focus on “{name or roles}”',
                    lambda: self.find_with(FOCUSED, name, roles)[0])

    def shown(self, text):
        """Waits until some label or name contains `text`."""
        return wait(f'the text “{text}”',
                    lambda: [node for node in self.find_all() if text in node.name][0])

    def wait_for_message(self, text=''):
        """Waits until a message came that holds that name or number, after the last one that was
        waited for. GTK 4.8 sends no event for it, so all widgets are asked for before it goes."""
        def came():
            self.tree.refresh()
            return any(text in message for message in self.tree.messages)

        wait(f'a message with “{text}”', came)
        self.tree.messages.clear()

    def wait_for_hint(self, stage, technique=''):
        """Waits until a hint is shown as far as that; returns its panel."""
        return wait(f'the stage {stage} of a hint {technique}', lambda: [
            node for node in self.find_all()
            if node.name.startswith(f'Hint: {technique}') and f', {stage}, ' in node.name][0])

    def wait_for_no_hint(self):
        """Waits until the hint is gone, and with it all that its end changed: of squares that
        change together each one is heard of by itself."""
        wait('the hint to be gone', lambda: not [
            node for node in self.find_all()
            if node.name.startswith('Hint: ') and node.is_shown()])

    def act(self, name):
        """An action of the window; GTK 4.18 does not name menu items."""
        self.window.activate(self.window.actions().index(name))

    def empty_board(self):
        """An empty board, on which digits do not go on to the next cell."""
        self.act('win.new-empty')
        self.wait_for_cells('an empty board', lambda cells: cells == ['empty'] * 81)
        self.focus()
        onwards = wait('the switch of the entry bar', lambda: [
            node for node in self.find_all(ONWARDS, (CHECK_BOX,)) if node.is_shown()][0])
        if onwards.has(CHECKED):
            self.point(onwards)
            wait('digits that stay', lambda: not onwards.has(CHECKED))

    def press(self, name):
        """Presses the button of that name; of a menu button the part that can be pressed. GTK holds
        it down for a quarter of a second before that counts, and until then pressing the same one
        again does nothing: wait for what it does."""
        wait(f'the button “{name}”', lambda: [
            node for node in self.find_with(SENSITIVE, name, BUTTONS)
            if node.actions() and node.is_shown()][0]).activate()

    def show_page(self, name):
        """Play, Watch or Solutions."""
        self.press(name)
        wait(f'the page {name}', lambda: self.find_with(PRESSED, name, BUTTONS))

    def press_and_see(self, name):
        """Presses a button that changes the board; returns what is there then."""
        before = self.cells()
        self.press(name)
        return self.wait_for_cells(f'{name} to change the board',
                                   lambda cells: cells != before and cells)

    def counter(self, name):
        """What the Watch page counts under that name."""
        names = [node.name for node in self.find_all() if node.name]
        return [after for before, after in zip(names, names[1:])
                if before == name and after[0].isdigit()][0]

    def at(self, node):
        """Where xdotool finds the middle of a widget."""
        wait(f'“{node.name}” to be shown', node.is_shown)
        return ['--window', self.number, *node.middle()]

    def point(self, node, button=1, times=1):
        """Moves the pointer into the middle of a widget, which may still be on its way when it is
        found, and clicks."""
        place = None
        while place != self.at(node):
            self.rest()
            place = self.at(node)
            xdotool('mousemove', *place)
            self.rest()
        for _ in range(times):
            self.click(button)

    def click(self, button=1):
        """Clicks where the pointer is. The button is held until all is drawn that follows from the
        press: after a change of the layout GTK asks where the pointer is, and takes a button that
        is up by then, of which it has still to hear, for a click that was broken off."""
        xdotool('mousedown', button)
        self.rest()
        xdotool('mouseup', button)

    def drag(self, squares, cell, reached):
        """Draws with a button held; `cell` finds the widget of a square, and `reached` waits until
        the pointer is there, and only then it goes on, so that none is passed over."""
        xdotool('mousemove', *self.at(cell(squares[0])))
        xdotool('mousedown', 1)
        for square in squares:
            xdotool('mousemove', *self.at(cell(square)))
            reached(square)
        self.rest()
        xdotool('mouseup', 1)

    def rest(self):
        """Waits until the program sleeps and no frame is due: its main thread, as the system
        counts, was not woken from one look to the next."""
        before = None
        n_awake = 0
        end = time.monotonic() + LIMIT
        while n_awake < N_AWAKE:
            self._check_alive()
            if time.monotonic() > end:
                raise AssertionError('timed out waiting for the program to rest')
            with open(f'/proc/{self.pid}/task/{self.pid}/status', encoding='utf-8') as file:
                now = [line for line in file if line.startswith('State:')
                       or 'ctxt_switches' in line]
            if 'S (sleeping)' in now[0]:
                if now == before:
                    return
                n_awake += 1
            before = now
            time.sleep(REST)

    def settle(self, n_events):
        """Lets the program deal with events of X that have come: between two questions it deals
        with one at least."""
        if self.tree is not None:
            for _ in range(n_events):
                self.tree.ask_states([self.tree.root])

    def key(self, *keys):
        xdotool('key', '--delay', '8', *keys)

    def squares(self):
        """All squares of the board, which is looked for again when it was another one; on Watch it
        has a button too."""
        self.tree.update()
        if self.board is None or self.tree.nodes.get(self.board.path) is not self.board:
            self.board = self.find('Board', (TABLE,))
        return [child for child in self.board.children if child.role not in BUTTONS]

    def cells(self):
        """The names of all squares, without their places."""
        return [square.name.split(': ', 1)[1] for square in self.squares()]

    def cell(self, row, column, content=''):
        """The square there, once it holds what it should."""
        name = f'Row {row}, column {column}: {content}'
        return wait(f'“{name}”', lambda: [
            square for square in self.squares()
            if square.name == name or not content and square.name.startswith(name)][0])

    def wait_for_cells(self, what, condition):
        return wait(what, lambda: condition(self.cells()))

    def wait_for_sudoku(self, line):
        """The sudoku of that line, of which nothing is filled."""
        self.wait_for_cells('the sudoku', lambda cells: cells == [
            f'{digit}, given' if digit != '.' else 'empty' for digit in line])

    def selected(self):
        """The numbers of the squares that are selected now."""
        return [index for index, states in enumerate(self.tree.ask_states(self.squares()))
                if states >> SELECTED & 1]


def clean_up():
    """Ends what a test left running and lets go of all keys and buttons."""
    for program in list(programs):
        program.end()
        program.show_messages()
    xdotool('keyup', 'ctrl', 'keyup', 'shift', 'mouseup', 1, 'mouseup', 3)


def run(tests):
    """Runs the tests in order and reports them as TAP; the exit status is the verdict. Why a test
    failed goes to standard error, which Meson shows."""
    print(f'1..{len(tests)}')
    n_failed = 0
    for number, test in enumerate(tests, 1):
        try:
            test()
        except Exception:
            n_failed += 1
            print(f'not ok {number} - {test.__doc__}')
            traceback.print_exc()
        else:
            print(f'ok {number} - {test.__doc__}')
        sys.stdout.flush()
        clean_up()
    return 1 if n_failed else 0


def main(tests):
    """Runs those of the functions test_… that the command line names, perhaps by patterns, or
    all."""
    tests = [test for name, test in tests.items() if name.startswith('test_')
             and any(fnmatch.fnmatch(name, pattern) for pattern in sys.argv[1:] or ['*'])]
    sys.exit(run(tests))
