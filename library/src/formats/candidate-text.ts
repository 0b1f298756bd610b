import { Candidates, fail, type Kind, makePuzzle, ok, openCandidates, type Puzzle, type PuzzleParts, type Result, type Value } from '#core';
import { squarest } from '#kinds';
import { describeSymbols, makeAlphabet } from './alphabet.ts';
import { countCells } from './grid-text.ts';
import type { ReadHints } from './hints.ts';
import { agreeOnKind } from './hints.ts';
import { parseMarks } from './mark-text.ts';

/**
 * The puzzle of a candidate grid, in which placed cells and candidates look alike.
 *
 * A lone value is a placed cell when no other cell of its houses still lists it, and a naked single when one does:
 * HoDoKu removes a placed value from the houses at once. Where the candidates are just what the placed cells leave,
 * nothing is restricted, so a candidate grid of a plain puzzle is the plain puzzle again.
 */
function fromCandidates(kind: Kind, marks: Candidates, parts: PuzzleParts): Puzzle {
  const { geometry } = kind;
  const givens = new Uint8Array(geometry.cellCount);
  for (let cell = 0; cell < geometry.cellCount; cell++) {
    const [value, second] = marks.values(cell);
    if (value === undefined || second !== undefined) continue;
    if (geometry.peersOf(cell).every((peer) => !marks.has(peer, value))) givens[cell] = value;
  }
  const plain = makePuzzle(kind, givens, parts);
  return openCandidates(plain).equals(marks) ? plain : makePuzzle(kind, givens, { ...parts, restrictions: marks });
}

/** Reads words that list the candidates of each place. */
export function readMarkWords(words: readonly string[], hints: ReadHints, parts: PuzzleParts): Result<Puzzle> {
  const agreed = agreeOnKind(hints);
  if (!agreed.ok) return agreed;
  const n = Math.sqrt(words.length);
  if (!agreed.value && (!Number.isInteger(n) || n < 2 || n > 61))
    return fail('expected a square number of cells in a candidate grid, found {found}', { found: words.length });
  const kind = agreed.value ? ok(agreed.value) : hints.kinds.find(squarest(n));
  if (!kind.ok) return kind;
  const symbols = hints.kinds.symbols(kind.value.geometry.size, kind.value.geometry.lowest);
  const marks = parseMarks(words, kind.value, symbols);
  return marks.ok ? ok(fromCandidates(kind.value, marks.value, { ...parts, symbols })) : marks;
}

/**
 * Reads the two ways to write a candidate grid in one line: N characters per cell (a candidate or a blank at its own
 * position), or one group of digits per cell. Undefined where the line is neither, or where its length has other
 * readings and this one was not asked for.
 */
export function readMarksLine(text: string, hints: ReadHints, parts: PuzzleParts, named = false): Result<Puzzle> | undefined {
  const agreed = agreeOnKind(hints);
  if (!agreed.ok) return named ? agreed : undefined;
  const characters = countCells(text);
  const words = text.trim().split(/\s+/);
  const n = Math.round(Math.sqrt(words.length));
  const isGroups =
    (agreed.value ? agreed.value.geometry.places.length === words.length : n * n === words.length && (n > 3 || (named && n > 1))) &&
    characters > words.length;
  const size = agreed.value?.geometry.size ?? n;
  const areNumbers = size > 9 && words.every((word) => /^(\d{1,2}|[.*_-]{1,2})$/.test(word));
  if (
    isGroups &&
    (named ||
      (size <= 9 && words.every((word) => /^([1-9]+|[.*])$/.test(word))) ||
      (size > 9 && !areNumbers && words.every((word) => word.length <= size)))
  ) {
    return areNumbers && !named ? undefined : readMarkWords(words, hints, parts);
  }
  const side = Math.round(Math.cbrt(characters));
  const kind = agreed.value ?? (named && side ** 3 === characters && side > 1 && side <= 61 ? hints.kinds.find(squarest(side)) : undefined);
  const found = kind && 'ok' in kind ? (kind.ok ? kind.value : undefined) : kind;
  if (!found || found.geometry.places.length * found.geometry.size !== characters) {
    return named
      ? fail(
          'expected a candidate grid (a group of digits for each cell, or N characters for each of N x N cells), found {characters} characters',
          { characters },
        )
      : undefined;
  }
  return readPositions(text.replace(/\s/g, ''), found, hints, parts);
}

function readPositions(text: string, kind: Kind, hints: ReadHints, parts: PuzzleParts): Result<Puzzle> {
  const { places, size, cellCount } = kind.geometry;
  const symbols = hints.kinds.symbols(size, kind.geometry.lowest);
  const alphabet = makeAlphabet(symbols);
  const marks = Candidates.none(cellCount, size);
  const seen: (Value[] | undefined)[] = [];
  for (const [place, { cell, name }] of places.entries()) {
    const values: Value[] = [];
    for (let i = 0; i < size; i++) {
      const written = text[place * size + i]!;
      const value = alphabet.valueOf(written);
      if (value === undefined)
        return fail('{place} (character {character:id}) holds {found}; expected {expected} or . for no candidate', {
          place: name,
          character: place * size + i + 1,
          found: JSON.stringify(written),
          expected: describeSymbols(symbols),
        });
      if (value > 0) values.push(value);
    }
    seen[cell] = seen[cell]?.filter((value) => values.includes(value)) ?? values;
  }
  seen.forEach((values, cell) => {
    for (const value of values ?? []) marks.add(cell, value);
  });
  return ok(fromCandidates(kind, marks, { ...parts, symbols }));
}
