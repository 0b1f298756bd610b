import { type Command, defineCommand } from './command.ts';
import { wholeNumber } from './parse-options.ts';
import type { RecordOptions } from './run-records.ts';

export const records: Command = defineCommand<RecordOptions>({
  name: 'records',
  summary: 'Look for puzzles of a kind with as few clues as possible, each with its certificate',
  options: [
    { flags: '-k, --kind <SPEC>', summary: 'the kind (see: ninefold kinds)' },
    { flags: '--start <FILE>', summary: 'start from this puzzle instead of random grids' },
    { flags: '--regions <MAP>', summary: 'the region map of a jigsaw (default: new regions whenever a walk starts over)' },
    { flags: '--exact', summary: 'the fewest clues there can be, by exhaustion, where the grids of the kind can be listed' },
    { flags: '--walk', summary: 'list no solutions: go on within one grid by what is proved at once, for large kinds such as cubes' },
    {
      flags: '--singles <N>',
      summary: 'with --walk: moves by singles alone without fewer clues, after which proofs go on (default 20)',
      parse: wholeNumber('--singles', 0),
    },
    {
      flags: '--lists <N>',
      summary: 'lists in a row that were too long, after which it mostly walks within one grid (default 64)',
      parse: wholeNumber('--lists', 0),
    },
    { flags: '--chains <N>', summary: 'walks of their own (default 4)', parse: wholeNumber('--chains') },
    { flags: '--rounds <N>', summary: 'rounds of each walk (default 100)', parse: wholeNumber('--rounds') },
    { flags: '--moves <N>', summary: 'clues that a round takes out, one at a time (default 200)', parse: wholeNumber('--moves') },
    {
      flags: '--patience <N>',
      summary: 'rounds without fewer clues after which a walk starts over (default 30)',
      parse: wholeNumber('--patience'),
    },
    { flags: '--effort <N>', summary: 'work limit of one proof, in units of about 1 ms (default 200)', parse: wholeNumber('--effort') },
    {
      flags: '--seed <N>',
      summary: 'the same seed finds the same puzzles on any number of threads (default 1)',
      parse: wholeNumber('--seed', 0),
    },
    { flags: '--threads <N>', summary: 'threads (default all cores)', parse: wholeNumber('--threads') },
    { flags: '--data <DIR>', summary: 'keep the state of the search here; the same command goes on from there after any end' },
    { flags: '--certify <DIR>', summary: 'write the certificate of the best puzzle into this folder' },
    { flags: '--plot <FILE>', summary: 'draw how the clues went down, as SVG' },
    { flags: '--json', summary: 'one JSON object for each puzzle, and one for the end' },
  ],
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
