import type { Geometry, GroupName } from '#core';

/** How a text of the shell is said. */
export type Say = (key: string, options?: Record<string, unknown>) => string;

/** What a panel is called, in the language of the page: "layer 2", "face A", "" where there is only one. */
export function panelName(say: Say, { panels }: Geometry, panel: number): string {
  const { called } = panels[panel]!;
  return called ? blockName(say, called) : '';
}

/** What a panel, a group or a block is called in lists: "row 4", "layer 2, box 5". */
export function blockName(say: Say, name: GroupName): string {
  return say('board.named', { name });
}

/** What a place is called when it is spoken: "layer 2, row 4, column 7". */
function placeName(say: Say, geometry: Geometry, place: number): string {
  const { panel, row, column } = geometry.places[place]!;
  const square = say('board.square', { row: row + 1, column: column + 1 });
  const name = panelName(say, geometry, panel);
  return name === '' ? square : `${name}, ${square}`;
}

/** The name of a place and of the others that are glued to it: "face A, row 1, column 4, also face B, row 1, column 1". */
export function fullName(say: Say, geometry: Geometry, place: number): string {
  const others = geometry.placesOf(geometry.places[place]!.cell).filter((other) => other !== place);
  const name = placeName(say, geometry, place);
  return others.length === 0
    ? name
    : `${name}, ${say('board.also', { names: others.map((other) => placeName(say, geometry, other)).join(', ') })}`;
}
