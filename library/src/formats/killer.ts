import { type Complaint, complain, fail, makePuzzle, numberedSquare, ok, type Puzzle, type Result, type Rule, said } from '#core';
import { ruleReader, withRules } from '#rules';
import { sure } from './evidence.ts';
import { eachLine, type Format } from './format.ts';
import { agreeOnKind, type ReadHints } from './hints.ts';
import { refuseAllButRules, refuseBeyondGivens } from './refusals.ts';

/** A cage as a line says it: no sum where it is 0 or left out. */
export interface KillerCage {
  readonly sum?: number;
  readonly cells: readonly number[];
}

const CELLS = 81;
const SIDE = 9;

/**
 * Killer sudoku by numbers: `3x3::k:` and a number a cell. The low byte names the cage, the rest is its sum, so cells of sum 0 are in
 * none; `3x3:d:k:` adds both diagonals.
 */
export const killer: Format = {
  id: 'killer',
  title: { en: 'Killer, numbers', de: 'Killer, Zahlen', fr: 'Killer, nombres' },
  summary:
    'One line: 3x3::k: and a number for each of the 81 cells, which names its cage and the sum of the cage. It holds killer cages, and both diagonals with 3x3:d:k:.',
  extensions: ['.txt'],
  unit: 'line',
  keeps: ['rules'],
  isBlank: true,
  recognise: ({ lines }) => (lines.some((line) => /^\s*3x3:d?:k:/.test(line)) ? sure(said('a line that begins with 3x3::k:')) : undefined),
  open: eachLine(readNumbers),
  write: writeNumbers,
};

/**
 * Killer sudoku by signs: 81 characters, of which a digit or letter begins a cage with its sum and the others point to a neighbour that is
 * in the same cage.
 */
export const killerSigns: Format = {
  id: 'killer-signs',
  title: { en: 'Killer, signs', de: 'Killer, Zeichen', fr: 'Killer, signes' },
  summary:
    "One line of 81 characters: a digit or letter begins a cage with its sum (A is 10, a is 36, 0 none), and < > ^ v ` ' , . point to a cell of the same cage. It holds killer cages.",
  extensions: ['.txt'],
  unit: 'line',
  keeps: ['rules'],
  isBlank: true,
  recognise: ({ lines }) => (lines.some((line) => isSigns(line.trim())) ? sure(said('81 characters with signs for cages')) : undefined),
  open: eachLine(readSigns),
  write: writeSigns,
};

/** Whether a text is a killer by signs: 81 of them, and some that no other line has. */
function isSigns(text: string): boolean {
  return text.length === CELLS && /^[0-9A-Za-jv^<>`',.]+$/.test(text) && /[<>^`']/.test(text) && /[0-9A-Za-j]/.test(text);
}

/** Reads either of the two forms; undefined where a text is neither. */
export function readKiller(text: string, hints: ReadHints): Result<Puzzle> | undefined {
  if (/^3x3:d?:k:/.test(text)) return readNumbers(text, hints);
  return isSigns(text) ? readSigns(text, hints) : undefined;
}

function readNumbers(text: string, hints: ReadHints): Result<Puzzle> {
  const [, diagonals, body = ''] = /^3x3:(d?):k:(.*)$/.exec(text) ?? [];
  const words = body.replace(/:$/, '').split(':');
  if (diagonals === undefined || words.length !== CELLS)
    return fail('expected 3x3::k: and {cells} numbers with colons between them, found {found}', {
      cells: CELLS,
      found: diagonals === undefined ? 0 : words.length,
    });
  const strange = words.findIndex((word) => !/^\d{1,6}$/.test(word));
  if (strange >= 0)
    return fail('{place} holds {found}; expected a number', {
      place: numberedSquare(strange, SIDE),
      found: JSON.stringify(words[strange]!.slice(0, 40)),
    });
  const cages = new Map<number, { sum: number; cells: number[] }>();
  for (const [cell, word] of words.entries()) {
    const [id, sum] = [Number(word) % 256, Math.floor(Number(word) / 256)];
    if (sum === 0) continue;
    const cage = cages.get(id) ?? { sum, cells: [] };
    if (cage.sum !== sum)
      return fail('{place} says that its cage has the sum {sum}, another cell {other}', {
        place: numberedSquare(cell, SIDE),
        sum,
        other: cage.sum,
      });
    cage.cells.push(cell);
    cages.set(id, cage);
  }
  return buildKiller({ cages: [...cages.values()], spec: diagonals === 'd' ? 'diagonal:3x3' : 'classic:3x3' }, hints);
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  '<': [0, -1],
  '>': [0, 1],
  '^': [-1, 0],
  v: [1, 0],
  '`': [-1, -1],
  "'": [-1, 1],
  ',': [1, -1],
  '.': [1, 1],
};
const SUMS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij';

function readSigns(text: string, hints: ReadHints): Result<Puzzle> {
  if (text.length !== CELLS)
    return fail('expected {cells} characters, one for each cell, found {found}', { cells: CELLS, found: text.length });
  const cages = new Map<number, number[]>();
  for (let cell = 0; cell < CELLS; cell++) {
    const head = headOf(text, cell);
    if (!head.ok) return head;
    cages.set(head.value, [...(cages.get(head.value) ?? []), cell]);
  }
  const read = [...cages].map(([head, cells]): KillerCage => ({ sum: SUMS.indexOf(text[head]!), cells }));
  return buildKiller({ cages: read, spec: 'classic:3x3' }, hints);
}

/** The cell that begins the cage of another. */
function headOf(text: string, start: number): Result<number> {
  let cell = start;
  for (let length = 0; length < CELLS; length++) {
    const step = STEPS[text[cell]!];
    if (!step)
      return SUMS.includes(text[cell]!)
        ? ok(cell)
        : fail('{place} holds {found}; expected a sum or a sign', { place: numberedSquare(cell, SIDE), found: JSON.stringify(text[cell]) });
    const [row, column] = [Math.floor(cell / SIDE) + step[0], (cell % SIDE) + step[1]];
    if (row < 0 || column < 0 || row >= SIDE || column >= SIDE)
      return fail('{place} points out of the grid', { place: numberedSquare(cell, SIDE) });
    cell = row * SIDE + column;
  }
  return fail('{place} points round in a circle', { place: numberedSquare(start, SIDE) });
}

/** What a line says of a killer of 81 cells. */
interface KillerParts {
  readonly spec: string;
  readonly regions?: readonly number[];
  readonly cages: readonly KillerCage[];
  /** Rules beside the cages. */
  readonly lines?: readonly string[];
  readonly givens?: Uint8Array;
}

/** The puzzle of such parts. */
export function buildKiller({ spec, regions, cages, lines = [], givens }: KillerParts, hints: ReadHints): Result<Puzzle> {
  const kind = agreeOnKind(hints, spec, regions);
  if (!kind.ok) return kind;
  const reader = ruleReader(kind.value!);
  const rules: Rule[] = [];
  for (const line of lines) {
    const rule = reader.parse(line);
    if (!rule.ok) return rule;
    rules.push(rule.value);
  }
  for (const { sum = 0, cells } of cages) {
    // A cell alone without a sum is in no cage.
    if (sum === 0 && cells.length === 1) continue;
    const rule = reader.read({ rule: 'cage', cells, ...(sum === 0 ? {} : { sum }) });
    if (!rule.ok) return rule;
    rules.push(rule.value);
  }
  const ruled = withRules(kind.value!, rules);
  return ruled.ok ? ok(makePuzzle(ruled.value, givens ?? new Uint8Array(CELLS))) : ruled;
}

function refuse(what: Complaint, rule: string, sentence: Complaint): Result<never> {
  return fail('{what} cannot hold {rule}: {sentence}', { what, rule, sentence });
}

/** The cages of a puzzle that is nothing but a killer; says what else it is. */
function cagesOf(puzzle: Puzzle, what: Complaint, kinds: readonly string[]): Result<readonly (KillerCage & { readonly text: string })[]> {
  const { kind, givens, rules } = puzzle;
  const refused = refuseBeyondGivens(puzzle, what) ?? refuseAllButRules(puzzle, what, ['cage']);
  if (refused) return fail(refused);
  if (!kinds.includes(kind.spec))
    return fail('{what} cannot hold {kind}, only {known}', { what, kind: kind.spec, known: kinds.join(', ') });
  if (givens.some((value) => value > 0)) return fail('{what} has no room for givens', { what });
  const cages = rules.map(({ fields, text }) => ({
    text,
    cells: fields['cells'] as readonly number[],
    ...(fields['sum'] === undefined ? {} : { sum: Number(fields['sum']) }),
  }));
  const taken = new Set<number>();
  for (const { cells, text } of cages) {
    for (const cell of cells) {
      if (taken.has(cell)) return refuse(what, text, complain('{place} is in another cage already', { place: numberedSquare(cell, SIDE) }));
      taken.add(cell);
    }
  }
  return ok(cages);
}

function writeNumbers(puzzle: Puzzle): Result<string> {
  const what = complain('a line of killer numbers');
  const cages = cagesOf(puzzle, what, ['classic:3x3', 'diagonal:3x3']);
  if (!cages.ok) return cages;
  const numbers = Array.from({ length: CELLS }, () => 0);
  for (const [i, { sum, cells, text }] of cages.value.entries()) {
    if (sum === undefined) return refuse(what, text, complain('it has no sum'));
    for (const cell of cells) numbers[cell] = sum * 256 + i;
  }
  return ok(`3x3:${puzzle.kind.family === 'diagonal' ? 'd' : ''}:k:${numbers.join(':')}:`);
}

function writeSigns(puzzle: Puzzle): Result<string> {
  const what = complain('a line of killer signs');
  const cages = cagesOf(puzzle, what, ['classic:3x3']);
  if (!cages.ok) return cages;
  const signs = Array.from({ length: CELLS }, () => '0');
  for (const { sum = 0, cells, text } of cages.value) {
    if (sum >= SUMS.length) return refuse(what, text, complain('the largest sum there is {most}', { most: SUMS.length - 1 }));
    const [head, ...rest] = cells.toSorted((a, b) => a - b);
    signs[head!] = SUMS[sum]!;
    const joined = [head!];
    // Outward from the head: a cell beside one that is in points to it.
    for (const cell of joined) {
      for (const [sign, [down, right]] of Object.entries(STEPS)) {
        const [row, column] = [Math.floor(cell / SIDE) - down, (cell % SIDE) - right];
        const other = row * SIDE + column;
        if (column < 0 || column >= SIDE || !rest.includes(other) || joined.includes(other)) continue;
        signs[other] = sign;
        joined.push(other);
      }
    }
    const apart = rest.find((cell) => !joined.includes(cell));
    if (apart !== undefined)
      return refuse(what, text, complain('{place} does not touch the rest of it', { place: numberedSquare(apart, SIDE) }));
  }
  return ok(signs.join(''));
}
