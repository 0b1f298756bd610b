import { openCandidates } from '#core';
import { drawGeometry } from '#drawing';
import { type Command, defineCommand, EXIT } from './command.ts';
import { eachPuzzle, INPUT_ARGUMENT, type InputOptions, inputOptions, showing } from './input.ts';

export const candidates: Command = defineCommand<InputOptions>({
  name: 'candidates',
  summary: 'Show what each cell may hold beside the givens',
  arguments: INPUT_ARGUMENT,
  options: [...inputOptions, { flags: '--json', summary: 'one JSON object per puzzle: the candidates by place' }],
  examples: [['ninefold candidates puzzle.txt', 'every cell with the values that no given forbids']],

  run({ words, options }, io) {
    return eachPuzzle(
      words,
      options,
      io,
      showing(({ puzzle }) => {
        const { geometry, symbols, kind } = puzzle;
        const open = openCandidates(puzzle);
        const texts = geometry.places.map(({ cell }) => open.values(cell).map((value) => symbols.all[value - 1]!));
        if (options.json) {
          const byPlace = Object.fromEntries(geometry.places.map(({ name }, place) => [name, texts[place]]));
          io.print(`${JSON.stringify({ status: 'complete', kind: kind.spec, candidates: byPlace })}\n`);
        } else {
          const inks = texts.map((all) => all.join(symbols.separated ? ',' : '') || '!');
          const cellWidth = Math.max(...inks.map(({ length }) => length));
          io.print(
            `${drawGeometry(geometry, { columns: io.columns, cellWidth, inkOf: (place) => ({ text: inks[place]!, width: inks[place]!.length }) })}\n`,
          );
        }
        return EXIT.ok;
      }),
    );
  },
});
