import { expect, test } from 'vitest';
import { ruleInks } from '#drawing';
import { parsePuzzle } from '#formats';
import { type Arrangement, PRESENCE } from './arrangement.ts';
import type { Atlas } from './atlas.ts';
import { CageOutlines } from './cage-outlines.ts';
import { painter } from './paints.ts';
import { colourOf, type Palette } from './palette.ts';
import { signCode } from './rule-faces.ts';
import { cageSigns, ruleSigns, signTexts } from './rule-ribbons.ts';
import { add, distance, fromPosition, scale } from './vector.ts';

const RULES = [
  'thermo: l1r1c1 l1r1c2 l2r1c2',
  'arrow: l1r4c4 = l1r4c3 l1r3c3',
  'pill-arrow: l1r3c1 l1r4c1 = l2r4c1 l2r4c2',
  'ratio: l1r2c1 l2r2c1',
  'x: l1r1c3 l1r1c4',
  'greater-than: l1r2c3 l1r2c4',
  'even: l1r1c1',
  'between: l1r1c1 l2r1c1 l3r1c1',
  'arrow: l1r1c1 = l1r2c2 l1r3c2',
  'little-killer 9: l1r4c1 l1r3c2 l1r2c3 l1r1c4',
];
const read = parsePuzzle(['kind: solid:2', ...RULES, '.'.repeat(64)].join('\n'));
if (!read.ok) throw new Error(read.error);
const { geometry, rules } = read.value;
const at = geometry.positions.map(fromPosition);
const place = (name: string): number => geometry.places.findIndex((one) => one.name === name);
const white = [1, 1, 1] as const;
const palette = new Proxy({}, { get: (_, name) => (name === 'isStrong' ? false : white) }) as Palette;
const atlas = { glyph: () => -1, label: (text: string) => signTexts(rules).indexOf(text) } as unknown as Atlas;
const arrangement = {
  centers: Float32Array.from(at.flat()),
  extents: new Float32Array(3 * at.length).fill(0.5),
  turns: Float32Array.from(at.flatMap(() => [0, 0, 0, 1])),
  presence: new Uint8Array(at.length).fill(PRESENCE.full),
  covered: new Uint8Array(at.length),
} as unknown as Arrangement;

const { links, badges } = ruleSigns(geometry, rules, (one) => ({ at: at[one]! }), palette, atlas);

test('bulbs and rings stand on the faces of their bricks', () => {
  const lit = { puzzle: read.value, notes: [], cursor: 0, lookOf: () => '', picture: undefined };
  const paintOf = painter(lit, arrangement, palette, atlas);
  const signsOf = (name: string) => paintOf(place(name)).signs?.map(({ shape, ink, level }) => `${shape} ${ink} ${level}`);
  expect(signsOf('l1r4c4')).toEqual(['ring arrow 0']);
  expect(signsOf('l1r1c2')).toBeUndefined();
  // Several on one brick are all drawn, lines over grounds, and of one shape within each other.
  expect(signsOf('l1r1c1')).toEqual(['square parity 0', 'disc thermo 0', 'ring between 0', 'ring arrow 1']);
  const codes = paintOf(place('l1r1c1')).signs!.map(signCode);
  expect(new Set(codes).size).toBe(4);
  expect(Math.max(...codes)).toBeLessThan(1024);
});

test('a clue outside has its arrow, which points to the bricks and stands between them and the clue', () => {
  const inside = at[place('l1r4c1')]!;
  const clue = badges.find(({ glyph }) => glyph === signTexts(rules).indexOf('9'))!;
  const strokes = links.filter(
    ({ to }) => distance(to, inside) < distance(clue.at, inside) && distance(to, inside) > 0.5 && distance(to, clue.at) < 1,
  );
  const [shaft] = strokes;
  expect(strokes).toHaveLength(5);
  expect(distance(shaft!.from, clue.at)).toBeLessThan(distance(shaft!.to, clue.at));
  expect(distance(shaft!.from, inside) + distance(shaft!.from, clue.at)).toBeCloseTo(distance(inside, clue.at), 5);
});

test('dots stand between their bricks, with what is written in them, and no line instead', () => {
  const middle = (a: string, b: string) => scale(add(at[place(a)]!, at[place(b)]!), 0.5);
  expect(badges.slice(0, 2)).toMatchObject([
    { at: middle('l1r2c1', 'l2r2c1'), glyph: -1, plate: colourOf(ruleInks.black.colour) },
    { at: middle('l1r1c3', 'l1r1c4'), glyph: signTexts(rules).indexOf('X') },
  ]);
  expect(links.filter(({ from, to }) => from === at[place('l1r2c1')] || to === at[place('l1r2c1')])).toEqual([]);
});

test('an arrow has a head at its tip, and an inequality points to the lesser', () => {
  const endsAt = (spot: string) => links.filter(({ to }) => distance(to, at[place(spot)]!) < 0.01).length;
  // The last piece of the shaft, and four strokes round it.
  expect(endsAt('l1r3c3')).toBe(5);
  expect(endsAt('l1r1c2')).toBe(1);
  const [greater, lesser] = [at[place('l1r2c3')]!, at[place('l1r2c4')]!];
  const wedge = links.filter(({ colour }) => String(colour) === String(colourOf(ruleInks.ink.colour)));
  expect(
    wedge.map(({ from, to }) => [distance(to, lesser) < distance(to, greater), distance(from, greater) < distance(to, greater)]),
  ).toEqual(Array.from({ length: 4 }, () => [true, true]));
});

test('a pill is a whole line round its bricks, with round ends', () => {
  const { lines } = cageSigns(new CageOutlines(geometry, false), rules, arrangement, palette, atlas);
  const cells = ['l1r3c1', 'l1r4c1'].map((name) => at[place(name)]!);
  // Every spot of it is as far from the line between the bricks' middles.
  const front = lines.filter(({ from, to }) => [from, to].every((end) => Math.abs(end[2] - cells[0]![2] - 0.52) < 0.01));
  expect(front.length).toBeGreaterThan(20);
  const [low, high] = [Math.min(...cells.map(([, y]) => y)), Math.max(...cells.map(([, y]) => y))];
  for (const { from } of front) {
    const along = Math.max(low, Math.min(high, from[1]));
    expect(Math.hypot(from[0] - cells[0]![0], from[1] - along)).toBeCloseTo(0.37, 5);
  }
  for (const { from, to, dash } of lines) {
    expect(dash).toBe(0);
    for (const end of [from, to]) expect(Math.min(...cells.map((cell) => distance(cell, end)))).toBeLessThan(0.9);
  }
});
