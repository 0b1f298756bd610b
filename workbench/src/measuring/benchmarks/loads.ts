import { Budget, type Puzzle } from '#core';
import { readPuzzles } from '#formats';
import { loadMakerParts, Maker } from '#generator';
import { cpuSeconds } from '#measuring/machine';
import { solvePuzzle } from '#operations';
import { engineOf } from './lists.ts';

// The loads of `ninefold bench fleet`: one big count, a file of puzzles, and generation.

export const LOADS = ['count', 'file', 'generate'] as const;

export interface Load {
  readonly name: (typeof LOADS)[number];
  readonly request: Readonly<Record<string, string | number>>;
  readonly file?: string;
}

/** 91,461,012 solutions. */
const COUNTED = `1...3...25..2.4..9.38...46..5.1.7.9...3...1${'.'.repeat(38)}`;

export function loadOf(name: Load['name'], puzzles: readonly string[], isQuick: boolean): Load {
  if (name === 'count') return { name, request: { puzzle: COUNTED, ...(isQuick ? { limit: 3_000_000 } : {}) } };
  if (name === 'generate') return { name, request: { count: isQuick ? 300 : 1200, seed: 1 } };
  const lines = Array.from({ length: isQuick ? 8000 : 80_000 }, (_, i) => puzzles[i % puzzles.length]);
  return { name, request: { do: 'solve' }, file: lines.join('\n') };
}

/** Gives a job to the service and waits for its end. */
export async function runJob(
  url: string,
  { name, request, file }: Load,
  label: string,
): Promise<{ readonly parts: number; readonly partMs: number; readonly seconds: number }> {
  const began = performance.now();
  const query = new URLSearchParams({ ...Object.fromEntries(Object.entries(request).map(([key, value]) => [key, String(value)])), label });
  const posted = await fetch(file ? `${url}/api/v1/jobs/file?${query}` : `${url}/api/v1/jobs`, {
    method: 'POST',
    headers: { 'content-type': file ? 'text/plain' : 'application/json' },
    body: file ?? JSON.stringify({ operation: name, request, label }),
  });
  const { id } = (await told(posted)) as { readonly id: string };
  // Following costs the service less than asking again and again.
  await (await fetch(`${url}/api/v1/jobs/${id}/events`, { headers: { 'last-event-id': String(Number.MAX_SAFE_INTEGER) } })).text();
  const job = await told(await fetch(`${url}/api/v1/jobs/${id}`));
  const { state, partsDone, spentMs } = job as { readonly state: string; readonly partsDone: number; readonly spentMs: number };
  if (state !== 'done') throw new Error(JSON.stringify(job));
  return { parts: partsDone, partMs: spentMs / partsDone, seconds: (performance.now() - began) / 1000 };
}

async function told(response: Response): Promise<unknown> {
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer;
}

/** CPU seconds of the same work in one process without parts, after a twentieth of it in which it compiles what it needs. */
export async function runAlone(load: Load): Promise<number> {
  const work = await workOf(load);
  work(0.05);
  const began = cpuSeconds();
  work(1);
  return cpuSeconds() - began;
}

async function workOf({ name, request, file = '' }: Load): Promise<(share: number) => void> {
  const engine = await engineOf('fast');
  if (name === 'generate') {
    const [count, seed] = [Number(request['count']), Number(request['seed'])];
    const parts = await loadMakerParts();
    return (share) => {
      const maker = new Maker({ spec: 'classic:3x3', seed, wishes: {}, rate: true }, parts);
      for (let attempt = 0, made = 0; made < count * share; attempt++) if (maker.attempt(attempt)) made++;
    };
  }
  const puzzles = readPuzzles(name === 'file' ? file : String(request['puzzle'])).flatMap(({ result }): Puzzle[] =>
    result.ok ? [result.value] : [],
  );
  if (name === 'file')
    return (share) => {
      for (const puzzle of puzzles.slice(0, puzzles.length * share)) solvePuzzle(puzzle, engine, { limit: 2, budget: {}, keep: 2 });
    };
  const limit = Number(request['limit'] ?? Number.POSITIVE_INFINITY);
  return (share) => void engine.solve(puzzles[0]!, { limit: share < 1 ? 100_000 : limit, budget: new Budget({}) });
}
