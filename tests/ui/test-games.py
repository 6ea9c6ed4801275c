#!/usr/bin/python3
"""Whole games to their ends: with keys alone, with the pointer alone, and through AT-SPI alone.

What has to be entered is known from the command line tool. A game is told once, in what each input
method can do (input_methods.py), and played by each; wrong entries, marks, undo and hints are part
of it.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import os
import subprocess

from accessibility import ALERT, LABEL, SELECTED
from driver import LIMIT, Program, main, wait, xdotool
from input_methods import Accessible, Keyboard, Pointer

EASY = '.172...6.....5.72.8..3....96.9.2..5...........3..8.4.29....1..5.28.9.....5...239.'
UNFAIR = '.....4.791..72......3..58..2..67.....5.....3.....31..6..84..9......83..734.1.....'
QUEENS = [1, 5, 8, 6, 3, 7, 2, 4]       # the column of each row, from 1
COLOURED = 'AAAABBC/DDBBBCC/DDDDDCC/DEEEDDC/EEEECCC/FFEFFFG/FFFFFFF'

N_HINTS = 9     # carried out in the middle of the unfair sudoku, where it is hardest


def ask(*command, text):
    found = subprocess.run([os.environ['NINE_QUEENS_CLI'], *command], input=text + '\n',
                           capture_output=True, text=True, timeout=LIMIT, check=True)
    return found.stdout.splitlines()


def squares_of(line):
    """{square: character} of a sudoku, without its empty cells."""
    return {(index // 9, index % 9): character
            for index, character in enumerate(line) if character != '.'}


def solution_of(puzzle):
    solution, number = ask('solve', text=puzzle)[0].split('\t')
    assert number == '1'
    return squares_of(solution)


def path_of(puzzle):
    """The cells that logic fills before the first step that fills none, and all others, in its
    order."""
    steps = [line.split('\t') for line in ask('grade', '--path', text=puzzle)[1:]]
    filled = [(int(step[5][1]) - 1, int(step[5][2]) - 1) if step[5] != '-' else None
              for step in steps]
    first = filled.index(None)
    return filled[:first], [square for square in filled[first:] if square]


def puzzle_file(text):
    path = os.path.join(os.environ['XDG_CACHE_HOME'], 'puzzle.txt')
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text + '\n')
    return path


def open_puzzle(puzzle):
    program = Program(puzzle_file(puzzle))
    program.wait_for_sudoku(puzzle)
    return program


def check_solved(program, expected):
    """The program says that it is solved, and every name on the board comes to be right."""
    program.find('Solved!', (LABEL,))
    program.wait_for_cells('the solved board', lambda cells: cells == expected)


def names_of(puzzle):
    givens = squares_of(puzzle)
    return [digit + (', given' if square in givens else '')
            for square, digit in solution_of(puzzle).items()]


def play_easy(make_user):
    """A game without help: marks, a mistake that is taken back, digits."""
    solution = solution_of(EASY)
    givens = squares_of(EASY)
    missing = [square for square in solution if square not in givens]
    pair = neighbours(missing[2:])
    assert ask('grade', text=EASY)[0].split('\t')[1] == 'easy'

    with open_puzzle(EASY) as program:
        user = make_user(program)
        user.dismiss()
        user.enter({missing[0]: '35', missing[1]: '49'}, 'centre')
        user.wait_for(missing[0], 'marks 3 5')
        user.enter({missing[1]: '1'}, 'corner')
        user.wait_for(missing[1], 'marks 4 9, corner marks 1')
        user.erase(missing[1])
        user.wait_for(missing[1], 'empty')
        user.mark_together(pair, '7')
        for square in pair:
            user.wait_for(square, 'marks 7')

        wrong = next(digit for square, digit in givens.items() if square[0] == missing[0][0])
        user.enter({missing[0]: wrong})
        user.wait_for(missing[0], f'{wrong}, conflict')
        user.undo()
        user.wait_for(missing[0], 'marks 3 5')

        user.enter_rows([[(column, solution[row, column]) for column in range(9)
                          if (row, column) not in givens] for row in range(9)])
        check_solved(program, names_of(EASY))


def neighbours(squares):
    """Two of them that lie side by side."""
    return next([(row, column), (row, column + 1)] for row, column in squares
                if (row, column + 1) in squares)


def follow_hints(user, solution, n_hints):
    """Carries out so many hints; what they fill is right."""
    for _ in range(n_hints):
        before = user.program.cells()
        user.hint()
        user.program.wait_for_no_hint()
        cells = user.program.wait_for_cells('the hint to be carried out',
                                            lambda cells: cells != before and cells)
        for index, content in enumerate(cells):
            assert not content[0].isdigit() or content[0] == solution[index // 9, index % 9]


def play_unfair(make_user):
    """Singles by hand, hints where it is hard, singles again, and hints to the end."""
    solution = solution_of(UNFAIR)
    first, others = path_of(UNFAIR)
    assert ask('grade', text=UNFAIR)[0].split('\t')[1] == 'unfair'

    with open_puzzle(UNFAIR) as program:
        user = make_user(program)
        user.dismiss()
        user.enter({square: solution[square] for square in first})
        user.wait_for(first[-1], solution[first[-1]])
        follow_hints(user, solution, N_HINTS)

        cells = program.cells()
        left = [square for square in others if not cells[9 * square[0] + square[1]][0].isdigit()]
        user.enter({square: solution[square] for square in left[:-2]})
        user.wait_for(left[-3], solution[left[-3]])
        follow_hints(user, solution, 2)
        check_solved(program, names_of(UNFAIR))

        user.undo()
        program.wait_for_cells('an empty cell', lambda cells: not all(
            content[0].isdigit() for content in cells))
        user.redo()
        check_solved(program, names_of(UNFAIR))


def play_queens(make_user):
    """Eight queens, one of them wrong at first, with squares that are excluded."""
    squares = [(row, column - 1) for row, column in enumerate(QUEENS)]

    with Program() as program:
        user = make_user(program)
        user.show_queens()
        program.wait_for_cells('an empty board', lambda cells: cells == ['empty'] * 64)
        user.look()
        user.place(squares[:3])
        user.exclude([(3, 1), (3, 2), (3, 3)])
        user.place([(3, 0)])
        user.wait_for((3, 0), 'queen, conflict')
        user.wait_for((0, 0), 'queen, conflict')
        user.undo()
        user.wait_for((0, 0), 'queen')
        user.place([(3, 0), (3, 0)])
        user.wait_for((3, 0), 'attacked')
        user.place(squares[3:])
        check_solved(program, ['queen' if (index // 8, index % 8) in squares else 'attacked'
                               for index in range(64)])


def play_coloured(make_user):
    """Coloured queens: a queen that touches another one is taken back, the last comes by a hint."""
    columns, number = ask('solve', text=COLOURED)[0].split('\t')
    squares = [(row, int(column) - 1) for row, column in enumerate(columns.split())]
    assert number == '1'

    with Program(puzzle_file(COLOURED)) as program:
        program.wait_for_cells('an empty board', lambda cells: cells == ['empty'] * 49)
        user = make_user(program)
        user.dismiss()
        user.place(squares[:3])
        near = (squares[2][0] + 1, squares[2][1] + 1)
        user.place([near])
        user.wait_for(near, 'queen, conflict')
        user.undo()
        user.wait_for(squares[2], 'queen')
        user.place(squares[3:-1])
        user.wait_for(squares[-2], 'queen')
        user.hint()
        check_solved(program, ['queen' if (index // 7, index % 7) in squares else 'attacked'
                               for index in range(49)])


def test_easy_keys():
    """a whole easy sudoku with keys alone"""
    play_easy(Keyboard)


def test_easy_pointer():
    """a whole easy sudoku with the pointer alone"""
    play_easy(Pointer)


def test_easy_accessible():
    """a whole easy sudoku through AT-SPI alone"""
    play_easy(Accessible)


def test_unfair_keys():
    """a whole unfair sudoku with keys alone"""
    play_unfair(Keyboard)


def test_unfair_pointer():
    """a whole unfair sudoku with the pointer alone"""
    play_unfair(Pointer)


def test_unfair_accessible():
    """a whole unfair sudoku through AT-SPI alone"""
    play_unfair(Accessible)


def test_queens_keys():
    """eight queens with keys alone"""
    play_queens(Keyboard)


def test_queens_pointer():
    """eight queens with the pointer alone"""
    play_queens(Pointer)


def test_queens_accessible():
    """eight queens through AT-SPI alone"""
    play_queens(Accessible)


def test_coloured_keys():
    """coloured queens with keys alone"""
    play_coloured(Keyboard)


def test_coloured_pointer():
    """coloured queens with the pointer alone"""
    play_coloured(Pointer)


def test_coloured_accessible():
    """coloured queens through AT-SPI alone"""
    play_coloured(Accessible)


def test_message():
    """a press on a message over the board takes it away, and nothing else"""
    with open_puzzle(UNFAIR) as program:
        user = Pointer(program)
        user.select((0, 0))
        program.act('win.check')        # the message of the opened puzzle may be gone by now
        xdotool('mousemove', *program.at(program.find(None, (ALERT,))))
        program.act('win.check')        # and this one by the time that the pointer is there
        wait('the message', program.find(None, (ALERT,)).is_shown)
        program.click()
        wait('the message to go', lambda: not program.find_all(roles=(ALERT,)))
        assert user.cell((0, 0)).has(SELECTED)
        user.select((8, 4))


if __name__ == '__main__':
    main(globals())
