import { expect, test } from 'vitest';
import { kindOf } from '#kinds';
import { Candidates } from './candidates.ts';
import { assertSolution, check, isLineSolution } from './checker.ts';
import { inEnglish } from './english.ts';
import { makePuzzle, makePuzzleFromPlaces } from './puzzle.ts';

const kind = kindOf('classic:2x2');
const grid = (text: string): Uint8Array => Uint8Array.from(text, Number);
const right = grid('1234341221434321');
const rules = (violations: ReturnType<typeof check>): string[] => violations.map(({ rule }) => inEnglish(rule));

test('a solution breaks no rule', () => {
  expect(check(makePuzzle(kind, grid('1000000000000001')), right)).toEqual([]);
});

test('every broken rule is named', () => {
  const wrong = right.slice();
  wrong[1] = 1;
  expect(rules(check(makePuzzle(kind, grid('0200000000000000')), wrong))).toEqual([
    'r1c2 is given as 2',
    'r1c1 and r1c2 in row 1 must differ',
    'r1c2 and r3c2 in column 2 must differ',
    'r1c1 and r1c2 in box 1 must differ',
  ]);
});

test('blanks, foreign values and wrong lengths are no solutions', () => {
  const blank = right.slice();
  blank[15] = 0;
  const foreign = right.slice();
  foreign[15] = 5;
  for (const bad of [blank, foreign])
    expect(rules(check(makePuzzle(kind, grid('0000000000000000')), bad))).toEqual(['r4c4 is blank or holds no value of the puzzle']);
  expect(rules(check(makePuzzle(kind, right), right.slice(1)))).toEqual(['a grid of classic:2x2 has 16 cells, not 15']);
});

test('restricted candidates and disputed places are rules too', () => {
  const restrictions = Candidates.all(16, 4);
  restrictions.remove(0, 1);
  expect(rules(check(makePuzzle(kind, new Uint8Array(16), { restrictions }), right))).toEqual(['r1c1 may not hold 1']);
  const faces = kindOf('faces3:2');
  const written = Array(48).fill(0);
  const seam = faces.geometry.places.findIndex(({ name }) => name === 'B r1c1');
  written[3] = 1;
  written[seam] = 2;
  const puzzle = makePuzzleFromPlaces(faces, written);
  expect(puzzle.disputes).toEqual([{ place: seam, value: 2 }]);
  expect(rules(check(puzzle, new Uint8Array(37).fill(1)))).toContain('B r1c1 is given as 2');
});

test('what an engine gives is let out only where it breaks no rule', () => {
  const puzzle = makePuzzle(kind, grid('1000000000000001'));
  expect(() => assertSolution(puzzle, right, 'some')).not.toThrow();
  const wrong = right.slice();
  wrong[1] = 1;
  expect(() => assertSolution(puzzle, wrong, 'some')).toThrow(
    'the engine "some" gave a grid that is no solution: r1c1 and r1c2 in row 1 must differ',
  );
});

test('a line is judged as the grid is that it stands for', () => {
  const nine = kindOf('classic:3x3');
  const solution = '194836572567214389238579461852147693673985124941362758726493815315728946489651237';
  const givens = '1...3...25..2.4..9.38...46..5.1.7.9...39.51...4.3.2.5..26...81.3..7.8..64...5...7';
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  const puzzle = makePuzzle(
    nine,
    Uint8Array.from(givens, (sign) => Number(sign) || 0),
  );
  expect(isLineSolution(bytes(`x${givens}`), bytes(`x${solution}`), 1)).toBe(true);
  const swapped = solution.replace(/[12]/g, (digit) => (digit === '1' ? '2' : '1'));
  for (const line of [...[...solution].map((_, i) => `${solution.slice(0, i)}${i % 2 ? '9' : '.'}${solution.slice(i + 1)}`), swapped]) {
    const values = Uint8Array.from(line, (sign) => Number(sign) || 0);
    expect(isLineSolution(bytes(givens), bytes(line), 0), line).toBe(check(puzzle, values).length === 0);
  }
});
