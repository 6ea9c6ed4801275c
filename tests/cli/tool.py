"""Runs nine-queens-cli and holds what it says; what the scripts that test it share.

The first argument of the script is the program, the second the source folder.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import subprocess
import sys
import traceback

PROGRAM, SOURCES = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])

PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179'
CLOSED = '53..76...6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
SEVERAL = PUZZLE[:63] + '.' * 18
BROKEN = '53..5....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
ROWS = [PUZZLE[i:i + 9] for i in range(0, 81, 9)]

# Under the sanitizers, where the program takes several times as long; see tests/meson.build.
QUICK = os.environ.get('NINE_QUEENS_ROUNDS') == 'quick'


def rounds(number):
    """How many of a number of cases are tried: all in a plain build, else an eighth."""
    return max(1, number // 8) if QUICK else number


def run(*arguments, text='', env=None):
    """Output, messages and status of the program; `text` is its standard input."""
    if isinstance(text, str):
        text = text.encode()
    environment = dict(os.environ, **(env or {}))
    done = subprocess.run([PROGRAM, *arguments], input=text, capture_output=True, env=environment)
    return done.stdout.decode(), done.stderr.decode(), done.returncode


def same(found, wanted):
    if found != wanted:
        raise AssertionError('found  %r\nwanted %r' % (found, wanted))


def output(*arguments, text='', status=0):
    """The output of a run that ends with `status` and says nothing."""
    out, messages, found = run(*arguments, text=text)
    same((messages, found), ('', status))
    return out


def run_tests(namespace):
    """Runs every function whose name begins with test_, prints TAP, and returns the status."""
    tests = [(name, test) for name, test in namespace.items() if name.startswith('test_')]
    n_failed = 0
    print('1..%d' % len(tests))
    for number, (name, test) in enumerate(tests, 1):
        try:
            test()
            print('ok %d - %s' % (number, name[5:]), flush=True)
        except (AssertionError, OSError, ValueError, subprocess.SubprocessError):
            n_failed += 1
            print('not ok %d - %s' % (number, name[5:]), flush=True)
            for line in traceback.format_exc().splitlines():
                print('# ' + line[:2000])
    return 1 if n_failed else 0
