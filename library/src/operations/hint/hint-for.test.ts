import { expect, test } from 'vitest';
import { Candidates, makePuzzle } from '#core';
import { loadEngine } from '#engines';
import { kindOf } from '#kinds';
import { hintFor } from './hint-for.ts';

const kind = kindOf('classic:2x2');
const givens = Uint8Array.from('12..34..2.4..3.1', (symbol) => (symbol === '.' ? 0 : Number(symbol)));
const engine = await loadEngine('reference');
if (!engine.ok) throw new Error(engine.error);
const ask = (progress?: { entries: Uint8Array; marks?: Candidates }) =>
  hintFor(makePuzzle(kind, givens, progress ? { progress } : {}), engine.value, { budget: {} });

function entries(...pairs: [cell: number, value: number][]): Uint8Array {
  const grid = new Uint8Array(16);
  for (const [cell, value] of pairs) grid[cell] = value;
  return grid;
}

test('a wrong value comes before any step, then notes that lack the value', () => {
  const right = ask();
  if (right.status !== 'step') throw new Error(right.status);
  const [{ cell, value }] = right.deduction.place as [{ cell: number; value: number }];
  const wrong = value === 2 ? 3 : 2;
  expect(ask({ entries: entries([cell, wrong]) })).toEqual({ status: 'mistake', mistakes: [{ cell, entry: wrong }] });
  const marks = Candidates.none(16, 4);
  marks.add(cell, wrong);
  expect(ask({ entries: entries(), marks })).toEqual({ status: 'mistake', mistakes: [{ cell }] });
});

test("the player's own notes are used", () => {
  const marks = Candidates.none(16, 4);
  const right = ask();
  if (right.status !== 'step') throw new Error(right.status);
  const [{ cell, value }] = right.deduction.place as [{ cell: number; value: number }];
  marks.add(cell, value);
  expect(ask({ entries: entries(), marks })).toMatchObject({ status: 'step', deduction: { place: [{ cell, value }] } });
});
