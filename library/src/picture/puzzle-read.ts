import { type Cell, cellName, type Grid, type Kind, makePuzzle, ok, type Puzzle, type Result, type Symbols } from '#core';
import { addRules } from '#rules';
import type { Sign } from './signs.ts';

/** The puzzle of what was read in every square, and of the cages, whose sum is 0 where they have none: what is written by hand is an entry. */
export function puzzleRead(
  kind: Kind,
  squares: readonly Sign[],
  cages: readonly { readonly cells: readonly Cell[]; readonly sum: number }[],
  symbols: Symbols,
): Result<Puzzle> {
  const by = (whose: Sign['by']): Grid => Uint8Array.from(squares, (sign) => (sign.by === whose ? sign.value : 0));
  const nameOf = (cell: Cell): string => cellName(kind.geometry, cell);
  const caged = addRules(
    kind.base ?? kind,
    cages.map(({ cells, sum }) => `cage${sum > 0 ? ` ${sum}` : ''}: ${cells.map(nameOf).join(' ')}`),
  );
  if (!caged.ok) return caged;
  const entries = by('hand');
  return ok(makePuzzle(caged.value, by('print'), { symbols, ...(entries.some((value) => value > 0) ? { progress: { entries } } : {}) }));
}
