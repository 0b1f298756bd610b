#!/usr/bin/env python3
"""A second opinion on puzzles with rules. It shares no code with Ninefold.

Each line of standard input is a puzzle in Ninefold's JSON. It is written as a formula (DIMACS), clasp counts the models, and the number
of solutions up to LIMIT (from the environment, 12 where it says nothing) is the answer, a line each. A puzzle that is not understood is
answered with "undecided" and a sentence on standard error.

The kinds and rules are written from their descriptions (docs/kinds.md, docs/rules.md), not from the sources. A variable stands for
"this cell holds this number". What a rule says of two cells becomes clauses; everything else becomes an automaton that reads the rule's
cells in order. Its states are variables too, each defined by those before it, so that a grid has exactly one model and counting models is
counting grids; and since whether an automaton accepts is then a literal, "one of these sets of rules holds" is a clause.

Kinds: classic, latin, jigsaw, solid, faces3 (match and differ).     Needs clasp (Debian: apt-get install clasp) and Python 3.9.
Use:   ninefold bench campaign --rules 2000 --seed 1 --judge 'python3 scripts/judges/rules.py'
"""
import json
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from itertools import combinations, product

LIMIT = int(os.environ.get('LIMIT', '12'))


class Kind:
    """Places with a panel, a row and a column; cells behind them; groups whose numbers differ."""

    def __init__(self, puzzle):
        family, _, rest = puzzle['kind'].partition(':')
        size, _, option = rest.partition('/')
        self.family = family
        self.box_shape = None
        panels = ['']
        if family == 'classic':
            self.box_shape = tuple(map(int, size.split('x')))
            self.n = self.box_shape[0] * self.box_shape[1]
        elif family in ('latin', 'jigsaw'):
            self.n = int(size)
        elif family in ('solid', 'faces3'):
            self.box_shape = (int(size), int(size))
            self.n = int(size) ** 2
            panels = ['l%d' % (z + 1) for z in range(self.n)] if family == 'solid' else list('ABC')
        else:
            raise ValueError('kind ' + puzzle['kind'])
        n = self.n
        self.places = [(p, r, c) for p in range(len(panels)) for r in range(n) for c in range(n)]
        self.number_of = {place: i for i, place in enumerate(self.places)}
        self.names = {'%sr%dc%d' % (panels[p], r + 1, c + 1): (p, r, c) for p, r, c in self.places}
        self.cell_of = {place: i for i, place in enumerate(self.places)}
        self.regions = puzzle.get('regions')
        seams = self.seams() if family == 'faces3' else []
        if option != 'differ':
            for a, b in seams:
                old, new = self.cell_of[b], self.cell_of[a]
                for place, cell in self.cell_of.items():
                    if cell == old:
                        self.cell_of[place] = new
        self.cells = sorted(set(self.cell_of.values()))
        self.places_of = {}
        for place in self.places:
            self.places_of.setdefault(self.cell_of[place], []).append(place)
        self.groups = [[self.cell_of[place] for place in group] for group in self.place_groups()]
        if option == 'differ':
            self.groups += [[self.cell_of[a], self.cell_of[b]] for a, b in seams]

    def seams(self):
        """Places that meet over an edge of three faces: B lies right of A, C below A, and the foot of B meets the right side of C."""
        n = self.n
        for i in range(n):
            yield (0, i, n - 1), (1, i, 0)
            yield (0, n - 1, i), (2, 0, i)
            yield (1, n - 1, i), (2, i, n - 1)

    def boxes(self):
        """Boxes or regions as they are drawn, their places in reading order."""
        if self.regions:
            return [[p for i, p in enumerate(self.places) if self.regions[i] == k] for k in sorted(set(self.regions))]
        if not self.box_shape:
            return []
        return self.boxes_of(sorted({p for p, _, _ in self.places}), lambda p, r, c: (p, r, c))

    def boxes_of(self, layers, at):
        h, w = self.box_shape
        return [
            [at(p, r + i, c + j) for i in range(h) for j in range(w)]
            for p in layers
            for r in range(0, self.n, h)
            for c in range(0, self.n, w)
        ]

    def place_groups(self):
        n = range(self.n)
        panels = sorted({p for p, _, _ in self.places})
        yield from ([(p, r, c) for c in n] for p in panels for r in n)
        yield from ([(p, r, c) for r in n] for p in panels for c in n)
        yield from self.boxes()
        if self.family == 'solid':
            yield from ([(p, r, c) for p in n] for r in n for c in n)
            yield from self.boxes_of(n, lambda a, b, c: (b, a, c))
            yield from self.boxes_of(n, lambda a, b, c: (b, c, a))

    def apart(self, a, b):
        """Steps from place to place along each axis; None over a fold, where nothing is near."""
        if self.family != 'solid' and a[0] != b[0]:
            return None
        return tuple(sorted(abs(x - y) for x, y in zip(a, b)))

    def pairs(self, wanted):
        found = set()
        for a, b in combinations(self.places, 2):
            steps = self.apart(a, b)
            x, y = self.cell_of[a], self.cell_of[b]
            if steps and x != y and wanted(steps):
                found.add((min(x, y), max(x, y)))
        return found

    def neighbours(self):
        return self.pairs(lambda steps: steps == (0, 0, 1))

    def squares(self):
        """Every four cells that meet in a corner, in each plane of a cube."""
        planes = [((0, 1, 0), (0, 0, 1))]
        if self.family == 'solid':
            planes += [((1, 0, 0), (0, 0, 1)), ((1, 0, 0), (0, 1, 0))]
        for place in self.places:
            for a, b in planes:
                four = [tuple(x + i * da + j * db for x, da, db in zip(place, a, b)) for i in (0, 1) for j in (0, 1)]
                if all(p in self.cell_of for p in four):
                    yield [self.cell_of[p] for p in four]

    def list_of(self, text):
        """Cells as a rule names them: "r1c1 r1c2..r1c4", a straight line where two dots stand."""
        cells = []
        for word in text.split():
            first, _, last = word.partition('..')
            if not last:
                cells.append(self.cell_of[self.names[first]])
            else:
                cells += self.line(self.cell_of[self.names[first]], self.cell_of[self.names[last]])
        return cells

    def line(self, first, last):
        for a, b in product(self.places_of[first], self.places_of[last]):
            steps = self.apart(a, b)
            if steps and len(set(steps) - {0}) == 1:
                length = max(steps)
                way = [(y - x) // length for x, y in zip(a, b)]
                return [self.cell_of[tuple(x + k * d for x, d in zip(a, way))] for k in range(length + 1)]
        raise ValueError('no line')


class Formula:
    def __init__(self, kind):
        self.kind = kind
        self.clauses = []
        self.count = 0
        self.numbers = range(1, kind.n + 1)
        self.x = {(cell, v): self.new() for cell in kind.cells for v in self.numbers}
        for cell in kind.cells:
            self.exactly_one([self.x[cell, v] for v in self.numbers])
        for group in kind.groups:
            for v in self.numbers:
                places = [self.x[cell, v] for cell in group]
                if len(group) == kind.n:
                    self.clauses.append(places)
                self.clauses += [[-a, -b] for a, b in combinations(places, 2)]

    def new(self):
        self.count += 1
        return self.count

    def exactly_one(self, literals):
        self.clauses.append(list(literals))
        self.clauses += [[-a, -b] for a, b in combinations(literals, 2)]

    def both(self, a, b):
        """A literal that says a and b."""
        t = self.new()
        self.clauses += [[-t, a], [-t, b], [t, -a, -b]]
        return t

    def any_of(self, literals):
        """A literal that says that one of them holds."""
        t = self.new()
        self.clauses.append([-t, *literals])
        self.clauses += [[t, -a] for a in literals]
        return t

    # What follows gives clauses that say what is demanded, over literals that are defined already.

    def pair(self, a, b, allows):
        if a == b:
            return [[-self.x[a, v]] for v in self.numbers if not allows(v, v)]
        return [[-self.x[a, v], -self.x[b, w]] for v in self.numbers for w in self.numbers if not allows(v, w)]

    def differ(self, cells):
        return [clause for a, b in combinations(cells, 2) for clause in self.pair(a, b, lambda v, w: v != w)]

    def among(self, cell, allowed):
        return [[self.x[cell, v] for v in self.numbers if v in allowed]]

    def run(self, cells, start, step, accepts):
        """The automaton that reads the cells: step(state, index, number) gives the next state, None where it refuses."""
        yes = self.new()
        self.clauses.append([yes])
        layer = {start: yes}
        for i, cell in enumerate(cells):
            reasons = {}
            for state, literal in layer.items():
                for v in self.numbers:
                    after = step(state, i, v)
                    if after is not None:
                        reasons.setdefault(after, []).append(self.both(literal, self.x[cell, v]))
            layer = {state: self.any_of(literals) for state, literals in reasons.items()}
        return [[literal for state, literal in layer.items() if accepts(state)]]

    def so_many(self, literals, wanted):
        """Exactly so many of the literals hold."""
        yes = self.new()
        self.clauses.append([yes])
        counts = {0: yes}
        for literal in literals:
            reasons = {}
            for count, holds in counts.items():
                reasons.setdefault(count, []).append(self.both(holds, -literal))
                reasons.setdefault(count + 1, []).append(self.both(holds, literal))
            counts = {count: self.any_of(ways) for count, ways in reasons.items()}
        return [[counts[wanted]] if wanted in counts else []]

    def total(self, cells, weights, wanted):
        return self.run(cells, 0, lambda s, i, v: s + weights[i] * v, wanted)

    def counted(self, cells, accepts):
        """A demand on how often each number occurs."""
        def step(state, _, v):
            return tuple(sorted((Counter(dict(state)) + Counter([v])).items()))
        return self.run(cells, (), step, lambda state: accepts(Counter(dict(state))))


RULES = {}


def rule(name):
    def keep(encode):
        RULES[name] = encode
        return encode
    return keep


def neighbours_on(path):
    return list(zip(path, path[1:]))


@rule('extra-region')
def _(f, cells):
    return f.differ(cells)


@rule('cage')
def _(f, cells, sum=None):
    return f.differ(cells) + ([] if sum is None else f.total(cells, [1] * len(cells), lambda s: s == sum))


@rule('sum')
def _(f, totals, cells, weights=None):
    return f.total(cells, weights or [1] * len(cells), lambda s: s in totals)


@rule('little-killer')
def _(f, sum, path):
    return f.total(path, [1] * len(path), lambda s: s == sum)


@rule('arrow')
def _(f, circle, shafts):
    assert len(circle) == 1
    return [c for shaft in shafts for c in f.total(circle + shaft, [-1] + [1] * len(shaft), lambda s: s == 0)]


@rule('pill-arrow')
def _(f, pill, shaft):
    weights = [-(10 ** (len(pill) - 1 - i)) for i in range(len(pill))]
    return f.total(pill + shaft, weights + [1] * len(shaft), lambda s: s == 0)


@rule('double-arrow')
def _(f, path):
    return f.total(path, [-1] + [1] * (len(path) - 2) + [-1], lambda s: s == 0)


@rule('thermo')
def _(f, path):
    return [c for a, b in neighbours_on(path) for c in f.pair(a, b, lambda v, w: v < w)]


@rule('slow-thermo')
def _(f, path):
    return [c for a, b in neighbours_on(path) for c in f.pair(a, b, lambda v, w: v <= w)]


@rule('difference')
def _(f, cells, by=1):
    return f.pair(*cells, lambda v, w: abs(v - w) == by)


@rule('ratio')
def _(f, cells, by=2):
    return f.pair(*cells, lambda v, w: v == by * w or w == by * v)


@rule('x')
def _(f, cells):
    return f.pair(*cells, lambda v, w: v + w == 10)


@rule('v')
def _(f, cells):
    return f.pair(*cells, lambda v, w: v + w == 5)


def unmarked(f, names):
    """Neighbours that none of these marks joins; marks are those of the whole puzzle."""
    marked = {frozenset(r['cells']) for r in f.rules if r['rule'] in names}
    return [pair for pair in f.kind.neighbours() if frozenset(pair) not in marked]


DOTS = ('difference', 'ratio')


@rule('non-consecutive')
def _(f, which=None):
    pairs = f.kind.neighbours() if which is None else unmarked(f, DOTS)
    return [c for a, b in pairs for c in f.pair(a, b, lambda v, w: abs(v - w) != 1)]


@rule('all-ratios')
def _(f):
    shown = {r.get('by', 2) for r in f.rules if r['rule'] == 'ratio'} or {2}
    return [c for a, b in unmarked(f, DOTS) for c in f.pair(a, b, lambda v, w: not any(v == k * w or w == k * v for k in shown))]


@rule('all-dots')
def _(f):
    return [c for a, b in unmarked(f, DOTS) for c in f.pair(a, b, lambda v, w: abs(v - w) != 1 and v != 2 * w and w != 2 * v)]


@rule('all-xv')
def _(f):
    return [c for a, b in unmarked(f, ('x', 'v')) for c in f.pair(a, b, lambda v, w: v + w not in (5, 10))]


@rule('greater-than')
def _(f, cells):
    return f.pair(*cells, lambda v, w: v > w)


@rule('odd')
def _(f, cells):
    return [c for cell in cells for c in f.among(cell, [v for v in f.numbers if v % 2 == 1])]


@rule('even')
def _(f, cells):
    return [c for cell in cells for c in f.among(cell, [v for v in f.numbers if v % 2 == 0])]


@rule('one-of')
def _(f, numbers, cells):
    return [c for cell in cells for c in f.among(cell, numbers)]


def extreme(f, name, cells, allows):
    marked = {cell for r in f.rules if r['rule'] == name for cell in r['cells']} | set(cells)
    pairs = [(a, b) for p in f.kind.neighbours() for a, b in (p, p[::-1]) if a in cells and b not in marked]
    return [c for a, b in pairs for c in f.pair(a, b, allows)]


@rule('minimum')
def _(f, cells):
    return extreme(f, 'minimum', cells, lambda v, w: v < w)


@rule('maximum')
def _(f, cells):
    return extreme(f, 'maximum', cells, lambda v, w: v > w)


@rule('palindrome')
def _(f, path):
    return [c for a, b in zip(path, path[::-1]) for c in f.pair(a, b, lambda v, w: v == w)]


@rule('clone')
def _(f, cells, copy):
    return [c for a, b in zip(cells, copy) for c in f.pair(a, b, lambda v, w: v == w)]


@rule('same-values')
def _(f, sets):
    clauses = []
    for one, other in neighbours_on(sets):
        def step(state, i, v, n=len(one)):
            counts = dict(state)
            counts[v] = counts.get(v, 0) + (1 if i < n else -1)
            return tuple(sorted((k, c) for k, c in counts.items() if c))
        clauses += f.run(one + other, (), step, lambda state: state == ())
    return clauses


@rule('renban')
def _(f, path):
    return f.run(path, frozenset(), lambda s, _, v: None if v in s else s | {v}, lambda s: max(s) - min(s) == len(s) - 1)


@rule('whispers')
def _(f, path, by=None):
    least = (f.kind.n + 1) // 2 if by is None else by
    return [c for a, b in neighbours_on(path) for c in f.pair(a, b, lambda v, w: abs(v - w) >= least)]


@rule('between')
def _(f, path):
    first, *line, last = path
    return [c for cell in line for c in f.run([first, last, cell], (), lambda s, _, v: s + (v,), lambda s: min(s[:2]) < s[2] < max(s[:2]))]


@rule('lockout')
def _(f, path, by=4):
    first, *line, last = path
    clauses = f.pair(first, last, lambda v, w: abs(v - w) >= by)
    for cell in line:
        clauses += f.run([first, last, cell], (), lambda s, _, v: s + (v,), lambda s: not min(s[:2]) <= s[2] <= max(s[:2]))
    return clauses


def equal_totals(f, parts):
    clauses = []
    for one, other in neighbours_on(parts):
        clauses += f.total(one + other, [1] * len(one) + [-1] * len(other), lambda s: s == 0)
    return clauses


@rule('region-sum')
def _(f, path):
    boxes = f.kind.boxes()
    if not boxes:
        return []
    box_of = {}
    for number, box in enumerate(boxes):
        for place in box:
            box_of.setdefault(f.kind.cell_of[place], number)
    parts = []
    last = None
    for cell in path:
        if box_of[cell] != last:
            parts.append([])
        parts[-1].append(cell)
        last = box_of[cell]
    return equal_totals(f, parts)


@rule('sum-line')
def _(f, sum, path, loop=None):
    """A loop is cut anywhere: it begins with a part of a run, and ends with the rest of that run before it. Numbers are above 0."""
    def step(state, _, v):
        return frozenset((begun, (run + v) % sum) for begun, run in state if run + v <= sum) or None
    starts = range(sum) if loop else [0]
    return f.run(path, frozenset((begun, begun) for begun in starts), step, lambda s: any(begun == run for begun, run in s))


@rule('equal-sums')
def _(f, parts):
    return equal_totals(f, parts)


@rule('zipper')
def _(f, path):
    half = len(path) // 2
    parts = [[path[i], path[-1 - i]] for i in range(half)]
    if len(path) % 2:
        parts.append([path[half]])
    return equal_totals(f, parts)


def within(path, count):
    """Every two cells of a line that stand among so many in a row."""
    return [(path[i], path[j]) for i in range(len(path)) for j in range(i + 1, min(i + count, len(path)))]


@rule('modular')
def _(f, path, by=3):
    return [c for a, b in within(path, by) for c in f.pair(a, b, lambda v, w: v % by != w % by)]


def thirds(f):
    """Low, middle and high: 4 numbers 1, 2, 1; 5: 2, 1, 2; 7: 2, 3, 2; 8: 3, 2, 3."""
    n = f.kind.n
    outer = (n + 1) // 3
    return lambda v: 'low' if v <= outer else 'middle' if v <= n - outer else 'high'


@rule('entropic')
def _(f, path):
    third = thirds(f)
    return [c for a, b in within(path, 3) for c in f.pair(a, b, lambda v, w: third(v) != third(w))]


@rule('nabner')
def _(f, path):
    return [c for a, b in combinations(path, 2) for c in f.pair(a, b, lambda v, w: abs(v - w) > 1)]


@rule('quadruple')
def _(f, numbers, cells):
    return f.counted(cells, lambda counts: not Counter(numbers) - counts)


@rule('sandwich')
def _(f, sum, path):
    ends = (1, f.kind.n)

    def step(state, _, v):
        seen, total = state
        if v in ends:
            return None if v in seen else (seen + (v,), total)
        return (seen, total + v if len(seen) == 1 else total)
    return f.run(path, ((), 0), step, lambda s: len(s[0]) == 2 and s[1] == sum)


@rule('x-sum')
def _(f, sum, path):
    def step(state, i, v):
        left, total = (v, 0) if i == 0 else state
        return (left - 1, total + v) if left > 0 else (0, total)
    return f.run(path, (0, 0), step, lambda s: s == (0, sum))


@rule('skyscraper')
def _(f, count, path):
    return f.run(path, (0, 0), lambda s, _, v: (v, s[1] + 1) if v > s[0] else s, lambda s: s[1] == count)


@rule('numbered-room')
def _(f, number, path):
    def step(state, i, v):
        place = v if i == 0 else state
        if place == 'seen':
            return place
        return ('seen' if v == number else None) if place == i + 1 else place
    return f.run(path, 0, step, lambda s: s == 'seen')


def indexer(f, cells, where):
    """where(cell) gives the place of the cell among its fellows, counted from 1, and the fellows in order."""
    clauses = []
    for cell in cells:
        own, fellows = where(cell)
        for v in f.numbers:
            if v > len(fellows):
                clauses.append([-f.x[cell, v]])
            else:
                clauses.append([-f.x[cell, v], f.x[fellows[v - 1], own]])
    return clauses


@rule('row-indexer')
def _(f, cells):
    def where(cell):
        p, r, c = f.kind.places_of[cell][0]
        return r + 1, [f.kind.cell_of[p, i, c] for i in range(f.kind.n)]
    return indexer(f, cells, where)


@rule('column-indexer')
def _(f, cells):
    def where(cell):
        p, r, c = f.kind.places_of[cell][0]
        return c + 1, [f.kind.cell_of[p, r, i] for i in range(f.kind.n)]
    return indexer(f, cells, where)


@rule('box-indexer')
def _(f, cells):
    def where(cell):
        box = next(box for box in f.kind.boxes() if f.kind.places_of[cell][0] in box)
        fellows = [f.kind.cell_of[place] for place in box]
        return fellows.index(cell) + 1, fellows
    return indexer(f, cells, where)


@rule('counting-circles')
def _(f, cells):
    return f.counted(cells, lambda counts: all(v == k for v, k in counts.items()))


@rule('look-and-say')
def _(f, says, cells):
    wanted = list(zip(says[::2], says[1::2]))
    return f.counted(cells, lambda counts: all(counts[v] == k for k, v in wanted))


@rule('disjoint-groups')
def _(f):
    boxes = [[f.kind.cell_of[place] for place in box] for box in f.kind.boxes()]
    return [c for cells in zip(*boxes) for c in f.differ(cells)]


def apart_differ(f, wanted):
    return [c for pair in f.kind.pairs(wanted) for c in f.differ(pair)]


@rule('anti-knight')
def _(f):
    return apart_differ(f, lambda steps: steps == (0, 1, 2))


@rule('anti-king')
def _(f):
    return apart_differ(f, lambda steps: steps in ((0, 0, 1), (0, 1, 1)))


@rule('anti-taxicab')
def _(f):
    return [
        [-f.x[a, v], -f.x[b, v]] for v in f.numbers for a, b in f.kind.pairs(lambda steps: sum(steps) == v)
    ]


def all_in_squares(f, class_of):
    classes = {class_of(v) for v in f.numbers}
    clauses = []
    for square in f.kind.squares():
        for name in classes:
            clauses.append([f.x[cell, v] for cell in square for v in f.numbers if class_of(v) == name])
    return clauses


@rule('global-entropy')
def _(f):
    return all_in_squares(f, thirds(f))


@rule('global-modulo')
def _(f):
    return all_in_squares(f, lambda v: v % 3)


@rule('diagonal')
def _(f, way):
    n = f.kind.n
    return f.differ([f.kind.cell_of[0, i, i if way == 'falling' else n - 1 - i] for i in range(n)])


@rule('windows')
def _(f):
    side = round(f.kind.n ** 0.5)
    starts = [1 + k * (side + 1) for k in range(side - 1)]
    return [
        c
        for r in starts
        for c0 in starts
        for c in f.differ([f.kind.cell_of[0, r + i, c0 + j] for i in range(side) for j in range(side)])
    ]


@rule('regex')
def _(f, pattern, path):
    matches = re.compile(pattern)
    texts = {''.join(map(str, vs)) for vs in product(f.numbers, repeat=len(path)) if matches.fullmatch(''.join(map(str, vs)))}
    # Texts with the same ends are one state.
    def step(state, _, v):
        after = frozenset(text[1:] for text in state if text[0] == str(v))
        return after or None
    return f.run(path, frozenset(texts), step, lambda s: '' in s)


@rule('rellik')
def _(f, sum, cells):
    def step(state, _, v):
        return frozenset(state | {s + v for s in state if s + v <= sum})
    return f.differ(cells) + f.run(cells, frozenset([0]), step, lambda s: sum not in s or sum == 0)


@rule('equality-cage')
def _(f, cells):
    n = f.kind.n

    def step(state, _, v):
        parity, height = state
        if 2 * v == n + 1:
            return None
        return (parity + (1 if v % 2 else -1), height + (1 if 2 * v > n + 1 else -1))
    return f.differ(cells) + f.run(cells, (0, 0), step, lambda s: s == (0, 0))


@rule('lunchbox')
def _(f, sum, path):
    def accepts(numbers):
        i, j = sorted((numbers.index(min(numbers)), numbers.index(max(numbers))))
        total = 0
        for v in numbers[i + 1:j]:
            total += v
        return total == sum
    return f.run(path, (), lambda s, _, v: None if v in s else s + (v,), accepts)


@rule('hidden-skyscraper')
def _(f, number, path):
    def step(state, _, v):
        if state == 'seen' or v > state:
            return state if state == 'seen' else v
        return 'seen' if v == number else None
    return f.run(path, 0, step, lambda s: s == 'seen')


@rule('rank')
def _(f, rank, path, ties=None):
    n = range(f.kind.n)
    lines = [[f.kind.cell_of[0, r, c] for c in n] for r in n] + [[f.kind.cell_of[0, r, c] for r in n] for c in n]
    others = [line for way in lines for line in (way, way[::-1]) if line != path]
    below, clauses = [], []
    for line in others:
        pairs = [cell for both in zip(line, path) for cell in both]

        def step(state, i, v):
            if state in ('less', 'more'):
                return state
            if i % 2 == 0:
                return v
            return 'equal' if state == v else 'less' if state < v else 'more'
        verdicts = f.run(pairs, 'equal', step, lambda s: s == 'less')
        below.append(f.any_of(verdicts[0]))
        if not ties:
            clauses += f.run(pairs, 'equal', step, lambda s: s != 'equal')
    return clauses + f.so_many(below, rank - 1)


@rule('slingshot')
def _(f, path):
    first, second, *_rest = path
    clauses = []
    for v in f.numbers:
        if 1 + v >= len(path):
            clauses.append([-f.x[second, v]])
        else:
            clauses += [[-f.x[second, v], -f.x[first, w], f.x[path[1 + v], w]] for w in f.numbers]
    return clauses


@rule('flatmates')
def _(f, numbers, way=None):
    number, before, after = numbers
    if number not in f.numbers:
        return []
    clauses = []
    for p, r, c in f.kind.places:
        ahead, behind = ((p, r, c - 1), (p, r, c + 1)) if way else ((p, r - 1, c), (p, r + 1, c))
        clause = [-f.x[f.kind.cell_of[p, r, c], number]]
        for place, value in ((ahead, before), (behind, after)):
            if place in f.kind.cell_of and value in f.numbers:
                clause.append(f.x[f.kind.cell_of[place], value])
        clauses.append(clause)
    return clauses


def listed(text):
    """Pairs as "1:2,3 2:1" lists them."""
    return {(int(v), int(w)) for word in text.split() for v, ws in [word.split(':')] for w in ws.split(',') if w}


@rule('pair-line')
def _(f, allowed, path):
    pairs = listed(allowed)
    return [c for a, b in neighbours_on(path) for c in f.pair(a, b, lambda v, w: (v, w) in pairs)]


@rule('every-pair')
def _(f, allowed, path):
    pairs = listed(allowed)
    return [c for a, b in combinations(path, 2) for c in f.pair(a, b, lambda v, w: (v, w) in pairs)]


@rule('automaton')
def _(f, states, path):
    """States with ; between them, counted from 0: "start" and "end" mark them, "1-3,5>2" leads with these numbers to state 2."""
    starts, ends, moves = set(), set(), set()
    for number, text in enumerate(states.split(';')):
        for word in text.split():
            if word == 'start':
                starts.add(number)
            elif word == 'end':
                ends.add(number)
            else:
                numbers, target = word.split('>')
                for part in numbers.split(','):
                    low, _, high = part.partition('-')
                    moves |= {(number, v, int(target)) for v in range(int(low), int(high or low) + 1)}

    def step(state, _, v):
        return frozenset(t for s, w, t in moves if w == v and s in state) or None
    return f.run(path, frozenset(starts), step, lambda s: bool(s & ends))


@rule('either-or')
def _(f, sets):
    holding = []
    for one in sets:
        literals = [f.any_of(clause) for r in one for clause in encode(f, r)]
        none_fails = f.any_of([-literal for literal in literals])
        holding.append(-none_fails)
    return [holding]


CELL_FIELDS = ('cells', 'path', 'circle', 'pill', 'shaft', 'copy')
LIST_FIELDS = ('shafts', 'parts')


def read(kind, data):
    """A rule with its cells as numbers."""
    fields = dict(data)
    for name in CELL_FIELDS:
        if name in fields:
            fields[name] = kind.list_of(fields[name])
    for name in LIST_FIELDS:
        if name in fields:
            fields[name] = [kind.list_of(part) for part in fields[name]]
    if 'sets' in fields:
        nested = data['rule'] == 'either-or'
        fields['sets'] = [[read(kind, r) for r in one] if nested else kind.list_of(one) for one in data['sets']]
    return fields


def encode(f, data):
    fields = {name: value for name, value in data.items() if name != 'rule'}
    return RULES[data['rule']](f, **fields)


def formula_of(puzzle):
    kind = Kind(puzzle)
    f = Formula(kind)
    f.rules = [read(kind, data) for data in puzzle.get('rules', [])]
    givens = puzzle['puzzle']
    assert len(givens) == len(kind.places), 'places'
    for place, sign in zip(kind.places, givens):
        if sign not in '.0':
            f.clauses.append([f.x[kind.cell_of[place], int(sign)]])
    for data in f.rules:
        f.clauses += encode(f, data)
    return f


def count(f):
    with tempfile.NamedTemporaryFile('w', suffix='.cnf') as file:
        file.write('p cnf %d %d\n' % (f.count, len(f.clauses)))
        file.write(''.join(' '.join(map(str, clause)) + ' 0\n' for clause in f.clauses))
        file.flush()
        said = subprocess.run(['clasp', '-n', str(LIMIT), '-q', '--time-limit=60', file.name], capture_output=True, text=True).stdout
    models = re.search(r'Models\s*:\s*(\d+)(\+?)', said)
    if not models or 'TIME LIMIT' in said:
        return 'undecided'
    return min(int(models.group(1)), LIMIT)


def main():
    for line in sys.stdin:
        if not line.strip():
            continue
        puzzle = json.loads(line)
        try:
            print(count(formula_of(puzzle)), flush=True)
        except Exception as error:  # a puzzle that is not understood is not judged
            print('%s: %s' % (type(error).__name__, error), line.strip(), file=sys.stderr)
            print('undecided', flush=True)


if __name__ == '__main__':
    main()
