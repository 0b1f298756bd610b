// `npm test`: set-up, every check and every test; the last line says "N passed, M failed".
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureReady, root } from './setup.mjs';

ensureReady();
const { quick, runSteps, whole } = await import('./steps.mjs');
// Checks and tests need nothing of each other, and each waits for files, packages or browsers some of its time, so all begin at once.
const checks = runSteps([...whole, ...quick]);

mkdirSync(join(root, '.ninefold'), { recursive: true });
const report = join(root, '.ninefold', 'tests.json');
rmSync(report, { force: true });
const vitest = spawn(
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
const [status] = await once(vitest, 'exit');
const steps = await checks;
const tests = readReport();
// A runner that failed without naming a test (a file that does not load, say) is one failure at least.
const failed = steps.failed + tests.failed + (status !== 0 && tests.failed === 0 ? 1 : 0);
console.log(`${steps.passed + tests.passed} passed, ${failed} failed${tests.skipped > 0 ? `, ${tests.skipped} skipped` : ''}`);
process.exit(failed === 0 && tests.passed > 0 ? 0 : 1);

function readReport() {
  try {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
