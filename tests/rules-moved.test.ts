import { describe, expect, test } from 'vitest';
import { type Grid, type Kind, makeRandom, type Random } from '#core';
import { kindOf } from '#kinds';
import { addRules, findRule, moveRules, ruleReader, ruleTypes, withRules } from '#rules';
import { generatorsOf, motionsOf, transformGrid } from '#symmetry';
import { SMALL_KINDS, sampleRule } from '../workbench/src/measuring/benchmarks/random-rules.ts';

/** Whether a grid keeps all rules of a kind, by their own meaning. */
function keeps({ added = [] }: Kind, grid: Grid): boolean {
  return added.every((rule) => rule.holds(grid, added));
}

function randomGrid({ geometry }: Kind, random: Random): Grid {
  return Uint8Array.from({ length: geometry.cellCount }, () => 1 + random.below(geometry.size));
}

describe.each(ruleTypes.map(({ id }) => id))('%s', (id) => {
  const type = findRule(id)!;

  test('where it goes along with a symmetry it holds for moved grids as it did before', () => {
    let compared = 0;
    const random = makeRandom(ruleTypes.indexOf(type) + 1);
    for (const kind of SMALL_KINDS) {
      const rule = sampleRule(type, ruleReader(kind), random);
      const ruled = rule.ok ? withRules(kind, [rule.value]) : rule;
      if (!ruled.ok) continue;
      const values = random.shuffle(Array.from({ length: kind.geometry.size }, (_, i) => i + 1));
      for (const cells of random.shuffle([...generatorsOf(kind.geometry)]).slice(0, 5)) {
        for (const move of [{ cells }, { cells, values }]) {
          const moved = moveRules(ruled.value, move);
          for (let i = 0; moved.ok && i < 20; i++) {
            compared++;
            const grid = randomGrid(kind, random);
            expect(keeps(moved.value, transformGrid(grid, move)), `${ruled.value.added![0]!.text} on ${kind.spec}`).toBe(
              keeps(ruled.value, grid),
            );
          }
        }
      }
    }
    expect(compared).toBeGreaterThan(0);
  });
});

// Indexers count the cells of a row, a column or a box in reading order.
const TURNED = ruleTypes.filter(({ id }) => !id.endsWith('-indexer'));
test.each(TURNED.map((type) => [type.id, type] as const))('%s goes along when a grid is turned or mirrored', (_, type) => {
  const random = makeRandom(1);
  const kind = kindOf('classic:2x2');
  const motions = motionsOf(kind.geometry);
  expect(motions.length).toBeGreaterThan(5);
  for (let tries = 0; tries < 50; tries++) {
    const rule = sampleRule(type, ruleReader(kind), random);
    const ruled = rule.ok ? withRules(kind, [rule.value]) : rule;
    if (!rule.ok || !ruled.ok) continue;
    for (const { motion, cells } of motions)
      expect([motion.id, rule.value.text, moveRules(ruled.value, { cells }).ok]).toEqual([motion.id, rule.value.text, true]);
    return;
  }
  expect.fail('no such rule could be made');
});

describe('symmetries and rules', () => {
  const ruled = (spec: string, line: string): Kind => {
    const kind = kindOf(spec);
    const made = addRules(kind, [line]);
    if (!made.ok) throw new Error(made.error);
    return made.value;
  };

  test.each([
    ['diagonal falling:', 'rotate-90', 'diagonal rising:'],
    ['column-indexer: r1c1 r2c3', 'transpose', 'row-indexer: r1c1 r3c2'],
    ['sandwich 3: r1c1..r1c4', 'rotate-90', 'sandwich 3: r1c4..r4c4'],
    ['little-killer 4: r1c2 r2c1', 'mirror', 'little-killer 4: r1c3 r2c4'],
    ['thermo: r1c1 r1c2', 'flip', 'thermo: r4c1 r4c2'],
  ])('%s becomes by %s %s', (line, id, becomes) => {
    const kind = ruled('classic:2x2', line);
    const { cells } = motionsOf(kind.base!.geometry).find(({ motion }) => motion.id === id)!;
    const moved = moveRules(kind, { cells });
    expect(moved.ok && moved.value.added!.map(({ text }) => text)).toEqual([becomes]);
  });

  test.each([
    ['anti-knight:', 'rows 1 and 2 are swapped', 'anti-knight:'],
    ['sandwich 3: r1c1..r1c4', 'columns 1 and 2 are swapped', 'sandwich 3: r1c1..r1c4'],
  ])('%s refuses that %s, by name', (line, what, named) => {
    const kind = ruled('classic:2x2', line);
    const [a, step] = what.startsWith('rows') ? [4, 1] : [1, 4];
    const cells = Int32Array.from({ length: 16 }, (_, i) => i);
    for (let i = 0; i < 4; i++) [cells[i * step], cells[i * step + a]] = [i * step + a, i * step];
    expect(moveRules(kind, { cells })).toMatchObject({ ok: false, error: expect.stringContaining(named) });
  });

  test('sums forbid other symbols, and what differs allows them', () => {
    const move = { cells: Int32Array.from({ length: 16 }, (_, i) => i), values: [2, 1, 3, 4] };
    expect(moveRules(ruled('classic:2x2', 'cage 5: r1c1 r1c2'), move)).toMatchObject({
      ok: false,
      error: expect.stringContaining('cage 5: r1c1 r1c2'),
    });
    expect(moveRules(ruled('classic:2x2', 'cage: r1c1 r1c2'), move).ok).toBe(true);
    const moved = moveRules(ruled('classic:2x2', 'quadruple 1,3: r1c1 r1c2 r2c1 r2c2'), move);
    expect(moved.ok && moved.value.added![0]!.text).toBe('quadruple 2,3: r1c1 r1c2 r2c1 r2c2');
    // Turned round, neighbours are as far from each other as before.
    expect(moveRules(ruled('classic:2x2', 'non-consecutive:'), { ...move, values: [4, 3, 2, 1] }).ok).toBe(true);
  });
});
