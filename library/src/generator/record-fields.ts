import { flag, text, whole } from '#schema';
import { LIST_PATIENCE, PLAIN_PATIENCE } from './records.ts';

export const MOST_CHAINS = 1024;
export const MOST_ROUNDS = 100_000;
const MOST_WITHOUT_GAIN = 1_000_000;

/** What may be asked of a hunt for few clues: chains of rounds, as a job and as a command. */
export const recordFields = {
  kind: text(1, 60).describe('The kind, such as classic:3x3 or solid:3.'),
  start: text(1, 100_000).optional().describe('A puzzle with one solution that every chain starts from; without, each has a random grid.'),
  regions: text(1, 100_000)
    .optional()
    .describe('The region map of a jigsaw; without, a chain has new regions each time that it starts over.'),
  walk: flag()
    .default(false)
    .describe(
      'List no solutions, and go on within one grid by what is proved at once: for large kinds, where lists and proofs do not end.',
    ),
  singles: whole(0, MOST_WITHOUT_GAIN)
    .default(PLAIN_PATIENCE)
    .describe('Moves of a walk by singles alone without fewer clues, after which proofs go on.'),
  lists: whole(0, MOST_WITHOUT_GAIN)
    .default(LIST_PATIENCE)
    .describe('Lists in a row that were too long, after which it mostly walks within one grid.'),
  chains: whole(1, MOST_CHAINS).default(4).describe('Walks of their own; as many can be worked on at once.'),
  rounds: whole(1, MOST_ROUNDS).default(100).describe('Rounds of each chain.'),
  moves: whole(1, 10_000).default(200).describe('Clues that a round takes out, one at a time.'),
  patience: whole(1, MOST_ROUNDS).default(30).describe('Rounds without fewer clues after which a chain starts over.'),
  effort: whole(1, 100_000).default(200).describe('Work limit for one proof, in counted units of about 1 ms.'),
  seed: whole().default(1).describe('The same seed gives the same puzzles on any number of machines.'),
};
