import { expect, test } from 'vitest';
import { cellName } from '#core';
import { kindFamilies, kindOf } from '#kinds';
import { ninefoldHere } from './run-cli.ts';

/* A cell that several places show has one name everywhere. */

const family = kindFamilies.find(({ id }) => id === 'faces3')!;
const starter = family.starters.find(({ spec }) => spec === 'faces3:3') ?? family.starters[0]!;
const { geometry } = kindOf(starter.spec);
const glued = Array.from({ length: geometry.cellCount }, (_, cell) => cell).filter((cell) => geometry.placesOf(cell).length > 1);

test('it is that of its places with an equals sign between spaces', () => {
  expect(glued.length).toBeGreaterThan(0);
  for (const cell of glued)
    expect(cellName(geometry, cell)).toBe(
      geometry
        .placesOf(cell)
        .map((place) => geometry.places[place]!.name)
        .join(' = '),
    );
});

test.each(['explain', 'hint', 'candidates'])('%s as JSON and in words says it so', async (command) => {
  const text = `kind: ${starter.spec}\n${starter.puzzle}\n`;
  for (const options of [['--json'], []]) {
    const { out } = await ninefoldHere([command, ...options], text);
    expect(out).not.toMatch(/r\d+c\d+=[A-Z]/);
  }
});
