import { ComplaintError, type Engine, type Geometry } from '#core';
import { DEFAULT_ENGINE, loadEngine, loadProbers, type Prober } from '#engines';

/** What a maker works with; loaded once, because it takes a while. */
export interface MakerParts {
  readonly engine: Engine;
  readonly makeProber: (geometry: Geometry) => Prober;
}

export async function loadMakerParts(): Promise<MakerParts> {
  const engine = await loadEngine(DEFAULT_ENGINE);
  if (!engine.ok) throw new ComplaintError(engine);
  return { engine: engine.value, makeProber: await loadProbers() };
}
