import { type Grid, makePuzzle, must, type Puzzle, type PuzzleParts } from '#core';
import { formatLine, formatPuzzle } from '#formats';
import { addRules } from '#rules';

/** A puzzle as an answer has it: one line, or Ninefold's own text where it has rules, which a line would lose. */
export function puzzleText(puzzle: Puzzle): string {
  if (puzzle.rules.length === 0) return formatLine(puzzle);
  const text = must(formatPuzzle(puzzle, 'ninefold'));
  return text.trimEnd();
}

/** A puzzle of the same kind with other givens and rules, the rules by their lines, as a report carries them from thread to thread. */
export function remade({ kind }: Puzzle, givens: Grid, rules: readonly string[], parts: PuzzleParts = {}): Puzzle {
  const made = must(addRules(kind.base ?? kind, rules));
  return makePuzzle(made, givens, parts);
}
