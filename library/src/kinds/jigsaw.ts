import {
  complain,
  defineGeometry,
  expected,
  fail,
  indices,
  type KindFamily,
  MAX_SIZE,
  type Noun,
  numberedSquare,
  ok,
  type Result,
  type Words,
} from '#core';
import { parseNumber, specOf } from './arguments.ts';
import { kindWords } from './kind-words.ts';
import { asBlocks, columnsOf, type GroupDraft, group, rowsOf, type Square, singleSquare } from './square.ts';

export const REGION: Words<Noun> = { en: 'region', de: 'Gebiet', fr: 'la région' };

/** Region maps with connected, crooked regions; they stand for the family in lists and tests. */
const SAMPLES: Readonly<Record<string, string>> = {
  'jigsaw:5': '00011 02011 22331 24333 24444',
  'jigsaw:9': '004111111 044431122 044431225 004332255 604322555 600332885 666377785 667377885 667778888',
};

/** Rows, columns and regions of any shape: the regions come with the puzzle as a map of region numbers. */
export const jigsaw: KindFamily = {
  id: 'jigsaw',
  words: {
    en: {
      name: 'Jigsaw Sudoku',
      summary: 'An N x N grid with rows, columns and N regions of N cells of any shape; the region map comes with the puzzle.',
      title: 'Jigsaw {size}×{size}',
      rules: 'Every row, every column and every region holds each of the {size} values once.',
    },
    de: {
      name: 'Jigsaw-Sudoku (irreguläres Sudoku)',
      summary:
        'Ein N x N-Gitter mit Zeilen, Spalten und N Gebieten aus je N Feldern in beliebiger Form; die Gebietskarte gehört zum Rätsel.',
      title: 'Jigsaw-Sudoku {size}×{size}',
      rules: 'Jede Zeile, jede Spalte und jedes Gebiet enthält jeden der {size} Werte einmal.',
    },
    fr: {
      name: 'Sudoku irrégulier (jigsaw)',
      summary:
        'Une grille N x N avec des lignes, des colonnes et N régions de N cases de forme quelconque ; la carte des régions fait partie de la grille.',
      title: 'Sudoku irrégulier {size}×{size}',
      rules: 'Chaque ligne, chaque colonne et chaque région contient chacune des {size} valeurs une fois.',
    },
  },
  argument: 'N',
  usual: '9',
  options: [],
  examples: Object.keys(SAMPLES),
  starters: [
    { spec: 'jigsaw:5', level: 'easy', regions: '1111414444333553322522255', puzzle: '15.4.............25..1...' },
    {
      spec: 'jigsaw:9',
      level: 'medium',
      regions: '333322222333121222311111444355511466555444446557777666577787669887889969888899999',
      puzzle: '....32...6.9......24....78..1.......8.6.9..3.5..3.......7.4....9..7....2...6.....',
    },
  ],
  needsRegions: true,
  sampleRegions: (spec) => SAMPLES[spec]?.match(/\d/g)?.map(Number),
  standInRegions(argument) {
    const size = sizeOf(argument);
    return size.ok ? indices(size.value ** 2).map((cell) => Math.floor(cell / size.value)) : [];
  },
  create({ argument, regions }) {
    const size = sizeOf(argument);
    if (!size.ok) return size;
    const n = size.value;
    if (!regions)
      return fail('jigsaw:{size} needs a region map: a line "regions:" with {cells} symbols, one for each cell', { size: n, cells: n * n });
    const { square, places, panels } = singleSquare(n, (row, column) => regions[row * n + column] ?? -1);
    const cut = regionsOf(square, regions);
    if (!cut.ok) return cut;
    const rows = rowsOf(square);
    const columns = columnsOf(square);
    return ok({
      family: 'jigsaw',
      spec: specOf(jigsaw, n),
      regions,
      ...kindWords(jigsaw, { size: n }),
      geometry: defineGeometry({
        size: n,
        places,
        panels,
        groups: [...rows, ...columns, ...cut.value],
        partitions: [
          { id: 'rows', blocks: asBlocks(rows) },
          { id: 'columns', blocks: asBlocks(columns) },
          { id: 'regions', blocks: asBlocks(cut.value) },
        ],
      }),
    });
  },
};

function sizeOf(argument: string): Result<number> {
  return parseNumber(jigsaw, argument, 2, MAX_SIZE);
}

/** The spec of the grid that a region map of this many cells cuts; says why where there is none. */
export function specForRegions(cells: number): Result<string> {
  if (typeof cells !== 'number') return expected(complain('a number'), cells);
  const n = Math.sqrt(cells);
  return Number.isInteger(n)
    ? ok(specOf(jigsaw, n))
    : fail('the region map has {cells} {cells|cell|cells}, which is not a square number', { cells });
}

/** The regions as groups, numbered by first appearance; names the first that has not N cells. */
function regionsOf({ n, cellAt }: Square, regions: readonly number[]): Result<GroupDraft[]> {
  if (regions.length !== n * n)
    return fail('the region map has {cells} {cells|cell|cells}; jigsaw:{size} has {wanted}', {
      cells: regions.length,
      size: n,
      wanted: n * n,
    });
  const cells = new Map<number, number[]>();
  for (const i of indices(n * n)) {
    const region = regions[i]!;
    cells.set(region, [...(cells.get(region) ?? []), cellAt(Math.floor(i / n), i % n)]);
  }
  const each = [...cells.values()];
  const wrong = each.findIndex((own) => own.length !== n);
  if (wrong >= 0) {
    const first = each[wrong]![0]!;
    const start = numberedSquare(first, n);
    return fail('region {region} (from {start}) has {cells} {cells|cell|cells}; every region of jigsaw:{size} has {size}', {
      region: wrong + 1,
      start,
      cells: each[wrong]!.length,
      size: n,
    });
  }
  return ok(each.map((own, index) => group({ noun: REGION, number: index + 1 }, 'region', own)));
}
