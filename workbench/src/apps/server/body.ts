import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type ApiError, apiError } from './errors.ts';

/** Levels of a body at most; what is deeper overflows the stack. */
const DEEPEST = 64;
/** Milliseconds that a body may take to arrive, and those between two looks at who takes longer. */
const BODY_MS = 60_000;
const LOOK_MS = 1000;

interface Arriving {
  readonly until: number;
  readonly giveUp: (error: ApiError) => void;
}

/**
 * Reads JSON bodies: of a bounded length, in a bounded time, of a bounded depth. Files of puzzles, which may take as long as they like, are
 * read elsewhere, so a time for the whole request cannot be asked of the server.
 */
export function readBodies(app: FastifyInstance, mostBytes: number): void {
  const arriving = new Set<Arriving>();
  const looking = setInterval(() => {
    const now = performance.now();
    for (const one of arriving) if (one.until < now) one.giveUp(tooSlow());
  }, LOOK_MS).unref();
  app.addHook('onClose', async () => clearInterval(looking));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', (request, payload, done) => {
    const length = Number(request.headers['content-length'] ?? 0);
    if (length > mostBytes) return done(tooLong(mostBytes));
    const one: Arriving = { until: performance.now() + BODY_MS, giveUp: done };
    arriving.add(one);
    collect(payload, mostBytes, (error, text) => {
      // A request that was given up has been answered.
      if (!arriving.delete(one)) return;
      if (error) done(error);
      else finish(text, done);
    });
  });
}

function collect(payload: IncomingMessage, most: number, done: (error: Error | null, text: string) => void): void {
  const chunks: Buffer[] = [];
  let bytes = 0;
  let isOver = false;
  const end = (error: Error | null, text = ''): void => {
    isOver = true;
    done(error, text);
  };
  // An error is made where there is one: every body is closed in the end, and a trace of the stack costs as much as a search.
  const lose = (): void => {
    if (!isOver) end(apiError('client_gone', GONE));
  };
  payload.on('data', (chunk: Buffer) => {
    if (isOver) return;
    bytes += chunk.length;
    if (bytes > most) end(tooLong(most));
    else chunks.push(chunk);
  });
  payload.on('end', () => {
    if (!isOver) end(null, (chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)).toString('utf8'));
  });
  payload.on('error', lose);
  payload.on('close', lose);
}

export const GONE = { en: 'the client went away', de: 'der Client ist gegangen', fr: 'le client est parti' };

function finish(text: string, done: (error: Error | null, body?: unknown) => void): void {
  if (isTooDeep(text)) {
    const sentence = {
      en: 'the request is deeper than {most} levels',
      de: 'die Anfrage hat mehr als {most} Ebenen',
      fr: 'la requête a plus de {most} niveaux',
    };
    done(apiError('invalid_request', sentence, { most: DEEPEST }));
    return;
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    done(
      apiError('invalid_request', { en: 'the request is not JSON', de: 'die Anfrage ist kein JSON', fr: 'la requête n’est pas du JSON' }),
    );
    return;
  }
  done(null, body);
}

/** Whether brackets are nested deeper than is taken. Most texts have too few of them for that, and are not looked at closely. */
function isTooDeep(text: string): boolean {
  let brackets = 0;
  for (const sign of ['[', '{'])
    for (let at = text.indexOf(sign); at >= 0 && brackets <= DEEPEST; at = text.indexOf(sign, at + 1)) brackets++;
  if (brackets <= DEEPEST) return false;
  let depth = 0;
  for (const [piece] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (piece === '[' || piece === '{') depth++;
    else if (piece === ']' || piece === '}') depth--;
    if (depth > DEEPEST) return true;
  }
  return false;
}

export function tooSlow(): ApiError {
  return apiError('too_slow', {
    en: 'the request came too slowly',
    de: 'die Anfrage kam zu langsam',
    fr: 'la requête est arrivée trop lentement',
  });
}

export function tooLong(most: number): ApiError {
  const sentence = {
    en: 'the request has more than {most} bytes',
    de: 'die Anfrage hat mehr als {most} Bytes',
    fr: 'la requête dépasse {most} octets',
  };
  return apiError('too_large', sentence, { most });
}
