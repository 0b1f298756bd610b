import { describe, expect, test } from 'vitest';
import { Budget, check, defineGeometry, type Engine, type Grid, type Kind, makePuzzle, makeRandom, type Puzzle, type Random } from '#core';
import { loadEngine } from '#engines';
import { formatPuzzle } from '#formats';
import { ruleTypes } from '#rules';
import { fallback } from '../library/src/engines/fast/fallback.ts';
import { loadFast } from '../library/src/engines/fast/index.ts';
import { Standing } from '../library/src/engines/standing.ts';
import { SMALL_KINDS, sampleRule, sampleRules } from './random-rules.ts';

/** More of them by hand: RULES=100000 npx vitest run tests/rules-differential.test.ts */
const PUZZLES = Number(process.env['RULES'] ?? 300);
const MOST = 40;

async function load(id: string): Promise<Engine> {
  const engine = await loadEngine(id);
  if (!engine.ok) throw new Error(engine.error);
  return engine.value;
}

/** The solutions in order, and whether these are all. */
function solutionsOf(engine: Engine, puzzle: Puzzle): string {
  const found: string[] = [];
  const budget = new Budget({ nodes: 200_000 });
  const { status } = engine.solve(puzzle, { limit: MOST, budget, onSolution: (grid) => found.push(grid.join('')) });
  if (status === 'budget') return 'budget';
  if (new Set(found).size < found.length) return `twice: ${found.sort().join(' ')}`;
  return status === 'complete' ? found.sort().join(' ') : 'many';
}

/** Clues from one of the solutions, so many that few or one are left, and now and then a wrong one. */
function withClues(kind: Kind, fast: Engine, random: Random): Puzzle {
  const empty = makePuzzle(kind, new Uint8Array(kind.geometry.cellCount));
  let grid: Grid | undefined;
  fast.solve(empty, { limit: 1, budget: new Budget({ nodes: 20_000 }), onSolution: (found) => (grid = found) });
  if (!grid) return empty;
  const share = random.below(10);
  const givens = grid.map((value) => (random.below(10) < share ? value : 0));
  if (random.below(6) === 0) givens[random.below(givens.length)] = 1 + random.below(kind.geometry.size);
  return makePuzzle(kind, givens);
}

const written = (puzzle: Puzzle): string => {
  const text = formatPuzzle(puzzle, 'ninefold');
  return text.ok ? text.value : text.error;
};

describe('random rules', () => {
  test(`${PUZZLES} puzzles: fast, when it learns late, soon and at once, its fallback and the reference agree`, async () => {
    const [fast, reference] = [await load('fast'), await load('reference')];
    const [soon, atOnce] = [await loadFast(2), await loadFast(0)];
    const random = makeRandom(17);
    const seen = { none: 0, one: 0, several: 0, unknown: 0 };
    for (let i = 0; i < PUZZLES; i++) {
      const kind = sampleRules(SMALL_KINDS[i % SMALL_KINDS.length]!, random, ruleTypes[i % ruleTypes.length]!);
      if (!kind.ok) continue;
      const puzzle = withClues(kind.value, fast, random);
      const [a, b, c, d, e] = [fast, fallback, reference, soon, atOnce].map((engine) => solutionsOf(engine, puzzle));
      expect([d, e], `${written(puzzle)}\nlearning late ${a}`).toEqual([a, a]);
      expect.soft(b === 'budget' || a === b, `${written(puzzle)}\nfast ${a}\nfallback ${b}`).toBe(true);
      expect(c === 'budget' || a === c, `${written(puzzle)}\nfast ${a}\nreference ${c}`).toBe(true);
      for (const grid of a === 'many' ? [] : a!.split(' ').filter(Boolean))
        expect(check(puzzle, Uint8Array.from(grid, Number)), written(puzzle)).toEqual([]);
      seen[a === '' ? 'none' : a === 'many' || a === 'budget' ? 'unknown' : a!.includes(' ') ? 'several' : 'one']++;
    }
    expect(Math.min(seen.none, seen.one, seen.several)).toBeGreaterThan(PUZZLES / 30);
  }, 600_000);

  test.each(ruleTypes)('$id: what it means and what it comes down to are the same', (type) => {
    const random = makeRandom(4);
    const seen = [0, 0];
    for (let i = 0; i < 20 * SMALL_KINDS.length; i++) {
      const kind = SMALL_KINDS[i % SMALL_KINDS.length]!;
      const { geometry } = kind;
      const rule = sampleRule(type, kind, random);
      if (!rule.ok) continue;
      const { groups, ...constraints } = rule.value.compile([rule.value]);
      const standing = new Standing(defineGeometry({ ...geometry, groups: [], constraints: { ...constraints, rules: [] } }));
      for (let k = 0; k < 30; k++) {
        const values = 1 + random.below(geometry.size);
        const grid = new Uint8Array(geometry.cellCount).map(() => 1 + random.below(k % 2 ? geometry.size : values));
        if (k % 3 === 0) spread(grid, rule.value.cells, geometry.size, random);
        const holds = rule.value.holds(grid, [rule.value]);
        const stands =
          canStand(standing, grid, constraints.hidden) &&
          constraints.masks.every(({ cell, values }) => values.includes(grid[cell]!)) &&
          groups.every((cells) => new Set(cells.map((cell) => grid[cell])).size === cells.length);
        seen[holds ? 1 : 0]!++;
        expect(stands, `${kind.spec} ${rule.value.text} ${grid.join('')}`).toBe(holds);
      }
    }
    expect(seen[0]).toBeGreaterThan(0);
  });
});

/** Whether some values of the hidden cells complete a grid. */
function canStand(standing: Standing, grid: Grid, hidden: readonly number[]): boolean {
  const whole = Uint8Array.from([...grid, ...hidden.map(() => 0)]);
  const fill = (i: number): boolean => {
    if (i === hidden.length) return standing.all(whole);
    for (let value = 1; value <= hidden[i]!; value++) {
      whole[grid.length + i] = value;
      if (standing.at(grid.length + i, whole) && fill(i + 1)) return true;
    }
    whole[grid.length + i] = 0;
    return false;
  };
  return standing.all(whole) && fill(0);
}

/** Different values in a rule's cells, which chance alone seldom gives. */
function spread(grid: Grid, cells: readonly number[], size: number, random: Random): void {
  const values = random.shuffle(Array.from({ length: size }, (_, i) => i + 1));
  cells.forEach((cell, i) => {
    grid[cell] = values[i % size]!;
  });
}
