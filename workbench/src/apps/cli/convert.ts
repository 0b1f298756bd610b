import { findFormat, formats, frameOf, writeUnit } from '#formats';
import { type Command, defineCommand, EXIT } from './command.ts';
import { inWords } from './in-words.ts';
import { eachPuzzle, INPUT_ARGUMENT, type InputOptions, inputOptions } from './input.ts';
import { oneOf } from './parse-options.ts';

interface ConvertOptions extends InputOptions {
  readonly to: string;
}

const writable = formats.filter((format) => format.write).map(({ id }) => id);

export const convert: Command = defineCommand<ConvertOptions>({
  name: 'convert',
  summary: 'Read puzzles in any format and write them in another',
  arguments: INPUT_ARGUMENT,
  options: [
    ...inputOptions,
    {
      flags: '-t, --to <FORMAT>',
      summary: 'the format to write (see: ninefold formats)',
      default: 'ninefold',
      parse: oneOf('--to', writable),
      choices: () => writable,
    },
  ],
  examples: [
    ['ninefold convert puzzles.sdk --to sdm', 'one puzzle a line, with zeros for blanks'],
    ['ninefold convert cube.txt --kind solid:3 --to cnf', 'the cube as a SAT problem'],
  ],

  async run({ words, options }, io) {
    const format = findFormat(options.to);
    if (!format.ok) throw new Error(inWords(format));
    const { before, between, after } = frameOf(format.value);
    let written = 0;
    const exit = await eachPuzzle(words, options, io, {
      work: ({ puzzle }) => writeUnit(format.value, puzzle),
      show({ where }, unit) {
        if (format.value.single && written > 0) {
          io.warn(`ninefold: ${where}: a file of ${format.value.title} holds one puzzle only`);
          return EXIT.badInput;
        }
        io.print((written === 0 ? before : between) + unit);
        written++;
        return EXIT.ok;
      },
    });
    if (written > 0) io.print(after);
    return exit;
  },
});
