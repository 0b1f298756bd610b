import type { Words } from '#core';

/** How many clues a puzzle has. */
export const CLUES: Words<string> = {
  en: '{clues} {clues|clue|clues}',
  de: '{clues} {clues|Vorgabe|Vorgaben}',
  fr: '{clues} {clues|chiffre donné|chiffres donnés}',
};
