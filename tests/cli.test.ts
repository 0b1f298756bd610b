import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { engineEntries } from '#engines';
import { formats } from '#formats';
import { kindFamilies } from '#kinds';
import { readFacts } from './corpus.ts';
import { ninefold, ninefoldHere } from './run-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'ninefold-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const column = readFacts<{ puzzle: string[]; solution: string[] }>('column-example.json');
const worked = readFacts<{ table1: string[]; table2: string[] }>('solid-worked-example.json');
const PUZZLE = column.puzzle.join('');
const SOLUTION = column.solution.join('');
const IMPOSSIBLE = `1234${'....'.repeat(2)}4444`;
const SEVERAL = `12..${'.'.repeat(12)}`;

describe('solve', () => {
  test('prints one line per puzzle, in order', () => {
    const { code, out, err } = ninefold(['solve', '-'], `${PUZZLE}\n${SEVERAL}\n${SOLUTION}\n`);
    expect([code, err]).toEqual([0, '']);
    const lines = out.trimEnd().split('\n');
    expect([lines[0], lines[2]]).toEqual([SOLUTION, SOLUTION]);
    expect(lines[1]).toMatch(/^12[34]{2}[1-4]{12} # several$/);
  });

  test('answers JSON with the fields of the contract', async () => {
    const { code, objects } = await ninefoldHere(['solve', '--puzzle', PUZZLE, '--json']);
    expect(code).toBe(0);
    expect(objects).toHaveLength(1);
    expect(objects[0]).toMatchObject({
      status: 'complete',
      count: 1,
      solutions: [SOLUTION],
      engine: expect.any(String),
      nodes: expect.any(Number),
      elapsedMs: expect.any(Number),
    });
  });

  test('stops at two solutions unless told otherwise', async () => {
    expect((await ninefoldHere(['solve', '--puzzle', SEVERAL, '--json'])).objects[0]).toMatchObject({ status: 'limit', count: 2 });
    expect((await ninefoldHere(['solve', '--puzzle', SEVERAL, '--json', '--limit', 'all'])).objects[0]).toMatchObject({
      status: 'complete',
      count: 24,
    });
    expect((await ninefoldHere(['solve', '--puzzle', SEVERAL, '--json', '--limit', '5'])).objects[0]).toMatchObject({
      status: 'limit',
      count: 5,
    });
  });

  test('streams every solution before its object', async () => {
    const { objects } = await ninefoldHere(['solve', '--puzzle', SEVERAL, '--json', '--limit', 'all', '--stream']);
    expect(objects).toHaveLength(25);
    expect(new Set(objects.slice(0, 24).map(({ solution }) => solution)).size).toBe(24);
    expect(objects[24]).toMatchObject({ status: 'complete', count: 24 });
  });

  test('says none, names the clash and exits with 1', () => {
    const { code, out, err } = ninefold(['solve', '--puzzle', IMPOSSIBLE]);
    expect([code, out]).toEqual([1, '# none\n']);
    expect(err).toContain('4 stands twice in row 4');
  });

  test('says that it gave up and exits with 3', async () => {
    const { code, out } = ninefold(['solve', '--puzzle', PUZZLE, '--nodes', '3', '--engine', 'reference']);
    expect([code, out]).toEqual([3, '# gave up\n']);
    expect((await ninefoldHere(['solve', '--puzzle', PUZZLE, '--nodes', '3', '--json', '--engine', 'reference'])).objects[0]).toMatchObject(
      {
        status: 'budget',
        count: 0,
        solutions: [],
      },
    );
  });

  test('solves the cube of the IEEE paper under both rules', async () => {
    const cube = file('cube.txt', `kind: solid:3\ntitle: table 2\n${worked.table2.join('\n')}\n`);
    const solution = worked.table1.join('').replace(/ /g, '');
    expect((await ninefoldHere(['solve', cube, '--json'])).objects[0]).toMatchObject({
      status: 'complete',
      count: 1,
      solutions: [solution],
      kind: 'solid:3',
      title: 'table 2',
    });
    expect((await ninefoldHere(['count', cube, '--kind', 'solid:3/worked-example'])).out).toBe('2\n');
    const line = file('cube-line.txt', `${worked.table2.join('').replace(/ /g, '')}\n`);
    expect((await ninefoldHere(['count', line, '--kind', 'solid:3/worked-example', '--json'])).objects[0]).toMatchObject({
      status: 'complete',
      count: 2,
    });
  });

  test('an unknown engine or a senseless number is refused in words', async () => {
    const engine = ninefold(['solve', '--puzzle', PUZZLE, '--engine', 'magic']);
    expect([engine.code, engine.out]).toEqual([2, '']);
    expect(engine.err).toMatch(/--engine must be one of .*reference.*, not "magic"/);
    for (const args of [
      ['--limit', 'some'],
      ['--limit', '0'],
      ['--nodes', '-3'],
      ['--timeout', 'soon'],
      ['--nodes', '1e9'],
    ]) {
      const { code, err } = await ninefoldHere(['solve', '--puzzle', PUZZLE, ...args]);
      expect(code, args.join(' ')).toBe(2);
      expect(err, args.join(' ')).toContain('must be');
    }
  });
});

describe('threads', () => {
  const LATIN = '.'.repeat(25);

  test('solutions come in the same order whatever the number of threads, and a limit is met exactly', () => {
    const args = ['solve', '--kind', 'latin:5', '--puzzle', LATIN, '--stream', '--limit', '5000'];
    const one = ninefold([...args, '--threads', '1']).out;
    expect(ninefold([...args, '--threads', '3']).out).toBe(one);
    expect(new Set(one.trimEnd().split('\n')).size).toBe(5000);
  });

  test('a count is put together from parts exactly', () => {
    expect(ninefold(['count', '--kind', 'latin:5', '--puzzle', LATIN, '--threads', '2', '--json']).objects[0]).toMatchObject({
      status: 'complete',
      count: 161280,
    });
  });

  test('a time limit ends a search that would take for ever, and says so', () => {
    const { code, objects } = ninefold(['count', '--puzzle', '.'.repeat(81), '--timeout', '0.5', '--json']);
    expect([code, objects[0]!['status']]).toEqual([3, 'budget']);
  });

  test('an interrupt before anything was done is told, too', () => {
    const code = `const { main } = await import('./workbench/dist/cli/main.js'); void main(); process.kill(process.pid, 'SIGINT');`;
    const run = spawnSync(process.execPath, ['--input-type=module', '--eval', code, '-', 'solve', '-'], {
      input: PUZZLE,
      encoding: 'utf8',
    });
    expect([run.status, run.stdout, run.stderr]).toEqual([130, '', '\nninefold: stopped\n']);
  });

  test('an interrupt keeps what was printed and says how far it came', async () => {
    const child = spawn(process.execPath, ['bin/ninefold.mjs', 'count', '-'], { stdio: ['pipe', 'pipe', 'pipe'] });
    let out = '';
    let err = '';
    child.stdout.once('data', () => child.kill('SIGINT'));
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(`${`${PUZZLE}\n`.repeat(3000)}${'.'.repeat(81)}\n`);
    // Nothing of a failed test may go on counting.
    onTestFinished(() => void child.kill('SIGKILL'));
    const [code] = await once(child, 'close');
    expect(code).toBe(130);
    expect(out.startsWith('1\n1\n')).toBe(true);
    expect(err).toMatch(/stopped: \d+ puzzles answered/);
  });
});

test.skipIf(!existsSync('/dev/full'))('an output that cannot be written is a sentence and an exit code of its own', () => {
  const { status, stderr } = spawnSync('bash', ['-c', '"$0" bin/ninefold.mjs solve --puzzle "$1" > /dev/full', process.execPath, PUZZLE], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([4, 'ninefold: standard output cannot be written: there is no room left\n']);
});

describe('count', () => {
  test('counts all by default', async () => {
    const { code, out } = await ninefoldHere(['count', '--kind', 'classic:2x2', '--puzzle', '.'.repeat(16)]);
    expect([code, out]).toEqual([0, '288\n']);
  });

  test('marks what is no proof', async () => {
    expect((await ninefoldHere(['count', '--puzzle', SEVERAL, '--limit', '7'])).out).toBe('>= 7\n');
    const { code, out } = await ninefoldHere(['count', '--puzzle', SEVERAL, '--nodes', '20']);
    expect(code).toBe(3);
    expect(out).toMatch(/^>= \d+ # gave up\n$/);
  });
});

describe('check', () => {
  test('tells clashes with their cells and group', async () => {
    const { code, objects } = await ninefoldHere(['check', '--puzzle', `11${'.'.repeat(14)}`, '--json']);
    expect(code).toBe(1);
    expect(objects[0]).toMatchObject({
      status: 'complete',
      valid: true,
      kind: 'classic:2x2',
      clues: 2,
      solutions: 'none',
      unique: false,
      minimal: null,
    });
    expect(objects[0]!['clashes']).toContainEqual({
      cells: ['r1c1', 'r1c2'],
      value: '1',
      group: 'row 1',
      text: '1 stands twice in row 1: r1c1 and r1c2',
    });
  });

  test('tells unique from several, and minimal from redundant', async () => {
    const minimal = '5472......32..8.7.89..6..........6.5.86....9.........33..41..2......2..1...786...';
    const { objects } = await ninefoldHere(['check', '-', '--json'], `${minimal}\n${SOLUTION}\n${SEVERAL}\n`);
    expect(objects[0]).toMatchObject({
      solutions: 'one',
      unique: true,
      minimal: true,
      redundant: [],
      clues: 26,
      class: { byClues: 'evil' },
    });
    expect(objects[0]!['names']).toEqual(['proper', 'minimal', 'satisfactory', 'purely numeric']);
    expect(objects[1]).toMatchObject({
      solutions: 'one',
      minimal: false,
      clues: 81,
      class: { byClues: 'extremely-easy', byLines: 'extremely-easy' },
    });
    expect(objects[1]!['redundant']).toHaveLength(81);
    expect(objects[2]).toMatchObject({ solutions: 'several', unique: false, minimal: null, class: { byClues: null } });
    expect(objects[2]!['names']).toEqual(['Sub Doku', "Children's Sudoku", 'purely numeric']);
  });

  test('is readable for people', async () => {
    const { out } = await ninefoldHere(['check', '--puzzle', PUZZLE]);
    expect(out).toMatch(/solutions +exactly one/);
    expect(out).toMatch(/class +medium by clues, difficult by the fewest clues in a row or column \(2\)/);
  });

  test('knows literal and numeroliteral puzzles and prime sizes', async () => {
    const { objects } = await ninefoldHere(
      ['check', '-', '--json'],
      `kind: latin:5\nsymbols: ABCDE\nABCDE BCDEA CDEAB DEABC EABCD\n\nkind: classic:3x4\n${'.'.repeat(144)}`,
    );
    expect(objects[0]!['names']).toEqual(expect.arrayContaining(['Prime Doku', 'Sub Doku', 'purely literal']));
    expect(objects[1]!['names']).toEqual(['Super Doku', 'numeroliteral']);
  });
});

describe('show', () => {
  test('draws boxes', async () => {
    expect((await ninefoldHere(['show', '--puzzle', '1234........4321'])).out).toBe(
      [
        'classic:2x2, 8 clues',
        '┌─────┬─────┐',
        '│ 1 2 │ 3 4 │',
        '│ . . │ . . │',
        '├─────┼─────┤',
        '│ . . │ . . │',
        '│ 4 3 │ 2 1 │',
        '└─────┴─────┘',
        '',
      ].join('\n'),
    );
  });

  test('draws regions, layers and nets', async () => {
    const jigsaw = (
      await ninefoldHere(['show', '-'], 'kind: jigsaw:5\nregions: 00011 02011 22331 24333 24444\n12345 ..... ..... ..... .....\n')
    ).out;
    expect(jigsaw).toContain('├───┘   ├───┴───┐   │');
    expect((await ninefoldHere(['show', '--kind', 'solid:2', '--puzzle', '.'.repeat(64)])).out).toMatch(
      /layer 1 +layer 2 +layer 3 +layer 4/,
    );
    const net = (await ninefoldHere(['show', '--kind', 'faces6:2', '--puzzle', '.'.repeat(96)])).out.split('\n');
    expect(net[1]).toMatch(/^ {10,}face U$/);
    expect(net.some((line) => /^face W +face M +face E$/.test(line))).toBe(true);
  });

  test('uses no colours where they are not wanted', () => {
    expect(ninefold(['show', '--puzzle', PUZZLE]).out).not.toContain('\u001b[');
    expect(ninefold(['show', '--puzzle', PUZZLE], '', { NO_COLOR: '', FORCE_COLOR: '1' }).out).toContain('\u001b[');
  });
});

test('candidates shows what no given forbids', async () => {
  const { objects } = await ninefoldHere(['candidates', '--puzzle', `12${'.'.repeat(14)}`, '--json']);
  expect(objects[0]).toMatchObject({ status: 'complete', candidates: { r1c1: ['1'], r1c3: ['3', '4'], r4c4: ['1', '2', '3', '4'] } });
  expect((await ninefoldHere(['candidates', '--puzzle', `12${'.'.repeat(14)}`])).out).toContain('34');
});

describe('convert', () => {
  test('carries a puzzle from format to format', async () => {
    const sdk = await ninefoldHere(['convert', '--puzzle', PUZZLE, '--to', 'sdk']);
    expect(sdk.code).toBe(0);
    const back = await ninefoldHere(['convert', '-', '--to', 'line'], sdk.out);
    expect(back.out.trim()).toBe(PUZZLE);
  });

  test('refuses by a sentence what a format cannot hold', async () => {
    const { code, out, err } = await ninefoldHere(['convert', '--kind', 'solid:2', '--puzzle', '.'.repeat(64), '--to', 'ss']);
    expect([code, out]).toEqual([2, '']);
    expect(err.length).toBeGreaterThan(20);
  });
});

describe('lists', () => {
  test('kinds, engines and formats list their registries', async () => {
    const kinds = (await ninefoldHere(['kinds'])).out;
    for (const { id, examples, options, settings = '' } of kindFamilies)
      for (const name of [id, ...examples, ...options, settings]) expect(kinds).toContain(name.replace(/:3$/, ''));
    expect(kinds).toContain('Every row, every column and every box of 3 rows and 3 columns holds each of the 9 values once.');
    const engines = (await ninefoldHere(['engines', '--json'])).objects.map(({ id }) => id);
    expect(engines).toEqual(engineEntries.map(({ id }) => id));
    const listed = (await ninefoldHere(['formats', '--json'])).objects.map(({ id }) => id);
    expect(listed).toEqual(formats.map(({ id }) => id));
  });

  test('one kind is described with its parts', async () => {
    const { out } = await ninefoldHere(['kinds', 'solid:3', '--parts']);
    expect(out).toContain('486: 81 row, 81 column, 81 pillar, 243 box');
    expect(out).toContain('neighbours S5, S11, S13, S15, S17, S23');
    expect((await ninefoldHere(['kinds', 'solid:3', '--json'])).objects[0]).toMatchObject({
      spec: 'solid:3',
      groups: 486,
      peersPerCell: [36, 36],
    });
    expect(await ninefoldHere(['kinds', 'pyramid:3'])).toMatchObject({ code: 2, err: expect.stringContaining('unknown kind "pyramid:3"') });
  });

  test('help has examples, and unknown commands are refused', async () => {
    expect((await ninefoldHere(['--help'])).out).toContain('Exit codes');
    expect((await ninefoldHere(['solve', '--help'])).out).toContain('Examples:');
    expect(ninefold(['--version']).out).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(await ninefoldHere(['slove'])).toMatchObject({ code: 2, err: expect.stringContaining('unknown command') });
  });

  test.each(['bash', 'zsh', 'fish'])('completion for %s', (shell) => {
    const { code, out } = ninefold(['completion', shell]);
    expect(code).toBe(0);
    expect(out).toContain('ninefold');
  });

  test('completion offers commands, options and their values', () => {
    expect(ninefold(['complete', '--', 'so']).out).toContain('solve');
    expect(ninefold(['complete', '--', 'solve', '--eng']).out).toContain('--engine');
    expect(ninefold(['complete', '--', 'solve', '--engine', '']).out).toContain('reference');
  });

  test('the tour solves a classic puzzle and the cube', () => {
    const { code, out } = ninefold([]);
    expect(code).toBe(0);
    expect(out.match(/One solution, and no other/g)).toHaveLength(2);
    expect(out).toContain('layer 9');
  });
});

describe('bad input', () => {
  test('good puzzles among broken ones are answered, and the exit code says that some were broken', async () => {
    const mixed = file('mixed.txt', `${PUZZLE}\n${PUZZLE.slice(1)}\n${PUZZLE.replace('5', 'q')}\n${PUZZLE}\n`);
    const { code, out, err } = ninefold(['solve', mixed]);
    expect([code, out]).toEqual([2, `${SOLUTION}\n${SOLUTION}\n`]);
    expect(err).toContain('mixed.txt:2:');
    expect(err).toContain('80');
    expect(err).toContain('mixed.txt:3:');
    expect(err).toContain('"q"');
    const { objects } = await ninefoldHere(['solve', mixed, '--json']);
    expect(objects.map(({ status }) => status)).toEqual(['complete', 'invalid', 'invalid', 'complete']);
  });

  test('Windows line ends and a byte order mark do not matter', async () => {
    const windows = file('windows.txt', `\uFEFF${PUZZLE}\r\n${PUZZLE}\r\n`);
    expect(await ninefoldHere(['solve', windows])).toMatchObject({ code: 0, out: `${SOLUTION}\n${SOLUTION}\n`, err: '' });
  });

  test.each([
    ['an empty file', ''],
    ['a binary file', Uint8Array.from({ length: 5000 }, (_, i) => (i * 7919) & 255)],
    ['a line of ten megabytes', `${'1'.repeat(10_000_000)}\n`],
    ['a word', 'hello\n'],
  ])('%s gets one clear sentence', (_, content) => {
    const { code, out, err } = ninefold(['solve', file('odd.txt', content)]);
    expect([code, out]).toEqual([2, '']);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err.length).toBeLessThan(400);
  });

  test('a long broken line does not hide the puzzle after it', async () => {
    const { code, out } = await ninefoldHere(['solve', file('long.txt', `${PUZZLE}\n${'1'.repeat(3_000_000)}\n${PUZZLE}\n`)]);
    expect([code, out]).toEqual([2, `${SOLUTION}\n${SOLUTION}\n`]);
  });

  test('a missing file, a folder and an unknown kind are named', async () => {
    expect(await ninefoldHere(['solve', join(folder, 'nowhere.txt')])).toMatchObject({
      code: 2,
      err: expect.stringContaining('no such file'),
    });
    expect(await ninefoldHere(['solve', folder])).toMatchObject({ code: 2, err: expect.stringContaining('folder') });
    expect(await ninefoldHere(['solve', '--puzzle', PUZZLE, '--kind', 'round:3'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('unknown kind "round:3"'),
    });
  });

  test('two possible readings are named, with how to choose', async () => {
    const { code, err } = await ninefoldHere(['solve', '--puzzle', '.'.repeat(64)]);
    expect(code).toBe(2);
    expect(err).toMatch(/classic:2x4/);
    expect(err).toMatch(/solid:2/);
    expect(err).toMatch(/--kind/);
    expect((await ninefoldHere(['solve', '--puzzle', '.'.repeat(64), '--kind', 'solid:2'])).code).toBe(0);
  });

  test('a reader that goes away ends the program quietly', () => {
    const many = file('many.txt', `${PUZZLE}\n`.repeat(5000));
    const pipe = spawnSync('sh', ['-c', `"${process.execPath}" bin/ninefold.mjs solve "${many}" | head -n 1`], { encoding: 'utf8' });
    expect([pipe.stdout, pipe.stderr]).toEqual([`${SOLUTION}\n`, '']);
  });
});
