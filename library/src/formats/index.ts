export { isRecord } from '#core';
export { textOfBytes } from './decode.ts';
export { type Format, type Frame, frameOf, type ReadItem, UNITS, type Unit } from './format.ts';
export { parseJson } from './json-value.ts';
export { KindShelf } from './kind-shelf.ts';
export { type PlainLines, streamPlainLines } from './plain-lines.ts';
export { formatPuzzle, formatPuzzles, parsePuzzle, type ReadOptions, readPuzzles, streamPuzzles, writeUnit } from './read.ts';
export { findFormat, formats } from './registry.ts';
export { formatLine, parseCells, parseGrid } from './write-cells.ts';
