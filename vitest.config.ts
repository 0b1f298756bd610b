import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What waits for processes, services and browsers, and the longest comparison of engines, begins first; the rest by size, since a fresh clone
 * has no times.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const weight = ({ moduleId }: TestSpecification): number =>
      (/\/tests\/(web\/|service|cli|rules-|to-add|linear)/.test(moduleId) ? 1e9 : 0) + statSync(moduleId).size;
    return [...files].sort((a, b) => weight(b) - weight(a));
  }
}

/** What starts processes, threads or browsers, or looks at its own: each file has a process of its own. */
const PROCESSES = [
  'tests/web/**/*.test.ts',
  'tests/{attack,certificates,cli,containers,examples,generate,linear-reading,operations,photographs,pools,printing,service,to-add}*.test.ts',
  'workbench/src/{apps/cli,apps/server,jobs,measuring,parallel,photographs,pools,printing,proofs,questions}/**/*.test.ts',
];

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
    sequence: { sequencer: LongestFirst },
    // Nothing in the library outlives a call, so files that only ask it share a process, and its modules are loaded once and not a hundred times.
    projects: [
      { extends: true, test: { name: 'processes', include: PROCESSES } },
      {
        extends: true,
        test: {
          name: 'library',
          include: ['{library,workbench}/src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...PROCESSES],
          isolate: false,
        },
      },
    ],
    // What is built is tried as it is.
    server: { deps: { external: [/\/dist\//] } },
  },
});
