import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { ninefoldHere } from './run-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'ninefold-generate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('generate', () => {
  test('prints the same puzzles for a seed, whatever the number of threads, and solve finds each unique', async () => {
    const one = await ninefoldHere(['generate', '--count', '12', '--seed', '8', '--threads', '1']);
    const two = await ninefoldHere(['generate', '--count', '12', '--seed', '8', '--threads', '3']);
    expect([one.code, one.err]).toEqual([0, '']);
    expect(two.out).toBe(one.out);
    const solved = await ninefoldHere(['solve', '-'], one.out);
    expect(solved.out.trim().split('\n')).toHaveLength(12);
    expect(solved.out).not.toContain('#');
  });

  test('answers JSON with the fields of the contract', async () => {
    const { code, objects } = await ninefoldHere(['generate', '--minimal', '--json', '--seed', '2']);
    expect(code).toBe(0);
    expect(objects[0]).toMatchObject({ kind: 'classic:3x3', minimal: true, seed: 2 });
    for (const field of ['puzzle', 'solution', 'clues', 'er', 'hardest']) expect(objects[0]).toHaveProperty(field);
    const { puzzle, solution } = objects[0] as { puzzle: string; solution: string };
    expect((await ninefoldHere(['solve', '--puzzle', puzzle])).out.trim()).toBe(solution);
    expect((await ninefoldHere(['rate', '--puzzle', puzzle, '--json'])).objects[0]!['er']).toBe(objects[0]!['er']);
  });

  test('writes kinds that a line does not tell so that they can be read again', async () => {
    for (const kind of ['solid:2', 'jigsaw:5', 'faces3:2/differ', 'samurai:2']) {
      const { out, err } = await ninefoldHere(['generate', '--kind', kind, '--count', '2', '--seed', '3']);
      expect(err).toBe('');
      const { code, objects } = await ninefoldHere(['solve', '-', '--json'], out);
      expect(code).toBe(0);
      expect(objects.map(({ count, status }) => [count, status])).toEqual([
        [1, 'complete'],
        [1, 'complete'],
      ]);
    }
  });

  test.each([
    [['--clues', '10-16'], 2, /fewer than 17 clues/],
    [
      ['--kind', 'classic:2x3', '--difficulty', '9.0-9.5', '--tries', '30'],
      3,
      /0 of 1 made in 30 attempts.*another difficulty.*met clues from/,
    ],
    [['--kind', 'classic:2x2', '--difficulty', '7.0-7.5'], 2, /no puzzle of classic:2x2 is rated above 1\.2/],
    [['--symmetry', 'point'], 2, /no symmetry "point"/],
    [['--difficulty', 'nightmare'], 2, /must be easy, medium/],
    [['--clues', 'many'], 2, /must be a number or a range/],
    [['--kind', 'nothing'], 2, /unknown kind/],
    [['--few', '--many'], 2, /contradict/],
    [['--solution', '1234'], 2, /expected 81 cells/],
    [['--pattern', join(folder, 'missing.txt')], 2, /no such file/],
    [['--kind', 'classic:2x2', '--distinct', '--count', '100000', '--clues', '15', '--tries', '300'], 3, /were like one before/],
  ])('%j ends with a sentence', async (args, code, sentence) => {
    const result = await ninefoldHere(['generate', ...args]);
    expect(result.code).toBe(code);
    expect(result.err).toMatch(sentence);
    expect(result.err).not.toMatch(/\n\s+at /);
  });

  test('takes a pattern and a solution from files', async () => {
    const solution = (await ninefoldHere(['generate', '--kind', 'classic:2x2', '--json', '--seed', '1'])).objects[0]!['solution'] as string;
    const files = [join(folder, 'solution.txt'), join(folder, 'pattern.txt')] as const;
    writeFileSync(files[0], `${solution}\n`);
    writeFileSync(files[1], 'xxxx....xxxx....');
    const made = (await ninefoldHere(['generate', '--kind', 'classic:2x2', '--solution', files[0], '--json'])).objects[0]!;
    expect(made['solution']).toBe(solution);
    const patterned = await ninefoldHere(['generate', '--kind', 'classic:2x2', '--pattern', files[1], '--json', '--seed', '1']);
    expect(patterned.err).toBe('');
    expect(patterned.objects[0]!['puzzle']).toMatch(/^.{4}\.{4}.{4}\.{4}$/);
  });

  test('Ctrl-C keeps what was made', async () => {
    const bin = fileURLToPath(new URL('../bin/ninefold.mjs', import.meta.url));
    const child = spawn(process.execPath, [bin, 'generate', '--count', '10000000', '--seed', '1'], { stdio: ['ignore', 'pipe', 'pipe'] });
    let [out, err] = ['', ''];
    child.stdout.on('data', (text) => {
      if (out === '') child.kill('SIGINT');
      out += text;
    });
    child.stderr.on('data', (text) => (err += text));
    const [code] = await once(child, 'close');
    expect(code).toBe(130);
    expect(out.split('\n')[0]).toMatch(/^[1-9.]{81}$/);
    expect(err).toMatch(/stopped: \d+ of 10000000 made/);
  });
});

describe('reduce, minimal, canonical, transform', async () => {
  const puzzle = (await ninefoldHere(['generate', '--seed', '9', '--clues', '30'])).out.trim();

  test('reduce leaves a puzzle that minimal cannot fault', async () => {
    expect((await ninefoldHere(['minimal', '--puzzle', puzzle])).out).toMatch(/^not minimal: r\d/);
    const reduced = (await ninefoldHere(['reduce', '--puzzle', puzzle, '--json'])).objects[0]!;
    expect(reduced).toMatchObject({ minimal: true, undecided: [] });
    expect((await ninefoldHere(['minimal', '--puzzle', reduced['puzzle'] as string])).out).toBe('minimal\n');
    expect((await ninefoldHere(['solve', '--puzzle', reduced['puzzle'] as string])).out).toBe(
      (await ninefoldHere(['solve', '--puzzle', puzzle])).out,
    );
  });

  test('transformed puzzles are alike, others are not', async () => {
    const other = (await ninefoldHere(['generate', '--seed', '10', '--clues', '30'])).out.trim();
    const moved = (await ninefoldHere(['transform', '-', '--by', 'rotate-90,mirror', '--relabel', '987654321'], puzzle)).out;
    const shuffled = (await ninefoldHere(['transform', '-', '--shuffle', '--seed', '4'], puzzle)).out;
    const { out } = await ninefoldHere(['canonical', '-'], `${puzzle}\n${moved}${other}\n${shuffled}`);
    expect(out.split('\n').map((line) => line.split(' # ')[1])).toEqual([undefined, 'like 1', undefined, 'like 1', undefined]);
  });

  test('four quarter turns of a cube are none', async () => {
    const cube = (await ninefoldHere(['generate', '--kind', 'solid:2', '--json', '--seed', '1'])).objects[0]!['puzzle'] as string;
    const by = ['tilt', 'tilt', 'tilt', 'tilt'].join();
    expect((await ninefoldHere(['transform', '--kind', 'solid:2', '--puzzle', cube, '--by', by])).out.trim()).toBe(cube);
  });

  test.each([
    [['reduce', '--puzzle', '.'.repeat(81)], /several solutions/],
    [['minimal', '--puzzle', `11${'.'.repeat(79)}`], /no solution/],
    [['canonical', '--kind', 'solid:2', '--puzzle', '.'.repeat(64)], /not a classic grid/],
    [['transform', '--puzzle', puzzle, '--by', 'tilt'], /no motion "tilt"/],
    [['transform', '--puzzle', puzzle, '--relabel', '123'], /each of 123456789 once/],
  ])('%j says what is wrong', async (args, sentence) => {
    const { code, err } = await ninefoldHere(args);
    expect(code).toBe(2);
    expect(err).toMatch(sentence);
  });
});
