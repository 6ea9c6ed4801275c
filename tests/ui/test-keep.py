#!/usr/bin/python3
"""What is kept: the program is killed at any moment, and shows what was when it comes back.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import os
import random
import signal
import sys
import time

from driver import KEPT, PATIENCE, Program, pyatspi, run, wait

N_KILLS = int(os.environ.get('NINE_QUEENS_KILLS', '10'))
A_SECOND = 1.0          # after which a change is on the disk


def kill(program):
    """As nothing can be caught or cleaned up."""
    program.process.send_signal(signal.SIGKILL)
    program.process.wait(timeout=PATIENCE)


def depth(program, name):
    """How often Undo (or Redo) works; afterwards everything is undone (or redone)."""
    count = 0
    button = program.find(name)
    while button.getState().contains(pyatspi.STATE_SENSITIVE):
        before = program.cells()
        program.activate(button)
        wait(f'{name} to change something', lambda: program.cells() != before)
        count += 1
        time.sleep(.3)
    return count


def cursor(program):
    return next((index for index, square in enumerate(program.squares())
                 if square.getState().contains(pyatspi.STATE_FOCUSED)), None)


def kept_clock():
    """Milliseconds on the clock of the sudoku, as the file says."""
    with open(os.path.join(KEPT, 'clock'), encoding='ascii') as file:
        return int(file.read().split()[1])


def random_keys(generator):
    keys = []
    for _ in range(generator.randint(1, 8)):
        keys.extend([generator.choice(['Left', 'Right', 'Up', 'Down'])] * generator.randint(1, 4))
        keys.append(generator.choice(['1', '4', '9', 'ctrl+2', 'ctrl+7', 'Delete', 'ctrl+z']))
    return keys


def test_kills():
    """killed again and again while a sudoku is played, with nothing lost"""
    seed = int(os.environ.get('NINE_QUEENS_SEED', random.randrange(1 << 32)))
    generator = random.Random(seed)
    print(f'# seed {seed}')
    cells = None
    place = None
    clock = -1
    for _ in range(N_KILLS):
        program = Program(resumes=cells is not None)
        if cells is not None:
            program.wait_for_cells('what was there', lambda now: now == cells)
            wait('the cursor where it was', lambda: cursor(program) == place)
            assert kept_clock() >= clock, (kept_clock(), clock)
        else:
            program.activate(program.cell(2, 4))
        program.focus()
        program.key(*random_keys(generator))
        time.sleep(A_SECOND)
        cells = program.cells()
        place = cursor(program)
        clock = kept_clock()
        time.sleep(generator.random() / 2)
        kill(program)


def test_kills_at_once():
    """killed in the middle of playing: a board that was there, at most a second old"""
    generator = random.Random(7)
    seen = []
    program = Program()
    for _ in range(N_KILLS):
        program.focus()
        for _ in range(generator.randint(1, 5)):
            program.key(*random_keys(generator))
            seen.append((time.monotonic(), program.cells()))
        end = time.monotonic()
        kill(program)
        program = Program(resumes=True)
        cells = program.cells()
        when = [moment for moment, board in seen if board == cells]
        latest = [moment for moment, _ in seen if moment < end - A_SECOND]
        if when and latest:
            assert max(when) >= max(latest), 'an older board came back'
        seen = [(time.monotonic(), cells)]
    kill(program)


def test_history():
    """all steps of undo and redo come back, on both boards"""
    with Program() as program:
        program.focus()
        program.activate(program.cell(1, 2))
        program.key('4', 'Right', 'Right', 'ctrl+2', 'ctrl+6', '6', 'ctrl+z')
        before = program.cells()
        time.sleep(A_SECOND)
        program.press('Queens')
        program.wait_for_cells('a board of queens', lambda cells: len(cells) == 64)
        program.activate(program.cell(3, 5))
        program.cell(3, 5, 'queen')
        time.sleep(A_SECOND)
        kill(program)
    with Program(resumes=True) as program:
        program.cell(3, 5, 'queen')
        assert depth(program, 'Undo') == 1
        assert depth(program, 'Redo') == 1
        program.press('Sudoku')
        program.wait_for_cells('the sudoku', lambda cells: cells == before)
        assert depth(program, 'Undo') == 3
        program.cell(1, 2, 'empty')
        assert depth(program, 'Redo') == 4
        program.cell(1, 4, '6')


def test_close():
    """what is closed at once after a change is kept too"""
    with Program() as program:
        program.activate(program.cell(1, 2))
        program.key('4')
        program.cell(1, 2, '4')
        program.key('ctrl+q')
        program.process.wait(timeout=PATIENCE)
    with Program(resumes=True) as program:
        program.cell(1, 2, '4')


def test_watch():
    """Watch opens again at the step where it was"""
    with Program() as program:
        program.press('Watch')
        forward = program.find('Step Forward')
        for _ in range(7):
            program.activate(forward)
            time.sleep(.3)
        said = program.cells()
        time.sleep(A_SECOND + .5)
        kill(program)
    with Program(resumes=True) as program:
        program.wait_for_cells('the same step', lambda cells: cells == said)


def test_damaged():
    """a file that cannot be read is kept aside and named, and a new one begun"""
    with Program() as program:
        program.activate(program.cell(1, 2))
        program.key('4')
        program.cell(1, 2, '4')
        time.sleep(A_SECOND)
    with open(os.path.join(KEPT, 'session'), encoding='utf-8') as file:
        whole = file.read()
    cases = [('', 'session.damaged-1'),
             (whole[:len(whole) // 2], 'session.damaged-2'),
             (whole.replace('r1c2=4', 'r1c2=5'), 'session.damaged-3'),
             (whole.replace('session 1', 'session 9', 1), 'session.newer')]
    for text, name in cases:
        assert text != whole
        with open(os.path.join(KEPT, 'session'), 'w', encoding='utf-8') as file:
            file.write(text)
        with Program(resumes=True) as program:
            program.shown(name)
            program.activate(program.cell(1, 2))
            program.key('4')
            program.cell(1, 2, '4')
            time.sleep(A_SECOND)
            kill(program)
        with open(os.path.join(KEPT, name), encoding='utf-8') as file:
            assert file.read() == text
        with Program(resumes=True) as program:
            program.cell(1, 2, '4')
            kill(program)


if __name__ == '__main__':
    sys.exit(run([test_kills, test_kills_at_once, test_history, test_close, test_watch,
                  test_damaged]))
