import { complain, fail, type Kind, makePuzzle, numberedSquare, ok, type Puzzle, type Result, type Rule, said } from '#core';
import { ruleReader, withRules } from '#rules';
import { partitionBox } from '../box-shape.ts';
import { sure } from '../evidence.ts';
import { eachLine, type Format } from '../format.ts';
import { agreeOnKind, type ReadHints } from '../hints.ts';
import { refuseAllButRules, refuseBeyondGivens, refuseOthers } from '../refusals.ts';
import { formatBlocks, readBlocks } from './blocks.ts';
import { formatSquares, readTathamSquares } from './squares.ts';

/** An id of Solo, alone or behind the # of its page: parameters, a colon, squares, and blocks, cages and sums where there are any. */
const ID = /^(?:https?:\/\/\S*#)?(\d{1,2})(?:x(\d{1,2}))?([a-z0-9]*):([a-z0-9_]+(?:,[a-z0-9_]*)*)$/;

/**
 * The game ids of Solo in Simon Tatham's collection: "3x3:" and squares for boxes of three rows and columns, "9j:" for a jigsaw of nine; x adds both
 * diagonals and k cages.
 */
export const tatham: Format = {
  id: 'tatham',
  title: { en: 'Solo (Simon Tatham)', de: 'Solo (Simon Tatham)', fr: 'Solo (Simon Tatham)' },
  summary:
    'Game ids of Solo in Simon Tatham’s Portable Puzzle Collection: 3x3:..., 9j:... for a jigsaw, x for diagonals, k for killer. They hold givens, regions, both diagonals and cages.',
  extensions: ['.txt'],
  unit: 'line',
  keeps: ['rules'],
  recognise: ({ lines }) => (lines.some((line) => isId(line.trim())) ? sure(said('a game id of Solo')) : undefined),
  open: eachLine(readSoloId),
  write,
};

/** A number and a colon alone may stand before any line. */
function isId(text: string): boolean {
  const [, , second, letters] = ID.exec(text) ?? [];
  return second !== undefined || letters?.includes('j') === true;
}

/** What the parameters say. Symmetry and difficulty matter only when one is made. */
interface Parameters {
  readonly n: number;
  /** Rows and columns of a box; undefined for a jigsaw. */
  readonly box?: { readonly rows: number; readonly columns: number };
  readonly hasDiagonals: boolean;
  readonly hasCages: boolean;
}

function parametersOf(first: string, second: string | undefined, letters: string): Parameters {
  const [rows, columns] = [Number(first), Number(second ?? first)];
  // Letters after r, m and d say what symmetry and difficulty were asked for.
  const plain = letters.replace(/d[a-z]/g, '').replace(/(?:a|md?|r)\d*/g, '');
  const flags = { hasDiagonals: plain.includes('x'), hasCages: plain.includes('k') };
  if (plain.includes('j')) return { n: second === undefined ? rows : rows * columns, ...flags };
  return { n: rows * columns, box: { rows, columns }, ...flags };
}

/** Reads a game id. */
export function readSoloId(text: string, hints: ReadHints): Result<Puzzle> {
  const [, first, second, letters = '', body = ''] = ID.exec(text) ?? [];
  if (first === undefined)
    return fail('expected a game id such as 3x3:a1b2..., found {found}', { found: JSON.stringify(text.slice(0, 40)) });
  const parameters = parametersOf(first, second, letters);
  const { n, box, hasDiagonals, hasCages } = parameters;
  if (n < 2 || n > 61) return fail('expected from 2 to 61 rows, found {found}', { found: n });
  const parts = body.split(',');
  const wanted = 1 + (box ? 0 : 1) + (hasCages ? 2 : 0);
  if (parts.length !== wanted)
    return fail('expected {wanted} {wanted|part|parts} with commas between them, found {found}', { wanted, found: parts.length });
  const squares = readTathamSquares(parts[0]!, n * n);
  if (!squares.ok) return squares;
  const strange = squares.value.findIndex((value) => value > n);
  if (strange >= 0)
    return fail('{place} holds {found}; expected a number from 1 to {most}', {
      place: numberedSquare(strange, n),
      found: squares.value[strange]!,
      most: n,
    });
  const regions = box ? ok(undefined) : readBlocks(parts[1]!, n);
  if (!regions.ok) return regions;
  const family = hasDiagonals ? 'diagonal' : 'classic';
  const kind = agreeOnKind(hints, box ? `${family}:${box.rows}x${box.columns}` : `jigsaw:${n}`, regions.value);
  if (!kind.ok) return kind;
  const diagonals = hasDiagonals && !box ? ['diagonal falling:', 'diagonal rising:'] : [];
  const cages = hasCages ? readCages(parts.at(-2)!, parts.at(-1)!, n) : ok([]);
  if (!cages.ok) return cages;
  const ruled = addAll(kind.value!, diagonals, cages.value);
  return ruled.ok ? ok(makePuzzle(ruled.value, Uint8Array.from(squares.value))) : ruled;
}

function addAll(kind: Kind, lines: readonly string[], cages: readonly Record<string, unknown>[]): Result<Kind> {
  const reader = ruleReader(kind);
  const rules: Rule[] = [];
  for (const result of [...lines.map((line) => reader.parse(line)), ...cages.map((cage) => reader.read(cage))]) {
    if (!result.ok) return result;
    rules.push(result.value);
  }
  return withRules(kind, rules);
}

/** Cages with the sums that stand in one of their squares; a square alone without one is in no cage. */
function readCages(blocks: string, sums: string, n: number): Result<readonly Record<string, unknown>[]> {
  const map = readBlocks(blocks, n);
  if (!map.ok) return map;
  const clues = readTathamSquares(sums, n * n);
  if (!clues.ok) return clues;
  const count = Math.max(...map.value) + 1;
  const cages = Array.from({ length: count }, (_, cage) => map.value.flatMap((own, cell) => (own === cage ? [cell] : [])));
  const found: Record<string, unknown>[] = [];
  for (const cells of cages) {
    const [sum, ...others] = cells.map((cell) => clues.value[cell]!).filter((clue) => clue > 0);
    if (others.length > 0) return fail('the cage at {place} has more than one sum', { place: numberedSquare(cells[0]!, n) });
    if (sum !== undefined || cells.length > 1) found.push({ rule: 'cage', cells, ...(sum === undefined ? {} : { sum }) });
  }
  return ok(found);
}

const SOLO = complain('Solo');
/** Above nine values its cages are refused there. */
const MOST_IN_CAGES = 9;

function write(puzzle: Puzzle): Result<string> {
  const { kind, geometry, givens, rules } = puzzle;
  const refused =
    refuseBeyondGivens(puzzle, SOLO) ??
    refuseAllButRules(puzzle, SOLO, kind.family === 'jigsaw' || kind.family === 'classic' ? ['cage', 'diagonal'] : ['cage']) ??
    refuseOthers(puzzle, SOLO, ['classic', 'diagonal', 'jigsaw'], 61);
  if (refused) return fail(refused);
  const n = geometry.size;
  const ways = new Set(rules.flatMap(({ id, fields }) => (id === 'diagonal' ? [fields['way']] : [])));
  if (ways.size === 1) return refuseRule(rules.find(({ id }) => id === 'diagonal')!, complain('both diagonals go together there'));
  const box = kind.regions ? undefined : partitionBox(geometry);
  const cages = rules.filter(({ id }) => id === 'cage');
  const written = cages.length === 0 ? ok([]) : writeCages(cages, n);
  if (!written.ok) return written;
  const head = `${box ? `${box.rows}x${box.columns}` : `${n}j`}${kind.family === 'diagonal' || ways.size === 2 ? 'x' : ''}${cages.length > 0 ? 'k' : ''}`;
  return ok(
    `${head}:${[formatSquares([...givens]), ...(kind.regions ? [formatBlocks(kind.regions, n)] : []), ...written.value].join(',')}`,
  );
}

function refuseRule(rule: Rule, sentence: ReturnType<typeof complain>): Result<never> {
  return fail('{what} cannot hold {rule}: {sentence}', { what: SOLO, rule: rule.text, sentence });
}

/** Blocks and sums. Every square is in one cage there, and cages hang together. */
function writeCages(cages: readonly Rule[], n: number): Result<readonly string[]> {
  if (n > MOST_IN_CAGES) return refuseRule(cages[0]!, complain('cages are for at most {most} values there', { most: MOST_IN_CAGES }));
  const blocks = Array.from({ length: n * n }, () => -1);
  const sums = Array.from({ length: n * n }, () => 0);
  for (const [i, cage] of cages.entries()) {
    const cells = (cage.fields['cells'] as readonly number[]).toSorted((a, b) => a - b);
    const taken = cells.find((cell) => blocks[cell]! >= 0);
    if (taken !== undefined) return refuseRule(cage, complain('{place} is in another cage already', { place: numberedSquare(taken, n) }));
    if (cage.fields['sum'] === undefined) return refuseRule(cage, complain('it has no sum'));
    for (const cell of cells) blocks[cell] = i;
    sums[cells[0]!] = Number(cage.fields['sum']);
  }
  const free = blocks.indexOf(-1);
  if (free >= 0)
    return refuseRule(cages[0]!, complain('every cell is in a cage there, and {place} is in none', { place: numberedSquare(free, n) }));
  const text = formatBlocks(blocks, n);
  const again = readBlocks(text, n);
  const apart = again.ok ? cages.find((_, i) => new Set(again.value.filter((_, cell) => blocks[cell] === i)).size !== 1) : undefined;
  if (apart) return refuseRule(apart, complain('its cells have to touch there'));
  return ok([text, formatSquares(sums)]);
}
