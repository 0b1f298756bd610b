import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What counts its own steps, looks at the memory of its process or lets its workers die: each file has a process of its own. */
const ALONE = ['tests/{linear-reading,pools}.test.ts', 'library/src/formats/stream.test.ts'];

/** What waits for services, browsers and processes more than it computes. */
const WAITS = /\/tests\/(web\/|service|cli|operations|generate-everywhere|examples|attack|records|published-3d)/;

/** Seconds of the longest beside three others on two cores; a fresh clone has no times of its own. */
const SECONDS: Readonly<Record<string, number>> = {
  'rules-differential': 109,
  'to-add': 95,
  'cli-experiments': 65,
  records: 61,
  operations: 59,
  'service-holes': 52,
  certificates: 51,
  'web/everyone': 50,
  'web/space': 46,
  'printing-codes': 46,
  differential: 44,
  printing: 42,
  'rules-logic': 40,
  'web/theatre': 38,
  'service-api': 38,
  photographs: 38,
  'laboratory/experiments': 37,
  'web/jobs': 35,
  'service-jobs': 34,
  'cli-bench': 34,
  'service-redis': 32,
  'generate-everywhere': 32,
  engines: 32,
  estimate: 31,
  'web/teach': 29,
  techniques: 28,
  'service-durable': 28,
  'web/rules': 27,
  'published-2d': 27,
  cli: 27,
  'web/rule-tools': 25,
  'web/puzzles-in-and-out': 25,
  'web/play': 25,
  'web/fresh': 25,
  'formats-rules': 25,
  examples: 25,
  'technique-checked': 24,
  'published-3d': 24,
  attack: 23,
  together: 21,
  'web/setting': 19,
  'cli-published': 19,
  'web/player': 18,
  maker: 18,
  'web/photograph': 17,
  formats: 15,
};

/**
 * The longest begin first, and beside what waits something computes, so that the cores are busy. A process is shared by the files that follow
 * each other in a project, so those that stand alone come before all others.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = Object.entries(SECONDS);
    const secondsOf = ({ moduleId }: TestSpecification): number =>
      known.find(([name]) => moduleId.endsWith(`/${name}.test.ts`))?.[1] ?? (WAITS.test(moduleId) ? 12 : 2);
    const inOrder = (some: readonly TestSpecification[]): TestSpecification[] => [...some].sort((a, b) => secondsOf(b) - secondsOf(a));
    const alone = files.filter(({ project }) => project.name === 'alone');
    const shared = inOrder(files.filter(({ project }) => project.name !== 'alone'));
    const lanes = [true, false].map((waits) => {
      const own = shared.filter(({ moduleId }) => WAITS.test(moduleId) === waits);
      return { own, all: own.reduce((sum, file) => sum + secondsOf(file), 0), begun: 0 };
    });
    const mixed: TestSpecification[] = [];
    while (mixed.length < shared.length) {
      // Whichever lane has come less far.
      const lane = lanes.filter(({ own }) => own.length > 0).sort((a, b) => a.begun / a.all - b.begun / b.all)[0]!;
      const file = lane.own.shift()!;
      lane.begun += secondsOf(file);
      mixed.push(file);
    }
    return [...alone, ...mixed];
  }
}

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // These end what hangs and judge nothing: a test that passes never waits for them, however busy the machine is.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    // Half of the time of a suite is waiting for a service or a browser, so two files more than there are cores keep these busy.
    maxWorkers: availableParallelism() + 2,
    // As many files run as there are cores and more: collecting garbage on other threads takes from them what it gives to one.
    execArgv: ['--single-threaded-gc'],
    sequence: { sequencer: LongestFirst },
    // Nothing outlives a call, so files share a process: modules are loaded, and a browser is started, once and not a hundred times.
    projects: [
      { extends: true, test: { name: 'alone', include: ALONE } },
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['{library,workbench}/src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...ALONE],
          isolate: false,
        },
      },
    ],
    // What is built is tried as it is.
    server: { deps: { external: [/\/dist\//] } },
  },
});
