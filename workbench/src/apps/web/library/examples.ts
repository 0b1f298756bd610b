import { Candidates, makePuzzle, type Puzzle } from '#core';
import { kindOf } from '#kinds';
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
}

interface Position {
  readonly technique: string;
  readonly values: string;
  readonly candidates?: string;
  readonly place: readonly (readonly number[])[];
  readonly remove: readonly (readonly number[])[];
}

/** More examples than these nobody looks at. */
const MOST = 3;

/** The positions in which harder techniques than others find their step come first. */
const hardestFirst = (positions as readonly Position[]).toSorted((a, b) => rankOf(b) - rankOf(a));

function rankOf(position: Position): number {
  return techniques.find(({ id }) => id === position.technique)!.rank;
}

/**
 * The examples of a technique: positions that are kept for it, in which its step is found anew each time. A technique that has none shows
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
      examples.push({ puzzle: packPuzzle(puzzle), candidates, step: explainedStep(puzzle, deduction) });
      break;
    }
    if (examples.length === MOST) break;
  }
  // A newcomer is puzzled by a pattern that falls with what it removes, so those come last.
  return examples.sort((a, b) => Number(losesItself(a)) - Number(losesItself(b)));
}

/** Whether a step takes a candidate of its own pattern. */
function losesItself({ step: { candidates, remove } }: Example): boolean {
  return remove.some(({ cell, value }) => candidates.some((mark) => mark.cell === cell && mark.value === value));
}

/** The positions that are kept for a technique. */
export function positionsOf(id: string): readonly Position[] {
  return (positions as readonly Position[]).filter(({ technique }) => technique === id);
}

export function layOutPosition({ values, candidates }: Position): Puzzle {
  const kind = kindOf('classic:3x3');
  const givens = Uint8Array.from(values, (symbol) => (symbol === '.' ? 0 : Number(symbol)));
  if (candidates === undefined) return makePuzzle(kind, givens);
  const restrictions = Candidates.none(81, 9);
  candidates.split(',').forEach((digits, cell) => {
    for (const digit of digits) restrictions.add(cell, Number(digit));
    if (givens[cell] !== 0) restrictions.add(cell, givens[cell]!);
  });
  return makePuzzle(kind, givens, { restrictions });
}

function keyOf(place: readonly (readonly number[])[], remove: readonly (readonly number[])[]): string {
  return JSON.stringify([place, remove].map((list) => list.map(([cell, value]) => 9 * cell! + value!).sort((a, b) => a - b)));
}
