import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { techniques } from '#techniques';
import { readFacts } from './corpus.ts';
import { ninefoldHere } from './run-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'ninefold-logic-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const EASY = '.2.8..73...5.....24......6.......5.376.......8.........3769..8.....539..9...4....';
const CHAINS = '9....64123.7.14.......9..37.......2...3.....81..982..6.64..1..........7....3..6.4';
const SEVERAL = `12..${'.'.repeat(12)}`;
const IMPOSSIBLE = `1234${'....'.repeat(2)}4444`;

describe('rate', () => {
  test('prints ER/EP/ED and the hardest step, one line per puzzle', async () => {
    const { code, out } = await ninefoldHere(['rate', '-'], `${EASY}\n${CHAINS}\n`);
    expect(code).toBe(0);
    expect(out.split('\n').slice(0, 2)).toEqual([
      expect.stringMatching(/^2\.0\/1\.2\/1\.2 {2}hard \(1\.6 to 2\.5\) {2}Direct Hidden Pair /),
      expect.stringMatching(/^4\.5\/1\.2\/1\.2 {2}fiendish \(4\.2 to 5\.7\) {2}Unique Rectangle type 3 /),
    ]);
  });

  test('answers JSON with the numbers, the names and the shares', async () => {
    const [rating] = (await ninefoldHere(['rate', '--puzzle', EASY, '--json'])).objects;
    expect(rating).toMatchObject({
      status: 'complete',
      er: 2,
      ep: 1.2,
      ed: 1.2,
      level: 'hard',
      levelRange: { from: 1.6, to: 2.5 },
      hardest: 'Direct Hidden Pair',
      technique: 'direct-hidden-pair',
      solved: true,
      clues: 23,
      class: { byClues: 'evil' },
    });
    const shares = Object.values(rating!['shares'] as Record<string, number>);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(rating!['steps']);
  });

  test('rates only puzzles of one solution, and says so', async () => {
    const several = await ninefoldHere(['rate', '--puzzle', SEVERAL]);
    expect([several.code, several.out]).toEqual([0, expect.stringMatching(/^# several/)]);
    expect(await ninefoldHere(['rate', '--puzzle', IMPOSSIBLE, '--json'])).toMatchObject({ code: 1, objects: [{ count: 0, er: null }] });
    expect((await ninefoldHere(['rate', '--puzzle', 'nonsense'])).code).toBe(2);
  });
});

describe('explain', () => {
  test('numbers the steps and names cells, houses and values', async () => {
    const { code, out } = await ninefoldHere(['explain', '--puzzle', EASY]);
    const lines = out.trimEnd().split('\n');
    expect([code, lines.at(-1)]).toEqual([0, 'Solved.']);
    expect(lines[0]).toMatch(/^ +1\. Hidden single: In box \d only r\dc\d can hold \d, so r\dc\d is \d\.$/);
    expect(lines.length).toBeGreaterThan(55);
  });

  test('gives the evidence as JSON', async () => {
    const [explained] = (await ninefoldHere(['explain', '--puzzle', CHAINS, '--json'])).objects;
    const steps = explained!['steps'] as { place: unknown[]; remove: unknown[]; text: string; candidates: unknown[] }[];
    expect(explained).toMatchObject({ status: 'complete', end: 'solved', count: steps.length });
    for (const { place, remove, text } of steps) expect([place.length + remove.length > 0, text.endsWith('.')]).toEqual([true, true]);
  });

  test('explains a cube by layer, row and column', async () => {
    const { table2 } = readFacts<{ table2: string[] }>('solid-worked-example.json');
    const { code, out } = await ninefoldHere(
      ['explain', '--kind', 'solid:3', '-'],
      `kind: solid:3\n${table2.join('\n').replaceAll('0', '.')}\n`,
    );
    expect([code, /l\dr\dc\d is \d/.test(out)]).toEqual([0, true]);
  });

  test('draws every step, with crosses for what falls', async () => {
    const target = join(folder, 'steps');
    expect((await ninefoldHere(['explain', '--puzzle', CHAINS, '--svg', target])).code).toBe(0);
    const files = readdirSync(target);
    expect(files).toContain('step-001.svg');
    const all = files.map((file) => readFileSync(join(target, file), 'utf8'));
    expect([all.every((svg) => svg.startsWith('<svg ')), all.some((svg) => svg.includes('class="gone"'))]).toEqual([true, true]);
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(await ninefoldHere(['explain', '--puzzle', EASY, '--svg', file])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/cannot write into the folder/),
    });
  });

  test('several solutions, or none, are said at once, without a step', async () => {
    for (const puzzle of ['.'.repeat(81), SEVERAL]) {
      expect(await ninefoldHere(['explain', '--puzzle', puzzle])).toMatchObject({
        code: 0,
        out: 'The puzzle has several solutions, so no logic leads to one of them.\n',
      });
      expect((await ninefoldHere(['explain', '--puzzle', puzzle, '--json'])).objects).toMatchObject([
        { status: 'complete', end: 'several', solutions: 'several', count: 0, steps: [] },
      ]);
    }
    expect(await ninefoldHere(['explain', '--puzzle', IMPOSSIBLE])).toMatchObject({ code: 1, out: 'The puzzle has no solution.\n' });
    expect((await ninefoldHere(['rate', '--puzzle', '.'.repeat(81), '--json'])).objects).toMatchObject([{ status: 'limit', count: 2 }]);
    // Where the short search did not come to it, logic may: that is as whole an answer.
    const short = ['--engine', 'brute-force', '--nodes', '1'];
    expect(await ninefoldHere(['explain', '--puzzle', '1.....2..3.....1', ...short, '--json'])).toMatchObject({
      code: 1,
      objects: [{ status: 'complete', end: 'contradiction', solutions: 'none' }],
    });
    // A cube with one clue was searched for seconds, and not known then.
    expect((await ninefoldHere(['explain', '--kind', 'solid:3', '--puzzle', `2${'.'.repeat(728)}`, '--json'])).objects).toMatchObject([
      { status: 'complete', end: 'several' },
    ]);
  });

  test.each(['explain', 'rate', 'reduce', 'compare --engines fast,reference'])(
    'an interrupt of %s keeps what was printed and says how far it came',
    async (command) => {
      const child = spawn(process.execPath, ['bin/ninefold.mjs', ...command.split(' '), '-']);
      let [out, err] = ['', ''];
      child.stdout.once('data', () => child.kill('SIGINT'));
      child.stdout.on('data', (text) => (out += text));
      child.stderr.on('data', (text) => (err += text));
      child.stdin.on('error', () => undefined);
      child.stdin.end(`kind: classic:3x3\n${EASY}\n\n${readFileSync('fixtures/records/solid-3.txt', 'utf8')}`);
      onTestFinished(() => void child.kill('SIGKILL'));
      const [code] = await once(child, 'close');
      expect([code, out.length > 10]).toEqual([130, true]);
      expect(err).toMatch(/stopped: 1 puzzle answered/);
    },
  );

  test('the help says seconds where seconds are typed', async () => {
    const { out } = await ninefoldHere(['rate', '--help']);
    expect(out.replace(/\s+/g, ' ')).toContain('--timeout <SECONDS> stop after N seconds;');
  });

  test('--timeout ends inside a step and is reported as budget, never as stuck', async () => {
    const { code, objects } = await ninefoldHere(['explain', 'examples/samurai.txt', '--timeout', '0.2', '--json']);
    expect([code, objects[0]]).toMatchObject([3, { status: 'budget', end: 'budget' }]);
    expect(await ninefoldHere(['explain', 'examples/samurai.txt', '--timeout', '0.2'])).toMatchObject({
      code: 3,
      out: expect.stringMatching(/The time ran out before the next step was found\.\n$/),
    });
    expect(await ninefoldHere(['rate', 'examples/samurai.txt', '--timeout', '0.2', '--json'])).toMatchObject({
      code: 3,
      objects: [{ status: 'budget' }],
    });
  });

  test('--techniques restricts, and an unknown one is named', async () => {
    expect(await ninefoldHere(['explain', '--puzzle', CHAINS, '--techniques', 'full-house,hidden-single'])).toMatchObject({
      code: 3,
      out: expect.stringMatching(/No technique leads further/),
    });
    expect(await ninefoldHere(['explain', '--puzzle', EASY, '--techniques', 'magic'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/unknown technique "magic"/),
    });
  });
});

describe('hint', () => {
  test('says more with each level', async () => {
    const told = await Promise.all([1, 2, 3, 4].map((level) => ninefoldHere(['hint', '--puzzle', EASY, '--level', String(level)])));
    const lines = told.map(({ out }) => out.trimEnd().split('\n'));
    expect(lines.map(({ length }) => length)).toEqual([1, 2, 3, 4]);
    expect(lines[3]).toEqual([
      expect.stringMatching(/^Look at box \d/),
      'The technique: Hidden single.',
      expect.stringMatching(/^It is in r\dc\d/),
      expect.stringMatching(/^In box \d only/),
    ]);
    expect((await ninefoldHere(['hint', '--puzzle', EASY, '--level', '5'])).code).toBe(2);
  });

  test('tells the move as JSON at level 4, and not before', async () => {
    expect((await ninefoldHere(['hint', '--puzzle', EASY, '--json'])).objects[0]).not.toHaveProperty('place');
    expect((await ninefoldHere(['hint', '--puzzle', EASY, '--json', '--level', '4'])).objects[0]).toMatchObject({
      hint: 'step',
      technique: 'hidden-single',
      place: [{}],
    });
  });
});

test('techniques lists the registry, the simplest first', async () => {
  const { objects } = await ninefoldHere(['techniques', '--json']);
  expect(objects.map(({ id }) => id)).toEqual([...techniques].sort((a, b) => a.rank - b.rank).map(({ id }) => id));
  expect((await ninefoldHere(['techniques'])).out).toMatch(/^full-house {2}Full house, 1\.0/);
});

test('check says whether a puzzle is satisfactory', async () => {
  expect((await ninefoldHere(['check', '--puzzle', EASY, '--json'])).objects[0]).toMatchObject({
    satisfactory: true,
    names: expect.arrayContaining(['satisfactory']),
  });
});
