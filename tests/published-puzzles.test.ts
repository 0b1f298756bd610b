import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { makeRandom } from '#core';

// The puzzles on which docs/published-engines.md measures the engines of 000 and 003: made from the printed grids by taking cells away at
// random, with a seed, because the instances of the papers are not available. `npx vitest run -u` on this file writes them again.

const facts = <T>(name: string): T => JSON.parse(readFileSync(new URL(`../fixtures/facts/${name}`, import.meta.url), 'utf8')) as T;
const { table1, table2 } = facts<{ table1: string[]; table2: string[] }>('solid-worked-example.json');
const { A, B, C } = facts<{ A: string[]; B: string[]; C: string[] }>('three-faces-figure5.json');
const digits = (rows: readonly string[]): string => rows.join('').replace(/\s/g, '').replaceAll('0', '.');
const [cube, corner] = [digits(table1), digits([A, B, C].flat())];

/** The same grid with this many places blank. */
function blanked(grid: string, blanks: number): string {
  const order = makeRandom(blanks).shuffle([...grid].map((_, i) => i));
  const out = new Set(order.slice(0, blanks));
  return [...grid].map((digit, i) => (out.has(i) ? '.' : digit)).join('');
}

interface Entry {
  readonly kind?: string;
  readonly title: string;
  readonly text: string;
}

/** Groups of nine, so that a person can read the file. */
const page = (puzzles: readonly Entry[]): string =>
  puzzles.map(({ kind, title, text }) => `${kind ? `kind: ${kind}\n` : ''}title: ${title}\n${text.match(/.{9}/g)!.join(' ')}\n`).join('\n');

const COUNTS = [180, 225, 270, 315, 360, 387, 400, 420, 435, 450, 475, 500, 524, 533, 542];
const figure5 = (blanks: number): Entry[] => [
  { kind: 'faces3:3/differ', title: `figure 5 of 003, ${blanks} cells removed, seed ${blanks}`, text: blanked(corner, blanks) },
];
const PAGES: Readonly<Record<string, readonly Entry[]>> = {
  // Without a kind, so that --kind can ask for each of the three rules.
  'cubes.txt': COUNTS.map((blanks) => ({ title: `${blanks} blanks of table 1, seed ${blanks}`, text: blanked(cube, blanks) })),
  'worked-example.txt': [{ kind: 'solid:3/worked-example', title: 'table 2 of 000', text: digits(table2) }],
  'figure5-60.txt': figure5(60),
  'figure5-100.txt': figure5(100),
  'empty-faces6-match.txt': [{ kind: 'faces6:3', title: 'empty, edges match', text: '.'.repeat(486) }],
  'empty-faces6-differ.txt': [{ kind: 'faces6:3/differ', title: 'empty, edges differ', text: '.'.repeat(486) }],
};

test.each(Object.entries(PAGES))('%s is what its seeds make of the printed grids', async (name, puzzles) => {
  await expect(page(puzzles)).toMatchFileSnapshot(fileURLToPath(new URL(`../fixtures/published/${name}`, import.meta.url)));
});
