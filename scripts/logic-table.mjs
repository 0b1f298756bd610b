// Measures how far logic goes and prints the table of docs/logic.md.
//   node scripts/logic-table.mjs [SECONDS of CPU time per puzzle] [FILE or KIND=FILE ...]
// Without files: the puzzles of fixtures/kinds and the samurai and 16x16 of examples. Puzzles that do not have exactly one solution
// are left out. Several puzzles of one kind stand in one row; cubes are parted by their blanks.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

const { clueCount, readPuzzles, explainPuzzle, findSolution, loadEngine, techniques, Desk } = await import(
  pathToFileURL(join(root, 'library', 'dist', 'index.js')).href
);
const [seconds = '5', ...asked] = process.argv.slice(2);
const honest = techniques.filter(({ trial }) => !trial).sort((a, b) => a.rank - b.rank);
const SINGLES = ['full-house', 'hidden-single', 'naked-single'];
const CHAINS = ['forcing-chain', 'grouped-aic', 'multiple-forcing-chains'];
const folder = join(root, 'fixtures', 'kinds');
const ours = [
  ...readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => join(folder, name)),
  join(root, 'examples', 'samurai.txt'),
  join(root, 'examples', 'sixteen.txt'),
];
const engine = (await loadEngine('fast')).value;

/** CPU time, because machines are shared. */
function cpuMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The text of a file, without the puzzles of a list that are said to have no or several solutions. */
function listed(file) {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.jsonl')) return text;
  return text
    .split('\n')
    .filter((line) => line && JSON.parse(line).solutions === 1)
    .join('\n');
}

/** What sort of puzzle it is, beside its kind. */
function sortOf(file, puzzle) {
  const [, sort = 'alone'] = basename(file).replace(/\..*$/, '').split('_');
  if (puzzle.kind.spec !== 'solid:3' || sort !== 'random') return sort;
  const blanks = puzzle.geometry.cellCount - clueCount(puzzle);
  return `random, ${blanks < 500 ? '180 to 450' : blanks <= 640 ? '500 to 640' : blanks <= 660 ? '660' : '680 to 690'} blanks`;
}

const rows = new Map();
for (const entry of asked.length > 0 ? asked : ours) {
  const [file, kind] = entry.split('=').reverse();
  if (listed(file) === '') continue;
  for (const { result } of readPuzzles(listed(file), kind === undefined ? {} : { kind })) {
    if (!result.ok) throw new Error(result.error);
    const puzzle = result.value;
    // The lists of other kinds say how many solutions there are. The proof for the others is no part of what is measured.
    if (!file.endsWith('.jsonl') && findSolution(puzzle, engine, { timeMs: 60_000 }).solvability !== 'one') continue;
    const key = `${puzzle.kind.spec}|${sortOf(file, puzzle)}`;
    const row = rows.get(key) ?? { count: 0, singles: 0, patterns: 0, chains: 0, stuck: 0, late: 0, times: [], used: new Map() };
    rows.set(key, row);
    const start = cpuMs();
    const { end, steps } = explainPuzzle(puzzle, {
      unique: true,
      desk: new Desk(),
      techniques: honest,
      isCancelled: () => cpuMs() - start > 1000 * Number(seconds),
    });
    row.times.push(cpuMs() - start);
    row.count++;
    const used = new Set(steps.map(({ technique }) => technique));
    for (const id of used) row.used.set(id, (row.used.get(id) ?? 0) + 1);
    if (end === 'budget') row.late++;
    else if (end !== 'solved') row.stuck++;
    else if ([...used].every((id) => SINGLES.includes(id))) row.singles++;
    else if (CHAINS.some((id) => used.has(id))) row.chains++;
    else row.patterns++;
  }
}

console.log(
  '| kind | puzzles | how many | singles | patterns | chains | stuck | out of time | median ms | longest s | used beyond singles, by how many puzzles |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
for (const [key, { count, singles, patterns, chains, stuck, late, times, used }] of [...rows].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const [spec, sort] = key.split('|');
  times.sort((a, b) => a - b);
  const beyond = [...used].filter(([id]) => !SINGLES.includes(id)).sort((a, b) => b[1] - a[1]);
  const listed = beyond
    .slice(0, 6)
    .map(([id, puzzles]) => `${id} ${puzzles}`)
    .join(', ');
  const median = times[times.length >> 1];
  console.log(
    `| \`${spec}\` | ${sort} | ${count} | ${singles} | ${patterns} | ${chains} | ${stuck} | ${late} | ${median.toFixed(median < 10 ? 1 : 0)} | ${(times.at(-1) / 1000).toFixed(1)} | ${listed}${beyond.length > 6 ? ', ...' : ''} |`,
  );
}
