#!/usr/bin/env python3
"""Solves sudokus in NumPy arrays by libnine-queens-solver, a million in a second or two.

usage: example.py < puzzles > solutions        (81 characters a line)

Prints of each puzzle its solution, a tab, and how many it has: 1, or 2 for any more; a puzzle
without a solution is repeated, with 0.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import ctypes
import sys

import numpy

library = ctypes.CDLL('libnine-queens-solver.so.0')

# As in search.h and sudoku.h; align=True puts the fields where C puts them.
STATS = numpy.dtype([(name, numpy.uint64) for name in (
    'n_nodes', 'n_checks', 'n_backtracks', 'n_solutions', 'n_valid', 'n_rejects', 'n_copies',
    'n_second_reads', 'n_third_reads', 'n_skips')], align=True)
ANSWER = numpy.dtype([('end', numpy.int32), ('stats', STATS), ('solution', numpy.uint8, 81)],
                     align=True)

library.sudoku_solve_many.restype = None
library.sudoku_solve_many.argtypes = [
    numpy.ctypeslib.ndpointer(numpy.uint8, ndim=2, flags='C_CONTIGUOUS'),
    ctypes.c_size_t,            # puzzles
    ctypes.c_uint64,            # the most solutions of each
    ctypes.c_void_p,            # a SearchControl, or NULL
    numpy.ctypeslib.ndpointer(ANSWER, ndim=1, flags='C_CONTIGUOUS'),
]

# So many at a time keep the lanes of the processor full, and their answers in its cache.
MANY = 4096


def solve(puzzles):
    """Solves an array of n by 81 digits, 0 for an empty cell. Returns an array of the same shape
    with the first solution of each, and one of n numbers of solutions: 0, 1, or 2 for more."""
    puzzles = numpy.ascontiguousarray(puzzles, numpy.uint8)
    solutions = numpy.empty_like(puzzles)
    n_solutions = numpy.empty(len(puzzles), numpy.uint8)
    answers = numpy.empty(MANY, ANSWER)
    for first in range(0, len(puzzles), MANY):
        part = puzzles[first:first + MANY]
        library.sudoku_solve_many(part, len(part), 2, None, answers)
        solutions[first:first + MANY] = answers['solution'][:len(part)]
        n_solutions[first:first + MANY] = answers['stats']['n_solutions'][:len(part)]
    solutions[n_solutions == 0] = puzzles[n_solutions == 0]
    return solutions, n_solutions


# By character: its digit, or 0.
DIGITS = bytes(character - ord('0') if ord('1') <= character <= ord('9') else 0
               for character in range(256))


def read(text):
    """The digits of lines of 81 characters, each ending in a newline."""
    return numpy.frombuffer(text.translate(DIGITS), numpy.uint8).reshape(-1, 82)[:, :81]


def write(solutions, n_solutions):
    """The lines of solutions, with how many there are."""
    lines = numpy.full((len(solutions), 84), ord('\n'), numpy.uint8)
    numpy.add(solutions, ord('0'), out=lines[:, :81])
    lines[:, 81] = ord('\t')
    lines[:, 82] = n_solutions + ord('0')
    without = lines[n_solutions == 0]
    without[without == ord('0')] = ord('.')
    without[:, 82] = ord('0')
    lines[n_solutions == 0] = without
    return lines


if __name__ == '__main__':
    while text := sys.stdin.buffer.read(16 * MANY * 82):
        sys.stdout.buffer.write(write(*solve(read(text))))
