import type { Geometry } from '#core';
import type { Mark, Picture } from '../board/picture.ts';
import type { Atlas } from './atlas.ts';
import { type Badge, SHAPES } from './badges.ts';
import type { Palette } from './palette.ts';
import type { Ribbon } from './ribbons.ts';
import { add, cross, distance, length, scale, type Vector } from './vector.ts';

/** Where a place stands, and where its face points where it has one. */
export interface Spot {
  readonly at: Vector;
  readonly out?: Vector | undefined;
}

type Shape = (typeof SHAPES)[keyof typeof SHAPES];

/** The marks and links of a step in space: the same shapes as on the board, each with its symbol, drawn over all bricks. */
export function marksOf(
  geometry: Geometry,
  picture: Picture,
  spotOf: (place: number) => Spot,
  palette: Palette,
  atlas: Atlas,
): { readonly badges: readonly Badge[]; readonly links: readonly Ribbon[] } {
  const stands = standsOf(picture);
  const badges = [...stands.values()].flatMap(({ mark, shape, aside, size }) =>
    geometry.placesOf(mark.cell).map((place): Badge => {
      const { at, out } = spotOf(place);
      const colour = shape === SHAPES.cross ? palette.cross : palette.ring;
      return {
        at,
        out,
        aside,
        size,
        shape,
        colour,
        glyph: atlas.glyph(mark.value, true),
        ink: palette.given,
        plate: palette.surface,
        opacity: 1,
      };
    }),
  );
  const links = linksOf(picture).map(({ from, to, on }): Ribbon => {
    const [a, b] = nearest(geometry, spotOf, from, to);
    const [start, end] = [stands.get(key(from)), stands.get(key(to))];
    return {
      from: a.at,
      to: b.at,
      bend: bendOf(a, b),
      fromAside: start?.aside,
      toAside: end?.aside,
      colour: palette.link,
      width: 0.055,
      dash: on ? 0 : 0.34,
    };
  });
  return { badges, links };
}

const key = ({ cell, value }: Mark): string => `${cell}/${value}`;

interface Stand {
  readonly mark: Mark;
  readonly shape: Shape;
  readonly aside: readonly [number, number];
  readonly size: number;
}

/** Every mark once, the strongest word winning, side by side where a cell has several. */
function standsOf({ place, remove, candidates, chains = [] }: Picture): ReadonlyMap<string, Stand> {
  const shapes = new Map<string, { readonly mark: Mark; readonly shape: Shape }>();
  for (const mark of chains.flat()) shapes.set(key(mark), { mark, shape: SHAPES.ring });
  for (const mark of candidates) shapes.set(key(mark), { mark, shape: SHAPES.ring });
  for (const mark of remove) shapes.set(key(mark), { mark, shape: SHAPES.cross });
  for (const mark of place) shapes.set(key(mark), { mark, shape: SHAPES.doubleRing });
  const byCell = new Map<number, { readonly mark: Mark; readonly shape: Shape }[]>();
  for (const one of shapes.values()) byCell.set(one.mark.cell, [...(byCell.get(one.mark.cell) ?? []), one]);
  const stands = new Map<string, Stand>();
  for (const all of byCell.values()) {
    const sorted = [...all].sort((a, b) => a.mark.value - b.mark.value);
    const perRow = Math.ceil(Math.sqrt(sorted.length));
    const rows = Math.ceil(sorted.length / perRow);
    const size = sorted.length === 1 ? 0.42 : Math.max(0.17, 0.66 / perRow);
    sorted.forEach(({ mark, shape }, i) => {
      const x = ((i % perRow) - (perRow - 1) / 2) * size * 2;
      const y = ((rows - 1) / 2 - Math.floor(i / perRow)) * size * 2;
      stands.set(key(mark), { mark, shape, aside: [x, y], size });
    });
  }
  return stands;
}

/** Every link of every chain once. */
function linksOf({ chains = [] }: Picture): { from: Mark; to: Mark; on: boolean }[] {
  const links = new Map<string, { from: Mark; to: Mark; on: boolean }>();
  for (const chain of chains) {
    for (const to of chain) {
      for (const from of to.from.map((i) => chain[i]).filter((other) => other !== undefined))
        links.set(`${key(from)} ${key(to)} ${to.on}`, { from, to, on: to.on });
    }
  }
  return [...links.values()];
}

/** A cell may be shown at several places; a link joins the two that are closest. */
function nearest(geometry: Geometry, spotOf: (place: number) => Spot, from: Mark, to: Mark): [Spot, Spot] {
  const ends = geometry.placesOf(from.cell).flatMap((a) => geometry.placesOf(to.cell).map((b): [Spot, Spot] => [spotOf(a), spotOf(b)]));
  return ends.sort(([a, b], [c, d]) => distance(a.at, b.at) - distance(c.at, d.at))[0]!;
}

/** Links bend: round the outside of folded faces, and a little everywhere, so that two along one line do not lie on each other. */
function bendOf(a: Spot, b: Spot): Vector {
  const along = add(b.at, a.at, -1);
  const far = length(along);
  if (a.out && b.out) return scale(add(a.out, b.out), far * 0.22);
  const side = cross(along, [0.31, 0.89, 0.33]);
  return scale(side, Math.min(0.6, far * 0.09) / (length(side) || 1));
}
