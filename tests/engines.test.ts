import { describe, expect, test } from 'vitest';
import { Budget, check, type Engine, type EngineEntry, type Grid, makePuzzle, makeRandom, type Puzzle, type SolveOutcome } from '#core';
import { engineEntries } from '#engines';
import { kindOf } from '#kinds';
import { fallback } from '../library/src/engines/fast/fallback.ts';
import { type CorpusEntry, readBreakers, readFacts, readKindsCorpus, readPrinted } from './corpus.ts';
import { emptyPuzzle, randomPuzzle, relabelled, smallSpecs, turned } from './puzzles.ts';

// What every engine owes its callers. The registry supplies the engines, so a new one is covered the moment it is
// listed and this file does not change. Each engine answers within a node budget: a run that ends there must say so
// and is not compared, but every engine has to answer more than half of what it accepts, or the suite proves nothing. An entry
// may declare that its steps are small and that an ordinary puzzle costs it more of them.

const corpus = [...readKindsCorpus(), ...readPrinted(), ...readBreakers()];
const NODES = 2_000;

/** One entry in `every` per file of the corpus and kind keeps the suite short; the campaign runs them all. */
function sample(entries: readonly CorpusEntry[]): CorpusEntry[] {
  const seen = new Map<string, number>();
  return entries.filter(({ name }) => {
    const family = name.replace(/-?\d+$/, '');
    seen.set(family, (seen.get(family) ?? 0) + 1);
    return seen.get(family)! <= 2;
  });
}

function solveAll(engine: Engine, puzzle: Puzzle, limit: number, nodes = NODES): SolveOutcome & { readonly found: Grid[] } {
  const found: Grid[] = [];
  const outcome = engine.solve(puzzle, { limit, budget: new Budget({ nodes }), onSolution: (solution) => found.push(solution) });
  return { ...outcome, found };
}

/** Nodes for grids of 16 or 64 cells, which every engine must be able to exhaust. */
const SMALL_NODES = 500_000;

/** A small kind that the engine takes, with its number of filled grids and with clues that leave a cell no value. */
function smallKind(engine: Engine): { readonly spec: string; readonly grids: number; readonly starved: string } {
  const kinds = [
    { spec: 'classic:2x2', grids: 288, starved: '123....4' },
    { spec: 'solid:2', grids: 768, starved: '123....4' },
  ];
  const taken = kinds.find(({ spec }) => engine.refuses(kindOf(spec).geometry) === undefined);
  if (!taken) throw new Error(`${engine.id} takes none of the small kinds`);
  return taken;
}

/** A puzzle of a few clues at the beginning. */
function puzzleOf(spec: string, clues: string): Puzzle {
  const kind = kindOf(spec);
  return makePuzzle(
    kind,
    Uint8Array.from({ length: kind.geometry.cellCount }, (_, cell) => Number(clues[cell]) || 0),
  );
}

/** The registered engines that prove counts, and what the fast one falls back to where there is no WebAssembly. */
const tested: Pick<EngineEntry, 'id' | 'load' | 'effort'>[] = [
  ...engineEntries.filter(({ complete }) => complete),
  { id: 'fast, without WebAssembly', load: async () => fallback },
];

describe.each(tested)('engine $id', (entry) => {
  test('answers three fifths of the corpus and more: the known count, every solution valid and different', async () => {
    const engine = await entry.load();
    const accepted = sample(corpus).filter(
      ({ puzzle, solutions, moreThan }) => (solutions ?? moreThan!) < 2000 && engine.refuses(puzzle.geometry) === undefined,
    );
    let answered = 0;
    for (const { name, puzzle, solutions, moreThan, solution } of accepted) {
      const limit = (solutions ?? moreThan!) + 1;
      const outcome = solveAll(engine, puzzle, limit, entry.effort ?? NODES);
      expect(
        outcome.found.flatMap((grid) => check(puzzle, grid)),
        name,
      ).toEqual([]);
      expect(new Set(outcome.found.map(String)).size, name).toBe(outcome.found.length);
      expect(outcome.count, name).toBe(BigInt(outcome.found.length));
      if (outcome.status === 'budget') continue;
      answered++;
      if (solutions !== undefined) expect([outcome.status, outcome.count], name).toEqual(['complete', BigInt(solutions)]);
      else expect([outcome.status, outcome.count], name).toEqual(['limit', BigInt(limit)]);
      if (solution !== undefined) expect(outcome.found, name).toEqual([solution]);
    }
    expect(answered).toBeGreaterThanOrEqual(0.6 * accepted.length);
  });

  const { counts } = readFacts<{ counts: { kind: string; solutions: number | string }[] }>('known-counts.json');
  test('counts all grids of every small kind that it takes', async () => {
    const engine = await entry.load();
    const small = counts.filter(({ kind, solutions }) => Number(solutions) <= 6000 && engine.refuses(kindOf(kind).geometry) === undefined);
    expect(small).not.toEqual([]);
    for (const { kind, solutions } of small) {
      const outcome = solveAll(engine, emptyPuzzle(kind), Number.POSITIVE_INFINITY, 1_000_000);
      expect([kind, outcome.status, outcome.count]).toEqual([kind, 'complete', BigInt(solutions)]);
      expect(new Set(outcome.found.map(String)).size).toBe(solutions);
    }
  });

  test('stopping early is reported, never passed off as an answer', async () => {
    const engine = await entry.load();
    const puzzle = emptyPuzzle(smallKind(engine).spec);
    const byLimit = solveAll(engine, puzzle, 2, SMALL_NODES);
    const byBudget = solveAll(engine, puzzle, 1000, 3);
    const byTime = engine.solve(puzzle, { limit: 1000, budget: new Budget({ timeMs: -1 }) });
    const cancelled = engine.solve(puzzle, { limit: 1000, budget: new Budget({ isCancelled: () => true }) });
    expect([byLimit.status, byLimit.found.length]).toEqual(['limit', 2]);
    expect([byBudget.status, byBudget.end]).toEqual(['budget', 'nodes']);
    expect([byTime.status, byTime.end]).toEqual(['budget', 'time']);
    expect([cancelled.status, cancelled.end]).toEqual(['budget', 'cancelled']);
  });

  test('a limit that is reached exactly is a limit, not a proof', async () => {
    const engine = await entry.load();
    const { spec, grids } = smallKind(engine);
    const outcome = solveAll(engine, emptyPuzzle(spec), grids, SMALL_NODES);
    expect([outcome.status, outcome.count]).toEqual(['limit', BigInt(grids)]);
  });

  test('clashing, disputed and impossible puzzles have no solution', async () => {
    const engine = await entry.load();
    const { spec, starved } = smallKind(engine);
    for (const clues of ['11', starved])
      expect(solveAll(engine, puzzleOf(spec, clues), 2), clues).toMatchObject({ status: 'complete', count: 0n });
  });

  test('restricted candidates are obeyed', async () => {
    const engine = await entry.load();
    const { puzzle, allowed } = randomPuzzle(makeRandom(7), smallKind(engine).spec, { restrict: true });
    expect(solveAll(engine, puzzle, 1000, SMALL_NODES).count).toBe(BigInt(allowed));
  });

  test('agrees with plain enumeration on random small puzzles of every kind that it takes, and after relabelling and turning', async () => {
    const engine = await entry.load();
    let compared = 0;
    for (const [index, spec] of smallSpecs.entries()) {
      for (let round = 0; round < 4; round++) {
        const random = makeRandom(100 * index + round);
        const { puzzle, allowed } = randomPuzzle(random, spec, { corrupt: round === 3 });
        if (engine.refuses(puzzle.geometry) !== undefined) continue;
        compared++;
        const outcome = solveAll(engine, puzzle, Number.POSITIVE_INFINITY, 500_000);
        expect([outcome.status, outcome.count], `${spec} round ${round}`).toEqual(['complete', BigInt(allowed)]);
        for (const twin of [relabelled(puzzle, random), turned(puzzle)])
          expect(solveAll(engine, twin, Number.POSITIVE_INFINITY, 500_000).count, `${spec} round ${round}`).toBe(BigInt(allowed));
      }
    }
    expect(compared).toBeGreaterThan(0);
  });

  test('gives the same solutions in the same order every time', async () => {
    const engine = await entry.load();
    const puzzle = emptyPuzzle(smallKind(engine).spec);
    const once = solveAll(engine, puzzle, 50, SMALL_NODES).found;
    expect(once).toHaveLength(50);
    expect(solveAll(engine, puzzle, 50, SMALL_NODES).found).toEqual(once);
  });

  test('a trace can be kept and changes nothing', async () => {
    const engine = await entry.load();
    const puzzle = emptyPuzzle(smallKind(engine).spec);
    const events: unknown[] = [];
    const traced = engine.solve(puzzle, { limit: 2, budget: new Budget({}), trace: (event) => events.push(structuredClone(event)) });
    expect(traced.counters).toEqual(engine.solve(puzzle, { limit: 2, budget: new Budget({}) }).counters);
    expect(events.length).toBeGreaterThan(0);
  });
});
