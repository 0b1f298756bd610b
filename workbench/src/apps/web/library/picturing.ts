import type { Complaint, Result } from '#core';
import { ok } from '#core';
import { findGridCorners, loadPictureReader, type PictureReading, type Quad, type Raster } from '#picture';
import { type PositionRecord, packPosition } from '#session';

/** What was read in a picture, as data for the page. */
export interface PicturePosition extends Pick<PictureReading, 'squares' | 'cages' | 'regions' | 'corners' | 'turn' | 'soundness'> {
  readonly puzzle: PositionRecord;
  readonly notes: readonly Complaint[];
}

const reader = loadPictureReader();

/** Reads the puzzle in a picture. */
export async function readPicture(raster: Raster): Promise<Result<PicturePosition>> {
  const reading = (await reader).read(raster);
  if (!reading.ok) return reading;
  const { puzzle, squares, cages, regions, corners, turn, soundness, notes } = reading.value;
  return ok({ puzzle: packPosition(puzzle), squares, cages, regions, corners, turn, soundness, notes });
}

/** Where a grid is in a camera's picture. */
export function findGrid(raster: Raster): Quad | undefined {
  return findGridCorners(raster);
}
