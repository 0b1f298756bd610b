import { type Puzzle, round } from '#core';
import { formatTable } from '#drawing';
import { parsePuzzle } from '#formats';
import { cpuSeconds } from '#measuring/machine';
import { groupBy, median } from '#measuring/tools';
import { type Deduction, Desk, inTime, isTrial, nextDeduction, orderFor, smallestRefutation, solveByLogic } from '#techniques';
import { defineBenchmark, setting } from './benchmark.ts';
import { eachVariant, type Variant } from './variants.ts';

/** How far logic came with one puzzle with rules. */
interface RuledRow {
  readonly name: string;
  readonly end: 'solved' | 'stuck' | 'out of time' | 'not read';
  /** The hardest technique on the way, by our scale. */
  readonly hardest: string;
  readonly rating: number;
  /** CPU time of the first hint, and of all steps without trial. */
  readonly hintMs: number;
  readonly cpuMs: number;
  /** Steps that contradict the printed solution. */
  readonly unsound: number;
  /** What leads on where logic ends: the fewest rules and houses that refute a candidate together. */
  readonly needs: string;
}

/** CPU seconds to find out what a puzzle needs. */
const NEEDS_SECONDS = 10;

export const ruledLogic = defineBenchmark({
  id: 'ruled-logic',
  summary: 'Puzzles with rules without trial and error: how far logic goes, and what the rest needs',
  subjects: '<lists...>',
  settings: {
    timeout: setting.seconds('CPU seconds for a puzzle', 20),
    tier: setting.whole('only puzzles of this tier', undefined),
  },
  examples: [['open.jsonl --tier 1', 'the table of docs/logic.md']],
  notes:
    'A list has one JSON object per line, as for "variants". Forcing chains, Nishio and searches over several cells or rules count as trial. The puzzles are taken to have one solution.',
  async *measure(paths, { timeout, tier }, begin) {
    yield* eachVariant(paths, tier, begin, (variant) => walk(variant, timeout));
  },
  table: ruledTable,
  fails: (rows) => rows.some(({ unsound }) => unsound > 0),
});

function walk({ name, format, input, solution }: Variant, timeout: number): RuledRow {
  const none = { name, hardest: '', rating: 0, hintMs: 0, cpuMs: 0, unsound: 0, needs: '' };
  const puzzle = parsePuzzle(input, { from: format });
  if (!puzzle.ok) return { ...none, end: 'not read' };
  const { geometry } = puzzle.value;
  const techniques = orderFor(geometry, 'hint').filter((technique) => !isTrial(technique, geometry) && !technique.refuses?.(geometry));
  const hintMs = hintTime(puzzle.value, timeout);
  const began = cpuSeconds();
  const board = new Desk().lay(puzzle.value, true);
  let [hardest, rating, unsound] = ['', 0, 0];
  const end = solveByLogic(board, {
    techniques,
    isCancelled: () => cpuSeconds() - began > timeout,
    onStep(step) {
      if (step.rating > rating) [hardest, rating] = [step.technique, step.rating];
      if (solution !== undefined && isAgainst(step, puzzle.value, solution)) unsound++;
      return true;
    },
  });
  const cpuMs = round(1000 * (cpuSeconds() - began));
  const row = { ...none, hardest, rating: round(rating), hintMs, cpuMs, unsound };
  if (end === 'solved') return { ...row, end };
  if (end === 'budget') return { ...row, end: 'out of time', needs: 'more time' };
  const asked = cpuSeconds();
  const found = inTime(
    board,
    () => cpuSeconds() - asked > NEEDS_SECONDS,
    () => ({ refutation: smallestRefutation(board) }),
  );
  return { ...row, end: 'stuck', needs: needOf(found) };
}

/** CPU time of the first hint, trial included. */
function hintTime(puzzle: Puzzle, timeout: number): number {
  const began = cpuSeconds();
  const board = new Desk().lay(puzzle, true);
  const usable = orderFor(puzzle.geometry, 'hint').filter((technique) => !technique.refuses?.(puzzle.geometry));
  inTime(
    board,
    () => cpuSeconds() - began > timeout,
    () => nextDeduction(board, usable),
  );
  return round(1000 * (cpuSeconds() - began));
}

/** Whether a step contradicts a printed solution: 1 to 9, then A for 10 and so on. */
function isAgainst({ place, remove }: Deduction, { geometry }: Puzzle, printed: string): boolean {
  const lowest = geometry.lowest ?? 1;
  const holds = (cell: number, value: number): boolean => (value - 1 + lowest).toString(36).toUpperCase() === printed[cell];
  return place.some(({ cell, value }) => !holds(cell, value)) || remove.some(({ cell, value }) => holds(cell, value));
}

function needOf(found: { readonly refutation: ReturnType<typeof smallestRefutation> } | undefined): string {
  if (!found) return 'not known, the time ended';
  if (!found.refutation) return 'a search: no single candidate is refuted by rules and houses one at a time';
  const { rules, groups } = found.refutation;
  if (rules + groups > MOST_NAMED) return `a trial over more than ${MOST_NAMED} rules and houses`;
  return `a trial over ${rules} ${rules === 1 ? 'rule' : 'rules'} and ${groups} ${groups === 1 ? 'house' : 'houses'}`;
}

/** Above this many the numbers of rules and houses say nothing any more. */
const MOST_NAMED = 5;

function ruledTable(rows: readonly RuledRow[]): string {
  const count = (of: readonly RuledRow[], by: (row: RuledRow) => string): string[][] =>
    [...groupBy(of, by)]
      .sort(([, a], [, b]) => b.length - a.length)
      .map(([what, all]) => [
        what,
        String(all.length),
        all
          .map(({ name }) => name)
          .slice(0, 3)
          .join(', '),
      ]);
  const solved = rows.filter(({ end }) => end === 'solved');
  const middle = (of: (row: RuledRow) => number): string => Math.round(median(rows.map(of)) ?? 0).toString();
  return [
    `${solved.length} of ${rows.length} solved without trial; median CPU ms: hint ${middle(({ hintMs }) => hintMs)}, all steps ${middle(({ cpuMs }) => cpuMs)}; steps against a solution: ${rows.reduce((all, { unsound }) => all + unsound, 0)}`,
    formatTable(
      ['hardest step of those solved', 'puzzles', 'for example'],
      count(solved, ({ hardest }) => hardest),
      [0, 2],
    ),
    formatTable(
      ['the rest needs', 'puzzles', 'for example'],
      count(
        rows.filter(({ end }) => end !== 'solved'),
        ({ needs, end }) => needs || end,
      ),
      [0, 2],
    ),
  ].join('\n\n');
}
