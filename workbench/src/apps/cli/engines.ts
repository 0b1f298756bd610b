import { engineEntries } from '#engines';
import { engineAnswer } from '#operations';
import { type Command, defineCommand } from './command.ts';
import { EXIT } from './exit.ts';

export const engines: Command = defineCommand<{ readonly json?: boolean }>({
  name: 'engines',
  summary: 'List the engines that solve',
  options: [{ flags: '--json', summary: 'JSON, one object per line' }],
  examples: [['ninefold engines', 'each engine with its idea, its source and its settings']],

  async run({ options }, io) {
    for (const entry of engineEntries) {
      if (options.json) {
        io.print(`${JSON.stringify(engineAnswer(entry))}\n`);
        continue;
      }
      const { bold, dim } = io.colours;
      io.print(`${bold(entry.id)}  ${entry.title.en}${entry.source ? dim(`  (${entry.source})`) : ''}\n  ${entry.summary}\n`);
      if (!entry.complete) io.print('  May miss solutions, so it never proves a count.\n');
      for (const option of entry.options) {
        const choices = option.choices ? ` (${option.choices.join(', ')})` : '';
        io.print(`    --${option.name}  ${option.summary}${choices}; default ${String(option.default)}\n`);
      }
    }
    return EXIT.ok;
  },
});
