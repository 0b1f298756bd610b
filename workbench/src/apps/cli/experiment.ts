import { LANGUAGE_CODES } from '#core';
import { type Command, defineCommand } from './command.ts';
import { oneOf, wholeNumber } from './parse-options.ts';
import type { ExperimentOptions } from './run-experiments.ts';

export const experiment: Command = defineCommand<ExperimentOptions>({
  name: 'experiment',
  summary: 'Repeat the studies of the papers: data, plots and one readable report',
  arguments: '<words...>',
  options: [
    { flags: '--out <DIR>', summary: 'the folder of the report: index.html, and NAME.csv, NAME.json, NAME.svg for each experiment' },
    { flags: '--data <FILE>', summary: 'the database of results (default DIR/results.db)' },
    { flags: '--quick', summary: 'smaller samples: the whole report in under five minutes on two cores' },
    { flags: '--resume', summary: 'go on with the last run in the database instead of beginning a new one' },
    {
      flags: '--threads <N>',
      summary: 'measurements at a time, each in a process of its own (default all cores)',
      parse: wholeNumber('--threads'),
    },
    {
      flags: '--seed <N>',
      summary: 'where all random numbers begin; the same seed gives the same instances (default 1)',
      parse: wholeNumber('--seed', 0),
    },
    { flags: '--runs <N>', summary: 'repetitions of each setting, in place of those of the experiment', parse: wholeNumber('--runs') },
    {
      flags: '--language <CODE>',
      summary: 'the language of index.html and of the pictures: en (default), de or fr; with --resume what is there is written again',
      parse: oneOf('--language', LANGUAGE_CODES),
      choices: () => LANGUAGE_CODES,
    },
    { flags: '--json', summary: 'one JSON object per experiment, or per line of "list" and "compare"' },
  ],
  examples: [
    ['ninefold experiment list', 'what there is'],
    ['ninefold experiment all --out report --quick', 'every table and figure, in minutes'],
    ['ninefold experiment all --out report --resume', 'goes on after an interruption, a kill or a full disk'],
    ['ninefold experiment cooling-dynamic uniqueness --out report --seed 7', 'two of them, with other instances'],
    ['ninefold experiment all --out report --resume --language de', 'the same report in German'],
    ['ninefold experiment compare 1 2 --out report', 'two runs of one database; "compare DIR1 DIR2" takes the last runs of two'],
  ],
  notes:
    'Each finished measurement is written at once, so a run can be ended at any moment. Budgets count nodes and stored things, not seconds: everything but times and memory is the same for the same seed.',

  async run({ words, options }, io) {
    // Loaded here because the database is large and most commands need none.
    const { runExperimentCommand } = await import('./run-experiments.ts');
    return runExperimentCommand(words, options, io);
  },
});
