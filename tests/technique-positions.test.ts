import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Candidates, defaultSymbols, type Kind, makePuzzle, plainSpeaker, speak, type Value } from '#core';
import { kindOf } from '#kinds';
import { explainedStep } from '#operations';
import { type Board, type Deduction, Desk, type Technique, techniques, wordsFor } from '#techniques';
import { loadLanguage } from '#words';

/**
 * A position in which a technique must find a certain step, and how to spoil it: a candidate that comes back, or a value that
 * is taken off the board. The spoiled position is a near miss, in which the step must not be found.
 */
interface Position {
  readonly technique: string;
  /** classic:3x3 where it is not said. */
  readonly kind?: string;
  /** The region of each cell, where the kind needs a map. */
  readonly regions?: string;
  /** A figure of 000, of which the print has no near miss. */
  readonly source?: string;
  readonly name: string;
  readonly values: string;
  /** The candidates cell by cell, where they are fewer than the values leave. */
  readonly candidates?: string;
  readonly place: readonly (readonly [cell: number, value: Value])[];
  readonly remove: readonly (readonly [cell: number, value: Value])[];
  readonly spoiler?: readonly [cell: number, value: Value];
  readonly blank?: number;
}

const languages = await Promise.all((['en', 'de', 'fr'] as const).map(loadLanguage));
const positions = JSON.parse(
  readFileSync(new URL('../workbench/src/apps/web/learn/positions.json', import.meta.url), 'utf8'),
) as Position[];

const kindFor = ({ kind = 'classic:3x3', regions }: Position): Kind =>
  kindOf(kind, regions === undefined ? undefined : Array.from(regions, Number));

function layOut(position: Position, spoiler?: Position['spoiler'], blank?: number): Board {
  const { values, candidates } = position;
  const kind = kindFor(position);
  const { cellCount, size } = kind.geometry;
  const symbols = defaultSymbols(size);
  const givens = Uint8Array.from(values, (symbol) => symbols.valueOf(symbol) ?? 0);
  if (blank !== undefined) givens[blank] = 0;
  if (candidates === undefined) return new Desk().lay(makePuzzle(kind, givens), true);
  const restrictions = Candidates.none(cellCount, size);
  candidates.split(',').forEach((signs, cell) => {
    for (const sign of signs) restrictions.add(cell, symbols.valueOf(sign)!);
    if (givens[cell] !== 0) restrictions.add(cell, givens[cell]!);
    // A value that is taken off leaves all of them.
    if (cell === blank) for (let value = 1; value <= size; value++) restrictions.add(cell, value);
  });
  if (spoiler) restrictions.add(...spoiler);
  return new Desk().lay(makePuzzle(kind, givens, { restrictions }), true);
}

const keyOf = ({ place, remove }: Pick<Deduction, 'place' | 'remove'>): string =>
  JSON.stringify([place, remove].map((list) => list.map(({ cell, value }) => 100 * cell + value).sort((a, b) => a - b)));

function finds(technique: Technique, board: Board, { place, remove }: Position): boolean {
  const pairs = (list: Position['place']): { cell: number; value: Value }[] => list.map(([cell, value]) => ({ cell, value }));
  const wanted = keyOf({ place: pairs(place), remove: pairs(remove) });
  for (const deduction of technique.find(board)) if (keyOf(deduction) === wanted) return true;
  return false;
}

describe.each([...new Set(positions.map(({ technique }) => technique))])('%s', (id) => {
  const technique = techniques.find((known) => known.id === id)!;
  const own = positions.filter((position) => position.technique === id);

  // Three of most; of some so far only one was found that nothing simpler does.
  test('has a position', () => expect(own.length).toBeGreaterThanOrEqual(1));

  test.each(own)('finds its step: $name on $values', (position) => {
    expect(finds(technique, layOut(position), position)).toBe(true);
  });

  test('tells its steps in every language, and keeps the numbers apart, as in "box 3 the value 8"', () => {
    for (const position of own) {
      const board = layOut(position);
      const kind = kindFor(position);
      const puzzle = makePuzzle(kind, new Uint8Array(kind.geometry.cellCount));
      for (const deduction of technique.find(board)) {
        // Forms and techniques are written alike, as a hint and the list of steps show them: no capitals but the first and those of names.
        expect(speak(explainedStep(puzzle, deduction).label, plainSpeaker)).not.toMatch(/[a-z] (?!Coq|Nishio)[A-Z][a-z]/);
        for (const language of languages) {
          const sentence = wordsFor(puzzle, { ...plainSpeaker, language }).sentence(technique, deduction);
          expect(sentence).toMatch(/^\S[^{}|]*\.$/s);
          expect(sentence).not.toMatch(
            /undefined|NaN| {2}|\d \d|(?:row|Zeile|ligne|column|Spalte|colonne|box|Block|bloc) \d,? \d|goes from|\b(so|also|donc),? \1\b/,
          );
        }
      }
    }
  });

  test.each(own.filter(({ spoiler, blank }) => spoiler !== undefined || blank !== undefined))(
    'does not find it in the near miss: $name on $values',
    (position) => {
      expect(finds(technique, layOut(position, position.spoiler, position.blank), position)).toBe(false);
    },
  );
});
