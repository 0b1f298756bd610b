// Goes at a service of its own in every known way, on this machine only: npm run attack -- --only texts,kills --seed 2
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ensureReady, root } from './setup.mjs';

ensureReady();
// Beside its sources, since it finds the command line, its packages and the set-up from there.
const bundle = join(root, 'tests', `attack-${process.pid}.bundle.mjs`);
await build({
  absWorkingDir: root,
  entryPoints: ['tests/attack/main.ts'],
  outfile: bundle,
  bundle: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  conditions: ['source'],
  logLevel: 'warning',
});
try {
  const { status } = spawnSync(process.execPath, [bundle, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  rmSync(bundle);
}
