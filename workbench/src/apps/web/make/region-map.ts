import { inPieces } from '#core';

const SIGNS = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The region map of a jigsaw as text: one sign per square, the same sign for the same region; white space is free. */
export function readRegionMap(text: string): readonly number[] | undefined {
  const regions = [...text.replace(/\s/g, '')].map((sign) => SIGNS.indexOf(sign));
  return regions.includes(-1) ? undefined : regions;
}

export function writeRegionMap(regions: readonly number[], size: number): string {
  return inPieces(regions, size)
    .map((row) => row.map((region) => SIGNS[region] ?? '?').join(''))
    .join('\n');
}
