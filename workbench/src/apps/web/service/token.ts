import { Store } from '../store.ts';

const KEY = 'ninefold.token';

/** The token that the service wants to see; empty where none was given. */
export const token = new Store<string>(stored());

/** Uses a token from now on, as long as this tab is open, or for good. */
export function keepToken(text: string, isRemembered: boolean): void {
  try {
    sessionStorage.setItem(KEY, text);
    if (isRemembered) localStorage.setItem(KEY, text);
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing has it until the page is left.
  }
  token.set(text);
}

export function forgetToken(): void {
  try {
    sessionStorage.removeItem(KEY);
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
  token.set('');
}

function stored(): string {
  try {
    return sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
