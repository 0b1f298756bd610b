/**
 * Ninefold as a library.
 *
 * @example
 * import { loadEngine, parsePuzzle, solvePuzzle } from 'ninefold';
 *
 * const puzzle = parsePuzzle('1...3...2 5..2.4..9 .38...46. .5.1.7.9. ..39.51.. .4.3.2.5. .26...81. 3..7.8..6 4...5...7');
 * const engine = await loadEngine('reference');
 * if (puzzle.ok && engine.ok) {
 *   const report = solvePuzzle(puzzle.value, engine.value, { limit: 2, budget: {}, keep: 2 });
 *   console.log(report.status, report.count); // complete 1n
 * }
 */
export * from '#core';
export * from '#drawing';
export * from '#engines';
export * from '#formats';
export * from '#kinds';
export * from '#operations';
export * from '#rules';
export * from '#techniques';
