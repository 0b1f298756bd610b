import type { NamedText } from './shelf.ts';

/** More than this is not read in the page. */
export const LARGEST_DATA = 50_000_000;
const MOST_FILES = 200;
const DEEPEST = 3;

/** Why files were left out before anything was read of them. */
type Refusal = { readonly name: string; readonly reason: 'large' } | { readonly name: ''; readonly reason: 'none' | 'many' };

export interface Choice {
  readonly files: readonly NamedText[];
  readonly refusals: readonly Refusal[];
}

/**
 * The data files of what somebody chose. Beside the data a report holds tables, pictures and a page; from a folder only the
 * data is taken, while a single file that was chosen by itself is read whatever its name.
 */
export function choose(files: readonly File[], isFolder: boolean): Choice {
  const wanted = isFolder || files.length > 1 ? files.filter(({ name }) => /\.json$/i.test(name)) : files;
  const refusals: Refusal[] = wanted.filter(({ size }) => size > LARGEST_DATA).map(({ name }) => ({ name, reason: 'large' }));
  if (wanted.length === 0) refusals.push({ name: '', reason: 'none' });
  if (wanted.length > MOST_FILES) refusals.push({ name: '', reason: 'many' });
  const readable = wanted.filter(({ size }) => size <= LARGEST_DATA).slice(0, MOST_FILES);
  return { files: readable.map((file) => ({ name: file.name, text: () => file.text() })), refusals };
}

/** What was dropped: files, and the files of folders. */
export async function droppedFiles(data: DataTransfer): Promise<Choice> {
  // Both have to be asked for before the first wait; the browser takes them away with the event.
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  const files = [...data.files];
  if (!entries.some(({ isDirectory }) => isDirectory)) return choose(files, false);
  const found: File[] = [];
  for (const entry of entries) await collect(entry, found, 0);
  return choose(found, true);
}

async function collect(entry: FileSystemEntry, found: File[], depth: number): Promise<void> {
  if (found.length > 10 * MOST_FILES) return;
  if (entry.isFile) found.push(await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)));
  if (!entry.isDirectory || depth >= DEEPEST) return;
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // A reader gives some entries at a time, and none when all were given.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return;
    for (const one of some) await collect(one, found, depth + 1);
  }
}
