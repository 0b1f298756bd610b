// Writes fixtures/published: the puzzles on which docs/published-engines.md measures the engines of 000 and 003. Made from the
// printed grids by taking cells away at random, with a seed, because the instances of the papers are not available.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

const { makeRandom } = await import(pathToFileURL(join(root, 'library', 'dist', 'index.js')).href);
const facts = (name) => JSON.parse(readFileSync(join(root, 'fixtures', 'facts', name), 'utf8'));
const folder = join(root, 'fixtures', 'published');
mkdirSync(folder, { recursive: true });

const { table1, table2 } = facts('solid-worked-example.json');
const { A, B, C } = facts('three-faces-figure5.json');
const digits = (rows) => rows.join('').replace(/\s/g, '').replaceAll('0', '.');

/** The same grid with so many places blank. */
function blanked(grid, blanks, seed) {
  const out = new Set(
    makeRandom(seed)
      .shuffle([...grid].map((_, i) => i))
      .slice(0, blanks),
  );
  return [...grid].map((digit, i) => (out.has(i) ? '.' : digit)).join('');
}

/** Groups of nine, so that a person can read the file. */
const spaced = (text) => text.match(/.{9}/g).join(' ');
const page = (puzzles) =>
  puzzles.map(({ kind, title, text }) => `${kind ? `kind: ${kind}\n` : ''}title: ${title}\n${spaced(text)}\n`).join('\n');
const write = (name, puzzles) => writeFileSync(join(folder, name), page(puzzles));

const counts = [180, 225, 270, 315, 360, 387, 400, 420, 435, 450, 475, 500, 524, 533, 542];
const cube = digits(table1);
// Without a kind, so that --kind can ask for each of the three rules.
write(
  'cubes.txt',
  counts.map((blanks) => ({ title: `${blanks} blanks of table 1, seed ${blanks}`, text: blanked(cube, blanks, blanks) })),
);
write('worked-example.txt', [{ kind: 'solid:3/worked-example', title: 'table 2 of 000', text: digits(table2) }]);
const corner = digits([A, B, C].flat());
for (const blanks of [60, 100]) {
  write(`figure5-${blanks}.txt`, [
    { kind: 'faces3:3/differ', title: `figure 5 of 003, ${blanks} cells removed, seed ${blanks}`, text: blanked(corner, blanks, blanks) },
  ]);
}
for (const edges of ['match', 'differ']) {
  write(`empty-faces6-${edges}.txt`, [
    { kind: `faces6:3${edges === 'match' ? '' : '/differ'}`, title: `empty, edges ${edges}`, text: '.'.repeat(486) },
  ]);
}
