import lzString from 'lz-string';

/** The address that opens a text in the page of the workbench at `base`: all of it stands behind the #, so that no server sees it. */
export function openLink(text: string, base: string): string {
  return `${base.replace(/#.*$/, '')}#/open?p=${lzString.compressToEncodedURIComponent(text.trim())}`;
}
