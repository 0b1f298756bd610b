/** The text that the address of a puzzle (`openLink` of the formats) holds; undefined where it holds none. */
export async function readLink(query: string): Promise<string | undefined> {
  const packed = /(?:^|&)p=([A-Za-z0-9+$_-]+)/.exec(query)?.[1];
  if (packed === undefined) return undefined;
  const { default: lz } = await import('lz-string');
  return lz.decompressFromEncodedURIComponent(packed) || undefined;
}
