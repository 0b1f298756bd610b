import { deflateRawSync } from 'node:zlib';
import type { Puzzle } from '#core';
import { type ReadOptions, readPuzzles } from '#formats';

// What the tests of other programs' texts share.

export const HARD = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';
export const ROWS = HARD.match(/.{9}/g)!;

export function one(text: string, options: ReadOptions = {}): Puzzle {
  const items = readPuzzles(text, options);
  const [item] = items;
  if (items.length !== 1 || !item?.result.ok)
    throw new Error(items.map(({ line, result }) => `${line}: ${result.ok ? 'read' : result.error}`).join('\n'));
  return item.result.value;
}

export function refusal(text: string, options: ReadOptions = {}): string {
  const [item] = readPuzzles(text, options);
  if (!item) return 'nothing';
  return item.result.ok ? `read as ${item.result.value.kind.spec}` : item.result.error;
}

/** What HoDoKu saves of HARD with a 2 entered in its second cell and all candidates of the third struck out: Java's XML of its object. */
export const HSOL = hsolOf();

function hsolOf(): string {
  const item = (name: string, type: string, values: readonly (readonly [number, string | number])[]): string =>
    `<void property="${name}">${values.map(([at, value]) => `<void index="${at}"><${type}>${value}</${type}></void>`).join('')}</void>`;
  const clues = [...HARD].flatMap((sign, at) => (sign === '.' ? [] : [[at, sign] as const]));
  const fixed = clues.map(([at]) => [at, 'true'] as const);
  return [
    '<?xml version="1.0" encoding="UTF-8"?><java version="17" class="java.beans.XMLDecoder"><object class="sudoku.Sudoku2" id="Sudoku20">',
    item('cells', 'short', [[2, 0]]),
    item('fixed', 'boolean', fixed),
    item('values', 'int', [...clues, [1, 2]]),
    '</object></java>',
  ].join('');
}

/** A text packed as HoDoKu packs it: an archive of one file, with its size behind the data. */
export function archiveOf(text: string): Buffer {
  const header = Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 8, 8, 8, 0, ...new Array<number>(16).fill(0), 10, 0, 0, 0]);
  return Buffer.concat([header, Buffer.from('SudokuData'), deflateRawSync(text), Buffer.from([0x50, 0x4b, 7, 8, 1, 2, 3, 4])]);
}
