// Measures how far logic goes on the puzzles of fixtures/kinds and prints the table of docs/logic.md.
//   node scripts/logic-table.mjs [SECONDS per puzzle]
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

const { kindOf, makePuzzleFromPlaces, explainPuzzle, techniques, Desk } = await import(pathToFileURL(join(root, 'dist', 'index.js')).href);
const seconds = Number(process.argv[2] ?? 5);
const honest = techniques.filter(({ trial }) => !trial).sort((a, b) => a.rank - b.rank);
const SINGLES = ['full-house', 'hidden-single', 'naked-single'];
const CHAINS = ['forcing-chain', 'multiple-forcing-chains'];
const folder = join(root, 'fixtures', 'kinds');

const rows = new Map();
for (const file of readdirSync(folder).filter((name) => name.endsWith('.jsonl'))) {
  for (const line of readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean)) {
    const { kind, box, edges, regions, puzzle: cells, solutions } = JSON.parse(line);
    if (solutions !== 1) continue;
    const flat = { grid: `classic:${box}x${box}`, jigsaw: `jigsaw:${box * box}` };
    const spec = flat[kind] ?? `${kind}:${box}${edges ? `/${edges}` : ''}`;
    const puzzle = makePuzzleFromPlaces(
      kindOf(spec, regions),
      [...cells].map((value) => (value === '.' ? 0 : Number(value))),
    );
    const key = `${puzzle.kind.spec}|${
      file
        .replace(/_|\.jsonl/g, ' ')
        .trim()
        .split(' ')[1]
    }`;
    const row = rows.get(key) ?? { count: 0, singles: 0, patterns: 0, chains: 0, more: 0, times: [], used: new Map() };
    rows.set(key, row);
    const start = performance.now();
    const { end, steps } = explainPuzzle(puzzle, {
      unique: true,
      desk: new Desk(),
      techniques: honest,
      isCancelled: () => performance.now() - start > 1000 * seconds,
    });
    row.times.push(performance.now() - start);
    row.count++;
    const used = new Set(steps.map(({ technique }) => technique));
    for (const id of used) row.used.set(id, (row.used.get(id) ?? 0) + 1);
    if (end !== 'solved') row.more++;
    else if ([...used].every((id) => SINGLES.includes(id))) row.singles++;
    else if (CHAINS.some((id) => used.has(id))) row.chains++;
    else row.patterns++;
  }
}

console.log(
  '| kind | puzzles | how many | singles | patterns | chains | not solved so | median ms | longest s | used beyond singles, by how many puzzles |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
for (const [key, { count, singles, patterns, chains, more, times, used }] of [...rows].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const [spec, sort] = key.split('|');
  times.sort((a, b) => a - b);
  const beyond = [...used].filter(([id]) => !SINGLES.includes(id)).sort((a, b) => b[1] - a[1]);
  const listed = beyond
    .slice(0, 6)
    .map(([id, puzzles]) => `${id} ${puzzles}`)
    .join(', ');
  const median = times[times.length >> 1];
  console.log(
    `| \`${spec}\` | ${sort} | ${count} | ${singles} | ${patterns} | ${chains} | ${more} | ${median.toFixed(median < 10 ? 1 : 0)} | ${(times.at(-1) / 1000).toFixed(1)} | ${listed}${beyond.length > 6 ? ', ...' : ''} |`,
  );
}
