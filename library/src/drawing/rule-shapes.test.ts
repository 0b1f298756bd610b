import { expect, test } from 'vitest';
import { makePuzzle } from '#core';
import { kindOf } from '#kinds';
import { addRules } from '#rules';
import { halfWidth } from './rule-canvas.ts';
import { type InkId, ruleInks } from './rule-inks.ts';
import { ruleShapes } from './rule-shapes.ts';

const drawn = (...lines: string[]): ReturnType<typeof ruleShapes> => drawnOn('classic:3x3', ...lines);

function drawnOn(spec: string, ...lines: string[]): ReturnType<typeof ruleShapes> {
  const kind = addRules(kindOf(spec), lines);
  if (!kind.ok) throw new Error(kind.error);
  const puzzle = makePuzzle(kind.value, new Uint8Array(kind.value.geometry.cellCount));
  return ruleShapes(puzzle.geometry, puzzle.rules);
}

const textsOf = (shapes: ReturnType<typeof ruleShapes>) => shapes.flatMap((shape) => (shape.type === 'text' ? [shape] : []));

test.each([
  ['quadruple 1,3,5,6: r1c1 r1c2 r2c1 r2c2', ['1 3', '5 6'], 0.19],
  ['quadruple 10,12,13,16: r1c1 r1c2 r2c1 r2c2', ['10 12', '13 16'], 0.19],
  ['quadruple 1,2: r1c1 r1c2 r2c1 r2c2', ['1 2'], 0.25],
  ['difference 3: r1c1 r1c2', ['3'], 0.25],
  ['ratio 12: r1c1 r1c2', ['12'], 0.18],
])('what %s writes fits into its disc, as large as it can be', (rule, lines, least) => {
  const shapes = drawnOn('classic:4x4', rule);
  const circle = shapes.find((shape) => shape.type === 'circle')!;
  if (circle.type !== 'circle') throw new Error('no disc');
  const texts = textsOf(shapes);
  expect(texts.map(({ text }) => text)).toEqual(lines);
  for (const { at, text, size } of texts) {
    const corner = Math.hypot(Math.abs(at[0] - circle.at[0]) + 0.3 * size * text.length, Math.abs(at[1] - circle.at[1]) + 0.3 * size);
    expect(corner).toBeLessThanOrEqual(circle.radius);
    expect(size).toBeGreaterThan(least);
  }
});

test('a long diagonal goes from corner to corner, as that of a kind does', () => {
  const ends = drawn('diagonal falling:', 'diagonal rising:').flatMap((shape) =>
    shape.type === 'line' ? [[shape.points[0], shape.points.at(-1)]] : [],
  );
  const [topLeft, bottomRight, bottomLeft, topRight] = [[0, 0], [9, 9], [0, 9], [9, 0]]; // biome-ignore format: corners
  expect(ends).toEqual([
    [topLeft, bottomRight],
    [bottomLeft, topRight],
  ]);
});

test('thin lines and rings stand out from paper, light and dark', () => {
  const thin: readonly InkId[] = ['plain', 'arrow', 'between', 'outline', 'sign', 'ink'];
  for (const theme of ['colour', 'dark'] as const)
    for (const ink of thin) expect(contrast(ruleInks[ink][theme], ruleInks.paper[theme]), `${ink} ${theme}`).toBeGreaterThanOrEqual(3);
});

/** How much lighter one colour is than the other, from 1 to 21, as the guidelines for accessible pages measure it. */
function contrast(...colours: [string, string]): number {
  const [a, b] = colours.map((colour) => {
    const [red, green, blue] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  }) as [number, number];
  return Math.max(a / b, b / a);
}

test('sums of cages that begin in the same square do not lie on each other', () => {
  const texts = textsOf(drawn('sum 12: r1c1 r1c2', 'cage 12: r1c1 r1c2', 'cage 15: r1c1 r2c1', 'cage 7: r1c4 r1c5'));
  const cages = texts.filter(({ size }) => size === 0.24).map(({ at }) => at[1]);
  expect(new Set(cages.slice(0, -1)).size).toBe(cages.length - 1);
});

test('two clues of one line stand apart, both outside the grid', () => {
  const spots = textsOf(drawn('skyscraper 3: r1c2..r9c2', 'numbered-room 4: r1c2..r9c2')).map(({ at, size }) => ({ y: at[1], size }));
  expect(spots.length).toBe(2);
  expect(Math.abs(spots[0]!.y - spots[1]!.y)).toBeCloseTo(spots[0]!.size);
  for (const { y, size } of spots) expect(y + size / 2).toBeLessThanOrEqual(0);
});

test('a clue with an arrow and one without keep off each other in one square outside the grid', () => {
  const [diagonal, upright] = textsOf(drawn('little-killer 30: r1c3..r7c9', 'sandwich 12: r1c2..r9c2'));
  expect(Math.abs(diagonal!.at[1] - upright!.at[1])).toBeGreaterThanOrEqual(diagonal!.size);
});

test.each(['arrow: r5c5 = r5c6 r6c6', 'arrow: r5c5 = r6c6 r7c7', 'double-arrow: r5c5 r4c5 r3c5', 'between: r5c5 r4c4 r3c4'])(
  'the rings of %s are open, so that a bulb or a square is seen in them, and the line stays outside of them',
  (rule) => {
    const shapes = drawn(rule);
    const rings = shapes.flatMap((shape) => (shape.type === 'circle' ? [shape] : []));
    const [line] = shapes.flatMap((shape) => (shape.type === 'line' ? [shape] : []));
    expect(rings.map(({ fill }) => fill)).toEqual(rule.startsWith('arrow') ? [undefined] : [undefined, undefined]);
    for (const { at, radius } of rings)
      expect(Math.min(...line!.points.map(([x, y]) => Math.hypot(x - at[0], y - at[1])))).toBeGreaterThanOrEqual(radius);
  },
);

test('of many clues outside one line two are written, the second for all others', () => {
  const texts = textsOf(drawn(...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((count) => `skyscraper ${count}: r1c9..r9c9`)));
  expect(texts.map(({ text }) => text)).toEqual(['1', '…']);
});

test('where a line goes over a fold the letter of the face says so, however the net is laid out', () => {
  const kind = addRules(kindOf('faces6:2'), ['thermo: M r2c3 M r2c4 E r2c2']);
  if (!kind.ok) throw new Error(kind.error);
  const { geometry, rules } = makePuzzle(kind.value, new Uint8Array(kindOf('faces6:2').geometry.cellCount));
  const moved = geometry.panels.map((panel) => ({ ...panel, at: { row: 0, column: 0 } }));
  for (const sheets of [geometry.panels, moved])
    expect(textsOf(ruleShapes(geometry, rules, sheets)).map(({ text }) => text)).toEqual(['→E', 'M→']);
});

test('a cage through layers has its sum in its first cell of each and where it goes on in the last, and two ways on stay in their cell', () => {
  const kind = addRules(kindOf('solid:2'), ['cage 9: l1r1c1 l1r1c2 l2r1c2', 'thermo: l1r1c1 l1r1c2 l2r1c2']);
  if (!kind.ok) throw new Error(kind.error);
  const { geometry, rules } = makePuzzle(kind.value, new Uint8Array(64));
  const texts = textsOf(ruleShapes(geometry, rules)).filter(({ panel }) => panel === 0);
  expect(texts.map(({ text, at }) => [text, ...at.map(Math.floor)])).toEqual([
    ['9', 0, 0],
    ['→2', 1, 0],
    ['→2', 1, 0],
  ]);
  expect(texts[1]!.at[1]).not.toBe(texts[2]!.at[1]);
});

test('a text in a corner stays in its square, however long it is, and begins or ends where a short one does', () => {
  const kind = addRules(kindOf('solid:2'), ['sum 9,10,11: l1r1c1 l1r1c2 l2r1c2', 'cage 9: l1r3c1 l1r3c2 l2r3c2']);
  if (!kind.ok) throw new Error(kind.error);
  const { geometry, rules } = makePuzzle(kind.value, new Uint8Array(64));
  const texts = textsOf(ruleShapes(geometry, rules));
  expect(new Set(texts.map(({ text }) => text))).toEqual(new Set(['9/10/11', '9', '→2', '→1']));
  for (const { at, text, size, corner } of texts) {
    const [left, right] = [-1, 1].map((side) => (at[0] % 1) + side * size * halfWidth(text));
    // A digit is about 0.73 of its size high. The middle of the dashed line stands 0.07 off the edge, and half of its width is on this side.
    const [top, foot] = [-1, 1].map((side) => (at[1] % 1) + (side * 0.73 * size) / 2);
    expect([text, Math.min(left!, top!) > 0.085, Math.max(right!, foot!) < 0.925]).toEqual([text, true, true]);
    if (corner === 'end') expect(foot).toBeLessThan(0.915);
    expect(corner === 'end' ? right : left).toBeCloseTo(corner === 'end' ? 0.88 : 0.12);
  }
});
