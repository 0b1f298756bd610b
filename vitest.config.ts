import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What waits for processes, services and browsers, and the longest comparison of engines, begins first; the rest by size, since a fresh clone
 * has no times.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const weight = ({ moduleId }: TestSpecification): number =>
      (/\/tests\/(web\/|service|cli|rules-differential)/.test(moduleId) ? 1e9 : 0) + statSync(moduleId).size;
    return [...files].sort((a, b) => weight(b) - weight(a));
  }
}

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['{library,workbench}/src/**/*.test.ts', 'tests/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Half of the time of a suite is waiting for a service or a browser, so two files more than there are cores keep these busy.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
    // What is built is tried as it is.
    server: { deps: { external: [/\/dist\//] } },
  },
});
