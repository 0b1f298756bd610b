import { type Complaint, complaintOf } from '#core';
import type { ExperimentRun } from '#measuring/experiments';
import type { Row } from '#measuring/tools';
import { Cancelled, library } from '../library/client.ts';
import type { PageRunProgress, SizeHere } from '../library/experimenting.ts';
import { Store } from '../store.ts';
import { putOnShelf } from './shelf.ts';

/** A run in this page. */
export interface RunState {
  readonly id: string;
  readonly size: SizeHere;
  readonly done: number;
  readonly total: number;
  readonly failures: readonly Complaint[];
  readonly state: 'running' | 'ended' | 'stopped' | 'failed';
}

/** The run that is under way, or the last one. It goes on while one looks at other views. */
export const running = new Store<RunState | undefined>(undefined);
let abort: AbortController | undefined;

export function stopRun(): void {
  abort?.abort();
}

/** How often what was found so far is drawn again. */
const REDRAW_MS = 1500;

/** Runs an experiment in a worker; what it finds is put on the shelf as it comes, and stays there when it is stopped. */
export async function startRun(id: string, size: SizeHere, seed: number): Promise<void> {
  abort?.abort();
  const mine = new AbortController();
  abort = mine;
  const run: ExperimentRun = { id: 1, started: new Date().toISOString(), scale: { seed, size, peers: [] }, machine: machineOf() };
  const rows: Row[] = [];
  const failures: Complaint[] = [];
  let key: number | undefined;
  let drawing: Promise<void> | undefined;
  let drawn = performance.now();
  const draw = async (): Promise<void> => {
    const answer = await library.call('chapter', { id, run, rows: [...rows] });
    if (answer.ok) key = putOnShelf(answer, undefined, key);
    drawn = performance.now();
  };
  const show = (state: RunState['state'], { done, total }: Pick<PageRunProgress, 'done' | 'total'>): void => {
    if (abort === mine) running.set({ id, size, done, total, failures: [...failures], state });
  };
  let latest = { done: 0, total: 0 };
  show('running', latest);
  try {
    await library.call(
      'runExperiment',
      { id, run },
      {
        signal: mine.signal,
        onProgress(progress) {
          const { row, failure, ...rest } = progress as PageRunProgress;
          latest = rest;
          if (row) rows.push(row);
          if (failure !== undefined) failures.push(failure);
          show('running', latest);
          if (!drawing && performance.now() - drawn > REDRAW_MS) drawing = draw().finally(() => (drawing = undefined));
        },
      },
    );
    await drawing;
    await draw();
    show('ended', latest);
  } catch (error) {
    await drawing;
    if (rows.length > 0) await draw();
    if (!(error instanceof Cancelled)) failures.push(complaintOf(error));
    show(error instanceof Cancelled ? 'stopped' : 'failed', latest);
  }
}

/** The browser in few words. It stands in the data, so that these times are not taken for those of a process. */
function machineOf(): string {
  const [name] = /(Firefox|Edg|Chrome|Version)\/[\d.]+/.exec(navigator.userAgent) ?? ['a browser'];
  return `In a page, times are those that passed: ${name}, ${navigator.hardwareConcurrency} threads`;
}
