import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Command, defineCommand, UsageError } from './command.ts';
import { EXIT } from './exit.ts';
import { inWords } from './in-words.ts';
import { fileFailure } from './save.ts';
import { builtPage } from './serve.ts';

interface PageOptions {
  readonly out?: string;
}

export const page: Command = defineCommand<PageOptions>({
  name: 'page',
  summary: 'Write the web page as plain files, to be put into any folder of any web server',
  options: [{ flags: '--out <DIR>', summary: 'the folder to write into; it is made where it is missing' }],
  examples: [['ninefold page --out public/sudoku', 'the page, to be copied to any web server: it needs no service and works offline']],
  notes:
    'Addresses in the page are relative, so that it runs in any folder. What long work needs a service for (stored jobs) is not offered then; everything else is worked out in the browser.',

  async run({ options: { out } }, io) {
    if (out === undefined) throw new UsageError('say where to: --out DIR');
    const from = builtPage();
    if (from === undefined) throw new UsageError('the page is not built; "npm run build" does it');
    const folder = resolve(out);
    const isOurs = existsSync(join(folder, 'index.html')) && existsSync(join(folder, 'assets'));
    if (existsSync(folder) && !isOurs && readdirSync(folder).length > 0)
      throw new UsageError(`${out} is not empty; name a new folder, or one that holds the page`);
    try {
      cpSync(from, folder, { recursive: true });
    } catch (error) {
      const failure = fileFailure(error, out);
      if (!failure.ok) io.warn(`ninefold: ${inWords(failure)}`);
      return EXIT.badInput;
    }
    io.print(`${join(folder, 'index.html')}\n`);
    return EXIT.ok;
  },
});
