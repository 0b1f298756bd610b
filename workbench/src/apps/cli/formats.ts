import { formats as all } from '#formats';
import { formatAnswer } from '#operations';
import { listCommand } from './list-command.ts';

export const formats = listCommand({
  name: 'formats',
  summary: 'List the text formats that can be read and written',
  shows: 'each format with what it looks like',
  items: all.map(formatAnswer),
  json: (format) => format,
  text({ id, title, summary, extensions, reads, writes }, { bold, dim }) {
    const directions = [reads && 'read', writes && 'write'].filter(Boolean).join(', ');
    return `${bold(id.padEnd(12))} ${title} ${dim(`(${[directions, ...extensions].join(', ')})`)}\n  ${summary}\n`;
  },
});
