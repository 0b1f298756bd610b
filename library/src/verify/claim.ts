import { type Complaint, check, complain, fail, type Grid, isNumberList, isRecord, ok, type Puzzle, type Result } from '#core';
import { parseCells, parseJson } from '#formats';

/** What a certificate says of itself: `N.json`. */
export interface Claim {
  readonly count: number;
  readonly solutions: readonly string[];
  /** Where the sums come from that the formula has beside those of the puzzle. */
  readonly added: readonly { readonly houses: readonly number[]; readonly less: readonly number[] }[];
  readonly hashes: Readonly<Record<'puzzle' | 'formula' | 'proof', string>>;
}

/** Reads a claim; fields that it does not know are for people. */
export function readClaim(text: string): Result<Claim> {
  const data = parseJson(text);
  if (!data.ok || !isRecord(data.value)) return fail('the claim is not a JSON object');
  const { count, solutions, hashes, added = [] } = data.value;
  if (!Array.isArray(solutions) || !solutions.every((solution) => typeof solution === 'string'))
    return fail('the claim has no list of solutions');
  if (count !== solutions.length)
    return fail('the claim counts {count}, but lists {listed}', { count: String(count).slice(0, 20), listed: solutions.length });
  if (!isHashes(hashes)) return fail('the claim lacks the hashes of its files');
  if (!isAdded(added)) return fail('the claim does not say where its added sums come from');
  return ok({ count, solutions, hashes, added });
}

function isAdded(added: unknown): added is Claim['added'] {
  return Array.isArray(added) && added.every((sum) => typeof sum === 'object' && sum && isNumberList(sum.houses) && isNumberList(sum.less));
}

function isHashes(hashes: unknown): hashes is Claim['hashes'] {
  if (typeof hashes !== 'object' || hashes === null) return false;
  return ['puzzle', 'formula', 'proof'].every((file) => typeof (hashes as Record<string, unknown>)[file] === 'string');
}

/** The solutions as grids, each judged by the rule checker and none twice. */
export function readSolutions(puzzle: Puzzle, claim: Claim): Result<Grid[]> {
  const { places, cellCount } = puzzle.geometry;
  const grids: Grid[] = [];
  const seen = new Set<string>();
  for (const [index, text] of claim.solutions.entries()) {
    const refuse = (reason: Complaint): Result<never> => fail('solution {number:id}: {reason}', { number: index + 1, reason });
    const read = parseCells(text, puzzle);
    if (!read.ok) return refuse(read);
    const grid = new Uint8Array(cellCount);
    for (const [place, { cell }] of places.entries()) grid[cell] = read.value[place]!;
    // Places of one cell must agree: the last one was kept.
    const agree = places.every(({ cell }, place) => grid[cell] === read.value[place]);
    if (!agree || check(puzzle, grid).length > 0) return refuse(complain('it breaks a rule'));
    if (seen.has(grid.join())) return refuse(complain('it stands there twice'));
    seen.add(grid.join());
    grids.push(grid);
  }
  return ok(grids);
}
