import { ComplaintError, must, type Rule } from '#core';
import { formatPuzzle } from '#formats';
import { type PositionRecord, packPosition } from '#session';
import { ask } from './asking.ts';
import { positionOf } from './position-of.ts';
import type { Reporting } from './reporting.ts';
import { parse } from './texts.ts';

/** What of a draft may be decided: rules whose number or whose kind of line is open, and cells that get a clue. */
export interface Openings {
  readonly numbers: readonly number[];
  readonly lines: readonly number[];
  readonly cells: readonly number[];
}

export interface DesignInput extends Openings {
  readonly puzzle: PositionRecord;
  readonly seed: number;
  readonly timeMs: number;
}

export type DesignAnswer =
  | { readonly end: 'found'; readonly puzzle: PositionRecord }
  /** Nothing does: how many ways have no solution, and how many several. */
  | { readonly end: 'impossible'; readonly none: number; readonly several: number }
  | { readonly end: 'budget'; readonly questions: number };

/** Tries to make a draft unique by deciding what its setter left open. */
export async function designDraft({ puzzle: record, seed, timeMs, ...open }: DesignInput, reporting: Reporting): Promise<DesignAnswer> {
  const report = await ask('design', { design: designText(record, open), seed, timeMs }, reporting);
  if (report.end === 'budget') return { end: 'budget', questions: report.questions };
  if (report.end === 'impossible') return { end: 'impossible', none: report.none, several: report.several };
  const { puzzles, errors } = parse({ text: report.puzzle!, kind: report.kind });
  if (!puzzles[0]) throw new ComplaintError(errors[0]!);
  const { spec, regions, symbols, info, kept } = record;
  const { rules, givens } = puzzles[0].puzzle;
  return {
    end: 'found',
    puzzle: {
      spec,
      symbols,
      givens,
      ...(regions ? { regions } : {}),
      ...(rules ? { rules } : {}),
      ...(info ? { info } : {}),
      ...(kept ? { kept } : {}),
    },
  };
}

const HEAD = /^\s*[a-z][a-z-]*[^:]*:/i;

/** The draft as a text in which "?" stands for what is open. */
export function designText(record: PositionRecord, { numbers, lines, cells }: Openings): string {
  const puzzle = positionOf({ ...record, info: {} });
  const { symbols, geometry, rules } = puzzle;
  const isOpen = (index: number): boolean => numbers.includes(index) || lines.includes(index);
  const standing = positionOf({ ...packPosition(puzzle), rules: rules.flatMap(({ text }, index) => (isOpen(index) ? [] : [text])) });
  const written = must(formatPuzzle(standing, 'ninefold'));
  const open = rules.flatMap((rule, index) => (isOpen(index) ? [openLine(rule, lines.includes(index))] : []));
  const text = written.trimEnd().split('\n');
  const head = text.filter((line) => HEAD.test(line));
  const body = text.filter((line) => !HEAD.test(line)).join('\n');
  let place = 0;
  const signs = body.replace(symbols.separated ? /\S+/g : /\S/g, (sign) => (cells.includes(geometry.places[place++]!.cell) ? '?' : sign));
  return [...head, ...open, signs].join('\n');
}

/** The line of a rule with "?" for its number, or for the kind of line that it is. */
function openLine({ text }: Rule, isLine: boolean): string {
  const [, id, body] = /^([a-z-]+)[^:]*:(.*)$/.exec(text)!;
  return `${isLine ? 'line' : id} ?:${body}`;
}
