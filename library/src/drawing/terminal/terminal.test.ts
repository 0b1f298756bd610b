import { expect, test } from 'vitest';
import { parsePuzzle } from '#formats';
import { ruleInks } from '../rule-inks.ts';
import { drawGeometry } from '../text.ts';
import { terminalColour } from './rule-marks.ts';

function drawn(text: string, columns = 80, paint?: (text: string, colour: string) => string): string {
  const puzzle = parsePuzzle(text);
  if (!puzzle.ok) throw new Error(puzzle.error);
  const { geometry, givens } = puzzle.value;
  return drawGeometry(geometry, {
    columns,
    cellWidth: 1,
    marked: puzzle.value,
    inkOf(place) {
      const value = givens[geometry.places[place]!.cell]!;
      return { text: value === 0 ? '.' : String(value), width: 1, isBlank: value === 0 };
    },
    ...(paint ? { paint } : {}),
  });
}

const FOUR = 'kind: classic:2x2';

test('lines run over the lines of the grid, ends and symbols stand in them', () => {
  expect(drawn(`${FOUR}\nthermo: r1c1..r1c4\nwhispers: r2c2 r3c2 r4c3\n...2............`, 20)).toBe(`┏━━━━━━━┳━━━━━━━┓
┃◖•◗════╪═════2 ┃
┃       ┃       ┃
┃ .   • ┃ .   . ┃
┣━━━━━┿━╋━━━━━━━┫
┃ .   • ┃ .   . ┃
┃       ╲       ┃
┃ .   . ┃ •   . ┃
┗━━━━━━━┻━━━━━━━┛`);
});

test('the head of an arrow stands before a symbol at its tip, and none of its shaft behind it', () => {
  const text = drawn(`${FOUR}\narrow: r1c1 = r1c2 r1c3\narrow: r4c4 = r4c3 r4c2\narrow: r4c1 = r3c1 r2c1\n..2.3........1..`);
  expect(text.split('\n').filter((_, i) => [1, 3, 4, 7].includes(i))).toEqual([
    '┃ (•)───────╂─→2     .  ┃',
    '┃  3     .  ┃  .     .  ┃',
    '┣━━↑━━━━━━━━╋━━━━━━━━━━━┫',
    '┃ (•)    1←─╂───────(•) ┃',
  ]);
});

test('squares that lie behind each other stand at the same spot of every layer, whatever lines and holes a layer has', () => {
  const lines = drawn(`kind: roxdoku:2/twin\n${'.'.repeat(15)}`).split('\n');
  expect(lines).toEqual([
    'layer 1        layer 2        layer 3',
    '┌───────┐      ┌───────┐',
    '│ .   . │      │ .   . │',
    '│       │      │   ┌───┼───┐      ┌───────┐',
    '│ .   . │      │ . │ . │ . │      │ .   . │',
    '└───────┘      └───┼───┘   │      │       │',
    '                   │ .   . │      │ .   . │',
    '                   └───────┘      └───────┘',
  ]);
});

test('a cage that ends at a box is dashed there, one that crosses it is not; dots have their numbers, clues stand outside', () => {
  const text = drawn(
    `${FOUR}\ncage 9: r1c1 r1c2 r2c1\ncage 5: r4c2 r4c3\ndifference 2: r1c3 r2c3\nratio 2: r2c4 r3c4\nsandwich 12: r3c1..r3c4\n${'.'.repeat(16)}`,
  );
  expect(text).toBe(`    ┏9╍╍╍╍╍╍╍╍╍╍┳━━━━━━━━━━━┓
    ╏  .     .  ╏  .     .  ┃
    ╏     ┌╌╌╌╌╌┃  ②        ┃
    ╏  .  ╎  .  ┃  .     .  ┃
    ┣╍╍╍╍╍━━━━━━╋━━━━━━━━❷━━┫
12  ┃  .     .  ┃  .     .  ┃
    ┃     ┌5╌╌╌╌┃╌╌╌╌╌┐     ┃
    ┃  .  ╎  .  ┃  .  ╎  .  ┃
    ┗━━━━━━╍╍╍╍╍┻╍╍╍╍╍━━━━━━┛`);
});

test('a line that leaves a layer or a face says where it goes', () => {
  const cube = drawn(`kind: solid:2\nthermo: l1r1c1 l1r1c2 l2r1c2\n${'.'.repeat(64)}`).split('\n');
  expect(cube[2]).toContain('◖•◗══•');
  expect(cube[3]).toMatch(/→2.*1→/);
  const net = drawn(`kind: faces3:2\nthermo: A r2c3 A r2c4 B r2c2\n${'.'.repeat(48)}`);
  expect(net).toMatch(/→B.*A→/);
  // Where a net is too wide in any case, it is as narrow as it can be.
  const width = (columns: number): number =>
    drawn(`kind: faces6:2\nthermo: M r2c3 M r2c4\n${'.'.repeat(96)}`, columns).split('\n')[12]!.length;
  expect(width(40)).toBeLessThan(width(140));
});

test('colours are those of the table, between light and dark, and only where they are wanted', () => {
  const line = `${FOUR}\nwhispers: r1c1 r1c2\n${'.'.repeat(16)}`;
  const { colour, dark } = ruleInks.whispers;
  const green = terminalColour('whispers')!;
  expect([colour, green, dark].toSorted()).toEqual([dark, green, colour]);
  expect(drawn(line, 80, (text, ink) => `<${ink} ${text}>`)).toContain(`<${green} ─>`);
  expect(drawn(line)).toContain('•─────•');
});

test('what a document draws beside its rules is drawn, whatever it is', () => {
  const puzzle = parsePuzzle(`${FOUR}\n${'.'.repeat(16)}`);
  if (!puzzle.ok) throw new Error(puzzle.error);
  const kept = {
    drawings: [
      { shape: 'line', points: [[0.5, 0.5], [2.5, 0.5]], colour: '#ff0000', width: 0.1 }, // biome-ignore format: points
      { shape: 'box', at: [3.5, 3.5], width: 0.7, height: 0.7, isRound: true, stroke: '#000000', text: 'A' },
      { shape: 'box', at: [1, 2.5], width: 2, height: 1, fill: '#cccccc' },
      { shape: 'box', at: [3, 2.5], width: 0.3, height: 0.3, isRound: true, fill: '#000000', isOver: true },
      { shape: 'line', points: [[-900, -900], [900, 850]], colour: 'red', width: 0.1 }, // biome-ignore format: points
      { shape: 'outline', cells: [14], text: 'B' },
    ],
  } as const;
  const { geometry } = puzzle.value;
  const text = drawGeometry(geometry, {
    columns: 80,
    cellWidth: 1,
    marked: { rules: [], kept },
    inkOf: () => ({ text: '.', width: 1, isBlank: true }),
  });
  expect(text).toContain('•────────╂──•');
  expect(text).toContain('(A)');
  // As many squares as it covers, and no others.
  expect(text.match(/░{5}/g)).toHaveLength(2);
  expect(text).toContain('●');
  expect(text).toMatch(/B╌╌╌╌/);
});

test('no text lies over another or under a symbol: it stands beside them in its cell, or is told with the name of the cell', () => {
  const puzzle = parsePuzzle(`${FOUR}\n1...............`);
  if (!puzzle.ok) throw new Error(puzzle.error);
  const box = (at: readonly [number, number], text: string) => ({ shape: 'box', at, width: 0, height: 0, text }) as const;
  const kept = {
    drawings: [box([0.5, 0.5], 'A'), box([1.5, 0.5], 'B'), box([1.5, 0.5], 'C'), box([2.5, 0.5], 'long'), box([2.5, 0.5], 'far')],
  };
  const { geometry, givens } = puzzle.value;
  const text = drawGeometry(geometry, {
    columns: 80,
    cellWidth: 1,
    marked: { rules: [], kept },
    inkOf: (place) => (givens[place] === 0 ? { text: '.', width: 1, isBlank: true } : { text: '1', width: 1 }),
    tell: (hidden) => hidden.join('; '),
  });
  const lines = text.split('\n');
  expect(lines[1]).toMatch(/1 A.*B C.*long/);
  expect(lines.at(-1)).toBe('r1c3 far');
});
