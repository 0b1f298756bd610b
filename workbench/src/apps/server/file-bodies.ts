import type { FastifyRequest } from 'fastify';
import { type Complaint, complaintOf } from '#core';
import { textOfBytes } from '#formats';
import { isPicture } from '#photographs';
import type { WebServer } from './app.ts';
import { tooLong } from './body.ts';
import type { Context } from './context.ts';
import { ApiError } from './errors.ts';
import { clientOf } from './guard.ts';
import { addNotes } from './notes.ts';

/**
 * A file may be sent as it is to every operation that takes a puzzle: a picture, a text, or an archive as HoDoKu saves. The puzzle in it takes its place, and further
 * fields are as they are when they are left out. Whether bytes are a picture they say themselves, since many clients call every file a stream of octets.
 * What an archive unpacks to is bounded as every body is. What a person should know about the reading of a picture comes in the header x-ninefold-notes, as JSON.
 */
export function fileBodies(app: WebServer, { options, lanes }: Context): void {
  const notesOf = new WeakMap<FastifyRequest, readonly Complaint[]>();
  const readPicture = async (request: FastifyRequest, body: Buffer): Promise<string> => {
    const gone = new AbortController();
    request.raw.once('close', () => {
      if (!request.raw.complete) gone.abort();
    });
    const read = await lanes.photograph(body, clientOf(request), gone.signal);
    if (!read.ok) throw new ApiError('invalid_puzzle', read);
    notesOf.set(request, read.value.notes);
    return read.value.text;
  };
  const readText = async (body: Buffer): Promise<string> => {
    if (body.length > options.bodyBytes) throw tooLong(options.bodyBytes);
    try {
      return await textOfBytes(body, options.bodyBytes);
    } catch (error) {
      throw new ApiError('invalid_puzzle', complaintOf(error));
    }
  };
  app.addContentTypeParser(
    /^(?:image\/|application\/(?:zip|x-zip-compressed|octet-stream)(?:;|$))/,
    { parseAs: 'buffer', bodyLimit: Math.max(options.bodyBytes, options.pictureBytes) },
    async (request: FastifyRequest, body: Buffer) => {
      const isImage = request.headers['content-type']?.startsWith('image/') || isPicture(body);
      return { puzzle: await (isImage ? readPicture(request, body) : readText(body)) };
    },
  );
  app.addHook('onSend', async (request, reply) => {
    const notes = notesOf.get(request);
    if (notes)
      addNotes(
        reply,
        notes.map(({ error }) => error),
      );
  });
}
