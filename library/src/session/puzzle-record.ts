import {
  Candidates,
  type Dispute,
  fail,
  isRecord,
  type Kept,
  type Kind,
  makePuzzle,
  makeSymbols,
  must,
  ok,
  type Puzzle,
  type PuzzleInfo,
  type Result,
  readKept,
} from '#core';
import { parseKind } from '#kinds';
import { isListOf, isWhole } from './shape.ts';

/** A puzzle as plain data that survives JSON and crosses to a worker: everything but the player's progress. */
export interface PuzzleRecord {
  readonly spec: string;
  readonly regions?: readonly number[];
  /** The rules that the puzzle adds to its kind, as lines of the text form. */
  readonly rules?: readonly string[];
  readonly givens: readonly number[];
  readonly symbols: readonly string[];
  readonly disputes?: readonly Dispute[];
  /** The words of `Candidates`. */
  readonly restrictions?: readonly number[];
  readonly info?: PuzzleInfo;
  /** What the reader did not understand, by name, and what it kept. */
  readonly ignored?: readonly string[];
  readonly kept?: Kept;
}

export function packPuzzle({ kind, rules, givens, symbols, disputes, restrictions, info, ignored, kept }: Puzzle): PuzzleRecord {
  return {
    spec: kind.spec,
    ...(kind.regions ? { regions: kind.regions } : {}),
    ...(rules.length > 0 ? { rules: rules.map(({ text }) => text) } : {}),
    givens: [...givens],
    symbols: symbols.all,
    ...(disputes.length > 0 ? { disputes } : {}),
    ...(restrictions ? { restrictions: [...restrictions.words] } : {}),
    ...(Object.keys(info).length > 0 ? { info } : {}),
    ...(ignored ? { ignored } : {}),
    ...(kept ? { kept } : {}),
  };
}

/** Puts lines of rules on a kind, as `addRules` of the rules does. Handed in, because most puzzles have none and the rules are large. */
export type AddRules = (kind: Kind, lines: readonly string[]) => Result<Kind>;

/** The player's progress as plain data; marks are the words of `Candidates`. */
export interface ProgressRecord {
  readonly entries: readonly number[];
  readonly marks?: readonly number[];
  readonly corners?: readonly number[];
}

/** A puzzle with the player's progress: what a worker needs to give a hint, and what an import gives back. */
export interface PositionRecord extends PuzzleRecord {
  readonly progress?: ProgressRecord;
}

export function packPosition(puzzle: Puzzle): PositionRecord {
  const { progress } = puzzle;
  if (!progress) return packPuzzle(puzzle);
  const { entries, marks, corners } = progress;
  return {
    ...packPuzzle(puzzle),
    progress: {
      entries: [...entries],
      ...(marks ? { marks: [...marks.words] } : {}),
      ...(corners ? { corners: [...corners.words] } : {}),
    },
  };
}

/** The puzzle with its progress again. It comes from our own worker or page, so it is not looked at twice. */
export function unpackPosition(record: PositionRecord, addRules?: AddRules): Puzzle {
  const puzzle = must(unpackPuzzle(record, addRules));
  const { progress } = record;
  if (!progress) return puzzle;
  const { cellCount, size } = puzzle.geometry;
  const candidates = (words: readonly number[]): Candidates => Candidates.fromWords(cellCount, size, Uint32Array.from(words));
  return {
    ...puzzle,
    progress: {
      entries: Uint8Array.from(progress.entries),
      ...(progress.marks ? { marks: candidates(progress.marks) } : {}),
      ...(progress.corners ? { corners: candidates(progress.corners) } : {}),
    },
  };
}

/** The puzzle again. A record may come from storage that can be edited, so everything in it is looked at. */
export function unpackPuzzle(record: unknown, addRules?: AddRules): Result<Puzzle> {
  if (!isRecord(record)) return fail('a saved puzzle should be an object');
  const { spec, regions, rules = [], givens, symbols, disputes = [], restrictions, info = {}, ignored } = record;
  if (typeof spec !== 'string') return fail('a saved puzzle should name its kind');
  // Cells that are in no region have -1.
  const isRegion = (item: unknown): item is number => item === -1 || isWhole(item);
  if (regions !== undefined && !isListOf(regions, isRegion)) return fail('the region map of a saved puzzle should be a list of numbers');
  const isText = (item: unknown): item is string => typeof item === 'string';
  if (!isListOf(rules, isText)) return fail('the rules of a saved puzzle should be a list of lines');
  const base = parseKind(spec, regions);
  if (!base.ok) return base;
  if (rules.length > 0 && !addRules) return fail('this puzzle has rules beyond those of its kind, and nothing to read them with was given');
  const kind = addRules ? addRules(base.value, rules) : base;
  if (!kind.ok) return kind;
  const { cellCount, size, places } = kind.value.geometry;
  const isValue = (item: unknown): item is number => isWhole(item) && item <= size;
  if (!isListOf(givens, isValue) || givens.length !== cellCount)
    return fail('a saved puzzle of {kind} should have {cells} givens from 0 to {size}', { kind: spec, cells: cellCount, size });
  const isSymbol = (item: unknown): item is string => typeof item === 'string' && item !== '';
  if (!isListOf(symbols, isSymbol) || new Set(symbols).size !== size)
    return fail('a saved puzzle of {kind} should have {size} different symbols', { kind: spec, size });
  const isDispute = (item: unknown): item is Dispute =>
    isRecord(item) && isWhole(item['place']) && item['place'] < places.length && isValue(item['value']);
  if (!isListOf(disputes, isDispute)) return fail('the disputes of a saved puzzle should be places with values');
  const wordCount = cellCount * Math.ceil(size / 32);
  if (restrictions !== undefined && (!isListOf(restrictions, isWhole) || restrictions.length !== wordCount))
    return fail('the candidates of a saved puzzle of {kind} should be {words} words', { kind: spec, words: wordCount });
  if (!isRecord(info) || Object.values(info).some((text) => typeof text !== 'string'))
    return fail('title and author of a saved puzzle should be text');
  if (ignored !== undefined && !isListOf(ignored, isText)) return fail('what a saved puzzle leaves out should be a list of names');
  const kept = record['kept'] === undefined ? undefined : readKept(record['kept'], kind.value.geometry);
  if (kept && !kept.ok) return kept;
  return ok(
    makePuzzle(kind.value, Uint8Array.from(givens), {
      symbols: makeSymbols(symbols),
      disputes,
      info,
      ...(ignored ? { ignored } : {}),
      ...(kept ? { kept: kept.value } : {}),
      ...(restrictions ? { restrictions: Candidates.fromWords(cellCount, size, Uint32Array.from(restrictions)) } : {}),
    }),
  );
}
