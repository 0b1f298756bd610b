import { Candidates, fail, ok, type Puzzle, type Result, said } from '#core';
import { sure } from '../evidence.ts';
import { type Format, wholeDocument } from '../format.ts';
import type { ReadHints } from '../hints.ts';
import { readSoloId } from './index.ts';

const HEAD = 'SAVEFILE';
/** A line of a saved game: its name, the length of what it says, and that. */
const FIELD = /^([A-Z]+) *:\d+:(.*)$/;
/** A number at a column and a row, entered (R) or noted (P); 0 takes it away. */
const MOVE = /^([RP])(\d+),(\d+),(\d+)$/;

/** A game that Solo of Simon Tatham's collection saved: its puzzle, and what was entered and noted up to where it stood. */
export const tathamSave: Format = {
  id: 'tatham-save',
  title: { en: 'Solo, saved game', de: 'Solo, gespeichertes Spiel', fr: 'Solo, partie enregistrée' },
  summary: 'What Solo in Simon Tatham’s Portable Puzzle Collection saves: the puzzle, and what was entered and noted.',
  extensions: ['.txt', '.sgtp'],
  unit: 'document',
  single: true,
  recognise: ({ text }) => (/^\s*SAVEFILE:41:Simon Tatham/.test(text) ? sure(said('a line {line}', { line: HEAD })) : undefined),
  open: wholeDocument(read),
};

function read(unit: string, hints: ReadHints): Result<Puzzle> {
  const moves: string[] = [];
  const fields = new Map<string, string>();
  for (const row of unit.split('\n')) {
    const [, name, text = ''] = FIELD.exec(row.trimEnd()) ?? [];
    if (name === 'MOVE' || name === 'SOLVE') moves.push(text);
    else if (name !== undefined) fields.set(name, text);
  }
  const game = fields.get('GAME');
  if (game !== 'Solo')
    return fail('this is a saved game of {game}; only those of Solo are read', { game: JSON.stringify(game?.slice(0, 40) ?? '') });
  // What was asked for when it was made differs from what it is in symmetry and difficulty only.
  const puzzle = readSoloId(`${fields.get('CPARAMS') ?? fields.get('PARAMS') ?? ''}:${fields.get('DESC') ?? ''}`, hints);
  if (!puzzle.ok) return puzzle;
  // The first state is the one before any move.
  const made = moves.slice(0, Math.max(0, Number(fields.get('STATEPOS') ?? moves.length + 1) - 1));
  return made.length === 0 ? puzzle : withMoves(puzzle.value, made);
}

function withMoves(puzzle: Puzzle, moves: readonly string[]): Result<Puzzle> {
  const { cellCount, size } = puzzle.geometry;
  const entries = new Uint8Array(cellCount);
  const marks = Candidates.none(cellCount, size);
  const isOpen = (cell: number): boolean => puzzle.givens[cell] === 0;
  const enter = (cell: number, value: number): void => {
    if (isOpen(cell)) entries[cell] = value;
    marks.clear(cell);
  };
  for (const move of moves) {
    const [, how, x, y, n] = MOVE.exec(move) ?? [];
    const [cell, value] = [Number(y) * size + Number(x), Number(n)];
    if (move === 'M') {
      for (let open = 0; open < cellCount; open++)
        if (isOpen(open) && entries[open] === 0) for (let each = 1; each <= size; each++) marks.add(open, each);
    } else if (/^S\d+(,\d+)*$/.test(move) && move.split(',').length === cellCount) {
      for (const [each, text] of move.slice(1).split(',').entries()) enter(each, Math.min(Number(text), size));
    } else if (how === undefined || Number(x) >= size || Number(y) >= size || value > size) {
      return fail('the move {move} is none of Solo', { move: JSON.stringify(move.slice(0, 40)) });
    } else if (how === 'R' || value === 0) {
      enter(cell, value);
    } else if (isOpen(cell) && marks.has(cell, value)) {
      marks.remove(cell, value);
    } else if (isOpen(cell)) {
      marks.add(cell, value);
    }
  }
  return ok({ ...puzzle, progress: { entries, marks } });
}
