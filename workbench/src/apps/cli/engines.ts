import { engineEntries } from '#engines';
import { engineAnswer } from '#operations';
import { listCommand } from './list-command.ts';

export const engines = listCommand({
  name: 'engines',
  summary: 'List the engines that solve',
  shows: 'each engine with its idea, its source and its settings',
  items: engineEntries,
  json: engineAnswer,
  text({ id, title, source, summary, complete, options }, { bold, dim }) {
    const settings = options.map((option) => {
      const choices = option.choices ? ` (${option.choices.join(', ')})` : '';
      return `    --${option.name}  ${option.summary}${choices}; default ${String(option.default)}\n`;
    });
    return [
      `${bold(id)}  ${title.en}${source ? dim(`  (${source})`) : ''}\n  ${summary}\n`,
      complete ? '' : '  May miss solutions, so it never proves a count.\n',
      ...settings,
    ].join('');
  },
});
