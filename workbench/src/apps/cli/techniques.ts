import { techniqueAnswer } from '#operations';
import { hintOrder } from '#techniques';
import { listCommand } from './list-command.ts';

export const techniques = listCommand({
  name: 'techniques',
  summary: 'List the techniques of explanations, hints and ratings, the simplest first',
  shows: 'each technique with its argument, its other names and its place on the scale',
  items: hintOrder,
  json: techniqueAnswer,
  text({ id, words, aliases = [], ratings: [least, most], needsUnique }, { bold, dim }) {
    const { name, summary } = words.en;
    const scale = least === most ? least.toFixed(1) : `${least.toFixed(1)} to ${most.toFixed(1)}`;
    const also = aliases.length > 0 ? dim(`  (${aliases.join(', ')})`) : '';
    return `${bold(id)}  ${name}, ${scale}${also}\n  ${summary}${needsUnique ? ' Only where there is one solution.' : ''}\n`;
  },
});
