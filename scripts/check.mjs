// `npm run check`: the quick checks, for the moment before a commit.
import { ensureReady } from './setup.mjs';

ensureReady();
const { quick, runSteps } = await import('./steps.mjs');
const { failed } = await runSteps(quick);
process.exit(failed === 0 ? 0 : 1);
