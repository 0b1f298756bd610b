#!/usr/bin/env node
// The command line. In a clone it first makes sure that everything is installed and built.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const inClone = existsSync(fileURLToPath(new URL('../src', import.meta.url)));
if (inClone) (await import('../scripts/setup.mjs')).ensureReady();
const { main } = await import('../dist/cli/main.js');
await main();
