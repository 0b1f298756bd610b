import { DEFAULT_ENGINE } from '#engines';
import { type Answered, type AnyOperation, answerRequest, type Limits, Workshop } from '#operations';

/** What a search may cost the thread that takes requests: well below a millisecond. */
const NODES = 300;
/** Characters of a puzzle whose reading costs next to nothing. */
const MOST_TEXT = 200;

/**
 * Answers small searches where they arrive: handing one to a thread costs several times as much as solving it. The few that need more
 * than a moment go the usual way.
 */
export class Here {
  readonly #workshop = new Workshop();
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = { ...limits, nodes: NODES };
  }

  /** The answer; undefined where the request has to go the usual way. */
  async answer(operation: AnyOperation, request: Readonly<Record<string, unknown>>): Promise<Answered | undefined> {
    const { puzzle, engine, nodes } = request;
    const isSmall = operation.isLight && engine === DEFAULT_ENGINE && nodes === undefined && String(puzzle).length <= MOST_TEXT;
    if (!isSmall) return undefined;
    const answered = await answerRequest(operation, request, this.#workshop, { limits: this.#limits });
    return answered.ok && answered.value.ended === undefined ? answered.value : undefined;
  }
}
