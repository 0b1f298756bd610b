// How much clue counts say about ratings: Spearman's rank correlation of ER with the clues, with the survey's classes (002) and with
// blanks, over what `ninefold rate --json` printed.
//   ninefold rate --json LIST > rated.jsonl; node scripts/rating-correlation.mjs rated.jsonl
import { readFileSync } from 'node:fs';

const CLASSES = ['extremely-easy', 'easy', 'medium', 'difficult', 'evil'];
const rated = readFileSync(process.argv[2] ?? 0, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line))
  .filter(({ solved }) => solved);

/** The places of numbers in order; equal ones share the mean of theirs. */
function ranksOf(numbers) {
  const order = [...numbers.keys()].sort((a, b) => numbers[a] - numbers[b]);
  const ranks = new Array(numbers.length);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to + 1 < order.length && numbers[order[to + 1]] === numbers[order[from]]) to++;
    for (let i = from; i <= to; i++) ranks[order[i]] = (from + to) / 2;
    from = to + 1;
  }
  return ranks;
}

function correlation(a, b) {
  const [x, y] = [ranksOf(a), ranksOf(b)];
  const mean = (a.length - 1) / 2;
  const sum = (f) => x.reduce((total, _, i) => total + f(x[i] - mean, y[i] - mean), 0);
  return sum((p, q) => p * q) / Math.sqrt(sum((p) => p * p) * sum((_, q) => q * q));
}

const er = rated.map((one) => one.er);
console.log(`${rated.length} rated puzzles`);
for (const [name, of] of [
  ['clues', (one) => one.clues],
  ['class by clues', (one) => CLASSES.indexOf(one.class.byClues)],
  ['class by lines', (one) => CLASSES.indexOf(one.class.byLines)],
])
  console.log(`ER and ${name}: ${correlation(er, rated.map(of)).toFixed(2)}`);
