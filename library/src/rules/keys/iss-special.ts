import { type Cell, fail, isSameList, ok } from '#core';
import type { FoundFields, IssKey, RuleFields } from '../define.ts';
import type { Space } from '../space.ts';
import { ray, whereIs } from './flat.ts';
import { cellsIn, issCell, one, readIssCell, readIssCells } from './iss.ts';

/** The circle, then its shaft; each shaft of a circle is an arrow of its own. */
export const issArrow: IssKey = {
  type: 'Arrow',
  read(args, space) {
    const cells = readIssCells(args, space);
    return cells.ok ? ok([{ circle: cells.value.slice(0, 1), shafts: [cells.value.slice(1)] }]) : cells;
  },
  write: (fields, space) =>
    ok(
      (fields['shafts'] as readonly (readonly Cell[])[]).map((shaft) =>
        [...cellsIn(fields, 'circle'), ...shaft].map((cell) => issCell(cell, space)),
      ),
    ),
};

const inReadingOrder = (cells: readonly Cell[], space: Space): Cell[] =>
  cells.toSorted((a, b) => {
    const [[rowA, columnA], [rowB, columnB]] = [whereIs(space, a), whereIs(space, b)];
    return rowA - rowB || columnA - columnB;
  });

/** How many cells the pill has, then its cells, read left to right and top to bottom however they stand here, then the shaft. */
export const issPill: IssKey = {
  type: 'PillArrow',
  read([count = '', ...names], space) {
    const cells = readIssCells(names, space);
    if (!cells.ok) return cells;
    const pill = cells.value.slice(0, Number(count) || 0);
    return ok([{ pill: inReadingOrder(pill, space), shaft: cells.value.slice(pill.length) }]);
  },
  write(fields, space) {
    const pill = cellsIn(fields, 'pill');
    if (!isSameList(pill, inReadingOrder(pill, space))) return fail('a pill is read from left to right and top to bottom there');
    return one(String(pill.length), ...[...pill, ...cellsIn(fields, 'shaft')].map((cell) => issCell(cell, space)));
  },
};

/** The total, with weights as `0_=_1_1_-1`, then the cells. */
export const issSum: IssKey = {
  type: 'Sum',
  read([written = '', ...names], space) {
    const cells = readIssCells(names, space);
    if (!cells.ok) return cells;
    const [total, sign, ...weights] = written.split('_');
    if (sign !== undefined && sign !== '=')
      return fail('expected a total such as 15 or 0_=_1_-1, found {found}', { found: JSON.stringify(written) });
    return ok([{ totals: [total], cells: cells.value, ...(sign === undefined ? {} : { weights }) }]);
  },
  write(fields, space) {
    const [totals, weights] = [fields['totals'] as readonly number[], fields['weights'] as readonly number[] | undefined];
    if (totals.length > 1) return fail('a sum has one total there, not {totals}', { totals: totals.length });
    if (weights?.some((weight) => Math.abs(weight) > 100)) return fail('weights go from -100 to 100 there');
    const written = weights ? `${totals[0]}_=_${weights.join('_')}` : String(totals[0]);
    return one(written, ...cellsIn(fields, 'cells').map((cell) => issCell(cell, space)));
  },
};

/** The top left cell of a square, then the numbers. */
export const issQuad: IssKey = {
  type: 'Quad',
  read([name = '', ...numbers], space) {
    const corner = readIssCell(name, space);
    if (!corner.ok) return corner;
    const cells = squareFrom(corner.value, space);
    return cells.length === 4 ? ok([{ numbers, cells }]) : fail('no four cells meet below and right of {cell}', { cell: name });
  },
  write(fields, space) {
    const cells = cellsIn(fields, 'cells');
    const [corner] = inReadingOrder(cells, space);
    const isSquare = cells.length === 4 && isSameList(squareFrom(corner!, space), inReadingOrder(cells, space));
    if (!isSquare) return fail('its four cells have to meet in a corner there');
    return one(issCell(corner!, space), ...(fields['numbers'] as readonly number[]).map(String));
  },
};

function squareFrom(corner: Cell, space: Space): Cell[] {
  const [row, column] = whereIs(space, corner);
  return [...ray(space, [row, column], [0, 1]).slice(0, 2), ...ray(space, [row + 1, column], [0, 1]).slice(0, 2)];
}

/** Digits in pairs, how many and of which number, then the cells. */
export const issLookAndSay: IssKey = {
  type: 'LookAndSay',
  read([says = '', ...names], space) {
    const cells = readIssCells(names, space);
    return cells.ok ? ok([{ says: [...says], cells: cells.value }]) : cells;
  },
  write(fields, space) {
    const says = fields['says'] as readonly number[];
    if (says.some((number) => number > 9)) return fail('it is for the numbers {least} to {most} only there', { least: 0, most: 9 });
    return one(says.join(''), ...cellsIn(fields, 'cells').map((cell) => issCell(cell, space)));
  },
};

/** The expression in base 64, then the cells; empty arguments part several lines. */
export const issRegex: IssKey = {
  type: 'Regex',
  read([packed = '', ...names], space) {
    const pattern = unpackPattern(packed);
    if (pattern === undefined) return fail('{found} is not an expression in base 64', { found: JSON.stringify(packed.slice(0, 40)) });
    const found: FoundFields[] = [];
    for (const line of names.join('~').split('~~')) {
      const path = readIssCells(line.split('~'), space);
      if (!path.ok) return path;
      found.push({ pattern, path: path.value });
    }
    return ok(found);
  },
  write: (fields, space) => one(packPattern(String(fields['pattern'])), ...cellsIn(fields, 'path').map((cell) => issCell(cell, space))),
};

function unpackPattern(packed: string): string | undefined {
  try {
    if (packed.includes('%')) return decodeURIComponent(packed);
    return atob(packed.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '')).replace(/\s/g, '');
  } catch {
    return undefined;
  }
}

function packPattern(pattern: string): string {
  return btoa(pattern).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** "R" or "C", then the cells. */
export function issIndexing(way: 'R' | 'C'): IssKey {
  return {
    type: 'Indexing',
    read([found = '', ...names], space) {
      if (found !== way && /^[RC]$/.test(found)) return undefined;
      const cells = readIssCells(names, space);
      if (found !== way) return fail('expected {known}, found {found}', { known: 'R, C', found: JSON.stringify(found.slice(0, 40)) });
      return cells.ok ? ok([{ cells: cells.value }]) : cells;
    },
    write: (fields, space) => one(way, ...cellsIn(fields, 'cells').map((cell) => issCell(cell, space))),
  };
}

/** Shapes are not known, but two cells that hold the same are. */
export const issClone: IssKey = {
  type: 'SameValues',
  read: () => undefined,
  write(fields, space) {
    const copy = cellsIn(fields, 'copy');
    const others = cellsIn(fields, 'cells').flatMap((cell, i) => (cell === copy[i] ? [] : [[cell, copy[i]!]]));
    return ok(others.map((cells) => ['2', ...cells.map((cell) => issCell(cell, space))]));
  },
};

/** Candidates of cells, `~R1C1_1_3`, which have no type. */
export function issCandidates(numbersOf: (fields: RuleFields, space: Space) => readonly number[], reads: boolean): IssKey {
  return {
    type: '',
    read(args, space) {
      if (!reads) return undefined;
      const found: FoundFields[] = [];
      for (const written of args) {
        const [name = '', ...numbers] = written.split('_');
        const cell = readIssCell(name, space);
        if (!cell.ok) return cell;
        found.push({ numbers, cells: [cell.value] });
      }
      return ok(found);
    },
    write: (fields, space) => {
      const numbers = numbersOf(fields, space).filter((number) => space.numbers.includes(number));
      if (numbers.length === 0) return fail('a cell without any candidate cannot be written there');
      return one(...cellsIn(fields, 'cells').map((cell) => [issCell(cell, space), ...numbers].join('_')));
    },
  };
}
