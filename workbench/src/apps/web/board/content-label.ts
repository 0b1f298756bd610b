import type { Symbols } from '#core';
import type { CellNote } from '#session';
import type { Say } from './names.ts';

/** Lights that carry what nothing else says. */
const SPOKEN = ['conflict', 'wrong', 'differs', 'redundant', 'fogged'];

/** What a square holds, as it is spoken: "5, given", "3, conflict", "blank, centre marks 1 4", "blank". */
export function contentLabel(
  say: Say,
  symbols: Symbols,
  given: number,
  note: CellNote,
  candidates: readonly number[] | undefined,
  look: string,
  ghost?: number,
  counts?: readonly number[],
): string {
  const write = (values: readonly number[]): string => values.map((value) => symbols.all[value - 1]).join(' ');
  const counted = (values: readonly number[]): string =>
    values.map((value) => `${symbols.all[value - 1]} ×${counts![value - 1]}`).join(', ');
  const parts: string[] = [];
  if (given > 0) parts.push(say('board.given', { value: write([given]) }));
  else if (note.value > 0) parts.push(write([note.value]));
  else {
    parts.push(say('board.blank'));
    if (ghost) parts.push(say('board.ghost', { value: write([ghost]) }));
    if (candidates) parts.push(say('board.candidates', { values: counts ? counted(candidates) : write(candidates) }));
    else {
      if (note.corners.length > 0) parts.push(say('board.corners', { values: write(note.corners) }));
      if (note.centres.length > 0) parts.push(say('board.centres', { values: write(note.centres) }));
      for (const [value, colour] of note.tints)
        parts.push(say('board.tint', { value: write([value]), colour: say(`board.colour.${colour}`) }));
    }
  }
  if (note.colours.length > 0)
    parts.push(say('board.colours', { colours: note.colours.map((colour) => say(`board.colour.${colour}`)).join(', ') }));
  for (const word of SPOKEN) if (look.split(' ').includes(word)) parts.push(say(`board.${word}`));
  return parts.join(', ');
}
