import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { constants, createGzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What is shorter goes as it is: headers and packets cost as much. */
const LEAST_BYTES = 1000;
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|problem\+json|javascript|manifest\+json|xml)|image\/svg)/;

/**
 * Sends answers to GET with a tag of their content, so that a client that has them already is told so, and compresses what is long. Compressing
 * is done in the threads of Node and not in that which takes requests. Files of the page come compressed from the build.
 */
export function deliver(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string') return done(null, payload instanceof Readable ? zippedStream(request, reply, payload) : payload);
    if (isLasting(request, reply)) {
      const tag = `"${createHash('sha1').update(payload).digest('base64url')}"`;
      reply.header('etag', tag);
      if (isKnown(request.headers['if-none-match'], tag)) {
        reply.code(304).removeHeader('content-type').removeHeader('content-length');
        return done(null, '');
      }
    }
    if (payload.length < LEAST_BYTES || !mayZip(request, reply)) return done(null, payload);
    return gzip(payload, { level: 5 }, (error, bytes) => {
      if (error) return done(error);
      reply.header('content-encoding', 'gzip').header('content-length', bytes.length);
      return done(null, bytes);
    });
  });
}

/** Whether the answer may be asked for again: that of a GET which went well. */
function isLasting({ method }: FastifyRequest, reply: FastifyReply): boolean {
  return (method === 'GET' || method === 'HEAD') && reply.statusCode === 200 && !reply.hasHeader('etag');
}

function isKnown(known: string | undefined, tag: string): boolean {
  return (known ?? '').split(',').some((one) => [tag, '*'].includes(one.trim().replace(/^W\//, '')));
}

/** Whether an answer can be compressed, and its client can read that; caches are told that it depends on this. */
function mayZip(request: FastifyRequest, reply: FastifyReply): boolean {
  if (!COMPRESSIBLE.test(String(reply.getHeader('content-type') ?? '')) || reply.hasHeader('content-encoding')) return false;
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
  return reply.statusCode !== 206 && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(request.headers['accept-encoding'] ?? ''));
}

function zippedStream(request: FastifyRequest, reply: FastifyReply, payload: Readable): Readable {
  const length = Number(reply.getHeader('content-length') ?? Number.POSITIVE_INFINITY);
  if (request.method === 'HEAD' || length < LEAST_BYTES || !mayZip(request, reply)) return payload;
  const tag = reply.getHeader('etag');
  // The bytes are others, so the tag is weak.
  if (typeof tag === 'string' && !tag.startsWith('W/')) reply.header('etag', `W/${tag}`);
  reply.removeHeader('content-length').removeHeader('accept-ranges').header('content-encoding', 'gzip');
  const zipped = createGzip({ level: 5, flush: constants.Z_NO_FLUSH });
  payload.on('error', (error) => zipped.destroy(error));
  zipped.on('close', () => payload.destroy());
  return payload.pipe(zipped);
}
