import { createHash, timingSafeEqual } from 'node:crypto';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiError } from './errors.ts';
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
/** Lists may be kept by clients that ask each time whether they are still right. */
const LIST_HEADERS = { ...API_HEADERS, 'cache-control': 'private, no-cache' };

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** Whether an address to listen on is that of this machine alone. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host) || host === '::1';
}

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
  if (Number.isFinite(options.rate)) await limitRate(app, options.rate);
  const expected = options.token === undefined ? undefined : digest(options.token);
  const isOurs = hostTest(options);
  /** Refuses by throwing; true where the request is answered already. */
  const admit = (request: FastifyRequest, reply: FastifyReply, guarded: boolean): boolean => {
    // A page of another site whose name was made to point here must not pass for one of ours.
    if (!isOurs(request.headers.host ?? '')) throw apiError('origin_not_allowed', NOT_OURS);
    if (isFromElsewhere(request, guarded)) {
      if (request.headers.origin === undefined || request.headers.origin !== options.cors)
        throw apiError('origin_not_allowed', FROM_ELSEWHERE);
      allowOrigin(reply, options.cors);
      if (request.method === 'OPTIONS') {
        reply.code(204).send();
        return true;
      }
    }
    if (expected && guarded && !isExpected(request, expected)) {
      reply.header('www-authenticate', 'Bearer');
      throw apiError('unauthorized', NO_TOKEN);
    }
    return false;
  };
  app.addHook('onRequest', (request, reply, done) => {
    const guarded = isGuarded(request);
    reply.header('x-request-id', request.id);
    const go = (): void => {
      try {
        if (!admit(request, reply, guarded)) done();
      } catch (error) {
        done(error as Error);
      }
    };
    if (!guarded) void Promise.resolve(reply.helmet()).then(go, done);
    else {
      reply.headers(request.method === 'GET' ? LIST_HEADERS : API_HEADERS);
      go();
    }
  });
}

async function limitRate(app: FastifyInstance, rate: number): Promise<void> {
  await app.register(rateLimit, {
    max: rate,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: clientOf,
    // Files are cheap, and a page that may not load half of itself is broken for the rest of the minute.
    allowList: (request) => !isGuarded(request),
    errorResponseBuilder: (_, { ttl }) => apiError('rate_limited', TOO_OFTEN, { rate, seconds: Math.ceil(ttl / 1000) }),
  });
}

/** Whether a name is one of this service. One of its own machine has those of loopback; others have those that they were given, or any. */
function hostTest({ host, hosts }: ServerOptions): (name: string) => boolean {
  const named = new Set(hosts.map((name) => name.toLowerCase()));
  const isNamed = (name: string): boolean => named.has(name.toLowerCase()) || named.has(name.toLowerCase().replace(/:\d+$/, ''));
  if (isLoopback(host)) return (name) => LOOPBACK.test(name) || isNamed(name);
  // The machine itself asks whether it is alive.
  return named.size === 0 ? () => true : (name) => LOOPBACK.test(name) || isNamed(name);
}

/**
 * Whether a page of another site asks. Browsers say so in Origin where a page asks by script, and in Sec-Fetch-Site always, for pictures and
 * links too. Links to the page itself may come from anywhere.
 */
function isFromElsewhere({ headers }: FastifyRequest, guarded: boolean): boolean {
  const { origin, host = '' } = headers;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined && !isSameOrigin(origin, host)) return true;
  return guarded && (site === 'cross-site' || site === 'same-site');
}

function isSameOrigin(origin: string, host: string): boolean {
  return origin === `http://${host}` || origin === `https://${host}`;
}

function allowOrigin(reply: FastifyReply, origin: string): void {
  reply
    .header('access-control-allow-origin', origin)
    .header('access-control-expose-headers', 'etag, location, retry-after, x-request-id, x-ninefold-status, x-ninefold-notes')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('vary', 'origin')
    .header('access-control-allow-methods', 'GET, POST, DELETE')
    .header('access-control-allow-headers', 'authorization, content-type, last-event-id')
    .header('access-control-max-age', '600');
}

/** Who a request comes from, for limits and for the list of jobs. */
export function clientOf(request: FastifyRequest): string {
  return request.ip;
}

/** Compares digests, which have one length, in a time that does not depend on where they differ. */
function isExpected({ headers }: FastifyRequest, expected: Buffer): boolean {
  const token = /^bearer (.*)$/i.exec(headers.authorization ?? '')?.[1];
  return token !== undefined && timingSafeEqual(digest(token), expected);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

const NOT_OURS = {
  en: 'this service does not answer to that name',
  de: 'auf diesen Namen hört der Dienst nicht',
  fr: 'ce service ne répond pas à ce nom',
};
const FROM_ELSEWHERE = {
  en: 'pages of other sites may not use this service',
  de: 'Seiten anderer Websites dürfen diesen Dienst nicht benutzen',
  fr: 'les pages d’autres sites ne peuvent pas utiliser ce service',
};
const NO_TOKEN = {
  en: 'this service needs a token: Authorization: Bearer TOKEN',
  de: 'dieser Dienst braucht ein Token: Authorization: Bearer TOKEN',
  fr: 'ce service demande un jeton\u00a0: Authorization: Bearer TOKEN',
};
const TOO_OFTEN = {
  en: 'more than {rate} requests in a minute; try again in {seconds} {seconds|second|seconds}',
  de: 'mehr als {rate} Anfragen in einer Minute; in {seconds} {seconds|Sekunde|Sekunden} wieder',
  fr: 'plus de {rate} requêtes en une minute\u00a0; réessayez dans {seconds} {seconds|seconde|secondes}',
};
