import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { parsePuzzle } from '#formats';
import { kindFamilies, parseSampleKind } from '#kinds';
import { ninefold } from './run-cli.ts';

/*
 * The search for few clues as a user starts it: it goes on after it was killed and finds what it would have found, and its puzzle comes with a
 * certificate.
 */

const folder = mkdtempSync(join(tmpdir(), 'ninefold-records-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HUNT = ['records', '--kind', 'classic:2x3', '--chains', '2', '--rounds', '12', '--moves', '20', '--threads', '2', '--json'];

test('a search that is killed goes on, and finds what one that is not finds', async () => {
  const whole = ninefold(HUNT).objects.at(-1)!;
  expect(whole).toMatchObject({ kind: 'classic:2x3', status: 'complete' });
  expect(Object.keys(whole['history'] as object)).toHaveLength(12);
  const data = join(folder, 'hunt');
  const bin = fileURLToPath(new URL('../bin/ninefold.mjs', import.meta.url));
  const child = spawn(process.execPath, [bin, ...HUNT, '--data', data], { stdio: ['ignore', 'pipe', 'inherit'] });
  // The first puzzle is there, so some rounds are stored.
  await new Promise((resolve) => child.stdout.once('data', resolve));
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  expect(existsSync(data)).toBe(true);
  const certificates = join(folder, 'proofs');
  const plot = join(folder, 'clues.svg');
  const again = ninefold([...HUNT, '--data', data, '--certify', certificates, '--plot', plot]);
  expect(again.code, again.err).toBe(0);
  expect(again.objects.at(-1)).toEqual(whole);
  expect(readFileSync(plot, 'utf8')).toMatch(/^<svg[\s\S]*fewest so far/);
  expect(ninefold(['verify', certificates, '--json']).objects).toMatchObject([{ holds: true, kind: 'classic:2x3', count: 1 }]);
});

test('it starts from a puzzle, and says why where that has not one solution', () => {
  const start = join(folder, 'start.txt');
  writeFileSync(start, '12..............\n');
  const refused = ninefold(['records', '--kind', 'classic:2x2', '--start', start]);
  expect(refused).toMatchObject({ code: 2 });
  expect(refused.err).toContain('the puzzle has several solutions');
  writeFileSync(start, '12.. .... .1.. ...3'.replaceAll(' ', ''));
  const begun = ninefold([
    'records',
    '--kind',
    'classic:2x2',
    '--start',
    start,
    '--rounds',
    '1',
    '--moves',
    '3',
    '--chains',
    '1',
    '--json',
  ]);
  expect(begun.code, begun.err).toBe(0);
  expect(begun.objects.at(-1)).toMatchObject({ clues: 4 });
});

test('a jigsaw has new regions whenever a walk starts over, or those that are given', () => {
  const proofs = join(folder, 'jigsaw');
  const hunt = ['records', '--kind', 'jigsaw:5', '--chains', '3', '--rounds', '2', '--moves', '5', '--json', '--certify', proofs];
  const { code, err, objects } = ninefold(hunt);
  expect(code, err).toBe(0);
  const found = objects.at(-1)!;
  expect(found['regions']).toMatch(/^[1-5]{25}$/);
  expect(ninefold(['verify', proofs, '--json']).objects).toMatchObject([{ holds: true, kind: 'jigsaw:5', count: 1 }]);
  const regions = '1111414444333553322522255';
  const given = ninefold([...hunt.slice(0, -3), '--walk', '--regions', regions]);
  expect(given.code, given.err).toBe(0);
  // As the text is printed it can be read again.
  const start = join(folder, 'jigsaw.txt');
  writeFileSync(start, given.out.split('\n').slice(-3).join('\n'));
  expect(readFileSync(start, 'utf8')).toContain('regions: ');
  expect(ninefold(['solve', start, '--kind', 'jigsaw:5', '--limit', '2', '--json']).objects).toMatchObject([{ count: 1 }]);
});

test('the fewest there can be, by exhaustion', () => {
  const { code, out } = ninefold(['records', '--kind', 'solid:2', '--exact', '--certify', join(folder, 'exact')]);
  expect(code).toBe(0);
  expect(out).toContain('4 clues, and none has fewer');
  expect(out).toContain('768 grids, 2 up to symmetry; fewest clues: 4 (1), 5 (1)');
  expect(ninefold(['records', '--kind', 'classic:3x3', '--exact']).err).toContain('too many grids');
});

/** Bytes of a file above which the formula of its puzzle has millions of clauses, up to half a gigabyte. */
const LARGE = 1000;

test('the puzzles of docs/records.md are proved to have one solution, the largest by search alone', () => {
  const records = fileURLToPath(new URL('../fixtures/records', import.meta.url));
  const files = readdirSync(records).map((name) => join(records, name));
  const isLarge = (file: string): boolean => statSync(file).size > LARGE;
  const [large, small] = [files.filter(isLarge), files.filter((file) => !isLarge(file))];
  const proofs = join(folder, 'records');
  const made = ninefold(['certify', ...small, '--out', proofs]);
  expect(made.code, made.err).toBe(0);
  expect(ninefold(['verify', proofs, '--json']).objects).toEqual(small.map(() => expect.objectContaining({ holds: true, count: 1 })));
  const solved = ninefold(['solve', ...large, '--limit', '2', '--json']).objects;
  expect(solved).toEqual(large.map(() => expect.objectContaining({ status: 'complete', count: 1 })));
});

test('docs/records.md tells the clues of every puzzle', () => {
  const text = readFileSync(new URL('../docs/records.md', import.meta.url), 'utf8');
  const folder = new URL('../fixtures/records/', import.meta.url);
  for (const name of readdirSync(folder)) {
    const stored = readFileSync(new URL(name, folder), 'utf8');
    const puzzle = parsePuzzle(stored);
    if (!puzzle.ok) throw new Error(puzzle.error);
    const kind = /^kind: (.*)$/m.exec(stored)?.[1];
    const row = text.split('\n').find((line) => line.startsWith(`| \`${kind}\``) && line.includes(`\`${name}\``));
    expect(row?.split('|')[3]?.trim(), name).toBe(String(puzzle.value.givens.filter((value) => value > 0).length));
  }
});

// Those that take a moment; a change of the search that takes another way has to write its rows again.
test.each(['classic-2x3', 'grid-4x6-0-6', 'samurai-2-corners', 'grid-8x9'])(
  'the command of docs/records.md finds the puzzle of its row: %s',
  (name) => {
    const row = readFileSync(new URL('../docs/records.md', import.meta.url), 'utf8')
      .split('\n')
      .find((line) => line.includes(`\`${name}.txt\``));
    const [, kind, options] = /^\| `([^`]*)`.* \| `(--[^`]*)`/.exec(row!)!;
    const file = fileURLToPath(new URL(`../fixtures/records/${name}.txt`, import.meta.url));
    // What a cyclic row starts from.
    const grid = join(folder, `${name}-grid.txt`);
    writeFileSync(grid, ninefold(['solve', file]).out);
    const given = options!.split(' ').map((option) => (option === 'grid.txt' ? grid : option));
    const { code, err, objects } = ninefold(['records', '--kind', kind!, ...given, '--threads', '1', '--json']);
    expect(code, err).toBe(0);
    const stored = readFileSync(file, 'utf8');
    expect(stored.trim().split('\n').at(-1)).toBe(objects.at(-1)!['puzzle']);
  },
);

test('docs/records.md says of every kind in the registry what is known', () => {
  const text = readFileSync(new URL('../docs/records.md', import.meta.url), 'utf8');
  const specOf = (spec: string): string => {
    const kind = parseSampleKind(spec);
    return kind.ok ? kind.value.spec : spec;
  };
  const told = new Set(text.match(/^\| `[^|]*/gm)?.flatMap((cell) => [...cell.matchAll(/`([^`]*)`/g)].map(([, spec]) => specOf(spec!))));
  const examples = kindFamilies.flatMap(({ examples }) => examples);
  expect(examples.filter((spec) => !told.has(specOf(spec)))).toEqual([]);
  // And a number for each.
  expect(text.match(/^\| `.*\| (?!\d+ \|)[^|]* \| [^|]*\|$/gm) ?? []).toEqual([]);
});
