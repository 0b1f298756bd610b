import type { Way } from '../command-of.ts';

/** Canonical forms of a file, with those that were met before. */
export const canonicalWay: Way = {
  spaced: 'ruled',
  examples: [
    ['ninefold canonical puzzles.txt', 'one canonical puzzle per line; "# like 3" where puzzle 3 was the same up to symmetry'],
    ['ninefold canonical two.txt --json', 'with the canonical solution and its automorphisms'],
  ],
  notes:
    'Puzzles are equivalent if swapping rows, columns, bands and stacks, a transposition (square boxes) and other symbols turn one into the other; with rules, if motions and, where the rules allow them, other symbols do. A puzzle needs exactly one solution.',
  start({ operation, fields }) {
    const firstWith = new Map<string, number>();
    let number = 0;
    const like = ({ kind, puzzle }: { readonly kind: string; readonly puzzle: string }): number | null => {
      const key = `${kind} ${puzzle}`;
      const first = firstWith.get(key);
      number++;
      if (first === undefined) firstWith.set(key, number);
      return first ?? null;
    };
    return {
      objects: (json) => [{ ...json, like: like(json as { kind: string; puzzle: string }) }],
      text(puzzle, report) {
        const json = operation.json(puzzle, report, fields) as { kind: string; puzzle: string };
        const first = like(json);
        return `${json.puzzle}${first === null ? '' : ` # like ${first}`}`;
      },
    };
  },
};
