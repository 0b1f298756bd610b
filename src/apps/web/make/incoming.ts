import { goTo, hrefOf } from '../router.ts';
import { Store } from '../store.ts';

/** Text that was dropped or pasted somewhere on the page and waits to be read. */
export const incoming = new Store<{ readonly text: string } | undefined>(undefined);

/** More than this is not read in the page: a collection of that size belongs to the command line. */
export const LARGEST_FILE = 5_000_000;

/** Takes a text to where it is read. */
export function receiveText(text: string): void {
  incoming.set({ text });
  goTo(hrefOf('make', 'import'));
}

/** The text of a file, or undefined where the file is too large to be read here. */
export async function readFile(file: File): Promise<string | undefined> {
  return file.size > LARGEST_FILE ? undefined : file.text();
}
