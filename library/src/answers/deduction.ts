import type { Puzzle } from '#core';
import { type Candidate, type Deduction, type StepWords, type Technique, techniques, wordsFor } from '#techniques';

/** How cells are written: small as in most forums, or capital as in most books. */
export const NAME_STYLES = ['r4c7', 'R4C7'] as const;
export type NameStyle = (typeof NAME_STYLES)[number];

/** The words of a puzzle with its cells in the style that was asked for. */
export function wordsIn(puzzle: Puzzle, style: NameStyle): StepWords {
  return wordsFor(puzzle, style === 'r4c7' ? undefined : (name) => name.replace(/\b(?:l\d+)?r\d+c\d+\b/g, (plain) => plain.toUpperCase()));
}

/** A deduction as JSON: cells by name, values by symbol, groups by name. */
export function deductionAnswer(puzzle: Puzzle, deduction: Deduction, words: StepWords): Record<string, unknown> {
  const candidate = ({ cell, value }: Candidate) => ({ cell: words.cell(cell), value: words.value(value) });
  return {
    technique: deduction.technique,
    name: deduction.name,
    rating: deduction.rating,
    text: sentenceOf(deduction, words),
    place: deduction.place.map(candidate),
    remove: deduction.remove.map(candidate),
    cells: deduction.cells.map(words.cell),
    values: deduction.values.map(words.value),
    houses: deduction.houses.map(words.house),
    candidates: deduction.candidates.map(candidate),
    ...(deduction.chains
      ? {
          chains: deduction.chains.map((chain) =>
            chain.map((link) => ({
              ...candidate(link),
              on: link.on,
              from: link.from,
              ...(link.house === undefined ? {} : { house: puzzle.geometry.groups[link.house]!.name }),
              ...(link.by === undefined ? {} : { by: link.by }),
            })),
          ),
        }
      : {}),
  };
}

/** The argument of a deduction in words. */
export function sentenceOf(deduction: Deduction, words: StepWords): string {
  return techniqueOf(deduction).describe(deduction, words);
}

/** What a step is called: the form where a technique has several, else the technique. */
export function labelOf(deduction: Deduction): string {
  return deduction.form === undefined ? techniqueOf(deduction).name : deduction.name;
}

function techniqueOf({ technique }: Deduction): Technique {
  return techniques.find(({ id }) => id === technique)!;
}
