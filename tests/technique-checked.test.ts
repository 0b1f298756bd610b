import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Candidates, cellName, type Grid, makePuzzle, type Puzzle } from '#core';
import { Desk, techniques } from '#techniques';
import { type CheckedPosition, type Mark, readCheckedPositions } from './checked-positions.ts';
import { exactCover } from './exact-cover.ts';

// What a technique must find in these positions was written down from its definition, and a search that shares no code with the
// techniques confirms it: what falls is in no solution, and in a near miss some solution has it.
const folder = new URL('../fixtures/logic/', import.meta.url);
const positions = readdirSync(folder)
  .filter((file) => file.endsWith('.txt'))
  .flatMap((file) => readCheckedPositions(file.replace('.txt', ''), readFileSync(new URL(file, folder), 'utf8')));

/** The same puzzle with one candidate decided. */
function decide(puzzle: Puzzle, mark: Mark, isTrue: boolean): Puzzle {
  const { size, cellCount } = puzzle.geometry;
  const [cell, value] = [Math.floor(mark / size), (mark % size) + 1];
  const restrictions = puzzle.restrictions?.clone() ?? Candidates.all(cellCount, size);
  for (let other = 1; other <= size; other++) if ((other === value) !== isTrue) restrictions.remove(cell, other);
  return makePuzzle(puzzle.kind, puzzle.givens, { restrictions });
}

/** Solutions in which the opposite of a conclusion holds. */
const against = (puzzle: Puzzle, { place, remove }: CheckedPosition, limit: number): { mark: Mark; solutions: readonly Grid[] }[] => [
  ...place.map((mark) => ({ mark, solutions: exactCover(decide(puzzle, mark, false), limit) })),
  ...remove.map((mark) => ({ mark, solutions: exactCover(decide(puzzle, mark, true), limit) })),
];

/** The puzzle with each value of a cell in turn. */
function fillingsOf(puzzle: Puzzle, cell: number): Puzzle[] {
  const { size } = puzzle.geometry;
  return Array.from({ length: size }, (_, v) => decide(puzzle, cell * size + v, true));
}

/** Whether a solution stays the only one when everything outside some cells is kept. */
function isAlone(puzzle: Puzzle, solution: Grid, cells: readonly number[]): boolean {
  const givens = solution.map((value, cell) => (cells.includes(cell) ? puzzle.givens[cell]! : value));
  const { restrictions } = puzzle;
  return exactCover(makePuzzle(puzzle.kind, givens, restrictions ? { restrictions } : {}), 2).length === 1;
}

function found({ technique, puzzle }: CheckedPosition): { place: Set<Mark>; remove: Set<Mark>; cells: string[]; text: string[] } {
  const { size } = puzzle.geometry;
  const all = { place: new Set<Mark>(), remove: new Set<Mark>(), cells: [] as string[], text: [] as string[] };
  for (const { place, remove, cells, name } of techniques.find(({ id }) => id === technique)!.find(new Desk().lay(puzzle, true))) {
    for (const { cell, value } of place) all.place.add(cell * size + value - 1);
    // What falls from a cell that is filled in the same step is part of the placement.
    for (const { cell, value } of remove) if (!place.some((one) => one.cell === cell)) all.remove.add(cell * size + value - 1);
    all.cells.push(
      [...cells]
        .sort((a, b) => a - b)
        .map((cell) => cellName(puzzle.geometry, cell))
        .join(' '),
    );
    all.text.push(name);
  }
  return all;
}

const named = ({ geometry }: Puzzle, marks: Iterable<Mark>): string[] =>
  [...marks].sort((a, b) => a - b).map((mark) => `${cellName(geometry, Math.floor(mark / geometry.size))} ${(mark % geometry.size) + 1}`);

test('every technique has at least three positions and three near misses', () => {
  const counts = techniques.map(({ id }) => {
    const own = positions.filter(({ technique }) => technique === id);
    const near = own.filter(({ spoils }) => spoils).length;
    return [id, own.length - near >= 3, near >= 3];
  });
  expect(counts.filter(([, fires, near]) => !fires || !near)).toEqual([]);
  expect(positions.filter(({ technique }) => !techniques.some(({ id }) => id === technique))).toEqual([]);
});

describe.each(techniques.map(({ id }) => id))('%s', (id) => {
  const { needsUnique } = techniques.find((known) => known.id === id)!;
  const own = positions.filter(({ technique }) => technique === id);

  test.each(own.filter(({ spoils }) => !spoils))('fires where $why (line $line)', (position) => {
    const { puzzle, place, remove, asked, cells } = position;
    const { place: placed, remove: removed } = found(position);
    const wanted = (all: Set<Mark>, listed: readonly Mark[]): readonly Mark[] =>
      asked === 'all' ? [...all] : listed.filter((mark) => all.has(mark));
    if (asked === 'one') expect(remove).toEqual(expect.arrayContaining([...removed]));
    else
      expect({ place: named(puzzle, wanted(placed, place)), remove: named(puzzle, wanted(removed, remove)) }).toEqual({
        place: named(puzzle, place),
        remove: named(puzzle, remove),
      });
    expect(placed.size + removed.size).toBeGreaterThan(0);
    expect(exactCover(puzzle, 1).length, 'the position has a solution').toBe(1);
    // All that was found is held against the search, not only what was written down.
    const whole = { ...position, place: [...placed], remove: [...removed] };
    for (const { mark, solutions } of against(puzzle, whole, needsUnique ? 10 : 1)) {
      const alone = needsUnique ? solutions.filter((solution) => isAlone(puzzle, solution, cells)) : solutions;
      expect(alone.length, `solutions against ${named(puzzle, [mark])}`).toBe(0);
    }
  });

  test.each(own.filter(({ spoils }) => spoils))('does not fire where $why (line $line)', (position) => {
    const { puzzle, spoils, form } = position;
    const { place, remove, text, cells } = found(position);
    if (form === 'other') {
      const same = [...spoils!.place.filter((mark) => place.has(mark)), ...spoils!.remove.filter((mark) => remove.has(mark))];
      expect(named(puzzle, same)).toEqual([]);
      return;
    }
    expect({ text, cells, place: named(puzzle, place), remove: named(puzzle, remove) }).toEqual({
      text: [],
      cells: [],
      place: [],
      remove: [],
    });
    if (form === 'moot') return;
    // For uniqueness a solution counts that is the only one around the pattern; the pattern is filled in every way to find it.
    const starts = needsUnique ? spoils!.cells.flatMap((cell) => fillingsOf(puzzle, cell)) : [puzzle];
    const possible = starts.some((start) =>
      against(start, spoils!, 1).some(({ solutions }) =>
        solutions.some((solution) => !needsUnique || isAlone(puzzle, solution, spoils!.cells)),
      ),
    );
    expect(possible, 'what would fall is in some solution').toBe(true);
  });
});
