"""A Wayland desktop without a screen: sway, with a pointer and a keyboard that a test moves.

use () makes the driver work there, and a test that knows nothing of it. The two devices speak the
protocols of virtual devices that sway offers; what they did has been done by the compositor when
they return.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import ctypes
import json
import os
import shutil
import socket
import struct
import subprocess
import tempfile

import driver

WIDTH, HEIGHT = 1800, 1000
CONFIG = f'''output * resolution {WIDTH}x{HEIGHT} position 0 0
xwayland disable
default_floating_border none
focus_follows_mouse no
for_window [app_id=".*"] floating enable
'''

BUTTONS = {1: 0x110, 2: 0x112, 3: 0x111}        # of X, and as the kernel numbers them
MODIFIERS = {'shift': ('Shift_L', 1), 'ctrl': ('Control_L', 4), 'alt': ('Alt_L', 8)}
# What GTK says of a compositor that is as old as this one.
KNOWN = "Compositor doesn't support moving popups"

OFFSET = 8                                      # between the numbers of keys of X and the kernel's


def sway(*words):
    return json.loads(driver.call('swaymsg', '--raw', *words, capture_output=True,
                                  text=True).stdout)


def windows():
    """All of them, as sway describes them, the newest last."""
    found, nodes = [], [sway('-t', 'get_tree')]
    while nodes:
        node = nodes.pop()
        nodes += node['nodes'] + node['floating_nodes']
        found += [node] if node.get('pid') else []
    return sorted(found, key=lambda node: node['id'])


class Connection:
    """To the compositor: requests are packed by hand, and of all events two are of interest."""

    def __init__(self):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(os.environ['WAYLAND_DISPLAY'])
        self.n_objects = 1                      # the display
        self.globals = {}
        self.registry = self.new()
        self.send(1, 1, struct.pack('I', self.registry))
        self.settle()

    def new(self):
        self.n_objects += 1
        return self.n_objects

    def send(self, item, opcode, arguments=b'', file=None):
        message = struct.pack('II', item, (8 + len(arguments)) << 16 | opcode) + arguments
        if file is None:
            self.socket.sendall(message)
        else:
            socket.send_fds(self.socket, [message], [file])

    def bind(self, interface):
        """A new object for what the compositor offers under that name."""
        item = self.new()
        name = interface.encode() + b'\0'
        self.send(self.registry, 0, struct.pack('II', self.globals[interface], len(name))
                  + name.ljust(-len(name) % 4 + len(name), b'\0') + struct.pack('II', 1, item))
        return item

    def settle(self):
        """Until the compositor has done all that it was asked for."""
        done = self.new()
        self.send(1, 0, struct.pack('I', done))
        while True:
            item, word = struct.unpack('II', self._read(8))
            body = self._read((word >> 16) - 8)
            if item == done:
                return
            if item == 1 and word & 0xffff == 0:
                raise AssertionError(f'the compositor refused: {body}')
            if item == self.registry and word & 0xffff == 0:
                number, length = struct.unpack_from('II', body)
                self.globals[body[8:7 + length].decode()] = number

    def _read(self, n_bytes):
        return self.socket.recv(n_bytes, socket.MSG_WAITALL) if n_bytes else b''


class Keymap:
    """The layout "us"."""

    def __init__(self):
        self.xkb = ctypes.CDLL('libxkbcommon.so.0')
        for name in ('xkb_context_new', 'xkb_keymap_new_from_names', 'xkb_keymap_get_as_string'):
            getattr(self.xkb, name).restype = ctypes.c_void_p
        names = (ctypes.c_char_p * 5)(b'evdev', b'pc105', b'us', None, None)
        self.map = ctypes.c_void_p(self.xkb.xkb_keymap_new_from_names(
            ctypes.c_void_p(self.xkb.xkb_context_new(0)), names, 0))
        self.text = ctypes.string_at(self.xkb.xkb_keymap_get_as_string(self.map, 1)) + b'\0'

    def find(self, name):
        """The number of the key with that name, and whether it needs Shift."""
        symbol = self.xkb.xkb_keysym_from_name(name.encode(), 0)
        symbols = ctypes.POINTER(ctypes.c_uint32)()
        for level in (0, 1):
            for code in range(OFFSET, 256):
                if self.xkb.xkb_keymap_key_get_syms_by_level(self.map, code, 0, level,
                                                             ctypes.byref(symbols)) \
                        and symbols[0] == symbol:
                    return code - OFFSET, level == 1
        raise LookupError(name)


class Devices:
    """The pointer and the keyboard."""

    def __init__(self):
        self.connection = Connection()
        self.keymap = Keymap()
        self.held = 0                           # modifiers
        self.time = 0
        seat = self.connection.bind('wl_seat')
        manager = self.connection.bind('zwlr_virtual_pointer_manager_v1')
        self.pointer = self.connection.new()
        self.connection.send(manager, 0, struct.pack('II', seat, self.pointer))
        manager = self.connection.bind('zwp_virtual_keyboard_manager_v1')
        self.keyboard = self.connection.new()
        self.connection.send(manager, 0, struct.pack('II', seat, self.keyboard))
        with tempfile.TemporaryFile() as file:
            file.write(self.keymap.text)
            file.flush()
            self.connection.send(self.keyboard, 0, struct.pack('II', 1, len(self.keymap.text)),
                                 file.fileno())
        self.connection.settle()

    def _point(self, opcode, *arguments):
        self.time += 10
        self.connection.send(self.pointer, opcode, struct.pack(f'I{len(arguments)}I', self.time,
                                                               *arguments))
        self.connection.send(self.pointer, 4)
        self.connection.settle()

    def move(self, x, y):
        self._point(1, round(x), round(y), WIDTH, HEIGHT)

    def press(self, button, down):
        self._point(2, BUTTONS[button], int(down))

    def key(self, name, down):
        """A key, or a modifier by the name that xdotool gives it."""
        name, modifier = MODIFIERS.get(name, (name, 0))
        self.time += 10
        self.held = self.held | modifier if down else self.held & ~modifier
        self.connection.send(self.keyboard, 1, struct.pack(
            'III', self.time, self.keymap.find(name)[0], int(down)))
        if modifier:
            self.connection.send(self.keyboard, 2, struct.pack('IIII', self.held, 0, 0, 0))
        self.connection.settle()

    def type(self, word):
        """A key with its modifiers, like "ctrl+Home"."""
        *modifiers, name = word.split('+')
        modifiers += ['shift'] if self.keymap.find(name)[1] and 'shift' not in modifiers else []
        for modifier in modifiers:
            self.key(modifier, True)
        self.key(name, True)
        self.key(name, False)
        for modifier in reversed(modifiers):
            self.key(modifier, False)


class Desktop:
    """sway and its devices, in place of X and xdotool."""

    def __init__(self):
        self.folder = tempfile.mkdtemp()
        options = {}
        if os.geteuid() == 0:                   # as whom it does not start
            options = {'user': 'nobody', 'group': 'nogroup', 'extra_groups': ()}
            shutil.chown(self.folder, 'nobody')
        os.environ.update(GDK_BACKEND='wayland', SWAYSOCK=os.path.join(self.folder, 'sway'))
        with open(os.path.join(self.folder, 'config'), 'w', encoding='utf-8') as file:
            file.write(CONFIG)
        with open(os.path.join(self.folder, 'log'), 'w', encoding='utf-8') as log:
            self.process = subprocess.Popen(
                ['sway', '--config', file.name], stdout=log, stderr=log, **options,
                env={**os.environ, 'XDG_RUNTIME_DIR': self.folder, 'WLR_BACKENDS': 'headless',
                     'WLR_RENDERER': 'pixman', 'WLR_LIBINPUT_NO_DEVICES': '1'})
        try:
            os.environ['WAYLAND_DISPLAY'] = driver.wait('sway', self._find_display)
            self.devices = driver.wait('its devices', Devices)
        except AssertionError:
            self.end()
            raise

    def _find_display(self):
        if self.process.poll() is not None:
            with open(os.path.join(self.folder, 'log'), encoding='utf-8') as log:
                raise AssertionError('sway ended:\n' + log.read())
        return [os.path.join(self.folder, name) for name in os.listdir(self.folder)
                if name.startswith('wayland-') and not name.endswith('.lock')][0]

    def end(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder)

    def search(self, program, title):
        return [str(node['id']) for node in windows()
                if node['pid'] == program.process.pid and title in (node['name'] or '')]

    def do(self, *words):
        """What xdotool would do, of what the tests have it do."""
        words = [str(word) for word in words]
        while words:
            word = words.pop(0)
            if word == 'key':
                words = words[2:] if words[0] == '--delay' else words
                while words:
                    self.devices.type(words.pop(0))
            elif word in ('keydown', 'keyup'):
                self.devices.key(words.pop(0), word == 'keydown')
            elif word in ('mousedown', 'mouseup'):
                self.devices.press(int(words.pop(0)), word == 'mousedown')
            elif word == 'click':
                button = int(words.pop(0))
                self.devices.press(button, True)
                self.devices.press(button, False)
            elif word == 'mousemove':
                left = top = 0
                if words[0] == '--window':
                    area = next(node['rect'] for node in windows() if str(node['id']) == words[1])
                    left, top, words = area['x'], area['y'], words[2:]
                self.devices.move(left + int(words.pop(0)), top + int(words.pop(0)))
            elif word == 'windowfocus':
                sway(f'[con_id={words[1]}] focus')
                words = words[2:]
            else:
                raise LookupError(word)


def use():
    """Starts a desktop, for which the driver works from now on."""
    desktop = Desktop()

    def end(program, *how):
        end_program(program, *how)
        if hasattr(program, 'messages'):
            program.messages = ''.join(line for line in program.messages.splitlines(True)
                                       if KNOWN not in line)

    end_program = driver.Program.end
    driver.do = desktop.do
    driver.Program.end = end
    driver.Program.search = lambda program, title: desktop.search(program, title)
    return desktop
