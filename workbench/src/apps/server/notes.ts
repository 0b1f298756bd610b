import type { FastifyReply } from 'fastify';

const HEADER = 'x-ninefold-notes';

/** Tells sentences beside an answer: a list as JSON in a header, with every letter that headers cannot carry escaped. */
export function addNotes(reply: FastifyReply, notes: readonly string[]): void {
  const told = reply.getHeader(HEADER);
  const all = [...(typeof told === 'string' ? (JSON.parse(told) as string[]) : []), ...notes];
  const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  reply.header(HEADER, JSON.stringify(all).replace(/[^ -~]/g, escaped));
}
