import { type Cell, type FieldValue, fail, type Hole, ok, type Random, type Result, type Rule, showValue, type Words } from '#core';
import { cellWord, formatCellList, parseCellList } from './places.ts';
import type { Space } from './space.ts';

/**
 * A field of a rule: how it is read from data and from its line, written back, and invented for tests. Fields with numbers and words stand
 * before the colon of a line, those with cells behind it.
 */
export interface Field<T> {
  readonly type: 'number' | 'numbers' | 'word' | 'text' | 'cells' | 'path' | 'parts' | 'rules';
  /** For people: what may stand there, "a number", "cells". */
  readonly expects: Words<string>;
  readonly optional: boolean;
  /** From JSON or from a foreign format; cells by name or index. */
  read(data: unknown, space: Space, rules: RuleSource): Result<T>;
  parse(text: string, space: Space, rules: RuleSource): Result<T>;
  format(value: T, space: Space): string;
  /** As JSON holds it: cells by name. */
  toData(value: T, space: Space, rules: RuleSource): unknown;
  sample(random: Random, space: Space, rules: RuleSource): T;
}

/** Reads and invents rules, for fields that hold some. */
export interface RuleSource {
  read(data: Readonly<Record<string, unknown>>): Result<Rule>;
  parse(line: string): Result<Rule>;
  toData(rule: Rule): Record<string, unknown>;
  sample(random: Random): Rule;
}

/** Whether a field stands before the colon. */
export function isHead({ type }: Field<FieldValue>): boolean {
  return type === 'number' || type === 'numbers' || type === 'word' || type === 'text';
}

/** The same field, which may be left out. */
export function optional<T>(field: Field<T>): Field<T | undefined> {
  return { ...field, optional: true } as Field<T | undefined>;
}

interface Bounds {
  readonly least?: number;
  readonly most?: number;
  /** The range that tests draw from, where it is not the whole of it. */
  readonly usual?: (space: Space) => readonly [number, number];
}

/** A whole number. */
export function number({ least = 0, most = 1_000_000, usual }: Bounds = {}): Field<number> {
  const read = (data: unknown): Result<number> => {
    const value = typeof data === 'string' && /^-?\d{1,9}$/.test(data.trim()) ? Number(data) : data;
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return ok(value);
    return fail('expected a whole number from {least} to {most}, found {found}', { least, most, found: shown(data) });
  };
  return {
    type: 'number',
    expects: { en: 'a number', de: 'eine Zahl', fr: 'un nombre' },
    optional: false,
    read,
    parse: read,
    format: String,
    toData: (value) => value,
    sample(random, space) {
      const [from, to] = usual?.(space) ?? [Math.max(least, 0), Math.min(most, 2 * space.highest)];
      return from + random.below(to - from + 1);
    },
  };
}

/** One or more whole numbers, "1,2,3". */
export function numbers(bounds: Bounds & { readonly count?: readonly [number, number] } = {}): Field<readonly number[]> {
  const one = number(bounds);
  const [fewest, most] = bounds.count ?? [1, 64];
  const read = (data: unknown): Result<readonly number[]> => {
    const items: readonly unknown[] = Array.isArray(data) ? data : typeof data === 'number' ? [data] : [];
    if (items.length < fewest || items.length > most)
      return fail('expected {fewest} to {most} whole numbers, found {found}', { fewest, most, found: shown(data) });
    const values: number[] = [];
    for (const item of items) {
      const value = one.read(item, undefined as never, undefined as never);
      if (!value.ok) return value;
      values.push(value.value);
    }
    return ok(values);
  };
  return {
    type: 'numbers',
    expects: { en: 'numbers with commas between them', de: 'Zahlen mit Kommas dazwischen', fr: 'des nombres séparés par des virgules' },
    optional: false,
    read,
    parse: (text) => read(text.split(',')),
    format: (values) => values.join(','),
    toData: (values) => values,
    sample: (random, space) =>
      Array.from({ length: fewest + random.below(Math.min(most, fewest + 3) - fewest + 1) }, () =>
        one.sample(random, space, undefined as never),
      ),
  };
}

/** One of some words. */
export function word<Word extends string>(...words: readonly Word[]): Field<Word> {
  const read = (data: unknown): Result<Word> => {
    const found = words.find((known) => known === data);
    return found ? ok(found) : fail('expected {known}, found {found}', { known: words.join(', '), found: shown(data) });
  };
  const known = words.join(' | ');
  return {
    type: 'word',
    expects: { en: known, de: known, fr: known },
    optional: false,
    read,
    parse: read,
    format: (value) => value,
    toData: (value) => value,
    sample: (random) => words[random.below(words.length)]!,
  };
}

/** Any text; in a line it stands in quotes as in JSON. */
export function text(samples: readonly string[]): Field<string> {
  const read = (data: unknown): Result<string> =>
    typeof data === 'string' && data !== '' ? ok(data) : fail('expected a text, found {found}', { found: shown(data) });
  return {
    type: 'text',
    expects: { en: 'a text in quotes', de: 'ein Text in Anführungszeichen', fr: 'un texte entre guillemets droits' },
    optional: false,
    read,
    parse(written) {
      try {
        return read(JSON.parse(written));
      } catch {
        return fail('expected a text in quotes, found {found}', { found: shown(written) });
      }
    },
    format: (value) => JSON.stringify(value),
    toData: (value) => value,
    sample: (random) => samples[random.below(samples.length)]!,
  };
}

interface CellBounds {
  readonly least?: number;
  readonly most?: number;
}

/** Cells in any order, each once. */
export function cells(bounds: CellBounds = {}): Field<readonly Cell[]> {
  return { ...listOfCells(bounds, true), type: 'cells', expects: { en: 'cells', de: 'Felder', fr: 'des cases' } };
}

/** Cells in their order; one may come twice. */
export function path(bounds: CellBounds = {}): Field<readonly Cell[]> {
  return {
    ...listOfCells(bounds, false),
    type: 'path',
    expects: { en: 'cells in order', de: 'Felder in ihrer Reihenfolge', fr: 'des cases dans l’ordre' },
  };
}

function listOfCells({ least = 1, most = 4096 }: CellBounds, isSet: boolean): Omit<Field<readonly Cell[]>, 'type' | 'expects'> {
  const judge = (list: readonly Cell[], space: Space): Result<readonly Cell[]> => {
    if (list.length < least || list.length > most)
      return least === most
        ? fail('expected {least} cells, found {found}', { least, found: list.length })
        : fail('expected at least {least} cells, found {found}', { least, found: list.length });
    const twice = isSet ? list.find((cell, i) => list.indexOf(cell) !== i) : undefined;
    return twice === undefined ? ok(list) : fail('{cell} stands twice', { cell: cellWord(twice, space) });
  };
  return {
    optional: false,
    read(data, space) {
      const list = readCellList(data, space);
      return list.ok ? judge(list.value, space) : list;
    },
    parse(written, space) {
      const list = parseCellList(written, space);
      return list.ok ? judge(list.value, space) : list;
    },
    format: formatCellList,
    toData: formatCellList,
    sample: (random, space) => walk(random, space, least, most, isSet),
  };
}

/** Several lists of cells, "r1c1 r1c2 | r2c1 r2c2". */
export function parts({
  least = 1,
  each = 1,
}: {
  readonly least?: number;
  readonly each?: number;
} = {}): Field<readonly (readonly Cell[])[]> {
  const one = path({ least: each });
  const all = (items: readonly unknown[], space: Space, take: (item: unknown, space: Space) => Result<readonly Cell[]>) => {
    if (items.length < least) return fail('expected at least {least} lists of cells, found {found}', { least, found: items.length });
    const lists: (readonly Cell[])[] = [];
    for (const item of items) {
      const list = take(item, space);
      if (!list.ok) return list;
      lists.push(list.value);
    }
    return ok(lists);
  };
  return {
    type: 'parts',
    expects: {
      en: 'lists of cells with | between them',
      de: 'Listen von Feldern mit | dazwischen',
      fr: 'des listes de cases séparées par |',
    },
    optional: false,
    read: (data, space) =>
      all(Array.isArray(data) ? data : typeof data === 'string' ? data.split('|') : [], space, (item, here) =>
        one.read(item, here, undefined as never),
      ),
    parse: (written, space) => all(written.split('|'), space, (item) => one.parse(item as string, space, undefined as never)),
    format: (lists, space) => lists.map((list) => formatCellList(list, space)).join(' | '),
    toData: (lists, space) => lists.map((list) => formatCellList(list, space)),
    sample: (random, space) => Array.from({ length: least + random.below(2) }, () => walk(random, space, each, each + 2, false)),
  };
}

function readCellList(data: unknown, space: Space): Result<Cell[]> {
  if (typeof data === 'string') return parseCellList(data, space);
  if (!Array.isArray(data)) return fail('expected a list of cells, found {found}', { found: shown(data) });
  const list: Cell[] = [];
  for (const item of data as readonly unknown[]) {
    const found = typeof item === 'string' ? parseCellList(item, space) : indexed(item, space);
    if (!found.ok) return found;
    list.push(...found.value);
  }
  return ok(list);
}

function indexed(item: unknown, { geometry }: Space): Result<Cell[]> {
  if (typeof item === 'number' && Number.isInteger(item) && item >= 0 && item < geometry.cellCount) return ok([item]);
  return fail('{found} is not a cell of the puzzle; expected one such as {example}', {
    found: shown(item),
    example: geometry.places[0]!.name,
  });
}

/** Cells that mostly hang together, as in puzzles that people set. */
function walk(random: Random, space: Space, least: number, most: number, isSet: boolean): Cell[] {
  const { cellCount } = space.geometry;
  const length = least + random.below(Math.max(1, Math.min(most, least + 4, cellCount) - least + 1));
  const list = [random.below(cellCount)];
  while (list.length < length) {
    const last = list.at(-1)!;
    const near = space.neighbours().flatMap(([a, b]) => (a === last ? [b] : b === last ? [a] : []));
    const next = random.below(8) === 0 || near.length === 0 ? random.below(cellCount) : near[random.below(near.length)]!;
    if (!list.includes(next) || (!isSet && random.below(20) === 0)) list.push(next);
    else if (random.below(4) === 0) {
      const free = random.below(cellCount);
      if (!list.includes(free)) list.push(free);
    }
  }
  return list;
}

/** Data as sentences quote it. */
export function shown(data: unknown): Hole {
  try {
    return JSON.stringify(data).slice(0, 40);
  } catch {
    // What JSON does not hold: nothing, functions, large numbers, what holds itself.
    return showValue(data);
  }
}
