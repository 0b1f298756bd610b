import type { Engine, EngineEntry } from '#core';
import { loadProver, type Prover } from '#engines';
import { KindShelf } from '#formats';
import { LocalMakers } from '#generator';
import { Desk } from '#techniques';

/** What one thread keeps from one request to the next, because making it costs more than most answers. */
export class Workshop {
  readonly kinds = new KindShelf();
  readonly desk = new Desk();
  readonly makers = new LocalMakers();
  readonly #engines = new Map<string, Promise<Engine>>();

  #prover: Promise<Prover | undefined> | undefined;

  /** What certifies, loaded once; undefined where the machine cannot run it. */
  prover(): Promise<Prover | undefined> {
    this.#prover ??= loadProver();
    return this.#prover;
  }

  /** The engine of an entry, loaded once. */
  engine(entry: EngineEntry): Promise<Engine> {
    const engine = this.#engines.get(entry.id) ?? entry.load();
    this.#engines.set(entry.id, engine);
    return engine;
  }
}
