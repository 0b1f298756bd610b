import type { Engine, EngineEntry } from '#core';
import { KindShelf } from '#formats';
import { loadMakerParts, Maker, type MakerParts, type Order } from '#generator';
import { Desk } from '#techniques';

/** What one thread keeps from one request to the next, because making it costs more than most answers. */
export class Workshop {
  readonly kinds = new KindShelf();
  readonly desk = new Desk();
  #makerParts: Promise<MakerParts> | undefined;
  /** The last maker and its order: the parts of one job follow each other. */
  #maker: { readonly order: string; readonly maker: Maker } | undefined;
  readonly #engines = new Map<string, Promise<Engine>>();

  /** The engine of an entry, loaded once. */
  engine(entry: EngineEntry): Promise<Engine> {
    const engine = this.#engines.get(entry.id) ?? entry.load();
    this.#engines.set(entry.id, engine);
    return engine;
  }

  /** What makes puzzles, loaded once. */
  makerParts(): Promise<MakerParts> {
    this.#makerParts ??= loadMakerParts();
    return this.#makerParts;
  }

  /** A maker for an order; the last one is kept, since its tables cost more than several puzzles. */
  async maker(order: Order): Promise<Maker> {
    const text = JSON.stringify(order);
    if (this.#maker?.order !== text) this.#maker = { order: text, maker: new Maker(order, await this.makerParts()) };
    return this.#maker.maker;
  }
}
