import { techniqueAnswer } from '#operations';
import { hintOrder } from '#techniques';
import { type Command, defineCommand } from './command.ts';
import { EXIT } from './exit.ts';

export const techniques: Command = defineCommand<{ readonly json?: boolean }>({
  name: 'techniques',
  summary: 'List the techniques of explanations, hints and ratings, the simplest first',
  options: [{ flags: '--json', summary: 'JSON, one object per line' }],
  examples: [['ninefold techniques', 'each technique with its argument, its other names and its place on the scale']],

  async run({ options }, io) {
    const { bold, dim } = io.colours;
    for (const technique of hintOrder) {
      if (options.json) {
        io.print(`${JSON.stringify(techniqueAnswer(technique))}\n`);
        continue;
      }
      const { id, words, aliases = [], ratings, needsUnique } = technique;
      const { name, summary } = words.en;
      const scale = ratings[0] === ratings[1] ? ratings[0].toFixed(1) : `${ratings[0].toFixed(1)} to ${ratings[1].toFixed(1)}`;
      const also = aliases.length > 0 ? dim(`  (${aliases.join(', ')})`) : '';
      io.print(`${bold(id)}  ${name}, ${scale}${also}\n  ${summary}${needsUnique ? ' Only where there is one solution.' : ''}\n`);
    }
    return EXIT.ok;
  },
});
