#!/usr/bin/env python3
"""Prints the structure of the sources as figures, each with its goal; tests/check-style holds them.

usage: tests/structure.py

SPDX-License-Identifier: GPL-3.0-or-later
"""

import collections
import os
import re
import sys

sys.dont_write_bytecode = True

import sources  # noqa: E402

MAX_FILES = 50          # in one folder
MAX_CIRCLE = 2          # files of one folder that call each other

KINDS = r'\bGAME_(?:KIND_|VARIANT_)?(?:SUDOKU|(?:FREE_|FIXED_|COLOURED_)?QUEENS|COLOURED)\b'

# Words that the code no longer uses; src/README.md has the present ones.
OLD_WORDS = re.compile(
    r'\b(?:Game|Sudoku)Wish\b|\b\w+_wish(?:es|ed)?\w*\b|GameKeeper|game_keeper\w*|GameEffort'
    r'|game_effort\w*|GameMeter|game_meter\w*|AppWatchReel|app_watch_reel\w*|SearchTally'
    r'|search_proceeds?\w*|sudoku_carve\w*|queens_blame\w*|\bGameForm\b|\bAppKeep\b'
    r'|game_save_seal\w*')

Figure = collections.namedtuple('Figure', 'name value goal note')


def circles(graph):
    """The strongly connected components of more than one member, the largest first."""
    order, low, stack, found = {}, {}, [], []

    def visit(node):
        order[node] = low[node] = len(order)
        stack.append(node)
        for other in sorted(graph.get(node, ())):
            if other not in order:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], order[other])
        if low[node] == order[node]:
            at = stack.index(node)
            if len(stack) - at > 1:
                found.append(sorted(stack[at:]))
            del stack[at:]

    for node in sorted(graph):
        if node not in order:
            visit(node)
    return sorted(found, key=lambda members: (-len(members), members))


def include_circles(texts):
    """Circles of folders of src whose files include each other. `texts`: path to text."""
    folders = {os.path.dirname(path) for path in texts}
    graph = collections.defaultdict(set)
    for path, text in texts.items():
        for name in re.findall(r'^#include "([^"]+)"', text, re.M):
            folder = 'src/' + os.path.dirname(name)
            if folder in folders and folder != os.path.dirname(path):
                graph[os.path.dirname(path)].add(folder)
    return circles(graph)


def functions(code, static):
    """The names of the functions that a file defines, static ones or the others."""
    lines = code.split('\n')
    for above, line in zip(lines, lines[1:]):
        match = re.match(r'([a-z]\w+) \(', line)
        if match and above and above[0] != ' ' and above.startswith('static') == static:
            yield match.group(1)


def call_circles(code):
    """Circles of files of one folder that call each other. `code`: path to uncommented text."""
    files = {path: text for path, text in code.items() if path.endswith('.c')}
    home = {}
    for path, text in files.items():
        for name in functions(text, static=False):
            home.setdefault(name, path)
    graph = collections.defaultdict(set)
    for path, text in files.items():
        own = set(functions(text, static=True))
        for name in set(re.findall(r'\b[a-z]\w+\b', text)) - own:
            other = home.get(name, path)
            if other != path and os.path.dirname(other) == os.path.dirname(path):
                graph[path].add(other)
    return [members for members in circles(graph) if len(members) > MAX_CIRCLE]


def functions_twice(texts):
    """Functions that a shell script and those it reads in define twice: the last one would win
    without a word. As (path, name), for `texts`: path to text."""
    scripts = {path: text for path, text in texts.items()
               if path.endswith('.sh') or text.startswith('#!/bin/bash')}
    homes = {os.path.basename(path): path for path in scripts if path.endswith('.sh')}
    found = set()
    for path, text in scripts.items():
        read_in = set(re.findall(r'^\. "[^"]*/([\w-]+\.sh)"', text, re.M)) & set(homes)
        names = collections.Counter(
            name for one in {path, *(homes[name] for name in read_in)}
            for name in re.findall(r'^(\w+) \(\)', scripts[one], re.M))
        found |= {(path, name) for name, n in names.items() if n > 1}
    return sorted(found)


def crowded_folders(paths):
    """Folders of too many files, with how many; their README and meson.build count too."""
    sizes = collections.Counter(os.path.dirname(path) for path in paths)
    return {folder: n for folder, n in sizes.items() if n > MAX_FILES}


def folders_without_readme(paths):
    return sorted({os.path.dirname(path) for path in paths}
                  - {os.path.dirname(path) for path in paths if path.endswith('/README.md')})


def n_fields(code, struct):
    match = re.search(r'struct %s\s*\{(.*?)\n\};' % struct, code, re.S)
    return match.group(1).count(';') if match else 0


def n_lines(code, pattern, but_not='$^'):
    return sum(1 for line in code.split('\n')
               if re.search(pattern, line) and not re.search(but_not, line))


def figures(texts):
    """All figures of the texts of src and tests, as path to text."""
    texts = {path: text for path, text in texts.items()
             if path.startswith(('src/', 'tests/')) and path.endswith(('.c', '.h'))}
    src = {path: text for path, text in texts.items() if path.startswith('src/')}
    code = {path: sources.code_of(text) for path, text in texts.items()}
    in_src = '\n'.join(code[path] for path in src)
    in_tests = '\n'.join(code[path] for path in texts if path not in src)
    window = [path for path in src if re.search(r'/app-window[^/]*\.c$', path)]
    loops = call_circles({path: code[path] for path in src})
    includes = include_circles(src)

    def words(text):
        return collections.Counter(OLD_WORDS.findall(text))

    return [
        Figure('circles of includes between folders', len(includes), 0,
               '; '.join(' '.join(members) for members in includes)),
        Figure('files in the largest circle of calls', len(loops[0]) if loops else 0, MAX_CIRCLE,
               ' '.join(os.path.basename(path) for path in (loops or [[]])[0])),
        Figure('fields of AppWindow', n_fields(in_src, '_AppWindow'), 20, ''),
        Figure('files app-window*.c', len(window), 10, ''),
        Figure('mentions of arrays by kind', len(re.findall(r'\[GAME_N_[A-Z]+\]', in_src)), 8, ''),
        Figure('lines naming a kind outside case', n_lines(in_src, KINDS, r'^\s*case\b'), 60, ''),
        Figure('lines with is_coloured', n_lines(in_src, r'is_coloured'), 12, ''),
        Figure('old words in src', len(words(in_src)), 0,
               ' '.join(word for word, _ in words(in_src).most_common(6))),
        Figure('old words in tests', len(words(in_tests)), 0,
               ' '.join(word for word, _ in words(in_tests).most_common(6))),
        Figure('lines of src', sum(text.count('\n') for text in src.values()), 75874, ''),
    ]


def main():
    paths = [path for path in sources.files_of_git() if path.startswith(('src/', 'tests/'))]
    texts = {path: sources.read_text(path) or '' for path in paths}
    paths = [path for path in paths if texts[path]]
    in_src = [path for path in paths if path.startswith('src/')]
    rows = figures(texts)
    rows += [
        Figure('folders of more than %d files' % MAX_FILES, len(crowded_folders(paths)), 0,
               ' '.join(sorted(crowded_folders(paths)))),
        Figure('folders without a README.md', len(folders_without_readme(in_src)), 0,
               ' '.join(folders_without_readme(in_src))),
    ]
    for name, value, goal, note in rows:
        mark = '!' if value > goal else ' '
        if len(note) > 90:
            note = note[:87] + '...'
        print(('%s %-38s %7d  goal %6d  %s' % (mark, name, value, goal, note)).rstrip())
    print('%d of %d figures miss their goal' % (sum(r.value > r.goal for r in rows), len(rows)))
    return 0


if __name__ == '__main__':
    sys.exit(main())
