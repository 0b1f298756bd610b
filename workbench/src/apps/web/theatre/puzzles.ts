import { defaultSymbols, makePuzzleFromPlaces, type Puzzle } from '#core';
import { kindOf, starters } from '#kinds';
import { starterPuzzle } from '../play/starters.ts';

/** The puzzles of the theatre by name, each of which has a text under `puzzles`. */
const SOURCES: Readonly<Record<string, () => Puzzle>> = {
  four: () => starter('classic:2x2', 'easy'),
  six: () => starter('classic:2x3', 'easy'),
  easy: () => starter('classic:3x3', 'easy'),
  medium: () => starter('classic:3x3', 'medium'),
  hard: () => starter('classic:3x3', 'hard'),
  diabolical: () => starter('classic:3x3', 'diabolical'),
  jigsaw: () => starter('jigsaw:5', 'easy'),
  cube4: () => starter('solid:2', 'easy'),
  cube9: () => starter('solid:3', 'easy'),
  faces3: () => starter('faces3:2', 'easy'),
  faces9: () => starter('faces3:3', 'medium'),
  faces6: () => starter('faces6:3', 'easy'),
  /** Figure 11 of 002. */
  figure11: () => read('classic:3x3', '1...3...25..2.4..9.38...46..5.1.7.9...39.51...4.3.2.5..26...81.3..7.8..64...5...7'),
  /** The example in the appendix of 004. */
  appendix: () => read('classic:3x3', '..79..631...1.3.4.1....5..96.483...5..9...1..2...179.45..3....8.9.4.2...846..13..'),
  /** Three clues that leave one solution. */
  sparse: () => read('solid:2', '1.........4.............................3........1......4.......'),
  /** The clues of figure 3.1(a) of 001 that its text states, completed so that the minigrids are taken in the printed order 3, 1, 7, 6, 5, 9, 4, 8, 2. */
  thesis: () => read('classic:3x3', '..6....982......1...9.7...5.9.6....43...189.....3..2..7.3..25..8....1.47.4.......'),
  /** What tables 3 to 5 of 003 were measured on. */
  emptyMatch: () => read('faces3:3', '.'.repeat(243)),
  emptyDiffer: () => read('faces3:3/differ', '.'.repeat(243)),
  /** Figure 5 of 003, which is a filled cube, with every other square blank. */
  figure5: () => read('faces3:3/differ', Array.from(FIGURE5, (sign, i) => (i % 2 === 0 ? sign : '.')).join('')),
  /** Table 2 of 000, for callers that bring the rules along. */
  table2Cube: () => read('solid:3', TABLE2),
  /** Table 2 of 000 under the rule that the text states. */
  table2Stated: () => read('solid:3', TABLE2),
  /** Table 2 of 000, under the rule that its solution by hand follows. */
  table2: () => read('solid:3/worked-example', TABLE2),
};

/** Faces A, B and C. */
const FIGURE5 =
  '617853492543921678892647351471586239956234187238179546125498763384762915769315824' +
  '187946235364572891592318674829654713651739428473281956736825149218493567945167382' +
  '186247953432569781795318624927635148813974265654182379561823497349756812278491536';

const TABLE2 =
  '97138564228564793164392178576.153.2.1.2478369...269157897536214526714893314892576' +
  '364192578197538264528764193...92671.97631584221.8479.6431289657789653421652471389' +
  '852476319436219857719853426.2178469.38.692571697531284265147938143928765978365142' +
  '583624791674391582291587634135248967748963125962175348356412879417839256829756413' +
  '746913825912875346835246917487639251629751483351482679174398562298567134563124798' +
  '129758463358462179467139258296517834513824796874396512982675341635241987741983625' +
  '215847936843926715976315842652471389431289657789653421528764193364192578197538264' +
  '697531284521784693384692571978365142265147938143928765719853426852476319436219857' +
  '438269157769153428152478369314892576897536214526714893643921785971385642285647931';

/** A puzzle of the theatre. */
export function puzzleNamed(name: string): Puzzle {
  return (SOURCES[name] ?? SOURCES['figure11']!)();
}

function starter(spec: string, level: string): Puzzle {
  return starterPuzzle(starters.find((one) => one.spec === spec && one.level === level)!);
}

function read(spec: string, text: string): Puzzle {
  const kind = kindOf(spec);
  const symbols = defaultSymbols(kind.geometry.size, kind.geometry.lowest);
  return makePuzzleFromPlaces(
    kind,
    Array.from(text, (symbol) => symbols.valueOf(symbol) ?? 0),
  );
}
