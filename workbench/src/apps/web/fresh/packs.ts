import type { Starter, Words } from '#core';

/** A small collection that our generator made, to be played from the first to the last (`scripts/packs.mjs`). */
export interface Pack {
  readonly id: string;
  readonly name: Words<string>;
  readonly about: Words<string>;
  readonly count: number;
  load(): Promise<readonly Starter[]>;
}

const files = import.meta.glob<{ default: readonly Starter[] }>('./packs/*.json');

function pack(id: string, count: number, name: Words<string>, about: Words<string>): Pack {
  return { id, count, name, about, load: () => files[`./packs/${id}.json`]!().then((file) => file.default) };
}

export const packs: readonly Pack[] = [
  pack(
    'first-steps',
    10,
    { en: 'First steps', de: 'Erste Schritte', fr: 'Premiers pas' },
    { en: 'Easy and medium, symmetrical', de: 'Leicht und mittel, symmetrisch', fr: 'Facile et moyen, symétriques' },
  ),
  pack(
    'small-grids',
    10,
    { en: 'Small grids', de: 'Kleine Gitter', fr: 'Petites grilles' },
    { en: '4×4 and 6×6, for a short break', de: '4×4 und 6×6, für die Pause', fr: '4×4 et 6×6, pour une pause' },
  ),
  pack(
    'pairs',
    8,
    { en: 'Pairs and triples', de: 'Paare und Dreier', fr: 'Paires et triplets' },
    { en: 'When singles are not enough', de: 'Wenn Einer nicht reichen', fr: 'Quand les singletons ne suffisent plus' },
  ),
  pack(
    'fish-and-wings',
    8,
    { en: 'Fish and wings', de: 'Fische und Flügel', fr: 'Poissons et ailes' },
    { en: 'X-wing, swordfish, XY-wing', de: 'X-Wing, Schwertfisch, XY-Wing', fr: 'X-Wing, espadon, XY-Wing' },
  ),
  pack(
    'first-chains',
    8,
    { en: 'First chains', de: 'Erste Ketten', fr: 'Premières chaînes' },
    { en: 'Each needs a short chain', de: 'Jedes braucht eine kurze Kette', fr: 'Chacune demande une courte chaîne' },
  ),
  pack(
    'first-cubes',
    10,
    { en: 'First cubes', de: 'Erste Würfel', fr: 'Premiers cubes' },
    { en: '4×4×4, with many clues first', de: '4×4×4, zuerst mit vielen Vorgaben', fr: '4×4×4, d’abord avec beaucoup de chiffres donnés' },
  ),
  pack(
    'faces',
    10,
    { en: 'Faces of a cube', de: 'Flächen eines Würfels', fr: 'Faces d’un cube' },
    { en: 'Three faces, then six', de: 'Drei Flächen, dann sechs', fr: 'Trois faces, puis six' },
  ),
  pack(
    'jigsaws',
    10,
    { en: 'Jigsaws', de: 'Jigsaw-Sudokus', fr: 'Sudokus irréguliers' },
    { en: 'Regions of any shape', de: 'Gebiete in jeder Form', fr: 'Des régions de toutes formes' },
  ),
  pack(
    'diagonals',
    8,
    { en: 'Diagonals', de: 'Diagonalen', fr: 'Diagonales' },
    { en: 'Both diagonals count', de: 'Beide Diagonalen zählen', fr: 'Les deux diagonales comptent' },
  ),
  pack(
    'windows',
    8,
    { en: 'Windows', de: 'Fenster', fr: 'Fenêtres' },
    { en: 'Four more blocks inside', de: 'Vier Blöcke mehr im Inneren', fr: 'Quatre blocs de plus à l’intérieur' },
  ),
];

export function packOf(id: string): Pack | undefined {
  return packs.find((one) => one.id === id);
}

/** Where the game of a collection comes from. */
export function originInPack(id: string, number: number): string {
  return `pack/${id}/${number + 1}`;
}
