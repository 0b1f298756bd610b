import { createHash, timingSafeEqual } from 'node:crypto';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './errors.ts';
import type { ServerOptions } from './options.ts';

/** What pages from here may load: their own files, WebAssembly, workers; nothing from anywhere else. */
const CONTENT_SECURITY_POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  workerSrc: ["'self'", 'blob:'],
  // The page and the page of the API set styles on elements.
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  // Service on a machine of one's own is plain HTTP; a proxy in front that speaks TLS adds its own.
  upgradeInsecureRequests: null,
};

/** Answers of the API are data and never pages; a fixed set spares making one for each answer, which showed in profiles. */
const API_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
/** Paths that anybody may ask for: they say nothing of anybody's puzzles. */
const OPEN = /^\/(healthz|readyz|openapi\.json|docs(\/.*)?)$/;

/** Headers, limits of rate, the token, and who may ask from a browser. */
export async function guard(app: FastifyInstance, options: ServerOptions): Promise<void> {
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
    strictTransportSecurity: false,
  });
  await app.register(rateLimit, {
    max: options.rate,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: clientOf,
    allowList: (request) => /^\/(healthz|readyz)$/.test(request.url),
    errorResponseBuilder: (_, { after }) =>
      new ApiError(429, 'rate_limited', `more than ${options.rate} requests in a minute; try again in ${after}`),
  });
  const expected = options.token === undefined ? undefined : digest(options.token);
  const isLocal = LOOPBACK.test(options.host) || options.host === '::1';
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.headers(API_HEADERS);
    else await reply.helmet();
    const { host = '', origin } = request.headers;
    // A page of another site whose name was made to point here must not pass for one of ours.
    if (isLocal && !LOOPBACK.test(host)) throw new ApiError(403, 'origin_not_allowed', 'this service answers to its own machine only');
    if (origin !== undefined && !isSameOrigin(origin, host)) {
      if (origin !== options.cors) throw new ApiError(403, 'origin_not_allowed', 'pages of other sites may not use this service');
      reply.header('access-control-allow-origin', origin).header('vary', 'origin');
      if (request.method === 'OPTIONS') {
        reply
          .header('access-control-allow-methods', 'GET, POST, DELETE')
          .header('access-control-allow-headers', 'authorization, content-type, last-event-id')
          .header('access-control-max-age', '600');
        return reply.code(204).send();
      }
    }
    const needsToken = request.url.startsWith('/api/') || request.url.startsWith('/metrics');
    if (expected && needsToken && !OPEN.test(request.url) && !isExpected(request, expected)) {
      reply.header('www-authenticate', 'Bearer');
      throw new ApiError(401, 'unauthorized', 'this service needs a token: Authorization: Bearer TOKEN');
    }
    return undefined;
  });
}

/** Who a request comes from, for limits and for the list of jobs. */
export function clientOf(request: FastifyRequest): string {
  return request.ip;
}

function isSameOrigin(origin: string, host: string): boolean {
  return origin === `http://${host}` || origin === `https://${host}`;
}

/** Compares digests, which have one length, in a time that does not depend on where they differ. */
function isExpected({ headers }: FastifyRequest, expected: Buffer): boolean {
  const token = /^bearer (.*)$/i.exec(headers.authorization ?? '')?.[1];
  return token !== undefined && timingSafeEqual(digest(token), expected);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
