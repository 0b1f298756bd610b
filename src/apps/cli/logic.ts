import { type BudgetLimits, fail, ok, type Puzzle, type Result } from '#core';
import { type Candidate, type Deduction, hintOrder, type Technique, techniques, type Words, wordsFor } from '#techniques';
import type { CommandOption } from './command.ts';
import { oneOf } from './parse-options.ts';
import { budgetOf, type SolvingOptions } from './solving.ts';

/** The options of commands that reason. */
export interface LogicOptions {
  readonly techniques?: readonly Technique[];
}

/** When a puzzle's time is up, and what of it is left for the search that counts solutions. */
export function clockOf(options: Omit<SolvingOptions, 'engine'>): { readonly isLate: () => boolean; readonly budget: () => BudgetLimits } {
  const deadline = options.timeout === undefined ? Number.POSITIVE_INFINITY : performance.now() + 1000 * options.timeout;
  const left = (): number => Math.max(0, deadline - performance.now());
  return {
    isLate: () => performance.now() > deadline,
    budget: () => ({ ...budgetOf(options), ...(options.timeout === undefined ? {} : { timeMs: left() }) }),
  };
}

const ids = techniques.map(({ id }) => id);

export const techniquesOption: CommandOption = {
  flags: '--techniques <IDS>',
  summary: 'only these techniques, separated by commas (see: ninefold techniques)',
  parse: parseTechniques,
  choices: () => ids,
};

/** How cells are written: small as in most forums, or capital as in most books. */
const NAME_STYLES = ['r4c7', 'R4C7'] as const;

/** An option of commands that name cells. */
export interface NamesOption {
  readonly names: (typeof NAME_STYLES)[number];
}

export const namesOption: CommandOption = {
  flags: '--names <STYLE>',
  summary: 'how cells are named: r4c7 or R4C7 (cubes: l2r4c7 or L2R4C7)',
  default: 'r4c7',
  parse: oneOf('--names', NAME_STYLES),
  choices: () => NAME_STYLES,
};

/** The words of a puzzle with its cells in the style that was asked for. */
export function wordsIn(puzzle: Puzzle, { names }: NamesOption): Words {
  return wordsFor(puzzle, names === 'r4c7' ? undefined : (name) => name.replace(/\b(?:l\d+)?r\d+c\d+\b/g, (plain) => plain.toUpperCase()));
}

function parseTechniques(text: string): Result<readonly Technique[]> {
  const named = text
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);
  const unknown = named.find((id) => !ids.includes(id));
  if (unknown !== undefined) return fail(`unknown technique "${unknown.slice(0, 60)}"; the techniques are ${ids.join(', ')}`);
  return named.length === 0 ? fail('--techniques needs at least one id') : ok(hintOrder.filter(({ id }) => named.includes(id)));
}

/** A deduction as JSON: cells by name, values by symbol, groups by name. */
export function jsonDeduction(puzzle: Puzzle, deduction: Deduction, words: Words): Record<string, unknown> {
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
export function sentenceOf(deduction: Deduction, words: Words): string {
  return techniqueOf(deduction).describe(deduction, words);
}

/** What a step is called: the form where a technique has several, else the technique. */
export function labelOf(deduction: Deduction): string {
  return deduction.form === undefined ? techniqueOf(deduction).name : deduction.name;
}

function techniqueOf({ technique }: Deduction): Technique {
  return techniques.find(({ id }) => id === technique)!;
}
