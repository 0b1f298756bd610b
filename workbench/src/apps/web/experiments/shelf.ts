import { type Complaint, complain, complaintOf } from '#core';
import { library } from '../library/client.ts';
import type { LibraryAnswer } from '../library/operations.ts';
import { Store } from '../store.ts';

type Chapter = Extract<LibraryAnswer<'chapter'>, { ok: true }>;

/** A chapter of a report that is open in the page. */
export interface OpenChapter extends Pick<Chapter, 'data' | 'chapter'> {
  readonly key: number;
  /** The file or the report it came from; undefined where it was measured here. */
  readonly from: string | undefined;
}

/** What is open, the latest first. It stays while one looks at other views. */
export const openChapters = new Store<readonly OpenChapter[]>([]);
let keys = 0;

export function putOnShelf({ data, chapter }: Pick<Chapter, 'data' | 'chapter'>, from: string | undefined, key = ++keys): number {
  openChapters.set([{ key, from, data, chapter }, ...openChapters.get().filter((other) => other.key !== key)]);
  return key;
}

/** A text with the name it is known by. */
export interface NamedText {
  readonly name: string;
  text(): Promise<string>;
}

/** What came of opening some files: the experiments that are open now, and a sentence on each file that could not be read. */
export interface Opened {
  readonly ids: readonly string[];
  readonly complaints: readonly Complaint[];
}

/** Opens the data of experiments. Each file is read for itself: a bad one does not keep the others out. */
export async function openTexts(files: readonly NamedText[], from?: string): Promise<Opened> {
  const ids: string[] = [];
  const complaints: Complaint[] = [];
  for (const { name, text } of files) {
    try {
      const answer = await library.call('openReport', { text: await text() });
      if (answer.ok) {
        putOnShelf(answer, from === undefined ? name : `${from}/${name}`);
        ids.push(answer.data.id);
      } else complaints.push(complain('{name}: {sentence}', { name, sentence: answer }));
    } catch (error) {
      complaints.push(complain('{name}: {sentence}', { name, sentence: complaintOf(error) }));
    }
  }
  return { ids, complaints };
}
