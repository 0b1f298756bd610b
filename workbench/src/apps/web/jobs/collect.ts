import type { JobView, NinefoldClient } from '#client';

/** More characters than these are not kept in a page; the rest is for the API. */
const MOST_CHARACTERS = 100_000_000;

export interface Collected {
  readonly items: readonly unknown[];
  /** Whether there was more than a page should hold. */
  readonly isCut: boolean;
}

/** All results that a job has so far. */
export async function collect(client: NinefoldClient, job: JobView, onCount: (count: number) => void): Promise<Collected> {
  const items: unknown[] = [];
  let characters = 0;
  for (let cursor = ''; ; ) {
    const page = await client.itemPage(job.id, cursor, 1000);
    items.push(...page.items);
    characters += JSON.stringify(page.items).length;
    onCount(items.length);
    if (page.isLast || page.items.length === 0) return { items, isCut: false };
    if (characters > MOST_CHARACTERS) return { items, isCut: true };
    cursor = page.next;
  }
}

/** Results as lines: solutions and puzzles as they are written, everything else as JSON. */
export function asLines(items: readonly unknown[]): string {
  return items.map((item) => `${lineOf(item)}\n`).join('');
}

function lineOf(item: unknown): string {
  if (typeof item === 'string') return item;
  const { puzzle, regions } = item as { puzzle?: unknown; regions?: unknown };
  return typeof puzzle === 'string' && regions === undefined ? puzzle : JSON.stringify(item);
}

/** Everything about a job as one JSON text. */
export function asJson({ operation, request, state, result }: JobView, items: readonly unknown[]): string {
  return `${JSON.stringify({ operation, request, state, result, items }, null, 1)}\n`;
}
