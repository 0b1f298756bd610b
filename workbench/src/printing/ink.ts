import { Candidates, type Grid, keptRoom, openCandidates, type Puzzle, type Value, valuesAtPlaces } from '#core';
import { type KeptShape, keptShapes, type RuleShape, roomOutside, ruleShapes } from '#drawing';
import { typeface } from './fonts.ts';
import type { FontId } from './vector-drawing.ts';

/** What stands in the squares of a puzzle. */
export interface PuzzleInk {
  /** The symbol at a place and its font, heavier where it is given; undefined where the square is open. */
  symbolAt(place: number): { readonly text: string; readonly font: FontId } | undefined;
  /** The small marks in an open square. */
  marksAt(place: number): readonly Value[];
  readonly symbols: readonly string[];
  /** The width of the widest symbol, in font sizes. */
  readonly widest: number;
  /** What the rules of the puzzle look like, by panel, and the room that they need round each, in squares. */
  readonly shapes: readonly RuleShape[];
  /** What its document draws beside them, on the first panel. */
  readonly kept: readonly KeptShape[];
  readonly room: number;
}

export interface InkSettings {
  /** Fills the open squares. */
  readonly solution?: Grid;
  /** Whether the player's entries and marks are shown, or all candidates where there are none. */
  readonly marks?: boolean;
}

/** The largest text that stands in the corner of a square, in squares; clues outside the grid are larger. */
const CORNER_TEXT = 0.26;

/** What to write where: givens, then a solution or a player's progress. */
export function inkOfPuzzle(puzzle: Puzzle, { solution, marks = false }: InkSettings): PuzzleInk {
  const { geometry, givens, progress, symbols } = puzzle;
  const entries = solution ?? (marks ? progress?.entries : undefined);
  const shown = valuesAtPlaces(puzzle, entries ? givens.map((value, cell) => value || entries[cell]!) : givens);
  // Where all is filled, sums in the corners would only stand in the way of the values.
  const shapes = ruleShapes(geometry, puzzle.rules).filter((shape) => !solution || shape.type !== 'text' || shape.size > CORNER_TEXT);
  const kept = keptShapes(puzzle);
  const noted = solution ? undefined : notedIn(puzzle, marks);
  return {
    symbolAt(place) {
      const value = shown[place]!;
      if (value === 0) return undefined;
      return { text: symbols.all[value - 1]!, font: givens[geometry.places[place]!.cell] === 0 ? 'symbol' : 'given' };
    },
    marksAt: (place) => (noted && shown[place] === 0 ? noted.values(geometry.places[place]!.cell) : []),
    symbols: symbols.all,
    widest: Math.max(...symbols.all.map((symbol) => typeface('given').width(symbol))),
    shapes,
    kept,
    room: Math.max(keptRoom(puzzle.kept, geometry.panels[0]!), roomOutside(shapes, geometry.panels)),
  };
}

/** The marks to print. A puzzle that is stated by its candidates always shows them: without them it is another puzzle. */
function notedIn(puzzle: Puzzle, marks: boolean): Candidates | undefined {
  const { progress, restrictions, geometry } = puzzle;
  if (!marks) return restrictions;
  if (!progress) return openCandidates(puzzle);
  const { cellCount, size } = geometry;
  const [centre, corners] = [progress.marks, progress.corners].map((own) => own ?? Candidates.none(cellCount, size)) as [
    Candidates,
    Candidates,
  ];
  return Candidates.fromWords(
    cellCount,
    size,
    centre.words.map((word, i) => word | corners.words[i]!),
  );
}

/** The first symbol that the font cannot show; undefined where it can show all. */
export function unprintableSymbol(puzzle: Puzzle): string | undefined {
  return puzzle.symbols.all.find((symbol) => typeface('given').missing(symbol) !== undefined);
}
