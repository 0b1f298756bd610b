import { type Cell, fail, isRecord, isSameList, ok, type Result, type Rule } from '#core';
import type { FoundFields, FPuzzlesEntry, FPuzzlesKey, RuleFields } from '../define.ts';
import { shown } from '../fields.ts';
import type { Space } from '../space.ts';
import { cellAt, ray, whereIs } from './flat.ts';

type Item = Readonly<Record<string, unknown>>;
type Point = readonly [row: number, column: number];

/** The name of a cell, "R1C12". */
function nameOf(cell: Cell, space: Space): string {
  const [row, column] = whereIs(space, cell);
  return `R${row + 1}C${column + 1}`;
}

function pointOf(name: unknown): Point | undefined {
  const [, row, column] = (typeof name === 'string' && /^R(\d{1,3})C(\d{1,3})$/i.exec(name)) || [];
  return row === undefined ? undefined : [Number(row) - 1, Number(column) - 1];
}

function readCells(names: unknown, space: Space): Result<Cell[]> {
  if (!Array.isArray(names)) return fail('expected a list of cells, found {found}', { found: shown(names) });
  const cells: Cell[] = [];
  for (const name of names as readonly unknown[]) {
    const point = pointOf(name);
    const cell = point && cellAt(space, ...point);
    if (cell === undefined) return fail('{found} is not a cell of the grid; expected one such as R1C2', { found: shown(name) });
    cells.push(cell);
  }
  return ok(cells);
}

/** Whether a value was filled in: editors write an empty text where it was not. */
function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

const cellsIn = (fields: RuleFields, name: string): readonly Cell[] => fields[name] as readonly Cell[];
const namesIn = (fields: RuleFields, name: string, space: Space): string[] => cellsIn(fields, name).map((cell) => nameOf(cell, space));
const entry = (key: string, item: unknown): Result<readonly FPuzzlesEntry[]> => ok([{ key, item }]);

/** A property that is true. */
export function flag(key: string): FPuzzlesKey {
  return { keys: [key], read: () => ok([{}]), write: () => entry(key, true) };
}

/** One of several properties that are true, each for a value of a field. */
export function flags(field: string, values: Readonly<Record<string, string>>): FPuzzlesKey {
  return {
    keys: Object.keys(values),
    read: (_item, _space, key) => ok([{ [field]: values[key] }]),
    write: (fields) => entry(Object.keys(values).find((key) => values[key] === fields[field])!, true),
  };
}

/** A flag that leaves out neighbours with dots; without any dots it says the same as the rule that leaves out none. */
export function unmarkedFlag(key: string, field: string, dots: readonly string[]): FPuzzlesKey {
  return {
    keys: [key],
    read: () => ok([{ [field]: 'unmarked' }]),
    write: (fields, _space, rules) =>
      fields[field] === undefined && rules.some(({ id }: Rule) => dots.includes(id))
        ? fail('neighbours with a dot are left out there')
        : entry(key, true),
  };
}

/** A word in the list of negative rules. */
export function negative(word: string): FPuzzlesKey {
  return {
    keys: ['negative'],
    read: (item) => (item === word ? ok([{}]) : undefined),
    write: () => entry('negative', word),
  };
}

interface CellsShape {
  /** The field of cells. */
  readonly cells: string;
  /** Further fields by the property that holds them; `copy` marks those that are cells. */
  readonly value?: string;
  readonly values?: string;
  readonly copy?: string;
  /** Whether 0 is as good as none. */
  readonly zeroIsNone?: true;
}

/** Items with cells, and perhaps a value, values, or cells of a copy. */
export function cellItems(key: string, { cells, value, values, copy, zeroIsNone }: CellsShape): FPuzzlesKey {
  return {
    keys: [key],
    read(item, space) {
      if (!isRecord(item)) return fail('expected an object, found {found}', { found: shown(item) });
      const own = readCells(item['cells'], space);
      if (!own.ok) return own;
      const copied = copy === undefined ? ok([]) : readCells(item['cloneCells'], space);
      if (!copied.ok) return copied;
      const hasValue = value !== undefined && isGiven(item['value']) && !(zeroIsNone && Number(item['value']) === 0);
      return ok([
        {
          [cells]: own.value,
          ...(hasValue ? { [value]: item['value'] } : {}),
          ...(values === undefined ? {} : { [values]: item['values'] }),
          ...(copy === undefined ? {} : { [copy]: copied.value }),
        },
      ]);
    },
    write: (fields, space) =>
      entry(key, {
        cells: namesIn(fields, cells, space),
        ...(value !== undefined && fields[value] !== undefined ? { value: String(fields[value]) } : {}),
        ...(values === undefined ? {} : { values: fields[values] }),
        ...(copy === undefined ? {} : { cloneCells: namesIn(fields, copy, space) }),
      }),
  };
}

/** Items with one cell each; a rule of several cells is several items. */
export function oneCell(key: string): FPuzzlesKey {
  return {
    keys: [key],
    read(item, space) {
      const cells = readCells(isRecord(item) ? [item['cell']] : item, space);
      return cells.ok ? ok([{ cells: cells.value }]) : cells;
    },
    write: (fields, space) => ok(namesIn(fields, 'cells', space).map((cell) => ({ key, item: { cell } }))),
  };
}

/** Items of two cells with a letter between them. */
export function letter(key: string, sign: string): FPuzzlesKey {
  return {
    keys: [key],
    read(item, space) {
      if (!isRecord(item)) return fail('expected an object, found {found}', { found: shown(item) });
      if (String(item['value']).toUpperCase() !== sign) return undefined;
      const cells = readCells(item['cells'], space);
      return cells.ok ? ok([{ cells: cells.value }]) : cells;
    },
    write: (fields, space) => entry(key, { cells: namesIn(fields, 'cells', space), value: sign }),
  };
}

/** The lines of an item. */
function linesOf(item: unknown, space: Space): Result<Cell[][]> {
  const lines = isRecord(item) ? item['lines'] : undefined;
  if (!Array.isArray(lines)) return fail('expected an object with "lines", found {found}', { found: shown(item) });
  const read: Cell[][] = [];
  for (const line of lines as readonly unknown[]) {
    const cells = readCells(line, space);
    if (!cells.ok) return cells;
    if (cells.value.length > 0) read.push(cells.value);
  }
  return ok(read);
}

/** Items of lines, each a rule. `value` is a field beside them; `only` the one number that the property stands for. */
export function lineItems(
  key: string,
  options: { readonly value?: string; readonly only?: { readonly field: string; readonly value: number } } = {},
): FPuzzlesKey {
  const { value, only } = options;
  return {
    keys: [key],
    read(item, space) {
      const lines = linesOf(item, space);
      if (!lines.ok) return lines;
      const given = value !== undefined && isGiven((item as Item)['value']) ? { [value]: (item as Item)['value'] } : {};
      return ok(lines.value.map((path) => ({ path, ...given })));
    },
    write(fields, space) {
      if (only && (fields[only.field] ?? only.value) !== only.value)
        return fail('it stands for {value} only there, not for {found}', { value: only.value, found: String(fields[only.field]) });
      const given = value !== undefined && fields[value] !== undefined ? { value: String(fields[value]) } : {};
      return entry(key, { lines: [namesIn(fields, 'path', space)], ...given });
    },
  };
}

/** Arrows: the circle or pill in `cells`, the lines from one of its cells on. */
export function arrows(circle: string, shaft: string, isPill: boolean): FPuzzlesKey {
  return {
    keys: ['arrow'],
    read(item, space) {
      const head = readCells(isRecord(item) ? item['cells'] : item, space);
      if (!head.ok) return head;
      if (head.value.length > 1 !== isPill) return undefined;
      const lines = linesOf(item, space);
      if (!lines.ok) return lines;
      const shafts = lines.value.map((line) => (head.value.includes(line[0]!) ? line.slice(1) : line)).filter(({ length }) => length > 0);
      const sorted = head.value.toSorted((a, b) => a - b);
      const found: FoundFields[] = isPill
        ? shafts.map((path) => ({ [circle]: sorted, [shaft]: path }))
        : [{ [circle]: head.value, [shaft]: shafts }];
      return ok(shafts.length === 0 ? [] : found);
    },
    write(fields, space) {
      const head = cellsIn(fields, circle);
      if (
        !isSameList(
          head,
          head.toSorted((a, b) => a - b),
        )
      )
        return fail('a pill is read from left to right and top to bottom there');
      const shafts = isPill ? [cellsIn(fields, shaft)] : (fields[shaft] as readonly (readonly Cell[])[]);
      const start = head.at(-1)!;
      // A shaft that comes back to its circle would be taken to begin there.
      if (shafts.some(([first]) => head.includes(first!))) return fail('a shaft does not begin in its circle there');
      const lines = shafts.map((cells) => [start, ...cells].map((cell) => nameOf(cell, space)));
      return entry('arrow', { lines, cells: namesIn(fields, circle, space) });
    },
  };
}

const WAYS: Readonly<Record<string, Point>> = { DR: [1, 1], DL: [1, -1], UR: [-1, 1], UL: [-1, -1] };

/** Clues outside the grid that look along a diagonal. */
export function diagonalClues(key: string, number: string): FPuzzlesKey {
  return {
    keys: [key],
    read(item, space) {
      if (!isRecord(item)) return fail('expected an object, found {found}', { found: shown(item) });
      if (!isGiven(item['value'])) return ok([]);
      const [point, way] = [pointOf(item['cell']), WAYS[String(item['direction'])]];
      if (Array.isArray(item['cells']) && item['cells'].length > 0) {
        const path = readCells(item['cells'], space);
        return path.ok ? ok([{ [number]: item['value'], path: path.value }]) : path;
      }
      const path = point && way ? ray(space, [point[0] + way[0], point[1] + way[1]], way) : [];
      return path.length > 0
        ? ok([{ [number]: item['value'], path }])
        : fail('no diagonal begins at {cell}', { cell: shown(item['cell']) });
    },
    write(fields, space) {
      const path = cellsIn(fields, 'path');
      const [row, column] = whereIs(space, path[0]!);
      const found = Object.entries(WAYS).find(
        ([, [down, right]]) =>
          cellAt(space, row - down, column - right) === undefined && isSameList(ray(space, [row, column], [down, right]), path),
      );
      if (!found) return fail('its cells have to be a whole diagonal there');
      const [direction, [down, right]] = found;
      return entry(key, {
        cell: `R${row - down + 1}C${column - right + 1}`,
        cells: namesIn(fields, 'path', space),
        direction,
        value: String(fields[number]),
      });
    },
  };
}

/** Clues outside the grid that look along a row or column. */
export function lineClues(key: string, number: string): FPuzzlesKey {
  const inward = ([row, column]: Point, space: Space): Point => {
    const { rows, columns } = space.geometry.panels[0]!;
    if (column === -1) return [0, 1];
    if (column === columns) return [0, -1];
    return row === -1 ? [1, 0] : row === rows ? [-1, 0] : [0, 0];
  };
  return {
    keys: [key],
    read(item, space) {
      if (!isRecord(item)) return fail('expected an object, found {found}', { found: shown(item) });
      if (!isGiven(item['value'])) return ok([]);
      const point = pointOf(item['cell']);
      const way = point && inward(point, space);
      const path = point && way?.some((step) => step !== 0) ? ray(space, [point[0] + way[0], point[1] + way[1]], way) : [];
      return path.length > 0
        ? ok([{ [number]: item['value'], path }])
        : fail('{found} is not beside a row or column; expected one such as R0C1', { found: shown(item['cell']) });
    },
    write(fields, space) {
      const path = cellsIn(fields, 'path');
      const [[row, column], [nextRow, nextColumn]] = [whereIs(space, path[0]!), whereIs(space, path[1]!)];
      const way: Point = [nextRow - row, nextColumn - column];
      const outside: Point = [row - way[0], column - way[1]];
      const isLine = way[0] * way[1] === 0 && cellAt(space, ...outside) === undefined && isSameList(ray(space, [row, column], way), path);
      return isLine
        ? entry(key, { cell: `R${outside[0] + 1}C${outside[1] + 1}`, value: String(fields[number]) })
        : fail('its cells have to be a whole row or column there');
    },
  };
}
