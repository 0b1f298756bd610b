import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What counts its own steps, looks at the memory of its process or lets its workers die: each file has a process of its own. */
const ALONE = ['tests/{linear-reading,pools}.test.ts', 'library/src/formats/stream.test.ts'];

/** The longest, longest first; a fresh clone has no times of its own. */
const LONGEST = [
  'to-add',
  'rules-differential',
  'linear-reading',
  'service-durable',
  'web/everyone',
  'cli-experiments',
  'service-jobs',
  'rules-logic',
  'web/jobs',
  'web/theatre',
  'service-redis',
  'web/rules',
  'operations',
];

/**
 * The longest begin first, then what waits for processes, services and browsers, then the rest by size. A process is shared by the files that follow
 * each other in a project, so those that stand alone come before all others.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const weight = ({ moduleId, project }: TestSpecification): number => {
      const long = LONGEST.findIndex((name) => moduleId.endsWith(`/tests/${name}.test.ts`));
      return (
        (project.name === 'alone' ? 1e12 : 0) +
        (long >= 0 ? 1e11 - long * 1e9 : /\/tests\/(web\/|service|cli)/.test(moduleId) ? 1e10 : 0) +
        statSync(moduleId).size
      );
    };
    return [...files].sort((a, b) => weight(b) - weight(a));
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
