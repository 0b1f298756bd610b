import { solveAnswer } from '#answers';
import { type Engine, type Kind, makePuzzle } from '#core';
import { DEFAULT_ENGINE, loadEngine } from '#engines';
import type { Json } from '#jobs';
import { kindOf } from '#kinds';
import { solvePuzzle } from '#operations';

/** What a puzzle may cost the thread that takes requests: well below a millisecond. */
const NODES = 300;
const PLAIN = /^[0-9.]{81}$/;
const KIND = 'classic:3x3';

/**
 * Solves ordinary 9x9 puzzles where they arrive: handing one to a thread costs several times as much as solving it. The
 * few that need more than a moment, and everything that is not a plain line, go the usual way.
 */
export class QuickSolve {
  readonly #engine: Engine;
  readonly #kind: Kind = kindOf(KIND);

  private constructor(engine: Engine) {
    this.#engine = engine;
  }

  static async load(): Promise<QuickSolve> {
    const engine = await loadEngine(DEFAULT_ENGINE);
    if (!engine.ok) throw new Error(engine.error);
    return new QuickSolve(engine.value);
  }

  /** The answer to a request for `solve`; undefined where it has to go the usual way. */
  answer({ puzzle, kind, from, engine, limit, nodes, settings }: Json): Json | undefined {
    const isPlain =
      typeof puzzle === 'string' &&
      PLAIN.test(puzzle) &&
      (kind === undefined || kind === KIND) &&
      (from === undefined || from === 'line') &&
      engine === DEFAULT_ENGINE &&
      settings === undefined &&
      nodes === undefined &&
      typeof limit === 'number' &&
      limit <= 10;
    if (!isPlain) return undefined;
    const givens = Uint8Array.from(puzzle, (character) => (character === '.' ? 0 : Number(character)));
    const whole = makePuzzle(this.#kind, givens);
    const report = solvePuzzle(whole, this.#engine, { limit, budget: { nodes: NODES }, keep: limit });
    return report.status === 'budget' ? undefined : solveAnswer(whole, report);
  }
}
