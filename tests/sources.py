"""Reads the sources for the checks beside this file: which files there are, and their code.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import re
import subprocess

TOP = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def files_of_git():
    """What is in the repository or would be added to it; without git, what lies in the folders."""
    command = ['git', '-c', 'safe.directory=*', '-C', TOP, 'ls-files', '-z', '--cached',
               '--others', '--exclude-standard']
    try:
        names = subprocess.run(command, capture_output=True, check=True).stdout.split(b'\0')
        return sorted({os.fsdecode(name) for name in names if name})
    except (OSError, subprocess.CalledProcessError):
        found = []
        for folder, folders, names in os.walk(TOP):
            folders[:] = [f for f in folders if not f.startswith(('.', 'build', '_'))]
            found += [os.path.relpath(os.path.join(folder, name), TOP) for name in names]
        return sorted(found)


def read_text(path):
    """The file's text, or None if it is a picture or gone."""
    try:
        with open(os.path.join(TOP, path), encoding='utf-8', newline='') as file:
            text = file.read()
    except (OSError, UnicodeDecodeError):
        return None
    return None if '\0' in text else text


def blank(match):
    return re.sub(r'[^\n]', ' ', match.group(0))


def code_of(text):
    """The text with comments gone and quoted characters blanked, line for line."""
    token = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.S)

    def replace(match):
        found = match.group(0)
        if found[0] == '/':
            return blank(match)
        return found[0] + re.sub(r'[^\n]', '.', found[1:-1]) + found[-1]

    return token.sub(replace, text)
