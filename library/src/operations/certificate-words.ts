import { type Said, said, type Words } from '#core';

/** What a certificate claims. */
export function claimed(count: number): Said {
  return said(count === 0 ? NONE : count === 1 ? ONE : SEVERAL, { count });
}

/** That something is refused, and why. */
export function refused(reason: Said): Said {
  return said(REFUSED, { reason });
}

const NONE: Words<string> = { en: 'no solution', de: 'keine Lösung', fr: 'aucune solution' };
const ONE: Words<string> = { en: 'one solution and no other', de: 'eine Lösung und keine andere', fr: 'une solution et aucune autre' };
const SEVERAL: Words<string> = {
  en: '{count:id} solutions and no other',
  de: '{count:id} Lösungen und keine andere',
  fr: '{count:id} solutions et aucune autre',
};
const REFUSED: Words<string> = { en: 'refused: {reason}', de: 'abgelehnt: {reason}', fr: 'refusé\u00a0: {reason}' };
