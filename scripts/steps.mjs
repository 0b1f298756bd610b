// The checks beside the tests, each with its seconds: what CONTRIBUTING.md lists and `npm run check` runs.
import { execFile, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

const tool = (...path) => [process.execPath, join(root, 'node_modules', ...path)];

/** Quick checks of the sources. */
export const quick = [
  { name: 'types', run: () => command([...tool('typescript-7', 'bin', 'tsc'), '--noEmit']) },
  { name: 'format and lint', run: () => command([...tool('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.']) },
  { name: 'layers', run: checkLayers },
  { name: 'catalogues', run: checkCatalogues },
  { name: 'unused code', run: () => command([...tool('knip', 'bin', 'knip.js')]) },
];

/** What takes longer: the package as a user would install it. */
export const whole = [{ name: 'package', run: checkPackage }];

/** Runs steps, each in a process of its own and as many at a time as there are cores; returns how many passed and failed. */
export async function runSteps(steps) {
  const waiting = [...steps];
  let failed = 0;
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const start = performance.now();
      const complaint = await inProcess(step.name);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${complaint === undefined ? 'ok  ' : 'FAIL'} ${step.name} (${seconds} s)`);
      if (complaint === undefined) continue;
      failed++;
      console.log(complaint);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return { passed: steps.length - failed, failed };
}

/** Runs the step of a name by calling this file; what it prints is the complaint. */
function inProcess(name) {
  return new Promise((resolve) => {
    execFile(process.execPath, [fileURLToPath(import.meta.url), name], { cwd: root, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      resolve(error ? `${stdout}${stderr}` : undefined),
    );
  });
}

function command([program, ...args], options = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8, ...options });
  return status === 0 ? undefined : `${error?.message ?? ''}${stdout}${stderr}`;
}

/** Imports go only to the left in the table of ARCHITECTURE.md. A run that saw no modules is a failure, not a pass. */
async function checkLayers() {
  const { layers } = await import('./layers.mjs');
  return layers();
}

/** The catalogues in docs say what the registries say. */
async function checkCatalogues() {
  const { staleCatalogues } = await import('./catalogues.mjs');
  const stale = await staleCatalogues();
  return stale.length === 0 ? undefined : `${stale.join(', ')} out of date: run "npm run docs"`;
}

/** Both packages as a user would install them. */
async function checkPackage() {
  const { checkPackages } = await import('./packages.mjs');
  return checkPackages();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const complaint = await [...whole, ...quick].find(({ name }) => name === process.argv[2]).run();
  if (complaint !== undefined) console.log(complaint);
  process.exitCode = complaint === undefined ? 0 : 1;
}
