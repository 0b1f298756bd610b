import type { Grid, Puzzle } from '#core';
import { moveRules, settledRules } from '#rules';
import { alikeKey, allMotions, transformGrid } from '#symmetry';

/**
 * A text that alike puzzles share. With rules it is the least of the puzzle turned and mirrored in every way that its rules go along with;
 * values keep their names, since rules tell numbers apart.
 */
export function likenessOf({ kind, geometry, givens, rules }: Puzzle, solution: Grid): string {
  const { base } = kind;
  if (!base || rules.length === 0) return alikeKey(geometry, givens, solution);
  const settled = settledRules(kind);
  const texts = allMotions(base.geometry).flatMap((cells) => {
    const moved = moveRules(kind, { cells });
    return moved.ok ? [[...settled(moved.value), transformGrid(givens, { cells }).join('')].join('\n')] : [];
  });
  return texts.sort()[0]!;
}
