// Builds the kernels, then library/dist and workbench/dist: the modules that others import, with types; the command line (bundled, so
// that it starts fast) and the page.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { buildKernels } from './kernels.mjs';
import { root } from './setup.mjs';

const library = join(root, 'library');
const workbench = join(root, 'workbench');
for (const folder of [library, workbench]) rmSync(join(folder, 'dist'), { recursive: true, force: true });
await buildKernels();

const run = (...args) => {
  if (spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0) process.exit(1);
};
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');

// The library first: the workbench is compiled against its types. Its modules are few and large, one for each way in and what is shared
// or seldom needed beside them, because a user's disk and program pay for every file.
const { exports: ways } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'));
await build({
  absWorkingDir: library,
  entryPoints: Object.values(ways)
    .map(({ source }) => source)
    .filter(Boolean),
  outdir: 'dist',
  outbase: 'src',
  bundle: true,
  splitting: true,
  packages: 'external',
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  conditions: ['source'],
  sourcemap: true,
  chunkNames: 'shared/[name]-[hash]',
  logLevel: 'warning',
});
run(tsc, '-p', join(library, 'tsconfig.build.json'), '--emitDeclarationOnly');
run(tsc, '-p', join(workbench, 'tsconfig.build.json'));

await build({
  absWorkingDir: workbench,
  entryPoints: {
    main: 'src/apps/cli/main.ts',
    worker: 'src/parallel/worker.ts',
    'experiment-worker': 'src/measuring/laboratory/experiment-worker.ts',
    'redis-client': 'src/measuring/benchmarks/redis-client.ts',
    'job-worker': 'src/jobs/job-worker.ts',
    'request-worker': 'src/apps/server/request-worker.ts',
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
  minifySyntax: true,
  sourcemap: true,
  // Some dependencies are CommonJS and ask for Node's own modules by require.
  banner: { js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);" },
  logLevel: 'warning',
});
if (!existsSync(join(workbench, 'dist', 'cli', 'main.js'))) throw new Error('the build made no command line');

// Vite reads its own configuration; as a process of its own it leaves nothing behind in this one.
const vite = spawnSync(process.execPath, [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'], {
  cwd: root,
  stdio: ['ignore', 2, 2],
  // A test that starts the command line may be what sets off the build; the page is built for its users all the same.
  env: { ...process.env, NODE_ENV: 'production' },
});
if (vite.status !== 0 || !existsSync(join(workbench, 'dist', 'web', 'index.html'))) throw new Error('the build made no page');

// The element for anybody's page: one small file of its own.
await build({
  absWorkingDir: workbench,
  entryPoints: { 'ninefold-player': 'src/apps/web/player/element.ts' },
  outdir: 'dist/web',
  bundle: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  conditions: ['source'],
  minify: true,
  logLevel: 'warning',
});
