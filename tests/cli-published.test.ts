import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { engineEntries } from '#engines';
import { ninefoldHere } from './run-cli.ts';

// The commands that show the published engines, run as a user runs them.

const folder = mkdtempSync(join(tmpdir(), 'ninefold-published-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FIGURE11 = 'examples/figure11.txt';

describe('tree', () => {
  test('prints and draws the tree of a block', async () => {
    const svg = join(folder, 'tree.svg');
    const { code, out, err } = await ninefoldHere(['tree', FIGURE11, '--block', '4', '--partition', 'columns', '--svg', svg]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('column 4 of classic:3x3: 5 clues; blanks r1c4 r3c4 r7c4 r9c4; missing 4 5 6 8\n****\n├─ 4***  x 4 stands at');
    expect(out).toContain('│  ├─ 64**  x 4 stands at r3c7 in row 3');
    expect(out).toContain('1 of 24 permutations is valid: 8546');
    const drawing = readFileSync(svg, 'utf8');
    expect(drawing).toContain('>64**</text>');
    expect(drawing.endsWith('</svg>\n')).toBe(true);
  });

  test('the thesis: seven of 120, with 74362', async () => {
    const { out } = await ninefoldHere(['tree', 'examples/minigrids.txt', '--block', '3']);
    expect(out).toMatch(/7 of 120 permutations are valid: .*74362/);
    expect((await ninefoldHere(['tree', 'examples/minigrids.txt', '--block', '3', '--json'])).objects[0]).toMatchObject({
      block: 'box 3',
      valid: 7,
      possible: 120,
      root: { label: '*****' },
    });
  });

  test('plain trees by insertion and selection', async () => {
    const insertion = await ninefoldHere(['tree', '--permutations', '3', '--style', 'insertion']);
    expect(insertion.out).toContain('1\n├─ 21\n│  ├─ 321\n│  ├─ 231\n│  └─ 213\n└─ 12');
    expect((await ninefoldHere(['tree', '--permutations', '3', '--style', 'selection'])).out).toContain(
      '├─ 2: ·\n│  ├─ 1: ·\n│  │  └─ 3: 213',
    );
  });

  test('a large tree is cut with a notice', async () => {
    const { out } = await ninefoldHere(['tree', '--puzzle', '.'.repeat(81), '--most', '20']);
    expect(out).toContain('362880 of 362880 permutations are valid');
    expect(out).toContain('only the first 20 of 986410 vertices are shown');
    expect((await ninefoldHere(['tree', '--permutations', '8', '--most', '30'])).out).toContain(
      'only the first 30 of 46233 vertices are shown',
    );
  });

  test.each([
    [['tree', FIGURE11, '--block', '10'], 'numbered 1 to 9'],
    [['tree', FIGURE11, '--partition', 'layers'], 'it has boxes, columns, rows'],
    [['tree', FIGURE11, '--block', '0'], '--block must be'],
    [['tree', FIGURE11, '--style', 'selection'], '--permutations'],
    [['tree', '--permutations', '12'], '1 to 9'],
    [['tree', '--permutations', '3', FIGURE11], 'without a puzzle'],
    [['tree', '--permutations', '3', '--style', 'sideways'], '--style must be one of'],
    [['tree', FIGURE11, '--svg', join(folder, 'no', 'where.svg')], 'no such folder'],
    [['tree', '--kind', 'classic:2x2', '--puzzle', '11..............'], 'two givens cannot both stand'],
  ])('%j is refused in words', async (args, words) => {
    const { code, err } = await ninefoldHere(args);
    expect(code).toBe(2);
    expect(err).toContain(words);
    expect(err.trimEnd().split('\n').length).toBeLessThanOrEqual(2);
  });
});

describe('compare', () => {
  test('sets every engine side by side', async () => {
    const { code, out } = await ninefoldHere(['compare', FIGURE11]);
    // Annealing never proves that there is no second solution, and layer-join takes no flat grid.
    expect(code).toBe(3);
    expect(out).toMatch(
      /^examples\/figure11\.txt.*Figure 11 of 002, classic:3x3\nengine +solutions +status +ms +nodes +comparisons +made +kept +stored +MB +checked\n/,
    );
    for (const { id } of engineEntries) expect(out).toMatch(new RegExp(`^${id} +`, 'm'));
    expect(out).toMatch(/^minigrid-clues +1 +complete .* valid$/m);
  });

  test('gives JSON and CSV, one line per puzzle and engine', async () => {
    const engines = 'brute-force,pencil-and-paper/rules=hidden-single,minigrid-path/path=1-2-3-6-5-4-7-8-9/reversed';
    const { objects } = await ninefoldHere(['compare', FIGURE11, 'examples/appendix.txt', '--engines', engines, '--json']);
    expect(objects.map(({ puzzle, engine, count, checked }) => [puzzle, engine, count, checked])).toEqual(
      [1, 2].flatMap((puzzle) => engines.split(',').map((engine) => [puzzle, engine, 1, 'valid'])),
    );
    const csv = (await ninefoldHere(['compare', FIGURE11, 'examples/appendix.txt', '--engines', engines, '--csv'])).out
      .trimEnd()
      .split('\n');
    expect(csv).toHaveLength(7);
    expect(csv[0]).toMatch(
      /^puzzle,title,kind,engine,status,count,elapsedMs,nodes,.*,comparisons,permutationsMade,permutationsKept,peakStored,peakBytes,checked,notes$/,
    );
  });

  test('what is beyond memory ends with a sentence', async () => {
    const empty = ['--kind', 'classic:4x4', '--puzzle', '.'.repeat(256), '--limit', '1'];
    const { code, out } = await ninefoldHere([
      'compare',
      ...empty,
      '--engines',
      'minigrid-clues,minigrid-graph-compact',
      '--stored',
      '1000',
    ]);
    expect(code).toBe(3);
    expect(out).toMatch(
      /minigrid-graph-compact: stopped at its memory budget; was at box 1, .* 1000 fillings of at most 20,922,789,888,000 found/,
    );
  });

  test('refusals stand in the table, and mistakes are told', async () => {
    const latin = await ninefoldHere([
      'compare',
      '--kind',
      'latin:4',
      '--puzzle',
      '.'.repeat(16),
      '--engines',
      'minigrid-path,column-permutation',
    ]);
    expect([latin.code, latin.err]).toEqual([0, '']);
    expect(latin.out).toMatch(/^minigrid-path +- +refused$/m);
    expect(latin.out).toContain('this grid is not cut into boxes or regions');
    for (const [engines, words] of [
      ['magic', 'unknown engine "magic"'],
      ['brute-force/path=spiral', 'has no setting --path'],
      ['column-permutation/blocks=boxes', 'must be one of columns, rows'],
      ['brute-force/=3', 'must be a setting such as'],
    ] as const) {
      const { code, err } = await ninefoldHere(['compare', FIGURE11, '--engines', engines]);
      expect(code).toBe(2);
      expect(err).toContain(words);
    }
  });
});

describe('solve with the published engines', () => {
  test('settings are options, and a path that means nothing is refused in words', async () => {
    const solved = await ninefoldHere([
      'solve',
      FIGURE11,
      '--engine',
      'minigrid-path',
      '--path',
      'semi-spiral',
      '--major',
      'column',
      '--json',
    ]);
    expect(solved.objects[0]).toMatchObject({ status: 'complete', count: 1, engine: 'minigrid-path' });
    const refused = await ninefoldHere(['solve', FIGURE11, '--engine', 'minigrid-path', '--path', '1,2']);
    expect(refused.code).toBe(2);
    expect(refused.err).toContain('the path "1,2" must name each of the blocks 1 to 9 once');
  });

  test('--trace writes JSON lines, cut with a notice', async () => {
    const file = join(folder, 'trace.jsonl');
    const read = (): { type: string; note?: string }[] =>
      readFileSync(file, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as { type: string; note?: string });
    expect((await ninefoldHere(['solve', FIGURE11, '--engine', 'column-permutation', '--trace', file])).code).toBe(0);
    const short = read();
    expect(short[0]).toMatchObject({ type: 'puzzle', data: { kind: 'classic:3x3', engine: 'column-permutation' } });
    expect(short[1]).toMatchObject({ type: 'block', block: 3 });
    expect(short.some(({ type }) => type === 'solution')).toBe(true);
    const empty = ['--kind', 'classic:2x3', '--puzzle', '.'.repeat(36)];
    const counted = await ninefoldHere(['count', ...empty, '--engine', 'minigrid-clues', '--nodes', '100000', '--trace', file]);
    expect([counted.code, counted.err]).toEqual([3, '']);
    const long = read();
    expect(long).toHaveLength(100_002);
    expect(long.at(-1)).toMatchObject({ type: 'notice', note: expect.stringMatching(/^the trace was cut here: \d+ of \d+ events/) });
    expect(await ninefoldHere(['solve', FIGURE11, '--trace', folder])).toMatchObject({ code: 2, err: expect.stringContaining('folder') });
    expect(existsSync(file)).toBe(true);
  });
});
