import { blots, inkOfPicture } from './ink.ts';
import { type LatticeSteps, latticeStepsOf, type Profiles, profilesOf } from './lattice.ts';
import { likeness, type Mesh, meshOf, settleMesh } from './mesh.ts';
import { GRID_SIDES } from './outlines.ts';
import { type Homography, homographyTo, hullOf, type Quad, quadAround } from './quad.ts';
import { type Grey, shrinkPicture } from './raster.ts';

/** A grid that was found: its crossings in the pixels of the picture that was handed in, and how much it looks like one (0 to 1). */
export interface FoundGrid {
  readonly mesh: Mesh;
  readonly score: number;
}

const LONGEST = 800;

/**
 * Nine cells on a side are tried first. Other numbers are tried where nine does not fit well, and have to fit much better: where the thin lines of a grid
 * of nine are too pale, some of its thick lines look like a grid of six, while a real grid of six looks nothing like nine.
 */
const USUAL = 9;
const FITS = 0.35;
const UNUSUAL = 0.42;

/** So many frames are looked at closely. */
const CLOSELY = 3;
/** Frames whose crossings are all within this part of a cell are one. */
const SAME = 0.15;

/** Grids in a picture, the likeliest first. */
export function findGrids(grey: Grey): readonly FoundGrid[] {
  const small = shrinkPicture(grey, LONGEST);
  const scale = grey.width / small.width;
  const ink = inkOfPicture(small, Math.round(Math.max(small.width, small.height) / 28));
  const shapes = frames(ink)
    .flatMap((quad) => homographyTo(quad) ?? [])
    .map((map) => ({ map, profiles: profilesOf(ink, map) }));
  const usual = likeliest(ink, shapes, [USUAL], scale);
  if (usual.some(({ score }) => score >= FITS)) return usual;
  const others = GRID_SIDES.filter((cells) => cells !== USUAL);
  const unusual = likeliest(ink, shapes, others, scale).map(({ mesh, score }) => ({ mesh, score: score * UNUSUAL }));
  return [...usual, ...unusual].sort((a, b) => b.score - a.score);
}

/** A shape that may be a grid's frame. */
interface Shape {
  readonly map: Homography;
  readonly profiles: Profiles;
}

function likeliest(ink: Grey, shapes: readonly Shape[], counts: readonly number[], scale: number): readonly FoundGrid[] {
  const guesses = shapes
    .flatMap(({ map, profiles }) =>
      counts.map((cells) => {
        const steps = latticeStepsOf(profiles, cells);
        return { steps, mesh: meshOf(map, steps) };
      }),
    )
    .sort((a, b) => b.steps.score - a.steps.score);
  const different: typeof guesses = [];
  for (const guess of guesses)
    if (different.length < CLOSELY && !different.some((other) => isSame(other.mesh, guess.mesh))) different.push(guess);
  return different.map(({ mesh, steps }) => closely(ink, mesh, steps, scale)).sort((a, b) => b.score - a.score);
}

/** Whether a closer look at both would end in the same grid: their crossings lie within a small part of a cell. */
function isSame(one: Mesh, other: Mesh): boolean {
  if (one.cells !== other.cells) return false;
  const cell = Math.hypot(one.x.at(-1)! - one.x[0]!, one.y.at(-1)! - one.y[0]!) / (one.cells * Math.SQRT2);
  return one.x.every((x, i) => Math.hypot(x - other.x[i]!, one.y[i]! - other.y[i]!) < SAME * cell);
}

/** The mesh that these steps come to, and how much it looks like a grid; less so where it leaves out much of the frame. */
function closely(ink: Grey, guess: Mesh, steps: LatticeSteps, scale: number): FoundGrid {
  const mesh = settleMesh(ink, guess);
  const covered = Math.min(1, (steps.u.step * steps.v.step * steps.cells ** 2) / 0.9);
  return { mesh: enlarged(mesh, scale), score: likeness(ink, mesh).score * covered };
}

/** Shapes that may be a grid's frame: around the largest connected ink, at three levels of ink, each once. */
function frames(ink: Grey): readonly Quad[] {
  const least = Math.min(ink.width, ink.height) * 0.18;
  const quads: Quad[] = [];
  for (const threshold of [0.4, 0.25, 0.6])
    for (const blot of blots(ink, threshold, least).slice(0, 3)) {
      const quad = quadAround(hullOf(blot.rim));
      if (quad !== undefined && !quads.some((other) => apart(other, quad) < least * 0.06)) quads.push(quad);
    }
  return quads;
}

const apart = (one: Quad, other: Quad): number => Math.max(...one.map((a, i) => Math.hypot(a.x - other[i]!.x, a.y - other[i]!.y)));

function enlarged({ cells, x, y }: Mesh, scale: number): Mesh {
  const to = (value: number): number => (value + 0.5) * scale - 0.5;
  return { cells, x: x.map(to), y: y.map(to) };
}
