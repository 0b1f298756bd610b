import { ComplaintError, type Puzzle } from '#core';
import { packPosition } from '#session';
import { library } from '../library/client.ts';

/** The address that opens a puzzle anywhere: the whole puzzle in the JSON form, packed, behind the #. No server sees it. */
export async function linkTo(puzzle: Puzzle, base: string): Promise<string> {
  const written = await library.call('write', { puzzle: packPosition(puzzle), format: 'json' });
  if (!written.ok) throw new ComplaintError(written);
  const { default: lz } = await import('lz-string');
  return `${base.replace(/#.*$/, '')}#/open?p=${lz.compressToEncodedURIComponent(written.text.trim())}`;
}

/** The text that such an address holds; undefined where it holds none. */
export async function readLink(query: string): Promise<string | undefined> {
  const packed = /(?:^|&)p=([A-Za-z0-9+$_-]+)/.exec(query)?.[1];
  if (packed === undefined) return undefined;
  const { default: lz } = await import('lz-string');
  return lz.decompressFromEncodedURIComponent(packed) || undefined;
}
