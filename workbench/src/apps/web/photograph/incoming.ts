import { goTo, hrefOf } from '../router.ts';
import { Store } from '../store.ts';

/** A picture that was dropped or pasted somewhere on the page and waits to be read. */
export const incomingPicture = new Store<Blob | undefined>(undefined);

/** The first picture among files. A drawing as SVG is text, which the import has a sentence for. */
export function pictureAmong(files: readonly File[]): File | undefined {
  return files.find(({ type }) => type.startsWith('image/') && type !== 'image/svg+xml');
}

/** Takes a picture to where it is read. */
export function receivePicture(picture: Blob): void {
  incomingPicture.set(picture);
  goTo(hrefOf('photograph'));
}
