import { fail, ok, type Puzzle, type PuzzleParts, type Result } from '#core';
import { squarest } from '#kinds';
import { countCells, readGridPuzzle } from './grid-text.ts';
import type { ReadHints } from './hints.ts';
import { agreeOnKind } from './hints.ts';

/**
 * Reads a line of two digits per cell, ".." or "00" for blank. Undefined where the line is not of that kind: sizes up
 * to nine need one digit, so they are never guessed to have two.
 */
export function readTwoDigits(text: string, hints: ReadHints, parts: PuzzleParts, named = false): Result<Puzzle> | undefined {
  const found = countCells(text);
  const refused = named ? fail('expected two characters per cell, found {found} characters', { found }) : undefined;
  if (found % 2 === 1) return refused;
  const kind = agreeOnKind(hints);
  if (!kind.ok) return named ? kind : undefined;
  const n = Math.sqrt(found / 2);
  if (kind.value ? kind.value.geometry.places.length * 2 !== found : !Number.isInteger(n)) {
    return named
      ? kind.value
        ? fail('expected two characters per cell, found {pairs} {pairs|pair|pairs} for {kind}', { pairs: found / 2, kind: kind.value.spec })
        : fail('expected two characters per cell, found {pairs} {pairs|pair|pairs}', { pairs: found / 2 })
      : undefined;
  }
  const pairs = text.replace(/\s/g, '').match(/../g) ?? [];
  if (pairs.length * 2 !== found) return refused;
  const looksRight = pairs.every((pair) => /^(\d\d|\.\.|__|--|\*\*)$/.test(pair));
  if (!named && (!looksRight || (kind.value ? kind.value.geometry.size : n) <= 9)) return undefined;
  const sized = kind.value ? ok(kind.value) : hints.kinds.find(squarest(n));
  if (!sized.ok) return sized;
  const words = pairs.map((pair) => (/^(00|\.\.|__|--|\*\*)$/.test(pair) ? '.' : pair.replace(/^0/, '')));
  const strange = words.findIndex((word) => word !== '.' && !(/^\d+$/.test(word) && Number(word) <= sized.value.geometry.size));
  if (strange >= 0) {
    return fail('{place} holds {found}; expected 01-{size} or .. for blank', {
      place: sized.value.geometry.places[strange]!.name,
      found: JSON.stringify(pairs[strange]),
      size: sized.value.geometry.size,
    });
  }
  const { all, separated } = hints.kinds.symbols(sized.value.geometry.size);
  const cells = words.map((word) => (word === '.' ? '.' : all[Number(word) - 1])).join(separated ? ' ' : '');
  return readGridPuzzle(cells, hints, { kind: sized.value, notation: 'usual' }, parts);
}
