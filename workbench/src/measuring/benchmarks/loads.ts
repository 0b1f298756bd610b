import type { NinefoldClient } from '#client';
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
  client: NinefoldClient,
  { name, request, file }: Load,
  label: string,
): Promise<{ readonly parts: number; readonly partMs: number; readonly seconds: number }> {
  const began = performance.now();
  const { id } = await (file === undefined
    ? client.createJob({ operation: name, request, label })
    : client.createFileJob(String(request['do']), file, { label }));
  for await (const event of client.follow(id, { items: false })) {
    if (event.type !== 'end') continue;
    const { state, partsDone, spentMs, error } = event.job;
    if (state !== 'done') throw new Error(`${name}: ${error ?? state}`);
    return { parts: partsDone, partMs: spentMs / partsDone, seconds: (performance.now() - began) / 1000 };
  }
  throw new Error(`${name}: the service lost the job`);
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
  if (name === 'file')
    return (share) => {
      const lines = file.split('\n');
      for (const puzzle of puzzlesIn(lines.slice(0, lines.length * share).join('\n'))) {
        const { status, count, solutions } = solvePuzzle(puzzle, engine, { limit: 2, budget: {}, keep: 2 });
        JSON.stringify({ status, count: Number(count), solutions: solutions.map((grid) => [...grid].join('')) });
      }
    };
  const [puzzle] = puzzlesIn(String(request['puzzle']));
  const limit = Number(request['limit'] ?? Number.POSITIVE_INFINITY);
  return (share) => void engine.solve(puzzle!, { limit: share < 1 ? 100_000 : limit, budget: new Budget({}) });
}

const puzzlesIn = (text: string): Puzzle[] => readPuzzles(text).flatMap(({ result }) => (result.ok ? [result.value] : []));
