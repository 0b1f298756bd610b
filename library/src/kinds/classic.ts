import { defineGeometry, type KindFamily, ok } from '#core';
import { parseBox, specOf } from './arguments.ts';
import { kindWords } from './kind-words.ts';
import { asBlocks, type Box, boxAt, boxesOf, columnsOf, type GroupDraft, rowsOf, type Square, singleSquare } from './square.ts';
import { BARE_SIZES, squarest, squarestBox } from './squarest.ts';

/** The groups and partitions that every grid with boxes starts from; variants add groups of their own. */
export function boxedGrid(box: Box, extra: (square: Square) => readonly GroupDraft[] = () => []): ReturnType<typeof defineGeometry> {
  const n = box.rows * box.columns;
  const { square, places, panels } = singleSquare(n, (row, column) => boxAt(n, box, row, column));
  const rows = rowsOf(square);
  const columns = columnsOf(square);
  const boxes = boxesOf(square, box);
  return defineGeometry({
    size: n,
    places,
    panels,
    groups: [...rows, ...columns, ...boxes, ...extra(square)],
    partitions: [
      { id: 'rows', blocks: asBlocks(rows) },
      { id: 'columns', blocks: asBlocks(columns) },
      { id: 'boxes', blocks: asBlocks(boxes) },
    ],
  });
}

/** Of 9x9, by exhaustive search. */
/** Hidden singles solve every minimal puzzle of the two grids of 4x4 that there are; tests/generate-refusals.test.ts rates them all. */
const HARDEST_RATING_OF_4 = 1.2;
const FEWEST_CLUES = { count: 17, source: 'McGuire, Tugemann, Civario 2012' };

/**
 * The grid that everybody knows, of any box: N = R * C values, N rows, N columns and N boxes of R rows and C columns.
 * Smaller than 9x9 it is the survey's Sub Doku, larger its Super Doku.
 */
export const classic: KindFamily = {
  id: 'classic',
  words: {
    en: {
      name: 'Classic Sudoku',
      summary: 'An N x N grid with boxes of R rows and C columns, N = R * C.',
      title: 'Classic {size}×{size}',
      rules: 'Every row, every column and every box of {rows} rows and {columns} columns holds each of the {size} values once.',
    },
    de: {
      name: 'Klassisches Sudoku',
      summary: 'Ein N x N-Gitter mit Blöcken aus R Zeilen und C Spalten, N = R * C.',
      title: 'Klassisch {size}×{size}',
      rules: 'Jede Zeile, jede Spalte und jeder Block aus {rows} Zeilen und {columns} Spalten enthält jeden der {size} Werte einmal.',
    },
    fr: {
      name: 'Sudoku classique',
      summary: 'Une grille N x N avec des blocs de R lignes et C colonnes, N = R * C.',
      title: 'Classique {size}×{size}',
      rules:
        'Chaque ligne, chaque colonne et chaque bloc de {rows} lignes et {columns} colonnes contient chacune des {size} valeurs une fois.',
    },
  },
  argument: 'RxC',
  usual: '3x3',
  options: [],
  examples: [
    'classic:2x2',
    'classic:2x3',
    'classic:2x4',
    'classic:3x3',
    'classic:2x5',
    'classic:3x4',
    'classic:3x5',
    'classic:4x4',
    'classic:4x5',
    'classic:5x5',
    'classic:5x6',
    'classic:6x6',
  ],
  starters: [
    { spec: 'classic:2x2', level: 'easy', puzzle: '..4.2.1..2.4.3..' },
    { spec: 'classic:2x3', level: 'easy', puzzle: '....3554.6......2662......6.5335....' },
    { spec: 'classic:3x3', level: 'easy', puzzle: '..9....5...132....2.64.5..3.175......5.9.6.4......152.1..2.93.4....846...9....8..' },
    { spec: 'classic:3x3', level: 'medium', puzzle: '..96...5...132....2.64.5..3.17.......5.9.6.4.......52.1..2.93.4....846...9...38..' },
    { spec: 'classic:3x3', level: 'hard', puzzle: '54..6.17......4256......4..3..9.7.6.....4.....6.2.5..3..8......1564......27.3..85' },
    { spec: 'classic:3x3', level: 'fiendish', puzzle: '78..15....52....1....6...28...4...59...5.6...59...3...96...4....7....89....85..71' },
    {
      spec: 'classic:3x3',
      level: 'diabolical',
      puzzle: '...84.6.5....6.........7.917..1..4..53.....62..1..3..796.4.........1....4.3.56...',
    },
    {
      spec: 'classic:3x4',
      level: 'medium',
      puzzle:
        '..C....98..476...8..A....8.13.67.9..C4....A3......AB72...4.C2...C...6...9........6A.4.B.6.5A2...6...1...B.3....7..BC3.........1.5.8..1....4.....',
    },
    {
      spec: 'classic:4x4',
      level: 'medium',
      puzzle:
        '64..A..........7.81E..9D..C.....A.....B.6.72....2.G98..6..15A...91...A...G2...46......8BA..9.3.G..F....2...B1.8A...6...GF85.B..C..4.6..123A7E.....9.5....E4.3C...D..G.7..6.....5..2CE..45..DF..13..DC....AB.G..8.B.5.9....34D...GF....A.1......E1...7..5...64..2',
    },
    {
      spec: 'classic:5x5',
      level: 'easy',
      puzzle:
        '..A.LE523P8DHNC9.KFM....6I.KJDNF..7.AG6..1.CBML.H5FNCO.M...17.J...A....E3..M5.BE.GHJ.1.O.4N..DL92FAP.....D....LB.I.E...J.C.7GD.3..K7.6.N.F..14C..E..M9BC..HF2D.9.5..1LJME.IO.G3.K..1O..P..I4G3AH.5....624O...8M.G.P.D2.......N..B2.FLJ.IEN5C9A..O.3GDKP7...BG5CJEP9.O.78A.DF1N6.IKM.M.IK2.3.8H.1.B..L..D.ENO7.P4NH1O.G6.2D5IE..KA..J.HED2.BN..K.J9L.63..AF.GC.L1.6OA.FM.G...I8C.JH.3.2....1...M.23EB.DH..L67.8PF8HB......J.2N9GFM4..CD6OEK72M39D.FI5..C6P.EB1...LJEDO..GK8H641.P7.2JA5.....J.L.6P.NB...KAH7.D8..125I..E.M.9...B.C.2.K83O...F.C2N.97P1KA.GIO.BF.6E3....OI.HB3.CDM9FP.N..2.G....A5.1K76JB2FDH3...9.P4..O..P..3F4H.E.A75..DI.NC2BL.8',
    },
  ],
  byLength: BARE_SIZES.flatMap((size) => {
    const box = squarestBox(size);
    // Nobody means a grid of 3x9 boxes by 729 characters.
    return box ? [{ places: size * size, spec: squarest(size), size, ...(box.columns > 6 ? { rare: true as const } : {}) }] : [];
  }),
  create({ argument }) {
    const box = parseBox(classic, argument);
    if (!box.ok) return box;
    const { rows, columns } = box.value;
    const n = rows * columns;
    return ok({
      family: 'classic',
      spec: specOf(classic, `${rows}x${columns}`),
      ...kindWords(classic, { size: n, rows, columns }),
      ...(rows === 3 && columns === 3 ? { fewestClues: FEWEST_CLUES } : {}),
      ...(rows === 2 && columns === 2 ? { hardestRating: HARDEST_RATING_OF_4 } : {}),
      geometry: boxedGrid(box.value),
    });
  },
};
