import { clueCount } from '#core';
import { type Command, defineCommand, EXIT } from './command.ts';
import { drawPuzzle } from './draw.ts';
import { eachPuzzle, INPUT_ARGUMENT, type InputOptions, inputOptions, showing } from './input.ts';

export const show: Command = defineCommand<InputOptions>({
  name: 'show',
  summary: 'Draw puzzles in the terminal: boxes, regions, layers side by side, faces as a net',
  arguments: INPUT_ARGUMENT,
  options: inputOptions,
  examples: [
    ['ninefold show puzzle.txt', 'a drawing of each puzzle'],
    ['ninefold show cube.txt --kind solid:3', 'nine layers, as many beside each other as fit'],
  ],

  run({ words, options }, io) {
    let isFirst = true;
    return eachPuzzle(
      words,
      options,
      io,
      showing(({ puzzle }) => {
        const heading = [puzzle.info.title, puzzle.kind.spec, `${clueCount(puzzle)} clues`].filter(Boolean).join(', ');
        io.print(`${isFirst ? '' : '\n'}${io.colours.dim(heading)}\n${drawPuzzle(puzzle, io)}\n`);
        isFirst = false;
        return EXIT.ok;
      }),
    );
  },
});
