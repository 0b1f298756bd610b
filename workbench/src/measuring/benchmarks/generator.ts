import { spawnSync } from 'node:child_process';
import { loadMakerParts, Maker, type Wishes } from '#generator';
import { cpuSeconds } from '#measuring/machine';

/** How fast puzzles are made, in CPU time. */
export interface GeneratorMeasurement {
  readonly generator: string;
  readonly kind: string;
  readonly made: number;
  readonly attempts: number;
  /** Puzzles per second of CPU time. */
  readonly perSecond: number;
  readonly cluesEach: number | null;
}

/** Milliseconds between two looks at the CPU time. */
const LOOK_MS = 20;

/** Makes puzzles on this thread for so many seconds, after a tenth of that to warm up. Proofs and checks are part of it. */
export async function benchGenerator(spec: string, wishes: Wishes, seconds: number, seed: number): Promise<GeneratorMeasurement> {
  const maker = new Maker({ spec, wishes, seed }, await loadMakerParts());
  let attempts = 0;
  let [made, clues] = [0, 0];
  /** Runs until the CPU time is over; the wall clock says when to look, since a look costs as much as a puzzle. */
  const run = (least: number): number => {
    const began = cpuSeconds();
    let looked = performance.now();
    while (true) {
      const one = maker.attempt(attempts++);
      if (one) {
        made++;
        clues += one.clues;
      }
      if (performance.now() - looked < LOOK_MS) continue;
      looked = performance.now();
      if (cpuSeconds() - began >= least) return cpuSeconds() - began;
    }
  };
  run(seconds / 10);
  [made, clues] = [0, 0];
  const first = attempts;
  const taken = run(seconds);
  return {
    generator: 'ninefold',
    kind: spec,
    made,
    attempts: attempts - first,
    perSecond: rounded(made / taken),
    cluesEach: made > 0 ? rounded(clues / made) : null,
  };
}

/** Debian's qqwing, which makes minimal 9x9 puzzles one by one; undefined where it is not installed. */
export function benchQqwing(puzzles: number): GeneratorMeasurement | undefined {
  const { stderr, error, status } = spawnSync(
    'bash',
    ['-c', `TIMEFORMAT='cpu %U %S'; time qqwing --generate ${Math.floor(puzzles)} > /dev/null`],
    { encoding: 'utf8' },
  );
  const [, user, system] = /cpu ([\d.]+) ([\d.]+)/.exec(stderr ?? '') ?? [];
  if (error || status !== 0 || user === undefined) return undefined;
  const taken = Number(user) + Number(system);
  return {
    generator: 'qqwing',
    kind: 'classic:3x3',
    made: puzzles,
    attempts: puzzles,
    perSecond: rounded(puzzles / taken),
    cluesEach: null,
  };
}

function rounded(number: number): number {
  return Math.round(number * 100) / 100;
}
