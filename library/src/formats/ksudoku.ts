import {
  Candidates,
  complain,
  escapeXml,
  fail,
  type Grid,
  type Kind,
  makePuzzle,
  ok,
  type Progress,
  type Puzzle,
  type Result,
  type Rule,
  said,
} from '#core';
import { ruleReader, withRules } from '#rules';
import { partitionBox } from './box-shape.ts';
import { sure } from './evidence.ts';
import { type Format, wholeDocument } from './format.ts';
import type { ReadHints } from './hints.ts';
import { agreeOnKind } from './hints.ts';
import { boxOf, type GraphSize, kindOfGraph, numbering, readCustom } from './ksudoku-graph.ts';
import { refuseAllButRules } from './refusals.ts';
import { attributeOf, childrenOf, parseXml, textOf, XmlElement } from './xml.ts';

/** What it is known by. */
const ELEMENT = '<ksudoku>';
const BLANK = '_';

/**
 * KSudoku: XML with a graph (which groups there are) and the values as characters: `a` + value, `_` for blank, `.` for
 * squares that belong to no grid.
 *
 * KSudoku numbers its squares column by column, so the text is turned: the square at column x, row y and depth z has
 * the number (x * height + y) * depth + z. Custom graphs are read where their groups are those of a kind we have, or those of a grid and some more. A
 * saved game has its moves behind the puzzle.
 */
export const ksudoku: Format = {
  id: 'ksudoku',
  title: { en: 'KSudoku', de: 'KSudoku', fr: 'KSudoku' },
  summary:
    'XML with a graph and values: square boxes, roxdoku, and graphs that are jigsaws, diagonals, windoku, or samurai and roxdoku of any layout. It holds givens, and the cages of killer sudoku; moves of a saved game are read.',
  extensions: ['.ksudoku', '.xml'],
  unit: 'document',
  single: true,
  keeps: ['rules'],
  recognise: ({ text }) =>
    /^\s*</.test(text) && /<ksudoku\b|<!DOCTYPE ksudoku/i.test(text)
      ? sure(said('the element {element}', { element: ELEMENT }))
      : undefined,
  open: wholeDocument(read),
  write,
};

function read(unit: string, hints: ReadHints): Result<Puzzle> {
  const document = parseXml(unit);
  if (!document.ok) return document;
  const root = childrenOf(document.value, 'ksudoku')[0] ?? childrenOf(document.value, 'ksudoku-game')[0];
  const [game] = childrenOf(root, 'game');
  const puzzle = childrenOf(game, 'puzzle')[0] ?? childrenOf(root, 'puzzle')[0];
  // The shapes that come with KSudoku are a graph alone: the blank puzzle of that shape.
  const [shape] = childrenOf(childrenOf(document.value, 'ksudoku-graph')[0], 'graph');
  const graph = childrenOf(puzzle, 'graph')[0] ?? shape;
  if (!graph) return fail('expected <ksudoku><game><puzzle><graph>');
  const plain = readGraph(graph, hints);
  if (!plain.ok) return plain;
  const kind = readCages(graph, plain.value);
  if (!kind.ok) return kind;
  const box = boxOf(kind.value);
  const squares = box.x * box.y * box.z;
  const { geometry, spec } = kind.value;
  const values = graph === shape ? BLANK.repeat(squares) : textOf(childrenOf(puzzle, 'values')[0]);
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
  const [history] = childrenOf(game, 'history');
  const progress = history && readHistory(history, kind.value, givens);
  return ok(makePuzzle(kind.value, givens, { info: title ? { title } : {}, ...(progress ? { progress } : {}) }));
}

/** What the moves of a saved game come to: values that were placed, and candidates that were noted; undefined where nothing is left of them. */
function readHistory(history: XmlElement, kind: Kind, givens: Grid): Progress | undefined {
  const { geometry } = kind;
  const cellOf = new Map(numbering(kind, boxOf(kind)).map((number, place) => [number, geometry.places[place]!.cell]));
  const entries = new Uint8Array(geometry.cellCount);
  const marks = Candidates.none(geometry.cellCount, geometry.size);
  const moves = history.children.flatMap((child) =>
    child instanceof XmlElement ? (child.name === 'complex-event' ? childrenOf(child, 'simple-event') : [child]) : [],
  );
  for (const move of moves) {
    const cell = cellOf.get(Number(attributeOf(move, 'index')));
    if (cell === undefined || givens[cell] !== 0) continue;
    const value = Number(attributeOf(move, 'value') ?? 0);
    entries[cell] = value >= 1 && value <= geometry.size ? value : 0;
    marks.clear(cell);
    [...(attributeOf(move, 'markers') ?? '')].slice(0, geometry.size).forEach((noted, i) => {
      if (noted === '1') marks.add(cell, i + 1);
    });
  }
  const isMarked = Array.from({ length: geometry.cellCount }, (_, cell) => marks.count(cell)).some((count) => count > 0);
  if (!isMarked && entries.every((value) => value === 0)) return undefined;
  return { entries, ...(isMarked ? { marks } : {}) };
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
  return kindOfGraph(agreeOnKind(hints, type === 'roxdoku' ? `roxdoku:${b}` : `classic:${b}x${b}`));
}

/** What the cages of a killer do with their numbers: nothing, where a cage is one square alone, or add them up. */
const ALONE = '0';
const ADDED = '4';
const KILLER = 'KillerSudoku';

/** The kind with the cages of a killer. Cages that multiply, divide or subtract are of another puzzle (Mathdoku). */
function readCages(graph: XmlElement, kind: Kind): Result<Kind> {
  const cages = childrenOf(graph, 'cage');
  if (cages.length === 0) return ok(kind);
  const base = kind.base ?? kind;
  const type = attributeOf(graph, 'specific-type') ?? '';
  if (type.toLowerCase() !== KILLER.toLowerCase())
    return fail('cages are known of {wanted} only, not of {found}', { wanted: KILLER, found: JSON.stringify(type) });
  const numbers = numbering(base, boxOf(base));
  const reader = ruleReader(base);
  const rules: Rule[] = [...(kind.added ?? [])];
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
  return withRules(base, rules);
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

/** How KSudoku calls the families that it draws by name. */
const TYPES: Readonly<Record<string, string>> = {
  classic: 'Plain',
  roxdoku: 'Roxdoku',
  diagonal: 'XSudoku',
  windoku: 'Plain',
  jigsaw: 'Jigsaw',
  samurai: 'Samurai',
};
/** And the layouts of a family: whatever overlaps in space is a samurai there. */
const LAYOUT_TYPES: Readonly<Record<string, string>> = {
  windmill: 'Windmill',
  sohei: 'Sohei',
  corners: 'TinySamurai',
  twin: 'Samurai',
  double: 'Samurai',
  samurai: 'Samurai',
};

function write(puzzle: Puzzle): Result<string> {
  const { kind, geometry, givens, info } = puzzle;
  const b = Math.round(Math.sqrt(geometry.size));
  const type = LAYOUT_TYPES[kind.option ?? ''] ?? TYPES[kind.family];
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
    values[number] = value === 0 ? BLANK : String.fromCharCode(97 + value);
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

function graphLines(kind: Kind, type: string, box: GraphSize, title: string | undefined, cages: readonly string[]): string[] {
  const { size } = kind.geometry;
  const name = title === undefined ? '' : ` name="${escapeXml(title.replace(/\s+/g, ' '))}"`;
  if (cages.length > 0)
    return [
      `   <graph order="${size}" type="custom" specific-type="${KILLER}"${name || ` name="${KILLER}"`} sizeX="${box.x}" sizeY="${box.y}" sizeZ="1">`,
      '    <sudokugroups at="0" withblocks="1"/>',
      ...cages.map((cage) => `    ${cage}`),
      '   </graph>',
    ];
  const cliques = extraGroups(kind);
  const numbers = numbering(kind, box);
  const isSolid = kind.geometry.shape.form === 'layers';
  // A grid stands where its first row begins, and a cube where its first planes do.
  const firsts = kind.geometry.groups.filter(({ family, called }) => ['row', 'plane'].includes(family) && called.number === 1);
  const corners = [...new Set(firsts.map(({ cells }) => numbers[kind.geometry.placesOf(cells[0]!)[0]!]!))];
  if (kind.family === 'classic' || (isSolid && corners.length === 1))
    return [`   <graph order="${size}" type="${isSolid ? 'roxdoku' : 'sudoku'}" specific-type="${type}"${name}/>`];
  const blocks = kind.regions ? 0 : 1;
  const each = isSolid ? 3 * Math.round(Math.sqrt(size)) : size * (2 + blocks);
  const count = corners.length * each + cliques.length;
  return [
    `   <graph order="${size}" type="custom" specific-type="${type}"${name || ` name="${type}"`} ncliques="${count}" sizeX="${box.x}" sizeY="${box.y}" sizeZ="${box.z}">`,
    ...corners.map((corner) =>
      isSolid ? `    <roxdokugroups at="${corner}"/>` : `    <sudokugroups at="${corner}" withblocks="${blocks}"/>`,
    ),
    ...cliques.map((cells) => `    <clique size="${size}">${cells}</clique>`),
    '   </graph>',
  ];
}
