import { filesOf } from '../dropped.ts';
import type { NamedText } from './shelf.ts';

/** More than this is not read in the page. */
export const LARGEST_DATA = 50_000_000;
const MOST_FILES = 200;

/** Why files were left out before anything was read of them. */
type Refusal = { readonly name: string; readonly reason: 'large' } | { readonly name: ''; readonly reason: 'none' | 'many' };

export interface DroppedFiles {
  readonly files: readonly NamedText[];
  readonly refusals: readonly Refusal[];
}

/**
 * The data files of what was chosen. Beside the data a report holds tables, pictures and a page; from a folder only the
 * data is taken, while a single file that was chosen by itself is read whatever its name.
 */
export function choose(files: readonly File[], isFolder: boolean): DroppedFiles {
  const wanted = isFolder || files.length > 1 ? files.filter(({ name }) => /\.json$/i.test(name)) : files;
  const refusals: Refusal[] = wanted.filter(({ size }) => size > LARGEST_DATA).map(({ name }) => ({ name, reason: 'large' }));
  if (wanted.length === 0) refusals.push({ name: '', reason: 'none' });
  if (wanted.length > MOST_FILES) refusals.push({ name: '', reason: 'many' });
  const readable = wanted.filter(({ size }) => size <= LARGEST_DATA).slice(0, MOST_FILES);
  return { files: readable.map((file) => ({ name: file.name, text: () => file.text() })), refusals };
}

/** What was dropped: files, and the files of folders. */
export async function droppedFiles(data: DataTransfer): Promise<DroppedFiles> {
  const { files, hasFolder } = await filesOf(data);
  return choose(files, hasFolder);
}
