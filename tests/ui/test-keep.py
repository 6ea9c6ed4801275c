#!/usr/bin/python3
"""What is kept: the program is killed at any moment, and shows what was when it comes back.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import os
import random

from accessibility import FOCUSED, SENSITIVE
from driver import KEPT, LIMIT, Program, main, wait

N_KILLS = int(os.environ.get('NINE_QUEENS_KILLS', '10'))
PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
MODES = {'c': 'mode centre', 'x': 'mode corner'}    # keys, and how the session tells of them


def read(name):
    with open(os.path.join(KEPT, name), encoding='utf-8') as file:
        return file.read()


def wait_until_kept(program):
    """Waits until all keys that were pressed have had their effect and it is on the disk: the file
    of the session is whole, so if the last key is in it, everything before is. It holds nothing
    that the board does not show."""
    key, line = next((key, line) for key, line in MODES.items() if line not in read_session())
    program.key(key)
    wait(f'“{line}” in the session', lambda: line in read_session())


def read_session():
    """Its lines; none before it was first written."""
    try:
        return read('session').splitlines()
    except FileNotFoundError:
        return []


def kept_clock():
    """Milliseconds on the clock of the sudoku, as the file says."""
    return int(read('clock').split()[1])


def wait_for_clock():
    """Waits until the clock is on the disk, which may be after the session; returns it."""
    wait('the clock on the disk', lambda: kept_clock() >= 0)
    return kept_clock()


def depth(program, name):
    """How often Undo (or Redo) works; afterwards everything is undone (or redone)."""
    count = 0
    while program.find(name).has(SENSITIVE):
        program.press_and_see(name)
        count += 1
    return count


def cursor(program):
    return next((index for index, states in enumerate(program.tree.ask_states(program.squares()))
                 if states >> FOCUSED & 1), None)


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
            program.wait_for_cells('the board that was there', lambda now: now == cells)
            wait('the cursor where it was', lambda: cursor(program) == place)
            assert kept_clock() >= clock, (kept_clock(), clock)
        else:
            program.cell(2, 4).activate()
        program.focus()
        program.key(*random_keys(generator))
        wait_until_kept(program)
        cells = program.cells()
        place = cursor(program)
        clock = wait_for_clock()
        if generator.random() < .5:
            wait('the clock to go on', lambda: kept_clock() > clock)
        program.end()


def test_kills_at_once():
    """killed in the middle of playing: a board that was there, none older than what was kept"""
    generator = random.Random(7)
    program = Program()
    place = next(index for index, cell in enumerate(program.cells()) if 'given' not in cell)
    seen = []
    for number in range(N_KILLS):
        program.focus()
        program.key(*random_keys(generator))
        # A last digit, unlike the one before: once it has a name, so has all that came before it.
        digit = str(number % 9 + 1)
        program.squares()[place].activate()
        program.key('z', 'Delete', digit)
        program.wait_for_cells('the last digit', lambda cells: cells[place].startswith(digit))
        wait_until_kept(program)
        kept = len(seen)
        seen.append(program.cells())
        for _ in range(generator.randint(1, 5)):
            program.key(*random_keys(generator))
            seen.append(program.cells())
        program.end()
        program = Program(resumes=True)
        cells = program.cells()
        when = [moment for moment, board in enumerate(seen) if board == cells]
        assert not when or max(when) >= kept, 'an older board came back'


def test_history():
    """all steps of undo and redo come back, on both boards"""
    with Program() as program:
        program.focus()
        program.cell(1, 2).activate()
        program.key('4', 'Right', 'Right', 'ctrl+2', 'ctrl+6', '6', 'ctrl+z')
        wait_until_kept(program)
        before = program.cells()
        program.press('Queens')
        program.wait_for_cells('a board of queens', lambda cells: len(cells) == 64)
        program.cell(3, 5).activate()
        program.cell(3, 5, 'queen')
        wait('the queen in the session', lambda: any(
            line.startswith('step ') and 'r3c5' in line for line in read_session()))
        program.end()
    with Program(resumes=True) as program:
        program.cell(3, 5, 'queen')
        wait('the cursor where it was', lambda: cursor(program) == 2 * 8 + 4)
        assert depth(program, 'Undo') == 1
        assert depth(program, 'Redo') == 1
        program.press('Sudoku')
        program.wait_for_cells('the sudoku', lambda cells: cells == before)
        assert depth(program, 'Undo') == 3
        program.cell(1, 2, 'empty')
        assert depth(program, 'Redo') == 4
        program.cell(1, 4, '6')


def test_cursor():
    """killed on each kind of puzzle, it comes back with the focus on the cell that had it"""
    fixed = os.path.join(os.environ['XDG_CACHE_HOME'], 'fixed.txt')
    with open(fixed, 'w', encoding='utf-8') as file:
        file.write('[".Q....","......","......","......","......","......"]')
    for argument, content, size, entry in (
            (f'--sudoku={PUZZLE}', '5, given', 9, '4'),
            ('--queens=8', 'empty', 8, 'x'),
            (fixed, 'queen, fixed', 6, 'x'),
            ('--coloured=ABBBB/ABBBB/ACCDD/ECCDD/EEDDD', 'empty', 5, 'x')):
        place = size + 2
        with Program(argument) as program:
            program.wait_for_cells(argument, lambda cells: len(cells) == size ** 2
                                   and content in cells)
            program.key('ctrl+Home', 'Down', 'Right', 'Right', entry)
            wait('the change in the session', lambda: 'cursor r2c3' in read_session() and any(
                line.startswith('step ') and 'r2c3' in line for line in read_session()))
            program.end()
        with Program(resumes=True) as program:
            program.wait_for_cells('the board that was there', lambda cells:
                                   len(cells) == size ** 2 and content in cells)
            wait('the focus on its cell', lambda: cursor(program) == place)
            program.key('Right')
            wait('the key to move it', lambda: cursor(program) == place + 1)


def test_close():
    """what is closed at once after a change is kept too"""
    with Program() as program:
        program.cell(1, 2).activate()
        program.key('4')
        program.cell(1, 2, '4')
        program.key('ctrl+q')
        program.process.wait(timeout=LIMIT)
    with Program(resumes=True) as program:
        program.cell(1, 2, '4')


def test_watch():
    """Watch opens again at the step where it was"""
    with Program() as program:
        program.show_page('Watch')
        for step in range(1, 8):
            program.press('Step Forward')
            wait(f'step {step}', lambda: program.counter('Step') == str(step))
        wait('the seventh step on the disk', lambda: read('clock').split()[-1] == '7')
        said = program.cells()
        program.end()
    with Program(resumes=True) as program:
        program.wait_for_cells('the same step', lambda cells: cells == said)


def test_damaged():
    """a file that cannot be read is kept aside and named, and a new one begun"""
    with Program() as program:
        program.cell(1, 2).activate()
        program.key('4')
        program.cell(1, 2, '4')
        wait_until_kept(program)
        whole = read('session')
    cases = [('', 'session.damaged-1'),
             (whole[:len(whole) // 2], 'session.damaged-2'),
             (whole.replace('r1c2=4', 'r1c2=5'), 'session.damaged-3'),
             (whole.replace('session 1', 'session 9', 1), 'session.newer')]
    for text, name in cases:
        assert text != whole
        with open(os.path.join(KEPT, 'session'), 'w', encoding='utf-8') as file:
            file.write(text)
        with Program(resumes=True, message=name) as program:
            program.cell(1, 2).activate()
            program.key('4')
            program.cell(1, 2, '4')
            wait_until_kept(program)
            program.end()
        assert read(name) == text
        with Program(resumes=True) as program:
            program.cell(1, 2, '4')
            program.end()


if __name__ == '__main__':
    main(globals())
