// Writes networks that were fitted into the library: node scripts/photographs/write-model.mjs DIR/all.json, DIR/large.json, DIR/hands.json, or for cages the folder that train_cages.py wrote.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const from = process.argv[2];
const read = (path) => {
  const { classes, layers } = JSON.parse(readFileSync(path, 'utf8'));
  return JSON.stringify({ classes, layers });
};
const squares = () => `import type { NetworkData } from './network-data.ts';

/**
 * The network that reads squares, fitted by scripts/photographs/train.py to rendered fonts, to made handwriting and to photographs of the Sudoku Dataset by
 * Baptiste Wicht and Jean Hennebert (CC-BY-4.0). Written by scripts/photographs/write-model.mjs; never edited.
 */
export const model: NetworkData = ${read(from)};
`;
const cages = () => `import type { NetworkData } from './network-data.ts';

/**
 * The networks that read cages, fitted by scripts/photographs/train_cages.py to pages drawn by program. Written by scripts/photographs/write-model.mjs; never
 * edited.
 */
export const borders: NetworkData = ${read(join(from, 'borders.json'))};

export const sums: NetworkData = ${read(join(from, 'sums.json'))};
`;
const large = () => `import type { NetworkData } from './network-data.ts';

/** The network that reads squares of grids of more than nine, fitted by scripts/photographs/train.py --large to rendered fonts and made handwriting. Written by scripts/photographs/write-model.mjs; never edited. */
export const model: NetworkData = ${read(from)};
`;
const hands = () => `import type { NetworkData } from './network-data.ts';

/** The network that reads squares of pages that are written on, fitted by scripts/photographs/train.py --hands to rendered fonts and made handwriting. Written by scripts/photographs/write-model.mjs; never edited. */
export const model: NetworkData = ${read(from)};
`;
const byName = { 'large.json': ['large-model', large], 'hands.json': ['hands-model', hands] };
const [name, text] = statSync(from).isDirectory() ? ['cage-model', cages] : (byName[basename(from)] ?? ['model', squares]);
writeFileSync(new URL(`../../library/src/picture/${name}.ts`, import.meta.url), text());
