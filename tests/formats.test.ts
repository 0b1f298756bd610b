import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Candidates, isSamePuzzle, type Kind, makePuzzle, makePuzzleFromPlaces, makeSymbols, openCandidates, type Puzzle } from '#core';
import { type Format, formatLine, formatPuzzle, formatPuzzles, formats, parseCells, parsePuzzle, readPuzzles } from '#formats';
import { exampleKinds, kindFamilies } from '#kinds';

// What every format owes its callers: what it writes it reads back, and what it cannot hold it refuses in words. The
// registries supply formats and kinds, so a new one of either is covered the moment it is listed.

const kinds: readonly Kind[] = kindFamilies.flatMap(exampleKinds);
const smallKinds = kinds.filter(({ geometry }) => geometry.places.length <= 800);

const WORDS = fc
  .array(fc.constantFrom('Ninefold', 'a', '"quoted"', 'x: y', "it's", 'ä', '<b>', 'a,b', '5'), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(' '));

function values(kind: Kind): fc.Arbitrary<number[]> {
  const { cellCount, size } = kind.geometry;
  const value = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.integer({ min: 1, max: size }) });
  return fc.array(value, { minLength: cellCount, maxLength: cellCount, size: 'max' });
}

function marks(kind: Kind): fc.Arbitrary<Candidates> {
  const { cellCount, size } = kind.geometry;
  return fc
    .array(fc.array(fc.integer({ min: 1, max: size }), { maxLength: 4 }), { minLength: cellCount, maxLength: cellCount, size: 'max' })
    .map((lists) => {
      const made = Candidates.none(cellCount, size);
      lists.forEach((list, cell) => {
        for (const value of list) made.add(cell, value);
      });
      return made;
    });
}

/** What a puzzle says about itself, among the things that a format keeps. */
const infoOf = ({ keeps = [] }: Format): (keyof Puzzle['info'])[] =>
  keeps.filter((kept) => kept !== 'restrictions' && kept !== 'progress' && kept !== 'rules' && kept !== 'solution');

function puzzles(kind: Kind, format: Format): fc.Arbitrary<Puzzle> {
  const [restrictions, progress] = [format.keeps?.includes('restrictions'), format.keeps?.includes('progress')];
  const record = fc.record(Object.fromEntries(infoOf(format).map((field) => [field, WORDS])), { requiredKeys: [] });
  return fc
    .record({
      givens: values(kind),
      info: record,
      restrictions: restrictions ? fc.option(marks(kind), { nil: undefined }) : fc.constant(undefined),
      entries: progress ? fc.option(values(kind), { nil: undefined }) : fc.constant(undefined),
      marks: progress ? fc.option(marks(kind), { nil: undefined }) : fc.constant(undefined),
      corners: progress ? fc.option(marks(kind), { nil: undefined }) : fc.constant(undefined),
    })
    .map((parts) =>
      printable(
        makePuzzle(kind, Uint8Array.from(parts.givens), {
          info: parts.info,
          ...(parts.restrictions ? { restrictions: parts.restrictions } : {}),
          ...(parts.entries
            ? {
                progress: {
                  entries: Uint8Array.from(parts.entries),
                  ...(parts.marks ? { marks: parts.marks } : {}),
                  ...(parts.corners ? { corners: parts.corners } : {}),
                },
              }
            : {}),
        }),
      ),
    );
}

/** A failure prints the puzzle in its text form, so that it can be pasted into the command line. */
function printable(puzzle: Puzzle): Puzzle {
  const text = formatPuzzle(puzzle);
  return Object.assign(puzzle, { [fc.toStringMethod]: () => (text.ok ? text.value : text.error) });
}

/** What a reader has to be told, because the format does not say it: which of several kinds of one size it is. */
function optionsFor(format: Format, puzzle: Puzzle): { from: string; kind?: string } {
  return { from: format.id, ...(format.isSilent ? { kind: puzzle.kind.spec } : {}) };
}

const written = formats.filter((format) => format.write && format.open && format.id !== 'candidates' && !format.isBlank);

describe.each(written)('$id', (format) => {
  const held = smallKinds.filter((kind) => {
    const sample = makePuzzle(kind, new Uint8Array(kind.geometry.cellCount).fill(1, 0, 1));
    return formatPuzzle(sample, format.id).ok;
  });

  test('it holds at least one kind', () => expect(held.length).toBeGreaterThan(0));

  test.each(held.map((kind) => ({ spec: kind.spec, kind })))('$spec survives', ({ kind }) => {
    const numRuns = kind.geometry.places.length > 200 ? 2 : 6;
    fc.assert(
      fc.property(puzzles(kind, format), (puzzle) => {
        const text = formatPuzzle(puzzle, format.id);
        if (!text.ok) throw new Error(text.error);
        const read = parsePuzzle(text.value, optionsFor(format, puzzle));
        if (!read.ok) throw new Error(`${read.error}\n${text.value}`);
        expect(isSamePuzzle(read.value, puzzle), text.value).toBe(true);
        for (const field of infoOf(format)) expect(read.value.info[field]).toBe(puzzle.info[field]);
        if (format.keeps?.includes('progress')) expect(read.value.progress).toEqual(puzzle.progress);
      }),
      { numRuns },
    );
  });

  test('a file of three is read as three', () => {
    if (format.single) return;
    const kind = held[0]!;
    const three = [0, 1, 2].map((i) =>
      makePuzzle(
        kind,
        Uint8Array.from({ length: kind.geometry.cellCount }, (_, cell) => (cell === i ? 2 : cell === 9 ? 1 : 0)),
      ),
    );
    const text = formatPuzzles(three, format.id);
    if (!text.ok) throw new Error(text.error);
    const items = readPuzzles(text.value, optionsFor(format, three[0]!));
    expect(items.map(({ result }) => result.ok && [...result.value.givens])).toEqual(three.map((puzzle) => [...puzzle.givens]));
  });

  test('what it cannot hold it refuses in words', () => {
    for (const kind of smallKinds.filter((other) => !held.includes(other))) {
      const refused = formatPuzzle(makePuzzle(kind, new Uint8Array(kind.geometry.cellCount)), format.id);
      expect(refused.ok ? 'written' : refused.error).toMatch(/\w+ \w+/);
    }
  });
});

describe('a candidate grid', () => {
  const held = smallKinds.filter((kind) => formatPuzzle(makePuzzle(kind, new Uint8Array(kind.geometry.cellCount)), 'candidates').ok);

  test.each(held.map((kind) => ({ spec: kind.spec, kind })))('of $spec keeps what each cell may hold', ({ kind }) => {
    const restricted = marks(kind).map((given) => {
      const all = Candidates.all(kind.geometry.cellCount, kind.geometry.size);
      for (let cell = 0; cell < kind.geometry.cellCount; cell++)
        for (const value of given.values(cell).slice(0, 2)) all.remove(cell, value);
      return printable(makePuzzle(kind, new Uint8Array(kind.geometry.cellCount), { restrictions: all }));
    });
    const clue = fc.integer({ min: 0, max: kind.geometry.cellCount - 1 }).map((cell) => {
      const givens = new Uint8Array(kind.geometry.cellCount);
      givens[cell] = 1 + (cell % kind.geometry.size);
      return printable(makePuzzle(kind, givens));
    });
    fc.assert(
      fc.property(fc.oneof(restricted, clue), (puzzle) => {
        const text = formatPuzzle(puzzle, 'candidates');
        if (!text.ok) return;
        const read = parsePuzzle(text.value, { kind: kind.spec });
        if (!read.ok) throw new Error(`${read.error}\n${text.value}`);
        expect(openCandidates(read.value).equals(openCandidates(puzzle)), text.value).toBe(true);
        if (!puzzle.restrictions) expect(isSamePuzzle(read.value, puzzle)).toBe(true);
      }),
      { numRuns: 5 },
    );
  });
});

describe('places that disagree about their cell', () => {
  const glued = smallKinds.filter(({ geometry }) => geometry.places.length > geometry.cellCount);

  test.each(glued.map((kind) => ({ spec: kind.spec, kind })))('$spec keeps them', ({ kind }) => {
    const at = fc.array(fc.integer({ min: 0, max: kind.geometry.size }), {
      minLength: kind.geometry.places.length,
      maxLength: kind.geometry.places.length,
      size: 'max',
    });
    fc.assert(
      fc.property(at, (places) => {
        const puzzle = makePuzzleFromPlaces(kind, places);
        fc.pre(puzzle.disputes.length > 0);
        for (const id of ['ninefold', 'json', 'line']) {
          const text = formatPuzzle(puzzle, id);
          const read = text.ok ? parsePuzzle(text.value, { kind: kind.spec }) : text;
          expect(read.ok && isSamePuzzle(read.value, puzzle)).toBe(true);
        }
      }),
      { numRuns: 3 },
    );
  });
});

describe('symbols', () => {
  const nine = kinds.find(({ spec }) => spec === 'classic:3x3')!;
  const sixteen = kinds.find(({ spec }) => spec === 'classic:4x4')!;
  const sets = [
    { name: 'Wordoku', kind: nine, symbols: [...'COMPUTERS'] },
    { name: 'letters beside digits', kind: sixteen, symbols: [...'0123456789abcdef'] },
    { name: 'words', kind: sixteen, symbols: Array.from({ length: 16 }, (_, i) => String(i * 3)) },
    { name: 'signs', kind: nine, symbols: [...'♔♕♖♗♘♙♚♛♜'] },
    { name: 'signs beyond 16 bits', kind: nine, symbols: ['🐀', '🐁', '🐂', '🐃', '🐄', '🐅', '🐆', '🐇', '🐈'] },
  ];

  test.each(sets)('$name survive', ({ kind, symbols }) => {
    fc.assert(
      fc.property(puzzles(kind, formats.find(({ id }) => id === 'ninefold')!), (plain) => {
        const puzzle = { ...plain, symbols: makeSymbols(symbols) };
        for (const id of ['ninefold', 'json']) {
          const text = formatPuzzle(puzzle, id);
          const read = text.ok ? parsePuzzle(text.value) : text;
          if (!read.ok) throw new Error(read.error);
          expect(isSamePuzzle(read.value, puzzle)).toBe(true);
          expect(read.value.symbols.all).toEqual(symbols);
          expect(read.value.progress).toEqual(puzzle.progress);
        }
      }),
      { numRuns: 4 },
    );
  });
});

test.each(kinds.map((kind) => ({ spec: kind.spec, kind })))('a line of $spec is read back, by itself and as a puzzle', ({ kind }) => {
  const puzzle = makePuzzle(
    kind,
    Uint8Array.from({ length: kind.geometry.cellCount }, (_, cell) => (cell * 7) % (kind.geometry.size + 1)),
  );
  const cells = parseCells(formatLine(puzzle), puzzle);
  expect(cells.ok && cells.value.length).toBe(kind.geometry.places.length);
  for (const id of ['ninefold', 'json']) {
    const text = formatPuzzle(puzzle, id);
    const read = text.ok ? parsePuzzle(text.value) : text;
    expect(read.ok && isSamePuzzle(read.value, puzzle)).toBe(true);
  }
});

test('titles and comments of any characters survive', () => {
  const kind = kinds.find(({ spec }) => spec === 'classic:2x2')!;
  const text = fc.string({ unit: 'binary' }).filter((string) => !/[\uD800-\uDFFF]/.test(string));
  fc.assert(
    fc.property(text, text, (title, comment) => {
      const puzzle = makePuzzle(kind, new Uint8Array(16), { info: { title, comment } });
      for (const id of ['ninefold', 'json']) {
        const written = formatPuzzle(puzzle, id);
        const read = written.ok ? parsePuzzle(written.value) : written;
        if (!read.ok) throw new Error(read.error);
        expect(read.value.info).toEqual(puzzle.info);
      }
    }),
    { numRuns: 60 },
  );
});
