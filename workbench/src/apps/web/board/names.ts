import type { Geometry, Shape } from '#core';

/** The part of i18next that names need. */
export type Say = (key: string, options?: Record<string, unknown>) => string;

const PANEL_KEYS: Readonly<Partial<Record<Shape['form'], string>>> = { layers: 'board.layer', net: 'board.face' };

/** What a panel is called, in the language of the page: "layer 2", "face A", "" where there is only one. */
export function panelName(say: Say, geometry: Geometry, panel: number): string {
  const key = PANEL_KEYS[geometry.shape.form];
  return key === undefined ? '' : say(key, { name: geometry.panels[panel]!.label });
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

/** What a group is called, in the language of the page: "row 4", "layer 2, box 5". The geometry says it in English words. */
export function groupName(say: Say, { groups }: Geometry, group: number): string {
  return translateName(say, groups[group]!.name);
}

/** A name that the geometry gives in English words, in the language of the page; blocks of partitions have such names, too. */
export function translateName(say: Say, name: string): string {
  return name.replace(GROUP_WORDS, (word) => say(`board.words.${word}`));
}

/** Longer words first, since "row plane" begins with "row". */
const GROUP_WORDS =
  /\b(row plane|column plane|pillar at row|falling diagonal|rising diagonal|top left|top right|bottom left|bottom right|middle|window|region|layer|column|row|box|edge|and)\b/g;
