import { CROSS_PLANES, defineGeometry, indices, type KindFamily, type Noun, ok, type Place, said, squareName, type Words } from '#core';
import { chooseOption, parseNumber, specOf } from './arguments.ts';
import { kindWords } from './kind-words.ts';
import { solidFilling } from './solid-filling.ts';
import { boxAt, boxesOf, columnsOf, type GroupDraft, group, NOUNS, rowsOf, type Square, squarePanel, squarePlaces } from './square.ts';

/** Which lines and minigrids hold every value once. */
const RULES = ['every-plane', 'layers', 'worked-example'] as const;
type Rule = (typeof RULES)[number];

const PILLAR: Words<Noun> = { en: 'pillar', de: 'Säule', fr: 'le pilier' };
const AT: Words<string> = {
  en: 'at row {row}, column {column}',
  de: 'bei Zeile {row}, Spalte {column}',
  fr: 'à la ligne {row}, colonne {column}',
};
/** The papers number them S1, S2 and so on. */
const MINI_CUBE: Words<Noun> = { en: 'mini-cube', de: 'Teilwürfel', fr: 'le petit cube' };

/**
 * The solid cube of the IEEE Access paper (000): N = B * B layers of N x N cells.
 *
 * A cell is named by layer, row and column. Three families of planes cut the cube: layers (fixed layer), row planes
 * and column planes. `every-plane` makes each of the 3N planes a classic grid. `layers` asks for boxes only inside
 * the layers, as a well-known puzzle site does. `worked-example` is the weaker rule that the paper's own example follows.
 */
export const solid: KindFamily = {
  id: 'solid',
  words: {
    en: {
      name: 'Solid cube',
      summary: 'A cube of N = B * B layers of N x N cells, with lines along three axes and boxes in its planes.',
      title: 'Cube {size}×{size}×{size}',
      rules: 'A cube of {size} layers.',
      options: {
        'every-plane': {
          title: 'every plane',
          rules: 'Every line along each of the three axes and every box of all {planes} planes holds each of the {size} values once.',
        },
        layers: {
          title: 'boxes in layers',
          rules: 'Every line along each of the three axes and every box inside the layers holds each of the {size} values once.',
        },
        'worked-example': {
          title: 'worked example',
          rules:
            'Every row of every layer and every box of all {planes} planes holds each of the {size} values once; columns and pillars are free.',
        },
      },
    },
    de: {
      name: 'Würfel',
      summary: 'Ein Würfel aus N = B * B Schichten von N x N Feldern, mit Linien entlang dreier Achsen und Blöcken in seinen Ebenen.',
      title: 'Würfel {size}×{size}×{size}',
      rules: 'Ein Würfel aus {size} Schichten.',
      options: {
        'every-plane': {
          title: 'jede Ebene',
          rules: 'Jede Linie entlang der drei Achsen und jeder Block aller {planes} Ebenen enthält jeden der {size} Werte einmal.',
        },
        layers: {
          title: 'Blöcke in Schichten',
          rules: 'Jede Linie entlang der drei Achsen und jeder Block innerhalb der Schichten enthält jeden der {size} Werte einmal.',
        },
        'worked-example': {
          title: 'Rechenbeispiel',
          rules:
            'Jede Zeile jeder Schicht und jeder Block aller {planes} Ebenen enthält jeden der {size} Werte einmal; Spalten und Säulen sind frei.',
        },
      },
    },
    fr: {
      name: 'Cube',
      summary: 'Un cube de N = B * B couches de N x N cases, avec des lignes le long de trois axes et des blocs dans ses plans.',
      title: 'Cube {size}×{size}×{size}',
      rules: 'Un cube de {size} couches.',
      options: {
        'every-plane': {
          title: 'tous les plans',
          rules: 'Chaque ligne le long des trois axes et chaque bloc des {planes} plans contient chacune des {size} valeurs une fois.',
        },
        layers: {
          title: 'blocs des couches',
          rules: 'Chaque ligne le long des trois axes et chaque bloc des couches contient chacune des {size} valeurs une fois.',
        },
        'worked-example': {
          title: 'exemple traité',
          rules:
            'Chaque ligne de chaque couche et chaque bloc des {planes} plans contient chacune des {size} valeurs une fois ; les colonnes et les piliers sont libres.',
        },
      },
    },
  },
  argument: 'B',
  usual: '3',
  options: RULES,
  examples: [
    'solid:2',
    'solid:2/layers',
    'solid:2/worked-example',
    'solid:3',
    'solid:3/layers',
    'solid:3/worked-example',
    'solid:4',
    'solid:5',
  ],
  starters: [
    { spec: 'solid:2', level: 'easy', puzzle: '1.32.21..3.14...23............1431....3...1..3.2.213.34.3...2...' },
    {
      spec: 'solid:3',
      level: 'easy',
      puzzle:
        '5..4......381.52.4..2.876.129..315.7.7594.318.8.7.642..5.6.4.82...57..4.4.9.18.3542.873.1.165.9473.387.51..28315672949423.8.7575.4..183.9..823575..94682.218735.6...3.16.292..738....5.9.2.8.56729.8.1.18...94242.1.37.618..576..94682..737.5.6.2..3.17.49.2829.13547475298..6.1.94.7..5..186.2......586..4386..757...396..18.52.394...9.236.6135.7..92......75.42.....8.86..95.....861.94......9434.9.18.5......4.86.8.36.7..547829613..6.7.2...5.6189...2..3.1868.12.4.......4386.6.8..2.3.3.4..6.2..37...1.84813..952...8..76...5489..6..3...89.9.8.32517..6528.39.941.7.85.5.94.6..29..486.73...5....8.47.3..9.893.617...1..426.63251.9485.8.39..6..72..3..94367185.14863729...2..13....3.298..3.61..4.9...2.37.....94....4.9716.28.8....1...7.....43',
    },
  ],
  byLength: [2, 3, 4, 5].map((b) => ({ places: b ** 6, spec: `solid:${b}`, size: b * b })),
  create({ argument, option }) {
    const side = parseNumber(solid, argument, 2, 5);
    if (!side.ok) return side;
    const rule = chooseOption(solid, RULES, option);
    if (!rule.ok) return rule;
    const b = side.value;
    const n = b * b;
    return ok({
      family: 'solid',
      spec: specOf(solid, b, rule.value),
      option: rule.value,
      ...kindWords(solid, { size: n, planes: 3 * n }, rule.value),
      geometry: build(b, rule.value),
    });
  },
};

function build(b: number, rule: Rule): ReturnType<typeof defineGeometry> {
  const n = b * b;
  const box = { rows: b, columns: b };
  const at = (layer: number, row: number, column: number): number => (layer * n + row) * n + column;
  const layers = indices(n).map(
    (l): Square => ({ n, where: { noun: NOUNS.layer, number: l + 1 }, cellAt: (row, column) => at(l, row, column) }),
  );
  const rowPlanes = indices(n).map(
    (r): Square => ({ n, where: { noun: NOUNS.rowPlane, number: r + 1 }, cellAt: (layer, column) => at(layer, r, column) }),
  );
  const columnPlanes = indices(n).map(
    (c): Square => ({ n, where: { noun: NOUNS.columnPlane, number: c + 1 }, cellAt: (layer, row) => at(layer, row, c) }),
  );

  const rows = layers.flatMap(rowsOf);
  const columns = layers.flatMap(columnsOf);
  const pillars = indices(n * n).map((i) => {
    const row = Math.floor(i / n);
    const column = i % n;
    return group(
      { noun: PILLAR, number: said(AT, { row: row + 1, column: column + 1 }) },
      'pillar',
      indices(n).map((layer) => at(layer, row, column)),
    );
  });
  const layerBoxes = layers.flatMap((square) => boxesOf(square, box));
  const otherBoxes = [...rowPlanes, ...columnPlanes].flatMap((square) => boxesOf(square, box));
  const groups: Record<Rule, readonly GroupDraft[]> = {
    'every-plane': [...rows, ...columns, ...pillars, ...layerBoxes, ...otherBoxes],
    layers: [...rows, ...columns, ...pillars, ...layerBoxes],
    'worked-example': [...rows, ...layerBoxes, ...otherBoxes],
  };

  const places: Place[] = layers.flatMap((square, l) => squarePlaces(square, l, (row, column) => `l${l + 1}${squareName(row, column)}`));
  const panels = layers.map((_, l) =>
    squarePanel(n, { noun: NOUNS.layer, number: l + 1 }, l * n * n, { row: 0, column: l }, (row, column) => boxAt(n, box, row, column)),
  );
  const plane = (squares: readonly Square[]) =>
    squares.map(({ cellAt, where }) => ({ called: where!, cells: indices(n * n).map((j) => cellAt(Math.floor(j / n), j % n)) }));
  return defineGeometry({
    size: n,
    shape: { form: 'layers', planes: CROSS_PLANES },
    places,
    panels,
    groups: groups[rule],
    partitions: [
      { id: 'layers', blocks: plane(layers) },
      { id: 'row-planes', blocks: plane(rowPlanes) },
      { id: 'column-planes', blocks: plane(columnPlanes) },
      { id: 'mini-cubes', blocks: miniCubes(b, at) },
    ],
    filling: solidFilling(b),
  });
}

/** S1, S2, ...: column band fastest, then row band, then layer band, as in figures 3 to 6 of 000. */
function miniCubes(b: number, at: (layer: number, row: number, column: number) => number) {
  return indices(b ** 3).map((s) => {
    const origin = [Math.floor(s / (b * b)), Math.floor(s / b) % b, s % b].map((band) => band * b) as [number, number, number];
    const cells = indices(b ** 3).map((i) =>
      at(origin[0] + Math.floor(i / (b * b)), origin[1] + (Math.floor(i / b) % b), origin[2] + (i % b)),
    );
    return { called: { noun: MINI_CUBE, number: `S${s + 1}` }, cells };
  });
}
