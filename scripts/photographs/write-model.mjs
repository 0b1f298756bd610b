// Writes a network that train.py fitted into the library: node scripts/photographs/write-model.mjs DIR/all.json
import { readFileSync, writeFileSync } from 'node:fs';

const { classes, layers } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const text = `import type { NetworkData } from './network.ts';

/**
 * The network that reads squares, fitted by scripts/photographs/train.py to rendered fonts, to made handwriting and to photographs of the Sudoku Dataset by
 * Baptiste Wicht and Jean Hennebert (CC-BY-4.0). Written by scripts/photographs/write-model.mjs; never edited.
 */
export const model: NetworkData = ${JSON.stringify({ classes, layers })};
`;
writeFileSync(new URL('../../library/src/picture/model.ts', import.meta.url), text);
