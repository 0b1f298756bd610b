import { NinefoldClient, ServiceError } from '#client';
import { type Complaint, ComplaintError, complaintOf } from '#core';
import { Store } from '../store.ts';
import { service } from './presence.ts';
import { token } from './token.ts';

/** How the service took the last request: not asked yet, answers, does not answer, wants a token. */
export type Connection = 'unknown' | 'here' | 'away' | 'locked';

export const connection = new Store<Connection>('unknown');

/** The client of the service behind this page; undefined where there is none. */
export function serviceClient(): NinefoldClient | undefined {
  const url = service.get();
  if (typeof url !== 'string') return undefined;
  const secret = token.get();
  return new NinefoldClient({ url, fetch: watched, language: document.documentElement.lang, ...(secret === '' ? {} : { token: secret }) });
}

/** `fetch`, with a note of whether the service is there: all requests go through here, so a view learns of it at once. */
const watched: typeof fetch = async (input, init) => {
  try {
    const answer = await fetch(input, init);
    // Anybody may ask whether it is ready; that says nothing of the token.
    if (answer.status === 401) connection.set('locked');
    else if (connection.get() !== 'locked' || String(input).includes('/api/')) connection.set('here');
    return answer;
  } catch (error) {
    if (!init?.signal?.aborted) connection.set('away');
    throw error;
  }
};

/** Codes of errors that say all by themselves; with the others the words of the service are shown. */
const PLAIN = [
  'unauthorized',
  'rate_limited',
  'too_many_jobs',
  'too_many_at_once',
  'busy',
  'not_found',
  'too_large',
  'out_of_time',
  'out_of_memory',
  'internal',
];

/** What went wrong with a request, as a key of the texts, and the words of the service (in English) or of the library where they say more. */
export interface Trouble {
  readonly key: string;
  readonly words?: string;
  readonly complaint?: Complaint;
}

export function troubleOf(error: unknown): Trouble {
  if (error instanceof ComplaintError) return { key: 'unreadable', complaint: complaintOf(error) };
  if (!(error instanceof ServiceError)) return { key: 'away' };
  const { code, message, status, said } = error;
  if (PLAIN.includes(code)) return { key: code };
  return { key: status < 500 ? 'refused' : 'failed', ...(said ? { complaint: { error: message, said } } : { words: message }) };
}
