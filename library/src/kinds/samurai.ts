import { type Cell, defineGeometry, type KindFamily, type Noun, ok, type Place, squareName, type Words } from '#core';
import { parseNumber } from './arguments.ts';
import { inWords } from './in-words.ts';
import { asBlocks, boxesOf, columnsOf, type GroupDraft, range, rowsOf, type Square } from './square.ts';

/**
 * Five overlapping classic grids: one in the middle that shares each of its corner boxes with a corner box of
 * another. With box side 3 the whole is 21 rows by 21 columns, of which 369 squares belong to a grid.
 */
export const samurai: KindFamily = {
  id: 'samurai',
  words: {
    en: {
      name: 'Samurai Sudoku',
      summary: 'Five overlapping classic grids; the middle one shares its corner boxes with the other four (369 places in 9x9).',
      title: 'Samurai {size}×{size}',
      rules: 'Five overlapping {size}×{size} grids: every row, every column and every box of each holds each of the {size} values once.',
    },
    de: {
      name: 'Samurai-Sudoku',
      summary: 'Fünf überlappende klassische Gitter; das mittlere teilt seine Eckblöcke mit den anderen vier (369 Plätze bei 9x9).',
      title: 'Samurai {size}×{size}',
      rules:
        'Fünf überlappende {size}×{size}-Gitter: Jede Zeile, jede Spalte und jeder Block von jedem enthält jeden der {size} Werte einmal.',
    },
    fr: {
      name: 'Sudoku samouraï',
      summary:
        'Cinq grilles classiques qui se chevauchent ; celle du milieu partage ses blocs d’angle avec les quatre autres (369 emplacements en 9x9).',
      title: 'Samouraï {size}×{size}',
      rules:
        'Cinq grilles {size}×{size} qui se chevauchent : chaque ligne, chaque colonne et chaque bloc de chacune contient chacune des {size} valeurs une fois.',
    },
  },
  argument: 'B',
  usual: '3',
  options: [],
  examples: ['samurai:2', 'samurai:3'],
  starters: [
    {
      spec: 'samurai',
      level: 'easy',
      puzzle:
        '.86251.7....3.51.....7.4563.6.2183.....96..211...6.....28...3.7..28.35.1......68..9157.4.2...6....558...176.967.3..5..6.2....9.1581..9724..3...5..2..4.54.1.7.9...84.15..3...3657.24.7.9.16834...8.........8.971.54683..715.9.....2..7.3....6..26..92....3..75.......1...79.5.....7...8.2.4519831.4.....794583.2.1..3..41....1....6.21.56......9187...8.....52.5..6....853..2867.',
    },
  ],
  byLength: [
    ...[2, 3, 4, 5].map((b) => ({ places: 5 * b ** 4 - 4 * b ** 2, spec: specFor(b), size: b * b })),
    // A drawing in which the squares that belong to no grid are filled in as well.
    { places: 21 * 21, spec: 'samurai', size: 9 },
  ],
  create({ argument }) {
    const side = parseNumber(samurai, argument, 2, 5);
    if (!side.ok) return side;
    const b = side.value;
    const n = b * b;
    return ok({
      family: 'samurai',
      spec: specFor(b),
      ...inWords(samurai, { size: n }),
      geometry: build(b),
    });
  },
};

function specFor(b: number): string {
  return b === 3 ? 'samurai' : `samurai:${b}`;
}

/** What one of the five grids is called. */
function grid(en: string, de: string, fr: string): Words<Noun> {
  return { en: `${en} grid`, de: { nominative: `das Gitter ${de}`, dative: `dem Gitter ${de}` }, fr: `la grille ${fr}` };
}

function build(b: number): ReturnType<typeof defineGeometry> {
  const n = b * b;
  const far = 2 * (n - b);
  const width = far + n;
  const corners = [
    { noun: grid('top left', 'oben links', 'en haut à gauche'), top: 0, left: 0 },
    { noun: grid('top right', 'oben rechts', 'en haut à droite'), top: 0, left: far },
    { noun: grid('middle', 'in der Mitte', 'au milieu'), top: n - b, left: n - b },
    { noun: grid('bottom left', 'unten links', 'en bas à gauche'), top: far, left: 0 },
    { noun: grid('bottom right', 'unten rechts', 'en bas à droite'), top: far, left: far },
  ];
  const cellAt = new Map<number, Cell>();
  const places: Place[] = [];
  const panelPlaces = range(width * width).map(() => -1);
  for (const square of range(width * width)) {
    const row = Math.floor(square / width);
    const column = square % width;
    if (!corners.some(({ top, left }) => row >= top && row < top + n && column >= left && column < left + n)) continue;
    cellAt.set(square, places.length);
    panelPlaces[square] = places.length;
    places.push({ name: squareName(row, column), cell: places.length, panel: 0, row, column });
  }
  const squares = corners.map(
    ({ noun, top, left }): Square => ({ n, where: { noun }, cellAt: (row, column) => cellAt.get((top + row) * width + left + column)! }),
  );
  const box = { rows: b, columns: b };
  const boxes = firstOfEach(squares.flatMap((square) => boxesOf(square, box)));
  const boxOf = new Map(boxes.flatMap(({ cells }, index) => cells.map((cell) => [cell, index])));
  return defineGeometry({
    size: n,
    places,
    panels: [
      {
        rows: width,
        columns: width,
        places: panelPlaces,
        regions: panelPlaces.map((place) => (place < 0 ? -1 : boxOf.get(place)!)),
        at: { row: 0, column: 0 },
      },
    ],
    groups: squares.flatMap((square) => [...rowsOf(square), ...columnsOf(square), ...boxesOf(square, box)]),
    partitions: [{ id: 'boxes', blocks: asBlocks(boxes) }],
  });
}

/** Overlapping grids state their shared boxes twice; a partition needs each once. */
function firstOfEach(boxes: readonly GroupDraft[]): GroupDraft[] {
  const seen = new Set<Cell>();
  return boxes.filter(({ cells }) => {
    const isNew = !seen.has(cells[0]!);
    for (const cell of cells) seen.add(cell);
    return isNew;
  });
}
