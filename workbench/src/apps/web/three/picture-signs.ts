import type { Candidate, Geometry } from '#core';
import { candidateKey, linksOf, type Picture } from '#drawing';
import type { Atlas } from './atlas.ts';
import { type Badge, SHAPES } from './badges.ts';
import type { Palette } from './palette.ts';
import type { Ribbon } from './ribbons.ts';
import { add, cross, distance, length, scale, type Vector } from './vector.ts';

/** Where a place stands, and where its face points where it has one. */
export interface PlaceInSpace {
  readonly at: Vector;
  readonly out?: Vector | undefined;
}

type Shape = (typeof SHAPES)[keyof typeof SHAPES];

/** The signs and links of a step in space: the same shapes as on the board, each with its symbol, drawn over all bricks. */
export function signsOf(
  geometry: Geometry,
  picture: Picture,
  spotOf: (place: number) => PlaceInSpace,
  palette: Palette,
  atlas: Atlas,
): { readonly badges: readonly Badge[]; readonly links: readonly Ribbon[] } {
  const stands = standsOf(picture);
  const badges = [...stands.values()].flatMap(({ candidate, shape, aside, size }) =>
    geometry.placesOf(candidate.cell).map((place): Badge => {
      const { at, out } = spotOf(place);
      const colour = shape === SHAPES.cross ? palette.cross : palette.ring;
      return {
        at,
        out,
        aside,
        size,
        shape,
        colour,
        glyph: atlas.glyph(candidate.value, true),
        ink: palette.given,
        plate: palette.surface,
        opacity: 1,
      };
    }),
  );
  const links = linksOf(picture).map(({ from, to, on }): Ribbon => {
    const [a, b] = nearest(geometry, spotOf, from, to);
    const [start, end] = [stands.get(candidateKey(from)), stands.get(candidateKey(to))];
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

interface Stand {
  readonly candidate: Candidate;
  readonly shape: Shape;
  readonly aside: readonly [number, number];
  readonly size: number;
}

/** Every candidate once, the strongest word winning, side by side where a cell has several. */
function standsOf({ place, remove, candidates, chains = [] }: Picture): ReadonlyMap<string, Stand> {
  const shapes = new Map<string, { readonly candidate: Candidate; readonly shape: Shape }>();
  for (const candidate of chains.flat()) shapes.set(candidateKey(candidate), { candidate, shape: SHAPES.ring });
  for (const candidate of candidates) shapes.set(candidateKey(candidate), { candidate, shape: SHAPES.ring });
  for (const candidate of remove) shapes.set(candidateKey(candidate), { candidate, shape: SHAPES.cross });
  for (const candidate of place) shapes.set(candidateKey(candidate), { candidate, shape: SHAPES.doubleRing });
  const byCell = new Map<number, { readonly candidate: Candidate; readonly shape: Shape }[]>();
  for (const one of shapes.values()) byCell.set(one.candidate.cell, [...(byCell.get(one.candidate.cell) ?? []), one]);
  const stands = new Map<string, Stand>();
  for (const all of byCell.values()) {
    const sorted = [...all].sort((a, b) => a.candidate.value - b.candidate.value);
    const perRow = Math.ceil(Math.sqrt(sorted.length));
    const rows = Math.ceil(sorted.length / perRow);
    const size = sorted.length === 1 ? 0.42 : Math.max(0.17, 0.66 / perRow);
    sorted.forEach(({ candidate, shape }, i) => {
      const x = ((i % perRow) - (perRow - 1) / 2) * size * 2;
      const y = ((rows - 1) / 2 - Math.floor(i / perRow)) * size * 2;
      stands.set(candidateKey(candidate), { candidate, shape, aside: [x, y], size });
    });
  }
  return stands;
}

/** A cell may be shown at several places; a link joins the two that are closest. */
function nearest(
  geometry: Geometry,
  spotOf: (place: number) => PlaceInSpace,
  from: Candidate,
  to: Candidate,
): [PlaceInSpace, PlaceInSpace] {
  const ends = geometry
    .placesOf(from.cell)
    .flatMap((a) => geometry.placesOf(to.cell).map((b): [PlaceInSpace, PlaceInSpace] => [spotOf(a), spotOf(b)]));
  return ends.sort(([a, b], [c, d]) => distance(a.at, b.at) - distance(c.at, d.at))[0]!;
}

/** Links bend: round the outside of folded faces, and a little everywhere, so that two along one line do not lie on each other. */
function bendOf(a: PlaceInSpace, b: PlaceInSpace): Vector {
  const along = add(b.at, a.at, -1);
  const far = length(along);
  if (a.out && b.out) return scale(add(a.out, b.out), far * 0.22);
  const side = cross(along, [0.31, 0.89, 0.33]);
  return scale(side, Math.min(0.6, far * 0.09) / (length(side) || 1));
}
