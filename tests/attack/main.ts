import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { assaults } from './all.ts';
import { makeGround, type Scale } from './assault.ts';

// npm run attack: every assault, one after the other, and one table at the end. `--only a,b` runs some, `--operations a,b` lets `same` ask these alone, `--short` the short form of each,
// `--seed N` others of the same kind; `--write FILE` puts the table into a page.

const OPTIONS = {
  seed: { type: 'string', default: '1' },
  only: { type: 'string' },
  operations: { type: 'string' },
  short: { type: 'boolean' },
  write: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

const values = (() => {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
})();
if (values.help) {
  console.log(
    `npm run attack -- [--only a,b] [--operations a,b] [--short] [--seed N] [--write FILE]\n\nAssaults:\n${assaults.map(({ id, what }) => `  ${id.padEnd(11)} ${what}`).join('\n')}`,
  );
  process.exit(0);
}
const seed = Number(values.seed);
const scale: Scale = values.short ? 'short' : 'full';
const wanted = values.only?.split(',');
const unknown = wanted?.filter((id) => !assaults.some((assault) => assault.id === id)) ?? [];
if (unknown.length > 0 || !Number.isSafeInteger(seed)) {
  console.error(`there is no assault ${unknown.join(', ')}; there are ${assaults.map(({ id }) => id).join(', ')}; --seed is a number`);
  process.exit(2);
}

const rows: string[] = [];
let hasHeld = true;
const loads: number[] = [loadavg()[0]!];
for (const { id, what, run } of assaults.filter((assault) => wanted?.includes(assault.id) ?? true)) {
  const began = performance.now();
  const { held, seen } = await run(makeGround(scale, seed, id, values.operations?.split(','))).catch((error: Error) => ({
    held: false,
    seen: `ended: ${error.stack}`,
  }));
  const seconds = Math.round((performance.now() - began) / 1000);
  hasHeld &&= held;
  loads.push(loadavg()[0]!);
  rows.push(`| ${id} | ${what} | ${held ? 'yes' : '**no**'} | ${seen.replaceAll('|', '\\|')} | ${seconds} |`);
  console.error(`${held ? 'held' : 'NOT held'}: ${id} (${seconds} s): ${seen}`);
}
const load = [Math.min(...loads), Math.max(...loads)].map((one) => one.toFixed(1)).join(' to ');
const table = [
  `${scale === 'full' ? 'Full' : 'Short'} form, seed ${seed}, Node ${process.versions.node}, ${availableParallelism()} cores, load average ${load}, ${new Date().toISOString().slice(0, 10)}:`,
  '',
  '| assault | what | held | seen | seconds |',
  '| --- | --- | --- | --- | --- |',
  ...rows,
].join('\n');
console.log(table);
if (values.write !== undefined) {
  const page = readFileSync(values.write, 'utf8');
  writeFileSync(
    values.write,
    page.replace(/(<!-- table -->\n)[\s\S]*(\n<!-- \/table -->)/, (_, before: string, after: string) => before + table + after),
  );
}
process.exit(hasHeld ? 0 : 1);
