import { describe, expect, test } from 'vitest';
import { findPlace, makePuzzle, parseSymbols, partitionOf, type Result, settleOptions } from '#core';
import { engineEntries, findEngine, loadEngine, permutationTree } from '#engines';
import {
  findFormat,
  formatPuzzle,
  formatPuzzles,
  parseCells,
  parseGrid,
  parseJson,
  parsePuzzle,
  readPuzzles,
  streamPuzzles,
} from '#formats';
import { LocalMakers, orderOf } from '#generator';
import { kindOf, needsRegions, parseKind, parseKindWithoutRegions, parseSampleKind, specForRegions } from '#kinds';
import { answerRequest, makePuzzles, operations, Workshop } from '#operations';
import { kindOfRegions, readHeader } from '#picture';
import { addRules, findRule, parseCellList, readIssCell, ruleReader } from '#rules';
import { loadGame, unpackPuzzle } from '#session';
import { verifyCertificate, verifySteps } from '#verify';

// Plain JavaScript, JSON and forms hand over anything. Whatever takes text or ids from outside answers with a sentence and does not break.

const kind = kindOf('classic:2x2');
const puzzle = makePuzzle(kind, new Uint8Array(16));
const solve = operations.find(({ id }) => id === 'solve')!;
const LINE = '1234............';
const entry = engineEntries.find(({ options }) => options.length > 0)!;

async function firstOf(chunks: AsyncIterable<string>): Promise<Result<unknown>> {
  for await (const { result } of streamPuzzles(chunks)) return result;
  throw new Error('the stream gave nothing');
}

async function* stream(...pieces: string[]): AsyncGenerator<string> {
  yield* pieces;
}

/** Each way in from outside, with the argument left open. What cannot be seen by the compiler is cast once, in the test below. */
const readers: Readonly<Record<string, (bad: never) => Result<unknown> | Promise<Result<unknown>>>> = {
  'parsePuzzle, text': (bad) => parsePuzzle(bad),
  'parsePuzzle, kind': (bad) => parsePuzzle(LINE, { kind: bad }),
  'parsePuzzle, from': (bad) => parsePuzzle(LINE, { from: bad }),
  'parsePuzzle, symbols': (bad) => parsePuzzle(LINE, { symbols: bad }),
  'parsePuzzle, regions': (bad) => parsePuzzle(LINE, { kind: 'jigsaw:4', regions: bad }),
  'readPuzzles, text': (bad) => readPuzzles(bad)[0]!.result,
  'streamPuzzles, stream': (bad) => firstOf(bad),
  'streamPuzzles, piece': (bad) => firstOf(stream(bad)),
  'formatPuzzle, format': (bad) => formatPuzzle(puzzle, bad),
  'formatPuzzles, format': (bad) => formatPuzzles([puzzle], bad),
  findFormat: (bad) => findFormat(bad),
  parseCells: (bad) => parseCells(bad, puzzle),
  parseGrid: (bad) => parseGrid(bad, puzzle),
  parseJson: (bad) => parseJson(bad),
  parseSymbols: (bad) => parseSymbols(bad, 4),
  'parseKind, spec': (bad) => parseKind(bad),
  'parseKind, regions': (bad) => parseKind('jigsaw:4', bad),
  parseKindWithoutRegions: (bad) => parseKindWithoutRegions(bad),
  parseSampleKind: (bad) => parseSampleKind(bad),
  loadEngine: (bad) => loadEngine(bad),
  settleOptions: (bad) => settleOptions(entry, bad),
  'permutationTree, block': (bad) => permutationTree(puzzle, { block: bad, most: 10 }),
  'permutationTree, partition': (bad) => permutationTree(puzzle, { block: 1, partition: bad, most: 10 }),
  'addRules, lines': (bad) => addRules(kind, bad),
  'addRules, line': (bad) => addRules(kind, [bad]),
  parseCellList: (bad) => parseCellList(bad, ruleReader(kind).space),
  readIssCell: (bad) => readIssCell(bad, ruleReader(kind).space),
  findEngine: (bad) => findEngine(bad),
  specForRegions: (bad) => specForRegions(bad),
  kindOfRegions: (bad) => kindOfRegions(bad),
  'kindOfRegions, a region': (bad) => kindOfRegions([bad, 1, 1, 1]),
  readHeader: (bad) => readHeader(bad),
  'orderOf, fields': (bad) => orderOf(bad),
  'orderOf, kind': (bad) => orderOf({ kind: bad, seed: 1 }),
  'orderOf, symmetry': (bad) => orderOf({ kind: 'classic:2x2', seed: 1, symmetry: bad }),
  'makePuzzles, fields': (bad) => makePuzzles(bad, { makers: new LocalMakers() } as never),
  'answerRequest, request': (bad) => answerRequest(solve, bad, new Workshop()),
  'answerRequest, puzzle': (bad) => answerRequest(solve, { puzzle: bad }, new Workshop()),
  'verifyCertificate, sources': (bad) => verifyCertificate(bad),
  'verifyCertificate, a source': (bad) => verifyCertificate({ puzzle: bad } as never),
  verifySteps: (bad) => verifySteps(bad),
  unpackPuzzle: (bad) => unpackPuzzle(bad),
  loadGame: (bad) => loadGame(bad),
};

const BAD: readonly unknown[] = [null, 42, 7n, true, Symbol('x'), () => 1, new Date(0), Object.create(null)];
/** What may be left out. */
const MAY_BE_MISSING = [
  'parsePuzzle, kind',
  'parsePuzzle, from',
  'parsePuzzle, symbols',
  'formatPuzzle, format',
  'formatPuzzles, format',
  'parseKind, regions',
  'orderOf, symmetry',
  'permutationTree, partition',
];

describe.each(Object.entries(readers))('%s', (name, read) => {
  const values = [...BAD, ...(MAY_BE_MISSING.includes(name) ? [] : [undefined])].filter(
    (bad) => name !== 'settleOptions' || typeof bad !== 'object' || bad === null,
  );
  test.each(values.map((bad) => [typeof bad, bad]))('%s is refused in a sentence', async (_, bad) => {
    const result = await read(bad as never);
    expect(result).toEqual({ ok: false, error: expect.stringMatching(/^\S.*\S$/), said: expect.anything() });
  });
});

test('options that are no options are refused', () => {
  for (const bad of [null, 42, 'classic:3x3']) expect(parsePuzzle(LINE, bad as never).ok).toBe(false);
});

test('what looks something up finds nothing', () => {
  for (const bad of [undefined, null, 42, {}, Symbol('x')] as never[]) {
    expect([findPlace(puzzle.geometry, bad), partitionOf(puzzle.geometry, bad), findRule(bad)]).toEqual([undefined, undefined, undefined]);
    expect(needsRegions(bad)).toBe(false);
  }
});
