import { cellName, clueCount, fail, ok, type Puzzle, type Result } from '#core';
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
  const { geometry, symbols, kind, info } = puzzle;
  const candidates = numbered(puzzle);
  const clauses = countClauses(puzzle, candidates);
  if (clauses > MOST_CLAUSES)
    return fail('the formula of {kind} has about {clauses} clauses, more than one text holds ({most})', {
      kind: kind.spec,
      clauses,
      most: MOST_CLAUSES,
    });
  const comments = [`c ${kind.spec}${info.title === undefined ? '' : `: ${info.title.replace(/\s+/g, ' ')}`}`];
  candidates.valuesOf.forEach((values, cell) => {
    for (const value of values)
      comments.push(`c var ${candidates.at(cell, value)} = ${cellName(geometry, cell)} ${symbols.all[value - 1]}`);
  });
  return ok([...comments, ...formulaLines(puzzle)].join('\n'));
}

/** The formula without comments, line by line, for files that are larger than one text holds; with further clauses, each as its literals. */
export function* formulaLines(puzzle: Puzzle, further: readonly (readonly number[])[] = []): Generator<string> {
  const { geometry, givens, disputes } = puzzle;
  const { cellCount, size, groups, places } = geometry;
  const candidates = numbered(puzzle);
  const { at, valuesOf, variables } = candidates;
  yield `p cnf ${variables} ${countClauses(puzzle, candidates) + further.length}`;
  for (const [cell, values] of valuesOf.entries()) {
    const own = values.map((value) => at(cell, value));
    yield clause(own);
    for (const [i, a] of own.entries()) for (const b of own.slice(i + 1)) yield clause([-a, -b]);
  }
  for (const { cells, house } of groups) {
    if (!house) continue;
    for (let value = 1; value <= size; value++) yield clause(cells.map((cell) => at(cell, value)).filter((literal) => literal > 0));
  }
  for (let cell = 0; cell < cellCount; cell++) {
    for (const peer of geometry.peersOf(cell)) {
      if (peer < cell) continue;
      for (const value of valuesOf[cell]!) if (at(peer, value) > 0) yield clause([-at(cell, value), -at(peer, value)]);
    }
  }
  const given = (cell: number, value: number): string => clause(at(cell, value) > 0 ? [at(cell, value)] : []);
  for (const [cell, value] of givens.entries()) if (value > 0) yield given(cell, value);
  for (const { place, value } of disputes) yield given(places[place]!.cell, value);
  yield* further.map(clause);
}

function clause(literals: readonly number[]): string {
  return [...literals, 0].join(' ');
}

/** The variables of a formula: those of the values that each cell may have. */
interface Candidates {
  readonly valuesOf: readonly (readonly number[])[];
  readonly variables: number;
  /** The variable of a value in a cell; 0 where the cell may not have it. */
  at(cell: number, value: number): number;
}

function numbered({ geometry: { cellCount, size }, restrictions, symbols }: Puzzle): Candidates {
  const variable = new Int32Array(cellCount * size);
  const valuesOf = Array.from({ length: cellCount }, (_, cell) => restrictions?.values(cell) ?? symbols.all.map((_, i) => i + 1));
  let variables = 0;
  valuesOf.forEach((values, cell) => {
    for (const value of values) variable[cell * size + value - 1] = ++variables;
  });
  return { valuesOf, variables, at: (cell, value) => variable[cell * size + value - 1]! };
}

/** Nearly all of them are pairs of candidates that exclude each other. */
function countClauses({ geometry, givens, disputes }: Puzzle, { valuesOf, at }: Candidates): number {
  const houses = geometry.groups.filter(({ house }) => house);
  let count = geometry.cellCount + geometry.size * houses.length + clueCount({ givens }) + disputes.length;
  valuesOf.forEach((values, cell) => {
    count += (values.length * (values.length - 1)) / 2;
    for (const peer of geometry.peersOf(cell)) if (peer > cell) for (const value of values) if (at(peer, value) > 0) count++;
  });
  return count;
}
