#!/usr/bin/env python3
"""Prints what each manual page is about, a line each in the order of data/man/meson.build.

usage: summaries.py [PO-FILE]

In English, or as the file translates it; meson.build puts the lines into the pages.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import gettext
import io
import subprocess
import sys


def tell(_):
    """The lines, each by the translator `_`."""
    # Translators: a line each for "whatis" and "apropos" about a manual page, as the others in your
    # language begin: no capital, no full stop
    return [
        _('play sudoku and n queens, and watch them being solved'),
        _('solve sudoku and n queens in files and pipes'),
        _('give all isomorphs of a sudoku one form'),
        _('tell whether puzzles of sudoku and queens are in order'),
        _('make puzzles of sudoku and queens'),
        _('tell how hard puzzles of sudoku and queens are'),
        _('tell the next logical step of a puzzle'),
        _('judge the output of your own program'),
        _('count and list the solutions of n queens'),
        _('solve puzzles of sudoku and queens'),
        _('show a search as textbooks teach it'),
        _('list the techniques that sudokus are solved with'),
        _('find the puzzles near a sudoku'),
        _('find the digits of SEND + MORE = MONEY'),
    ]


def translator(po_file):
    if po_file is None:
        return str
    compiled = subprocess.run(['msgfmt', '-o', '-', po_file], check=True, capture_output=True)
    return gettext.GNUTranslations(io.BytesIO(compiled.stdout)).gettext


def main():
    sys.stdout.reconfigure(encoding='utf-8')
    print('\n'.join(tell(translator(sys.argv[1] if sys.argv[1:] else None))))


if __name__ == '__main__':
    main()
