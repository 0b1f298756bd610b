import type { ReactElement } from 'react';
import type { PathState } from '../acts/path-act.ts';
import { middleOf } from '../blocks.ts';

/** The path over the board: done with a full line, still to come with a dashed one, a number at every minigrid. */
export function PathDrawing({ state }: { readonly state: PathState }): ReactElement {
  const { puzzle, path, blocks, standing } = state;
  const points = path.map((block) => middleOf(puzzle.geometry, blocks[block]!.cells));
  const line = (upTo: number): string =>
    points
      .slice(0, upTo)
      .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`)
      .join('');
  const radius = Math.min(0.62, puzzle.geometry.size / 14);
  return (
    <g className="path-drawing">
      <path className="ahead" d={line(points.length)} />
      <path className="walked" d={line(standing.length)} />
      {points.map(({ x, y }, i) => (
        <g key={path[i]} className={`stop ${i < standing.length ? 'standing' : ''} ${path[i] === state.current ? 'now' : ''}`}>
          <circle cx={x} cy={y} r={radius} />
          <text x={x} y={y + radius * 0.36} fontSize={radius}>
            {i + 1}
          </text>
        </g>
      ))}
    </g>
  );
}
