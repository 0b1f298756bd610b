// Builds the command line: bundled, so that it starts fast, with the files that its threads and processes begin with beside it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './setup.mjs';

const workbench = join(root, 'workbench');

export async function buildCommandLine() {
  await build({
    absWorkingDir: workbench,
    entryPoints: {
      main: 'src/apps/cli/main.ts',
      worker: 'src/parallel/worker.ts',
      'lines-worker': 'src/parallel/lines-worker.ts',
      'experiment-worker': 'src/measuring/laboratory/experiment-worker.ts',
      'bench-worker': 'src/measuring/benchmarks/bench-worker.ts',
      'redis-client': 'src/measuring/benchmarks/redis-client.ts',
      'job-worker': 'src/jobs/job-worker.ts',
      'request-worker': 'src/apps/server/request-worker.ts',
      'cli-worker': 'src/apps/cli/cli-worker.ts',
      process: 'src/pools/process.ts',
    },
    outdir: 'dist/cli',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['source'],
    // Piscina starts its threads from a file of its own, and resvg and libsql load a library of the system's own: a bundle would lose
    // them. The service's packages have such files too. Plot and linkedom are large and seldom needed.
    external: [
      'piscina',
      '@resvg/resvg-js',
      'libsql',
      'linkedom',
      '@observablehq/plot',
      'fastify',
      '@fastify/*',
      'prom-client',
      'bullmq',
      'ioredis',
      'playwright-core',
    ],
    // Less to read is sooner begun; the maps show the rest.
    minify: true,
    sourcemap: true,
    // Some dependencies are CommonJS and ask for Node's own modules by require.
    banner: { js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);" },
    logLevel: 'warning',
  });
  if (!existsSync(join(workbench, 'dist', 'cli', 'main.js'))) throw new Error('the build made no command line');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await buildCommandLine();
