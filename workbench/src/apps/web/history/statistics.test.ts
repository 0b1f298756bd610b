import { expect, test } from 'vitest';
import { dayOf } from '../fresh/daily.ts';
import { isSolved, type SolvedRecord } from './history.ts';
import { perDay, sumUp } from './statistics.ts';

const noon = (day: string): number => new Date(`${day}T12:00:00`).getTime();
const record = (id: string, day: string, elapsedMs: number, more: Partial<SolvedRecord> = {}): SolvedRecord => ({
  id,
  spec: 'classic:3x3',
  level: 'easy',
  elapsedMs,
  hints: 0,
  at: noon(day),
  ...more,
});

const records = [
  record('a', '2026-03-27', 4000),
  record('b', '2026-03-28', 2000, { hints: 3 }),
  record('c', '2026-03-29', 9000),
  record('d', '2026-03-30', 1000, { spec: 'solid:2', level: 'hard' }),
  record('e', '2026-04-02', 8000),
];

test('solved puzzles are summed up by kind and level', () => {
  const { solved, lines } = sumUp(records, noon('2026-04-02'), dayOf);
  expect(solved).toBe(5);
  expect(lines).toEqual([
    { spec: 'classic:3x3', isRuled: false, level: 'easy', isFilled: false, solved: 4, bestMs: 2000, medianMs: 6000, hints: 3, unaided: 3 },
    { spec: 'solid:2', isRuled: false, level: 'hard', isFilled: false, solved: 1, bestMs: 1000, medianMs: 1000, hints: 0, unaided: 1 },
  ]);
});

test('a killer is no plain puzzle and no sandwich; a record from before rules were noted stands by itself', () => {
  const sorts = [['cage', 'thermo'], ['thermo', 'cage'], ['sandwich'], undefined];
  const ruled = sorts.map((rules, i) => record(`r${i}`, '2026-04-02', 5000, { ruled: true, ...(rules ? { rules } : {}) }));
  const { lines } = sumUp([...records, ...ruled], noon('2026-04-02'), dayOf);
  expect(lines.filter(({ isRuled }) => isRuled).map(({ rules, solved }) => [rules, solved])).toEqual([
    [undefined, 1],
    [['cage', 'thermo'], 2],
    [['sandwich'], 1],
  ]);
  expect(isSolved({ ...ruled[0], rules: [3] })).toBe(false);
});

test('a puzzle of which the page has filled a part counts as solved, and its time in a line of its own', () => {
  const { solved, lines } = sumUp([...records, record('f', '2026-04-02', 10, { filled: 30 })], noon('2026-04-02'), dayOf);
  expect(solved).toBe(6);
  expect(lines.filter(({ spec }) => spec === 'classic:3x3').map((line) => [line.isFilled, line.solved, line.bestMs])).toEqual([
    [false, 4, 2000],
    [true, 1, 10],
  ]);
  expect(isSolved({ ...records[0], filled: -1 })).toBe(false);
});

test('a streak lives until a whole day was left out', () => {
  const streaks = (day: string): number[] => {
    const { streak, longest } = sumUp(records, noon(day), dayOf);
    return [streak, longest];
  };
  expect(streaks('2026-03-30')).toEqual([4, 4]);
  expect(streaks('2026-03-31')).toEqual([4, 4]);
  expect(streaks('2026-04-01')).toEqual([0, 4]);
  expect(streaks('2026-04-03')).toEqual([1, 4]);
  expect(sumUp([], noon('2026-04-03'), dayOf)).toEqual({ solved: 0, lines: [], streak: 0, longest: 0 });
});

test('days without a puzzle are days of the chart', () => {
  expect(perDay(records, noon('2026-04-02'), dayOf, 4)).toEqual([
    { day: '2026-03-30', solved: 1 },
    { day: '2026-03-31', solved: 0 },
    { day: '2026-04-01', solved: 0 },
    { day: '2026-04-02', solved: 1 },
  ]);
});

test('what is no record is not taken for one', () => {
  expect(records.every(isSolved)).toBe(true);
  for (const bad of [null, 3, {}, { ...records[0], level: 'nonsense' }, { ...records[0], elapsedMs: -1 }, { ...records[0], at: 'now' }])
    expect(isSolved(bad)).toBe(false);
});
