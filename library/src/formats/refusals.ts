import { type Complaint, complain, fail, type Puzzle, type Result } from '#core';
import { DEFAULT_KIND } from '#kinds';

/** A file by its ending, to say what it cannot hold. */
export const fileOf = (ending: string): Complaint => complain('a file ending in {ending}', { ending });

/** Why a puzzle does not fit where only givens are written; undefined where it fits. */
export function refuseBeyondGivens({ restrictions }: Puzzle, what: Complaint): Complaint | undefined {
  return restrictions
    ? complain('{what} cannot hold restricted candidates; the formats ninefold, json and candidates can', { what })
    : undefined;
}

/** Why a puzzle is not of one of the families that a format knows, or larger than it can write; undefined where it fits. */
export function refuseOthers(puzzle: Puzzle, what: Complaint, families: readonly string[], largest = 61): Complaint | undefined {
  const { kind } = puzzle;
  if (!families.includes(kind.family))
    return complain('{what} cannot hold {kind}, only {known}', { what, kind: kind.spec, known: families.join(', ') });
  return refuseLarger(puzzle, what, largest);
}

/** Why a puzzle has more values than a format can write; undefined where it fits. */
export function refuseLarger({ kind, geometry }: Puzzle, what: Complaint, largest: number): Complaint | undefined {
  return geometry.size > largest
    ? complain('{what} holds at most {largest} values, and {kind} has {size}', { what, largest, kind: kind.spec, size: geometry.size })
    : undefined;
}

/** Why a puzzle does not fit where no region map is written; undefined where it fits. */
export function refuseRegions({ kind }: Puzzle, what: Complaint): Complaint | undefined {
  return kind.regions ? complain('{what} cannot hold a region map; the formats jigsaw and ninefold can', { what }) : undefined;
}

/** Why a puzzle is not the classic 9x9 that most programs know; undefined where it is. */
export function refuseAllButClassic9({ kind }: Puzzle, what: Complaint): Complaint | undefined {
  return kind.spec === DEFAULT_KIND
    ? undefined
    : complain('{what} holds {only} only, not {kind}', { what, only: DEFAULT_KIND, kind: kind.spec });
}

/** Why a puzzle has rules that a format cannot write; undefined where all are of the ids that it knows. */
export function refuseAllButRules({ rules }: Puzzle, what: Complaint, ids: readonly string[]): Complaint | undefined {
  const other = rules.find(({ id }) => !ids.includes(id));
  return other && complain('{what} cannot hold the rule {rule}; the formats ninefold and json can', { what, rule: other.text });
}

/** Refuses what is drawn or only told: a rule may hide in it. */
export function refuseDrawn(names: readonly string[]): Result<never> {
  return fail('the puzzle has drawings that no rule accounts for, and a rule may hide in them: {names}; {field} does without them', {
    names: names.join(', '),
    field: { field: 'ignoreDrawings' },
  });
}

/** Every name once, with how often it is there. */
export function withCounts(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${name} (${count})`);
}
