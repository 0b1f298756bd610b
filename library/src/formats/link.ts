import lzString from 'lz-string';

/** The address that opens a text in the page of the workbench at `base`: all of it stands behind the #, so that no server sees it. */
export function openLink(text: string, base: string): string {
  return `${base.replace(/#.*$/, '')}#/open?p=${lzString.compressToEncodedURIComponent(text.trim())}`;
}

/** A part of an address without its escapes; as it is where they make no sense. */
export function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
