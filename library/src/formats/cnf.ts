import { cellName, fail, ok, type Puzzle, type Result } from '#core';
import type { Format } from './format.ts';

/** The most clauses that are put into one text: a string has to hold them all. */
const MOST_CLAUSES = 4_000_000;

/**
 * The puzzle as a formula in the DIMACS form of SAT solvers.
 *
 * One variable for each candidate that the restrictions leave, numbered in the order of cells and values; a comment
 * line maps each of them. Every cell has at least one and at most one value; every house has each value at least once;
 * no two cells of a group have the same value. The models of the formula are exactly the solutions of the puzzle:
 * givens are unit clauses, and a given that its restrictions forbid is the empty clause.
 */
export const cnf: Format = {
  id: 'cnf',
  title: { en: 'DIMACS CNF', de: 'DIMACS CNF', fr: 'DIMACS CNF' },
  summary: 'The puzzle as a formula for SAT solvers, with comment lines that map variables to cells and values. Written for every kind.',
  extensions: ['.cnf'],
  unit: 'document',
  single: true,
  write,
};

function write(puzzle: Puzzle): Result<string> {
  const { geometry, givens, restrictions, symbols, kind } = puzzle;
  const { cellCount, size } = geometry;
  const variable = new Int32Array(cellCount * size);
  const valuesOf = Array.from({ length: cellCount }, (_, cell) => restrictions?.values(cell) ?? symbols.all.map((_, i) => i + 1));
  const comments = [`c ${kind.spec}${puzzle.info.title === undefined ? '' : `: ${puzzle.info.title.replace(/\s+/g, ' ')}`}`];
  let variables = 0;
  for (let cell = 0; cell < cellCount; cell++) {
    for (const value of valuesOf[cell]!) {
      variable[cell * size + value - 1] = ++variables;
      comments.push(`c var ${variables} = ${cellName(geometry, cell)} ${symbols.all[value - 1]}`);
    }
  }
  const at = (cell: number, value: number): number => variable[cell * size + value - 1]!;
  const pairs = countPairs(puzzle, valuesOf, at);
  if (pairs > MOST_CLAUSES)
    return fail('the formula of {kind} has about {clauses} clauses, more than one text holds ({most})', {
      kind: kind.spec,
      clauses: pairs,
      most: MOST_CLAUSES,
    });
  const clauses: string[] = [];
  const add = (...literals: number[]): void => void clauses.push(`${literals.join(' ')}${literals.length > 0 ? ' ' : ''}0`);
  for (let cell = 0; cell < cellCount; cell++) {
    const own = valuesOf[cell]!.map((value) => at(cell, value));
    add(...own);
    own.forEach((a, i) => {
      for (const b of own.slice(i + 1)) add(-a, -b);
    });
  }
  for (const { cells, house } of geometry.groups) {
    if (!house) continue;
    for (let value = 1; value <= size; value++) add(...cells.map((cell) => at(cell, value)).filter((literal) => literal > 0));
  }
  for (let cell = 0; cell < cellCount; cell++) {
    for (const peer of geometry.peersOf(cell)) {
      if (peer < cell) continue;
      for (let value = 1; value <= size; value++) if (at(cell, value) > 0 && at(peer, value) > 0) add(-at(cell, value), -at(peer, value));
    }
  }
  const givenAt = (cell: number, value: number): void => (at(cell, value) > 0 ? add(at(cell, value)) : add());
  givens.forEach((value, cell) => {
    if (value > 0) givenAt(cell, value);
  });
  for (const { place, value } of puzzle.disputes) givenAt(geometry.places[place]!.cell, value);
  return ok([...comments, `p cnf ${variables} ${clauses.length}`, ...clauses].join('\n'));
}

/** Pairs of candidates that exclude each other, which are nearly all of the clauses. */
function countPairs({ geometry }: Puzzle, valuesOf: readonly (readonly number[])[], at: (cell: number, value: number) => number): number {
  let pairs = 0;
  valuesOf.forEach((values, cell) => {
    pairs += (values.length * (values.length - 1)) / 2;
    for (const peer of geometry.peersOf(cell)) if (peer > cell) for (const value of values) if (at(peer, value) > 0) pairs++;
  });
  return pairs;
}
