import type { Result } from '#core';
import { DEFAULT_ENGINE } from '#engines';
import { type Answered, type AnyOperation, answerRequest, type Limits, Workshop } from '#operations';
import { tryFirst } from '#pools';

/** What a search may cost the thread that takes requests: well below a millisecond. */
const NODES = 300;
/** Characters of a puzzle whose reading costs next to nothing. */
const MOST_TEXT = 200;

/**
 * Answers small searches where they arrive: handing one to a thread costs several times as much as solving it. The few that need more
 * than a moment are handed over.
 */
export class Here {
  readonly #workshop = new Workshop();
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** The answer, from here or from whoever it is handed over to. */
  async answer(
    operation: AnyOperation,
    request: Readonly<Record<string, unknown>>,
    handOver: () => Promise<Result<Answered>>,
  ): Promise<Result<Answered>> {
    const { puzzle, engine, nodes } = request;
    const isSmall = operation.isLight && engine === DEFAULT_ENGINE && nodes === undefined && String(puzzle).length <= MOST_TEXT;
    if (!isSmall) return handOver();
    return tryFirst<Promise<Result<Answered>>>({
      asked: {},
      quick: { nodes: NODES },
      here: (bounds) => answerRequest(operation, request, this.#workshop, { limits: { ...this.#limits, ...bounds } }),
      endOf: (answer) => (answer.ok ? answer.value.ended : undefined),
      handOver,
    });
  }
}
