#!/usr/bin/python3
"""The window, driven through keys and AT-SPI as a person drives it.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import os

from accessibility import (BUTTONS, COMBO_BOX, ENTRIES, FOCUSABLE, FOCUSED, LABEL, LIST, LIST_ITEM,
                           MENU_ITEM, SELECTED, SENSITIVE, SPIN_BUTTON, VISIBLE)
from driver import LIMIT, Program, call, main, wait, xdotool

PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179'
CONTRACT = ['New', 'Undo', 'Redo', 'Hint', 'Solve', 'Main Menu', 'Play', 'Watch', 'Solutions',
            'Sudoku', 'Queens', *'123456789', 'Erase']


def puzzle_file(text):
    path = os.path.join(os.environ['XDG_CACHE_HOME'], 'puzzle.txt')
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text)
    return path


def digits(names):
    """The grid as it is read out: 81 digits, a point for an empty cell."""
    return ''.join(name[0] if name[0].isdigit() else '.' for name in names)


def type_puzzle(program, line):
    """From the first cell to the last with Right, which goes on in the next row or wraps in its
    own: so each row is begun with Home and Down."""
    program.key('ctrl+Home')
    for row in range(9):
        keys = []
        for column in range(9):
            digit = line[9 * row + column]
            if digit != '.':
                keys.append(digit)
            if column < 8:
                keys.append('Right')
        program.key(*keys, 'Home', *(['Down'] if row < 8 else []))


def grade(line):
    """The level of a puzzle and the codes of the techniques it takes, as the command line says."""
    found = call(os.environ['NINE_QUEENS_CLI'], 'grade', '--path', input=line + '\n',
                 capture_output=True, text=True)
    first, *steps = found.stdout.splitlines()
    return first.split('\t')[1], {step.split('\t')[2] for step in steps}


def new_puzzle(program, how):
    """Does what brings a new puzzle, waits for it, and returns it as a line."""
    before = program.cells()
    how()
    program.wait_for_cells('another puzzle', lambda cells: cells != before)
    return digits(program.cells())


def choose(program, place):
    """The item of the menu New with so many before it, by keys."""
    program.key('ctrl+n')
    wait('the menu', lambda: program.find_all(roles=(MENU_ITEM,)))
    program.key(*['Down'] * place, 'Return')


def test_contract():
    """one window whose buttons and squares have the names that they promise"""
    with Program() as program:
        assert len(program.windows()) == 1
        for name in CONTRACT:
            program.find(name, BUTTONS)
        names = [square.name for square in program.squares()]
        assert len(names) == 81
        for index, name in enumerate(names):
            assert name.startswith(f'Row {index // 9 + 1}, column {index % 9 + 1}: '), name
        for node in program.find_with(FOCUSABLE, roles=BUTTONS):
            assert node.name, f'a button without a name: {node.interfaces}'


def test_enter_and_solve():
    """a puzzle entered by keys is started and solved, and undone to an empty board"""
    with Program() as program:
        program.empty_board()
        program.cell(1, 1).activate()
        type_puzzle(program, PUZZLE)
        program.wait_for_cells('the puzzle', lambda cells: digits(cells) == PUZZLE)
        program.press('Solve')
        program.wait_for_cells('the solution', lambda cells: digits(cells) == SOLUTION)
        program.cell(1, 1, '5, given')
        program.press('Undo')
        program.wait_for_cells('the puzzle again', lambda cells: digits(cells) == PUZZLE)
        program.key('ctrl+z')
        program.cell(1, 1, '5')
        program.key(*['ctrl+z'] * 30)
        program.wait_for_cells('an empty board', lambda cells: digits(cells) == '.' * 81)
        program.key(*['ctrl+shift+z'] * 32)
        program.wait_for_cells('the solution', lambda cells: digits(cells) == SOLUTION)


def test_conflict():
    """a digit twice in a row is told in both cells and undone"""
    with Program(puzzle_file(PUZZLE)) as program:
        program.wait_for_cells('the puzzle', lambda cells: digits(cells) == PUZZLE)
        program.cell(1, 3).activate()
        program.key('5')
        program.cell(1, 3, '5, conflict')
        program.cell(1, 1, '5, conflict')
        program.key('ctrl+z')
        program.cell(1, 3, 'empty')
        program.cell(1, 1, '5, given')


def test_contradiction():
    """Solve tells that an entry contradicts the solution, and is one undoable step"""
    with Program(puzzle_file(PUZZLE)) as program:
        program.wait_for_cells('the puzzle', lambda cells: digits(cells) == PUZZLE)
        program.cell(1, 3).activate()
        program.key('1')
        program.cell(1, 3, '1')
        program.press('Solve')
        program.wait_for_message('1 ')
        program.wait_for_cells('the solution', lambda cells: digits(cells) == SOLUTION)
        program.press('Undo')
        program.cell(1, 3, '1')


def test_bad_file():
    """a file that holds no puzzle is told with its place, and nothing is lost"""
    with Program(puzzle_file(PUZZLE[:72] + '\n'), message='81') as program:
        assert len(program.cells()) == 81


def test_levels():
    """the menu New makes a puzzle of each level, which the card names; undo stops at each"""
    with Program() as program:
        lines = []
        for place, level in enumerate(['beginner', 'easy', 'medium', 'hard', 'unfair', 'extreme']):
            graded = 'easy' if level == 'beginner' else level
            line = new_puzzle(program, lambda: choose(program, place))
            assert grade(line)[0] == graded, (line, level)
            program.find(graded.capitalize(), (LABEL,))
            assert not program.find('Undo').has(SENSITIVE)
            lines.append(line)
        program.act('win.bring-back')
        program.wait_for_cells('the one before', lambda cells: digits(cells) == lines[-2])


def test_practise():
    """a technique is picked from the list, and the puzzle takes it"""
    with Program() as program:
        choose(program, 6)
        program.find('X-Wing', (LIST_ITEM,))
        program.focus('Practise a Technique')
        line = new_puzzle(program, lambda: program.point(program.find('Naked Pair', (LIST_ITEM,))))
        assert '0200' in grade(line)[1], line
        program.focus()
        choose(program, 6)
        program.focus('Practise a Technique')
        line = new_puzzle(program, lambda: program.key('x', 'minus', *'wing', 'Return'))
        assert '0300' in grade(line)[1], line


def test_about_puzzle():
    """what is told about a puzzle, and why one without a single solution has no level"""
    with Program(puzzle_file(PUZZLE)) as program:
        program.wait_for_cells('the puzzle', lambda cells: digits(cells) == PUZZLE)
        program.key('alt+Return')
        program.find('Easy', (LABEL,))
        program.find('Naked Single', (LABEL,))
        program.focus('About This Puzzle')
        program.key('Escape')
        wait('the window alone', lambda: len(program.windows()) == 1)
        program.empty_board()
        program.cell(1, 1).activate()
        program.key('7')
        program.key('alt+Return')
        program.find('Givens', (LABEL,))
        assert not program.find_all('Level')


def to_queens(program, n):
    program.press('Queens')
    wait('a board of queens', lambda: program.cells() and set(program.cells()) <= {
        'empty', 'attacked', 'queen', 'queen, conflict', 'queen, fixed'})
    number = program.find('Number of queens', (SPIN_BUTTON,))
    number.set_value(n)
    program.wait_for_cells(f'{n} rows', lambda cells: len(cells) == n * n)


def test_queens():
    """queens are placed and taken away, attacked squares told, a board completed"""
    with Program() as program:
        to_queens(program, 8)
        program.cell(1, 1).activate()
        program.cell(1, 1, 'queen')
        program.cell(1, 8, 'attacked')
        program.cell(8, 8, 'attacked')
        program.cell(2, 3, 'empty')
        program.cell(2, 1).activate()
        program.cell(2, 1, 'queen, conflict')
        program.cell(2, 1).activate()
        program.cell(1, 1, 'queen')
        program.press('Solve')
        program.wait_for_cells('eight queens', lambda cells: cells.count('queen') == 8)
        program.cell(1, 1, 'queen')
        program.press('Undo')
        program.wait_for_cells('one queen', lambda cells: cells.count('queen') == 1)


def test_queens_hopeless():
    """queens that cannot be completed are told so and stay as they are"""
    with Program() as program:
        to_queens(program, 4)
        program.cell(1, 1).activate()
        program.cell(1, 1, 'queen')
        program.press('Solve')
        program.wait_for_message()
        assert program.cells().count('queen') == 1


def test_queens_hint():
    """hints for queens go from a nudge to what is done, and lead from a mistake to a solution"""
    with Program() as program:
        to_queens(program, 6)
        program.cell(1, 1).activate()
        program.cell(1, 1, 'queen')
        program.press('Hint')
        program.wait_for_hint('Nudge')
        program.press('Hint')
        program.wait_for_hint('Where')
        program.press('Show More')
        program.wait_for_hint('Why')
        program.press('Take Out the Mistake')
        program.wait_for_cells('an empty board', lambda cells: cells.count('queen') == 0)
        for n_queens in range(1, 7):
            program.press('Hint')
            program.press('Explain Fully')
            program.press('Apply')
            program.wait_for_cells(f'{n_queens} queens',
                                   lambda cells: cells.count('queen') == n_queens)
        program.press('Hint')
        wait('the last hint', lambda: program.find_with(VISIBLE, 'Close Hint', BUTTONS))


def test_solutions():
    """eight queens have 92 solutions, and the picked one stands on the board"""
    with Program() as program:
        to_queens(program, 8)
        program.show_page('Solutions')
        program.shown('92 solutions')
        program.shown('12 fundamental')
        program.wait_for_cells('a solution on the board',
                               lambda cells: cells.count('queen') == 8)
        first = program.cells()
        entry = program.find('Go To', ENTRIES)
        entry.set_text('2 4 6 8 3 1 7 5')
        program.point(entry)
        program.key('Return')
        program.shown('2 4 6 8 3 1 7 5 ·')
        program.wait_for_cells('another solution', lambda cells: cells != first)
        names = program.cells()
        columns = [names[8 * row:8 * row + 8].index('queen') + 1 for row in range(8)]
        assert columns == [2, 4, 6, 8, 3, 1, 7, 5], columns


def test_hint():
    """a hint goes on by button and by key, is read in its order, and is applied as one step"""
    with Program(puzzle_file(PUZZLE)) as program:
        program.wait_for_cells('the puzzle', lambda cells: digits(cells) == PUZZLE)
        program.press('Hint')
        panel = program.wait_for_hint('Nudge', 'Hidden Single')
        program.press('Show More')
        program.wait_for_hint('Where', 'Hidden Single')
        program.focus()
        program.key('h')
        program.wait_for_hint('Why', 'Hidden Single')
        said = [node.name for node in panel.walk() if node.role == LIST_ITEM]
        assert len(said) > 1 and all(said), said
        wait('the focus on what is said', lambda: [
            node for node in panel.walk() if node.name == said[0]
            and node.has(FOCUSED)])
        program.key('shift+h')
        program.wait_for_hint('Where')
        program.press('Explain Fully')
        program.wait_for_hint('Why')
        assert digits(program.cells()) == PUZZLE
        program.press('Apply')
        program.wait_for_cells('one digit more', lambda cells:
                               digits(cells).count('.') == PUZZLE.count('.') - 1)
        wait('the hint to be gone', lambda: not program.find_with(VISIBLE, 'Close Hint', BUTTONS))
        program.press('Undo')
        program.wait_for_cells('the puzzle again', lambda cells: digits(cells) == PUZZLE)


def test_hint_mistake():
    """a wrong digit is told in stages, and the board goes back to before it"""
    with Program(puzzle_file(PUZZLE)) as program:
        program.wait_for_cells('the puzzle', lambda cells: digits(cells) == PUZZLE)
        program.cell(1, 3).activate()
        program.key('1')
        program.cell(1, 3, '1')
        program.key('F2')
        program.wait_for_hint('Nudge', 'Mistake')
        program.key('F2')
        program.wait_for_hint('Where', 'Mistake')
        program.key('F2')
        program.wait_for_hint('Why', 'Mistake')
        program.press('Go Back to Before the Mistake')
        program.wait_for_cells('the puzzle again', lambda cells: digits(cells) == PUZZLE)
        program.key('F2')
        program.wait_for_hint('Nudge', 'Hidden Single')
        program.key('Escape')
        wait('the hint to be gone', lambda: not program.find_with(VISIBLE, 'Close Hint', BUTTONS))


def test_pages():
    """more solutions than a grid can hold are turned by the page, by button and by key"""
    with Program() as program:
        to_queens(program, 16)
        program.show_page('Solutions')
        program.shown('1846955 fundamental')
        program.press('Next Page')
        program.shown('Solutions 10000001–14772512 of 14772512')
        program.shown('Solution 10000001: ')
        program.point(program.find('Go To', ENTRIES))
        program.key('alt+Prior')
        program.shown('Solutions 1–10000000 of 14772512')
        program.shown('Solution 1: 1 3 5 2 13 9 14 12 15 6 16 7 4 11 8 10')


def queens_of_steps(n_steps):
    """The squares with a queen, by number, before the first step of a search and after each, as the
    command line tells them: so early no queen is taken back."""
    boards = [[]]
    found = call(os.environ['NINE_QUEENS_CLI'], 'steps', 'queens', 8, f'--limit={n_steps}',
                 capture_output=True, text=True)
    for line in found.stdout.splitlines():
        _, what, _, row, _, column = line.split(':')[0].split()
        placed = [8 * (int(row) - 1) + int(column) - 1] if what == 'place' else []
        boards.append(boards[-1] + placed)
    return boards


def test_full_screen():
    """full screen by key, and the way back with the pointer"""
    with Program() as program:
        program.key('F11')
        way_back = wait('the way back', lambda: [
            button for button in program.find_all('Leave Full Screen', BUTTONS)
            if button.is_shown()][0])
        program.point(way_back)
        wait('the way back to go', lambda: not program.find_all('Leave Full Screen', BUTTONS))


def test_watch():
    """a search is stepped forwards and back, and comes back to where it was"""
    boards = queens_of_steps(12)
    with Program() as program:
        to_queens(program, 8)
        program.show_page('Watch')
        program.wait_for_cells('an empty board', lambda cells: set(cells) == {'empty'})
        moves = [('Step Forward', step) for step in range(1, 13)]
        moves += [('Step Back', step) for step in range(11, -1, -1)]
        for move, step in moves:
            program.press(move)
            wait(f'step {step}', lambda: program.counter('Step') == str(step))
            program.wait_for_cells(f'the queens of step {step}', lambda cells: [
                square for square, name in enumerate(cells) if name == 'queen'] == boards[step])


def test_watch_solution():
    """Next Solution goes to the first solution, To Start back to the empty board"""
    with Program() as program:
        to_queens(program, 8)
        program.show_page('Watch')
        program.press('Next Solution')
        program.wait_for_cells('eight queens', lambda cells: cells.count('queen') == 8)
        names = program.cells()
        columns = [names[8 * row:8 * row + 8].index('queen') + 1 for row in range(8)]
        assert columns == [1, 5, 8, 6, 3, 7, 2, 4], columns
        program.press('To Start')
        program.wait_for_cells('an empty board', lambda cells: set(cells) == {'empty'})


def test_watch_logic():
    """the steps of a logical path are a list that follows the keys and is followed by the board"""
    with Program(puzzle_file(PUZZLE)) as program:
        program.show_page('Watch')
        # Newer GTK names it by what is chosen.
        drop_down = program.find(None, (COMBO_BOX,))
        program.point(drop_down)
        program.shown('By logic')
        program.key('End', 'Return')
        steps = program.find('Steps', (LIST,))
        wait('the steps', lambda: len(steps.children) > 40)
        first, second = steps.children[:2]
        assert first.name.startswith('1. ') and ' = ' in first.name, first.name
        assert first.has(SELECTED)
        program.press('Step Forward')
        wait('the second step', lambda: second.has(SELECTED))
        program.shown(f'2 of {len(steps.children) - 1}')
        program.point(second)
        program.key('End')
        program.shown('Solved, in')
        program.wait_for_cells('a solved grid', lambda cells: not any('empty' in c for c in cells))
        program.press('To Start')
        wait('the first step', lambda: first.has(SELECTED))


def test_compare():
    """the table of methods goes with Escape and with Ctrl+W"""
    with Program() as program:
        to_queens(program, 6)
        program.show_page('Watch')
        for key in ('Escape', 'ctrl+w'):
            program.press('Compare')
            wait('the table', lambda: len(program.windows()) == 2)
            program.focus('Compare Methods')
            program.key(key)
            wait('the window alone', lambda: len(program.windows()) == 1)
            program.focus()


def test_stop():
    """a long listing is stopped, and what it found stays"""
    with Program() as program:
        to_queens(program, 18)
        program.show_page('Solutions')
        program.wait_for_cells('a solution', lambda cells: cells.count('queen') == 18)
        program.press('Stop')
        wait('Stop to be gone', lambda: not any(node.is_shown() for node in
                                                program.find_all('Stop', BUTTONS)))
        assert program.cells().count('queen') == 18


def test_minimized():
    """A search is not traced for a window that nobody sees."""
    with Program('--queens=32') as program:
        def spent():
            with open(f'/proc/{program.process.pid}/stat', encoding='utf-8') as file:
                return sum(map(int, file.read().rsplit(')', 1)[1].split()[11:13]))

        def works():
            works.before, before = spent(), works.before
            return works.before > before

        def rests():
            rests.still = 0 if works() else rests.still + 1
            return rests.still == 5

        works.before, rests.still = spent(), 0
        program.show_page('Watch')
        for _ in range(3):
            wait('the search to be traced', works)
        xdotool('windowminimize', program.number)
        wait('the search to rest', rests)
        xdotool('windowmap', program.number)
        for _ in range(3):
            wait('the search to be traced again', works)


def test_close_while_busy():
    """the window closes at once while a search runs"""
    with Program() as program:
        to_queens(program, 18)
        program.show_page('Solutions')
        wait('“Stop”', lambda: [node for node in program.find_all('Stop', BUTTONS)
                                if node.is_shown()][0])
        program.focus()
        program.key('ctrl+q')
        assert program.process.wait(LIMIT) == 0


if __name__ == '__main__':
    main(globals())
