export { decodePicture, refuseBytes } from './decode.ts';
export { isPicture } from './header.ts';
