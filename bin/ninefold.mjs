#!/usr/bin/env node
// The command line in a clone: first makes sure that everything is installed and built.
import { ensureReady } from '../scripts/setup.mjs';

ensureReady();
const { main } = await import('../workbench/dist/cli/main.js');
await main();
