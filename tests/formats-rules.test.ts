import { describe, expect, test } from 'vitest';
import { isSamePuzzle, type Kind, makePuzzle, makeRandom, type Puzzle } from '#core';
import { type Format, formatPuzzle, formats, parsePuzzle } from '#formats';
import { kindOf } from '#kinds';
import { addRules, type RuleType, ruleReader, ruleTypes, withRules } from '#rules';
import { sampleRule } from '../workbench/src/measuring/benchmarks/random-rules.ts';

// What every format that keeps rules owes them: what it writes means the same when it comes back, and what it cannot say it refuses by name.

const keeping = formats.filter(({ keeps, open, write }) => keeps?.includes('rules') && open && write);
const FOUR = kindOf('classic:2x2');
const NINE = kindOf('classic:3x3');

/** Cages that leave no cell out, which some formats need. */
const ALL_CAGED = Array.from(
  { length: 27 },
  (_, i) => `cage 15: r${Math.floor(i / 3) + 1}c${(i % 3) * 3 + 1}..r${Math.floor(i / 3) + 1}c${(i % 3) * 3 + 3}`,
);

/** A rule as people set it where the cells that fields invent do not make one: whole lines for clues outside, neighbours for dots. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  'little-killer': ['little-killer 7: r1c2 r2c1', 'little-killer 7: r2c1 r3c2 r4c3', 'little-killer 9: r4c2 r3c3 r2c4'],
  'pill-arrow': ['pill-arrow: r1c1 r1c2 = r2c1 r2c2 r3c1 r3c2 r3c3 r4c1'],
  difference: ['difference: r1c1 r1c2', 'difference 2: r1c2 r2c2'],
  ratio: ['ratio: r1c1 r1c2', 'ratio 3: r1c2 r2c2'],
  x: ['x: r1c1 r1c2'],
  v: ['v: r1c1 r2c1'],
  'greater-than': ['greater-than: r1c2 r1c1'],
  quadruple: ['quadruple 1,2: r1c1 r1c2 r2c1 r2c2', 'quadruple 1,1,3: r2c2 r2c3 r3c2 r3c3'],
  sandwich: ['sandwich 2: r1c1..r1c4', 'sandwich 5: r1c3..r4c3'],
  'x-sum': ['x-sum 6: r1c1..r1c4', 'x-sum 7: r4c2..r1c2'],
  skyscraper: ['skyscraper 3: r1c4..r1c1', 'skyscraper 2: r1c2..r4c2'],
  'hidden-skyscraper': ['hidden-skyscraper 3: r1c4..r1c1', 'hidden-skyscraper 2: r1c2..r4c2'],
  flatmates: ['flatmates 5,1,9:'],
  'numbered-room': ['numbered-room 3: r4c4..r4c1', 'numbered-room 2: r1c2..r4c2'],
  'same-values': ['same-values: r1c1 r1c2 | r2c3 r3c1'],
};

/** The rules of a kind that a rule type makes: as people set it, and as its fields invent it. */
function samples(type: RuleType, kind: Kind): Kind[] {
  const usual = (USUAL[type.id] ?? []).map((line) => addRules(kind, [line]));
  const random = makeRandom(type.id.length);
  const invented = Array.from({ length: 12 }, () => {
    const rule = sampleRule(type, ruleReader(kind), random);
    return rule.ok ? withRules(kind, [rule.value]) : rule;
  });
  return [...usual, ...invented].flatMap((made) => (made.ok ? [made.value] : []));
}

/** Whether numbers keep the rules and candidates of a puzzle, its groups aside. */
function isKept(puzzle: Puzzle, grid: Uint8Array): boolean {
  const { rules, givens, restrictions, kind } = puzzle;
  const extra = kind.geometry.groups.filter(({ family }) => family === 'diagonal' || family === 'window');
  return (
    rules.every((rule) => rule.holds(grid, rules)) &&
    grid.every((value, cell) => (givens[cell] === 0 || givens[cell] === value) && (restrictions?.has(cell, value) ?? true)) &&
    extra.every(({ cells }) => new Set(cells.map((cell) => grid[cell])).size === cells.length)
  );
}

function expectSameMeaning(before: Puzzle, after: Puzzle, text: string): void {
  if (before.rules.map((rule) => rule.text).join('\n') === after.rules.map((rule) => rule.text).join('\n')) return;
  const random = makeRandom(5);
  const { cellCount, size } = before.geometry;
  for (let i = 0; i < 400; i++) {
    const grid = Uint8Array.from({ length: cellCount }, () => 1 + random.below(size));
    expect([isKept(after, grid), grid.join('')], `${before.rules[0]!.text}\n${text}`).toEqual([isKept(before, grid), grid.join('')]);
  }
}

/** Whether a rule type says how a format spells it. */
function hasKey({ id: own, keys }: RuleType, { id }: Format): boolean {
  return (
    id === 'ninefold' ||
    id === 'json' ||
    id === 'sudokupad' ||
    (id === 'iss' && (keys?.iss !== undefined || own === 'either-or')) ||
    (id === 'f-puzzles' && keys?.fPuzzles !== undefined)
  );
}

describe.each(keeping)('$id', (format) => {
  test.each(ruleTypes.map((type) => ({ id: type.id, type })))('keeps $id or refuses it by name', ({ type }) => {
    // Some rules are for nine values only elsewhere, as are killers of one line.
    const kinds = samples(type, format.isBlank || ['entropic', 'flatmates'].includes(type.id) ? NINE : FOUR);
    expect(kinds.length).toBeGreaterThan(0);
    let written = 0;
    for (const ruled of kinds) {
      const puzzle = makePuzzle(ruled, new Uint8Array(ruled.geometry.cellCount));
      const text = formatPuzzle(puzzle, format.id);
      if (!text.ok) {
        expect(text.error).toContain(puzzle.rules[0]!.text);
        continue;
      }
      written++;
      const read = parsePuzzle(text.value, { from: format.id });
      if (!read.ok) throw new Error(`${read.error}\n${text.value}`);
      expectSameMeaning(puzzle, read.value, text.value);
      const again = formatPuzzle(read.value, format.id);
      const same = again.ok ? parsePuzzle(again.value, { from: format.id }) : again;
      expect(same.ok && isSamePuzzle(same.value, read.value), text.value).toBe(true);
    }
    if (hasKey(type, format)) expect(written).toBeGreaterThan(0);
  });

  test('keeps many rules at once', () => {
    const some = ['cage 15: r1c1 r1c2 r2c1', 'cage 4: r5c5 r5c6', 'cage: r9c8 r9c9'];
    const lines = format.id === 'tatham' ? ALL_CAGED : some.slice(0, ['killer', 'ksudoku'].includes(format.id) ? 2 : 3);
    const reader = ruleReader(NINE);
    const ruled = addRules(NINE, lines);
    if (!ruled.ok) throw new Error(ruled.error);
    const text = formatPuzzle(makePuzzle(ruled.value, new Uint8Array(81)), format.id);
    const read = text.ok ? parsePuzzle(text.value) : text;
    if (!read.ok) throw new Error(read.error);
    const wanted = lines.map((line) => reader.parse(line)).map((rule) => rule.ok && rule.value.text);
    expect(read.value.rules.map((rule) => rule.text)).toEqual(wanted);
  });
});

// A rule that is wrong is named with the line or the number that it has in its text, and with the cell.
test.each([
  ['kind: classic:2x2\nthermo: r1c1 r1c2\ncage 15: r1c1 r1c9\n................', 'line 3: cage: cells: "r1c9" is not a cell'],
  ['kind: classic:2x2\nfoo 3: r1c1 r1c2\n................', 'line 2: unknown header or rule "foo"'],
  ['kind: classic:2x2\ncage 15\n................', 'line 2: cage: cells is missing'],
  [
    'kind: classic:2x2\nquadruple 1 2: r1c1 r1c2\n................',
    'line 2: quadruple: "2" means nothing there; it is written "quadruple numbers: cells"',
  ],
  ['kind: classic:2x2\nrank 3: r1c1 r1c2\n................', 'line 2: rank: its cells have to be a whole row or column'],
  [
    JSON.stringify({ kind: 'classic:2x2', rules: ['odd: r1c1', { rule: 'cage', cells: 'r9c1' }], puzzle: '.'.repeat(16) }),
    'rule 2: cage: cells: "r9c1" is not a cell',
  ],
  ['.Shape~4x4.Thermo~R1C1~R1C2.Cage~5~R1C1~R1C9', 'constraint 3, Cage: "R1C9" is not a cell of the grid'],
  ['.Or.Cage~5~R1C1~R1C2.Cage~5~R0C1.End', 'constraint 1, Or: constraint 3, Cage: "R0C1" is not a cell of the grid'],
])('%j: %s', (text, sentence) => {
  const puzzle = parsePuzzle(text);
  expect(puzzle.ok ? 'read' : puzzle.error).toContain(sentence);
});

test('a rule without cells needs no colon behind a kind, and a word of letters stays a row', () => {
  const ruled = parsePuzzle('kind: classic:2x2\nanti-knight\n................');
  expect(ruled.ok && ruled.value.rules.map(({ text }) => text)).toEqual(['anti-knight:']);
  const row = parsePuzzle('kind: latin:4\nsymbols: SUMX\nsum.\n....\n....\n....');
  expect(row.ok && row.value.rules).toEqual([]);
});
