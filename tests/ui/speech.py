"""Games played by keys, and what a screen reader says of them: the files of tests/data/speech.

A file begins with the puzzle. A line "> keys" is what is pressed; below it is what is said then.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import os
import re

FOLDER = os.path.join(os.path.dirname(__file__), '..', 'data', 'speech')
GAMES = ('sudoku', 'queens', 'hint')

# What Orca says beside that: what is around the widget that takes the focus.
BUTTON = ' push button.'
AROUND = re.compile(r'(.* panel|.* frame|What the Hint Says|List with .*)\.')


class Game:
    """A game of the folder: its puzzle, and [keys, what is said] for each step."""

    def __init__(self, name):
        self.path = os.path.join(FOLDER, name + '.txt')
        self.steps = []
        with open(self.path, encoding='utf-8') as file:
            self.puzzle = file.readline().rstrip()
            for line in file:
                if line.startswith('> '):
                    self.steps.append((line.split()[1:], []))
                else:
                    self.steps[-1][1].append(line.strip())

    def write(self, said):
        """The same keys with what was said of each now."""
        with open(self.path, 'w', encoding='utf-8') as file:
            file.write(self.puzzle + '\n')
            for (keys, _), lines in zip(self.steps, said):
                file.write('> ' + ' '.join(keys) + '\n')
                file.writelines(f'    {line}\n' for line in lines)


def argument_of(puzzle):
    """What opens the puzzle: an option or a file."""
    if puzzle.startswith('--'):
        return puzzle
    path = os.path.join(os.environ['XDG_CACHE_HOME'], 'puzzle.txt')
    with open(path, 'w', encoding='utf-8') as file:
        file.write(puzzle + '\n')
    return path
