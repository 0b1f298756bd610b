import { readdirSync, readFileSync } from 'node:fs';
import { type Grid, makePuzzleFromPlaces, type Puzzle } from '#core';
import { kindOf } from '#kinds';

/** A puzzle of `fixtures/kinds` that has exactly one solution, with it. */
export interface KindFixture {
  readonly file: string;
  readonly id: string;
  readonly puzzle: Puzzle;
  readonly solution?: Grid;
}

interface Line {
  readonly id: string;
  readonly kind: string;
  readonly box: number;
  readonly edges?: string;
  readonly regions?: readonly number[];
  readonly puzzle: string | readonly number[];
  readonly solutions: number | string | null;
  readonly solution?: string | readonly number[];
}

/** All puzzles of one solution, file by file. Read by hand, so that the tests of logic do not hang on a format. */
export function readKindFixtures(): KindFixture[] {
  const folder = new URL('../fixtures/kinds/', import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Line)
        .filter(({ solutions }) => solutions === 1)
        .map((line) => asFixture(file, line)),
    );
}

function asFixture(file: string, { id, kind, box, edges, regions, puzzle, solution }: Line): KindFixture {
  const n = box * box;
  const spec = kind === 'grid' ? `classic:${box}x${box}` : kind === 'jigsaw' ? `jigsaw:${n}` : `${kind}:${box}${edges ? `/${edges}` : ''}`;
  const values = (cells: string | readonly number[]): number[] =>
    typeof cells === 'string' ? [...cells].map((c) => (c === '.' ? 0 : Number(c))) : [...cells];
  const made = makePuzzleFromPlaces(kindOf(spec, regions), values(puzzle));
  if (solution === undefined) return { file, id, puzzle: made };
  const grid = new Uint8Array(made.geometry.cellCount);
  values(solution).forEach((value, place) => {
    grid[made.geometry.places[place]!.cell] = value;
  });
  return { file, id, puzzle: made, solution: grid };
}
