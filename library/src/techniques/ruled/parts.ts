import { type Cell, type Geometry, hasConstraints } from '#core';
import type { Tables } from '../tables.ts';
import { type Demands, MOST_VALUES, Net } from './net.ts';

/** One rule as techniques see it: what it comes down to, and the cells that are touched. */
export interface RulePart extends Demands {
  /** Its number among the rules of the puzzle. */
  readonly rule: number;
  /** The cells that people see, rising. */
  readonly cells: readonly Cell[];
  readonly net: Net;
}

/** Why techniques for rules have nothing to look at on such a geometry. */
export function refusesWithoutRules({ constraints, size }: Geometry): string | undefined {
  if (!hasConstraints(constraints)) return 'no rule says more than that cells differ';
  return size > MOST_VALUES ? `there are more than ${MOST_VALUES} values` : undefined;
}

/** The rules of a geometry that say more than that cells differ, in the order of the puzzle. */
export function rulePartsOf(tables: Tables): readonly RulePart[] {
  return tables.borrow('rule parts', () => makeParts(tables));
}

function makeParts(tables: Tables): RulePart[] {
  const { constraints } = tables.geometry;
  return constraints.rules.flatMap((_, rule): RulePart[] => {
    const own = <Item extends { readonly rule?: number }>(items: readonly Item[]): Item[] => items.filter((item) => item.rule === rule);
    const demands = {
      relations: own(constraints.relations),
      sums: own(constraints.sums),
      sequences: own(constraints.sequences),
      clauses: own(constraints.clauses),
    };
    const net = new Net(tables, demands);
    if (net.cells.length === 0) return [];
    return [{ ...demands, rule, net, cells: net.cells.filter((cell) => cell < tables.cellCount) }];
  });
}
