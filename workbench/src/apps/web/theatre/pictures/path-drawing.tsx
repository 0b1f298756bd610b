import type { CSSProperties, ReactElement } from 'react';
import type { Geometry } from '#core';
import { polyline } from '#drawing';
import type { PathState } from '../acts/path-act.ts';
import { middleOf, type StageBlock } from '../blocks.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The path over the board: done with a full line, still to come with a dashed one, a number at every minigrid. */
export function PathDrawing({ state }: { readonly state: PathState }): ReactElement {
  const { puzzle, path, blocks, standing } = state;
  const points = path.map((block) => stopOf(puzzle.geometry, blocks[block]!));
  const line = (upTo: number): string => polyline(points.slice(0, upTo).map(({ x, y }) => [x, y]));
  // The squares of a small grid are large, and a number need not grow with them.
  const radius = Math.min(0.36, puzzle.geometry.size * 0.04);
  return (
    <g className="path-drawing" style={{ '--radius': radius } as CSSProperties}>
      <path className="ahead" d={line(points.length)} />
      <path className="walked" d={line(standing.length)} />
      {points.map(({ x, y }, i) => (
        <g key={path[i]} className={`stop ${i < standing.length ? 'standing' : ''} ${path[i] === state.current ? 'now' : ''}`}>
          <circle cx={x} cy={y} r={radius} />
          <text x={x} y={y + radius * 0.4} fontSize={radius * 1.15}>
            {i + 1}
          </text>
        </g>
      ))}
    </g>
  );
}

/**
 * Where the number of a minigrid stands: at the crossing of lines that is nearest to its middle, so that neither the path nor the numbers
 * hide a digit. A region of any shape may not hold that crossing; there it is a corner of the square nearest to the middle.
 */
function stopOf(geometry: Geometry, { cells }: StageBlock): Point {
  const middle = middleOf(geometry, cells);
  const crossing = { x: Math.floor(middle.x), y: Math.floor(middle.y) };
  const squares = cells.map((cell) => geometry.places[geometry.placesOf(cell)[0]!]!);
  const around = squares.filter(({ row, column }) => [0, 1].includes(crossing.x - column) && [0, 1].includes(crossing.y - row));
  if (around.length === 4) return crossing;
  const away = ({ row, column }: (typeof squares)[number]): number => (column + 0.5 - middle.x) ** 2 + (row + 0.5 - middle.y) ** 2;
  const { row, column } = squares.toSorted((a, b) => away(a) - away(b))[0]!;
  return { x: column + 0.24, y: row + 0.24 };
}
