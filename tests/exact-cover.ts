import type { Grid, Puzzle } from '#core';

/**
 * Solutions of a puzzle by exact cover, for tests: of all cells and of all values in all houses the one with the fewest ways left is
 * filled next. It shares nothing with the engines or the techniques, and sees at once what has no place left, so it
 * proves in few steps what falls on boards that are nearly empty. Rules are asked by their own meaning once the grid is full, so with rules it is for small grids. Throws where it takes too long.
 */
export function exactCover({ geometry, givens, restrictions, rules }: Puzzle, limit: number): Grid[] {
  const { size, cellCount, groups } = geometry;
  const groupsOf = Array.from({ length: cellCount }, (_, cell) => groups.filter(({ cells }) => cells.includes(cell)));
  /** How often a candidate is ruled out. */
  const against = new Int32Array(cellCount * size);
  const inCell = new Int32Array(cellCount);
  const inGroup = new Int32Array(groups.length * size);
  const values = new Uint8Array(cellCount);
  const isPlaced = new Uint8Array(groups.length * size);
  let steps = 0;
  const change = (cell: number, v: number, by: 1 | -1): void => {
    const before = against[cell * size + v]!;
    against[cell * size + v] = before + by;
    if ((before === 0) === (before + by === 0)) return;
    const delta = before === 0 ? -1 : 1;
    inCell[cell]! += delta;
    for (const { index } of groupsOf[cell]!) inGroup[index * size + v]! += delta;
  };
  inCell.fill(size);
  for (const { index, cells } of groups) inGroup.fill(cells.length, index * size, (index + 1) * size);
  const set = (cell: number, v: number, by: 1 | -1): void => {
    values[cell] = by === 1 ? v + 1 : 0;
    for (let other = 0; other < size; other++) if (other !== v) change(cell, other, by);
    for (const { index, cells } of groupsOf[cell]!) {
      isPlaced[index * size + v] = by === 1 ? 1 : 0;
      for (const other of cells) if (other !== cell) change(other, v, by);
    }
  };
  for (let cell = 0; cell < cellCount; cell++)
    for (let v = 0; v < size; v++) if (restrictions && !restrictions.has(cell, v + 1)) change(cell, v, 1);
  for (let cell = 0; cell < cellCount; cell++) {
    const given = givens[cell]!;
    if (given === 0) continue;
    if (against[cell * size + given - 1] !== 0) return [];
    set(cell, given - 1, 1);
  }
  const found: Grid[] = [];
  const search = (): boolean => {
    if (++steps > 200_000) throw new Error('the search did not end');
    let fewest = size + 1;
    let ways: [number, number][] = [];
    for (let cell = 0; cell < cellCount; cell++) {
      if (values[cell] !== 0 || inCell[cell]! >= fewest) continue;
      fewest = inCell[cell]!;
      ways = Array.from({ length: size }, (_, v): [number, number] => [cell, v]);
    }
    for (const { index, cells, house } of groups) {
      for (let v = 0; house && v < size; v++) {
        if (isPlaced[index * size + v] === 1 || inGroup[index * size + v]! >= fewest) continue;
        fewest = inGroup[index * size + v]!;
        ways = cells.map((cell): [number, number] => [cell, v]);
      }
    }
    if (ways.length === 0) return rules.some((rule) => !rule.holds(values, rules)) || found.push(values.slice()) < limit;
    for (const [cell, v] of ways) {
      if (values[cell] !== 0 || against[cell * size + v] !== 0) continue;
      set(cell, v, 1);
      const goesOn = search();
      set(cell, v, -1);
      if (!goesOn) return false;
    }
    return true;
  };
  search();
  return found;
}
