import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { makeRandom } from '#core';
import { experiments } from '#measuring/experiments';
import { ResultStore } from '#measuring/laboratory';
import { ninefold, ninefoldHere } from './run-cli.ts';

// Experiments as a user runs them: killed, interrupted, with a full disk, and gone on with.

const bin = fileURLToPath(new URL('../bin/ninefold.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'ninefold-experiment-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** When runs are killed: other moments in every run of the test, and these again with NINEFOLD_SEED. Printed where the test fails. */
const KILLS = Number(process.env['NINEFOLD_SEED'] ?? Date.now());

/** Small enough for a test, and still so many measurements of two experiments that a run can be ended between them. */
const SMALL = ['cooling-dynamic', 'pencil-brute', '--quick', '--runs', '1'];
const MEASUREMENTS = 26;
const start = (out: string, more: readonly string[] = []) => ninefold(['experiment', ...SMALL, '--out', out, ...more]);

/** The data of a report without what differs from run to run. */
function data(out: string): unknown {
  return ['cooling-dynamic', 'pencil-brute'].map((name) => {
    const { rows } = JSON.parse(readFileSync(join(out, `${name}.json`), 'utf8')) as { rows: Record<string, unknown>[] };
    return rows.map(({ seconds, cpuSeconds, ...rest }) => rest);
  });
}

/** How many measurements the database holds; it has to open whenever the program was killed. */
function kept(out: string): number {
  if (!existsSync(join(out, 'results.db'))) return 0;
  const store = new ResultStore(join(out, 'results.db'));
  const count = store.runs().length === 0 ? 0 : store.measurements(1).length;
  store.close();
  return count;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const whole = join(folder, 'whole');

describe('a run that nobody disturbs', () => {
  test('writes the page, and data and a picture for each experiment', () => {
    const { code, out, err } = start(whole);
    expect([code, err]).toEqual([0, '']);
    expect(out).toBe(`run 1: ${MEASUREMENTS} of ${MEASUREMENTS} measurements; the report is ${join(whole, 'index.html')}\n`);
    for (const name of ['cooling-dynamic', 'pencil-brute']) {
      for (const ending of ['csv', 'json', 'svg']) expect(existsSync(join(whole, `${name}.${ending}`))).toBe(true);
    }
    expect(readFileSync(join(whole, 'index.html'), 'utf8')).toContain('href="#pencil-brute"');
  });

  test('is repeated by another with the same seed, and compared with it', () => {
    expect(start(whole, ['--threads', '1']).code).toBe(0);
    const { code, out } = ninefold(['experiment', 'compare', '1', '2', '--out', whole]);
    expect(code).toBe(0);
    expect(out).toContain('Everything but times and memory is the same.');
    expect(out).toMatch(/cooling-dynamic +swaps +8 .* equal/);
    const { objects } = ninefold(['experiment', 'compare', whole, join(whole, 'results.db'), '--json']);
    expect(objects.at(-1)).toEqual({ differences: 0, alone: {} });
  });
});

describe('a run that is killed', () => {
  test(`at random moments loses nothing that was finished, and ends like the other (NINEFOLD_SEED=${KILLS})`, async () => {
    const out = join(folder, 'killed');
    const random = makeRandom(KILLS);
    let before = 0;
    // A fast machine comes to half of it sooner.
    for (let kill = 0; kill < 4 && before < MEASUREMENTS / 2; kill++) {
      const child = spawn(process.execPath, [bin, 'experiment', ...SMALL, '--out', out, '--resume', '--threads', '2'], { stdio: 'ignore' });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      // Once in the middle of its start; then whenever something new has been written, and a moment later.
      if (kill > 0) while (child.exitCode === null && kept(out) <= before) await pause(20);
      await pause(random.below(300));
      child.kill('SIGKILL');
      await ended;
      const now = kept(out);
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(MEASUREMENTS);
    expect(start(out, ['--resume']).code).toBe(0);
    expect(kept(out)).toBe(MEASUREMENTS);
    expect(data(out)).toEqual(data(whole));
  });

  test('by Ctrl-C says what is kept and how to go on', async () => {
    const out = join(folder, 'interrupted');
    const child = spawn(process.execPath, [bin, 'experiment', 'cooling-constant', '--quick', '--out', out], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
    });
    while (kept(out) < 2) await pause(100);
    child.kill('SIGINT');
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect(code).toBe(130);
    expect(said).toMatch(/stopped: \d+ of 120 measurements are kept in run 1; go on with --resume/);
  });
});

test('a full disk ends a run with a sentence and a database that opens and goes on', () => {
  const out = join(folder, 'full');
  mkdirSync(out);
  // The size of any file is limited, as a full disk would: the log of the database cannot grow.
  const limited = (kilobytes: number) =>
    spawnSync(
      'bash',
      ['-c', `ulimit -f ${kilobytes}; exec "$@"`, 'bash', process.execPath, bin, 'experiment', ...SMALL, '--out', out, '--resume'],
      { encoding: 'utf8' },
    );
  const { status, stderr } = limited(64);
  expect(stderr).toMatch(/disk is full|could not be written/);
  expect(stderr).toContain('go on with --resume');
  expect(status).toBe(2);
  expect(kept(out)).toBeLessThan(MEASUREMENTS);
  expect(start(out, ['--resume']).code).toBe(0);
  expect(data(out)).toEqual(data(whole));
});

test('a measurement that fails is told, with an exit code of its own, and the others are kept', () => {
  const out = join(folder, 'failing');
  mkdirSync(out);
  const store = new ResultStore(join(out, 'results.db'));
  // A run that was begun where another SAT solver was installed.
  store.startRun({ seed: 1, size: 'tiny', peers: ['no-such-solver'] }, 'a test');
  store.close();
  // One process: each makes the cubes that it measures, and these take longer than measuring them.
  const { code, err, out: said } = ninefold(['experiment', 'cube-engines', '--out', out, '--resume', '--threads', '1']);
  expect(err).toMatch(/cube-engines, .*solver=no-such-solver .*: no engine no-such-solver/);
  expect(err).toContain('measurements failed; --resume tries them again');
  expect(said).toMatch(/run 1: \d+ of \d+ measurements/);
  expect(kept(out)).toBeGreaterThan(0);
  expect(code).toBe(4);
});

describe('words that make no sense get a sentence', () => {
  const file = join(folder, 'file');
  writeFileSync(file, 'text');
  test.each([
    [['nonsense', '--out', folder], 'no experiment "nonsense"; there are all, list, compare, cube-engines'],
    [['all'], '--out DIR'],
    [['sizes', '--out', file], 'this is a file, not a folder'],
    [['sizes', '--out', join(file, 'in')], 'there is no such folder'],
    [['sizes', '--out', folder, '--data', file], 'cannot be opened'],
    [['sizes', '--out', folder, '--runs', '0'], '--runs must be a whole number of at least 1'],
    [['cooling-dynamic', '--out', whole, '--resume', '--seed', '9'], 'run 2 was begun with --quick --seed 1 --runs 1'],
    [['list', 'more'], 'no further words'],
    [['compare', '1'], 'needs two runs'],
    [['compare', '1', '2'], 'of which database'],
    [['compare', '1', '7', '--out', whole], 'has no run 7; there are 1, 2'],
    [['compare', join(folder, 'nowhere'), whole], 'no such database'],
  ])('%j', async (words, sentence) => {
    const { code, err } = await ninefoldHere(['experiment', ...words]);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(err).not.toContain('    at ');
  });

  test.skipIf(process.getuid?.() === 0)('a folder that may not be written', () => {
    const locked = join(folder, 'locked');
    mkdirSync(locked);
    chmodSync(locked, 0o500);
    const { code, err } = ninefold(['experiment', 'sizes', '--out', join(locked, 'in')]);
    expect([code, err]).toEqual([2, expect.stringContaining('no permission')]);
  });
});

test('the list names every experiment with its question', async () => {
  const { out } = await ninefoldHere(['experiment', 'list']);
  for (const { id, words } of experiments) expect(out).toContain(`${id}: ${words.en.question}`);
  expect((await ninefoldHere(['experiment', 'list', '--json'])).objects.map(({ id }) => id)).toEqual(experiments.map(({ id }) => id));
});
