import { type Candidates, complain, fail, makePuzzle, ok, openCandidates, type Puzzle, type Result, said } from '#core';
import { sure } from './evidence.ts';
import { eachLine, type Format } from './format.ts';
import type { ReadHints } from './hints.ts';
import { agreeOnKind } from './hints.ts';
import { refuseAllButClassic9, refuseBeyondGivens } from './refusals.ts';

/**
 * A line of HoDoKu's library: `:code:candidates:cells:removed:...`, where a + before a digit of the cells says that
 * it was placed and not given, and removed candidates are three digits each (value, row, column).
 *
 * Placed digits become the player's entries and removed candidates are missing from the player's marks, because both
 * were found by reasoning: the puzzle itself is not restricted by them.
 */
export const hodoku: Format = {
  id: 'hodoku',
  title: { en: 'HoDoKu library', de: 'HoDoKu-Bibliothek', fr: 'Bibliothèque HoDoKu' },
  summary:
    'One 9x9 position a line: a technique code, the cells with + before placed ones, and removed candidates. It holds givens, entries and marks.',
  extensions: ['.txt'],
  unit: 'line',
  recognise: ({ lines }) =>
    lines.some((line) => isLibraryLine(line.trim())) ? sure(said('a line of the form {form}', { form: ':0000:x:...::' })) : undefined,
  open: eachLine(read),
  write,
};

function isLibraryLine(line: string): boolean {
  return line.startsWith(':') && /^:[^:]*:[^:]*:[^:]{16,}:[^:]*:/.test(line);
}

function read(text: string, hints: ReadHints): Result<Puzzle> {
  const fields = text.split(':');
  const [before, code, , cells, removed, , comment] = fields;
  if (before !== '' || cells === undefined || fields.length < 6)
    return fail('expected :code:candidates:cells:removed: with at least five colons, found {colons}', { colons: fields.length - 1 });
  const kind = agreeOnKind({ kinds: hints.kinds }, hints.kindSpec ?? 'classic:3x3');
  if (!kind.ok) return kind;
  if (!kind.value) return fail('expected classic:3x3');
  const { geometry, spec } = kind.value;
  if (geometry.size !== 9 || geometry.places.length !== 81)
    return fail('a library line holds 81 cells, which {kind} does not have', { kind: spec });
  const written = [...cells.matchAll(/\+?[0-9.]/g)].map(([cell]) => cell);
  if (written.join('') !== cells)
    return fail('the cells hold {found}; expected 1-9, + before a placed digit, or . for blank', {
      found: JSON.stringify(cells.replace(/\+?[0-9.]/g, '').slice(0, 1)),
    });
  if (written.length !== 81) return fail('expected 81 cells for {kind}, found {found}', { kind: spec, found: written.length });
  const givens = Uint8Array.from(written, (cell) => (cell.startsWith('+') ? 0 : Number(cell) || 0));
  const entries = Uint8Array.from(written, (cell) => (cell.startsWith('+') ? Number(cell.slice(1)) || 0 : 0));
  const words = (removed ?? '')
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  const strange = words.find((word) => !/^[1-9]{3}$/.test(word));
  if (strange !== undefined)
    return fail('a removed candidate is {found}; expected three digits from 1 to 9: value, row, column', {
      found: JSON.stringify(strange.slice(0, 20)),
    });
  const info = { ...(code ? { source: `HoDoKu ${code}` } : {}), ...(comment ? { comment } : {}) };
  const plain = makePuzzle(kind.value, givens, { info });
  if (words.length === 0 && entries.every((entry) => entry === 0)) return ok(plain);
  const marks = openWith(plain, entries);
  for (const word of words) marks.remove((Number(word[1]) - 1) * 9 + Number(word[2]) - 1, Number(word[0]));
  return ok({ ...plain, progress: { entries, ...(words.length > 0 ? { marks } : {}) } });
}

/** What is open once the entries are made as well; cells with an entry have no marks. */
export function openWith(puzzle: Puzzle, entries: Uint8Array): Candidates {
  const open = openCandidates(puzzle);
  entries.forEach((value, cell) => {
    if (value === 0) return;
    for (const peer of puzzle.geometry.peersOf(cell)) open.remove(peer, value);
  });
  puzzle.givens.forEach((value, cell) => {
    if (value > 0 || entries[cell]! > 0) open.clear(cell);
  });
  return open;
}

function write(puzzle: Puzzle): Result<string> {
  const refused = refuseAllButClassic9(puzzle, complain('a library line')) ?? refuseBeyondGivens(puzzle, complain('a library line'));
  if (refused) return fail(refused);
  const { givens, progress, info } = puzzle;
  const cells = [...givens]
    .map((value, cell) => (value > 0 ? String(value) : progress?.entries[cell] ? `+${progress.entries[cell]}` : '.'))
    .join('');
  const removed: string[] = [];
  if (progress?.marks) {
    const open = openWith(puzzle, progress.entries);
    for (let cell = 0; cell < 81; cell++) {
      for (const value of open.values(cell))
        if (!progress.marks.has(cell, value)) removed.push(`${value}${Math.floor(cell / 9) + 1}${(cell % 9) + 1}`);
    }
  }
  const code = /^HoDoKu (\d{4}(-\d+)?)$/.exec(info.source ?? '')?.[1] ?? '0000';
  return ok(`:${code}:x:${cells}:${removed.join(' ')}::`);
}
