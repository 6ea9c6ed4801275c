#!/usr/bin/python3
"""Puzzles to and from other programs of a Wayland desktop: by the clipboard, and dragged between
windows.

    tests/ui/session tests/ui/under-wayland tests/ui/wayland-exchange.py [test_…]

By hand only: it needs sway, wl-clipboard and GTK's Python bindings. With NINE_QUEENS_PICTURES, the
name of a folder, it has grim take a picture of each drag.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import contextlib
import os
import subprocess
import sys
import tempfile

import accessibility
from driver import LIMIT, Program, call, main, wait, xdotool
from wayland import sway, windows

LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
OTHER_LINE = '.172...6.....5.72.8..3....96.9.2..5...........3..8.4.29....1..5.28.9.....5...239.'
SIDE = 880

# Another program: its window can be dragged, as a file and as a text, and says what is dropped.
PARTNER = '''
import sys, gi
gi.require_version('Gdk', '4.0')
gi.require_version('Gtk', '4.0')
from gi.repository import Gdk, Gio, GLib, GObject, Gtk
def activate(app):
    window = Gtk.ApplicationWindow(application=app, title='Partner', child=Gtk.Label(label='Drag'))
    text, *files = sys.argv[1:]
    content = Gdk.ContentProvider.new_for_bytes('text/uri-list', GLib.Bytes.new(
        (Gio.File.new_for_path(files[0]).get_uri() + '\\r\\n').encode())) if files else \\
        Gdk.ContentProvider.new_for_value(text)
    source = Gtk.DragSource(content=content)
    target = Gtk.DropTarget.new(GObject.TYPE_STRING, Gdk.DragAction.COPY)
    target.connect('drop', lambda target, value, x, y: print(repr(value), flush=True) or True)
    window.add_controller(source)
    window.add_controller(target)
    window.present()
app = Gtk.Application(application_id='org.example.Partner', flags=Gio.ApplicationFlags.NON_UNIQUE)
app.connect('activate', activate)
app.run()
'''


def paste(*options):
    """What another program finds on the clipboard, or nothing."""
    return subprocess.run(['wl-paste', '--no-newline', *options], timeout=LIMIT, check=False,
                          capture_output=True).stdout


def picture(name):
    folder = os.environ.get('NINE_QUEENS_PICTURES')
    if folder:
        call('grim', os.path.join(folder, name + '.png'))


def place(window, left):
    """Puts a window into the left or the right half of the screen; returns its middle."""
    sway(f'[con_id={window}] resize set {SIDE} {SIDE}, move absolute position {left} 0')
    wait('the window to be there', lambda: [
        node for node in windows() if str(node['id']) == str(window)
        and node['rect']['x'] == left and node['rect']['width'] == SIDE])
    return left + SIDE // 2, SIDE // 2


def drag(start, end, name):
    """Drags in steps, as a hand does: GTK begins one only after a few pixels, and whoever is to
    take it has to hear of it before it is let go."""
    xdotool('mousemove', *start)
    xdotool('mousedown', 1)
    for step in range(1, 11):
        xdotool('mousemove', *(round(a + (b - a) * step / 10) for a, b in zip(start, end)))
    picture(name)
    xdotool('mouseup', 1)


@contextlib.contextmanager
def elsewhere(*arguments):
    """A nine-queens with a session bus and data of its own: two on one bus would be one."""
    config = os.path.join(os.path.dirname(__file__), '..', 'bus.conf')
    bus = subprocess.Popen(['dbus-daemon', '--nofork', '--print-address', '--config-file', config],
                           stdout=subprocess.PIPE, text=True)
    before = dict(os.environ)
    Program.bus = Program.bus or accessibility.connect()
    address = call('gdbus', 'call', '--session', '--dest', 'org.a11y.Bus', '--object-path',
                   '/org/a11y/bus', '--method', 'org.a11y.Bus.GetAddress', capture_output=True,
                   text=True).stdout.split("'")[1]
    folder = tempfile.mkdtemp(dir=os.environ['XDG_CACHE_HOME'])
    try:
        os.environ.update(DBUS_SESSION_BUS_ADDRESS=bus.stdout.readline().strip(),
                          AT_SPI_BUS_ADDRESS=address, XDG_DATA_HOME=folder, XDG_CACHE_HOME=folder)
        try:
            program = Program(*arguments)
        finally:
            os.environ.clear()
            os.environ.update(before)
        with program:
            yield program
    finally:
        bus.terminate()
        bus.wait()


@contextlib.contextmanager
def partner(*arguments):
    """The other program, and its window."""
    process = subprocess.Popen([sys.executable, '-c', PARTNER, *arguments], stdout=subprocess.PIPE,
                               text=True)
    try:
        yield process, wait('the partner', lambda: [
            node['id'] for node in windows() if node['pid'] == process.pid][0])
    finally:
        process.kill()
        process.wait()


def test_copy():
    """Ctrl+C: another program pastes the puzzle as text and as pictures"""
    with Program('--sudoku=' + LINE) as program:
        program.cell(1, 1, '5, given')
        program.key('Escape', 'ctrl+c')
        wait('the text', lambda: paste().decode() == LINE)
        types = paste('--list-types').decode().split()
        assert {'text/plain;charset=utf-8', 'image/png', 'image/svg+xml'} <= set(types), types
        assert paste('--type', 'image/png').startswith(b'\x89PNG')
        assert b'<svg' in paste('--type', 'image/svg+xml')


def test_paste():
    """Ctrl+V: the puzzle of another program is on the board"""
    with Program('--sudoku=' + LINE) as program:
        program.cell(1, 1, '5, given')
        call('wl-copy', OTHER_LINE)
        program.key('Escape', 'ctrl+v')
        program.cell(1, 2, '1, given')


def test_paste_nothing():
    """Ctrl+V with a picture on the clipboard says that there is no text"""
    with Program('--sudoku=' + LINE) as program:
        program.cell(1, 1, '5, given')
        call('wl-copy', '--type', 'image/png', input=b'\x89PNG')
        program.key('Escape', 'ctrl+v')
        program.wait_for_message('holds no text')


def test_drag_between():
    """a solution is dragged from one nine-queens to the board of another"""
    with elsewhere('--queens=6') as source:
        source.show_page('Solutions')
        with Program('--sudoku=' + LINE) as target:
            target.cell(1, 1, '5, given')
            place(source.number, 0)
            end = place(target.number, 900)
            drag(source.shown('Solution 1: ').middle(), end, 'drag-between')
            target.wait_for_cells('the solution', lambda cells: len(cells) == 36
                                  and len([cell for cell in cells if 'queen' in cell]) == 6)


def test_drag_out():
    """a solution is dragged to another program, which takes it as text"""
    with Program('--queens=6') as source, partner('nothing') as (process, window):
        source.show_page('Solutions')
        place(source.number, 0)
        end = place(window, 900)
        drag(source.shown('Solution 1: ').middle(), end, 'drag-out')
        line = process.stdout.readline()
        assert line.count('Q') == 6, line


def test_drop_text():
    """a text that is dragged from another program onto the window is the puzzle"""
    with Program('--queens=6') as target, partner(LINE) as (_, window):
        end = place(target.number, 0)
        drag(place(window, 900), end, 'drop-text')
        target.cell(1, 1, '5, given')


def test_drop_file():
    """a file that is dragged from another program onto the window is opened"""
    with tempfile.NamedTemporaryFile('w', suffix='.sdm') as file:
        file.write(LINE + '\n')
        file.flush()
        with Program('--queens=6') as target, partner('', file.name) as (_, window):
            end = place(target.number, 0)
            drag(place(window, 900), end, 'drop-file')
            target.cell(1, 1, '5, given')


if __name__ == '__main__':
    main(globals())
