import { describe, expect, test } from 'vitest';
import { Budget, check, type Grid, makePuzzleFromPlaces, openCandidates, type Puzzle } from '#core';
import { engineEntries } from '#engines';
import { kindOf } from '#kinds';
import { surveyClasses } from '#logic';
import { readFacts } from './corpus.ts';

// The facts of the papers, repeated by program, misprints included.

const worked = readFacts<{
  table1: string[];
  table2: string[];
  figure8: Record<string, number[]>;
  table3: Record<string, number>[];
}>('solid-worked-example.json');

function fromRows(spec: string, rows: readonly string[]): Puzzle {
  const digits = rows.join('').replace(/\s/g, '').replaceAll('.', '0');
  return makePuzzleFromPlaces(kindOf(spec), [...digits].map(Number));
}

async function solutionsOf(puzzle: Puzzle, limit: number): Promise<Grid[]> {
  const engine = await engineEntries.find(({ id }) => id === 'reference')!.load();
  const found: Grid[] = [];
  const { status } = engine.solve(puzzle, { limit, budget: new Budget({}), onSolution: (grid) => found.push(grid) });
  expect(status).toBe('complete');
  return found;
}

describe('000: the solid cube', () => {
  const at = (index: string): number => Number.parseInt(index, 9);

  test('table 1 is a valid cube under every rule', () => {
    for (const rule of ['every-plane', 'layers', 'worked-example']) {
      const cube = fromRows(`solid:3/${rule}`, worked.table1);
      expect(check(cube, cube.givens)).toEqual([]);
    }
  });

  test('table 2 has one solution under the stated rule, and it is table 1', async () => {
    const found = await solutionsOf(fromRows('solid:3', worked.table2), 10);
    expect(found).toEqual([fromRows('solid:3', worked.table1).givens]);
  });

  test('table 2 has two solutions under the rule of the worked example, exactly the two of table 3', async () => {
    const found = await solutionsOf(fromRows('solid:3/worked-example', worked.table2), 10);
    const filled = found.map((grid) => Object.fromEntries(Object.keys(worked.table3[0]!).map((index) => [index, grid[at(index)]])));
    expect(filled).toHaveLength(2);
    expect(filled).toEqual(expect.arrayContaining(worked.table3));
  });

  test('the candidates of figure 8(b) are those of the worked example', () => {
    const puzzle = fromRows('solid:3/worked-example', worked.table2);
    const open = openCandidates(puzzle);
    const listed = Object.fromEntries(
      [...puzzle.givens.keys()]
        .filter((cell) => puzzle.givens[cell] === 0)
        .map((cell) => [cell.toString(9).padStart(3, '0'), open.values(cell)]),
    );
    expect(listed).toEqual(worked.figure8);
  });
});

describe('003: faces', () => {
  const corner = readFacts<Record<'A' | 'B' | 'C', string[]>>('three-faces-figure5.json');
  const cross = readFacts<Record<'U' | 'W' | 'M' | 'E' | 'D' | 'B', string[]> & { printed: { row: string } }>('six-faces-figure2.json');
  const sixFaces = (e: string[]): string[] => [cross.U, cross.W, cross.M, e, cross.D, cross.B].flat();

  test('figure 5 is a valid puzzle of three faces with differing edges', () => {
    const puzzle = fromRows('faces3:3/differ', [corner.A, corner.B, corner.C].flat());
    expect(check(puzzle, puzzle.givens)).toEqual([]);
  });

  test('figure 2 is valid when its misprint is repaired, and only then', () => {
    const repaired = fromRows('faces6:2/differ', sixFaces(cross.E));
    expect(check(repaired, repaired.givens)).toEqual([]);
    const printed = fromRows('faces6:2/differ', sixFaces([...cross.E.slice(0, 3), cross.printed.row]));
    expect(check(printed, printed.givens).length).toBeGreaterThan(0);
  });
});

describe('002 and 004: flat puzzles', () => {
  const column = readFacts<{ puzzle: string[]; solution: string[] }>('column-example.json');
  const appendix = readFacts<{ puzzle: string[] }>('appendix-puzzle.json');

  test('figure 11 has the printed solution and no other', async () => {
    expect((await solutionsOf(fromRows('classic:3x3', column.puzzle), 10)).map((grid) => [...grid].join(''))).toEqual([
      column.solution.join(''),
    ]);
  });

  test("the puzzle of 004's appendix has one solution", async () => {
    expect(await solutionsOf(fromRows('classic:3x3', appendix.puzzle), 10)).toHaveLength(1);
  });

  test('figure 11 has 34 clues, class medium by table I, and difficult by table II for its lines of two', () => {
    expect(surveyClasses(fromRows('classic:3x3', column.puzzle))).toEqual({ byClues: 'medium', byLines: 'difficult', fewestInALine: 2 });
  });
});
