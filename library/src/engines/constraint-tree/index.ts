import { type Cell, type Engine, type EventOf, type SolveRequest, said, type Value, type Words } from '#core';
import { blankMatrix, growTree, type PathTreeEvent, sortByCount } from '../path-tree/index.ts';
import { TOLD } from '../path-tree/told.ts';
import { refuseConstraints } from '../standing.ts';
import { applyConstraints } from './apply-constraints.ts';
import { CONSTRAINT_NAMES, CONSTRAINTS, type Constraint } from './constraints.ts';

/** What it tells beside its tree: each value that a constraint took from P. */
export type ConstraintTreeEvent =
  | PathTreeEvent
  | EventOf<'remove', { cell: Cell; value: Value; data: { readonly constraint: Constraint; readonly group: number } }>;

/**
 * Algorithm 1 of 000: the same tree as `search-tree`, over a P that was made small first.
 *
 * P is sorted by the number of values, the five functional constraints take away what they can in every group (the
 * argument is with `applyConstraints`), P is sorted again, and the tree is grown over it with the fewest values first, so that
 * the many paths come late or never. The constraints take away no solution, so it finds all of them, on any geometry. They
 * are used once, before the tree: inside it nothing is inferred, and P is not sorted again as values are placed. Where they settle
 * nothing, the tree explodes like the baseline's. Each constraint can be switched off to see what it is worth. At most
 * 250,000 open paths are kept, or what `stored` allows.
 */
export const constraintTree: Engine<ConstraintTreeEvent> = {
  id: 'constraint-tree',
  refuses: refuseConstraints,
  solve(puzzle, request) {
    const { budget, trace } = request;
    const removed = new Map<Constraint, number>();
    const initial = blankMatrix(puzzle);
    trace?.({ type: 'matrix', depth: 0, note: said(TOLD.blanks, { count: initial.length }), data: { stage: 'initial', matrix: initial } });
    const sorted = sortByCount(initial);
    trace?.({ type: 'matrix', depth: 0, note: said(SORTED), data: { stage: 'sorted', matrix: sorted } });
    const reduced = applyConstraints(puzzle.geometry, puzzle.givens, sorted, {
      use: usedConstraints(request),
      mayGoOn: () => budget.look(),
      onRemoval({ constraint, cell, value, group }) {
        removed.set(constraint, (removed.get(constraint) ?? 0) + 1);
        trace?.({
          type: 'remove',
          depth: 0,
          cell,
          value,
          note: said(STRUCK, { name: said(CONSTRAINT_NAMES[constraint]), group: group.called }),
          data: { constraint, group: group.index },
        });
      },
    });
    const outcome = growTree(puzzle, sortByCount(reduced), request);
    const worth = [...removed].map(([constraint, count]) => said('{name} {count:id}', { name: said(CONSTRAINT_NAMES[constraint]), count }));
    const note = worth.length === 0 ? said(NONE_TAKEN) : said(TAKEN, { worth });
    return { ...outcome, notes: [...(outcome.notes ?? []), note] };
  },
};

const TAKEN: Words<string> = {
  en: 'probable values taken away: {worth:, }',
  de: 'gestrichene mögliche Werte: {worth:, }',
  fr: 'valeurs possibles retirées\u00a0: {worth:, }',
};
const NONE_TAKEN: Words<string> = {
  en: 'no probable value was taken away',
  de: 'kein möglicher Wert wurde gestrichen',
  fr: 'aucune valeur probable n’a été retirée',
};

function usedConstraints({ options }: Pick<SolveRequest, 'options'>): ReadonlySet<Constraint> {
  return new Set(CONSTRAINTS.filter((constraint) => options?.[constraint] !== 'off'));
}

const SORTED: Words<string> = {
  en: 'sorted by the number of values',
  de: 'nach der Zahl der Werte geordnet',
  fr: 'trié par nombre de valeurs',
};

const STRUCK: Words<string> = { en: '{name} in {group}', de: '{name} in {group:dative}', fr: '{name} dans {group}' };
