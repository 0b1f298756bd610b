import type { FastifyReply } from 'fastify';

const HEADER = 'x-ninefold-notes';

/** The header as the description of the API has it. */
export const NOTES_HEADER = {
  [HEADER]: {
    description:
      'What a person should know beside the answer, as a list of sentences in JSON: doubts about a picture that was read, puzzles too large for a code. Absent where there is nothing to say.',
    schema: { type: 'string', contentMediaType: 'application/json' },
  },
} as const;

/** Tells sentences beside an answer: a list as JSON in a header, with every letter that headers cannot carry escaped. */
export function addNotes(reply: FastifyReply, notes: readonly string[]): void {
  if (notes.length === 0) return;
  const told = reply.getHeader(HEADER);
  const all = [...(typeof told === 'string' ? (JSON.parse(told) as string[]) : []), ...notes];
  const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  reply.header(HEADER, JSON.stringify(all).replace(/[^ -~]/g, escaped));
}
