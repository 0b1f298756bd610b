import { ok, round } from '#core';
import { loadMakerParts, Maker, type Order, refuseOrder } from '#generator';
import { cpuSeconds, runProgram } from '#measuring/machine';
import { common, defineBenchmark, setting } from './benchmark.ts';

/** How fast puzzles are made, in CPU time. */
interface MakingSpeed {
  readonly generator: string;
  readonly kind: string;
  readonly made: number;
  readonly attempts: number;
  /** Puzzles per second of CPU time. */
  readonly perSecond: number;
  readonly cluesEach: number | null;
  /** How many of them logic solved in its time. */
  readonly rated: number;
}

/** The kind that the peer makes, too. */
const CLASSIC = 'classic:3x3';

export const generator = defineBenchmark({
  id: 'generator',
  summary: 'Make minimal puzzles, beside qqwing where it is installed; or rated puzzles with rules',
  subjects: '[kinds...]',
  settings: {
    seconds: common.seconds,
    seed: { ...common.seed, summary: 'where the random numbers begin' },
    rules: setting.text('lay these rules over the grids, such as killer or thermometer,dots, and rate what comes', undefined),
  },
  examples: [
    [CLASSIC, 'minimal puzzles per second, and the ratio to qqwing'],
    [`${CLASSIC} --rules killer --seconds 10`, 'killers per second, each proved and rated'],
  ],
  async *measure(specs, { seconds, seed, rules }) {
    for (const spec of specs.length > 0 ? specs : [CLASSIC]) {
      const order: Order = rules
        ? { spec, wishes: { rules: rules.split(',') }, seed, rate: true }
        : { spec, wishes: { minimal: true }, seed };
      const refusal = refuseOrder(order);
      if (refusal !== undefined) {
        yield { ok: false, ...refusal };
        continue;
      }
      const ours = await makeFor(order, seconds);
      const qqwing = spec === CLASSIC && !rules ? makeByQqwing() : null;
      yield ok({ ...ours, rules: rules ?? null, qqwing, ratio: qqwing && round(ours.perSecond / qqwing.perSecond, 2) });
    }
  },
  line({ kind, rules, perSecond, made, rated, cluesEach, qqwing, ratio }) {
    const sort = rules === null ? 'minimal puzzles' : `puzzles with ${rules}`;
    const ours = `${kind}: ${perSecond} ${sort} a second of CPU time (${made} made, ${rules === null ? '' : `${rated} of them rated, `}${cluesEach} clues each)`;
    return qqwing ? `${ours}\nqqwing: ${qqwing.perSecond} a second; ninefold is ${ratio}x` : ours;
  },
});

/** Milliseconds between two looks at the CPU time. */
const LOOK_MS = 20;

/** Makes puzzles on this thread for this many seconds, after a tenth of that to warm up. Proofs and checks are part of it. */
async function makeFor(order: Order, seconds: number): Promise<MakingSpeed> {
  const maker = new Maker(order, await loadMakerParts());
  let attempts = 0;
  let [made, clues, rated] = [0, 0, 0];
  /** Runs until the CPU time is over; the wall clock says when to look, since a look costs as much as a puzzle. */
  const run = (least: number): number => {
    const began = cpuSeconds();
    let looked = performance.now();
    while (true) {
      const one = maker.attempt(attempts++);
      if (one) {
        made++;
        clues += one.clues;
        if (one.rating) rated++;
      }
      if (performance.now() - looked < LOOK_MS) continue;
      looked = performance.now();
      if (cpuSeconds() - began >= least) return cpuSeconds() - began;
    }
  };
  run(seconds / 10);
  [made, clues, rated] = [0, 0, 0];
  const first = attempts;
  const taken = run(seconds);
  return {
    generator: 'ninefold',
    kind: order.spec,
    made,
    attempts: attempts - first,
    perSecond: round(made / taken, 2),
    cluesEach: made > 0 ? round(clues / made, 2) : null,
    rated,
  };
}

/** Puzzles that qqwing makes in one measurement, as its authors' own examples do. */
const QQWING_PUZZLES = 500;

/** Debian's qqwing, which makes minimal 9x9 puzzles one by one; null where it is not installed. */
function makeByQqwing(): MakingSpeed | null {
  const { status, cpuSeconds: taken } = runProgram('qqwing', ['--generate', String(QQWING_PUZZLES)]);
  if (status !== 0) return null;
  const perSecond = round(QQWING_PUZZLES / taken, 2);
  return { generator: 'qqwing', kind: CLASSIC, made: QQWING_PUZZLES, attempts: QQWING_PUZZLES, perSecond, cluesEach: null, rated: 0 };
}
