import type { FastifyRequest } from 'fastify';
import type { Complaint } from '#core';
import type { App } from './app.ts';
import type { Context } from './context.ts';
import { ApiError } from './errors.ts';
import { clientOf } from './guard.ts';

/**
 * A picture may be sent to every operation that takes a puzzle: the puzzle in it takes its place, and further fields are as they are when they are left out.
 * What a person should know about the reading comes in the header x-ninefold-notes, as JSON.
 */
export function photographBodies(app: App, { options, lanes }: Context): void {
  const notesOf = new WeakMap<FastifyRequest, readonly Complaint[]>();
  app.addContentTypeParser(
    /^image\//,
    { parseAs: 'buffer', bodyLimit: options.pictureBytes },
    async (request: FastifyRequest, body: Buffer) => {
      const gone = new AbortController();
      request.raw.once('close', () => {
        if (!request.raw.complete) gone.abort();
      });
      const read = await lanes.photograph(body, clientOf(request), gone.signal);
      if (!read.ok) throw new ApiError('invalid_puzzle', read);
      notesOf.set(request, read.value.notes);
      return { puzzle: read.value.text };
    },
  );
  app.addHook('onSend', async (request, reply) => {
    const notes = notesOf.get(request);
    if (notes) reply.header('x-ninefold-notes', JSON.stringify(notes.map(({ error }) => error)));
  });
}
