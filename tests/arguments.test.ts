import { describe, expect, test } from 'vitest';
import { findPlace, makePuzzle, parseSymbols, partitionOf, type Result, readKept, settleOptions } from '#core';
import { engineEntries, findEngine, loadEngine, permutationTree } from '#engines';
import {
  findFormat,
  formatPuzzle,
  formatPuzzles,
  KindShelf,
  parseCells,
  parseGrid,
  parseJson,
  parsePuzzle,
  readPuzzles,
  streamPlainLines,
  streamPuzzles,
} from '#formats';
import { kindOfOrder, LocalMakers, orderOf } from '#generator';
import { kindOf, needsRegions, parseKind, parseKindWithoutRegions, parseSampleKind, specForRegions } from '#kinds';
import { answerRequest, makePuzzles, makeTools, NO_LIMITS, operations, readPuzzle, settleEngine, Workshop } from '#operations';
import { kindOfRegions, readHeader } from '#picture';
import { addRules, findRule, parseCellList, readIssCell, ruleReader, withRules } from '#rules';
import { list, object, text, whole } from '#schema';
import { loadGame, unpackPuzzle } from '#session';
import { verifyCertificate, verifySteps } from '#verify';
// @ts-expect-error: a script of the documents, plain JavaScript.
import { givingResults } from '../scripts/surface.mjs';

// Plain JavaScript, JSON and forms hand over anything. Whatever takes text or ids from outside answers with a sentence and does not break.

const kind = kindOf('classic:2x2');
const puzzle = makePuzzle(kind, new Uint8Array(16));
const solve = operations.find(({ id }) => id === 'solve')!;
const LINE = '1234............';
const entry = engineEntries.find(({ options }) => options.length > 0)!;

const workshop = new Workshop();
const fields = object({ words: list(text()) });

async function firstOf(items: AsyncIterable<object>): Promise<Result<unknown>> {
  for await (const item of items) if ('result' in item) return item.result as Result<unknown>;
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
  'streamPuzzles, stream': (bad) => firstOf(streamPuzzles(bad)),
  'streamPuzzles, piece': (bad) => firstOf(streamPuzzles(stream(bad))),
  'streamPlainLines, stream': (bad) => firstOf(streamPlainLines(bad, {})),
  'streamPlainLines, piece': (bad) => firstOf(streamPlainLines(stream(bad), {})),
  'formatPuzzle, format': (bad) => formatPuzzle(puzzle, bad),
  'formatPuzzles, format': (bad) => formatPuzzles([puzzle], bad),
  'readPuzzles, options': (bad) => readPuzzles(LINE, bad)[0]!.result,
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
  'permutationTree, wish': (bad) => permutationTree(puzzle, bad),
  'KindShelf.find, spec': (bad) => new KindShelf().find(bad),
  'KindShelf.find, regions': (bad) => new KindShelf().find('jigsaw:4', bad),
  'withRules, rules': (bad) => withRules(kind, bad),
  'withRules, a rule': (bad) => withRules(kind, [bad]),
  'RuleReader.read, data': (bad) => ruleReader(kind).read(bad),
  'RuleReader.read, rule': (bad) => ruleReader(kind).read({ rule: bad }),
  'RuleReader.read, a field': (bad) => ruleReader(kind).read({ rule: 'cage', cells: bad }),
  'RuleReader.readAll, id': (bad) => ruleReader(kind).readAll(bad, [{}]),
  'RuleReader.readAll, list': (bad) => ruleReader(kind).readAll('cage', bad),
  'RuleReader.readAll, fields': (bad) => ruleReader(kind).readAll('cage', [bad]),
  'RuleReader.parse': (bad) => ruleReader(kind).parse(bad),
  'RuleReader.make, id': (bad) => ruleReader(kind).make(bad, {}),
  'RuleReader.make, fields': (bad) => ruleReader(kind).make('cage', bad),
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
  'kindOfOrder, order': (bad) => kindOfOrder(bad),
  'kindOfOrder, spec': (bad) => kindOfOrder({ spec: bad }),
  'kindOfOrder, regions': (bad) => kindOfOrder({ spec: 'jigsaw:4', regions: bad }),
  'makePuzzles, fields': (bad) => makePuzzles(bad, { makers: new LocalMakers() } as never),
  'answerRequest, operation': (bad) => answerRequest(bad, { puzzle: LINE }, workshop),
  'answerRequest, request': (bad) => answerRequest(solve, bad, workshop),
  'answerRequest, puzzle': (bad) => answerRequest(solve, { puzzle: bad }, workshop),
  'answerRequest, engine': (bad) => answerRequest(solve, { puzzle: LINE, engine: bad }, workshop),
  'answerRequest, kind': (bad) => answerRequest(solve, { puzzle: LINE, kind: bad }, workshop),
  'readPuzzle, request': (bad) => readPuzzle(bad, NO_LIMITS, workshop),
  'readPuzzle, puzzle': (bad) => readPuzzle({ puzzle: bad }, NO_LIMITS, workshop),
  'makeTools, fields': (bad) => makeTools(bad, workshop),
  'makeTools, engine': (bad) => makeTools({ engine: bad }, workshop),
  'makeTools, settings': (bad) => makeTools({ engine: entry.id, settings: bad }, workshop),
  'settleEngine, id': (bad) => settleEngine(bad, {}, workshop),
  'settleEngine, settings': (bad) => settleEngine(entry.id, bad, workshop),
  'Schema.read, text': (bad) => text().read(bad, 'x'),
  'Schema.read, list': (bad) => list(whole()).read(bad, 'x'),
  'Schema.readText': (bad) => list(text()).readText(bad, 'x'),
  'ObjectSchema.read, object': (bad) => fields.read(bad, ''),
  'ObjectSchema.read, a field': (bad) => fields.read({ words: [bad] }, ''),
  'ObjectSchema.readText': (bad) => fields.readText(bad, 'x'),
  'ObjectSchema.readTexts, object': (bad) => fields.readTexts(bad),
  'ObjectSchema.readTexts, a text': (bad) => fields.readTexts({ words: bad }),
  readKept: (bad) => readKept(bad, puzzle.geometry),
  'verifyCertificate, sources': (bad) => verifyCertificate(bad),
  'verifyCertificate, a source': (bad) => verifyCertificate({ puzzle: bad } as never),
  verifySteps: (bad) => verifySteps(bad),
  unpackPuzzle: (bad) => unpackPuzzle(bad),
  loadGame: (bad) => loadGame(bad),
};

/**
 * What gives a Result and has no way in from outside: it works on what the library itself has made (puzzles, kinds, formats, engines), or
 * makes a Result of its parts.
 */
const MADE_ONLY = [
  ...['beginSearch', 'certify', 'certifying', 'leastClues', 'moveRules', 'onlySolution', 'puzzleRead', 'reducePuzzle'],
  ...['refuseRules', 'verifyReport', 'writeUnit'],
  ...['expected', 'fail', 'failedBy', 'mustBe', 'ok', 'refuseAllButFields', 'refuseAllButText'],
];

test('every exported function that gives a Result is tried here or takes nothing from outside', () => {
  const tried = Object.keys(readers).map((name) => name.split(', ')[0]!);
  expect([...new Set([...tried, ...MADE_ONLY])].sort()).toEqual(givingResults());
});

const BAD: readonly unknown[] = [null, 42, 7n, true, Symbol('x'), () => 1, new Date(0), Object.create(null)];
/** What takes a text or an id and is not called by that. */
const TEXTS = ['findFormat', 'parseJson', 'parseSymbols', 'loadEngine'];
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
  'readPuzzles, options',
  'kindOfOrder, regions',
  'answerRequest, engine',
  'answerRequest, kind',
  'makeTools, engine',
  'makeTools, settings',
];

/** Where an object without any known field says nothing, and is taken. */
const TAKES_FIELDS = [
  'settleOptions',
  'settleEngine, settings',
  'makeTools, fields',
  'makeTools, settings',
  'readKept',
  'readPuzzles, options',
  'RuleReader.make, fields',
];

describe.each(Object.entries(readers))('%s', (name, read) => {
  const values = [...BAD, ...(MAY_BE_MISSING.includes(name) ? [] : [undefined])].filter(
    (bad) => !TAKES_FIELDS.includes(name) || typeof bad !== 'object' || bad === null,
  );
  test.each(values.map((bad) => [typeof bad, bad]))('%s is refused in a sentence', async (_, bad) => {
    const result = await read(bad as never);
    expect(result).toEqual({ ok: false, error: expect.stringMatching(/^\S.*\S$/), said: expect.anything() });
  });
});

test('a proxy that was revoked is refused in a sentence wherever a text or an id is expected', async () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const asked = Object.entries(readers).filter(([name]) => /(^|, )(text|kind|spec|format|symbols)$/.test(name) || TEXTS.includes(name));
  expect(asked.length).toBeGreaterThan(10);
  for (const [name, read] of asked) expect([name, await read(proxy as never)]).toEqual([name, expect.objectContaining({ ok: false })]);
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

test('a request is answered the same, whether its schema has read it before or not', async () => {
  const asked = { puzzle: LINE, timeMs: 60_000 };
  const answers = await Promise.all([asked, solve.request.mustRead(asked)].map((request) => answerRequest(solve, request, workshop)));
  const [unread, read] = answers.map((answer) => (answer.ok ? { ...answer.value.json, elapsedMs: 0 } : answer));
  expect(unread).toMatchObject({ status: expect.any(String) });
  expect(unread).toEqual(read);
});
