import { fail, ok, type Result } from '#core';

/** A cooling schedule: from which fall of the cost on (in per cent of its first value) the temperature keeps which share (in per cent). */
export type Schedule = readonly { readonly fall: number; readonly rate: number }[];

const FALLS = [0, 25, 50, 75, 90, 95] as const;
const dynamic = (...rates: number[]): Schedule => FALLS.map((fall, i) => ({ fall, rate: rates[i]! }));

/** The dynamic schedules of table 5 in 003. */
export const NAMED_SCHEDULES: Readonly<Record<string, Schedule>> = {
  A: dynamic(50, 65, 80, 90, 95, 99),
  B: dynamic(85, 80, 70, 65, 55, 50),
  C: dynamic(50, 55, 65, 70, 80, 85),
  D: dynamic(50, 60, 70, 75, 80, 90),
};

/** Reads "D", "80" (a constant rate) or "0:50,25:60,50:70" (falls that rise from 0, each with its rate). */
export function parseSchedule(text: string): Result<Schedule> {
  const named = NAMED_SCHEDULES[text.toUpperCase()];
  if (named) return ok(named);
  const rows = text.split(',').map((row) => /^(?:(\d+(?:\.\d+)?):)?(\d+(?:\.\d+)?)$/.exec(row.trim()));
  if (rows.some((row) => !row) || (rows.length > 1 && rows.some((row) => row![1] === undefined))) {
    return fail('must be A, B, C, D, a rate such as 80, or pairs of fall and rate such as 0:50,25:60,90:80');
  }
  const schedule = rows.map((row) => ({ fall: Number(row![1] ?? 0), rate: Number(row![2]) }));
  if (schedule.some(({ rate }) => rate < 1 || rate >= 100)) return fail('must have rates of at least 1 and below 100 per cent');
  if (schedule[0]!.fall !== 0 || schedule.some(({ fall }, i) => fall > 100 || (i > 0 && fall <= schedule[i - 1]!.fall))) {
    return fail('must have falls that begin at 0 and rise to at most 100 per cent');
  }
  return ok(schedule);
}

/** The share of its temperature that a board keeps, from 0 to 1, when its cost has fallen so far from the first. */
export function coolingRate(schedule: Schedule, firstCost: number, cost: number): number {
  const fall = (100 * (firstCost - cost)) / firstCost;
  let { rate } = schedule[0]!;
  for (const row of schedule) if (fall >= row.fall) rate = row.rate;
  return rate / 100;
}
