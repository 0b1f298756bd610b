import type { ReactElement } from 'react';
import type { PathState } from '../acts/path-act.ts';
import { middleOf } from '../blocks.ts';

/** Of the number at a stop, in squares. */
const RADIUS = 0.36;

/** The path over the board: done with a full line, still to come with a dashed one, a number at every minigrid. */
export function PathDrawing({ state }: { readonly state: PathState }): ReactElement {
  const { puzzle, path, blocks, standing } = state;
  // At the crossing of lines that is nearest to the middle, so that neither the path nor its numbers hide a digit.
  const points = path.map((block) => {
    const { x, y } = middleOf(puzzle.geometry, blocks[block]!.cells);
    return { x: Math.floor(x), y: Math.floor(y) };
  });
  const line = (upTo: number): string =>
    points
      .slice(0, upTo)
      .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`)
      .join('');
  return (
    <g className="path-drawing">
      <path className="ahead" d={line(points.length)} />
      <path className="walked" d={line(standing.length)} />
      {points.map(({ x, y }, i) => (
        <g key={path[i]} className={`stop ${i < standing.length ? 'standing' : ''} ${path[i] === state.current ? 'now' : ''}`}>
          <circle cx={x} cy={y} r={RADIUS} />
          <text x={x} y={y + RADIUS * 0.38} fontSize={RADIUS * 1.15}>
            {i + 1}
          </text>
        </g>
      ))}
    </g>
  );
}
