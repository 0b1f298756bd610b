import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  Budget,
  Candidates,
  check,
  type Engine,
  type Grid,
  inEnglish,
  type Kind,
  makePuzzle,
  makeRandom,
  type OptionValue,
  type Puzzle,
  type TraceEvent,
} from '#core';
import { engineEntries, loadEngine, permutationTree } from '#engines';
import { parsePuzzle } from '#formats';
import { exampleKinds, kindFamilies, kindOf } from '#kinds';
import { spokenTree } from '#operations';
import { readFacts } from './corpus.ts';
import { emptyPuzzle, randomPuzzle, smallSpecsWhere } from './puzzles.ts';

// The engines of 001, 002 and 004: the facts that the papers print, agreement with another engine, honest ends.

type Options = Readonly<Record<string, OptionValue>>;

/** Every engine of the papers, with each of its settings that changes the way it goes. */
const VARIANTS: readonly (readonly [id: string, options: Options])[] = [
  ['minigrid-clues', {}],
  ['minigrid-path', {}],
  ['minigrid-path', { path: 'spiral', corner: 'bottom-right' }],
  ['minigrid-path', { path: 'semi-spiral', major: 'column', reversed: true }],
  ['minigrid-graph', {}],
  ['minigrid-graph-compact', {}],
  ['column-permutation', {}],
  ['column-permutation', { blocks: 'rows' }],
  ['pencil-and-paper', {}],
  ['pencil-and-paper', { rules: 'hidden-single' }],
  ['pencil-and-paper', { rules: 'all' }],
  ['brute-force', {}],
];

async function load(id: string): Promise<Engine> {
  const engine = await loadEngine(id);
  if (!engine.ok) throw new Error(engine.error);
  return engine.value;
}

function solve(
  engine: Engine,
  puzzle: Puzzle,
  { limit = Number.POSITIVE_INFINITY, options = {} as Options, budget = new Budget({}) } = {},
) {
  const found: Grid[] = [];
  const outcome = engine.solve(puzzle, { limit, budget, options, onSolution: (grid) => found.push(grid) });
  return { ...outcome, found };
}

function trace(engine: Engine, puzzle: Puzzle, options: Options = {}): TraceEvent[] {
  const events: TraceEvent[] = [];
  engine.solve(puzzle, { limit: 2, budget: new Budget({}), options, trace: (event) => events.push(event) });
  return events;
}

function nineByNine(rows: readonly string[]): Puzzle {
  return makePuzzle(kindOf('classic:3x3'), Uint8Array.from(rows.join('').replaceAll('.', '0'), Number));
}

const figure11 = readFacts<{ puzzle: string[]; solution: string[]; columnOrderStartsWith: number[] }>('column-example.json');
const appendix = nineByNine(readFacts<{ puzzle: string[] }>('appendix-puzzle.json').puzzle);
/** The clues of figure 3.1(a) that the text states, and a completion with its clue counts. */
const known = nineByNine([...'..6....982......1.....7...5........4...............2.............................']);
const completed = nineByNine([...'..6....982......1...9.7...5.9.6....43...189.....3..2..7.3..25..8....1.47.4.......']);

describe('001: the thesis', () => {
  test('version 3.1 takes the minigrids in the order 3, 1, 7, 6, 5, 9, 4, 8, 2', async () => {
    const taken = trace(await load('minigrid-clues'), completed).filter(({ type }) => type === 'block');
    const order = [...new Set(taken.map(({ block }) => block! + 1))];
    expect(order).toEqual([3, 1, 7, 6, 5, 9, 4, 8, 2]);
  });

  test('minigrid 3 has 120 permutations, 74362 among the valid ones, and is cut where the text says', () => {
    const tree = permutationTree(known, { block: 3, most: 1000 });
    if (!tree.ok) throw new Error(tree.error);
    expect(tree.value).toMatchObject({ possible: 120n, valid: 11, missing: ['2', '3', '4', '6', '7'] });
    const text = JSON.stringify(spokenTree(tree.value.root, inEnglish));
    expect(text).toContain('"label":"74362","state":"leaf"');
    for (const cut of ['2****', '6****', '742**']) expect(text).toContain(`"label":"${cut}","state":"cut"`);
    expect(text).toContain('"reason":"2 stands at r2c1 in row 2"');
  });

  test('with the clue counts that the order implies, seven of the 120 can be valid, as printed', () => {
    const tree = permutationTree(completed, { block: 3, most: 1000 });
    expect(tree.ok && [tree.value.valid, tree.value.possible]).toEqual([7, 120n]);
    expect(JSON.stringify(tree.ok && tree.value.root)).toContain('74362');
  });

  test('the graph of nine minigrids has 18 pairs', async () => {
    const { neighbours } = (await import('../library/src/engines/blockwise/blocks.ts')).cutPuzzle(
      known,
      known.geometry.partitions.find(({ id }) => id === 'boxes')!,
    );
    expect(neighbours.flat()).toHaveLength(2 * 18);
  });
});

describe('002: columns', () => {
  test('figure 11: the first columns are 4, 6, 1, and column 4 has one valid permutation of 24', async () => {
    const puzzle = nineByNine(figure11.puzzle);
    const taken = trace(await load('column-permutation'), puzzle).filter(({ type }) => type === 'block');
    expect([...new Set(taken.map(({ block }) => block! + 1))].slice(0, 3)).toEqual(figure11.columnOrderStartsWith);
    const tree = permutationTree(puzzle, { block: 4, partition: 'columns', most: 1000 });
    expect(tree.ok && tree.value).toMatchObject({ valid: 1, possible: 24n, missing: ['4', '5', '6', '8'] });
    expect(JSON.stringify(tree.ok && spokenTree(tree.value.root, inEnglish))).toContain(
      '"label":"64**","state":"cut","children":[],"reason":"4 stands at r3c7 in row 3"',
    );
  });
});

describe('004: pencil and paper', () => {
  test("the appendix' puzzle: the printed rules leave a rest to backtracking, hidden singles leave none", async () => {
    const engine = await load('pencil-and-paper');
    const [printed, hidden] = ['printed', 'hidden-single'].map((rules) => solve(engine, appendix, { options: { rules } }));
    expect([printed!.status, printed!.count]).toEqual(['complete', 1n]);
    expect(hidden!.found).toEqual(printed!.found);
    expect(printed!.counters.backtracks).toBeGreaterThan(0);
    expect(hidden!.counters.backtracks).toBe(0);
    expect(printed!.counters.nodes).toBeLessThan(solve(await load('brute-force'), appendix).counters.nodes);
  });

  test.each([
    ['hidden-single', 'hidden single'],
    ['locked-candidates', 'locked in'],
    ['hidden-single+naked-pairs', 'naked pair'],
    ['naked-triples', 'naked triple'],
  ])('%s does something, and nothing that the solution forbids', async (rules, note) => {
    const events = trace(await load('pencil-and-paper'), completed, { rules });
    const [solution] = solve(await load('reference'), completed).found;
    const byRules = events.slice(
      0,
      events.findIndex(({ type }) => type === 'backtracking'),
    );
    for (const { type, cell, value } of byRules) {
      if (type === 'strike') expect(value).not.toBe(solution![cell!]);
      if (type === 'place') expect(value).toBe(solution![cell!]);
    }
    expect(byRules.filter((event) => event.note && inEnglish(event.note).startsWith(note)).length).toBeGreaterThan(0);
  });

  test('the blind version finds what is easy, repeats itself by its seed, and proves nothing', async () => {
    const engine = await load('brute-force');
    const nearly = makePuzzle(kindOf('classic:2x2'), Uint8Array.from('1234341221430000', Number));
    const options = { blind: true, seed: 3 };
    const once = solve(engine, nearly, { options, limit: 1 });
    expect([once.status, once.found.map(String)]).toEqual(['limit', ['1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1']]);
    expect(solve(engine, nearly, { options, limit: 1 }).counters).toEqual(once.counters);
    const all = solve(engine, nearly, { options: { ...options, attempts: 5000 } });
    expect([all.status, all.end, all.count, all.counters.nodes]).toEqual(['budget', 'nodes', 1n, 5000]);
    expect(inEnglish(all.notes![0]!)).toContain('filled 5000 grids at random');
  });
});

describe('agreement', () => {
  const KINDS = smallSpecsWhere(({ shape }) => shape.form === 'flat');

  test.each(VARIANTS)('%s %j gives the solutions of another engine on random puzzles', async (id, options) => {
    const [engine, other] = [await load(id), await load(engineEntries.some((entry) => entry.id === 'fast') ? 'fast' : 'reference')];
    let compared = 0;
    const counts = new Set<string>();
    for (const [index, spec] of KINDS.entries()) {
      for (let round = 0; round < 5; round++) {
        const { puzzle } = randomPuzzle(makeRandom(1000 * index + round), spec, { corrupt: round === 3, restrict: round === 4 });
        if (engine.refuses(puzzle.geometry, options) !== undefined) continue;
        const [ours, theirs] = [solve(engine, puzzle, { options }), solve(other, puzzle)];
        expect([ours.status, ours.found.map(String).sort()], `${spec} ${round}`).toEqual(['complete', theirs.found.map(String).sort()]);
        expect(ours.found.flatMap((grid) => check(puzzle, grid))).toEqual([]);
        counts.add(ours.count === 0n ? 'none' : ours.count === 1n ? 'one' : 'several');
        compared++;
      }
    }
    expect(compared).toBeGreaterThanOrEqual(20);
    expect([...counts].sort()).toEqual(['none', 'one', 'several']);
  });

  test.each(VARIANTS)('%s %j agrees on 9x9 grids with 34 clues', async (id, options) => {
    const [engine, other] = [await load(id), await load('reference')];
    for (const spec of ['classic:3x3', 'jigsaw:9', 'diagonal:3x3', 'windoku']) {
      const puzzle = sparse(spec, other);
      if (engine.refuses(puzzle.geometry, options) !== undefined) continue;
      const [ours, theirs] = [solve(engine, puzzle, { options, limit: 500 }), solve(other, puzzle, { limit: 500 })];
      expect([ours.status, ours.count], spec).toEqual([theirs.status, theirs.count]);
      if (ours.status === 'complete') expect(ours.found.map(String).sort(), spec).toEqual(theirs.found.map(String).sort());
    }
  });

  /** Some clues of a filled grid of a kind. */
  function sparse(spec: string, other: Engine): Puzzle {
    const { kind, grid } = spec === 'jigsaw:9' ? filledJigsaw() : filledGrid(spec, other);
    const givens = new Uint8Array(grid.length);
    for (const cell of makeRandom(34)
      .shuffle([...grid.keys()])
      .slice(0, 34))
      givens[cell] = grid[cell]!;
    return makePuzzle(kind, givens);
  }

  function filledGrid(spec: string, other: Engine): { kind: Kind; grid: Grid } {
    const empty = emptyPuzzle(spec);
    return { kind: empty.kind, grid: solve(other, empty, { limit: 1 }).found[0]! };
  }

  /** To fill a crooked grid from nothing takes plain engines for ever, so a filled one is read. */
  function filledJigsaw(): { kind: Kind; grid: Grid } {
    const [line] = readFileSync(new URL('../fixtures/kinds/jigsaw_minimal.jsonl', import.meta.url), 'utf8').split('\n');
    const { regions, solution } = JSON.parse(line!) as { regions: number[]; solution: string };
    return { kind: kindOf('jigsaw:9', regions), grid: Uint8Array.from(solution, Number) };
  }

  test('a cell without candidates is no solution, not a fault', async () => {
    const kind = kindOf('classic:2x2');
    const restrictions = Candidates.all(16, 4);
    restrictions.clear(5);
    const puzzle = makePuzzle(kind, new Uint8Array(16), { restrictions });
    for (const [id, options] of VARIANTS)
      expect(solve(await load(id), puzzle, { options }), id).toMatchObject({ status: 'complete', count: 0n });
  });
});

// Which kinds an engine of the papers takes is a fact about each, so they are named here.
describe('refusals', () => {
  const reasons = async (id: string, options: Options = {}): Promise<Record<string, string | undefined>> => {
    const engine = await load(id);
    const kinds = kindFamilies.map((family) => exampleKinds(family)[0]!);
    return Object.fromEntries(kinds.map(({ family, geometry }) => [family, engine.refuses(geometry, options)?.error]));
  };

  test.each(['minigrid-clues', 'minigrid-path', 'minigrid-graph', 'minigrid-graph-compact'])(
    '%s takes grids with boxes or regions',
    async (id) => {
      const given = await reasons(id);
      for (const kind of ['classic', 'jigsaw', 'diagonal', 'windoku', 'samurai']) expect(given[kind], kind).toBeUndefined();
      for (const kind of ['latin', 'solid', 'faces3', 'faces6', 'roxdoku'])
        expect(given[kind], kind).toBe('it fills boxes or regions one by one, and this grid is not cut into boxes or regions');
    },
  );

  test('column-permutation takes single grids', async () => {
    const given = await reasons('column-permutation', { blocks: 'rows' });
    for (const kind of ['classic', 'jigsaw', 'diagonal', 'windoku', 'latin']) expect(given[kind], kind).toBeUndefined();
    for (const kind of ['samurai', 'solid', 'faces3', 'faces6', 'roxdoku'])
      expect(given[kind], kind).toContain('this grid is not cut into rows');
  });

  test('settings that mean nothing are refused with the reason', async () => {
    const { geometry } = emptyPuzzle('classic:3x3');
    expect((await load('minigrid-path')).refuses(geometry, { path: '1,2,3' })?.error).toContain('must name each of the blocks 1 to 9 once');
    expect((await load('pencil-and-paper')).refuses(geometry, { rules: 'x-wing' })?.error).toContain('not "x-wing"');
    expect((await load('pencil-and-paper')).refuses(geometry, { rules: '' })?.error).toContain('the rules must be');
    expect((await load('brute-force')).refuses(geometry, { attempts: 0 })?.error).toContain('at least 1');
  });
});

describe('honest ends', () => {
  const BLOCKWISE = VARIANTS.filter(([id]) => id !== 'pencil-and-paper' && id !== 'brute-force');

  test.each(BLOCKWISE)('%s %j stops at its memory budget with a sentence', async (id, options) => {
    const outcome = solve(await load(id), emptyPuzzle('classic:4x4'), { options, limit: 1, budget: new Budget({ stored: 50_000 }) });
    expect([outcome.status, outcome.end]).toEqual(['budget', 'stored']);
    expect(inEnglish(outcome.notes![0]!)).toMatch(
      /^was at (box|column|row) \d+, block 1 of 16 in its order, with 50,000 fillings of at most 20,922,789,888,000/,
    );
    expect(outcome.counters.peakStored).toBe(50_000);
  });

  test('the memory budget counts edges and classes too', async () => {
    for (const [id, words] of [
      ['minigrid-graph', 'was drawing the'],
      ['minigrid-graph-compact', 'was '],
    ] as const) {
      const whole = solve(await load(id), completed);
      const budget = new Budget({ stored: whole.counters.peakStored! - 1 });
      const outcome = solve(await load(id), completed, { budget });
      expect([outcome.status, outcome.end], id).toEqual(['budget', 'stored']);
      expect(inEnglish(outcome.notes![0]!), id).toContain(words);
      expect(solve(await load(id), completed, { budget: new Budget({ stored: whole.counters.peakStored! }) }).status).toBe('complete');
    }
  });

  test.each(VARIANTS)('%s %j stops at every number of nodes with as many nodes', async (id, options) => {
    const engine = await load(id);
    const { counters } = solve(engine, completed, { options });
    for (const nodes of [1, 2, 17, Math.floor(counters.nodes / 2), counters.nodes - 1]) {
      const outcome = solve(engine, completed, { options, budget: new Budget({ nodes }) });
      expect([outcome.status, outcome.end, outcome.counters.nodes], String(nodes)).toEqual(['budget', 'nodes', nodes]);
      expect(outcome.notes?.length, String(nodes)).toBe(1);
    }
    expect(solve(engine, completed, { options, budget: new Budget({ nodes: counters.nodes }) }).status).toBe('complete');
  });

  test.each(VARIANTS)('%s %j looks at the clock while it works', async (id, options) => {
    let clock = 0;
    const budget = new Budget({ timeMs: 50, now: () => clock++ });
    const outcome = solve(await load(id), emptyPuzzle('classic:4x4'), { options, budget });
    expect([outcome.status, outcome.end]).toEqual(['budget', 'time']);
  });
});

test.each(VARIANTS)('%s %j traces in order what it did', async (id, options) => {
  const events = trace(await load(id), completed, options);
  expect(JSON.parse(JSON.stringify(events))).toEqual(events);
  const places = events.filter(({ type }) => type === 'place').length;
  const removes = events.filter(({ type }) => type === 'remove').length;
  expect(events.filter(({ type }) => type === 'solution')).toHaveLength(1);
  if (id === 'pencil-and-paper') return;
  expect(removes).toBe(places);
  if (id === 'brute-force') return;
  expect(events[0]).toMatchObject({ type: 'block', depth: 0 });
  expect(inEnglish(events.find(({ type }) => type === 'cut')!.note!)).toMatch(/^\d+\**: \d stands at r\dc\d in (row|column|box) \d$/);
  expect(events.some(({ type }) => type === 'vertex')).toBe(true);
});

test('the example of the documents is the puzzle of these tests', () => {
  const read = parsePuzzle(readFileSync(new URL('../examples/minigrids.txt', import.meta.url), 'utf8'));
  expect(read.ok && read.value.givens).toEqual(completed.givens);
});
