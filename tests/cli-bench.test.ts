import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { benchmarks } from '#measuring/benchmarks';
import { bin, ninefold, ninefoldHere } from './run-cli.ts';

// Benchmarks as a user runs them, on little and for a moment: what they say is looked at, never how fast they are.

const folder = mkdtempSync(join(tmpdir(), 'ninefold-bench-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const list = join(folder, 'list.txt');
writeFileSync(
  list,
  [
    '1...3...25..2.4..9.38...46..5.1.7.9...39.51...4.3.2.5..26...81.3..7.8..64...5...7',
    '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........',
  ].join('\n'),
);
const alone = join(folder, 'alone.txt');
writeFileSync(alone, readFileSync(list, 'utf8').split('\n')[0]!);
const ruled = join(folder, 'ruled.jsonl');
const CAGE = '.Cage~3~R1C1~R1C2.~R1C1_1~R1C3_3~R2C1_3~R2C2_4~R3C1_2~R3C4_3~R4C2_3~R2C3_1~R4C3_2';
writeFileSync(ruled, JSON.stringify({ name: 'a cage', format: 'iss', input: `.Shape~4x4${CAGE}`, solution: '1234341221434321' }));
const SHORT = ['--seconds', '0.05'];

test('help lists every benchmark, and each has its own', () => {
  const { out } = ninefold(['bench', '--help']);
  for (const { id } of benchmarks) expect(out).toMatch(new RegExp(`^  ${id} `, 'm'));
  expect(ninefold(['bench', 'kinds', '--help']).out).toContain('--limit <1|2>');
});

test('completion knows benchmarks and their settings', () => {
  expect(ninefold(['complete', '--', 'bench', '']).out).toContain('classic');
  expect(ninefold(['complete', '--', 'bench', 'kinds', '--p']).out).toContain('--peers');
});

test('an interrupt ends one that is busy, with the measurements that were made', async () => {
  const long = join(folder, 'long.txt');
  // Plain backtracking does not come to an end with so few clues.
  writeFileSync(long, `${'.'.repeat(600)}123456789ABCDEFGHIJKLMNOP`);
  const child = spawn(process.execPath, [bin, 'bench', 'kinds', list, long, '--engine', 'reference', '--json', ...SHORT]);
  child.stdout.once('data', () => child.kill('SIGINT'));
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const [code] = await once(child, 'close');
  expect([code, said]).toEqual([130, '\nninefold: stopped: 1 measurement made\n']);
});

describe('what runs anywhere', () => {
  test.each([
    [['classic', list, ...SHORT], { solver: 'ninefold', file: 'list.txt', puzzles: 2, unique: 2, unanswered: 0 }],
    [['classic', list, '--threads', '2', ...SHORT], { solver: 'ninefold', puzzles: 2, unique: 2 }],
    [['kinds', list, '--limit', '1', ...SHORT], { solver: 'ninefold', puzzles: 2, unique: 2 }],
    [['kinds', list, '--engine', 'reference', ...SHORT], { solver: 'ninefold reference', unique: 2 }],
    [['rating', list, ...SHORT], { file: 'list.txt', puzzles: 2, unrated: 0 }],
    [['generator', 'classic:2x2', ...SHORT], { generator: 'ninefold', kind: 'classic:2x2', qqwing: null, ratio: null }],
    [['annealing', 'faces3:2', ...SHORT], { solver: 'annealing', kind: 'faces3:2' }],
    [['logic', list], { kind: 'classic:3x3', sort: 'alone', end: 'singles', beyond: [] }],
    [['correlation', list], { file: 'list.txt', rated: 2 }],
    [['correlation', alone], { file: 'alone.txt', rated: 1, clues: null }],
    [['variants', ruled, '--repeat', '1'], { name: 'a cage', status: 'unique', peerMs: null }],
    [['ruled-logic', ruled], { name: 'a cage', end: 'solved', unsound: 0, needs: '' }],
    [['campaign', list], { campaign: list, puzzles: 2, seen: { one: 2 }, mismatches: [] }],
    [['campaign', '--rules', '60'], { campaign: 'random rules', puzzles: 60, mismatches: [] }],
  ])('%j', async (words, row) => {
    const { code, err, objects } = await ninefoldHere(['bench', ...words, '--json']);
    expect([code, err]).toEqual([0, '']);
    expect(objects[0]).toMatchObject(row);
  });

  test('for people: a table with a ratio only beside a peer, or a line', async () => {
    expect((await ninefoldHere(['bench', 'kinds', list, ...SHORT])).out).toMatch(
      /^file +solver .*\nlist\.txt +ninefold +2 +2 +0 +[\d.,]+ +[\d.]+\n$/,
    );
    expect((await ninefoldHere(['bench', 'annealing', 'faces3:2', ...SHORT])).out).toMatch(
      /^annealing on an empty faces3:2: [\d,]+ proposed swaps/,
    );
    expect((await ninefoldHere(['bench', 'correlation', alone])).out).toMatch(/ER and clues not defined/);
  });
});

test('on a puzzle that a peer has no answer to Ninefold is not behind, however soon that gave up', async () => {
  const programs = join(folder, 'programs');
  mkdirSync(programs);
  for (const name of ['cadical', 'clasp', 'cryptominisat5']) {
    writeFileSync(join(programs, name), '#!/bin/sh\nexit 1\n');
    chmodSync(join(programs, name), 0o755);
  }
  vi.stubEnv('PATH', `${programs}:${process.env['PATH']}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const cube = join(folder, 'cube.jsonl');
  writeFileSync(cube, readFileSync(new URL('../fixtures/kinds/solid3_minimal.jsonl', import.meta.url), 'utf8').split('\n')[3]!);
  const { objects } = await ninefoldHere(['bench', 'kinds', cube, '--peers', '--json', ...SHORT]);
  expect(objects.slice(1)).toEqual(Array.from({ length: 3 }, () => expect.objectContaining({ unanswered: 1, behind: 0 })));
});

test('a puzzle that others see otherwise is told, with an exit code of its own', async () => {
  const several = join(folder, 'several.txt');
  writeFileSync(several, '.'.repeat(81));
  const { code, out } = await ninefoldHere(['bench', 'campaign', several]);
  expect(out).toContain('several.txt, puzzle 1: limit, 2 solutions');
  expect(code).toBe(4);
});

test('a campaign of rules goes on where it ended, and not with another seed', async () => {
  const keep = join(folder, 'rules.json');
  const run = (puzzles: number, seed: number): ReturnType<typeof ninefoldHere> =>
    ninefoldHere(['bench', 'campaign', '--rules', String(puzzles), '--seed', String(seed), '--keep', keep, '--json']);
  expect((await run(8, 3)).objects[0]).toMatchObject({ puzzles: 8 });
  const kept = JSON.parse(readFileSync(keep, 'utf8')) as { seen: { none: number } };
  writeFileSync(keep, JSON.stringify({ ...kept, seen: { ...kept.seen, none: 1000 } }));
  expect((await run(12, 3)).objects[0]).toMatchObject({ puzzles: 12, seen: { none: expect.toSatisfy((none: number) => none >= 1000) } });
  expect(await run(12, 4)).toMatchObject({ code: 2, err: expect.stringContaining('rules.json: it is of seed 3, not 4') });
});

test('a judge who sees a puzzle otherwise is told with the puzzle', async () => {
  const judge = (says: string): string => `"${process.execPath}" -e "process.stdin.on('data', () => console.log('${says}'))"`;
  const { code, out } = await ninefoldHere(['bench', 'campaign', '--rules', '5', '--judge', judge('77')]);
  expect(code).toBe(4);
  expect(out).toMatch(/kind: .*\nfast: \d+, judge: 77/s);
  expect((await ninefoldHere(['bench', 'campaign', '--rules', '5', '--judge', judge('undecided'), '--json'])).objects[0]).toMatchObject({
    seen: { undecided: 5 },
    mismatches: [],
  });
  expect((await ninefoldHere(['bench', 'campaign', '--rules', '5', '--judge', 'exit 1'])).err).toContain('exit 1: it ended at puzzle 1');
});

describe('words that make no sense get a sentence', () => {
  test.each([
    [['nonsense', list], 'there is no benchmark "nonsense"; there are classic, kinds'],
    [[], 'bench needs the name of a benchmark; there are classic'],
    [['classic'], "missing required argument 'lists'"],
    [['classic', list, '--seconds', 'x'], '--seconds must be a number of seconds above 0'],
    [['classic', join(folder, 'nowhere')], 'nowhere: cannot be read'],
    [['kinds', list, '--limit', '3'], '--limit must be one of 1, 2'],
    [['kinds', list, '--engine', 'nonsense'], 'unknown engine "nonsense"'],
    [['generator', 'nonsense'], 'unknown kind "nonsense"'],
    [['service', 'nonsense'], 'the address of a running service is needed'],
    [['service', 'http://127.0.0.1:1'], 'no service answers at http://127.0.0.1:1'],
    [['certificates', join(folder, 'nowhere.jsonl')], 'nowhere.jsonl: cannot be read'],
    [['certificates', list, '--judges', folder], 'lrat-check: cannot be read'],
    [['variants', ruled, '--peers', join(folder, 'nowhere')], 'nowhere: cannot be read'],
    [['photographs', join(folder, 'nowhere')], 'nowhere: cannot be read'],
    [['photographs', folder, '--folds', join(folder, 'nowhere')], 'folds.json: cannot be read'],
  ])('%j', async (words, sentence) => {
    const { code, err } = await ninefoldHere(['bench', ...words]);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(err).not.toContain('    at ');
  });

  test('a file that cannot be read does not keep the next from being measured', async () => {
    const { objects } = await ninefoldHere(['bench', 'classic', join(folder, 'nowhere'), list, ...SHORT, '--json']);
    expect(objects[0]).toMatchObject({ puzzles: 2 });
  });
});
