import type { FastifyRequest } from 'fastify';
import { complaintOf } from '#core';
import { textOfBytes } from '#formats';
import type { App } from './app.ts';
import type { Context } from './context.ts';
import { ApiError } from './errors.ts';

/**
 * A file may be sent as it is to every operation that takes a puzzle, packed or not: what HoDoKu saves is an archive, and no text that JSON could hold.
 * Further fields are as they are when they are left out. What it unpacks to is bounded as every body is.
 */
export function fileBodies(app: App, { options }: Context): void {
  app.addContentTypeParser(
    /^application\/(?:zip|x-zip-compressed|octet-stream)(?:;|$)/,
    { parseAs: 'buffer', bodyLimit: options.bodyBytes },
    async (_: FastifyRequest, body: Buffer) => {
      try {
        return { puzzle: await textOfBytes(body, options.bodyBytes) };
      } catch (error) {
        throw new ApiError('invalid_puzzle', complaintOf(error));
      }
    },
  );
}
