import {
  clueCount,
  describeClash,
  findClashes,
  type Geometry,
  type Grid,
  LEVELS,
  levelOf,
  type Panel,
  type Puzzle,
  plainSpeaker,
  type Symbols,
  said,
  scaleOf,
  sortTitle,
  type Words,
} from '#core';
import type { Solvability } from '#operations';
import { findRule, type RuleWords } from '#rules';
import { techniques } from '#techniques';
import type { PuzzleFigure } from './figure.ts';
import { type FigureSettings, figuresOf } from './figures.ts';
import { inkOfPuzzle, type PuzzleInk } from './ink.ts';
import { type LinkCode, linkCode } from './link-code.ts';
import { PAGE_WORDS, say, type WithSpeaker } from './words.ts';

/** A puzzle with what is printed about it. */
export interface PrintedPuzzle {
  readonly puzzle: Puzzle;
  /** What is known of its solutions; undefined where it was not asked for. */
  readonly answer?: { readonly solvability: Solvability; readonly solution?: Grid };
  readonly rating?: {
    readonly er: number;
    /** The hardest step in Sudoku Explainer's words, which are English, and the id of its technique, which has words of its own. */
    readonly hardest: string;
    readonly technique: string;
    /** The time ended before the last step, so that the puzzle may be harder. */
    readonly isOpen?: boolean;
  };
}

/** What stands in one slot of a page: a heading, and a drawing or a sentence. */
export interface PageEntry {
  readonly title: string;
  /** Lines of small type below the title. */
  readonly details: readonly string[];
  /** What to do, a paragraph each, where there is room to say it; and in a word where there is not. */
  readonly rules: readonly string[];
  readonly ruleNames: string;
  /** Whether the rules are printed in full however many puzzles share the page: the first of its kind. */
  readonly teaches?: boolean;
  /** Ways to draw it, of which the page takes the largest; none where there is only a message. */
  readonly figures: readonly PuzzleFigure[];
  readonly message: string;
  /** Opens the puzzle on a telephone; stands beside the heading. Where one was asked for and the puzzle is too large, the details say so. */
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

/** A puzzle to be solved. */
export function puzzleEntry({ puzzle, rating }: PrintedPuzzle, settings: EntrySettings): PageEntry {
  const { kind, geometry, info, symbols } = puzzle;
  const clues = clueCount(puzzle);
  const ink = inkOfPuzzle(puzzle, settings);
  const code = settings.link === undefined ? undefined : linkCode(puzzle, settings.link);
  const isWithoutCode = settings.link !== undefined && code === undefined;
  const details = [
    rating ? ratingOf(puzzle, rating, settings) : '',
    puzzle.restrictions && clues === 0 ? '' : say(PAGE_WORDS.clues, settings, { clues }),
    info.title ? say(kind.words.title, settings) : '',
    info.author ? say(PAGE_WORDS.author, settings, { author: info.author }) : '',
  ];
  return {
    title: headingOf(puzzle, settings),
    details: [
      details.filter(Boolean).join(' · '),
      symbolsInWords(symbols, settings),
      isWithoutCode ? say(PAGE_WORDS.noCode, settings) : '',
    ].filter(Boolean),
    rules: [
      ...sortOf(puzzle, settings).rules,
      ...ownText(puzzle),
      ...(geometry.shape.form === 'net' && ink.room === 0 ? [say(PAGE_WORDS.cutOut, settings)] : []),
    ],
    // The title of the puzzle itself hides what sort it is of.
    ruleNames: info.title ? rulesOf(puzzle, settings, ({ name }) => name).join(' · ') : '',
    figures: figuresOf(geometry, ink, settings, settings.panels),
    message: '',
    ...(settings.teaches ? { teaches: true } : {}),
    code,
  };
}

/** What tells one sort of puzzle from another: a killer is no plain 9x9, though both are of one kind. */
export function sortKey({ kind, rules }: Puzzle): string {
  return [kind.spec, ...new Set(rules.map(({ id }) => id))].join(' ');
}

/** A sort of puzzle: what it is called, and what to do, a paragraph for the kind and one for each sort of rule. */
export function sortOf(
  puzzle: Puzzle,
  spoken: WithSpeaker,
): { readonly key: string; readonly title: string; readonly rules: readonly string[] } {
  const { words } = puzzle.kind;
  return {
    key: sortKey(puzzle),
    title: say(sortTitle(puzzle), spoken),
    rules: [say(words.rules, spoken), ...rulesOf(puzzle, spoken, ({ name, rule }) => say(PAGE_WORDS.rule, spoken, { name, rule }))],
  };
}

/** What the setter says of the puzzle: what is drawn and no rule that we know may be told there only. Of a plain puzzle it is a remark. */
function ownText({ info, rules, kept }: Puzzle): string[] {
  const lines = (info.comment ?? '').split(/\s*\n\s*/).filter(Boolean);
  return rules.length > 0 || kept?.drawings ? lines.slice(0, MOST_LINES).map((line) => line.slice(0, LONGEST)) : [];
}

/** Of a text that others wrote. */
const MOST_LINES = 12;
const LONGEST = 600;

/** What is said of each sort of rule that the puzzle has, once. */
function rulesOf({ rules }: Puzzle, spoken: WithSpeaker, write: (words: RuleWords) => string): string[] {
  return [...new Set(rules.map(({ id }) => id))].map((id) => write(findRule(id)!.words[codeOf(spoken)]));
}

/** "ER 2.6 (tough), Pointing": the number, what it is called, and the step. */
function ratingOf(puzzle: Puzzle, rating: NonNullable<PrintedPuzzle['rating']>, spoken: WithSpeaker): string {
  const level = said(LEVELS[levelOf(rating.er, scaleOf(puzzle))].name);
  return say(rating.isOpen ? PAGE_WORDS.openRating : PAGE_WORDS.rating, spoken, {
    er: rating.er,
    level,
    hardest: hardestOf(rating, spoken),
  });
}

function hardestOf({ hardest, technique }: NonNullable<PrintedPuzzle['rating']>, spoken: WithSpeaker): string {
  const code = codeOf(spoken);
  return code === 'en' ? hardest : (techniques.find(({ id }) => id === technique)?.words[code].name ?? hardest);
}

const codeOf = ({ speaker = plainSpeaker }: WithSpeaker) => speaker.language.code;

/** The answer to a puzzle: its solution, or why there is none to show. */
export function answerEntry({ puzzle, answer }: PrintedPuzzle, settings: EntrySettings): PageEntry {
  const { solvability, solution } = answer ?? { solvability: 'unknown' };
  const { geometry } = puzzle;
  const withoutTabs = { ...settings, tabs: false };
  return {
    title: headingOf(puzzle, settings),
    details: solution ? noteOf(solvability).map((text) => say(text, settings)) : [],
    rules: [],
    ruleNames: '',
    figures: solution ? figuresOf(geometry, inkOfPuzzle(puzzle, { solution }), withoutTabs, settings.panels) : [],
    message: solution ? '' : messageOf(puzzle, solvability, settings),
  };
}

/** What the squares of an entry hold; for those who need to know the room before they draw. */
export function entryInk({ puzzle, answer }: PrintedPuzzle, isAnswer: boolean, marks: boolean): PuzzleInk {
  return inkOfPuzzle(puzzle, isAnswer && answer?.solution ? { solution: answer.solution } : { marks });
}

/** What is said beside a solution that may not be the only one. */
function noteOf(solvability: Solvability): Words<string>[] {
  return solvability === 'several' ? [PAGE_WORDS.several] : solvability === 'unknown' ? [PAGE_WORDS.undecided] : [];
}

function messageOf(puzzle: Puzzle, solvability: Solvability, spoken: WithSpeaker): string {
  if (solvability !== 'none') return say(PAGE_WORDS.unsolved, spoken);
  const [clash] = findClashes(puzzle);
  return clash ? say(PAGE_WORDS.clash, spoken, { clash: describeClash(puzzle, clash) }) : say(PAGE_WORDS.none, spoken);
}

function headingOf(puzzle: Puzzle, settings: EntrySettings): string {
  const { info, geometry } = puzzle;
  const { number, panels } = settings;
  const name = info.title ?? sortOf(puzzle, settings).title;
  return `${number === undefined ? '' : `${number}. `}${panels ? withPart(name, geometry, panels, settings) : name}`;
}

function withPart(name: string, geometry: Geometry, panels: readonly Panel[], spoken: WithSpeaker): string {
  if (panels.length === geometry.panels.length) return name;
  const [first, last] = [panels[0]!.label, panels.at(-1)!.label];
  return panels.length === 1 ? say(PAGE_WORDS.layer, spoken, { name, first }) : say(PAGE_WORDS.layers, spoken, { name, first, last });
}

/** "Symbols 1–9 A–G"; nothing for plain digits. Neighbours in the alphabet are joined. */
function symbolsInWords({ all, separated }: Symbols, spoken: WithSpeaker): string {
  const inWords = (symbols: string): string => say(PAGE_WORDS.symbols, spoken, { symbols });
  const isDigits = all.every((symbol, i) => symbol === String(i + 1));
  if (isDigits) return all.length <= 9 ? '' : inWords(`1–${all.length}`);
  if (separated) return inWords(all.join(' '));
  const runs: string[][] = [];
  for (const symbol of all) {
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && last.codePointAt(0)! + 1 === symbol.codePointAt(0)) runs.at(-1)!.push(symbol);
    else runs.push([symbol]);
  }
  const short = runs.map((run) => (run.length > 3 ? `${run[0]}–${run.at(-1)}` : run.join('')));
  return inWords(short.join(runs.some((run) => run.length > 3) ? ' ' : ''));
}
