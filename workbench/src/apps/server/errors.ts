import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Complaint, Said } from '#core';
import { anything, object, oneOf, record, text } from '#schema';

/** Every code that an error may have; clients may rely on them. */
const ERROR_CODES = [
  'invalid_request',
  'invalid_puzzle',
  'unauthorized',
  'origin_not_allowed',
  'not_found',
  'too_large',
  'unsupported_media_type',
  'rate_limited',
  'too_many_at_once',
  'too_many_jobs',
  'busy',
  'out_of_time',
  'out_of_memory',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** What every error looks like. */
export const errorSchema = object({
  error: object({
    code: oneOf(ERROR_CODES),
    message: text().describe('One sentence for a person.'),
    said: record(anything())
      .optional()
      .describe('The same as data, for programs that speak other languages: a text with named holes, and their parts.'),
  }),
});

/** An error that the client is told. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  /** The sentence as data, where it is one of the library's. */
  readonly said: Said | undefined;

  constructor(status: number, code: ErrorCode, words: string | Complaint) {
    super(typeof words === 'string' ? words : words.error);
    this.status = status;
    this.code = code;
    this.said = typeof words === 'string' ? undefined : words.said;
  }
}

/** Turns everything that goes wrong into the one form of errors. What is a fault of ours is logged and not told. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = asApiError(error);
    if (known.status >= 500 && known.code === 'internal') request.log.error({ err: error }, 'a request failed');
    sendError(reply, known);
  });
  app.setNotFoundHandler((request, reply) => {
    sendError(reply, new ApiError(404, 'not_found', `there is nothing at ${request.method} ${pathOf(request)}`));
  });
}

function sendError(reply: FastifyReply, { status, code, message, said }: ApiError): void {
  if (status === 429 || status === 503) reply.header('retry-after', reply.getHeader('retry-after') ?? '1');
  void reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({ error: { code, message, ...(said ? { said } : {}) } });
}

/** The path of a request without what follows the question mark, which may hold anything. */
export function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0]!.slice(0, 200);
}

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_request',
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
};

function asApiError(error: FastifyError): ApiError {
  if (error instanceof ApiError) return error;
  const code = BY_STATUS[error.statusCode ?? 500];
  if (code) return new ApiError(error.statusCode!, code, error.message);
  return new ApiError(500, 'internal', 'something went wrong here; it has been noted');
}
