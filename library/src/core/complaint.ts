/**
 * A sentence taken apart. The key is the English sentence with numbered holes, "line {0} has {1} cells", and stands for it in every
 * catalogue of translations; a hole holds a name, a number, or words that are taken apart themselves.
 */
export interface Said {
  readonly key: string;
  readonly values: readonly (string | number | Said)[];
}

/** What is wrong, in a sentence or in words of one: in English, and taken apart for other languages. Plain data that survives JSON and workers. */
export interface Complaint {
  readonly error: string;
  readonly said: Said;
}

/** What may stand in a hole: names and numbers, which every language leaves alone, and other words, which it does not. */
export type Hole = string | number | Complaint;

/** Words that can be said in another language: complain`line ${3} is empty`. Holes must not be filled with bare English words. */
export function complain(parts: TemplateStringsArray, ...holes: readonly Hole[]): Complaint {
  const join = (show: (hole: Hole, index: number) => string): string =>
    parts.reduce((text, part, index) => text + show(holes[index - 1]!, index - 1) + part);
  return {
    error: join((hole) => (typeof hole === 'object' ? hole.error : String(hole))),
    said: { key: join((_, index) => `{${index}}`), values: holes.map((hole) => (typeof hole === 'object' ? hole.said : hole)) },
  };
}

/** A complaint that is thrown, because nobody on the way can do anything about it. */
export class ComplaintError extends Error {
  readonly said: Said;

  constructor({ error, said }: Complaint) {
    super(error);
    this.name = 'ComplaintError';
    this.said = said;
  }
}

/** What was thrown as a complaint; the words of others stand in it as they are. */
export function complaintOf(thrown: unknown): Complaint {
  if (thrown instanceof ComplaintError) return { error: thrown.message, said: thrown.said };
  return complain`${thrown instanceof Error ? thrown.message : String(thrown)}`;
}

/** "a, b or c", of at least one. */
export function either(items: readonly Hole[]): Hole {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : complain`${items.slice(0, -1).reduce((list, item) => complain`${list}, ${item}`)} or ${last}`;
}

/** A title from a registry as words that can be translated; catalogues have the titles of all registries. */
export function titled(title: string): Complaint {
  return { error: title, said: { key: title, values: [] } };
}
