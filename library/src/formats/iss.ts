import {
  Candidates,
  fail,
  type Geometry,
  type Grid,
  type KeptDrawing,
  type Kind,
  makePuzzle,
  ok,
  type Puzzle,
  type Result,
  said,
} from '#core';
import { issCell, readIssCell, ruleReader, withRules } from '#rules';
import { readMarksLine } from './candidate-text.ts';
import { sure } from './evidence.ts';
import type { Format } from './format.ts';
import type { ReadHints } from './hints.ts';
import { GRID_TYPES, readGrid, writeGrid } from './iss/kind.ts';
import { isRuleType, readIssRules, writeIssRules } from './iss/rules.ts';
import { COMPOSITES, formatIss, type IssNode, parseIss } from './iss/text.ts';
import { gatherTies, spreadTies, TIES } from './iss/ties.ts';
import { readKiller } from './killer.ts';
import { readLine } from './line.ts';
import { withCounts } from './refusals.ts';

/**
 * The constraint strings of the Interactive Sudoku Solver: `.Type~argument~R1C1~R1C2`, one behind the other, candidates of cells as
 * `.~R1C1_5~R1C2_1_3`. What its types mean stands with the rules; here is what they stand in.
 */
export const iss: Format = {
  id: 'iss',
  title: { en: 'Interactive Sudoku Solver', de: 'Interactive Sudoku Solver', fr: 'Interactive Sudoku Solver' },
  summary:
    'Constraint strings such as .Cage~15~R1C1~R1C2, or a link that holds one. They hold grids of up to 16 rows, columns and values with rules and candidates.',
  extensions: ['.iss', '.txt'],
  unit: 'paragraph',
  keeps: ['rules'],
  recognise: ({ text }) => (isString(text) ? sure(said('constraints such as .Type~argument')) : undefined),
  open: (hints) => (unit, line) => (/^\s*$/.test(unit) ? [] : [{ line, result: read(unit.trim(), hints) }]),
  write,
};

/**
 * Whether a text begins with a constraint: `.Type~`, `.~R1C1_5`, or the name of a type long enough to be no puzzle of letters and dots. Others without arguments, and
 * empty ones, may stand before it.
 */
function isString(text: string): boolean {
  if (/^\s*(?:https?:\/\/[^\s?]*\?q=)?(?:\.[A-Za-z]*\s*)+(?:~|%7E)/.test(text)) return true;
  const [, type = ''] = /^\s*(?:https?:\/\/[^\s?]*\?q=)?\.+([A-Za-z]*)/.exec(text) ?? [];
  return type.length > 3 && (GRID_TYPES.includes(type) || isRuleType(type));
}

function read(unit: string, hints: ReadHints): Result<Puzzle> {
  const text = plain(unit);
  const nodes = text.includes('~') || /^\.[A-Za-z]{2}/.test(text) ? parseIss(text) : undefined;
  if (!nodes) return readKiller(text, hints) ?? readMarksLine(text, hints, {}, text.length === 729) ?? readLine(text, hints);
  if (!nodes.ok) return nodes;
  const unknown = namesOf(nodes.value).filter(isUnknown);
  if (unknown.length > 0 && !hints.plays)
    return fail('the puzzle has constraints that Ninefold does not know: {names}', { names: [...new Set(unknown)].slice(0, 5).join(', ') });
  const whole = unknown.length === 0 ? fromNodes(nodes.value, hints) : undefined;
  if (whole && (whole.ok || !hints.plays)) return whole;
  const { known, strange } = apart(nodes.value, hints);
  // Where nothing of it is understood, or each part alone is, the fault is told.
  if (whole && (strange.length === 0 || known.every(({ type }) => GRID_TYPES.includes(type)))) return whole;
  const puzzle = fromNodes(known, hints);
  if (!puzzle.ok) return puzzle;
  const drawings = outlines(strange, puzzle.value.kind);
  return ok({
    ...puzzle.value,
    ignored: withCounts(strange.map(({ type }) => type)),
    ...(drawings.length > 0 ? { kept: { drawings } } : {}),
  });
}

/** Constraints that are known, and those that are not: what they hold, and what speaks of variables, which are no cells, or says what is not understood. */
function apart(nodes: readonly IssNode[], hints: ReadHints): { readonly known: readonly IssNode[]; readonly strange: readonly IssNode[] } {
  const grid = nodes.filter(({ type }) => GRID_TYPES.includes(type));
  const isStrange = (node: IssNode): boolean =>
    node.type !== '' && !grid.includes(node) && (namesOf([node]).some(isUnknown) || !fromNodes([...grid, node], hints).ok);
  const strange = nodes.filter(isStrange);
  const known = nodes
    .filter((node) => !strange.includes(node))
    .map((node) => (node.type === '' ? { ...node, args: node.args.filter((written) => !isVariable(written)) } : node));
  return { known, strange };
}

/** A variable: a value that stands in no cell, as VA, CC11 or DGR3. */
const isVariable = (written: string): boolean => /^(?:V[A-Z]|[A-Z]{2}[RC]?\d)/.test(written);
const isUnknown = (type: string): boolean => !isRuleType(type) && !GRID_TYPES.includes(type) && ![...COMPOSITES, TIES].includes(type);

/** What is not known is drawn by its cells. */
function outlines(nodes: readonly IssNode[], kind: Kind): KeptDrawing[] {
  const { space } = ruleReader(kind);
  const cellsOf = ({ args, inside }: IssNode): number[] => [
    ...args.flatMap((written) => {
      const cell = readIssCell(written.split('_')[0]!, space);
      return cell.ok ? [cell.value] : [];
    }),
    ...inside.flatMap(cellsOf),
  ];
  return nodes.map(cellsOf).flatMap((cells) => (cells.length > 0 ? [{ shape: 'outline', cells: [...new Set(cells)] }] : []));
}

function fromNodes(nodes: readonly IssNode[], hints: ReadHints): Result<Puzzle> {
  const grid = readGrid(nodes, hints);
  if (!grid.ok) return grid;
  const { kind } = grid.value;
  const own = spreadTies(nodes);
  if (!own.ok) return own;
  const said = own.value.filter(({ type }) => type !== '' && !GRID_TYPES.includes(type) && !isSaidByKind(type, kind));
  const rules = readIssRules(said, grid.value);
  if (!rules.ok) return rules;
  const reader = ruleReader(kind);
  for (const cells of grid.value.regions) {
    const region = reader.make('extra-region', { cells });
    if (!region.ok) return region;
    rules.value.push(region.value);
  }
  const ruled = withRules(kind, rules.value);
  if (!ruled.ok) return ruled;
  const cells = readCandidates(nodes, ruled.value);
  return cells.ok
    ? ok(makePuzzle(ruled.value, cells.value.givens, cells.value.restrictions ? { restrictions: cells.value.restrictions } : {}))
    : cells;
}

/** A link's own text. */
function plain(text: string): string {
  const packed = /^https?:\/\/[^?]*\?(?:[^#]*&)?q=([^&#\s]*)/.exec(text)?.[1];
  if (packed === undefined) return text;
  try {
    return decodeURIComponent(packed.replaceAll('+', ' '));
  } catch {
    return packed;
  }
}

function namesOf(nodes: readonly IssNode[]): string[] {
  return nodes.flatMap(({ type, inside }) => [type, ...namesOf(inside)]);
}

function isSaidByKind(type: string, { family }: Kind): boolean {
  return (type === 'Diagonal' && family === 'diagonal') || (type === 'Windoku' && family === 'windoku');
}

/** Candidates of cells: a lone one is a given; what is said twice of a cell holds twice. */
function readCandidates(nodes: readonly IssNode[], kind: Kind): Result<{ readonly givens: Grid; readonly restrictions?: Candidates }> {
  const { geometry } = kind;
  const { space } = ruleReader(kind);
  const allowed = new Map<number, readonly number[]>();
  for (const { type, args, number } of nodes) {
    if (type !== '') continue;
    for (const written of args) {
      const [name = '', ...numbers] = written.split('_');
      const cell = readIssCell(name, space);
      if (!cell.ok) return fail('constraint {number:id}, {type}: {sentence}', { number, type: written.slice(0, 40), sentence: cell });
      const strange = numbers.find((found) => !space.numbers.includes(/^\d{1,2}$/.test(found) ? Number(found) : -1));
      if (strange !== undefined)
        return fail('constraint {number:id}: {place} holds {found}; expected a number from {least} to {most}', {
          number,
          place: name,
          found: JSON.stringify(strange.slice(0, 40)),
          least: space.lowest,
          most: space.highest,
        });
      const values = numbers.map((found) => Number(found) - space.lowest + 1);
      allowed.set(cell.value, allowed.get(cell.value)?.filter((value) => values.includes(value)) ?? values);
    }
  }
  return ok(placed(geometry, allowed));
}

function placed(
  geometry: Geometry,
  allowed: ReadonlyMap<number, readonly number[]>,
): { readonly givens: Grid; readonly restrictions?: Candidates } {
  const givens = new Uint8Array(geometry.cellCount);
  const restrictions = Candidates.all(geometry.cellCount, geometry.size);
  let isRestricted = false;
  for (const [cell, values] of allowed) {
    if (values.length === 1) givens[cell] = values[0]!;
    else {
      isRestricted = true;
      restrictions.clear(cell);
      for (const value of values) restrictions.add(cell, value);
    }
  }
  return isRestricted ? { givens, restrictions } : { givens };
}

function write(puzzle: Puzzle): Result<string> {
  const grid = writeGrid(puzzle);
  if (!grid.ok) return grid;
  const own = writeIssRules(puzzle.rules, puzzle.kind);
  const rules = own.ok ? gatherTies(own.value) : own;
  if (!rules.ok) return rules;
  const { geometry, givens, restrictions } = puzzle;
  const { space } = ruleReader(puzzle.kind);
  const args = Array.from({ length: geometry.cellCount }, (_, cell) => {
    const allowed = restrictions?.values(cell) ?? space.numbers.map((_, i) => i + 1);
    const values = givens[cell] === 0 ? allowed : allowed.filter((value) => value === givens[cell]);
    return values.length === geometry.size ? '' : [issCell(cell, space), ...values.map((value) => value - 1 + geometry.lowest)].join('_');
  }).filter((written) => written !== '');
  const text = formatIss([...grid.value, ...rules.value, ...(args.length > 0 ? [{ type: '', args, inside: [] }] : [])]);
  // An empty grid of the usual kind has nothing to say, and a text of nothing is no puzzle.
  return ok(text === '' ? '.Shape~9x9' : text);
}
