import { fail, inPieces, ok, type Result } from '#core';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Marks a cell that belongs to no region. */
const NO_REGION = '.';

/** A region map as text: one character per cell with the rows apart, or numbers where 62 characters are too few. */
export function formatRegions(regions: readonly number[], between = ' '): string {
  if (!canBeCharacters(regions)) return regions.join(' ');
  const n = Math.round(Math.sqrt(regions.length));
  return inPieces(regions, n)
    .map((row) => row.map((region) => DIGITS[region] ?? NO_REGION).join(''))
    .join(between);
}

/** Whether one character is enough for every region number. */
export function canBeCharacters(regions: readonly number[]): boolean {
  return regions.every((region) => Number.isInteger(region) && region >= -1 && region < DIGITS.length);
}

/** Reads a region map. The characters only name the regions; 0-9 keep their number, so that maps survive a round trip. */
export function parseRegions(text: string): Result<number[]> {
  const words = text.trim().split(/\s+/);
  if (
    words.length > 1 &&
    Number.isInteger(Math.sqrt(words.length)) &&
    words.every((word) => /^\d{1,4}$/.test(word)) &&
    !isSquareOfCharacters(words)
  ) {
    return ok(words.map(Number));
  }
  const characters = [...words.join('')];
  const strange = characters.findIndex((character) => !DIGITS.includes(character) && character !== NO_REGION);
  if (strange >= 0)
    return fail('regions: character {character:id} is {found}; expected 0-9, A-Z or a-z, one for each cell', {
      character: strange + 1,
      found: JSON.stringify(characters[strange]),
    });
  return ok(characters.map((character) => DIGITS.indexOf(character)));
}

/** N words of N characters are rows, even where they are all digits. */
function isSquareOfCharacters(words: readonly string[]): boolean {
  return words.every((word) => word.length === words.length);
}
