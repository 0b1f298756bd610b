import { expect, test } from 'vitest';
import type { BudgetLimits } from '#core';
import { loadEngine } from '#engines';
import { parsePuzzle } from '#formats';
import { whyNot } from './why-not.ts';

const FIGURE_11 = '1...3...25..2.4..9.38...46..5.1.7.9...39.51...4.3.2.5..26...81.3..7.8..64...5...7';

async function ask(text: string, cell: number, value: number, budget: BudgetLimits = {}, following = budget) {
  const [puzzle, engine] = [parsePuzzle(text), await loadEngine('fast')];
  if (!puzzle.ok || !engine.ok) throw new Error('no puzzle or no engine');
  return whyNot(puzzle.value, cell, value, engine.value, { budget, following });
}

test('the rules are asked first: a given, then a peer', async () => {
  expect(await ask(FIGURE_11, 0, 5)).toEqual({ because: 'given', value: 1 });
  expect(await ask(FIGURE_11, 1, 3)).toMatchObject({ because: 'peer', peer: 4 });
});

test('a value of the only solution is right, one of several solutions is possible', async () => {
  const right = (await Promise.all(Array.from({ length: 9 }, (_, i) => ask(FIGURE_11, 1, i + 1)))).filter(
    ({ because }) => because === 'right',
  );
  expect(right.length).toBe(1);
  expect(await ask('1...............', 5, 4)).toEqual({ because: 'possible' });
});

test('a wrong value leads by steps to a cell or a house where nothing is left', async () => {
  const answers = await Promise.all(Array.from({ length: 9 }, (_, i) => ask(FIGURE_11, 1, i + 1)));
  const broken = answers.flatMap((answer) => (answer.because === 'contradiction' ? [answer] : []));
  expect(broken.length).toBeGreaterThan(0);
  for (const { fault } of broken) expect('cell' in fault || 'house' in fault).toBe(true);
});

test('what is filled in may break a rule though every cell and every house has what it needs', async () => {
  const text = 'kind: classic:2x2\ngreater-than: r3c3 r3c4\n12..341221..4321';
  // 4 in r1c3 makes the row below it 3 4, and the first of these is to be greater.
  const answer = await ask(text, 2, 4);
  expect(answer).toMatchObject({ because: 'contradiction', fault: { rule: 0 } });
  expect(answer.because === 'contradiction' && answer.steps.length).toBeGreaterThan(0);
});

test('a value is followed no further than the budget goes; then the search has the word', async () => {
  const text = 'kind: classic:2x2\nquadruple 3,3: r2c3 r2c4 r3c3 r3c4\nquadruple 3,4: r2c3 r2c4 r3c3 r3c4\n.........21.....';
  let looks = 0;
  const isCancelled = (): boolean => {
    looks++;
    return false;
  };
  expect(await ask(text, 0, 2, { isCancelled })).toMatchObject({ because: 'contradiction' });
  const all = looks;
  looks = 0;
  expect(await ask(text, 0, 2, { isCancelled, nodes: 100 })).toMatchObject({ because: 'search' });
  expect([all > 200, looks > 90 && looks < 110]).toEqual([true, true]);
  // Following may have a bound of its own, which the searches do not have.
  expect(await ask(text, 0, 2, {}, { nodes: 1 })).toMatchObject({ because: 'search' });
});
