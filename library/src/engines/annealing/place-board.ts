import { type Cell, type Geometry, GROUP_FAMILIES, type Group, type GroupFamily } from '#core';

/**
 * A puzzle seen as places instead of cells. The glued places of a cell are squares of their own here, so that the two
 * sides of an edge can disagree while a search is on its way.
 */
export interface PlaceBoard {
  readonly size: number;
  readonly placeCount: number;
  /** Houses that tile all places: swaps stay inside one, so each holds every value all the time. */
  readonly blocks: readonly (readonly number[])[];
  /** All other groups, each as a list of places. */
  readonly groups: readonly { readonly places: readonly number[]; readonly house: boolean }[];
  /** Pairs of places that show one cell and so must agree. */
  readonly links: readonly (readonly [number, number])[];
}

/** Boxes first, as the paper has them; a kind without boxes is tiled by what it has. */
const TILING_ORDER: readonly GroupFamily[] = [
  'box',
  'region',
  ...GROUP_FAMILIES.filter((family) => family !== 'box' && family !== 'region'),
];

/** The board of a geometry; undefined where no family of houses tiles it. */
export function placeBoard(geometry: Geometry): PlaceBoard | undefined {
  const copies = geometry.groups.flatMap((group) => onPlaces(geometry, group).map((places) => ({ group, places })));
  for (const family of TILING_ORDER) {
    const tiles = new Set(tilesOf(copies, family));
    const covered = [...tiles].reduce((sum, { places }) => sum + places.length, 0);
    if (covered !== geometry.places.length) continue;
    return {
      size: geometry.size,
      placeCount: geometry.places.length,
      blocks: [...tiles].map(({ places }) => places),
      groups: copies.filter((copy) => !tiles.has(copy)).map(({ group, places }) => ({ places, house: group.house })),
      links: linksOf(geometry),
    };
  }
  return undefined;
}

interface Copy {
  readonly group: Group;
  readonly places: readonly number[];
}

/** Houses of a family that do not overlap, first come first served: for a cube these are the boxes of its layers. */
function tilesOf(copies: readonly Copy[], family: GroupFamily): Copy[] {
  const taken = new Set<number>();
  return copies.filter(({ group, places }) => {
    if (!group.house || group.family !== family || places.some((place) => taken.has(place))) return false;
    for (const place of places) taken.add(place);
    return true;
  });
}

/**
 * A group as places: once in every panel that shows all of it, since the row along a glued edge is a row of both faces;
 * a group that no panel shows whole (a pillar, an edge) stands on the first place of each cell.
 */
function onPlaces(geometry: Geometry, { cells }: Group): number[][] {
  const inPanel = (cell: Cell, panel: number): number | undefined =>
    geometry.placesOf(cell).find((place) => geometry.places[place]!.panel === panel);
  const panels = new Set(geometry.placesOf(cells[0]!).map((place) => geometry.places[place]!.panel));
  const whole = [...panels]
    .map((panel) => cells.map((cell) => inPanel(cell, panel)))
    .filter((places): places is number[] => places.every((place) => place !== undefined));
  return whole.length > 0 ? whole : [cells.map((cell) => geometry.placesOf(cell)[0]!)];
}

function linksOf(geometry: Geometry): [number, number][] {
  const links: [number, number][] = [];
  for (let cell = 0; cell < geometry.cellCount; cell++) {
    const places = geometry.placesOf(cell);
    places.forEach((a, i) => {
      for (const b of places.slice(i + 1)) links.push([a, b]);
    });
  }
  return links;
}
