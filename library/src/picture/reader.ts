import { must, type Result } from '#core';
import { loadEngine } from '#engines';
import { findGrids } from './find-grid.ts';
import { inMesh } from './mesh.ts';
import { bothOf, makeNetwork } from './network.ts';
import type { NetworkData } from './network-data.ts';
import type { Quad } from './quad.ts';
import { greyOf, type Raster } from './raster.ts';
import { isPartial, type PictureReading, readPicture } from './read-picture.ts';
import { SIDE } from './squares.ts';

/** Reads pictures; it has its network and its engine. */
export interface PictureReader {
  read(raster: Raster): Result<PictureReading>;
}

/** Loads what reading needs: the networks that come with the library, or another for squares, and the engine that reads along. */
export async function loadPictureReader(data?: NetworkData): Promise<PictureReader> {
  const [squares, large, hands, cages, engine] = await Promise.all([
    data ?? import('./model.ts').then(({ model }) => model),
    import('./large-model.ts'),
    import('./hands-model.ts'),
    import('./cage-model.ts'),
    loadEngine('fast').then(must),
  ]);
  const [usual, second, third, borders, sums] = await Promise.all(
    [squares, large.model, hands.model, cages.borders, cages.sums].map((network) => makeNetwork(network, SIDE)),
  );
  const networks = { squares: usual!, large: bothOf(usual!, second!), hands: bothOf(usual!, third!), borders: borders!, sums: sums! };
  return { read: (raster) => readPicture(raster, networks, engine) };
}

/** The corners of the likeliest grid, without reading it: quick enough for a camera's pictures. Undefined where there is none, or a part of one. */
export function findGridCorners(raster: Raster): Quad | undefined {
  const grey = greyOf(raster, 480);
  const best = findGrids(grey)[0];
  // What reading would refuse is not worth to be held still for.
  if (best === undefined || best.score < 0.2 || isPartial(grey, best.mesh)) return undefined;
  const { mesh } = best;
  const scale = Math.max(1, Math.max(raster.width, raster.height) / 480);
  const corner = (column: number, row: number) => {
    const { x, y } = inMesh(mesh, column, row);
    return { x: x * scale, y: y * scale };
  };
  return [corner(0, 0), corner(mesh.cells, 0), corner(mesh.cells, mesh.cells), corner(0, mesh.cells)];
}
