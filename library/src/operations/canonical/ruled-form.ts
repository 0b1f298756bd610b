import type { Grid, Puzzle } from '#core';
import { moveRules, settledRules } from '#rules';
import { allMotions, type Permutation, transformGrid } from '#symmetry';

/** The form that a puzzle with rules shares with its like. */
export interface RuledForm {
  readonly givens: Grid;
  readonly solution: Grid;
  readonly automorphisms: number;
  /** The lines of its rules, in their order as texts. */
  readonly rules: readonly string[];
}

/**
 * The canonical form of a puzzle with rules and one solution: the least of what the motions of its kind make of it, with values in the order in which
 * the solution names them where all rules allow that. Puzzles that a motion or other symbols turn into each other have the same one; swapped lines,
 * which few rules allow, make another.
 */
export function ruledForm({ kind, givens }: Puzzle, solution: Grid): RuledForm {
  const settled = settledRules(kind);
  const forms = allMotions((kind.base ?? kind).geometry).flatMap((cells) => {
    const values = byAppearance(transformGrid(solution, { cells }), kind.geometry.size);
    const relabelled = moveRules(kind, { cells, values });
    const moved = relabelled.ok ? relabelled : moveRules(kind, { cells });
    return moved.ok ? [formOf(settled(moved.value), { cells, ...(relabelled.ok ? { values } : {}) }, givens, solution)] : [];
  });
  const texts = forms.map(textOf);
  const least = texts.toSorted()[0]!;
  return { ...forms[texts.indexOf(least)]!, automorphisms: texts.filter((text) => text === least).length };
}

function formOf(
  rules: readonly string[],
  move: { readonly cells: Permutation; readonly values?: readonly number[] },
  givens: Grid,
  solution: Grid,
): Omit<RuledForm, 'automorphisms'> {
  return {
    givens: transformGrid(givens, move),
    solution: transformGrid(solution, move),
    rules,
  };
}

function textOf({ solution, givens, rules }: Omit<RuledForm, 'automorphisms'>): string {
  return [String.fromCharCode(...solution), String.fromCharCode(...givens), ...rules].join('\n');
}

/** What each value becomes when they are named in the order in which they appear. */
function byAppearance(grid: Grid, size: number): number[] {
  const seen = [...new Set(grid)];
  const unseen = Array.from({ length: size }, (_, i) => i + 1).filter((value) => !seen.includes(value));
  const order = [...seen, ...unseen];
  return Array.from({ length: size }, (_, i) => order.indexOf(i + 1) + 1);
}
