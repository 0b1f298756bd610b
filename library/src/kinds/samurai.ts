import { type Cell, defineGeometry, indices, type KindFamily, ok, overlapRegions, type Place, squareName } from '#core';
import { chooseOption, parseNumber } from './arguments.ts';
import { kindWords } from './kind-words.ts';
import { gridsOf, LAYOUTS, type SamuraiLayout } from './samurai-layouts.ts';
import { asBlocks, boxesOf, columnsOf, type GroupDraft, holedPanel, rowsOf, type Square } from './square.ts';

/**
 * Overlapping classic grids. The usual samurai has five: one in the middle that shares each of its corner boxes with a corner box of
 * another. With box side 3 the whole is 21 rows by 21 columns, of which 369 squares belong to a grid.
 */
export const samurai: KindFamily = {
  id: 'samurai',
  words: {
    en: {
      name: 'Samurai Sudoku',
      summary:
        'Overlapping classic grids; usually five, of which the middle one shares its corner boxes with the other four (369 places in 9x9).',
      title: 'Samurai {size}×{size}',
      rules: 'Overlapping {size}×{size} grids: every row, every column and every box of each holds each of the {size} values once.',
      options: {
        boxes: {
          title: 'shared corner boxes',
          rules: 'There are five; the middle one shares its corner boxes with the other four.',
        },
        windmill: {
          title: 'windmill',
          rules: 'There are five; the outer four stand around the middle one like sails, and share all boxes of a side but one with it.',
        },
        sohei: {
          title: 'sohei',
          rules: 'There are four in a ring; each shares two corner boxes with its neighbours.',
        },
        corners: {
          title: 'shared corner cells',
          rules: 'There are five; the middle one shares its corner cells with the other four.',
        },
      },
    },
    de: {
      name: 'Samurai-Sudoku',
      summary:
        'Überlappende klassische Gitter; meist fünf, von denen das mittlere seine Eckblöcke mit den anderen vier teilt (369 Plätze bei 9x9).',
      title: 'Samurai {size}×{size}',
      rules: 'Überlappende {size}×{size}-Gitter: Jede Zeile, jede Spalte und jeder Block von jedem enthält jeden der {size} Werte einmal.',
      options: {
        boxes: {
          title: 'gemeinsame Eckblöcke',
          rules: 'Es sind fünf; das mittlere teilt seine Eckblöcke mit den anderen vier.',
        },
        windmill: {
          title: 'Windmühle',
          rules:
            'Es sind fünf; die äußeren vier stehen wie Flügel um das mittlere und teilen mit ihm alle Blöcke einer Seite bis auf einen.',
        },
        sohei: {
          title: 'Sohei',
          rules: 'Es sind vier in einem Ring; jedes teilt zwei Eckblöcke mit seinen Nachbarn.',
        },
        corners: {
          title: 'gemeinsame Eckfelder',
          rules: 'Es sind fünf; das mittlere teilt seine Eckfelder mit den anderen vier.',
        },
      },
    },
    fr: {
      name: 'Sudoku samouraï',
      summary:
        'Des grilles classiques qui se chevauchent ; d’ordinaire cinq, dont celle du milieu partage ses blocs d’angle avec les quatre autres (369 emplacements en 9x9).',
      title: 'Samouraï {size}×{size}',
      rules:
        'Des grilles {size}×{size} qui se chevauchent : chaque ligne, chaque colonne et chaque bloc de chacune contient chacune des {size} valeurs une fois.',
      options: {
        boxes: {
          title: 'blocs d’angle communs',
          rules: 'Elles sont cinq ; celle du milieu partage ses blocs d’angle avec les quatre autres.',
        },
        windmill: {
          title: 'moulin à vent',
          rules:
            'Elles sont cinq ; les quatre du bord entourent celle du milieu comme des ailes, et partagent avec elle tous les blocs d’un côté sauf un.',
        },
        sohei: {
          title: 'sohei',
          rules: 'Elles sont quatre en anneau ; chacune partage deux blocs d’angle avec ses voisines.',
        },
        corners: {
          title: 'cases d’angle communes',
          rules: 'Elles sont cinq ; celle du milieu partage ses cases d’angle avec les quatre autres.',
        },
      },
    },
  },
  argument: 'B',
  usual: '3',
  options: LAYOUTS,
  examples: ['samurai:2', 'samurai:2/sohei', 'samurai:2/corners', 'samurai/windmill', 'samurai:3'],
  starters: [
    {
      spec: 'samurai',
      level: 'easy',
      puzzle:
        '.86251.7....3.51.....7.4563.6.2183.....96..211...6.....28...3.7..28.35.1......68..9157.4.2...6....558...176.967.3..5..6.2....9.1581..9724..3...5..2..4.54.1.7.9...84.15..3...3657.24.7.9.16834...8.........8.971.54683..715.9.....2..7.3....6..26..92....3..75.......1...79.5.....7...8.2.4519831.4.....794583.2.1..3..41....1....6.21.56......9187...8.....52.5..6....853..2867.',
    },
    {
      spec: 'samurai/windmill',
      level: 'easy',
      puzzle:
        '27.3..4...3...9.....8...........2....2..3....8...64.2...1...4.66..1....95.....31......3....8.......72...........5.6.....2........3....5.5.18..........2.8..763...............48...2....4.7.3.........1...675...6......9......9.....4.......9...26.......7...........64.68....1.745.....7...532.....2.3.8.....1...8.789.4....6...293..........',
    },
    {
      spec: 'samurai/sohei',
      level: 'easy',
      puzzle:
        '.3.9..1..........3...24..5.7...3.......6..49...94.56..2.7....1....9..7...1...........1.......8......32.........2.93.....218......3.2.6.........4....5....17.4...53..9....31..17..8..........4....4...97..4.....5..4...8.........7.95.6..........68.4..8...1..8..36.....3..2...9..15...........3.',
    },
    {
      spec: 'samurai:2/corners',
      level: 'easy',
      puzzle: '.......4.12.2.1.4..........3......4......3.1.........2...........21...4.1.2.',
    },
  ],
  byLength: [
    ...[2, 3, 4, 5].map((b) => ({ places: 5 * b ** 4 - 4 * b ** 2, spec: specFor(b, 'boxes'), size: b * b })),
    { places: 333, spec: 'samurai/windmill', size: 9 },
    { places: 288, spec: 'samurai/sohei', size: 9 },
    { places: 76, spec: 'samurai:2/corners', size: 4 },
    // A drawing in which the squares that belong to no grid are filled in as well.
    { places: 21 * 21, spec: 'samurai', size: 9 },
  ],
  create({ argument, option }) {
    const side = parseNumber(samurai, argument, 2, 5);
    if (!side.ok) return side;
    const layout = chooseOption(samurai, LAYOUTS, option);
    if (!layout.ok) return layout;
    const b = side.value;
    return ok({
      family: 'samurai',
      spec: specFor(b, layout.value),
      option: layout.value,
      ...kindWords(samurai, { size: b * b }, layout.value),
      geometry: build(b, layout.value),
    });
  },
};

function specFor(b: number, layout: SamuraiLayout): string {
  return `samurai${b === 3 ? '' : `:${b}`}${layout === LAYOUTS[0] ? '' : `/${layout}`}`;
}

function build(b: number, layout: SamuraiLayout): ReturnType<typeof defineGeometry> {
  const n = b * b;
  const grids = gridsOf(layout, b);
  const width = n + Math.max(...grids.map(({ left }) => left));
  const cellAt = new Map<number, Cell>();
  const places: Place[] = [];
  for (const square of indices(width * width)) {
    const row = Math.floor(square / width);
    const column = square % width;
    if (!grids.some(({ top, left }) => row >= top && row < top + n && column >= left && column < left + n)) continue;
    cellAt.set(square, places.length);
    places.push({ name: squareName(row, column), cell: places.length, panel: 0, row, column });
  }
  const squares = grids.map(
    ({ noun, top, left }): Square => ({ n, where: { noun }, cellAt: (row, column) => cellAt.get((top + row) * width + left + column)! }),
  );
  const box = { rows: b, columns: b };
  const boxes = firstOfEach(squares.flatMap((square) => boxesOf(square, box)));
  const regions = overlapRegions(boxes);
  return defineGeometry({
    size: n,
    places,
    panels: [
      holedPanel(
        { rows: width, columns: width, at: { row: 0, column: 0 } },
        (row, column) => cellAt.get(row * width + column) ?? -1,
        (place) => regions.get(place)!,
      ),
    ],
    groups: squares.flatMap((square) => [...rowsOf(square), ...columnsOf(square), ...boxesOf(square, box)]),
    partitions: [{ id: 'boxes', blocks: asBlocks(boxes) }],
  });
}

/** Overlapping grids state their shared boxes twice; a partition needs each once. */
function firstOfEach(boxes: readonly GroupDraft[]): GroupDraft[] {
  const seen = new Set<string>();
  return boxes.filter(({ cells }) => seen.size < seen.add(cells.join()).size);
}
