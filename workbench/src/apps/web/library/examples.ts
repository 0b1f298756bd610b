import { Candidates, defaultSymbols, makePuzzle, type Puzzle } from '#core';
import { DEFAULT_KIND, kindOf } from '#kinds';
import { type ExplainedStep, explainedStep } from '#operations';
import { type PuzzleRecord, packPuzzle } from '#session';
import { techniques } from '#techniques';
import positions from '../learn/positions.json' with { type: 'json' };
import { workshop } from './asking.ts';

/** A position in which a technique finds its step. */
export interface Example {
  /** What is placed stands as givens; the candidates are its restrictions. */
  readonly puzzle: PuzzleRecord;
  readonly candidates: readonly (readonly number[])[];
  readonly step: ExplainedStep;
  /** The figure of 000 that it is. */
  readonly figure?: string;
  /** Where something simpler does the same here, so that it shows the pattern and nothing else: how many positions were searched for a better one. */
  readonly covered?: number;
  /** Where candidates were struck out to make it: how many positions of random puzzles were searched before. */
  readonly made?: number;
}

interface Position {
  readonly technique: string;
  /** The kind; classic:3x3 where it is not said. */
  readonly kind?: string;
  /** The region of each cell, from 1 on, where the kind needs a map. */
  readonly regions?: string;
  /** The figure of 000 that it is. */
  readonly source?: string;
  /** Something simpler does all of it; no better position was found among so many. */
  readonly covered?: number;
  /** Candidates were struck out until the pattern stood, because among so many positions of random puzzles none had it. */
  readonly made?: number;
  readonly values: string;
  readonly candidates?: string;
  readonly place: readonly (readonly number[])[];
  readonly remove: readonly (readonly number[])[];
}

/** As many examples are shown where a technique has none of its own; more would not be looked at. */
const MOST = 3;

/** The positions in which harder techniques than others find their step come first. */
const hardestFirst = (positions as readonly Position[]).toSorted((a, b) => rankOf(b) - rankOf(a));

function rankOf(position: Position): number {
  return techniques.find(({ id }) => id === position.technique)!.rank;
}

/**
 * The examples of a technique: positions that are kept for it, in which its step is found again each time. A technique that has none shows
 * the first steps that it finds in the positions of the others, the hardest first.
 */
export function examplesOf({ technique: id }: { technique: string }): readonly Example[] {
  const technique = techniques.find((known) => known.id === id);
  if (!technique) return [];
  const own = positionsOf(id);
  const examples: Example[] = [];
  for (const position of own.length > 0 ? own : hardestFirst) {
    const puzzle = layOutPosition(position);
    const board = workshop.desk.lay(puzzle, true);
    const wanted = keyOf(position.place, position.remove);
    for (const deduction of technique.find(board)) {
      const pairs = (list: typeof deduction.place): number[][] => list.map(({ cell, value }) => [cell, value]);
      if (own.length > 0 && keyOf(pairs(deduction.place), pairs(deduction.remove)) !== wanted) continue;
      const candidates = Array.from({ length: puzzle.geometry.cellCount }, (_, cell) => board.candidatesOf(cell));
      const { source, covered, made } = position;
      const step = explainedStep(puzzle, deduction);
      examples.push({
        puzzle: packPuzzle(puzzle),
        candidates,
        step,
        ...(own.length > 0 && source ? { figure: source } : {}),
        ...(covered ? { covered } : {}),
        ...(own.length > 0 && made ? { made } : {}),
      });
      break;
    }
    if (own.length === 0 && examples.length === MOST) break;
  }
  // Flat grids come first. A newcomer is puzzled by a pattern that falls with what it removes, so those come last of each kind.
  const isElsewhere = ({ puzzle }: Example): number => Number(puzzle.spec !== DEFAULT_KIND);
  return examples.sort((a, b) => isElsewhere(a) - isElsewhere(b) || Number(losesItself(a)) - Number(losesItself(b)));
}

/** Whether a step takes a candidate of its own pattern. */
function losesItself({ step: { candidates, remove } }: Example): boolean {
  return remove.some(({ cell, value }) => candidates.some((mark) => mark.cell === cell && mark.value === value));
}

/** The positions that are kept for a technique. */
export function positionsOf(id: string): readonly Position[] {
  return (positions as readonly Position[]).filter(({ technique }) => technique === id);
}

export function layOutPosition({ kind: spec = 'classic:3x3', regions, values, candidates }: Position): Puzzle {
  const kind = kindOf(spec, regions === undefined ? undefined : Array.from(regions, Number));
  const { cellCount, size } = kind.geometry;
  const symbols = defaultSymbols(size);
  const givens = Uint8Array.from(values, (symbol) => symbols.valueOf(symbol) ?? 0);
  if (candidates === undefined) return makePuzzle(kind, givens);
  const restrictions = Candidates.none(cellCount, size);
  candidates.split(',').forEach((signs, cell) => {
    for (const sign of signs) restrictions.add(cell, symbols.valueOf(sign)!);
    if (givens[cell] !== 0) restrictions.add(cell, givens[cell]!);
  });
  return makePuzzle(kind, givens, { restrictions });
}

function keyOf(place: readonly (readonly number[])[], remove: readonly (readonly number[])[]): string {
  return JSON.stringify([place, remove].map((list) => list.map(([cell, value]) => 100 * cell! + value!).sort((a, b) => a - b)));
}
