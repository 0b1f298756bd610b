import type { Words } from '#core';
import type { Board } from '../board.ts';
import { xWing } from '../fish.ts';
import { hiddenPair } from '../hidden-sets.ts';
import { claiming, pointing } from '../locked-candidates.ts';
import { nakedPair } from '../naked-sets.ts';
import type { Deduction, Technique } from '../technique.ts';
import { ancestry, BY_PATTERN, type ChainHint, IN_CELL, ruleOfCause } from './hint.ts';
import type { Effort, PatternLink } from './run.ts';

/** The patterns that chains may use, simplest first; those of one row are looked for together. */
const PATTERNS: readonly (readonly Technique[])[] = [[pointing, claiming], [hiddenPair], [nakedPair], [xWing]];

/** A search for chains on the board that an assumption has left, and the technique whose chains these are. */
export interface NestedSearch {
  readonly technique: Pick<Technique, 'words'>;
  readonly all: (now: Board, effort: Effort) => readonly ChainHint[];
}

/**
 * What patterns find on the board that an assumption has left, with the candidates that the assumption had to take away for
 * it. A pattern that was there from the start rests on nothing and is left out. The first row or search that finds
 * something ends the look.
 */
export function patternLinks(now: Board, start: Board, nested: readonly NestedSearch[], effort: Effort): PatternLink[] {
  const { size } = now;
  for (const row of PATTERNS) {
    const links: PatternLink[] = [];
    for (const technique of row) {
      for (const deduction of technique.find(now)) {
        const parents = missingFor(deduction, now, start);
        if (parents.length === 0) continue;
        const by = formOf(technique, deduction.name);
        for (const { cell, value } of byCell(deduction.remove)) links.push({ candidate: cell * size + value - 1, parents, by });
      }
    }
    if (links.length > 0) return links;
  }
  for (const search of nested) {
    if (effort.left <= 0) return [];
    const links: PatternLink[] = [];
    for (const hint of search.all(now, effort)) {
      const parents = missingForChain(hint, now, start);
      if (parents.length === 0) continue;
      const by = formOf(search.technique, hint.name);
      for (const candidate of [...hint.removals].sort((a, b) => a - b)) links.push({ candidate, parents, by, nested: hint });
    }
    if (links.length > 0) return links;
  }
  return [];
}

/** Only English has names for forms. */
function formOf({ words: { de, fr } }: Pick<Technique, 'words'>, en: string): Words<string> {
  return { en, de: de.name, fr: fr.name };
}

function byCell(remove: Deduction['remove']): Deduction['remove'] {
  return [...remove].sort((a, b) => a.cell - b.cell || a.value - b.value);
}

/** The candidates that were there at the start and must be gone for a pattern to hold. */
function missingFor({ technique, houses, cells, values }: Deduction, now: Board, start: Board): number[] {
  const { size, tables } = now;
  const missing: number[] = [];
  const add = (cell: number, value: number): void => {
    if (start.has(cell, value) && !now.has(cell, value)) missing.push(cell * size + value - 1);
  };
  if (technique === 'naked-pair') {
    for (const cell of cells) for (const value of start.candidatesOf(cell)) if (!values.includes(value)) add(cell, value);
  } else if (technique === 'hidden-pair') {
    for (const cell of tables.groupCells[houses[0]!]!) if (!cells.includes(cell)) for (const value of values) add(cell, value);
  } else {
    const covers = houses.slice(houses.length / 2);
    for (const base of houses.slice(0, houses.length / 2)) {
      for (const cell of tables.groupCells[base]!)
        if (!covers.some((cover) => tables.groupsOf[cell]!.includes(cover))) add(cell, values[0]!);
    }
  }
  return missing;
}

/** The candidates that were there at the start and must be gone for the links of a nested chain to hold. */
function missingForChain(hint: ChainHint, now: Board, start: Board): number[] {
  const { size, tables } = now;
  const missing = new Set<number>();
  const add = (cell: number, value: number): void => {
    if (start.has(cell, value) && !now.has(cell, value)) missing.add(cell * size + value - 1);
  };
  for (const target of hint.targets()) {
    for (const { literal, cause } of ancestry(target)) {
      if ((literal & 1) === 0 || cause === BY_PATTERN) continue;
      const cell = Math.trunc((literal >> 1) / size);
      const value = ((literal >> 1) % size) + 1;
      for (const other of eitherThan(now, cause, literal >> 1)) add(Math.trunc(other / size), (other % size) + 1);
      if (ruleOfCause(cause) !== undefined) continue;
      const ground =
        cause >= 0 || cause === IN_CELL ? cause : hint.kind === 'cell' ? IN_CELL : hint.kind === 'region' ? hint.house! : undefined;
      if (ground === undefined) continue;
      if (ground === IN_CELL) for (const other of start.candidatesOf(cell)) add(cell, other);
      else for (const other of tables.groupCells[ground]!) add(other, value);
    }
  }
  return [...missing];
}

/** The candidates of which a rule demands one, beside the one that it gives. */
function eitherThan({ geometry, size }: Board, cause: number, candidate: number): number[] {
  const rule = ruleOfCause(cause);
  if (rule === undefined) return [];
  return geometry.constraints.clauses
    .filter((clause) => clause.rule === rule && clause.literals.every(({ holds }) => holds))
    .map(({ literals }) => literals.map(({ cell, value }) => cell * size + value - 1))
    .filter((all) => all.includes(candidate))
    .flat();
}
