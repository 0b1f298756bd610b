import { readdirSync, readFileSync } from 'node:fs';
import type { Grid, Puzzle } from '#core';
import { parsePuzzle, readPuzzles } from '#formats';

/** A puzzle whose number of solutions is known. */
export interface CorpusEntry {
  /** The file of `fixtures` that it stands in. */
  readonly file: string;
  readonly name: string;
  readonly puzzle: Puzzle;
  /** The exact number, or undefined where only `moreThan` is known. */
  readonly solutions?: number;
  readonly moreThan?: number;
  /** The only solution, where the list has it. */
  readonly solution?: Grid;
}

const fixtures = new URL('../fixtures/', import.meta.url);

/** Reads a file of facts. */
export function readFacts<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`facts/${name}`, fixtures), 'utf8')) as T;
}

/** The puzzles of `fixtures/kinds` whose count is known, file by file; those of one kind share its geometry. */
export function readKindsCorpus(): CorpusEntry[] {
  const files = readdirSync(new URL('kinds/', fixtures)).filter((file) => file.endsWith('.jsonl'));
  return files.flatMap((file) => {
    const text = readFileSync(new URL(`kinds/${file}`, fixtures), 'utf8').trimEnd();
    const items = readPuzzles(text);
    return text.split('\n').flatMap((line, index) => {
      const result = items[index]!.result;
      if (!result.ok) throw new Error(`${file}: ${result.error}`);
      return asEntry(file, line, result.value);
    });
  });
}

/** Puzzles that once broke something: `fixtures/corpus/*.txt`, each with its number of solutions in the title. */
export function readBreakers(): CorpusEntry[] {
  const folder = new URL('corpus/', fixtures);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => {
      const puzzle = read(readFileSync(new URL(file, folder), 'utf8'));
      const solutions = Number(/(\d+) solutions?/.exec(puzzle.info.title ?? '')?.[1]);
      if (Number.isNaN(solutions)) throw new Error(`${file} needs "N solutions" in its title`);
      return { file, name: file, puzzle, solutions };
    });
}

/** The ordinary puzzles that the papers print, each with one solution. */
export function readPrinted(): CorpusEntry[] {
  return ['column-example.json', 'appendix-puzzle.json'].map((file) => {
    const { puzzle: rows, solution } = readFacts<{ puzzle: string[]; solution?: string[] }>(file);
    const puzzle = read(rows.join(''));
    return { file, name: file, puzzle, solutions: 1, ...(solution ? { solution: gridOf(puzzle, solution.join('')) } : {}) };
  });
}

function asEntry(file: string, line: string, puzzle: Puzzle): CorpusEntry[] {
  const { id, solutions, solution } = JSON.parse(line) as {
    id: string;
    solutions: number | string | null;
    solution?: string | number[];
  };
  if (solutions === null) return [];
  const count = typeof solutions === 'number' ? { solutions } : { moreThan: Number(solutions.slice(1)) };
  return [{ file, name: id, puzzle, ...count, ...(solutions === 1 && solution ? { solution: gridOf(puzzle, solution) } : {}) }];
}

/** Values by place as a grid by cell. */
function gridOf({ geometry }: Puzzle, values: string | readonly number[]): Grid {
  const grid = new Uint8Array(geometry.cellCount);
  [...values].forEach((value, place) => {
    grid[geometry.places[place]!.cell] = Number(value);
  });
  return grid;
}

function read(text: string): Puzzle {
  const puzzle = parsePuzzle(text);
  if (!puzzle.ok) throw new Error(puzzle.error);
  return puzzle.value;
}
