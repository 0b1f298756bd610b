import { expect, test } from 'vitest';
import { makePuzzle } from '#core';
import { kindOf } from '#kinds';
import { addRules } from '#rules';
import { drawStep } from './step-svg.ts';

test('what falls is crossed, the pattern is ringed, what is placed has two rings, and every link is drawn once', () => {
  const puzzle = makePuzzle(kindOf('classic:2x2'), new Uint8Array(16));
  const chain = [
    { cell: 0, value: 1, on: true, from: [] },
    { cell: 1, value: 1, on: false, from: [0] },
  ];
  const svg = drawStep(puzzle, {
    title: 'Some',
    text: 'Some text.',
    values: puzzle.givens,
    candidatesOf: () => [1, 2, 3, 4],
    step: {
      place: [{ cell: 3, value: 2 }],
      remove: [
        { cell: 1, value: 1 },
        { cell: 2, value: 1 },
      ],
      cells: [0, 1],
      houses: [0],
      candidates: [
        { cell: 0, value: 1 },
        { cell: 1, value: 1 },
      ],
      chains: [chain, chain],
    },
  });
  const count = (name: string): number => svg.split(`class="${name}"`).length - 1;
  expect(['gone', 'pattern', 'placed', 'link weak', 'cell look', 'cell seen'].map(count)).toEqual([2, 1, 2, 1, 2, 2]);
});

test('rules are drawn, those of the step lit, and the combinations that remain stand in frames below', () => {
  const kind = addRules(kindOf('classic:2x2'), ['cage 5: r1c1 r1c2', 'skyscraper 2: r1c3..r4c3']);
  if (!kind.ok) throw new Error(kind.error);
  const puzzle = makePuzzle(kind.value, new Uint8Array(16));
  const svg = drawStep(puzzle, {
    title: 'Some',
    text: 'Some text.',
    values: puzzle.givens,
    candidatesOf: () => [1, 2, 3, 4],
    step: {
      place: [],
      remove: [{ cell: 1, value: 1 }],
      cells: [0, 1],
      houses: [],
      candidates: [],
      rules: [0],
      combinations: [
        [1, 4],
        [2, 3],
      ],
    },
  });
  const count = (name: string): number => svg.split(`class="${name}"`).length - 1;
  expect(count('rule lit')).toBeGreaterThan(0);
  expect(count('halo')).toBe(count('rule lit') - 1);
  expect(count('rule')).toBe(1);
  expect(count('chip')).toBe(2);
  expect(svg).toContain('>2 3<');
});

test('what falls in the circle of an arrow is drawn on the circle, and a dot lies over what is beside it', () => {
  const kind = addRules(kindOf('classic:2x2'), ['arrow: r1c1 = r1c2 r1c3', 'difference: r3c1 r3c2']);
  if (!kind.ok) throw new Error(kind.error);
  const puzzle = makePuzzle(kind.value, new Uint8Array(16));
  const step = { place: [], remove: [{ cell: 0, value: 1 }], cells: [0], houses: [], candidates: [], rules: [0, 1] };
  const svg = drawStep(puzzle, { title: 'Some', text: 'Some text.', values: puzzle.givens, candidatesOf: () => [1, 2, 3, 4], step });
  const [ring, dot] = [...svg.matchAll(/<g class="rule lit"[^>]*><circle class="halo"/g)].map(({ index }) => index);
  expect(ring).toBeLessThan(svg.indexOf('class="gone"'));
  expect(dot).toBeGreaterThan(svg.indexOf('class="gone"'));
});

test('lines of sums are broken sooner than lines of words, because digits and signs are wider', () => {
  const puzzle = makePuzzle(kindOf('classic:3x3'), new Uint8Array(81));
  const step = { place: [], remove: [], cells: [], houses: [], candidates: [] };
  const longest = (text: string): number => {
    const svg = drawStep(puzzle, { title: 'Some', text, values: puzzle.givens, candidatesOf: () => [], step });
    return Math.max(...[...svg.matchAll(/class="words"[^>]*>([^<]*)</g)].map(([, line]) => line!.length));
  };
  expect(longest('1+2+3+4 '.repeat(40))).toBeLessThan(0.8 * longest('letters '.repeat(40)));
});
