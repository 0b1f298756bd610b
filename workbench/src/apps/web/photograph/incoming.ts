import { goTo, hrefOf } from '../router.ts';
import { Store } from '../store.ts';

/** A picture that was dropped or pasted somewhere on the page and waits to be read. */
export const incomingPicture = new Store<Blob | undefined>(undefined);

/** Takes a picture to where it is read. */
export function receivePicture(picture: Blob): void {
  incomingPicture.set(picture);
  goTo(hrefOf('photograph'));
}
