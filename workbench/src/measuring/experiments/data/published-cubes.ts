/**
 * Tables 5 to 7 of 000: blanks, then seconds and solutions of the baseline (a search tree), of algorithm 1 and of algorithm 2. NW is printed where an
 * algorithm did not work. A test holds this to `fixtures/facts`, which an installed package does not have.
 */
const PRINTED = `
easy 180 1.74/1 1.62/1 1.4/1
easy 185 1.82/1 1.71/1 1.44/1
easy 190 2.4/1 1.86/1 1.82/1
easy 198 1.37/1 1.02/1 3.82/1
easy 202 2.32/1 1.42/1 1.07/1
easy 207 1.64/1 1.52/1 1.2/1
easy 216 1.4/1 1.32/1 1.08/1
easy 225 1.87/1 1.42/1 1.06/1
easy 234 1.52/1 1.07/1 1.05/1
easy 239 1.82/1 1.64/1 1.53/1
easy 243 1.55/1 1.02/1 1.22/1
easy 248 1.72/1 1.36/1 1.02/1
easy 252 1.46/1 1.27/1 2.87/1
easy 257 1.44/1 1.25/1 1.16/1
easy 261 1.98/1 1.06/1 1.52/1
easy 270 2.7/1 2.1/1 1.52/1
easy 274 1.86/1 1.47/1 1.16/1
easy 279 1.92/1 2.74/1 1.2/1
easy 284 2.2/1 1.14/1 1.34/1
easy 288 1.62/1 1.18/1 2.98/1
easy 294 2.22/1 1.87/1 1.17/1
easy 299 3.1/1 2.46/1 1.24/1
easy 306 4.45/1 1.83/1 3.09/1
easy 315 1.51/1 1.03/1 2.17/1
easy 320 2.45/1 1.87/1 1.18/1
easy 324 2.62/1 2.2/1 2.74/1
easy 333 2.74/2 2.22/2 2.35/2
easy 342 2.74/2 2.45/2 2.01/2
easy 351 2.69/2 2.61/2 2.98/2
easy 360 2.51/4 2.11/4 3.48/4
easy 369 8.84/8 2.41/8 3.55/8
easy 387 19.99/1 12.18/1 3.39/1
easy 390 20.25/1 13.16/1 4.47/1
easy 395 19.1/1 13.51/1 4.96/1
moderate 400 NW 3.37/1 3.77/1
moderate 402 NW 6.15/32 4.7/32
moderate 405 140.51/1 4.13/1 2.81/1
moderate 405 NW 4.55/16 4.11/16
moderate 407 NW 4.86/1 4.2/1
moderate 410 NW 4.48/1 3.25/1
moderate 413 NW 4.78/1 3.5/1
moderate 415 NW 4.36/1 3.27/1
moderate 417 NW 4.17/1 3.12/1
moderate 420 NW 4.81/1 3.56/1
moderate 423 NW 5.61/1 3.45/1
moderate 425 NW 5.52/1 3.92/1
moderate 426 NW 4.89/1 2.75/1
moderate 429 NW 10.72/1 3.84/1
moderate 432 NW 5.28/2 3.1/2
moderate 435 NW 6.25/2 3.92/2
moderate 437 NW 17.06/64 4.41/64
moderate 441 NW 6.84/32 4.11/32
moderate 445 NW 14.33/1 3.69/1
moderate 448 NW 16.33/1 3.56/1
moderate 450 NW 7.3/2 2.45/2
hard 500 NW NW 4.08/6
hard 524 NW NW 7.26/8
hard 524 NW NW 5.29/2
hard 525 NW NW 4.7/2
hard 527 NW NW 5.69/2
hard 527 NW NW 6.62/2
hard 528 NW NW 8.85/12
hard 529 NW NW 142.13/720
hard 529 NW NW 6.95/16
hard 531 NW NW 2.4/3
hard 531 NW NW 7.58/4
hard 532 NW NW 4.36/3
hard 533 NW NW 5.71/1
hard 533 NW NW 6.72/1
hard 533 NW NW 160.4/768
hard 534 NW NW 6.62/1
hard 536 NW NW 8.87/3
hard 537 NW NW 7.48/15
hard 540 NW NW 7.71/3
hard 542 NW NW 8.26/3
`;

/** What the paper says of one algorithm on one instance; undefined where it prints NW. */
export type PublishedRun = { readonly seconds: number; readonly solutions: number } | undefined;

export const PUBLISHED_LEVELS = ['easy', 'moderate', 'hard'] as const;
type Level = (typeof PUBLISHED_LEVELS)[number];

export interface PublishedCube {
  readonly instance: number;
  readonly blanks: number;
  readonly level: Level;
  /** By the id of the engine here. */
  readonly runs: Readonly<Record<'search-tree' | 'constraint-tree' | 'layer-join', PublishedRun>>;
}

function readRun(text: string): PublishedRun {
  const [seconds, solutions] = text.split('/').map(Number);
  return text === 'NW' ? undefined : { seconds: seconds!, solutions: solutions! };
}

/** The 75 instances of tables 5 to 7. */
export const publishedCubes: readonly PublishedCube[] = PRINTED.trim()
  .split('\n')
  .map((line, index) => {
    const [level, blanks, tree, first, second] = line.split(' ') as [Level, string, string, string, string];
    return {
      instance: index + 1,
      blanks: Number(blanks),
      level,
      runs: { 'search-tree': readRun(tree), 'constraint-tree': readRun(first), 'layer-join': readRun(second) },
    };
  });
