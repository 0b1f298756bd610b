import { type BudgetLimits, ComplaintError, type Engine } from '#core';
import { DEFAULT_ENGINE, loadEngine } from '#engines';

/** How long a question may take before the page is told that the answer is not known. */
export const PATIENCE: BudgetLimits = { timeMs: 60_000 };

let loaded: Promise<Engine> | undefined;

/** The engine that everything is built on, loaded once per worker. */
export function theEngine(): Promise<Engine> {
  loaded ??= loadEngine(DEFAULT_ENGINE).then((engine) => {
    if (!engine.ok) throw new ComplaintError(engine);
    return engine.value;
  });
  return loaded;
}
