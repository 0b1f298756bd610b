import { type Experiment, type ExperimentRun, type ExperimentScale, keyOf, type Task } from '#measuring/experiments';
import type { Row } from '#measuring/tools';
import { type ResultStore, StoreError } from './store.ts';

/** Makes measurements, somewhere: in this process, in others. `slots` is how many it makes at once. */
export interface Crew {
  readonly slots: number;
  /** The whole row. Fails where the measurement itself is at fault. */
  make(task: Task): Promise<Row>;
  close(): Promise<void>;
}

/** How far a run has come. */
interface RunProgress {
  readonly experiment: string;
  readonly done: number;
  readonly total: number;
  /** The share of the expected work that is done, from 0 to 1. */
  readonly share: number;
  /** Seconds until the end, as far as they can be guessed. */
  readonly remaining: number | undefined;
}

export interface RunRequest {
  readonly experiments: readonly Experiment[];
  readonly store: ResultStore;
  readonly run: ExperimentRun;
  readonly crew: Crew;
  readonly onProgress?: (progress: RunProgress) => void;
  /** Told when all measurements of an experiment are there or have failed. */
  readonly onExperiment?: (experiment: Experiment) => void | Promise<void>;
}

export interface RunOutcome {
  readonly done: number;
  readonly total: number;
  /** Sentences on measurements that could not be made; a later start tries them again. */
  readonly failures: readonly string[];
}

/**
 * Makes what is not in the database yet. A measurement is written the moment it is finished; a fault in one does not end the
 * others, but a database that cannot be written ends the run, since nothing could be kept.
 */
export async function runExperiments({ experiments, store, run, crew, onProgress, onExperiment }: RunRequest): Promise<RunOutcome> {
  const plans = planned(experiments, run.scale);
  const finished = new Set(store.measurements(run.id).map(({ experiment, key }) => `${experiment} ${key}`));
  const gauge = new Gauge(plans, run.scale, crew.slots, finished);
  const failures: string[] = [];
  for (const { experiment, tasks } of plans) {
    const left = tasks.filter(({ name }) => !finished.has(name));
    let next = 0;
    const work = async (): Promise<void> => {
      for (let task = left[next++]; task; task = left[next++]) {
        onProgress?.(gauge.progress(experiment));
        try {
          const row = await crew.make(task);
          store.save(run.id, { experiment: experiment.id, key: task.key, row });
          finished.add(task.name);
        } catch (error) {
          if (error instanceof StoreError) {
            next = left.length;
            throw error;
          }
          failures.push(`${experiment.id}, ${task.key}: ${(error as Error).message}`);
        }
        gauge.advance(experiment);
        onProgress?.(gauge.progress(experiment));
      }
    };
    await Promise.all(Array.from({ length: crew.slots }, work));
    await onExperiment?.(experiment);
  }
  const total = plans.reduce((sum, { tasks }) => sum + tasks.length, 0);
  return { done: plans.flatMap(({ tasks }) => tasks).filter(({ name }) => finished.has(name)).length, total, failures };
}

interface Planned {
  readonly experiment: Experiment;
  readonly tasks: readonly (Task & { readonly key: string; readonly name: string })[];
}

function planned(experiments: readonly Experiment[], scale: ExperimentScale): Planned[] {
  return experiments.map((experiment) => ({
    experiment,
    tasks: experiment.plan(scale).map((parameters) => {
      const key = keyOf(parameters);
      return { experiment: experiment.id, parameters, key, name: `${experiment.id} ${key}` };
    }),
  }));
}

/** The rows of an experiment that are there, in the order of its plan. */
export function rowsOfRun(experiment: Experiment, store: ResultStore, run: ExperimentRun): Row[] {
  const stored = new Map(
    store.measurements(run.id).flatMap((one) => (one.experiment === experiment.id ? [[one.key, one.row] as const] : [])),
  );
  return experiment.plan(run.scale).flatMap((parameters) => {
    const row = stored.get(keyOf(parameters));
    return row ? [row] : [];
  });
}

/** Guesses the remaining time from what the experiments took when they were last measured, corrected by how this run goes. */
class Gauge {
  readonly #began = performance.now();
  readonly #weights = new Map<Experiment, number>();
  readonly #slots: number;
  readonly #total: number;
  readonly #allWork: number;
  #done: number;
  #work: number;
  #workHere = 0;

  constructor(plans: readonly Planned[], scale: ExperimentScale, slots: number, finished: ReadonlySet<string>) {
    this.#slots = slots;
    let [total, done, allWork, work] = [0, 0, 0, 0];
    for (const { experiment, tasks } of plans) {
      const weight = experiment.expect[scale.size === 'full' ? 'full' : 'quick'] / Math.max(1, tasks.length);
      this.#weights.set(experiment, weight);
      const there = tasks.filter(({ name }) => finished.has(name)).length;
      total += tasks.length;
      done += there;
      allWork += weight * tasks.length;
      work += weight * there;
    }
    [this.#total, this.#done, this.#allWork, this.#work] = [total, done, allWork, work];
  }

  advance(experiment: Experiment): void {
    const weight = this.#weights.get(experiment) ?? 0;
    this.#done++;
    this.#work += weight;
    this.#workHere += weight;
  }

  progress(experiment: Experiment): RunProgress {
    const elapsed = (performance.now() - this.#began) / 1000;
    const left = this.#allWork - this.#work;
    // Before there is anything to go by, the machine is taken to be as fast as the one that was measured.
    const rate = this.#workHere > 0 && elapsed > 1 ? this.#workHere / elapsed : this.#slots;
    return {
      experiment: experiment.id,
      done: this.#done,
      total: this.#total,
      share: this.#allWork === 0 ? 1 : this.#work / this.#allWork,
      remaining: left / rate,
    };
  }
}
