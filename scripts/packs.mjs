// Makes the collections of the page again, and the first puzzles of its cards, by the generator and from fixed seeds: node scripts/packs.mjs [ID ...] [firsts]
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './setup.mjs';

const folder = join(root, 'workbench', 'src', 'apps', 'web', 'fresh', 'packs');

/** What each collection holds, from the first puzzle to the last. */
const PACKS = {
  'first-steps': [
    ...times(5, { kind: 'classic:3x3', difficulty: 'easy', symmetry: '180' }),
    ...times(5, { kind: 'classic:3x3', difficulty: 'medium', symmetry: '180' }),
  ],
  'small-grids': [
    ...times(3, { kind: 'classic:2x2', difficulty: 'easy' }),
    ...times(4, { kind: 'classic:2x3', difficulty: 'easy' }),
    ...times(3, { kind: 'classic:2x3', difficulty: 'medium' }),
  ],
  pairs: times(8, { kind: 'classic:3x3', difficulty: { from: 1.7, to: 3.1 } }),
  'fish-and-wings': times(8, { kind: 'classic:3x3', difficulty: { from: 3.2, to: 4.6 } }),
  'first-chains': times(8, { kind: 'classic:3x3', difficulty: { from: 6.5, to: 7.0 } }),
  'first-cubes': [
    ...times(4, { kind: 'solid:2', difficulty: 'easy', clues: { from: 16, to: 24 } }),
    ...times(4, { kind: 'solid:2', difficulty: 'easy' }),
    ...times(2, { kind: 'solid:2', difficulty: 'medium' }),
  ],
  faces: [
    ...times(4, { kind: 'faces3:2', difficulty: 'easy' }),
    ...times(3, { kind: 'faces6:2', difficulty: 'easy' }),
    ...times(3, { kind: 'faces3:3', difficulty: 'easy' }),
  ],
  jigsaws: [
    ...times(3, { kind: 'jigsaw:5', difficulty: 'easy' }),
    ...times(5, { kind: 'jigsaw:9', difficulty: 'easy' }),
    ...times(2, { kind: 'jigsaw:9', difficulty: 'medium' }),
  ],
  diagonals: times(8, { kind: 'diagonal:3x3', difficulty: { from: 1, to: 2.0 } }),
  windows: times(8, { kind: 'windoku', difficulty: { from: 1, to: 2.0 } }),
};

function times(count, order) {
  return Array.from({ length: count }, () => order);
}

const maker = join(root, '.ninefold', 'packs-maker.mjs');
await build({
  stdin: { contents: makerSource(), resolveDir: root, loader: 'ts' },
  outfile: maker,
  bundle: true,
  platform: 'node',
  format: 'esm',
  conditions: ['source'],
  logLevel: 'warning',
});
const { makeStarter, makeFirst, firstsFor, lacking } = await import(pathToFileURL(maker).href);
mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
for (const [id, orders] of Object.entries(PACKS)) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const puzzles = [];
  for (const [number, order] of orders.entries()) puzzles.push(await makeStarter(order, id, number));
  writeFileSync(join(folder, `${id}.json`), `${JSON.stringify(puzzles, null, 2)}\n`);
  console.log(`${id}: ${puzzles.map(({ level }) => level).join(' ')}`);
}
if (wanted.length === 0 || wanted.includes('firsts')) {
  const firsts = {};
  for (const card of lacking) {
    firsts[card.id] = [];
    while (firsts[card.id].length < firstsFor(card)) firsts[card.id].push(await makeFirst(card, firsts[card.id].length));
    console.log(card.id);
  }
  writeFileSync(join(folder, '..', 'firsts.json'), `${JSON.stringify(firsts)}\n`);
  execFileSync('npx', ['biome', 'format', '--write', join(folder, '..', 'firsts.json')]);
}
rmSync(maker);

/** The library's generator as a module: a starter for an order, its seed from the name and number. */
function makerSource() {
  return `
    import { levelOf } from '#core';
    import { generate, LocalMakers, orderOf } from '#generator';
    import { cards, firstsFor } from './workbench/src/apps/web/fresh/cards.ts';
    import { makeOne } from './workbench/src/apps/web/fresh/stock.ts';
    import { make } from './workbench/src/apps/web/library/generating.ts';
    const makers = new LocalMakers();
    export { firstsFor };
    export const lacking = cards.filter((card) => firstsFor(card) > 0);
    const seedOf = (name) => [...name].reduce((hash, sign) => (Math.imul(hash, 31) + sign.codePointAt(0)!) & 0x7fffffff, 7);
    const library = { call: (_, input, { onProgress }) => make(input, { report: onProgress }) };
    export const makeFirst = (card, number) => makeOne(library, card, seedOf(number ? card.id + number : card.id));
    export async function makeStarter(fields, id, number) {
      const order = orderOf({ ...fields, seed: seedOf(id + number) });
      if (!order.ok) throw new Error(order.error);
      let made;
      await generate({ order: order.value, count: 1, onMade: (one) => { made = one; } }, makers);
      const { puzzle, rating } = made;
      const { kind, geometry, givens, symbols } = puzzle;
      const text = geometry.places.map(({ cell }) => (givens[cell] ? symbols.all[givens[cell] - 1] : '.')).join('');
      const regions = kind.regions ? { regions: kind.regions.map((region) => region.toString(36)).join('') } : {};
      return { spec: kind.spec, level: levelOf(rating.er), ...regions, puzzle: text };
    }
  `;
}
