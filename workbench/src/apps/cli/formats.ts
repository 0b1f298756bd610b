import { formats as all } from '#formats';
import { formatAnswer } from '#operations';
import { type Command, defineCommand } from './command.ts';
import { EXIT } from './exit.ts';

export const formats: Command = defineCommand<{ readonly json?: boolean }>({
  name: 'formats',
  summary: 'List the text formats that can be read and written',
  options: [{ flags: '--json', summary: 'JSON, one object per line' }],
  examples: [['ninefold formats', 'each format with what it looks like']],

  async run({ options }, io) {
    for (const format of all) {
      const { id, title, summary, extensions, reads, writes } = formatAnswer(format);
      if (options.json) io.print(`${JSON.stringify(formatAnswer(format))}\n`);
      else {
        const { bold, dim } = io.colours;
        const directions = [reads && 'read', writes && 'write'].filter(Boolean).join(', ');
        io.print(`${bold(id.padEnd(12))} ${title} ${dim(`(${[directions, ...extensions].join(', ')})`)}\n  ${summary}\n`);
      }
    }
    return EXIT.ok;
  },
});
