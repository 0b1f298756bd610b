export { isPicture } from '#picture';
export { decodePicture, refuseBytes } from './decode.ts';
