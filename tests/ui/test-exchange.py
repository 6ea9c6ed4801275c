"""Puzzles into the program and out of it, as a person brings them: by the command line, typed in,
chosen from a file, and handed to a program that runs already.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import os
import re
import subprocess
import tempfile

from accessibility import BUTTONS, LIST_ITEM
from driver import LIMIT, Program, main, wait

LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'


def call(*arguments, **environment):
    """Calls the program until it ends."""
    return subprocess.run([os.environ['NINE_QUEENS'], *arguments], capture_output=True, text=True,
                          env={**os.environ, **environment}, timeout=LIMIT, check=False)


def test_wrong_options():
    """what is wrong with an option is said, with a status, where there is no display"""
    for option, status, message in (
            ('--sudoku=53..7', 65, '5 cells, where 81 are needed'),
            ('--coloured=' + LINE, 65, 'no coloured queens'),
            ('--queens=0', 64, '1 to 32 queens'),
            ('--queens=33', 64, '1 to 32 queens'),
            ('--queens=five', 64, '1 to 32 queens'),
            ('--new=harder', 64, 'easy, medium, hard')):
        ended = call(option, DISPLAY='')
        assert ended.returncode == status, (option, ended)
        assert message in ended.stderr, (option, ended.stderr)


def test_options():
    """a puzzle of the command line is on the board; a second call hands another one over"""
    with Program('--sudoku=' + LINE) as program:
        program.cell(1, 1, '5, given')
        ended = call('--queens=5')
        assert ended.returncode == 0, ended.stderr
        program.wait_for_cells('a board of five queens', lambda cells: cells == ['empty'] * 25)


def test_examples():
    """what --help gives as an example of an option can be played"""
    examples = re.findall(r'(--\w+=)\w+ .*, like (\S+)', call('--help').stdout)
    assert examples
    for option, example in examples:
        size = len(example.split('/'))
        with Program(option + example) as program:
            program.wait_for_cells(f'the board of {option}{example}',
                                   lambda cells, size=size: len(cells) == size ** 2 != 81)


def test_chooser():
    """a file with several puzzles opens a list; the second of them is taken by keys"""
    with tempfile.NamedTemporaryFile('w', suffix='.sdm') as file:
        file.write(f'{LINE} one\n12345\n4{"." * 80} two\n')
        file.flush()
        with Program(file.name) as program:
            program.focus('Choose a Puzzle')
            wait('two puzzles', lambda: len(program.find_all(roles=(LIST_ITEM,))) == 2)
            program.shown('line 2')
            program.key('Down', 'End', 'Return')
            program.cell(1, 1, '4, given')


def test_enter():
    """digits that are typed row by row are told about, and Start makes them given"""
    with Program() as program:
        program.act('win.new-empty')
        program.wait_for_cells('an empty board', lambda cells: cells == ['empty'] * 81)
        program.focus()
        program.key(*('0' if digit == '.' else digit for digit in LINE))
        program.shown('One solution')
        program.press('Start')
        program.cell(9, 9, '9, given')


def test_judge():
    """an output that was copied is pasted into Check My Output by its key"""
    with Program('--sudoku=' + LINE) as program:
        program.act('win.copy')
        program.act('win.judge')
        program.focus('Check My Output')
        program.key('ctrl+v')
        program.shown('1 line')


if __name__ == '__main__':
    main(globals())
