// `npm start`: sets everything up and serves the workbench at one address; with words of its own it is the command line.
import { ensureReady } from './setup.mjs';

const words = process.argv.slice(2);
ensureReady();
// On a terminal there is somebody to look at the page; the log of requests is for those who run a service.
const serving = ['serve', '--log', 'warn', ...(process.stdout.isTTY && !process.env.CI ? ['--browser'] : [])];
if (words.length === 0) process.argv.push(...serving);
const { main } = await import('../workbench/dist/cli/main.js');
await main();
