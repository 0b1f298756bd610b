import { keepHere, keptHere } from '../kept-here.ts';
import { Store } from '../store.ts';

/** Where the service behind this page is; null where the page is plain files, undefined until that is known. */
export const service = new Store<string | null | undefined>(undefined);

const KEY = 'ninefold.service';
const API = '/api/v1';

/**
 * Asks whether a service serves this page: a file beside it says so. Where no answer comes, as when the page comes from the cache, what was
 * said last time counts.
 */
export async function lookForService(): Promise<void> {
  if (typeof service.get() === 'string') return;
  const page = location.href.split('#', 1)[0]!;
  let api: unknown;
  try {
    if (!navigator.onLine) throw new Error('offline');
    const answer = await fetch('./service.json', { cache: 'no-store' });
    api = answer.ok ? ((await answer.json()) as { api?: unknown }).api : null;
    keepHere(KEY, typeof api === 'string' ? api : undefined);
  } catch {
    api = keptHere(KEY);
  }
  const address = typeof api === 'string' ? new URL(api, page).href.replace(/\/$/, '') : '';
  service.set(address.endsWith(API) ? address.slice(0, -API.length) : null);
}
