#!/usr/bin/env node
// The command line in a clone: first makes sure that everything is installed and built.
import module from 'node:module';
import { ensureReady } from '../scripts/setup.mjs';

// As in workbench/bin.
module.enableCompileCache?.();
ensureReady();
const { main } = await import('../workbench/dist/cli/main.js');
await main();
