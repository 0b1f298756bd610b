import type { Engine, EngineEntry } from '#core';
import { KindShelf } from '#formats';
import { LocalMakers } from '#generator';
import { Desk } from '#techniques';

/** What one thread keeps from one request to the next, because making it costs more than most answers. */
export class Workshop {
  readonly kinds = new KindShelf();
  readonly desk = new Desk();
  readonly makers = new LocalMakers();
  readonly #engines = new Map<string, Promise<Engine>>();

  /** The engine of an entry, loaded once. */
  engine(entry: EngineEntry): Promise<Engine> {
    const engine = this.#engines.get(entry.id) ?? entry.load();
    this.#engines.set(entry.id, engine);
    return engine;
  }
}
