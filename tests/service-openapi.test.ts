import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, temporaryFolder } from './service.ts';

// The description of the API is true: it is one by the specification, and a client that knows nothing but it can use everything it names.

const folder = temporaryFolder();
let service: Awaited<ReturnType<typeof startService>>;
let api: Description;

beforeAll(async () => {
  service = await startService(['--data', folder.path, '--rate', '0']);
  api = (await (await fetch(`${service.url}/openapi.json`)).json()) as Description;
});
afterAll(async () => {
  await service.stop();
  folder.remove();
});

interface Media {
  readonly example?: unknown;
  readonly schema: { readonly examples?: readonly unknown[]; readonly anyOf?: readonly Media['schema'][] };
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean; readonly schema: object }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>>; readonly headers?: object }>>;
}
interface Description {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Call {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly type?: string;
}

const ajv = new Ajv2020({ strict: false });

/** Calls an operation by its id with nothing but the description, and holds the answer against it. */
async function call(id: string, { parameters = {}, body, type = 'application/json' }: Call = {}) {
  const [path, method, operation] = Object.entries(api.paths)
    .flatMap(([address, methods]) => Object.entries(methods).map(([verb, one]) => [address, verb, one] as const))
    .find(([, , one]) => one.operationId === id)!;
  const known = operation.parameters ?? [];
  for (const name of Object.keys(parameters)) expect(known.map((one) => one.name)).toContain(name);
  const query = new URLSearchParams(
    known.filter((one) => one.in === 'query' && parameters[one.name] !== undefined).map((one) => [one.name, parameters[one.name]!]),
  );
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name]!);
  if (body !== undefined) expect(Object.keys(operation.requestBody!.content)).toContain(type);
  if (body !== undefined && type === 'application/json')
    mustFit(operation.requestBody!.content[type]!.schema, body, `the request of ${id}`);
  const answer = await fetch(`${service.url}${address}?${query}`, {
    method: method.toUpperCase(),
    ...(body === undefined
      ? {}
      : { body: type === 'application/json' ? JSON.stringify(body) : String(body), headers: { 'content-type': type } }),
  });
  // A success is described by its own status, a problem by its class.
  const status = answer.status < 400 ? String(answer.status) : `${Math.floor(answer.status / 100)}XX`;
  expect(Object.keys(operation.responses), `${id} answers ${answer.status}`).toContain(status);
  const described = operation.responses[status];
  const form = answer.headers.get('content-type')?.split(';')[0] ?? '';
  const text = await answer.text();
  if (answer.status === 204) return { status: 204, json: undefined, text };
  expect(Object.keys(described!.content ?? {}), `${id} answers ${form}`).toContain(form);
  const json = form.includes('json') ? (JSON.parse(text) as Record<string, unknown>) : undefined;
  if (json) mustFit(described!.content![form]!.schema, json, `the answer of ${id}`);
  return { status: answer.status, json, text };
}

function mustFit(schema: object, value: unknown, what: string): void {
  const fits = ajv.compile(schema);
  expect(fits(value), `${what}: ${ajv.errorsText(fits.errors)}`).toBe(true);
}

test('notes beside an answer are described', () => {
  const noted = Object.entries(api.paths).flatMap(([path, { post }]) =>
    post && 'x-ninefold-notes' in (post.responses['200']?.headers ?? {}) ? [path] : [],
  );
  expect(noted).toEqual(expect.arrayContaining(['/api/v1/print', '/api/v1/solve']));
});

test('is a description by the specification', async () => {
  expect(api.openapi).toBe('3.1.0');
  const validator = new Validator();
  const result = await validator.validate(structuredClone(api) as never);
  expect(result.valid, JSON.stringify(result.errors)).toBe(true);
  const ids = Object.values(api.paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  expect(new Set(ids).size).toBe(ids.length);
  for (const methods of Object.values(api.paths))
    for (const { responses } of Object.values(methods)) {
      expect(Object.keys(responses).some((status) => status.startsWith('2'))).toBe(true);
      for (const status of ['4XX', '5XX']) expect(Object.keys(responses[status]!.content!)).toEqual(['application/problem+json']);
    }
});

describe('a client made from it', () => {
  test('asks every question with its example, and both are as the published schemas say', async () => {
    const { $defs } = (await call('schemas')).json as { readonly $defs: Readonly<Record<string, object>> };
    const untried = new Set(Object.keys($defs));
    const fits = (name: string, value: unknown): void => {
      if (untried.delete(name)) mustFit({ $ref: `#/$defs/${name}`, $defs }, value, name);
    };
    for (const [path, methods] of Object.entries(api.paths)) {
      const operation = methods['post'];
      const content = operation?.requestBody?.content['application/json'];
      if (!operation || !content || path.includes('{')) continue;
      const examples = content.example === undefined ? (content.schema.anyOf?.map((one) => one.examples![0]) ?? []) : [content.example];
      expect(examples.length, operation.operationId).toBeGreaterThan(0);
      for (const body of examples) {
        const { status, json } = await call(operation.operationId, { body });
        expect([200, 201]).toContain(status);
        const id = path.split('/').at(-1)!;
        fits(`${id}.request`, body);
        if (json) fits(`${id}.answer`, json);
      }
    }
    expect([...untried]).toEqual([]);
  });

  test('reads every list', async () => {
    for (const [path, methods] of Object.entries(api.paths))
      if (methods['get'] && !path.includes('{') && !methods['get'].parameters?.some(({ required }) => required))
        expect((await call(methods['get'].operationId)).status, path).toBe(200);
    expect((await call('kind', { parameters: { spec: 'solid:2' } })).status).toBe(200);
  });

  test('begins a job with a file, follows it, reads, cancels and forgets it', async () => {
    const made = await call('createFileJob', {
      parameters: { do: 'solve', kind: 'classic:2x2', label: 'from the description' },
      body: '1...............\n12..............\n',
      type: 'text/plain',
    });
    expect(made.status).toBe(201);
    const parameters = { id: String(made.json!['id']) };
    expect((await call('jobEvents', { parameters })).text).toContain('event: end');
    expect((await call('attendJob', { parameters })).text).toContain('event: end');
    expect((await call('getJob', { parameters })).json).toMatchObject({ state: 'done' });
    expect((await call('jobItems', { parameters: { ...parameters, limit: '1' } })).json).toMatchObject({ isLast: false });
    expect((await call('cancelJob', { parameters })).status).toBe(200);
    expect((await call('deleteJob', { parameters })).status).toBe(204);
    expect((await call('getJob', { parameters })).status).toBe(404);
  });

  test('is told of its mistakes as described', async () => {
    expect((await call('createFileJob', { parameters: { do: 'dance' }, body: 'x', type: 'text/plain' })).status).toBe(422);
    expect((await call('report', { parameters: { name: 'none', experiment: 'none' } })).status).toBe(404);
    expect((await call('solve', { body: { puzzle: '1234' } })).status).toBe(422);
    expect((await call('kind', { parameters: { spec: 'nothing' } })).status).toBe(422);
  });
});
