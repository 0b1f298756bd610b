import type { Experiment } from '#measuring/experiments';
import { median, type Plain, type Row } from '#measuring/tools';
import type { ResultStore } from './store.ts';

/** One column of one experiment in two runs. */
interface ColumnComparison {
  readonly experiment: string;
  readonly column: string;
  /** Measurements with a number in both runs. */
  readonly pairs: number;
  readonly first: number;
  readonly second: number;
  /** Second to first, of the medians; undefined where the first is zero. */
  readonly ratio?: number;
  /** True for times and memory, which may differ; counts may not where both runs did the same. */
  readonly varies: boolean;
  /** Measurements whose values are not the same. */
  readonly differing: number;
}

export interface RunComparison {
  readonly columns: readonly ColumnComparison[];
  /** Measurements that only one of the runs has, by experiment. */
  readonly alone: Readonly<Record<string, readonly [first: number, second: number]>>;
  /** Measurements in both whose counts, statuses or words differ, with the first difference of each. */
  readonly differences: readonly string[];
}

/** A run, with the database that holds it. */
export interface RunPlace {
  readonly store: ResultStore;
  readonly run: number;
}

/** Compares what two runs have in common, measurement by measurement. */
export function compareRuns(experiments: readonly Experiment[], one: RunPlace, two: RunPlace): RunComparison {
  const [first, second] = [indexed(one), indexed(two)];
  const columns: ColumnComparison[] = [];
  const differences: string[] = [];
  const alone: Record<string, [number, number]> = {};
  for (const experiment of experiments) {
    const [a, b] = [first.get(experiment.id) ?? new Map<string, Row>(), second.get(experiment.id) ?? new Map<string, Row>()];
    const common = [...a.keys()].filter((key) => b.has(key));
    if (common.length < a.size || common.length < b.size) alone[experiment.id] = [a.size - common.length, b.size - common.length];
    if (common.length === 0) continue;
    for (const { name, varies = false, isParameter } of experiment.columns) {
      if (isParameter) continue;
      const pairs = common.map((key) => [key, a.get(key)![name] ?? null, b.get(key)![name] ?? null] as const);
      const unlike = pairs.filter(([, x, y]) => x !== y);
      if (!varies) differences.push(...unlike.map(([key, x, y]) => `${experiment.id}, ${key}: ${name} is ${shown(x)} and ${shown(y)}`));
      const numbers = pairs.filter(([, x, y]) => typeof x === 'number' && typeof y === 'number') as [string, number, number][];
      if (numbers.length === 0 && unlike.length === 0) continue;
      const [middleA, middleB] = [median(numbers.map(([, x]) => x)), median(numbers.map(([, , y]) => y))];
      columns.push({
        experiment: experiment.id,
        column: name,
        pairs: numbers.length,
        first: middleA,
        second: middleB,
        ...(middleA > 0 ? { ratio: middleB / middleA } : {}),
        varies,
        differing: unlike.length,
      });
    }
  }
  return { columns, alone, differences };
}

function indexed({ store, run }: RunPlace): Map<string, Map<string, Row>> {
  const index = new Map<string, Map<string, Row>>();
  for (const { experiment, key, row } of store.measurements(run)) {
    const rows = index.get(experiment) ?? new Map<string, Row>();
    rows.set(key, row);
    index.set(experiment, rows);
  }
  return index;
}

function shown(value: Plain): string {
  return value === null ? 'missing' : String(value);
}
