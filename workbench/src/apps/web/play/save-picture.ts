import type { Puzzle } from '#core';
import { drawPuzzleSvg } from '#drawing';
import { saveFile } from '../save-text.ts';

/** Points of a picture for each of those that it is drawn with. */
const SHARPNESS = 3;

/** Gives the reader a puzzle with its rules as a picture. */
export async function savePicture(puzzle: Puzzle, type: 'svg' | 'png', name: string): Promise<void> {
  const svg = drawPuzzleSvg(puzzle);
  if (type === 'svg') saveFile(svg, name, 'image/svg+xml');
  else saveFile(await rasterOf(svg), name, 'image/png');
}

async function rasterOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: SHARPNESS * image.width, height: SHARPNESS * image.height });
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser makes no picture'))), 'image/png');
  });
}
