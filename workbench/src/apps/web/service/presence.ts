import { Store } from '../store.ts';

/** Where the service behind this page is; null where the page is plain files, undefined until that is known. */
export const service = new Store<string | null | undefined>(undefined);

const KEY = 'ninefold.service';
const API = '/api/v1';

/**
 * Asks whether a service serves this page: a file beside it says so. Where nobody answers, as when the page comes from the cache, what was
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
    remember(typeof api === 'string' ? api : null);
  } catch {
    api = remembered();
  }
  const address = typeof api === 'string' ? new URL(api, page).href.replace(/\/$/, '') : '';
  service.set(address.endsWith(API) ? address.slice(0, -API.length) : null);
}

function remember(api: string | null): void {
  try {
    if (api === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, api);
  } catch {
    // A browser that keeps nothing asks again.
  }
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
