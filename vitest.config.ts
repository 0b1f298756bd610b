import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What counts its own steps, looks at the memory of its process or lets its workers die: each file has a process of its own. */
const ALONE = ['tests/{linear-reading,pools}.test.ts', 'library/src/formats/stream.test.ts'];

/** What waits for services, browsers and processes more than it computes. */
const WAITS = /\/tests\/(web\/|service|cli|operations|generate-everywhere|examples|attack|records|published-3d)/;

/** Seconds of the longest beside three others on two cores; a fresh clone has no times of its own. */
const SECONDS: Readonly<Record<string, number>> = {
  'to-add': 100,
  'rules-differential': 120,
  'laboratory/experiments': 60,
  'web/everyone': 76,
  'cli-experiments': 60,
  'service-durable': 60,
  'rules-logic': 63,
  photographs: 55,
  operations: 60,
  differential: 54,
  'service-holes': 46,
  'generate-everywhere': 46,
  'web/space': 46,
  'web/theatre': 46,
  'service-api': 43,
  'service-jobs': 43,
  'web/jobs': 42,
  engines: 41,
  printing: 38,
  techniques: 38,
  'web/teach': 37,
  'web/rules': 33,
  'web/play': 32,
  'service-redis': 31,
  'web/setting': 30,
  layouts: 28,
  cli: 28,
  'web/puzzles-in-and-out': 27,
  examples: 25,
  'published-3d': 25,
  certificates: 25,
  'published-2d': 22,
  'technique-checked': 18,
  symmetry: 18,
  'rules-broken': 16,
  maker: 15,
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
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What a page or a service will show is waited for; a second is too little beside three other files on two cores.
    expect: { poll: { timeout: 20_000 } },
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
