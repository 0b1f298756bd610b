// `npm test`: set-up, every check and every test; the last line says "N passed, M failed".
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureReady, root } from './setup.mjs';

ensureReady();
const { quick, runSteps, whole } = await import('./steps.mjs');
const steps = await runSteps([...whole, ...quick]);

mkdirSync(join(root, '.ninefold'), { recursive: true });
const report = join(root, '.ninefold', 'tests.json');
rmSync(report, { force: true });
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
);
const tests = readReport();
const passed = steps.passed + tests.passed;
// A runner that failed without naming a test (a file that does not load, say) is one failure at least.
const failed = steps.failed + (status === 0 ? tests.failed : Math.max(1, tests.failed));
console.log(`${passed} passed, ${failed} failed${tests.skipped > 0 ? `, ${tests.skipped} skipped` : ''}`);
process.exit(failed === 0 && tests.passed > 0 ? 0 : 1);

function readReport() {
  try {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
