import { fail, ok, type Puzzle, type Result } from '#core';
import { dugUnique, emptied } from '#measuring/experiments';

/** Puzzles of one kind: this many of each number of empty places, or, without numbers, with one solution and no clue that a bounded proof could spare. */
interface Part {
  readonly kind: string;
  readonly each: number;
  readonly blanks?: readonly number[];
}

/** Lists that are made from a seed, so that no engine was tuned on them; shaped like the fixed ones. */
interface FreshList {
  readonly name: string;
  readonly parts: readonly Part[];
}

const edges = (kind: string, blanks: readonly number[], each: number): Part[] =>
  ['match', 'differ'].map((rule) => ({ kind: `${kind}/${rule}`, blanks, each }));

const LISTS: readonly FreshList[] = [
  { name: 'solid3-to-660', parts: [{ kind: 'solid:3', blanks: [180, 324, 450, 540, 600, 620, 640, 660], each: 3 }] },
  { name: 'solid3-680-690', parts: [{ kind: 'solid:3', blanks: [680, 685, 690], each: 3 }] },
  { name: 'solid3-peak', parts: [{ kind: 'solid:3', blanks: [695, 700, 705, 710, 715, 720, 725], each: 2 }] },
  { name: 'solid3-minimal', parts: [{ kind: 'solid:3', each: 3 }] },
  {
    name: 'faces3',
    parts: [
      ...edges('faces3:3', [60, 100, 120, 140, 160, 180, 200], 2),
      ...edges('faces3:4', [260, 384, 460, 540], 1),
      ...edges('faces3:5', [700, 1000], 1),
    ],
  },
  {
    name: 'faces6',
    parts: [...edges('faces6:3', [200, 260, 300, 340, 380], 2), ...edges('faces6:4', [500, 800, 950], 1), ...edges('faces6:5', [1400], 1)],
  },
  { name: 'solid4-to-3600', parts: [{ kind: 'solid:4', blanks: [2048, 2800, 3200, 3400, 3600], each: 1 }] },
  { name: '16x16-peak', parts: [{ kind: 'classic:4x4', blanks: [140, 148, 156, 164], each: 5 }] },
  { name: '25x25-peak', parts: [{ kind: 'classic:5x5', blanks: [310, 325, 331, 337, 350], each: 4 }] },
  { name: '36x36', parts: [{ kind: 'classic:6x6', blanks: [518, 648, 778], each: 2 }] },
];

export const freshNames: readonly string[] = LISTS.map(({ name }) => name);

/** The puzzles of a list, made from a seed. */
export async function freshList(name: string, seed: number): Promise<Result<Puzzle[]>> {
  const list = LISTS.find((one) => one.name === name);
  if (!list) return fail('"{name}" is not a fresh list; there are {names}', { name, names: freshNames.join(', ') });
  const puzzles: Puzzle[] = [];
  // Far apart, so that lists of neighbouring seeds share no grid.
  let next = seed * 100_000 + 1;
  for (const { kind, blanks: numbers, each } of list.parts)
    for (const blanks of numbers ?? [undefined])
      for (let n = 0; n < each; n++, next++)
        puzzles.push(blanks === undefined ? await dugUnique(kind, next, 0) : await emptied(kind, next, blanks));
  return ok(puzzles);
}
