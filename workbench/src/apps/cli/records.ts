import { recordFields } from '#generator';
import { type Command, defineCommand } from './command.ts';
import { optionsOf } from './field-options.ts';
import { wholeNumber } from './parse-options.ts';
import type { RecordOptions } from './run-records.ts';

export const records: Command = defineCommand<RecordOptions>({
  name: 'records',
  summary: 'Look for puzzles of a kind with as few clues as possible, each with its certificate',
  get options() {
    return [
      ...optionsOf(recordFields),
      { flags: '--exact', summary: 'the fewest clues there can be, by exhaustion, where the grids of the kind can be listed' },
      { flags: '--threads <N>', summary: 'threads (default all cores)', parse: wholeNumber('--threads') },
      { flags: '--data <DIR>', summary: 'keep the state of the search here; the same command goes on from there after any end' },
      { flags: '--certify <DIR>', summary: 'write the certificate of the best puzzle into this folder' },
      { flags: '--plot <FILE>', summary: 'draw how the clues went down, as SVG' },
      { flags: '--json', summary: 'one JSON object for each puzzle, and one for the end' },
    ];
  },
  examples: [
    ['ninefold records --kind classic:2x3 --certify proofs', 'puzzles of few clues on 6x6, and the proof of the best'],
    ['ninefold records --kind solid:3 --walk --effort 8 --data hunt --rounds 5000', 'cubes; after a kill the same line goes on'],
    ['ninefold records --kind solid:2 --exact', 'the fewest clues by exhaustion'],
  ],
  notes:
    'A move takes one clue out, lists the solutions that are possible then, and makes a puzzle of every clue that exactly one of them has; what is not needed any more goes. Where all lists are too long, and with --walk, some clues come and as many or more go within one grid. What was found is proved to have one solution; that there is nothing better is only said with --exact. docs/records.md lists what is known.',

  async run({ options }, io) {
    // Loaded here because the store of jobs is large and most commands need none.
    const { runRecords } = await import('./run-records.ts');
    return runRecords(options, io);
  },
});
