import { groupBy, LEVELS, type LevelId } from '#core';
import { median } from '#measuring/tools';
import type { SolvedRecord } from './history.ts';

/** What the solved puzzles of one kind and level come to. Those of which the page has filled a part stand by themselves: their times do not compare. */
interface Line {
  readonly spec: string;
  /** Whether they have rules beside those of their kind. */
  readonly isRuled: boolean;
  /** Each sort of them; undefined where an older record does not know. */
  readonly rules?: readonly string[];
  /** Undefined: it is unknown how hard they were. */
  readonly level: LevelId | undefined;
  readonly isFilled: boolean;
  readonly solved: number;
  readonly bestMs: number;
  readonly medianMs: number;
  readonly hints: number;
  /** How many were solved without a hint. */
  readonly unaided: number;
}

export interface Statistics {
  readonly solved: number;
  readonly lines: readonly Line[];
  /** Days in a row with a solved puzzle, up to today or yesterday; and the most there ever were. */
  readonly streak: number;
  readonly longest: number;
}

/** Sums up what was solved; `dayOf` says on which day of the reader's calendar. */
export function sumUp(records: readonly SolvedRecord[], now: number, dayOf: (time: number) => string): Statistics {
  const groups = groupBy(records, ({ spec, ruled, rules, level, filled }) => [spec, ruled, rules?.toSorted(), level, !filled].join(' '));
  const lines = [...groups.values()].map((group): Line => {
    const times = group.map(({ elapsedMs }) => elapsedMs).sort((a, b) => a - b);
    const { spec, ruled, rules, level, filled } = group[0]!;
    return {
      spec,
      isRuled: ruled === true,
      ...(rules ? { rules } : {}),
      level,
      isFilled: filled !== undefined && filled > 0,
      solved: group.length,
      bestMs: times[0]!,
      medianMs: median(times),
      hints: group.reduce((sum, { hints }) => sum + hints, 0),
      unaided: group.filter(({ hints }) => hints === 0).length,
    };
  });
  const rank = ({ level }: Line): number => (level === undefined ? -1 : Object.keys(LEVELS).indexOf(level));
  const sortOf = ({ spec, rules = [] }: Line): string => [spec, ...rules].join(' ');
  lines.sort((a, b) => sortOf(a).localeCompare(sortOf(b)) || rank(a) - rank(b) || Number(a.isFilled) - Number(b.isFilled));
  return { solved: records.length, lines, ...streaks(new Set(records.map(({ at }) => dayOf(at))), now, dayOf) };
}

/** The day before a time, by the calendar: a day of 23 or 25 hours is a day. */
function before(time: number): number {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - 1, 12).getTime();
}

function streaks(days: ReadonlySet<string>, now: number, dayOf: (time: number) => string): { streak: number; longest: number } {
  const runFrom = (time: number): number => {
    let run = 0;
    for (let at = time; days.has(dayOf(at)); at = before(at)) run++;
    return run;
  };
  // Today may still come: yesterday's row is not broken before the day is over.
  const streak = days.has(dayOf(now)) ? runFrom(now) : runFrom(before(now));
  const longest = Math.max(0, ...[...days].map((day) => runFrom(new Date(`${day}T12:00:00`).getTime())));
  return { streak, longest };
}

/** How many were solved on each of the last days, the latest last. */
export function perDay(
  records: readonly SolvedRecord[],
  now: number,
  dayOf: (time: number) => string,
  count: number,
): readonly { readonly day: string; readonly solved: number }[] {
  const solved = groupBy(records, ({ at }) => dayOf(at));
  const days: { day: string; solved: number }[] = [];
  for (let at = now; days.length < count; at = before(at)) days.unshift({ day: dayOf(at), solved: solved.get(dayOf(at))?.length ?? 0 });
  return days;
}
