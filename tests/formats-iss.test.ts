import { describe, expect, test } from 'vitest';
import { formatPuzzle, parsePuzzle } from '#formats';
import { BitWriter } from '../library/src/rules/keys/bits.ts';

// Constraints of the Interactive Sudoku Solver that are packed, copied or said once for others.

function rulesOf(text: string): string[] {
  const puzzle = parsePuzzle(text, { from: 'iss' });
  return puzzle.ok ? puzzle.value.rules.map((rule) => rule.text) : [puzzle.error];
}

describe('tables of pairs', () => {
  // Of four numbers 1 and 2 may stand behind 1: bits 0 and 1 of the first sign; 4 behind 4: the last of 16 bits.
  test('are read six bits to a sign, for each line behind them', () => {
    expect(rulesOf('.Shape~4x4.Pair~DAI~_low%20first~R1C1~R1C2~~R2C1~R2C2~R2C3')).toEqual([
      'pair-line "1:1,2 4:4": r1c1 r1c2',
      'pair-line "1:1,2 4:4": r2c1..r2c3',
    ]);
    expect(rulesOf('.Shape~4x4.PairX~DAI~~R1C1~R1C2')).toEqual(['every-pair "1:1,2 4:4": r1c1 r1c2']);
  });

  test('have the last two signs the other way round in older texts', () => {
    expect(rulesOf('.Shape~4x4.Binary~-~~R1C1~R1C2')).toEqual(rulesOf('.Shape~4x4.Pair~_~~R1C1~R1C2'));
    expect(rulesOf('.Shape~4x4.BinaryX~_~~R1C1~R1C2')).toEqual(['every-pair "1:2,3,4 2:1,2": r1c1 r1c2']);
  });

  test('are refused where they are none', () => {
    expect(rulesOf('.Shape~4x4.Pair~D*~~R1C1~R1C2')[0]).toContain('constraint 2, Pair: "D*" is not a table of pairs in base 64');
    expect(rulesOf('.Shape~4x4.Pair~DAI~~R1C1~R1C7')[0]).toContain('constraint 2, Pair: "R1C7" is not a cell of the grid');
  });
});

describe('automata', () => {
  const wanted = ['automaton "start 2-4>0 1>2; end; end 2>1": r1c1..r1c3'];

  test('are read in both ways of packing', () => {
    const packed = new BitWriter();
    // Packed, two bits a state, four symbols, one start, two other ends, the start is no end; then each state.
    for (const [value, bits] of [
      [1, 2],
      [1, 4],
      [3, 4],
      [1, 2],
      [2, 2],
      [0, 1],
      [0b1111, 4],
      [2, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [0b0010, 4],
      [1, 2],
    ] as const)
      packed.put(value, bits);
    expect(rulesOf(`.Shape~4x4.NFA~${packed.text}~_name~R1C1~R1C2~R1C3`)).toEqual(wanted);
    const puzzle = parsePuzzle(`kind: classic:2x2\n${wanted[0]}\n................`);
    const plain = puzzle.ok ? formatPuzzle(puzzle.value, 'iss') : puzzle;
    expect(plain.ok && rulesOf(plain.value)).toEqual(wanted);
  });

  test.each(['', '!', 'AA', '____', 'TgRf8'])('%j is none', (packed) => {
    expect(rulesOf(`.Shape~4x4.NFA~${packed}~~R1C1`)[0]).toContain('constraint 2, NFA: ');
  });
});

test('a constraint is known behind an empty one, which some texts begin with', () => {
  const puzzle = parsePuzzle('..Cage~5~R1C1~R1C2.Shape~4x4');
  expect(puzzle.ok && puzzle.value.rules.map(({ text }) => text)).toEqual(['cage 5: r1c1 r1c2']);
});

test('copies stand as far from their target as the original from its origin', () => {
  // Bits 0, 2 and 5: r1c1, r1c3 and r2c2 of four columns.
  expect(rulesOf('.Shape~4x4.Replicate~l.V~R1C1~R1C2.End')).toEqual(['v: r1c1 r1c2', 'v: r1c3 r1c4', 'v: r2c2 r2c3']);
  expect(rulesOf('.Shape~4x4.Replicate~B~R2C2.~R2C2_1_2.V~R3C3~R3C4.End')).toEqual(['one-of 1,2: r2c2', 'v: r3c3 r3c4']);
  expect(rulesOf('.Shape~4x4.Replicate~I.V~R1C1~R1C2.End')[0]).toContain('a copy has R1C2 outside the grid');
  expect(rulesOf('.Shape~4x4.Replicate~?.V~R1C1~R1C2.End')[0]).toContain('"?" is not a list of cells in base 64');
});

test('ties are said once for all ranks', () => {
  const text = '.Shape~4x4.FullRank~C1~10~.FullRank~R3~~5.FullRankTies~any';
  expect(rulesOf(text)).toEqual(['rank 10 tied: r1c1..r4c1', 'rank 5 tied: r3c4..r3c1']);
  const puzzle = parsePuzzle(text, { from: 'iss' });
  expect(puzzle.ok && formatPuzzle(puzzle.value, 'iss')).toEqual({ ok: true, value: text });
  expect(rulesOf('.Shape~4x4.FullRank~C1~10~.FullRankTies~only-unclued')).toEqual(['rank 10: r1c1..r4c1']);
  expect(rulesOf('.Shape~4x4.FullRank~C1~10~.FullRankTies~none')[0]).toContain('FullRankTies: expected only-unclued, any, found "none"');
  const mixed = parsePuzzle('kind: classic:2x2\nrank 1: r1c1..r1c4\nrank 9 tied: r1c2..r4c2\n................');
  expect(mixed.ok && formatPuzzle(mixed.value, 'iss')).toMatchObject({ ok: false, error: expect.stringContaining('FullRankTies') });
});

test('constraints that nobody knows, and what speaks of variables, are refused, and told and drawn for those who play', () => {
  const text = '.Shape~4x4.Var~A~~1.Thermo~R1C1~R1C2.Arrow~VA~R2C1~R2C2.Or.Cage~3~R3C1~R3C2.Mystery~R4C4.End.~R1C4_4~VA_1_3';
  const refused = parsePuzzle(text, { from: 'iss' });
  expect(refused.ok ? '' : refused.error).toContain('Var, Mystery');
  const puzzle = parsePuzzle(text, { from: 'iss', plays: true });
  if (!puzzle.ok) throw new Error(puzzle.error);
  expect(puzzle.value.rules.map((rule) => rule.text)).toEqual(['thermo: r1c1 r1c2']);
  expect(puzzle.value.givens[3]).toBe(4);
  expect(puzzle.value.ignored).toEqual(['Var (1)', 'Arrow (1)', 'Or (1)']);
  expect(puzzle.value.kept?.drawings).toEqual([
    { shape: 'outline', cells: [4, 5] },
    { shape: 'outline', cells: [8, 9, 15] },
  ]);
});

test('a text that begins with constraints nobody knows is known for what it is; names of variables and arguments that are not understood are told', () => {
  const played = (text: string) => {
    const read = parsePuzzle(text, { plays: true });
    return read.ok ? [read.value.ignored, read.value.rules.map((rule) => rule.text)] : read.error;
  };
  expect(played('.Mystery .NoBoxes .Thermo~R1C1~R1C2.SameValues~2~CC11~R1C1')).toEqual([
    ['Mystery (1)', 'SameValues (1)'],
    ['thermo: r1c1 r1c2'],
  ]);
  expect(played('.Shape~4x4.Thermo~R1C1~R1C2.FullRank~C1~10~.FullRankTies~none')).toEqual([
    ['FullRankTies (1)'],
    ['thermo: r1c1 r1c2', 'rank 10: r1c1..r4c1'],
  ]);
  // Nothing else is wrong with this one than that it is no puzzle.
  expect(played('.Cage~3~R99C99')).toContain('R99C99');
});
