// Small things that this browser keeps from visit to visit. One that keeps nothing, or may not, still plays: then there is nothing to read.

/** What was kept under a name, or kept for as long as this tab is open; undefined where nothing was. */
export function keptHere(key: string, isForTab = false): string | undefined {
  try {
    return (isForTab ? sessionStorage : localStorage).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** What was kept as JSON; undefined where nothing was, or where it is damaged. */
export function keptJson(key: string): unknown {
  try {
    return JSON.parse(keptHere(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text under a name, or nothing any longer. */
export function keepHere(key: string, text: string | undefined, isForTab = false): void {
  try {
    const storage = isForTab ? sessionStorage : localStorage;
    if (text === undefined) storage.removeItem(key);
    else storage.setItem(key, text);
  } catch {
    // Too large or not allowed: it lasts as long as the page.
  }
}
