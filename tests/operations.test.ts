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
  expectValid(`${operation.id}.request`, request);
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

/** Fields as options: lists with commas, switches alone. */
function optionsOf(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, value]) => (value === true ? [`--${name}`] : [`--${name}`, String(value)]));
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

describe('what cannot be answered is refused alike', () => {
  const solve = operations.find(({ id }) => id === 'solve')!;
  const HARD = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';

  test('a text that is no puzzle', async () => {
    const { error } = await fromLibrary(solve, { puzzle: '1234' });
    expect(error).toMatch(/expected 16 cells/);
    expect((await fromService(solve, { puzzle: '1234' }))['error']).toBe(error);
    const { code, answers } = fromCommand(solve, ['--puzzle', '1234']);
    // The command line calls a field by its option.
    expect([code, String(answers[0]!['error']).replace('--kind', '"kind"')]).toEqual([2, error]);
    const read = await page.ask('parse', { text: '1234' });
    expect(read).toMatchObject({ type: 'answer', answer: { errors: [{ error }] } });
  });

  test.each<[string, Fields, RegExp]>([
    ['a field that is not there', { surprise: 1 }, /there is no field "surprise"/],
    ['a number out of bounds', { limit: 0 }, /"limit" must be a whole number of at least 1 or all, not 0/],
    ['an engine that is not there', { engine: 'magic' }, /"engine" must be one of .*reference.*, not "magic"/],
    ['a setting that an engine lacks', { engine: 'fast', settings: { path: 'spiral' } }, /the engine fast has no setting "path"/],
  ])('%s', async (_, fields, words) => {
    const { error } = await fromLibrary(solve, { puzzle: HARD, ...fields });
    expect(error).toMatch(words);
    expect((await fromService(solve, { puzzle: HARD, ...fields }))['error']).toBe(error);
    const read = parsePuzzle(HARD);
    expect((await fromPage(solve, fields, read.ok ? read.value : undefined))['error']).toBe(error);
  });

  test('what ended a search is told as a word, not in a sentence', async () => {
    const fields = { nodes: 3, engine: 'reference' };
    const read = parsePuzzle(HARD);
    const answers = [
      await fromLibrary(solve, { puzzle: HARD, ...fields }),
      await fromService(solve, { puzzle: HARD, ...fields }),
      await fromPage(solve, fields, read.ok ? read.value : undefined),
      ...fromCommand(solve, ['--puzzle', HARD, ...optionsOf(fields)]).answers,
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 'budget', ended: 'nodes', count: 0 });
  });
});
