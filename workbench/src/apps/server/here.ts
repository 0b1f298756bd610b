import type { Result } from '#core';
import { DEFAULT_ENGINE } from '#engines';
import { kindFamilies, parseSampleKind } from '#kinds';
import { type Answered, type AnyOperation, answerRequest, type Limits, Workshop } from '#operations';
import { tryFirst } from '#pools';

/** What a search may cost the thread that takes requests: well below a millisecond. */
const NODES = 300;
/** A puzzle whose reading costs next to nothing: its cells and nothing else, so that it names no large kind. */
const PLAIN_TEXT = /^[\w.\s]{1,200}$/;
const MOST_PLACES = 100;
const EXAMPLES: ReadonlySet<string> = new Set(kindFamilies.flatMap(({ examples }) => examples));
/** What nearly everybody sends. Weighing what else it might be costs more than solving it, and comes to the same. */
const PLAIN_LINE = /^[\d.]{81}$/;

/**
 * Answers small searches where they arrive: handing one to a thread costs several times as much as solving it. The few that need more
 * than a moment are handed over.
 */
export class Here {
  readonly #workshop = new Workshop();
  readonly #limits: Limits;
  /** Whether a kind is small, for those that were asked about: to build all of them takes a sixth of the time of a start. */
  readonly #smallKinds = new Map<string, boolean>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** The answer, from here or from where it is handed over to. */
  async answer(
    operation: AnyOperation,
    request: Readonly<Record<string, unknown>>,
    handOver: () => Promise<Result<Answered>>,
  ): Promise<Result<Answered>> {
    const { puzzle, engine, nodes, kind } = request;
    const isSmall =
      operation.isLight && engine === DEFAULT_ENGINE && nodes === undefined && this.#isSmall(kind) && PLAIN_TEXT.test(String(puzzle));
    if (!isSmall) return handOver();
    const isLine = request['from'] === undefined && kind === undefined && PLAIN_LINE.test(String(puzzle));
    const asked = isLine ? { ...request, from: 'line' } : request;
    return tryFirst<Promise<Result<Answered>>>({
      asked: {},
      quick: { nodes: NODES },
      here: (bounds) => answerRequest(operation, asked, this.#workshop, { limits: { ...this.#limits, ...bounds } }),
      endOf: (answer) => (answer.ok ? answer.value.ended : undefined),
      handOver,
    });
  }
  /** Whether it is one of the examples, and few squares. */
  #isSmall(kind: unknown): boolean {
    if (typeof kind !== 'string' || !EXAMPLES.has(kind)) return kind === undefined;
    const read = this.#smallKinds.has(kind) ? undefined : parseSampleKind(kind);
    if (read) this.#smallKinds.set(kind, read.ok && read.value.geometry.places.length <= MOST_PLACES);
    return this.#smallKinds.get(kind) === true;
  }
}
