export { decodePicture, MOST_BYTES } from './decode.ts';
export { isPicture } from './header.ts';
