import { type Engine, type Geometry, must } from '#core';
import { DEFAULT_ENGINE, loadEngine, loadProbers, type Prober } from '#engines';

/** What a maker works with; loaded once, because it takes a while. */
export interface MakerParts {
  readonly engine: Engine;
  readonly makeProber: (geometry: Geometry) => Prober;
}

export async function loadMakerParts(): Promise<MakerParts> {
  return { engine: must(await loadEngine(DEFAULT_ENGINE)), makeProber: await loadProbers() };
}
