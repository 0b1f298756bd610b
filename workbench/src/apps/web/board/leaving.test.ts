import { expect, test } from 'vitest';
import { makePuzzle } from '#core';
import { ruleShapes } from '#drawing';
import { kindOf } from '#kinds';
import { addRules } from '#rules';
import { leavingPlaces } from './layout.ts';

test.each([
  ['faces6:3', ['thermo: M r7c5 M r8c5 M r9c5 D r2c5', 'cage 15: U r8c5 U r9c5 M r2c5', 'whispers: M r5c7..M r5c9']],
  ['solid:2', ['cage 9: l1r1c1 l1r1c2 l2r1c2', 'thermo: l1r3c1 l2r3c1 l2r3c2', 'thermo: l4r1c1..l4r1c3']],
  ['classic:3x3', ['thermo: r1c1..r1c4']],
])('on %s digits make room where the drawing says that a rule goes on', (spec, lines) => {
  const kind = addRules(kindOf(spec), lines);
  if (!kind.ok) throw new Error(kind.error);
  const { geometry, rules } = makePuzzle(kind.value, new Uint8Array(kind.value.geometry.cellCount));
  const told = ruleShapes(geometry, rules).flatMap((shape) => {
    if (shape.type !== 'text' || shape.corner !== 'end') return [];
    const { columns, places } = geometry.panels[shape.panel]!;
    return [places[Math.floor(shape.at[1]) * columns + Math.floor(shape.at[0])]!];
  });
  expect([...leavingPlaces({ geometry, rules })].sort()).toEqual([...new Set(told)].sort());
});
