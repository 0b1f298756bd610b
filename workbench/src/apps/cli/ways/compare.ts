import Papa from 'papaparse';
import type { Way } from '../command-of.ts';

/** Comparing with a look at memory, and as CSV. */
export const compareWay: Way = {
  spaced: 'all',
  seesMemory: true,
  options: [{ flags: '--csv', summary: 'one line of CSV per puzzle and engine' }],
  examples: [
    ['ninefold compare examples/figure11.txt', 'every engine on one puzzle'],
    ['ninefold compare puzzles.txt --engines brute-force,pencil-and-paper,pencil-and-paper/rules=all --csv', 'what the further rules save'],
    ['ninefold compare puzzles.txt --engines minigrid-path,minigrid-path/path=spiral --limit all', 'two paths, every solution'],
  ],
  notes:
    'Each engine gets 10 seconds for a puzzle unless a budget is given. "checked" is the verdict of a checker that shares no code with the engines; memory is how far heap and typed arrays grew, looked at every few milliseconds, with what the runtime had not yet cleared away.',
  start({ operation, fields, options, io }) {
    let isFirst = true;
    if (!options['csv']) return {};
    return {
      text: () => undefined,
      shown({ puzzle }, report) {
        const { rows } = operation.json(puzzle, report, fields) as { readonly rows: readonly CsvRow[] };
        const lines = rows.map(({ ended: _, notes, ...row }) => ({ ...row, notes: notes.join('; ') }));
        io.print(`${Papa.unparse(lines, { header: isFirst, newline: '\n' })}\n`);
        isFirst = false;
        return { ok: true, value: undefined };
      },
    };
  },
};

type CsvRow = { readonly ended?: string; readonly notes: readonly string[] };
