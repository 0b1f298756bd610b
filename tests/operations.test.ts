import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NinefoldClient } from '#client';
import type { Puzzle } from '#core';
import { formatPuzzle, parsePuzzle } from '#formats';
import { exampleKinds, kindFamilies } from '#kinds';
import { type AnyOperation, answerRequest, noPuzzle, operationOf, operations, schemasOf, Workshop } from '#operations';
import { type Document, findOperation } from '#questions';
import { packPosition } from '#session';
import { type CliResult, ninefold, ninefoldHere } from './run-cli.ts';
import { startService } from './service.ts';
import { type PageWorker, startPageWorker } from './web/page-worker.ts';

/*
 * Every operation on one puzzle of every family, asked of the library, of the command line as a process, of the service over HTTP, and of
 * the worker of the built page in a browser. The four answers are equal but for times and memory, and so are refusals and errors. Requests
 * and answers are what the published schemas say, by a validator that shares nothing with ours.
 */

type Json = Record<string, unknown>;
type Fields = Record<string, unknown>;

const workshop = new Workshop();
const folder = mkdtempSync(join(tmpdir(), 'ninefold-operations-'));
let client: NinefoldClient;
let service: Awaited<ReturnType<typeof startService>>;
let samples: readonly Sample[] = [];
let page: PageWorker;

const published: object = JSON.parse(readFileSync(new URL('../library/schemas.json', import.meta.url), 'utf8'));
const validator = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true }).addSchema(published, 'ninefold');

/** Holds a value against a published schema: "solve.request", "solve.answer". */
function expectValid(name: string, value: unknown): void {
  const validate = validator.getSchema(`ninefold#/$defs/${name}`)!;
  expect(validate(value) ? [] : validate.errors, `${name} of ${JSON.stringify(value).slice(0, 300)}`).toEqual([]);
}

/** A puzzle of a family with its text, which says its kind. */
interface Sample {
  readonly family: string;
  readonly spec: string;
  readonly puzzle: Puzzle;
  readonly text: string;
}

beforeAll(async () => {
  [service, samples, page] = await Promise.all([startService(['--data', 'memory', '--timeout', '120']), makeSamples(), startPageWorker()]);
  client = new NinefoldClient(service);
  writeFileSync(join(folder, 'puzzles.txt'), samples.map(({ text }) => text).join('\n\n'));
});
afterAll(async () => {
  await page?.close();
  await service?.stop('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** The smallest example of each family, made by the library itself. */
async function makeSamples(): Promise<Sample[]> {
  const generate: AnyOperation = operations.find(({ id }) => id === 'generate')!;
  return Promise.all(
    kindFamilies.map(async (family) => {
      const [kind] = exampleKinds(family).sort((a, b) => a.geometry.cellCount - b.geometry.cellCount);
      const { spec } = kind!;
      const made = await answerRequest(generate, generate.request.mustRead({ kind: spec, seed: 1, rate: false }), workshop);
      if (!made.ok) throw new Error(`${spec}: ${made.error}`);
      const [{ puzzle: line, regions }] = (made.value.json as { puzzles: [{ puzzle: string; regions?: string }] }).puzzles;
      const read = parsePuzzle(`kind: ${spec}\n${regions === undefined ? '' : `regions: ${regions}\n`}${line}`);
      if (!read.ok) throw new Error(`${spec}: ${read.error}`);
      const text = formatPuzzle(read.value, 'ninefold');
      if (!text.ok) throw new Error(`${spec}: ${text.error}`);
      return { family: family.id, spec, puzzle: read.value, text: text.value.trim() };
    }),
  );
}

/** What differs from run to run and from place to place. */
const UNLIKE = new Set(['elapsedMs', 'peakBytes', 'where']);

/** An answer without times and memory; a row is told by its engine, and not by the number of its puzzle in a file. */
function settled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(settled);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name, one]) => !UNLIKE.has(name) && !(name === 'puzzle' && typeof one === 'number'));
  return Object.fromEntries(kept.map(([name, one]) => [name, settled(one)]));
}

/** A refusal in the one form that all of them are compared in. */
const refusal = (error: string): Json => ({ status: 'invalid', error });

async function fromLibrary(operation: AnyOperation, request: Fields): Promise<Json> {
  const read = operation.request.read(request, '');
  if (!read.ok) return refusal(read.error);
  if (operation.answer) expectValid(`${operation.id}.request`, request);
  const answer = await answerRequest(operation, read.value, workshop);
  if (!answer.ok) return refusal(answer.error);
  expectValid(`${operation.id}.answer`, JSON.parse(JSON.stringify(answer.value.json)));
  // What is promised as its schema is all that there is.
  expect(operation.answer!.mustRead(answer.value.json)).toEqual(answer.value.json);
  return answer.value.json as Json;
}

async function fromService({ id }: AnyOperation, request: Fields): Promise<Json> {
  const ask = (client as unknown as Record<string, (fields: Fields) => Promise<Json>>)[id]!;
  return ask(request).catch((error: Error) => refusal(error.message));
}

/** The worker gives the page a report; its JSON is made of it as everywhere. */
async function fromPage(operation: AnyOperation, fields: Fields, puzzle: Puzzle | undefined): Promise<Json> {
  const answer = await page.ask(operation.id, { ...fields, ...(puzzle ? { puzzle: packPosition(puzzle) } : {}) });
  if (answer.type === 'failure') return refusal(answer.complaint.error);
  const read = operation.request.mustRead({ ...fields, ...(puzzle ? { puzzle: '.' } : {}) });
  return operation.json(puzzle, answer.answer, read) as Json;
}

/** The answers of the command line, one for each puzzle of its input, in their order. */
function fromCommand(operation: AnyOperation, args: readonly string[]): { readonly code: number | null; readonly answers: Json[] } {
  return readCommand(operation, ninefold([operation.id, ...args, '--json']));
}

function readCommand(
  { listed }: AnyOperation,
  { code, objects, err }: CliResult,
): { readonly code: number | null; readonly answers: Json[] } {
  if (objects.length === 0) throw new Error(err);
  return { code, answers: listed === undefined ? objects : objects.map((object) => ({ item: object })) };
}

/**
 * The answers of the command line where each puzzle would be a process of its own, with threads: after the first it is asked here. That
 * threads change nothing is tried in tests/generate-everywhere.test.ts.
 */
async function fromCommandHere(operation: AnyOperation, args: readonly string[]): Promise<Json[]> {
  const alone = operation.id === 'generate' ? ['--threads', '1'] : [];
  return readCommand(operation, await ninefoldHere([operation.id, ...args, '--json', ...alone])).answers;
}

const fromPrinter = (args: readonly string[]): number | null => ninefold(['print', ...args]).code;

/** perPage is --per-page. */
const flagOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Fields as options: lists with commas, switches alone. */
function optionsOf(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (typeof value === 'boolean') return [`--${value ? '' : 'no-'}${name}`];
    return [`--${flagOf(name)}`, String(value)];
  });
}

/** The example of an operation without its puzzle: what is asked of every puzzle. */
function fieldsOf({ example }: AnyOperation): Fields {
  const { puzzle: _, kind: __, ...fields } = example as Fields;
  return 'count' in fields ? { ...fields, count: 1 } : fields;
}

/** The items that the command line prints of an answer. */
function printed({ listed }: AnyOperation, answer: Json): unknown[] {
  if (listed === undefined || answer['status'] === 'invalid') return [answer];
  return (answer[listed] as Json[]).map((item) => ({ item }));
}

/** A certificate is four texts, and on the command line four files: it has a test of its own below. */
const asked = operations.filter(({ id }) => id !== 'verify');

describe.each(asked.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  const fields = fieldsOf(operation);
  const takesPuzzle = operation.subject !== noPuzzle;

  test('answers alike in the library, on the command line, over HTTP and in the page', async () => {
    const expected: unknown[] = [];
    for (const { spec, puzzle, text } of takesPuzzle || 'kind' in operation.fields ? samples : samples.slice(0, 1)) {
      const about = takesPuzzle ? { puzzle: text } : 'kind' in operation.fields ? { kind: spec } : {};
      const request = { ...fields, ...about };
      const answer = await fromLibrary(operation, request);
      expect(settled(await fromService(operation, request)), `${spec} over HTTP`).toEqual(settled(answer));
      const page = fromPage(operation, takesPuzzle ? fields : request, takesPuzzle ? puzzle : undefined);
      expect(settled(await page), `${spec} in the page`).toEqual(settled(answer));
      const items = printed(operation, answer).map(settled);
      if (takesPuzzle) expected.push(...items);
      else {
        const isFirst = spec === samples[0]!.spec;
        const answers = isFirst ? fromCommand(operation, optionsOf(request)).answers : await fromCommandHere(operation, optionsOf(request));
        expect(answers.map(settled), `${spec} on the command line`).toEqual(items);
      }
    }
    if (!takesPuzzle) return;
    const { answers } = fromCommand(operation, [join(folder, 'puzzles.txt'), ...optionsOf(fields)]);
    expect(answers.map(settled)).toEqual(expected);
  });
});

/** A book or a picture comes as a file. The page has no such question: it prints what it shows. */
test('print makes the same file in the library, on the command line and over HTTP', async () => {
  const print = findOperation('print')!;
  const asked = { format: 'svg', rating: false };
  expect(fromPrinter([join(folder, 'puzzles.txt'), '--out', join(folder, 'all.svg'), '--no-rating'])).toBe(0);
  for (const [i, { text, spec }] of samples.entries()) {
    const made = await answerRequest(print, print.request.mustRead({ ...asked, puzzle: text }), workshop);
    if (!made.ok) throw new Error(`${spec}: ${made.error}`);
    const { bytes } = made.value.json as Document;
    const overHttp = await client.print({ format: 'svg', rating: false, puzzle: text });
    expect(Buffer.from(await overHttp.arrayBuffer()).equals(bytes), `${spec} over HTTP`).toBe(true);
    const file = readFileSync(join(folder, `all-${String(i + 1).padStart(3, '0')}.svg`));
    expect(file.equals(bytes), `${spec} on the command line`).toBe(true);
  }
});

test('verify answers alike about the certificate of a puzzle of every family, and about one that is broken', async () => {
  const [certify, verify]: AnyOperation[] = [operationOf('certify'), operationOf('verify')];
  const certificates = join(folder, 'certificates');
  mkdirSync(certificates);
  const expected: unknown[] = [];
  for (const [i, { text, spec }] of samples.entries()) {
    const { puzzle, claim, formula, proof } = await fromLibrary(certify!, { puzzle: text });
    // The proof of the last one lacks its last line.
    const cut = i === samples.length - 1 ? String(proof).replace(/.*\n$/, '') : String(proof);
    const files = { puzzle: String(puzzle), claim: JSON.stringify(claim), formula: String(formula), proof: cut };
    const answer = await fromLibrary(verify!, files);
    expect(answer['holds'], spec).toBe(i < samples.length - 1);
    expect(await fromService(verify!, files), `${spec} over HTTP`).toEqual(answer);
    expect(await fromPage(verify!, files, undefined), `${spec} in the page`).toEqual(answer);
    const endings = { puzzle: 'txt', claim: 'json', formula: 'cnf', proof: 'lrat' } as const;
    for (const [file, content] of Object.entries(files))
      writeFileSync(join(certificates, `${i + 1}.${endings[file as keyof typeof files]}`), content);
    expected.push({ certificate: String(i + 1), ...answer });
  }
  const { code, objects } = ninefold(['verify', certificates, '--json']);
  expect([code, objects]).toEqual([4, expected]);
});

test('the published schemas are those of the operations, and schemas by the definition of JSON Schema', () => {
  expect(published).toEqual(JSON.parse(JSON.stringify(schemasOf(operations))));
  expect(validator.validateSchema(published) || validator.errors).toBe(true);
});

test('what the schemas do not allow is refused by both readers', () => {
  const wrong: readonly Fields[] = [
    {},
    { puzzle: 7 },
    { puzzle: '1234', limit: 0 },
    { puzzle: '1234', engine: 'magic' },
    { puzzle: '1', more: 1 },
  ];
  for (const request of wrong) {
    expect(operationOf('solve').request.read(request, '').ok, JSON.stringify(request)).toBe(false);
    expect(validator.getSchema('ninefold#/$defs/solve.request')!(request), JSON.stringify(request)).toBe(false);
  }
});

/** What the command line says in its own way: seconds, bounds that only a service has, and settings of engines, each an option of its own. */
const TYPED = new Set(['timeMs', 'count', 'dpi', 'settings']);

/** A refusal as the command line says it, with its options called fields again. */
function refusalOf({ objects, err }: CliResult): Json {
  const [line = ''] = err.split('\n');
  const told = String(
    objects[0]?.['error'] ?? line.replace(/^ninefold: (?:--puzzle: |option '[^']*' argument '[^']*' is invalid\. )?/, ''),
  );
  return refusal(told.replace(/--([a-z-]+)/g, (_, flag: string) => `"${flag.replace(/-./g, ([, letter]) => letter!.toUpperCase())}"`));
}

const EMPTY = '................';
const HARD = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';
const FIGURE = '1...3...25..2.4..9.38...46..5.1.7.9...39.51...4.3.2.5..26...81.3..7.8..64...5...7';
const read = (text: string): Puzzle => {
  const puzzle = parsePuzzle(text);
  if (!puzzle.ok) throw new Error(puzzle.error);
  return puzzle.value;
};

describe.each([...operations, findOperation('print')!].map((operation: AnyOperation) => [operation.id, operation] as const))(
  '%s',
  (id, operation) => {
    const takesPuzzle = operation.subject !== noPuzzle;
    const fields = fieldsOf(operation);
    // A file is printed by the command line and the service; the first tells its format by its name.
    const isInPage = id !== 'print';
    const typedFields = isInPage ? fields : { out: join(folder, 'refused.svg') };

    /** The same from everywhere: fields, perhaps about a puzzle, and how the command line is asked, where it can be. */
    async function expectAlike(request: Fields, options: string[] | undefined, inPage: Promise<unknown> | undefined): Promise<Json> {
      const answer = await fromLibrary(operation, request);
      const [overHttp, fromWorker, typed] = await Promise.all([
        fromService(operation, request),
        inPage,
        options && ninefoldHere([id, ...options, ...(isInPage ? ['--json'] : [])]),
      ]);
      const what = JSON.stringify(request);
      expect(settled(overHttp), `${what} over HTTP`).toEqual(settled(answer));
      if (inPage) expect(settled(fromWorker), `${what} in the page`).toEqual(settled(answer));
      if (!typed) return answer;
      if (answer['status'] === 'invalid') expect([typed.code, refusalOf(typed)], `${what} on the command line`).toEqual([2, answer]);
      else expect(readCommand(operation, typed).answers.map(settled), what).toEqual(printed(operation, answer).map(settled));
      return answer;
    }

    test('refuses alike what is no request', async () => {
      const { out: help } = await ninefoldHere([id, '--help']);
      const about = takesPuzzle ? { puzzle: EMPTY } : {};
      const position = takesPuzzle ? read(EMPTY) : undefined;
      const ask = (odd: Fields): Promise<Json> | undefined => (isInPage ? fromPage(operation, odd, position) : undefined);
      const surprise = { ...fields, surprise: 1 };
      expect((await expectAlike({ ...about, ...surprise }, undefined, ask(surprise)))['error']).toMatch(/^there is no field "surprise"/);
      for (const [name, { json }] of Object.entries(operation.fields)) {
        if (json['type'] === 'boolean') continue;
        const odd = { ...fields, [name]: json['type'] === 'array' ? ['!?'] : '!?' };
        // A title may be any text.
        if (!isInPage && operation.request.read({ ...about, ...odd }, '').ok) continue;
        const isTyped = !TYPED.has(name) && help.includes(` --${flagOf(name)} `);
        await expectAlike({ ...about, ...odd }, isTyped ? optionsOf({ ...typedFields, ...about, [name]: '!?' }) : undefined, ask(odd));
      }
      if (!takesPuzzle) return;
      const texts: readonly [Fields, RegExp][] = [
        [{ puzzle: '1234', kind: 'classic:2x2' }, /^expected 16 cells/],
        [{ puzzle: EMPTY, kind: 'nonsense:9' }, /^unknown kind "nonsense:9"/],
        [{ puzzle: EMPTY, from: 'nonsense' }, /^"from" must be one of/],
      ];
      for (const [odd, words] of texts) {
        const request = { ...fields, ...odd };
        expect((await expectAlike(request, optionsOf({ ...typedFields, ...odd }), undefined))['error']).toMatch(words);
      }
    });

    test.runIf(takesPuzzle && isInPage)('says alike that there is no solution, that there are several, and what ended it', async () => {
      for (const puzzle of ['11..............', EMPTY]) {
        const request = { ...fields, puzzle };
        await expectAlike(request, optionsOf(request), fromPage(operation, fields, read(puzzle)));
      }
      if (!('nodes' in operation.fields)) return;
      const few = { ...fields, nodes: 1, ...(operation.fields['engine']?.words?.includes('reference') ? { engine: 'reference' } : {}) };
      // Logic alone solves the one, and nothing short of a search the other.
      const isLogic = ['explain', 'rate'].includes(id);
      const puzzle = isLogic ? FIGURE : HARD;
      const request = { ...few, puzzle };
      const { status, ended } = await expectAlike(request, optionsOf(request), fromPage(operation, few, read(puzzle)));
      expect([status, ended]).toEqual(isLogic ? ['complete', undefined] : ['budget', 'nodes']);
    });
  },
);

describe('what only one operation or one place can be asked', () => {
  const solve: AnyOperation = operationOf('solve')!;

  test('the page reads texts by itself, and refuses as the others do', async () => {
    const { error } = await fromLibrary(solve, { puzzle: '1234' });
    expect(await page.ask('parse', { text: '1234' })).toMatchObject({ type: 'answer', answer: { errors: [{ error }] } });
    const stranger = await page.ask('solve', { puzzle: { ...packPosition(read(EMPTY)), spec: 'nonsense:9' } });
    expect(stranger).toMatchObject({ type: 'failure', complaint: { error: expect.stringMatching(/^unknown kind "nonsense:9"/) } });
  });

  test.each<[string, Fields, RegExp]>([
    ['a number out of bounds', { limit: 0 }, /"limit" must be a whole number of at least 1 or all, not 0/],
    ['a setting that an engine lacks', { engine: 'fast', settings: { path: 'spiral' } }, /the engine fast has no setting "path"/],
  ])('%s', async (_, fields, words) => {
    const { error } = await fromLibrary(solve, { puzzle: HARD, ...fields });
    expect(error).toMatch(words);
    expect((await fromService(solve, { puzzle: HARD, ...fields }))['error']).toBe(error);
    expect((await fromPage(solve, fields, read(HARD)))['error']).toBe(error);
  });
});
