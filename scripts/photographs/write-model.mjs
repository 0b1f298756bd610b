// Writes networks that were fitted into the library: node scripts/photographs/write-model.mjs DIR/all.json, DIR/large.json, DIR/hands.json, or for cages the folder that train_cages.py wrote.
// What each of them follows from goes into shipped.json, by which tests/photographs-shipped.test.ts sees that the scripts no longer make what is kept.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PHOTOGRAPHS = `to rendered fonts, to made handwriting and to photographs of the Sudoku Dataset by
 * Baptiste Wicht and Jean Hennebert (CC-BY-4.0)`;
const MODELS = {
  'model.ts': { model: 'all.json', what: `The network that reads squares, fitted by scripts/photographs/train.py ${PHOTOGRAPHS}` },
  'large-model.ts': {
    model: 'large.json',
    what: 'The network that reads squares of grids of more than nine, fitted by scripts/photographs/train.py --large to rendered fonts and made handwriting',
  },
  'hands-model.ts': {
    model: 'hands.json',
    what: 'The network that reads squares of pages that are written on, fitted by scripts/photographs/train.py --hands to rendered fonts and made handwriting',
  },
  'cage-model.ts': {
    borders: 'borders.json',
    sums: 'sums.json',
    what: 'The networks that read cages, fitted by scripts/photographs/train_cages.py to pages drawn by program',
  },
};

const root = fileURLToPath(new URL('../../', import.meta.url));
const from = process.argv[2];
const folder = statSync(from).isDirectory();
const name = folder ? 'cage-model.ts' : Object.keys(MODELS).find((each) => MODELS[each].model === basename(from));
if (name === undefined) throw new Error(`${from}: expected all.json, large.json, hands.json or a folder with borders.json and sums.json`);
const { what, ...files } = MODELS[name];
const networks = Object.entries(files).map(([as, file]) => [as, JSON.parse(readFileSync(folder ? join(from, file) : from, 'utf8'))]);
const constants = networks.map(
  ([as, { classes, layers }]) => `export const ${as}: NetworkData = ${JSON.stringify({ classes, layers })};\n`,
);
const path = join(root, 'library/src/picture', name);
writeFileSync(
  path,
  `import type { NetworkData } from './network-data.ts';\n\n/**\n * ${what}. Written by scripts/photographs/write-model.mjs; never edited.\n */\n${constants.join('\n')}`,
);

const record = join(root, 'scripts/photographs/shipped.json');
const shipped = JSON.parse(readFileSync(record, 'utf8'));
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
const formatted = (file) => execFileSync(process.execPath, [biome, 'format', '--write', file], { cwd: root });
const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');
formatted(path);
const { origin } = networks[0][1];
const scripts = { ...origin.scripts, 'fonts.txt': hashOf(join(root, 'scripts/photographs/fonts.txt')) };
shipped[name] = { sha256: hashOf(path), ...origin, scripts };
writeFileSync(record, JSON.stringify(shipped));
formatted(record);
