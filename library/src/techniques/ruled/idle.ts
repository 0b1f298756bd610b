import { isSameList } from '#core';
import type { Tables } from '../tables.ts';

/**
 * Remembers masks in which a look found nothing, the last for each thing looked at. A look depends on nothing but its masks, so it need
 * not be repeated while they stay; most rules do not change from step to step.
 */
export class Idle {
  readonly #last = new Map<unknown, Int32Array>();

  static of(tables: Tables, technique: string): Idle {
    return tables.borrow(`idle ${technique}`, () => new Idle());
  }

  /** Whether the last look at this found nothing in the same masks. */
  has(thing: unknown, masks: Int32Array): boolean {
    const last = this.#last.get(thing);
    return last !== undefined && isSameList(last, masks);
  }

  add(thing: unknown, masks: Int32Array): void {
    this.#last.set(thing, masks);
  }
}
