/** What a guide is for. */
export type GuideId = 'solid' | 'net';

const KEY = 'ninefold.guides';

function seen(): readonly string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ');
  } catch {
    // Who keeps nothing would be shown it every time.
    return ['solid', 'net'];
  }
}

/** Whether the guide was read or skipped. */
export function isSeen(id: GuideId): boolean {
  return seen().includes(id);
}

export function markSeen(id: GuideId): void {
  try {
    localStorage.setItem(KEY, [...new Set([...seen(), id])].join(' ').trim());
  } catch {
    // It comes again.
  }
}
