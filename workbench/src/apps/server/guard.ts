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

/**
 * Whether a request is for what the token and the rate guard. The route that it was led to decides, and not how its address is written:
 * "/%61pi/v1/solve" leads there as well. The files of the page, its health and its documents are for anybody.
 */
function isGuarded({ routeOptions, url }: FastifyRequest): boolean {
  return /^\/(api\/|metrics$)/.test(routeOptions.url ?? url);
}

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
    // Files are cheap, and a page that may not load half of itself is broken for the rest of the minute.
    allowList: (request) => !isGuarded(request),
    errorResponseBuilder: (_, { after }) =>
      new ApiError(429, 'rate_limited', `more than ${options.rate} requests in a minute; try again in ${after}`),
  });
  const expected = options.token === undefined ? undefined : digest(options.token);
  const isLocal = LOOPBACK.test(options.host) || options.host === '::1';
  app.addHook('onRequest', async (request, reply) => {
    const guarded = isGuarded(request);
    if (guarded) reply.headers(API_HEADERS);
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
    if (expected && guarded && !isExpected(request, expected)) {
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
