"""The accessible widgets of a program, mirrored here and kept up to date by the events it sends.

Asking for everything again at each look would cost more than all that is tested. So a tree asks
once for what is there, then listens: names, texts of labels, descriptions and children are as the
last event left them. States and extents are asked for when they are needed. A change that a widget
does not report is found by Tree.refresh (), which the driver calls while it waits in vain.

SPDX-License-Identifier: GPL-3.0-or-later
"""
from gi.repository import Gio, GLib

N_ROUNDS = 10           # after which a program that never rests is looked at as it is
LIMIT = 120_000         # milliseconds for an answer; only a hanging program does not give one

# Numbers of the protocol: roles and states.
ALERT, CHECK_BOX, COMBO_BOX, ENTRY, GROUPING, LABEL, LIST, LIST_ITEM, MENU_ITEM, PANEL = \
    2, 7, 11, 79, 99, 29, 31, 32, 35, 39
PUSH_BUTTON, PUSH_BUTTON_MENU, RADIO_BUTTON, SPIN_BUTTON, TABLE, TEXT, TOGGLE_BUTTON, TREE, \
    TREE_ITEM = 43, 129, 44, 52, 55, 61, 62, 65, 91
ACTIVE, CHECKED, FOCUSABLE, FOCUSED, PRESSED, SELECTED, SENSITIVE, SHOWING, VISIBLE = \
    1, 4, 11, 12, 20, 23, 24, 25, 30

BUTTONS = (PUSH_BUTTON, TOGGLE_BUTTON, RADIO_BUTTON, CHECK_BOX, PUSH_BUTTON_MENU)
BOXES = (PANEL, GROUPING)
ITEMS = (LIST_ITEM, MENU_ITEM)
ENTRIES = (ENTRY, TEXT)

IN_WINDOW, IN_PARENT = 1, 2     # coordinates that are relative to it
ROOT = '/org/a11y/atspi/accessible/root'
ATSPI = 'org.a11y.atspi.'


class Node:
    """A widget. One that is gone keeps what was last known of it."""

    def __init__(self, tree, path):
        self.tree = tree
        self.path = path
        self.own_name = ''
        self.text = ''                  # if it has no name, as labels in GTK 4.18
        self.description = ''
        self.role = None                # not known yet
        self.interfaces = ()
        self.parent = None
        self.children = []

    @property
    def name(self):
        """Its name, or the text that stands for it: GTK 4.8 names texts and items by what they
        show, a newer one leaves that to who reads them."""
        if self.tree.is_newer and not self.own_name and self.role in ITEMS:
            return ' '.join(label.name for label in self.walk() if label.role == LABEL)
        return self.own_name or self.text

    def ask(self, interface, method, signature=None, *values):
        return self.tree.call(self.path, ATSPI + interface, method,
                              GLib.Variant(signature, values) if signature else None)

    def has(self, state):
        """Whether it is in a state now."""
        return self.tree.ask_states([self])[0] >> state & 1 == 1

    def actions(self):
        if ATSPI + 'Action' not in self.interfaces:
            return []
        return [action[0] for action in self.ask('Action', 'GetActions')]

    def activate(self, action=0):
        self.ask('Action', 'DoAction', '(i)', action)

    def extents(self):
        """x, y, width and height in the window."""
        return self.ask('Component', 'GetExtents', '(u)', IN_WINDOW)

    def is_shown(self):
        """Whether it has a place in its window, as what is on another page has not."""
        return self.extents()[2] > 0

    def middle(self):
        """A point within it, in its window."""
        x, y, width, height = self.extents()
        if self.tree.is_newer:
            x, y = self._place()
        return x + width // 2, y + height // 2

    def _place(self):
        """Where it begins, in its window: of the extents there, GTK from 4.10 on leaves out borders
        and padding of all that is between."""
        if self.parent is self.tree.root:
            return 0, 0
        inset = self.parent._inset()
        return [outer + inset + inner for outer, inner in
                zip(self.parent._place(), self.ask('Component', 'GetExtents', '(u)', IN_PARENT))]

    def _inset(self):
        """How far within its border its contents begin. Nobody tells, but they fill it in one
        direction at least; if they do not begin at 0, they are in the middle."""
        x, y, width, height = self.extents()
        if self.parent is self.tree.root:
            return -x
        if self.role == TABLE:
            return 0
        inner = [child.ask('Component', 'GetExtents', '(u)', IN_PARENT) for child in self.children]
        inner = [extents for extents in inner if extents[2] > 0]
        rests = [size - min(extents[axis] for extents in inner)
                 - max(extents[axis] + extents[axis + 2] for extents in inner)
                 for axis, size in enumerate((width, height))]
        return max(0, min(rests) // 2)

    def set_value(self, value):
        self.tree.call(self.path, 'org.freedesktop.DBus.Properties', 'Set', GLib.Variant(
            '(ssv)', (ATSPI + 'Value', 'CurrentValue', GLib.Variant('d', value))))

    def set_text(self, text):
        self.ask('EditableText', 'SetTextContents', '(s)', text)

    def walk(self):
        """This and all below it, but for the squares of a board, which are many."""
        yield self
        if not (self.role == TABLE and self.name == 'Board'):
            for child in self.children:
                yield from child.walk()


class Tree:
    """All widgets of a program; `name` is its name on the accessibility bus."""

    def __init__(self, bus, name):
        self.bus = bus
        self.name = name
        self.nodes = {}
        self.is_newer = False           # its GTK, than 4.8
        self.outdated = {ROOT}          # whose children have to be asked for
        self.unread = set()             # whose texts have to be
        self.messages = []              # that came, and go by themselves
        self.n_pending = 0
        self.n_events = 0
        self.n_settled = 0              # of them, those whose change is known to be complete
        self.subscriptions = [
            bus.signal_subscribe(name, interface, member, None, None, Gio.DBusSignalFlags.NONE,
                                 handler)
            for interface, member, handler in (
                (ATSPI + 'Cache', 'AddAccessible', self._added),
                (ATSPI + 'Cache', 'RemoveAccessible', self._removed),
                (ATSPI + 'Event.Object', 'PropertyChange', self._property_changed),
                (ATSPI + 'Event.Object', 'ChildrenChanged', self._children_changed),
                (ATSPI + 'Event.Object', 'TextChanged', self._text_changed),
                (ATSPI + 'Event.Object', 'StateChanged', self._state_changed))]
        self.root = self._node(ROOT)

    def close(self):
        for subscription in self.subscriptions:
            self.bus.signal_unsubscribe(subscription)

    def call(self, path, interface, method, arguments):
        """Asks and waits for the answer; all events that came before it are dealt with then."""
        answer = self.bus.call_sync(self.name, path, interface, method, arguments, None,
                                    Gio.DBusCallFlags.NONE, LIMIT, None).unpack()
        self.update()
        return answer[0] if len(answer) == 1 else answer

    def ask_states(self, nodes):
        """The states of some widgets, as bits, asked for all together."""
        states = {}

        def answered(bus, result, node):
            try:
                low, high = bus.call_finish(result).unpack()[0]
                states[node] = low | high << 32
            except GLib.Error:          # it is gone
                states[node] = 0

        for node in nodes:
            self.bus.call(self.name, node.path, ATSPI + 'Accessible', 'GetState', None, None,
                          Gio.DBusCallFlags.NONE, LIMIT, None, answered, node)
        while len(states) < len(nodes):
            GLib.MainContext.default().iteration(True)
        return [states[node] for node in nodes]

    def update(self):
        """Deals with the events that came, and with all that belong to the same change: the program
        answers a question between two changes, never within one."""
        context = GLib.MainContext.default()
        for _ in range(N_ROUNDS):
            while context.pending():
                context.iteration(False)
            n_events = self.n_events
            self._ask_for_outdated()
            if n_events > self.n_settled:
                self.ask_states([self.root])
            self.n_settled = n_events
            if n_events == self.n_events and not context.pending():
                return

    def _ask_for_outdated(self):
        context = GLib.MainContext.default()
        while self.outdated or self.unread or self.n_pending:
            for path in self.outdated:
                self._start(path, 'Accessible', 'GetChildren', None, self._got_children)
            for path in self.unread:
                self._start(path, 'Text', 'GetText', GLib.Variant('(ii)', (0, -1)), self._got_text)
            self.outdated.clear()
            self.unread.clear()
            context.iteration(True)

    def _start(self, path, interface, method, arguments, handler):
        self.n_pending += 1
        self.bus.call(self.name, path, ATSPI + interface, method, arguments, None,
                      Gio.DBusCallFlags.NONE, LIMIT, None, handler, path)

    def refresh(self):
        """Asks for everything again: names in one go, and all children."""
        try:
            version = self.call(ROOT, 'org.freedesktop.DBus.Properties', 'Get',
                                GLib.Variant('(ss)', (ATSPI + 'Application', 'Version')))
            self.is_newer = [int(part) for part in version.split('.')[:2]] >= [4, 10]
            items = self.call('/org/a11y/atspi/cache', ATSPI + 'Cache', 'GetItems', None)
        except GLib.Error:              # not there yet
            items = []
        for item in items:
            self._take(item)
        self.outdated.add(ROOT)
        self.outdated.update(path for path, node in self.nodes.items() if node.children)
        self.update()

    def _node(self, path):
        if path not in self.nodes:
            self.nodes[path] = Node(self, path)
        return self.nodes[path]

    def _name(self, node, name):
        if node.role == ALERT and name not in ('', node.own_name):
            self.messages.append(name)
        node.own_name = name

    def _describe(self, node, name, role, description, interfaces):
        node.role, node.description, node.interfaces = role, description, interfaces
        self._name(node, name)
        self._read_text(node)

    def _take(self, item):
        (_, path), _, _, _, n_children, interfaces, name, role, description, _ = item
        node = self._node(path)
        self._describe(node, name, role, description, interfaces)
        if n_children and not node.children:
            self.outdated.add(path)

    def _got_children(self, bus, result, path):
        self.n_pending -= 1
        try:
            children = bus.call_finish(result).unpack()[0]
        except GLib.Error:              # it is gone, or not there yet
            return
        node = self._node(path)
        node.children = [self._node(child) for _, child in children]
        for child in node.children:
            child.parent = node
            if child.role is None:
                self._ask_for(child)

    def _ask_for(self, node):
        """Asks one by one for what no event told."""
        try:
            properties = self.bus.call_sync(
                self.name, node.path, 'org.freedesktop.DBus.Properties', 'GetAll',
                GLib.Variant('(s)', (ATSPI + 'Accessible',)), None, Gio.DBusCallFlags.NONE, LIMIT,
                None).unpack()[0]
            role, interfaces = (
                self.bus.call_sync(self.name, node.path, ATSPI + 'Accessible', method, None, None,
                                   Gio.DBusCallFlags.NONE, LIMIT, None).unpack()[0]
                for method in ('GetRole', 'GetInterfaces'))
        except GLib.Error:
            return
        self._describe(node, properties['Name'], role, properties['Description'], interfaces)
        if properties['ChildCount']:
            self.outdated.add(node.path)

    def _read_text(self, node):
        shows_text = ATSPI + 'Text' in node.interfaces
        if shows_text and not node.own_name and ATSPI + 'EditableText' not in node.interfaces:
            self.unread.add(node.path)

    def _got_text(self, bus, result, path):
        self.n_pending -= 1
        try:
            self._node(path).text = bus.call_finish(result).unpack()[0]
        except GLib.Error:              # it is gone
            pass

    def _added(self, bus, sender, path, interface, member, parameters):
        self._take(parameters.unpack()[0])

    def _removed(self, bus, sender, path, interface, member, parameters):
        removed = parameters.unpack()[0][1]
        node = self.nodes.pop(removed, None) if removed != ROOT else None
        if node is not None and node.parent is not None:
            node.parent.children = [child for child in node.parent.children if child is not node]

    def _property_changed(self, bus, sender, path, interface, member, parameters):
        self.n_events += 1
        node = self.nodes.get(path)
        kind = parameters.get_child_value(0).get_string()
        if node is None or not kind.startswith('accessible-'):
            return
        value = parameters.get_child_value(3).get_variant()
        if kind == 'accessible-name':
            self._name(node, value.get_string())
        elif kind == 'accessible-description':
            node.description = value.get_string()

    def _children_changed(self, bus, sender, path, interface, member, parameters):
        self.n_events += 1
        self.outdated.add(path)

    def _text_changed(self, bus, sender, path, interface, member, parameters):
        self.n_events += 1
        if path in self.nodes:
            self._read_text(self.nodes[path])

    def _state_changed(self, bus, sender, path, interface, member, parameters):
        """Nothing is kept: that it comes lets the driver look again."""


def connect():
    """The accessibility bus, with all events of widgets asked for."""
    session = Gio.bus_get_sync(Gio.BusType.SESSION, None)
    address = session.call_sync('org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus', 'GetAddress', None,
                                None, Gio.DBusCallFlags.NONE, LIMIT, None).unpack()[0]
    bus = Gio.DBusConnection.new_for_address_sync(
        address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
        | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)
    bus.call_sync('org.a11y.atspi.Registry', '/org/a11y/atspi/registry', 'org.a11y.atspi.Registry',
                  'RegisterEvent', GLib.Variant('(sass)', ('object:', [], '')), None,
                  Gio.DBusCallFlags.NONE, LIMIT, None)
    return bus


def find_process(bus, is_wanted):
    """The name on the bus of the first process whose number is wanted, or None. It is looked for
    among those that have been registered: GTK 4.8 cannot answer before."""
    def ask(name, path, interface, method, arguments=None):
        return bus.call_sync(name, path, interface, method, arguments, None,
                             Gio.DBusCallFlags.NONE, LIMIT, None).unpack()[0]

    for name, _ in ask(ATSPI + 'Registry', ROOT, ATSPI + 'Accessible', 'GetChildren'):
        try:
            if is_wanted(ask('org.freedesktop.DBus', '/org/freedesktop/DBus',
                             'org.freedesktop.DBus', 'GetConnectionUnixProcessID',
                             GLib.Variant('(s)', (name,)))):
                return name
        except (GLib.Error, OSError):   # it left
            pass
    return None
