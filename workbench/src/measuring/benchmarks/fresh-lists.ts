import { fail, ok, type Puzzle, type Result } from '#core';
import { dugUnique, emptied } from '#measuring/experiments';

/**
 * Lists that are made anew from a seed, so that no engine was tuned on them. `blanks` are the numbers of empty places, `each` so many puzzles of every
 * number; a list without `blanks` has puzzles with one solution from which no clue could be taken away within a bounded proof.
 */
interface FreshList {
  readonly name: string;
  readonly kinds: readonly string[];
  readonly each: number;
  readonly blanks?: readonly number[];
}

const LISTS: readonly FreshList[] = [
  { name: 'solid3-to-660', kinds: ['solid:3'], blanks: [400, 500, 600, 620, 640, 660], each: 3 },
  { name: 'solid3-680-690', kinds: ['solid:3'], blanks: [680, 685, 690], each: 3 },
  { name: 'solid3-peak', kinds: ['solid:3'], blanks: [695, 700, 705, 710, 715, 720, 725], each: 2 },
  { name: 'solid3-minimal', kinds: ['solid:3'], each: 3 },
  { name: 'faces3', kinds: ['faces3:3/match', 'faces3:3/differ'], blanks: [120, 150, 170, 180, 190, 200], each: 3 },
  { name: 'faces6', kinds: ['faces6:3/match', 'faces6:3/differ'], blanks: [250, 300, 340, 370, 390], each: 2 },
  { name: 'solid4-to-3600', kinds: ['solid:4'], blanks: [2048, 2600, 3000, 3300, 3600], each: 1 },
  { name: '16x16-peak', kinds: ['classic:4x4'], blanks: [140, 148, 156, 164], each: 5 },
  { name: '25x25-peak', kinds: ['classic:5x5'], blanks: [300, 320, 340, 360], each: 3 },
  { name: '36x36', kinds: ['classic:6x6'], blanks: [518, 648, 778], each: 2 },
];

export const freshNames: readonly string[] = LISTS.map(({ name }) => name);

/** The puzzles of a list, made from a seed. */
export async function freshList(name: string, seed: number): Promise<Result<Puzzle[]>> {
  const list = LISTS.find((one) => one.name === name);
  if (!list) return fail('"{name}" is no fresh list; there are {names}', { name, names: freshNames.join(', ') });
  const puzzles: Puzzle[] = [];
  // Far apart, so that lists of neighbouring seeds share no grid.
  let next = seed * 100_000 + 1;
  for (const kind of list.kinds)
    for (const blanks of list.blanks ?? [undefined])
      for (let n = 0; n < list.each; n++, next++)
        puzzles.push(blanks === undefined ? await dugUnique(kind, next, 0) : await emptied(kind, next, blanks));
  return ok(puzzles);
}
