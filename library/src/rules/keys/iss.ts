import { type Cell, fail, isSameList, ok, type Result, refuseAllButText } from '#core';
import type { FoundFields, IssKey, RuleFields } from '../define.ts';
import type { Space } from '../space.ts';
import { areBeside, cellAt, ray, whereIs } from './flat.ts';

/** Rows and columns are counted from 1 in base 17, so that 16 is one character. */
const BASE = 17;

/** The name of a cell, "R1Ca". */
export function issCell(cell: Cell, space: Space): string {
  const [row, column] = whereIs(space, cell);
  return `R${(row + 1).toString(BASE)}C${(column + 1).toString(BASE)}`;
}

/** The cell of a name. */
export function readIssCell(name: string, space: Space): Result<Cell> {
  const refusal = refuseAllButText(name);
  if (refusal) return refusal;
  const [, row, column] = /^R([1-9a-g])C([1-9a-g])$/i.exec(name) ?? [];
  const cell = row && column ? cellAt(space, Number.parseInt(row, BASE) - 1, Number.parseInt(column, BASE) - 1) : undefined;
  return cell === undefined
    ? fail('{found} is not a cell of the grid; expected one such as R1C2', { found: JSON.stringify(name.slice(0, 40)) })
    : ok(cell);
}

export function readIssCells(names: readonly string[], space: Space): Result<Cell[]> {
  const cells: Cell[] = [];
  for (const name of names) {
    const cell = readIssCell(name, space);
    if (!cell.ok) return cell;
    cells.push(cell.value);
  }
  return ok(cells);
}

/** A field of cells, whatever its rule. */
export function cellsIn(fields: RuleFields, name: string): readonly Cell[] {
  return fields[name] as readonly Cell[];
}

/** One list of arguments. */
export const one = (...args: readonly string[]): Result<readonly (readonly string[])[]> => ok([args]);

/** A type without arguments; `unless` names a field that it cannot say. */
export function flag(type: string, unless?: string): IssKey {
  return {
    type,
    read: (args) => (args.join('') === '' ? ok([{}]) : fail('expected no argument, found {found}', { found: JSON.stringify(args[0]) })),
    write: (fields) =>
      unless !== undefined && fields[unless] !== undefined
        ? fail('there is no word for "{found}" there', { found: String(fields[unless]) })
        : one(),
  };
}

/** A type with one argument that chooses among the values of a field, or is fixed to this rule. */
export function choice(type: string, field: string, values: Readonly<Record<string, string>>): IssKey {
  return {
    type,
    read(args) {
      const value = args.length === 1 ? values[args[0]!] : undefined;
      return value === undefined
        ? fail('expected {known}, found {found}', {
            known: Object.keys(values).join(', '),
            found: JSON.stringify(args.join('~').slice(0, 40)),
          })
        : ok([{ [field]: value }]);
    },
    write: (fields) => one(Object.keys(values).find((argument) => values[argument] === fields[field])!),
  };
}

interface ListShape {
  /** The field of cells, which come last. */
  readonly cells: string;
  /** The field of a number before them. */
  readonly number?: string;
  /** What an argument that is left out, empty or not a number means; left out itself where one is needed. */
  readonly missing?: number | 'none';
  /** What is written where the field is left out; without it an empty argument. */
  readonly usual?: (space: Space) => number;
  /** A field that is set where the last argument is LOOP. */
  readonly loop?: string;
  /** Why the rule cannot be said on such a kind. */
  readonly refuses?: (space: Space) => boolean;
}

/** A type with cells, perhaps with a number before them. */
export function list(type: string, shape: ListShape): IssKey {
  const { cells, number, missing, usual, loop, refuses } = shape;
  return {
    type,
    read(args, space) {
      let rest = args;
      const fields: Record<string, unknown> = {};
      if (loop !== undefined && rest.at(-1) === 'LOOP') {
        fields[loop] = 'loop';
        rest = rest.slice(0, -1);
      }
      if (number !== undefined) {
        const [first = ''] = rest;
        const isLeftOut = /^R.C.$/i.test(first);
        const isNone = isLeftOut || first === '' || (missing === 'none' && Number(first) === 0);
        if (!isLeftOut) rest = rest.slice(1);
        if (!isNone) fields[number] = first;
        else if (missing === undefined) return fail('{name} is missing', { name: number });
        else if (missing !== 'none') fields[number] = missing;
      }
      const found = readIssCells(rest, space);
      return found.ok ? ok([{ ...fields, [cells]: found.value }]) : found;
    },
    write(fields, space) {
      if (refuses?.(space)) return fail('it is for the numbers {least} to {most} only there', { least: 1, most: 9 });
      const names = cellsIn(fields, cells).map((cell) => issCell(cell, space));
      const before = number === undefined ? [] : [String(fields[number] ?? usual?.(space) ?? (missing === 'none' ? 0 : ''))];
      return one(...before, ...names, ...(loop !== undefined && fields[loop] !== undefined ? ['LOOP'] : []));
    },
  };
}

/** A type that binds every two neighbours of its list, the earlier first. `only` is the one value of a number field that it stands for. */
export function pairs(type: string, only?: { readonly field: string; readonly value: number }): IssKey {
  return {
    type,
    read(args, space) {
      const cells = readIssCells(args, space);
      if (!cells.ok) return cells;
      return ok(
        cells.value.flatMap((a, i) => cells.value.slice(i + 1).flatMap((b) => (areBeside(space, a, b) ? [{ cells: [a, b] }] : []))),
      );
    },
    write(fields, space) {
      const [a, b] = cellsIn(fields, 'cells');
      if (only && (fields[only.field] ?? only.value) !== only.value)
        return fail('it stands for {value} only there, not for {found}', { value: only.value, found: String(fields[only.field]) });
      if (!areBeside(space, a!, b!)) return fail('its two cells have to be neighbours there');
      return one(issCell(a!, space), issCell(b!, space));
    },
  };
}

/** Where the line of a clue stands: "R1", and from its far end. */
function lineOf(path: readonly Cell[], space: Space): { readonly name: string; readonly isFar: boolean } | undefined {
  const { rows, columns } = space.geometry.panels[0]!;
  const [row, column] = whereIs(space, path[0]!);
  const ways = [
    { name: `R${row + 1}`, isFar: false, cells: ray(space, [row, 0], [0, 1]) },
    { name: `R${row + 1}`, isFar: true, cells: ray(space, [row, columns - 1], [0, -1]) },
    { name: `C${column + 1}`, isFar: false, cells: ray(space, [0, column], [1, 0]) },
    { name: `C${column + 1}`, isFar: true, cells: ray(space, [rows - 1, column], [-1, 0]) },
  ];
  return ways.find(({ cells }) => isSameList(cells, path));
}

function readLine(name: string, isFar: boolean, space: Space): Result<Cell[]> {
  const { rows, columns } = space.geometry.panels[0]!;
  const [, way, digits] = /^([RC])(\d{1,2})$/i.exec(name) ?? [];
  const index = Number(digits) - 1;
  if (way === undefined || index < 0 || index >= (way.toUpperCase() === 'R' ? rows : columns))
    return fail('{found} is not a row or column of the grid; expected one such as R1', { found: JSON.stringify(name.slice(0, 40)) });
  const cells = way.toUpperCase() === 'R' ? ray(space, [index, 0], [0, 1]) : ray(space, [0, index], [1, 0]);
  return ok(isFar ? cells.reverse() : cells);
}

/** A clue at both ends of a line: `~R1~from left or top~from right or bottom`. */
export function bothEnds(type: string, number: string): IssKey {
  return {
    type,
    read(args, space) {
      const [name = '', ...clues] = args;
      const found: FoundFields[] = [];
      for (const [end, clue] of clues.slice(0, 2).entries()) {
        if (clue === '') continue;
        const path = readLine(name, end === 1, space);
        if (!path.ok) return path;
        found.push({ [number]: clue, path: path.value });
      }
      return clues.length > 2 || found.length === 0 ? fail('expected a line and one or two clues') : ok(found);
    },
    write(fields, space) {
      const line = lineOf(cellsIn(fields, 'path'), space);
      if (!line) return fail('its cells have to be a whole row or column there');
      const clue = String(fields[number]);
      return one(line.name, ...(line.isFar ? ['', clue] : [clue, '']));
    },
  };
}

/** A clue that reads the same from both ends of a line: `~sum~R1`. */
export function wholeLine(type: string, number: string): IssKey {
  return {
    type,
    read([clue = '', name = ''], space) {
      const path = readLine(name, false, space);
      return path.ok ? ok([{ [number]: clue, path: path.value }]) : path;
    },
    write(fields, space) {
      const line = lineOf(cellsIn(fields, 'path'), space);
      return line ? one(String(fields[number]), line.name) : fail('its cells have to be a whole row or column there');
    },
  };
}

/** The diagonal that a clue beside a cell of the edge looks along; the side decides which. */
function diagonalFrom([row, column]: readonly [number, number], space: Space): Cell[] {
  const { rows, columns } = space.geometry.panels[0]!;
  if (column === 0 && row < rows - 1) return ray(space, [row, column], [1, 1]);
  if (row === 0 && column > 0) return ray(space, [row, column], [1, -1]);
  if (column === columns - 1 && row < rows - 1) return ray(space, [row, column], [-1, -1]);
  return row === rows - 1 && column > 0 && column < columns - 1 ? ray(space, [row, column], [-1, 1]) : [];
}

/** A clue for a diagonal that begins at a cell of the edge: `~sum~R1C1`. */
export function diagonalLine(type: string, number: string): IssKey {
  return {
    type,
    read([clue = '', name = ''], space) {
      const cell = readIssCell(name, space);
      if (!cell.ok) return cell;
      const path = diagonalFrom(whereIs(space, cell.value), space);
      return path.length > 1 ? ok([{ [number]: clue, path }]) : fail('no diagonal begins at {cell}', { cell: name });
    },
    write(fields, space) {
      const path = cellsIn(fields, 'path');
      // A sum is the same from both ends, and only one of them may have a name.
      const start = [path, path.toReversed()].find((cells) => isSameList(diagonalFrom(whereIs(space, cells[0]!), space), cells));
      return start && path.length > 1
        ? one(String(fields[number]), issCell(start[0]!, space))
        : fail('its cells have to be a whole diagonal there');
    },
  };
}

/** A type with lists of cells: this many of equal length (a number comes first), or with "-" between them. */
export function parts(type: string, field: string, way: 'counted' | 'dashed'): IssKey {
  return {
    type,
    read(args, space) {
      const lists: string[][] = [[]];
      if (way === 'dashed') for (const name of args) name === '-' ? lists.push([]) : lists.at(-1)!.push(name);
      else {
        const [count, length] = [Number(args[0]), (args.length - 1) / Number(args[0])];
        if (!Number.isInteger(length) || length < 1 || count < 1)
          return fail('{cells} cells cannot be divided into {sets} sets', { cells: args.length - 1, sets: String(args[0]).slice(0, 40) });
        lists.length = 0;
        for (let i = 0; i < count; i++) lists.push(args.slice(1 + i * length, 1 + (i + 1) * length));
      }
      const found: Cell[][] = [];
      for (const names of lists) {
        const cells = readIssCells(names, space);
        if (!cells.ok) return cells;
        found.push(cells.value);
      }
      return ok([{ [field]: found }]);
    },
    write(fields, space) {
      const lists = (fields[field] as readonly (readonly Cell[])[]).map((cells) => cells.map((cell) => issCell(cell, space)));
      if (way === 'dashed') return one(...lists.flatMap((names, i) => (i === 0 ? names : ['-', ...names])));
      return lists.every(({ length }) => length === lists[0]!.length)
        ? one(String(lists.length), ...lists.flat())
        : fail('its sets have to be of the same size there');
    },
  };
}
