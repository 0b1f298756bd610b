import { clueCount, describeClash, findClashes, type Geometry, type Grid, inEnglish, type Panel, type Puzzle, type Symbols } from '#core';
import type { Solvability } from '#operations';
import { findRule, type RuleWords } from '#rules';
import type { Figure } from './figure.ts';
import { type FigureSettings, figuresOf } from './figures.ts';
import { type Ink, inkOf } from './ink.ts';
import { type LinkCode, linkCode } from './link-code.ts';

/** A puzzle with what is printed about it. */
export interface PrintedPuzzle {
  readonly puzzle: Puzzle;
  /** What is known of its solutions; undefined where nobody asked. */
  readonly answer?: { readonly solvability: Solvability; readonly solution?: Grid };
  readonly rating?: {
    readonly er: number;
    readonly hardest: string;
    /** The time ended before the last step, so that the puzzle may be harder. */
    readonly isOpen?: boolean;
  };
}

/** What stands in one slot of a page: a heading, and a drawing or a sentence. */
export interface Entry {
  readonly title: string;
  /** Lines of small type below the title. */
  readonly details: readonly string[];
  /** What to do, a paragraph each, where there is room to say it; and in a word where there is not. */
  readonly rules: readonly string[];
  readonly ruleNames: string;
  /** Whether the rules are printed in full however many puzzles share the page: the first of its kind. */
  readonly teaches?: boolean;
  /** Ways to draw it, of which the page takes the largest; none where there is only a message. */
  readonly figures: readonly Figure[];
  readonly message: string;
  /** Opens the puzzle on a telephone; stands beside the heading. */
  readonly code?: LinkCode | undefined;
}

export interface EntrySettings extends FigureSettings {
  readonly marks: boolean;
  /** The address of a workbench: the entry gets a code that opens the puzzle there. No code where undefined. */
  readonly link?: string;
  /** The number of the puzzle in its book; undefined for a picture. */
  readonly number?: number;
  /** Whether it is the first of its kind, which says the rules. */
  readonly teaches?: boolean;
  /** The part of the panels to draw; all where undefined. */
  readonly panels?: readonly Panel[];
}

const CUT_OUT = 'Cut along the full lines, fold back along the dashed ones, and glue each tab under the side that it names.';

/** A puzzle to be solved. */
export function puzzleEntry({ puzzle, rating }: PrintedPuzzle, settings: EntrySettings): Entry {
  const { kind, geometry, info, symbols } = puzzle;
  const clues = clueCount(puzzle);
  const ink = inkOf(puzzle, settings);
  const details = [
    rating ? `ER ${rating.er.toFixed(1)}${rating.isOpen ? ' or more' : `, ${rating.hardest}`}` : '',
    puzzle.restrictions && clues === 0 ? '' : `${clues} ${clues === 1 ? 'clue' : 'clues'}`,
    info.title ? kind.title : '',
    info.author ? `by ${info.author}` : '',
  ];
  return {
    title: headingOf(puzzle, settings),
    details: [details.filter(Boolean).join(' · '), symbolsInWords(symbols)].filter(Boolean),
    rules: [
      kind.rules,
      ...rulesOf(puzzle, ({ name, rule }) => `${name}: ${rule}`),
      ...(geometry.shape.form === 'net' && ink.room === 0 ? [CUT_OUT] : []),
    ],
    ruleNames: rulesOf(puzzle, ({ name }) => name).join(' · '),
    figures: figuresOf(geometry, ink, settings, settings.panels),
    message: '',
    ...(settings.teaches ? { teaches: true } : {}),
    ...(settings.link === undefined ? {} : { code: linkCode(puzzle, settings.link) }),
  };
}

/** What is said of each sort of rule that the puzzle has, once. */
function rulesOf({ rules }: Puzzle, say: (words: RuleWords) => string): string[] {
  return [...new Set(rules.map(({ id }) => id))].map((id) => say(findRule(id)!.words.en));
}

/** The answer to a puzzle: its solution, or why there is none to show. */
export function answerEntry({ puzzle, answer }: PrintedPuzzle, settings: EntrySettings): Entry {
  const { solvability, solution } = answer ?? { solvability: 'unknown' };
  const { geometry } = puzzle;
  const withoutTabs = { ...settings, tabs: false };
  return {
    title: headingOf(puzzle, settings),
    details: solution ? [NOTES[solvability]].filter(Boolean) : [],
    rules: [],
    ruleNames: '',
    figures: solution ? figuresOf(geometry, inkOf(puzzle, { solution }), withoutTabs, settings.panels) : [],
    message: solution ? '' : messageOf(puzzle, solvability),
  };
}

/** What the squares of an entry hold; for those who need to know the room before they draw. */
export function entryInk({ puzzle, answer }: PrintedPuzzle, isAnswer: boolean, marks: boolean): Ink {
  return inkOf(puzzle, isAnswer && answer?.solution ? { solution: answer.solution } : { marks });
}

const NOTES: Readonly<Record<Solvability, string>> = {
  one: '',
  none: '',
  several: 'More than one solution; this is one of them.',
  unknown: 'A solution; whether it is the only one was not decided in the time given.',
};

function messageOf(puzzle: Puzzle, solvability: Solvability): string {
  if (solvability !== 'none') return 'Not solved in the time given.';
  const [clash] = findClashes(puzzle);
  return clash ? `No solution: ${inEnglish(describeClash(puzzle, clash))}.` : 'No solution.';
}

function headingOf({ kind, info, geometry }: Puzzle, { number, panels }: EntrySettings): string {
  const name = info.title ?? kind.title;
  return `${number === undefined ? '' : `${number}. `}${name}${panels ? partInWords(geometry, panels) : ''}`;
}

function partInWords(geometry: Geometry, panels: readonly Panel[]): string {
  if (panels.length === geometry.panels.length) return '';
  const [first, last] = [panels[0]!.label, panels.at(-1)!.label];
  return panels.length === 1 ? `, layer ${first}` : `, layers ${first} to ${last}`;
}

/** "Symbols 1–9 A–G"; nothing for plain digits. Neighbours in the alphabet are joined. */
function symbolsInWords({ all, separated }: Symbols): string {
  const isDigits = all.every((symbol, i) => symbol === String(i + 1));
  if (isDigits) return all.length <= 9 ? '' : `Symbols 1–${all.length}`;
  if (separated) return `Symbols ${all.join(' ')}`;
  const runs: string[][] = [];
  for (const symbol of all) {
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && last.codePointAt(0)! + 1 === symbol.codePointAt(0)) runs.at(-1)!.push(symbol);
    else runs.push([symbol]);
  }
  const short = runs.map((run) => (run.length > 3 ? `${run[0]}–${run.at(-1)}` : run.join('')));
  return `Symbols ${short.join(runs.some((run) => run.length > 3) ? ' ' : '')}`;
}
