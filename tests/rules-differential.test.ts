import { describe, expect, test } from 'vitest';
import { defineGeometry, type Grid, makeRandom, type Random } from '#core';
import { fallback } from '#engines';
import { ruleReader, ruleTypes } from '#rules';
import { loadFast } from '../library/src/engines/fast/index.ts';
import { Standing } from '../library/src/engines/standing.ts';
import { engineOf } from '../workbench/src/measuring/benchmarks/lists.ts';
import { ruledPuzzles, SMALL_KINDS, sampleRule } from '../workbench/src/measuring/benchmarks/random-rules.ts';
import { addTo, beginTally, compareEngines } from '../workbench/src/measuring/benchmarks/rules-campaign.ts';

/** More of them: npm run campaign -- --rules 1000000 --seed 1 --keep FILE */
const PUZZLES = 20_000;

describe('random rules', () => {
  test(`${PUZZLES} puzzles: fast, its fallback and the reference agree; every tenth also fast when it learns soon and at once`, async () => {
    const [fast, reference] = [await engineOf('fast'), await engineOf('reference')];
    const late = [fast, fallback, reference];
    const all = [...late, await loadFast(2), await loadFast(0)];
    const puzzleOf = await ruledPuzzles(fast, 17);
    const tally = beginTally(17);
    const { seen } = tally;
    while (seen.none + seen.one + seen.several < PUZZLES && tally.mismatches.length === 0)
      addTo(tally, compareEngines(puzzleOf(tally.puzzles), tally.puzzles % 10 === 0 ? all : late));
    expect(tally.mismatches).toEqual([]);
    expect(Math.min(seen.none, seen.one, seen.several)).toBeGreaterThan(PUZZLES / 6);
    expect(seen.undecided).toBeLessThan(PUZZLES / 15);
  });

  test('brute force and pencil and paper agree with fast on puzzles that they take, and say why where they do not', async () => {
    const [fast, ...plain] = await Promise.all(['fast', 'brute-force', 'pencil-and-paper'].map(engineOf));
    const puzzleOf = await ruledPuzzles(fast!, 23);
    const tally = beginTally(23);
    const refused = new Set<string>();
    for (let index = 0; index < 1200; index++) {
      const puzzle = puzzleOf(index);
      for (const engine of plain) {
        const refusal = engine.refuses(puzzle.geometry);
        if (refusal) refused.add(refusal.error);
        else addTo(tally, compareEngines(puzzle, [fast!, engine]));
      }
    }
    expect(tally.mismatches).toEqual([]);
    expect(Math.min(tally.seen.none, tally.seen.one, tally.seen.several)).toBeGreaterThan(200);
    expect([...refused]).toEqual([expect.stringContaining('which of several rules holds')]);
  });

  test.each(ruleTypes)('$id: what it means and what it comes down to are the same', (type) => {
    const random = makeRandom(4);
    const seen = [0, 0];
    for (let i = 0; i < 20 * SMALL_KINDS.length; i++) {
      const kind = SMALL_KINDS[i % SMALL_KINDS.length]!;
      const { geometry } = kind;
      const rule = sampleRule(type, ruleReader(kind), random);
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
        if (stands !== holds) expect.fail(`${kind.spec} ${rule.value.text} ${grid.join('')}: it ${holds ? 'holds' : 'does not hold'}`);
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
