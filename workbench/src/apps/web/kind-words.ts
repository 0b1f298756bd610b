import type { Kind } from '#core';
import type { Say } from './board/names.ts';

/** What a kind is called; `say` is that of the namespace `kinds`. An option that goes without saying is not said. */
export function kindTitle(say: Say, { family, option, spec, numbers }: Kind): string {
  const title = say(`${family}.title`, numbers);
  return spec.includes('/') ? `${title}, ${say(`${family}.${option}.title`)}` : title;
}

/** The rules of a kind in a sentence or two. */
export function kindRules(say: Say, { family, option, numbers }: Kind): string {
  const rules = say(`${family}.rules`, numbers);
  return option === undefined ? rules : `${rules} ${say(`${family}.${option}.rules`, numbers)}`.trim();
}
