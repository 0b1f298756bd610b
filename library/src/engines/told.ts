import type { Words } from '#core';

/** What any engine says beside the events of a trace. */
export const TOLD = {
  solution: { en: 'solution {number:id}', de: 'Lösung {number:id}', fr: 'solution {number:id}' },
  clash: { en: 'two givens cannot both stand', de: 'zwei Vorgaben können nicht beide stehen', fr: 'deux chiffres donnés se contredisent' },
  because: { en: '{what}: {why}', de: '{what}: {why}', fr: '{what}\u00a0: {why}' },
} as const satisfies Readonly<Record<string, Words<string>>>;
