import { expect, test } from 'vitest';
import { kindOf } from '#kinds';
import { Candidates } from './candidates.ts';
import { inEnglish } from './english.ts';
import {
  clueCount,
  describeClash,
  findClashes,
  isSamePuzzle,
  makePuzzle,
  makePuzzleFromPlaces,
  openCandidates,
  valuesAtPlaces,
} from './puzzle.ts';

const classic = kindOf('classic:2x2');
const clashesOf = (puzzle: ReturnType<typeof makePuzzle>): string[] =>
  findClashes(puzzle).map((clash) => inEnglish(describeClash(puzzle, clash)));

test('clashes name the value, the group and the cells', () => {
  const puzzle = makePuzzle(classic, Uint8Array.from('1001000000000010', Number));
  expect(clashesOf(puzzle)).toEqual(['1 stands twice in row 1: r1c1 and r1c4']);
});

test('a title that is left blank is none', () => {
  const info = { title: ' ', author: '', comment: 'Two lines' };
  expect(makePuzzle(classic, new Uint8Array(16), { info }).info).toEqual({ comment: 'Two lines' });
});

test('places of one cell that disagree are a clash, and the text is kept', () => {
  const faces = kindOf('faces3:2');
  const written: number[] = Array(48).fill(0);
  const corner = faces.geometry.places.findIndex(({ name }) => name === 'C r1c4');
  written[15] = 3;
  written[corner] = 4;
  const puzzle = makePuzzleFromPlaces(faces, written);
  expect(clashesOf(puzzle)).toEqual(['A r4c4 = B r4c1 = C r1c4 is one cell, but its places say 3 and 4']);
  expect(clueCount(puzzle)).toBe(1);
  expect(valuesAtPlaces(puzzle, puzzle.givens)[corner]).toBe(4);
  expect(openCandidates(puzzle).count(puzzle.geometry.places[corner]!.cell)).toBe(0);
});

test('a glued cell may be given at any of its places and counts as one clue', () => {
  const faces = kindOf('faces3:2');
  const written: number[] = Array(48).fill(0);
  written[faces.geometry.places.findIndex(({ name }) => name === 'C r1c4')] = 4;
  const puzzle = makePuzzleFromPlaces(faces, written);
  expect(clueCount(puzzle)).toBe(1);
  expect(valuesAtPlaces(puzzle, puzzle.givens).filter((value) => value === 4)).toHaveLength(3);
});

test('open candidates respect givens and restrictions', () => {
  const restrictions = Candidates.all(16, 4);
  restrictions.remove(1, 2);
  const open = openCandidates(makePuzzle(classic, Uint8Array.from('1000000000000000', Number), { restrictions }));
  expect([open.values(0), open.values(1), open.values(15)]).toEqual([[1], [3, 4], [1, 2, 3, 4]]);
});

test('a given that its candidates leave out is a clash', () => {
  const restrictions = Candidates.all(16, 4);
  restrictions.remove(0, 1);
  expect(clashesOf(makePuzzle(classic, Uint8Array.from('1000000000000000', Number), { restrictions }))).toEqual([
    '1 is given at r1c1, where the candidates leave it out',
  ]);
});

test('the same cells in another kind are another puzzle', () => {
  const givens = new Uint8Array(64);
  expect(isSamePuzzle(makePuzzle(kindOf('solid:2'), givens), makePuzzle(kindOf('solid:2/layers'), givens))).toBe(false);
  expect(isSamePuzzle(makePuzzle(kindOf('solid:2'), givens), makePuzzle(kindOf('solid:2'), givens.slice()))).toBe(true);
});
