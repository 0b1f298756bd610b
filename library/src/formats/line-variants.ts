import { complain, fail, makeSymbols, numberSymbols, ok, type Puzzle, type Result, valuesAtPlaces, type Words } from '#core';
import type { Format } from './format.ts';
import type { ReadHints } from './hints.ts';
import { readJigsawLine } from './jigsaw-text.ts';
import { readLine, splitComment } from './line.ts';
import { HEX } from './notation.ts';
import { fileOf, refuseAllButClassic9, refuseBeyondGivens, refuseLarger, refuseOthers, refuseRegions } from './refusals.ts';
import { canBeCharacters, formatRegions } from './region-text.ts';
import { readTwoDigits } from './two-digit-text.ts';
import { formatLine, formatValues } from './write-cells.ts';

type Reader = (cells: string, hints: ReadHints, comment: string) => Result<Puzzle>;

/** What all formats of one line share: comments, empty lines, and that `line` recognises them by their content. */
function lineFormat(
  id: string,
  extensions: readonly string[],
  title: Words<string>,
  summary: string,
  read: Reader,
  write: NonNullable<Format['write']>,
): Format {
  return {
    id,
    title,
    summary,
    extensions,
    unit: 'line',
    isSilent: true,
    open: (hints) => (unit, line) => {
      const { cells, comment } = splitComment(unit);
      return cells.trim() === '' ? [] : [{ line, result: read(cells, hints, comment) }];
    },
    write(puzzle) {
      const refused = refuseBeyondGivens(puzzle, complain(title));
      return refused ? fail(refused) : write(puzzle);
    },
  };
}

/** Simple lists of 9x9 puzzles. Blanks are written as zeros, because one popular program skips lines with dots. */
export const sdm = lineFormat(
  'sdm',
  ['.sdm'],
  { en: 'SDM list', de: 'SDM-Liste', fr: 'Liste SDM' },
  'One 9x9 puzzle per line in digits, with zeros for blanks.',
  (cells, hints, comment) => readLine(cells, hints, comment),
  (puzzle) => {
    const refused = refuseAllButClassic9(puzzle, fileOf('.sdm'));
    return refused ? fail(refused) : ok(formatValues([...puzzle.givens], makeSymbols([...'123456789']), '0'));
  },
);

/** Jigsaws: the cells, then as many characters that say to which region each belongs. */
export const jigsawLine = lineFormat(
  'jigsaw',
  ['.jig', '.txt'],
  { en: 'Jigsaw line', de: 'Jigsaw-Zeile', fr: 'Ligne irrégulière' },
  'N*N cells and then N*N characters that map the regions, on one line.',
  (cells, hints, comment) =>
    readJigsawLine(cells, { ...hints, kindSpec: hints.kindSpec ?? 'jigsaw' }, comment === '' ? {} : { info: { comment } }, true) ??
    fail('expected N*N cells followed by a region map of N*N characters'),
  (puzzle) => {
    const { regions } = puzzle.kind;
    if (!regions) return fail('a jigsaw line holds jigsaws only, not {kind}', { kind: puzzle.kind.spec });
    if (!canBeCharacters(regions) || puzzle.symbols.separated)
      return fail('{kind} has more regions or symbols than there are characters', { kind: puzzle.kind.spec });
    return ok(`${formatLine(puzzle)}${formatRegions(regions, '')}`);
  },
);

/** Hexadecimal 16x16, where 0 is the first value and no blank. */
export const hex = lineFormat(
  'hex',
  ['.hex', '.txt'],
  { en: 'Hexadecimal line', de: 'Hexadezimalzeile', fr: 'Ligne hexadécimale' },
  'One 16x16 puzzle per line in 0-9 and a-f, where 0 is a value and . is blank.',
  (cells, hints, comment) => readLine(cells, hints, comment, 'hex'),
  (puzzle) => {
    const refused =
      puzzle.geometry.size === 16
        ? refuseOthers(puzzle, complain('a hexadecimal line'), ['classic', 'diagonal'])
        : complain('hexadecimal has 16 values, and {kind} has {values}', { kind: puzzle.kind.spec, values: puzzle.geometry.size });
    return refused ? fail(refused) : ok(formatValues(valuesAtPlaces(puzzle, puzzle.givens), makeSymbols([...HEX.toLowerCase()])));
  },
);

/** Letters from A on, whatever the size. */
export const letters = lineFormat(
  'letters',
  ['.txt'],
  { en: 'Letter line', de: 'Buchstabenzeile', fr: 'Ligne de lettres' },
  'One puzzle per line in letters: A is the first value, B the second, up to 26 values.',
  (cells, hints, comment) => readLine(cells, hints, comment, 'letters'),
  (puzzle) => {
    const refused = refuseRegions(puzzle, complain('a letter line')) ?? refuseLarger(puzzle, complain('a letter line'), 26);
    const all = Array.from({ length: Math.min(26, puzzle.geometry.size) }, (_, i) => String.fromCharCode(65 + i));
    return refused ? fail(refused) : ok(formatValues(valuesAtPlaces(puzzle, puzzle.givens), makeSymbols(all)));
  },
);

/** Two digits per cell, for sizes from 10 on. */
export const twoDigit = lineFormat(
  'two-digit',
  ['.txt'],
  { en: 'Two-digit line', de: 'Zweistellige Zeile', fr: 'Ligne à deux chiffres' },
  'One puzzle per line with two digits per cell (01 to 64) and .. for blank.',
  (cells, hints, comment) =>
    readTwoDigits(cells, hints, comment === '' ? {} : { info: { comment } }, true) ?? fail('expected two digits per cell'),
  (puzzle) => {
    const refused = refuseRegions(puzzle, complain('a two-digit line'));
    if (refused) return fail(refused);
    const { all } = numberSymbols(puzzle.geometry.size);
    return ok(
      formatValues(valuesAtPlaces(puzzle, puzzle.givens), makeSymbols(all.map((number) => number.padStart(2, '0'))), '..').replaceAll(
        ' ',
        '',
      ),
    );
  },
);
