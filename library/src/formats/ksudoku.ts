import { complain, fail, type Kind, makePuzzle, ok, type Puzzle, type Result, type Rule, said } from '#core';
import { ruleReader, withRules } from '#rules';
import { partitionBox } from './box-shape.ts';
import { sure } from './evidence.ts';
import type { Format } from './format.ts';
import type { ReadHints } from './hints.ts';
import { agreeOnKind } from './hints.ts';
import { refuseAllButRules } from './refusals.ts';
import { attributeOf, childrenOf, escapeXml, parseXml, textOf, type XmlElement } from './xml.ts';

/** What it is known by. */
const ELEMENT = '<ksudoku>';

/**
 * KSudoku: XML with a graph (which groups there are) and the values as characters: `a` + value, `_` for blank, `.` for
 * squares that belong to no grid.
 *
 * KSudoku numbers its squares column by column, so the text is turned: the square at column x, row y and depth z has
 * the number (x * height + y) * depth + z. Custom graphs are read where their groups are those of a kind we have.
 */
export const ksudoku: Format = {
  id: 'ksudoku',
  title: { en: 'KSudoku', de: 'KSudoku', fr: 'KSudoku' },
  summary:
    'XML with a graph and values: square boxes, roxdoku, and graphs that are jigsaws, diagonals, windoku or samurai. It holds givens, and the cages of killer sudoku.',
  extensions: ['.ksudoku', '.xml'],
  unit: 'document',
  single: true,
  keeps: ['rules'],
  recognise: ({ text }) =>
    /<ksudoku\b|<!DOCTYPE ksudoku/i.test(text) ? sure(said('the element {element}', { element: ELEMENT })) : undefined,
  open: (hints) => (unit, line) => (unit.trim() === '' ? [] : [{ line, result: read(unit, hints) }]),
  write,
};

/** The size of the box that all squares stand in, and the square of each place in it. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The number that KSudoku gives to each place of a kind. */
function numbering({ geometry: { shape, places } }: Kind, { y, z }: Box): number[] {
  return places.map(({ panel, row, column }) => (column * y + row) * z + (shape.form === 'layers' ? panel : 0));
}

function boxOf({ geometry: { panels } }: Kind): Box {
  return { x: panels[0]!.columns, y: panels[0]!.rows, z: panels.length };
}

function read(unit: string, hints: ReadHints): Result<Puzzle> {
  const document = parseXml(unit);
  if (!document.ok) return document;
  const root = childrenOf(document.value, 'ksudoku')[0] ?? childrenOf(document.value, 'ksudoku-game')[0];
  const [game] = childrenOf(root, 'game');
  const puzzle = childrenOf(game, 'puzzle')[0] ?? childrenOf(root, 'puzzle')[0];
  const [graph] = childrenOf(puzzle, 'graph');
  if (!graph) return fail('expected <ksudoku><game><puzzle><graph>');
  const values = textOf(childrenOf(puzzle, 'values')[0]);
  const plain = readGraph(graph, hints);
  if (!plain.ok) return plain;
  const kind = readCages(graph, plain.value);
  if (!kind.ok) return kind;
  const box = boxOf(kind.value);
  const squares = box.x * box.y * box.z;
  const { geometry, spec } = kind.value;
  if (values.length !== squares)
    return fail('expected {wanted} characters of values for {kind}, found {found}', { wanted: squares, kind: spec, found: values.length });
  const givens = new Uint8Array(geometry.cellCount);
  for (const [place, number] of numbering(kind.value, box).entries()) {
    const written = values[number]!;
    const value = /[_.0]/.test(written) ? 0 : written.charCodeAt(0) - 97;
    if (value < 0 || value > geometry.size) {
      return fail('{place} (character {character:id}) holds {found}; expected b-{last} or _ for blank', {
        place: geometry.places[place]!.name,
        character: number + 1,
        found: JSON.stringify(written),
        last: String.fromCharCode(97 + geometry.size),
      });
    }
    givens[geometry.places[place]!.cell] = value;
  }
  const title = attributeOf(graph, 'name');
  return ok(makePuzzle(kind.value, givens, { info: title ? { title } : {} }));
}

function readGraph(graph: XmlElement, hints: ReadHints): Result<Kind> {
  const type = attributeOf(graph, 'type')?.toLowerCase();
  const order = Number(attributeOf(graph, 'order'));
  const b = Math.round(Math.sqrt(order));
  if (!Number.isInteger(order) || order < 2 || order > 25) return fail('the graph has no order from 2 to 25');
  if (type === 'custom') return readCustom(graph, order, hints);
  if (b * b !== order || (type !== 'sudoku' && type !== 'roxdoku'))
    return fail('the graph is of type {found} and order {order}; expected sudoku, roxdoku or custom with a square order', {
      found: JSON.stringify(type ?? ''),
      order,
    });
  return settle(agreeOnKind(hints, type === 'roxdoku' ? `roxdoku:${b}` : `classic:${b}x${b}`));
}

/** A graph that lists its groups: read where some kind has exactly these. */
function readCustom(graph: XmlElement, order: number, hints: ReadHints): Result<Kind> {
  const b = Math.round(Math.sqrt(order));
  const [x, y] = ['sizeX', 'sizeY'].map((name) => Number(attributeOf(graph, name)));
  const cliques = childrenOf(graph, 'clique').map((clique) => textOf(clique).trim().split(/\s+/).map(Number));
  const corners = childrenOf(graph, 'sudokugroups').map((groups) => ({
    at: Number(attributeOf(groups, 'at') ?? 0),
    hasBoxes: attributeOf(groups, 'withblocks') !== '0',
  }));
  if (x === order && y === order && corners.length === 1 && corners[0]!.at === 0) {
    if (corners[0]!.hasBoxes && cliques.length === 0) return settle(agreeOnKind(hints, `classic:${b}x${b}`));
    const candidates = corners[0]!.hasBoxes ? [`diagonal:${b}x${b}`, `windoku:${b}`] : [];
    for (const spec of candidates) {
      const kind = hints.kinds.find(spec);
      if (kind.ok && sameGroups(cliques, kind.value)) return settle(agreeOnKind(hints, spec));
    }
    if (!corners[0]!.hasBoxes && cliques.length === order) return readRegions(cliques, order, hints);
  }
  if (corners.length === 5 && corners.every(({ hasBoxes }) => hasBoxes) && cliques.length === 0 && x === y && x === 3 * order - 2 * b)
    return settle(agreeOnKind(hints, `samurai:${b}`));
  return fail('the graph {graph} has groups of its own that no kind has', { graph: JSON.stringify(attributeOf(graph, 'name') ?? '') });
}

/** What the cages of a killer do with their numbers: nothing, where a cage is one square alone, or add them up. */
const ALONE = '0';
const ADDED = '4';
const KILLER = 'KillerSudoku';

/** The kind with the cages of a killer. Cages that multiply, divide or subtract are of another puzzle (Mathdoku). */
function readCages(graph: XmlElement, kind: Kind): Result<Kind> {
  const cages = childrenOf(graph, 'cage');
  if (cages.length === 0) return ok(kind);
  const type = attributeOf(graph, 'specific-type') ?? '';
  if (type.toLowerCase() !== KILLER.toLowerCase())
    return fail('cages are known of {wanted} only, not of {found}', { wanted: KILLER, found: JSON.stringify(type) });
  const numbers = numbering(kind, boxOf(kind));
  const reader = ruleReader(kind);
  const rules: Rule[] = [];
  for (const [i, cage] of cages.entries()) {
    const [operator, sum] = ['operator', 'value'].map((name) => attributeOf(cage, name) ?? '');
    const squares = textOf(cage).trim().split(/\s+/).map(Number);
    const cells = squares.map((square) => kind.geometry.places[numbers.indexOf(square)]?.cell ?? square);
    const isKnown = operator === ADDED || (operator === ALONE && cells.length === 1);
    const rule = isKnown
      ? reader.read({ rule: 'cage', cells, sum })
      : fail('its operator is {found}; expected {known}', { found: JSON.stringify(operator), known: ADDED });
    if (!rule.ok) return fail('cage {number:id}: {sentence}', { number: i + 1, sentence: rule });
    rules.push(rule.value);
  }
  return withRules(kind, rules);
}

function readRegions(cliques: readonly (readonly number[])[], n: number, hints: ReadHints): Result<Kind> {
  const regions = Array.from({ length: n * n }, () => -1);
  for (const [region, cells] of cliques.entries()) {
    for (const cell of cells) if (cell >= 0 && cell < n * n) regions[(cell % n) * n + Math.floor(cell / n)] = region;
  }
  return settle(agreeOnKind(hints, `jigsaw:${n}`, regions));
}

function settle(kind: Result<Kind | undefined>): Result<Kind> {
  return kind.ok ? (kind.value ? ok(kind.value) : fail('the graph has no kind')) : kind;
}

/** The groups that a kind has beyond rows, columns and boxes, in KSudoku's numbers; regions in the order of their own. */
function extraGroups(kind: Kind): string[] {
  const numbers = numbering(kind, boxOf(kind));
  const extra = kind.geometry.groups.filter(({ family }) => ['diagonal', 'window', 'region'].includes(family));
  const orderOf = ({ cells }: (typeof extra)[number]): number => kind.regions?.[cells[0]!] ?? 0;
  return extra
    .sort((p, q) => orderOf(p) - orderOf(q))
    .map(({ cells }) =>
      cells
        .map((cell) => numbers[cell]!)
        .sort((p, q) => p - q)
        .join(' '),
    );
}

function sameGroups(cliques: readonly (readonly number[])[], kind: Kind): boolean {
  const wanted = extraGroups(kind).sort();
  const found = cliques.map((cells) => [...cells].sort((p, q) => p - q).join(' ')).sort();
  return wanted.length === found.length && wanted.every((group, i) => group === found[i]);
}

/** How KSudoku calls the families that it draws by name. */
const TYPES: Readonly<Record<string, string>> = {
  classic: 'Plain',
  roxdoku: 'Roxdoku',
  diagonal: 'XSudoku',
  windoku: 'Plain',
  jigsaw: 'Jigsaw',
  samurai: 'Samurai',
};

function write(puzzle: Puzzle): Result<string> {
  const { kind, geometry, givens, info } = puzzle;
  const b = Math.round(Math.sqrt(geometry.size));
  const type = TYPES[kind.family];
  if (type === undefined)
    return fail('KSudoku cannot hold {kind}, only {known}', { kind: kind.spec, known: Object.keys(TYPES).join(', ') });
  const hasSquareBoxes = kind.regions !== undefined || (b * b === geometry.size && (partitionBox(geometry)?.rows ?? b) === b);
  if (!hasSquareBoxes || geometry.size > 25)
    return fail('KSudoku cannot hold {kind}; it has square boxes and at most 25 values', { kind: kind.spec });
  if (puzzle.restrictions) return fail('KSudoku cannot hold restricted candidates');
  const cages = writeCages(puzzle);
  if (!cages.ok) return cages;
  const box = boxOf(kind);
  const values = Array.from({ length: box.x * box.y * box.z }, () => '.');
  for (const [place, number] of numbering(kind, box).entries()) {
    const value = givens[geometry.places[place]!.cell]!;
    values[number] = value === 0 ? '_' : String.fromCharCode(97 + value);
  }
  return ok(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<!DOCTYPE ksudoku>',
      '<ksudoku>',
      ' <game had-help="0" msecs-elapsed="0">',
      '  <puzzle>',
      ...graphLines(kind, type, box, info.title, cages.value),
      `   <values>${values.join('')}</values>`,
      '  </puzzle>',
      ' </game>',
      '</ksudoku>',
    ].join('\n'),
  );
}

/** The cages of a killer; says which rule is none. */
function writeCages(puzzle: Puzzle): Result<readonly string[]> {
  const { kind, geometry, rules } = puzzle;
  if (rules.length === 0) return ok([]);
  const what = complain('KSudoku');
  const refused = refuseAllButRules(puzzle, what, ['cage']);
  if (refused) return fail(refused);
  const refuse = (rule: Rule, sentence: ReturnType<typeof complain>): Result<never> =>
    fail('{what} cannot hold {rule}: {sentence}', { what, rule: rule.text, sentence });
  if (kind.family !== 'classic' || geometry.size > 9)
    return refuse(rules[0]!, complain('cages are for grids of 4 and 9 rows with boxes there'));
  const numbers = numbering(kind, boxOf(kind));
  const lines: string[] = [];
  for (const rule of rules) {
    const [cells, sum] = [rule.fields['cells'] as readonly number[], rule.fields['sum']];
    if (sum === undefined) return refuse(rule, complain('it has no sum'));
    const squares = cells.map((cell) => numbers[geometry.placesOf(cell)[0]!]);
    lines.push(
      `<cage operator="${cells.length === 1 ? ALONE : ADDED}" value="${sum}" size="${cells.length}"> ${squares.join(' ')} </cage>`,
    );
  }
  return ok(lines);
}

function graphLines(kind: Kind, type: string, box: Box, title: string | undefined, cages: readonly string[]): string[] {
  const { size } = kind.geometry;
  const name = title === undefined ? '' : ` name="${escapeXml(title.replace(/\s+/g, ' '))}"`;
  if (cages.length > 0)
    return [
      `   <graph order="${size}" type="custom" specific-type="${KILLER}"${name || ` name="${KILLER}"`} sizeX="${box.x}" sizeY="${box.y}" sizeZ="1">`,
      '    <sudokugroups at="0" withblocks="1"/>',
      ...cages.map((cage) => `    ${cage}`),
      '   </graph>',
    ];
  if (kind.family === 'classic' || kind.family === 'roxdoku') {
    return [`   <graph order="${size}" type="${kind.family === 'classic' ? 'sudoku' : 'roxdoku'}" specific-type="${type}"${name}/>`];
  }
  const cliques = extraGroups(kind);
  const far = 2 * (size - Math.round(Math.sqrt(size)));
  const at = (column: number, row: number): number => column * box.y + row;
  const corners = kind.family === 'samurai' ? [at(0, 0), at(far, 0), at(far / 2, far / 2), at(0, far), at(far, far)] : [0];
  const blocks = kind.regions ? 0 : 1;
  const count = corners.length * size * (2 + blocks) + cliques.length;
  return [
    `   <graph order="${size}" type="custom" specific-type="${type}"${name || ` name="${type}"`} ncliques="${count}" sizeX="${box.x}" sizeY="${box.y}" sizeZ="1">`,
    ...corners.map((corner) => `    <sudokugroups at="${corner}" withblocks="${blocks}"/>`),
    ...cliques.map((cells) => `    <clique size="${size}">${cells}</clique>`),
    '   </graph>',
  ];
}
