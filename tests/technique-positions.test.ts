import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Candidates, makePuzzle, plainSpeaker, type Value } from '#core';
import { kindOf } from '#kinds';
import { type Board, type Deduction, Desk, type Technique, techniques, wordsFor } from '#techniques';
import { loadLanguage } from '#words';

/**
 * A position in which a technique must find a certain step, and how to spoil it: a candidate that comes back, or a value that
 * is taken off the board. The spoiled position is a near miss, in which the step must not be found.
 */
interface Position {
  readonly technique: string;
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
const kind = kindOf('classic:3x3');
const positions = JSON.parse(
  readFileSync(new URL('../workbench/src/apps/web/learn/positions.json', import.meta.url), 'utf8'),
) as Position[];

function layOut({ values, candidates }: Position, spoiler?: Position['spoiler'], blank?: number): Board {
  const givens = Uint8Array.from(values, (symbol) => (symbol === '.' ? 0 : Number(symbol)));
  if (blank !== undefined) givens[blank] = 0;
  if (candidates === undefined) return new Desk().lay(makePuzzle(kind, givens), true);
  const restrictions = Candidates.none(81, 9);
  candidates.split(',').forEach((digits, cell) => {
    for (const digit of digits) restrictions.add(cell, Number(digit));
    if (givens[cell] !== 0) restrictions.add(cell, givens[cell]!);
  });
  if (spoiler) restrictions.add(...spoiler);
  return new Desk().lay(makePuzzle(kind, givens, { restrictions }), true);
}

const keyOf = ({ place, remove }: Pick<Deduction, 'place' | 'remove'>): string =>
  JSON.stringify([place, remove].map((list) => list.map(({ cell, value }) => 9 * cell + value).sort((a, b) => a - b)));

function finds(technique: Technique, board: Board, { place, remove }: Position): boolean {
  const pairs = (list: Position['place']): { cell: number; value: Value }[] => list.map(([cell, value]) => ({ cell, value }));
  const wanted = keyOf({ place: pairs(place), remove: pairs(remove) });
  for (const deduction of technique.find(board)) if (keyOf(deduction) === wanted) return true;
  return false;
}

describe.each([...new Set(positions.map(({ technique }) => technique))])('%s', (id) => {
  const technique = techniques.find((known) => known.id === id)!;
  const own = positions.filter((position) => position.technique === id);

  test('has three positions', () => expect(own.length).toBeGreaterThanOrEqual(3));

  test.each(own)('finds its step: $name on $values', (position) => {
    expect(finds(technique, layOut(position), position)).toBe(true);
  });

  test('tells its steps in every language, and keeps the numbers apart, as in "box 3 the value 8"', () => {
    for (const position of own) {
      const board = layOut(position);
      const puzzle = makePuzzle(kind, new Uint8Array(81));
      for (const deduction of technique.find(board)) {
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

  test.each(own)('does not find it in the near miss: $name on $values', (position) => {
    expect(finds(technique, layOut(position, position.spoiler, position.blank), position)).toBe(false);
  });
});
