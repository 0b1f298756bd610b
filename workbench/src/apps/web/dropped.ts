/** Folders are read so deep, and this many files of them. */
const DEEPEST = 3;
const MOST_FILES = 2000;

export interface Dropped {
  readonly files: readonly File[];
  /** Whether a folder was among what was dropped, so that its files were not chosen one by one. */
  readonly hasFolder: boolean;
}

/** What was dropped or pasted: files, and the files of folders. What the browser cannot read is left out. */
export async function filesOf(data: DataTransfer): Promise<Dropped> {
  // Both have to be asked for before the first wait; the browser takes them away with the event.
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  const files = [...data.files];
  if (!entries.some(({ isDirectory }) => isDirectory)) return { files, hasFolder: false };
  const found: File[] = [];
  for (const entry of entries) await collect(entry, found, 0);
  return { files: found, hasFolder: true };
}

async function collect(entry: FileSystemEntry, found: File[], depth: number): Promise<void> {
  if (found.length >= MOST_FILES) return;
  if (entry.isFile) {
    const file = await new Promise<File | undefined>((resolve) => (entry as FileSystemFileEntry).file(resolve, () => resolve(undefined)));
    if (file) found.push(file);
  }
  if (!entry.isDirectory || depth >= DEEPEST) return;
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // A reader gives some entries at a time, and none when all were given.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (some.length === 0) return;
    for (const one of some) await collect(one, found, depth + 1);
  }
}
