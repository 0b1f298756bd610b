import { useSyncExternalStore } from 'react';
import { unescaped } from '#core';

/** Where one is in the page. It stands behind the # of the address, so that any static server (or none) will do. */
export interface Route {
  /** Id of the view. */
  readonly view: string;
  /** What follows it: the id of a game, of a technique. */
  readonly rest: readonly string[];
  /** What follows a question mark, as it stands. */
  readonly query: string;
}

/** "#/learn/x-wing?step=2" as a route. Anything can stand in an address, so nothing here throws. */
export function parseHash(hash: string): Route {
  const [path = '', ...query] = hash.replace(/^#\/?/, '').split('?');
  const [view = '', ...rest] = path.split('/').filter(Boolean).map(unescaped);
  return { view, rest, query: query.join('?') };
}

/** The address of a view. */
export function hrefOf(view: string, ...rest: readonly string[]): string {
  return `#/${[view, ...rest].map(encodeURIComponent).join('/')}`;
}

export function goTo(href: string): void {
  location.hash = href;
}

/** The route, in a component. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return parseHash(hash);
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
