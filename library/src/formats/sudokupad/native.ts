import { type Cell, type Complaint, complain, fail, isRecord, type Kind, ok, type Result, type Rule } from '#core';
import { ruleReader } from '#rules';
import { type DrawnItem, type DrawnParts, PARTS } from './draw.ts';

/** Rules that are noted beside title and author, or in a list of their own. */
const NOTED: Readonly<Record<string, string>> = { antiknight: 'anti-knight:', antiking: 'anti-king:' };
/** Lists of cells that only say again what the grid does. */
const HOUSES = ['row', 'column', 'box', 'region'];

export interface NativeRules {
  readonly rules: readonly Rule[];
  /** Items that no rule accounts for. */
  readonly rest: DrawnParts;
  /** What is noted though it is unknown. */
  readonly noted: readonly string[];
}

/** What a document says by itself: cages with their sums, and rules that are noted. */
export function nativeRules(drawn: DrawnParts, names: readonly string[], kind: Kind): Result<NativeRules> {
  const reader = ruleReader(kind);
  const rules: Rule[] = [];
  const cages: DrawnItem[] = [];
  for (const [i, cage] of drawn.cages.entries()) {
    const read = readCage(cage, kind);
    if (read === 'house') continue;
    if (read === undefined) {
      cages.push(cage);
      continue;
    }
    const rule = reader.read(read);
    if (!rule.ok) return fail('{key} {number:id}: {sentence}', { key: PARTS[0], number: i + 1, sentence: rule });
    rules.push(rule.value);
  }
  const noted: string[] = [];
  for (const name of names) {
    const line = NOTED[name];
    const rule = line === undefined ? undefined : reader.parse(line);
    if (rule?.ok) rules.push(rule.value);
    else noted.push(name);
  }
  return ok({ rules, rest: { ...drawn, cages }, noted });
}

/** A cage as a rule; a house that the kind has; undefined where it means something that is not known. */
function readCage(cage: DrawnItem, kind: Kind): Record<string, unknown> | 'house' | undefined {
  const cells = readNativeCells(cage['cells'], kind);
  if (!cells) return undefined;
  const isHouse = kind.geometry.groups.some(
    (group) => HOUSES.includes(group.family) && group.cells.length === cells.length && cells.every((cell) => group.cells.includes(cell)),
  );
  if (isHouse && (cage['hidden'] === true || typeof cage['type'] === 'string')) return 'house';
  const value = cage['value'] ?? cage['sum'] ?? '';
  const sum = Number(value);
  if (String(value).trim() !== '' && !(Number.isInteger(sum) && sum >= 0)) return undefined;
  if (cage['unique'] === false) return sum > 0 ? { rule: 'sum', totals: [sum], cells } : undefined;
  return { rule: 'cage', cells, ...(sum > 0 ? { sum } : {}) };
}

/** Cells as pairs of row and column from 0, or by name with runs: "r1c1-r1c9,r2c2". */
export function readNativeCells(list: unknown, kind: Kind): Cell[] | undefined {
  const [panel] = kind.geometry.panels;
  const reader = ruleReader(kind);
  const items: readonly unknown[] = typeof list === 'string' ? list.split(',') : Array.isArray(list) ? list : [];
  const cells: Cell[] = [];
  for (const item of items) {
    if (typeof item === 'string') {
      const named = reader.read({ rule: 'extra-region', cells: item.replace('-', '..') });
      if (!named.ok) return undefined;
      cells.push(...named.value.cells);
      continue;
    }
    const [row, column] = Array.isArray(item) ? item.map(Number) : [];
    const place = panel!.places[row! * panel!.columns + column!];
    if (!(column! >= 0 && column! < panel!.columns) || place === undefined || place < 0) return undefined;
    cells.push(kind.geometry.places[place]!.cell);
  }
  return cells.length > 0 ? cells : undefined;
}

/** The items of a part that draw something. Cages without cells hold titles in older puzzles, and an empty list comes as one of nothing. */
export function drawnItems(list: unknown): DrawnItem[] {
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  const isTitle = (item: DrawnItem): boolean => Array.isArray(item['cells']) && item['cells'].every((cell) => isRecord(cell));
  return items.filter((item): item is DrawnItem => isRecord(item) && Object.keys(item).length > 0 && !isTitle(item));
}

export const SUDOKUPAD: Complaint = complain('SudokuPad');
