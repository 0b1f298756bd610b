import { type Command, defineCommand } from './command.ts';
import { EXIT } from './exit.ts';
import type { Io } from './io.ts';

/** What a command that lists a registry is made of. */
interface Listing<T> {
  readonly name: string;
  readonly summary: string;
  /** What its example shows. */
  readonly shows: string;
  readonly items: readonly T[];
  readonly json: (item: T) => object;
  /** For people, lines and their ends included. */
  readonly text: (item: T, colours: Io['colours']) => string;
}

/** A command that lists a registry, for people or as JSON. */
export function listCommand<T>({ name, summary, shows, items, json, text }: Listing<T>): Command {
  return defineCommand<{ readonly json?: boolean }>({
    name,
    summary,
    options: [{ flags: '--json', summary: 'JSON, one object per line' }],
    examples: [[`ninefold ${name}`, shows]],
    async run({ options }, io) {
      for (const item of items) io.print(options.json ? `${JSON.stringify(json(item))}\n` : text(item, io.colours));
      return EXIT.ok;
    },
  });
}
