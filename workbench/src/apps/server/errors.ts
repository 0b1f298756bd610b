import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Complaint, complain, type Said } from '#core';
import { anything, object, oneOf, record, text, whole } from '#schema';
import { languageOf, speakIn } from './languages.ts';
import { PROBLEM_CODES, type ProblemCode, problems } from './problems.ts';

const PROBLEM_JSON = 'application/problem+json; charset=utf-8';

/** What every error looks like: problem details (RFC 9457) with a code for programs and the id of the request. */
const problemSchema = object({
  type: text().describe('The kind of problem, as a name that no other has.'),
  title: text().describe('What this kind of problem is called.'),
  status: whole(400, 599),
  detail: text().describe('One sentence for a person, in the language of Accept-Language (en, de, fr).'),
  code: oneOf(PROBLEM_CODES).describe('The kind of problem, for programs.'),
  said: record(anything()).describe('The sentence as data, for programs that speak themselves: a text with named holes, and their parts.'),
  requestId: text().describe('The id of the request; it is in the log of the service and in the header x-request-id, too.'),
});

/** The errors of a route, as its description has them. */
export const errors = Object.fromEntries(
  ['4xx', '5xx'].map((status) => [
    status,
    { description: 'A problem.', content: { 'application/problem+json': { schema: problemSchema } } },
  ]),
);

/** An error that the client is told. */
export class ApiError extends Error {
  readonly code: ProblemCode;
  readonly said: Said;

  constructor(code: ProblemCode, complaint: Complaint) {
    super(complaint.error);
    this.code = code;
    this.said = complaint.said;
  }

  get status(): number {
    return problems[this.code].status;
  }
}

/** An error of the service's own words: apiError('not_found', { en: ..., de: ..., fr: ... }). */
export function apiError(code: ProblemCode, ...sentence: Parameters<typeof complain>): ApiError {
  return new ApiError(code, complain(...sentence));
}

const process = randomUUID().slice(0, 18);
let requests = 0;

/** A new id for a request: that of this process, and a number. Nothing of a client goes into the log by way of it. */
export function requestId(): string {
  return `${process}-${(++requests).toString(36)}`;
}

/** Turns everything that goes wrong into the one form of errors. What is a fault of ours is logged and not told. */
export function handleErrors(app: FastifyInstance): void {
  const known: { readonly method: string; readonly pattern: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    // Files may have any name, so their route says nothing of what there is.
    if (url.includes('*')) return;
    const pattern = new RegExp(`^${url.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`);
    for (const one of [method].flat()) known.push({ method: one, pattern });
  });
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request) => {
    const path = request.url.split('?', 1)[0]!;
    throw notThere(request, [...new Set(known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))]);
  });
}

/** Nothing is at this address, or nothing for this method. */
function notThere(request: FastifyRequest, allowed: readonly string[]): ApiError {
  const parts = { method: request.method, path: pathOf(request), allowed: allowed.join(', ') };
  if (allowed.length === 0)
    return apiError(
      'not_found',
      { en: 'there is nothing at {path}', de: 'unter {path} gibt es nichts', fr: 'il n’y a rien à {path}' },
      parts,
    );
  return apiError(
    'method_not_allowed',
    {
      en: '{path} takes {allowed}, not {method}',
      de: '{path} nimmt {allowed}, nicht {method}',
      fr: '{path} accepte {allowed}, pas {method}',
    },
    parts,
  );
}

/** Sends an error to the client, in the language that it asks for. */
export async function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const known = asApiError(error);
  if (known.code === 'internal') request.log.error({ err: error, requestId: request.id }, 'a request failed');
  if (known.status === 429 || known.status === 503) reply.header('retry-after', reply.getHeader('retry-after') ?? '1');
  // What is still to come of the request is not waited for.
  if (known.status === 408 || known.status === 413) reply.header('connection', 'close');
  if (known.code === 'method_not_allowed') reply.header('allow', String(known.said.parts['allowed']));
  const language = languageOf(request.headers['accept-language']);
  const { title } = problems[known.code];
  return reply
    .code(known.status)
    .header('content-language', language)
    .type(PROBLEM_JSON)
    .send(JSON.stringify(problemOf(known, request.id, title[language], await speakIn(language, known.said))));
}

function problemOf({ code, status, said }: ApiError, id: string, title: string, detail: string): object {
  return { type: `urn:ninefold:problem:${code}`, title, status, detail, code, said, requestId: id };
}

/** The path of a request without what follows the question mark, which may hold anything. */
export function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  return url.split('?', 1)[0]!.slice(0, 200);
}

const BY_STATUS: Readonly<Record<number, ProblemCode>> = Object.fromEntries(
  [...PROBLEM_CODES].reverse().map((code) => [problems[code].status, code]),
);

/** What the server and its plugins throw, by its status; whatever else is a fault of ours. */
function asApiError(error: FastifyError): ApiError {
  if (error instanceof ApiError) return error;
  const status = error.statusCode ?? (error as { status?: number }).status ?? 500;
  const code = status < 500 ? BY_STATUS[status] : undefined;
  if (code) return apiError(code, problems[code].title);
  return apiError('internal', {
    en: 'something went wrong here; it has been noted',
    de: 'hier ging etwas schief; es ist notiert',
    fr: 'une erreur s’est produite ici\u00a0; elle a été notée',
  });
}

/** What a socket is told whose bytes are no request: there is no request, so its language is unknown. */
export function refuseSocket(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const code = SOCKET_ERRORS[error.code ?? ''];
  const problem = code ? apiError(code, problems[code].title) : apiError('invalid_request', NOT_HTTP);
  const body = JSON.stringify(problemOf(problem, requestId(), problems[problem.code].title.en, problem.message));
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    `content-type: ${PROBLEM_JSON}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

const NOT_HTTP = { en: 'this is not HTTP', de: 'das ist kein HTTP', fr: 'ce n’est pas du HTTP' };
const SOCKET_ERRORS: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
};
