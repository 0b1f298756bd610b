import { ComplaintError, type Grid, makePuzzle, type Puzzle, type PuzzleParts } from '#core';
import { formatLine, formatPuzzle } from '#formats';
import { addRules } from '#rules';

/** A puzzle as an answer has it: one line, or Ninefold's own text where it has rules, which a line would lose. */
export function puzzleText(puzzle: Puzzle): string {
  if (puzzle.rules.length === 0) return formatLine(puzzle);
  const text = formatPuzzle(puzzle, 'ninefold');
  if (!text.ok) throw new ComplaintError(text);
  return text.value.trimEnd();
}

/** A puzzle of the same kind with other givens and rules, the rules by their lines, as a report carries them from thread to thread. */
export function remade({ kind }: Puzzle, givens: Grid, rules: readonly string[], parts: PuzzleParts = {}): Puzzle {
  const made = addRules(kind.base ?? kind, rules);
  if (!made.ok) throw new ComplaintError(made);
  return makePuzzle(made.value, givens, parts);
}
