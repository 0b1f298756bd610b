import { goTo, hrefOf } from '../router.ts';
import { Store } from '../store.ts';

/** A text with the file it came from; the name is empty where it was typed, pasted or dropped as text. */
export interface IncomingText {
  readonly name: string;
  readonly text: string;
}

/** Why files were not read; said in the words of the page. */
interface Unread {
  readonly reason: 'large' | 'full' | 'many' | 'unreadable' | 'none';
  readonly name: string;
}

export interface Incoming {
  readonly sources: readonly IncomingText[];
  readonly unread: readonly Unread[];
}

/** What was dropped or pasted somewhere on the page and waits to be read. */
export const incoming = new Store<Incoming | undefined>(undefined);

/** More than this is not read in the page: a collection of that size belongs to the command line. */
export const LARGEST_FILE = 5_000_000;
const MOST_FILES = 100;

/** Takes what came from outside to where it is read. */
export function receive(what: Incoming): void {
  incoming.set(what);
  goTo(hrefOf('make', 'import'));
}

/** The texts of files: all together no more than the page reads. */
export async function readFiles(files: readonly File[]): Promise<Incoming> {
  const sources: IncomingText[] = [];
  const unread: Unread[] = [];
  let size = 0;
  for (const file of files.slice(0, MOST_FILES)) {
    if (size + file.size > LARGEST_FILE) {
      unread.push({ reason: file.size > LARGEST_FILE ? 'large' : 'full', name: file.name });
      continue;
    }
    // A file may have been moved or locked since it was chosen.
    const text = await textOf(file).catch(() => undefined);
    if (text === undefined) unread.push({ reason: 'unreadable', name: file.name });
    else {
      size += file.size;
      sources.push({ name: file.name, text });
    }
  }
  if (files.length === 0) unread.push({ reason: 'none', name: '' });
  if (files.length > MOST_FILES) unread.push({ reason: 'many', name: String(MOST_FILES) });
  return { sources, unread };
}

/** The text of a file; where it is an archive, of the file in it. What unpacks is loaded only then. */
async function textOf(file: File): Promise<string> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (start[0] !== 0x50 || start[1] !== 0x4b) return file.text();
  const { textOfBytes } = await import('#formats');
  return textOfBytes(new Uint8Array(await file.arrayBuffer()));
}
