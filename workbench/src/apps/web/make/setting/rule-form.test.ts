import { expect, test } from 'vitest';
import { kindOf } from '#kinds';
import { ruleReader, ruleTypes } from '#rules';
import { formOf, movedRule, ruleOf, withCells } from './rule-form.ts';

const kind = kindOf('classic:3x3');
const laid = (id: string, cells: readonly number[], fields: Readonly<Record<string, string>> = {}): string => {
  const rule = ruleOf(withCells({ id, fields }, cells, kind), kind);
  return rule.ok ? rule.value.text : `refused: ${rule.error}`;
};

test('cells that were drawn become the lists of a rule', () => {
  expect(laid('cage', [0, 1, 9], { sum: '15' })).toBe('cage 15: r1c1 r1c2 r2c1');
  expect(laid('arrow', [40, 31, 32])).toBe('arrow: r5c5 = r4c5 r4c6');
  expect(laid('pill-arrow', [0, 1, 10, 11])).toBe('pill-arrow: r1c1 r1c2 = r2c2 r2c3');
  expect(laid('clone', [0, 1, 20, 21])).toMatch(/^clone: r1c1 r1c2 = /);
  // A clue outside takes the whole line, from the side that one comes from.
  expect(laid('sandwich', [8, 7], { sum: '10' })).toBe('sandwich 10: r1c9..r1c1');
  expect(laid('x-sum', [4], { sum: '10' })).toBe('x-sum 10: r1c5..r9c5');
  expect(laid('little-killer', [1, 11], { sum: '30' })).toBe('little-killer 30: r1c2..r8c9');
  expect(laid('sandwich', [0, 1])).toMatch(/^refused: .*missing/);
});

test.each(ruleTypes)('what the editor shows of $id says the same rule again', ({ id, example }) => {
  const own = kindOf(example.kind);
  const line = example.rules.find((one) => one.startsWith(id))!;
  const rule = ruleReader(own).parse(line);
  if (!rule.ok) throw new Error(rule.error);
  const again = ruleOf(formOf(rule.value, 0, own), own);
  expect(again.ok ? again.value.text : again.error).toBe(rule.value.text);
});

test('a rule moves with all its cells, and not off the grid', () => {
  const rule = ruleReader(kind).parse('arrow: r1c1 = r2c1 r2c2');
  if (!rule.ok) throw new Error(rule.error);
  expect(movedRule(rule.value, { rows: 1, columns: 2 }, kind)?.text).toBe('arrow: r2c3 = r3c3 r3c4');
  expect(movedRule(rule.value, { rows: -1, columns: 0 }, kind)).toBeUndefined();
});

test('a clue outside moves along the border, and has the line that lies behind it there', () => {
  const moved = (line: string, rows: number, columns: number): string | undefined => {
    const rule = ruleReader(kind).parse(line);
    if (!rule.ok) throw new Error(rule.error);
    return movedRule(rule.value, { rows, columns }, kind)?.text;
  };
  expect(moved('little-killer 30: r1c2..r8c9', 0, 1)).toBe('little-killer 30: r1c3..r7c9');
  expect(moved('little-killer 30: r1c3..r7c9', 0, -1)).toBe('little-killer 30: r1c2..r8c9');
  expect(moved('sandwich 10: r1c9..r1c1', 2, 0)).toBe('sandwich 10: r3c9..r3c1');
  expect(moved('sandwich 10: r1c9..r1c1', 0, -1)).toBeUndefined();
});
