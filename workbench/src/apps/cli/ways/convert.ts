import { type Format, findFormat, frameOf, writeUnit } from '#formats';
import { UsageError } from '../command.ts';
import type { Way } from '../command-of.ts';
import { EXIT } from '../exit.ts';
import { inWords } from '../in-words.ts';

/** Converting a file of puzzles into one file, with what its format has before, between and after them. */
export const convertWay: Way = {
  examples: [
    ['ninefold convert puzzles.sdk --to sdm', 'one puzzle per line, with zeros for blanks'],
    ['ninefold convert cube.txt --kind solid:3 --to cnf', 'the cube as a SAT problem'],
  ],
  start({ fields, options, io }) {
    if (options.json) return {};
    const found = findFormat((fields as { readonly to: string }).to);
    if (!found.ok) throw new UsageError(inWords(found));
    const format: Format = found.value;
    const { before, between, after } = frameOf(format);
    let [written, left] = [0, 0];
    return {
      run: ({ puzzle }) => writeUnit(format, puzzle),
      text: () => undefined,
      shown({ where }, unit) {
        if (format.single && written > 0) {
          left++;
          io.warn(`ninefold: ${where}: a file of ${format.title.en} holds one puzzle only`);
        } else io.print((written++ === 0 ? before : between) + String(unit));
        return { ok: true, value: undefined };
      },
      end() {
        if (written > 0) io.print(after);
        return left > 0 ? EXIT.badInput : EXIT.ok;
      },
    };
  },
};
