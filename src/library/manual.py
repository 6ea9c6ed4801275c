#!/usr/bin/env python3
"""Makes a manual page of a public header from its comments.

usage: manual.py HEADER INCLUDE VERSION     writes the page; INCLUDE is what programs include
       manual.py --symbols HEADER…          lists the public functions and tables of headers

A header is a comment about the whole, and then declarations with empty lines between. The comment
right above some of them tells about them; where it ends in "Stable since 0.2." or "May change.",
their functions and tables are public. Others stand in the header for the program itself, and the
page leaves them out. Types and inline functions are public without a word, like the header.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import collections
import re
import sys
import textwrap

COLUMNS = 72
STABILITY = re.compile(r'(?:^|\s)(Stable since \d+\.\d+|May change)\.$')
COMMENT = re.compile(r'/\*.*?\*/', re.S)

# `comment` is a list of lines without their stars, `code` one of declarations as they stand.
Block = collections.namedtuple('Block', 'comment code')


def comment_lines(comment):
    """The lines of a comment, without what makes it one."""
    lines = comment.strip()[2:-2].rstrip().split('\n')
    return [re.sub(r'^ \*? ?', '', line) for line in lines]


def blocks(text):
    """Splits a header into blocks; the first is the comment about the whole."""
    hidden = COMMENT.sub(lambda match: re.sub(r'[^\n]', ' ', match.group()), text).split('\n')
    lines = text.split('\n')
    number = 0
    while number < len(lines):
        first, depth = number, 0
        if lines[number].startswith('/*'):
            while '*/' not in lines[number]:
                number += 1
            number += 1
        comment, begin = '\n'.join(lines[first:number]), number
        while number < len(lines) and (depth > 0 or (lines[number] != ''
                                                     and not lines[number].startswith('/*'))):
            depth += hidden[number].count('{') - hidden[number].count('}')
            number += 1
        code = [line for line in lines[begin:number] if not line.startswith('#')]
        if comment or code:
            yield Block(comment_lines(comment) if comment else [], code)
        number = max(number, first + 1)


def is_inline(block):
    return block.code[:1] and block.code[0].startswith('static inline')


def symbols(block):
    """What a block declares for the linker."""
    code = COMMENT.sub('', '\n'.join(block.code))
    if is_inline(block):
        return []
    code = re.sub(r'\{.*?\}', '{}', code, flags=re.S)
    code = re.sub(r'typedef[^;]*;', '', code)
    return (re.findall(r'^extern [^;(]*?(\w+)\[\w*\];', code, re.M)
            + re.findall(r'(\w+)\s*\([^;{}]*\);', code))


def is_public(block):
    """Whether the page tells about a block. A stability without anything to be stable is a mistake,
    and so is one in the middle of a comment."""
    says = STABILITY.search(' '.join(block.comment))
    words = re.findall(r'Stable since|May change', ' '.join(block.comment))
    if len(words) != bool(says) or (says and not symbols(block)):
        raise ValueError('a stability that belongs to nothing: ' + ' '.join(block.comment)[:80])
    return bool(says) or not symbols(block)


def in_prose(text):
    text = text.replace('\\', '\\e')
    text = re.sub(r'`([^`]*)`', r'\\fI\1\\fP', text)
    text = re.sub(r'\b([a-z]\w+) \(\)', r'\\fB\1\\fP()', text)
    text = re.sub(r'(?<![\w)])-(?=\d)', r'\\-', text)
    return re.sub(r"^([.'])", r'\\&\1', text)


def in_code(text):
    for plain, roff in (('\\', '\\e'), ('-', '\\-'), ('^', '\\(ha'), ('~', '\\(ti'), ('`', '\\(ga'),
                        ("'", '\\(aq')):
        text = text.replace(plain, roff)
    return re.sub(r'^\.', r'\\&.', text)


def as_it_stands(lines):
    return ['.PP', '.EX', *(in_code(line) for line in lines), '.EE']


def paragraphs(lines):
    """A comment as roff: what is indented stands as it is."""
    page, fill, stand = [], [], []
    for line in [*lines, '']:
        if line.startswith('  ') or (line == '' and stand):
            if fill:
                page += ['.PP', in_prose(' '.join(fill))]
                fill = []
            stand.append(line)
            continue
        if stand:
            page += as_it_stands('\n'.join(stand).rstrip().split('\n'))
            stand = []
        if line:
            fill.append(line)
        elif fill:
            page += ['.PP', in_prose(' '.join(fill))]
            fill = []
    if stand:
        page += as_it_stands('\n'.join(stand).rstrip().split('\n'))
    return page


def type_lines(code):
    """A type, whose comments are wrapped again so that they fit into a page."""
    piece = re.compile(r'([^\n]*?) */\*(.*?)\*/(?=\n|$)|([^\n]*)', re.S)
    found, text, at = [], '\n'.join(code), 0
    while at < len(text):
        match = piece.match(text, at)
        found.append((match.group(1) if match.group(3) is None else match.group(3),
                      re.sub(r'\s*\n\s*\*\s*', ' ', match.group(2) or '').strip()))
        at = match.end() + 1
    lengths = [len(before) for before, comment in found if comment and before]
    column = min(34, max(lengths, default=0) + 2)
    for before, comment in found:
        if not comment:
            yield before
            continue
        indent = column if before.strip() else 2
        wrapped = textwrap.wrap('/* %s\0*/' % comment, COLUMNS - indent, subsequent_indent=' * ',
                                break_long_words=False, break_on_hyphens=False)
        if len(before) >= indent:
            yield before
            before = ''
        wrapped = [line.replace('\0', ' ') for line in wrapped]
        yield before.ljust(indent) + wrapped[0]
        yield from (' ' * indent + line for line in wrapped[1:])


def prototype_lines(code):
    """Functions, each on one line, or with a parameter a line where that is too long."""
    text = ' '.join(code)
    if is_inline(Block([], code)):
        text = text[:text.index('{')].rstrip() + ';'
    for one in re.findall(r'[^;]+;', text):
        one = re.sub(r'\* (?=\w)', '*', re.sub(r'\s+', ' ', one).strip())
        head, parameters = one.split('(', 1)
        if len(one) > COLUMNS:
            parameters = parameters.replace(', ', ',\n' + ' ' * (len(head) + 1))
        yield from (head + '(' + parameters).split('\n')


def told(block):
    """A block as roff: a type after its comment, a function before it."""
    functions = [line for line in block.code if not line.startswith(('enum {', 'extern'))]
    if is_inline(block) or (symbols(block) and functions):
        others = [line for line in block.code if line not in functions]
        return ['.PP', '.EX', *map(in_code, others),
                *('.B "%s"' % in_code(line).replace('"', '\\(dq')
                  for line in prototype_lines(functions)), '.EE',
                *(['.RS 4', *paragraphs(block.comment)[1:], '.RE'] if block.comment else [])]
    page = paragraphs(block.comment)
    return page + as_it_stands(type_lines(block.code)) if block.code else page


def manual(text, include, version):
    head, *rest = blocks(text)
    rest = [block for block in rest if is_public(block)]
    about = head.comment[:next(i for i, line in enumerate(head.comment) if 'SPDX' in line)]
    about = '\n'.join(about).strip()
    summary, details = (re.split(r'(?<=\.)(?:\n+| )', about, maxsplit=1) + [''])[:2]
    summary = in_prose(summary.replace('\n', ' ').rstrip('.'))
    name = 'nine-queens-' + re.sub(r'.*/|\.h$', '', include)
    names = [name, *(symbol for block in rest for symbol in symbols(block))]
    page = ['.\\" Made by manual.py from %s.' % include,
            '.TH %s 3 "" "Nine Queens %s" "libnine\\-queens\\-solver"' % (name.upper(), version),
            '.nr HY 0', '.ad l',
            '.SH NAME', ', '.join(names) + ' \\- ' + summary,
            '.SH SYNOPSIS', '.B #include <%s>' % in_code(include),
            '.PP', '.B cc', '.IR program .c',
            '.B $(pkg\\-config \\-\\-cflags \\-\\-libs nine\\-queens\\-solver)']
    if details:
        page += ['.SH DESCRIPTION', *paragraphs(details.split('\n'))]
    page.append('.SH DECLARATIONS')
    for block in rest:
        page += told(block)
    return '\n'.join([*page, '.SH SEE ALSO', '.BR nine\\-queens\\-solver (3)', ''])


def main():
    if sys.argv[1] == '--symbols':
        for path in sys.argv[2:]:
            with open(path, encoding='utf-8') as file:
                for block in list(blocks(file.read()))[1:]:
                    if is_public(block):
                        print(*symbols(block), sep='\n', end='\n' if symbols(block) else '')
        return
    path, include, version = sys.argv[1:]
    with open(path, encoding='utf-8') as file:
        sys.stdout.reconfigure(encoding='utf-8')
        sys.stdout.write(manual(file.read(), include, version))


if __name__ == '__main__':
    main()
