import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makePuzzle } from '#core';
import { kindOf } from '#kinds';
import { BLANK_NOTE } from '#session';
import { PRESENCE } from './arrangement.ts';
import { painter } from './paints.ts';
import type { Colour, Palette } from './palette.ts';

const sheet = readFileSync(new URL('../styles/theme.css', import.meta.url), 'utf8');
const [light, dark] = sheet.split(':root[data-theme="dark"]').map((part) => {
  const colours = [...part.matchAll(/--([\w-]+): #([\da-f]{6});/g)];
  return Object.fromEntries(
    colours.map(([, name, hex]) => [name!, [0, 2, 4].map((at) => Number.parseInt(hex!.slice(at, at + 2), 16) / 255)]),
  ) as unknown as Palette;
}) as [Palette, Palette];

function contrast(a: Colour, b: Colour): number {
  const luminance = (colour: Colour): number => {
    const [red, green, blue] = colour.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
      number,
      number,
      number,
    ];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const WORDS = ['', 'peer', 'same', 'seen', 'look', 'chosen', 'same conflict', 'peer conflict', 'same wrong', 'chosen same conflict'];

test.each([
  ['light', light],
  ['dark', dark],
] as const)('digits on the bricks of a cube are legible however they are lit, in the %s', (_, palette) => {
  const puzzle = makePuzzle(kindOf('solid:2'), new Uint8Array(64).fill(1, 0, 32));
  const notes = Array.from({ length: 64 }, (_, cell) => (cell < 32 ? BLANK_NOTE : { ...BLANK_NOTE, value: 2 }));
  const arrangement = { presence: new Uint8Array(64).fill(PRESENCE.full) } as unknown as Parameters<typeof painter>[1];
  const atlas = { glyph: () => 0 } as unknown as Parameters<typeof painter>[3];
  for (const words of WORDS) {
    const paintOf = painter({ puzzle, notes, cursor: 0, lookOf: () => words, picture: undefined }, arrangement, palette, atlas);
    for (const place of [1, 40]) {
      const { paint, ink } = paintOf(place);
      expect(contrast(paint, ink), `${words} ${place}`).toBeGreaterThan(3.4);
    }
  }
});
