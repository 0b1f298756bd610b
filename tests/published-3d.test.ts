import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { ninefold } from './run-cli.ts';

// The cheap part of docs/published-engines.md: the published 3D engines on the puzzles of fixtures/published, as a user runs them.

const folder = mkdtempSync(join(tmpdir(), 'ninefold-3d-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const published = (name: string): string => fileURLToPath(new URL(`../fixtures/published/${name}`, import.meta.url));

describe('000', () => {
  test.each(['search-tree', 'constraint-tree', 'layer-join'])('%s solves the worked example and every cube up to 542 blanks', (engine) => {
    expect(ninefold(['count', published('worked-example.txt'), '--engine', engine, '--json']).objects[0]).toMatchObject({
      status: 'complete',
      count: 2,
    });
    const cubes = ninefold(['count', published('cubes.txt'), '--kind', 'solid:3', '--engine', engine, '--json']);
    expect(cubes.objects).toHaveLength(15);
    for (const object of cubes.objects) expect(object).toMatchObject({ status: 'complete', count: 1 });
  });

  test('a layer alone has too many solutions where the paper lets it stand alone', () => {
    const { objects, code } = ninefold(
      ['count', '-', '--kind', 'solid:3', '--engine', 'layer-join', '--candidates', 'layer', '--stored', '1000', '--json'],
      readFileSync(published('cubes.txt'), 'utf8').split('\n\n').at(-1),
    );
    expect(code).toBe(3);
    expect(objects[0]).toMatchObject({ status: 'budget', count: 0 });
    expect(String((objects[0] as { notes: string[] }).notes)).toMatch(/too many layer solutions: layer \d+ has more than the \d+ reached/);
  });

  test('matrix prints P as figure 9 and draws the tree of figure 12', () => {
    const svg = join(folder, 'tree.svg');
    const { code, out } = ninefold(['matrix', published('worked-example.txt'), '--stage', 'reduced', '--svg', svg]);
    expect(code).toBe(0);
    expect(out.split('\n').slice(1, 3)).toEqual(['0 3 6 | 4 0 0 0 0 0 0 0 0 | 1', '0 3 8 | 8 0 0 0 0 0 0 0 0 | 1']);
    expect(readFileSync(svg, 'utf8')).toBe(
      readFileSync(new URL('../docs/pictures/worked-example-constraint-tree.svg', import.meta.url), 'utf8'),
    );
    const [object] = ninefold(['matrix', published('worked-example.txt'), '--json', '--tree']).objects;
    expect(object).toMatchObject({ blanks: 16, stages: { initial: { tree: { solutions: 2 } }, reduced: { tree: { solutions: 2 } } } });
    expect(ninefold(['matrix', published('worked-example.txt'), '--svg', join(folder, 'none', 'x.svg')])).toMatchObject({ code: 2 });
  });
});

describe('003', () => {
  test.each(['figure5-60.txt', 'figure5-100.txt', 'empty-faces6-match.txt', 'empty-faces6-differ.txt'])(
    '%s by annealing with schedule D',
    (file) => {
      const solved = ninefold(['solve', published(file), '--engine', 'annealing', '--cooling', 'D', '--limit', '1', '--json']);
      expect(solved.code).toBe(0);
      expect(solved.objects[0]).toMatchObject({ status: 'limit', count: 1 });
    },
  );

  test('several chains give the same answer every time, and it is the one of the winning seed', () => {
    const run = (...extra: string[]): Record<string, unknown> =>
      ninefold(['solve', published('figure5-100.txt'), '--engine', 'annealing', '--limit', '1', '--json', ...extra]).objects[0]!;
    const [first, again] = [run('--chains', '3'), run('--chains', '3')];
    expect(first).toMatchObject({ status: 'limit', count: 1 });
    expect(again['solutions']).toEqual(first['solutions']);
    const seed = /with seed (\d+)/.exec(String(first['notes']))![1]!;
    expect(run('--seed', seed)).toMatchObject({ solutions: first['solutions'], counters: first['counters'] });
  });

  test('cost and temperature come out as a table and as a picture', () => {
    const svg = join(folder, 'series.svg');
    const { code, out } = ninefold(['series', published('figure5-60.txt'), '--cooling', '80', '--svg', svg]);
    expect(code).toBe(0);
    const [head, ...lines] = out.trimEnd().split('\n');
    expect(head).toBe('swaps,accepted,temperature,cost,reheats');
    expect(lines.at(-1)).toMatch(/^\d+,\d+,[\d.e-]+,0,0$/);
    expect(readFileSync(svg, 'utf8')).toContain('temperature');
    expect(ninefold(['series', published('figure5-60.txt'), '--cooling', '101'])).toMatchObject({ code: 2 });
  });

  test('chains need an engine with a seed', () => {
    const { code, err } = ninefold(['solve', published('figure5-60.txt'), '--engine', 'reference', '--chains', '2']);
    expect([code, err]).toEqual([2, 'ninefold: the engine reference has no seed, so all --chains would be the same\n']);
  });
});
