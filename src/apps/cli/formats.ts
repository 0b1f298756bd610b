import { formats as all } from '#formats';
import { type Command, defineCommand, EXIT } from './command.ts';

export const formats: Command = defineCommand<{ readonly json?: boolean }>({
  name: 'formats',
  summary: 'List the text formats that can be read and written',
  options: [{ flags: '--json', summary: 'JSON, one object per line' }],
  examples: [['ninefold formats', 'each format with what it looks like']],

  async run({ options }, io) {
    for (const { id, title, summary, extensions, open, write } of all) {
      const can = { reads: open !== undefined, writes: write !== undefined };
      if (options.json) io.print(`${JSON.stringify({ id, title, summary, extensions, ...can })}\n`);
      else {
        const { bold, dim } = io.colours;
        const directions = [can.reads && 'read', can.writes && 'write'].filter(Boolean).join(', ');
        io.print(`${bold(id.padEnd(12))} ${title} ${dim(`(${[directions, ...extensions].join(', ')})`)}\n  ${summary}\n`);
      }
    }
    return EXIT.ok;
  },
});
