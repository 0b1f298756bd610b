import fc from 'fast-check';
import lzString from 'lz-string';
import { describe, expect, test } from 'vitest';
import { makePuzzle, makeRandom, type Puzzle, type Result } from '#core';
import { formatPuzzle, parsePuzzle, readPuzzles } from '#formats';
import { kindOf } from '#kinds';
import { ruleReader, ruleTypes, withRules } from '#rules';
import { sampleRule } from '../workbench/src/measuring/benchmarks/random-rules.ts';

// Documents of other programs are edited by hand and by programs of any age. Whatever became of one gives a puzzle or a sentence, and no puzzle without
// one of its rules.

const FOUR = kindOf('classic:2x2');

/** Puzzles with one to three rules that a format can hold. */
function samples(id: string, count: number): { readonly puzzle: Puzzle; readonly text: string }[] {
  const random = makeRandom(id.length);
  const found: { puzzle: Puzzle; text: string }[] = [];
  for (let tries = 0; found.length < count && tries < 40 * count; tries++) {
    const rules = Array.from({ length: 1 + random.below(3) }, () =>
      sampleRule(ruleTypes[random.below(ruleTypes.length)]!, ruleReader(FOUR), random),
    );
    const kind = withRules(
      FOUR,
      rules.flatMap((rule) => (rule.ok ? [rule.value] : [])),
    );
    if (!kind.ok || !kind.value.added) continue;
    const puzzle = makePuzzle(
      kind.value,
      Uint8Array.from({ length: 16 }, () => Math.max(0, random.below(12) - 7)),
    );
    const text = formatPuzzle(puzzle, id);
    if (text.ok) found.push({ puzzle, text: text.value });
  }
  return found;
}

/** The document that a link packs, and the link of another. */
const PACKED: Readonly<Record<string, { open(text: string): unknown; close(document: unknown): string }>> = {
  'f-puzzles': {
    open: (text) => JSON.parse(lzString.decompressFromBase64(text.split('load=')[1]!)!),
    close: (document) => lzString.compressToBase64(JSON.stringify(document)),
  },
  sudokupad: {
    open: (text) => JSON.parse(lzString.decompressFromBase64(text.split('/scl')[1]!)!),
    close: (document) => `scl${lzString.compressToBase64(JSON.stringify(document))}`,
  },
};

const STRANGE = [null, true, -1, 0, 5, 1e9, 1.5, '', 'R1C1', 'R99C1', 'r1c1', '15', 'x', [], [[]], {}, [null], ['R1C1'], [[0, 0]]];

/** The document with one value, found by a walk, taken away, doubled or made another. */
function mutate(value: unknown, walk: readonly number[], how: number): unknown {
  const [step, ...rest] = walk;
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (step === undefined || entries.length === 0) return STRANGE[how % STRANGE.length];
  const [name, item] = entries[step % entries.length]!;
  const change = (): unknown => mutate(item, rest, how);
  if (Array.isArray(value)) {
    const at = Number(name);
    if (rest.length === 0 && how % 3 === 0) return value.filter((_, i) => i !== at);
    return rest.length === 0 && how % 3 === 1 ? [...value, item] : value.with(at, change());
  }
  if (rest.length === 0 && how % 3 === 0) return Object.fromEntries(entries.filter(([other]) => other !== name));
  return { ...(value as object), [name]: change() };
}

function expectPuzzleOrSentence(result: Result<Puzzle>): void {
  if (!result.ok) expect(result.error).toMatch(/^[^\n]{10,}$/);
  else expect(result.value.givens.length).toBe(result.value.geometry.cellCount);
}

describe.each(Object.entries(PACKED))('documents of %s', (id, { open, close }) => {
  const all = samples(id, 25);

  test('changed in one place are a puzzle or a sentence', () => {
    expect(all.length).toBeGreaterThan(20);
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.array(fc.nat(), { minLength: 1, maxLength: 6 }), fc.nat(), ({ text }, walk, how) => {
        const changed = close(mutate(open(text), walk, how));
        for (const ignoreDrawings of [false, true]) {
          const items = readPuzzles(changed, { from: id, ignoreDrawings });
          expect(items).toHaveLength(1);
          expectPuzzleOrSentence(items[0]!.result);
        }
      }),
      { numRuns: 400 },
    );
  });
});

/** A line of a puzzle for each format that is one line of signs. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  iss: samples('iss', 25).map(({ text }) => text),
  tatham: ['2x2:1a2_3b4c1_2a3_4a', '4j:1o,a_aa__a__aaa_a_ba_', '2x2xk:1o,cda__aa__a__a__a__,10c10c10a10e', '3x3k:zzzc,zz,5'],
  killer: [`3x3::k:${Array.from({ length: 81 }, (_, i) => 15 * 256 + Math.floor(i / 3)).join(':')}:`],
  ksudoku: [
    '<ksudoku><game><puzzle><graph order="4" type="custom" specific-type="KillerSudoku" sizeX="4" sizeY="4" sizeZ="1"><sudokugroups at="0" withblocks="1"/><cage operator="4" value="6" size="3"> 0 1 4 </cage></graph><values>________________</values></puzzle></game></ksudoku>',
  ],
};

test.each(Object.entries(LINES))('texts of %s with signs changed are a puzzle or a sentence', (id, texts) => {
  const edit = fc.record({
    at: fc.nat(),
    remove: fc.nat({ max: 3 }),
    insert: fc.oneof(fc.string({ maxLength: 2 }), fc.constantFrom('~', '.', '_', ',', ':', 'R1C1', '99', 'k', 'z', '"', '>', '-')),
  });
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.array(edit, { minLength: 1, maxLength: 3 }), (text, edits) => {
      const changed = edits.reduce((so, { at, remove, insert }) => {
        const start = at % (so.length + 1);
        return so.slice(0, start) + insert + so.slice(start + remove);
      }, text);
      for (const { result } of readPuzzles(changed, { from: id })) expectPuzzleOrSentence(result);
    }),
    { numRuns: 400 },
  );
});

test.each(['ninefold', 'json', 'f-puzzles', 'iss', 'sudokupad'])('%s loses none of several rules', (id) => {
  for (const { puzzle, text } of samples(id, 40)) {
    const read = parsePuzzle(text, { from: id });
    if (!read.ok) throw new Error(`${read.error}\n${puzzle.rules.map((rule) => rule.text).join('\n')}`);
    const random = makeRandom(3);
    for (let i = 0; i < 60; i++) {
      // What is given in a cell may be said by its candidates, so that only grids with the givens tell.
      const grid = puzzle.givens.map((given) => given || 1 + random.below(4));
      const kept = ({ rules, restrictions, geometry }: Puzzle): boolean =>
        rules.every((rule) => rule.holds(grid, rules)) &&
        grid.every((value, cell) => restrictions?.has(cell, value) ?? true) &&
        geometry.groups.every(
          ({ family, cells }) => !['diagonal', 'window'].includes(family) || new Set(cells.map((cell) => grid[cell])).size === cells.length,
        );
      expect(kept(read.value), `${puzzle.rules.map((rule) => rule.text).join('\n')}\n${text}`).toBe(kept(puzzle));
    }
  }
});
