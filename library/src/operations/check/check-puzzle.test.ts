import { expect, test } from 'vitest';
import { answerRequest } from '../answer.ts';
import { Workshop } from '../workshop.ts';
import { checkOperation } from './index.ts';
import { shrink } from './shrink.ts';

async function checked(puzzle: string, more: object = {}): Promise<Record<string, unknown>> {
  const answer = await answerRequest(checkOperation as never, checkOperation.request.mustRead({ puzzle, ...more }), new Workshop());
  if (!answer.ok) throw new Error(answer.error);
  return answer.value.json as Record<string, unknown>;
}

const blank = '.'.repeat(16);

test('rules that are not needed are named, each taken alone', async () => {
  const answer = await checked(`kind: classic:2x2\ncage 3: r1c1 r1c2\ncage 7: r1c3 r1c4\n1.3.3..1.....1.3`);
  expect(answer).toMatchObject({ solutions: 'one' });
  // Both cages say the same of row 1, so that either can go.
  expect(answer['redundantRules']).toEqual(['cage 3: r1c1 r1c2', 'cage 7: r1c3 r1c4']);
});

test('an impossible puzzle is told by rules and clues that contradict each other, none of them too many', async () => {
  const rules = ['thermo: r1c1..r1c3', 'greater-than: r1c1 r1c2', 'cage 5: r3c1 r3c2', 'difference: r4c1 r4c2'];
  const answer = await checked(`kind: classic:2x2\n${rules.join('\n')}\n${blank}`);
  expect(answer['conflict']).toEqual({ clues: [], candidates: [], rules: rules.slice(0, 2), irreducible: true });
});

test('plain puzzles have conflicts too, and a clash is one of two clues', async () => {
  // 1 and 2 leave the 4 of row 1 to the second box, which has one already; 3 and the 1 below have nothing to do with it.
  expect((await checked('123....4.....1..'))['conflict']).toEqual({
    clues: ['r1c1', 'r1c2', 'r2c4'],
    candidates: [],
    rules: [],
    irreducible: true,
  });
  expect((await checked('11..............'))['conflict']).toMatchObject({ clues: ['r1c1', 'r1c2'] });
});

test('rules that speak of what others leave out are taken out until none more can go', async () => {
  const text = `kind: classic:2x2\nall-dots:\ndifference: r1c1 r1c2\ndifference: r1c2 r1c3\n${blank}`;
  const { conflict } = (await checked(text)) as { conflict: { rules: string[] } };
  expect(conflict.rules).toEqual(['all-dots:']);
});

test('a rule is needed where the puzzle without it has another solution', async () => {
  // Without its V the pair must not add up to five, which one other grid keeps.
  const text =
    'kind: classic:2x3\nall-xv:\nv: r1c2 r1c3\nv: r2c4 r2c5\nv: r3c1 r4c1\nv: r3c3 r4c3\nv: r3c5 r4c5\nv: r3c6 r4c6\nx: r4c4 r5c4\nv: r5c1 r5c2\nx: r5c3 r5c4\nv: r5c4 r5c5\nv: r6c2 r6c3\n......\n.2....\n......\n....2.\n......\n......';
  expect(await checked(text)).toMatchObject({ solutions: 'one', redundantRules: [] });
});

test('what nobody knows stays in, and is named as not known', () => {
  const unknown = shrink([1, 2, 3], () => undefined);
  expect(unknown).toEqual({ core: [1, 2, 3], undecided: [1, 2, 3] });
});

test.each([
  { core: [3], of: 20 },
  { core: [0, 19], of: 20 },
  { core: [], of: 9 },
  { core: [1, 2, 4, 8], of: 17 },
])('shrinking finds $core among $of with few questions', ({ core, of }) => {
  let asked = 0;
  const all = Array.from({ length: of }, (_, i) => i);
  const found = shrink(all, (rest) => {
    asked++;
    return core.every((item) => rest.includes(item));
  });
  expect(found).toEqual({ core, undecided: [] });
  expect(asked).toBeLessThan(core.length <= 1 ? of : 4 * of);
});
