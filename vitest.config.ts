import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  // Vitest leaves one core free where nothing says otherwise, which on two cores means one test file at a time.
  test: {
    include: ['{library,workbench}/src/**/*.test.ts', 'tests/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
