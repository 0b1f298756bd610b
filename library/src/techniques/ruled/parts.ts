import { type Cell, type Geometry, groupBy, hasConstraints } from '#core';
import type { Tables } from '../tables.ts';
import { type Demands, FilterNet, MOST_VALUES } from './net.ts';

/** One rule, or a part of one that falls apart, as techniques see it: what it comes down to, and the cells that are touched. */
export interface RulePart extends Demands {
  /** Its number among the rules of the puzzle. */
  readonly rule: number;
  /** The cells that people see, rising. */
  readonly cells: readonly Cell[];
  readonly net: FilterNet;
}

/** Whether techniques for rules have nothing to look at on such a geometry: no rule says more than that cells differ, or there are too many values. */
export function refusesWithoutRules({ constraints, size }: Geometry): boolean {
  return !hasConstraints(constraints) || size > MOST_VALUES;
}

/** The rules of a geometry that say more than that cells differ, in the order of the puzzle. */
export function rulePartsOf(tables: Tables): readonly RulePart[] {
  return tables.borrow('rule parts', () => makeParts(tables));
}

/** Rules over more cells than this are taken apart where they fall apart. */
const MOST_CELLS = 16;
/** Beyond this, or where a rule is about the whole board, every pair, sum, line and list is a part of its own. */
const MOST_TOGETHER = 60;

const KEYS = ['relations', 'sums', 'sequences', 'clauses'] as const;

function makeParts(tables: Tables): RulePart[] {
  const { constraints, cellCount } = tables.geometry;
  return constraints.rules.flatMap((_, rule): RulePart[] => {
    const own = <Item extends { readonly rule?: number }>(items: readonly Item[]): Item[] => items.filter((item) => item.rule === rule);
    const demands = {
      relations: own(constraints.relations),
      sums: own(constraints.sums),
      sequences: own(constraints.sequences),
      clauses: own(constraints.clauses),
    };
    const make = (some: Demands): RulePart => {
      const net = new FilterNet(tables, some);
      return { ...some, rule, net, cells: net.cells.filter((cell) => cell < cellCount) };
    };
    const whole = make(demands);
    if (whole.net.cells.length === 0) return [];
    if (whole.net.cells.length <= MOST_CELLS) return [whole];
    return connected(demands).flatMap((some) => {
      const part = make(some);
      const isGlobal = part.cells.length > MOST_TOGETHER || part.cells.length === cellCount;
      // Hidden cells hold a rule together: without all that is said of them nothing follows.
      return isGlobal && part.net.cells.length === part.cells.length ? itemsOf(some).map(({ demand }) => make(demand)) : [part];
    });
  });
}

/** All that some rules say, one by one, with the cells of each. */
function itemsOf(demands: Demands): { readonly demand: Demands; readonly cells: readonly Cell[] }[] {
  const none: Demands = { relations: [], sums: [], sequences: [], clauses: [] };
  return KEYS.flatMap((key) =>
    demands[key].map((item) => ({
      demand: { ...none, [key]: [item] },
      cells: 'literals' in item ? item.literals.map(({ cell }) => cell) : item.cells,
    })),
  );
}

/** The parts of a rule that have no cell in common. */
function connected(demands: Demands): Demands[] {
  const home = new Map<Cell, Cell>();
  const rootOf = (cell: Cell): Cell => {
    let root = cell;
    while (home.get(root) !== root) root = home.get(root)!;
    return root;
  };
  const items = itemsOf(demands);
  for (const { cells } of items)
    for (const cell of cells) {
      if (!home.has(cell)) home.set(cell, cell);
      home.set(rootOf(cell), rootOf(cells[0]!));
    }
  const parts = groupBy(items, ({ cells }) => rootOf(cells[0]!));
  return [...parts.values()].map(
    (all): Demands => ({
      relations: all.flatMap(({ demand }) => demand.relations),
      sums: all.flatMap(({ demand }) => demand.sums),
      sequences: all.flatMap(({ demand }) => demand.sequences),
      clauses: all.flatMap(({ demand }) => demand.clauses),
    }),
  );
}
